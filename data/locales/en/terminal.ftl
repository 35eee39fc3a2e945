# The match at a terminal.
terminal-pass = Pass the keyboard to { $who }. Only { $who } should look now: press Enter.
terminal-who = Who’s at the keyboard? { $seats }
terminal-who-or-answer = Who? (Type the number, and an answer right after it if you like.) { $seats }
terminal-menu = What will you do?
terminal-menu-line = { $number }  { $what }
terminal-menu-optional = { $number }  { $what } (optional)
terminal-other = 0  Somebody else
terminal-back = 0  Back
terminal-choose = { $label }: { $most ->
    [one] one number
   *[other] { $least } to { $most } numbers with spaces between
}
terminal-choose-in-order = { $label }: { $most ->
    [one] one number
   *[other] { $least } to { $most } numbers with spaces between, in the order you want
}
terminal-write = { $label }:
terminal-do = Enter to do it, 0 to go back
terminal-not-a-number = “{ $given }” isn’t one of the numbers shown.
terminal-not-a-seat = “{ $given }” isn’t one of the players shown.
terminal-concede = To give up, type { $command } on your turn.
terminal-concede-sure = { $command } again to give up, anything else to keep playing
terminal-next = Press Enter to continue.
terminal-saved = The match is saved in { $file }.
terminal-bye = You left the match before it ended.
terminal-choose-if-any = { $label }: { $most ->
    [one] one number, or just Enter for none
   *[other] up to { $most } numbers with spaces between, or just Enter for none
}
terminal-take-back-word = back
terminal-take-back-hint = Type “{ $word }” at any time to take a move back.
terminal-take-back-nothing = There’s no move to take back.
terminal-take-back-last = the last move.
terminal-take-back-asked = { $who } would like to take this back: { $what }
terminal-take-back-agree = Enter if all the others agree, 0 if it stands
terminal-hint = Hint: { $why }

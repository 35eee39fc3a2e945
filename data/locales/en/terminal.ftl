# The match at a terminal.
terminal-pass = Hand the keyboard to { $who }. Only { $who } looks now: press Enter.
terminal-who = Who is at the keyboard? { $seats }
terminal-who-or-answer = Who? (Write the number, and an answer right behind it if you like.) { $seats }
terminal-menu = What do you do?
terminal-menu-line = { $number }  { $what }
terminal-menu-optional = { $number }  { $what } (if you like)
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
terminal-do = Enter does it, 0 goes back
terminal-not-a-number = “{ $given }” is not one of the numbers shown.
terminal-not-a-seat = “{ $given }” is not one of the players shown.
terminal-concede = Whoever wants to give up types { $command } when it is their turn.
terminal-concede-sure = { $command } once more gives up, anything else plays on
terminal-next = Press Enter to go on.
terminal-saved = The match is kept in { $file }.
terminal-bye = The match was left before its end.
terminal-choose-if-any = { $label }: { $most ->
    [one] one number, or just Enter for none
   *[other] up to { $most } numbers with spaces between, or just Enter for none
}
terminal-take-back-word = back
terminal-take-back-hint = Type “{ $word }” at any time to take a move back.
terminal-take-back-nothing = There is no move to take back.
terminal-take-back-last = the last move.
terminal-take-back-asked = { $who } would like to take this back: { $what }
terminal-take-back-agree = Enter if all others agree, 0 if it stands
terminal-hint = A hint: { $why }

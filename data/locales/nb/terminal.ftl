# Kampen ved en terminal.
terminal-pass = Gi tastaturet til { $who }. Nå ser bare { $who }: trykk Enter.
terminal-who = Hvem sitter ved tastaturet? { $seats }
terminal-who-or-answer = Hvem? (Skriv nummeret, gjerne med svaret rett etter.) { $seats }
terminal-menu = Hva gjør du?
terminal-menu-line = { $number }  { $what }
terminal-menu-optional = { $number }  { $what } (hvis du vil)
terminal-other = 0  Noen andre
terminal-back = 0  Tilbake
terminal-choose = { $label }: { $most ->
    [one] ett nummer
   *[other] { $least } til { $most } numre med mellomrom mellom
}
terminal-choose-in-order = { $label }: { $most ->
    [one] ett nummer
   *[other] { $least } til { $most } numre med mellomrom mellom, i den rekkefølgen du vil ha
}
terminal-write = { $label }:
terminal-do = Enter gjør det, 0 går tilbake
terminal-not-a-number = «{ $given }» er ikke et av numrene som vises.
terminal-not-a-seat = «{ $given }» er ikke en av spillerne som vises.
terminal-concede = Den som vil gi opp, skriver { $command } på sin tur.
terminal-concede-sure = { $command } en gang til gir opp, alt annet spiller videre
terminal-next = Trykk Enter for å gå videre.
terminal-saved = Partiet ligger i { $file }.
terminal-bye = Dere gikk fra kampen før det var slutt.
terminal-choose-if-any = { $label }: { $most ->
    [one] ett nummer, eller bare Enter for ingen
   *[other] opptil { $most } numre med mellomrom mellom, eller bare Enter for ingen
}
terminal-take-back-word = tilbake
terminal-take-back-hint = Skriv «{ $word }» når som helst for å ta tilbake et trekk.
terminal-take-back-nothing = Det finnes ikke noe trekk å ta tilbake.
terminal-take-back-last = det siste trekket.
terminal-take-back-asked = { $who } vil ta tilbake dette: { $what }
terminal-take-back-agree = Enter hvis alle andre sier ja, 0 hvis det blir stående
terminal-hint = Et tips: { $why }

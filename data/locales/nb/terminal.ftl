# Kampen ved en terminal.
terminal-pass = Gi tastaturet til { $who }. Når ingen andre enn { $who } ser på: Trykk Enter.
terminal-who = Hvem sitter ved tastaturet? { $seats }
terminal-who-or-answer = Hvem? (Skriv nummeret, gjerne med svaret rett etter.) { $seats }
terminal-menu = Hva gjør du?
terminal-menu-line = { $number }  { $what }
terminal-menu-optional = { $number }  { $what } (hvis du vil)
terminal-other = 0  Noen andre
terminal-back = 0  Tilbake
terminal-choose = { $label }: { $most ->
    [one] ett nummer
   *[other] { $least } til { $most } numre med mellomrom imellom
}
terminal-choose-in-order = { $label }: { $most ->
    [one] ett nummer
   *[other] { $least } til { $most } numre med mellomrom imellom, i den rekkefølgen du vil ha
}
terminal-write = { $label }:
terminal-do = Enter gjør det, 0 går tilbake
terminal-not-a-number = «{ $given }» er ikke et av numrene som vises.
terminal-not-a-seat = «{ $given }» er ikke en av spillerne som vises.
terminal-concede = Vil du gi opp, skriver du { $command } når det er din tur.
terminal-concede-sure = Skriv { $command } en gang til for å gi opp, eller noe annet for å spille videre
terminal-next = Trykk Enter for å gå videre.
terminal-saved = Kampen ligger i { $file }.
terminal-bye = Dere gikk fra kampen før den var slutt.
terminal-choose-if-any = { $label }: { $most ->
    [one] ett nummer, eller bare Enter for ingen
   *[other] opptil { $most } numre med mellomrom imellom, eller bare Enter for ingen
}
terminal-take-back-word = angre
terminal-take-back-hint = Skriv «{ $word }» når som helst for å angre et trekk.
terminal-take-back-nothing = Det er ikke noe trekk å angre.
terminal-take-back-last = det siste trekket.
terminal-take-back-asked = { $who } vil angre dette: { $what }
terminal-take-back-agree = Enter hvis alle de andre sier ja, 0 hvis trekket blir stående
terminal-hint = Tips: { $why }

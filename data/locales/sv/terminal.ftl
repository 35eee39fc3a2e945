# Matchen vid en terminal.
terminal-pass = Lämna över tangentbordet till { $who }. Nu tittar bara { $who }: tryck på Enter.
terminal-who = Vem sitter vid tangentbordet? { $seats }
terminal-who-or-answer = Vem? (Skriv numret, gärna med svaret direkt efter.) { $seats }
terminal-menu = Vad gör du?
terminal-menu-line = { $number }  { $what }
terminal-menu-optional = { $number }  { $what } (om du vill)
terminal-other = 0  Någon annan
terminal-back = 0  Tillbaka
terminal-choose = { $label }: { $most ->
    [one] ett nummer
   *[other] { $least } till { $most } nummer med mellanslag emellan
}
terminal-choose-in-order = { $label }: { $most ->
    [one] ett nummer
   *[other] { $least } till { $most } nummer med mellanslag emellan, i den ordning du vill ha dem
}
terminal-write = { $label }:
terminal-do = Enter gör det, 0 går tillbaka
terminal-not-a-number = ”{ $given }” är inte ett av numren som visas.
terminal-not-a-seat = ”{ $given }” är inte en av spelarna som visas.
terminal-concede = Vill du ge upp? Skriv { $command } när det är din tur.
terminal-concede-sure = { $command } en gång till för att ge upp, vad som helst annat för att spela vidare
terminal-next = Tryck på Enter för att gå vidare.
terminal-saved = Matchen är sparad i { $file }.
terminal-bye = Ni lämnade matchen före slutet.
terminal-choose-if-any = { $label }: { $most ->
    [one] ett nummer, eller bara Enter för inget
   *[other] upp till { $most } nummer med mellanslag emellan, eller bara Enter för inget
}
terminal-take-back-word = ångra
terminal-take-back-hint = Skriv ”{ $word }” när som helst för att ångra ett drag.
terminal-take-back-nothing = Det finns inget drag att ångra.
terminal-take-back-last = det senaste draget.
terminal-take-back-asked = { $who } vill ångra det här: { $what }
terminal-take-back-agree = Enter om alla andra säger ja, 0 om draget ska stå kvar
terminal-hint = Ett tips: { $why }

# Å se på: /se
cogs-command-watch = se
cogs-command-watch-help = Se hva som spilles på denne serveren
chat-watch-matches = Kamper i gang
chat-watch-lobbies = Venter på spillere
chat-watch-nothing = Ingen spiller i kanalene du kan se. /{ cogs-command-play } åpner et bord.
chat-watch-paused = på pause
chat-watch-seats = 🪑 { $taken }/{ $most }
chat-watch-newest = Bare de nyeste bordene vises.
chat-watch-which = Se på en kamp …
chat-watch-do = { $does ->
    [refresh] Oppdater
    [list] Alle kamper
    [words] { chat-do-words }
   *[picture] { chat-do-picture }
}
chat-watch-gone = Du kan ikke se på denne kampen lenger. /{ cogs-command-watch } viser hva annet som spilles.

# Samme bord igjen, på et tidspunkt som de ved bordet blir enige om
chat-do-meet = Samme bord i morgen …
chat-meet-title = Samme bord igjen
chat-meet-day = Hvilken dag?
chat-meet-hour = Om en time
chat-meet-on = { $which ->
    [today] I dag
    [tomorrow] I morgen
    [mon] Mandag
    [tue] Tirsdag
    [wed] Onsdag
    [thu] Torsdag
    [fri] Fredag
    [sat] Lørdag
   *[sun] Søndag
} { $day }.{ $month }.
chat-meet-time = Hvilket klokkeslett?
chat-meet-zone = Tidssonen din
chat-meet-zone-help = Alle ser tidspunktet i sin egen tidssone
chat-meet-zone-known = Tidssonen din: { $zone }. Du kan endre den i /{ cogs-command-settings }. Alle ser tidspunktet i sin egen tidssone.
chat-meet-heading = { $game }: Samme bord igjen?
chat-meet-proposed = { $who } foreslår { $when }.
chat-meet-answers = { $answer ->
    [yes] ✅ Kommer: { $who }
    [no] ❌ Kan ikke: { $who }
   *[none] ❔ Har ikke svart: { $who }
}
chat-meet-then = Når det er tid, åpner jeg bordet i { $place } og sier fra til dem som kommer.
chat-meet-do-yes = Jeg kommer
chat-meet-do-no = Jeg kan ikke
chat-meet-do-off = Avlys
chat-meet-ended = { $end ->
    [held] **{ $game }**: Dere skulle møtes { $when }, og bordet er åpent i { $place }.
    [late] **{ $game }**: Jeg er sent ute. Dere ble enige om { $when }; nå er bordet åpent i { $place }.
    [off] { $who } har avlyst **{ $game }** { $when }.
    [missed] **{ $game }**: Jeg fikk ikke åpnet bordet { $when }. Beklager!
    [nobody] **{ $game }** { $when }: Ingen kunne komme.
   *[refused] **{ $game }**: Jeg fikk ikke åpnet bordet dere hadde avtalt til { $when }. { $why }
}
chat-meet-another = Et annet tidspunkt …
chat-meet-barred = 📅 Dere skulle spille **{ $game }** i { $place } { $when }, men { $why ->
    [gone] kanalen finnes ikke lenger. /{ cogs-command-play } åpner et nytt bord.
   *[shut] jeg får ikke skrive der. Slipper jeg inn innen en time, åpner jeg bordet.
}
chat-meet-already = Dere skal allerede møtes { $when }. { $link }
chat-meet-told = Forslaget ditt står i kanalen.
chat-meet-open = Bordet er åpent: { $link }
chat-meet-no-time = «{ $typed }» er ikke noe klokkeslett. Skriv for eksempel 20:30.
chat-meet-past = Det tidspunktet er allerede passert: { $when }. Velg et senere.
chat-meet-off-not-yours = Bare den som foreslo tidspunktet, og de som får administrere meldinger, kan avlyse.
chat-meet-lobby = Samme bord igjen, som avtalt til { $when }. Andre er også velkomne.
chat-watch-meetings = Skal møtes igjen
tables-meeting-past = Det tidspunktet er allerede passert. Velg et senere.
tables-meeting-far = Det er for langt fram i tid. Velg et tidspunkt innen to uker.
tables-meetings-many-here = På denne serveren er det allerede avtalt { $most } bord, og flere kan jeg ikke holde styr på. Vent til ett av dem er åpnet, eller avlys ett.
tables-meetings-many-own = Du har allerede foreslått { $most } bord, og flere kan jeg ikke holde styr på. Vent til ett av dem er åpnet, eller avlys ett.
tables-meeting-over = Det er over: Bordet ble åpnet eller avlyst, eller det ble ikke noe av det.
tables-meeting-others = Det gjelder dem som spilte. Når det er tid, kan hvem som helst sette seg om det er plass.

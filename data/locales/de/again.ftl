# Zuschauen: /zuschauen
cogs-command-watch = zuschauen
cogs-command-watch-help = Sehen, was auf diesem Server gespielt wird
chat-watch-matches = Laufende Partien
chat-watch-lobbies = Es fehlen noch Mitspieler
chat-watch-nothing = In den Kanälen, die du siehst, spielt gerade niemand. /{ cogs-command-play } eröffnet einen Tisch.
chat-watch-paused = Pause
chat-watch-seats = 🪑 { $taken }/{ $most }
chat-watch-newest = Nur die neuesten Tische werden gezeigt.
chat-watch-which = Bei einer Partie zuschauen …
chat-watch-do = { $does ->
    [refresh] Aktualisieren
    [list] Alle Partien
    [words] { chat-do-words }
   *[picture] { chat-do-picture }
}
chat-watch-gone = Bei dieser Partie kannst du nicht mehr zuschauen. /{ cogs-command-watch } zeigt, was sonst gespielt wird.

# Derselbe Tisch noch einmal, zu einer Zeit, auf die sich alle dort einigen
chat-do-meet = Morgen wieder …
chat-meet-title = Wieder an diesem Tisch
chat-meet-day = An welchem Tag?
chat-meet-hour = In einer Stunde
chat-meet-on = { $which ->
    [today] Heute
    [tomorrow] Morgen
    [mon] Montag
    [tue] Dienstag
    [wed] Mittwoch
    [thu] Donnerstag
    [fri] Freitag
    [sat] Samstag
   *[sun] Sonntag
}, { $day }.{ $month }.
chat-meet-time = Um wie viel Uhr?
chat-meet-zone = Deine Zeitzone
chat-meet-zone-help = Alle sehen die Zeit in ihrer eigenen
chat-meet-zone-known = Deine Zeitzone: { $zone }. Ändern kannst du sie in /{ cogs-command-settings }. Alle sehen die Zeit in ihrer eigenen.
chat-meet-heading = { $game }: wieder an diesem Tisch?
chat-meet-proposed = { $who } schlägt vor: { $when }.
chat-meet-answers = { $answer ->
    [yes] ✅ Dabei: { $who }
    [no] ❌ Verhindert: { $who }
   *[none] ❔ Noch keine Antwort: { $who }
}
chat-meet-then = Wenn es so weit ist, öffne ich den Tisch in { $place } und rufe alle, die kommen.
chat-meet-do-yes = Ich komme
chat-meet-do-no = Ich kann nicht
chat-meet-do-off = Absagen
chat-meet-ended = { $end ->
    [held] **{ $game }**: { $when } war es so weit, der Tisch ist offen in { $place }.
    [late] **{ $game }**: Ich bin spät dran. Verabredet war { $when }; jetzt ist der Tisch offen in { $place }.
    [off] { $who } hat abgesagt: **{ $game }**, { $when }.
    [missed] **{ $game }**: Ich konnte den Tisch nicht öffnen, verabredet war { $when }. Tut mir leid!
    [nobody] Niemand konnte kommen: **{ $game }**, { $when }.
   *[refused] **{ $game }**: Ich konnte den Tisch nicht öffnen, verabredet war { $when }. { $why }
}
chat-meet-another = Ein andermal …
chat-meet-barred = 📅 Ihr wart für **{ $game }** in { $place } verabredet, { $when }, aber { $why ->
    [gone] den Kanal gibt es nicht mehr. /{ cogs-command-play } eröffnet einen neuen Tisch.
   *[shut] ich darf dort nicht schreiben. Werde ich innerhalb einer Stunde hereingelassen, öffne ich den Tisch.
}
chat-meet-already = Ihr seid schon verabredet: { $when }. { $link }
chat-meet-told = Dein Vorschlag steht im Kanal.
chat-meet-open = Der Tisch ist offen: { $link }
chat-meet-no-time = „{ $typed }“ ist keine Uhrzeit. Schreib zum Beispiel 20:30.
chat-meet-past = Diese Zeit ist vorbei: { $when }. Wähl eine spätere.
chat-meet-off-not-yours = Absagen kann nur, wer die Zeit vorgeschlagen hat oder Nachrichten verwalten darf.
chat-meet-lobby = Wieder an diesem Tisch, wie verabredet: { $when }. Auch andere sind willkommen.
chat-watch-meetings = Verabredet
tables-meeting-past = Diese Zeit ist vorbei. Wähl eine spätere.
tables-meeting-far = Das ist zu lange hin. Wähl eine Zeit in den nächsten zwei Wochen.
tables-meetings-many-here = Auf diesem Server ist schon so viel verabredet, wie ich mir merke ({ $most }). Warte ab, oder sag etwas davon ab.
tables-meetings-many-own = Du hast schon so viel vorgeschlagen, wie ich mir merke ({ $most }). Warte ab, oder sag etwas davon ab.
tables-meeting-over = Das ist vorbei: Der Tisch wurde geöffnet, abgesagt oder verpasst.
tables-meeting-others = Das ist für die, die gespielt haben. Wenn es so weit ist, können sich alle dazusetzen, solange Platz ist.

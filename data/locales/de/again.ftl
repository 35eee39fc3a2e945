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
chat-meet-zone-help = Alle sehen die Uhrzeit in ihrer eigenen
chat-meet-zone-known = Deine Zeitzone: { $zone }. Ändern kannst du sie in den /{ cogs-command-settings }. Alle anderen sehen die Uhrzeit in ihrer.
chat-meet-heading = { $game }: wieder an diesem Tisch?
chat-meet-proposed = { $who } schlägt vor: { $when }.
chat-meet-answers = { $answer ->
    [yes] ✅ Dabei: { $who }
    [no] ❌ Nicht dabei: { $who }
   *[none] ❔ Noch keine Antwort: { $who }
}
chat-meet-then = Wenn es so weit ist, eröffne ich den Tisch in { $place } und sage allen Bescheid, die dabei sind.
chat-meet-do-yes = Ich bin dabei
chat-meet-do-no = Ich kann nicht
chat-meet-do-off = Absagen
chat-meet-ended = { $end ->
    [held] **{ $game }**, { $when }: Der Tisch in { $place } ist offen.
    [late] **{ $game }**: Ich bin spät dran. Ihr wart für { $when } verabredet; jetzt ist der Tisch in { $place } offen.
    [off] { $who } hat abgesagt: **{ $game }**, { $when }.
    [missed] **{ $game }**, { $when }: Ich konnte den Tisch nicht eröffnen. Tut mir leid!
    [nobody] Niemand hatte Zeit: **{ $game }**, { $when }.
   *[refused] **{ $game }**, { $when }: Ich konnte den Tisch nicht eröffnen. { $why }
}
chat-meet-another = Neuer Termin …
chat-meet-barred = 📅 **{ $game }** in { $place }, { $when }: { $why ->
    [gone] Den Kanal, in dem ihr verabredet wart, gibt es nicht mehr. /{ cogs-command-play } eröffnet einen neuen Tisch.
   *[shut] Dort seid ihr verabredet, aber ich darf dort nicht schreiben. Ändert sich das innerhalb einer Stunde, eröffne ich den Tisch.
}
chat-meet-already = Ihr seid schon verabredet: { $when }. { $link }
chat-meet-told = Dein Vorschlag steht im Kanal.
chat-meet-open = Der Tisch ist offen: { $link }
chat-meet-no-time = „{ $typed }“ ist keine Uhrzeit. Schreib zum Beispiel 20:30.
chat-meet-past = Dieser Zeitpunkt ist schon vorbei: { $when }. Wähl einen späteren.
chat-meet-off-not-yours = Absagen kann nur, wer den Vorschlag gemacht hat oder hier Nachrichten verwalten darf.
chat-meet-lobby = Auf ein Neues, wie verabredet: { $when }. Andere sind auch willkommen.
chat-watch-meetings = Verabredet
tables-meeting-past = Dieser Zeitpunkt ist schon vorbei. Wähl einen späteren.
tables-meeting-far = Das ist zu lange hin. Wähl einen Zeitpunkt in den nächsten zwei Wochen.
tables-meetings-many-here = Auf diesem Server gibt es schon genug Verabredungen (höchstens { $most }). Warte, bis eine davon vorbei ist, oder sag eine ab.
tables-meetings-many-own = Du hast schon genug Verabredungen vorgeschlagen (höchstens { $most }). Warte, bis eine davon vorbei ist, oder sag eine ab.
tables-meeting-over = Diese Verabredung ist vorbei oder abgesagt.
tables-meeting-others = Hier antworten nur die, die mitgespielt haben. Sobald der Tisch offen ist, können sich alle dazusetzen, solange Platz ist.

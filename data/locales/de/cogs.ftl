# Befehle, und die Sätze, die auf sie antworten.
cogs-command-play = spielen
cogs-command-play-help = Einen Tisch in diesem Kanal eröffnen
cogs-command-table = tisch
cogs-command-table-help = Den Tisch dieses Kanals noch einmal zeigen, ganz unten
cogs-command-hand = hand
cogs-command-hand-help = Deine Karten, und was du tun kannst, nur dir zeigen
cogs-command-leave = verlassen
cogs-command-leave-help = Deinen Tisch verlassen
cogs-command-give-up = aufgeben
cogs-command-give-up-help = Deine Partie aufgeben, nach einer Rückfrage
cogs-command-undo = zurücknehmen
cogs-command-undo-help = Deinen letzten Zug zurücknehmen; manchmal müssen die anderen zustimmen
cogs-command-verify = prüfen
cogs-command-verify-help = Jedes Mischen und jeden Wurf einer beendeten Partie nachrechnen
cogs-command-roll = würfeln
cogs-command-roll-help = Für alle sichtbar würfeln
cogs-command-rules = regeln
cogs-command-rules-help = Wie ein Spiel gespielt wird
cogs-command-help = hilfe
cogs-command-help-help = Was dieser Bot kann
cogs-command-answer = antworten
cogs-command-answer-help = Beantworten, was in diesem Kanal gefragt ist
cogs-command-in-game = { $game }: { $what }
cogs-command-settings = einstellungen
cogs-command-settings-help = Wähle, wie der Bot mit dir spielt
cogs-parameter-game = spiel
cogs-parameter-game-help = Welches Spiel
cogs-parameter-against = gegen
cogs-parameter-against-help = Gegen mich spielen: Die Partie beginnt sofort
cogs-parameter-table = tisch
cogs-parameter-table-help = Der Code des Tisches, wie er auf dem Brett steht; ohne gilt die zuletzt beendete Partie hier
cogs-parameter-text = antwort
cogs-parameter-text-help = Deine Antwort
cogs-parameter-die = würfel
cogs-parameter-die-help = W6 zeigt 1 bis 6, W10 zeigt 0 bis 9
cogs-parameter-count = anzahl
cogs-parameter-count-help = Wie viele Würfel, 1 bis 10
chat-help = {"**"}Spelvärden** lädt zu Kartenspielen ein: gegen mich oder miteinander.
chat-help-commands =
    • **/{ cogs-command-play }** eröffnet einen Tisch. Die anderen drücken „{ chat-do-join }“, du drückst „{ chat-do-start }“.
    • Deine Karten kommen als Direktnachricht. „{ chat-do-hand }“ zeigt sie hier, nur dir. Ratlos? Drück „{ chat-do-hint }“.
    • **/{ cogs-command-rules }**: jedes Spiel in einer Minute.
    • Falscher Zug: **/{ cogs-command-undo }**. Du musst weg: **/{ cogs-command-leave }**. Du gibst dich geschlagen: **/{ cogs-command-give-up }**. Tisch aus den Augen verloren: **/{ cogs-command-table }**.
    • **/{ cogs-command-settings }**: Bilder oder Text, eigene Würfe, Ruhezeiten.
chat-help-fair = Zweifel? „{ chat-do-fair }“ an jedem Tisch zeigt, wie gemischt wurde. Nach der Partie rechnet /{ cogs-command-verify } jedes Mischen und jeden Wurf nach.
chat-help-command = • /{ $name } – { $what }
cogs-rolled = { $count ->
    [one] { $die }: { $shows }
   *[other] { $die } × { $count }: { $shows } – zusammen { $total }
}
cogs-left = Du hast den Tisch verlassen.
cogs-leave-sure = Die anderen werden gefragt, was aus deinem Platz wird. Du kannst zurückkommen, solange ihn niemand sonst übernommen hat. Wirklich gehen?
cogs-gave-up = Du hast aufgegeben.
cogs-plays-on = Du spielst weiter.
cogs-ended = Die Partie ist beendet worden.
cogs-end-sure = Damit endet die Partie für alle, und sie lässt sich nicht wieder aufnehmen. Wirklich beenden?
cogs-end-not-yours = Nur wer den Tisch eröffnet hat oder hier Nachrichten verwalten darf, kann ihn beenden.
cogs-which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
cogs-which-table-here = Hier stehen mehrere Tische. Welchen meinst du?
cogs-stranded = { $count ->
    [one] Dein Tisch hat keinen Platz mehr. Soll es hier weitergehen?
   *[other] Deine Tische haben keinen Platz mehr. Welcher soll hier weitergehen?
}
cogs-settled = Der Tisch steht jetzt in { $place }.
cogs-no-table-here = In diesem Kanal wird nichts gespielt. /{ cogs-command-play } eröffnet einen Tisch.
cogs-no-table-of-yours = Du sitzt an keinem Tisch. /{ cogs-command-play } eröffnet einen.
cogs-none-ended-here = In diesem Kanal ist noch keine Partie zu Ende gegangen. Für eine Partie von anderswo gib den Code ihres Tisches an.
cogs-no-duel-here = Du bist in diesem Kanal in keinem Spiel, das mit Antworten gespielt wird.
cogs-no-such-command-here = Das Spiel an deinem Tisch hat keinen solchen Befehl.
cogs-not-here = Ein Tisch braucht einen Kanal auf einem Server, auf dem der Bot ist. Eröffne ihn dort.
cogs-in-thread = { $game } wird in { $thread } gespielt.
cogs-opened-there = Der Tisch ist eröffnet: { $place }
cogs-thread-there = Dieser Tisch hat schon seinen Platz.
cogs-dm-closed = Ich kann dir keine Direktnachrichten schicken, deine Karten kommen also nicht auf diesem Weg. Verloren ist nichts: Drücke hier oder auf dem Brett „Meine Hand“, oder schreibe /{ cogs-command-hand }, dann siehst du sie hier, und nur du. Erlaubst du Direktnachrichten von Mitgliedern dieses Servers, kommen sie von selbst.
cogs-dm-barred = Ich kann gerade keine Direktnachrichten mit dir eröffnen, deine Karten kommen also vorerst nicht auf diesem Weg. Verloren ist nichts: Drücke hier oder auf dem Brett „Meine Hand“, oder schreibe /{ cogs-command-hand }, dann siehst du sie hier, und nur du. Sobald es wieder geht, kommen sie von selbst.
cogs-nobody-here = niemandem an diesem Tisch
cogs-turn-played = Gespielt.
cogs-settings-rolls = { $who ->
    [own] Du würfelst selbst: Nach einem Zug, der Würfel braucht, hast du fünf Sekunden, um „{ kit-roll }“ zu drücken; dann wird von selbst gewürfelt.
   *[bot] Die Würfel, die dein Zug braucht, werden gleich mitgeworfen.
}
cogs-settings-change = { $who ->
    [own] Gleich mitwürfeln
   *[bot] Ich würfle lieber selbst
}
cogs-settings-hands = { $shown ->
    [pictures] Blätter siehst du als Bilder.
   *[words] Blätter bekommst du in Worten erzählt.
}
cogs-settings-change-hands = { $shown ->
    [pictures] Blätter in Worten
   *[words] Blätter als Bilder
}
cogs-settings-boards = { $shown ->
    [pictures] Auf diesem Server werden Tische als Bilder gezeigt.
   *[words] Auf diesem Server werden Tische in Worten beschrieben.
}
cogs-settings-change-boards = { $shown ->
    [pictures] Tische hier in Worten
   *[words] Tische hier als Bilder
}
cogs-settings-not-yours = Das kann nur für alle wählen, wer diesen Server verwalten darf („Server verwalten“).
chat-right-unknown = Von hier aus sehe ich nicht, ob du das darfst. Drücke dort, wo der Tisch steht: { $place }
cogs-forged = Dieser Knopf sagt mir nichts, und es ist nichts geschehen.
cogs-forged-command = So, wie dieser Befehl kam, kann ich ihn nicht annehmen, und es ist nichts geschehen. Wähle ihn noch einmal aus der Liste; zeigt Discord noch einen alten, lade es neu.
cogs-too-slow = Das hat bei mir zu lange gedauert, und es ist nichts geschehen. Drücke noch einmal.
cogs-missing-permissions = Das darf ich in diesem Kanal noch nicht. Jemand, der den Server verwaltet, muss mir erlauben: { $permissions }.
cogs-permission = { $name ->
    [view_channel] Kanal anzeigen
    [send_messages] Nachrichten senden
    [embed_links] Links einbetten
    [attach_files] Dateien anhängen
    [read_message_history] Nachrichtenverlauf lesen
    [send_messages_in_threads] Nachrichten in Threads senden
    [connect] Verbinden
   *[create_public_threads] Öffentliche Threads erstellen
}
cogs-locked = Dieser Thread ist gesperrt; ich kann hier nichts zeigen, bis ihn jemand, der Threads verwaltet, entsperrt. Nichts von dem, was gespielt wurde, ist verloren.
cogs-forbidden = Discord lässt mich das hier nicht tun und sagt nicht, warum. Jemand, der den Server verwaltet, kann es in den Berechtigungen des Kanals richten.
chat-not-in-thread = Ich bin nicht in diesem privaten Thread und könnte hier nichts zeigen. Erwähne mich einmal hier ({ $me }) und versuche es noch einmal.
cogs-no-threads-here = In diesem Kanal gibt es keine Threads. Drück auf „{ chat-do-start }“, um gleich hier zu spielen.
cogs-message-gone = Die Nachricht, auf die du gedrückt hast, ist inzwischen gelöscht; deshalb antworte ich hier. Was du getan hast, zählt, wenn es möglich war; /{ cogs-command-table } zeigt das Brett und /{ cogs-command-hand } deine Karten.
cogs-hand-was-old = Diese Hand war veraltet; hier ist die neue.
cogs-too-hasty = Das war zweimal kurz nacheinander gedrückt, darum hat das zweite Mal nichts gespielt. Drück noch einmal, wenn du das willst.
cogs-no-rounds = Es gibt noch nichts, worauf man zurückblicken könnte.
cogs-rate-limited = Discord lässt mich warten, bevor ich das wieder tun darf. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
cogs-broken = Bei mir ist etwas schiefgegangen. Versuche es noch einmal, wenn dein Zug nicht zu sehen ist; geschieht es wieder, sag es denen, die den Bot betreiben.
cogs-discord-fails = Discord hat meine Antwort gerade nicht angenommen. Was du getan hast, kann trotzdem gelten: /{ cogs-command-table } zeigt das Brett und /{ cogs-command-hand } deine Karten; ist es dort nicht zu sehen, versuch es noch einmal.
cogs-presets-managers = Vorlagen speichern und löschen kann nur, wer durch eine Rolle auf diesem Server Nachrichten verwalten darf.
cogs-preset-saved = „{ $name }“ ist gespeichert und steht von jetzt an unter „{ chat-begin }“.
cogs-preset-sure = Die Vorlage „{ $name }“ löschen? Sie ist dann für alle auf diesem Server weg.
cogs-preset-deleted = „{ $name }“ ist gelöscht.
cogs-preset-nameless = Eine Vorlage braucht einen Namen, den man sieht.

# Bedenkzeit und Ruhezeiten
cogs-settings-clock = ⏳ Auf diesem Server: { $clock }
cogs-settings-quiet-none = In Partien mit einem Tag je Zug läuft deine Uhr Tag und Nacht. Sag mir, wo du wohnst, dann steht sie nachts still.
cogs-settings-quiet = { $state ->
    [none] Du hast keine Ruhezeiten ({ $zone }).
   *[some] Ruhezeiten: { $since }–{ $until } ({ $zone }). In Partien mit einem Tag je Zug steht deine Uhr dann still, und ich schreibe dir nicht deswegen.
}
cogs-settings-digest = { $state ->
    [on] In solchen Partien schreibe ich dir einmal am Tag, um { $until }, falls auf dich gewartet wird.
   *[off] In solchen Partien schreibe ich dir jedes Mal, wenn du dran bist.
}
cogs-settings-change-digest = { $state ->
    [on] Jedes Mal schreiben
   *[off] Einmal am Tag schreiben
}
cogs-settings-zone = Wo wohnst du?
cogs-settings-zone-typed = Eine andere Zeitzone …
cogs-settings-zone-none = Das sage ich lieber nicht (keine Ruhezeiten)
cogs-settings-zone-name = Der Name der Zeitzone
cogs-settings-zone-unknown = Ich kenne keine Zeitzone namens „{ $zone }“. Die Namen sehen aus wie Europe/Stockholm.
cogs-settings-hours = Wann willst du deine Ruhe haben?
cogs-settings-span = { $state ->
    [none] Nie, aber um { $until } schreiben
   *[some] { $since }–{ $until }
}

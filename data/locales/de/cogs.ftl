# Befehle, und die Sätze, die auf sie antworten.
cogs-command-play = spielen
cogs-command-play-help = Einen Tisch in diesem Kanal eröffnen
cogs-command-table = tisch
cogs-command-table-help = Den Tisch dieses Kanals noch einmal ganz unten zeigen
cogs-command-hand = hand
cogs-command-hand-help = Nur dir zeigen, welche Karten du hast und was du tun kannst
cogs-command-leave = verlassen
cogs-command-leave-help = Deinen Tisch verlassen
cogs-command-give-up = aufgeben
cogs-command-give-up-help = Deine Partie aufgeben (du wirst noch einmal gefragt)
cogs-command-undo = zurücknehmen
cogs-command-undo-help = Deinen letzten Zug zurücknehmen; manchmal müssen die anderen zustimmen
cogs-command-verify = prüfen
cogs-command-verify-help = Jedes Mischen und jeden Wurf einer beendeten Partie nachrechnen
cogs-command-replay = wiederholung
cogs-command-replay-help = Eine beendete Partie Zug für Zug ansehen
cogs-command-roll = würfeln
cogs-command-roll-help = Würfeln, sodass alle es sehen
cogs-command-rules = regeln
cogs-command-rules-help = Die Regeln eines Spiels lesen
cogs-command-help = hilfe
cogs-command-help-help = Sehen, was ich kann
cogs-command-answer = antworten
cogs-command-answer-help = Auf die Frage in diesem Kanal antworten
cogs-command-in-game = { $game }: { $what }
cogs-command-settings = einstellungen
cogs-command-settings-help = Bilder oder Text, eigene Würfe und Ruhezeiten einstellen
cogs-command-privacy = datenschutz
cogs-command-privacy-help = Sehen, herunterladen oder löschen, was ich über dich speichere
cogs-parameter-game = spiel
cogs-parameter-game-help = Welches Spiel
cogs-parameter-against = gegen
cogs-parameter-against-help = Gegen mich spielen: Die Partie beginnt sofort
cogs-parameter-table = tisch
cogs-parameter-table-help = Der Code, der am Tisch steht; ohne ihn gilt die hier zuletzt beendete Partie
cogs-parameter-match = partie
cogs-parameter-match-help = Der Code der Partie; ohne ihn gilt die hier zuletzt beendete
cogs-parameter-move = zug
cogs-parameter-move-help = Welcher Zug; ohne Angabe: von Anfang an
cogs-parameter-text = antwort
cogs-parameter-text-help = Deine Antwort
cogs-parameter-die = würfel
cogs-parameter-die-help = W6 zeigt 1 bis 6, W10 zeigt 0 bis 9
cogs-parameter-count = anzahl
cogs-parameter-count-help = Wie viele Würfel, 1 bis 10
chat-help = {"**"}Spelvärden** lädt zum Kartenspielen ein: Spielt gegen mich oder miteinander.
chat-help-commands =
    • **/{ cogs-command-play }** eröffnet einen Tisch. Die anderen drücken auf „{ chat-do-join }“, du drückst auf „{ chat-do-start }“.
    • Deine Karten kommen als Direktnachricht. „{ chat-do-hand }“ zeigt sie hier, nur dir. Ratlos? Drück auf „{ chat-do-hint }“.
    • **/{ cogs-command-rules }**: jedes Spiel in einer Minute.
    • Verklickt? **/{ cogs-command-undo }**. Musst du weg? **/{ cogs-command-leave }**. Willst du aufgeben? **/{ cogs-command-give-up }**. Tisch aus den Augen verloren? **/{ cogs-command-table }**.
    • Nach einer Partie geht es mit „{ chat-do-rematch }“ gleich weiter; mit „{ chat-do-meet }“ verabredet ihr euch für später.
    • **/{ cogs-command-watch }**: was auf diesem Server gespielt wird.
    • **/{ cogs-command-history }**: beendete Partien, deine und die des Servers.
    • **/{ cogs-command-record }**: was du oder andere erreicht haben. **/{ cogs-command-leaderboard }**: wer auf diesem Server am besten spielt.
    • **/{ cogs-command-replay }**: eine beendete Partie, Zug für Zug.
    • **/{ cogs-command-settings }**: Sprache, Bilder oder Text, wann du von mir hörst.
    • **/{ cogs-command-privacy }**: was ich über dich speichere.
chat-help-fair = Geht alles fair zu? „{ chat-do-fair }“ an jedem Tisch zeigt, wie gemischt wird. Nach der Partie rechnet /{ cogs-command-verify } jedes Mischen und jeden Wurf nach.
chat-help-command = • /{ $name } – { $what }
cogs-rolled = { $count ->
    [one] { $die }: { $shows }
   *[other] { $die } × { $count }: { $shows } – zusammen { $total }
}
cogs-left = Du hast den Tisch verlassen.
cogs-leave-sure = Die anderen werden gefragt, was aus deinem Platz wird. Du kannst zurückkommen, solange ihn niemand übernommen hat. Wirklich gehen?
cogs-gave-up = Du hast aufgegeben.
cogs-plays-on = Du spielst weiter.
cogs-ended = Die Partie ist beendet.
cogs-end-sure = Damit endet die Partie für alle, und sie lässt sich nicht wieder aufnehmen. Wirklich beenden?
cogs-end-not-yours = Beenden kann nur, wer den Tisch eröffnet hat oder hier Nachrichten verwalten darf.
cogs-which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
cogs-which-table-here = Hier stehen mehrere Tische. Welchen meinst du?
cogs-stranded = { $count ->
    [one] Der Kanal, in dem ihr gespielt habt, ist weg. Soll es hier weitergehen?
   *[other] Die Kanäle deiner Tische sind weg. Welcher Tisch soll hier weitergehen?
}
cogs-settled = Der Tisch steht jetzt in { $place }.
cogs-no-table-here = In diesem Kanal wird nichts gespielt. /{ cogs-command-play } eröffnet einen Tisch.
cogs-no-table-of-yours = Du sitzt an keinem Tisch. /{ cogs-command-play } eröffnet einen.
cogs-none-ended-here = In diesem Kanal ist noch keine Partie zu Ende gegangen. Für eine Partie aus einem anderen Kanal gib den Code des Tisches an.
cogs-no-duel-here = In diesem Kanal bist du in keinem Spiel, bei dem man Antworten schreibt.
cogs-no-such-command-here = Das Spiel an deinem Tisch kennt diesen Befehl nicht.
cogs-not-here = Ein Tisch braucht einen Kanal auf einem Server, auf dem ich bin. Eröffne ihn dort.
cogs-in-thread = { $game } wird in { $thread } gespielt.
cogs-opened-there = Der Tisch ist eröffnet: { $place }
cogs-thread-there = Dieser Tisch ist schon an seinem Platz.
cogs-dm-closed = 📪 Ich darf dir keine Direktnachrichten schicken. Kein Problem: „{ chat-do-hand }“ oder /{ cogs-command-hand } zeigt dir deine Karten hier, nur dir. Erlaubst du Direktnachrichten von Mitgliedern dieses Servers, kommen sie von selbst.
cogs-dm-barred = 📪 Ich kann dir gerade keine Direktnachrichten schicken. Kein Problem: „{ chat-do-hand }“ oder /{ cogs-command-hand } zeigt dir deine Karten hier, nur dir. Sobald es wieder geht, kommen sie von selbst.
cogs-nobody-here = niemand an diesem Tisch
cogs-turn-played = Gespielt.
cogs-privacy =
    Ich speichere deinen Namen und deine Sprache von Discord, was du in /{ cogs-command-settings } einstellst, und die Partien, bei denen du mitspielst, mit deinen Zügen und getippten Antworten. Das brauche ich, um dir Karten zu geben, und damit alle eine Partie hinterher nachprüfen können.
    Es bleibt, bis du es hier löschst. Was sonst geschrieben wird, speichere ich nicht.
cogs-privacy-do-show = Meine Daten
cogs-privacy-do-ask = Meine Daten löschen
cogs-privacy-do-delete = Ja, meine Daten löschen
cogs-privacy-file = Das ist alles, was ich über dich gespeichert habe.
cogs-privacy-sure = Ich lösche deinen Namen, deine Einstellungen und alles, was ich mir sonst über dich gemerkt habe. Deine Partien bleiben für die anderen, ohne deinen Namen und dein Konto. Nachrichten, die ich geschickt habe, bleiben auf Discord. Das lässt sich nicht rückgängig machen. Löschen?
cogs-privacy-sits = { $count ->
    [one] Du sitzt an einem Tisch: Zuerst nehme ich dich dort heraus.
   *[other] Du sitzt an mehreren Tischen: Zuerst nehme ich dich dort heraus.
}
cogs-privacy-deleted = Deine Daten sind gelöscht. Wenn du wieder spielst, lerne ich dich neu kennen.
cogs-settings-own = ⚙️ Deine Einstellungen, überall wo du spielst
cogs-settings-server = ⚙️ Einstellungen für diesen Server
cogs-settings-to-own = Meine eigenen Einstellungen
cogs-settings-to-server = Einstellungen für diesen Server
cogs-language-own = { $value ->
    [discord] 🌐 Sprache: wie in Discord
   *[chosen] 🌐 Sprache: { $language }
}
cogs-setting-hands = { $value ->
    [pictures] 🖼️ Meine Hand als Bild
   *[words] 🖼️ Meine Hand als Text
}
cogs-setting-delivery = { $value ->
    [direct] 📬 Hand: per Direktnachricht
   *[asked] 📬 Hand: nur über „{ chat-do-hand }“
}
cogs-setting-calls = { $value ->
    [on] 🔔 Sag Bescheid, wenn ich dran bin
   *[off] 🔕 Nicht Bescheid sagen
}
cogs-setting-rolls = { $value ->
    [bot] 🎲 Würfel: würfle für mich
   *[own] 🎲 Würfel: lass mich selbst würfeln
}
cogs-language-server = { $value ->
    [opener] 🌐 Sprache: wie bei der Tischeröffnung
   *[chosen] 🌐 Sprache: { $language }
}
cogs-server-boards = { $value ->
    [pictures] 🖼️ Tische als Bild
   *[words] 🖼️ Tische als Text
}
cogs-server-threads = { $value ->
    [realtime] 🧵 Threads: für Partien in Echtzeit
    [all] 🧵 Threads: einer für jede Partie
   *[none] 🧵 Threads: keine
}
cogs-server-ending = { $value ->
    [opener] 🛑 Beenden: wer eröffnet hat, Moderatoren
    [moderators] 🛑 Beenden: nur Moderatoren
   *[players] 🛑 Beenden: alle, die mitspielen
}
cogs-server-dice = { $value ->
    [players] 🎲 Würfel: wie jeder selbst wählt
   *[bot] 🎲 Würfel: immer gleich mit dem Zug
}
cogs-server-keeping = { $value ->
    [always] 🗄️ Beendete Partien: dauerhaft behalten
    [year] 🗄️ Beendete Partien: ein Jahr behalten
    [quarter] 🗄️ Beendete Partien: 90 Tage behalten
    [month] 🗄️ Beendete Partien: 30 Tage behalten
   *[week] 🗄️ Beendete Partien: 7 Tage behalten
}
cogs-settings-dice-here = 🎲 Auf diesem Server würfle ich immer gleich mit deinem Zug.
cogs-channels = 📍 Wo dürfen Tische eröffnet werden? Wählst du keinen Kanal, dann in allen.
cogs-channels-all = Alle Kanäle
chat-not-in-channel = Auf diesem Server werden Tische in { $channels } eröffnet.
cogs-end-moderators = Auf diesem Server kann nur jemand eine Partie beenden, der Nachrichten verwalten darf. Du kannst gehen oder aufgeben.
cogs-end-players = Beenden kann nur, wer in dieser Partie mitspielt oder hier Nachrichten verwalten darf.
cogs-settings-not-yours = Das können nur Mitglieder mit der Berechtigung „Server verwalten“ für alle ändern.
chat-right-unknown = Von hier aus sehe ich nicht, ob du das darfst. Drück den Knopf dort, wo der Tisch steht: { $place }
cogs-forged = Diesen Knopf kenne ich nicht. Es ist nichts passiert.
cogs-forged-command = So kann ich diesen Befehl nicht annehmen. Es ist nichts passiert. Wähl ihn noch einmal aus der Liste; zeigt Discord dort noch einen alten, lade Discord neu.
cogs-too-slow = Das hat bei mir zu lange gedauert. Es ist nichts passiert. Drück noch einmal.
cogs-missing-permissions = Das darf ich in diesem Kanal noch nicht. Jemand, der den Server verwaltet, muss mir das erlauben: { $permissions }.
cogs-permission = { $name ->
    [view_channel] Kanal anzeigen
    [send_messages] Nachrichten senden
    [attach_files] Dateien anhängen
    [add_reactions] Reaktionen hinzufügen
    [read_message_history] Nachrichtenverlauf lesen
    [send_messages_in_threads] Nachrichten in Threads senden
    [connect] Verbinden
   *[create_public_threads] Öffentliche Threads erstellen
}
cogs-locked = Dieser Thread ist gesperrt. Ich kann hier nichts zeigen, bis ihn jemand entsperrt, der Threads verwaltet. Verloren ist nichts.
cogs-forbidden = Discord lässt mich das hier nicht tun und sagt nicht, warum. Jemand, der den Server verwaltet, kann es in den Berechtigungen des Kanals richten.
chat-not-in-thread = Ich bin nicht in diesem privaten Thread und könnte hier nichts zeigen. Erwähn mich hier einmal ({ $me }) und versuch es noch einmal.
cogs-no-threads-here = In diesem Kanal gibt es keine Threads. Drück auf „{ chat-do-start }“, um gleich hier zu spielen.
cogs-message-gone = Die Nachricht, auf die du gedrückt hast, ist inzwischen gelöscht, deshalb antworte ich hier. Was du getan hast, zählt, wenn es möglich war: /{ cogs-command-table } zeigt den Tisch und /{ cogs-command-hand } deine Karten.
cogs-hand-was-old = Diese Hand war nicht mehr aktuell. Hier ist die neue.
cogs-too-hasty = Du hast zweimal kurz nacheinander gedrückt, und das zweite Mal zählt nicht. Drück noch einmal, wenn du das willst.
cogs-no-rounds = Es gibt noch nichts, worauf du zurückblicken könntest.
cogs-rate-limited = Discord bremst mich gerade. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
cogs-broken = Bei mir ist etwas schiefgegangen. Ist dein Zug nicht zu sehen, versuch es noch einmal. Passiert es wieder, sag dem Betreiber des Bots Bescheid.
cogs-discord-fails = Discord hat meine Antwort gerade nicht angenommen. Dein Zug kann trotzdem gelten: /{ cogs-command-table } zeigt den Tisch und /{ cogs-command-hand } deine Karten. Ist er dort nicht zu sehen, versuch es noch einmal.
cogs-presets-managers = Vorlagen speichern und löschen können nur Mitglieder, deren Rolle hier „Nachrichten verwalten“ erlaubt.
cogs-preset-saved = „{ $name }“ ist gespeichert und steht ab jetzt unter „{ chat-begin }“.
cogs-preset-sure = Die Vorlage „{ $name }“ löschen? Sie ist dann für alle auf diesem Server weg.
cogs-preset-deleted = „{ $name }“ ist gelöscht.
cogs-preset-nameless = Gib der Vorlage einen Namen, den man lesen kann.

# Bedenkzeit und Ruhezeiten
cogs-settings-clock = ⏳ Bedenkzeit: { $clock }
cogs-settings-clock-other = Andere Bedenkzeit wählen
cogs-settings-quiet-none = In Partien mit einem Tag pro Zug läuft deine Uhr Tag und Nacht. Sag mir, wo du wohnst, dann steht sie nachts still.
cogs-settings-quiet = { $state ->
    [none] Du hast keine Ruhezeiten ({ $zone }).
   *[some] Ruhezeiten: { $since }–{ $until } ({ $zone }). In Partien mit einem Tag pro Zug steht deine Uhr dann still, und ich schreibe dir so lange nicht.
}
cogs-settings-digest = { $state ->
    [on] In solchen Partien schreibe ich dir einmal am Tag, um { $until }, falls jemand auf dich wartet.
   *[off] In solchen Partien schreibe ich dir jedes Mal, wenn du dran bist.
}
cogs-settings-change-digest = { $state ->
    [on] Bei jedem Zug schreiben
   *[off] Einmal am Tag schreiben
}
cogs-settings-zone = Wo wohnst du?
cogs-settings-zone-typed = Eine andere Zeitzone …
cogs-settings-zone-none = Das sage ich lieber nicht (keine Ruhezeiten)
cogs-settings-zone-name = Der Name der Zeitzone
cogs-settings-zone-unknown = Ich kenne keine Zeitzone namens „{ $zone }“. Die Namen sehen aus wie Europe/Stockholm.
cogs-settings-hours = Wann willst du Ruhe haben?
cogs-settings-span = { $state ->
    [none] Nie, aber schreib um { $until }
   *[some] { $since }–{ $until }
}

# Auf Discord: Lobby, Tisch, Hand und Hinweise. Hier darf Markdown stehen.
chat-player = Spieler { $number }

# Die Lobby
chat-pictures-barred = -# 🖼️ Mit der Berechtigung „{ $permission }“ könnte ich die Partie hier als Bilder zeigen.
chat-application = Kartenspiele auf deinem Server: { $games }. /{ cogs-command-play } eröffnet einen Tisch.
chat-seats = **Am Tisch: { $taken }** ({ $least ->
    [one] für { $least } bis { $most } Personen
   *[other] { $most ->
        [2] für { $least } Personen
       *[other] für { $least } bis { $most } Personen
    }
})
chat-rematch = Auf ein Neues! Andere sind auch willkommen.
chat-opens = { $who } (startet die Partie)
chat-options-usual = ⚙️ Standardregeln.
chat-options-chosen = ⚙️ { $chosen }. Sonst Standardregeln.
chat-options-preset = ⚙️ Vorlage „{ $name }“
chat-pair = { $one } & { $other }
chat-said-of = { $who } ({ $value })
chat-paired = mit { $other }
chat-said-of-none = wie alle anderen
chat-said-of-typed = oder etwas Eigenes
chat-option-departs = { $option } (eigene Regel)
chat-lobby-message = Die Nachricht, deren ID eingemischt wird
chat-words = Eingemischte Wörter
chat-words-lost = Die Nachricht der Lobby wurde gelöscht, und die dort eingemischten Wörter zählen nicht mehr. Misch deins noch einmal ein.
chat-fair-before = { $words ->
    [none] Kein Spieler kann bestimmen, wie die Karten fallen. Der Betreiber des Bots kann es, bis jemand ein Wort einmischt.
    [last] Niemand kann bestimmen, wie die Karten fallen, auch der Betreiber des Bots nicht – es sei denn, das Wort von { $who } kommt vom Betreiber selbst, ist mit ihm abgesprochen oder leicht zu erraten.
   *[stirred] Seit dem letzten Wort haben sich Plätze oder Optionen geändert. Mischt zur Sicherheit kurz vor dem Start noch ein Wort ein.
}
chat-word = Dein Wort zum Einmischen
chat-word-help = Etwas, das niemand errät. Alle sehen es sofort; bis zum Start kannst du es ändern.
chat-options-page = Optionen, Seite { $page } von { $count }
chat-begin = Ausgangspunkt
chat-begin-help = Was du darunter änderst, hat Vorrang.
chat-begin-gone = Diesen Ausgangspunkt gibt es nicht mehr. Es hat sich nichts geändert; öffne „{ chat-do-options }“ noch einmal.
chat-begin-now = jetzige Optionen
chat-begin-usual = übliche Optionen
chat-begin-last = wie letztes Mal
chat-switches = Eingeschaltet
chat-preset-save = Als Vorlage speichern
chat-preset-name = Name der Vorlage
chat-preset-delete = Vorlagen löschen …
chat-do-delete = Löschen
chat-do-keep = Behalten
chat-switch = { $state ->
    [on] an
   *[off] aus
}
chat-option-number = { $help } ({ $least }–{ $most })
chat-option-number-or-none = { $help } ({ $least }–{ $most }, 0: ohne Limit)
chat-option-no-limit = ohne Limit
chat-missing-players = ⌛ Noch nicht wieder da: { $who }. Die Partie beginnt von selbst, sobald alle da sind{ $can ->
    [yes] ; { $opener } kann sie auch ohne sie starten.
   *[no] .
}
chat-series = Siege bisher: **{ $score }**
chat-series-two = Siege: **{ $one } { $won } : { $lost } { $other }**
chat-game-is-here = { $kind ->
    [lobby] Für dieses Spiel ist hier schon ein Tisch offen: { $link } Spiel dort mit, oder eröffne deinen in einem anderen Kanal oder Thread. Schließen kann ihn die Person, die ihn eröffnet hat: „{ chat-do-more }“, dann „{ chat-do-end }“.
   *[match] Dieses Spiel läuft hier schon: { $link } Eröffne deinen Tisch in einem anderen Kanal oder Thread.
}

# Was „Mehr“ in einer Lobby flüstert
chat-more = { $who ->
    [opener] Du hast diesen Tisch eröffnet: Die Partie beginnt, wenn du auf „{ chat-do-start }“ drückst.
    [seated] Du sitzt an diesem Tisch.
    [kept] Hier ist ein Platz für dich frei gehalten. Drück am Tisch auf „{ chat-do-join }“, dann gehört er dir.
   *[nobody] Du sitzt hier noch nicht. Drück am Tisch auf „{ chat-do-join }“.
}
chat-seated-already = Du sitzt schon hier. Das kannst du tun:
chat-word-said = Dein Wort ist eingemischt.
chat-lobby-closed = Dieser Tisch ist geschlossen. /{ cogs-command-play } eröffnet einen neuen.
chat-lobby-begun = Die Partie hat begonnen.

# Eine Revanche, um die schon jemand gebeten hat
chat-rematch-joined = Du bist wieder dabei! { $link }
chat-rematch-seated = Du bist schon dabei. Die anderen sind noch nicht wieder da: { $link }
chat-rematch-open = Die nächste Partie wartet hier schon: { $link } Drück dort auf „{ chat-do-join }“.
chat-rematch-goes-on = Die nächste Partie hat schon begonnen: { $link }
chat-rematch-ended = { $played ->
    [yes] Auch die nächste Partie ist schon zu Ende. Für noch eine drück an ihrem Tisch auf „{ chat-do-rematch }“.
   *[no] Aus der nächsten Partie ist nichts geworden. /{ cogs-command-play } eröffnet einen neuen Tisch.
}

# Der Tisch
chat-board-moved = { $game }: Der Tisch steht jetzt weiter unten. { $link }
chat-begun = { $game }: Die Partie läuft direkt unter dieser Nachricht.
chat-hand-moved = { $game }: Deine Hand steht jetzt weiter unten. { $link }
chat-hand-let-go = { $game }: Diese Hand wird nicht mehr aktualisiert.
chat-paused = ⏸️ { $state ->
    [by] { $who } hat die Partie angehalten. Die Uhren stehen.
   *[stopped] Die Partie ist angehalten. Die Uhren stehen.
}
chat-gave-up = 🏳️ Aufgegeben: { $who }. Die anderen spielen weiter.
chat-gone = { $count ->
    [one] 🚪 { $who } ist gegangen.
   *[other] 🚪 { $who } sind gegangen.
}
chat-ended-stopped = Die Partie wurde vorzeitig beendet.
chat-ended-called-off = Die Verbliebenen haben beschlossen, die Partie zu beenden. Niemand hat gewonnen.
chat-ended-left = Am Tisch sind zu wenige übrig. Die Partie ist vorbei.
chat-ended-idle = Hier hat einen Tag lang niemand etwas getan, deshalb ist dieser Tisch geschlossen. /{ cogs-command-play } eröffnet einen neuen.
chat-table = Tisch { $table }
chat-commitment = 🔒 Siegel: `{ $seal }`. Die ganze Prüfsumme des Geheimnisses (SHA-256): `{ $hash }`

# Wenn die Partie begonnen hat
chat-fair-play = Jedes Mischen und jeder Wurf wird aus drei Dingen berechnet: aus einem Geheimnis, aus der ID der Nachricht, die zuerst das Siegel 🔒 des Geheimnisses gezeigt hat, und aus den Wörtern, die ihr einmischt. Das Siegel stand dort, bevor irgendwer diese ID kannte. Nach der Partie wird das Geheimnis gezeigt, und alle können nachrechnen.
chat-fair-after = { $words ->
    [none] Kein Spieler kann bestimmt haben, wie die Karten fallen. Der Betreiber des Bots hätte es gekonnt, denn niemand hat ein Wort eingemischt.
    [last] Niemand kann bestimmt haben, wie die Karten fallen, auch der Betreiber des Bots nicht – es sei denn, das Wort von { $who } kam vom Betreiber selbst, war mit ihm abgesprochen oder leicht zu erraten.
   *[stirred] Kein Spieler kann bestimmt haben, wie die Karten fallen. Aber nach dem letzten Wort haben sich Plätze oder Optionen geändert: Der Betreiber des Bots könnte also, mit Hilfe am Tisch, unter mehreren Verteilungen gewählt haben.
}
chat-salts = Eingemischt, in dieser Reihenfolge

# Die Hand
chat-turn = { $state ->
    [yours] 👉 **Du bist dran.**
    [waiting] { $others ->
        [one] Dein Gegner ist dran. Ich sag dir Bescheid, wenn du dran bist.
       *[other] Die anderen sind dran. Ich sag dir Bescheid, wenn du dran bist.
    }
    [gave-up] Du hast aufgegeben. Die anderen spielen weiter.
    [lobby] Du bist dabei! Deine Karten kommen hierher, sobald die Partie beginnt.
   *[ended] Die Partie ist vorbei.
}
chat-group = { $label }: Wähl zuerst eine Farbe
chat-menu-part = { $label } ({ $first }–{ $through })
chat-missing = { $least ->
    [one] Noch zu wählen: { $field }
   *[other] Noch zu wählen: { $field } (mindestens { $least })
}
chat-do-it = So spielen
chat-take-back = { $what } zurücknehmen
chat-why-nothing = Im Moment kannst du alles wählen.
chat-rule = Die Regel: { $section }
chat-back = Zurück
chat-page-back = ◀ Vorige Auswahl
chat-page-on = Mehr Auswahl ▶

# Ein Zug auf einmal
chat-turn-none = Auslassen
chat-again = Noch mal versuchen

# Was man an einem Tisch tun kann
chat-do-join = Mitspielen
chat-do-word = Wort einmischen
chat-do-leave = Verlassen
chat-do-start = Los geht’s
chat-do-options = Optionen
chat-do-fair = Fair Play
chat-do-why = Was geht nicht?
chat-do-concede = Aufgeben
chat-do-words = Als Text
chat-do-picture = Als Bild
chat-do-earlier = Rückblick
chat-earlier-round = { $kind ->
    [turn] Zug { $number }
    [action] Aktion { $number }
    [ruling] Entscheidung { $number }
   *[round] Runde { $number }
}
chat-earlier-of = von { $count }
chat-do-play-on = Weiterspielen
chat-do-end = Beenden
chat-do-thread = In einem Thread spielen
chat-do-play = Spielen
chat-do-hand = Meine Hand
chat-do-pause = Anhalten
chat-do-resume = Weiterspielen
chat-stranded = ⚠️ Den Kanal dieses Tisches gibt es nicht mehr. Schreibt /{ cogs-command-table } dort, wo es weitergehen soll.
chat-do-settle = Hier weiterspielen
chat-do-rematch = Revanche
chat-do-come-back = Zurückkommen
chat-do-more = Mehr
chat-do-rules = Regeln
chat-do-free = Plätze freigeben
chat-do-not-this-time = Diesmal nicht

# Was ein Telefon in der Mitteilung zeigt
chat-call = { $what ->
    [begun] **{ $game }** hat begonnen.
    [begun-yours] **{ $game }** hat begonnen, und du bist dran.
    [meeting] **{ $game }**: Der verabredete Tisch ist offen, und dein Platz ist frei gehalten.
    [rematch] **{ $game }**: Es gibt eine Revanche, und dein Platz ist frei gehalten.
    [vote] **{ $game }**: Deine Stimme fehlt noch.
   *[turn] **{ $game }**: Du bist dran.
}
chat-call-there = { $what ->
    [begun] **{ $game }** hat in { $place } begonnen.
    [begun-yours] **{ $game }** hat in { $place } begonnen, und du bist dran.
    [meeting] **{ $game }** in { $place }: Der verabredete Tisch ist offen, und dein Platz ist frei gehalten.
    [rematch] **{ $game }** in { $place }: Es gibt eine Revanche, und dein Platz ist frei gehalten.
    [vote] **{ $game }** in { $place }: Deine Stimme fehlt noch.
   *[turn] **{ $game }** in { $place }: Du bist dran.
}
chat-call-reminder = **{ $game }** wartet auf dich: Deine Zeit läuft { $when } ab, dann spielt die Uhr für dich.
chat-call-reminder-there = **{ $game }** in { $place } wartet auf dich: Deine Zeit läuft { $when } ab, dann spielt die Uhr für dich.
chat-call-asked = 👉 { $what }
chat-call-until = ⏳ Deine Zeit läuft { $when } ab.
chat-call-way = { $where ->
    [hand] Zu meiner Hand
   *[table] Zum Tisch
}
chat-unseen = ⌛ Deine Zeit war um, deshalb hat die Uhr für dich gespielt: { $what }
chat-forced = ⏩ Du hattest keine Wahl, also ging es von selbst weiter: { $what }
chat-pointer-over = { $game } wurde in { $thread } gespielt.

# Die Regeln
chat-rules-players = { $least } bis { $most } Personen
chat-rules-players-exactly = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
chat-rules-contents = Thema wählen …
chat-rules-example = Beispiel
chat-rules-player = { $number ->
    [1] Anna
    [2] Bo
    [3] Clara
   *[other] David
}

# Einen Zug zurücknehmen
chat-do-take-back = Zurücknehmen
chat-do-never-mind = Doch nicht
chat-do-agree = Einverstanden
chat-do-decline = Nein, es bleibt dabei
chat-back-last = der letzte Zug.
chat-back-asked = { $asked }, { $who } möchte etwas zurücknehmen: { $what } Einverstanden?
chat-back-waiting = ↩️ Du hast gefragt, ob du das zurücknehmen darfst: { $what } Es fehlt noch die Antwort von { $asked }.
chat-back-ended = { $end ->
    [agreed] Alle waren einverstanden, { $who } hat das zurückgenommen: { $what }
    [declined] { $who } wollte etwas zurücknehmen: { $what } { $by } war dagegen. Es bleibt dabei.
    [withdrawn] { $who } wollte etwas zurücknehmen, hat es sich aber anders überlegt: { $what }
   *[over] { $who } wollte etwas zurücknehmen: { $what } Dann ging die Partie weiter.
}

# Uhren
chat-clock = { $kind ->
    [turn] { $time } pro Zug
    [bank] { $time } pro Person für die ganze Partie
    [banked] { $time } pro Person für die ganze Partie, dazu { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } pro Zug
    [day] ein Tag pro Zug
    [none] ohne Limit
   *[usual] was das Spiel vorschlägt, höchstens { $time } pro Zug
}
chat-clock-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
chat-clock-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
chat-clock-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
chat-clock-chosen = ⏳ Bedenkzeit: { $clock }.
chat-clock-quiet = Mit /{ cogs-command-settings } legst du Ruhezeiten fest, in denen deine Uhr stillsteht.
chat-clock-label = Bedenkzeit
chat-language-label = Sprache des Tisches
chat-language-help = Für alles, was alle sehen. Deine Hand siehst du immer in deiner Sprache.
chat-language-like = { $kind ->
    [cards] wie die Karten: { $language }
   *[opener] wie beim Eröffnen: { $language }
}
chat-clock-usual = wie in diesem Spiel üblich: { $clock }
chat-clock-help = So lange darfst du nachdenken. Danach spielt die Uhr für dich.
chat-do-time = Mehr Zeit geben
chat-more-time = { $giver } gibt { $who } mehr Zeit.
chat-digest = { $user } { $count ->
    [one] An einem Tisch wird auf dich gewartet: { $tables }.
   *[other] An { $count } Tischen wird auf dich gewartet: { $tables }.
}

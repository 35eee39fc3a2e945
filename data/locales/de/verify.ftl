# Eine Partie, die vorbei ist, nach ihrer Datei geprüft: was daran falsch ist.
verify-where = { $place ->
    [0] Der Aufbau
   *[other] Zug { $place }
}
verify-other-secret = Das Geheimnis ist nicht das, dessen Prüfsumme vor der Partie gezeigt wurde.
verify-other-cards = Die Karten sind nicht die, die die Datei mit ihrer Prüfsumme nennt.
verify-seats = Für so viele Plätze ist das Spiel nicht: { $seats }.
verify-bot-sittings = Die Datei gibt mir Plätze, Stufen oder Züge, die es nicht gibt.
verify-illegal = { $where }: Die Regeln erlauben das nicht. { $why }
verify-unreadable = { $where }: Das ist kein Zug dieses Spiels.
verify-unplayable = { $where }: Die Regeln können das nicht spielen.
verify-use = { $kind ->
    [die] der Würfel mit { $things } für „{ $name }“ (Nummer { $number })
    [pick] die Wahl aus { $things } für „{ $name }“ (Nummer { $number })
   *[shuffle] das Mischen von { $things } für „{ $name }“ (Nummer { $number })
}
verify-use-other = { $where }: In der Datei steht: { $shown }; die Regeln verlangen: { $right }.
verify-uses = { $where }: So oft wird der Zufall in der Datei gebraucht: { $calls }; nach den Regeln: { $wanted }.
verify-use-otherwise = { $where }: { $use } steht da als { $shown }; das Geheimnis ergibt { $right }.
verify-use-number = { $where }: { $use } kommt als Nummer { $number } seiner Art.
verify-use-unsound = { $where }: So wird der Zufall nie gebraucht: { $use }.
verify-no-chance = Die Datei enthält kein Mischen und keinen Wurf: Sie beweist nichts.
verify-too-much = In der Datei wird mehr gemischt als in irgendeiner Partie: Das wird nicht nachgerechnet.
verify-more = { $count ->
    [one] Und noch ein solcher Fehler.
   *[other] Und noch { $count } solche Fehler.
}
verify-nobody = { $where }: Er soll niemandes Zug sein, und das kann ein solcher nicht sein.
verify-clock = { $where }: Er soll der Zug der Uhr sein, aber die hätte anders gezogen.
verify-back = { $where }: Was zurückgenommen wird, ist nicht genau die letzte Wahl dieses Platzes.
verify-bot-silent = { $where }: Er soll von einem Menschen sein, aber den Platz von { $who } spiele ich.
verify-bot-elsewhere = { $where }: Er soll von mir sein, aber den Platz von { $who } spielen Menschen.
verify-bot-manner = { $where }: Er soll auf einer anderen Stufe oder in einem anderen Tempo bedacht sein, als ich den Platz von { $who } spiele.
verify-stamp = { $where }: Die ID der Nachricht ergibt eine andere Zeit als die Datei.
verify-no-id = { $where }: Dieser Antwort fehlt die ID ihrer Nachricht, oder sie hat eine, wo andere keine haben.
verify-judged = { $where }: Nach den IDs der Nachrichten noch einmal beurteilt, fällt die Entscheidung anders aus.
verify-ends-early = Die Datei endet nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}, wo die Partie nach den Regeln nicht vorbei ist.
verify-ends-late = Nach den Regeln war die Partie vorbei; laut der Datei wurde sie abgebrochen.

# Was sich bestätigt hat.
verify-table = { $game }, { $seats } Plätze; { $how }.
verify-options-usual = alle Optionen wie üblich
verify-options = mit { $chosen }
verify-option = { $option }: { $chosen }
verify-own-cards = Die Karten sind nicht die eigenen dieser Version. Ihre Prüfsumme: { $hash }
verify-by-rules = Nach den Regeln noch einmal gespielt, { $moves ->
    [0] kein Zug
    [one] ein Zug
   *[other] { $moves } Züge
}: { $uses ->
    [0] kein Mischen und kein Wurf, und die Regeln verlangen keinen.
    [one] Das eine Mischen ist das, das die Regeln verlangen, so wie das Geheimnis es will.
   *[other] Alle { $uses } Misch- und Würfelvorgänge sind die, die die Regeln verlangen, nicht mehr und nicht weniger, jeder so, wie das Geheimnis es will.
}
verify-bot-sits = 🤖 { $after ->
    [0] Mein Platz von Anfang an
   *[other] Mein Platz nach Zug { $after }
}: { $who } ({ $level ->
    [easy] leicht
   *[hard] schwer
}, { $pace ->
    [slow] langsam
    [quick] schnell
    [steady] in ruhigem Tempo
   *[none] ohne Tempo
}).
verify-bot-left = Nach Zug { $after } spielten wieder Menschen den Platz von { $who }.
verify-bot-more = { $count ->
    [one] In der Datei steht noch ein Wechsel, wer einen Platz spielte.
   *[other] In der Datei stehen noch { $count } Wechsel, wer einen Platz spielte.
}
verify-no-lists = Ich hatte keine Listen bekannter Antworten.
verify-clock-for-bot = { $count ->
    [one] Einmal zog auf einem meiner Plätze die Uhr.
   *[other] { $count } Mal zog auf einem meiner Plätze die Uhr.
}
verify-taken-back = { $count ->
    [one] Einmal wurde ein Zug zurückgenommen; ob die anderen zustimmten, steht nicht in der Datei.
   *[other] { $count } Mal wurde ein Zug zurückgenommen; ob die anderen zustimmten, steht nicht in der Datei.
}
verify-judged-same = { $count ->
    [one] Die einzige Entscheidung fällt, noch einmal nach den IDs der Nachrichten getroffen, genauso aus.
   *[other] { $count } Duelle noch einmal nach den IDs der Nachrichten entschieden: dasselbe Ergebnis.
}
verify-judged-voted = { $count ->
    [one] Eines davon hat eine Abstimmung entschieden; dort sind nur die Zeiten geprüft.
   *[other] { $count } davon hat eine Abstimmung entschieden; dort sind nur die Zeiten geprüft.
}
verify-judged-without = { $count ->
    [one] Bei einer Entscheidung gab es keine IDs von Nachrichten.
   *[other] Bei { $count } Entscheidungen gab es keine IDs von Nachrichten.
}
verify-posts-without = { $count ->
    [one] Eine der eigenen Nachrichten des Tisches hat keine ID: Wann sie kam, sagt allein der Betreiber.
   *[other] { $count } der eigenen Nachrichten des Tisches haben keine ID: Wann sie kamen, sagt allein der Betreiber.
}
verify-ended = So ging sie aus: { $how }
verify-not-ended = { $ending ->
    [none] Die Partie ist nicht vorbei: Die Datei endet { $moves ->
        [0] vor dem ersten Zug
        [one] nach einem Zug
       *[other] nach { $moves } Zügen
    }.
   *[stopped] Die Partie wurde { $moves ->
        [0] vor dem ersten Zug
        [one] nach einem Zug
       *[other] nach { $moves } Zügen
    } abgebrochen.
}
verify-proof = Geheimnis: { $secret }. Sein Siegel stand schon vor der Partie da: { $seal } (SHA-256: { $hash }). Die Datei enthält die ganze Partie; „spelvarden verify“ prüft sie auf deinem eigenen Rechner.

# Wo sie nicht nach den Regeln geprüft werden kann.
verify-listed = { $uses ->
    [one] Das eine Mischen in der Datei ist so, wie das Geheimnis es verlangt.
   *[other] Alle { $uses } Misch- und Würfelvorgänge in der Datei sind so, wie das Geheimnis es verlangt.
}
verify-weaker = Das ist die schwächere Prüfung: Sie zeigt nicht, ob es in der Partie genau diese Misch- und Würfelvorgänge gab. { $why }
verify-no-game = Ein Spiel „{ $name }“ gibt es hier nicht.
verify-other-version = Die Partie wurde nach Version { $version } der Regeln gespielt.
verify-no-cards = Ihre Karten fehlen, oder man kann mit ihnen nicht spielen.
verify-other-answers = Meine Züge lassen sich hier nicht nachprüfen: Ich ging nach Listen bekannter Antworten, die sich seitdem geändert haben.
verify-busy = Ich prüfe gerade mehrere andere Partien. Frag in ein paar Minuten noch einmal.
verify-cut-short = Die ganze Prüfung hat gerade zu lange gedauert. Frag später noch einmal.

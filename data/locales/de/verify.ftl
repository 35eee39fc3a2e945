# Eine Partie, die vorbei ist, nach ihrer Datei geprüft: was daran falsch ist.
verify-where = { $place ->
    [0] Der Aufbau
   *[other] Zug { $place }
}
verify-other-secret = Das Geheimnis ist nicht das, dessen Prüfsumme vor der Partie gezeigt wurde.
verify-other-cards = Die Karten sind nicht die, die die Datei mit ihrer Prüfsumme nennt.
verify-seats = Für so viele Plätze ist das Spiel nicht gemacht: { $seats }.
verify-bot-sittings = Die Datei nennt für mich Plätze, Stufen oder Züge, die es nicht gibt.
verify-illegal = { $where }: Das verstößt gegen die Regeln. { $why }
verify-unreadable = { $where }: Das ist kein Zug dieses Spiels.
verify-unplayable = { $where }: Nach den Regeln ist das nicht spielbar.
verify-use = { $kind ->
    [die] der W{ $things } für „{ $name }“ (Nummer { $number })
    [pick] die Wahl aus { $things } für „{ $name }“ (Nummer { $number })
   *[shuffle] das Mischen von { $things } für „{ $name }“ (Nummer { $number })
}
verify-use-other = { $where }: In der Datei steht: { $shown }; die Regeln verlangen: { $right }.
verify-uses = { $where }: So oft wird in der Datei gemischt oder gewürfelt: { $calls }; nach den Regeln: { $wanted }.
verify-use-otherwise = { $where }: { $use } ist mit { $shown } eingetragen; das Geheimnis ergibt { $right }.
verify-use-number = { $where }: { $use } kommt als Nummer { $number } seiner Art.
verify-use-unsound = { $where }: So wird nie gewürfelt oder gemischt: { $use }.
verify-no-chance = Die Datei enthält kein Mischen und keinen Wurf: Sie beweist nichts.
verify-too-much = In der Datei wird mehr gemischt als in jeder echten Partie. Das rechne ich nicht nach.
verify-more = { $count ->
    [one] Und noch ein solcher Fehler.
   *[other] Und noch { $count } solche Fehler.
}
verify-nobody = { $where }: Laut der Datei hat das niemand gespielt, aber so ein Zug spielt sich nicht von selbst.
verify-clock = { $where }: Laut der Datei hat hier die Uhr gespielt, aber die hätte anders gespielt.
verify-back = { $where }: Zurückgenommen wird etwas anderes als die letzte Wahl dieses Platzes.
verify-bot-silent = { $where }: Laut der Datei hat ein Mensch gespielt, aber den Platz von { $who } spiele ich.
verify-bot-elsewhere = { $where }: Laut der Datei habe ich gespielt, aber den Platz von { $who } spielen Menschen.
verify-bot-manner = { $where }: Laut der Datei habe ich auf einer anderen Stufe oder in einem anderen Tempo gespielt, als für den Platz von { $who } gilt.
verify-stamp = { $where }: Die ID der Nachricht ergibt eine andere Zeit als die Datei.
verify-no-id = { $where }: Dieser Antwort fehlt die ID ihrer Nachricht, oder sie hat eine, wo andere keine haben.
verify-judged = { $where }: Prüft man die IDs der Nachrichten nach, fällt die Entscheidung anders aus.
verify-ends-early = Die Datei endet nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}, aber nach den Regeln ist die Partie da noch nicht vorbei.
verify-ends-late = Nach den Regeln war die Partie vorbei; laut der Datei wurde sie abgebrochen.

# Was sich bestätigt hat.
verify-table = { $game }, { $seats } Plätze; { $how }.
verify-options-usual = alle Optionen wie üblich
verify-options = mit { $chosen }
verify-option = { $option }: { $chosen }
verify-own-cards = Die Karten sind andere als die mitgelieferten. Ihre Prüfsumme: { $hash }
verify-by-rules = Nach den Regeln noch einmal gespielt, { $moves ->
    [0] kein Zug
    [one] ein Zug
   *[other] { $moves } Züge
}: { $uses ->
    [0] Gemischt und gewürfelt wurde nicht, und die Regeln verlangen es auch nicht.
    [one] Das eine Mischen ist genau das, das die Regeln verlangen, und so, wie das Geheimnis es ergibt.
   *[other] Alle { $uses } Misch- und Würfelvorgänge sind genau die, die die Regeln verlangen, und jeder ist so, wie das Geheimnis ihn ergibt.
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
    [one] Einmal spielte auf einem meiner Plätze die Uhr.
   *[other] { $count } Mal spielte auf einem meiner Plätze die Uhr.
}
verify-taken-back = { $count ->
    [one] Einmal wurde ein Zug zurückgenommen; ob die anderen zugestimmt haben, steht nicht in der Datei.
   *[other] { $count } Mal wurde ein Zug zurückgenommen; ob die anderen zugestimmt haben, steht nicht in der Datei.
}
verify-judged-same = { $count ->
    [one] Die einzige Entscheidung fällt nach den IDs der Nachrichten noch einmal genauso aus.
   *[other] { $count } Duelle nach den IDs der Nachrichten noch einmal entschieden: immer dasselbe Ergebnis.
}
verify-judged-voted = { $count ->
    [one] Über eines davon hat eine Abstimmung entschieden; dort sind nur die Zeiten geprüft.
   *[other] Über { $count } davon hat eine Abstimmung entschieden; dort sind nur die Zeiten geprüft.
}
verify-judged-without = { $count ->
    [one] Bei einer Entscheidung gab es keine IDs von Nachrichten.
   *[other] Bei { $count } Entscheidungen gab es keine IDs von Nachrichten.
}
verify-posts-without = { $count ->
    [one] Eine der eigenen Nachrichten des Tisches hat keine ID: Wann sie kam, sagt allein der Betreiber.
   *[other] { $count } der eigenen Nachrichten des Tisches haben keine ID: Wann sie kamen, sagt allein der Betreiber.
}
verify-ended = Ergebnis: { $how }
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
    [one] Das eine Mischen in der Datei ist so, wie das Geheimnis es ergibt.
   *[other] Alle { $uses } Misch- und Würfelvorgänge in der Datei sind so, wie das Geheimnis sie ergibt.
}
verify-weaker = Das ist die schwächere Prüfung: Sie zeigt nicht, ob es in der Partie genau diese Misch- und Würfelvorgänge gab. { $why }
verify-no-game = Ein Spiel namens „{ $name }“ gibt es hier nicht.
verify-other-version = Die Partie wurde nach Version { $version } der Regeln gespielt.
verify-no-cards = Die Karten der Partie fehlen, oder man kann mit ihnen nicht spielen.
verify-other-answers = Meine Züge lassen sich hier nicht nachprüfen: Ich ging nach Listen bekannter Antworten, die sich seitdem geändert haben.
verify-busy = Ich prüfe gerade schon mehrere Partien. Frag in ein paar Minuten noch einmal.
verify-cut-short = Die ganze Prüfung hat gerade zu lange gedauert. Frag später noch einmal.

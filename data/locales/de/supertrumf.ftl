# Supertrumf Fantasy
supertrumf-name = Supertrumf Fantasy
supertrumf-about = Ritter, Drachen und hin und wieder ein Dolch im Rücken: Sag eine Eigenschaft an und übertrumpfe alle.
supertrumf-option-play = Variante
supertrumf-option-play-help = Klassisch für zwei bis sechs oder ein schnelles Duell zu zweit um vier Preiskarten.
supertrumf-option-play-classic = Klassisch
supertrumf-option-play-blixtduell = Blitzduell
supertrumf-option-dealer = Geber
supertrumf-option-dealer-help = Wer gibt: Nummer 1 hat den Tisch eröffnet. Wer links vom Geber sitzt, beginnt.

supertrumf-blixtduell-takes-two = Das Blitzduell geht nur zu zweit, ihr seid { $seats }. Wählt „{ supertrumf-option-play-classic }“ oder spielt zu zweit.
supertrumf-no-such-dealer = Diesen Platz gibt es am Tisch nicht. Geben kann Platz 1 bis { $most }.
supertrumf-no-such-attribute = „{ $given }“ ist keine Eigenschaft in diesem Kartensatz. Wähl eine von denen, die du siehst.
supertrumf-stays-laid = Du hast schon gelegt. Was liegt, das liegt – es sei denn, du nimmst es zurück.
supertrumf-leader-lays-last = Du hast angesagt und legst deshalb zuletzt. Warte, bis alle anderen gelegt haben.
supertrumf-must-lay = Wer Karten hat, muss legen. Wähl mindestens eine Karte.
supertrumf-one-figure = Leg höchstens eine Figur pro Runde.
supertrumf-one-item = Leg höchstens einen Gegenstand oder Supertrumpf, allein oder mit einer Figur.

supertrumf-keep = Hand behalten
supertrumf-throw = { $count ->
    [one] Abwerfen und eine ziehen
   *[other] Abwerfen und { $count } ziehen
}
supertrumf-declare = Eigenschaft ansagen
supertrumf-field-attribute = In Klammern: das Höchste, was deine Hand schafft
supertrumf-reach = { $attribute } ({ $value })
supertrumf-lay = Für { $attribute } legen
supertrumf-field-figure = Figur
supertrumf-field-item = Gegenstand oder Supertrumpf
supertrumf-preview-supertrump = Schlägt jeden Wert, wenn sonst niemand einen Supertrumpf legt.
supertrumf-preview-value = Das ergibt { $attribute } { $value }.
supertrumf-sum = = { $value }
supertrumf-sum-supertrump = = Supertrumpf
supertrumf-take-prize = Preiskarte nehmen
supertrumf-field-prize = Preiskarte, von links
supertrumf-prize-place = Preiskarte { $place }
supertrumf-attribute = { $attribute }
supertrumf-card = { $card }
supertrumf-card-worth = { $card } ({ $worth })
supertrumf-points = { $attribute } { $value }
supertrumf-figure-points = { $points }
supertrumf-item-points = { $points }
supertrumf-supertrump-points = Supertrumpf
supertrumf-face = { $card }: { $points }

supertrumf-die = Würfel
supertrumf-dealt = { $you ->
    [player] Du mischst und gibst.
   *[none] { $player } mischt und gibt.
}
supertrumf-kept = { $player } behält die Hand.
supertrumf-threw = { $count ->
    [one] { $player } wirft die einzige Karte ab.
   *[other] { $player } wirft alle { $count } Karten ab.
}
supertrumf-rolled = { $player } würfelt eine { $shows }.
supertrumf-rolled-equal = Gleichstand! Beide würfeln noch einmal.
supertrumf-leads = { $you ->
    [player] Du hast höher gewürfelt und sagst an.
   *[none] { $player } hat höher gewürfelt und sagt an.
}
supertrumf-lead-passed = { $you ->
    [player] Du hast keine Karten mehr, daher sagt jetzt { $to } an.
    [to] { $player } hat keine Karten mehr, daher sagst jetzt du an.
   *[none] { $player } hat keine Karten mehr, daher sagt jetzt { $to } an.
}
supertrumf-declared = { $you ->
    [player] Du sagst an: „{ $attribute }!“
   *[none] { $player } sagt an: „{ $attribute }!“
}
supertrumf-you-laid = Du legst: { $cards }.
supertrumf-laid = { $count ->
    [one] { $player } legt eine Karte.
   *[other] { $player } legt { $count } Karten.
}
supertrumf-turned = { $you ->
    [player] Du zeigst: { $cards } – { $attribute } { $value }.
   *[none] { $player } zeigt: { $cards } – { $attribute } { $value }.
}
supertrumf-turned-supertrump = { $you ->
    [player] Du zeigst: { $cards } – Supertrumpf!
   *[none] { $player } zeigt: { $cards } – Supertrumpf!
}
supertrumf-won-by-value = { $you ->
    [player] { $count ->
        [0] Höchster Wert: Du gewinnst die Runde und darfst eine Preiskarte nehmen.
       *[other] Höchster Wert: Du gewinnst die Runde und nimmst { $count } Karten.
    }
   *[none] { $count ->
        [0] Höchster Wert: { $player } gewinnt die Runde und darf eine Preiskarte nehmen.
       *[other] Höchster Wert: { $player } gewinnt die Runde und nimmt { $count } Karten.
    }
}
supertrumf-won-by-supertrump = { $you ->
    [player] { $count ->
        [0] Der Supertrumpf entscheidet: Du gewinnst die Runde und darfst eine Preiskarte nehmen.
       *[other] Der Supertrumpf entscheidet: Du gewinnst die Runde und nimmst { $count } Karten.
    }
   *[none] { $count ->
        [0] Der Supertrumpf entscheidet: { $player } gewinnt die Runde und darf eine Preiskarte nehmen.
       *[other] Der Supertrumpf entscheidet: { $player } gewinnt die Runde und nimmt { $count } Karten.
    }
}
supertrumf-tied-values = { $pot ->
    [0] Unentschieden: { $players } liegen gleichauf vorn. Niemand bekommt eine Preiskarte.
   *[other] Unentschieden: { $players } liegen gleichauf vorn. Jetzt liegen { $pot } Karten im Pott.
}
supertrumf-tied-supertrumps = { $pot ->
    [0] Zwei Supertrümpfe auf einmal: Unentschieden! Niemand bekommt eine Preiskarte.
   *[other] Zwei Supertrümpfe auf einmal: Unentschieden! Jetzt liegen { $pot } Karten im Pott.
}
supertrumf-compared = { $attribute }: { $values }.
supertrumf-has-value = { $own ->
    [yes] du { $value }
   *[no] { $player } { $value }
}
supertrumf-has-supertrump = { $own ->
    [yes] du einen Supertrumpf
   *[no] { $player } einen Supertrumpf
}
supertrumf-round-won = { $you ->
    [player] { $count ->
        [0] Du gewinnst die Runde und eine Preiskarte.
       *[other] Du nimmst { $count } Karten.
    }
   *[none] { $count ->
        [0] { $player } gewinnt die Runde und eine Preiskarte.
       *[other] { $player } nimmt { $count } Karten.
    }
}
supertrumf-round-tied = { $pot ->
    [0] Unentschieden: Niemand bekommt eine Preiskarte.
   *[other] Unentschieden: { $pot } Karten liegen im Pott.
}
supertrumf-reshuffled = { $count ->
    [one] Die einzige Karte des Ablagestapels wird zum neuen Nachziehstapel.
   *[other] Die { $count } Karten des Ablagestapels werden zum neuen Nachziehstapel gemischt.
}
supertrumf-you-drew = Du ziehst: { $cards }.
supertrumf-drew = { $you ->
    [player] { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[none] { $count ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $count } Karten.
    }
}
supertrumf-you-took-prize = { $left ->
    [0] Deine letzte Preiskarte: { $card }.
   *[other] Deine Preiskarte: { $card }. Noch { $left } zu holen.
}
supertrumf-took-prize = { $left ->
    [0] { $player } nimmt eine Preiskarte – die letzte!
   *[other] { $player } nimmt eine Preiskarte und hat noch { $left } zu holen.
}
supertrumf-kept-the-rest = { $you ->
    [player] { $count ->
        [one] Nur du hast noch Karten; die letzte kommt in den Gewinnstapel.
       *[other] Nur du hast noch Karten; alle { $count } kommen in den Gewinnstapel.
    }
   *[none] { $count ->
        [one] Nur { $player } hat noch Karten; die letzte kommt in den Gewinnstapel.
       *[other] Nur { $player } hat noch Karten; alle { $count } kommen in den Gewinnstapel.
    }
}
supertrumf-took-the-pot = { $you ->
    [player] { $count ->
        [one] Auch die eine Karte im Pott geht an dich.
       *[other] Auch die { $count } Karten im Pott gehen an dich.
    }
   *[none] { $count ->
        [one] Auch die eine Karte im Pott geht an { $player }.
       *[other] Auch die { $count } Karten im Pott gehen an { $player }.
    }
}
supertrumf-pot-lost = { $count ->
    [one] Niemand hat mehr Karten. Die Karte im Pott zählt für niemanden.
   *[other] Niemand hat mehr Karten. Die { $count } Karten im Pott zählen für niemanden.
}

supertrumf-status-declared = { $player } hat angesagt: { $attribute }.
supertrumf-status-redraw = Hand behalten oder abwerfen? Wir warten auf { $players }.
supertrumf-status-roll = Wer sagt zuerst an? Wir warten auf den Wurf von { $players }.
supertrumf-status-declare = { $players } ist dran und sagt eine Eigenschaft an.
supertrumf-status-prize = { $players } ist dran und nimmt eine Preiskarte.
supertrumf-status-lay = Es fehlen noch Karten von { $players }.
supertrumf-status-leader-may-lay = { $player } darf schon jetzt legen oder abwarten.

supertrumf-zone-declared = Eigenschaft
supertrumf-zone-pile = Nachziehstapel
supertrumf-zone-pot = Pott
supertrumf-zone-discard = Ablagestapel
supertrumf-zone-laid = Gelegt
supertrumf-zone-turned = Aufgedeckt, { $attribute }
supertrumf-zone-winning-pile = Gewinnstapel
supertrumf-zone-prizes = Preiskarten
supertrumf-zone-throws = Abgeworfene Hände

supertrumf-concede = Wenn du aufgibst, spielen die anderen weiter. Deine Karten bleiben im Spiel und werden sofort für dich gespielt; eingreifen kannst du nicht mehr. Du landest auf dem letzten Platz, egal, wie viele Karten du gewinnst.
supertrumf-over-cards = { $cards ->
    [one] { $player } gewinnt mit einer Karte im Gewinnstapel!
   *[other] { $player } gewinnt mit { $cards } Karten im Gewinnstapel!
}
supertrumf-over-shared = { $cards ->
    [0] { $players } teilen sich den Sieg: Niemand hat eine Karte im Gewinnstapel.
    [one] { $players } teilen sich den Sieg mit je einer Karte im Gewinnstapel!
   *[other] { $players } teilen sich den Sieg mit je { $cards } Karten im Gewinnstapel!
}
supertrumf-over-prizes = { $player } hat alle vier Preiskarten geholt und gewinnt das Duell!

supertrumf-why-throw = Wirf die Hand ab: In jeder Eigenschaft sind zu viele Figuren stärker.
supertrumf-why-keep = Behalte die Hand: Sie schafft { $attribute } { $value }, und das übertreffen nur wenige Figuren.
supertrumf-why-keep-supertrump = Behalte die Hand: Ein Supertrumpf ist dabei.
supertrumf-why-keep-smaller = Behalte die Hand: Die nächste wäre noch kleiner.
supertrumf-why-roll = Würfle: Mehr ist gerade nicht zu tun.
supertrumf-why-declare = Sag { $attribute } an: Hier ragt deine Hand am meisten heraus, sie schafft { $value }.
supertrumf-why-bluff = Sag { $attribute } an: Das ist ein Bluff, aber mit einem Supertrumpf in der Hinterhand.
supertrumf-why-enough = Leg { $cards }: { $value } sollte reichen und kostet dich am wenigsten.
supertrumf-why-supertrump = Leg { $cards }: Mit Zahlen ist hier nichts zu holen, aber ein Supertrumpf schlägt sie alle.
supertrumf-why-hope = Leg { $cards }: { $value } ist das Höchste, was du hast, aber es kann reichen.
supertrumf-why-worst = Leg { $card }: Hier hast du kaum eine Chance, also opfere deine schwächste Karte.
supertrumf-why-prize = Nimm Preiskarte { $place }: Niemand weiß, welche die beste ist.

supertrumf-picture-beats-all = schlägt jeden Wert
supertrumf-picture-reach = So hoch reicht deine Hand
supertrumf-picture-reaches = { supertrumf-picture-reach }: { $points }.
supertrumf-picture-gave-up = Aufgegeben: { $who }.
supertrumf-picture-new = Neu auf deiner Hand: { $cards }.
supertrumf-picture-ahead = { $count ->
    [0] Gleich viele Karten wie { $player }.
    [one] Nur eine Karte vor { $player }.
   *[other] { $count } Karten vor { $player }.
}
supertrumf-picture-last-round = Die letzte Runde ging an { $player }: { $cards }.

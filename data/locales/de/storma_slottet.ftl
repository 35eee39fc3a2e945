# Storma slottet!
storma-slottet-name = Storma slottet!
storma-slottet-about = Zwei Königshäuser, Söldner, Ärzte und Meuchelmörder: Lösche das feindliche Haus aus, bevor deines fällt.
storma-slottet-option-doctors_in_sickbay = Ärzte im Krankenlager
storma-slottet-option-doctors_in_sickbay-help = Ärzte dürfen auch die Karte im Krankenlager heilen, nicht nur die aktive Karte.

storma-slottet-ask-house = Königshaus wählen
storma-slottet-field-house = Farbe
storma-slottet-ask-active = Aktive Karte legen
storma-slottet-field-active = Karte, verdeckt, bis beide gewählt haben
storma-slottet-ask-exchange = Karten tauschen
storma-slottet-field-exchange = Karten einer Farbe zum Abwerfen
storma-slottet-ask-attack = Angreifen
storma-slottet-field-attack = Karten einer Farbe, und Joker
storma-slottet-ask-heal = Heilen
storma-slottet-field-heal-card = Heilkarte
storma-slottet-ask-lift = Schaden wegnehmen
storma-slottet-field-lift = Schadenskarten im Wert von höchstens { $value }
storma-slottet-ask-stop = Heilen beenden
storma-slottet-ask-retreat = Zurückziehen
storma-slottet-field-retreat = Karte, die als aktive Karte übernimmt
storma-slottet-ask-replace = Neue Karte aufstellen
storma-slottet-field-replace = Neue aktive Karte
storma-slottet-ask-offer-draw = Unentschieden anbieten
storma-slottet-ask-accept-draw = Unentschieden annehmen
storma-slottet-ask-decline-draw = Unentschieden ablehnen
storma-slottet-choice-heal-active = { $card } für { $target }
storma-slottet-choice-heal-sickbay = { $card } für { $target } im Krankenlager
storma-slottet-choice-sickbay = Krankenlager: { $card }, hält noch { $left } aus
storma-slottet-choice-damage = { $card }, { $damage } wert

storma-slottet-preview-exchange = { $count ->
    [one] Du wirfst eine Karte ab und ziehst eine neue.
   *[other] Du wirfst { $count } Karten ab und ziehst ebenso viele.
}
storma-slottet-preview-attack = { $terms }: { $damage } Schaden, { $left } hält die Karte noch aus.
storma-slottet-preview-attack-dice = { $terms } + { $dice ->
    [1] W10
   *[other] { $dice }W10
}: { $low }–{ $high } Schaden, wenn niemand patzt; { $left } hält die Karte noch aus.
storma-slottet-preview-attack-jokers = { $dice }W10: { $low }–{ $high } Schaden, wenn niemand patzt; { $left } hält die Karte noch aus.
storma-slottet-preview-fells = Die Karte fällt auf jeden Fall.
storma-slottet-preview-may-fell = Chance, dass die Karte fällt: { $percent } %.
storma-slottet-preview-assassin = Null bei einem Meuchelmörder: kein Schaden durch diese Karte, und sie wird Trophäe für { $who }.
storma-slottet-preview-joker = Doppelnull bei einem Joker: kein Schaden durch ihn, und { $who } nimmt ihn auf die Hand.
storma-slottet-preview-heal = Nimmt Schadenskarten im Wert von höchstens { $value } weg, bestenfalls { $best }; { $card } hält dann noch { $left } aus.
storma-slottet-preview-heal-joker = Wirft 2W10 und nimmt Schadenskarten bis zum höheren Wurf weg. Eine Doppelnull tötet { $card }!
storma-slottet-preview-heal-doctor = 7 + 2W10: nimmt Schadenskarten im Wert von höchstens 8–25 weg. Bei Doppelnull bekommt { $card } stattdessen eine Schadenskarte von { $damage } und hält nur noch 1 aus.
storma-slottet-preview-lift = { $card } hält dann noch { $left } aus.
storma-slottet-preview-retreat = Ins Krankenlager: { $card } mit { $damage } Schaden. Tritt an: { $instead }, hält { $toughness } aus.

storma-slottet-refuse-not-held = Diese Karte hast du nicht auf der Hand.
storma-slottet-refuse-house-taken = Diese Farbe ist schon vergeben. Wähle eine andere.
storma-slottet-refuse-not-court = Nur eine Bildkarte kann als aktive Karte stehen.
storma-slottet-refuse-royal = Dein eigenes Königshaus kann weder getauscht werden noch angreifen oder heilen.
storma-slottet-refuse-exchange-joker = Joker können nicht getauscht werden.
storma-slottet-refuse-barred = { $card } ist gegen Karten der eigenen Farbe gefeit.
storma-slottet-refuse-unhurt = Dort gibt es keine verletzte Karte zu heilen.
storma-slottet-refuse-one-card = In einem Zug wird nur eine Karte geheilt. Mach mit der angefangenen weiter oder hör auf.
storma-slottet-refuse-heal-suit = Nur { $suit }, Joker und Ärzte können { $card } heilen.
storma-slottet-refuse-heal-nothing = Eine Heilkarte mit { $value } kann keine der Schadenskarten wegnehmen.
storma-slottet-refuse-joker-heal = Ein Joker heilt nur eine Karte, die höchstens noch 10 aushält; { $card } hält { $left } aus.
storma-slottet-refuse-doctor-sickbay = Ärzte heilen nur die aktive Karte, nicht die im Krankenlager.
storma-slottet-refuse-lift = Wähle unter den Schadenskarten, die dort liegen, zusammen höchstens { $value } wert.
storma-slottet-refuse-lift-much = Zusammen sind sie { $total } wert. Wähle Schadenskarten im Wert von höchstens { $value }.
storma-slottet-refuse-lift-nothing = Eine Zahlenkarte muss mindestens eine Schadenskarte wegnehmen. Wähle welche im Wert von höchstens { $value }.
storma-slottet-refuse-sickbay-full = Das Krankenlager ist belegt. Es hat nur für eine Karte Platz.
storma-slottet-refuse-offer = Du kannst gerade kein Unentschieden anbieten. Warte bis zum nächsten Zug.
storma-slottet-refuse-no-offer = Gerade hat dir niemand ein Unentschieden angeboten.

storma-slottet-zone-house = Am Leben im Königshaus { $suit }
storma-slottet-zone-active = Aktive Karte
storma-slottet-zone-sickbay = Krankenlager
storma-slottet-zone-trophies = Trophäen
storma-slottet-zone-hand = Hand
storma-slottet-zone-attack = Der Angriff
storma-slottet-zone-healing = Zum Heilen gelegt
storma-slottet-zone-target = Getroffen oder geheilt
storma-slottet-mark-healed = nimmt { $amount } weg
storma-slottet-zone-draw-pile = Nachziehstapel
storma-slottet-zone-discard = Ablagestapel
storma-slottet-dice-start = wer beginnt
storma-slottet-dice-attack = Angriff, { $card }
storma-slottet-dice-heal = Heilung, { $card }

storma-slottet-status-house = { $who } wählt ein Königshaus.
storma-slottet-status-active = { $who } wählt eine aktive Karte.
storma-slottet-status-start-roll = { $who } würfelt darum, wer beginnt.
storma-slottet-status-turn = { $who } ist am Zug. (Zug { $turn })
storma-slottet-status-attack-roll = { $who } würfelt für den Angriff.
storma-slottet-status-heal-roll = { $who } würfelt für die Heilung.
storma-slottet-status-healing = { $who } heilt weiter oder hört auf.
storma-slottet-status-lifting = { $who } nimmt Schadenskarten im Wert von höchstens { $value } weg.
storma-slottet-status-replacing = { $who } stellt eine neue aktive Karte auf.
storma-slottet-status-offer = { $who } bietet Unentschieden an; { $asked } kann annehmen oder ablehnen.
storma-slottet-over-won = Das Schloss ist gestürmt! { $winner } hat das feindliche Königshaus ausgelöscht und gewinnt gegen { $loser }.
storma-slottet-over-draw = Unentschieden: Beide Seiten legen die Waffen nieder.

storma-slottet-story-house = { $you ->
    [who] Du wählst { $suit } als Königshaus.
   *[none] { $who } wählt { $suit } als Königshaus.
}
storma-slottet-story-dealt = Die Karten sind verteilt: je 20 auf die Hand, { $left } im Nachziehstapel.
storma-slottet-story-laid = { $you ->
    [who] Du hast eine aktive Karte verdeckt gelegt.
   *[none] { $who } hat eine aktive Karte verdeckt gelegt.
}
storma-slottet-story-you-laid = Du hast { $card } gelegt.
storma-slottet-story-turned = { $you ->
    [one] Die aktiven Karten werden aufgedeckt: Du hast { $first }, { $other } hat { $second }.
    [other] Die aktiven Karten werden aufgedeckt: { $one } hat { $first }, du hast { $second }.
   *[none] Die aktiven Karten werden aufgedeckt: { $one } hat { $first }, { $other } hat { $second }.
}
storma-slottet-story-start-roll = { $you ->
    [who] Du würfelst { $shows }.
   *[none] { $who } würfelt { $shows }.
}
storma-slottet-story-start-tied = Gleichstand! Beide würfeln noch einmal.
storma-slottet-story-started = { $you ->
    [who] Du beginnst.
   *[none] { $who } beginnt.
}
storma-slottet-story-exchanged = { $you ->
    [who] Du tauschst { $cards }.
   *[none] { $who } tauscht { $cards }.
}
storma-slottet-story-drew = { $you ->
    [who] Du ziehst { $count ->
        [0] nichts: Es gibt keine Karten mehr zu ziehen.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[none] { $who } zieht { $count ->
        [0] nichts: Es gibt keine Karten mehr zu ziehen.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
}
storma-slottet-story-filled = { $you ->
    [who] { $count ->
        [0] Du kannst die Hand nicht auffüllen: Es gibt keine Karten mehr zu ziehen.
        [one] Du füllst die Hand mit einer Karte auf.
       *[other] Du füllst die Hand mit { $count } Karten auf.
    }
   *[none] { $count ->
        [0] { $who } kann die Hand nicht auffüllen: Es gibt keine Karten mehr zu ziehen.
        [one] { $who } füllt die Hand mit einer Karte auf.
       *[other] { $who } füllt die Hand mit { $count } Karten auf.
    }
}
storma-slottet-story-paid = { $you ->
    [who] { $count ->
        [0] Du bekommst keine Karten für { $trophies ->
            [one] die neue Trophäe
           *[other] die { $trophies } neuen Trophäen
        }: Es sind keine mehr zu ziehen.
        [one] Du bekommst eine Karte für { $trophies ->
            [one] eine neue Trophäe
           *[other] { $trophies } neue Trophäen
        }: Mehr gibt es nicht zu ziehen.
       *[other] { $trophies ->
            [one] Du bekommst { $count } Karten für eine neue Trophäe.
           *[other] Du bekommst { $count } Karten für { $trophies } neue Trophäen.
        }
    }
   *[none] { $count ->
        [0] { $who } bekommt keine Karten für { $trophies ->
            [one] die neue Trophäe
           *[other] die { $trophies } neuen Trophäen
        }: Es sind keine mehr zu ziehen.
        [one] { $who } bekommt eine Karte für { $trophies ->
            [one] eine neue Trophäe
           *[other] { $trophies } neue Trophäen
        }: Mehr gibt es nicht zu ziehen.
       *[other] { $trophies ->
            [one] { $who } bekommt { $count } Karten für eine neue Trophäe.
           *[other] { $who } bekommt { $count } Karten für { $trophies } neue Trophäen.
        }
    }
}
storma-slottet-story-you-drew = Du hast { $cards } gezogen.
storma-slottet-story-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt: { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
storma-slottet-story-attacked = { $you ->
    [who] Du greifst { $target } an, mit { $cards }!
   *[none] { $who } greift { $target } an, mit { $cards }!
}
storma-slottet-story-joker = Der Joker wirft { $first } und { $second }: { $damage } Schaden.
storma-slottet-story-joker-fumbled = Doppelnull! Der Joker patzt, und { $who } nimmt ihn auf die Hand.
storma-slottet-story-assassin = { $card } als Meuchelmörder wirft { $shows }: { $damage } Schaden.
storma-slottet-story-assassin-fumbled = { $you ->
    [who] Null! Die Wachen entdecken { $card } beim Meuchelmord: eine Trophäe für dich.
   *[none] Null! Die Wachen entdecken { $card } beim Meuchelmord: eine Trophäe für { $who }.
}
storma-slottet-story-hurt = { $damage ->
    [0] { $card } erleidet keinen Schaden.
   *[other] { $left ->
        [0] { $card } erleidet { $damage } Schaden.
       *[other] { $card } erleidet { $damage } Schaden und hält noch { $left } aus.
    }
}
storma-slottet-story-fell = { $you ->
    [who] Du gewinnst eine Trophäe: { $card } ist gefallen!
   *[none] { $who } gewinnt eine Trophäe: { $card } ist gefallen!
}
storma-slottet-story-house-fell = Das Königshaus { $suit } ist ausgelöscht!
storma-slottet-story-heal = { $you ->
    [who] Du legst { $card }, um { $target } zu heilen.
   *[none] { $who } legt { $card }, um { $target } zu heilen.
}
storma-slottet-story-healing = { $value ->
    [0] Doppelnull für { $card }!
   *[other] Die Würfel zeigen { $first } und { $second }: { $card } heilt { $value }.
}
storma-slottet-story-joker-killed = Der Joker patzt, und { $target } stirbt.
storma-slottet-story-doctor-fumbled = Das Messer rutscht ab: { $card } bleibt als Schadenskarte von { $damage } liegen, und { $target } hält nur noch 1 aus.
storma-slottet-story-lifted = Schaden weg von { $target }: { $cards }, im Wert von { $damage }. Hält jetzt noch { $left } aus.
storma-slottet-story-lifted-nothing = Nichts weggenommen: { $target } hält noch { $left } aus.
storma-slottet-story-stopped = { $you ->
    [who] Du beendest das Heilen.
   *[none] { $who } beendet das Heilen.
}
storma-slottet-story-retreated = { $you ->
    [who] Du ziehst { $card } ins Krankenlager zurück und stellst { $instead } auf.
   *[none] { $who } zieht { $card } ins Krankenlager zurück und stellt { $instead } auf.
}
storma-slottet-story-brought-out = { $you ->
    [who] Du stellst { $card } als neue aktive Karte auf.
   *[none] { $who } stellt { $card } als neue aktive Karte auf.
}
storma-slottet-story-from-sickbay = { $you ->
    [who] Du rufst { $card } aus dem Krankenlager.
   *[none] { $who } ruft { $card } aus dem Krankenlager.
}
storma-slottet-story-passed = { $who } kann keinen Zug machen und setzt aus.
storma-slottet-story-draw-offered = { $you ->
    [who] Du bietest Unentschieden an.
   *[none] { $who } bietet Unentschieden an.
}
storma-slottet-story-draw-declined = { $you ->
    [who] Du lehnst das Unentschieden ab.
   *[none] { $who } lehnt das Unentschieden ab.
}
storma-slottet-story-draw-lapsed = { $you ->
    [who] Du hast keine Antwort bekommen; das angebotene Unentschieden ist vom Tisch.
   *[none] { $who } hat keine Antwort bekommen; das angebotene Unentschieden ist vom Tisch.
}
storma-slottet-story-draw-agreed = { $who } nimmt das Unentschieden an.

storma-slottet-retold-started = { $own ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
storma-slottet-retold-exchanged = { $own ->
        [yes] Du tauschst
       *[no] { $who } tauscht
    } { $count ->
        [one] { $card }.
       *[other] { $count } Karten in { $suit }.
    }
storma-slottet-retold-attacked = { $side ->
        [own] Du greifst { $target }
        [against] { $who } greift deine aktive Karte { $target }
       *[others] { $who } greift { $target }
    } mit { $count ->
        [one] { $card }
       *[other] { $count } Karten
    } an: { $outcome ->
        [nothing] kein Schaden.
        [falls] { $damage } Schaden, und die Karte fällt!
       *[stands] { $damage } Schaden, die Karte hält noch { $left } aus.
    }
storma-slottet-retold-joker-fumbled = { $own ->
    [yes] Doppelnull: Der Joker patzt, und du nimmst ihn auf die Hand.
   *[no] Doppelnull: Der Joker patzt, und { $who } nimmt ihn auf die Hand.
}
storma-slottet-retold-assassin-fumbled = { $own ->
    [yes] Null: { $card } wird beim Meuchelmord entdeckt, eine Trophäe für dich.
   *[no] Null: { $card } wird beim Meuchelmord entdeckt, eine Trophäe für { $who }.
}
storma-slottet-retold-healed = { $outcome ->
    [dies] { $own ->
        [yes] Du heilst { $target }, aber der Joker wirft eine Doppelnull: Die Karte stirbt!
       *[no] { $who } heilt { $target }, aber der Joker wirft eine Doppelnull: Die Karte stirbt!
    }
    [nothing] { $own ->
        [yes] Du versuchst { $target } zu heilen, nimmst aber keinen Schaden weg.
       *[no] { $who } versucht { $target } zu heilen, nimmt aber keinen Schaden weg.
    }
   *[lifted] { $own ->
            [yes] Du heilst
           *[no] { $who } heilt
        } { $target } mit { $count ->
            [one] { $card }
           *[other] { $count } Karten
        }: { $amount } Schaden weg, die Karte hält noch { $left } aus.
}
storma-slottet-retold-retreated = { $own ->
    [yes] Du ziehst { $card } ins Krankenlager zurück und stellst { $instead } auf.
   *[no] { $who } zieht { $card } ins Krankenlager zurück und stellt { $instead } auf.
}
storma-slottet-retold-replaced = { $source ->
    [hand] { $own ->
        [yes] Du stellst { $card } auf.
       *[no] { $who } stellt { $card } auf.
    }
   *[sickbay] { $own ->
        [yes] Du rufst { $card } aus dem Krankenlager.
       *[no] { $who } ruft { $card } aus dem Krankenlager.
    }
}

storma-slottet-command-offer-draw = unentschieden
storma-slottet-command-offer-draw-help = Unentschieden anbieten oder das Angebot beantworten
storma-slottet-command-offer-draw-refused = Gerade kannst du kein Unentschieden anbieten oder annehmen.

storma-slottet-picture-felled = Aus dem Königshaus besiegt
storma-slottet-picture-feat = { $name }: { $what }
storma-slottet-picture-can-attack = Kann angreifen: { $cards }.
storma-slottet-picture-can-heal = Kann heilen: { $cards }.
storma-slottet-picture-can-stand = Kann aufgestellt werden: { $cards }.
storma-slottet-picture-new = Neu auf der Hand: { $cards }.
storma-slottet-picture-own = Deine aktive Karte, { $card }, hält noch { $left } aus.
storma-slottet-picture-target = Die aktive Karte gegenüber, { $card }, hält noch { $left } aus.
storma-slottet-picture-score =
    { $who } ({ $suit }) hat { $royals ->
        [0] niemanden aus dem feindlichen Königshaus
        [1] eine Figur aus dem feindlichen Königshaus
       *[other] { $royals } Figuren aus dem feindlichen Königshaus
    } besiegt und { $trophies ->
        [0] keine Trophäe
        [1] eine Trophäe
       *[other] { $trophies } Trophäen
    } gewonnen.

storma-slottet-why-house = Nimm { $suit }: Vor dem Austeilen ist eine Farbe so gut wie die andere.
storma-slottet-why-mercenary = Stell { $card } auf: Fällt ein Söldner, verliert dein Haus niemanden.
storma-slottet-why-royal = Stell { $card } auf: Mit dem, was du zum Heilen hast, steht diese Karte am längsten.
storma-slottet-why-fell = Greif mit { $cards } an: { $target } fällt sicher.
storma-slottet-why-may-fell = Greif mit { $cards } an: Die Chance, dass { $target } fällt, ist { $percent } %.
storma-slottet-why-damage = Greif mit { $cards } an: etwa { $damage } Schaden, und nichts anderes ist jetzt so viel wert.
storma-slottet-why-heal = Heile { $target } mit { $card }: Nichts anderes ist jetzt so viel wert.
storma-slottet-why-heal-in-danger = Heile { $target } mit { $card }: Die Karte hält nur noch { $left } aus.
storma-slottet-why-heal-on = Mach mit { $card } weiter: Das nimmt { $damage } Schaden weg.
storma-slottet-why-stop = Beende das Heilen: Keine deiner Zahlenkarten würde jetzt mehr als die Hälfte ihres Wertes wegnehmen.
storma-slottet-why-lift = Nimm { $damage } Schaden weg: Mehr geht jetzt nicht.
storma-slottet-why-retreat = Stell { $instead } auf und schick { $card } ins Krankenlager: Die Karte hält nur noch { $left } aus.
storma-slottet-why-retreat-anyway = Zieh dich zurück und stell { $card } auf: Nichts anderes verspricht mehr.
storma-slottet-why-exchange = Tausche { $cards }: jetzt weder zum Angreifen noch zum Heilen gut.
storma-slottet-why-exchange-anyway = Tausche { $card }: Nichts anderes verspricht mehr.
storma-slottet-why-roll = Würfle: Vorher gibt es nichts zu entscheiden.
storma-slottet-why-accept = Nimm das Unentschieden an: Die Partie dauert schon so lange, dass sie so bald niemand gewinnt.
storma-slottet-why-decline = Lehne das Unentschieden ab: Die Partie ist noch zu gewinnen.

# Storma slottet!
storma-slottet-name = Storma slottet!
storma-slottet-about = Stürm das Schloss! Mit Söldnern, Ärzten und Meuchelmördern – bevor dein eigenes Königshaus fällt.
storma-slottet-option-doctors_in_sickbay = Ärzte im Krankenlager
storma-slottet-option-doctors_in_sickbay-help = Ärzte dürfen auch die Karte im Krankenlager heilen, nicht nur die aktive Karte.

storma-slottet-ask-house = Königshaus wählen
storma-slottet-field-house = Farbe
storma-slottet-ask-active = Aktive Karte wählen
storma-slottet-field-active = Bleibt verdeckt, bis beide gewählt haben
storma-slottet-ask-exchange = Karten tauschen
storma-slottet-field-exchange = Karten einer Farbe, die du abwirfst
storma-slottet-ask-attack = Angreifen
storma-slottet-field-attack = Karten einer Farbe, dazu Joker
storma-slottet-ask-heal = Heilen
storma-slottet-field-heal-card = Heilkarte
storma-slottet-ask-lift = Schaden entfernen
storma-slottet-field-lift = Schadenskarten, zusammen höchstens { $value } wert
storma-slottet-ask-stop = Heilen beenden
storma-slottet-ask-retreat = Zurückziehen
storma-slottet-field-retreat = Neue aktive Karte
storma-slottet-ask-replace = Neue Karte aufstellen
storma-slottet-field-replace = Neue aktive Karte
storma-slottet-ask-offer-draw = Unentschieden anbieten
storma-slottet-ask-accept-draw = Unentschieden annehmen
storma-slottet-ask-decline-draw = Unentschieden ablehnen
storma-slottet-choice-heal-active = { $card } für { $target-den }
storma-slottet-choice-heal-sickbay = { $card } für { $target-den } im Krankenlager
storma-slottet-choice-sickbay = Krankenlager: { $card }, hält noch { $left } aus
storma-slottet-choice-damage = { $card } ({ $damage } Schaden)

storma-slottet-preview-exchange = { $count ->
    [one] Du wirfst eine Karte ab und ziehst eine neue.
   *[other] Du wirfst { $count } Karten ab und ziehst ebenso viele.
}
storma-slottet-preview-attack = { $terms }: { $damage } Schaden. Die Karte hält noch { $left } aus.
storma-slottet-preview-attack-dice = { $terms } + { $dice ->
    [1] W10
   *[other] { $dice }W10
}: { $low }–{ $high } Schaden, wenn niemand patzt. Die Karte hält noch { $left } aus.
storma-slottet-preview-attack-jokers = { $dice }W10: { $low }–{ $high } Schaden, wenn niemand patzt. Die Karte hält noch { $left } aus.
storma-slottet-preview-fells = Die Karte fällt sicher.
storma-slottet-preview-may-fell = Chance, dass die Karte fällt: { $percent } %.
storma-slottet-preview-assassin = Würfelt ein Meuchelmörder eine Null, macht er keinen Schaden und wird zur Trophäe für { $who }.
storma-slottet-preview-joker = Würfelt ein Joker eine Doppelnull, macht er keinen Schaden, und { $who } nimmt ihn auf die Hand.
storma-slottet-preview-heal = Entfernt Schadenskarten, zusammen höchstens { $value } wert, hier bestenfalls { $best }. Dann hält { $card-der } noch { $left } aus.
storma-slottet-preview-heal-joker = 2W10: Entfernt Schadenskarten, zusammen höchstens so viel wert wie der höhere Wurf. Eine Doppelnull tötet { $card-den }!
storma-slottet-preview-heal-doctor = 7 + 2W10: Entfernt Schadenskarten, zusammen höchstens 8–25 wert. Bei einer Doppelnull bekommt { $card-der } stattdessen eine Schadenskarte von { $damage } und hält nur noch 1 aus.
storma-slottet-preview-lift = { $card-Der } hält dann noch { $left } aus.
storma-slottet-preview-retreat = { $card-Der } geht mit { $damage } Schaden ins Krankenlager. { $instead-Der } rückt nach und hält { $toughness } aus.

storma-slottet-refuse-not-held = Diese Karte hast du nicht auf der Hand.
storma-slottet-refuse-house-taken = Diese Farbe ist schon vergeben. Wähl eine andere.
storma-slottet-refuse-not-court = Nur eine Bildkarte kann aktive Karte sein.
storma-slottet-refuse-royal = Dein eigenes Königshaus lässt sich nicht tauschen, greift nicht an und heilt nicht.
storma-slottet-refuse-exchange-joker = Joker lassen sich nicht tauschen.
storma-slottet-refuse-barred = Karten derselben Farbe können { $card-dem } nichts anhaben.
storma-slottet-refuse-unhurt = Dort liegt keine verletzte Karte.
storma-slottet-refuse-one-card = Pro Zug heilst du nur eine Karte. Mach mit ihr weiter oder hör auf.
storma-slottet-refuse-heal-suit = Nur { $suit }, Joker und Ärzte können { $card-den } heilen.
storma-slottet-refuse-heal-nothing = Eine Heilkarte mit { $value } kann hier keine Schadenskarte entfernen.
storma-slottet-refuse-joker-heal = Ein Joker heilt nur eine Karte, die höchstens noch 10 aushält; { $card-der } hält noch { $left } aus.
storma-slottet-refuse-doctor-sickbay = Ärzte heilen nur die aktive Karte, nicht die im Krankenlager.
storma-slottet-refuse-lift = Wähl nur Schadenskarten, die dort liegen, zusammen höchstens { $value } wert.
storma-slottet-refuse-lift-much = Zusammen sind sie { $total } wert. Wähl Schadenskarten, die zusammen höchstens { $value } wert sind.
storma-slottet-refuse-lift-nothing = Eine Zahlenkarte muss mindestens eine Schadenskarte entfernen. Wähl welche, die zusammen höchstens { $value } wert sind.
storma-slottet-refuse-sickbay-full = Das Krankenlager ist belegt. Dort ist nur für eine Karte Platz.
storma-slottet-refuse-offer = Du kannst gerade kein Unentschieden anbieten. Warte bis zum nächsten Zug.
storma-slottet-refuse-no-offer = Gerade bietet dir niemand ein Unentschieden an.

storma-slottet-zone-house = Königshaus { $suit }, noch am Leben
storma-slottet-zone-active = Aktive Karte
storma-slottet-zone-sickbay = Krankenlager
storma-slottet-zone-trophies = Trophäen
storma-slottet-zone-hand = Hand
storma-slottet-zone-attack = Angriff
storma-slottet-zone-healing = Heilkarten
storma-slottet-zone-target = Ziel
storma-slottet-mark-healed = heilt { $amount }
storma-slottet-zone-draw-pile = Nachziehstapel
storma-slottet-zone-discard = Ablagestapel
storma-slottet-dice-start = Startwurf
storma-slottet-dice-attack = Angriff mit { $card-dem }
storma-slottet-dice-heal = Heilung mit { $card-dem }

storma-slottet-status-house = { $who } wählt ein Königshaus.
storma-slottet-status-active = { $who } wählt eine aktive Karte.
storma-slottet-status-start-roll = { $who } würfelt um den ersten Zug.
storma-slottet-status-turn = { $who } ist dran (Zug { $turn }).
storma-slottet-status-attack-roll = { $who } würfelt für den Angriff.
storma-slottet-status-heal-roll = { $who } würfelt für die Heilung.
storma-slottet-status-healing = { $who } heilt weiter oder hört auf.
storma-slottet-status-lifting = { $who } entfernt Schadenskarten, zusammen höchstens { $value } wert.
storma-slottet-status-replacing = { $who } stellt eine neue aktive Karte auf.
storma-slottet-status-offer = { $who } bietet ein Unentschieden an; { $asked } kann annehmen oder ablehnen.
storma-slottet-over-won = Das Schloss ist gestürmt! { $winner } hat das feindliche Königshaus ausgelöscht und besiegt { $loser }.
storma-slottet-over-draw = Unentschieden: Beide Seiten legen die Waffen nieder.

storma-slottet-story-house = { $you ->
    [who] Du wählst { $suit } als Königshaus.
   *[none] { $who } wählt { $suit } als Königshaus.
}
storma-slottet-story-dealt = Die Karten sind verteilt: je 20 auf die Hand, { $left } im Nachziehstapel.
storma-slottet-story-laid = { $you ->
    [who] Du legst deine aktive Karte verdeckt hin.
   *[none] { $who } legt die aktive Karte verdeckt hin.
}
storma-slottet-story-you-laid = Deine aktive Karte ist { $card-der }.
storma-slottet-story-turned = { $you ->
    [one] Die aktiven Karten werden aufgedeckt: Du hast { $first-den }, { $other } hat { $second-den }.
    [other] Die aktiven Karten werden aufgedeckt: { $one } hat { $first-den }, du hast { $second-den }.
   *[none] Die aktiven Karten werden aufgedeckt: { $one } hat { $first-den }, { $other } hat { $second-den }.
}
storma-slottet-story-start-roll = { $you ->
    [who] Du würfelst eine { $shows }.
   *[none] { $who } würfelt eine { $shows }.
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
        [0] nichts: Es sind keine Karten mehr da.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[none] { $who } zieht { $count ->
        [0] nichts: Es sind keine Karten mehr da.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
}
storma-slottet-story-filled = { $you ->
    [who] { $count ->
        [0] Du kannst deine Hand nicht auffüllen: Es sind keine Karten mehr da.
        [one] Du füllst deine Hand mit einer Karte auf.
       *[other] Du füllst deine Hand mit { $count } Karten auf.
    }
   *[none] { $count ->
        [0] { $who } kann die Hand nicht auffüllen: Es sind keine Karten mehr da.
        [one] { $who } füllt die Hand mit einer Karte auf.
       *[other] { $who } füllt die Hand mit { $count } Karten auf.
    }
}
storma-slottet-story-paid = { $you ->
    [who] { $count ->
        [0] Für { $trophies ->
            [one] deine neue Trophäe
           *[other] deine { $trophies } neuen Trophäen
        } bekommst du keine Karten: Es sind keine mehr da.
        [one] Für { $trophies ->
            [one] deine neue Trophäe
           *[other] deine { $trophies } neuen Trophäen
        } bekommst du nur eine Karte: Mehr sind nicht da.
       *[other] { $trophies ->
            [one] Für deine neue Trophäe bekommst du { $count } Karten.
           *[other] Für deine { $trophies } neuen Trophäen bekommst du { $count } Karten.
        }
    }
   *[none] { $count ->
        [0] { $who } bekommt keine Karten für { $trophies ->
            [one] die neue Trophäe
           *[other] die { $trophies } neuen Trophäen
        }: Es sind keine mehr da.
        [one] { $who } bekommt nur eine Karte für { $trophies ->
            [one] die neue Trophäe
           *[other] die { $trophies } neuen Trophäen
        }: Mehr sind nicht da.
       *[other] { $trophies ->
            [one] { $who } bekommt { $count } Karten für die neue Trophäe.
           *[other] { $who } bekommt { $count } Karten für die { $trophies } neuen Trophäen.
        }
    }
}
storma-slottet-story-you-drew = Neu auf deiner Hand: { $cards }.
storma-slottet-story-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt: { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
storma-slottet-story-attacked = { $you ->
    [who] Du greifst { $target-den } an: mit { $cards }!
   *[none] { $who } greift { $target-den } an: mit { $cards }!
}
storma-slottet-story-joker = Der Joker würfelt { $first } und { $second }: { $damage } Schaden.
storma-slottet-story-joker-fumbled = Doppelnull! Der Joker patzt, und { $who } nimmt ihn auf die Hand.
storma-slottet-story-assassin = { $card-Der } würfelt als Meuchelmörder eine { $shows }: { $damage } Schaden.
storma-slottet-story-assassin-fumbled = { $you ->
    [who] Null! Die Wachen erwischen { $card-den } beim Meuchelmord: eine Trophäe für dich.
   *[none] Null! Die Wachen erwischen { $card-den } beim Meuchelmord: eine Trophäe für { $who }.
}
storma-slottet-story-hurt = { $damage ->
    [0] { $card-Der } erleidet keinen Schaden.
   *[other] { $left ->
        [0] { $card-Der } erleidet { $damage } Schaden.
       *[other] { $card-Der } erleidet { $damage } Schaden und hält noch { $left } aus.
    }
}
storma-slottet-story-fell = { $you ->
    [who] Du gewinnst eine Trophäe: { $card-Der } ist gefallen!
   *[none] { $who } gewinnt eine Trophäe: { $card-Der } ist gefallen!
}
storma-slottet-story-house-fell = Das Königshaus { $suit } ist ausgelöscht!
storma-slottet-story-heal = { $you ->
    [who] Du spielst { $card-den }, um { $target-den } zu heilen.
   *[none] { $who } spielt { $card-den }, um { $target-den } zu heilen.
}
storma-slottet-story-healing = { $value ->
    [0] Doppelnull für { $card-den }!
   *[other] Die Würfel zeigen { $first } und { $second }: { $card-Der } heilt bis zu { $value }.
}
storma-slottet-story-joker-killed = Der Joker patzt, und { $target-der } stirbt.
storma-slottet-story-doctor-fumbled = Dem Arzt rutscht das Messer ab: { $card-Der } bleibt als Schadenskarte von { $damage } liegen, und { $target-der } hält nur noch 1 aus.
storma-slottet-story-lifted = Entfernt: { $cards } ({ $damage } Schaden). { $target-Der } hält jetzt noch { $left } aus.
storma-slottet-story-lifted-nothing = Kein Schaden entfernt: { $target-Der } hält weiter nur { $left } aus.
storma-slottet-story-stopped = { $you ->
    [who] Du beendest das Heilen.
   *[none] { $who } beendet das Heilen.
}
storma-slottet-story-retreated = { $you ->
    [who] Du ziehst { $card-den } ins Krankenlager zurück und stellst { $instead-den } auf.
   *[none] { $who } zieht { $card-den } ins Krankenlager zurück und stellt { $instead-den } auf.
}
storma-slottet-story-brought-out = { $you ->
    [who] Du stellst { $card-den } als neue aktive Karte auf.
   *[none] { $who } stellt { $card-den } als neue aktive Karte auf.
}
storma-slottet-story-from-sickbay = { $you ->
    [who] Du holst { $card-den } aus dem Krankenlager.
   *[none] { $who } holt { $card-den } aus dem Krankenlager.
}
storma-slottet-story-passed = { $who } kann keinen Zug machen und setzt aus.
storma-slottet-story-draw-offered = { $you ->
    [who] Du bietest ein Unentschieden an.
   *[none] { $who } bietet ein Unentschieden an.
}
storma-slottet-story-draw-declined = { $you ->
    [who] Du lehnst das Unentschieden ab.
   *[none] { $who } lehnt das Unentschieden ab.
}
storma-slottet-story-draw-lapsed = { $you ->
    [who] Niemand hat geantwortet: Das Unentschieden, das du angeboten hast, ist vom Tisch.
   *[none] Niemand hat geantwortet: Das Unentschieden, das { $who } angeboten hat, ist vom Tisch.
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
        [one] { $card-den }.
       *[other] { $count } { $suit }-Karten.
    }
storma-slottet-retold-attacked = { $side ->
        [own] Du greifst { $target-den }
        [against] { $who } greift { $target-deinen }
       *[others] { $who } greift { $target-den }
    } mit { $count ->
        [one] { $card-dem }
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
    [yes] Null: { $card-Der } wird beim Meuchelmord erwischt, eine Trophäe für dich.
   *[no] Null: { $card-Der } wird beim Meuchelmord erwischt, eine Trophäe für { $who }.
}
storma-slottet-retold-healed = { $outcome ->
    [dies] { $own ->
        [yes] Du heilst { $target-den }, aber der Joker würfelt eine Doppelnull: Die Karte stirbt!
       *[no] { $who } heilt { $target-den }, aber der Joker würfelt eine Doppelnull: Die Karte stirbt!
    }
    [nothing] { $own ->
        [yes] Du versuchst, { $target-den } zu heilen, entfernst aber keinen Schaden.
       *[no] { $who } versucht, { $target-den } zu heilen, entfernt aber keinen Schaden.
    }
   *[lifted] { $own ->
            [yes] Du heilst
           *[no] { $who } heilt
        } { $target-den } mit { $count ->
            [one] { $card-dem }
           *[other] { $count } Karten
        }: { $amount } Schaden weg, die Karte hält noch { $left } aus.
}
storma-slottet-retold-retreated = { $own ->
    [yes] Du ziehst { $card-den } ins Krankenlager zurück und stellst { $instead-den } auf.
   *[no] { $who } zieht { $card-den } ins Krankenlager zurück und stellt { $instead-den } auf.
}
storma-slottet-retold-replaced = { $source ->
    [hand] { $own ->
        [yes] Du stellst { $card-den } auf.
       *[no] { $who } stellt { $card-den } auf.
    }
   *[sickbay] { $own ->
        [yes] Du holst { $card-den } aus dem Krankenlager.
       *[no] { $who } holt { $card-den } aus dem Krankenlager.
    }
}

storma-slottet-command-offer-draw = unentschieden
storma-slottet-command-offer-draw-help = Unentschieden anbieten oder das Angebot beantworten
storma-slottet-command-offer-draw-refused = Gerade kannst du kein Unentschieden anbieten oder annehmen.

storma-slottet-picture-felled = Besiegte Hoheiten
storma-slottet-picture-feat = { $name }: { $what }
storma-slottet-picture-can-attack = Zum Angreifen: { $cards }.
storma-slottet-picture-can-heal = Zum Heilen: { $cards }.
storma-slottet-picture-can-stand = Zum Aufstellen: { $cards }.
storma-slottet-picture-new = Neu auf deiner Hand: { $cards }.
storma-slottet-picture-own = Deine aktive Karte ist { $card-der } und hält noch { $left } aus.
storma-slottet-picture-target = Die aktive Karte des Gegners ist { $card-der } und hält noch { $left } aus.
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
storma-slottet-why-mercenary = Stell { $card-den } auf: Fällt ein Söldner, verliert dein Haus niemanden.
storma-slottet-why-royal = Stell { $card-den } auf: Mit deinen Heilkarten hält diese Karte am längsten durch.
storma-slottet-why-fell = Greif mit { $cards } an: { $target-Der } fällt sicher.
storma-slottet-why-may-fell = Greif mit { $cards } an: Die Chance, dass { $target-der } fällt, liegt bei { $percent } %.
storma-slottet-why-damage = Greif mit { $cards } an: etwa { $damage } Schaden, und nichts anderes bringt gerade so viel.
storma-slottet-why-heal = Heile { $target-den } mit { $card-dem }: Nichts anderes bringt gerade so viel.
storma-slottet-why-heal-in-danger = Heile { $target-den } mit { $card-dem }: Die Karte hält nur noch { $left } aus.
storma-slottet-why-heal-on = Mach mit { $card-dem } weiter: Das entfernt noch { $damage } Schaden.
storma-slottet-why-stop = Hör auf zu heilen: Keine deiner Zahlenkarten würde jetzt mehr als die Hälfte ihres Werts entfernen.
storma-slottet-why-lift = Entferne { $damage } Schaden: Mehr geht gerade nicht.
storma-slottet-why-retreat = Stell { $instead-den } auf und schick { $card-den } ins Krankenlager – mehr als { $left } hält diese Karte nicht mehr aus.
storma-slottet-why-retreat-anyway = Zieh dich zurück und stell { $card-den } auf: Nichts anderes verspricht mehr.
storma-slottet-why-exchange = Tausch { $cards }: Damit lässt sich gerade weder gut angreifen noch heilen.
storma-slottet-why-exchange-anyway = Tausch { $card-den }: Nichts anderes verspricht mehr.
storma-slottet-why-roll = Würfle: Vorher gibt es nichts zu entscheiden.
storma-slottet-why-accept = Nimm das Unentschieden an: Die Partie dauert schon so lange, dass so bald niemand gewinnt.
storma-slottet-why-decline = Lehn das Unentschieden ab: Die Partie ist noch zu gewinnen.

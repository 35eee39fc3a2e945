# Riftforce

riftforce-name = Riftforce
riftforce-about = Zu zweit, mit je vier Gilden, kämpft ihr um fünf Orte am Rift.
riftforce-option-guilds = Gilden
riftforce-option-guilds-help = Nur die zehn Gilden des Grundspiels oder dazu die acht des zweiten Satzes.
riftforce-option-guilds-base = Grundspiel
riftforce-option-guilds-all = alle achtzehn
riftforce-option-picks = Wahl der Gilden
riftforce-option-picks-help = Eine Gilde per Zufall und die übrigen aus einer Auswahl – oder alle vier abwechselnd frei gewählt.
riftforce-option-picks-draft = eine zufällig, dann Auswahl
riftforce-option-picks-free = alle vier frei

# Auch Karten in einer kurzen Aufzählung haben im Satz ihren Artikel: { $cards-die } wird „die Feuer-5
# und die Eis-5“.

## Gilden

riftforce-guild-fire = Feuer
riftforce-guild-fire-ability = 3 Schaden für den ersten Feind hier. Deine eigene Karte direkt hinter dem Feuer bekommt 1.
riftforce-guild-earth = Erde
riftforce-guild-earth-ability = Beim Ausspielen: 1 Schaden für jeden Feind hier. Beim Aktivieren: 2 für den ersten Feind hier.
riftforce-guild-light = Licht
riftforce-guild-light-ability = 2 Schaden für den ersten Feind hier. Entferne dann 1 Schaden von einer deiner Karten, egal wo.
riftforce-guild-plant = Pflanze
riftforce-guild-plant-ability = Wähl einen Nachbarort: 2 Schaden für den ersten Feind dort, der dann hierherkommt.
riftforce-guild-water = Wasser
riftforce-guild-water-ability = 2 Schaden für den ersten Feind hier. Geht dann an einen Nachbarort: 1 für den ersten Feind dort.
riftforce-guild-ice = Eis
riftforce-guild-ice-ability = Der letzte Feind hier bekommt 4 Schaden, wenn er schon beschädigt ist, sonst 1.
riftforce-guild-shadow = Schatten
riftforce-guild-shadow-ability = Geht an einen anderen Ort: 1 Schaden für den ersten Feind dort. Wird er zerstört: 1 Riftforce extra.
riftforce-guild-crystal = Kristall
riftforce-guild-crystal-ability = 4 Schaden für den ersten Feind hier. Wird der Kristall zerstört: 1 Riftforce extra für den Gegner.
riftforce-guild-thunderbolt = Blitz
riftforce-guild-thunderbolt-ability = 2 Schaden für einen beliebigen Feind hier. Wird er zerstört, schlägt der Blitz noch einmal zu.
riftforce-guild-air = Luft
riftforce-guild-air-ability = Geht an einen beliebigen anderen Ort: 1 Schaden für den ersten Feind dort und an jedem Nachbarort.
riftforce-guild-beast = Bestie
riftforce-guild-beast-ability = Geht an einen Nachbarort: 2 Schaden für den ersten Feind dort; 3, wenn die Bestie beschädigt ist.
riftforce-guild-sand = Sand
riftforce-guild-sand-ability = Geht an einen beliebigen anderen Ort: 1 Schaden für jeden Feind dort. Entfernt 1 Schaden von sich.
riftforce-guild-lava = Lava
riftforce-guild-lava-ability = 2 Schaden für den ersten Feind an jedem Nachbarort, je 1 für die Lava selbst und deine Karten davor.
riftforce-guild-music = Musik
riftforce-guild-music-ability = 2 Schaden für den ersten Feind hier. Wird er zerstört, spielst du ihn an einem Nachbarort aus.
riftforce-guild-acid = Säure
riftforce-guild-acid-ability = 3 Schaden für den ersten Feind hier, 1 für den dahinter. Was zerstört wird, bringt keine Riftforce.
riftforce-guild-star = Stern
riftforce-guild-star-ability = 2 Schaden für den ersten Feind hier. Zieh dann eine Karte, wenn du weniger als sieben hast.
riftforce-guild-love = Liebe
riftforce-guild-love-ability = Beim Ausspielen: Heile eine eigene Karte hier ganz. Beim Aktivieren: 2 Schaden für den ersten Feind.
riftforce-guild-magnet = Magnet
riftforce-guild-magnet-ability = 2 Schaden für den letzten Feind hier. Dann gehen er und der Magnet zusammen an einen Nachbarort.

riftforce-card = { $guild }-{ $number }
    .die = die { riftforce-card }
riftforce-card-at = { $card } an { $location }
    .die = die { riftforce-card-at }
riftforce-card-nth = { $card }, dort Nummer { $place }
riftforce-location = Ort { $number }
riftforce-lies-both = Du: { $own }. Gegner: { $opposite }
riftforce-lies-own = Du: { $own }
riftforce-lies-opposite = Gegner: { $opposite }
riftforce-lies-nothing = Leer

## Fragen

riftforce-toss = Münze werfen
riftforce-pick = Gilde wählen
riftforce-field-guild = Welche Gilde?
riftforce-note-pick = Wahl { $number } von { $count }.
riftforce-note-dealt = Zugelost: Du hast { $own }, { $who } hat { $other }.
riftforce-note-opening = { $who } ist als Zweites dran und hat dafür schon die { $card } in der Mitte liegen.
riftforce-note-opening-own = Du bist als Zweites dran und hast dafür schon die { $card } in der Mitte liegen.
riftforce-play = Ausspielen
riftforce-field-cards = Eine bis drei Karten mit gleicher Zahl oder gleichem Symbol
riftforce-field-first = Wohin? Ein Klick spielt aus
riftforce-field-others = Wohin die anderen?
riftforce-arrangement-together = An denselben Ort
riftforce-arrangement-right = Nach rechts, je eine an jeden Ort
riftforce-arrangement-left = Nach links, je eine an jeden Ort
riftforce-arrangement-left-right = Die zweite nach links, die dritte nach rechts
riftforce-arrangement-right-left = Die zweite nach rechts, die dritte nach links
riftforce-arrangement-right-between = Nach rechts, die dritte dazwischen
riftforce-arrangement-left-between = Nach links, die dritte dazwischen
riftforce-activate = Aktivieren
riftforce-field-discard = Welche Karte wirfst du ab?
riftforce-can-activate = Damit kannst du aktivieren: { $cards }.
riftforce-check = Überprüfen und nachziehen: +{ $riftforce } Riftforce
riftforce-activate-next = Nächste aktivieren
riftforce-field-activate = Welche Karte?
riftforce-finish = Aktion beenden
riftforce-choose-move = { $card } bewegen
riftforce-choose-pull = Mit { $card } heranziehen
riftforce-choose-drag = { $card } und Feind bewegen
riftforce-choose-steal = Mit { $card } erobern
riftforce-choose-strike = Mit { $card } zuschlagen
riftforce-choose-heal = Mit { $card } heilen
riftforce-choose-soothe = Mit { $card } ganz heilen
riftforce-field-location = Welcher Ort?
riftforce-field-card = Welche Karte?

## Absagen

riftforce-not-alike = { $cards } haben weder die Zahl noch das Symbol gemeinsam.
riftforce-one-or-each = Wähl einen Ort für alle Karten oder einen für jede Karte.
riftforce-not-neighbours = Die Orte müssen lückenlos nebeneinanderliegen.
riftforce-past-the-end = So weit reichen die fünf Orte nicht. Fang weiter innen an, oder spiel alle Karten an denselben Ort.
riftforce-nothing-to-activate = Keine deiner Karten auf dem Tisch passt dazu, weder in der Zahl noch im Symbol.
riftforce-not-to-activate = Das lässt sich jetzt nicht aktivieren: Jede Karte geht nur einmal, und alle müssen die gleiche Zahl oder das gleiche Symbol haben.
riftforce-only-strike = Treffen kannst du nur einen Feind am selben Ort.
riftforce-only-heal = Heilen kannst du nur eine eigene Karte mit Schaden.
riftforce-only-soothe = Heilen kannst du nur eine eigene Karte mit Schaden am selben Ort.
riftforce-activate-one = Aktiviere zuerst mindestens eine Karte.
riftforce-hand-full = Überprüfen und nachziehen geht nur mit weniger als sieben Handkarten.

## Was geschah

riftforce-told-all-shown = Alle { $count } Gilden stehen zur Wahl.
riftforce-told-guilds = Jede Seite bekommt zufällig eine Gilde; zur Wahl stehen { $count }.
riftforce-told-dealt = { $you ->
    [who] Du bekommst die Gilde { $guild }.
   *[none] { $who } bekommt die Gilde { $guild }.
}
riftforce-told-tossed = { $you ->
    [who] Du wirfst die Münze: { $first } wählt zuerst und hat die erste Aktion.
    [first] { $who } wirft die Münze: Du wählst zuerst und hast die erste Aktion.
    [who-first] Du wirfst die Münze: Du wählst zuerst und hast die erste Aktion.
   *[none] { $who } wirft die Münze: { $first } wählt zuerst und hat die erste Aktion.
}
riftforce-told-picked = { $you ->
    [who] Du wählst die Gilde { $guild }.
   *[none] { $who } wählt die Gilde { $guild }.
}
riftforce-told-left-out = Nicht im Spiel: { $guilds }.
riftforce-told-you-drew = Du ziehst: { $cards }.
riftforce-told-drew = { $count ->
    [one] { $who } zieht eine Karte.
   *[other] { $who } zieht { $count } Karten.
}
riftforce-told-reshuffled = { $you ->
    [who] Du mischst den Ablagestapel zu einem neuen Nachziehstapel.
   *[none] { $who } mischt den Ablagestapel zu einem neuen Nachziehstapel.
}
riftforce-told-opened = { $you ->
    [who] Zu Beginn liegt deine { $card } in der Mitte.
   *[none] Zu Beginn liegt die { $card } von { $who } in der Mitte.
}
riftforce-told-played = { $you ->
    [who] Du spielst die { $card } an { $location } aus.
   *[none] { $who } spielt die { $card } an { $location } aus.
}
riftforce-told-discarded = { $you ->
    [who] Du wirfst die { $card } ab.
   *[none] { $who } wirft die { $card } ab.
}
riftforce-told-activated = { $you ->
    [who] Du aktivierst die { $card } an { $location }.
   *[none] { $who } aktiviert die { $card } an { $location }.
}
riftforce-told-hit = { $you ->
    [who] Deine { $card } bekommt { $amount } Schaden (jetzt { $damage } von { $life }).
   *[none] Die { $card } von { $who } bekommt { $amount } Schaden (jetzt { $damage } von { $life }).
}
riftforce-told-healed = { $you ->
    [who] Deine { $card } wird um { $amount } geheilt (Schaden jetzt: { $damage }).
   *[none] Die { $card } von { $who } wird um { $amount } geheilt (Schaden jetzt: { $damage }).
}
riftforce-told-moved = { $you ->
    [who] Deine { $card } geht an { $location }.
   *[none] Die { $card } von { $who } geht an { $location }.
}
riftforce-told-destroyed = { $you ->
    [who] { $riftforce ->
        [0] Deine { $card } ist zerstört. Keine Riftforce für { $winner }.
       *[other] Deine { $card } ist zerstört. +{ $riftforce } Riftforce für { $winner }.
    }
    [winner] { $riftforce ->
        [0] Die { $card } von { $who } ist zerstört. Keine Riftforce für dich.
       *[other] Die { $card } von { $who } ist zerstört. +{ $riftforce } Riftforce für dich.
    }
   *[none] { $riftforce ->
        [0] Die { $card } von { $who } ist zerstört. Keine Riftforce für { $winner }.
       *[other] Die { $card } von { $who } ist zerstört. +{ $riftforce } Riftforce für { $winner }.
    }
}
riftforce-told-gained = { $you ->
    [who] Dazu +{ $riftforce } Riftforce für dich.
   *[none] Dazu +{ $riftforce } Riftforce für { $who }.
}
riftforce-told-stolen = { $you ->
    [who] Du eroberst die { $card } und spielst sie an { $location } aus.
   *[none] { $who } erobert die { $card } und spielt sie an { $location } aus.
}
riftforce-told-scored = { $you ->
    [who] Du kontrollierst { $locations }: +{ $riftforce } Riftforce.
   *[none] { $who } kontrolliert { $locations }: +{ $riftforce } Riftforce.
}
riftforce-told-scored-nothing = { $you ->
    [who] Du kontrollierst keinen Ort.
   *[none] { $who } kontrolliert keinen Ort.
}
riftforce-told-tied = Gleichstand bei { $riftforce } Riftforce: noch je eine Aktion.
riftforce-retold-picked = { $own ->
    [yes] Du wählst die Gilde { $guild }.
   *[no] { $who } wählt die Gilde { $guild }.
}
riftforce-retold-guilds = { $own ->
    [yes] Du hast { $guilds }.
   *[no] { $who } hat { $guilds }.
}
riftforce-retold-played = { $own ->
    [yes] Du spielst { $cards-die } aus.
   *[no] { $who } spielt { $cards-die } aus.
}
riftforce-retold-played-at = { $own ->
    [yes] Du spielst { $cards-die } an { $location } aus.
   *[no] { $who } spielt { $cards-die } an { $location } aus.
}
riftforce-retold-discarded = { $own ->
    [yes] Du wirfst die { $card } ab.
   *[no] { $who } wirft die { $card } ab.
}
riftforce-retold-activated = { $own ->
    [yes] Du wirfst die { $card } ab und aktivierst { $cards-die }.
   *[no] { $who } wirft die { $card } ab und aktiviert { $cards-die }.
}
riftforce-retold-checked = { $own ->
        [yes] Du kontrollierst
       *[no] { $who } kontrolliert
    } { $count ->
        [0] keinen Ort
        [one] einen Ort (+1 Riftforce)
       *[other] { $count } Orte (+{ $count } Riftforce)
    } und { $own ->
        [yes] ziehst
       *[no] zieht
    } { $drawn ->
        [0] nichts.
        [one] eine Karte.
       *[other] { $drawn } Karten.
    }
riftforce-retold-lost = { $own ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } { $cards-die }{ $riftforce ->
        [0] .
       *[other] : +{ $riftforce } Riftforce für { $gainer ->
            [yes] dich.
           *[no] { $winner }.
        }
    }
riftforce-retold-gained = { $own ->
    [yes] +{ $riftforce } Riftforce für dich.
   *[no] +{ $riftforce } Riftforce für { $who }.
}
riftforce-retold-hit = { $own ->
    [yes] Bei dir getroffen: { $cards }.
   *[no] Bei { $who } getroffen: { $cards }.
}
riftforce-retold-damage = { $card } ({ $damage } von { $life } Schaden)

## Stand

riftforce-awaits-toss = { $who } wirft die Münze: Wer darf zuerst wählen?
riftforce-awaits-pick = { $who } wählt eine Gilde.
riftforce-awaits-action = { $who } wählt eine Aktion.
riftforce-awaits-choice = { $who } entscheidet, was die { $card } tut.
riftforce-awaits-activation = { $who } aktiviert Karten, die zur { $card } passen.
riftforce-rounds = { $first } hat begonnen: Jede Runde endet mit der Aktion von { $second }.
riftforce-last-round = 12 Riftforce sind erreicht! Nach der Aktion von { $second } ist Schluss, und wer dann mehr hat, gewinnt.
riftforce-ends = { $winner } gewinnt mit { $most } zu { $least } Riftforce.
riftforce-ends-standstill = Es kann sich nichts mehr ändern: { $winner } gewinnt mit { $most } zu { $least } Riftforce.
riftforce-ends-level = Es kann sich nichts mehr ändern: Beide haben { $riftforce } Riftforce und teilen sich den Sieg.

riftforce-zone-shown = Gilden zur Wahl
riftforce-zone-riftforce = Riftforce
riftforce-zone-guilds = Gilden
riftforce-zone-pile = Nachziehstapel
riftforce-zone-discard = Ablagestapel
riftforce-zone-hit = Getroffene Karten
riftforce-mark-destroyed = zerstört

riftforce-why-toss = Wirf die Münze: Mehr ist gerade nicht zu tun.
riftforce-why-pick = Nimm { $guild }: Von diesen Gilden ist keine als stärker bekannt.
riftforce-why-play = Spiel { $cards-die } an { $locations } aus: { $gain }.
riftforce-why-activate = Wirf die { $card } ab und aktiviere: { $gain }.
riftforce-why-activate-next = Aktiviere die { $card }: { $gain }.
riftforce-why-choose = Wähl { $option }: { $gain }.
riftforce-why-finish = Hör hier auf: Noch mehr zu aktivieren würde dir nur schaden.
riftforce-why-check = Überprüfe und zieh nach: { $gain }.
riftforce-why-gain = { $gain ->
    [won] Das gewinnt die Partie
    [points] Das bringt dir vor allem Riftforce
    [control] Damit kontrollierst du vor allem mehr Orte
    [enemies] Das schwächt vor allem die feindlichen Karten
    [board] Das stärkt vor allem deine Seite des Tisches
    [hand] Das füllt vor allem deine Hand
   *[nothing] Etwas Besseres gibt es gerade nicht
}

## Bilder

riftforce-picture-matching = Zum Aktivieren geeignet: Passt zu mindestens einer deiner Karten auf dem Tisch.
riftforce-picture-left = Noch am Rift: { $first } { $here ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $here } Karten
}, { $second } { $there ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $there } Karten
}.
riftforce-picture-controls = { $who } kontrolliert { $locations }.
riftforce-picture-guild = { $guild }: { $ability }
riftforce-picture-discardable = Zum Aktivieren geeignet: { $cards }.
riftforce-picture-new = Neu auf deiner Hand: { $cards }.

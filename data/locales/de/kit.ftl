# Was alle Spiele gemeinsam haben.
#
# Im Satz braucht eine Karte ihren Artikel. Ihre Formen heißen nach dem männlichen: { $card-den } im
# Satz wird „die Herz-Dame“ oder „den Herz-Buben“. .der und .Der sind der Nominativ, .Der am
# Satzanfang, .den der Akkusativ, .dem der Dativ. In Listen und auf Knöpfen steht sie ohne: { $card }.
kit-suit = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
}
kit-card = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
}-{ $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
    .der = { $rank ->
        [1] das
        [11] der
        [13] der
       *[other] die
    } { kit-card }
    .Der = { $rank ->
        [1] Das
        [11] Der
        [13] Der
       *[other] Die
    } { kit-card }
    .den = { $rank ->
        [1] das
        [11] den
        [13] den
       *[other] die
    } { kit-card }{ $rank ->
        [11] n
       *[other] {""}
    }
    .dem = { $rank ->
        [1] dem
        [11] dem
        [13] dem
       *[other] der
    } { kit-card }{ $rank ->
        [11] n
       *[other] {""}
    }
    .deinen = { $rank ->
        [1] dein
        [11] deinen
        [13] deinen
       *[other] deine
    } { kit-card }{ $rank ->
        [11] n
       *[other] {""}
    }
kit-joker = Joker
    .der = der { kit-joker }
    .Der = Der { kit-joker }
    .den = den { kit-joker }
    .dem = dem { kit-joker }
    .deinen = deinen { kit-joker }
kit-list = { $first } und { $last }
kit-name-twice = { $name } ({ $other })
kit-then = { $first } { $then }
kit-hand = Hand
kit-roll = Würfeln
kit-over = Die Partie ist vorbei.
kit-gave-up = { $you ->
    [who] Du gibst auf.
   *[none] { $who } gibt auf.
}
kit-gave-up-already = Du hast schon aufgegeben.
kit-over-conceded = { $who } hat aufgegeben: Der Sieg geht an { $winner }.
kit-concede-ends = Wenn du aufgibst, endet die Partie hier, und der Sieg geht an { $winner }.
kit-concede-never = Aufgeben geht hier nur zu zweit.
kit-barred = Gerade nicht wählbar: { $cards }.
kit-not-now = Das geht gerade nicht.
kit-not-your-turn = Du bist gerade nicht dran.
kit-fields = { $wanted ->
    [one] Hier ist eine Angabe nötig; von dir kamen { $given }.
   *[other] Hier sind { $wanted } Angaben nötig; von dir kamen { $given }.
}
kit-not-offered = „{ $given }“ steht nicht zur Wahl. Wähl etwas von dem, was du siehst.
kit-twice = Du hast dasselbe zweimal gewählt. Wähl jedes nur einmal.
kit-count = { $least ->
    [0] Wähl höchstens { $most }; gewählt hast du { $given }.
   *[other] { $most ->
        [1] Wähl genau eins; gewählt hast du { $given }.
       *[other] Wähl { $least } bis { $most }; gewählt hast du { $given }.
    }
}
kit-one-group = Das passt nicht zusammen. Wähl alles von einer Art.
kit-one-suit = Nur eine Farbe: Du hast { $chosen } gewählt.
kit-text-length = Der Text muss { $least } bis { $most } Zeichen lang sein.
kit-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kit-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
kit-in-all = zusammen { $number }
kit-die = W{ $sides }
kit-mark-damage = { $value } Schaden
kit-mark-toughness = hält insgesamt { $value } aus
kit-mark-new = neu
kit-mark-duel = im Duell
kit-mark-gave-up = hat aufgegeben

kit-told-took-back = { $you ->
    [who] Du nimmst deinen letzten Zug zurück.
   *[none] { $who } nimmt den letzten Zug zurück.
}
kit-told-took-back-what = { $you ->
    [who] Du nimmst das zurück: { $what }
   *[none] { $who } nimmt das zurück: { $what }
}
kit-back-no-such = So einen Zug gibt es hier nicht.
kit-back-aloud = Gesagt ist gesagt: Das lässt sich nicht zurücknehmen.
kit-back-seen = Seitdem hat jemand eine verdeckte Karte gesehen, deshalb bleibt es bei deinem Zug.
kit-back-rolled = Seitdem hat der Zufall etwas entschieden, und gegen mich bleibt es dabei.
kit-back-gave-up = Seitdem hat jemand aufgegeben, deshalb bleibt es bei deinem Zug.
kit-back-clock = Für dich hat die Uhr gespielt, und die nimmt nichts zurück.
kit-back-long-ago = Dein letzter Zug liegt zu weit zurück.
kit-back-nothing = Du hast keinen Zug, den du zurücknehmen könntest.

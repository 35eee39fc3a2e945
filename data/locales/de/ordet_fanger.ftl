# Ordet fanger. Sätze mit einer Seite darin müssen für eine Person und für ein Team passen.
ordet-fanger-name = Ordet fanger
ordet-fanger-about = Gleiches Symbol? Duell! Wer zuerst ein passendes Wort schreibt, bekommt die Karte.

ordet-fanger-symbol = { $symbol ->
    [circle] ● Kreis
    [triangle] ▲ Dreieck
    [cross] ✚ Kreuz
    [star] ★ Stern
    [wave] ≈ Welle
    [diamond] ◆ Raute
    [hash] # Gitter
   *[flower] ✿ Blume
}
ordet-fanger-side = { $who }
ordet-fanger-young-player = { $who } (jung: { $category })
ordet-fanger-card = { $symbol }: { $category }
ordet-fanger-joker = Joker mit { $one } und { $other }
ordet-fanger-set = { $title } ({ $language })
ordet-fanger-language = { $language ->
    [sv] Schwedisch
    [nb] Norwegisch
    [de] Deutsch
    [en] Englisch
    [en-GB] britisches Englisch
   *[other] { $language }
}

# Was man tun kann
ordet-fanger-ask-open-round = Runde eröffnen
ordet-fanger-field-cards = Kartensatz
ordet-fanger-field-symbols = Zwei Symbole aussortieren, für mehr Duelle. Ohne Wahl entscheidet der Zufall.
ordet-fanger-ask-draw = Karte aufdecken
ordet-fanger-ask-draw-otherwise = Anderer Stapel …
ordet-fanger-field-pile = Ziehstapel
ordet-fanger-draw-pile = Ziehstapel { $number } (noch { $left })
ordet-fanger-field-onto = Auf welchen Stapel?
ordet-fanger-own-pile = Dein Stapel { $number }
ordet-fanger-ask-answer = Antworten: { $category }
ordet-fanger-ask-call-out = Antwort rufen
ordet-fanger-field-answer = Deine Antwort
ordet-fanger-ask-turn = Entscheidende Karte aufdecken
ordet-fanger-ask-give-up-duel = Keine Antwort: Duell aufgeben
ordet-fanger-ask-contest = Anfechten
ordet-fanger-field-ruling = Worüber stimmt ihr ab?
ordet-fanger-contest-answer = „{ $text }“ ({ $who })
ordet-fanger-contest-first = wer zuerst war
ordet-fanger-preview-vote = Das Spiel steht still, bis alle abgestimmt haben.
ordet-fanger-ask-vote-answer = Abstimmen: Passt „{ $text }“ zu „{ $category }“?
ordet-fanger-ask-vote-first = Abstimmen: Wer war zuerst?
ordet-fanger-field-ballot = Deine Stimme
ordet-fanger-accept = ✔ Gelten lassen
ordet-fanger-reject = ✘ Ablehnen
ordet-fanger-ask-withdraw = Antwort zurücknehmen
ordet-fanger-field-withdraw = Welche Antwort nimmst du zurück?
ordet-fanger-quote = „{ $text }“

# Was geschieht
ordet-fanger-round-opened = Runde { $round } mit „{ $title }“. { $who } fängt an.
ordet-fanger-symbols-out = Diese Symbole sind nicht dabei: { $symbols }.
ordet-fanger-no-repeats = In dieser Runde gilt nichts zweimal: Was jemand am Tisch schon gesagt hat, im Duell oder im Gespräch, zählt nicht noch einmal.
ordet-fanger-turned = { $who } deckt auf – { $card }.
ordet-fanger-joker-turned = { $who } deckt auf – { $joker }.
ordet-fanger-joker-aside = Solange noch nicht alle eine Karte haben, wird ein Joker beiseitegelegt. { $who } deckt noch eine Karte auf.
ordet-fanger-reached = { $who } greift nach der nächsten Karte.
ordet-fanger-reopened = { $who } kann die nächste Karte aufdecken.
ordet-fanger-duel = { $how ->
    [answer] Da hat jemand das Duell gesehen: { $one } gegen { $other }!
    [draw] Halt, nicht aufdecken! Hier läuft schon ein Duell: { $one } gegen { $other }!
   *[announced] Duell: { $one } gegen { $other }! Wer hier zuerst antwortet, gewinnt.
}
ordet-fanger-must-answer = ⚡ { $who }: { $category }
ordet-fanger-duel-goes-on = Das Duell geht weiter. Neue Antworten, bitte!
ordet-fanger-still-count = Für { $side } zählt weiterhin: { $had } von { $needed }.
ordet-fanger-answered = { $who }: „{ $text }“
ordet-fanger-said-before = Das wurde in dieser Runde schon gesagt, im Duell oder im Gespräch, und zählt nicht.
ordet-fanger-verdict = { $how ->
    [counts] { $needed ->
        [1] Das zählt.
       *[other] Das zählt: { $had } von { $needed }.
    }
   *[repeated] { $needed ->
        [1] Das wurde schon gesagt und zählt nicht.
       *[other] Das wurde schon gesagt und zählt nicht: weiterhin { $had } von { $needed }.
    }
}
ordet-fanger-withdrew = { $who } nimmt „{ $text }“ zurück.
ordet-fanger-corrected = Berichtigung: Eine frühere Antwort kam spät an, oder eine Antwort wurde zurückgenommen.
ordet-fanger-won = Die Karte „{ $category }“ geht an { $winners } für { $answers }.
ordet-fanger-retold-won = { $side ->
        [own] Du warst mit { $answers } zuerst da und bekommst
        [one] { $winners } war mit { $answers } zuerst da und bekommt
       *[several] { $winners } waren mit { $answers } zuerst da und bekommen
    } { $source ->
        [any] „{ $category }“.
        [you] „{ $category }“ von dir.
       *[losers] „{ $category }“ von { $losers }.
    }
ordet-fanger-stamp = Die Antwort trägt den Zeitstempel { $stamp }.
ordet-fanger-stamps = { $order ->
    [before] Zeitstempel { $first }, also { $seconds },{ $thousandths } s vor { $second }.
   *[after] Zeitstempel { $first }, also { $seconds },{ $thousandths } s nach { $second }.
}
ordet-fanger-unverified = Unbestätigt: Der Text kann geändert worden sein, bevor ich ihn gelesen habe.
ordet-fanger-tied = { $how ->
    [vote] Unentschieden nach der Abstimmung: { $answers }.
    [corrected] Berichtigung: Unentschieden zwischen { $answers }.
   *[stamps] Unentschieden: { $answers }.
}
ordet-fanger-time-out = Für { $one } und { $other } ist die Zeit um. Das gilt als Unentschieden.
ordet-fanger-gave-duel-up-told = { $who } gibt das Duell auf.
ordet-fanger-both-gave-up = { $one } und { $other } haben das Duell aufgegeben. Das gilt als Unentschieden.
ordet-fanger-called-off = Das Duell zwischen { $one } und { $other } fällt aus. Beide Seiten behalten ihre Karten.
ordet-fanger-no-tie-card = Es ist keine Karte mehr zum Aufdecken da. { $one } und { $other } behalten ihre Karten.
ordet-fanger-had-to-fit = Die Antwort musste zu „{ $category }“ passen.
ordet-fanger-tie-joker = Zuerst kam ein Joker; er wird zurückgemischt: { $joker }.
ordet-fanger-tie-card = { $who } deckt die entscheidende Karte auf – { $card }.
ordet-fanger-tie-card-by-bot = Die entscheidende Karte – { $card }.
ordet-fanger-borrowed = Die Karte ist aus einem anderen Satz geliehen.
ordet-fanger-tie-cards-back = { $count ->
    [one] Die entscheidende Karte wird zurückgemischt.
   *[other] Die { $count } entscheidenden Karten werden zurückgemischt.
}
ordet-fanger-tie-cards-lent = { $count ->
    [one] Die geliehene Karte kommt zurück in ihren eigenen Satz.
   *[other] Die { $count } geliehenen Karten kommen zurück in ihren eigenen Satz.
}
ordet-fanger-tie-cards-out = { $count ->
    [one] Beide Ziehstapel sind leer, deshalb scheidet die entscheidende Karte aus der Runde aus.
   *[other] Beide Ziehstapel sind leer, deshalb scheiden die { $count } entscheidenden Karten aus der Runde aus.
}
ordet-fanger-contested-answer = { $who } verlangt eine Abstimmung über die Antwort „{ $text }“ von { $author }.
ordet-fanger-contested-first = { $who } verlangt eine Abstimmung darüber, wer zuerst war.
ordet-fanger-came-too-late = { $who } meldet sich zu spät: Jemand hatte schon nach der nächsten Karte gegriffen. Es bleibt bei der Entscheidung.
ordet-fanger-voted = { $who } hat abgestimmt.
ordet-fanger-vote-dropped = Die Abstimmung endet, denn die Entscheidung gilt nicht mehr.
ordet-fanger-tally-answer = Stimmen: { $accepting } dafür, { $rejecting } dagegen.
ordet-fanger-tally-first = Stimmen: { $ones } für { $one }, { $others } für { $other }.
ordet-fanger-tally-result = { $result ->
    [stands] Es bleibt bei der Entscheidung.
    [rejected] Die Antwort wird gestrichen, und alles seit der Entscheidung wird zurückgenommen.
    [tie] Gleich viele Stimmen auf beiden Seiten: unentschieden.
   *[other] Die Entscheidung wird geändert.
}
ordet-fanger-all-voted = Alle haben abgestimmt.
ordet-fanger-vote-time-out = Die Zeit ist abgelaufen. Abgegebene Stimmen: { $voted } von { $seats }.
ordet-fanger-round-ended = Runde { $round } ist zu Ende.
ordet-fanger-round-points = { $points ->
    [0] { $side }: keine Karten
    [one] { $side }: eine Karte
   *[other] { $side }: { $points } Karten
}
ordet-fanger-walked-over = Zum Duellieren ist niemand mehr da: Die Karte geht an { $winners }.
ordet-fanger-concede = Wenn du aufgibst, spielen die anderen weiter. Deine oberste Karte scheidet aus den Duellen aus, du deckst nichts mehr auf und stimmst nicht mehr ab. Du landest auf dem letzten Platz, egal, wie viele Punkte du hast.
ordet-fanger-concede-to-partner = Wenn du aufgibst, spielt { $partner } allein für euch beide weiter. Du antwortest nicht mehr, deckst nichts mehr auf und stimmst nicht mehr ab.
ordet-fanger-won-match = { $points ->
    [one] Der Sieg geht an { $side } mit einer Karte.
   *[other] Der Sieg geht an { $side } mit { $points } Karten.
}
ordet-fanger-shared-match = { $points ->
    [0] Geteilter Sieg: { $sides } haben keine Karten.
    [one] Geteilter Sieg: { $sides } haben je eine Karte.
   *[other] Geteilter Sieg: { $sides } haben je { $points } Karten.
}

# In großen Buchstaben im Kanal, und darunter
ordet-fanger-post-tie = ⚡ Entscheidende Karte, { $side }: { $category }
ordet-fanger-post-won = { $side ->
    [one] { $winners } holt die Karte: { $answers }
   *[several] { $winners } holen die Karte: { $answers }
}
ordet-fanger-post-card = { $source ->
    [any] Die Karte „{ $category }“.
   *[losers] „{ $category }“ von { $losers }.
}
ordet-fanger-post-by-vote = Die Abstimmung hat entschieden.
ordet-fanger-post-apart = Nur { $seconds },{ $thousandths } s auseinander.
ordet-fanger-post-emptied = Vor { $side } liegt keine Karte mehr.
ordet-fanger-lost = { $how ->
    [later] { $losers }: { $seconds },{ $thousandths } s später.
    [few] Antworten von { $losers }: { $had }, nötig waren { $needed }.
    [rejected] Die Abstimmung hat die Antwort von { $losers } gestrichen.
    [withdrawn] Die Antwort von { $losers } wurde zurückgenommen.
    [barred] Die Antwort von { $losers } hatte schon jemand gegeben.
   *[silent] Von { $losers } kam keine Antwort.
}
ordet-fanger-post-joker = { $place ->
    [aside] { $who } deckt einen Joker auf; er wird beiseitegelegt
   *[in-play] { $who } deckt einen Joker auf: { $one } = { $other }
}
ordet-fanger-post-tops = Obenauf: { $tops }.
ordet-fanger-post-top = { $side } { $sign }
ordet-fanger-post-two-tops = { $side } { $one } { $other }
ordet-fanger-sign = { $symbol ->
    [circle] ●
    [triangle] ▲
    [cross] ✚
    [star] ★
    [wave] ≈
    [diamond] ◆
    [hash] #
    [flower] ✿
   *[none] –
}
ordet-fanger-why-symbol = Zweimal gleich: { $symbol }.
ordet-fanger-why-joker = Joker: { $one } = { $other }.
ordet-fanger-why-tie = Es war unentschieden, deshalb entscheidet diese Karte.
ordet-fanger-vote-means = { $kind ->
    [first] Bei gleich vielen Stimmen ist es unentschieden.
   *[answer] { $voters ->
        [2] Steht es eins zu eins, ist es unentschieden.
       *[other] Nur eine Mehrheit streicht die Antwort. Bei gleich vielen Stimmen gilt sie.
    }
}

# Worauf gewartet wird
ordet-fanger-status-opening = { $who } eröffnet die Runde.
ordet-fanger-status-draw = { $who } ist dran und deckt eine Karte auf.
ordet-fanger-status-shut = { $seconds ->
    [one] In einer Sekunde kann { $who } die nächste Karte aufdecken. Will vorher jemand anfechten?
   *[other] In { $seconds } Sekunden kann { $who } die nächste Karte aufdecken. Will vorher jemand anfechten?
}
ordet-fanger-status-closing = { $seconds ->
    [one] Die Runde ist gleich zu Ende. Die letzte Entscheidung lässt sich noch eine Sekunde lang anfechten.
   *[other] Die Runde ist gleich zu Ende. Die letzte Entscheidung lässt sich noch { $seconds } Sekunden lang anfechten.
}
ordet-fanger-status-turn = { $who } ist dran und deckt die entscheidende Karte auf.
ordet-fanger-status-bot-turns = Gleich wird die entscheidende Karte aufgedeckt.
ordet-fanger-status-no-limit = Ohne Zeitlimit: Das Duell wartet auf eine Antwort oder bis beide Seiten aufgeben.
ordet-fanger-status-gave-duel-up = Aufgegeben: { $who }.
ordet-fanger-status-needed = { $count ->
    [one] Nötig ist eine Antwort.
   *[other] Nötig sind { $count } verschiedene Antworten.
}
ordet-fanger-status-had = { $one }: { $ones } von { $needed } · { $other }: { $others } von { $needed }
ordet-fanger-status-vote-answer = Abstimmung: Passt „{ $text }“ zu „{ $category }“?
ordet-fanger-status-vote-first = Abstimmung: Wer war zuerst, { $one } oder { $other }?
ordet-fanger-status-votes-awaited = Es fehlen noch Stimmen von { $who }.

# Der Tisch
ordet-fanger-zone-draw-pile = Ziehstapel { $number }
ordet-fanger-zone-joker = { $count ->
    [one] Joker im Spiel
   *[other] Joker im Spiel
}
ordet-fanger-zone-won = Gewonnene Karte
ordet-fanger-zone-answers = Antworten von { $side }
ordet-fanger-zone-tie = Entscheidende Karte
ordet-fanger-zone-pile = Spielstapel
ordet-fanger-zone-pile-shared = Spielstapel, { $side }
ordet-fanger-zone-pile-of-two = Spielstapel { $number }
ordet-fanger-zone-points = Punktestapel
ordet-fanger-zone-points-shared = Punktestapel, { $side }

# Was nicht geht
ordet-fanger-no-such-set = Einen Kartensatz „{ $given }“ gibt es nicht. Es gibt: { $sets }.
ordet-fanger-not-linked = Die Karten in „{ $title }“ gibt es nur in einer Sprache. Wählt { $linked }, wenn ihr in zwei Sprachen spielen wollt, oder lasst die zweite Sprache weg.
ordet-fanger-same-language = Die Karten sind schon auf { $language }. Wählt eine andere zweite Sprache oder keine.
ordet-fanger-no-such-language = Die Karten in „{ $title }“ gibt es nicht auf { $language }.
ordet-fanger-teams-length = Für die Teams braucht jeder der { $seats } Plätze eine Nummer, du hast { $given } angegeben.
ordet-fanger-young-length = Schreib für jeden der { $seats } Plätze eine feste Kategorie oder nichts; du hast { $given } angegeben. Enthält eine Kategorie ein Komma, setz sie in Anführungszeichen.
ordet-fanger-team-too-big = Ein Team besteht aus genau zwei Spielern. Teilt euch in mehr Teams auf.
ordet-fanger-piles = { $given ->
    [one] Das ergibt einen Stapel
   *[other] Das ergibt { $given } Stapel
}, und das Spiel braucht { $least } bis { $most }. Zu zweit hat jede Person zwei Stapel.
ordet-fanger-set-is-chosen = Der Kartensatz der ersten Runde wurde schon vor dem Spiel gewählt.
ordet-fanger-two-or-no-symbols = Wähl zwei verschiedene Symbole oder gar keins.
ordet-fanger-duel-first = Zuerst wird das Duell entschieden.
ordet-fanger-not-your-duel = Du bist nicht in diesem Duell.
ordet-fanger-time-limit-rules = Duelle haben hier ein Zeitlimit, aufgeben muss man sie also nicht.
ordet-fanger-gave-duel-up = Du hast dieses Duell schon aufgegeben. Fällt dir doch noch etwas ein, antworte einfach.
ordet-fanger-no-limit = Dieses Duell hat kein Zeitlimit.
ordet-fanger-drawing-is-shut = Warte kurz, damit noch alle die Entscheidung anfechten können.
ordet-fanger-pile-is-empty = Dieser Ziehstapel ist leer. Nimm den anderen.
ordet-fanger-too-early = Dafür ist es zu früh.
ordet-fanger-the-clocks = Das macht die Uhr.
ordet-fanger-heard-already = Diese Nachricht hat schon gezählt.
ordet-fanger-vote-first = Das Spiel steht still, bis die Abstimmung vorbei ist.
ordet-fanger-no-vote = Diese Abstimmung ist vorbei, deine Stimme zählt nicht mehr.
ordet-fanger-round-is-open = Die Runde ist schon eröffnet, mit „{ $title }“. Ist die Zeit zum Wählen um, bleibt der Kartensatz, und der Zufall sortiert die Symbole aus.
ordet-fanger-voted-already = Du hast schon abgestimmt.
ordet-fanger-struck-already = Diese Antwort ist schon gestrichen.
ordet-fanger-own-answer = Das ist deine eigene Antwort: Dafür braucht es keine Abstimmung, nimm sie einfach zurück.
ordet-fanger-answer-too-old = Das liegt zu weit zurück: Seitdem wurde schon die nächste Karte aufgedeckt.
ordet-fanger-no-answer = Diese Nachricht ist keine Antwort in einem Duell, also gibt es nichts anzufechten.
ordet-fanger-not-ruled-yet = Dieses Duell ist noch nicht entschieden.
ordet-fanger-decided-nothing = Diese Antwort hat nichts entschieden, also gibt es nichts anzufechten.
ordet-fanger-third-player-turns = Diese Karte deckt eine dritte Person auf.
ordet-fanger-not-open = Diese Entscheidung lässt sich nicht mehr anfechten.
ordet-fanger-contested-already = Das lässt sich nicht anfechten, oder es wurde schon angefochten.
ordet-fanger-only-the-author = Zurücknehmen kann eine Antwort nur, wer sie gegeben hat.
ordet-fanger-nothing-to-withdraw = Diese Antwort entscheidet gerade nichts.

# Einstellungen
ordet-fanger-options-cards = Karten & Runden
ordet-fanger-options-clock = Uhr
ordet-fanger-options-duels = Duelle
ordet-fanger-options-strict = Für ganz Genaue
ordet-fanger-option-cards = Kartensatz
ordet-fanger-option-cards-help = Der Satz, mit dem ihr spielt. Jeder hat 72 Kategorien und sechs Joker.
ordet-fanger-option-rounds = Runden
ordet-fanger-option-rounds-help = Zwei Runden sind am besten, eine ist kürzer. Die Karten aus beiden zählen zusammen.
ordet-fanger-option-drop_symbols = Weniger Symbole
ordet-fanger-option-drop_symbols-help = Bei drei Stapeln werden zwei Symbole aussortiert, dann gibt es mehr Duelle.
ordet-fanger-option-drop_symbols-choose = wer anfängt, wählt
ordet-fanger-option-drop_symbols-random = zufällig
ordet-fanger-option-drop_symbols-off = alle Symbole bleiben drin
ordet-fanger-option-jokers = Geltende Joker
ordet-fanger-option-jokers-help = Ob nur der neueste Joker gilt oder alle, die aufgedeckt wurden.
ordet-fanger-option-jokers-newest = nur der neueste
ordet-fanger-option-jokers-all = alle
ordet-fanger-option-repeats = Wiederholungen
ordet-fanger-option-repeats-help = Ob ein Wort pro Runde mehrmals gilt. Wenn nicht, zählt auch, was nur im Gespräch fiel.
ordet-fanger-option-repeats-allowed = erlaubt
ordet-fanger-option-repeats-barred = verboten
ordet-fanger-option-answers_needed = Antworten pro Duell
ordet-fanger-option-answers_needed-help = Wie viele verschiedene Antworten zum Sieg nötig sind. Der Zeitpunkt der letzten zählt.
ordet-fanger-option-duels = Duelle entdecken
ordet-fanger-option-duels-help = Ob Spelvärden Duelle ansagt oder ihr sie selbst entdecken müsst.
ordet-fanger-option-duels-announce = Spelvärden sagt sie an
ordet-fanger-option-duels-sharp_eyes = scharfe Augen
ordet-fanger-option-tie_margin = Abstand für Unentschieden (ms)
ordet-fanger-option-tie_margin-help = Wie dicht beieinander als unentschieden gilt. Unter 50 ms ist die Reihenfolge unsicher.
ordet-fanger-option-settle_time = Warten auf späte Nachrichten (ms)
ordet-fanger-option-settle_time-help = Wie viele Millisekunden eine Nachricht unterwegs sein darf, bevor entschieden wird.
ordet-fanger-option-time_limit = Zeit zum Antworten (s)
ordet-fanger-option-time_limit-help = Wie viele Sekunden ihr zum Antworten habt.
ordet-fanger-option-draw_time = Zeit zum Aufdecken (s)
ordet-fanger-option-draw_time-help = Wie lange ihr für eine Karte habt, wenn am Tisch keine Bedenkzeit gilt.
ordet-fanger-option-vote_time = Zeit zum Abstimmen (s)
ordet-fanger-option-vote_time-help = Wie viele Sekunden eine Abstimmung offen ist.
ordet-fanger-option-teams = Teams
ordet-fanger-option-teams-menu = Zwei als Paar wählen
ordet-fanger-option-young = Für Jüngere
ordet-fanger-option-young-menu = Wer ist jung?
ordet-fanger-option-young-person = Dazu antworten sie in jedem Duell, egal, was auf den Karten steht.
ordet-fanger-option-young-beside = jung: { $value }
ordet-fanger-option-second_language = Zweite Sprache
ordet-fanger-option-second_language-help = Nur im mehrsprachigen Satz: Die Karten zeigen zwei Sprachen, und Antworten in beiden zählen.
ordet-fanger-option-second_language-none = keine
ordet-fanger-option-second_language-sv = Schwedisch
ordet-fanger-option-second_language-nb = Norwegisch
ordet-fanger-option-second_language-de = Deutsch
ordet-fanger-option-second_language-en = Englisch

ordet-fanger-command-draw = aufdecken
ordet-fanger-command-draw-help = Eine Karte aufdecken, wenn du dran bist
ordet-fanger-command-draw-refused = Gerade kannst du keine Karte aufdecken.
ordet-fanger-command-pass = passen
ordet-fanger-command-pass-help = Ein Duell ohne Zeitlimit aufgeben, wenn dir nichts einfällt
ordet-fanger-command-pass-refused = Gerade bist du in keinem Duell ohne Zeitlimit, das du aufgeben könntest.
ordet-fanger-command-vote = abstimmen
ordet-fanger-command-vote-help = Über eine Antwort abstimmen oder eine Abstimmung verlangen
ordet-fanger-command-vote-refused = Gerade gibt es für dich nichts abzustimmen. Anfechten kannst du eine Entscheidung, bis die nächste Karte aufgedeckt wird.
ordet-fanger-message-command-contest = Antwort anfechten

ordet-fanger-why-open = Überlass es dem Zufall: Kein Symbol und kein Kartensatz ist besser als ein anderer.
ordet-fanger-why-draw = Deck von irgendeinem Stapel auf: Was obenauf liegt, weiß niemand.
ordet-fanger-why-turn = Deck die Karte auf: Das Duell wartet darauf.
ordet-fanger-why-answer = Ruf „{ $text }“: Das steht in der Liste zu „{ $category }“, und noch hat es niemand gesagt.
ordet-fanger-why-contest = Verlange eine Abstimmung über „{ $text }“: Nichts Ähnliches steht in der Liste.
ordet-fanger-why-listed = Lass es gelten: Es steht in der Liste, oder etwas sehr Ähnliches.
ordet-fanger-why-lenient = Lass es gelten: Keine Liste kennt es, aber keine Liste ist vollständig.
ordet-fanger-why-reject = Lehn es ab: Nichts Ähnliches steht in der Liste.
ordet-fanger-why-first = Stimm für { $who }: Nach den Zeitstempeln kam diese Antwort zuerst.

# In den Bildern
ordet-fanger-picture-duel = Duell! { $one } gegen { $other }
ordet-fanger-picture-answers = Gefragt: { $who }
ordet-fanger-picture-won = { $winners } mit { $answers }
ordet-fanger-picture-gap = { $order ->
    [before] +{ $seconds },{ $thousandths } s
   *[after] −{ $seconds },{ $thousandths } s
}
ordet-fanger-picture-both-answer = Gefragt: beide
ordet-fanger-picture-others-answer = { $count ->
    [one] Gefragt: der Gegner
   *[other] Gefragt: die Gegner
}
ordet-fanger-picture-ahead = { $count ->
    [one] Eine Karte vor Platz zwei.
   *[other] { $count } Karten vor Platz zwei.
}
ordet-fanger-picture-led = { $count ->
    [one] Nach der ersten Runde vorn: { $side } mit einer Karte.
   *[other] Nach der ersten Runde vorn: { $side } mit { $count } Karten.
}
ordet-fanger-picture-gave-up = Aufgegeben: { $who }.
ordet-fanger-fastest = schnellste Antwort { $seconds },{ $thousandths } s
ordet-fanger-best-categories = am besten bei { $categories }

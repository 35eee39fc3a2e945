# The rules of Ordet fanger: a book of short pages, each a section. One paragraph on each line, the
# same ones in every language.

ordet-fanger-rules-minute-title = In einer Minute
ordet-fanger-rules-minute =
    Für zwei bis zwölf. Ihr deckt reihum Karten auf. Jede hat ein Symbol und eine Kategorie. Zeigen zwei Spieler das gleiche Symbol, gibt es ein Duell: Schreib schneller etwas, das zur gegnerischen Karte passt, dann gehört sie dir.
    Ein Joker verbindet zwei verschiedene Symbole. Falsche Antworten kosten nichts. Wer die meisten Karten hat, gewinnt.
ordet-fanger-rules-minute-example = Anna hat ● Suppe, Bo deckt ● Stadt mit U-Bahn auf. Bo schreibt „Gazpacho“, bevor Anna „Oslo“ schreibt: Bo bekommt Annas Karte.

ordet-fanger-rules-start-title = Bevor ihr anfangt
ordet-fanger-rules-start =
    Am besten zu dritt bis zu sechst, ab etwa zehn Jahren. Es geht auch zu zweit oder mit bis zu zwölf in Teams. Eine Runde dauert 20 bis 30 Minuten.
    Das Spiel ist einfach, und am besten lernt ihr es beim Spielen: Fangt einfach an und lest das Übrige erst nach, wenn es vorkommt. Unter „{ lesson-learn }“ zeige ich dir eins nach dem anderen.
    Ein Satz hat 72 Karten, neun von jedem der acht Symbole, und sechs Joker. Er wird gemischt und in zwei Ziehstapel geteilt. Kein Satz gleicht dem anderen.
    Nicht zu lange blinzeln! Du kannst jederzeit in ein Duell geraten, und jeder kann dein Gegner werden.
ordet-fanger-rules-start-example = Anna hat die erste Karte aufgedeckt: oben das Symbol, darunter die Kategorie. Am Pokal steht, wie viele Karten jeder gewonnen hat, an den Ziehstapeln, wie viele noch da sind.

ordet-fanger-rules-flipping-title = Karten aufdecken
ordet-fanger-rules-flipping =
    Es beginnt, wer den Tisch eröffnet hat. Dann geht es reihum.
    Bist du dran, wählst du einen der beiden Ziehstapel. Ich decke die oberste Karte für alle gleichzeitig auf, also kann niemand spicken.
    Die Karte kommt auf deinen Spielstapel und deckt die vorige zu. Jeder Stapel zeigt also nur eine Karte. Gibt es kein Duell, ist der nächste Spieler dran.
ordet-fanger-rules-flipping-example = Clara deckt ▲ Käsesorte auf. Niemand sonst zeigt ▲, also ist jetzt Anna dran.

ordet-fanger-rules-duels-title = Duell
ordet-fanger-rules-duels =
    Zwei Spielstapel zeigen das gleiche Symbol: Duell! Nur die beiden, denen die Stapel gehören, dürfen antworten.
    Schreib eine Person, einen Ort oder eine Sache, die zur Kategorie auf der Karte deines Gegners passt, nicht auf deiner eigenen. Sei schneller als dein Gegner.
    Gewinnst du, kommt die gegnerische Karte verdeckt auf deinen Punktestapel. Deine eigene Karte bleibt liegen.
    Eine falsche Antwort kostet nichts. Versuch es einfach noch einmal.
ordet-fanger-rules-duels-example = Bo deckt ★ Etwas Leckeres aus Italien auf, und Anna zeigt auch ★. Jetzt muss Anna etwas Leckeres aus Italien schreiben und Bo ein Tier, das Eier legt.

ordet-fanger-rules-answers-title = Was zählt
ordet-fanger-rules-answers =
    Wirklich oder erfunden, lebendig oder tot: Alles, was passt, zählt, wenn andere es auch kennen. Bei „Tier mit Hörnern“ sind Ziege und Einhorn beide richtig, das Meerschweinchen deines Onkels aber nicht.
    Ich lasse jede Antwort gelten. Du hältst eine für falsch? Verlange eine Abstimmung.

ordet-fanger-rules-series-title = Duelle in Folge
ordet-fanger-rules-series =
    Nimmt der Gewinner eine Karte, kommt die Karte darunter zum Vorschein. Passt sie zu einem anderen Stapel, beginnt sofort das nächste Duell.
    Es gibt nie mehr als ein Duell auf einmal. Sind mehrere möglich, kommt zuerst das mit der neuesten Karte; danach geht es reihum, beginnend beim Spieler, der aufgedeckt hat.
    Niemand deckt eine Karte auf, bevor alle Duelle vorbei sind. Dann ist der Spieler nach dem dran, der zuletzt aufgedeckt hat.
ordet-fanger-rules-series-example = Bo hat Annas ● Suppe bekommen. Darunter lag ✚ Etwas im Badezimmer, und Clara zeigt auch ✚. Das nächste Duell heißt Anna gegen Clara.

ordet-fanger-rules-jokers-title = Joker
ordet-fanger-rules-jokers =
    Ein Joker zeigt zwei Symbole und kommt zwischen die Ziehstapel. Von jetzt an gibt es auch dann ein Duell, wenn diese beiden Symbole oben auf zwei Stapeln liegen. Behaltet also auch sie im Auge!
    Wer den Joker aufgedeckt hat, deckt nach den Duellen noch eine Karte auf.
    Nur der neueste Joker gilt, wenn nicht „{ ordet-fanger-option-jokers }“ unter „{ chat-do-options }“ alle gelten lässt. Joker bringen keine Punkte.
    Solange noch nicht alle eine Karte haben, wird ein Joker beiseitegelegt und eine andere Karte aufgedeckt. Ist die allerletzte Karte der Runde ein Joker, wird noch sein Duell gespielt, dann ist die Runde vorbei.
ordet-fanger-rules-jokers-example = Bo deckt einen Joker mit ▲ und ✚ auf. Anna zeigt ▲ und Clara ✚, also duellieren sich die beiden.

ordet-fanger-rules-ties-title = Unentschieden
ordet-fanger-rules-ties =
    Kommen beide Antworten fast gleichzeitig, steht es unentschieden. Das gilt auch, wenn niemand rechtzeitig antwortet.
    Dann deckt ein dritter Spieler eine Karte auf. Jetzt antworten beide auf die Kategorie dieser Karte, und der Schnellere bekommt die Karte aus dem ersten Duell.
    Wieder unentschieden? Dann kommt noch eine Karte. Nach zwei solchen Karten ohne Antwort entfällt das Duell, und beide behalten ihre Karten.
ordet-fanger-rules-ties-example = Bo und Anna lagen nur 0,06 Sekunden auseinander. Clara hat ◆ Sprache aufgedeckt. Wer zuerst eine Sprache schreibt, bekommt die Karte aus dem Duell.

ordet-fanger-rules-votes-title = Abstimmung
ordet-fanger-rules-votes =
    Nicht einverstanden mit einer Antwort oder damit, wer zuerst war? Bis zur nächsten Karte können alle am Tisch auf „{ ordet-fanger-ask-contest }“ drücken und damit eine Abstimmung verlangen. Daneben stehen Links, unter denen ihr die Antwort nachschlagen könnt.
    Das Spiel steht still, während alle geheim abstimmen, auch die beiden im Duell.
    Nur eine Mehrheit streicht eine Antwort. Bei Stimmengleichheit gilt sie. Nur wenn ihr zu zweit am Tisch seid, heißt eine Stimme gegen eine: unentschieden. Stimmengleichheit darüber, wer zuerst war, bedeutet ebenfalls unentschieden.
    Wird eine Antwort gestrichen, wird alles zurückgenommen, was danach geschah. Die nächste Antwort gilt, und gibt es keine, geht das Duell weiter.
ordet-fanger-rules-votes-example = Bo schrieb „Cola“ zu Annas ≈ Etwas Saures und gewann die Karte. Clara ist nicht einverstanden. Jetzt stimmen alle drei ab.

ordet-fanger-rules-winning-title = Wer gewinnt
ordet-fanger-rules-winning =
    Die Runde ist vorbei, wenn beide Ziehstapel leer sind und das letzte Duell zu Ende ist.
    Wer die meisten Karten im Punktestapel hat, gewinnt. Haben mehrere gleich viele, teilen sie sich den Sieg. Karten, die noch in den Spielstapeln liegen, zählen nicht.
    Zwei Runden sind am besten. Die zweite beginnt der nächste Spieler, mit demselben Satz oder einem anderen derselben Sprache. Die Karten aus beiden Runden werden zusammengezählt.
ordet-fanger-rules-winning-example = Clara hat die letzte Karte aufgedeckt, und es gab kein Duell. Bo hat die meisten Karten, nämlich 12, und gewinnt.

ordet-fanger-rules-two-title = Zu zweit
ordet-fanger-rules-two =
    Am meisten Spaß macht das, wenn ihr das Spiel schon kennt. Ihr habt je zwei Spielstapel.
    Bist du dran, wählst du, auf welchen deiner Stapel die Karte kommt, bevor du sie siehst. Zeigt sie das gleiche Symbol wie ein Stapel deines Gegners, ist es ein gewöhnliches Duell.
    Zeigen deine eigenen zwei Stapel das gleiche Symbol, antwortet ihr beide auf die eben aufgedeckte Karte. Der Schnellere nimmt sie, auch vom eigenen Stapel.
    Folgen mehrere Duelle aufeinander, geht es um die Karte, die eben zum Vorschein kam, bei einem Joker um die zuletzt gelegte. Steht es unentschieden, decke ich die entscheidende Karte auf.
ordet-fanger-rules-two-example = Anna zeigt ◆ auf beiden eigenen Stapeln. Anna und Bo antworten beide auf die neue Karte: Etwas, das hoch- und runtergeht.

ordet-fanger-rules-three-title = Drei Stapel
ordet-fanger-rules-three =
    Bei drei Spielstapeln werden zwei der Symbole aussortiert, samt den Jokern, die sie zeigen. So bleiben 54 Karten, und es gibt mehr Duelle.
    Wer beginnt, wählt die Symbole, zum Beispiel Raute und Kreis. Unter „{ ordet-fanger-option-drop_symbols }“ könnt ihr das dem Zufall überlassen oder alle behalten.

ordet-fanger-rules-teams-title = Teams
ordet-fanger-rules-teams =
    Es gibt höchstens sechs Spielstapel. Seid ihr mehr, teilen sich je zwei Spieler einen Stapel, sodass bis zu zwölf mitspielen können. Das klappt auch gut mit jüngeren Kindern.
    Der siebte tut sich mit dem ersten zusammen, der achte mit dem zweiten und so weiter. Unter „{ ordet-fanger-option-teams }“ könnt ihr euch anders zusammentun, auch wenn ihr weniger seid. Zwei sind ein Team, und wer keinen Partner hat, spielt allein. Mindestens drei Stapel müssen es sein.
    Die beiden im Team teilen sich Stapel und Punkte. Sie decken abwechselnd auf, und im Duell dürfen beide antworten.
ordet-fanger-rules-teams-example = Anna und Bo sind ein Team, und ihr ★ gleicht dem von Clara. Beide dürfen antworten: Es genügt, dass einer von ihnen schneller ist als Clara.

ordet-fanger-rules-young-title = Jüngere Spieler
ordet-fanger-rules-young =
    Ein jüngerer Spieler kann das ganze Spiel über dieselbe Kategorie haben, zum Beispiel „Tiere“ oder „Essen“. So kann schon ein sechsjähriges Kind mitspielen.
    Jüngere antworten immer auf diese Kategorie, egal, was auf den Karten steht, und müssen nur auf gleiche Symbole achten. Die anderen antworten auf das, was auf der Karte steht.
    So ist es für alle genau richtig schwer. Die Kategorie wählt ihr unter „{ ordet-fanger-option-young }“.
ordet-fanger-rules-young-example = Anna ist jünger und antwortet immer auf „Tiere“, egal, was auf Bos Karte steht. Bo antwortet auf Annas Karte: Tier, das Eier legt.

ordet-fanger-rules-several-title = Mehrere Antworten
ordet-fanger-rules-several =
    Ihr wollt es schwerer? Verlangt zwei oder drei verschiedene Antworten für den Sieg im Duell, unter „{ ordet-fanger-option-answers_needed }“.
    Schreib jede Antwort in eine eigene Nachricht. Die Zeit der letzten entscheidet. Die Antworten eines Teams zählen zusammen.

ordet-fanger-rules-repeats-title = Nichts zweimal
ordet-fanger-rules-repeats =
    Ihr entscheidet selbst, ob eine Antwort noch einmal vorkommen darf. Sie darf, wenn ihr es nicht unter „{ ordet-fanger-option-repeats }“ verbietet. Beides geht gut, aber mit Verbot ist es schwerer.
    Dann zählt nichts, was jemand am Tisch in dieser Runde schon gesagt hat: im Duell oder im Gespräch dazwischen, egal zu welcher Kategorie. Auch gestrichene Antworten gelten als gesagt. Passt also auf, worüber ihr plaudert!
    Im Gespräch genügt es, dass die Wörter irgendwo in der Nachricht stehen. Großbuchstaben, Satzzeichen und Leerzeichen machen keinen Unterschied.
    Sagt ihr zwei fast gleichzeitig dasselbe, hat niemand etwas wiederholt: Dann steht es unentschieden.

ordet-fanger-rules-spotting-title = Duelle bemerken
ordet-fanger-rules-spotting =
    Ich sage Bescheid, wenn es ein Duell gibt. Ihr wollt es selbst sehen? Wählt „{ ordet-fanger-option-duels-sharp_eyes }“ unter „{ ordet-fanger-option-duels }“. Dann schweige ich, und die Zeit läuft ab der ersten Antwort.
    Merken die beiden nichts, dürft ihr anderen es ihnen sagen. Schubsen, Pfeifen und wilde Gesten sind erlaubt!
    Will jemand mitten im Duell eine Karte aufdecken, verrät das das Duell. Neue Karten gibt es erst, wenn alle Duelle vorbei sind.
    Sind die Ziehstapel leer, sage ich, welche Duelle noch übrig sind. Spiele ich selbst mit, lässt die nächste Karte etwas auf sich warten, Duell oder nicht.
ordet-fanger-rules-spotting-example = Anna und Bo zeigen beide ★, aber ich schweige. Wer von ihnen es sieht, schreibt einfach die Antwort.

ordet-fanger-rules-time-title = Zeit
ordet-fanger-rules-time =
    Du hast eine Minute, um eine Karte aufzudecken. Danach mache ich das. Für die allererste Karte gibt es doppelt so viel Zeit.
    Im Duell habt ihr eine Minute für eure Antwort. Ein dritter Spieler hat zehn Sekunden, um die entscheidende Karte aufzudecken. Eine Abstimmung dauert höchstens 30 Sekunden.
    Nach einem Duell dauert es drei Sekunden bis zur nächsten Karte, damit alle die Entscheidung anfechten können. Nach dem letzten Duell der Runde sind es dreißig.
    Unter „{ chat-do-options }“ könnt ihr die Zeiten ändern oder die Limits aufheben. Ohne Limit wartet ein Duell, bis jemand antwortet oder beide Seiten es aufgeben. Dann steht es unentschieden.

ordet-fanger-rules-languages-title = Zwei Sprachen
ordet-fanger-rules-languages =
    Einer der Sätze hat dieselben Karten in vier Sprachen. Wählt ihr den, könnt ihr unter „{ chat-do-options }“ auch „{ ordet-fanger-option-second_language }“ nutzen. Dann stehen beide Sprachen auf den Karten, und Antworten in beiden zählen.
    Runde zwei spielt ihr dann mit demselben Satz.
ordet-fanger-rules-languages-example = Die Karten haben zwei Sprachen. Bo darf in beiden antworten: ein Tier, das Eier legt, oder „an animal that lays eggs“.

ordet-fanger-rules-first-title = Wer zuerst war
ordet-fanger-rules-first =
    Es entscheiden die Zeitstempel der Nachrichten, nie ihre Ankunft bei mir. Discord setzt den Stempel, wenn die Nachricht dort eintrifft. Verzögerungen bei mir spielen also keine Rolle: Ich warte kurz, bevor ich sage, wer gewonnen hat.
    Deine eigene Verbindung spielt aber eine Rolle. Darum steht es unentschieden, wenn die Antworten höchstens eine Zehntelsekunde auseinanderliegen. Ändern könnt ihr das unter „{ ordet-fanger-option-tie_margin }“.
    Nach jedem Duell siehst du, wie viel später die andere Antwort kam. „{ chat-do-fair }“ zeigt die Zeiten mit Links zu den Nachrichten. Im Link steckt die Zeit, also könnt ihr alle sie nachprüfen.
    Kommt eine frühere Antwort verspätet an, ändert sich das Ergebnis, solange ihr noch eine Abstimmung verlangen könnt. Eine Antwort, die vor dem Erscheinen der Karte oder nach Ablauf der Zeit geschrieben wurde, zählt nicht.
ordet-fanger-rules-first-example = Bo hat 0,310 Sekunden vor Anna geantwortet.

ordet-fanger-rules-typing-title = Antworten schreiben
ordet-fanger-rules-typing =
    Schreib deine Antwort als gewöhnliche Nachricht in den Kanal. Sie darf höchstens 60 Zeichen haben und braucht mindestens einen Buchstaben oder eine Ziffer.
    Beginnt eine Nachricht mit einem Punkt, gehört sie zum Gespräch und ist keine Antwort. Beginnt sie mit / oder !, ist sie ein Befehl.
    Es gilt der Text, den du zuerst gesendet hast, egal, was du später änderst oder löschst. Deine eigene Antwort kannst du zurücknehmen.

ordet-fanger-rules-deciding-title = Die entscheidende Karte
ordet-fanger-rules-deciding =
    Aufgedeckt wird sie vom nächsten Spieler, der nicht im Duell ist. Hat es nach zehn Sekunden niemand getan oder seid ihr nur zu zweit, decke ich sie auf. Die Karte zählt nicht als Zug und löst kein eigenes Duell aus.
    Ein Joker wird sofort zurückgemischt und eine andere Karte aufgedeckt.
    Ist das Duell entschieden, wird die Karte in einen Ziehstapel zurückgemischt, der noch Karten hat. Sind beide leer, scheidet sie aus der Runde aus. Ist keine Karte zum Aufdecken da, wird eine aus einem anderen Satz derselben Sprache geliehen. Gibt es keinen solchen Satz, entfällt das Duell.
    Zwei Karten, deren Duell entfallen ist, duellieren sich nicht noch einmal, solange beide oben liegen.

ordet-fanger-rules-voting-title = Mehr zur Abstimmung
ordet-fanger-rules-voting =
    Über ein Duell kann einmal je gültiger Antwort abgestimmt werden und einmal darüber, wer zuerst war, wenn beide geantwortet haben. Stimmt niemand ab, ändert sich nichts. Über eine Antwort, die eine Mehrheit angenommen hat, wird für diese Kategorie nicht noch einmal abgestimmt.
    Eine abgelehnte Antwort zählt im selben Duell kein zweites Mal. Geht das Duell weiter, beginnt seine Zeit von vorn, und was während der Abstimmung geschrieben wurde, zählt nicht.
    Greift jemand nach der nächsten Karte, bevor die Entscheidung angefochten wird, bleibt es dabei. Auch da entscheiden die Zeitstempel, wer zuerst war.
    „{ race-listed }“ zeigt dir, und nur dir, welche Antworten zur Kategorie bekannt sind. Die Liste urteilt nicht: Eine Antwort, die nicht darauf steht, kann trotzdem richtig sein. Spiele ich selbst mit, lasse ich abstimmen, wo die Listen Zweifel wecken, und stimme nach ihnen ab.

ordet-fanger-rules-leaving-title = Aufgeben
ordet-fanger-rules-leaving =
    Gibst du auf, landest du auf dem letzten Platz, egal, wie viele Punkte du hast. Du antwortest nicht mehr, deckst nicht mehr auf und stimmst nicht mehr ab. Deine oberste Karte scheidet aus den Duellen aus, und steckst du mitten in einem, nimmt die andere Seite die Karte.
    Im Team spielt dein Partner für euch beide weiter. Ist nur noch eine Seite übrig, hat sie gewonnen, und die Partie ist vorbei.

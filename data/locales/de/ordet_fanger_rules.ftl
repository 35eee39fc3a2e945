# The rules of Ordet fanger

# Die Regeln
ordet-fanger-rules-goal-title = Worum es geht
ordet-fanger-rules-goal =
    Gewinne die meisten Karten, indem du am schnellsten ein Wort findest. Für zwei bis zwölf; ab sieben spielt ihr in Teams.
    Ein Satz hat 72 Karten mit acht Symbolen, je neun, und sechs Joker. Er wird gemischt und in zwei Ziehstapel geteilt. Sind beide leer und ist das letzte Duell vorbei, endet die Runde.
    Am besten spielt ihr zwei Runden. Die zweite beginnt der nächste Platz, mit demselben Satz oder einem anderen derselben Sprache, und die Karten aus beiden werden zusammengezählt. Die meisten Karten im Punktestapel gewinnen, bei gleich vielen wird der Sieg geteilt. Karten in den Spielstapeln zählen nicht.
    Wer aufgibt, landet auf dem letzten Platz: Die eigene oberste Karte scheidet aus den Duellen aus, und in einem laufenden Duell nimmt die andere Seite die Karte. Bei zwei Seiten endet die Partie; im Team spielt der Partner für beide weiter.
ordet-fanger-rules-drawing-title = Karten aufdecken
ordet-fanger-rules-drawing =
    Wer den Tisch eröffnet hat, beginnt, dann geht es in der Reihenfolge der Plätze. Wer dran ist, wählt einen Ziehstapel, und der Bot zeigt die Karte allen zugleich. Sie kommt auf den eigenen Spielstapel und deckt die vorige zu, sodass jeder Stapel nur eine Karte zeigt. Dann geht es am nächsten Platz weiter, wenn es kein Duell gibt.
    Deckst du eine Minute lang keine Karte auf, tut es der Bot für dich, wenn ihr nichts anderes wählt. Für die allererste Karte ist doppelt so viel Zeit.
ordet-fanger-rules-duels-title = Duelle
ordet-fanger-rules-duels =
    Zeigen zwei Stapel das gleiche Symbol, gibt es ein Duell. Schreib schnell eine Person, einen Ort oder eine Sache, die zur Kategorie auf der gegnerischen Karte passt. Erfundenes ist erlaubt, wenn andere es auch kennen. Antworten können nur die beiden im Duell. Falsche Antworten kosten nichts.
    Wer gewinnt, legt die gegnerische Karte auf den Punktestapel und behält die eigene. Liegt dann eine Karte offen, die ein neues Duell ergibt, kommt es sofort. Solange ein Duell läuft, deckt niemand eine Karte auf. Danach ist der Platz nach dem dran, der zuletzt aufgedeckt hat.
    Gibt es mehrere Duelle auf einmal, kommt das mit der neuesten Karte zuerst.
ordet-fanger-rules-first-title = Wer zuerst war
ordet-fanger-rules-first =
    Es entscheiden die Zeitstempel der Nachrichten, nie ihre Ankunft beim Bot. Discord setzt den Stempel, wenn die Nachricht dort eintrifft. Verzögerungen beim Bot spielen darum nie eine Rolle: Er wartet kurz, bevor er entscheidet. Deine eigene Verbindung spielt dagegen eine, und die Spanne für unentschieden mildert das. Jede Entscheidung sagt, wie viel später die andere Antwort kam. „{ chat-do-fair }“ darunter zeigt die Zeiten mit Links zu den Nachrichten: In der ID am Ende eines Links steckt die Zeit, also lässt sie sich von allen nachprüfen.
    Eine Antwort hat höchstens 60 Zeichen, mindestens einen Buchstaben oder eine Ziffer und vorne keinen Punkt: Der steht für bloßes Reden, ein / oder ! für einen Befehl. Es gilt der Text, wie er zuerst gesendet wurde, was auch immer später bearbeitet oder gelöscht wird. Deine eigene Antwort kannst du zurücknehmen. Eine frühere Antwort, die erst nach der Entscheidung ankommt, berichtigt sie, solange noch abgestimmt werden kann.
ordet-fanger-rules-jokers-title = Joker
ordet-fanger-rules-jokers =
    Ein Joker hat zwei Symbole und liegt zwischen den Ziehstapeln. Von da an gibt es auch dann ein Duell, wenn seine beiden Symbole offen liegen. Nur der neueste Joker gilt, wenn nicht die Einstellung „{ ordet-fanger-option-jokers }“ alle gelten lässt. Wer ihn aufgedeckt hat, deckt nach den Duellen noch eine Karte auf. Punkte bringen Joker nicht.
    Beim ersten Umlauf, bis alle eine Karte haben, kommen Joker beiseite, und eine andere Karte wird aufgedeckt.
ordet-fanger-rules-ties-title = Unentschieden
ordet-fanger-rules-ties =
    Kommen die Antworten fast gleichzeitig oder antwortet niemand rechtzeitig, steht es unentschieden (Uavgjort). Das heißt eine Zehntelsekunde und eine Minute, wenn ihr nichts anderes wählt. Dann deckt jemand Drittes eine Karte auf, nach zehn Sekunden der Bot, und beide Seiten antworten auf die Kategorie dieser Karte. Wer gewinnt, bekommt die Karte aus dem ersten Duell. Steht es wieder unentschieden, kommt noch eine Karte. Nach zwei solchen Karten ohne Antwort entfällt das Duell, und beide Seiten behalten ihre Karten. Spielt ihr ohne Frist, wartet ein Duell, bis jemand antwortet oder beide Seiten es aufgeben; auch dann steht es unentschieden.
    Danach werden die entscheidenden Karten in einen Ziehstapel zurückgemischt, der noch Karten hat. Sind beide leer, scheiden sie aus der Runde aus. Ein Joker wird sofort zurückgemischt und eine andere Karte aufgedeckt. Ist keine Karte mehr da, wird eine aus einem anderen Satz derselben Sprache geliehen; gibt es keinen, entfällt das Duell.
    Zwei Karten, deren Duell entfallen ist, kämpfen nicht noch einmal, solange beide oben liegen.
ordet-fanger-rules-votes-title = Abstimmungen
ordet-fanger-rules-votes =
    Der Bot lässt jede Antwort gelten. Nicht einverstanden? Bis zur nächsten Karte können alle am Tisch eine Abstimmung verlangen: über eine Antwort oder darüber, wer zuerst war, je einmal. Das Spiel steht still, solange alle geheim abstimmen, auch die im Duell: 30 Sekunden, wenn ihr nichts anderes wählt.
    Nur eine Mehrheit der abgegebenen Stimmen streicht eine Antwort. Bei Gleichstand bleibt es bei der Entscheidung, nur zu zweit ist eins zu eins unentschieden. Ist sie gestrichen, wird alles Spätere zurückgenommen, und die nächste Antwort zählt; gibt es keine, geht das Duell weiter. Gleichstand darüber, wer zuerst war, heißt unentschieden. Stimmt niemand ab, bleibt es bei der Entscheidung. Über eine Antwort, die eine Mehrheit angenommen hat, wird für diese Kategorie nicht noch einmal abgestimmt.
    „Was die Liste sagt“ zeigt jedem von euch für sich, welche Antworten zur Kategorie bekannt sind. Die Liste urteilt nicht: Eine Antwort, die nicht darauf steht, kann trotzdem richtig sein. Spielt der Bot mit, lässt er abstimmen, wo die Listen Zweifel wecken, und stimmt nach ihnen ab.
    Nach einer Entscheidung dauert es drei Sekunden bis zur nächsten Karte, nach der letzten der Runde dreißig.
ordet-fanger-rules-few-title = Zu zweit oder zu dritt
ordet-fanger-rules-few =
    Zu zweit habt ihr je zwei Stapel. Bist du dran, wählst du, auf welchen Stapel die Karte kommt, bevor du sie siehst. Das gleiche Symbol auf der Gegenseite ergibt ein gewöhnliches Duell.
    Zeigen deine eigenen zwei Stapel das gleiche Symbol, antwortet ihr beide auf die Kategorie der eben aufgedeckten Karte, und wer gewinnt, nimmt diese Karte, auch vom eigenen Stapel. In einer Reihe von Duellen ist es die Karte, die eben zum Vorschein kam, und bei einem Joker die später gelegte. Bei Unentschieden deckt der Bot die entscheidende Karte auf.
    Bei drei Stapeln kommen zwei Symbole heraus, samt den Jokern, die sie zeigen. Das macht 54 Karten und mehr Duelle. Wer beginnt, wählt die Symbole; eine Einstellung lost sie aus oder lässt sie drin.
ordet-fanger-rules-teams-title = Sieben bis zwölf: Teams
ordet-fanger-rules-teams =
    Es gibt höchstens sechs Stapel. Seid ihr sieben oder mehr, tut sich der siebte Platz mit dem ersten zusammen, der achte mit dem zweiten und so weiter. Die Einstellung „{ ordet-fanger-option-teams }“ stellt euch anders zusammen, auch wenn ihr weniger seid: Je zwei werden ein Team, und wer keinen Partner hat, spielt allein. Es müssen mindestens drei Stapel sein.
    Die beiden eines Teams teilen sich Stapel und Punkte. Die Seiten decken reihum auf, und die beiden eines Teams wechseln sich dabei ab. Im Duell dürfen beide antworten, und braucht es mehrere Antworten, zählen ihre zusammen.
ordet-fanger-rules-repeats-title = Wiederholungen
ordet-fanger-rules-repeats =
    Wörter dürfen noch einmal vorkommen, wenn die Einstellung „{ ordet-fanger-option-repeats }“ es nicht verbietet.
    Tut sie das, zählt nichts, was jemand am Tisch in dieser Runde schon gesagt hat: im Duell oder im Gespräch dazwischen, zu welcher Kategorie auch immer, auch gestrichene Antworten. Überlegt euch also, worüber ihr plaudert! Im Gespräch genügt es, dass die Wörter irgendwo in der Nachricht stehen. Großbuchstaben, Satzzeichen und Leerzeichen machen keinen Unterschied. Sagt die Gegenseite innerhalb der Spanne für unentschieden dasselbe, hat niemand etwas wiederholt: Dann steht es unentschieden.
ordet-fanger-rules-ways-title = Spielweisen
ordet-fanger-rules-ways =
    Jüngere können eine feste Kategorie haben, etwa Tiere: Sie antworten immer darauf. Die Gegenseite antwortet trotzdem auf das, was auf der Karte steht.
    Ihr könnt zwei oder drei verschiedene Antworten verlangen; dann zählt die Zeit der letzten.
    Mit scharfen Augen schweigt der Bot, und ihr müsst die Duelle selbst entdecken. Die Zeit läuft ab der ersten Antwort oder wenn jemand eine Karte aufdecken will: Das verrät das Duell. Spielt der Bot mit, wartet er eine Weile, bevor er eine Karte aufdeckt, Duell oder nicht.
    Die Zeit zum Antworten und zum Aufdecken, die Spanne für unentschieden und die Zeit zum Abstimmen sind auch Einstellungen.
    Der verknüpfte Satz hat dieselben Karten in vier Sprachen. Mit ihm könnt ihr eine zweite Sprache wählen: Dann stehen beide auf den Karten, und Antworten in beiden zählen.

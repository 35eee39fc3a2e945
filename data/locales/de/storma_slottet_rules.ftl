# The rules of Storma slottet!

storma-slottet-rules-minute-title = In einer Minute
storma-slottet-rules-minute =
    Bring Bube, Dame und König des Feindes zu Fall. Ihr habt je eine aktive Karte vor euch: Buben halten 25 aus, Könige 30, Damen 35.
    In deinem Zug tust du eins: **angreifen** mit Karten einer Farbe (nicht der des Ziels) und Jokern, **heilen** mit Zahlen in der Farbe der verletzten Karte, Karten **tauschen** oder die Karte ins Krankenlager **zurückziehen**.
    Fällt eine Karte, ziehst du drei, und der Feind stellt eine neue auf.
storma-slottet-rules-minute-example = Anna greift mit ♣10 + ♣9 + ♣7 = 26 an. Bos Bube fällt.
storma-slottet-rules-goal-title = Das Ziel
storma-slottet-rules-goal =
    Ein Spiel für zwei. Beide wählen eine Farbe: ihr Königshaus, also Bube, Dame und König dieser Farbe. Sind alle drei eines Hauses zu Trophäen des Feindes geworden, ist das Schloss gefallen, und die andere Seite gewinnt sofort.
    Die Bildkarten der beiden freien Farben sind Helden. Sie dienen dem, der sie auf der Hand hat: als Söldner (steht als aktive Karte), Meuchelmörder (greift an) oder Arzt (heilt).
    Buben halten 25 aus, Könige 30 und Damen 35. Asse sind 1 wert. Ein W10 (zehnseitiger Würfel) zeigt 0 bis 9, und die Null ist eine Null.
    Verdeckt sind nur die Hände und der Nachziehstapel. Alles andere liegt offen.
    Wer aufgibt, hat sofort verloren, und verdeckte Karten bleiben verdeckt.
storma-slottet-rules-start-title = So geht es los
storma-slottet-rules-start =
    Wählt in der Reihenfolge der Plätze zwei verschiedene Farben. Du bekommst deine drei Bildkarten und 17 weitere Karten; 14 Karten bleiben als Nachziehstapel. Die Joker spielen mit.
    Beide wählen eine Bildkarte, königlich oder Held, als aktive Karte und legen sie verdeckt; beide werden gleichzeitig aufgedeckt. Dann würfeln beide mit einem W10, und wer höher wirft, beginnt. Bei Gleichstand wird neu gewürfelt.
storma-slottet-rules-turn-title = Ein Zug
storma-slottet-rules-turn =
    In deinem Zug tust du genau eines von vier Dingen: tauschen, angreifen, heilen oder dich zurückziehen. Geht nichts davon, wird der Zug übersprungen.
    Tauschen: Zeige eine oder mehrere Karten einer Farbe, Zahlenkarten und Helden, aber keine Joker, leg sie auf den Ablagestapel und zieh ebenso viele. Dein eigenes Königshaus tauschst du nie; es greift auch nicht an und heilt nicht.
    Danach füllst du deine Hand auf 10 Karten auf. Mehr als 10 sind erlaubt. Wird die letzte Karte des Nachziehstapels genommen, wird der Ablagestapel zu einem neuen gemischt.
    Ihr könnt euch jederzeit auf Unentschieden einigen: Eine Seite bietet es an, die andere nimmt an. Wer einen Zug beendet, ohne zu antworten, lässt das Angebot verfallen.
    Was du gerade getan hast, darfst du zurücknehmen: frei, bis die andere Seite etwas tut oder gewürfelt wird, danach nur, wenn sie einverstanden ist, aber nie über eine gezogene oder umgedrehte Karte hinaus.
storma-slottet-rules-attack-title = Angreifen
storma-slottet-rules-attack =
    Greif die aktive Karte des Gegners mit beliebig vielen Zahlenkarten und Meuchelmördern einer Farbe an, dazu beliebig vielen Jokern. Joker allein gehen auch. Karten in der Farbe des Ziels richten nichts aus, auch Meuchelmörder nicht. Alles wird auf einmal gelegt, dann würfelst du.
    Zahlenkarten schaden in Höhe ihres Werts. Joker: 2W10, also zwei Würfel zusammengezählt; eine Doppelnull ist ein Patzer, und der Gegner nimmt den Joker auf die Hand. Meuchelmörder: 5 + W10; bei einer Null kein Schaden, und der Meuchelmörder wird Trophäe des Gegners. Der Rest des Angriffs zählt trotzdem.
    Jede Karte, die geschadet hat, bleibt als Schadenskarte auf dem Ziel liegen und ist so viel wert, wie sie geschadet hat. Hält das Ziel nichts mehr aus, fällt es und wird deine Trophäe; seine Schadenskarten kommen auf den Ablagestapel. Überzähliger Schaden verfällt.
storma-slottet-rules-heal-title = Heilen
storma-slottet-rules-heal =
    Heile eine deiner verletzten Karten. Du legst eine Heilkarte nach der anderen, so viele du willst, siehst dazwischen die Würfel und darfst jederzeit aufhören. Es heilen: Zahlenkarten in der Farbe der verletzten Karte, Joker und Ärzte jeder Farbe.
    Jede nimmt ganze Schadenskarten deiner Wahl weg, die zusammen höchstens ihren Wert haben. Von Schäden 3, 5 und 9 kann eine Acht die 3 und die 5 wegnehmen, aber nicht die 9. Für die nächste Karte wird nichts aufgespart. Eine Zahlenkarte muss etwas wegnehmen.
    Die Heilkarte kommt auf den Ablagestapel, auch wenn die Würfel sie nichts wegnehmen ließen, und ebenso die Schadenskarten, die sie wegnimmt.
    Joker: nur, wenn die Karte höchstens noch 10 aushält. Wirf 2W10; der höhere gilt. Bei Doppelnull stirbt die Karte und wird Trophäe des Gegners, der Joker wird abgelegt, und das Heilen ist zu Ende.
    Arzt: 7 + 2W10, nur für die aktive Karte, es sei denn, eine Einstellung lässt Ärzte ins Krankenlager. Ein Arzt, dem es gelingt, kommt auf den Ablagestapel. Bei Doppelnull bleibt er als Schadenskarte liegen, und die Karte hält nur noch 1 aus; du darfst weiter heilen.
storma-slottet-rules-retreat-title = Das Krankenlager
storma-slottet-rules-retreat =
    Ist dein Krankenlager leer, kann sich deine aktive Karte mit ihren Schadenskarten dorthin zurückziehen, und eine andere Bildkarte aus deiner Hand tritt offen an ihre Stelle. Verletzt muss sie dazu nicht sein. Im Krankenlager kann sie nicht angegriffen werden; Zahlenkarten und Joker können sie heilen.
    Heraus kommt sie nur, wenn du deine aktive Karte verloren hast: Dann wählst du sofort eine Bildkarte aus der Hand oder die im Krankenlager.
storma-slottet-rules-trophies-title = Trophäen
storma-slottet-rules-trophies =
    Eine gefallene Karte wird zur Trophäe und ist aus dem Spiel. Zuerst füllt auf 10 auf, wer am Zug war. Dann werden neue Trophäen belohnt: Wer weniger als 10 Karten hat, füllt auf 10 auf und nimmt danach drei Karten je neuer Trophäe.
    Söldner und Meuchelmörder bringen als Trophäe Karten, aber kein Haus zu Fall. Fällt ein Haus, ist die Partie sofort zu Ende.

# The rules of Supertrumf Fantasy

supertrumf-rules-aim-title = Worum es geht
supertrumf-rules-aim =
    In jeder Runde wird eine Eigenschaft angesagt, alle legen verdeckt Karten, und der höchste Wert gewinnt.
    Klassisch spielt ihr zu zweit bis zu sechst: Du sammelst Karten in deinem Gewinnstapel, und wer am Ende die meisten hat, gewinnt. Das Blitzduell ist für zwei: Es gewinnt, wer zuerst alle vier eigenen Preiskarten genommen hat.
    Wer aufgibt, landet auf dem letzten Platz. Zu zweit endet die Partie damit; seid ihr mehr, spielen die anderen weiter, und die Uhr spielt diese Hand ohne Verzug.
supertrumf-rules-cards-title = Die Karten
supertrumf-rules-cards =
    Figuren haben für jede Eigenschaft einen Wert. Gegenstände erhöhen eine Eigenschaft, ein paar wenige zwei. Dazu kommen zwei Supertrümpfe.
    Du legst eine Karte oder zwei: dann eine Figur mit einem Gegenstand oder eine Figur mit einem Supertrumpf. Zwei Figuren oder zwei Gegenstände gehen nie zusammen. Ein Gegenstand allein ist auch erlaubt; er zählt nur seinen Zuschlag. Passt ein Gegenstand nicht zur Eigenschaft, bringt er 0.
    Alle Karten, die nicht ausgeteilt sind, liegen verdeckt in der Mitte. Sie sind der Stapel, von dem alle ziehen.
supertrumf-rules-round-title = Eine Runde
supertrumf-rules-round =
    Wer die Ansage hat, wählt die Eigenschaft und darf dabei bluffen. Die anderen legen in beliebiger Reihenfolge. Alle sehen, wie viele Karten jeder gelegt hat, aber nicht, welche. Was liegt, das liegt, außer es wird zurückgenommen: frei, bis jemand anders etwas tut, danach nur, wenn die anderen einverstanden sind, und nie mehr, sobald die Karten umgedreht sind. Wer Karten hat, muss legen.
    Haben alle gelegt, werden die Karten gleichzeitig umgedreht. Der höchste Wert gewinnt, und wer gewinnt, sagt in der nächsten Runde an. Haben zwei oder mehr denselben höchsten Wert, ist die Runde unentschieden.
    Dann wird reihum gezogen, immer nur eine Karte: zuerst, wer links von der nächsten Ansage sitzt; wer ansagt, zieht in jedem Durchgang zuletzt. Schluss ist, wenn alle ihre Karten haben oder der Stapel leer ist. Links ist der nächste Platz der Liste. Die Hand darf beliebig groß werden.
supertrumf-rules-supertrumps-title = Supertrümpfe
supertrumf-rules-supertrumps =
    Ein Supertrumpf schlägt jeden Wert und entscheidet auch dann, wenn andere gleichauf liegen. Nur eines hilft: Jemand anders legt den zweiten Supertrumpf. Dann ist die Runde unentschieden, was auch sonst noch daliegt.
    Eine Figur, die mit einem Supertrumpf gelegt wird, bringt nichts dazu, geht aber mit.
supertrumf-rules-classic-title = Klassisch
supertrumf-rules-classic =
    Alle bekommen vier Karten. Im ersten Spiel gibt, wer den Tisch eröffnet hat; mit jeder Revanche rückt das Geben einen Platz nach links. Die Einstellung „{ supertrumf-option-dealer }“ kann das ändern. Zuerst sagt an, wer links vom Geber sitzt. Wer ansagt, legt immer zuletzt.
    Wer gewinnt, nimmt alle gelegten Karten in den eigenen Gewinnstapel und zieht eine Karte; alle anderen ziehen zwei. Bei Unentschieden kommen die Karten in den Pott, alle ziehen zwei, und dieselbe Person sagt neu an. Wer als Nächstes gewinnt, nimmt den ganzen Pott.
    Ist der Stapel leer, spielt ihr mit dem weiter, was ihr habt. Wer keine Karten hat, setzt aus; eine Ansage, die dorthin fiele, geht nach links an jemanden mit Karten. Hat nur noch eine Person Karten, kommen sie samt einem übrigen Pott in ihren Gewinnstapel. Hat niemand mehr Karten, zählt der Pott für niemanden.
    Die meisten Karten im Gewinnstapel gewinnen; bei gleich vielen wird der Sieg geteilt.
supertrumf-rules-blixtduell-title = Blitzduell
supertrumf-rules-blixtduell =
    Für zwei. Jeder bekommt vier Handkarten und vier Preiskarten, die niemand ansehen darf. Gefällt dir deine Hand nicht, wirf sie ab und zieh drei neue, dann zwei, dann eine. Abgeworfenes kommt auf die Ablage.
    Beide würfeln mit einem W6; wer höher würfelt, sagt an, bei Gleichstand noch einmal. Wer ansagt, darf jederzeit legen oder abwarten; dann muss die andere Seite zuerst legen.
    Wer gewinnt, nimmt eine beliebige eigene Preiskarte auf die Hand, zieht sonst nichts und sagt an; die andere Seite zieht zwei. Bei Unentschieden ziehen beide zwei und würfeln neu; einen Pott gibt es nicht. Gelegtes kommt auf die Ablage, aus der ein neuer Stapel gemischt wird, wenn der alte leer ist.
    Die vierte Preiskarte gewinnt auf der Stelle.

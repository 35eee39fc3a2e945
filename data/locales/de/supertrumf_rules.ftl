# The rules of Supertrumf Fantasy

supertrumf-rules-minute-title = In einer Minute
supertrumf-rules-minute =
    Alle bekommen vier Karten. Wer ansagt, nennt eine Eigenschaft, etwa Stärke. Alle legen verdeckt eine Figur, gern mit einem Gegenstand, der sie stärker macht; wer ansagt, legt zuletzt.
    Wer die höchste Summe hat, gewinnt alle Karten und sagt in der nächsten Runde an.
    Die beiden Dolche schlagen alles, nur nicht einander. Am Ende siegt, wer die meisten Karten gewonnen hat.
supertrumf-rules-minute-example = Bo legt Ritter (18) und Heiliges Schwert (8): Stärke 26. Das schlägt Annas Heerführer mit 18.
supertrumf-rules-cards-title = Die Karten
supertrumf-rules-cards =
    Eine **Figur** hat für jede der sechs Eigenschaften eine Zahl: Stärke, Zähigkeit, Tempo, List, Magie und Mut.
    Ein **Gegenstand** erhöht eine Eigenschaft, in seltenen Fällen zwei. Das Elixier der Zähigkeit zum Beispiel bringt 10 für Zähigkeit.
    Die beiden **Supertrümpfe** sind der Vergiftete Dolch und der Dolch im Rücken. Sie haben keine Zahl.
    In jeder Runde legst du eine Karte oder zwei: eine Figur mit einem Gegenstand, deren Zahlen **zusammengezählt** werden, oder eine Figur mit einem Supertrumpf. Zwei Figuren gehen nie zusammen, zwei Karten ohne Figur auch nicht.
    Ein Gegenstand allein ist erlaubt: Er zählt nur, was er bringt. Ein Gegenstand für eine andere Eigenschaft bringt 0.
supertrumf-rules-cards-example = Stärke ist angesagt. Bo kann den Ritter allein legen (18), das Heilige Schwert dazu (26) oder den Vergifteten Dolch, der jede Zahl schlägt. Das Elixier würde hier nichts bringen.
supertrumf-rules-round-title = Eine Runde
supertrumf-rules-round =
    Wer **ansagt**, nennt eine Eigenschaft. Das darf gern ein Bluff sein: Eine passende Karte braucht es dafür nicht.
    Alle legen verdeckt: erst die anderen in beliebiger Reihenfolge, dann die Person, die angesagt hat. Alle sehen, wie viele Karten jemand gelegt hat, aber nicht, welche.
    Hast du Karten, musst du legen.
    Haben alle gelegt, werden die Karten gleichzeitig aufgedeckt. Wer die höchste Summe hat, gewinnt und sagt in der nächsten Runde an.
supertrumf-rules-round-example = Bo hat Stärke angesagt. Anna hat eine Karte verdeckt gelegt. Bo legt zuletzt.
supertrumf-rules-supertrumps-title = Supertrümpfe
supertrumf-rules-supertrumps =
    Ein Supertrumpf schlägt jede Summe. Er gewinnt auch, wenn andere gleichauf liegen.
    Nur der andere Supertrumpf kann ihn aufhalten. Legen zwei je einen, ist die Runde unentschieden, egal, was sonst auf dem Tisch liegt.
    Du darfst eine Figur mit einem Supertrumpf legen. Sie zählt dann nichts, kommt aber mit auf den Tisch.
    Sagst du an und willst einen Dolch legen, dann nenn eine Eigenschaft, die den anderen ihre besten Karten entlockt.
supertrumf-rules-supertrumps-example = Bo sagt „Stärke“. Anna legt den Schüchternen Kraken (22) und den Riesengürtel (10): 32. Bos Vergifteter Dolch schlägt das.
supertrumf-rules-classic-title = Klassisch
supertrumf-rules-classic =
    Die klassische Variante spielt ihr zu zweit bis zu sechst. Alle bekommen vier Karten; der Rest ist der **Nachziehstapel** in der Mitte.
    Zuerst gibt, wer den Tisch eröffnet hat; mit jeder Revanche rückt das Geben einen Platz nach links. Das könnt ihr mit „{ supertrumf-option-dealer }“ unter „{ chat-do-options }“ ändern. In der ersten Runde sagt an, wer links vom Geber sitzt. Links ist der nächste Platz in der Liste.
    Wer die Runde gewinnt, legt alle Karten auf den eigenen **Gewinnstapel** und zieht eine Karte. Alle anderen ziehen zwei. Die Hand darf beliebig groß werden.
supertrumf-rules-classic-example = Anna hat gegeben, also hat Bo angesagt und gewonnen. In Bos Gewinnstapel liegen jetzt 3 Karten. Anna zieht zwei und hat 5 auf der Hand, Bo zieht eine und hat 3.
supertrumf-rules-ties-title = Unentschieden
supertrumf-rules-ties =
    Haben zwei oder mehr die gleiche höchste Summe oder treffen zwei Supertrümpfe aufeinander, ist die Runde **unentschieden**.
    In der klassischen Variante kommen dann alle Karten in einen **Pott**. Alle ziehen zwei, und wer angesagt hat, sagt noch einmal an.
    Der Pott wächst, bis jemand eine Runde gewinnt und ihn ganz bekommt.
supertrumf-rules-ties-example = Stärke war angesagt. Annas Heerführer hat 18, Bos Ritter auch. Beide Karten kommen in den Pott, beide ziehen zwei, und Bo sagt noch einmal an.
supertrumf-rules-ending-title = Klassisch: das Ende
supertrumf-rules-ending =
    Ist der Nachziehstapel leer, spielt ihr mit den Karten weiter, die ihr habt. Wer keine mehr hat, setzt aus. Müsste diese Person ansagen, geht die Ansage nach links an die nächste mit Karten.
    Hat nur noch eine Person Karten, ist das Spiel aus: Diese Karten und ein übriger Pott kommen auf ihren Gewinnstapel. Hat niemand mehr Karten, zählt der Pott für niemanden.
    Wer die meisten Karten im Gewinnstapel hat, gewinnt. Bei gleich vielen wird der Sieg geteilt.
supertrumf-rules-duel-title = Blitzduell
supertrumf-rules-duel =
    Das Blitzduell geht nur zu zweit. Jeder bekommt vier Karten auf die Hand und vier verdeckte **Preiskarten**, die niemand ansehen darf. Wer zuerst alle vier eigenen genommen hat, gewinnt.
    Gefällt dir deine erste Hand nicht? Wirf sie ab und zieh drei neue Karten. Gefallen dir die auch nicht, wirf sie ab und zieh zwei, danach eine. Das entscheidet jeder für sich.
    Dann werfen beide offen einen sechsseitigen Würfel. Wer höher würfelt, sagt an; bei Gleichstand würfelt ihr noch einmal.
    Eine Runde läuft wie in der klassischen Variante, mit einem Unterschied: Wer ansagt, darf jederzeit legen. Wer damit wartet, lässt den Gegner zuerst legen und verrät nicht, ob es eine Karte wird oder zwei.
supertrumf-rules-prizes-title = Preiskarten
supertrumf-rules-prizes =
    Wer die Runde gewinnt, nimmt eine beliebige eigene Preiskarte ungesehen auf die Hand, zieht sonst nichts und sagt in der nächsten Runde an. Wer verliert, zieht zwei Karten.
    Bei Unentschieden nimmt niemand eine Preiskarte. Beide ziehen zwei und würfeln neu, wer ansagt. Einen Pott gibt es nicht.
    Gelegte und abgeworfene Karten kommen auf einen gemeinsamen Ablagestapel. Ist der Nachziehstapel leer, wird aus dem Ablagestapel ein neuer gemischt; ist nichts mehr da, zieht ihr weniger.
    Sobald du deine vierte Preiskarte nimmst, hast du gewonnen.
supertrumf-rules-prizes-example = Bo hat mit 26 zu 18 gewonnen und nimmt eine Preiskarte: Drei sind noch da. Anna zieht zwei Karten, und Bo sagt wieder an.
supertrumf-rules-details-title = Einzelheiten
supertrumf-rules-details =
    Gezogen wird reihum, immer eine Karte, bis alle ihre Karten haben oder der Nachziehstapel leer ist. Wer in der nächsten Runde ansagt, zieht jedes Mal zuletzt; den Anfang macht die Person links daneben.
    Verdeckt: Hände, Preiskarten, abgeworfene Hände und gelegte Karten, bis alle gelegt haben. Alles andere ist offen: wie viele Karten jemand hat, die Würfel, wie oft jemand die Hand abgeworfen hat und wie viele Karten in den Gewinnstapeln liegen.
    Was du gelegt hast, kannst du zurücknehmen: frei, bis jemand anders etwas tut, danach mit dem Einverständnis der anderen, aber nie mehr, sobald die Karten aufgedeckt sind.
    Gibst du auf, landest du auf dem letzten Platz. Zu zweit endet die Partie damit. Seid ihr mehr, spielen die anderen weiter, und deine Karten werden sofort für dich gespielt; wer zuletzt noch dabei ist, gewinnt.

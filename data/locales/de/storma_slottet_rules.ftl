# The rules of Storma slottet!

storma-slottet-rules-minute-title = In einer Minute
storma-slottet-rules-minute =
    Bring Bube, Dame und König deines Gegners zu Fall. Ihr habt je eine aktive Karte vor euch: Buben halten 25 aus, Könige 30, Damen 35.
    In deinem Zug tust du eins: **angreifen** mit Karten einer Farbe (nicht der des Ziels) und Jokern, **heilen** mit Zahlenkarten in der Farbe der verletzten Karte, Karten **tauschen** oder die Karte ins Krankenlager **zurückziehen**.
    Fällt eine Karte, ziehst du drei, und dein Gegner stellt eine neue auf.
storma-slottet-rules-minute-example = Anna greift mit ♣10 + ♣9 + ♣7 = 26 an. Bos Bube fällt.
storma-slottet-rules-courts-title = Die Bildkarten
storma-slottet-rules-courts =
    Ein Spiel zu zweit. Jeder wählt eine Farbe. Ihre drei **Bildkarten** (Bube, Dame und König) sind sein Königshaus.
    Die Bildkarten der beiden anderen Farben sind **Helden**. Hast du einen auf der Hand, kannst du ihn auf eine von drei Arten einsetzen:
    Als **Söldner** steht er als aktive Karte da, sodass dein Gegner ihn zu Fall bringen muss statt jemanden aus deinem Königshaus.
    Als **Meuchelmörder** greift er an. Er kann viel Schaden anrichten, aber wenn ihn die Wachen entdecken, stirbt er und wird zur Trophäe deines Gegners.
    Als **Arzt** heilt er. Rutscht ihm aber das Messer ab, ist deine Karte so schwer verletzt, dass fast alles sie zu Fall bringt.
    Ob königlich oder Held: Ein Bube hält 25 Schaden aus, ein König 30, eine Dame 35.
storma-slottet-rules-start-title = So fangt ihr an
storma-slottet-rules-start =
    Gespielt wird mit 54 Karten: den üblichen 52 und zwei Jokern. Ihr wählt eure Farben in der Reihenfolge, in der ihr sitzt, zwei verschiedene. Ich mische und gebe.
    Jeder bekommt seine drei königlichen Karten und 17 weitere, zusammen 20. Die letzten 14 sind der **Nachziehstapel**.
    Jeder wählt eine Bildkarte aus der Hand, königlich oder Held, als **aktive Karte** und legt sie verdeckt hin. Haben beide gewählt, werden die Karten gleichzeitig aufgedeckt.
    Beide werfen einen **W10**, einen zehnseitigen Würfel. Er zeigt 0 bis 9, und eine Null zählt null. Wer höher würfelt, beginnt; bei Gleichstand würfelt ihr noch einmal.
storma-slottet-rules-turn-title = Dein Zug
storma-slottet-rules-turn =
    In deinem Zug tust du genau eins von vier Dingen: **angreifen**, **heilen**, Karten **tauschen** oder dich **zurückziehen**. Ist nichts davon möglich, endet dein Zug von selbst.
    Dein eigenes Königshaus hat nur eine Aufgabe: als aktive Karte dazustehen. Es greift nie an, heilt nie und wird nie getauscht.
    Am Ende deines Zugs ziehst du nach, bis du 10 Karten hast. Hast du schon 10 oder mehr, ziehst du nichts; eine Obergrenze für die Hand gibt es nicht.
storma-slottet-rules-exchange-title = Karten tauschen
storma-slottet-rules-exchange =
    Zeig eine oder mehrere Karten einer Farbe (Zahlenkarten oder Helden). Leg sie auf den **Ablagestapel** und zieh ebenso viele nach. Joker lassen sich nicht tauschen, dein eigenes Königshaus auch nicht.
    Dein Gegner sieht, was du abwirfst, aber nicht, was du ziehst.
storma-slottet-rules-attack-title = Angreifen
storma-slottet-rules-attack =
    Du greifst die aktive Karte deines Gegners an; andere Karten kannst du nicht angreifen. Spiel beliebig viele Zahlenkarten und Meuchelmörder **einer Farbe** und beliebig viele Joker. Joker allein gehen auch.
    Karten in der Farbe des Ziels können ihm nichts anhaben, auch Meuchelmörder nicht: Kein Pik schadet dem Pik-König. Joker wirken immer.
    Alle Karten eines Angriffs spielst du auf einmal. Du kannst nicht abwarten, wie es läuft, und dann noch welche nachlegen.
storma-slottet-rules-damage-title = Schaden
storma-slottet-rules-damage =
    Eine Zahlenkarte macht so viel Schaden, wie sie zeigt; ein Ass zählt 1. Jede Karte, die Schaden macht, bleibt als **Schadenskarte** auf dem Ziel liegen und zählt so viel, wie sie angerichtet hat.
    Hat eine Karte so viel Schaden, wie sie aushält, oder mehr, **fällt** sie und wird deine Trophäe; ihre Schadenskarten kommen auf den Ablagestapel. Was darüber hinausgeht, verfällt.
    Dein Gegner stellt dann sofort eine neue Karte auf, aus der Hand oder aus dem Krankenlager.
storma-slottet-rules-damage-example = Anna greift den Herz-König mit ♠9 + ♠8 = 17 an. Ein König hält 30 aus, also noch 13.
storma-slottet-rules-wild-title = Joker und Meuchelmörder
storma-slottet-rules-wild =
    Ein **Joker** wirft zwei W10, die zusammengezählt werden: 1 bis 18 Schaden. Eine Doppelnull ist ein Patzer: kein Schaden, und dein Gegner nimmt den Joker auf die Hand.
    Ein **Meuchelmörder** macht 5 plus einen W10: 6 bis 14 Schaden. Bei einer Null fliegt er auf: kein Schaden, und er wird zur Trophäe deines Gegners.
    Jeder Joker und jeder Meuchelmörder würfelt für sich, in der Reihenfolge, in der du sie gewählt hast. Patzt einer, zählt der Rest des Angriffs trotzdem.
storma-slottet-rules-wild-example = Anna spielt ♦8, die Karo-Dame als Meuchelmörder (5 + 6 = 11) und einen Joker (4 + 7 = 11). Das macht 30: Die Herz-Dame hält noch 5 aus.
storma-slottet-rules-heal-title = Heilen
storma-slottet-rules-heal =
    Heile eine deiner verletzten Karten, die aktive oder die im Krankenlager. Das können Zahlenkarten in ihrer eigenen Farbe, Joker und Ärzte jeder Farbe: Die Herz-Dame zum Beispiel wird mit Herz geheilt.
    Spiel eine Karte nach der anderen, so viele du willst. Du siehst zwischendurch die Würfel und kannst jederzeit aufhören.
    Jede Karte entfernt Schadenskarten deiner Wahl, zusammen höchstens so viel wert, wie sie heilt. Eine Schadenskarte geht ganz weg oder gar nicht, und überschüssige Heilung verfällt. Eine Zahlenkarte heilt, was sie zeigt, ein Ass 1, und muss etwas entfernen.
    Die Heilkarte und alles, was sie entfernt, kommen auf den Ablagestapel. Was liegen bleibt, zählt weiter.
    Der Zug endet, wenn kein Schaden mehr da ist, wenn du nichts mehr zum Heilen hast oder wenn du aufhörst.
storma-slottet-rules-heal-example = Die Herz-Dame hat Schadenskarten von 2, 4 und 7. Anna heilt mit ♥6: Sie kann die 2 und die 4 entfernen, aber nicht die 7. Dafür braucht es mehr.
storma-slottet-rules-doctors-title = Joker und Ärzte
storma-slottet-rules-doctors =
    Ein **Joker** heilt nur eine Karte, die höchstens noch 10 aushält. Er wirft zwei W10 und heilt so viel, wie der höhere zeigt. Bei einer Doppelnull **stirbt** die Karte und wird zur Trophäe deines Gegners, der Joker kommt auf den Ablagestapel, und das Heilen ist vorbei.
    Ein **Arzt** heilt 7 plus zwei W10, höchstens 25. Ärzte heilen nur die aktive Karte, es sei denn, ihr wählt „{ storma-slottet-option-doctors_in_sickbay }“ unter „{ chat-do-options }“.
    Bei einer Doppelnull rutscht das Messer ab: Der Arzt bleibt als Schadenskarte liegen, so hoch, dass die Karte nur noch 1 aushält. Du darfst weiter heilen, und der Arzt lässt sich entfernen wie jede Schadenskarte. Hielt die Karte schon vorher nur noch 1 aus, zählt der Arzt 0.
    Nach dem Wurf wählst du, was entfernt wird. Ein Joker oder Arzt kommt auch dann auf den Ablagestapel, wenn er nichts entfernt.
storma-slottet-rules-doctors-example = Die Herz-Dame hält 35 aus und hat 20 Schaden. Annas Arzt, die Kreuz-Dame, würfelt 0 und 0 und bleibt als Schadenskarte von 14 liegen: Die Herz-Dame hält nur noch 1 aus.
storma-slottet-rules-sickbay-title = Das Krankenlager
storma-slottet-rules-sickbay =
    Ist dein Krankenlager leer, kannst du deine aktive Karte mit all ihren Schadenskarten dorthin zurückziehen. Eine andere Bildkarte aus deiner Hand tritt offen an ihre Stelle. Verletzt muss eine Karte dafür nicht sein. Im Krankenlager ist nur für eine Karte Platz.
    Im Krankenlager kann die Karte nicht angegriffen werden. Zahlenkarten und Joker können sie dort heilen.
    Heraus kommt sie nur, wenn du deine aktive Karte verlierst: Dann darfst du sie statt einer Bildkarte aus der Hand aufstellen.
storma-slottet-rules-sickbay-example = Der Pik-König hat 18 Schaden. Anna zieht ihn ins Krankenlager zurück, und die Karo-Dame übernimmt als Söldner.
storma-slottet-rules-trophies-title = Trophäen
storma-slottet-rules-trophies =
    Eine Karte, die fällt, wird zur **Trophäe** der Seite, die sie zu Fall gebracht hat, und ist aus dem Spiel.
    Wer die aktive Karte verloren hat, stellt sofort eine neue auf: eine Bildkarte aus der Hand oder die im Krankenlager.
    Erst dann wird gezogen. Wer am Zug war, füllt auf 10 Karten auf. Danach bringt jede neue Trophäe drei Karten; wer weniger als 10 hat, füllt erst auf 10 auf.
    Sonst zählen Trophäen nichts, aber die zusätzlichen Karten helfen sehr. Ein Söldner oder Meuchelmörder darunter bringt kein Königshaus zu Fall.
storma-slottet-rules-trophies-example = Anna hat noch 7 Karten, als Bos Söldner fällt. Bo stellt die Herz-Dame auf. Anna füllt auf 10 auf und zieht dann drei für die Trophäe: 13.
storma-slottet-rules-winning-title = Gewinnen
storma-slottet-rules-winning =
    Sind Bube, Dame und König eines Königshauses zu Trophäen geworden, ist das Haus gefallen und das Schloss gestürmt. Die andere Seite gewinnt sofort: Niemand zieht noch oder stellt etwas auf.
    Ihr könnt euch jederzeit auf ein Unentschieden einigen: Eine Seite bietet es an, die andere nimmt an. Das Angebot verfällt, wenn die andere Seite einen Zug beendet, ohne zu antworten. Wird es abgelehnt, darfst du im nächsten Zug wieder eins machen.
    Gibst du auf, hast du sofort verloren. Verdeckte Karten bleiben verdeckt.
storma-slottet-rules-details-title = Einzelheiten
storma-slottet-rules-details =
    Verdeckt: die Hände und der Nachziehstapel. Alles andere liegt offen: aktive Karten, Schadenskarten, Krankenlager, Trophäen, Ablagestapel, getauschte Karten und wie viele Karten jeder hat.
    Wird die letzte Karte des Nachziehstapels genommen, wird der Ablagestapel zu einem neuen gemischt, auch mitten im Ziehen. Ist nirgends mehr etwas da, ziehst du weniger.
    Was du gerade getan hast, kannst du zurücknehmen: frei, bis die andere Seite etwas tut oder gewürfelt wird, danach mit ihrem Einverständnis, aber nie, nachdem eine Karte gezogen oder aufgedeckt wurde.

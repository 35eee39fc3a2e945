# The rules of Riftforce: a book of short pages, each a section. One paragraph on each line, the same
# ones in every language.

riftforce-rules-minute-title = In einer Minute
riftforce-rules-minute =
    Fünf Orte liegen am Rift. Die Zahl ist das Leben der Karte, die Gilde ihre Fähigkeit.
    Pro Zug wählst du eine Aktion. **Ausspielen:** 1–3 Karten gleicher Zahl oder Gilde. **Aktivieren:** Wirf eine Karte ab, dann wirken bis zu drei deiner Karten mit ihrer Zahl oder Gilde. **Überprüfen und nachziehen:** 1 Riftforce je Ort, an dem nur du Karten hast; auf sieben auffüllen.
    Jeder zerstörte Feind bringt 1. Ab 12 spielt ihr die Runde zu Ende: Wer dann mehr hat, gewinnt.
riftforce-rules-minute-example = Anna überprüft: +2.

riftforce-rules-board-title = Davor und dahinter
riftforce-rules-board =
    Ein Spiel für zwei. Fünf Orte liegen in einer Reihe am Rift. Deine Karten liegen auf deiner Seite, die gegnerischen genau gegenüber.
    Die erste Karte an einem Ort liegt dem Rift am nächsten, die letzte am weitesten weg. Davor heißt näher am Rift, dahinter heißt weiter weg. Eine Karte, die allein liegt, ist erste und letzte zugleich.
    Nachbarorte liegen direkt nebeneinander. Die beiden äußersten sind keine Nachbarn.
    Jede Karte zeigt ihre Gilde (das Symbol) und ihre Zahl: 5, 6 oder 7. Die Zahl ist das Leben der Karte. Der rote Stern zeigt, wie viel Schaden sie hat.
riftforce-rules-board-example = An Ort 2 liegt Annas Wasser-5 ganz vorn, direkt am Rift. Dahinter liegt die Feuer-6, und die neue Pflanze-7 liegt zuletzt. Bos erste Karte dort ist die Luft-6.

riftforce-rules-turn-title = Dein Zug
riftforce-rules-turn =
    Ihr seid abwechselnd dran. In deinem Zug tust du genau eins von dreien: Karten ausspielen, Karten aktivieren oder überprüfen und nachziehen.
    Spiel aus, um Karten auf den Tisch zu bringen. Aktiviere, um feindlichen Karten zu schaden. Überprüfe, wenn du Orte hältst oder neue Karten brauchst.
    Eine Runde besteht aus je einer Aktion: erst der Spieler, der die Partie begonnen hat, dann der andere.

riftforce-rules-play-title = Ausspielen
riftforce-rules-play =
    Spiel eine bis drei Karten aus der Hand auf deiner Seite des Rifts aus. Alle müssen die gleiche Zahl haben, oder alle die gleiche Gilde (das gleiche Symbol). Leg sie alle an einen Ort, in beliebiger Reihenfolge. Oder leg je eine an zwei oder drei Orte, die lückenlos nebeneinanderliegen. Zwei hier und eine dort geht nicht.
    Neue Karten kommen immer hinter die, die schon da liegen. So bleiben alle Zahlen sichtbar.
    Erde und Liebe wirken schon beim Ausspielen. Erst werden alle deine Karten gelegt. Dann wirken sie, eine nach der anderen, in der Reihenfolge, in der du sie ausgespielt hast.
riftforce-rules-play-example = Anna spielt drei Erden aus, je eine an Ort 2, 3 und 4. Bos Karten an diesen Orten bekommen sofort je 1 Schaden.

riftforce-rules-activate-title = Aktivieren
riftforce-rules-activate =
    Wirf eine Karte aus der Hand offen ab. Aktiviere dann eine bis drei deiner Karten auf dem Tisch: alle mit der Zahl der abgeworfenen Karte oder alle aus ihrer Gilde. Mischen geht nicht, und mindestens eine deiner Karten muss passen.
    Sie dürfen überall liegen. Du wählst sie nacheinander, in beliebiger Reihenfolge, jede höchstens einmal. Eine Karte, die vorher zerstört wird, kannst du nicht mehr aktivieren.
    Jede aktivierte Karte tut alles, was ihre Gilde kann, von Anfang bis Ende und soweit es geht. Was geht, muss sein. Was nicht geht, fällt weg.
    Passt nur eine Karte, wird sie ohne Rückfrage aktiviert. Gibt es nichts mehr zu aktivieren, ist deine Aktion vorbei.
riftforce-rules-activate-example = Anna wirft die Pflanze-5 ab und aktiviert drei Fünfen. Wasser trifft die Luft mit 2 Schaden, geht an Ort 2 und trifft den Schatten mit 1. Feuer trifft die Luft mit 3 und zerstört sie: 1 Riftforce für Anna. Die Pflanze hinter dem Feuer bekommt 1, aber Licht heilt sie.

riftforce-rules-check-title = Überprüfen, nachziehen
riftforce-rules-check =
    Nur wenn du weniger als sieben Karten auf der Hand hast.
    Du bekommst 1 Riftforce für jeden Ort, an dem du mindestens eine Karte hast und dein Gegner keine. Jetzt punktest nur du, nicht dein Gegner.
    Dann ziehst du, bis du sieben Karten hast. Geht dein Nachziehstapel zu Ende, wird dein Ablagestapel zu einem neuen gemischt. Reicht auch das nicht, ziehst du, was da ist.
    Du darfst das auch tun, wenn es nichts zu ziehen gibt.
riftforce-rules-check-example = An Ort 3 und Ort 5 hat nur Anna Karten: 2 Riftforce. Sie hatte vier Karten auf der Hand und zieht drei.

riftforce-rules-damage-title = Schaden
riftforce-rules-damage =
    Schaden bleibt auf der Karte, auch wenn sie den Ort wechselt. Ist er so hoch wie ihre Zahl oder höher, ist die Karte zerstört. Was darüber hinausgeht, verfällt.
    Eine zerstörte Karte kommt ohne ihren Schaden auf den Ablagestapel ihres Besitzers, und die Karten dahinter rücken auf. Die andere Seite bekommt 1 Riftforce.
    Dabei ist egal, wer den Schaden gemacht hat. Verbrennt dein Feuer eine deiner eigenen Karten, bekommt dein Gegner den Punkt.
    Zwei Ausnahmen: Ein Kristall bringt 2, und was Säure zerstört, bringt nichts.
riftforce-rules-damage-example = Annas Feuer trifft Bos Eis mit 3 Schaden. Das Eis hat 4 von 5 und bleibt liegen. Die Pflanze hinter dem Feuer bekommt 1, hat 5 von 5 und wird zerstört: 1 Riftforce für Bo.

riftforce-rules-winning-title = Wer gewinnt
riftforce-rules-winning =
    Die Punkte heißen Riftforce, genau wie das Spiel. Du bekommst 1 für jede zerstörte feindliche Karte und 1 für jeden Ort, den du beim Überprüfen hältst.
    Hat jemand 12 oder mehr, wird die Runde zu Ende gespielt, damit ihr gleich viele Aktionen hattet. Dann gewinnt, wer mehr hat. Über 12 hinaus wird einfach weitergezählt.
    Gleichstand? Dann habt ihr je eine weitere Aktion, und so weiter, bis jemand vorne liegt.
riftforce-rules-winning-example = Anna hat begonnen und 12 erreicht. Bo hat 11 und noch eine Aktion. Bekommt Bo noch 2, gewinnt Bo.

riftforce-rules-start-title = Gilden wählen
riftforce-rules-start =
    Der Spieler auf dem ersten Platz wirft die Münze. Wen sie bestimmt, der wählt zuerst und hat auch die erste Aktion der Partie.
    Jeder bekommt zufällig eine Gilde. Aus den gezeigten wählt ihr dann abwechselnd je eine, bis beide vier haben. Im Grundspiel kommt eine zufällige der zehn Gilden weg, und sieben werden gezeigt. Mit allen achtzehn werden acht gezeigt. Gilden, die niemand wählt, spielen nicht mit.
    Ihr wollt alle vier frei wählen? Ändert „{ riftforce-option-picks }“ unter „{ chat-do-options }“. Dann ist nichts zufällig: Alle Gilden liegen offen, und nach dem Münzwurf wählt ihr abwechselnd je eine, bis beide vier haben. Jede Gilde lässt sich nur einmal wählen.
riftforce-rules-start-example = Beide haben zufällig eine Gilde bekommen und dann eine gewählt. Jetzt wählt Anna unter den fünf übrigen.

riftforce-rules-deal-title = Karten und Austeilen
riftforce-rules-deal =
    Jede Gilde hat neun Karten: viermal die 5, dreimal die 6, zweimal die 7. Was die Gilde kann, steht auf einer eigenen Karte, dem Beschwörer. Hier steht es unter deiner Hand und auf den Seiten über die Gilden.
    Deine vier Gilden ergeben einen gemischten, verdeckten Nachziehstapel mit 36 Karten. Davon ziehst du sieben auf die Hand.
    Dann legt der Spieler, der nicht beginnt, die oberste Karte seines Nachziehstapels an den mittleren Ort. Sie gilt nicht als ausgespielt und löst darum nichts aus.
riftforce-rules-deal-example = Anna beginnt und hat sieben Karten gezogen. Bos oberste Karte liegt schon in der Mitte.

riftforce-rules-fire-title = { riftforce-guild-fire }, { riftforce-guild-earth }, { riftforce-guild-light }
riftforce-rules-fire =
    Sie schlagen geradeaus zu. „Hier“ ist der Ort, an dem die Karte liegt. Der erste Feind liegt dem Rift am nächsten.
    {"**"}{ riftforce-guild-fire }**: { riftforce-guild-fire-ability } Wird deine Karte dabei zerstört, bekommt dein Gegner den Punkt. Liegt das Feuer als letzte Karte, trifft es keine eigene.
    {"**"}{ riftforce-guild-earth }**: { riftforce-guild-earth-ability } Spielst du mehrere Erden aus, schlägt jede zu, und zwar sofort.
    {"**"}{ riftforce-guild-light }**: { riftforce-guild-light-ability } Das darf auch das Licht selbst sein. Hat eine deiner Karten Schaden, musst du heilen.
riftforce-rules-fire-example = Anna wirft die Kristall-5 ab und aktiviert drei Fünfen. Feuer trifft das Eis mit 3 Schaden und Annas eigenen Kristall dahinter mit 1. Erde trifft die Pflanze mit 2. Licht trifft das Wasser mit 2 und heilt den Kristall.

riftforce-rules-crystal-title = { riftforce-guild-crystal }, { riftforce-guild-ice }, { riftforce-guild-thunderbolt }
riftforce-rules-crystal =
    Auch sie schlagen an ihrem eigenen Ort zu: Kristall auf den ersten Feind, Eis auf den letzten, Blitz auf einen beliebigen. Der letzte Feind liegt am weitesten vom Rift weg.
    {"**"}{ riftforce-guild-crystal }**: { riftforce-guild-crystal-ability } Ein zerstörter Kristall bringt also 2 Riftforce. Zerstört ihn ein Schatten, sind es 3.
    {"**"}{ riftforce-guild-ice }**: { riftforce-guild-ice-ability } Ein Feind, der allein liegt, ist erster und letzter zugleich.
    {"**"}{ riftforce-guild-thunderbolt }**: { riftforce-guild-thunderbolt-ability } Sind hier noch Feinde übrig, muss der Blitz auch das zweite Mal zuschlagen. Ein drittes Mal gibt es nicht.
riftforce-rules-crystal-example = Kristall trifft die Erde mit 4 Schaden. Eis trifft das Wasser mit 4: Das liegt zuletzt und hatte schon 2. Blitz zerstört das Feuer und schlägt noch einmal zu, auf die Pflanze.

riftforce-rules-plant-title = { riftforce-guild-plant } und { riftforce-guild-water }
riftforce-rules-plant =
    Sie erreichen einen Nachbarort, also einen Ort direkt daneben. Der erste Feind liegt dem Rift am nächsten.
    {"**"}{ riftforce-guild-plant }**: { riftforce-guild-plant-ability } Liegen an einem Nachbarort Feinde, musst du einen solchen Ort wählen. Der Feind kommt hier ans Ende und bringt seinen Schaden mit.
    {"**"}{ riftforce-guild-water }**: { riftforce-guild-water-ability } Wasser muss sich bewegen. Am neuen Ort kommt es auf deiner Seite ans Ende und bringt seinen Schaden mit.
riftforce-rules-plant-example = Pflanze trifft das Eis mit 2 Schaden und zieht es von Ort 4 an Ort 3. Wasser trifft die Luft mit 2, geht an Ort 1 und trifft den Schatten mit 1.

riftforce-rules-shadow-title = { riftforce-guild-shadow } und { riftforce-guild-air }
riftforce-rules-shadow =
    Sie erreichen jeden Ort, und sie müssen sich auch bewegen. Am neuen Ort kommen sie auf deiner Seite ans Ende, mit ihrem Schaden. Der erste Feind liegt dem Rift am nächsten.
    {"**"}{ riftforce-guild-shadow }**: { riftforce-guild-shadow-ability } Eine Karte, die der Schatten zerstört, bringt also 2 Riftforce, ein Kristall 3.
    {"**"}{ riftforce-guild-air }**: { riftforce-guild-air-ability } Luft kann also bis zu drei Feinde treffen: einen da, wo sie landet, und einen auf jeder Seite.
riftforce-rules-shadow-example = Schatten geht an Ort 4 und zerstört das Feuer, das schon 5 Schaden hatte: 2 Riftforce. Luft geht an Ort 3 und trifft dort, an Ort 2 und an Ort 4 je einen Feind mit 1.

riftforce-rules-acid-title = { riftforce-guild-acid }, { riftforce-guild-star }, { riftforce-guild-love }
riftforce-rules-acid =
    Aus dem zweiten Satz. Sie schlagen geradeaus zu. „Hier“ ist der Ort, an dem die Karte liegt.
    {"**"}{ riftforce-guild-acid }**: { riftforce-guild-acid-ability } Nicht einmal ein Kristall.
    {"**"}{ riftforce-guild-star }**: { riftforce-guild-star-ability } Ist dein Nachziehstapel leer, wird zuerst der Ablagestapel zu einem neuen gemischt.
    {"**"}{ riftforce-guild-love }**: { riftforce-guild-love-ability } Hat eine deiner Karten hier Schaden, musst du eine heilen.
riftforce-rules-acid-example = Säure zerstört den Kristall, aber Anna bekommt keine Riftforce. Die Erde dahinter bekommt 1 Schaden. Stern trifft das Feuer mit 2, und Anna zieht eine Karte. Liebe trifft das Licht mit 2.

riftforce-rules-beast-title = { riftforce-guild-beast }, { riftforce-guild-sand }, { riftforce-guild-lava }
riftforce-rules-beast =
    Aus dem zweiten Satz. Sie erreichen andere Orte.
    {"**"}{ riftforce-guild-beast }**: { riftforce-guild-beast-ability }
    {"**"}{ riftforce-guild-sand }**: { riftforce-guild-sand-ability }
    Bestie und Sand müssen sich bewegen. Am neuen Ort kommen sie ans Ende und bringen ihren Schaden mit.
    {"**"}{ riftforce-guild-lava }**: { riftforce-guild-lava-ability }
    Davor heißt näher am Rift. Den Karten hinter der Lava passiert nichts. Wird eine eigene Karte zerstört, bekommt dein Gegner den Punkt.
riftforce-rules-beast-example = Die Bestie ist beschädigt, geht an Ort 1 und trifft das Feuer mit 3 Schaden. Sand geht an Ort 5, trifft beide Feinde mit 1 und entfernt 1 von sich. Lava trifft Licht und Erde mit 2 und sich selbst und die Liebe davor mit 1.

riftforce-rules-music-title = { riftforce-guild-music } und { riftforce-guild-magnet }
riftforce-rules-music =
    Aus dem zweiten Satz. Sie versetzen Feinde.
    {"**"}{ riftforce-guild-music }**: { riftforce-guild-music-ability }
    Die Karte gilt als zerstört, du bekommst also den Punkt. Danach gehört sie dir: Sie liegt unbeschädigt am Ende auf deiner Seite, und Erde und Liebe tun, was sie beim Ausspielen tun. Du darfst sie schon in derselben Aktion aktivieren, wenn sie passt und du noch keine drei aktiviert hast.
    Wird sie später zerstört, bekommt dein Gegner den Punkt, und sie kommt auf deinen Ablagestapel.
    {"**"}{ riftforce-guild-magnet }**: { riftforce-guild-magnet-ability } Sie landen am selben Ort, jeder auf seiner Seite am Ende. Ist hier kein Feind, geht der Magnet allein.
riftforce-rules-music-example = Musik zerstört das Feuer: 1 Riftforce, und das Feuer liegt jetzt unbeschädigt bei Anna an Ort 1. Magnet trifft den Kristall, der zuletzt lag, mit 2 Schaden. Beide gehen an Ort 5.

riftforce-rules-timing-title = Wann Karten zerstört werden
riftforce-rules-timing =
    Eine Karte wird erst zerstört, wenn die Karte, die ihr geschadet hat, ganz fertig ist. Darum kann ein Feind mit tödlichem Schaden vorher noch versetzt werden.
    Sofort geprüft wird dagegen, was Blitz, Schatten und Musik treffen und was beim Ausspielen einer Karte getroffen wird.
    Werden mehrere Karten zugleich zerstört, kommen sie von Ort 1 bis Ort 5 auf die Ablagestapel, an jedem Ort von der ersten bis zur letzten.

riftforce-rules-open-title = Was alle sehen
riftforce-rules-open =
    Hände und Nachziehstapel sind geheim, nicht aber, wie viele Karten es sind. Vom Ablagestapel ist nur die oberste Karte zu sehen.
    Was du gesehen hast, darfst du dir merken: was auf einem Ablagestapel gelandet ist und welche Karten jemand gezeigt und zurückgenommen hat. Wird ein Ablagestapel zum neuen Nachziehstapel gemischt, kannst du daraus die Hand des Spielers erschließen. Ich merke mir das auch.

riftforce-rules-back-title = Zurücknehmen, aufgeben
riftforce-rules-back =
    Du darfst deine Schritte einzeln zurücknehmen, bis dein Gegner etwas getan hat: auch den Schritt, der deine Aktion beendet hat, und eine gewählte Gilde. Danach muss dein Gegner einverstanden sein. Ist eine Karte gezogen, lässt sich nichts davor mehr zurücknehmen.
    Aufgeben darfst du jederzeit, auch während ihr Gilden wählt. Dann hast du sofort verloren, und geheime Karten bleiben geheim.
    Habt ihr beide keine Karten mehr außer denen auf dem Tisch und haltet ihr am Ende der Runde gleich viele Orte, kann sich niemand mehr absetzen. Dann endet die Partie, wie sie steht. Habt ihr gleich viel Riftforce, teilt ihr euch den Sieg.

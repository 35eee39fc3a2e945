# The rules of Riftforce

riftforce-rules-aim-title = Das Ziel
riftforce-rules-aim =
    Ein Spiel für zwei. Um Riftforce wird gekämpft. Du bekommst 1 für jede feindliche Karte, die zerstört wird, und 1 für jeden Ort, den du beim Überprüfen kontrollierst.
    Hat jemand 12 oder mehr, wird die Runde zu Ende gespielt, sodass beide gleich viele Aktionen hatten. Wer die meiste Riftforce hat, gewinnt. Bei Patt führt jede Seite eine weitere Aktion aus, so lange, bis jemand führt.
    Hat niemand mehr Karten außer denen auf dem Tisch und kann sich niemand mehr absetzen, endet die Partie, wie sie steht.
    Wer aufgibt, hat sofort verloren, und verdeckte Karten bleiben verdeckt.
riftforce-rules-start-title = Gilden und Austeilen
riftforce-rules-start =
    Ein Münzwurf entscheidet, wer zuerst wählt und auch die erste Aktion hat.
    Jede Seite bekommt zufällig eine Gilde. Aus den gezeigten wählt ihr abwechselnd je eine, bis beide vier haben. Im Grundspiel kommt eine zufällige der zehn Gilden weg, und sieben werden gezeigt; mit allen achtzehn werden acht gezeigt. Was niemand wählt, spielt nicht mit.
    Jede Gilde hat neun Karten: viermal die 5, dreimal die 6, zweimal die 7. Du mischst deine 36 Karten und ziehst sieben. Dann legt, wer nicht beginnt, die oberste Karte des eigenen Nachziehstapels an den mittleren Ort. Sie löst dort nichts aus.
    Die fünf Orte liegen in einer Reihe. In deinem Zug führst du genau eine Aktion aus: ausspielen, aktivieren oder überprüfen und nachziehen.
    Wählt ihr alle vier frei (Einstellung „{ riftforce-option-picks }“), bekommt niemand eine zufällige Gilde: Alle liegen offen, und nach dem Münzwurf wählt ihr abwechselnd je eine, bis beide vier haben. Jede Gilde lässt sich einmal wählen.
riftforce-rules-play-title = Ausspielen
riftforce-rules-play =
    Spiele eine bis drei Karten von der Hand auf deiner Seite des Rifts aus. Alle müssen die gleiche Zahl haben oder alle das gleiche Symbol.
    Entweder legst du alle an einen Ort, in beliebiger Reihenfolge, oder je eine an Orte, die lückenlos nebeneinanderliegen. Zwei hier und eine dort geht nicht.
    Neue Karten kommen immer ans Ende. Die erste Karte an einem Ort ist die, die dem Rift am nächsten liegt.
    Erde und Liebe tun etwas, wenn sie ausgespielt werden: Erst werden alle Karten gelegt, dann tun sie es, eine nach der anderen.
riftforce-rules-activate-title = Aktivieren
riftforce-rules-activate =
    Wirf eine Karte ab. Aktiviere dann eine bis drei deiner ausliegenden Karten, die alle ihre Zahl oder alle ihr Symbol haben. Du wählst sie nacheinander, jede höchstens einmal. Mindestens eine muss passen, und eine Karte, die zerstört wird, bevor sie an der Reihe war, kannst du nicht mehr wählen.
    Jede aktivierte Karte führt die Fähigkeit ihrer Gilde vollständig aus, der Reihe nach und soweit möglich. Was geht, muss geschehen; was nicht geht, entfällt. „Hier“ ist der Ort der aktivierten Karte. Die beiden äußersten Orte sind keine Nachbarn.
    Du darfst deine Schritte einzeln zurücknehmen, bis die andere Seite etwas tut: auch den, der deine Aktion beendet hat, und eine gewählte Gilde. Danach muss die andere Seite einverstanden sein. Über eine gezogene Karte geht es nie zurück.
riftforce-rules-check-title = Überprüfen und nachziehen
riftforce-rules-check =
    Nur mit weniger als sieben Handkarten. Du bekommst 1 Riftforce für jeden Ort, den du kontrollierst: mindestens eine eigene Karte und kein Feind dort.
    Dann ziehst du nach, bis du sieben hast. Ein leerer Nachziehstapel entsteht neu aus deinem gemischten Ablagestapel. Reicht das nicht, ziehst du, was da ist. Überprüfen darfst du auch, wenn es nichts zu ziehen gibt.
riftforce-rules-damage-title = Schaden und Zerstörung
riftforce-rules-damage =
    Die Zahl einer Karte ist ihr Leben. Schaden bleibt auf der Karte, auch wenn sie sich bewegt. Ist er mindestens so groß wie das Leben, ist die Karte zerstört: Sie kommt auf den Ablagestapel, die Lücke schließt sich, und die andere Seite bekommt 1 Riftforce, egal wer den Schaden gemacht hat, und sei es du selbst. Schaden darüber hinaus verfällt.
    Geprüft wird nach der ganzen Fähigkeit einer Karte. Die Ziele von Blitz, Schatten und Musik, und was beim Ausspielen einer Karte getroffen wird, werden jedoch sofort geprüft.
    Hände und Stapel sind verdeckt, ihre Größe nicht. Vom Ablagestapel ist nur die oberste Karte offen.
riftforce-rules-base-title = Die Gilden des Grundspiels
riftforce-rules-base =
    { riftforce-guild-fire }: { riftforce-guild-fire-ability }
    { riftforce-guild-earth }: { riftforce-guild-earth-ability }
    { riftforce-guild-light }: { riftforce-guild-light-ability }
    { riftforce-guild-plant }: { riftforce-guild-plant-ability }
    { riftforce-guild-water }: { riftforce-guild-water-ability }
    { riftforce-guild-ice }: { riftforce-guild-ice-ability }
    { riftforce-guild-shadow }: { riftforce-guild-shadow-ability }
    { riftforce-guild-crystal }: { riftforce-guild-crystal-ability }
    { riftforce-guild-thunderbolt }: { riftforce-guild-thunderbolt-ability }
    { riftforce-guild-air }: { riftforce-guild-air-ability }
riftforce-rules-second-title = Der zweite Satz
riftforce-rules-second =
    { riftforce-guild-beast }: { riftforce-guild-beast-ability }
    { riftforce-guild-sand }: { riftforce-guild-sand-ability }
    { riftforce-guild-lava }: { riftforce-guild-lava-ability }
    { riftforce-guild-music }: { riftforce-guild-music-ability }
    { riftforce-guild-acid }: { riftforce-guild-acid-ability }
    { riftforce-guild-star }: { riftforce-guild-star-ability }
    { riftforce-guild-love }: { riftforce-guild-love-ability }
    { riftforce-guild-magnet }: { riftforce-guild-magnet-ability }
    Was Musik gewinnt, zählt als zerstört, liegt unbeschädigt am Ende auf deiner Seite und gehört von da an dir. Du darfst es schon in derselben Aktion aktivieren, wenn es passt und du noch keine drei aktiviert hast. Erde und Liebe tun, was sie beim Ausspielen tun. Wird es später zerstört, punktet die andere Seite, und es kommt auf deinen Ablagestapel.
    Was Säure zerstört, bringt nichts, nicht einmal ein Kristall. Ist hier kein Feind, bewegt sich der Magnet allein.

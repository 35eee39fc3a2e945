# En kamp som er over, trekk for trekk.
replay-open = Reprise
replay-title = Reprise
replay-dealt = Starten · { $count ->
    [0] ingen trekk
    [one] ett trekk
   *[other] { $count } trekk
}
replay-move = Trekk { $move } av { $count }
replay-point = { $move } · { $what }
replay-jump = Hopp til …
replay-see-public = Slik alle så det
replay-see-own = Slik jeg så det
replay-see-open = Alle hendene
replay-agree = Vis hendene våre
replay-agreed = Du har sagt ja til å vise alle hendene. { $count ->
    [one] Én spiller har ikke svart ennå.
   *[other] { $count } spillere har ikke svart ennå.
}
replay-not-there = Da var du ikke med, så dette er det alle så.
replay-share = Del øyeblikket
replay-export = Eksporter
replay-exported = Hele kampen som fil. I en terminal viser «./spelvarden replay» den trekk for trekk, og «./spelvarden verify» kontrollerer den.
replay-from-here = Reprise herfra
replay-unknown = Jeg kjenner ikke til noen slik kamp her. Kanskje har jeg den ikke lenger, eller så ble den spilt i en kanal du ikke ser.
replay-gone = Denne kampen har jeg ikke lenger.
replay-not-over = Kampen er ikke over ennå. Når den er det, kan du se tilbake på den.
replay-not-played = Kampen sluttet før den hadde begynt, så det er ingenting å se tilbake på.
replay-not-seated = Du var ikke med i denne kampen.
replay-may-not-write = Du kan ikke skrive i denne kanalen, så du kan ikke dele noe her.
replay-not-shared-here = Et øyeblikk kan bare deles på serveren der kampen ble spilt.
replay-keys = Enter: neste trekk · b: tilbake · f: første · l: siste · et tall: det trekket · q: avslutt

# Om huset har spilt etter det plassene dets visste.
house-same = { $moves ->
    [one] Huset gjorde ett trekk, og etter det plassen visste, ville det gjøre det samme igjen.
   *[other] Huset gjorde { $moves } trekk, og etter det plassene visste, ville det gjøre de samme igjen.
}
house-differs = Trekk { $place }: etter det plassen til { $who } visste, ville huset ha gjort et annet.
house-illegal = Husets trekk kan ikke tenkes om igjen: kampen følger ikke reglene.
house-no-game = Husets trekk kan ikke tenkes om igjen her: det finnes ikke noe spill «{ $name }».
house-other-version = Husets trekk kan ikke tenkes om igjen her: kampen ble spilt etter versjon { $version } av reglene.
house-other-answers = Husets trekk kan ikke tenkes om igjen her: det gikk etter lister med kjente svar som er andre nå.

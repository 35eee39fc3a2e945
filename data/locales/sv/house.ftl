# Om huset har spelat efter det som dess platser visste.
house-same = { $moves ->
    [one] Huset gjorde ett drag, och efter det som dess plats visste skulle det göra samma igen.
   *[other] Huset gjorde { $moves } drag, och efter det som dess platser visste skulle det göra samma igen.
}
house-differs = Drag { $place }: efter det som platsen för { $who } visste skulle huset ha gjort ett annat.
house-illegal = Husets drag går inte att tänka om: matchen följer inte reglerna.
house-no-game = Husets drag går inte att tänka om här: det finns inget spel ”{ $name }”.
house-other-version = Husets drag går inte att tänka om här: matchen spelades efter version { $version } av reglerna.
house-other-answers = Husets drag går inte att tänka om här: det gick efter listor med kända svar som är andra nu.

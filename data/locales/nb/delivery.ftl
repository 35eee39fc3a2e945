# Det boten forteller av seg selv: ved siden av brettet eller som direktemelding.
delivery-no-access = ⚠️ Jeg kan ikke vise bordet ditt i { $place }: Discord lar meg ikke skrive der. { $way ->
    [direct] Kampen går videre på direktemelding; brettet kommer så snart jeg får skrive der.
    [aloud] Kampen spilles nettopp der og er derfor satt på pause. Brettet kommer så snart jeg får skrive der; med «{ chat-do-resume }» under det går kampen videre.
   *[waits] Brettet kommer så snart jeg får skrive der.
}
delivery-not-in-thread = ⚠️ Jeg kan ikke vise bordet ditt i { $place }: Jeg er ikke med i den private tråden. Nevn meg én gang der. { $way ->
    [direct] Kampen går videre på direktemelding; brettet kommer så snart jeg får skrive der.
    [aloud] Kampen spilles nettopp der og er derfor satt på pause. Brettet kommer så snart jeg får skrive der; med «{ chat-do-resume }» under det går kampen videre.
   *[waits] Brettet kommer så snart jeg får skrive der.
}
delivery-not-on-server = ⚠️ Jeg kan ikke vise bordet ditt i { $place }: Jeg er ikke lenger på den serveren. Inviter meg på nytt. { $way ->
    [direct] Kampen går videre på direktemelding; brettet kommer så snart jeg får skrive der.
    [aloud] Kampen spilles nettopp der og er derfor satt på pause. Brettet kommer så snart jeg får skrive der; med «{ chat-do-resume }» under det går kampen videre.
   *[waits] Brettet kommer så snart jeg får skrive der.
}
delivery-missing = ⚠️ Jeg kan ikke vise bordet ditt i { $place }, for der mangler jeg disse tillatelsene: { $permissions }. { $way ->
    [direct] Kampen går videre på direktemelding; brettet kommer så snart jeg får skrive der.
    [aloud] Kampen spilles nettopp der og er derfor satt på pause. Brettet kommer så snart jeg får skrive der; med «{ chat-do-resume }» under det går kampen videre.
   *[waits] Brettet kommer så snart jeg får skrive der.
}
delivery-unread = ⚠️ Jeg kan ikke lese det som ble skrevet i { $place } mens jeg ikke kunne lytte, for der mangler jeg tillatelsen { $permission }. Kampen er satt på pause, og klokken står stille til jeg har lest det. Med «{ chat-do-resume }» under brettet går kampen videre.
delivery-locked = ⚠️ Jeg kan ikke vise bordet ditt i { $place }: Tråden er låst. { $way ->
    [direct] Kampen går videre på direktemelding; brettet kommer så snart noen som administrerer tråder, låser den opp.
    [aloud] Kampen spilles nettopp der og er derfor satt på pause. Brettet kommer så snart noen som administrerer tråder, låser den opp; med «{ chat-do-resume }» under det går kampen videre.
   *[waits] Brettet kommer så snart noen som administrerer tråder, låser den opp.
}
delivery-stranded = ⚠️ Kanalen eller tråden der dere spilte { $game }, finnes ikke lenger for meg. { $state ->
    [lobby] Bordet venter.
   *[match] Kampen er satt på pause, og ingenting av det som er spilt, er tapt.
} Skriv /{ cogs-command-table } i kanalen eller tråden der dere vil fortsette; hvem som helst av dere ved bordet kan gjøre det.

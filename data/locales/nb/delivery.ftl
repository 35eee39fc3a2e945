# Det boten forteller av seg selv: ved siden av bordet eller som direktemelding.
delivery-no-access = ⚠️ Jeg kan ikke vise bordet ditt i { $place }: Discord lar meg ikke skrive der. { $way ->
    [direct] Kampen går videre på direktemelding; bordet kommer så snart jeg får skrive der.
    [aloud] Kampen spilles i den kanalen, så den er satt på pause. Bordet kommer så snart jeg får skrive der. Trykk så på «{ chat-do-resume }» ved bordet, og kampen går videre.
   *[waits] Bordet kommer så snart jeg får skrive der.
}
delivery-not-in-thread = ⚠️ Jeg kan ikke vise bordet ditt i { $place }: Jeg er ikke med i den private tråden. Nevn meg én gang der. { $way ->
    [direct] Kampen går videre på direktemelding; bordet kommer så snart jeg får skrive der.
    [aloud] Kampen spilles i den kanalen, så den er satt på pause. Bordet kommer så snart jeg får skrive der. Trykk så på «{ chat-do-resume }» ved bordet, og kampen går videre.
   *[waits] Bordet kommer så snart jeg får skrive der.
}
delivery-not-on-server = ⚠️ Jeg kan ikke vise bordet ditt i { $place }: Jeg er ikke lenger på den serveren. Inviter meg på nytt. { $way ->
    [direct] Kampen går videre på direktemelding; bordet kommer så snart jeg får skrive der.
    [aloud] Kampen spilles i den kanalen, så den er satt på pause. Bordet kommer så snart jeg får skrive der. Trykk så på «{ chat-do-resume }» ved bordet, og kampen går videre.
   *[waits] Bordet kommer så snart jeg får skrive der.
}
delivery-missing = ⚠️ Jeg kan ikke vise bordet ditt i { $place }, for der mangler jeg disse tillatelsene: { $permissions }. { $way ->
    [direct] Kampen går videre på direktemelding; bordet kommer så snart jeg får skrive der.
    [aloud] Kampen spilles i den kanalen, så den er satt på pause. Bordet kommer så snart jeg får skrive der. Trykk så på «{ chat-do-resume }» ved bordet, og kampen går videre.
   *[waits] Bordet kommer så snart jeg får skrive der.
}
delivery-unread = ⚠️ Jeg kan ikke lese det som ble skrevet i { $place } mens jeg ikke kunne lytte, for der mangler jeg tillatelsen { $permission }. Kampen er satt på pause, og klokken står stille til jeg har lest det. Trykk så på «{ chat-do-resume }» ved bordet, og kampen går videre.
delivery-locked = ⚠️ Jeg kan ikke vise bordet ditt i { $place }: Tråden er låst. { $way ->
    [direct] Kampen går videre på direktemelding; bordet kommer så snart noen som administrerer tråder, låser den opp.
    [aloud] Kampen spilles i den kanalen, så den er satt på pause. Bordet kommer så snart noen som administrerer tråder, låser den opp. Trykk så på «{ chat-do-resume }» ved bordet, og kampen går videre.
   *[waits] Bordet kommer så snart noen som administrerer tråder, låser den opp.
}
delivery-stranded = ⚠️ Jeg finner ikke lenger kanalen eller tråden der dere spilte { $game }. { $state ->
    [lobby] Bordet venter.
   *[match] Kampen er satt på pause, og ingenting av det som er spilt, er tapt.
} Skriv /{ cogs-command-table } i kanalen eller tråden der dere vil fortsette. Alle som sitter ved bordet, kan gjøre det.

# Was der Bot von sich aus sagt: am Tisch oder als Direktnachricht.
delivery-no-access = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Discord lässt mich dort nicht schreiben. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; der Tisch erscheint, sobald ich dort schreiben darf.
    [aloud] Diese Partie wird im Kanal selbst gespielt und ist deshalb angehalten. Der Tisch erscheint, sobald ich dort schreiben darf; mit „{ chat-do-resume }“ darunter geht es weiter.
   *[waits] Der Tisch erscheint, sobald ich dort schreiben darf.
}
delivery-not-in-thread = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Ich bin nicht in diesem privaten Thread. Erwähn mich dort einmal. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; der Tisch erscheint, sobald ich dort schreiben darf.
    [aloud] Diese Partie wird im Kanal selbst gespielt und ist deshalb angehalten. Der Tisch erscheint, sobald ich dort schreiben darf; mit „{ chat-do-resume }“ darunter geht es weiter.
   *[waits] Der Tisch erscheint, sobald ich dort schreiben darf.
}
delivery-not-on-server = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Ich bin nicht mehr auf diesem Server. Lad mich wieder ein. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; der Tisch erscheint, sobald ich dort schreiben darf.
    [aloud] Diese Partie wird im Kanal selbst gespielt und ist deshalb angehalten. Der Tisch erscheint, sobald ich dort schreiben darf; mit „{ chat-do-resume }“ darunter geht es weiter.
   *[waits] Der Tisch erscheint, sobald ich dort schreiben darf.
}
delivery-missing = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen, denn dort fehlen mir diese Berechtigungen: { $permissions }. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; der Tisch erscheint, sobald ich dort schreiben darf.
    [aloud] Diese Partie wird im Kanal selbst gespielt und ist deshalb angehalten. Der Tisch erscheint, sobald ich dort schreiben darf; mit „{ chat-do-resume }“ darunter geht es weiter.
   *[waits] Der Tisch erscheint, sobald ich dort schreiben darf.
}
delivery-unread = ⚠️ Ich kann nicht lesen, was in { $place } geschrieben wurde, während ich nicht zuhören konnte: Dort fehlt mir die Berechtigung „{ $permission }“. Die Partie ist angehalten, und ihre Uhr steht still, bis ich es gelesen habe. Mit „{ chat-do-resume }“ am Tisch geht es weiter.
delivery-locked = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Der Thread ist gesperrt. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; der Tisch erscheint, sobald jemand den Thread entsperrt, der Threads verwaltet.
    [aloud] Diese Partie wird im Kanal selbst gespielt und ist deshalb angehalten. Der Tisch erscheint, sobald jemand den Thread entsperrt, der Threads verwaltet; mit „{ chat-do-resume }“ darunter geht es weiter.
   *[waits] Der Tisch erscheint, sobald jemand den Thread entsperrt, der Threads verwaltet.
}
delivery-stranded = ⚠️ Den Kanal oder Thread, in dem ihr { $game } gespielt habt, gibt es für mich nicht mehr. { $state ->
    [lobby] Der Tisch wartet.
   *[match] Die Partie ist angehalten; verloren ist nichts.
} Schreibt /{ cogs-command-table } in dem Kanal oder Thread, in dem es weitergehen soll; das kann jeder von euch tun.

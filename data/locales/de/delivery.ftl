# Was der Bot von sich aus sagt: neben dem Brett oder als Direktnachricht.
delivery-no-access = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Discord lässt mich dort nicht schreiben. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; das Brett folgt, sobald ich dort schreiben darf.
    [aloud] Die Partie wird genau dort gespielt und ist deshalb angehalten. Das Brett folgt, sobald ich dort schreiben darf; mit „{ chat-do-resume }“ darunter geht die Partie weiter.
   *[waits] Das Brett folgt, sobald ich dort schreiben darf.
}
delivery-not-in-thread = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Ich bin nicht in diesem privaten Thread. Erwähne mich dort einmal. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; das Brett folgt, sobald ich dort schreiben darf.
    [aloud] Die Partie wird genau dort gespielt und ist deshalb angehalten. Das Brett folgt, sobald ich dort schreiben darf; mit „{ chat-do-resume }“ darunter geht die Partie weiter.
   *[waits] Das Brett folgt, sobald ich dort schreiben darf.
}
delivery-not-on-server = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Ich bin nicht mehr auf diesem Server. Lade mich wieder ein. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; das Brett folgt, sobald ich dort schreiben darf.
    [aloud] Die Partie wird genau dort gespielt und ist deshalb angehalten. Das Brett folgt, sobald ich dort schreiben darf; mit „{ chat-do-resume }“ darunter geht die Partie weiter.
   *[waits] Das Brett folgt, sobald ich dort schreiben darf.
}
delivery-missing = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen, denn dort fehlen mir diese Berechtigungen: { $permissions }. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; das Brett folgt, sobald ich dort schreiben darf.
    [aloud] Die Partie wird genau dort gespielt und ist deshalb angehalten. Das Brett folgt, sobald ich dort schreiben darf; mit „{ chat-do-resume }“ darunter geht die Partie weiter.
   *[waits] Das Brett folgt, sobald ich dort schreiben darf.
}
delivery-unread = ⚠️ Ich kann nicht lesen, was in { $place } geschrieben wurde, während ich nicht zuhören konnte, denn dort fehlt mir die Berechtigung { $permission }. Die Partie ist angehalten, und ihre Uhr steht still, bis ich es gelesen habe. Mit „{ chat-do-resume }“ unter dem Brett geht die Partie weiter.
delivery-locked = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Der Thread ist gesperrt. { $way ->
    [direct] Die Partie geht per Direktnachricht weiter; das Brett folgt, sobald jemand, der Threads verwaltet, ihn entsperrt.
    [aloud] Die Partie wird genau dort gespielt und ist deshalb angehalten. Das Brett folgt, sobald jemand, der Threads verwaltet, ihn entsperrt; mit „{ chat-do-resume }“ darunter geht die Partie weiter.
   *[waits] Das Brett folgt, sobald jemand, der Threads verwaltet, ihn entsperrt.
}
delivery-stranded = ⚠️ Den Kanal oder Thread, in dem ihr { $game } gespielt habt, gibt es für mich nicht mehr. { $state ->
    [lobby] Der Tisch wartet.
   *[match] Die Partie ist angehalten; nichts von dem, was gespielt wurde, ist verloren.
} Schreibt /{ cogs-command-table } in dem Kanal oder Thread, in dem es weitergehen soll; das kann jeder von euch am Tisch tun.

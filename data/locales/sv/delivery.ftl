# Vad boten berättar på eget initiativ: vid sidan av bordet eller som direktmeddelande.
delivery-no-access = ⚠️ Jag kan inte visa ditt bord i { $place }: Discord låter mig inte skriva där. { $way ->
    [direct] Matchen går vidare i direktmeddelanden; bordet visas i kanalen så snart jag får skriva där.
    [aloud] Matchen spelas med meddelanden där och är därför pausad. Bordet visas så snart jag får skriva där; tryck då på ”{ chat-do-resume }” under det.
   *[waits] Bordet visas så snart jag får skriva där.
}
delivery-not-in-thread = ⚠️ Jag kan inte visa ditt bord i { $place }: jag är inte med i den privata tråden. Nämn mig en gång där. { $way ->
    [direct] Matchen går vidare i direktmeddelanden; bordet visas i kanalen så snart jag får skriva där.
    [aloud] Matchen spelas med meddelanden där och är därför pausad. Bordet visas så snart jag får skriva där; tryck då på ”{ chat-do-resume }” under det.
   *[waits] Bordet visas så snart jag får skriva där.
}
delivery-not-on-server = ⚠️ Jag kan inte visa ditt bord i { $place }: jag är inte längre med på den servern. Bjud in mig igen. { $way ->
    [direct] Matchen går vidare i direktmeddelanden; bordet visas i kanalen så snart jag får skriva där.
    [aloud] Matchen spelas med meddelanden där och är därför pausad. Bordet visas så snart jag får skriva där; tryck då på ”{ chat-do-resume }” under det.
   *[waits] Bordet visas så snart jag får skriva där.
}
delivery-missing = ⚠️ Jag kan inte visa ditt bord i { $place }, för där saknar jag de här behörigheterna: { $permissions }. { $way ->
    [direct] Matchen går vidare i direktmeddelanden; bordet visas i kanalen så snart jag får skriva där.
    [aloud] Matchen spelas med meddelanden där och är därför pausad. Bordet visas så snart jag får skriva där; tryck då på ”{ chat-do-resume }” under det.
   *[waits] Bordet visas så snart jag får skriva där.
}
delivery-unread = ⚠️ Jag kan inte läsa det som skrevs i { $place } medan jag inte kunde lyssna, för där saknar jag behörigheten { $permission }. Matchen är pausad, och dess klocka står stilla tills jag har läst det. Tryck på ”{ chat-do-resume }” under bordet, så går matchen vidare.
delivery-locked = ⚠️ Jag kan inte visa ditt bord i { $place }: tråden är låst. { $way ->
    [direct] Matchen går vidare i direktmeddelanden; bordet visas i kanalen så snart någon som hanterar trådar låser upp den.
    [aloud] Matchen spelas med meddelanden där och är därför pausad. Bordet visas så snart någon som hanterar trådar låser upp den; tryck då på ”{ chat-do-resume }” under det.
   *[waits] Bordet visas så snart någon som hanterar trådar låser upp den.
}
delivery-stranded = ⚠️ Jag ser inte längre kanalen eller tråden där ni spelade { $game }. { $state ->
    [lobby] Bordet väntar.
   *[match] Matchen är pausad, och inget av det som har spelats är förlorat.
} Vem som helst vid bordet kan skriva /{ cogs-command-table } där ni vill fortsätta.

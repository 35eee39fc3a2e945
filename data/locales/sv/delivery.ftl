# Vad boten berättar på eget initiativ: vid sidan av brädet eller som direktmeddelande.
delivery-no-access = ⚠️ Jag kan inte visa ditt bord i { $place }: Discord låter mig inte skriva där. { $way ->
    [direct] Matchen går vidare per direktmeddelande; brädet kommer så snart jag får skriva där.
    [aloud] Matchen spelas just där och är därför pausad. Brädet kommer så snart jag får skriva där; med ”{ chat-do-resume }” under det går matchen vidare.
   *[waits] Brädet kommer så snart jag får skriva där.
}
delivery-not-in-thread = ⚠️ Jag kan inte visa ditt bord i { $place }: jag är inte med i den privata tråden. Nämn mig en gång där. { $way ->
    [direct] Matchen går vidare per direktmeddelande; brädet kommer så snart jag får skriva där.
    [aloud] Matchen spelas just där och är därför pausad. Brädet kommer så snart jag får skriva där; med ”{ chat-do-resume }” under det går matchen vidare.
   *[waits] Brädet kommer så snart jag får skriva där.
}
delivery-not-on-server = ⚠️ Jag kan inte visa ditt bord i { $place }: jag är inte längre med på den servern. Bjud in mig igen. { $way ->
    [direct] Matchen går vidare per direktmeddelande; brädet kommer så snart jag får skriva där.
    [aloud] Matchen spelas just där och är därför pausad. Brädet kommer så snart jag får skriva där; med ”{ chat-do-resume }” under det går matchen vidare.
   *[waits] Brädet kommer så snart jag får skriva där.
}
delivery-missing = ⚠️ Jag kan inte visa ditt bord i { $place }, för där saknar jag de här behörigheterna: { $permissions }. { $way ->
    [direct] Matchen går vidare per direktmeddelande; brädet kommer så snart jag får skriva där.
    [aloud] Matchen spelas just där och är därför pausad. Brädet kommer så snart jag får skriva där; med ”{ chat-do-resume }” under det går matchen vidare.
   *[waits] Brädet kommer så snart jag får skriva där.
}
delivery-unread = ⚠️ Jag kan inte läsa det som skrevs i { $place } medan jag inte kunde lyssna, för där saknar jag behörigheten { $permission }. Matchen är pausad, och dess klocka står stilla tills jag har läst det. Med ”{ chat-do-resume }” under brädet går matchen vidare.
delivery-locked = ⚠️ Jag kan inte visa ditt bord i { $place }: tråden är låst. { $way ->
    [direct] Matchen går vidare per direktmeddelande; brädet kommer så snart någon som hanterar trådar låser upp den.
    [aloud] Matchen spelas just där och är därför pausad. Brädet kommer så snart någon som hanterar trådar låser upp den; med ”{ chat-do-resume }” under det går matchen vidare.
   *[waits] Brädet kommer så snart någon som hanterar trådar låser upp den.
}
delivery-stranded = ⚠️ Kanalen eller tråden där ni spelade { $game } finns inte längre för mig. { $state ->
    [lobby] Bordet väntar.
   *[match] Matchen är pausad, och inget av det som har spelats är förlorat.
} Skriv /{ cogs-command-table } i den kanal eller tråd där ni vill fortsätta; vem som helst av er vid bordet kan göra det.

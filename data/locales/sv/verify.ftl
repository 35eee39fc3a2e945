# En match som är över, kontrollerad efter sin fil: vad som är fel med den.
verify-where = { $place ->
    [0] Starten
   *[other] Drag { $place }
}
verify-other-secret = Hemligheten är inte den vars kontrollsumma visades före matchen.
verify-other-cards = Korten stämmer inte med den kontrollsumma som filen anger.
verify-seats = Spelet går inte att spela med så många platser: { $seats }.
verify-bot-sittings = Filen ger mig platser, nivåer eller drag som inte finns.
verify-illegal = { $where }: reglerna tillåter det inte. { $why }
verify-unreadable = { $where }: det här är inget drag i spelet.
verify-unplayable = { $where }: reglerna kan inte utföra det här draget.
verify-use = { $kind ->
    [die] tärningen med { $things } för ”{ $name }” (nummer { $number })
    [pick] valet bland { $things } för ”{ $name }” (nummer { $number })
   *[shuffle] blandningen av { $things } för ”{ $name }” (nummer { $number })
}
verify-use-other = { $where }: filen har { $shown }, där reglerna kräver { $right }.
verify-uses = { $where }: antal gånger som slumpen används: { $calls } i filen; enligt reglerna: { $wanted }.
verify-use-otherwise = { $where }: { $use } står som { $shown }; hemligheten ger { $right }.
verify-use-number = { $where }: { $use } kommer som nummer { $number } av sitt slag.
verify-use-unsound = { $where }: så används slumpen aldrig: { $use }.
verify-no-chance = I filen finns varken någon blandning eller något slag, så den bevisar ingenting.
verify-too-much = Filen har fler och större blandningar än någon match kan ha, så de räknas inte om.
verify-more = { $count ->
    [one] Och ett fel till av samma slag.
   *[other] Och { $count } fel till av samma slag.
}
verify-nobody = { $where }: draget står som ingens, men ett sådant drag är alltid någons.
verify-clock = { $where }: draget står som klockans, men klockan skulle ha gjort ett annat.
verify-back = { $where }: det som ångras är inte den platsens senaste val.
verify-bot-silent = { $where }: draget står som en människas, men jag spelar platsen för { $who }.
verify-bot-elsewhere = { $where }: draget står som mitt, men människor spelar platsen för { $who }.
verify-bot-manner = { $where }: draget står som gjort på en annan nivå eller i en annan takt än den jag spelar platsen för { $who } med.
verify-stamp = { $where }: meddelandets id ger en annan tid än filen.
verify-no-id = { $where }: svaret saknar sitt meddelandes id, eller har ett där andra inte har något.
verify-judged = { $where }: räknas duellen om efter meddelandenas id:n slutar den annorlunda.
verify-ends-early = Filen slutar efter { $moves ->
    [one] ett drag
   *[other] { $moves } drag
}, men enligt reglerna är matchen inte över då.
verify-ends-late = Enligt reglerna var matchen över; filen säger att den avbröts.

# Vad som visade sig stämma.
verify-table = { $game }, { $seats } platser; { $how }.
verify-options-usual = vanliga regler
verify-options = med { $chosen }
verify-option = { $option }: { $chosen }
verify-own-cards = Korten är inte den här versionens egna. Deras kontrollsumma: { $hash }
verify-by-rules = Spelad igen efter reglerna, { $moves ->
    [0] inget drag
    [one] ett drag
   *[other] { $moves } drag
}: { $uses ->
    [0] ingen blandning och inget slag, och reglerna kräver inget.
    [one] den enda blandningen är den som reglerna kräver och hemligheten ger.
   *[other] alla { $uses } blandningar och slag är de som reglerna kräver och hemligheten ger, varken fler eller färre.
}
verify-bot-sits = 🤖 { $after ->
    [0] Min plats från början
   *[other] Min plats efter drag { $after }
}: { $who } ({ $level ->
    [easy] lätt
   *[hard] svår
}, { $pace ->
    [slow] långsamt
    [quick] snabbt
    [steady] i lugn takt
   *[none] utan takt
}).
verify-bot-left = Efter drag { $after } spelades platsen för { $who } av människor igen.
verify-bot-more = { $count ->
    [one] I filen finns ett byte till av spelare på en plats.
   *[other] I filen finns { $count } byten till av spelare på en plats.
}
verify-no-lists = Jag hade inga listor med kända svar.
verify-clock-for-bot = { $count ->
    [one] En gång gjorde klockan draget på en av mina platser.
   *[other] { $count } gånger gjorde klockan draget på en av mina platser.
}
verify-taken-back = { $count ->
    [one] En gång ångrades ett drag; om de andra gick med på det står inte i filen.
   *[other] { $count } gånger ångrades ett drag; om de andra gick med på det står inte i filen.
}
verify-judged-same = { $count ->
    [one] Den enda duellen har räknats om efter meddelandenas id:n: samma resultat.
   *[other] { $count } dueller har räknats om efter meddelandenas id:n: samma resultat.
}
verify-judged-voted = { $count ->
    [one] En av dem avgjordes genom omröstning; där har bara tiderna kontrollerats.
   *[other] { $count } av dem avgjordes genom omröstning; där har bara tiderna kontrollerats.
}
verify-judged-without = { $count ->
    [one] En duell hade inga meddelande-id:n att gå efter.
   *[other] { $count } dueller hade inga meddelande-id:n att gå efter.
}
verify-posts-without = { $count ->
    [one] Ett av bordets egna meddelanden saknar id: det finns bara mitt ord på när det kom.
   *[other] { $count } av bordets egna meddelanden saknar id: det finns bara mitt ord på när de kom.
}
verify-ended = Så slutade den: { $how }
verify-not-ended = { $ending ->
    [none] Matchen är inte över: filen slutar { $moves ->
        [0] före första draget
        [one] efter ett drag
       *[other] efter { $moves } drag
    }.
   *[stopped] Matchen avbröts { $moves ->
        [0] före första draget
        [one] efter ett drag
       *[other] efter { $moves } drag
    }.
}
verify-proof = Hemlighet: { $secret }. Dess sigill visades före matchen: { $seal } (SHA-256: { $hash }). Filen innehåller hela matchen; ”spelvarden verify” kontrollerar den på din egen dator.

# Där den inte kan kontrolleras efter reglerna.
verify-listed = { $uses ->
    [one] Den enda blandningen i filen är som hemligheten kräver.
   *[other] Alla { $uses } blandningar och slag i filen är som hemligheten kräver.
}
verify-weaker = Det här är den svagare kontrollen: den visar inte om matchen hade just de här blandningarna och slagen. { $why }
verify-no-game = Här finns inget spel ”{ $name }”.
verify-other-version = Matchen spelades efter version { $version } av reglerna.
verify-no-cards = Matchens kort saknas eller går inte att spela med.
verify-other-answers = Mina drag går inte att kontrollera här: jag gick efter listor med kända svar som har ändrats sedan dess.
verify-busy = Jag håller redan på att kontrollera flera andra matcher. Fråga igen om några minuter.
verify-cut-short = Hela kontrollen tog för lång tid just nu. Fråga igen om en stund.

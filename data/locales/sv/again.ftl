# Att titta på: /titta
cogs-command-watch = titta
cogs-command-watch-help = Se vad som spelas på den här servern
chat-watch-matches = Matcher som pågår
chat-watch-lobbies = Väntar på spelare
chat-watch-nothing = Ingen spelar i kanalerna du kan se. /{ cogs-command-play } öppnar ett bord.
chat-watch-paused = pausad
chat-watch-seats = 🪑 { $taken }/{ $most }
chat-watch-newest = Bara de senaste borden visas.
chat-watch-which = Titta på en match …
chat-watch-do = { $does ->
    [refresh] Uppdatera
    [list] Alla matcher
    [words] { chat-do-words }
   *[picture] { chat-do-picture }
}
chat-watch-gone = Du kan inte titta på den här matchen längre. /{ cogs-command-watch } visar vad som spelas just nu.

# Samma bord igen, en tid som de som sitter där kommer överens om
chat-do-meet = Samma bord i morgon …
chat-meet-title = Samma bord igen
chat-meet-day = Vilken dag?
chat-meet-hour = Om en timme
chat-meet-on = { $which ->
    [today] I dag
    [tomorrow] I morgon
    [mon] Måndag
    [tue] Tisdag
    [wed] Onsdag
    [thu] Torsdag
    [fri] Fredag
    [sat] Lördag
   *[sun] Söndag
} { $day }/{ $month }
chat-meet-time = Vilken tid?
chat-meet-zone = Din tidszon
chat-meet-zone-help = Alla ser tiden i sin egen tidszon
chat-meet-zone-known = Din tidszon: { $zone }. Du kan ändra den i /{ cogs-command-settings }. Alla ser tiden i sin egen tidszon.
chat-meet-heading = { $game }: samma bord igen?
chat-meet-proposed = { $who } föreslår { $when }.
chat-meet-answers = { $answer ->
    [yes] ✅ Kommer: { $who }
    [no] ❌ Kan inte: { $who }
   *[none] ❔ Har inte svarat: { $who }
}
chat-meet-then = När det är dags öppnar jag bordet i { $place } och säger till dem som kommer.
chat-meet-do-yes = Jag kommer
chat-meet-do-no = Jag kan inte
chat-meet-do-off = Ställ in
chat-meet-ended = { $end ->
    [held] **{ $game }**: ni skulle ses { $when }, och bordet är öppet i { $place }.
    [late] **{ $game }**: jag är sen. Ni hade kommit överens om { $when }; nu är bordet öppet i { $place }.
    [off] { $who } har ställt in **{ $game }** { $when }.
    [missed] **{ $game }**: jag kunde inte öppna bordet { $when }. Förlåt!
    [nobody] **{ $game }** { $when }: ingen kunde komma.
   *[refused] **{ $game }**: jag kunde inte öppna bordet som ni hade bestämt till { $when }. { $why }
}
chat-meet-another = En annan tid …
chat-meet-barred = 📅 Ni skulle spela **{ $game }** i { $place } { $when }, men { $why ->
    [gone] kanalen finns inte längre. /{ cogs-command-play } öppnar ett nytt bord.
   *[shut] jag kan inte skriva där. Släpps jag in inom en timme öppnar jag bordet.
}
chat-meet-already = Ni ska redan ses { $when }. { $link }
chat-meet-told = Ditt förslag står i kanalen.
chat-meet-open = Bordet är öppet: { $link }
chat-meet-no-time = ”{ $typed }” är inget klockslag. Skriv till exempel 20:30.
chat-meet-past = Den tiden har redan varit: { $when }. Välj en senare.
chat-meet-off-not-yours = Bara den som föreslog tiden och de som får hantera meddelanden kan ställa in.
chat-meet-lobby = Samma bord igen, som ni bestämde till { $when }. Andra är också välkomna.
chat-watch-meetings = Ska ses igen
tables-meeting-past = Den tiden har redan varit. Välj en senare.
tables-meeting-far = Det är för långt fram. Välj en tid inom två veckor.
tables-meetings-many-here = På den här servern är redan { $most } bord bestämda, och fler kan jag inte hålla reda på. Vänta tills ett av dem har öppnats, eller ställ in ett.
tables-meetings-many-own = Du har redan föreslagit { $most } bord, och fler kan jag inte hålla reda på. Vänta tills ett av dem har öppnats, eller ställ in ett.
tables-meeting-over = Det är redan över: bordet har öppnats eller ställts in, eller så blev det inte av.
tables-meeting-others = Det gäller dem som spelade. När det är dags kan vem som helst sätta sig om det finns plats.

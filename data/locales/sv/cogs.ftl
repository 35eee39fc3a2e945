# Kommandon, och meningarna som svarar på dem.
cogs-command-play = spela
cogs-command-play-help = Öppna ett bord i den här kanalen
cogs-command-table = bord
cogs-command-table-help = Visa kanalens bord igen, längst ner
cogs-command-hand = hand
cogs-command-hand-help = Visa dina kort och vad du kan göra, bara för dig
cogs-command-leave = lämna
cogs-command-leave-help = Lämna ditt bord
cogs-command-give-up = ge-upp
cogs-command-give-up-help = Ge upp din match, efter en kontrollfråga
cogs-command-undo = ångra
cogs-command-undo-help = Ångra ditt senaste drag; ibland måste de andra säga ja
cogs-command-verify = kontrollera
cogs-command-verify-help = Kontrollera varje blandning och varje tärningsslag i en avslutad match
cogs-command-replay = repris
cogs-command-replay-help = Se en avslutad match, drag för drag
cogs-command-roll = tärning
cogs-command-roll-help = Slå tärning så att alla ser
cogs-command-rules = regler
cogs-command-rules-help = Läs reglerna för ett spel
cogs-command-help = hjälp
cogs-command-help-help = Se vad Spelvärden kan göra
cogs-command-answer = svara
cogs-command-answer-help = Svara på det som frågas i den här kanalen
cogs-command-in-game = { $game }: { $what }
cogs-command-settings = inställningar
cogs-command-settings-help = Ändra dina inställningar
cogs-command-privacy = integritet
cogs-command-privacy-help = Se, hämta eller radera det jag sparar om dig
cogs-parameter-game = spel
cogs-parameter-game-help = Vilket spel
cogs-parameter-against = mot
cogs-parameter-against-help = Spela mot mig: matchen börjar genast
cogs-parameter-table = bord
cogs-parameter-table-help = Bordets kod, som står på bordet; utan den gäller matchen som slutade senast här
cogs-parameter-match = match
cogs-parameter-match-help = Matchens kod; utan den gäller matchen som slutade senast här
cogs-parameter-move = drag
cogs-parameter-move-help = Vilket drag; utan det: från början
cogs-parameter-text = svar
cogs-parameter-text-help = Ditt svar
cogs-parameter-die = typ
cogs-parameter-die-help = Vilken tärning: T6 visar 1 till 6, T10 visar 0 till 9
cogs-parameter-count = antal
cogs-parameter-count-help = Hur många tärningar, 1 till 10
chat-help = Jag är **Spelvärden** och bjuder på kortspel: spela mot mig eller mot varandra.
chat-help-commands =
    • **/{ cogs-command-play }** öppnar ett bord. De andra trycker på ”{ chat-do-join }”, du på ”{ chat-do-start }”.
    • Dina kort kommer som direktmeddelande. ”{ chat-do-hand }” visar dem här, bara för dig. Kör du fast? Tryck på ”{ chat-do-hint }”.
    • **/{ cogs-command-rules }**: varje spel på en minut.
    • Fel drag? **/{ cogs-command-undo }**. Måste du gå? **/{ cogs-command-leave }**. Ger du dig? **/{ cogs-command-give-up }**. Tappat bort bordet? **/{ cogs-command-table }**.
    • Efter en match fortsätter ni genast med ”{ chat-do-rematch }”; med ”{ chat-do-meet }” föreslår du en tid.
    • **/{ cogs-command-watch }**: vad som spelas på den här servern.
    • **/{ cogs-command-history }**: avslutade matcher, dina och serverns.
    • **/{ cogs-command-record }**: din egen eller någon annans statistik. **/{ cogs-command-leaderboard }**: vem som spelar bäst på den här servern.
    • **/{ cogs-command-replay }**: en avslutad match, drag för drag.
    • **/{ cogs-command-settings }**: språk, bilder eller text, när du hör av mig.
    • **/{ cogs-command-privacy }**: vad jag sparar om dig.
chat-help-fair = Undrar du om det går rätt till? Tryck på ”{ chat-do-fair }” vid ett bord. När en match är slut kan du räkna efter varje blandning och tärningsslag med /{ cogs-command-verify }.
chat-help-command = • /{ $name } – { $what }
cogs-rolled = { $count ->
    [one] { $die }: { $shows }
   *[other] { $die } × { $count }: { $shows } – { $total } tillsammans
}
cogs-left = Du har lämnat bordet.
cogs-leave-sure = De andra får bestämma vad som händer med din plats. Du kan komma tillbaka så länge ingen annan har tagit den. Vill du lämna?
cogs-gave-up = Du gav upp.
cogs-plays-on = Du spelar vidare.
cogs-ended = Matchen har avslutats.
cogs-end-sure = Det avslutar matchen för alla, och den kan inte återupptas. Vill du avsluta?
cogs-end-not-yours = Bara den som öppnade bordet, eller någon som får hantera meddelanden här, kan avsluta.
cogs-which-table = Du sitter vid flera bord. Vilket menar du?
cogs-which-table-here = Här står flera bord. Vilket menar du?
cogs-stranded = { $count ->
    [one] Kanalen där ni spelade är borta. Ska vi fortsätta här?
   *[other] Kanalerna där ni spelade är borta. Vilket bord ska fortsätta här?
}
cogs-settled = Bordet står nu i { $place }.
cogs-no-table-here = Inget spelas i den här kanalen. /{ cogs-command-play } öppnar ett bord.
cogs-no-table-of-yours = Du sitter inte vid något bord. /{ cogs-command-play } öppnar ett.
cogs-none-ended-here = Ingen match har avslutats i den här kanalen än. Ange bordets kod för en match som spelats någon annanstans.
cogs-no-duel-here = I den här kanalen är du inte med i något spel som spelas med svar.
cogs-no-such-command-here = Spelet vid ditt bord har inget sådant kommando.
cogs-not-here = Ett bord behöver en kanal på en server där jag finns. Öppna det där.
cogs-in-thread = { $game } spelas i { $thread }.
cogs-opened-there = Bordet är öppet: { $place }
cogs-thread-there = Bordet är redan på plats.
cogs-dm-closed = 📪 Jag får inte skicka direktmeddelanden till dig. Ingen fara: ”{ chat-do-hand }” eller /{ cogs-command-hand } visar korten här, bara för dig. Tillåter du direktmeddelanden från serverns medlemmar kommer de av sig själva.
cogs-dm-barred = 📪 Jag kan inte öppna direktmeddelanden med dig just nu. Ingen fara: ”{ chat-do-hand }” eller /{ cogs-command-hand } visar korten här, bara för dig. Så snart det går kommer de av sig själva.
cogs-nobody-here = ingen vid det här bordet
cogs-turn-played = Spelat.
cogs-privacy =
    Jag sparar ditt namn och språk från Discord, det du väljer i /{ cogs-command-settings } och de matcher du sitter med i, med dina drag och de svar du skriver. Det behöver jag för att kunna dela ut dina kort, och för att alla ska kunna kontrollera en match efteråt.
    Det ligger kvar tills du raderar det här. Inget annat som folk skriver sparar jag.
cogs-privacy-do-show = Mina uppgifter
cogs-privacy-do-ask = Radera mina uppgifter
cogs-privacy-do-delete = Ja, radera mina uppgifter
cogs-privacy-file = Det här är allt jag har sparat om dig.
cogs-privacy-sure = Jag raderar ditt namn, dina inställningar och allt annat jag har antecknat om dig. Dina matcher finns kvar för de andra, utan ditt namn och ditt konto. Meddelanden jag har skickat ligger kvar på Discord. Det går inte att ångra. Vill du radera?
cogs-privacy-sits = { $count ->
    [one] Du sitter vid ett bord: först tar jag dig därifrån.
   *[other] Du sitter vid flera bord: först tar jag dig därifrån.
}
cogs-privacy-deleted = Dina uppgifter är raderade. Om du spelar igen får jag lära känna dig från början.
cogs-settings-own = ⚙️ Dina inställningar, var du än spelar
cogs-settings-server = ⚙️ Serverns inställningar
cogs-settings-to-own = Mina egna inställningar
cogs-settings-to-server = Serverns inställningar
cogs-language-own = { $value ->
    [discord] 🌐 Språk: som i Discord
   *[chosen] 🌐 Språk: { $language }
}
cogs-setting-hands = { $value ->
    [pictures] 🖼️ Min hand som bild
   *[words] 🖼️ Min hand som text
}
cogs-setting-delivery = { $value ->
    [direct] 📬 Handen: som direktmeddelande
   *[asked] 📬 Handen: bara med ”{ chat-do-hand }”
}
cogs-setting-calls = { $value ->
    [on] 🔔 Säg till när en match väntar på mig
   *[off] 🔕 Säg inte till
}
cogs-setting-rolls = { $value ->
    [bot] 🎲 Tärningar: slå åt mig
   *[own] 🎲 Tärningar: låt mig slå själv
}
cogs-language-server = { $value ->
    [opener] 🌐 Språk: som den som öppnar bordet
   *[chosen] 🌐 Språk: { $language }
}
cogs-server-boards = { $value ->
    [pictures] 🖼️ Bord som bilder
   *[words] 🖼️ Bord som text
}
cogs-server-threads = { $value ->
    [realtime] 🧵 Trådar: för matcher i realtid
    [all] 🧵 Trådar: en för varje match
   *[none] 🧵 Trådar: inga
}
cogs-server-ending = { $value ->
    [opener] 🛑 Avsluta: den som öppnat, moderatorer
    [moderators] 🛑 Avsluta: bara moderatorer
   *[players] 🛑 Avsluta: alla som spelar
}
cogs-server-dice = { $value ->
    [players] 🎲 Tärningar: som var och en väljer
   *[bot] 🎲 Tärningar: slås alltid med draget
}
cogs-server-keeping = { $value ->
    [always] 🗄️ Spelade matcher: sparas för gott
    [year] 🗄️ Spelade matcher: sparas i ett år
    [quarter] 🗄️ Spelade matcher: sparas i 90 dagar
    [month] 🗄️ Spelade matcher: sparas i 30 dagar
   *[week] 🗄️ Spelade matcher: sparas i 7 dagar
}
cogs-settings-dice-here = 🎲 På den här servern slår jag alltid tärningarna tillsammans med ditt drag.
cogs-channels = 📍 Var får bord öppnas? Väljer du ingen kanal får de öppnas i alla.
cogs-channels-all = Alla kanaler
chat-not-in-channel = På den här servern öppnas bord i { $channels }.
cogs-end-moderators = På den här servern kan bara den som får hantera meddelanden avsluta en match. Du kan lämna den eller ge upp.
cogs-end-players = Bara den som spelar i matchen, eller får hantera meddelanden här, kan avsluta den.
cogs-settings-not-yours = Bara de som får hantera den här servern (”Hantera server”) kan ändra det för alla.
chat-right-unknown = Härifrån ser jag inte om du får göra det. Tryck där bordet står: { $place }
cogs-forged = Den knappen känner jag inte igen, och inget har hänt.
cogs-forged-command = Det kommandot kan jag inte ta emot så som det kom, och inget har hänt. Välj det i listan en gång till, och ladda om Discord om det inte hjälper.
cogs-too-slow = Det tog för lång tid för mig, och inget har hänt. Tryck en gång till.
cogs-missing-permissions = Det får jag inte göra i den här kanalen än. Någon som sköter servern behöver ge mig behörigheten: { $permissions }.
cogs-permission = { $name ->
    [view_channel] Visa kanal
    [send_messages] Skicka meddelanden
    [attach_files] Bifoga filer
    [add_reactions] Lägg till reaktioner
    [read_message_history] Läsa meddelandehistorik
    [send_messages_in_threads] Skicka meddelanden i trådar
    [connect] Anslut
   *[create_public_threads] Skapa offentliga trådar
}
cogs-locked = Den här tråden är låst, så jag kan inte visa något här förrän någon som hanterar trådar låser upp den. Inget som har spelats är förlorat.
cogs-forbidden = Discord låter mig inte göra det här, och säger inte varför. Någon som sköter servern kan ordna det i kanalens behörigheter.
chat-not-in-thread = Jag är inte med i den här privata tråden, så jag skulle inte kunna visa något här. Nämn mig en gång här ({ $me }) och försök igen.
cogs-no-threads-here = I den här kanalen går det inte att ha trådar. Tryck på ”{ chat-do-start }” för att spela här.
cogs-message-gone = Meddelandet du tryckte på har raderats under tiden, så jag svarar här. Det du gjorde räknas, om det gick att göra; /{ cogs-command-table } visar bordet och /{ cogs-command-hand } dina kort.
cogs-hand-was-old = Den handen var gammal; här är den nya.
cogs-too-hasty = Du tryckte två gånger i rad, så det andra trycket räknades inte. Tryck igen om det var meningen.
cogs-no-rounds = Det finns inget att se tillbaka på än.
cogs-rate-limited = Discord ber mig vänta. Försök igen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
cogs-broken = Något gick fel hos mig. Försök igen om ditt drag inte syns; händer det en gång till, säg till den som sköter boten.
cogs-discord-fails = Discord tog inte emot mitt svar just nu. Det du gjorde kan gälla ändå: /{ cogs-command-table } visar bordet och /{ cogs-command-hand } dina kort. Syns det inte där, försök igen.
cogs-presets-managers = Bara den som genom en roll på den här servern får hantera meddelanden kan spara och ta bort förval.
cogs-preset-saved = ”{ $name }” är sparat och finns från och med nu under ”{ chat-begin }”.
cogs-preset-sure = Ta bort förvalet ”{ $name }”? Det försvinner för alla på servern.
cogs-preset-deleted = ”{ $name }” är borttaget.
cogs-preset-nameless = Ett förval behöver ett namn som syns.

# Betänketid och tysta timmar
cogs-settings-clock = ⏳ Betänketid: { $clock }
cogs-settings-clock-other = Välj en annan betänketid
cogs-settings-quiet-none = I matcher med ett dygn per drag går din klocka dygnet runt. Säg var du bor, så står den stilla om natten.
cogs-settings-quiet = { $state ->
    [none] Du har inga tysta timmar ({ $zone }).
   *[some] Tysta timmar: { $since }–{ $until } ({ $zone }). Då står din klocka stilla i matcher med ett dygn per drag, och jag skriver inte till dig om dem.
}
cogs-settings-digest = { $state ->
    [on] I sådana matcher skriver jag till dig en gång om dagen, klockan { $until }, om någon väntar på dig.
   *[off] I sådana matcher skriver jag till dig varje gång det blir din tur.
}
cogs-settings-change-digest = { $state ->
    [on] Skriv varje gång det är min tur
   *[off] Skriv en gång om dagen
}
cogs-settings-zone = Var bor du?
cogs-settings-zone-typed = En annan tidszon …
cogs-settings-zone-none = Det säger jag helst inte (inga tysta timmar)
cogs-settings-zone-name = Tidszonens namn
cogs-settings-zone-unknown = Jag känner inte till någon tidszon som heter ”{ $zone }”. Namnen ser ut som Europe/Stockholm.
cogs-settings-hours = När vill du vara ifred?
cogs-settings-span = { $state ->
    [none] Aldrig, men skriv klockan { $until }
   *[some] { $since }–{ $until }
}

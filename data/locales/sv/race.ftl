# Spel som spelas högt i själva kanalen.
race-said = { $who }: ”{ $text }”
race-no-answer-now = Det är inte svar på något just nu, så inget har räknats.
race-ballot = Din hemliga röst: { $choice }.

# Där ett svar kan slås upp
race-link-encyclopaedia = Uppslagsverk
race-link-dictionary = Ordbok
race-link-search = Sök på webben

# Spill som spilles høyt i selve kanalen.
race-said = { $who }: «{ $text }»
race-no-answer-now = Det er ikke svar på noe akkurat nå, så ingenting er talt med.
race-ballot = Din hemmelige stemme: { $choice }.

# Der et svar kan slås opp
race-link-encyclopaedia = Leksikon
race-link-dictionary = Ordbok
race-link-search = Søk på nettet

# Games that are played aloud in the channel itself.
race-said = { $who }: “{ $text }”
race-no-answer-now = That is no answer to anything right now, so nothing has been counted.
race-ballot = Your secret vote: { $choice }.

# Where an answer can be looked up
race-link-encyclopaedia = Encyclopaedia
race-link-dictionary = Dictionary
race-link-search = Search the web

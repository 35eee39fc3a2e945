# Spiele, die laut im Kanal selbst gespielt werden.
race-said = { $who }: „{ $text }“
race-no-answer-now = Das ist gerade keine Antwort auf irgendetwas, gezählt wurde also nichts.
race-ballot = Deine geheime Stimme: { $choice }.

# Wo eine Antwort nachgeschlagen werden kann
race-link-encyclopaedia = Lexikon
race-link-dictionary = Wörterbuch
race-link-search = Im Netz suchen

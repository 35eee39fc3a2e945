# The rules of Ordet fanger

# The rules
ordet-fanger-rules-goal-title = What it is about
ordet-fanger-rules-goal =
    Win the most cards by being quickest with a word. For two to twelve players; from seven on you play in teams.
    A set has 72 cards with eight symbols, nine of each, and six jokers. It is shuffled and split into two draw piles. When both are empty and the last duel is over, the round ends.
    Two rounds are best. The second one is begun by the next seat, with the same set or another in the same language, and the cards of both are added up. Most cards in the point pile win, and equal numbers share the win. Cards in play piles don’t count.
    Whoever gives up comes last: that top card leaves the duels, and the other side takes the card of a duel that is on. With two sides the match ends; in a team the partner plays on for both.
ordet-fanger-rules-drawing-title = Turning cards
ordet-fanger-rules-drawing =
    Whoever opened the table begins, then turns go in the order of the seats. Whoever’s turn it is picks a draw pile, and the bot shows the card to everybody at once. It goes onto that player’s play pile and covers the card before, so that each pile shows just one. Then it is the next player’s turn, unless there is a duel.
    If you turn no card for a minute, the bot turns one for you, unless you choose otherwise. For the very first card there is twice the time.
ordet-fanger-rules-duels-title = Duels
ordet-fanger-rules-duels =
    When two piles show the same symbol, there is a duel. Quickly write a person, place or thing that fits the category on your opponent’s card. Made-up ones are fine, as long as others know them too. Only the two in the duel can answer. A wrong answer costs nothing.
    The winner puts the opponent’s card on the point pile and keeps their own. If that uncovers a card that makes another duel, it is played at once. Nobody turns a card while a duel is on. Then it is the turn of the seat after the one that turned the last card.
    If several duels come up at once, the one with the newest card is first.
ordet-fanger-rules-first-title = Who was first
ordet-fanger-rules-first =
    The messages’ own time stamps decide, never when they reach the bot. Discord sets a stamp when it receives the message. So the bot’s delays never matter: it waits a moment before it rules. Your own connection does matter, and the margin for a draw softens that. Each ruling says how much later the other answer came. “{ chat-do-fair }” below it shows the times, linked to their messages: the id in a link holds the time, so anybody can check it.
    An answer has at most 60 characters, at least one letter or digit, and no full stop in front: that marks talk. A / or ! in front marks a command. The text as first sent counts, whatever is edited or deleted later. You may take your own answer back. An earlier answer that arrives after the ruling corrects it, as long as a vote can be called.
ordet-fanger-rules-jokers-title = Jokers
ordet-fanger-rules-jokers =
    A joker has two symbols and lies between the draw piles. From then on there is also a duel whenever both of its symbols are on show. Only the newest joker counts, unless the option “{ ordet-fanger-option-jokers }” keeps them all in play. Whoever turned it turns another card once the duels are over. They score nothing.
    On the first lap, until everybody has a card, jokers are set aside and another card is turned.
ordet-fanger-rules-ties-title = Draws
ordet-fanger-rules-ties =
    If the answers come almost together, or nobody answers in time, it is a draw (Uavgjort). That means a tenth of a second, and a minute, unless you choose otherwise. A third player turns a card, after ten seconds the bot does, and both answer the category of that one. The winner takes the card of the first duel. Another draw, another card. After two such cards without an answer the duel is off, and both sides keep their cards. If you play without a time limit, a duel waits until somebody answers or both sides give it up, which is a draw as well.
    Afterwards the deciding cards are shuffled back into a draw pile that still has cards. If both are empty, they are out of the round. A joker is shuffled back at once and another card turned. If no card is left, one is borrowed from another set in the same language; if there is none, the duel is off.
    Two cards whose duel was called off don’t duel again as long as both lie on top.
ordet-fanger-rules-votes-title = Votes
ordet-fanger-rules-votes =
    The bot takes every answer as correct. Don’t agree? Until the next card, anybody at the table may call a vote on an answer or on who was first, once for each. The game stands still while everybody votes in secret, duellists too: for 30 seconds, unless you choose otherwise.
    Only a majority of the votes cast strikes an answer. Equal votes leave the ruling as it was, but with just two at the table one against one is a draw. If it is struck, all that came after it is taken back and the next answer in line counts; if there is none, the duel goes on. Equal votes on who was first make a draw. If nobody votes, the ruling stands. An answer that a majority accepted is not voted on again for that category.
    “What the list says” shows each of you alone which answers to the category are known. The list is no judge: an answer that is not on it may be right all the same. When the bot plays along it contests what the lists make doubtful, and votes by them.
    After a ruling it takes three seconds until the next card, after the round’s last one thirty.
ordet-fanger-rules-few-title = Two or three players
ordet-fanger-rules-few =
    Two players have two piles each. On your turn you choose the pile that the card goes onto before you see it. The same symbol on your opponent’s side makes an ordinary duel.
    If your own two piles match, both of you answer the category of the newly turned card, and the winner takes that card, even from their own pile. In a series of duels it is the card just uncovered, and with a joker the one that was laid later. In a draw the bot turns the deciding card.
    With three piles two symbols are taken out, with the jokers that show them. That leaves 54 cards and makes for more duels. Whoever begins chooses the symbols; an option has them drawn at random, or left in.
ordet-fanger-rules-teams-title = Seven to twelve: teams
ordet-fanger-rules-teams =
    There are at most six piles. With seven or more at the table, the seventh joins the first, the eighth the second, and so on. The option “{ ordet-fanger-option-teams }” puts you together in another way, also with fewer players: any two make a team, and whoever has no partner is alone. It takes at least three piles.
    The two of a team share a pile and their points. The sides turn cards in order, and the two of a team take turns at it. In a duel either may answer, and where several answers are needed, theirs add up.
ordet-fanger-rules-repeats-title = Repeats
ordet-fanger-rules-repeats =
    Words may be used again, unless the option “{ ordet-fanger-option-repeats }” bars it.
    If it does, nothing counts that anybody at the table has said earlier in the round: in a duel or in the talk between, for whatever category, struck answers too. So mind what you chat about! In talk it is enough that the words stand somewhere in the message. Capitals, punctuation and spaces make no difference. If your opponent says the same within the margin for a draw, neither of you has repeated anything: it is a draw.
ordet-fanger-rules-ways-title = Ways to play
ordet-fanger-rules-ways =
    Young players may have a fixed category, such as Animals: they always answer that one. Their opponents still answer what is on the card.
    You may ask for two or three different answers; then the time of the last one counts.
    With sharp eyes the bot keeps quiet and you must spot the duels yourselves. The time begins with the first answer, or when somebody wants to turn a card: that gives the duel away. When the bot plays along it waits a while before it turns a card, duel or no duel.
    The time to answer and to turn a card, the margin for a draw and the time to vote are options too.
    The linked set has the same cards in four languages. With it you may choose a second language: then both stand on the cards, and answers in either count.

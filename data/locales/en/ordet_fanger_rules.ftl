# The rules of Ordet fanger: a book of short pages, each a section. One paragraph on each line, the
# same ones in every language.

ordet-fanger-rules-minute-title = In one minute
ordet-fanger-rules-minute =
    For two to twelve players. Take turns flipping cards. Each has a symbol and a category. When two players show the same symbol, it’s a duel: be first to type something that fits the other player’s card, and that card is yours.
    A joker links two symbols. Wrong answers cost nothing. The most cards wins.
ordet-fanger-rules-minute-example = Anna has ● Soup, Bo flips ● City with an underground. Bo types “Gazpacho” before Anna types “Oslo”: Bo takes Anna’s card.

ordet-fanger-rules-start-title = Before you begin
ordet-fanger-rules-start =
    Best with three to six players, from about age ten. Two can play too, or up to twelve in teams. A round takes 20 to 30 minutes.
    The game is simple, and the best way to learn it is to play: just start, and look things up as you go. With “{ lesson-learn }”, I explain one thing at a time.
    A set has 72 cards, nine for each of the eight symbols, plus six jokers. It is shuffled and split into two draw piles. No two sets are alike.
    Don’t blink for too long! You may be in a duel at any moment, and anyone may be your opponent.
ordet-fanger-rules-start-example = Anna has flipped the first card: the symbol on top, the category below. The trophy shows how many cards each player has won, and the draw piles show how many are left.

ordet-fanger-rules-flipping-title = Flipping cards
ordet-fanger-rules-flipping =
    The player who opened the table begins. Then you take turns around the table.
    On your turn you choose one of the two draw piles. I flip the top card for everybody at the same time, so nobody can peek.
    The card goes onto your play pile and covers the one before. So each pile shows just one card. If there is no duel, it’s the next player’s turn.
ordet-fanger-rules-flipping-example = Cara flips ▲ Cheese. Nobody else shows ▲, so now it’s Anna’s turn.

ordet-fanger-rules-duels-title = A duel
ordet-fanger-rules-duels =
    Two play piles show the same symbol: duel! Only those two players may answer.
    Type a person, a place or a thing that fits the category on your opponent’s card, not on your own. Be quicker than your opponent.
    If you win, your opponent’s card goes face down onto your point pile. Your own card stays where it is.
    A wrong answer costs nothing. Just try again.
ordet-fanger-rules-duels-example = Bo flips ★ Something tasty from Italy, and Anna shows ★ too. Now Anna must type something tasty from Italy, and Bo an animal that lays eggs.

ordet-fanger-rules-answers-title = What counts
ordet-fanger-rules-answers =
    Real or made up, living or dead: anything that fits will do, as long as others know it too. For “Animal with horns”, goat and unicorn are both fine, but not “Humphrey”, a goat that only you know.
    I accept every answer. Do you think one is wrong? Call a vote.

ordet-fanger-rules-series-title = Duels in a row
ordet-fanger-rules-series =
    When the winner takes a card, the card below it is uncovered. If it matches another pile, the next duel begins at once.
    There is never more than one duel at a time. If several are possible, the one with the newest card comes first, and after that it goes around the table from the player who flipped.
    Nobody flips a card until all duels are over. Then it’s the turn of the player after the one who flipped last.
ordet-fanger-rules-series-example = Bo has taken Anna’s ● Soup. Below it lay ✚ Something in the bathroom, and Cara shows ✚ too. The next duel is Anna against Cara.

ordet-fanger-rules-jokers-title = Jokers
ordet-fanger-rules-jokers =
    A joker shows two symbols and goes between the draw piles. From now on, it’s also a duel when those two symbols lie on top of two piles. So watch for those too!
    The player who flipped the joker flips another card once the duels are over.
    Only the newest joker counts, unless “{ ordet-fanger-option-jokers }” under “{ chat-do-options }” lets them all count. Jokers score nothing.
    The first time around, until everybody has a card, a joker is set aside and another card is flipped. If the very last card of the round is a joker, its duel is played, and then the round is over.
ordet-fanger-rules-jokers-example = Bo flips a joker with ▲ and ✚. Anna shows ▲ and Cara ✚, so those two are in a duel.

ordet-fanger-rules-ties-title = Ties
ordet-fanger-rules-ties =
    If both answers come at almost the same moment, it’s a tie. It’s also a tie if nobody answers in time.
    A third player then flips a card. Now both answer that card’s category, and the quicker one takes the opponent’s card from the duel.
    Another tie? Then another card is flipped. After two such cards without an answer the duel is off, and both players keep their cards.
ordet-fanger-rules-ties-example = Bo and Anna were only 0.06 seconds apart. Cara has flipped ◆ Language. The first of the two to type a language takes the other’s card from the duel.

ordet-fanger-rules-votes-title = Votes
ordet-fanger-rules-votes =
    Don’t agree with an answer, or with who was first? Until the next card, anyone at the table can call a vote: press “{ ordet-fanger-ask-contest }”. Beside the vote are links where you can look the answer up.
    The game stands still while everybody votes in secret, including the two in the duel.
    Only a majority strikes an answer. With equal votes it counts, but if there are just two of you at the table, one vote against one makes it a tie. Equal votes on who was first make it a tie as well.
    If an answer is struck, everything that happened after it is taken back. The next answer in line counts, and if there is none, the duel goes on.
ordet-fanger-rules-votes-example = Bo typed “Cola” for Anna’s ≈ Something sour and won the card. Cara doesn’t agree. Now all three of them vote.

ordet-fanger-rules-winning-title = Who wins
ordet-fanger-rules-winning =
    The round is over when both draw piles are empty and the last duel is done.
    The side with the most cards in the point pile wins. Equal numbers share the win. Cards left in the play piles don’t count.
    Two rounds are best. The next player begins the second one, with the same set or another in the same language. The cards of both rounds are added up.
ordet-fanger-rules-winning-example = Cara has flipped the last card, and there was no duel. Bo has the most cards, 12, and wins.

ordet-fanger-rules-two-title = Two players
ordet-fanger-rules-two =
    It’s most fun if you already know the game. You have two play piles each.
    On your turn you choose which of your piles the card will go onto, before you see it. If it gets the same symbol as one of your opponent’s piles, it’s an ordinary duel.
    If your own two piles get the same symbol, you both answer the card that was just flipped. The quicker one takes it, even from their own pile.
    When several duels follow in a row, the card that was just uncovered is the one to answer; with a joker, it is the one that was placed last. In a tie, I flip the card.
ordet-fanger-rules-two-example = Anna shows ◆ on both of her own piles. Anna and Bo both answer the new card: Something that goes up and down.

ordet-fanger-rules-three-title = Three piles
ordet-fanger-rules-three =
    With three play piles, two of the symbols are taken out, along with the jokers that show them. That leaves 54 cards and makes for more duels.
    The player who begins chooses the symbols, such as diamond and circle. Under “{ ordet-fanger-option-drop_symbols }” you can leave that to chance, or keep them all.

ordet-fanger-rules-teams-title = Teams
ordet-fanger-rules-teams =
    There are at most six play piles. If there are more of you, two players share a pile, so that up to twelve can play. It works well with younger children too.
    The seventh player joins the first, the eighth the second, and so on. Under “{ ordet-fanger-option-teams }” you can pair up in other ways, even with fewer players. Two make a team, and anyone without a partner plays alone. There must be at least three piles.
    The two in a team share a pile and points. They take turns at flipping, and in a duel either may answer.
ordet-fanger-rules-teams-example = Anna and Bo are a team, and their ★ matches Cara’s. Both may answer: it’s enough for one of them to be quicker than Cara.

ordet-fanger-rules-young-title = Young players
ordet-fanger-rules-young =
    A young player can have the same category all through the game, such as “Animals” or “Food”. That way a six-year-old can join in.
    Young players always answer that category, whatever the cards say, and need only look out for symbols that match. The others answer what is on the card.
    So the game is just hard enough for everyone. Choose the category under “{ ordet-fanger-option-young }”.
ordet-fanger-rules-young-example = Anna is young and always answers “Food”, whatever Bo’s card says. Bo answers Anna’s card: Animal that lays eggs.

ordet-fanger-rules-several-title = Several answers
ordet-fanger-rules-several =
    Want it harder? With “{ ordet-fanger-option-answers_needed }” under “{ chat-do-options }”, it takes two or three different answers to win a duel.
    Send each answer as a separate message. The time of the last one decides. A team’s answers are added up.

ordet-fanger-rules-repeats-title = Nothing twice
ordet-fanger-rules-repeats =
    You decide for yourselves whether an answer may be used again. It may, unless you forbid it under “{ ordet-fanger-option-repeats }”. Both ways work well, but forbidding it is harder.
    If you do, anything that anyone at the table has already said in the round doesn’t count again: in a duel or in chat, for any category, struck answers too. So watch what you chat about!
    In chat, it’s enough for the words to be somewhere in the message. Capitals, punctuation and spaces make no difference.
    If you two say the same thing at almost the same moment, nobody has repeated anything: it’s a tie.

ordet-fanger-rules-spotting-title = Spotting duels
ordet-fanger-rules-spotting =
    I tell you when there is a duel. Would you rather spot duels yourselves? Choose “{ ordet-fanger-option-duels-sharp_eyes }” under “{ ordet-fanger-option-duels }”. Then I keep quiet, and the clock starts with the first answer.
    If the two don’t notice, the rest of you may tell them. Nudges, whistles and wild gestures are all allowed!
    If somebody tries to flip a card during a duel, that gives the duel away. No new cards are flipped until all duels are over.
    Once the draw piles are empty, I point out any duels that are left. When I play too, there is always a pause before the next card, duel or no duel.
ordet-fanger-rules-spotting-example = Anna and Bo both show ★, but I keep quiet. If one of them sees it, they just type their answer.

ordet-fanger-rules-time-title = Time
ordet-fanger-rules-time =
    You have a minute to flip a card. After that, I flip it for you. For the very first card there is twice the time.
    In a duel you have a minute to answer. A third player has ten seconds to flip the deciding card. A vote takes 30 seconds at most.
    After a duel there are three seconds before the next card, so that everybody can object. After the last duel of the round there are thirty.
    You can change the times under “{ chat-do-options }”, or remove the limits. Without a limit, a duel waits until somebody answers. If both sides give it up, it’s a tie.

ordet-fanger-rules-languages-title = Two languages
ordet-fanger-rules-languages =
    One of the sets has the same cards in four languages. If you choose that one, you can use “{ ordet-fanger-option-second_language }” under “{ chat-do-options }”. Then both languages are on the cards, and answers in either one count.
    Round two is then played with the same set.
ordet-fanger-rules-languages-example = The cards have two languages. Bo may answer in either: an animal that lays eggs, or “ein Tier, das Eier legt”.

ordet-fanger-rules-first-title = Who was first
ordet-fanger-rules-first =
    The messages’ own time stamps decide, not when they reach me. Discord sets the stamp when it receives the message. So delays on my side make no difference: I wait a moment before I say who won.
    Your own connection does make a difference. That is why it’s a tie when the answers are at most a tenth of a second apart. You can change that under “{ ordet-fanger-option-tie_margin }”.
    After each duel you see how much later the other answer came. “{ chat-do-fair }” shows the times, with links to the messages. The link contains the time, so anyone can check it.
    If an earlier answer turns up late, the result is changed, as long as you can still call a vote. An answer typed before the card was shown, or after time was up, doesn’t count.
ordet-fanger-rules-first-example = Bo answered 0.310 seconds before Anna.

ordet-fanger-rules-typing-title = Typing answers
ordet-fanger-rules-typing =
    Type your answer as an ordinary message in the channel. It may have 60 characters at most and needs at least one letter or digit.
    A message that begins with a full stop (.) is just chat. One that begins with / or ! is a command.
    The text as you first sent it counts, whatever you edit or delete later. You can take your own answer back.

ordet-fanger-rules-deciding-title = The deciding card
ordet-fanger-rules-deciding =
    The next player who is not in the duel flips it. If nobody has done so within ten seconds, or if there are just two of you, I flip it. That doesn’t count as anybody’s turn, and the card starts no duel of its own.
    A joker is shuffled back at once, and another card is flipped.
    When the duel is decided, the card is shuffled back into a draw pile that still has cards. If both are empty, the card is out of the round. If there is no card to flip, one is borrowed from another set in the same language. If there is no such set, the duel is off.
    Two cards whose duel was called off don’t duel again as long as both lie on top.

ordet-fanger-rules-voting-title = More about votes
ordet-fanger-rules-voting =
    A duel can be put to the vote once for each answer that counts, and once for who was first if both have answered. If nobody votes, nothing changes. An answer that a majority has accepted is not voted on again for that category.
    An answer that was voted down doesn’t count again in the same duel. If the duel goes on, it gets all of its time again, and what was typed during the vote doesn’t count.
    If somebody asks for the next card before anyone else has objected, the matter is settled. There too, the time stamps decide who was first.
    “{ race-listed }” shows you, and only you, which answers are known for the category. The list is no judge: an answer that isn’t on it may still be right. When I play too, I call a vote on answers that the lists make doubtful, and vote by the lists.

ordet-fanger-rules-leaving-title = Giving up
ordet-fanger-rules-leaving =
    If you give up, you come last, whatever points you have. You no longer answer, flip or vote. Your top card is out of the duels, and if you are in the middle of one, the other side takes the card.
    In a team, your partner plays on for both of you. If only one side is left, it has won, and the match is over.

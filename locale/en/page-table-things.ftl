# What explains itself at the table of every game.

page-look-around = Explain the signs
page-key-look = look around: arrows go from sign to sign, Enter opens the rule
thing-question = What is asked
    .effect = The open question, in one sentence.
    .when = Until it is answered; what may be answered stands beside it.
thing-answer = An answer
    .effect = One of the things that the rules allow here.
    .when = Now. Rest on it or hold it to see what would follow.
thing-seat = Seat
    .effect = Who plays this hero: a person or a bot.
    .when = All through the game; a bot may stand in for whoever is away.
thing-foreseen = What would change
    .effect = The number as it would be then.
    .when = While you look at an answer: nothing is done yet.
thing-odds = Chance
    .effect = How often it succeeds, counting every possible roll.
    .when = For the next roll, with what there is now.

# hordekeep arena: bots compared on equal seeds.

cli-arena = Let bots play against each other, and say how sure it is which plays better. With each seed every bot sits on every seat, and so plays every hero of the deal; in a game that is won or lost together each bot leads a whole team. The same command gives the same numbers anywhere, with any number of jobs.
    .short = Compare bots on equal seeds.
cli-arena-bots = Who is compared: two or more bots. Your own: my.py:Class, “run:COMMAND” for a program, or an installed one.
cli-arena-games = How many games, rounded up to whole rounds: a round is all games with one seed.
cli-arena-seed = The seed of the first round; every further round has the next one.
cli-arena-jobs = How many processes play side by side.
cli-arena-until-decided = Stop as soon as it is clear for every two bots which plays better.
cli-arena-resume = Keep every game in this file, and do not play again what is there.
cli-arena-who = Name at least two different bots, as in --bots adept,expert

# $games, $wanted: numbers of games; $seats: number of seats at a table
arena-rivals =
    { $games ->
        [one] { $games } game of { $wanted } played, seats: { $seats }; every bot on every seat, with equal seeds.
       *[other] { $games } games of { $wanted } played, seats: { $seats }; every bot on every seat, with equal seeds.
    }
arena-teams =
    { $games ->
        [one] { $games } game of { $wanted } played, seats: { $seats }; every bot leads whole teams, with equal seeds.
       *[other] { $games } games of { $wanted } played, seats: { $seats }; every bot leads whole teams, with equal seeds.
    }
arena-decided = It is clear for every two bots which plays better, so the rest is not played.

# Columns of the table of bots
arena-place-1 = Bot
arena-place-2 = Wins
arena-place-3 = %
arena-place-4 = 95% interval
arena-place-5 = Rating

# Columns of the table of pairs
arena-pair-1 = On equal seeds
arena-pair-2 = Better : worse
arena-pair-3 = Seeds
arena-pair-4 = Ahead by, points
arena-pair-5 = Chance if equal

# The command line: help, questions, answers.

## Commands

cli-hordekeep = Play, replay, verify and measure Sanctum and Last Bastion.
cli-play = Play GAME in the terminal: alone, with friends at one screen, or with bots. Every answer is saved at once; closing the window loses nothing. Without any option a few questions come first. Commands can be piped in.
    .short = Play a game in the terminal.
cli-play-seed = Dice that can be repeated, and that everybody can know.
cli-play-bots = A bot for each of the other seats; may be said several times.
cli-play-seats = Who holds each seat: me, bot, bot:NAME, or the name of a friend.
cli-play-load = Go on with a saved game, or begin with a position file.
cli-play-target = Where to save; otherwise a new file in the data folder.

cli-rules = List every clause of GAME with the passing tests that open their docstring with its id.
    .short = List the rules, clause by clause.
cli-rules-untested = Only clauses without a passing test; fails if there are any.
cli-not-run = The tests were not run yet: listed are those that name a clause. `make test` runs them.
cli-no-tests = The tests are not part of the installed package; ask in the repository.

cli-content = Work with component sets and packs.
    .short = Check component sets and packs.
cli-check = Check all shipped contents, or the pack or content folder DIR, or the position in FILE.
    .short = Check all shipped contents, one folder or a position.

cli-option-packs = A content pack; may be said several times.
cli-option-data = Where games are kept if nobody says where.
cli-option-plain = No drawing and no colour: lines that can be read aloud.
cli-option-width = How many characters fit in a line.
cli-option-as-json = Print JSON.
cli-option-version = Say the version, and whether the engine is compiled.
cli-option-lang = The language, as en.
cli-no-language = Hordekeep does not speak “{ $wanted }”; this is English. Spoken: { $offered }.

## What the options of a game may be

cli-says = { $what }: { $answers } [{ $default }].
cli-says-span = { $least } to { $most }
cli-says-ids = ids with commas between them
cli-says-bots = Bots: { $answers }.

cli-version =
    { $engine ->
        [compiled] hordekeep { $version } (engine: compiled)
       *[other] hordekeep { $version } (engine: interpreted)
    }

## Before the game

cli-welcome = Welcome. Enter takes what is in brackets.
cli-ask-players = How many players, { $answers }? [{ $default }]
cli-ask-difficulty = How hard: { $answers }? [{ $default }]
cli-ask-option = { $what }: { $answers }? [{ $default }]
cli-ask-who = Who plays: you with bots, or you play all? bots, all [bots]
who-bots = bots
who-all = all
cli-one-of = One of: { $answers }.
cli-load-alone = { $option } belongs to a new game; a loaded one has its own.
cli-file-exists = { $file } exists already. Another name, or --load it.
cli-new-dice = The secret of this game’s dice is not here: it goes on with new dice, and its journal says so.

## At the table

cli-question = { $actor }: { $question }
cli-which =
    { $also ->
        [none] Which one do you mean?
       *[other] Which one do you mean? { $also } would be a command.
    }
cli-no-such-number = There is no { $number }; the numbers go to { $most }.
cli-not-understood = “{ $said }” means nothing here. Type help.
cli-undone = Taken back: { $action }.
cli-save-where = The game is not saved. Where to? (Enter: nowhere)
cli-saved = Saved as { $file }.
cli-left = Saved as { $file }. To go on: hordekeep play --load { $file }
cli-ended = With this file, hordekeep verify derives every roll again and hordekeep replay shows the game step by step.
cli-possible = { $action }: possible now.
cli-more-reasons = … and { $count } more. Say it more exactly.
cli-more-clauses = … and { $count } more. Say it more exactly.
cli-no-clause = No clause mentions “{ $said }”.
cli-chapters = Type rules and a clause’s id or a word. Chapters: { $chapters }.
cli-no-odds = No horde card is in reach of this hero.
cli-nothing-ahead = Nothing certain is ahead before your next turn.
cli-more-ahead = (and { $count } more: type ahead)
cli-when =
    { $turns ->
        [0] this turn
        [1] next turn
       *[other] in { $turns } turns
    }
cli-danger = { $when }: { $what } [{ $clause }]
cli-risk = { $when }, perhaps: { $what } [{ $clause }]

menu-or = Or
menu-folded = … { $count } choices

command-undo = undo
    .usage = undo
    .help = take back your last choice, as far as nothing was revealed
command-why = why
    .usage = why [action]
    .help = why something can or cannot be done, with its rule
command-what = what
    .usage = what THING
    .help = what a card, tile or hero does
command-odds = odds
    .usage = odds
    .help = the exact chances of all fights you could reach
command-ahead = ahead
    .usage = ahead
    .help = all that is coming before your next turn
command-log = log
    .usage = log [n]
    .help = what happened; 0 for everything
command-rules = rules
    .usage = rules [id or word]
    .help = the rules, clause by clause
command-view = view
    .usage = view
    .help = draw the table again
command-save = save
    .usage = save [file]
    .help = save now, under a name of your own if you like
command-help = help
    .usage = help
    .help = this list
command-quit = quit
    .usage = quit
    .help = leave; the game is saved

cli-help-actions = Type a number, or the action itself: “move tavern”, “call market”; beginnings of words will do. Enter shows the menu again.

## Replay and verify

cli-replay = Go through the game in FILE step by step, forward and back; by keys at a terminal (n, b, g, s, e, l, p, q or the arrows), by words from a pipe (next, back, go N, start, end, log, play, quit). With --play it goes on from there as a new game with new dice.
    .short = Go through a game step by step, or on from any point.
cli-replay-start = Begin at entry N.
cli-replay-going-on = Play on from there (without --from: from the end).
cli-replay-only-log = Print the whole log and nothing else.
cli-replay-bots = A bot for each of the other seats when playing on.
cli-replay-seats = Who holds each seat when playing on: me, bot:greedy, or a name.
cli-replay-as-json = Print every entry with what happened, as JSON.

cli-position = Write the position of the saved game in FILE as text that people can read, change and play on from. A finished game is told as it was; of a running one, what the seat cannot know is dealt anew.
    .short = Write a moment of a game as a position file.
cli-position-entry = The position after entry N (without it: the last one).
cli-position-seat = Whose knowledge counts while the game is running (the first seat is 1).

cli-verify = Derive every roll and every card of the finished game in FILE again from its published secret. Exit code 1: something differs, or the game still runs; 3: the file is broken.
    .short = Derive every roll of a finished game again.
cli-verify-as-json = Print the findings as JSON.

cli-entry = Entry { $at } of { $last }.
cli-steps = next, back, go N, start, end, log, play (on from here), quit.
cli-keys = n next · b back · g go to an entry · s start · e end · l log · p play on from here · q quit
cli-go-where = Which entry?
cli-misfit = This journal was written for other rules and fits only up to entry { $entry }; it can be looked at so far.
step-next = next
step-back = back
step-go = go
step-start = start
step-end = end
step-log = log
step-play = play
step-help = help
step-quit = quit
cli-verified =
    Verified. { $answers ->
        [one] { $answers } answer of chance follows
       *[other] { $answers } answers of chance follow
    } from { $stretches ->
        [1] the published secret.
       *[other] the { $stretches } published secrets.
    }
cli-dictated =
    { $answers ->
        [one] { $answers } answer of chance was dictated
       *[other] { $answers } answers of chance were dictated
    } by somebody at the table, as the file says.
cli-open-seed = The seed was given by hand: whoever knew it could know every roll in advance.

## Several people at one screen

cli-hand-over = Pass the keyboard to { $person } ({ $actor }). Enter, when nobody else can see the screen.
cli-actor = { $actor } ({ $person })

# The command line: help, questions, answers.

## Commands

cli-hordekeep = Play, replay, verify and measure the board games Sanctum and Last Bastion.
cli-play = Play GAME in the terminal: alone, with friends at one screen, or with bots. Every answer is saved at once; closing the window loses nothing. Without any option a few questions come first. Commands can be piped in.
    .short = Play a game in the terminal.
cli-play-seed = The number from which all dice follow: the same one gives the same dice again, and whoever knows it can foresee them.
cli-play-bots = A bot for each of the other seats; may be given several times. Your own: my.py:Class, “run:COMMAND” for a program, or an installed one.
cli-play-seats = Who holds each seat: me, bot, bot:NAME, or the name of a friend.
cli-play-load = Go on with a saved game, or begin with a position file.
cli-play-target = Where to save; otherwise a new file in the data folder.
cli-play-silent = No notes in this game on what happens to you for the first time.

cli-rules = Read the rules of GAME: --short is one screen, --guide the whole in plain words, --ask answers a question. Otherwise every clause is listed, with the passing tests that prove it.
    .short = Read the rules: in short, in full, or clause by clause.
cli-rules-short = Goal, how you win and lose, your turn: one screen.
cli-rules-section = The rules in plain words, or one section of them.
cli-rules-question = Answer a question, such as “how do I win”.
cli-rules-unexpected = Not what you may expect
cli-rules-no-section = There is no section “{ $name }”; there are: { $names }.
cli-rules-nothing-found = Nothing was found. Try other words, or read the whole: --guide.
cli-rules-example = Example: { $text }
cli-rules-untested = Only clauses without a passing test; fails if there are any.
cli-not-run = The tests have not been run yet: those that name a clause are listed. `make test` runs them.
cli-no-tests = The tests are not part of the installed package; run this command in the repository.

cli-admin = Look after a server while it serves: its tables, whom it turns away, and whether it opens new tables. Servers notice within two seconds.
    .short = Look after a server and its tables.
cli-tables = List all tables: id, game, stage, entries, last change. Who sits there is not shown.
    .short = List all tables.
cli-tables-stage = Only tables at this stage.
cli-sizes = Show how many tables are kept, and how much space they take.
    .short = Show how much is kept.
cli-close = Close tables: they can be looked at, not played on. Whoever is there is told.
    .short = Close tables, or open them again.
cli-close-reopen = Open them again.
cli-delete = Delete tables for good. Whoever is there is told.
    .short = Delete tables.
cli-ban = Turn away an address or a network, such as 203.0.113.7 or 2001:db8::/48. Whoever is connected from there is shown out.
    .short = Turn away an address or a network.
cli-ban-days = For this many days; without it for good.
cli-ban-lift = Let it in again.
cli-drain = Let servers run empty: no new tables are opened, those that are there go on, and the lobby says so.
    .short = Open no new tables.
cli-drain-off = Open new tables again.
cli-orders = Say whom servers turn away, and whether they open new tables.
    .short = Show which orders are in force.
cli-admin-no-orders = Everybody may come, and new tables are opened.
cli-admin-drained = No new tables are opened.
cli-admin-banned = { $network } is turned away.
cli-admin-banned-until = { $network } is turned away until { $until }.
cli-option-store = The database, as for serve.
cli-admin-sizes = { $tables ->
    [1] 1 table
   *[other] { $tables } tables
  }, { $mebibytes } MiB
cli-admin-closed = { $tables ->
    [1] 1 table
   *[other] { $tables } tables
  } closed.
cli-admin-opened = { $tables ->
    [1] 1 table
   *[other] { $tables } tables
  } opened again.
cli-admin-deleted = { $tables ->
    [1] 1 table
   *[other] { $tables } tables
  } deleted.
cli-store = Work with the tables that servers keep.
    .short = Move tables between a folder and a database.
cli-move = Copy all tables from one store to another: each is a folder, or a database (postgresql://…). FROM stays as it is; nobody may serve from it meanwhile. A move that was interrupted goes on where it stopped. Exit code 3: a store cannot be used, or a table in TO is not the same.
    .short = Copy all tables from a folder to a database, or back.
cli-store-moved = { $tables ->
    [1] 1 table
   *[other] { $tables } tables
  } ({ $entries } entries) copied from { $from } to { $to }; { $there_before } were there before.

cli-option-content = The version of the content; the newest if nothing is said.
cli-option-packs = A content pack, as folder or file; may be given several times.
cli-option-data = The folder in which games and tables are kept; without it, the user’s data folder.
cli-option-plain = No drawing and no colour: lines that can be read aloud.
cli-option-width = How many characters fit on a line.
cli-option-as-json = Print JSON.
cli-option-bot-seconds = How many seconds a bot of your own may think about one decision; then a stand-in chooses for it.
cli-option-version = Print the version, and whether the engine is compiled.
cli-option-lang = The language, such as en.
cli-no-language = Hordekeep does not speak “{ $wanted }”; this is English. Spoken: { $offered }.

# What content check counts, as “monsters 50, warlords 10”.

counted-monsters = monsters { $count }
counted-warlords = warlords { $count }
counted-tiles = tiles { $count }
counted-heroes = heroes { $count }
counted-demons = demons { $count }
counted-demon-lord = cards of the Demon Lord { $count }
counted-fury = furies { $count }
counted-skills = skills { $count }
counted-blessings = blessings { $count }
counted-start-cards = start cards { $count }
counted-acts = acts { $count }
counted-lessons = lessons { $count }
counted-steps = steps { $count }
counted-branches = branches { $count }
counted-seats = seats { $count }

## Numbers with a fraction

number-decimal = { NUMBER($number, minimumFractionDigits: 2) }
number-thousandths = { NUMBER($number, minimumFractionDigits: 3) }
number-fine = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }

## What the options of a game may be

cli-says = { $what }: { $answers } [{ $default }].
cli-says-span = { $least } to { $most }
cli-says-ids = ids separated by commas
cli-says-bots = Bots: { $answers }.
cli-says-bots-or = Bots: { $answers } [{ $default }].

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
cli-file-exists = { $file } exists already. Choose another name, or --load it.
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
cli-more-reasons = … and { $count } more. Be more precise.
cli-more-clauses = … and { $count } more. Be more precise.
cli-no-clause = No clause mentions “{ $said }”.
cli-chapters = Type rules and a clause’s id or a word. Chapters: { $chapters }.
cli-no-odds = No horde card is in reach of this hero.
cli-hint = { $worlds ->
        [one] Chance to win, { $worlds } world played out by “{ $strength }”:
       *[other] Chance to win, { $worlds } worlds played out by “{ $strength }”:
    }
cli-hint-choice = { $number }. { $what }: { $percent }% (give or take { $error }), { $standing }
cli-hint-steps = { $first } → { $rest }
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
command-hint = hint
    .usage = hint [novice|adept|expert|master]
    .help = what could be done now, what to expect of it, and why
command-ahead = ahead
    .usage = ahead
    .help = all that is coming before your next turn
command-log = log
    .usage = log [n]
    .help = what happened; 0 for everything
command-rules = rules
    .usage = rules [id or words]
    .help = the rules, clause by clause
command-notes = notes
    .usage = notes [on|off]
    .help = more about the last note; on and off are remembered
command-notes-on = on
command-notes-off = off
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
    .short = Step through a game, or play on from any point of it.
cli-replay-start = Begin at entry N.
cli-replay-row = With FILE the folder of a data set: the moment of row N, counted from 0.
cli-replay-opens = Open the page at that moment, on a server of its own; Ctrl-C ends it.
cli-replay-printed = As --open, but print the address and open no browser.
# $url: an address
cli-replay-here = The game is here until Ctrl-C: { $url }
cli-replay-going-on = Play on from there (without --from: from the end).
cli-replay-only-log = Print the whole log and nothing else.
cli-replay-bots = A bot for each of the other seats when playing on.
cli-replay-seats = Who holds each seat when playing on: me, bot:NAME, or the name of a friend.
cli-replay-as-json = Print every entry with what happened, as JSON.

cli-position = Write the position of the saved game in FILE as text that people can read, change and play on from. A finished game is written down as it was; in a running one, what the seat cannot know is dealt anew.
    .short = Write a moment of a game as a position file.
cli-position-entry = The position after entry N (without it: the last one).
cli-position-seat = Whose knowledge counts while the game is running (the first seat is 1).

cli-review = Tell what decided the finished game in FILE: the chance to win after each choice as a curve, what luck did and what choices did, the three moments that decided it, with what would have been better and why. Each chance comes from worlds that could have been, as far as the acting seat could know; the same game has the same review anywhere.
    .short = Tell what decided a finished game.
cli-review-seat = For which seat, where not all win or lose together (the first seat is 1).
cli-review-as-json = Print the findings as JSON.
cli-review-chances = { $worlds ->
        [one] The chance to win through the game, from { $worlds } world that was played out:
       *[other] The chance to win through the game, from { $worlds } worlds that were played out:
    }
cli-review-moment = { $number }. { $what } { $before }% → { $after }% (hordekeep replay --from { $entry })

cli-verify = Check that nobody cheated: derive every roll and every card of the finished game in FILE again from the secret that was published at its end. Exit code 1: something differs, or the game is still running; 3: the file is broken.
    .short = Check that all dice of a finished game were fair.
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

cli-learn = Learn GAME by playing: a guided first game in short chapters. Leave at any time; the next start carries on where you were. Commands can be piped in; an empty line does what the guide asks for.
    .short = Learn a game by playing.
cli-learn-chapter = Begin with this chapter, by its number or name.
cli-learn-listed = List the chapters, with a tick beside those that are done.
cli-lesson-go = Press Enter to go on.
cli-lesson-mark = ◂ the guide means this
cli-lesson-back = back: take it back
cli-lesson-on = on: play on like this
cli-lesson-again = again: start this chapter again
cli-lesson-skip = skip: skip this chapter
cli-lesson-quit = quit: leave, and keep my place
cli-lesson-left = Your place is kept. To go on: hordekeep learn { $game }
cli-lesson-game = Enter: play a small game with novices. Any word: leave.
cli-note-ways = (notes: more about this; notes off: no more notes like this)
cli-no-note = There has been no note yet.
cli-notes-on = What happens to you for the first time is explained, once.
cli-notes-off = There will be no more notes. “notes on” brings the notes back.
command-lesson-back = back
command-lesson-on = on
command-lesson-again = again
command-lesson-skip = skip
command-lesson-quit = quit

# A bot of one's own fails. $name: the bot, $number: its seat, $why: what happened
bot-failed =
    { $why ->
        [timed-out] The bot { $name } on seat { $number } has not answered in time; a stand-in chooses for it.
        [nonsense] The bot { $name } on seat { $number } has answered nonsense; a stand-in chooses for it.
        [flooded] The bot { $name } on seat { $number } says too much; a stand-in chooses for it.
        [exited] The bot { $name } on seat { $number } has ended; a stand-in chooses for it.
       *[crashed] The bot { $name } on seat { $number } has crashed; a stand-in chooses for it.
    }

# hordekeep lab: games by the thousand, and what they tell those who change cards.

cli-lab = Let bots play many games, and say what they show: what a pack changes, who wins with what, how tense games are, why one of them went as it did. The same command gives the same numbers anywhere, with any number of jobs.
    .short = Measure games, packs and cards.
cli-balance = Count how often those win and survive who had a hero, a card, a tile, a skill or anything else that is counted, and mark what stands out. All things are looked at together, so what is marked is corrected for many looks. What goes together need not be a cause: a card that comes late is drawn in long games.
    .short = Who wins and survives with what.
cli-compare = Play BASE and PACK with the same seeds, and say what differs, with its interval. BASE is a game or a pack, PACK another pack of the same game. Where nothing is decided yet, it says about how many more games would tell.
    .short = What a pack changes, on the same seeds.
cli-curve = Show how chances run through games: those of the later winners turn by turn, how often the lead changes, how long games are, and how well the chances came true.
    .short = How tense games are, turn by turn.
cli-trace = Play the one game that SEED gives in the other commands, and show why it went as it did: the turns that changed most, what was decided in them, and how the dice fell.
    .short = Why one game went as it did.

# Options of several of these commands
cli-option-bots = Who plays; several names take the seats in turn. Your own: my.py:Class, “run:COMMAND” for a program, or an installed one.
cli-option-seats = “rotate”: bots and named heroes move on by one seat from game to game; “keep”: they stay where they are named.
cli-option-games = How many games.
cli-option-seed = The seed of the first game; each further game has the next number.
cli-option-jobs = How many processes play side by side.
cli-option-resume = Keep every game in this file, and do not play again what is there.
cli-option-csv = Write the numbers as CSV.
cli-option-parquet = Write the numbers as Parquet; needs the extra “lab”.
cli-option-html = Write the report as one page with plots.
cli-compare-content = The version of the content below both; the newest if nothing is said.
cli-compare-games = How many games of each: both are played with every seed.
cli-compare-until-decided = Stop as soon as it is sure that one of them is won more often.
cli-trace-journal = Write the game’s journal, for replay and page.

cli-lab-no-parquet = Parquet needs a library that is not installed: pip install hordekeep[lab]
cli-lab-no-chances = Nobody can say what a position of this game is worth: { $game }
# $base, $pack: ids of games
cli-lab-other-game = Both must be of one game. The first is of { $base }, the second of { $pack }.

lab-written = Written: { $file }
# $games, $wanted: numbers of games; $seats: number of seats; $bots: names; $difficulty: its name;
# $first, $last: seeds; $turned: yes or no
lab-lead =
    { $games ->
        [one] { $games } game of { $wanted }
       *[other] { $games } games of { $wanted }
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $difficulty }. Bots: { $bots }. Seeds { $first } to { $last }{ $turned ->
        [yes] , seats rotated.
       *[no] , seats as named.
    }
lab-victories = Won: { $share }% of games (95% interval { $between }). Survived: { $survival }% of all heroes.
# $count, $looks: numbers; $correction: a name; $named: things that stand out
lab-outliers =
    { $count ->
        [0] Nothing stands out among { $looks } looks, after { $correction }’s correction.
       *[other] Stands out among { $looks } looks, after { $correction }’s correction: { $named }.
    }
lab-outlier-wins = { $thing } (wins)
lab-outlier-survival = { $thing } (survival)
lab-more =
    { $count ->
        [one] … and { $count } more that says less: --csv or --html has all.
       *[other] … and { $count } more that say less: --csv or --html has all.
    }

# Kinds of things
lab-kind-hero = Heroes
lab-kind-pair = Pairs of heroes
lab-kind-place = Places in turn order
lab-kind-warlord-drawn = Warlords drawn
lab-kind-warlord-beaten = Warlords beaten
lab-kind-card-drawn = Monsters drawn
lab-kind-card-beaten = Monsters beaten
lab-kind-tile-used = Tiles used
lab-kind-skill = Skills gained
lab-kind-item-equipped = Items equipped
lab-kind-achievement = Achievements reached
lab-kind-demon-drawn = Demons taken on
lab-kind-demon-beaten = Demons killed
lab-kind-lord-faced = The Demon Lord’s cards faced
lab-kind-lord-beaten = The Demon Lord’s cards beaten
lab-pair-together = { $one } with { $other }
lab-pair-against = { $one } against { $other }
lab-place = Place { $place }
lab-seat = Seat { $seat }
lab-side-all = The heroes

# Columns of a table of things
lab-look-1 = Thing
lab-look-2 = Cases
lab-look-3 = Won, %
lab-look-4 = 95% interval
lab-look-5 = Without it, %
lab-look-6 = Difference, points
lab-look-7 = p, corrected
lab-look-8 = Survived, %

# Columns and rows of a comparison
lab-measure-1 = Measure
lab-measure-2 = Base
lab-measure-3 = Pack
lab-measure-4 = Difference
lab-measure-5 = p, corrected
lab-measure-6 = Verdict
lab-of-victory = Games won, %
lab-of-survival = Heroes who survive, %
lab-of-turns = Turns
lab-of-decisions = Decisions
lab-of-first = Wins of whoever begins, %
lab-of-hero = Wins: { $hero }, %
lab-of-hero-survival = Survival: { $hero }, %
lab-verdict-more = more with the pack
lab-verdict-less = less with the pack
lab-verdict-same = the same in every game
lab-verdict-more-games =
    { $games ->
        [one] undecided: about { $games } more game would tell
       *[other] undecided: about { $games } more games would tell
    }
lab-verdict-small = undecided: if it differs, then by less than { $spread }
lab-decided = It is sure that one of them is won more often, so the rest is not played.

# The course of games
lab-turn = Turn
lab-games = Games
lab-ahead-team = Games that are won, %
lab-behind-team = Games that are lost, %
lab-ahead-rival = The later winner, %
lab-behind-rival = The best of the others, %
lab-quartiles = Chances to win when a turn begins: the median, and the middle half of all games.
# $median, $low, $high: numbers of turns; $changes: how often
lab-length = Games take { $median } turns (half of them { $low } to { $high }). Changes of lead in a game: { $changes }.
lab-last-change = The lead changes for the last time after { $share }% of a game, on average.

# One game
# $seed: a number; $ending: a sentence; $turns: number of turns; $count: number of winners
lab-trace-end = Seed { $seed }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. { $ending }{ $count ->
        [0] { "" }
       *[other] { " " }Winner: { $winners }.
    }
lab-swings = The turns that changed most
lab-swing-1 = Turn
lab-swing-2 = Whose chance
lab-swing-3 = Before, %
lab-swing-4 = After, %
lab-swing-5 = Points
lab-swing-6 = Hits / expected
lab-decisions = What was decided
lab-turn-choices = Turn { $turn }: { $choices }
lab-choice = { $seat }: { $action }
lab-choice-next = ;{ " " }
lab-choices-before =
    { $count ->
        [one] { $count } choice before
       *[other] { $count } choices before
    }
lab-no-choice = Nothing was to be chosen.
lab-luck = How the dice fell
lab-luck-1 = Seat
lab-luck-2 = Dice
lab-luck-3 = Hits
lab-luck-4 = Expected
lab-luck-5 = Luckier than, %

# Pages
lab-balance-title = { $game }: is it in balance?
lab-compare-title = What changes from { $base } to { $pack }?
lab-curve-title = { $game }: how tense is it?
lab-trace-title = { $game }, seed { $seed }: why did it go like that?
lab-finding-victories = How often it is won
lab-finding-outliers = What stands out
lab-finding-length = How long it takes
lab-finding-lead = When it is settled
lab-finding-turn = Turn { $turn }: { $swing } points
lab-plot-hero-wins = Who wins
lab-plot-hero-survival = Who survives
lab-plot-place-wins = Who wins, by place in turn order
lab-plot-place-survival = Who survives, by place in turn order
lab-plot-note =
    { $looks ->
        [one] Shares in per cent with 95% intervals; the dashed line is the mean of all. A diamond stands out, after correction for { $looks } look.
       *[other] Shares in per cent with 95% intervals; the dashed line is the mean of all. A diamond stands out, after correction for { $looks } looks.
    }
lab-plot-tension = How tense it is
lab-plot-tension-note = Chances to win when a turn begins, in per cent: the median as a line, the middle half of all games as a band.
lab-plot-length = How long games are
lab-plot-length-note = Games by their number of turns; below each bar the fewest that it counts.
lab-plot-shares = Shares
lab-plot-lengths = Length
lab-plot-compare-note = Differences, pack less base, with 95% intervals; the dashed line is no change. A diamond is decided.
lab-compare-table = All measures
lab-compare-note =
    { $looks ->
        [one] On the same seeds. A difference is decided when it stands after correction for { $looks } measure.
       *[other] On the same seeds. A difference is decided when it stands after correction for { $looks } measures.
    }
lab-table-note = “Without it” are those who did not have it. What goes together need not be a cause.
lab-calibration = Did the chances come true?
lab-calibration-note = Whenever a turn began, somebody’s chance was said; the share of those who then won should be near it.
lab-calibration-1 = Said, %
lab-calibration-2 = Cases
lab-calibration-3 = Said on average, %
lab-calibration-4 = Won, %
lab-plot-chances = Chances to win
lab-plot-chances-note = When each turn began, in per cent.
lab-luck-note = A die hits if it counts against a foe as it fell. “Luckier than” is the share of games with the same dice that would have had fewer hits.
lab-turns = Turn by turn
lab-turns-note = Whose chance changed most in each turn, and what was decided where there was a choice.
lab-foot = One file, nothing is loaded. The command above gives the same numbers again.

# Many machines
cli-option-cluster = Play on Dask: on this machine, or on the cluster whose scheduler is at ADDRESS (as tcp://10.0.0.5:8786). Needs the extra “cluster”.
cli-lab-no-dask = A cluster needs a library that is not installed: pip install hordekeep[cluster]
cli-lab-no-cluster = The cluster does not answer: { $address }. With --resume, what was played is kept.
cli-lab-other-engine = The workers of the cluster have another version of Hordekeep: { $address }
cli-lab-dead-workers = The workers of the cluster died of the same games again and again: { $address }. With --resume, what was played is kept.
lab-dashboard = Dashboard: { $link }

# Data sets
cli-dataset = Play games and write them into the new folder DIR: the journals, every decision as a row (what the seat could know, what it could do, what it did, what it gained), and a data card.
    .short = Write games as data for programs that learn.
cli-dataset-form = How rows are written: parquet (needs the extra “lab”) or jsonl; parquet where it can be, if nothing is said.
lab-dataset-done = Written: { $folder }. Games: { $games }, rows: { $rows }.
dataset-title = Games of { $game }
dataset-about = Every decision of games between bots, from setup to the end. This command makes the same data again:
dataset-what = What
dataset-value = Value
dataset-game = Game and content
dataset-engine = Engine and version of the rules
dataset-options = Options
dataset-bots = Bots, by seat
dataset-seeds = Seeds
dataset-size = Games / rows
dataset-actions = Action numbers
dataset-columns = Columns
dataset-column = Column
dataset-meaning = Meaning
dataset-column-seed = The seed of the game; its journal is journals/SEED.journal
dataset-column-entry = Journal entries before the decision: hordekeep replay journals/SEED.journal --from ENTRY opens it there
dataset-column-decision = The number of the decision
dataset-column-seat = Who decides, from 0
dataset-column-observation = What this seat may know, as bytes (in lines of JSON: base64)
dataset-column-mask = The numbers of all legal actions
dataset-column-action = The number of the action that was chosen
dataset-column-words = The same action in words
dataset-column-result = What the seat has gained at the end of the game
dataset-observation = Observation
dataset-observation-note = Named arrays of bytes, one after the other, seats counted from the one that looks. dataset.json has the same for programs.
dataset-array-1 = Array
dataset-array-2 = Shape
dataset-array-3 = First byte
dataset-limits = What to know
dataset-limits-note = All players are bots: what people would do is not in here. Rows with a single legal action are included. Numbers of actions and places in observations hold for this content only. Journals tell everything, also what a seat could not know; rows tell nothing that it could not.

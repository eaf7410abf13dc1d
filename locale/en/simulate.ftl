# hordekeep simulate: many games with bots, and what happened in them.

cli-simulate = Play GAME many times with bots, and count what happens: how games end, how long they are, how often each effect, tile, power, skill and penalty comes up. The same seed gives the same games, with any number of jobs.
    .short = Play many games with bots and count what happens.
cli-simulate-bots = Who plays; several names take the seats in turn. Your own: my.py:Class, “run:COMMAND” for a program, or an installed one.
cli-simulate-games = How many games.
cli-simulate-seed = The seed of the first game; each further game has the next number.
cli-simulate-jobs = How many processes play side by side.
cli-simulate-check = Check the rules at every step: nothing gets lost, every listed action works, every other one is refused, and undo, replay and position files lead back to the same game. Slow.
cli-simulate-counts = Count actions, effects, tiles, powers and skills even if everybody plays at random. It takes three times as long and rolls the dice as at a table, so the same seed gives another game.

simulate-playing = Playing
simulate-of = Game
simulate-bots = Bots
simulate-games = Games
simulate-decisions = Decisions in all games
simulate-choices = … with a choice to make
simulate-seconds = Processor time, in seconds
simulate-turns = Turns per game
simulate-length = Decisions per game
simulate-score = Best score per game
simulate-span = { NUMBER($mean, minimumFractionDigits: 1) } on average ({ $least } to { $most })
simulate-outcomes = How games ended
ending-stopped = Stopped after 20,000 decisions: it might never end.
simulate-share = { NUMBER($share, minimumFractionDigits: 1) }% (95% confidence: { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }%)
simulate-actions = What players did
simulate-effects = Effects applied
simulate-card-effects = Effects applied, by card and board
simulate-tiles = Tiles used
simulate-powers = Heroes’ powers used
simulate-skills-gained = Skills gained
simulate-skills-used = Skills used
simulate-abilities = What abilities did
simulate-penalties = Penalties taken in the last battle
simulate-wounds = Wounds taken instead of a penalty, by card
simulate-blessings = Blessings used
simulate-survivors = Games by number of survivors
simulate-surviving-heroes = Survivors by hero
simulate-winning-heroes = Winners by hero
simulate-winning-seats = Winners by place in turn order
simulate-not-counted = Actions and effects were not counted: --counts counts them.
simulate-violations =
    { $count ->
        [0] Every check passed.
        [1] One check failed:
       *[other] { $count } checks failed:
    }
simulate-violation = { "  " }seed { $seed }, step { $step }: { $property }: { $found }
simulate-checked = What was checked, and how often

property-conserved = Tokens, cards and figures are conserved
property-decision = There is a decision with a legal action
property-candidates = Legal actions are the legal candidates
property-text = Texts of actions read back
property-listed = Every listed action works
property-unlisted = Actions that are not listed are refused
property-view = Equal states give equal views
property-preview = Previews and forecasts change nothing
property-position = A position file leads back
property-together = It makes no difference who answers first
property-undo = Undo and redo lead back
property-undo-all = Undo as far as possible and redo lead back
property-events = Events are known
property-replay = Replay leads to the same
property-verify = Dice follow from the secret
property-elsewhere = Replay in another process leads to the same

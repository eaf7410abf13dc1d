# Last Bastion in the page: short words for its boards, cards and fights.

page-heroes = Heroes
page-board = The bastion and its hordes

## Moments, in a few words

page-opening-line = Nine tiles, four hordes, one night. Hold until the last warlord has fallen.
page-moment-beaten = { $card } falls
page-moment-grasp = The Grasp of Evil takes { $tile_acc }
page-moment-shadow = The Grasp of Evil falls on { $hero }
page-moment-warlord = { $card } enters
page-moment-fall = { $hero } is out of action
page-moment-death = { $hero } dies
page-moment-return = { $hero } is back
page-moment-won = The last blow
page-moment-lost = The bastion falls

## Danger

page-calm = The bastion is quiet
page-holding = The bastion holds
page-grasped-of = { $count } of { $most } tiles grasped; { $most } lose the game.
page-falls-in =
    { $turns ->
        [0] The bastion falls this turn
        [1] The bastion falls next turn
       *[other] The bastion falls in { $turns } turns
    }
page-may-fall-in =
    { $turns ->
        [0] The bastion may fall this turn
        [1] The bastion may fall next turn
       *[other] The bastion may fall in { $turns } turns
    }
page-hurts-in =
    { $turns ->
        [0] A hero is in danger now
        [1] A hero is in danger next turn
       *[other] A hero is in danger in { $turns } turns
    }
page-dangers-all =
    { $count ->
        [1] The danger in full
       *[other] All { $count } dangers
    }
page-dangers-title = Dangers of the next two rounds
page-danger-certain = Certain, unless you do something about it.
page-danger-possible = Possible: dice and cards decide.
page-omen-in =
    { $turns ->
        [0] Now: { $omen }
        [1] Next turn: { $omen }
       *[other] In { $turns } turns: { $omen }
    }
page-coming-up = Coming up
page-nothing-foretold = Nothing that can be foretold.
page-more-omens = … and { $count } more

## What an action would lead to

page-then-stands = { $hero }: { $tile_at }.
page-then-up = { $hero }: standing again.
page-then-lies = { $hero }: lying down.
page-then-life = { $hero }: life { $change }.
page-then-tokens = { $hero }: { $tokens }.
page-then-token = { $change } { $token }
page-then-condition =
    { $condition ->
        [dead] { $hero }: dead.
        [out] { $hero }: out of action.
        [wounded] { $hero }: wounded.
       *[other] { $hero }: back in action.
    }
page-then-shadowed = { $hero }: a Grasp of Evil holds the power.
page-then-unshadowed = { $hero }: the power is free again.
page-then-grasped = Grasped: { $tile }.
page-then-freed = Free again: { $tile }.
page-then-leaves = { $card } is gone.
page-then-lies-at = { $card } lies { $slot_on }.
page-then-needs = { $card } needs { $count }.
page-then-needs-more =
    { $count ->
        [0] { $card } falls.
       *[other] { $card } needs { $count } more.
    }
page-then-haunted = A Grasp of Evil lies on { $card }.
page-then-unhaunted = The Grasp of Evil on { $card } is gone.
page-then-netted = The net covers { $effect }.
page-then-trap = The trap lies { $slot_on }.
page-use-tile = Use this tile
page-ruin = { $chance } the bastion falls

## Boards, slots, deck

page-your-board = Your board
page-neutral = Neutral
page-neutral-now = neutral now
page-neutral-board = Neutral: { $board }
page-board-full = full: { $deed }
page-full-board-when = When all three slots are filled, it does this in its turn instead of drawing a card.
page-slot = slot { $number }
page-slot-free = { $slot }, free
page-slot-trap = { $slot }, the trap is set
page-slot-faces = Beside: { $tile }.
page-trap-set = Trap is set
page-trap-text = The next monster placed here is discarded without any effect.
page-deck = deck
page-discard = discard
page-discard-label =
    { $count ->
        [1] Discard pile, one card
       *[other] Discard pile, { $count } cards
    }
page-discard-title = Discard pile: { $count }
page-discard-empty = Nothing has been discarded yet.
page-unseen =
    { $count ->
        [1] One monster has not been seen yet.
       *[other] { $count } monsters have not been seen yet.
    }
page-warlord-in =
    { $count ->
        [0] Warlord: the next card
        [1] Warlord: 1 card down
       *[other] Warlord: { $count } cards down
    }
page-warlord-here = The warlord is here
page-no-warlord-left = No warlord in the deck
page-supply = Supply
page-supply-of = { $count } × { $token } in the supply
page-pieces = Pieces
page-pieces-home = All at home
page-piece-net = the net
page-piece-trap = the trap
page-piece-standard = the standard
page-piece-charm = the charm
page-banner-less = { $banner }: −1
page-dice-locked =
    { $count ->
        [1] 1 die locked
       *[other] { $count } dice locked
    }
page-equipment-barred = No tokens in fights
page-last-roll = Last roll
page-no-roll = not yet
page-life = { $count } life
page-calls =
    { $count ->
        [one] { $count } Call to Arms
       *[other] { $count } Calls to Arms
    }
page-grasps =
    { $count ->
        [one] { $count } Grasp of Evil in the supply
       *[other] { $count } Grasps of Evil in the supply
    }
page-grasp = Grasp of Evil
page-grasp-coming = A Grasp of Evil is coming
page-resistance = { $colour }, resistance { $value }
page-face = Face: { $face }
page-corruption-die = Corruption die

## Tiles in a few words

page-tile-net = Net one monster effect
page-tile-tower = Move or swap 2 horde cards
page-tile-market = Roll 2 dice, take those tokens
page-tile-tavern = A hero gains 1 life, may move
page-tile-banner = One colour: −1 resistance
page-tile-fountain = Remove up to 2 Grasps
page-tile-dispensary = Give a token or revive a hero
page-tile-tomb = Pay 1 life, destroy a monster
page-tile-trap = Trap a free slot of your board
page-tile-label =
    { $grasped ->
        [yes] { $heroes_count ->
            [0] { $tile }, grasped
           *[other] { $tile }, grasped, here: { $heroes }
        }
       *[no] { $heroes_count ->
            [0] { $tile }
           *[other] { $tile }, here: { $heroes }
        }
    }

## Heroes

page-no-hero-yet = no hero yet
page-tile-place-1 = north-west corner
page-tile-place-2 = north side
page-tile-place-3 = north-east corner
page-tile-place-4 = west side
page-tile-place-5 = centre
page-tile-place-6 = east side
page-tile-place-7 = south-west corner
page-tile-place-8 = south side
page-tile-place-9 = south-east corner
page-tile-faces =
    { $cards_count ->
        [0] no card faces it
       *[other] faced by { $cards }
    }
page-tile-coming = a Grasp of Evil is coming here
page-faces-tile = facing { $tile_acc }
page-is-warlord = warlord
page-is-haunted = with a Grasp of Evil
page-grasps-next = with a Grasp of Evil that reaches { $tile_acc } next
page-stands-at = { $tile_at }
page-acts-now = acts now
page-acts-in =
    { $turns ->
        [1] acts next
       *[other] acts in { $turns } turns
    }
page-has = { $count } × { $token }
page-has-nothing = no tokens
page-say-hero = { $hero }: { $tokens }.
page-say-card = { $card } ({ $colour }, resistance { $resistance }) facing { $tile_acc }
page-say-board =
    { $full ->
        [yes] { $side ->
            [north] North, { $board }, full: { $cards }.
            [east] East, { $board }, full: { $cards }.
            [south] South, { $board }, full: { $cards }.
           *[west] West, { $board }, full: { $cards }.
        }
       *[no] { $side ->
            [north] North, { $board }: { $cards }.
            [east] East, { $board }: { $cards }.
            [south] South, { $board }: { $cards }.
           *[west] West, { $board }: { $cards }.
        }
    }
page-say-grasped = Grasped: { $tiles }.
page-say-deck = Cards in the deck: { $count }. { $warlord }.
page-hero-label = { $hero }, { $who }, { $life } life
page-now = Now
page-next = Next
page-in-turns = In { $turns }
page-out = out of action
page-dead = dead
page-wounded = wounded
page-lies = lying down
page-lying = { $hero }, lying down
page-power-extra-move = One extra move, to keep or give.
page-power-charm = Charm: one horde card −1 resistance.
page-power-falcon = Takes 1 token of choice each turn.
page-power-valour = May use a tile and fight.
page-power-prayer = Gives up the move, removes a Grasp.
page-power-reroll = Rerolls any dice once per turn.
page-power-grey-die = Grey die in fights; no bad exit effects.
page-power-crossbows = Fights along row and column.
page-power-off-shadowed = Power off until this Grasp is removed
page-power-off-wounded = Wounded: power lost for good
page-power-off-out = Out of action
page-power-off-dead = Dead

## Cards

page-card-label = { $card }, { $colour }, resistance { $resistance }, { $slot }
page-drawn = just drawn
page-charmed = charmed: 1 resistance less
page-bannered = banner: 1 resistance less
page-one-less = 1 resistance less
page-die-locked = a die lies here
page-netted = Under the net: off.
page-netted-effect = { $effect }, under the net
page-column-effect = { $column }: { $deed }
page-no-effects = No effects.
page-reaches = Its Grasp of Evil goes { $tile_to } next.
page-haunted = A Grasp of Evil is on it.
page-column-entrance = Once, as soon as the card is placed.
page-column-recurring = In every horde phase of its board.
page-column-continuous = All the time, for everybody.
page-column-exit = Once, when it is beaten in a fight.

## Deciding

page-tiles-lit =
    { $count ->
        [1] one tile lit
       *[other] { $count } tiles lit
    }
page-calls-left = any tile, { $count } left
page-deck-count = { $count } in the deck
page-discard-count = { $count } discarded
page-supply-and-pieces = Supply, pieces
page-call-spent =
    { $count ->
        [1] This uses up your last Call to Arms.
       *[other] This uses up 1 of your { $count } Calls to Arms.
    }
page-next-is = Next: { $hero }
page-next-neutral = Next: { $board }, neutral
page-both = Both
page-odds-here = Fight from here:
page-odds-there = Fight from there:
page-odds-both = both

## Fights

page-fight = Fight
page-fight-from = Fight { $tile_from }
page-fight-one = { $hero } beats it or lets it be. What stays unbeaten stays where it is.
page-fight-two = { $hero } beats one card, both or neither. What stays unbeaten stays where it is.
page-foe-label = { $card }: { $hits } of { $need } hits
page-hits-of =
    { $need ->
        [1] { $hits } of 1 hit
       *[other] { $hits } of { $need } hits
    }
page-falls-by-itself = Falls without a hit
page-would-fall = enough: it can fall
page-white-does-not-count = white does not count here
page-no-exit = Nothing happens when it falls.
page-dice = Dice
page-rolling = rolling …
page-die-on = on { $card }
page-die-any = any colour
page-die-free = on either
page-die-miss = no match
page-die-surplus = not needed
page-die-keep = keep
page-tokens-here = Tokens of the heroes here
page-token-counts = +1 { $colour }
page-token-idle = no match
page-token-surplus = not needed
page-token-too-few = not enough
page-no-tokens-here = No tokens on this tile.
page-where-this-can-go = Where this can go
page-exact = exact
page-line-reroll = { $cards }, after a reroll of { $dice }
page-line-decline = Let them be
page-line-decline-text = nothing spent
page-line-tokens =
    { $count ->
        [1] With one more token.
       *[other] With { $count } more tokens.
    }
page-line-dice = Dice and tokens laid are enough.
page-line-hopeless = Not with this roll.
page-beat = Beat { $cards }
page-finish = Finish { $cards }
page-beat-both = Beat both
page-finish-both = Finish both
page-spend = Spend: { $token }
page-spend-on = { $hero }, on { $card }
page-with-tokens =
    { $count ->
        [0] enough as it is
        [1] lays one token
       *[other] lays { $count } tokens
    }

## The end

page-end-won = The bastion stands.
page-end-lost = The bastion has fallen.
page-end-abandoned = The watch was given up.
page-last-blow = { $hero } beat { $card } in turn { $turn }.
page-cards-left =
    { $count ->
        [0] No card was left in the deck.
        [1] One card was left in the deck.
       *[other] { $count } cards were left in the deck.
    }
page-score = Score
page-ledger-life =
    { $count ->
        [1] 1 life token
       *[other] { $count } life tokens
    }
page-ledger-calls =
    { $count ->
        [0] No Call to Arms
        [1] 1 Call to Arms
       *[other] { $count } Calls to Arms
    }
page-ledger-dead =
    { $count ->
        [0] No dead hero
        [1] 1 dead hero
       *[other] { $count } dead heroes
    }
page-ledger-grasped-tiles =
    { $count ->
        [0] No grasped tile
        [1] 1 grasped tile
       *[other] { $count } grasped tiles
    }
page-warlords =
    { $count ->
        [1] one warlord
       *[other] { $count } warlords
    }
page-each =
    { $points ->
        [-1] 1 point less for each
        [1] 1 point each
        [2] 2 points each
        [-3] 3 points less for each
        [-4] 4 points less for each
       *[other] { $points } points each
    }
page-together = Together
page-score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-reached = How far it went
page-warlords-beaten = Warlords beaten
page-tiles-grasped = Tiles grasped
page-heroes-standing = Heroes standing
page-deck-left = Cards left in the deck
page-of = { $count } of { $most }
page-who-did-what = Who did what
page-turns =
    { $count ->
        [1] one turn
       *[other] { $count } turns
    }
page-deed-beaten = Cards beaten
page-deed-tokens = Tokens spent
page-deed-tiles = Tiles used
page-deed-grasps = Grasps removed
page-deed-lost = Life lost
page-left-with = Left with
page-most = the most
page-best-kind =
    { $players ->
        [1] alone, { $difficulty }
       *[other] { $players } heroes, { $difficulty }
    }
page-best-first = Your first victory of this kind ({ $kind }) in this browser.
page-best-new = Your best so far ({ $kind }); it was { $best }.
page-best-old = Your best ({ $kind }): { $best }.
page-luck =
    { $sign ->
        [more] { $hits } of { $dice } dice hit, { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } more than expected: luckier than { $percent } of 100 such games.
        [fewer] { $hits } of { $dice } dice hit, { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer than expected: luckier than { $percent } of 100 such games.
       *[same] { $hits } of { $dice } dice hit, as expected.
    }
page-how-close = How close it was
page-grasped-by-turn = grasped tiles, turn by turn
page-chart-label = Grasped tiles over { $turns } turns, never more than { $most }
page-tiles-lost = { $count } tiles: lost
page-turn-one = turn 1
page-hero-falls = { $hero } falls
page-close-text =
    { $highest ->
        [0] No tile was ever grasped.
       *[other] { $turns ->
            [1] { $highest } of { $most } tiles at the worst, for one turn.
           *[other] { $highest } of { $most } tiles at the worst, for { $turns } turns.
        }
    }

# Notes on what happens for the first time.
page-note-last-bastion-corruption = You rolled the corruption die. Most of its faces hurt: life, a token, a card, a Grasp. Some cards and the full yellow board make you roll it.
page-note-last-bastion-last-life = You have one life left. Whoever loses the last one is out of action. The Dispensary brings that hero back, but without the power.
page-note-last-bastion-shadowed = A Grasp lies on your hero’s board: your power is off until somebody takes it away.
page-note-last-bastion-tile-grasped = A tile is grasped: nobody can use it by standing there. Three grasped tiles lose the game.
page-note-last-bastion-warlord = A warlord lies on a board. Beat every warlord, and you all win.
page-note-last-bastion-full-board = Your board is full. At each of its turns it draws no card, and does something bad instead. Beat one of its cards.
page-note-last-bastion-haunted = A card on your board carries a Grasp. At its board’s next turn the Grasp walks to the tile in front. Beat the card first.
page-note-last-bastion-lying = You are lying down: your next move only stands you up. You may still act.
page-note-last-bastion-token = You got a token. After a roll it adds one hit against a card of its colour. Keep it until you know the dice.
page-note-last-bastion-may-move = You have acted, and may still move. The order is free.
page-note-last-bastion-call = You may spend a Call to Arms, too: it uses any tile from where you stand, on top of move and action.

# All cards of the box.
page-cards-monsters = Monsters
page-cards-warlords = Warlords
page-cards-dice = Faces of dice
page-cards-tiles = Tiles

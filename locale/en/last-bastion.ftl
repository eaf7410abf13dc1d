# Last Bastion: what is asked, what can be done, what happened, and why not.

## Things

slot = { $board }, slot { $number }
slot-any = { $name }
    .on = on the { $name }
    .to = to the { $name }
token-red = red token
token-green = green token
token-blue = blue token
token-yellow = yellow token
token-black = black token
token-call = Call to Arms
token-any = { $name }
    .acc = a { $name }
board-red = red board
board-green = green board
board-blue = blue board
board-yellow = yellow board
board-any = { $name }
    .acc = the { $name }
    .along = along the { $name }
    .on = on the { $name }
full-board-red = Full board (red)
full-board-green = Full board (green)
full-board-blue = Full board (blue)
full-board-yellow = Full board (yellow)
banner-red = red banner
banner-green = green banner
banner-blue = blue banner
banner-yellow = yellow banner
banner-black = black banner
banner-any = { $name }
    .acc = the { $name }
face-red = red
face-green = green
face-blue = blue
face-yellow = yellow
face-black = black
face-white = white
gift-life-and-call = 1 life and a Call to Arms
gift-life = 1 life
gift-call = a Call to Arms
no-dice = no dice at all
die-numbered = die { $numbers }
dice-numbered = dice { $numbers }

source-entrance = { $source }: entrance, { $deed }
source-recurring = { $source }: recurring, { $deed }
source-continuous = { $source }: continuous, { $deed }
source-exit = { $source }: exit, { $deed }
source-board = { $source }: { $deed }

grasp-on-tile = { $tile_acc }
grasp-on-card = { $card }
grasp-on-hero = { $hero_gen } board

card-effect = { $column }: { $text }
monster-card = Monster, { $colour }, resistance { $resistance }.
warlord-card = Warlord, { $colour }, resistance { $resistance }.

## What is asked

ask-pick-hero = Choose your hero.
ask-place-card = Where does { $card } go?
ask-in-order = Several effects wait: which comes next?
ask-suffer = Who takes this? { $effect }.
ask-grasp-along = Which tile does the Grasp of Evil fall on?
ask-may-reroll-corruption = The corruption die shows { $corruption }: keep it, or reroll?
ask-return-token = Which token do you return?
ask-take-equipment = Which equipment token do you take?
ask-take-spoils = You may take 1 life and a Call to Arms. What do you take?
ask-cleansing =
    { $most ->
        [1] Which Grasp of Evil do you remove?
       *[other] Which Grasps of Evil do you remove? Up to { $most }.
    }
ask-granted-move = You may move now, once.
ask-hero-phase = Move and act, in either order.
ask-hero-phase-rise = Stand up and act, in either order.
ask-hero-phase-only-move = Move, or end the turn.
ask-hero-phase-only-rise = Stand up, or end the turn.
ask-hero-phase-only-act = Act, or end the turn.
ask-hero-phase-only-call = Spend a Call to Arms, or end the turn.
ask-hero-phase-only-power = Use your power, or end the turn.
ask-hero-phase-call-or-power = Spend a Call to Arms, use your power, or end the turn.
ask-hero-phase-only-end = Nothing is left to do: end the turn.
ask-casting-net = Which effect does the net cover?
ask-commanding =
    { $left ->
        [1] Move one more card, or leave it at that.
       *[other] Move up to { $left } cards, or let two swap places.
    }
ask-treating = Whom does the Tavern treat?
ask-raising = Which banner do you raise?
ask-dispensing = Give somebody a token, or bring a hero back.
ask-dispensing-give = Give somebody a token.
ask-dispensing-revive = Bring a hero back.
ask-destroying = Which monster does the Tomb take for 1 of your lives?
ask-trapping = Where do you set the trap?
ask-may-reroll = Keep this roll, or reroll some of the dice?
ask-aiming = Aim at one card or two, before you roll.
ask-assault =
    { $second ->
        [none] The dice are down: spend tokens on { $first }, beat it, or let it be.
       *[other] The dice are down: spend tokens, then beat { $first }, { $second } or both, or let them be.
    }
ask-assault-beat =
    { $second ->
        [none] The dice are down: beat { $first }, or let it be.
       *[other] The dice are down: beat what they reach, { $first } or { $second }, or let them be.
    }
ask-assault-spend =
    { $second ->
        [none] The dice are down: spend tokens on { $first }, or let it be.
       *[other] The dice are down: spend tokens on { $first } or { $second }, or let them be.
    }
ask-assault-decline =
    { $second ->
        [none] The dice are down, and nothing beats { $first }: let it be.
       *[other] The dice are down, and nothing beats { $first } or { $second }: let them be.
    }
ask-assault-beat-or-more =
    { $second ->
        [none] The tokens are laid: beat { $first }, or spend more.
       *[other] The tokens are laid: beat { $first }, { $second } or both, or spend more.
    }
ask-assault-must-beat =
    { $second ->
        [none] The tokens are laid: beat { $first }.
       *[other] The tokens are laid: beat { $first }, { $second } or both.
    }
ask-assault-more =
    { $second ->
        [none] Spend the tokens that { $first } still needs.
       *[other] Spend the tokens that { $first } or { $second } still needs.
    }
ask-fallen = Both fall: whose exit comes first?
ask-fallen-idle = Both fall, and neither has an exit: the order makes no difference.

## What can be done: in full, as the head of a group, as one of a group

do-choose = Choose { $hero }
    .menu = Choose
    .item = { $hero }
    .counted = Choose a hero
do-apply = Apply { $effect }
    .menu = Apply
    .item = { $effect }
    .counted = Choose the next effect
do-name = Who takes it: { $hero }
    .menu = Who takes it
    .item = { $hero }
    .counted = Choose who takes an effect
do-place = Place { $card } { $slot_on }
    .menu = Place it on
    .item = { $slot }
    .counted = Place a horde card
do-return = Return { $token_acc }
    .menu = Return
    .item = { $token }
    .counted = Return a token
do-grasp = Let the Grasp of Evil fall { $tile_on }
    .menu = Grasp on
    .item = { $tile }
do-move = Move { $tile_to }
    .menu = Move to
    .item = { $tile }
    .counted = Move to a tile
do-stand-up = Stand up
    .menu = Stand up
do-stay = Stay here
    .menu = Stay here
do-activate = Activate { $tile_acc }
    .menu = Activate
    .item = { $tile }
    .counted = Activate a tile
do-call = Spend a Call to Arms { $tile_on }
    .menu = Call to Arms
    .item = { $tile }
    .counted = Spend a Call to Arms on a tile
do-fight = Fight
    .menu = Fight
do-end-turn = End the turn
    .menu = End the turn
do-lend-move = Give the extra move to { $hero }
    .menu = Give the move to
    .item = { $hero }
do-charm = Put the charm on { $card }
    .menu = Charm
    .item = { $card }
    .counted = Put the charm on a card
do-fetch = Have the falcon fetch { $token_acc }
    .menu = Fetch
    .item = { $colour }
do-pray = Give up the move and pray away the Grasp of Evil on { $grasp }
    .menu = Pray for
    .item = { $grasp }
do-aim = Aim at { $cards }
    .menu = Aim at
    .item = { $cards }
    .counted = Choose the cards to fight
do-reroll = Reroll { $dice }
    .menu = Reroll
    .item = { $dice }
    .counted = Reroll dice
do-keep = Keep the roll
    .menu = Keep the roll
do-spend = Spend { $hero_gen } { $card_token } on { $card }
    .menu = Spend
    .item = { $hero_gen } { $card_token } on { $card }
    .counted = Spend a token on a card
do-beat = Beat { $cards }
    .menu = Beat
    .item = { $cards }
    .counted = Beat cards
do-decline = Let it be
    .menu = Let it be
    .counted = Turn down an offer
do-first = First: { $card }
    .menu = First
    .item = { $card }
    .counted = Choose which beaten card comes first
do-net = Cast the net on { $effect }
    .menu = Net
    .item = { $effect_from } { $effect_sign }{ $effect_brief }
do-shift = Move { $card } { $slot_to }
    .menu = Move a card
    .item = { $card } { $slot_to }
    .counted = Move a horde card
do-swap = Swap { $card } and { $other }
    .menu = Swap
    .item = { $card } and { $other }
    .counted = Swap two horde cards
do-take = Take { $token_acc }
    .menu = Take
    .item = { $colour }
    .counted = Take a token
do-treat = Treat { $hero }
    .menu = Treat
    .item = { $hero }
    .counted = Treat a hero
do-raise = Raise { $banner_acc }
    .menu = Raise
    .item = { $colour }
    .counted = Raise a banner
do-cleanse = Remove the Grasp of Evil from { $grasp }
    .menu = Remove from
    .item = { $grasp }
do-give = Give { $token_acc }: { $hero }
    .menu = Give
    .item = { $colour }: { $hero }
    .counted = Give a token to a hero
do-revive = Bring back { $hero }
    .menu = Bring back
    .item = { $hero }
    .counted = Bring back a hero
do-destroy = Pay 1 life and destroy { $card }
    .menu = Destroy
    .item = { $card }
do-trap = Set the trap { $slot_on }
    .menu = Trap on
    .item = { $slot }
do-accept = Take { $gift }
    .menu = Take
    .item = { $gift }
    .counted = Take 1 life, a Call to Arms or both
do-done = That is all
    .menu = That is all
    .counted = End a step

## Why not

refused-already-moved = The move of this turn is used.
refused-lying = The figure is lying down: a move can only stand it up.
refused-not-adjacent = That tile is not next to yours.
refused-standing = The figure is standing already.
refused-already-acted = The action of this turn is used.
refused-not-standing-here = Only the tile under your figure can be activated.
refused-tile-grasped = A Grasp of Evil holds this tile; only a Call to Arms reaches it.
refused-nothing-to-do = It would do nothing at all now.
refused-no-free-slot = Your board has no free slot for the trap.
refused-no-call = You have no Call to Arms.
refused-nothing-in-reach = No horde card is in reach.
refused-card-not-in-reach = That card is not in reach: a hero fights only what the tile faces.
refused-split-by-move = The move lies between the two actions.
refused-power-off = A Grasp of Evil on your hero board holds this power.
refused-power-lost = The hero is wounded: this power is lost for good.
refused-power-spent = This power is used up for the turn.
refused-no-such-power = Your hero does not have this power.
refused-supply-empty = The supply has none left.
refused-not-in-action = That hero is out of action.
refused-no-grasp-there = There is no Grasp of Evil.
refused-slot-taken = A card lies there already.
refused-wrong-board = The card’s own board still has a free slot.
refused-no-such-token = There is no such token to give.
refused-is-warlord = Warlords are beyond its reach.
refused-already-there = It is there already.
refused-equipment-barred = A card in play bars all equipment.
refused-not-on-your-tile = Only heroes on your own tile can help.
refused-enough-tokens = As many tokens lie on it as it has resistance.
refused-cannot-be-beaten = The dice and tokens are not enough.
refused-tokens-lie-elsewhere = Tokens laid on a card commit you to beating it.
refused-not-your-board = The trap goes on your own board only.
refused-not-out-of-action = That hero is not out of action.
refused-dead-for-good = That hero is dead and cannot be brought back.
refused-cannot-apply = It cannot apply to that hero.
refused-hero-taken = Somebody has that hero already.
refused-not-along-board = That tile does not lie along this board.
refused-already-grasped = A Grasp of Evil is there already.
refused-move-made = The first of the two moves is made: the second must move another card, without a swap.
refused-only-others = The gift is for another hero.

## What happened

event-tiles-laid = The bastion, row by row: { $tiles }.
event-boards-laid = The boards, clockwise from the north: { $boards }.
event-hero-chosen = Choice of { $seat }: { $hero }.
event-hero-seated = { $hero } took { $board_acc }.
event-began = { $hero } began.
event-turn-began = Turn { $turn }: { $board }
event-turn-began-hosted = Turn { $turn }: { $hero }, { $board }
quiet-turn = Nothing stirred.
event-effect-applied = { $effect }.
event-effect-named = { $effect }. { $hero } took it.
event-effect-idle = { $effect }. Nobody could be hit.
event-card-drawn = { $hero } drew { $card }.
    .then = Drew { $card }.
event-card-placed = { $card } was placed { $slot_on }.
event-card-trapped = The trap { $slot_on } caught { $card }.
event-trap-sent-home = { $card } kicked the trap aside; it went home.
event-nothing-drawn = Every slot was filled: { $hero } could draw nothing.
event-board-struck = { $full_board }.
event-bottom-discarded = Discarded from the bottom of the deck: { $card }.
event-bottom-missing = The deck was empty: nothing to discard.
event-corruption-rolled = { $hero } rolled the corruption die: { $corruption }.
    .then = Rolled the corruption die: { $corruption }.
event-corruption-rerolled = { $hero } turned back the moment.
event-life-lost = { $hero } lost 1 life; { $left } left.
    .then = Lost 1 life; { $left } left.
event-life-gained = { $hero } gained 1 life; { $left } now.
    .then = Gained 1 life; { $left } now.
event-spoils-left = { $hero } took neither life nor Call to Arms.
    .then = Took neither life nor Call to Arms.
event-call-gained = { $hero } gained a Call to Arms.
    .then = Gained a Call to Arms.
event-equipment-gained = { $hero } gained equipment: { $colour }.
    .then = Gained equipment: { $colour }.
event-token-returned = { $hero } returned { $token_acc }.
    .then = Returned { $token_acc }.
event-laid-down = { $hero } fell: the next move only stands up.
event-stood-up = { $hero } stood up.
event-went-out = { $hero } went out of action.
event-died = { $hero } died.
event-revived = { $hero } came back, wounded, to the Dispensary.
event-hero-shadowed =
    { $hero_count ->
        [1] A Grasp of Evil fell on { $hero_gen } board: the power went dark.
       *[other] Grasps of Evil fell on { $hero_gen } boards: the powers went dark.
    }
event-tile-grasped = The Grasp of Evil took { $tile_acc }.
event-card-haunted = A Grasp of Evil came to { $card }.
event-haunting-moved = The Grasp of Evil went from { $card } { $tile_to }.
event-grasp-missing = No Grasp of Evil was left in the supply.
event-grasp-removed =
    { $grasp_count ->
        [1] The Grasp of Evil left { $grasp }.
       *[other] The Grasps of Evil left { $grasp }.
    }
event-banner-fell = A banner fell: { $banner }.
event-moved = { $hero } moved { $tile_to }.
event-stayed = { $hero } stayed.
event-tile-activated = { $hero } activated { $tile_acc }.
event-called = { $hero } spent a Call to Arms { $tile_on }.
event-lent-move = { $hero } gave the extra move to { $to }.
event-charm-put = { $hero } charmed { $card }.
event-prayed = { $hero } gave up the move and prayed.
event-fought = { $hero } went to fight.
event-aimed = { $hero } aimed at { $cards }.
event-dice-rolled = { $hero } rolled { $faces }.
    .then = Rolled { $faces }.
event-dice-rerolled = { $hero } rerolled { $dice }.
event-token-spent = { $hero } spent { $card_token_acc } on { $card }.
    .then = Spent { $card_token_acc } on { $card }.
event-card-beaten = { $hero } beat { $card }.
    .then = Beat { $card }.
event-fight-declined = { $hero } beat nothing.
    .then = Beat nothing.
event-exit-shrugged = { $hero } shrugged off { $effect }.
event-card-left = { $card } left play.
event-net-cast = { $hero } cast the net. Covered: { $effect }.
    .then = Net on { $effect }.
event-net-home = The net went home.
event-charm-home = The charm went home.
event-card-shifted = { $card } moved { $slot_to }.
event-cards-swapped = { $card } and { $other } swapped places.
event-banner-raised = { $hero } raised { $banner_acc }.
    .then = Raised { $banner_acc }.
event-card-destroyed = { $hero } paid the Tomb with blood and destroyed { $card }.
event-trap-set = { $hero } set the trap { $slot_on }.
    .then = Set the trap { $slot_on }.
event-turn-ended = { $hero } ended the turn.
event-ended = { $ending }

## What happened in a row, in one sentence

event-card-drawn-card-placed = { $hero } drew { $card } and placed it { $slot_on }.
    .then = Drew { $card } and placed it { $slot_on }.
event-card-drawn-card-trapped = { $hero } drew { $card }, and the trap { $slot_on } caught it.
    .then = Drew { $card }, and the trap { $slot_on } caught it.
event-effect-applied-card-drawn = { $effect_from } called a card: { $hero } drew { $card }.
event-effect-applied-card-drawn-card-placed = { $effect_from } called a card: { $hero } drew { $card } and placed it { $slot_on }.
event-effect-applied-card-drawn-card-trapped = { $effect_from } called a card: { $hero } drew { $card }, and the trap { $slot_on } caught it.
event-card-shifted-card-placed = { $card } moved { $slot_to }.
event-card-shifted-card-trapped = { $card } moved { $slot_to } and fell into the trap.
event-nothing-drawn-life-lost = Every slot was filled: instead of drawing, { $hero } lost 1 life; { $left } left.
event-effect-applied-card-haunted = { $card } called a Grasp of Evil.
event-effect-applied-haunting-moved-tile-grasped = { $card } sent its Grasp of Evil { $tile_to }.
event-effect-applied-life-lost = { $effect_from }: { $hero } lost 1 life; { $left } left.
event-effect-applied-token-returned = { $effect_from }: { $hero } returned { $token_acc }.
event-effect-applied-corruption-rolled = { $effect_from }: { $hero } rolled the corruption die ({ $corruption }).
event-effect-applied-hero-shadowed =
    { $hero_count ->
        [1] { $effect_from }: a Grasp of Evil fell on { $hero_gen } board, and the power went dark.
       *[other] { $effect_from }: Grasps of Evil fell on { $hero_gen } boards, and the powers went dark.
    }
event-effect-named-life-lost = { $effect_from }: { $hero } lost 1 life; { $left } left.
event-effect-named-token-returned = { $effect_from }: { $hero } returned { $token_acc }.
event-effect-named-corruption-rolled = { $effect_from }: { $hero } rolled the corruption die ({ $corruption }).
event-effect-named-hero-shadowed = { $effect_from }: a Grasp of Evil fell on { $hero_gen } board, and the power went dark.
event-effect-applied-laid-down = { $effect_from }: { $hero } fell; the next move only stands up.
event-effect-named-laid-down = { $effect_from }: { $hero } fell; the next move only stands up.
event-effect-applied-life-gained = { $effect_from }: { $hero } gained 1 life; { $left } now.
event-effect-applied-call-gained = { $effect_from }: { $hero } gained a Call to Arms.
event-effect-applied-life-gained-call-gained = { $effect_from }: { $hero } gained 1 life, { $left } now, and a Call to Arms.
event-effect-applied-equipment-gained = { $effect_from }: { $hero } gained { $token_acc }.
event-effect-applied-grasp-removed =
    { $grasp_count ->
        [1] { $effect_from }: the Grasp of Evil left { $grasp }.
       *[other] { $effect_from }: the Grasps of Evil left { $grasp }.
    }
event-board-struck-effect-applied = { $full_board }: { $effect_deed }.
event-board-struck-effect-named = { $full_board }: { $effect_deed }. { $hero } took it.
event-board-struck-effect-idle = { $full_board }: { $effect_deed }. Nobody could be hit.
event-board-struck-effect-applied-bottom-discarded = { $full_board }: { $card } went from the bottom of the deck.
event-board-struck-effect-applied-life-lost = { $full_board }: { $hero } lost 1 life; { $left } left.
event-board-struck-effect-applied-laid-down = { $full_board }: { $hero } fell; the next move only stands up.
event-board-struck-effect-applied-corruption-rolled = { $full_board }: { $hero } rolled the corruption die ({ $corruption }).
event-board-struck-effect-named-life-lost = { $full_board }: { $hero } lost 1 life; { $left } left.
event-board-struck-effect-named-laid-down = { $full_board }: { $hero } fell; the next move only stands up.
event-board-struck-effect-named-corruption-rolled = { $full_board }: { $hero } rolled the corruption die ({ $corruption }).
event-corruption-rerolled-corruption-rolled = { $hero } turned back the moment and rolled again: { $corruption }.
    .then = Turned back the moment and rolled again: { $corruption }.
event-fought-dice-rolled = { $hero } fought and rolled { $faces }.
event-fought-aimed-dice-rolled = { $hero } aimed at { $cards } and rolled { $faces }.
event-dice-rerolled-dice-rolled = { $hero } rerolled { $dice } and got { $faces }.
    .then = Rerolled { $dice } and got { $faces }.
event-card-beaten-card-left = { $card } fell.
event-card-destroyed-card-left-life-lost = { $hero } paid the Tomb 1 life, { $left } left, and destroyed { $card }.
    .then = Paid 1 life, { $left } left, and destroyed { $card }.
event-prayed-grasp-removed = { $hero } gave up the move and prayed: the Grasp of Evil left { $grasp }.

## What a position or an option expected; numbers come as n1, n2

expected-n-in-all = { $n1 } in all
expected-a-hero-in-action = a hero in action
expected-a-hero-that-nobody-else-has = a hero that nobody else has
expected-a-table-for-each-player = a table for each player
expected-fewer-than-n-tiles = fewer than { $n1 } tiles
expected-nothing-left-to-a-hero-out-of-action = nothing left to a hero out of action
expected-n-heroes = { $n1 } heroes
expected-n-players = { $n1 } players
expected-a-card-in-play = a card in play
expected-cards-in-play = cards in play
expected-a-free-slot = a free slot
expected-an-effect-of-a-card-in-play = an effect of a card in play
expected-tile = a tile
expected-card = a card
expected-hero = a hero
expected-slot = a slot
expected-colour = a colour
expected-face = a face
expected-effect = an effect
expected-different-heroes = different heroes
expected-every-board-once = every board once
expected-every-tile-once = every tile once
expected-every-card-once-in-a-slot-discarded-or-unseen = every card once: in a slot, discarded or unseen
expected-lines-like-n-monsters = lines like “42 monsters”
expected-no-more-cards-than-are-unseen = no more cards than are unseen
expected-out-or-dead-just-when-there-is-no-life-and-no-tile = out or dead just when there is no life and no tile
expected-a-warlord-left-or-the-game-would-be-won = a warlord left, or the game would be won
expected-a-board-just-when-boards-are-laid = a board just when boards are laid
expected-n-as-many-as-are-discarded = { $n1 }, as many as are discarded
expected-n-warlords-in-slots-and-deck = { $n1 } warlords in slots and deck
expected-an-effect-of-a-monster = an effect of a monster
expected-n-before-the-first-turn = { $n1 } before the first turn
expected-no-lanes-in-this-game = no lanes in this game
expected-no-setup-as-something-is-put-out = no setup, as something is put out
expected-the-board-whose-turn-it-is-from-turn-n-on = the board whose turn it is, from turn { $n1 } on
expected-the-dice-that-may-be-rerolled = the dice that may be rerolled
expected-up-to-n-faces-of-combat-dice = up to { $n1 } faces of combat dice

## The drawing in the terminal: letters, codes and short words

letter-yellow = Y
letter-black = K

code-haunt = H
code-draw-horde = D
code-lose-life = L
code-return-token = T
code-roll-corruption = C
code-grasp-own-board = G
code-all-return-token = TT
code-grasp-all-boards = GG
code-all-lose-move = MM
code-gain-equipment = +E
code-gain-life = +L
code-gain-call = +C
code-remove-grasp = −G
code-gain-life-and-call = +LC
code-white-immune = W
code-lock-die = X
code-no-equipment = N
code-discard-bottom = B
code-lose-own-move = M
code-grasp-tile = P

brief-haunt = haunt
brief-draw-horde = draw
brief-lose-life = −life
brief-return-token = −token
brief-roll-corruption = corruption
brief-grasp-own-board = grasp own board
brief-all-return-token = all −token
brief-grasp-all-boards = grasp all boards
brief-all-lose-move = all fall
brief-gain-equipment = +token
brief-gain-life = +life
brief-gain-call = +call
brief-remove-grasp = −grasp
brief-gain-life-and-call = +life +call
brief-white-immune = no white
brief-lock-die = −1 die
brief-no-equipment = no tokens
brief-discard-bottom = discard bottom
brief-lose-own-move = fall
brief-grasp-tile = grasp tile

sign-entrance = »
sign-recurring = ↻
sign-continuous = ∞
sign-exit = †

legend-entrance = entrance
legend-recurring = each turn
legend-continuous = always
legend-exit = when beaten

draw-title = { $game } · { $difficulty } · { $turn }
draw-turn = turn { $turn } · { $board }: { $hero }
draw-setup = setting up
draw-neutral = neutral
draw-full = FULL
draw-no-hero = no hero yet
draw-trap = trap
draw-deck = Deck { $size } · out { $discard }
draw-warlord =
    { $cards ->
        [0] warlord is next!
        [one] after { $cards } card
       *[other] after { $cards } cards
    }
draw-no-warlord = none in the deck
draw-no-banner = no banner
draw-barred = no equipment!
draw-locked =
    { $dice ->
        [one] { $dice } die locked
       *[other] { $dice } dice locked
    }
draw-grasped = { $count } of { $most } tiles

list-bastion = The bastion, row by row
list-tile = { $tile } ({ $here })
list-free = free
list-effect = { $when }: { $deed }
list-netted = { $effect } (under the net)

tell-deck = Deck: { $size } cards; discarded: { $discard }.
tell-warlord =
    { $cards ->
        [0] The next card is the warlord.
        [one] The warlord comes after { $cards } card.
       *[other] The warlord comes after { $cards } cards.
    }
tell-supply = Supply: equipment { $tokens }; life { $life }; Calls to Arms { $calls }; Grasps of Evil { $grasps }.
tell-banner = The Standard flies, for 1 resistance less: { $banner }.
tell-dice = Dice: { $faces }.
tell-tokens = { $count } { $colour }
tell-state = { $told } { $state }.
tell-hero = { $hero }, { $colour }: life { $life }, Calls to Arms { $calls }, equipment { $tokens }.

side-north = North
side-east = East
side-south = South
side-west = West

state-out = out of action
state-wounded = wounded
state-dead = dead
state-lying = lying
state-shadowed = power dark
state-grasped = grasped
state-haunted = haunted
state-charmed = charmed

draw-target =
    { $tokens ->
        [0] { $card }: resistance { $resistance }, { $hits } of the dice count.
        [one] { $card }: resistance { $resistance }, { $hits } of the dice count, { $tokens } token laid.
       *[other] { $card }: resistance { $resistance }, { $hits } of the dice count, { $tokens } tokens laid.
    }
about = { $name }: { $text }

## Chances

note-faces = { $tile_at }
odds-two = { $first } { $first_chance }, { $second } { $second_chance }, at least one { $either }, both { $both }
odds-pair = one { $either }, both { $both }
odds-here = Here: { $fight }
odds-from = { $tile }: { $fight }

## The score

score-difficulty = for the victory
score-life = life
score-calls = Calls to Arms
score-dead = dead heroes
score-grasped-tiles = grasped tiles
score-line = { $points } { $item } ({ $count } × { $each })
score-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## In the terminal

cli-welcome = Welcome to the bastion. Enter takes what is in brackets.
cli-ask-players = How many heroes, { $answers }? [{ $default }]
cli-help-marks = Marks: ♥ life, ✦ Call to Arms, Ψ Grasp of Evil, # net, × trap, ¶ standard, ♪ charm, ♛ warlord, ⚔ chance to win. R2/3: red, resistance 2 now, 3 printed.

# Why a bot did what it did: it says so itself, in one sentence.
why-fight = I fight { $card }: the chance is { $percent }%.
why-go-fight = I go { $tile_to } to fight { $card }: the chance is { $percent }%.
why-leave = I leave { $card } to { $hero }, who pointed at it.
why-go = I go { $tile_to }, where I am needed next.
why-treat = I go for { $tile_acc }: { $hero } has { $life ->
    [one] only { $life } life
   *[other] { $life } life
} left.
why-destroy = I pay a life at { $tile_acc } to be rid of a monster for good; that leaves me enough of { $life }.
why-cleanse = I use { $tile_acc }: { $count ->
    [0] no tile is grasped yet, and that should stay so.
    [one] { $count } tile is grasped.
   *[other] { $count } tiles are grasped.
}
why-use = I use { $tile_acc }: that helps us most now.
why-end = I end my turn: whatever else I could do costs more than it brings.

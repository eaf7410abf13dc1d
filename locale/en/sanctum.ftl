# Sanctum: what is asked, what can be done, what happened, and why not.

## Things

demon-lord = Demon Lord
foe-boxed = { $foe } [{ $boxes }]
marker-stamina = stamina
marker-focus = focus
die-any = { $name }
    .acc = a { $name }
potion-red = red potion
potion-blue = blue potion
potion-any = { $name }
    .acc = a { $name }
gem-red = red gem
gem-green = green gem
gem-blue = blue gem
gem-white = white gem
gem-any = { $name }
    .acc = a { $name }
gem-on-chart =
    { $to ->
        [pool] { $gem } from { $from } to the pool
       *[other] { $gem } from { $from } to { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } from { $from } to the pool
       *[other] { $gem_acc } from { $from } to { $to }
    }
gem-on-chart-white =
    { $to ->
        [pool] { $gem } from { $column } { $from } to the pool
       *[other] { $gem } from { $column } { $from } to { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } from { $column } { $from } to the pool
       *[other] { $gem_acc } from { $column } { $from } to { $to }
    }
level-red = red level
level-green = green level
level-blue = blue level
level-any = { $name }
    .acc = a { $name }
    .title = A { $name }
box-red = red box
box-blue = blue box
box-purple = purple box
box-any = { $name }
    .acc = a { $name }
hero-any = { $name }
    .acc = the { $name }
    .gen = { $name }’s

## What is asked

ask-pick-hero = Choose your hero.
ask-turn = Your turn: one action.
    .theirs = { $name }’s turn: one action.
ask-taking-set = Which demons do you take on?
ask-picking-item = Which item do you take from the chest?
ask-before-roll = Before the roll: drink, use a skill, or roll.
ask-recovering = Which ability gives back a marker: { $marker }?
ask-after-roll = Roll some of the dice again?
ask-attack = Change dice and place them on hit boxes.
ask-attack-hit = Place dice on hit boxes, or end the attack.
ask-attack-change = Change dice, or end the attack.
ask-attack-end = Nothing is left to hit or to change: end the attack.
ask-overkilling = Which die becomes what, and hits whom?
ask-turn-die = Which die becomes what?
ask-striking = Which box is hit without a die?
ask-block =
    { $damage ->
        [one] { $damage } damage comes through: block it?
       *[other] { $damage } damage comes through: block it?
    }
ask-spoils = Several demons are dead: which one comes first?
ask-level = { $level_title }: which gem goes up?
ask-fencing = Discard an item for a level?
ask-resting = Equip items, buy potions, and end the rest.
ask-suffer = { $foe } hits you: take the penalty or the wounds?
ask-pay-penalty =
    { $deed ->
        [lose-blessing] Which blessing do you lose?
        [lose-die] Which die do you lose for this fight?
        [lose-potion] Which potion do you drink, and which marker is lost?
        [pay-box] Which box do you pay for nothing?
        [spoil-box] Which box is spoiled for good?
       *[other] Which marker do you lose?
    }

## What can be done: in full, as the head of a group, as one of a group

do-choose = Choose { $hero }
    .menu = Choose
    .item = { $hero }
    .counted = Choose a hero
do-move = Move to the front
    .menu = Move
do-fight = Fight your demons
    .menu = Fight
do-rest = Rest
    .menu = Rest
do-breach = Breach the walls
    .menu = Breach the walls
do-answer = Answer the call to battle
    .menu = Answer the call
do-take = Take { $demons }
    .menu = Take
    .item = { $demons }
    .counted = Take a set of demons
do-pick = Take { $item }
    .menu = Take
    .item = { $item }
    .counted = Take an item
do-give-up = Give up { $potion_acc }
    .menu = Give up
    .item = { $potion }
    .counted = Give up a potion
do-drink = Drink { $potion_acc } for { $ability }
    .menu = Drink
    .item = { $potion }: { $ability }
    .counted = Drink a potion for a marker
do-skill = Use { $skill }
    .menu = Skill
    .item = { $skill }
    .counted = Use a skill
do-recover = Take the marker back from { $ability }
    .menu = From
    .item = { $ability }
    .counted = Take a marker back
do-roll = Roll the dice
    .menu = Roll
do-reroll = Roll { $dice } again
    .menu = Again
    .item = { $dice }
    .counted = Roll dice again
do-hit = Place { $die_acc } on { $foe_boxed }
    .menu = Place
    .item = { $die } on { $foe_boxed }
    .counted = Place a die on a hit box
do-use = Use { $ability } for { $pay }
    .menu = Use
    .item = { $ability } ({ $pay })
    .counted = Use an ability
do-rage = Spend the rage on a die
    .menu = Rage
do-bless = Use { $blessing }
    .menu = Bless
    .item = { $blessing }
    .counted = Use a blessing
do-turn = Turn { $die_acc } to { $face }
    .menu = Turn
    .item = { $die } to { $face }
    .counted = Turn a die to another face
do-strike = Hit the { $face } of { $foe_boxed }
    .menu = Hit
    .item = { $face } of { $foe_boxed }
    .counted = Hit a box without a die
do-overkill = Turn { $die_acc } to { $face } and place it on { $foe_boxed }
    .menu = Overkill
    .item = { $die } as { $face } on { $foe_boxed }
    .counted = Turn a die and place it at once
do-loot = First: { $demon }
    .menu = First
    .item = { $demon }
    .counted = Choose which killed demon comes first
do-raise = Raise { $gem_acc }
    .menu = Raise
    .item = { $gem }
    .counted = Raise a gem
do-equip = Equip { $item } with { $gems }: { $slot }
    .menu = Equip
    .item = { $item }, { $slot }: { $gems }
    .counted = Equip an item
do-unequip = Take off: { $slot }
    .menu = Take off
    .item = { $slot }
    .counted = Take off an item
do-buy = Trade { $item } for { $potion_acc }
    .menu = Trade
    .item = { $item } for { $potion_acc }
    .counted = Trade an item for a potion
do-throw = Throw away { $potion_acc }
    .menu = Throw away
    .item = { $potion }
    .counted = Throw away a potion
do-sell = Discard { $item } for { $level_acc }
    .menu = Discard
    .item = { $item } for { $level_acc }
    .counted = Discard an item for a level
do-penalty = Take the penalty
    .menu = Penalty
do-wounds = Take the wounds
    .menu = Wounds
do-lose = Lose 1 { $marker }
    .menu = Lose
    .item = { $marker }
    .counted = Lose a marker
do-forfeit = Lose { $blessing }
    .menu = Lose
    .item = { $blessing }
    .counted = Lose a blessing
do-spoil = Spoil { $box_acc }: { $ability }
    .menu = Spoil
    .item = { $box }: { $ability }
    .counted = Spoil an ability box
do-spill = Drink { $potion_acc } and lose the marker on { $ability }
    .menu = Drink away
    .item = { $potion }: { $ability }
    .counted = Waste a potion and a marker
do-pay = Lay { $marker } on { $box_acc }: { $ability }
    .menu = Pay
    .item = { $marker }: { $box }, { $ability }
    .counted = Lay a marker on an ability box
do-drop = Lose { $die_acc }
    .menu = Lose
    .item = { $die }
    .counted = Lose a die
do-decline = Leave it
    .menu = Leave it
    .counted = Turn down an offer
do-done = That is all
    .menu = That is all
    .counted = End a step

## Why not

refused-hero-taken = Somebody has that hero already.
refused-first-is-move = The first action of everybody is a move.
refused-no-demons = There is no demon on your battle board.
refused-at-the-walls = The walls stand in the way: nobody moves on from here.
refused-not-at-the-walls = You are not at the walls.
refused-demons-left = Demons are left on your battle board.
refused-already-breached = The walls are breached already.
refused-not-breached = Nobody has breached the walls: there is no call yet.
refused-break-up-set = A set stays together: take all of it.
refused-no-such-potion = You have no such potion.
refused-frees-a-marker = It can free a marker: drink it for that.
refused-nothing-to-free = No such marker lies there.
refused-skill-not-gained = You have not gained this skill.
refused-skill-used = This skill is used already.
refused-wrong-step = It is of no use in this step.
refused-box-occupied = One of its boxes is occupied.
refused-no-marker = Your pool does not have the markers for it.
refused-no-die-to-change = It could not change any of your dice.
refused-rage-inactive = Your rage is asleep.
refused-no-unplaced-die = All your dice are placed.
refused-no-box-of-face = There is no open box of that face.
refused-only-changed-hit = Only changed dice hit this card.
refused-not-the-present-card = Only the card under your figure can be hit.
refused-already-felled = It has fallen already.
refused-nothing-to-hit = There is nothing that it could hit.
refused-blessing-spent = This blessing is spent.
refused-wrong-result = The die cannot be turned to that.
refused-wrong-gem = The level moves gems of its own colour, and white ones.
refused-wrong-slot = Another type of item goes there.
refused-not-enough-gems = Your pool does not have these gems.
refused-slot-free = Nothing is equipped there.
refused-no-potion-slot = All your potion slots are full.
refused-room-left = Potions are only thrown away to make room.
refused-penalty-impossible = The penalty cannot be taken now.
refused-no-such-box = There is no such empty box.
refused-not-just-placed = It can only follow right after you have placed a die.
refused-too-many-dice = That many dice cannot be rolled again.
refused-not-its-colour = The item has no gem of that colour.
refused-no-level-to-gain = No gem could go up for it.

## What happened

event-hero-chosen = Player { $seat_number } chose { $hero_acc }.
event-hero-seated = Player { $seat_number } plays { $hero_acc }.
event-began = { $seat } goes first.
event-space-without-tile = { $achievement } stays empty.
event-start-potion = { $seat } starts with { $potion_acc }.
event-start-card = { $seat } drew a start card: { $card }.
event-deck-shows =
    The level { $level ->
        [1] I
        [2] II
       *[other] III
    } deck shows { $demon }.
event-deck-refilled =
    The level { $level ->
        [1] I
        [2] II
       *[other] III
    } deck is shuffled from its discards.
event-turn-began = Turn { $turn }: { $seat }
event-moved =
    { $space ->
        [1] { $seat } reached { $act }.
       *[other] { $seat } moved to space { $space }.
    }
event-intervention = Divine intervention: everybody gained a die.
event-die-gained = { $seat } gained a die and has { $dice } now.
    .then = Gained a die and has { $dice } now.
event-set-laid = New on the board: { $demons }.
event-set-taken = { $seat } took on { $demons }.
    .then = Took on { $demons }.
event-chest-opened =
    { $items_count ->
        [0] The treasure chest was empty.
       *[other] A treasure chest opened: { $items }.
    }
event-item-picked = { $seat } took { $item }.
event-chest-left = Left behind: { $items }.
event-fought = { $seat } fought.
event-potion-given-up = { $seat } gave up { $potion_acc } that freed nothing.
event-potion-drunk = { $seat } drank { $potion_acc }.
    .then = Drank { $potion_acc }.
event-marker-freed = { $seat } got 1 { $marker } back from { $ability_of }.
    .then = Got 1 { $marker } back from { $ability_of }.
event-skill-used = { $seat } used { $skill }.
    .then = Used { $skill }.
event-dice-rolled =
    { $faces_count ->
        [0] { $seat } had no dice to roll.
       *[other] { $seat } rolled { $faces }.
    }
    .then =
    { $faces_count ->
        [0] Had no dice to roll.
       *[other] Rolled { $faces }.
    }
event-silver-rolled = { $seat } rolled a { $face } with the silver die.
    .then = The silver die joined with a { $face }.
event-dice-rerolled = { $seat } rolled again: { $faces }.
    .then = Rolled again: { $faces }.
event-ability-used = { $seat } used { $ability }.
    .then = Used { $ability }.
event-rage-spent = { $seat } spent the rage.
    .then = Spent the rage.
event-blessing-used = { $seat } called on { $blessing }.
    .then = Called on { $blessing }.
event-die-turned = { $seat } turned { $die_face_acc } to { $face }.
    .then = Turned { $die_face_acc } to { $face }.
event-die-placed = { $seat } hit { $foe_front } with { $die_face }.
    .then = Hit { $foe_front } with { $die_face }.
event-die-back = { $seat } took { $die_face_acc } back.
    .then = Took { $die_face_acc } back.
event-box-hit = { $seat } hit the { $face } of { $foe_front }.
    .then = Hit the { $face } of { $foe_front }.
event-demon-killed = { $seat } killed { $foe_front }.
    .then = Killed { $foe_front }.
event-card-beaten = { $seat } beat { $foe_front }.
    .then = Beat { $foe_front }.
event-attack-ended = { $seat } ended the attack.
    .then = Ended the attack.
event-rage-woke = The rage woke.
event-shields-raised =
    { $shields ->
        [one] { $seat } raised { $shields } shield.
       *[other] { $seat } raised { $shields } shields.
    }
    .then =
    { $shields ->
        [one] Raised { $shields } shield.
       *[other] Raised { $shields } shields.
    }
event-wounded =
    { $wounds ->
        [one] { $seat } took { $wounds } wound; life { $left }.
       *[other] { $seat } took { $wounds } wounds; life { $left }.
    }
    .then =
    { $wounds ->
        [one] Took { $wounds } wound; life { $left }.
       *[other] Took { $wounds } wounds; life { $left }.
    }
event-unharmed = { $seat } took no wounds.
    .then = Took no wounds.
event-died = { $seat } died.
event-gem-raised = { $seat } raised { $gem_acc }.
    .then = Raised { $gem_acc }.
event-level-lost = { $seat } let { $level_acc } go.
    .then = Let { $level_acc } go.
event-skill-gained = { $seat } gained { $skill }.
    .then = Gained { $skill }.
event-rage-gained = { $seat } has one more rage token.
    .then = Has one more rage token.
event-potion-taken = { $seat } took { $potion_acc }.
    .then = Took { $potion_acc }.
event-item-won = { $seat } found { $item }.
    .then = Found { $item }.
event-rested = { $seat } rested.
event-restored = { $seat } took all markers back.
event-equipped = { $seat } equipped { $item } with { $gems }.
    .then = Equipped { $item } with { $gems }.
event-unequipped = { $seat } took off { $item }.
    .then = Took off { $item }.
event-potion-bought = { $seat } traded { $item } for { $potion_acc }.
    .then = Traded { $item } for { $potion_acc }.
event-potion-thrown = { $seat } threw away { $potion_acc }.
    .then = Threw away { $potion_acc }.
event-item-sold = { $seat } discarded { $item } for { $level_acc }.
    .then = Discarded { $item } for { $level_acc }.
event-achievement-gained = { $seat } achieved { $achievement }.
event-blessing-seen = { $seat_gen } blessing: { $blessing }.
event-walls-breached = { $seat } breached the walls and entered the cathedral. Two cards of the Demon Lord lie there, and the call to battle sounds.
event-lord-card-laid = The Demon Lord laid card { $laid }.
event-call-answered =
    { $laid ->
        [one] { $seat } answered the call: { $laid } card will strike.
       *[other] { $seat } answered the call: { $laid } cards will strike.
    }
event-act-five-ended = The gates close: the last rest
event-last-rest-over = { $seat } is ready.
event-blessings-shown = { $seat } shows { $blessings }.
event-lord-answers = The Demon Lord answers with { $foe }.
event-row-laid = { $seat } faces a row of nine.
event-round-began = The last battle, round { $round }
event-fury-turned = { $foe } was turned face up.
event-penalty-taken = { $seat } took the penalty.
event-wounds-taken =
    { $wounds ->
        [one] { $seat } chose { $wounds } wound.
       *[other] { $seat } chose { $wounds } wounds.
    }
event-marker-lost = { $seat } lost 1 { $marker }.
    .then = Lost 1 { $marker }.
event-blessing-lost = { $seat } lost { $blessing }.
    .then = Lost { $blessing }.
event-box-spoiled = { $seat } spoiled { $box_acc }: { $ability }.
    .then = Spoiled { $box_acc }: { $ability }.
event-dice-missing =
    { $dice ->
        [one] { $seat } rolls { $dice } die fewer in the next fight.
       *[other] { $seat } rolls { $dice } dice fewer in the next fight.
    }
    .then =
    { $dice ->
        [one] The next fight lacks { $dice } die.
       *[other] The next fight lacks { $dice } dice.
    }
event-damage-ahead = { $seat } faces { $damage } more damage in the next fight.
    .then = The next fight brings { $damage } more damage.
event-life-shortened = { $seat } dies at life { $grave } from now on.
    .then = Life { $grave } is death from now on.
event-healed = { $seat } healed; life { $left }.
    .then = Healed; life { $left }.
event-potion-spilled = { $seat } wasted { $potion_acc } and 1 { $marker }.
    .then = Wasted { $potion_acc } and 1 { $marker }.
event-box-paid = { $seat } paid 1 { $marker } for nothing: { $ability_of }.
    .then = Paid 1 { $marker } for nothing: { $ability_of }.
event-die-dropped = { $seat } lost { $die_face_acc }.
    .then = Lost { $die_face_acc }.
event-only-changed = Only changed dice hit { $foe_front } now.
event-lord-roars =
    { $cards ->
        [one] The Demon Lord roars: { $cards } card.
       *[other] The Demon Lord roars: { $cards } cards.
    }
event-roar-card = { $foe } strikes everybody still fighting.
event-lords-reshuffled = The Demon Lord’s beaten cards come back.
event-triumphed = { $seat } beat the last card with life { $left }.
event-ended = { $ending }
quiet-turn = Nothing happened.

## What happened in a row, in one sentence

event-moved-set-taken =
    { $space ->
        [1] { $seat } reached { $act } and took on { $demons }.
       *[other] { $seat } moved to space { $space } and took on { $demons }.
    }
event-start-card-gem-raised = { $seat } drew a start card and raised { $gem_acc }.
event-gem-raised-skill-gained = { $seat } raised { $gem_acc } and gained { $skill }.
    .then = Raised { $gem_acc } and gained { $skill }.
event-fought-dice-rolled =
    { $faces_count ->
        [0] { $seat } fought without any dice.
       *[other] { $seat } fought and rolled { $faces }.
    }
event-fought-dice-rolled-silver-rolled = { $seat } fought and rolled { $faces }, and { $face } with the silver die.
event-potion-drunk-marker-freed = { $seat } drank { $potion_acc }: 1 { $marker } back from { $ability_of }.
    .then = Drank { $potion_acc }: 1 { $marker } back from { $ability_of }.
event-skill-used-marker-freed = { $skill }: { $seat } got 1 { $marker } back from { $ability_of }.
    .then = { $skill }: 1 { $marker } back from { $ability_of }.
event-skill-used-dice-rerolled = { $seat } used { $skill } and rolled again: { $faces }.
    .then = Used { $skill } and rolled again: { $faces }.
event-ability-used-die-turned = { $seat } turned { $die_face_acc } to { $face } with { $ability_of }.
    .then = Turned { $die_face_acc } to { $face } with { $ability_of }.
event-ability-used-die-back = { $seat } took { $die_face_acc } back with { $ability_of }.
    .then = Took { $die_face_acc } back with { $ability_of }.
event-ability-used-box-hit = { $seat } hit the { $face } of { $foe_front } with { $ability_of }.
    .then = Hit the { $face } of { $foe_front } with { $ability_of }.
event-ability-used-box-hit-demon-killed = { $seat } killed { $foe_front } with { $ability_of }.
    .then = Killed { $foe_front } with { $ability_of }.
event-ability-used-box-hit-card-beaten = { $seat } beat { $foe_front } with { $ability_of }.
    .then = Beat { $foe_front } with { $ability_of }.
event-ability-used-shields-raised =
    { $shields ->
        [one] { $seat } blocked { $shields } with { $ability_of }.
       *[other] { $seat } blocked { $shields } with { $ability_of }.
    }
    .then = Blocked { $shields } with { $ability_of }.
event-blessing-used-shields-raised = { $seat } blocked { $shields } with { $blessing }.
    .then = Blocked { $shields } with { $blessing }.
event-rage-spent-die-turned = { $seat } raged and turned { $die_face_acc } to { $face }.
    .then = Raged and turned { $die_face_acc } to { $face }.
event-skill-used-die-turned = { $seat } turned { $die_face_acc } to { $face } with { $skill }.
    .then = Turned { $die_face_acc } to { $face } with { $skill }.
event-blessing-used-die-turned = { $seat } turned { $die_face_acc } to { $face } with { $blessing }.
    .then = Turned { $die_face_acc } to { $face } with { $blessing }.
event-die-placed-demon-killed = { $seat } killed { $foe_front } with { $die_face }.
    .then = Killed { $foe_front } with { $die_face }.
event-die-placed-card-beaten = { $seat } beat { $foe_front } with { $die_face }.
    .then = Beat { $foe_front } with { $die_face }.
event-box-hit-demon-killed = { $seat } killed { $foe_front } by hitting its { $face }.
    .then = Killed { $foe_front } by hitting its { $face }.
event-box-hit-card-beaten = { $seat } beat { $foe_front } by hitting its { $face }.
    .then = Beat { $foe_front } by hitting its { $face }.
event-wounded-died =
    { $wounds ->
        [one] { $seat } took { $wounds } wound and died.
       *[other] { $seat } took { $wounds } wounds and died.
    }
    .then =
    { $wounds ->
        [one] Took { $wounds } wound and died.
       *[other] Took { $wounds } wounds and died.
    }
event-wounds-taken-wounded =
    { $wounds ->
        [one] { $seat } took { $wounds } wound; life { $left }.
       *[other] { $seat } took { $wounds } wounds; life { $left }.
    }
event-wounds-taken-wounded-died =
    { $wounds ->
        [one] { $seat } took { $wounds } wound and died.
       *[other] { $seat } took { $wounds } wounds and died.
    }
event-life-shortened-died = { $seat } died as life { $grave } became death.
event-penalty-taken-marker-lost = { $seat } lost 1 { $marker }.
event-penalty-taken-blessing-lost = { $seat } lost { $blessing }.
event-penalty-taken-box-spoiled = { $seat } spoiled { $box_acc }: { $ability }.
event-penalty-taken-dice-missing =
    { $dice ->
        [one] { $seat } rolls { $dice } die fewer in the next fight.
       *[other] { $seat } rolls { $dice } dice fewer in the next fight.
    }
event-penalty-taken-damage-ahead = { $seat } faces { $damage } more damage in the next fight.
event-penalty-taken-life-shortened = { $seat } dies at life { $grave } from now on.
event-penalty-taken-potion-spilled = { $seat } wasted { $potion_acc } and 1 { $marker }.
event-penalty-taken-box-paid = { $seat } paid 1 { $marker } for nothing: { $ability_of }.
event-penalty-taken-die-dropped = { $seat } lost { $die_face_acc }.
event-penalty-taken-rage-spent = { $seat } used up the rage.
event-penalty-taken-dice-rerolled = { $seat } had to roll again: { $faces }.
event-equipped-die-gained = { $seat } equipped { $item } with { $gems } and gained a die: { $dice } now.
    .then = Equipped { $item } with { $gems } and gained a die: { $dice } now.
event-achievement-gained-blessing-seen = { $seat } achieved { $achievement } and holds { $blessing }.

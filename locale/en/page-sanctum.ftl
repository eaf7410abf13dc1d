# The page's own words for Sanctum.

page-sa-any = any
page-sa-sign-raise = +any
page-sa-sign-lower = −any
page-sa-or = or
page-sa-all = all
page-sa-hero = Hero
page-sa-damage = { $n } damage
page-sa-leaves = leaves an item: { $type }
page-sa-slain = slain
page-sa-round = Round { $round }
page-sa-turn = Turn { $turn }
page-sa-your-game = Your game
page-sa-moments = Worth another look
page-sa-seed = This was shown before the first roll; the secret behind it is open now:
page-sa-seed-given = The seed was given by hand; its hash:

## Moments, in a few words

page-opening-line = The road to the cathedral is full of demons. Take what they carry: you will need all of it.
page-lord-line = Nine of his cards stand before each of you. Whatever you lack now, you will do without.
page-moment-beaten = { $foe_front } falls
page-moment-item = Found: { $item }
page-moment-fall = { $seat } falls
page-moment-breach = { $seat } breaches the walls
page-moment-lord = The Demon Lord rises
page-moment-roar = The Demon Lord roars
page-moment-won = The last blow: { $seat }
page-moment-lost = Nobody is left

## Boxes, dice, abilities

page-sa-box-open = { $face }
page-sa-box-hit = { $face }, hit
page-sa-box-quiet = { $foe }: box { $face }
page-sa-box-lit = Hit the { $face } of { $foe }
page-sa-box-reach = Change the die in hand and hit the { $face } of { $foe }
page-sa-ability =
    { $ability }{ $state ->
        [used] , occupied
        [lit] , can be used
       *[other] { "" }
    }
page-sa-abilities = Abilities
page-sa-die =
    { $kind ->
        [silver] Silver die
       *[gold] Die
    } { $face }{ $state ->
        [lost] , lost
        [placed] , placed
        [changed] , changed
       *[free] { "" }
    }
page-sa-die-lost = lost
page-sa-die-placed = placed
page-sa-your-dice = Dice
page-sa-no-dice-yet = The dice are not rolled yet.
page-sa-take-die = Take a die, then a box; or a lit ability first.
page-sa-block-hint = The dice have done their part: raise lit shields against the damage.
page-sa-block-none = The dice have done their part, and no shield is left to raise.
page-sa-die-hits = The { $face } hits { $foes } as it is.
page-sa-die-idle = The { $face } hits nothing as it is; boxes in reach of a change are dashed.
page-sa-turn-which = Which die is turned?
page-sa-turn-to = Turn it to …
page-sa-turn-face = Turn to { $face }
page-sa-chance =
    { $which ->
        [all] { $chance } to fell all of them
       *[single] { $chance } to fell it with everything spent on it alone
    }
page-sa-can-fall =
    { $which ->
        [all] all of them can still fall in this attack
       *[single] can still fall in this attack with everything spent on it alone
    }
page-sa-cannot-fall =
    { $which ->
        [all] not all of them can fall any more in this attack
       *[single] cannot fall any more in this attack
    }
page-sa-all-of-them = All of them
page-sa-reroll-hint = Mark the dice to roll again.
page-sa-reroll = Roll the marked dice again
page-sa-keep-roll = Keep the roll

## The board

page-sa-own-board = Your board
page-sa-board = Board
page-sa-rivals = Whose board
page-sa-who =
    { $state ->
        [dead] { $name }, out of the quest
        [won] { $name }, out of reach
        [turn] { $name }, to act
        [take-set] { $name }, on the road
        [chest] { $name }, at the chest
        [before-roll] { $name }, in a fight
        [roll] { $name }, in a fight
        [attack] { $name }, in the attack
        [block] { $name }, in the block
        [levels] { $name }, gaining levels
        [rest] { $name }, at rest
        [fence] { $name }, at rest
        [suffer] { $name }, under attack
       *[other] { $name }
    }
page-sa-life =
    Life { $life }{ $grave ->
        [0] { "" }
       *[other] , death at { $grave }
    }{ $wounds ->
        [0] { "" }
        [one] , { $wounds } wound ahead
       *[other] , { $wounds } wounds ahead
    }
page-sa-life-word = Life
page-sa-stamina = Stamina
page-sa-focus = Focus
page-sa-from-start = From the start
page-sa-later = Later
page-sa-potions = Potions
page-sa-dice = Dice
page-sa-gems = Gems
page-sa-pouch = Pouch
page-sa-rage = Rage
page-sa-rage-asleep = asleep
page-sa-rage-use = Spend the rage
page-sa-slot-free = empty slot
page-sa-own-seats = Your seats
page-sa-own-seat = { $name }, is asked
page-sa-slots = Item slots
page-sa-equip = As { $slot }: { $gems }
page-sa-equip-with = With { $gems }
page-sa-replaces = replaces { $item }
page-sa-replaces-either = replaces { $item } or { $other }
page-sa-to-pouch = goes back to the pouch
page-sa-fits =
    { $state ->
        [free] slot is free
        [covers] covers the slot’s own ability
       *[short] gems are missing
    }
page-sa-trade = For { $potion_acc }
page-sa-skill =
    { $skill }, { $state ->
        [gained] gained
        [used] used
       *[other] not gained
    }{ $gems ->
        [0] { "" }
        [one] , { $gems } gem
       *[other] , { $gems } gems
    }
page-sa-raise = Raise { $gem_acc }
page-sa-blessings = Blessings
page-sa-blessing =
    { $blessing }{ $state ->
        [spent] , spent
       *[other] { "" }
    }
page-sa-blessing-closed = A blessing, face down

## The road

page-sa-road = The road
page-sa-act = Act { $act }
page-sa-act-battle = Act VI
page-sa-road-and-masteries = Road and achievements
page-sa-walls = Walls
page-sa-cathedral = Cathedral
page-sa-laid =
    { $n ->
        [one] { $n } card of the Demon Lord
       *[other] { $n } cards of the Demon Lord
    }
page-sa-laid-text = Cards that lie when you answer the call strike you after the last rest.
page-sa-no-breach = The walls stand.
page-sa-behind = { $name }, on the way
page-sa-behind-caption = behind
page-sa-brings-die = a die for all
page-sa-brings-sets = { $n } sets
page-sa-brings =
    { $n ->
        [1] one { $level }
       *[other] pair { $level }
    }
page-sa-chest = Treasure chest
page-sa-chest-caption = chest
page-sa-chest-title = The chest is open: one item for each
page-sa-intervention = Divine intervention
page-sa-no-sets = No demons lie on the road.
page-sa-ahead = Before you take demons on
page-sa-if-set = If you take set { $n }
page-sa-compare = To slay them all in one fight
page-sa-now = now
page-sa-rested = after a rest
page-sa-slay-now = to slay it now with everything spent on it alone
page-sa-slay-rested = { $chance } after a rest
page-sa-slain-next =
    { $n ->
        [1] slain in the next fight
        [2] both slain in the next fight
       *[other] all slain in the next fight
    }
page-sa-slain-rested = after a rest first
page-sa-wounds-expected = wounds expected
page-sa-in-reach = In reach: { $skills }
page-sa-take = Take { $demons }
page-sa-decks = Demon decks
page-sa-deck = Deck { $level }, { $n } demons
page-sa-deck-empty = empty
page-sa-hunting-you = Hunting you
page-sa-battle-board = Battle board
page-sa-nobody-hunts = No demon is on your heels.
page-sa-open-damage = open damage, fight after fight, until they are slain
page-sa-where = act { $act }, space { $space }
page-sa-not-yet = not on the road yet
page-sa-dead = dead
page-sa-open-board = Open { $seat_gen } board: life { $life }, { $damage } damage
page-sa-say-demon = { $foe } ({ $levels }, boxes: { $faces }, damage: { $damage }, leaves: { $type }, { $gems })
page-sa-set-label = Set { $n }: { $demons }. Damage: { $from }, then { $to }.
page-sa-set-chance = { $foe }: slain now { $now }, after a rest { $rested }.
page-sa-say-no-gems = without gems
page-sa-say-nothing = nothing
page-sa-say-dead = { $hero }, { $name }: dead.
page-sa-say-champion =
    { $answered ->
        [yes] { $hero }, { $name }: in the Cathedral. Life { $life } of { $full }, dice: { $dice }, stamina: { $stamina } of { $all_stamina }, focus: { $focus } of { $all_focus }, potions: { $red } red, { $blue } blue. Cards beaten: { $beaten }.
       *[no] { $hero }, { $name }: on space { $space }. Life { $life } of { $full }, dice: { $dice }, stamina: { $stamina } of { $all_stamina }, focus: { $focus } of { $all_focus }, potions: { $red } red, { $blue } blue. Demons: { $demons }, damage: { $damage }.
    }
page-sa-say-road = { $act }, space { $space }.
page-sa-say-battle = The last battle. The next roar: { $n }.
page-sa-say-own = Equipped: { $items }. Skills: { $skills }. Gems: { $gems }.
page-sa-say-hunts = Hunting you: { $demon }.
page-sa-say-slain = Slain: { $demon }.
page-sa-say-set = Set { $n } on the road: { $demons }.
page-sa-say-life = Life: { $life }. Wounds that kill: { $left }.
page-sa-say-fatal = The damage kills now: { $damage } damage, { $block } can be blocked, { $wounds } wounds.
page-sa-say-wounds = In this fight: { $damage } damage, { $block } can be blocked, { $wounds } wounds.
page-sa-say-open = The demons on your heels bring { $n } damage, fight after fight.
page-sa-say-suffering =
    { $n ->
        [one] { $foe } strikes: the penalty, or { $n } wound.
       *[other] { $foe } strikes: the penalty, or { $n } wounds.
    }
page-sa-rival =
    { $rage ->
        [yes] { $name }, { $where }, dice: { $dice }, stamina: { $stamina } of { $all_stamina }, focus: { $focus } of { $all_focus }, potions: { $potions }, rage active, items: { $items }, skills: { $skills }
       *[no] { $name }, { $where }, dice: { $dice }, stamina: { $stamina } of { $all_stamina }, focus: { $focus } of { $all_focus }, potions: { $potions }, items: { $items }, skills: { $skills }
    }
page-sa-costs =
    { $payable ->
        [yes] Costs { $gems }; you can pay that.
        [no] Costs { $gems }; you cannot pay that.
       *[unknown] Costs { $gems }.
    }
page-sa-brings-stamina = brings { $n } stamina
page-sa-brings-focus = brings { $n } focus
page-sa-of-all = of { $n }
page-sa-dice-count =
    { $silver ->
        [yes] Gold dice: { $n }; a silver one with them
       *[no] Gold dice: { $n }
    }
page-sa-deck-top = Next: { $demon }, { $levels }, boxes: { $faces }, damage: { $damage }
page-sa-row-present = fought now
page-sa-achievements = Achievements
page-sa-yours = yours: { $n }
page-sa-mastery-skill = Skills
page-sa-mastery-gem = Gems
page-sa-mastery-equipment = Items
page-sa-mastery-level = First to
page-sa-any-row = any { $row }
page-sa-achievement =
    { $state ->
        [empty] { $achievement }: no tile
        [brought] { $achievement }: { $owner }, brought { $blessing }
        [taken] { $achievement }: { $owner }
        [open] { $achievement }: { $progress } of { $goal }
       *[level] { $achievement }: open
    }

## Fights

page-sa-demons = Demons
page-sa-step-before-roll = Potions
page-sa-step-roll = Roll
page-sa-step-attack = Attack
page-sa-step-block = Block
page-sa-step-levels = Levels and items
page-sa-damage-title = Open damage
page-sa-damage-now = if you end the attack now
page-sa-damage-now-other = if the attack ends now
page-sa-damage-block = strikes now
page-sa-damage-more = { $cards } from the cards, { $more } more
page-sa-can-block = You can block
page-sa-can-block-other = Can be blocked
page-sa-shields = Blocked
page-sa-wounds = Wounds
page-sa-more-damage = More damage
page-sa-printed = printed on the card
page-sa-life-falls =
    { $wounds ->
        [0] Life stays at { $from }.
       *[other] Life { $from } falls to { $to }.
    }
page-sa-would-kill = That is death.
page-sa-end-attack = End the attack
page-sa-end-block =
    { $n ->
        [0] Done
        [one] Take { $n } wound
       *[other] Take { $n } wounds
    }
page-sa-undo-all = Back to the roll
page-sa-skip-level = Let the level go
page-sa-slain-here = Slain
page-sa-turns-over = then it turns over:
page-sa-found-last = found last
page-sa-levels-title = Levels
page-sa-level-lead =
    { $n ->
        [1] { $level_title }: move one gem of that colour, or a white one, up.
        [one] { $level_title }: move one gem of that colour, or a white one, up; { $n } level is left.
       *[other] { $level_title }: move one gem of that colour, or a white one, up; { $n } levels are left.
    }
page-sa-gems-left =
    { $n ->
        [one] { $n } gem left
       *[other] { $n } gems left
    }
page-sa-raise-from =
    { $to ->
        [pool] { $from } to the pool
       *[other] { $from } to { $to }
    }{ $gains ->
        [yes] , gains it
       *[no] { "" }
    }

## The best line

page-sa-line = Your best line
page-sa-line-found = The best line found
page-sa-line-thinking = Thinking …
page-sa-line-off = This table gives no hints.
page-sa-line-fells = fells { $foes }
page-sa-line-all = fells all of them
page-sa-line-hits =
    { $n ->
        [0] hits nothing
        [one] hits { $n } box
       *[other] hits { $n } boxes
    }
page-sa-line-wounds =
    { $n ->
        [0] no wounds
        [one] { $n } wound
       *[other] { $n } wounds
    }
page-sa-line-dead = you die
page-sa-line-costs = costs
page-sa-line-free = costs nothing
page-sa-line-once = once a fight
page-sa-line-end = Nothing more is worth its price.
page-sa-line-do = Do step 1
page-sa-line-do-all = All { $n }
page-sa-line-stop = Stop
page-sa-line-show = Show
page-sa-line-best = The best line:
page-sa-line-keep =
    { $what ->
        [rage] Keep the rage:
       *[blessing] Keep the blessings:
    }
page-sa-becomes = Becomes
page-sa-become = Turn it to { $face }: { $price }
page-sa-price =
    { $source ->
        [ability] { $stamina ->
            [0] { "" }
            [one] { $stamina } stamina
           *[other] { $stamina } stamina
        }{ $both ->
            [yes] { " " }and{ " " }
           *[no] { "" }
        }{ $focus ->
            [0] { "" }
            [one] { $focus } focus
           *[other] { $focus } focus
        }
        [rage] the rage
        [skill] a skill, once a fight
       *[blessing] a blessing
    }
page-sa-step-mark = step { $n }

## Rest

page-sa-pouch-title =
    { $n ->
        [one] Pouch, { $n } item
       *[other] Pouch, { $n } items
    }
page-sa-pouch-empty = The pouch is empty.
page-sa-gem-pool = gem pool
page-sa-item-kind = { $type }, level { $level }
page-sa-demons-wait = Demons do nothing while you rest.
page-sa-potion-red = frees stamina
page-sa-potion-blue = frees focus
page-sa-stall-hint =
    Pick an item, then a slot or a potion. { $free ->
        [0] All potion slots are full.
        [1] One potion slot is free.
       *[other] { $free } potion slots are free.
    }
page-sa-sell-hint = An item can be given for a level first.
page-sa-end-rest = Done resting
page-sa-last-rest = The last rest: what is not equipped now is lost.
page-sa-third-die = The first item that you equip brings your third die.
page-sa-slots-left = Some slots are empty that one of your items would fill.
page-sa-slots-left-text = Empty: { $slots }. What stays in the pouch is lost. “{ $done }” once more ends the rest all the same.

## Turns

page-sa-move-detail = and take on demons
page-sa-fight-detail =
    { $demons ->
        [1] one demon, { $n } damage
       *[other] { $demons } demons, { $n } damage
    }
page-sa-rest-detail =
    { $markers ->
        [0] { $items ->
            [0] { "" }
            [one] { $items } item in the pouch
           *[other] { $items } items in the pouch
        }
        [one] { $markers } marker back{ $items ->
            [0] { "" }
            [one] , { $items } item
           *[other] , { $items } items
        }
       *[other] { $markers } markers back{ $items ->
            [0] { "" }
            [one] , { $items } item
           *[other] , { $items } items
        }
    }
page-sa-breach-detail = and call to battle
page-sa-answer-detail = demons stay behind

## Watching others

page-sa-watch = While others act
page-sa-watch-whom = Whom to watch
page-sa-follow = Follow who acts
page-sa-doing =
    { $step ->
        [before-roll] { $hero } fights
        [roll] { $hero } fights
        [attack] { $hero } fights
        [block] { $hero } blocks
        [levels] { $hero } gains levels
        [rest] { $hero } rests
        [fence] { $hero } rests
        [take-set] { $hero } takes demons on
        [chest] { $hero } opens the chest
       *[other] { $hero } acts
    }
page-sa-deeds = Changed and paid
page-sa-deeds-none = Nothing yet.
page-sa-deed-rolled = rolled
page-sa-deed-hits = { $foe } hit
page-sa-deed-fells = { $foe } slain

## The last battle

page-sa-row = The row of nine
page-sa-lord = Demon Lord
page-sa-fury = Fury
page-sa-closed = closed
page-sa-beaten = beaten
page-sa-next-roar =
    Round { $round }. { $n ->
        [0] He roars no more.
        [1] After this round he roars with one card.
       *[other] After this round he roars with { $n } cards.
    }
page-sa-only-changed = Only changed dice hit this card.
page-sa-battle-dead = You have fallen.
page-sa-battle-won = You have won the fight and are out of reach.
page-sa-battle-waits = The others still fight.
page-sa-lord-strikes = The Demon Lord strikes
page-sa-fury-turned = A fury is turned face up
page-sa-all-fights = All fights
page-sa-life-damage = life, open damage
page-sa-row-of = { $hero }: nine cards
page-sa-lane-state =
    { $state ->
        [dead] out of the fight
        [won] has won the fight
        [before-roll] before the roll
        [roll] rolls
        [attack] attacks
        [block] blocks
        [suffer] chooses
        [rest] rests
       *[other] done
    }
page-sa-lane-block = can block { $n }
page-sa-lane =
    { $state ->
        [dead] { $name }, out of the fight
        [won] { $name }, has won the fight
        [before-roll] { $name }, before the roll
        [roll] { $name }, rolls
        [attack] { $name }, attacks
        [block] { $name }, blocks
        [suffer] { $name }, chooses
        [rest] { $name }, rests
       *[other] { $name }, is done
    }
page-sa-cards-beaten = { $n } of nine beaten

## Previews

page-sa-then-life = Life { $change }.
page-sa-then-stamina = Stamina { $change }.
page-sa-then-focus = Focus { $change }.
page-sa-then-dice = { $n } dice.
page-sa-then-skill = You gain { $skill }.
page-sa-then-felled = { $foe } dies.
page-sa-then-beaten = The card falls.
page-sa-then-threat = Open damage { $from } → { $to }.
page-sa-then-wounds = Wounds ahead { $from } → { $to }.

## Keys

page-sa-key-number = the numbered things: demons, dice, gems, items
page-sa-key-move = move
page-sa-key-fight = fight
page-sa-key-rest = rest; before the roll: roll the dice
page-sa-key-walls = breach the walls, answer the call
page-sa-key-rage = spend the rage
page-sa-key-suffer = take the penalty, take the wounds
page-sa-key-roll = everything back to the roll
page-sa-key-end = end the step

## Several people at one screen, small screens

page-sa-hand-over = Hand over: { $seat }
page-sa-hand-over-text = The next screen shows blessings that only this player may see.
page-sa-hand-over-ready = I am ready
page-sa-tabs = Parts of the table
page-sa-tab-stage = Play
page-sa-tab-board = Board
page-sa-tab-road = Road
page-sa-tab-log = Log

## The end

page-end-abandoned = The quest was given up.
page-sa-end-you = You win.
page-sa-end-other = { $heroes } wins.
page-sa-end-survived =
    { $rank ->
        [2] Second
        [3] Third
       *[other] Fourth
    }{ $short ->
        [0] , by achievements alone.
        [one] , by a single life.
       *[other] , by { $short } lives.
    }
page-sa-end-fell =
    { $cards ->
        [one] You fell, one card short.
       *[other] You fell, { $cards } cards short.
    }
page-sa-end-fell-early = You fell before the last battle.
page-sa-life-line = Your life through the acts, the others’ faint
page-sa-end-shared = Victory is shared: { $heroes }.
page-sa-end-nobody = Nobody reached the Demon Lord.
page-shared-all-fallen = All fell, and all came equally far. Once more?
page-shared-all-fallen-early = All fell on the way. Once more?
page-sa-rank =
    { $rank ->
        [1] First
        [2] Second
        [3] Third
       *[4] Fourth
    }
page-sa-standing =
    { $state ->
        [won] won the last battle
       *[fell] fell, { $cards } of nine beaten
    }
page-sa-looking-back = Looking back …
page-sa-wounds-title = Wounds per act
page-sa-luck-title = Dice luck
page-sa-luck-what = hits won or lost by the rolls alone
page-sa-luck = { $dice } dice, { $hits } fitted a box as they fell; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected. Luckier than { $share } of 100 such games.

# Notes on what happens for the first time.
page-note-sanctum-last-rest = This is the last rest. What you do not wear afterwards is gone, and so are the skills that you have not gained.
page-note-sanctum-breach = The walls are breached. The longer you wait to follow, the more cards of the Demon Lord hit you.
page-note-sanctum-low-life = You have little life left, and rest does not heal. Block what you can.
page-note-sanctum-wounded = You were wounded. Every demon that stands after your attack does all its damage. Shields stop it, for stamina or focus.
page-note-sanctum-achievement = An achievement is yours. Under it lies a blessing: look at it, and use it once in the last battle.
page-note-sanctum-skill = The last gem has left a skill, and it is yours. Open it to read what it does.
page-note-sanctum-rage = Your rage is awake: it sets one die to any number. It woke because a die was left over.
page-note-sanctum-spent = A marker that you put on an ability stays there until you rest, or drink a potion. Until then the ability cannot be used.
page-note-sanctum-equip = You have items to put on. Each gem sign wants a gem of its colour, or a white one. The first item ever brings a third die.
page-note-sanctum-tired = All your markers are spent. A rest brings them back; demons wait meanwhile.
page-note-sanctum-unspent = All your stamina is there. After the roll it pays for changed dice and for shields: spend it, a rest brings it back.

# All cards of the box.
page-cards-demons = Demons and items
page-cards-lord = The Demon Lord
page-cards-fury = Fury
page-cards-blessings = Blessings
page-cards-skills = Skills
page-cards-life-tracks = Life tracks
page-cards-start = Start bonuses
page-cards-start-card = Start bonus

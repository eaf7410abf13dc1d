# Names and texts of Sanctum's components, by the ids of content/sanctum/. Texts compose themselves from what cards do.

## Levels

level-1 = I
level-2 = II
level-3 = III

## Types of items, and the slots for them

type-helmet = helmet
type-armour = armour
type-gloves = gloves
type-boots = boots
type-weapon = weapon
slot-helmet = helmet
slot-armour = armour
slot-gloves = gloves
slot-boots = boots
slot-weapon-1 = first weapon
slot-weapon-2 = second weapon

## Boards and achievements

act-1 = Act I: the Burned Road
act-2 = Act II: the Drowned Fields
act-3 = Act III: the Bone Orchard
act-4 = Act IV: the Gallows Hills
act-5 = Act V: the Walls
act-6 = Act VI: the Cathedral
achievement = { $mastery } { $level }
mastery-skill = Skill mastery
mastery-gem = Gem mastery
mastery-equipment = Equipment mastery
mastery-level = Level mastery
mastery-skill-text = The first hero with { $goal } skills.
mastery-gem-text = The first hero with { $goal } gems in each of two colours; white ones do not count.
mastery-equipment-text = The first hero whose equipped items have { $goal } levels in all.
mastery-level-text = The first hero with any other achievement of level { $level }.

## Amounts

amount-stamina = { $n } stamina
amount-focus = { $n } focus
amount-red-gems =
    { $n ->
        [one] { $n } red gem
       *[other] { $n } red gems
    }
amount-green-gems =
    { $n ->
        [one] { $n } green gem
       *[other] { $n } green gems
    }
amount-blue-gems =
    { $n ->
        [one] { $n } blue gem
       *[other] { $n } blue gems
    }
amount-white-gems =
    { $n ->
        [one] { $n } white gem
       *[other] { $n } white gems
    }
amount-red-levels =
    { $n ->
        [one] { $n } red level
       *[other] { $n } red levels
    }
amount-green-levels =
    { $n ->
        [one] { $n } green level
       *[other] { $n } green levels
    }
amount-blue-levels =
    { $n ->
        [one] { $n } blue level
       *[other] { $n } blue levels
    }
amount-red-potions =
    { $n ->
        [one] { $n } red potion
       *[other] { $n } red potions
    }
amount-blue-potions =
    { $n ->
        [one] { $n } blue potion
       *[other] { $n } blue potions
    }

## What an ability costs

cost-red = { $n } stamina
cost-blue = { $n } focus
cost-purple =
    { $n ->
        [one] { $n } stamina or focus
       *[other] { $n } of stamina and focus in any mix
    }

## Abilities: in a word or two, and in a sentence

ability-of = { $source }: { $deed }
ability-text = { $cost }: { $deed }
ability-set = set to { $n }
ability-set-text = Set one unplaced die to { $n }.
ability-add = +{ $n }
ability-add-text = Raise one unplaced die by exactly { $n }.
ability-subtract = −{ $n }
ability-subtract-text = Lower one unplaced die by exactly { $n }.
ability-shift = ±{ $n }
ability-shift-text = Raise or lower one unplaced die by exactly { $n }.
ability-raise = + any
ability-raise-text = Raise one unplaced die by any amount.
ability-lower = − any
ability-lower-text = Lower one unplaced die by any amount.
ability-shield =
    { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
ability-shield-text =
    { $n ->
        [one] { $n } shield.
       *[other] { $n } shields.
    }
ability-hit-box = hit a box
ability-hit-box-text =
    Hit one open box of a demon{ $open ->
        [0] { "" }
       *[other] { " " }with exactly { $open } open
    }{ $boxes_min ->
        [0] { "" }
       *[other] , of { $boxes_min } boxes or more
    }. No die is used.
ability-overkill = overkill
ability-overkill-text = Set one unplaced die to any face and place it; if the demon dies, hit one open box of another with 2 or more open.
ability-strike-again = strike again
ability-strike-again-text = Right after you place a die, its hit stays as a marker and the die is unplaced again, as it is.

## Demons and the cards of the last battle

foe-front = Hit boxes: { $boxes }. Damage: { $damage }.
foe-back = Gives: { $levels }. Item: { $type }, { $needs }.
penalty-choice =
    { $penalty } { $wounds ->
        [one] Or suffer { $wounds } wound.
       *[other] Or suffer { $wounds } wounds.
    }
penalty-then = { $first } { $rest }
penalty-lose-stamina = Lose 1 stamina from your pool.
penalty-lose-focus = Lose 1 focus from your pool.
penalty-lose-either = Lose 1 stamina or focus from your pool.
penalty-lose-blessing = Lose 1 blessing.
penalty-spoil-box =
    { $box ->
        [red] Spoil one empty red ability box for good.
        [blue] Spoil one empty blue ability box for good.
        [purple] Spoil one empty purple ability box for good.
       *[any] Spoil one empty ability box for good.
    }
penalty-fewer-dice =
    { $n ->
        [one] Roll { $n } gold die fewer in your next fight.
       *[other] Roll { $n } gold dice fewer in your next fight.
    }
penalty-more-damage = Suffer { $n } more damage in your next fight.
penalty-shorten-life = Shorten your life track by { $n } from below.
penalty-heal = Heal { $n }.
penalty-lose-potion = Drink a potion and lose the marker that it frees.
penalty-pay-box = Pay one box of an ability without its effect.
penalty-reroll-face = Reroll your unplaced dice that show { $face } until none does.
penalty-spend-rage = Use up one active rage.
penalty-lose-die = Lose one unplaced die for this fight.
penalty-only-changed-dice = Hit this card with changed dice only in this fight.

## Items

item-kind = { $type }, { $gems }
item-flames = While equipped: { $markers } more.

## What skills do

skill-tile = { $markers } for good.
perk-damage =
    { $least ->
        [0] Every living demon does { $n } less damage.
        [1] Every living demon with a hit does { $n } less damage.
       *[other] Every living demon with { $least } hits or more does { $n } less damage.
    }
perk-potion-slots =
    { $n ->
        [one] { $n } more potion slot.
       *[other] { $n } more potion slots.
    }
perk-shield-more =
    { $n ->
        [one] The first shield ability you use in a fight gives { $n } more shield.
       *[other] The first shield ability you use in a fight gives { $n } more shields.
    }
perk-rage-tokens =
    { $n ->
        [one] { $n } more rage token, active when gained.
       *[other] { $n } more rage tokens, active when gained.
    } Still only one becomes active again in a fight.
perk-gems-needed =
    { $n ->
        [one] To equip ({ $type }): { $n } gem fewer, but { $floor } at least.
       *[other] To equip ({ $type }): { $n } gems fewer, but { $floor } at least.
    }
perk-hit-box-rest-end =
    At the end of a Rest: hit one open box of a demon{ $open ->
        [0] .
       *[other] { " " }with { $open } or more open.
    }
perk-hit-box-row-laid =
    As soon as your row lies: hit one open box of its first card{ $open ->
        [0] .
       *[other] { " " }if { $open } or more are open.
    }
perk-recover-gained = When gained: { $markers } back from ability boxes.
perk-recover-before-roll = Once per fight, before the roll: { $markers } back from ability boxes.
perk-recover-attack-end =
    { $least ->
        [0] Once per fight, at the end of the attack: { $markers } back from ability boxes.
        [1] Once per fight, if a demon died in the attack: { $markers } back from ability boxes.
       *[other] Once per fight, if { $least } or more demons died in the attack: { $markers } back from ability boxes.
    }
perk-take-potion = When gained: { $potions }, as far as slots are free.
perk-shield-potions-drunk =
    { $n ->
        [one] Block: { $n } shield for each potion that you drank before this roll{ $most ->
            [99] .
           *[other] , { $most } at most.
        }
       *[other] Block: { $n } shields for each potion that you drank before this roll{ $most ->
            [99] .
           *[other] , { $most } at most.
        }
    }
perk-shield-unplaced-dice =
    { $n ->
        [one] Block: { $n } shield for each unplaced die{ $most ->
            [99] .
           *[other] , { $most } at most.
        }
       *[other] Block: { $n } shields for each unplaced die{ $most ->
            [99] .
           *[other] , { $most } at most.
        }
    }
perk-shift-die = Whenever a demon dies in your attack: you may change one unplaced die by exactly { $n }, at once.
perk-reroll =
    { $n ->
        [1] Once per fight, after the roll: reroll one of your dice.
       *[other] Once per fight, after the roll: reroll up to { $n } of your dice together.
    }
perk-sell-for-level =
    { $n ->
        [one] Once per Rest, but not in the last: discard an item from your pouch for { $n } level in one of its gem colours.
       *[other] Once per Rest, but not in the last: discard an item from your pouch for { $n } levels in one of its gem colours.
    }
perk-set-die =
    { $to ->
        [other-die] { $faces ->
            [any] Once per fight: set one unplaced die to the face that another of your dice shows, placed or not.
           *[other] Once per fight: set one unplaced die that shows { $faces } to the face that another of your dice shows, placed or not.
        }
        [opposite] { $faces ->
            [any] Once per fight: turn one unplaced die over, so that n becomes 7 − n.
           *[other] Once per fight: turn one unplaced die that shows { $faces } over, so that n becomes 7 − n.
        }
       *[any] { $faces ->
            [any] Once per fight: set one unplaced die to any face.
           *[other] Once per fight: set one unplaced die that shows { $faces } to any face.
        }
    }
perk-silver-die-focus-pool = Roll the silver die too with { $least } or more focus in your pool.
perk-silver-die-stamina-pool = Roll the silver die too with { $least } or more stamina in your pool.
perk-silver-die-potions-drunk =
    { $least ->
        [1] Roll the silver die too if you drank a potion before the roll.
        [one] Roll the silver die too if you drank { $least } potion or more before the roll.
       *[other] Roll the silver die too if you drank { $least } potions or more before the roll.
    }
perk-silver-die-rage-active =
    { $least ->
        [1] Roll the silver die too while a rage token of yours is active.
        [one] Roll the silver die too while { $least } of your rage tokens is active.
       *[other] Roll the silver die too while { $least } of your rage tokens are active.
    }
perk-silver-die-equal-faces = Roll the silver die too if { $least } or more of your dice show the same face.
all-stamina = all stamina
all-focus = all focus

## Blessings and start cards

blessing-gain-stamina-text = Once, at any moment from the Demon Lord’s answer on: { $n } more stamina.
blessing-gain-focus-text = Once, at any moment from the Demon Lord’s answer on: { $n } more focus.
blessing-attack = Once, in the attack: { $deed }
blessing-block = Once, in the block: { $deed }
start-card = { $gem }, { $from } to { $to }

## Kinds of demons

demon-cinderling = Cinderling
demon-rotling = Rotling
demon-rimebone = Rimebone
demon-ashmauler = Ashmauler
demon-plaguefang = Plaguefang
demon-frost-reaver = Frost Reaver
demon-pyre-tyrant = Pyre Tyrant
demon-gorge-maw = Gorge Maw
demon-hollow-king = Hollow King

# What each demon is called beside its name: many share one.
foe-r1-01-flavour = the Sooty
foe-r1-02-flavour = the Kindler
foe-r1-03-flavour = the Spark-Eater
foe-r1-04-flavour = the Smouldering
foe-r1-05-flavour = of the Last Hearth
foe-r1-06-flavour = the Crackling
foe-r1-07-flavour = the Tinder Thief
foe-r1-08-flavour = the Half-Burnt
foe-r1-09-flavour = of the Cold Grate
foe-r1-10-flavour = the Flickering
foe-r1-11-flavour = the Ember-Eyed
foe-r1-12-flavour = the Unquenched
foe-r2-01-flavour = the Door-Breaker
foe-r2-02-flavour = of the Slag Pits
foe-r2-03-flavour = the Twice-Forged
foe-r2-04-flavour = the Bellows
foe-r2-05-flavour = the Anvil-Born
foe-r2-06-flavour = the Ox
foe-r2-07-flavour = of the Broken Chain
foe-r2-08-flavour = the Coal-Hearted
foe-r2-09-flavour = the Pit Champion
foe-r3-01-flavour = the Crowned in Flame
foe-r3-02-flavour = of the Nine Pyres
foe-r3-03-flavour = the Burner of Orchards
foe-r3-04-flavour = the Red Verdict
foe-r3-05-flavour = the Unforgiving
foe-r3-06-flavour = the Last Torch
foe-r3-07-flavour = of the Glass Desert
foe-g1-01-flavour = the Dripping
foe-g1-02-flavour = the Mould-Cap
foe-g1-03-flavour = of the Wet Cellar
foe-g1-04-flavour = the Squelcher
foe-g1-05-flavour = the Ditch-Born
foe-g1-06-flavour = the Sweet-Smelling
foe-g1-07-flavour = the Toadstool
foe-g1-08-flavour = the Boil
foe-g1-09-flavour = of the Black Well
foe-g1-10-flavour = the Slow
foe-g1-11-flavour = the Nibbler
foe-g1-12-flavour = the Mire-Child
foe-g2-01-flavour = the Yellow-Toothed
foe-g2-02-flavour = of the Fever Woods
foe-g2-03-flavour = the Three-Legged
foe-g2-04-flavour = the Night Howler
foe-g2-05-flavour = the Flea King
foe-g2-06-flavour = the Gnawer
foe-g2-07-flavour = of the Sick Herd
foe-g2-08-flavour = the Mange
foe-g2-09-flavour = the Carrion Hound
foe-g3-01-flavour = the Bottomless
foe-g3-02-flavour = the Swallower of Carts
foe-g3-03-flavour = of the Drowned Mill
foe-g3-04-flavour = the Ever-Hungry
foe-g3-05-flavour = the Bell-Eater
foe-g3-06-flavour = the Green Grave
foe-g3-07-flavour = the Wide
foe-b1-01-flavour = the Brittle
foe-b1-02-flavour = the Chatterer
foe-b1-03-flavour = of the Frozen Ford
foe-b1-04-flavour = the Hoar-Browed
foe-b1-05-flavour = the Fingerless
foe-b1-06-flavour = the Rattler
foe-b1-07-flavour = the First Frost
foe-b1-08-flavour = of the Shallow Grave
foe-b1-09-flavour = the Pale
foe-b1-10-flavour = the Icicle
foe-b1-11-flavour = the Thaw-Fearing
foe-b1-12-flavour = the Snow-Blind
foe-b2-01-flavour = of the Winter March
foe-b2-02-flavour = the Sail-Cutter
foe-b2-03-flavour = the White Silence
foe-b2-04-flavour = the Shield-Biter
foe-b2-05-flavour = of the Long Night
foe-b2-06-flavour = the Oathless
foe-b2-07-flavour = the Grey Oar
foe-b2-08-flavour = the Breath-Taker
foe-b2-09-flavour = the Drift-Walker
foe-b3-01-flavour = the Throneless
foe-b3-02-flavour = of the Empty Hall
foe-b3-03-flavour = the King Under Rime
foe-b3-04-flavour = the Last Heir
foe-b3-05-flavour = the Hollow-Voiced
foe-b3-06-flavour = the Crown of Splinters
foe-b3-07-flavour = the Unburied

## Attacks of the Demon Lord

attack-whispers = Whispers
attack-stolen-light = Stolen Light
attack-clouded-mind = Clouded Mind
attack-twisted-will = Twisted Will
attack-corrosion = Corrosion
attack-grasping-dark = Grasping Dark
attack-shadow-of-death = Shadow of Death
attack-broken-vow = Broken Vow
attack-rain-of-embers = Rain of Embers
attack-hunger-of-the-pit = Hunger of the Pit
attack-crushing-dread = Crushing Dread
attack-cruel-mercy = Cruel Mercy
attack-rusted-steel = Rusted Steel
attack-spilled-vial = Spilled Vial

## Fury cards

fury-fu-01 = Draining Gaze
fury-fu-02 = Iron Tithe
fury-fu-03 = Toll of Souls
fury-fu-04 = Warping Howl
fury-fu-05 = Shifting Sands
fury-fu-06 = Broken Omen
fury-fu-07 = Twist of Fate
fury-fu-08 = Mocking Laughter
fury-fu-09 = Cold Contempt
fury-fu-10 = Sweeping Claw
fury-fu-11 = Chain of Ash
fury-fu-12 = Snatching Shade
fury-fu-13 = Veil of Lies
fury-fu-14 = Hall of Mirrors
fury-fu-15 = Burning Breath
fury-fu-16 = Scream of the Damned
fury-fu-17 = Acid Spittle
fury-fu-18 = Gaping Maw

## Heroes, each with how the hero plays

hero-huntress = Huntress
hero-huntress-text = Aim and preparation: full pools, wounded prey, one sure shot.
hero-huntress-flavour = She could not save her valley, so she keeps count of what burned it.
hero-outlaw = Outlaw
hero-outlaw-text = Potions as fuel: an extra die, shields, dirty tricks, loot traded for levels.
hero-outlaw-flavour = The king’s poison did not kill him; now he drinks worse for breakfast.
hero-slayer = Slayer
hero-slayer-text = Stamina and rage: takes blows, pays for attacks in sweat, has two tempers.
hero-slayer-flavour = Raised on old songs about this day, he has grown tired of waiting for it.
hero-dancer = Dancer
hero-dancer-text = Focus and tempo: copies, turns and re-uses dice, chains kills, has a thin skin.
hero-dancer-flavour = The elder sister returns for her crown, one measured step at a time.

## Skills

skill-huntress-red-1 = Snare
skill-huntress-green-1 = Wild Blood
skill-huntress-blue-1 = Surge
skill-huntress-red-2 = Weathered
skill-huntress-green-2 = Hamstring
skill-huntress-blue-2 = Steady Aim
skill-huntress-red-3 = Heartseeker
skill-huntress-green-3 = Hawk’s Eye
skill-huntress-blue-3 = Clear Sight
skill-outlaw-red-1 = Bandolier
skill-outlaw-green-1 = Fence
skill-outlaw-blue-1 = Sleepless
skill-outlaw-red-2 = Numb
skill-outlaw-green-2 = Street Wits
skill-outlaw-blue-2 = Adrenal Draught
skill-outlaw-red-3 = Scar Tissue
skill-outlaw-green-3 = Loaded Dice
skill-outlaw-blue-3 = Venom
skill-slayer-red-1 = Iron Hide
skill-slayer-green-1 = Momentum
skill-slayer-blue-1 = Old Tales
skill-slayer-red-2 = Ox Heart
skill-slayer-green-2 = Overkill
skill-slayer-blue-2 = Blood Scent
skill-slayer-red-3 = Twin Fury
skill-slayer-green-3 = Hard Road
skill-slayer-blue-3 = Heirloom Grip
skill-dancer-red-1 = Weave
skill-dancer-green-1 = Pirouette
skill-dancer-blue-1 = Poise
skill-dancer-red-2 = Long Practice
skill-dancer-green-2 = Double Strike
skill-dancer-blue-2 = Encore
skill-dancer-red-3 = Mirror Step
skill-dancer-green-3 = Inner Rhythm
skill-dancer-blue-3 = Flow

## Blessings

blessing-ember-of-strength = Ember of Strength
blessing-ember-of-thought = Ember of Thought
blessing-guardian-wing = Guardian Wing
blessing-rising-light = Rising Light
blessing-falling-star = Falling Star

## Names of items

item-smiths-hammer = Smith’s Hammer
item-scribes-gloves = Scribe’s Gloves
item-thornweave-vest = Thornweave Vest
item-kettle-helm = Kettle Helm
item-marching-boots = Marching Boots
item-quilted-robe = Quilted Robe
item-gravediggers-gloves = Gravedigger’s Gloves
item-yew-cudgel = Yew Cudgel
item-militia-spear = Militia Spear
item-couriers-boots = Courier’s Boots
item-glass-knife = Glass Knife
item-antlered-hood = Antlered Hood
item-pilgrims-circlet = Pilgrim’s Circlet
item-apprentices-wand = Apprentice’s Wand
item-weavers-gloves = Weaver’s Gloves
item-splintered-buckler = Splintered Buckler
item-mosswalkers = Mosswalkers
item-feathered-cap = Feathered Cap
item-hobnailed-boots = Hobnailed Boots
item-brawlers-wraps = Brawler’s Wraps
item-boiled-leather = Boiled Leather
item-needle-dagger = Needle Dagger
item-barkcloth-coat = Barkcloth Coat
item-serpent-whip = Serpent Whip
item-archers-bracer = Archer’s Bracer
item-veterans-sallet = Veteran’s Sallet
item-seers-hood = Seer’s Hood
item-bone-ring-shirt = Bone-Ring Shirt
item-scouts-bow = Scout’s Bow
item-studded-mitts = Studded Mitts
item-moonlit-mantle = Moonlit Mantle
item-notched-axe = Notched Axe
item-hunting-sickle = Hunting Sickle
item-trappers-boots = Trapper’s Boots
item-silk-slippers = Silk Slippers
item-woodcutters-hatchet = Woodcutter’s Hatchet
item-wardens-greathelm = Warden’s Greathelm
item-visor-of-embers = Visor of Embers
item-conjurers-gloves = Conjurer’s Gloves
item-windrunners = Windrunners
item-veil-of-mist = Veil of Mist
item-ironshod-treads = Ironshod Treads
item-druids-staff = Druid’s Staff
item-tower-shield = Tower Shield
item-runed-sabre = Runed Sabre
item-serpent-bow = Serpent Bow
item-boar-tusk-helm = Boar-Tusk Helm
item-oracles-diadem = Oracle’s Diadem
item-gladiators-plate = Gladiator’s Plate
item-acrobats-shoes = Acrobat’s Shoes
item-sure-foot-greaves = Sure-Foot Greaves
item-twin-stilettos = Twin Stilettos
item-thorn-flail = Thorn Flail
item-ogre-knuckles = Ogre Knuckles
item-poachers-grips = Poacher’s Grips
item-sandals-of-the-long-road = Sandals of the Long Road
item-templars-mail = Templar’s Mail
item-headsmans-sword = Headsman’s Sword
item-scalehide = Scalehide
item-duelists-gauntlets = Duelist’s Gauntlets
item-warhammer-of-oaths = Warhammer of Oaths
item-mask-of-leaves = Mask of Leaves
item-star-tipped-wand = Star-Tipped Wand
item-wildheart-claws = Wildheart Claws
item-dragonbone-cuirass = Dragonbone Cuirass
item-comet-striders = Comet Striders
item-titans-fists = Titan’s Fists
item-moonsilver-glaive = Moonsilver Glaive
item-lionheart-helm = Lionheart Helm
item-sceptre-of-stars = Sceptre of Stars
item-dawnbreaker = Dawnbreaker
item-hands-of-fate = Hands of Fate
item-stormcaller = Stormcaller
item-aegis-of-the-first-king = Aegis of the First King
item-astral-tiara = Astral Tiara
item-heartwood-plate = Heartwood Plate
item-seven-hill-boots = Seven-Hill Boots
item-shroud-of-quiet = Shroud of Quiet
item-bulwark-of-thorns = Bulwark of Thorns
item-whisper-the-last-arrow = Whisper, the Last Arrow
item-bloodmoon-axe = Bloodmoon Axe
item-earthshakers = Earthshakers
item-spellbinders-grasp = Spellbinder’s Grasp
item-crown-of-three-dawns = Crown of Three Dawns

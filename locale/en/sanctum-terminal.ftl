# Sanctum in the terminal: letters and short words of the drawing, and the table in words.

## The drawing in the terminal

draw-title = { $game } · { $difficulty } · { $phase }
draw-turn = turn { $turn } · { $hero }
draw-phase-setup = setting up
draw-phase-journey = on the road
draw-phase-last-rest = the last rest
draw-phase-answer = the Demon Lord answers
draw-phase-last-battle =
    { $round ->
        [0] the last battle
       *[other] the last battle, round { $round }
    }
draw-phase-over = the end
draw-none = –
draw-printed = printed
draw-skill = skill
draw-slot-helmet = helmet
draw-slot-armour = armour
draw-slot-gloves = gloves
draw-slot-boots = boots
draw-slot-weapon-1 = weapon
draw-slot-weapon-2 = weapon
letter-box-red = r
letter-box-blue = b
letter-box-purple = p
letter-box-stamina = S
letter-box-focus = F
draw-grave = dies at { $grave }
draw-dice-count = dice { $dice }
draw-rage = rage
draw-pools = stamina { $stamina }/{ $all_stamina }  focus { $focus }/{ $all_focus }
draw-potions = potions R{ $red } B{ $blue } of { $slots }
draw-gems = gems
draw-more-damage = { $damage } more damage in the next fight
draw-blessings = blessings
draw-closed = ?
draw-pouch = Pouch:
draw-rolled = Dice
draw-clash = damage { $damage }, shields { $shields }: wounds { $wounds }
draw-only-changed = changed dice only
draw-act =
    Act { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
draw-laid = at the cathedral: { $laid } cards
draw-decks = Decks
draw-goals = Achievements
draw-mastery-skill = skills
draw-mastery-gem = gems
draw-mastery-equipment = equipment
draw-mastery-level = level
draw-dead = dead
draw-triumphant = has beaten the Demon Lord
draw-counts = S{ $stamina } F{ $focus } potions { $potions } skills { $skills } items { $items }
draw-fury = fury
draw-lord = lord
draw-lord-ahead =
    { $cards ->
        [0] The Demon Lord roars no more.
        [one] Next roar: { $cards } card. Deck: { $deck }.
       *[other] Next roar: { $cards } cards. Deck: { $deck }.
    }
about = { $name }: { $text }
note-fells = falls
note-gains = gains { $skill }
note-leaves = off { $skill }
note-wounds = { $wounds } of life { $left }
note-penalty =
    { $steps ->
        [1] as above
       *[other] all of it
    }
score-survived =
    { $rank }. { $hero }: life { $life }, { $achievements ->
        [one] { $achievements } achievement
       *[other] { $achievements } achievements
    }
score-fallen =
    { $rank }. { $hero }: fallen, { $cards ->
        [one] { $cards } card beaten
       *[other] { $cards } cards beaten
    }, { $hits ->
        [one] { $hits } hit on the next
       *[other] { $hits } hits on the next
    }

cli-welcome = Welcome to the road to the sanctum. Enter takes what is in brackets.
cli-ask-players = How many heroes, { $answers }? [{ $default }]
cli-no-odds = There are no chances to tell now.
odds-before = The chance to fell each with everything spent on it alone: { $foes }
odds-rolled = With the dice on the table, each alone, you could still fell: { $foes }
odds-all = all of them
odds-rolled-none = With the dice on the table nothing more can be felled.
cli-help-actions = Type a number, or the action itself: “fight”, “equip hood”; beginnings of words will do. Enter shows the menu again.
cli-help-marks = Marks: [2] hit box, [×] hit or spoiled, × used up, ⚔ damage, [{ letter-box-red }] [{ letter-box-blue }] [{ letter-box-purple }] red, blue, purple ability box, [{ letter-box-stamina }] [{ letter-box-focus }] stamina or focus on it, ●○ rage awake or asleep, ✓ gained or beaten, * changed die, (4) placed die, ° silver die, ▣ chest, ✚ divine intervention.

## The table in words

tell-road = The road: { $act }, space { $space }.
tell-set = On the board: { $demons }.
tell-foe = { $foe }, { $levels }, open { $boxes }, damage { $damage }, item { $item }
tell-foe-beaten = { $foe }, { $levels }, all boxes hit, item { $item }
tell-dead = { $hero } is dead.
tell-champion = { $hero }: life { $life }, dice { $dice }, rage { $rage }, stamina { $stamina }, focus { $focus }, red potions { $red }, blue potions { $blue }, demons { $demons }, cards beaten { $beaten }.
tell-slot = { $slot }: { $item }; { $abilities }.
tell-ability = { $deed }
tell-blocked = { $deed } (blocked)
tell-skills = Skills gained: { $skills }.
tell-column = Gems on skills ({ $colour }): I { $first }, II { $second }, III { $third }.
tell-gems = Gem pool: red { $red }, green { $green }, blue { $blue }, white { $white }.
tell-pouch = Pouch: { $items }.
tell-blessings = Blessings: { $blessings }.
tell-demon = Your demon: { $demon }.
tell-card = Card { $place } of your row: open { $boxes }, damage { $damage }.
tell-clash = Dice: { $dice }. Damage { $damage }, shields { $shields }.

# Names and texts of Last Bastion's components, by the ids of content/last_bastion/.

## The forms in which sentences want a name; a name may bring forms of its own

tile-any = { $name }
    .acc = the { $name }
    .to = to the { $name }
    .on = on the { $name }
    .at = at the { $name }
    .from = from the { $name }
hero-any = { $name }
    .gen = { $name }’s

## Colours of boards, cards, tokens and faces of the combat die; the others are shared

colour-yellow = yellow
colour-black = black

## The four places of effects on a card

column-entrance = Entrance
column-recurring = Recurring
column-continuous = Continuous
column-exit = Exit

## Effects, each with a name and what it does

effect-nothing = nothing
effect-nothing-text = Nothing happens.
effect-haunt = haunting
effect-haunt-text = Put a Grasp of Evil on this card; if one is there, move it to the first tile without one, counted inwards from its slot.
effect-draw-horde = draw a horde card
effect-draw-horde-text = Draw and place a horde card.
effect-lose-life = lose 1 life
effect-lose-life-text = Lose 1 life.
effect-return-token = return 1 token
effect-return-token-text = Return 1 round token to the supply.
effect-roll-corruption = corruption die
effect-roll-corruption-text = Roll the corruption die.
effect-grasp-own-board = grasp on own board
effect-grasp-own-board-text = Put a Grasp of Evil on your own hero board.
effect-all-return-token = all return 1 token
effect-all-return-token-text = Every player returns 1 round token to the supply.
effect-grasp-all-boards = grasp on all boards
effect-grasp-all-boards-text = Put a Grasp of Evil on every hero board.
effect-all-lose-move = all lose a move
effect-all-lose-move-text = Every player loses the next move.
effect-gain-equipment = gain 1 equipment
effect-gain-equipment-text = Take 1 equipment token of your choice.
effect-gain-life = gain 1 life
effect-gain-life-text = Gain 1 life.
effect-gain-call = gain 1 Call to Arms
effect-gain-call-text = Gain 1 Call to Arms.
effect-remove-grasp = remove 1 grasp
effect-remove-grasp-text = Remove one Grasp of Evil from a tile, a card or a hero board.
effect-gain-life-and-call = gain 1 life and 1 Call to Arms
effect-gain-life-and-call-text = Gain 1 life and 1 Call to Arms.
effect-white-immune = immune to white
effect-white-immune-text = White faces do not count against this card.
effect-lock-die = locks a die
effect-lock-die-text = One white combat die lies on this card and is missing in every fight.
effect-no-equipment = no equipment
effect-no-equipment-text = No equipment token may be spent in any fight.
effect-discard-bottom = discard the bottom card
effect-discard-bottom-text = Discard the bottom card of the deck, seen by all; a warlord discarded so loses the game.
effect-lose-own-move = lose a move
effect-lose-own-move-text = Lose the next move: lay the figure down.
effect-grasp-tile = grasp on a tile
effect-grasp-tile-text = Put a Grasp of Evil on the first tile without one, counted inwards from the slot.

## Monsters

card-ember-imp = Ember Imp
card-ash-caller = Ash Caller
card-cinder-whelp = Cinder Whelp
card-incubus = Incubus
card-butcher = Butcher
card-soul-flayer = Soul Flayer
card-magma-hound = Magma Hound
card-furnace-fiend = Furnace Fiend
card-slag-colossus = Slag Colossus
card-balefire-giant = Balefire Giant
card-goblin-howler = Goblin Howler
card-hex-goblin = Hex Goblin
card-bramble-sprite = Bramble Sprite
card-war-drummer = War Drummer
card-goblin-cutpurse = Goblin Cutpurse
card-wolf-rider = Wolf Rider
card-orc-bulwark = Orc Bulwark
card-thorn-shaman = Thorn Shaman
card-moss-troll = Moss Troll
card-boulder-troll = Boulder Troll
card-hollow-summoner = Hollow Summoner
card-web-spinner = Web Spinner
card-void-wisp = Void Wisp
card-gorge-spider = Gorge Spider
card-hollow-stalker = Hollow Stalker
card-silk-binder = Silk Binder
card-faceless-one = Faceless One
card-rift-crawler = Rift Crawler
card-brood-mother = Brood Mother
card-maw-of-the-gorge = Maw of the Gorge
card-restless-hand = Restless Hand
card-grave-ringer = Grave Ringer
card-wailing-shade = Wailing Shade
card-skeleton-guard = Skeleton Guard
card-blight-carrier = Blight Carrier
card-marrow-eater = Marrow Eater
card-banshee = Banshee
card-zombie-lord = Zombie Lord
card-ossuary-golem = Ossuary Golem
card-barrow-wight = Barrow Wight
card-shadow-scout = Shadow Scout
card-queens-herald = Queen’s Herald
card-rustmonger = Rustmonger
card-banner-of-night = Banner of Night
card-shadow-knight = Shadow Knight
card-night-jailer = Night Jailer
card-nefarious-cannon = Nefarious Cannon
card-gate-ram = Gate Ram
card-tithe-taker = Tithe Taker
card-siege-tower = Siege Tower

## Warlords

card-archdaemon-of-torment = Archdaemon of Torment
    .flavour = Clear the tiles first: it corrupts every round, and once more when it falls.
card-pyre-marshal = Pyre Marshal
    .flavour = A race against death: heal the hero of its board, or push it to the strongest one.
card-grumgar-wallbreaker = Grumgar Wallbreaker
    .flavour = No tricks, only bulk: pool your green and raise the green banner.
card-thornmother = Thornmother
    .flavour = She never comes alone, and behind her the tiles go dark.
card-matron-of-webs = Matron of Webs
    .flavour = Everybody falls down and one die is gone: stand close before she comes.
card-the-unmade = The Unmade
    .flavour = White is worthless against it: shop early, and shop blue.
card-bone-regent = Bone Regent
    .flavour = Powers go dark for all, and then once more on its own board.
card-lich-of-the-barrows = Lich of the Barrows
    .flavour = It empties the deck: strike at once.
card-iron-voice = Iron Voice
    .flavour = No tokens in any fight: trust banner, charm and stubborn dice.
card-hand-of-the-queen = Hand of the Queen
    .flavour = Spend what you have before it is taken.

## Tiles, each with what it does

tile-trebuchet = Trebuchet
tile-trebuchet-text = Put the net on one effect of a monster, or move it there: the effect is off while covered.
tile-trebuchet-flavour = A net the size of a barn, thrown by an argument the size of a house.
tile-strategists-tower = Strategist’s Tower
tile-strategists-tower-text = Move up to two horde cards at once to free slots; the two may swap places.
tile-strategists-tower-flavour = From up here the war looks like a board.
tile-market = Market
tile-market-text = Roll two combat dice and take an equipment token of each face; white gives any colour.
tile-market-flavour = Everything is for sale, except time.
tile-tavern = Tavern
tile-tavern-text = One player of your choice gains 1 life and may move once, at once.
tile-tavern-flavour = One for the wound, one for the road.
tile-standard = Standard
tile-standard-text = Raise a banner, or exchange it: all cards of its colour, warlords too, have 1 resistance less.
tile-standard-flavour = The archers read the colour and loose.
tile-divine-fountain = Divine Fountain
tile-divine-fountain-text = Remove up to two Grasps of Evil from tiles, cards or hero boards.
tile-divine-fountain-flavour = The only well the Queen could not sour.
tile-dispensary = Dispensary
tile-dispensary-text = Give any player 1 equipment token, or bring back a hero who is out of action.
tile-dispensary-flavour = They patch leather and people with the same thread.
tile-tomb = Tomb of the Ancient Kings
tile-tomb-text = Pay 1 life to destroy one monster in play, without its exit effects.
tile-tomb-flavour = The old kings still take payment in warm coin.
tile-dwarven-quarry = Dwarven Quarry
tile-dwarven-quarry-text = Put the trap on a free slot of your own board: the next monster placed there is discarded without any effect.
tile-dwarven-quarry-flavour = “Mind the third step,” says the sapper, and grins.

## Heroes, each with what the power does

hero-elmer = Elmer & Chestnut
hero-elmer-text = Once in each of his hero phases: one extra move, for himself or for another hero, who moves at once.
hero-elmer-flavour = “Hold the reins, I’ll hold the wall.”
hero-mylfaar = Mylfaar
hero-mylfaar-text = Once in each of her hero phases: the charm goes on any horde card, which has 1 resistance less for everybody.
hero-mylfaar-flavour = Even a troll forgets its club for a good refrain.
hero-arne = Arne & Soko
hero-arne-text = Once in each of his hero phases: 1 equipment token of his choice.
hero-arne-flavour = What the smith mislays, the falcon finds.
hero-sindara = Sindara
hero-sindara-text = May activate a tile and fight, in either order, both before or both after her move.
hero-sindara-flavour = The crowd sees the banner; the enemy sees the blade.
hero-teagaan = Teagaan
hero-teagaan-text = May give up his move to remove one Grasp of Evil anywhere.
hero-teagaan-flavour = He sits down, breathes out, and the dark gives way.
hero-feng-li = Feng-Li
hero-feng-li-text = Once in each of her hero phases: reroll any combat dice. Each corruption roll of her own: reroll it once.
hero-feng-li-flavour = She has already lived this second; she did not like it.
hero-kazgin = Kazgin
hero-kazgin-text = Rolls the grey die too in fights, and suffers no bad exit effect of cards that he fights.
hero-kazgin-flavour = Curses slide off him like rain off an anvil.
hero-twindalli = Twindalli
hero-twindalli-text = Fights one or two cards in her row or column, near or far, even from the centre.
hero-twindalli-flavour = Two strings, two bolts, one breath.

# What is ahead in Last Bastion: one sentence an omen, by the keys of games/last_bastion/omens.py.
# $card, $tile, $hero and $colour are names; $count is a number.

## Haunting and Grasps of Evil

omen-haunted = A Grasp of Evil comes to { $card }.
omen-haunts-tile = { $card } sends its Grasp of Evil { $tile_to }; that makes { $count ->
    [one] { $count } grasped tile
   *[other] { $count } grasped tiles
}.
omen-haunts-last-tile = { $card } sends its Grasp of Evil { $tile_to }, grasped tile number { $count }, and the bastion falls.
omen-haunts-last-tile-several =
    { $count ->
        [one] { $count } card { $board_on } sends its Grasp of Evil inwards, and the bastion falls.
       *[other] { $count } cards { $board_on } send their Grasps of Evil inwards, and the bastion falls.
    }
omen-grasped = A Grasp of Evil takes { $tile_acc }; that makes { $count ->
    [one] { $count } grasped tile
   *[other] { $count } grasped tiles
}.
omen-grasped-last = A Grasp of Evil takes { $tile_acc }, grasped tile number { $count }, and the bastion falls.
omen-banner-falls = The covered Standard lets a banner fall: { $banner }.
omen-shadowed-card = { $card } puts a Grasp of Evil on { $hero_gen } board: the power goes dark.
omen-someone-shadowed-card = { $card } puts a Grasp of Evil on the board of one hero of your choice.

## Life

omen-loses-life = { $hero } loses 1 life.
omen-loses-life-card = { $card }: { $hero } loses 1 life.
omen-loses-life-board = { $full_board }: { $hero } loses 1 life.
omen-loses-life-full = Every slot is filled, and { $hero } loses 1 life instead of drawing.
omen-falls-out = { $hero } loses the last life and goes out of action.
omen-falls-out-card = { $card }: { $hero } loses the last life and goes out of action.
omen-falls-out-board = { $full_board }: { $hero } loses the last life and goes out of action.
omen-falls-out-full = Every slot is filled, and { $hero } loses the last life instead of drawing and goes out of action.
omen-dies = { $hero } loses the last life for the second time and dies.
omen-dies-card = { $card }: { $hero } loses the last life for the second time and dies.
omen-dies-board = { $full_board }: { $hero } loses the last life for the second time and dies.
omen-dies-full = Every slot is filled, and { $hero } loses the last life for the second time instead of drawing, and dies.
omen-heroes-out = The last hero loses the last life, and the bastion falls.
omen-heroes-out-card = { $card }: the last hero loses the last life, and the bastion falls.
omen-heroes-out-board = { $full_board }: the last hero loses the last life, and the bastion falls.
omen-heroes-out-full = Every slot is filled, and the last hero loses the last life instead of drawing: the bastion falls.
omen-someone-loses-life-card = { $card }: one hero of your choice loses 1 life.
omen-someone-loses-life-board = { $full_board }: one hero of your choice loses 1 life.
omen-someone-loses-life-full = Every slot is filled, and one hero of your choice loses 1 life instead of drawing.
omen-someone-falls-out = One of the heroes loses the last life, whomever you name.
omen-someone-falls-out-card = { $card }: a hero loses the last life, whomever you name.
omen-someone-falls-out-board = { $full_board }: a hero loses the last life, whomever you name.
omen-someone-falls-out-full = Every slot is filled, and a hero loses the last life instead of drawing, whomever you name.

## Tokens and moves

omen-returns-token = { $hero } returns a round token.
omen-returns-token-card = { $card }: { $hero } returns a round token.
omen-someone-returns-token-card = { $card }: one hero of your choice returns a round token.
omen-lies-down-card = { $card }: { $hero } loses the next move.
omen-lies-down-board = { $full_board }: { $hero } loses the next move.
omen-someone-lies-down-board = { $full_board }: one hero of your choice loses the next move.

## The corruption die, and what it may do

omen-rolls-card = { $card }: { $hero } rolls the corruption die.
omen-rolls-board = { $full_board }: { $hero } rolls the corruption die.
omen-someone-rolls-card = { $card }: one hero of your choice rolls the corruption die.
omen-someone-rolls-board = { $full_board }: one hero of your choice rolls the corruption die.
omen-may-draw = Corruption die: { $hero } may have to draw a card.
omen-may-deck-empty = Corruption die: { $hero } may have to draw from the empty deck, and all would be lost.
omen-may-return-token = Corruption die: { $hero } may have to return a round token.
omen-may-lose-life = Corruption die: { $hero } may lose 1 life.
omen-may-fall-out = Corruption die: { $hero } may lose the last life.
omen-may-die = Corruption die: { $hero } may lose the last life for the second time.
omen-may-heroes-out = Corruption die: { $hero }, the last hero, may lose the last life.
omen-may-grasp = The corruption die may put a Grasp of Evil { $tile_on }; that would make { $count ->
    [one] { $count } grasped tile
   *[other] { $count } grasped tiles
}.
omen-may-grasp-last = The corruption die may put a Grasp of Evil { $tile_on }, grasped tile number { $count }, and the bastion would fall.
omen-may-grasp-along = The corruption die may put a Grasp of Evil on a tile { $board_along }; that would make { $count ->
    [one] { $count } grasped tile
   *[other] { $count } grasped tiles
}.
omen-may-grasp-along-last = The corruption die may put a Grasp of Evil on a tile { $board_along }, grasped tile number { $count }, and the bastion would fall.

## Draws and the deck

omen-draws = { $hero } draws a card.
omen-draws-card = { $card }: { $hero } draws a card.
omen-draws-or-strikes = { $hero } draws a card, unless { $board_acc } is full by then and strikes.
omen-draws-warlord = { $hero } draws a warlord.
omen-draws-warlord-card = { $card }: { $hero } draws a warlord.
omen-someone-draws-card = { $card }: one hero of your choice draws a card.
omen-deck-empty = A card has to be drawn from the empty deck, and the bastion falls.
omen-bottom-card = { $full_board }: the bottom card of the deck is discarded; { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} left.
omen-bottom-warlord = { $full_board }: the warlord at the bottom of the deck is discarded, and the bastion falls.
omen-starves = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
} without a card coming or going: the bastion starves.

## What holds something back

omen-netted = The net holds { $card } back.
omen-trap-set = The trap waits { $board_on }.

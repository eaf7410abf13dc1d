# What is ahead in Last Bastion: one sentence an omen, by the keys of games/last_bastion/omens.py.
# $card, $tile, $hero and $colour are names; $count is a number.

## Haunting and Grasps of Evil

omen-haunted = A Grasp of Evil comes to { $card }.
omen-haunts-tile = { $card } sends its Grasp of Evil to the { $tile }; that makes { $count ->
    [one] { $count } grasped tile
   *[other] { $count } grasped tiles
}.
omen-haunts-last-tile = { $card } sends its Grasp of Evil to the { $tile }, grasped tile number { $count }, and the bastion falls.
omen-haunts-last-tile-several = { $count } cards on the { $colour } board send their Grasps of Evil inwards, and the bastion falls.
omen-grasped = A Grasp of Evil takes the { $tile }; that makes { $count ->
    [one] { $count } grasped tile
   *[other] { $count } grasped tiles
}.
omen-grasped-last = A Grasp of Evil takes the { $tile }, grasped tile number { $count }, and the bastion falls.
omen-banner-falls = The { $colour } banner falls with the covered Standard.
omen-shadowed-card = { $card } puts a Grasp of Evil on the board of { $hero }, whose power goes dark.
omen-someone-shadowed-card = { $card } puts a Grasp of Evil on the board of one hero of your choice.

## Life

omen-loses-life = { $hero } loses 1 life.
omen-loses-life-card = { $card } takes 1 life from { $hero }.
omen-loses-life-board = The { $colour } board is full and takes 1 life from { $hero }.
omen-loses-life-full = Every slot is filled, and { $hero } loses 1 life instead of drawing.
omen-falls-out = { $hero } loses the last life and goes out of action.
omen-falls-out-card = { $card } takes the last life of { $hero }, who goes out of action.
omen-falls-out-board = The { $colour } board is full and takes the last life of { $hero }, who goes out of action.
omen-falls-out-full = Every slot is filled, and { $hero } loses the last life instead of drawing and goes out of action.
omen-dies = { $hero } loses the last life for the second time and dies.
omen-dies-card = { $card } takes the last life of { $hero } for the second time: death.
omen-dies-board = The { $colour } board is full and takes the last life of { $hero } for the second time: death.
omen-dies-full = Every slot is filled, and { $hero } loses the last life for the second time instead of drawing: death.
omen-heroes-out = The last hero loses the last life, and the bastion falls.
omen-heroes-out-card = { $card } takes the last life of the last hero, and the bastion falls.
omen-heroes-out-board = The { $colour } board is full and takes the last life of the last hero, and the bastion falls.
omen-heroes-out-full = Every slot is filled, and the last hero loses the last life instead of drawing: the bastion falls.
omen-someone-loses-life-card = { $card } takes 1 life from one hero of your choice.
omen-someone-loses-life-board = The { $colour } board is full and takes 1 life from one hero of your choice.
omen-someone-loses-life-full = Every slot is filled, and one hero of your choice loses 1 life instead of drawing.
omen-someone-falls-out = One of the heroes loses the last life, whomever you name.
omen-someone-falls-out-card = { $card } takes the last life of a hero, whomever you name.
omen-someone-falls-out-board = The { $colour } board is full and takes the last life of a hero, whomever you name.
omen-someone-falls-out-full = Every slot is filled, and a hero loses the last life instead of drawing, whomever you name.

## Tokens and moves

omen-returns-token = { $hero } returns a round token.
omen-returns-token-card = { $card } costs { $hero } a round token.
omen-someone-returns-token-card = { $card } costs one hero of your choice a round token.
omen-lies-down-card = { $card } takes the next move of { $hero }.
omen-lies-down-board = The { $colour } board is full and takes the next move of { $hero }.
omen-someone-lies-down-board = The { $colour } board is full and takes the next move of one hero of your choice.

## The corruption die, and what it may do

omen-rolls-card = { $card } makes { $hero } roll the corruption die.
omen-rolls-board = The { $colour } board is full and makes { $hero } roll the corruption die.
omen-someone-rolls-card = { $card } makes one hero of your choice roll the corruption die.
omen-someone-rolls-board = The { $colour } board is full and makes one hero of your choice roll the corruption die.
omen-may-draw = The corruption die may make { $hero } draw a card.
omen-may-deck-empty = The corruption die may make { $hero } draw from the empty deck, and all would be lost.
omen-may-return-token = The corruption die may cost { $hero } a round token.
omen-may-lose-life = The corruption die may take 1 life from { $hero }.
omen-may-fall-out = The corruption die may take the last life of { $hero }.
omen-may-die = The corruption die may take the last life of { $hero } for the second time.
omen-may-heroes-out = The corruption die may take the last life of { $hero }, the last hero.
omen-may-grasp = The corruption die may put a Grasp of Evil on the { $tile }; that would make { $count ->
    [one] { $count } grasped tile
   *[other] { $count } grasped tiles
}.
omen-may-grasp-last = The corruption die may put a Grasp of Evil on the { $tile }, grasped tile number { $count }, and the bastion would fall.
omen-may-grasp-along = The corruption die may put a Grasp of Evil on a tile along the { $colour } board; that would make { $count ->
    [one] { $count } grasped tile
   *[other] { $count } grasped tiles
}.
omen-may-grasp-along-last = The corruption die may put a Grasp of Evil on a tile along the { $colour } board, grasped tile number { $count }, and the bastion would fall.

## Draws and the deck

omen-draws = { $hero } draws a card.
omen-draws-card = { $card } makes { $hero } draw a card.
omen-draws-or-strikes = { $hero } draws a card, unless the { $colour } board is full by then and strikes.
omen-draws-warlord = { $hero } draws a warlord.
omen-draws-warlord-card = { $card } makes { $hero } draw a warlord.
omen-someone-draws-card = { $card } makes one hero of your choice draw a card.
omen-deck-empty = A card has to be drawn from the empty deck, and the bastion falls.
omen-bottom-card = The { $colour } board is full and discards the bottom card of the deck; { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} left.
omen-bottom-warlord = The { $colour } board is full and discards the warlord at the bottom of the deck, and the bastion falls.
omen-starves = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
} without a card that comes or goes: the bastion starves.

## What holds something back

omen-netted = The net holds { $card } back.
omen-trap-set = The trap waits on the { $colour } board.

# Pig with a purse: what is asked, what can be done, what happened, and why not.

## Things

coin-button = button
coin-penny = penny
coin-groat = groat
coin-shilling = shilling
coin-florin = florin
coin-crown = crown
face-one = 1
face-two = 2
face-three = 3
face-four = 4
face-five = 5
face-six = 6

## What is asked, what can be done

ask-roll-or-hold = { $at_stake } at stake: roll, or hold?
do-roll = Roll the die.
    .menu = Roll
do-hold = Hold what is at stake.
    .menu = Hold
refused-nothing-at-stake = Nothing is at stake yet.

## What happened

event-coin-dealt = A coin goes to { $seat }.
event-coin-seen = It is the { $coin }.
event-turn-began = Turn { $turn }: { $seat }
event-rolled = { $face } is rolled: { $at_stake } at stake.
event-lost-it = All that was at stake is lost.
event-held = { $at_stake } kept: { $points } points.
event-coin-turned = The coin of { $seat } is the { $coin }: { $points } points.

## In the terminal

draw-player =
    { $coin ->
        [none] { $player }: { $points } points
       *[other] { $player }: { $points } points, and the { $coin }
    }

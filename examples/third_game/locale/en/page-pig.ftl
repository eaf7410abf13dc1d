# Pig with a purse in the browser.

view-at_stake = At stake
view-goal = Goal
view-turn = Turn

# Pig with a purse in the browser.

game-pig-pitch = Roll as long as you dare; a one loses it all. And what is in the purse?
game-pig-length = ten minutes
view-at_stake = At stake
view-goal = Goal
view-turn = Turn

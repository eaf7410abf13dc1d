# Pig with a purse in the lobby.

game-pig = Pig with a Purse
game-pig-pitch = Roll as long as you dare; a one loses it all. And what is in the purse?
game-pig-length = ten minutes
option-goal = Points that end the game
ending-goal-reached = The goal is reached, and all coins are turned.
bot-thrifty = Thrifty

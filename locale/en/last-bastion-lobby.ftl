# Last Bastion in the lobby: how games ended, and who else plays.

ending-not-ended = The siege goes on.
ending-won = The bastion holds: the last warlord has fallen.
ending-heroes-out = The bastion falls: no hero is left standing.
ending-tiles-grasped = The bastion falls: the Grasp of Evil holds too many tiles.
ending-deck-empty = The bastion falls: a horde card was due and the deck was empty.
ending-warlord-discarded = The bastion falls: the warlord slipped away from the bottom of the deck.
ending-starved = The bastion falls: the siege starved it.

# The bots' names, and what each is like: told after the name, as in "Maren, careful".
rival-careful = Maren
manner-careful = careful
rival-bold = Torvin
manner-bold = bold
rival-thrifty = Odda
manner-thrifty = thrifty
rival-lavish = Lioba
manner-lavish = open-handed
rival-warden = Burkhart
manner-warden = watches over the tiles
rival-hunter = Ysolde
manner-hunter = after the warlords
rival-tinkerer = Quent
manner-tinkerer = fond of traps and trade
rival-restless = Runa
manner-restless = always where it is worst

# Last Bastion in the lobby: how games ended.

ending-not-ended = The siege goes on.
ending-won = The bastion holds: the last warlord has fallen.
ending-heroes-out = The bastion falls: no hero is left standing.
ending-tiles-grasped = The bastion falls: the Grasp of Evil holds too many tiles.
ending-deck-empty = The bastion falls: a horde card was due and the deck was empty.
ending-warlord-discarded = The bastion falls: the warlord slipped away from the bottom of the deck.
ending-starved = The bastion falls: the siege starved it.

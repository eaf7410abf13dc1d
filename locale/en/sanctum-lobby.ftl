# Sanctum in the lobby: how games ended.

ending-not-ended = The quest goes on.
ending-lord-beaten = The Demon Lord is beaten.
ending-all-fallen = Everybody fell in the last battle.
ending-all-fallen-early = Everybody fell before the last battle.

# Sanctum in the lobby: how games ended, and who else plays.

ending-not-ended = The quest goes on.
ending-lord-beaten = The Demon Lord is beaten.
ending-all-fallen = Everybody fell in the last battle.
ending-all-fallen-early = Everybody fell before the last battle.

# The bots' names, and what each is like: told after the name, as in "Irmela, careful".
rival-careful = Irmela
manner-careful = careful
rival-jeweller = Casimir
manner-jeweller = greedy for gems
rival-racer = Swantje
manner-racer = racing ahead
rival-collector = Balduin
manner-collector = a collector of gear
rival-shieldbearer = Hedda
manner-shieldbearer = behind shields
rival-furious = Ragnar
manner-furious = furious
rival-pious = Benedikta
manner-pious = saving blessings
rival-reveller = Florian
manner-reveller = taking on many demons

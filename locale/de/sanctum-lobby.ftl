# Sanctum in the lobby: how games ended, and who else plays.

ending-not-ended = Die Reise geht weiter.
ending-lord-beaten = Der Dämonenlord ist besiegt.
ending-all-fallen = Alle sind in der finalen Schlacht gefallen.
ending-all-fallen-early = Alle sind vor der finalen Schlacht gefallen.

# The bots' names, and what each is like: told after the name, as in "Irmela, careful".
rival-careful = Irmela
manner-careful = vorsichtig
rival-jeweller = Casimir
manner-jeweller = gierig nach Juwelen
rival-racer = Swantje
manner-racer = eilt voraus
rival-collector = Balduin
manner-collector = sammelt Ausrüstung
rival-shieldbearer = Hedda
manner-shieldbearer = hinter Schilden
rival-furious = Ragnar
manner-furious = zornig
rival-pious = Benedikta
manner-pious = spart Segnungen auf
rival-reveller = Florian
manner-reveller = nimmt es mit vielen auf

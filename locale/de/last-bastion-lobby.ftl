# Last Bastion in the lobby: how games ended, and who else plays.

ending-not-ended = Die Belagerung geht weiter.
ending-won = Die Bastion hält: Der letzte Kriegsherr ist gefallen.
ending-heroes-out = Die Bastion fällt: Kein Held ist mehr auf den Beinen.
ending-tiles-grasped = Die Bastion fällt: Zu viele Orte sind in der Gewalt des Bösen.
ending-deck-empty = Die Bastion fällt: Eine Hordenkarte war zu ziehen, und das Deck war leer.
ending-warlord-discarded = Die Bastion fällt: Der Kriegsherr ist unten aus dem Deck entwischt.
ending-starved = Die Bastion fällt: Die Belagerung hat sie ausgehungert.

# The bots' names, and what each is like: told after the name, as in "Maren, careful".
rival-careful = Maren
manner-careful = vorsichtig
rival-bold = Torvin
manner-bold = kühn
rival-thrifty = Odda
manner-thrifty = sparsam
rival-lavish = Lioba
manner-lavish = freigebig
rival-warden = Burkhart
manner-warden = wacht über die Orte
rival-hunter = Ysolde
manner-hunter = jagt Kriegsherren
rival-tinkerer = Quent
manner-tinkerer = liebt Fallen und Handel
rival-restless = Runa
manner-restless = immer, wo es brennt

# Last Bastion in the lobby: how games ended, and who else plays.

ending-not-ended = Oblężenie trwa.
ending-won = Bastion się trzyma: padł ostatni wódz.
ending-heroes-out = Bastion pada: w akcji nie został żaden bohater.
ending-tiles-grasped = Bastion pada: zbyt wiele kafelków jest we władzy zła.
ending-deck-empty = Bastion pada: trzeba było dobrać kartę hordy, a talia była pusta.
ending-warlord-discarded = Bastion pada: wódz wymknął się ze spodu talii.
ending-starved = Bastion pada: oblężenie go zagłodziło.

# The bots' names, and what each is like: told after the name, as in "Maren, careful".
rival-careful = Maren
manner-careful = gra ostrożnie
rival-bold = Torvin
manner-bold = gra śmiało
rival-thrifty = Odda
manner-thrifty = gra oszczędnie
rival-lavish = Lioba
manner-lavish = gra rozrzutnie
rival-warden = Burkhart
manner-warden = strzeże kafelków
rival-hunter = Ysolde
manner-hunter = poluje na wodzów
rival-tinkerer = Quent
manner-tinkerer = lubi pułapki i handel
rival-restless = Runa
manner-restless = zawsze tam, gdzie najgorzej

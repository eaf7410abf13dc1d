# Sanctum in the lobby: how games ended, and who else plays.

ending-not-ended = Výprava pokračuje.
ending-lord-beaten = Pán démonů je poražen.
ending-all-fallen = Všichni padli v závěrečné bitvě.
ending-all-fallen-early = Všichni padli ještě před závěrečnou bitvou.

# The bots' names, and what each is like: told after the name, as in "Irmela, careful".
rival-careful = Irmela
manner-careful = samá opatrnost
rival-jeweller = Casimir
manner-jeweller = chce samé kameny
rival-racer = Swantje
manner-racer = žene se vpřed
rival-collector = Balduin
manner-collector = sbírá vybavení
rival-shieldbearer = Hedda
manner-shieldbearer = kryje se štíty
rival-furious = Ragnar
manner-furious = samý vztek
rival-pious = Benedikta
manner-pious = střádá požehnání
rival-reveller = Florian
manner-reveller = bere si spoustu démonů

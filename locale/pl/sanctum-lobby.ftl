# Sanctum in the lobby: how games ended, and who else plays.

ending-not-ended = Wyprawa trwa.
ending-lord-beaten = Władca Demonów jest pokonany.
ending-all-fallen = Wszyscy polegli w Ostatecznej Bitwie.
ending-all-fallen-early = Wszyscy polegli przed Ostateczną Bitwą.

# The bots' names, and what each is like: told after the name, as in "Irmela, careful".
rival-careful = Irmela
manner-careful = gra ostrożnie
rival-jeweller = Casimir
manner-jeweller = łasy na klejnoty
rival-racer = Swantje
manner-racer = pędzi naprzód
rival-collector = Balduin
manner-collector = zbiera ekwipunek
rival-shieldbearer = Hedda
manner-shieldbearer = kryje się za tarczami
rival-furious = Ragnar
manner-furious = pełen furii
rival-pious = Benedikta
manner-pious = oszczędza błogosławieństwa
rival-reveller = Florian
manner-reveller = bierze na siebie wiele demonów

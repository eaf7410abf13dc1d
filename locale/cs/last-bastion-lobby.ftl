# Last Bastion in the lobby: how games ended, and who else plays.

ending-not-ended = Obléhání pokračuje.
ending-won = Bašta se drží: poslední vojevůdce padl.
ending-heroes-out = Bašta padá: žádný hrdina už nestojí.
ending-tiles-grasped = Bašta padá: v moci zla je příliš mnoho dílků.
ending-deck-empty = Bašta padá: měla přijít karta hordy a balíček byl prázdný.
ending-warlord-discarded = Bašta padá: vojevůdce vyklouzl ze spodku balíčku.
ending-starved = Bašta padá: obléhání ji vyhladovělo.

# The bots' names, and what each is like: told after the name, as in "Maren, careful".
rival-careful = Maren
manner-careful = samá opatrnost
rival-bold = Torvin
manner-bold = samá odvaha
rival-thrifty = Odda
manner-thrifty = samá šetrnost
rival-lavish = Lioba
manner-lavish = štědrá ruka
rival-warden = Burkhart
manner-warden = bdí nad dílky
rival-hunter = Ysolde
manner-hunter = jde po vojevůdcích
rival-tinkerer = Quent
manner-tinkerer = má v oblibě pasti a obchod
rival-restless = Runa
manner-restless = vždy tam, kde je nejhůř

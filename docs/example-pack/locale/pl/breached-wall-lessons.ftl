lesson-the-ash-hound = Popielny ogar
lesson-the-ash-hound-about = Nowa bestia pod murem i to, co po sobie zostawia.
lesson-the-ash-hound-bites = { card-ash-hound } jest tu nowy. Gryzie: co turę zabiera 1 życie, dopóki nie padnie.
lesson-the-ash-hound-fight = Wystarczą 2 czerwone trafienia, jak na wiele czerwonych kart. Walcz i pokonaj go.
lesson-the-ash-hound-fight-market = Masz żetony, ale akcja już wykorzystana. Ogar ugryzie, zanim zdążysz zawalczyć.
lesson-the-ash-hound-token = Zostawia żeton do wyboru. Weź czerwony: przyjdą kolejne czerwone karty.
lesson-the-ash-hound-wall = Nowy jest też jeden wódz: { card-grumgar-wallbreaker } wymaga 6 trafień, a każdy z was co turę traci żeton. Zakończ turę.

# Names and texts of Last Bastion's components, by the ids of content/last_bastion/.

## The forms in which sentences want a name; a name may bring forms of its own.
## `pro` is the pronoun at the start of a sentence about the same hero.
## Names of cards read alike in all cases, so sentences put them without an article.

tile-any = { $name }
    .acc = den Ort { $name }
    .dat = dem Ort { $name }
    .to = zum Ort { $name }
    .on = auf den Ort { $name }
    .at = am Ort { $name }
    .from = vom Ort { $name }
hero-any = { $name }
    .gen = von { $name }
    .pro = { $name }

## Colours of boards, cards, tokens and faces of the combat die; the others are shared

colour-yellow = gelb
colour-black = schwarz

## The four places of effects on a card

column-entrance = Auftritt
column-recurring = Jede Runde
column-continuous = Dauerhaft
column-exit = Abgang

## Effects, each with a name and what it does

effect-nothing = nichts
effect-nothing-text = Nichts geschieht.
effect-haunt = Spuk
effect-haunt-text = Lege einen Griff des Bösen auf diese Karte; liegt schon einer da, versetze ihn auf den ersten Ort ohne Griff, von ihrem Feld aus nach innen gezählt.
effect-draw-horde = Hordenkarte ziehen
effect-draw-horde-text = Ziehe eine Hordenkarte und lege sie.
effect-lose-life = 1 Leben verlieren
effect-lose-life-text = Verliere 1 Leben.
effect-return-token = 1 Marker abgeben
effect-return-token-text = Gib 1 runden Marker in den Vorrat ab.
effect-roll-corruption = Verderbniswürfel
effect-roll-corruption-text = Wirf den Verderbniswürfel.
effect-grasp-own-board = Griff auf das eigene Tableau
effect-grasp-own-board-text = Lege einen Griff des Bösen auf dein eigenes Heldentableau.
effect-all-return-token = alle geben 1 Marker ab
effect-all-return-token-text = Jeder Spieler gibt 1 runden Marker in den Vorrat ab.
effect-grasp-all-boards = Griff auf alle Tableaus
effect-grasp-all-boards-text = Lege auf jedes Heldentableau einen Griff des Bösen.
effect-all-lose-move = alle verlieren eine Bewegung
effect-all-lose-move-text = Jeder Spieler verliert die nächste Bewegung.
effect-gain-equipment = 1 Ausrüstungsmarker erhalten
effect-gain-equipment-text = Nimm 1 Ausrüstungsmarker deiner Wahl.
effect-gain-life = 1 Leben erhalten
effect-gain-life-text = Erhalte 1 Leben.
effect-gain-call = 1 Ruf zu den Waffen erhalten
effect-gain-call-text = Erhalte 1 Ruf zu den Waffen.
effect-remove-grasp = 1 Griff entfernen
effect-remove-grasp-text = Entferne einen Griff des Bösen von einem Ort, einer Karte oder einem Heldentableau.
effect-gain-life-and-call = 1 Leben und 1 Ruf zu den Waffen erhalten
effect-gain-life-and-call-text = Erhalte 1 Leben und 1 Ruf zu den Waffen.
effect-white-immune = immun gegen Weiß
effect-white-immune-text = Weiße Seiten zählen gegen diese Karte nicht.
effect-lock-die = sperrt einen Würfel
effect-lock-die-text = Ein weißer Kampfwürfel liegt auf dieser Karte und fehlt in jedem Kampf.
effect-no-equipment = keine Ausrüstung
effect-no-equipment-text = In keinem Kampf dürfen Ausrüstungsmarker ausgegeben werden.
effect-discard-bottom = unterste Karte abwerfen
effect-discard-bottom-text = Wirf die unterste Karte des Decks für alle sichtbar ab; geht so ein Kriegsherr verloren, ist das Spiel verloren.
effect-lose-own-move = eine Bewegung verlieren
effect-lose-own-move-text = Verliere die nächste Bewegung: Lege die Figur hin.
effect-grasp-tile = Griff auf einen Ort
effect-grasp-tile-text = Lege einen Griff des Bösen auf den ersten Ort ohne Griff, vom Feld aus nach innen gezählt.

## Monsters

card-ember-imp = Glut­wichtel
card-ash-caller = Aschen­rufer
card-cinder-whelp = Schlacken­welpe
card-incubus = Inkubus
card-butcher = Metzger
card-soul-flayer = Seelen­schinder
card-magma-hound = Magmahund
card-furnace-fiend = Ofen­teufel
card-slag-colossus = Schlacken­koloss
card-balefire-giant = Fluchfeuer­riese
card-goblin-howler = Goblin­heuler
card-hex-goblin = Hexgoblin
card-bramble-sprite = Dornen­kobold
card-war-drummer = Kriegs­trommler
card-goblin-cutpurse = Goblin­beutel­schneider
card-wolf-rider = Wolfs­reiter
card-orc-bulwark = Ork­bollwerk
card-thorn-shaman = Dornen­schamane
card-moss-troll = Moostroll
card-boulder-troll = Felstroll
card-hollow-summoner = Hohlrufer
card-web-spinner = Netz­weberin
card-void-wisp = Leeren­licht
card-gorge-spider = Schlucht­spinne
card-hollow-stalker = Hohl­schleicher
card-silk-binder = Seiden­fesslerin
card-faceless-one = Ohne­gesicht
card-rift-crawler = Riss­kriecher
card-brood-mother = Brut­mutter
card-maw-of-the-gorge = Schlund der Schlucht
card-restless-hand = Ruhelose Hand
card-grave-ringer = Grab­läuter
card-wailing-shade = Klage­schatten
card-skeleton-guard = Skelett­wache
card-blight-carrier = Seuchen­träger
card-marrow-eater = Mark­fresser
card-banshee = Banshee
card-zombie-lord = Zombie­fürst
card-ossuary-golem = Beinhaus­golem
card-barrow-wight = Hügel­geist
card-shadow-scout = Schatten­späher
card-queens-herald = Herold der Königin
card-rustmonger = Rost­händler
card-banner-of-night = Banner der Nacht
card-shadow-knight = Schatten­ritter
card-night-jailer = Kerker­meister der Nacht
card-nefarious-cannon = Ruchlose Kanone
card-gate-ram = Rammbock
card-tithe-taker = Zehnt­eintreiber
card-siege-tower = Belagerungs­turm

## Warlords

card-archdaemon-of-torment = Erzdämon der Qual
    .flavour = Befreit zuerst die Orte: Er bringt jede Runde Verderbnis und noch einmal, wenn er fällt.
card-pyre-marshal = Scheiter­haufen­marschall
    .flavour = Ein Wettlauf gegen das Blut: Heilt den Helden dieses Tableaus oder schiebt ihn dem stärksten zu.
card-grumgar-wallbreaker = Grumgar Mauer­brecher
    .flavour = Keine Tricks, nur Masse: Legt euer Grün zusammen und hisst das grüne Banner.
card-thornmother = Dornen­mutter
    .flavour = Sie kommt nie allein, und hinter ihr wird es dunkel über den Orten.
card-matron-of-webs = Matrone der Netze
    .flavour = Alle stürzen, und ein Würfel ist weg: Rückt zusammen, bevor sie kommt.
card-the-unmade = Das Unge­schaffene
    .flavour = Dagegen ist Weiß wertlos: Kauft früh ein, und kauft Blau.
card-bone-regent = Knochen­regent
    .flavour = Heldenkräfte erlöschen bei allen, und dann noch einmal auf dem eigenen Tableau.
card-lich-of-the-barrows = Lich der Hügel­gräber
    .flavour = Er leert das Deck: Schlagt sofort zu.
card-iron-voice = Eiserne Stimme
    .flavour = Keine Marker im Kampf: Vertraut auf Banner, Zauber und sture Würfel.
card-hand-of-the-queen = Hand der Königin
    .flavour = Gebt aus, was ihr habt, bevor es euch genommen wird.

## Tiles, each with what it does

tile-trebuchet = Trebuchet
    .acc = das Trebuchet
    .dat = dem Trebuchet
    .to = zum Trebuchet
    .on = auf das Trebuchet
    .at = am Trebuchet
    .from = vom Trebuchet
tile-trebuchet-text = Lege das Netz auf einen Effekt eines Monsters oder versetze es dorthin: Was bedeckt ist, wirkt nicht.
tile-trebuchet-flavour = Ein Netz, groß wie eine Scheune, geworfen von einem Argument, groß wie ein Haus.
tile-strategists-tower = Strategen­turm
    .acc = den Strategenturm
    .dat = dem Strategenturm
    .to = zum Strategenturm
    .on = auf den Strategenturm
    .at = am Strategenturm
    .from = vom Strategenturm
tile-strategists-tower-text = Versetze bis zu zwei Hordenkarten zugleich auf freie Felder; die beiden dürfen auch die Plätze tauschen.
tile-strategists-tower-flavour = Von hier oben sieht der Krieg aus wie ein Brettspiel.
tile-market = Markt
    .acc = den Markt
    .dat = dem Markt
    .to = zum Markt
    .on = auf den Markt
    .at = am Markt
    .from = vom Markt
tile-market-text = Wirf zwei Kampfwürfel und nimm zu jeder Seite einen Ausrüstungsmarker; Weiß gibt eine Farbe nach Wahl.
tile-market-flavour = Hier gibt es alles, nur keine Zeit.
tile-tavern = Schenke
    .acc = die Schenke
    .dat = der Schenke
    .to = zur Schenke
    .on = auf die Schenke
    .at = an der Schenke
    .from = von der Schenke
tile-tavern-text = Ein Spieler deiner Wahl erhält 1 Leben und darf sich sofort einmal bewegen.
tile-tavern-flavour = Einen für die Wunde, einen für den Weg.
tile-standard = Standarte
    .acc = die Standarte
    .dat = der Standarte
    .to = zur Standarte
    .on = auf die Standarte
    .at = an der Standarte
    .from = von der Standarte
tile-standard-text = Hisse ein Banner oder tausche es aus: Alle Karten dieser Farbe, auch Kriegsherren, haben 1 Widerstand weniger.
tile-standard-flavour = Die Bogenschützen lesen die Farbe und lassen die Pfeile fliegen.
tile-divine-fountain = Göttli­cher Brunnen
    .acc = den Göttlichen Brunnen
    .dat = dem Göttlichen Brunnen
    .to = zum Göttlichen Brunnen
    .on = auf den Göttlichen Brunnen
    .at = am Göttlichen Brunnen
    .from = vom Göttlichen Brunnen
tile-divine-fountain-text = Entferne bis zu zwei Griffe des Bösen von Orten, Karten oder Heldentableaus.
tile-divine-fountain-flavour = Der einzige Brunnen, den die Königin nicht verderben konnte.
tile-dispensary = Lazarett
    .acc = das Lazarett
    .dat = dem Lazarett
    .to = zum Lazarett
    .on = auf das Lazarett
    .at = am Lazarett
    .from = vom Lazarett
tile-dispensary-text = Gib einem Spieler 1 Ausrüstungsmarker oder belebe einen Helden wieder, der außer Gefecht ist.
tile-dispensary-flavour = Leder und Leute flicken sie hier mit demselben Faden.
tile-tomb = Gruft der Alten Könige
    .acc = die Gruft der Alten Könige
    .dat = der Gruft der Alten Könige
    .to = zur Gruft der Alten Könige
    .on = auf die Gruft der Alten Könige
    .at = an der Gruft der Alten Könige
    .from = von der Gruft der Alten Könige
tile-tomb-text = Zahle 1 Leben und vernichte ein Monster im Spiel, ohne seine Abgangseffekte.
tile-tomb-flavour = Die alten Könige nehmen noch immer warme Münze.
tile-dwarven-quarry = Zwergen­steinbruch
    .acc = den Zwergensteinbruch
    .dat = dem Zwergensteinbruch
    .to = zum Zwergensteinbruch
    .on = auf den Zwergensteinbruch
    .at = am Zwergensteinbruch
    .from = vom Zwergensteinbruch
tile-dwarven-quarry-text = Lege die Falle auf ein freies Feld deines eigenen Tableaus: Das nächste Monster, das dorthin gelegt wird, wird ohne jeden Effekt abgeworfen.
tile-dwarven-quarry-flavour = „Vorsicht, dritte Stufe“, sagt der Sprengmeister und grinst.

## Heroes, each with what the power does

hero-elmer = Elmer & Chestnut
    .gen = von Elmer & Chestnut
    .pro = Er
hero-elmer-text = Einmal in jeder seiner Heldenphasen: eine zusätzliche Bewegung, für ihn selbst oder für einen anderen Helden, der sie sofort macht.
hero-elmer-flavour = „Halt du die Zügel, ich halt die Mauer.“
hero-mylfaar = Mylfaar
    .gen = von Mylfaar
    .pro = Sie
hero-mylfaar-text = Einmal in jeder ihrer Heldenphasen: Der Zauber kommt auf eine beliebige Hordenkarte; sie hat für alle 1 Widerstand weniger.
hero-mylfaar-flavour = Für einen guten Refrain vergisst selbst ein Troll seine Keule.
hero-arne = Arne & Soko
    .gen = von Arne & Soko
    .pro = Er
hero-arne-text = Einmal in jeder seiner Heldenphasen: 1 Ausrüstungsmarker seiner Wahl.
hero-arne-flavour = Was der Schmied verlegt, findet der Falke.
hero-sindara = Sindara
    .gen = von Sindara
    .pro = Sie
hero-sindara-text = Darf einen Ort nutzen und kämpfen, in beliebiger Reihenfolge, beides vor oder beides nach ihrer Bewegung.
hero-sindara-flavour = Die Menge sieht das Banner, der Feind sieht die Klinge.
hero-teagaan = Teagaan
    .gen = von Teagaan
    .pro = Er
hero-teagaan-text = Darf auf seine Bewegung verzichten und dafür irgendwo einen Griff des Bösen entfernen.
hero-teagaan-flavour = Er setzt sich, atmet aus, und das Dunkel weicht.
hero-feng-li = Feng-Li
    .gen = von Feng-Li
    .pro = Sie
hero-feng-li-text = Einmal in jeder ihrer Heldenphasen: beliebige Kampfwürfel neu werfen. Jeden eigenen Wurf des Verderbniswürfels: einmal neu werfen.
hero-feng-li-flavour = Sie hat diese Sekunde schon erlebt; sie gefiel ihr nicht.
hero-kazgin = Kazgin
    .gen = von Kazgin
    .pro = Er
hero-kazgin-text = Wirft im Kampf auch den grauen Würfel und erleidet keine schlechten Abgangseffekte von Karten, gegen die er kämpft.
hero-kazgin-flavour = Flüche gleiten an ihm ab wie Regen am Amboss.
hero-twindalli = Twindalli
    .gen = von Twindalli
    .pro = Sie
hero-twindalli-text = Kämpft gegen eine oder zwei Karten in ihrer Reihe oder Spalte, nah oder fern, sogar aus der Mitte.
hero-twindalli-flavour = Zwei Sehnen, zwei Bolzen, ein Atemzug.

# Names and texts of Sanctum's components, by the ids of content/sanctum/. Texts compose themselves from what cards do.

## Levels

level-1 = I
level-2 = II
level-3 = III

## Types of items, and the slots for them

type-helmet = Helm
type-armour = Rüstung
type-gloves = Handschuhe
type-boots = Stiefel
type-weapon = Waffe
slot-helmet = Helm
slot-armour = Rüstung
slot-gloves = Handschuhe
slot-boots = Stiefel
slot-weapon-1 = erste Waffe
slot-weapon-2 = zweite Waffe

## Boards and achievements

act-any = { $name }
    .acc = { $name }
act-1 = Etappe I: die Verbrannte Straße
    .acc = Etappe I (die Verbrannte Straße)
act-2 = Etappe II: die Ertrunkenen Felder
    .acc = Etappe II (die Ertrunkenen Felder)
act-3 = Etappe III: der Knochenhain
    .acc = Etappe III (der Knochenhain)
act-4 = Etappe IV: die Galgenhügel
    .acc = Etappe IV (die Galgenhügel)
act-5 = Etappe V: die Mauern
    .acc = Etappe V (die Mauern)
act-6 = Etappe VI: die Kathedrale
    .acc = Etappe VI (die Kathedrale)
achievement = { $mastery } { $level }
mastery-skill = Begabungs­meisterschaft
mastery-gem = Juwelen­meisterschaft
mastery-equipment = Ausrüstungs­meisterschaft
mastery-level = Level­meisterschaft
mastery-skill-text = Der erste Held mit { $goal } Begabungen.
mastery-gem-text = Der erste Held mit { $goal } Juwelen in jeder von zwei Farben; weiße zählen nicht.
mastery-equipment-text = Der erste Held, dessen ausgerüstete Gegenstände zusammen { $goal } Level haben.
mastery-level-text = Der erste Held mit irgendeinem anderen Erfolg von Level { $level }.

## Amounts

amount-stamina = { $n } Ausdauer
amount-focus = { $n } Fokus
amount-red-gems =
    { $n ->
        [one] { $n } rotes Juwel
       *[other] { $n } rote Juwelen
    }
amount-green-gems =
    { $n ->
        [one] { $n } grünes Juwel
       *[other] { $n } grüne Juwelen
    }
amount-blue-gems =
    { $n ->
        [one] { $n } blaues Juwel
       *[other] { $n } blaue Juwelen
    }
amount-white-gems =
    { $n ->
        [one] { $n } weißes Juwel
       *[other] { $n } weiße Juwelen
    }
amount-red-levels =
    { $n ->
        [one] { $n } roter Level
       *[other] { $n } rote Level
    }
amount-green-levels =
    { $n ->
        [one] { $n } grüner Level
       *[other] { $n } grüne Level
    }
amount-blue-levels =
    { $n ->
        [one] { $n } blauer Level
       *[other] { $n } blaue Level
    }
amount-red-potions =
    { $n ->
        [one] { $n } roter Trank
       *[other] { $n } rote Tränke
    }
amount-blue-potions =
    { $n ->
        [one] { $n } blauer Trank
       *[other] { $n } blaue Tränke
    }

## What an ability costs

cost-red = { $n } Ausdauer
cost-blue = { $n } Fokus
cost-purple =
    { $n ->
        [one] { $n } Ausdauer oder Fokus
       *[other] { $n } Ausdauer und Fokus, beliebig gemischt
    }

## Abilities: in a word or two, and in a sentence

ability-of = { $source }: { $deed }
ability-text = { $cost }: { $deed }
ability-set = auf { $n } drehen
ability-set-text = Drehe einen nicht zugewiesenen Würfel auf { $n }.
ability-add = +{ $n }
ability-add-text = Erhöhe einen nicht zugewiesenen Würfel um genau { $n }.
ability-subtract = −{ $n }
ability-subtract-text = Verringere einen nicht zugewiesenen Würfel um genau { $n }.
ability-shift = ±{ $n }
ability-shift-text = Erhöhe oder verringere einen nicht zugewiesenen Würfel um genau { $n }.
ability-raise = + beliebig
ability-raise-text = Erhöhe einen nicht zugewiesenen Würfel beliebig weit.
ability-lower = − beliebig
ability-lower-text = Verringere einen nicht zugewiesenen Würfel beliebig weit.
ability-shield =
    { $n ->
        [one] { $n } Schild
       *[other] { $n } Schilde
    }
ability-shield-text =
    { $n ->
        [one] { $n } Schild.
       *[other] { $n } Schilde.
    }
ability-hit-box = Feld treffen
ability-hit-box-text =
    Triff ein offenes Trefferfeld eines Dämons{ $open ->
        [0] { "" }
       *[other] { " " }(genau { $open } offen)
    }{ $boxes_min ->
        [0] { "" }
       *[other] , der mindestens { $boxes_min } Felder hat
    }. Kein Würfel wird verwendet.
ability-overkill = Durchschlag
ability-overkill-text = Drehe einen nicht zugewiesenen Würfel auf eine beliebige Seite und lege ihn; stirbt der Dämon, triff ein offenes Feld eines anderen mit 2 oder mehr offenen.
ability-strike-again = Nachschlag
ability-strike-again-text = Direkt nachdem du einen Würfel gelegt hast: Sein Treffer bleibt als Marker liegen, und der Würfel ist unverändert wieder frei.

## Demons and the cards of the last battle

foe-front = Trefferfelder: { $boxes }. Schaden: { $damage }.
foe-back = Gibt: { $levels }. Gegenstand: { $type }, { $needs }.
penalty-choice =
    { $penalty } { $wounds ->
        [one] Oder erleide { $wounds } Verletzung.
       *[other] Oder erleide { $wounds } Verletzungen.
    }
penalty-then = { $first } { $rest }
penalty-lose-stamina = Verliere 1 Ausdauer aus deinem Vorrat.
penalty-lose-focus = Verliere 1 Fokus aus deinem Vorrat.
penalty-lose-either = Verliere 1 Ausdauer oder Fokus aus deinem Vorrat.
penalty-lose-blessing = Verliere 1 Segnung.
penalty-spoil-box =
    { $box ->
        [red] Verdirb für immer ein leeres rotes Fähigkeitsfeld.
        [blue] Verdirb für immer ein leeres blaues Fähigkeitsfeld.
        [purple] Verdirb für immer ein leeres violettes Fähigkeitsfeld.
       *[any] Verdirb für immer ein leeres Fähigkeitsfeld.
    }
penalty-fewer-dice =
    { $n ->
        [one] Wirf in deinem nächsten Kampf { $n } goldenen Würfel weniger.
       *[other] Wirf in deinem nächsten Kampf { $n } goldene Würfel weniger.
    }
penalty-more-damage = Erleide in deinem nächsten Kampf { $n } Schaden mehr.
penalty-shorten-life = Verkürze deine Lebensanzeige von unten um { $n }.
penalty-heal = Heile { $n }.
penalty-lose-potion = Nutze einen Trank und verliere den Marker, den er befreit.
penalty-pay-box = Bezahle ein Feld einer Fähigkeit ohne deren Effekt.
penalty-reroll-face = Wirf deine nicht zugewiesenen Würfel mit einer { $face } neu, bis keiner mehr eine zeigt.
penalty-spend-rage = Verbrauche eine aktive Wut.
penalty-lose-die = Verliere für diesen Kampf einen nicht zugewiesenen Würfel.
penalty-only-changed-dice = Triff diese Karte in diesem Kampf nur mit modifizierten Würfeln.

## Items

item-kind = { $type }, { $gems }
item-flames = Solange ausgerüstet: { $markers } mehr.

## What skills do

skill-tile = { $markers } auf Dauer.
perk-damage =
    { $least ->
        [0] Jeder lebende Dämon macht { $n } Schaden weniger.
        [1] Jeder lebende Dämon mit einem Treffer macht { $n } Schaden weniger.
       *[other] Jeder lebende Dämon mit { $least } oder mehr Treffern macht { $n } Schaden weniger.
    }
perk-potion-slots =
    { $n ->
        [one] { $n } Trankplatz mehr.
       *[other] { $n } Trankplätze mehr.
    }
perk-shield-more =
    { $n ->
        [one] Die erste Schildfähigkeit, die du in einem Kampf nutzt, gibt { $n } Schild mehr.
       *[other] Die erste Schildfähigkeit, die du in einem Kampf nutzt, gibt { $n } Schilde mehr.
    }
perk-rage-tokens =
    { $n ->
        [one] { $n } Wutplättchen mehr, beim Erwerb aktiv.
       *[other] { $n } Wutplättchen mehr, beim Erwerb aktiv.
    } Pro Kampf wird weiterhin nur eines wieder aktiv.
perk-gems-needed =
    { $n ->
        [one] Beim Ausrüsten ({ $type }): { $n } Juwel weniger, aber mindestens { $floor }.
       *[other] Beim Ausrüsten ({ $type }): { $n } Juwelen weniger, aber mindestens { $floor }.
    }
perk-hit-box-rest-end =
    Am Ende einer Rast: Triff ein offenes Feld eines Dämons{ $open ->
        [0] .
       *[other] { " " }mit { $open } oder mehr offenen.
    }
perk-hit-box-row-laid =
    Sobald deine Reihe liegt: Triff ein offenes Feld ihrer ersten Karte{ $open ->
        [0] .
       *[other] , wenn { $open } oder mehr offen sind.
    }
perk-recover-gained = Beim Erwerb: { $markers } von Fähigkeitsfeldern zurück.
perk-recover-before-roll = Einmal pro Kampf, vor dem Wurf: { $markers } von Fähigkeitsfeldern zurück.
perk-recover-attack-end =
    { $least ->
        [0] Einmal pro Kampf, am Ende des Angriffs: { $markers } von Fähigkeitsfeldern zurück.
        [1] Einmal pro Kampf, wenn im Angriff ein Dämon starb: { $markers } von Fähigkeitsfeldern zurück.
       *[other] Einmal pro Kampf, wenn im Angriff { $least } oder mehr Dämonen starben: { $markers } von Fähigkeitsfeldern zurück.
    }
perk-take-potion = Beim Erwerb: { $potions }, soweit Plätze frei sind.
perk-shield-potions-drunk =
    { $n ->
        [one] Blocken: { $n } Schild für jeden Trank, den du vor diesem Wurf genutzt hast{ $most ->
            [99] .
           *[other] , höchstens { $most }.
        }
       *[other] Blocken: { $n } Schilde für jeden Trank, den du vor diesem Wurf genutzt hast{ $most ->
            [99] .
           *[other] , höchstens { $most }.
        }
    }
perk-shield-unplaced-dice =
    { $n ->
        [one] Blocken: { $n } Schild für jeden nicht zugewiesenen Würfel{ $most ->
            [99] .
           *[other] , höchstens { $most }.
        }
       *[other] Blocken: { $n } Schilde für jeden nicht zugewiesenen Würfel{ $most ->
            [99] .
           *[other] , höchstens { $most }.
        }
    }
perk-shift-die = Immer wenn in deinem Angriff ein Dämon stirbt: Du darfst sofort einen nicht zugewiesenen Würfel um genau { $n } ändern.
perk-reroll =
    { $n ->
        [1] Einmal pro Kampf, nach dem Wurf: Wirf einen deiner Würfel neu.
       *[other] Einmal pro Kampf, nach dem Wurf: Wirf bis zu { $n } deiner Würfel zusammen neu.
    }
perk-sell-for-level = Einmal pro Rast, aber nicht in der letzten: Wirf einen Gegenstand aus deiner Tasche für { $n } Level in einer seiner Juwelenfarben ab.
perk-set-die =
    { $to ->
        [other-die] { $faces ->
            [any] Einmal pro Kampf: Drehe einen nicht zugewiesenen Würfel auf die Seite, die ein anderer deiner Würfel zeigt, zugewiesen oder nicht.
           *[other] Einmal pro Kampf: Drehe einen nicht zugewiesenen Würfel, der { $faces } zeigt, auf die Seite, die ein anderer deiner Würfel zeigt, zugewiesen oder nicht.
        }
        [opposite] { $faces ->
            [any] Einmal pro Kampf: Drehe einen nicht zugewiesenen Würfel um, sodass aus n 7 − n wird.
           *[other] Einmal pro Kampf: Drehe einen nicht zugewiesenen Würfel, der { $faces } zeigt, um, sodass aus n 7 − n wird.
        }
       *[any] { $faces ->
            [any] Einmal pro Kampf: Drehe einen nicht zugewiesenen Würfel auf eine beliebige Seite.
           *[other] Einmal pro Kampf: Drehe einen nicht zugewiesenen Würfel, der { $faces } zeigt, auf eine beliebige Seite.
        }
    }
perk-silver-die-focus-pool = Wirf auch den silbernen Würfel, wenn du { $least } oder mehr Fokus im Vorrat hast.
perk-silver-die-stamina-pool = Wirf auch den silbernen Würfel, wenn du { $least } oder mehr Ausdauer im Vorrat hast.
perk-silver-die-potions-drunk =
    { $least ->
        [1] Wirf auch den silbernen Würfel, wenn du vor dem Wurf einen Trank genutzt hast.
       *[other] Wirf auch den silbernen Würfel, wenn du vor dem Wurf { $least } oder mehr Tränke genutzt hast.
    }
perk-silver-die-rage-active =
    { $least ->
        [1] Wirf auch den silbernen Würfel, solange eines deiner Wutplättchen aktiv ist.
       *[other] Wirf auch den silbernen Würfel, solange { $least } deiner Wutplättchen aktiv sind.
    }
perk-silver-die-equal-faces = Wirf auch den silbernen Würfel, wenn { $least } oder mehr deiner Würfel dieselbe Seite zeigen.
all-stamina = alle Ausdauer
all-focus = aller Fokus

## Blessings and start cards

blessing-gain-stamina-text = Einmal, jederzeit ab der Antwort des Dämonenlords: { $n } Ausdauer mehr.
blessing-gain-focus-text = Einmal, jederzeit ab der Antwort des Dämonenlords: { $n } Fokus mehr.
blessing-attack = Einmal, im Angriff: { $deed }
blessing-block = Einmal, beim Blocken: { $deed }
start-card = { $gem }, { $from } auf { $to }

## Kinds of demons

demon-cinderling = Glimmling
demon-rotling = Moderling
demon-rimebone = Reif­knochen
demon-ashmauler = Aschen­schläger
demon-plaguefang = Seuchen­zahn
demon-frost-reaver = Frost­räuber
demon-pyre-tyrant = Feuer­tyrann
demon-gorge-maw = Schlund­rachen
demon-hollow-king = Hohl­könig

# What each demon is called beside its name: many share one.
foe-r1-01-flavour = der Rußige
foe-r1-02-flavour = der Zündler
foe-r1-03-flavour = der Funkenfresser
foe-r1-04-flavour = der Schwelende
foe-r1-05-flavour = vom letzten Herd
foe-r1-06-flavour = der Knisternde
foe-r1-07-flavour = der Zunderdieb
foe-r1-08-flavour = der Halbverbrannte
foe-r1-09-flavour = vom kalten Rost
foe-r1-10-flavour = der Flackernde
foe-r1-11-flavour = der Glutäugige
foe-r1-12-flavour = der Ungelöschte
foe-r2-01-flavour = der Türbrecher
foe-r2-02-flavour = aus den Schlackengruben
foe-r2-03-flavour = der zweimal Geschmiedete
foe-r2-04-flavour = der Blasebalg
foe-r2-05-flavour = der Ambossgeborene
foe-r2-06-flavour = der Ochse
foe-r2-07-flavour = von der zerrissenen Kette
foe-r2-08-flavour = das Kohlenherz
foe-r2-09-flavour = der Meister der Grube
foe-r3-01-flavour = der Flammengekrönte
foe-r3-02-flavour = von den neun Scheiterhaufen
foe-r3-03-flavour = der Brenner der Obstgärten
foe-r3-04-flavour = der rote Richtspruch
foe-r3-05-flavour = der Unversöhnliche
foe-r3-06-flavour = die letzte Fackel
foe-r3-07-flavour = aus der gläsernen Wüste
foe-g1-01-flavour = der Tropfende
foe-g1-02-flavour = die Schimmelkappe
foe-g1-03-flavour = aus dem nassen Keller
foe-g1-04-flavour = der Schmatzer
foe-g1-05-flavour = der Grabengeborene
foe-g1-06-flavour = der Süßliche
foe-g1-07-flavour = der Fliegenpilz
foe-g1-08-flavour = die Eiterbeule
foe-g1-09-flavour = aus dem schwarzen Brunnen
foe-g1-10-flavour = der Langsame
foe-g1-11-flavour = der Knabberer
foe-g1-12-flavour = das Sumpfkind
foe-g2-01-flavour = der Gelbzähnige
foe-g2-02-flavour = aus den Fieberwäldern
foe-g2-03-flavour = der Dreibeinige
foe-g2-04-flavour = der Nachtheuler
foe-g2-05-flavour = der Flohkönig
foe-g2-06-flavour = der Nager
foe-g2-07-flavour = von der kranken Herde
foe-g2-08-flavour = die Räude
foe-g2-09-flavour = der Aashund
foe-g3-01-flavour = der Bodenlose
foe-g3-02-flavour = der Karrenschlinger
foe-g3-03-flavour = aus der ertrunkenen Mühle
foe-g3-04-flavour = der ewig Hungrige
foe-g3-05-flavour = der Glockenfresser
foe-g3-06-flavour = das grüne Grab
foe-g3-07-flavour = der Breite
foe-b1-01-flavour = der Spröde
foe-b1-02-flavour = der Zähneklapperer
foe-b1-03-flavour = von der gefrorenen Furt
foe-b1-04-flavour = der Raureifbrauige
foe-b1-05-flavour = der Fingerlose
foe-b1-06-flavour = der Klapperer
foe-b1-07-flavour = der erste Frost
foe-b1-08-flavour = aus dem flachen Grab
foe-b1-09-flavour = der Bleiche
foe-b1-10-flavour = der Eiszapfen
foe-b1-11-flavour = der Tauwetterscheue
foe-b1-12-flavour = der Schneeblinde
foe-b2-01-flavour = vom Wintermarsch
foe-b2-02-flavour = der Segelschlitzer
foe-b2-03-flavour = die weiße Stille
foe-b2-04-flavour = der Schildbeißer
foe-b2-05-flavour = aus der langen Nacht
foe-b2-06-flavour = der Eidlose
foe-b2-07-flavour = das graue Ruder
foe-b2-08-flavour = der Atemräuber
foe-b2-09-flavour = der Wanderer im Treibschnee
foe-b3-01-flavour = der Thronlose
foe-b3-02-flavour = aus der leeren Halle
foe-b3-03-flavour = der König unter dem Reif
foe-b3-04-flavour = der letzte Erbe
foe-b3-05-flavour = der mit der hohlen Stimme
foe-b3-06-flavour = die Krone aus Splittern
foe-b3-07-flavour = der Unbegrabene

## Attacks of the Demon Lord

attack-whispers = Geflüster
attack-stolen-light = Gestohlenes Licht
attack-clouded-mind = Umnachtung
attack-twisted-will = Willensbruch
attack-corrosion = Ätzfraß
attack-grasping-dark = Greifende Finsternis
attack-shadow-of-death = Todes­schatten
attack-broken-vow = Eidbruch
attack-rain-of-embers = Glutregen
attack-hunger-of-the-pit = Hunger der Grube
attack-crushing-dread = Erdrückende Angst
attack-cruel-mercy = Grausame Gnade
attack-rusted-steel = Rostfraß
attack-spilled-vial = Verschüttete Phiole

## Fury cards

fury-fu-01 = Zehrblick
fury-fu-02 = Eisenzehnt
fury-fu-03 = Seelenzoll
fury-fu-04 = Verzerrendes Heulen
fury-fu-05 = Treibsand
fury-fu-06 = Gebrochenes Omen
fury-fu-07 = Laune des Schicksals
fury-fu-08 = Spott­gelächter
fury-fu-09 = Kalte Verachtung
fury-fu-10 = Fegende Klaue
fury-fu-11 = Kette aus Asche
fury-fu-12 = Raffschatten
fury-fu-13 = Lügen­schleier
fury-fu-14 = Spiegelsaal
fury-fu-15 = Feueratem
fury-fu-16 = Schrei der Verdammten
fury-fu-17 = Säure­speichel
fury-fu-18 = Klaffendes Maul

## Heroes, each with how the hero plays

hero-huntress = Jägerin
    .nom = Die Jägerin
    .acc = die Jägerin
    .gen = der Jägerin
    .pro = Sie
hero-huntress-text = Zielen und Vorbereiten: volle Vorräte, angeschossene Beute, ein sicherer Schuss.
hero-huntress-flavour = Ihr Tal konnte sie nicht retten, also führt sie Buch über die, die es verbrannt haben.
hero-outlaw = Gesetzloser
    .nom = Der Gesetzlose
    .acc = den Gesetzlosen
    .gen = des Gesetzlosen
    .pro = Er
hero-outlaw-text = Tränke als Treibstoff: ein Würfel mehr, Schilde, schmutzige Tricks, Beute gegen Level.
hero-outlaw-flavour = Das Gift des Königs hat ihn nicht getötet; heute trinkt er Schlimmeres zum Frühstück.
hero-slayer = Unheil­störer
    .nom = Der Unheilstörer
    .acc = den Unheilstörer
    .gen = des Unheilstörers
    .pro = Er
hero-slayer-text = Ausdauer und Wut: steckt Schläge ein, zahlt für Angriffe mit Schweiß, hat doppelt Wut im Bauch.
hero-slayer-flavour = Aufgewachsen mit alten Liedern über diesen Tag, ist er des Wartens müde.
hero-dancer = Tänzerin
    .nom = Die Tänzerin
    .acc = die Tänzerin
    .gen = der Tänzerin
    .pro = Sie
hero-dancer-text = Fokus und Tempo: kopiert, dreht und nutzt Würfel mehrfach, tötet in Serie, hat eine dünne Haut.
hero-dancer-flavour = Die ältere Schwester kehrt zurück und holt sich ihre Krone, Schritt für Schritt im Takt.

## Skills

skill-huntress-red-1 = Schlinge
skill-huntress-green-1 = Wildes Blut
skill-huntress-blue-1 = Auf­wallung
skill-huntress-red-2 = Wetter­fest
skill-huntress-green-2 = Sehnen­schnitt
skill-huntress-blue-2 = Ruhige Hand
skill-huntress-red-3 = Herz­sucher
skill-huntress-green-3 = Falken­auge
skill-huntress-blue-3 = Klare Sicht
skill-outlaw-red-1 = Trankgurt
skill-outlaw-green-1 = Hehlerei
skill-outlaw-blue-1 = Schlaflos
skill-outlaw-red-2 = Abge­stumpft
skill-outlaw-green-2 = Gassen­schläue
skill-outlaw-blue-2 = Kampf­trunk
skill-outlaw-red-3 = Narben­gewebe
skill-outlaw-green-3 = Gezinkte Würfel
skill-outlaw-blue-3 = Schlangen­gift
skill-slayer-red-1 = Eisenhaut
skill-slayer-green-1 = Schwung
skill-slayer-blue-1 = Alte Sagen
skill-slayer-red-2 = Ochsen­herz
skill-slayer-green-2 = Durch­schlag
skill-slayer-blue-2 = Blut­witterung
skill-slayer-red-3 = Doppelte Wut
skill-slayer-green-3 = Harter Weg
skill-slayer-blue-3 = Erbstück
skill-dancer-red-1 = Aus­weichen
skill-dancer-green-1 = Drehung
skill-dancer-blue-1 = Haltung
skill-dancer-red-2 = Lange Übung
skill-dancer-green-2 = Doppel­schlag
skill-dancer-blue-2 = Zugabe
skill-dancer-red-3 = Spiegel­schritt
skill-dancer-green-3 = Innerer Takt
skill-dancer-blue-3 = Im Fluss

## Blessings

blessing-ember-of-strength = Glut der Kraft
blessing-ember-of-thought = Glut des Geistes
blessing-guardian-wing = Schutzflügel
blessing-rising-light = Steigendes Licht
blessing-falling-star = Sternenfall

## Names of items

item-smiths-hammer = Schmiede­hammer
item-scribes-gloves = Schreiber­handschuhe
item-thornweave-vest = Dornen­weste
item-kettle-helm = Eisenhut
item-marching-boots = Marsch­stiefel
item-quilted-robe = Gesteppte Robe
item-gravediggers-gloves = Toten­gräber­handschuhe
item-yew-cudgel = Eiben­knüppel
item-militia-spear = Landwehr­speer
item-couriers-boots = Boten­stiefel
item-glass-knife = Glas­messer
item-antlered-hood = Geweih­haube
item-pilgrims-circlet = Pilger­reif
item-apprentices-wand = Lehrlings­stab
item-weavers-gloves = Weber­handschuhe
item-splintered-buckler = Gesplit­terte Tartsche
item-mosswalkers = Moos­läufer
item-feathered-cap = Feder­kappe
item-hobnailed-boots = Nagel­stiefel
item-brawlers-wraps = Raufbold­binden
item-boiled-leather = Hartleder
item-needle-dagger = Nadel­dolch
item-barkcloth-coat = Rinden­tuch­mantel
item-serpent-whip = Schlangen­peitsche
item-archers-bracer = Bogen­schützen­schiene
item-veterans-sallet = Veteranen­schaller
item-seers-hood = Seher­kapuze
item-bone-ring-shirt = Knochenring­hemd
item-scouts-bow = Späher­bogen
item-studded-mitts = Nieten­fäustlinge
item-moonlit-mantle = Mondlicht­mantel
item-notched-axe = Schartige Axt
item-hunting-sickle = Jagd­sichel
item-trappers-boots = Trapper­stiefel
item-silk-slippers = Seiden­pantoffeln
item-woodcutters-hatchet = Holzfäller­beil
item-wardens-greathelm = Großhelm der Wacht
item-visor-of-embers = Glut­visier
item-conjurers-gloves = Beschwörer­handschuhe
item-windrunners = Wind­läufer
item-veil-of-mist = Nebel­schleier
item-ironshod-treads = Eisen­sohlen
item-druids-staff = Druiden­stab
item-tower-shield = Turm­schild
item-runed-sabre = Runen­säbel
item-serpent-bow = Schlangen­bogen
item-boar-tusk-helm = Eberzahn­helm
item-oracles-diadem = Orakel­diadem
item-gladiators-plate = Gladiatoren­panzer
item-acrobats-shoes = Akrobaten­schuhe
item-sure-foot-greaves = Tritt­sichere Schienen
item-twin-stilettos = Zwillings­stilette
item-thorn-flail = Dornen­flegel
item-ogre-knuckles = Oger­knöchel
item-poachers-grips = Wilderer­handschuhe
item-sandals-of-the-long-road = Sandalen des langen Wegs
item-templars-mail = Templer­kettenhemd
item-headsmans-sword = Richt­schwert
item-scalehide = Schuppen­haut
item-duelists-gauntlets = Duellanten­handschuhe
item-warhammer-of-oaths = Kriegs­hammer der Eide
item-mask-of-leaves = Maske aus Laub
item-star-tipped-wand = Sternspitzen­stab
item-wildheart-claws = Wildherz­krallen
item-dragonbone-cuirass = Drachenbein­harnisch
item-comet-striders = Kometen­schreiter
item-titans-fists = Titanen­fäuste
item-moonsilver-glaive = Mondsilber­glefe
item-lionheart-helm = Löwenherz­helm
item-sceptre-of-stars = Sternen­zepter
item-dawnbreaker = Morgen­brecher
item-hands-of-fate = Hände des Schicksals
item-stormcaller = Sturm­rufer
item-aegis-of-the-first-king = Ägide des Ersten Königs
item-astral-tiara = Astral­diadem
item-heartwood-plate = Kernholz­panzer
item-seven-hill-boots = Siebenhügel­stiefel
item-shroud-of-quiet = Schleier der Stille
item-bulwark-of-thorns = Bollwerk aus Dornen
item-whisper-the-last-arrow = Flüstern, der letzte Pfeil
item-bloodmoon-axe = Blutmond­axt
item-earthshakers = Erd­erschütterer
item-spellbinders-grasp = Griff des Zauber­banns
item-crown-of-three-dawns = Krone der drei Morgen

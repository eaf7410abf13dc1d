# Names and texts of Sanctum's components, by the ids of content/sanctum/. Texts compose themselves from what cards do.

## The forms in which sentences want a name

foe-any = { $name }
    .acc = kartu { $name }
    .gen = karty { $name }
item-any = { $name }
    .acc = předmět { $name }
skill-any = { $name }
    .acc = schopnost { $name }
ability-any = { $name }
    .acc = efekt { $name }
blessing-any = { $name }
    .acc = požehnání { $name }
achievement-any = { $name }
    .acc = úkol { $name }
marker-any = { $name }
    .acc = { $name }

## Levels

level-1 = I
level-2 = II
level-3 = III

## Types of items, and the slots for them

type-helmet = přilba
type-armour = zbroj
type-gloves = rukavice
type-boots = boty
type-weapon = zbraň
slot-helmet = přilba
slot-armour = zbroj
slot-gloves = rukavice
slot-boots = boty
slot-weapon-1 = první zbraň
slot-weapon-2 = druhá zbraň

## Boards and achievements

act-any = { $name }
    .gen = { $name }
act-1 = I. dějství: Spálená cesta
    .gen = I. dějství (Spálená cesta)
act-2 = II. dějství: Zatopená pole
    .gen = II. dějství (Zatopená pole)
act-3 = III. dějství: Kostěný sad
    .gen = III. dějství (Kostěný sad)
act-4 = IV. dějství: Šibeniční vrchy
    .gen = IV. dějství (Šibeniční vrchy)
act-5 = V. dějství: Hradby
    .gen = V. dějství (Hradby)
act-6 = VI. dějství: Katedrála
    .gen = VI. dějství (Katedrála)
achievement = { $mastery } { $level }
mastery-skill = Odemknuté schopnosti
mastery-gem = Získané kameny
mastery-equipment = Nasazené vybavení
mastery-level = Vyšší úroveň
mastery-skill-text =
    { $goal ->
        [one] První hrdina s { $goal } odemknutou schopností.
        [few] První hrdina se { $goal } odemknutými schopnostmi.
       *[other] První hrdina s { $goal } odemknutými schopnostmi.
    }
mastery-gem-text =
    { $goal ->
        [one] První hrdina, který má po { $goal } kameni ve dvou barvách; bílé se nepočítají.
        [few] První hrdina, který má po { $goal } kamenech ve dvou barvách; bílé se nepočítají.
       *[other] První hrdina, který má po { $goal } kamenech ve dvou barvách; bílé se nepočítají.
    }
mastery-equipment-text = První hrdina, jehož nasazené vybavení má celkovou úroveň { $goal }.
mastery-level-text = První hrdina, který splní jakýkoli jiný úkol úrovně { $level }.

## Amounts

amount-stamina =
    { $n ->
        [one] { $n } výdrž
        [few] { $n } výdrže
       *[other] { $n } výdrží
    }
amount-focus =
    { $n ->
        [one] { $n } vůle
        [few] { $n } vůle
       *[other] { $n } vůlí
    }
amount-red-gems =
    { $n ->
        [one] { $n } červený kámen
        [few] { $n } červené kameny
       *[other] { $n } červených kamenů
    }
amount-green-gems =
    { $n ->
        [one] { $n } zelený kámen
        [few] { $n } zelené kameny
       *[other] { $n } zelených kamenů
    }
amount-blue-gems =
    { $n ->
        [one] { $n } modrý kámen
        [few] { $n } modré kameny
       *[other] { $n } modrých kamenů
    }
amount-white-gems =
    { $n ->
        [one] { $n } bílý kámen
        [few] { $n } bílé kameny
       *[other] { $n } bílých kamenů
    }
amount-red-levels =
    { $n ->
        [one] { $n } červená zkušenost
        [few] { $n } červené zkušenosti
       *[other] { $n } červených zkušeností
    }
amount-green-levels =
    { $n ->
        [one] { $n } zelená zkušenost
        [few] { $n } zelené zkušenosti
       *[other] { $n } zelených zkušeností
    }
amount-blue-levels =
    { $n ->
        [one] { $n } modrá zkušenost
        [few] { $n } modré zkušenosti
       *[other] { $n } modrých zkušeností
    }
amount-red-potions =
    { $n ->
        [one] { $n } červený lektvar
        [few] { $n } červené lektvary
       *[other] { $n } červených lektvarů
    }
amount-blue-potions =
    { $n ->
        [one] { $n } modrý lektvar
        [few] { $n } modré lektvary
       *[other] { $n } modrých lektvarů
    }

## What an ability costs

cost-red =
    { $n ->
        [one] { $n } výdrž
        [few] { $n } výdrže
       *[other] { $n } výdrží
    }
cost-blue =
    { $n ->
        [one] { $n } vůle
        [few] { $n } vůle
       *[other] { $n } vůlí
    }
cost-purple =
    { $n ->
        [one] { $n } výdrž nebo vůle
        [few] { $n } žetony výdrže a vůle v libovolném poměru
       *[other] { $n } žetonů výdrže a vůle v libovolném poměru
    }

## Abilities: in a word or two, and in a sentence

ability-of = { $source }: { $deed }
ability-text = { $cost }: { $deed }
ability-set = nastavit na { $n }
ability-set-text = Nastav jednu nepřiřazenou kostku na { $n }.
ability-add = +{ $n }
ability-add-text = Zvyš jednu nepřiřazenou kostku přesně o { $n }.
ability-subtract = −{ $n }
ability-subtract-text = Sniž jednu nepřiřazenou kostku přesně o { $n }.
ability-shift = ±{ $n }
ability-shift-text = Zvyš nebo sniž jednu nepřiřazenou kostku přesně o { $n }.
ability-raise = + libovolně
ability-raise-text = Zvyš jednu nepřiřazenou kostku o libovolnou hodnotu.
ability-lower = − libovolně
ability-lower-text = Sniž jednu nepřiřazenou kostku o libovolnou hodnotu.
ability-shield =
    { $n ->
        [one] { $n } štít
        [few] { $n } štíty
       *[other] { $n } štítů
    }
ability-shield-text =
    { $n ->
        [one] { $n } štít.
        [few] { $n } štíty.
       *[other] { $n } štítů.
    }
ability-hit-box = zásah bez kostky
ability-hit-box-text =
    Zasáhni jeden volný symbol kostky démona{ $open ->
        [0] { "" }
       *[other] , volných symbolů má přesně { $open }
    }{ $boxes_min ->
        [0] { "" }
       *[other] , všech symbolů má aspoň { $boxes_min }
    }. Kostka se nepoužije.
ability-overkill = drtivý úder
ability-overkill-text = Nastav jednu nepřiřazenou kostku na libovolnou hodnotu a přiřaď ji; pokud démon padne, zasáhni jeden volný symbol jiného démona, který má volné aspoň 2.
ability-strike-again = druhý úder
ability-strike-again-text = Hned po přiřazení kostky: její zásah zůstává jako žeton a kostka je beze změny znovu nepřiřazená.

## Demons and the cards of the last battle

foe-front = Symboly kostek: { $boxes }. Zranění: { $damage }.
foe-back = Dává: { $levels }. Předmět: { $type }, { $needs }.
penalty-choice =
    { $penalty } { $wounds ->
        [one] Nebo ztrať { $wounds } život.
        [few] Nebo ztrať { $wounds } životy.
       *[other] Nebo ztrať { $wounds } životů.
    }
penalty-then = { $first } { $rest }
penalty-lose-stamina = Ztrať 1 výdrž ze zásobníku.
penalty-lose-focus = Ztrať 1 vůli ze zásobníku.
penalty-lose-either = Ztrať 1 výdrž nebo vůli ze zásobníku.
penalty-lose-blessing = Ztrať 1 požehnání.
penalty-spoil-box =
    { $box ->
        [red] Poškoď navždy jedno prázdné červené políčko efektu.
        [blue] Poškoď navždy jedno prázdné modré políčko efektu.
        [purple] Poškoď navždy jedno prázdné fialové políčko efektu.
       *[any] Poškoď navždy jedno prázdné políčko efektu.
    }
penalty-fewer-dice =
    { $n ->
        [one] V příštím boji hoď o { $n } zlatou kostku méně.
        [few] V příštím boji hoď o { $n } zlaté kostky méně.
       *[other] V příštím boji hoď o { $n } zlatých kostek méně.
    }
penalty-more-damage = V příštím boji utrp o { $n } zranění víc.
penalty-shorten-life = Zkrať svůj ukazatel životů zdola o { $n }.
penalty-heal =
    { $n ->
        [one] Vyleč si { $n } život.
        [few] Vyleč si { $n } životy.
       *[other] Vyleč si { $n } životů.
    }
penalty-lose-potion = Vypij lektvar a ztrať žeton, který obnoví.
penalty-pay-box = Zaplať za jedno políčko efektu bez jeho účinku.
penalty-reroll-face = Přehazuj nepřiřazené kostky s hodnotou { $face }, dokud nějaké jsou.
penalty-spend-rage = Spotřebuj jednu aktivní zuřivost.
penalty-lose-die = Pro tento boj ztrať jednu nepřiřazenou kostku.
penalty-only-changed-dice = V tomto boji zasahuj tuto kartu jen modifikovanými kostkami.

## Items

item-kind = { $type }, { $gems }
item-flames = Dokud je nasazen, navíc: { $markers }.

## What skills do

skill-tile = Natrvalo: { $markers }.
perk-damage =
    { $least ->
        [0] Každý živý démon způsobuje o { $n } zranění méně.
        [1] Každý živý démon se zásahem způsobuje o { $n } zranění méně.
        [one] Každý živý démon aspoň s { $least } zásahem způsobuje o { $n } zranění méně.
        [few] Každý živý démon aspoň se { $least } zásahy způsobuje o { $n } zranění méně.
       *[other] Každý živý démon aspoň s { $least } zásahy způsobuje o { $n } zranění méně.
    }
perk-potion-slots =
    { $n ->
        [one] O { $n } pole lektvaru víc.
        [few] O { $n } pole lektvarů víc.
       *[other] O { $n } polí lektvarů víc.
    }
perk-shield-more =
    { $n ->
        [one] První obranný efekt použitý v boji dává o { $n } štít víc.
        [few] První obranný efekt použitý v boji dává o { $n } štíty víc.
       *[other] První obranný efekt použitý v boji dává o { $n } štítů víc.
    }
perk-rage-tokens =
    { $n ->
        [one] O { $n } žeton zuřivosti víc, získáváš ho aktivní.
        [few] O { $n } žetony zuřivosti víc, získáváš je aktivní.
       *[other] O { $n } žetonů zuřivosti víc, získáváš je aktivní.
    } V jednom boji se dál aktivuje jen jeden.
perk-gems-needed =
    { $n ->
        [one] Nasazení ({ $type }): o { $n } kámen méně, nejméně však { $floor }.
        [few] Nasazení ({ $type }): o { $n } kameny méně, nejméně však { $floor }.
       *[other] Nasazení ({ $type }): o { $n } kamenů méně, nejméně však { $floor }.
    }
perk-hit-box-rest-end =
    Na konci odpočinku: zasáhni jeden volný symbol kostky démona{ $open ->
        [0] .
       *[other] , který jich má volných aspoň { $open }.
    }
perk-hit-box-row-laid =
    Jakmile je tvoje řada vyložená: zasáhni jeden volný symbol její první karty{ $open ->
        [0] .
       *[other] , pokud jich má volných aspoň { $open }.
    }
perk-recover-gained = Při získání obnov z políček efektů: { $markers }.
perk-recover-before-roll = Jednou za boj, před hodem, obnov z políček efektů: { $markers }.
perk-recover-attack-end =
    { $least ->
        [0] Jednou za boj, na konci útoku, obnov z políček efektů: { $markers }.
        [1] Jednou za boj, pokud v útoku padl démon, obnov z políček efektů: { $markers }.
        [one] Jednou za boj, pokud v útoku padl aspoň { $least } démon, obnov z políček efektů: { $markers }.
        [few] Jednou za boj, pokud v útoku padli aspoň { $least } démoni, obnov z políček efektů: { $markers }.
       *[other] Jednou za boj, pokud v útoku padlo aspoň { $least } démonů, obnov z políček efektů: { $markers }.
    }
perk-take-potion = Při získání si vezmi, pokud máš volná pole: { $potions }.
perk-shield-potions-drunk =
    { $n ->
        [one] Obrana: { $n } štít za každý lektvar vypitý před tímto hodem{ $most ->
            [99] .
           *[other] , nejvýše { $most }.
        }
        [few] Obrana: { $n } štíty za každý lektvar vypitý před tímto hodem{ $most ->
            [99] .
           *[other] , nejvýše { $most }.
        }
       *[other] Obrana: { $n } štítů za každý lektvar vypitý před tímto hodem{ $most ->
            [99] .
           *[other] , nejvýše { $most }.
        }
    }
perk-shield-unplaced-dice =
    { $n ->
        [one] Obrana: { $n } štít za každou nepřiřazenou kostku{ $most ->
            [99] .
           *[other] , nejvýše { $most }.
        }
        [few] Obrana: { $n } štíty za každou nepřiřazenou kostku{ $most ->
            [99] .
           *[other] , nejvýše { $most }.
        }
       *[other] Obrana: { $n } štítů za každou nepřiřazenou kostku{ $most ->
            [99] .
           *[other] , nejvýše { $most }.
        }
    }
perk-shift-die = Kdykoli ve tvém útoku padne démon: můžeš hned změnit jednu nepřiřazenou kostku přesně o { $n }.
perk-reroll =
    { $n ->
        [1] Jednou za boj, po hodu: přehoď jednu ze svých kostek.
        [one] Jednou za boj, po hodu: přehoď najednou až { $n } ze svých kostek.
        [few] Jednou za boj, po hodu: přehoď najednou až { $n } ze svých kostek.
       *[other] Jednou za boj, po hodu: přehoď najednou až { $n } ze svých kostek.
    }
perk-sell-for-level =
    { $n ->
        [one] Jednou za odpočinek, ne však v posledním: odhoď předmět z vaku za { $n } zkušenost v barvě jednoho z jeho kamenů.
        [few] Jednou za odpočinek, ne však v posledním: odhoď předmět z vaku za { $n } zkušenosti v barvě jednoho z jeho kamenů.
       *[other] Jednou za odpočinek, ne však v posledním: odhoď předmět z vaku za { $n } zkušeností v barvě jednoho z jeho kamenů.
    }
perk-set-die =
    { $to ->
        [other-die] { $faces ->
            [any] Jednou za boj: nastav jednu nepřiřazenou kostku na hodnotu jiné své kostky, přiřazené i nepřiřazené.
           *[other] Jednou za boj: nastav jednu nepřiřazenou kostku s hodnotou { $faces } na hodnotu jiné své kostky, přiřazené i nepřiřazené.
        }
        [opposite] { $faces ->
            [any] Jednou za boj: obrať jednu nepřiřazenou kostku, takže z n bude 7 − n.
           *[other] Jednou za boj: obrať jednu nepřiřazenou kostku s hodnotou { $faces }, takže z n bude 7 − n.
        }
       *[any] { $faces ->
            [any] Jednou za boj: nastav jednu nepřiřazenou kostku na libovolnou hodnotu.
           *[other] Jednou za boj: nastav jednu nepřiřazenou kostku s hodnotou { $faces } na libovolnou hodnotu.
        }
    }
perk-silver-die-focus-pool = Hoď i stříbrnou kostkou, pokud máš v zásobníku aspoň tolik vůle: { $least }.
perk-silver-die-stamina-pool = Hoď i stříbrnou kostkou, pokud máš v zásobníku aspoň tolik výdrže: { $least }.
perk-silver-die-potions-drunk =
    { $least ->
        [1] Hoď i stříbrnou kostkou, pokud před hodem vypiješ lektvar.
        [one] Hoď i stříbrnou kostkou, pokud před hodem vypiješ aspoň { $least } lektvar.
        [few] Hoď i stříbrnou kostkou, pokud před hodem vypiješ aspoň { $least } lektvary.
       *[other] Hoď i stříbrnou kostkou, pokud před hodem vypiješ aspoň { $least } lektvarů.
    }
perk-silver-die-rage-active =
    { $least ->
        [1] Hoď i stříbrnou kostkou, dokud máš aktivní žeton zuřivosti.
        [one] Hoď i stříbrnou kostkou, dokud máš aspoň { $least } aktivní žeton zuřivosti.
        [few] Hoď i stříbrnou kostkou, dokud máš aspoň { $least } aktivní žetony zuřivosti.
       *[other] Hoď i stříbrnou kostkou, dokud máš aspoň { $least } aktivních žetonů zuřivosti.
    }
perk-silver-die-equal-faces = Hoď i stříbrnou kostkou, pokud má stejnou hodnotu aspoň tolik tvých kostek: { $least }.
all-stamina = všechna výdrž
all-focus = všechna vůle

## Blessings and start cards

blessing-gain-stamina-text =
    { $n ->
        [one] Jednou, kdykoli od útoku pána démonů na konci V. dějství: { $n } výdrž navíc.
        [few] Jednou, kdykoli od útoku pána démonů na konci V. dějství: { $n } výdrže navíc.
       *[other] Jednou, kdykoli od útoku pána démonů na konci V. dějství: { $n } výdrží navíc.
    }
blessing-gain-focus-text =
    { $n ->
        [one] Jednou, kdykoli od útoku pána démonů na konci V. dějství: { $n } vůle navíc.
        [few] Jednou, kdykoli od útoku pána démonů na konci V. dějství: { $n } vůle navíc.
       *[other] Jednou, kdykoli od útoku pána démonů na konci V. dějství: { $n } vůlí navíc.
    }
blessing-attack = Jednou, v útoku: { $deed }
blessing-block = Jednou, v obraně: { $deed }
start-card = { $gem }, z úrovně { $from } na úroveň { $to }

## Kinds of demons

demon-cinderling = Žhavík
    .acc = Žhavíka
    .gen = Žhavíka
demon-rotling = Hnilouš
    .acc = Hnilouše
    .gen = Hnilouše
demon-rimebone = Kostimráz
    .acc = Kostimráze
    .gen = Kostimráze
demon-ashmauler = Popelo­drtič
    .acc = Popelodrtiče
    .gen = Popelodrtiče
demon-plaguefang = Morozub
    .acc = Morozuba
    .gen = Morozuba
demon-frost-reaver = Mrazivý plenitel
    .acc = Mrazivého plenitele
    .gen = Mrazivého plenitele
demon-pyre-tyrant = Plamenný tyran
    .acc = Plamenného tyrana
    .gen = Plamenného tyrana
demon-gorge-maw = Žravý chřtán
    .acc = Žravý chřtán
    .gen = Žravého chřtánu
demon-hollow-king = Prázdný král
    .acc = Prázdného krále
    .gen = Prázdného krále

# What each demon is called beside its name: many share one.
foe-r1-01-flavour = Umouněný
foe-r1-02-flavour = Podpalovač
foe-r1-03-flavour = Požírač jisker
foe-r1-04-flavour = Doutnající
foe-r1-05-flavour = od posledního krbu
foe-r1-06-flavour = Praskající
foe-r1-07-flavour = Zloděj troudu
foe-r1-08-flavour = Napůl spálený
foe-r1-09-flavour = od vychladlého roštu
foe-r1-10-flavour = Mihotavý
foe-r1-11-flavour = Řeřavooký
foe-r1-12-flavour = Neuhašený
foe-r2-01-flavour = Vylamovač dveří
foe-r2-02-flavour = ze struskových jam
foe-r2-03-flavour = Dvakrát ukutý
foe-r2-04-flavour = Kovářský měch
foe-r2-05-flavour = Zrozený na kovadlině
foe-r2-06-flavour = Vůl
foe-r2-07-flavour = s přetrženým řetězem
foe-r2-08-flavour = se srdcem z uhlí
foe-r2-09-flavour = Šampion jámy
foe-r3-01-flavour = Korunovaný plamenem
foe-r3-02-flavour = z devíti hranic
foe-r3-03-flavour = Palič sadů
foe-r3-04-flavour = Rudý rozsudek
foe-r3-05-flavour = Neodpouštějící
foe-r3-06-flavour = Poslední pochodeň
foe-r3-07-flavour = ze skleněné pouště
foe-g1-01-flavour = Kapající
foe-g1-02-flavour = Plesnivá čapka
foe-g1-03-flavour = z mokrého sklepa
foe-g1-04-flavour = Čvachtal
foe-g1-05-flavour = Zrozený v příkopu
foe-g1-06-flavour = Sladce páchnoucí
foe-g1-07-flavour = Prašivka
foe-g1-08-flavour = Vřed
foe-g1-09-flavour = z černé studny
foe-g1-10-flavour = Pomalý
foe-g1-11-flavour = Ohryzávač
foe-g1-12-flavour = Dítě bažin
foe-g2-01-flavour = Žlutozubý
foe-g2-02-flavour = z horečnatých lesů
foe-g2-03-flavour = Třínohý
foe-g2-04-flavour = Noční zavýječ
foe-g2-05-flavour = Král blech
foe-g2-06-flavour = Hlodal
foe-g2-07-flavour = z nemocného stáda
foe-g2-08-flavour = Prašivec
foe-g2-09-flavour = Mrchožrout
foe-g3-01-flavour = Bezedný
foe-g3-02-flavour = Polykač vozů
foe-g3-03-flavour = z utopeného mlýna
foe-g3-04-flavour = Věčně hladový
foe-g3-05-flavour = Požírač zvonů
foe-g3-06-flavour = Zelený hrob
foe-g3-07-flavour = Široký
foe-b1-01-flavour = Křehký
foe-b1-02-flavour = Drkotal
foe-b1-03-flavour = od zamrzlého brodu
foe-b1-04-flavour = s jinovatkou v obočí
foe-b1-05-flavour = Bezprstý
foe-b1-06-flavour = Chrastil
foe-b1-07-flavour = První mráz
foe-b1-08-flavour = z mělkého hrobu
foe-b1-09-flavour = Bledý
foe-b1-10-flavour = Rampouch
foe-b1-11-flavour = Bojící se oblevy
foe-b1-12-flavour = Oslepený sněhem
foe-b2-01-flavour = ze zimního pochodu
foe-b2-02-flavour = Řezač plachet
foe-b2-03-flavour = Bílé ticho
foe-b2-04-flavour = Hryzač štítů
foe-b2-05-flavour = z dlouhé noci
foe-b2-06-flavour = Křivopřísežník
foe-b2-07-flavour = Šedé veslo
foe-b2-08-flavour = Zloděj dechu
foe-b2-09-flavour = Chodec po závějích
foe-b3-01-flavour = Bez trůnu
foe-b3-02-flavour = z prázdné síně
foe-b3-03-flavour = Král pod jinovatkou
foe-b3-04-flavour = Poslední dědic
foe-b3-05-flavour = s dutým hlasem
foe-b3-06-flavour = Koruna z třísek
foe-b3-07-flavour = Nepohřbený

## Attacks of the Demon Lord

attack-whispers = Šepoty
attack-stolen-light = Ukradené světlo
attack-clouded-mind = Zakalená mysl
attack-twisted-will = Zkroucená vůle
attack-corrosion = Koroze
attack-grasping-dark = Chňa­pající tma
attack-shadow-of-death = Stín smrti
attack-broken-vow = Porušený slib
attack-rain-of-embers = Déšť žhavých uhlíků
attack-hunger-of-the-pit = Hlad propasti
attack-crushing-dread = Drtivá hrůza
attack-cruel-mercy = Krutá milost
attack-rusted-steel = Zrezlá ocel
attack-spilled-vial = Rozlitá lahvička

## Fury cards

fury-fu-01 = Vysá­vající pohled
fury-fu-02 = Železný desátek
fury-fu-03 = Mýto duší
fury-fu-04 = Pokřivené vytí
fury-fu-05 = Pohyblivé písky
fury-fu-06 = Zlomené znamení
fury-fu-07 = Zvrat osudu
fury-fu-08 = Výsměšný smích
fury-fu-09 = Chladné pohrdání
fury-fu-10 = Rozmáchlý spár
fury-fu-11 = Řetěz z popela
fury-fu-12 = Kradmý stín
fury-fu-13 = Závoj lží
fury-fu-14 = Zrcadlová síň
fury-fu-15 = Spalující dech
fury-fu-16 = Křik zatra­cených
fury-fu-17 = Kyselé sliny
fury-fu-18 = Zející tlama

## Heroes, each with how the hero plays

hero-huntress = Lovkyně
    .acc = Lovkyni
    .gen = Lovkyně
    .dat = Lovkyni
hero-huntress-text = Muška a příprava: plné zásobníky, zraněná kořist, jedna jistá rána.
hero-huntress-flavour = Své údolí zachránit nedokázala, a tak počítá ty, kdo ho spálili.
hero-outlaw = Psanec
    .acc = Psance
    .gen = Psance
    .dat = Psanci
hero-outlaw-text = Lektvary jako palivo: kostka navíc, štíty, špinavé triky, kořist za zkušenosti.
hero-outlaw-flavour = Králův jed ho nezabil; teď snídá horší.
hero-slayer = Válečník
    .acc = Válečníka
    .gen = Válečníka
    .dat = Válečníkovi
hero-slayer-text = Výdrž a zuřivost: snese rány, za útoky platí potem, vzteká se dvakrát.
hero-slayer-flavour = Vyrůstal na starých písních o tomto dni a čekání už ho unavilo.
hero-dancer = Tanečnice
    .acc = Tanečnici
    .gen = Tanečnice
    .dat = Tanečnici
hero-dancer-text = Vůle a tempo: kopíruje, obrací a znovu používá kostky, poráží jednoho za druhým, má tenkou kůži.
hero-dancer-flavour = Starší sestra se vrací pro svou korunu, krok za odměřeným krokem.

## Skills

skill-huntress-red-1 = Nástraha
skill-huntress-green-1 = Divoká krev
skill-huntress-blue-1 = Vzepětí
skill-huntress-red-2 = Ošlehaná
skill-huntress-green-2 = Přetnutá šlacha
skill-huntress-blue-2 = Pevná muška
skill-huntress-red-3 = Rána do srdce
skill-huntress-green-3 = Jestřábí oko
skill-huntress-blue-3 = Jasný zrak
skill-outlaw-red-1 = Bandalír
skill-outlaw-green-1 = Překupník
skill-outlaw-blue-1 = Beze spánku
skill-outlaw-red-2 = Otupělost
skill-outlaw-green-2 = Důvtip ulice
skill-outlaw-blue-2 = Povzbu­zující doušek
skill-outlaw-red-3 = Zjizvená kůže
skill-outlaw-green-3 = Cinknuté kostky
skill-outlaw-blue-3 = Jed
skill-slayer-red-1 = Železná kůže
skill-slayer-green-1 = Rozmach
skill-slayer-blue-1 = Staré zkazky
skill-slayer-red-2 = Volské srdce
skill-slayer-green-2 = Drtivý úder
skill-slayer-blue-2 = Pach krve
skill-slayer-red-3 = Dvojí vztek
skill-slayer-green-3 = Tvrdá cesta
skill-slayer-blue-3 = Zděděný stisk
skill-dancer-red-1 = Úhyb
skill-dancer-green-1 = Pirueta
skill-dancer-blue-1 = Vyvá­ženost
skill-dancer-red-2 = Dlouhý cvik
skill-dancer-green-2 = Dvojitý úder
skill-dancer-blue-2 = Přídavek
skill-dancer-red-3 = Zrcadlový krok
skill-dancer-green-3 = Vnitřní rytmus
skill-dancer-blue-3 = Plynutí

## Blessings

blessing-ember-of-strength = Uhlík síly
blessing-ember-of-thought = Uhlík mysli
blessing-guardian-wing = Strážné křídlo
blessing-rising-light = Stou­pající světlo
blessing-falling-star = Padající hvězda

## Names of items

item-smiths-hammer = Kovářské kladivo
item-scribes-gloves = Písařské rukavice
item-thornweave-vest = Vesta z trnů
item-kettle-helm = Železný klobouk
item-marching-boots = Pochodové boty
item-quilted-robe = Prošívané roucho
item-gravediggers-gloves = Hrobní­kovy rukavice
item-yew-cudgel = Tisový kyj
item-militia-spear = Kopí domobrany
item-couriers-boots = Kurýrské boty
item-glass-knife = Skleněný nůž
item-antlered-hood = Parohatá kápě
item-pilgrims-circlet = Poutní­kova čelenka
item-apprentices-wand = Učednická hůlka
item-weavers-gloves = Tkadlen­činy rukavice
item-splintered-buckler = Rozštíp­nutý puklíř
item-mosswalkers = Mecho­chůdky
item-feathered-cap = Čapka s perem
item-hobnailed-boots = Okované boty
item-brawlers-wraps = Rváčské bandáže
item-boiled-leather = Vařená kůže
item-needle-dagger = Jehlová dýka
item-barkcloth-coat = Kabát z lýka
item-serpent-whip = Hadí bič
item-archers-bracer = Lučišt­níkův nátepník
item-veterans-sallet = Veterán­ský šalíř
item-seers-hood = Vědmina kápě
item-bone-ring-shirt = Košile z kostěných kroužků
item-scouts-bow = Zvědův luk
item-studded-mitts = Cvočko­vané palčáky
item-moonlit-mantle = Měsíční plášť
item-notched-axe = Zubatá sekera
item-hunting-sickle = Lovecký srp
item-trappers-boots = Traperovy boty
item-silk-slippers = Hedvábné střevíce
item-woodcutters-hatchet = Dřevo­rubecká sekyrka
item-wardens-greathelm = Strážcův hrncový helm
item-visor-of-embers = Hledí žhavých uhlíků
item-conjurers-gloves = Kejklíř­ské rukavice
item-windrunners = Větro­běžky
item-veil-of-mist = Závoj mlhy
item-ironshod-treads = Železem kované boty
item-druids-staff = Druidova hůl
item-tower-shield = Pavéza
item-runed-sabre = Runová šavle
item-serpent-bow = Hadí luk
item-boar-tusk-helm = Přilba s kančími kly
item-oracles-diadem = Diadém věštkyně
item-gladiators-plate = Gladiá­torův pancíř
item-acrobats-shoes = Akroba­tovy střevíce
item-sure-foot-greaves = Holenice jistého kroku
item-twin-stilettos = Párové stilety
item-thorn-flail = Trnový cep
item-ogre-knuckles = Zlobří pěsti
item-poachers-grips = Pytlákovy rukavice
item-sandals-of-the-long-road = Sandály dlouhé cesty
item-templars-mail = Templář­ský kroužkový pancíř
item-headsmans-sword = Katův meč
item-scalehide = Šupinová kůže
item-duelists-gauntlets = Rukavice šermíře
item-warhammer-of-oaths = Kladivo přísah
item-mask-of-leaves = Maska z listí
item-star-tipped-wand = Hůlka s hvězdou
item-wildheart-claws = Drápy divokého srdce
item-dragonbone-cuirass = Kyrys z dračích kostí
item-comet-striders = Kometí škorně
item-titans-fists = Titánovy pěsti
item-moonsilver-glaive = Glefa z měsíčního stříbra
item-lionheart-helm = Helm lvího srdce
item-sceptre-of-stars = Hvězdné žezlo
item-dawnbreaker = Lamač úsvitu
item-hands-of-fate = Ruce osudu
item-stormcaller = Vyvolávač bouří
item-aegis-of-the-first-king = Záštita prvního krále
item-astral-tiara = Astrální tiára
item-heartwood-plate = Pancíř z jádrového dřeva
item-seven-hill-boots = Boty sedmi kopců
item-shroud-of-quiet = Rubáš ticha
item-bulwark-of-thorns = Hradba trní
item-whisper-the-last-arrow = Šepot, poslední šíp
item-bloodmoon-axe = Sekera krvavého měsíce
item-earthshakers = Země­třesky
item-spellbinders-grasp = Stisk zaklínače
item-crown-of-three-dawns = Koruna tří úsvitů

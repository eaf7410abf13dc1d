# The page's own words for Sanctum.

page-sa-any = libovolné
page-sa-sign-raise = +lib.
page-sa-sign-lower = −lib.
page-sa-or = nebo
page-sa-all = celkem
page-sa-hero = Hrdina
page-sa-damage = { $n } zranění
page-sa-leaves = nechává předmět: { $type }
page-sa-slain = padl
page-sa-round = Kolo { $round }
page-sa-turn = Tah { $turn }
page-sa-your-game = Tvoje hra
page-sa-moments = Stojí za druhý pohled
page-sa-seed = Toto bylo ukázáno před prvním hodem; tajemství za tím je teď veřejné:
page-sa-seed-given = Semínko bylo zadáno ručně; jeho otisk:

## Moments, in a few words

page-opening-line = Cesta ke katedrále je plná démonů. Ber jim, co nesou: budeš to všechno potřebovat.
page-lord-line = Před každým z vás stojí devět jeho karet. Bez toho, co teď nemáte, se budete muset obejít.
page-moment-beaten = { $foe_front } padá
page-moment-item = Nález: { $item }
page-moment-fall = { $seat } padá
page-moment-breach = { $seat } prolamuje hradby
page-moment-lord = Pán démonů povstává
page-moment-roar = Pán démonů odpovídá
page-moment-won = Poslední rána: { $seat }
page-moment-lost = Nikdo nezbyl

## Boxes, dice, abilities

page-sa-box-open = { $face }
page-sa-box-hit = { $face }, zásah
page-sa-box-quiet = { $foe }: symbol { $face }
page-sa-box-lit = Zasáhnout symbol { $face }: { $foe }
page-sa-box-reach = Změnit drženou kostku a zasáhnout symbol { $face }: { $foe }
page-sa-ability =
    { $ability }{ $state ->
        [used] , obsazeno
        [lit] , lze použít
       *[other] { "" }
    }
page-sa-abilities = Efekty
page-sa-die =
    { $kind ->
        [silver] Stříbrná kostka
       *[gold] Kostka
    } { $face }{ $state ->
        [lost] , ztracená
        [placed] , přiřazená
        [changed] , modifikovaná
       *[free] { "" }
    }
page-sa-die-lost = ztracená
page-sa-die-placed = leží
page-sa-your-dice = Kostky
page-sa-no-dice-yet = Kostky ještě nepadly.
page-sa-take-die = Vezmi kostku a pak symbol; nebo nejdřív svítící efekt.
page-sa-block-hint = Kostky své udělaly: braň se svítícími štíty.
page-sa-block-none = Kostky své udělaly a žádný štít už nezbývá.
page-sa-die-hits = { $face } zasáhne rovnou: { $foes }.
page-sa-die-idle = { $face } sama nic nezasáhne; symboly dosažitelné změnou jsou čárkované.
page-sa-turn-which = Která kostka se změní?
page-sa-turn-to = Změnit na …
page-sa-turn-face = Změnit na { $face }
page-sa-chance =
    { $which ->
        [all] { $chance } na poražení všech
       *[single] { $chance } na poražení, když se vše utratí jen na něj
    }
page-sa-can-fall =
    { $which ->
        [all] v tomto útoku mohou ještě padnout všichni
       *[single] v tomto útoku může ještě padnout, když se vše utratí jen na něj
    }
page-sa-cannot-fall =
    { $which ->
        [all] v tomto útoku už nemohou padnout všichni
       *[single] v tomto útoku už padnout nemůže
    }
page-sa-all-of-them = Všichni
page-sa-reroll-hint = Označ kostky k přehození.
page-sa-reroll = Přehodit označené
page-sa-keep-roll = Nechat hod

## The board

page-sa-own-board = Tvoje deska
page-sa-board = Deska
page-sa-rivals = Čí deska
page-sa-who =
    { $state ->
        [dead] { $name }, konec výpravy
        [won] { $name }, mimo dosah
        [turn] { $name }, na tahu
        [take-set] { $name }, na cestě
        [chest] { $name }, u truhly
        [before-roll] { $name }, v boji
        [roll] { $name }, v boji
        [attack] { $name }, v útoku
        [block] { $name }, v obraně
        [levels] { $name }, zisk zkušeností
        [rest] { $name }, odpočinek
        [fence] { $name }, odpočinek
        [suffer] { $name }, pod útokem
       *[other] { $name }
    }
page-sa-life =
    Životy { $life }{ $grave ->
        [0] { "" }
       *[other] , smrt na { $grave }
    }{ $wounds ->
        [0] { "" }
        [one] , hrozí ztráta { $wounds } života
        [few] , hrozí ztráta { $wounds } životů
       *[other] , hrozí ztráta { $wounds } životů
    }
page-sa-life-word = Životy
page-sa-stamina = Výdrž
page-sa-focus = Vůle
page-sa-from-start = Od začátku
page-sa-later = Později
page-sa-potions = Lektvary
page-sa-dice = Kostky
page-sa-gems = Kameny
page-sa-pouch = Vak
page-sa-rage = Zuřivost
page-sa-rage-asleep = neaktivní
page-sa-rage-use = Použít zuřivost
page-sa-slot-free = volné pole
page-sa-own-seats = Tvoje místa
page-sa-own-seat = { $name }, má rozhodnout
page-sa-slots = Pole předmětů
page-sa-equip = { $slot }: { $gems }
page-sa-equip-with = Za { $gems }
page-sa-replaces = nahradí: { $item }
page-sa-replaces-either = nahradí: { $item } nebo { $other }
page-sa-to-pouch = vrátí se do vaku
page-sa-fits =
    { $state ->
        [free] pole je volné
        [covers] zakryje efekt pole
       *[short] chybějí kameny
    }
page-sa-trade = Za { $potion_acc }
page-sa-skill =
    { $skill }, { $state ->
        [gained] odemknutá
        [used] použitá
       *[other] neodemknutá
    }{ $gems ->
        [0] { "" }
        [one] , { $gems } kámen
        [few] , { $gems } kameny
       *[other] , { $gems } kamenů
    }
page-sa-raise = Posunout { $gem_acc }
page-sa-blessings = Požehnání
page-sa-blessing =
    { $blessing }{ $state ->
        [spent] , spotřebováno
       *[other] { "" }
    }
page-sa-blessing-closed = Požehnání lícem dolů

## The road

page-sa-road = Cesta
page-sa-act = { $act }. dějství
page-sa-act-battle = VI. dějství
page-sa-road-and-masteries = Cesta a úkoly
page-sa-walls = Hradby
page-sa-cathedral = Katedrála
page-sa-laid =
    { $n ->
        [one] { $n } karta pána démonů
        [few] { $n } karty pána démonů
       *[other] { $n } karet pána démonů
    }
page-sa-laid-text = Karty, které leží, když odpovíš na volání, tě zasáhnou po posledním odpočinku.
page-sa-no-breach = Hradby stojí.
page-sa-behind = { $name }, na cestě
page-sa-behind-caption = vzadu
page-sa-brings-die = kostka pro všechny
page-sa-brings-sets = sady: { $n }
page-sa-brings =
    { $n ->
        [1] jeden { $level }
       *[other] pár { $level }
    }
page-sa-chest = Truhla s pokladem
page-sa-chest-caption = truhla
page-sa-chest-title = Truhla je otevřená: pro každého jeden předmět
page-sa-intervention = Zásah shůry
page-sa-no-sets = Na cestě neleží žádní démoni.
page-sa-ahead = Než si vezmeš démony
page-sa-if-set = Když si vezmeš sadu { $n }
page-sa-compare = Porazit všechny v jednom boji
page-sa-now = teď
page-sa-rested = po odpočinku
page-sa-slay-now = na poražení teď, když se vše utratí jen na něj
page-sa-slay-rested = { $chance } po odpočinku
page-sa-slain-next =
    { $n ->
        [1] padne v příštím boji
        [2] oba padnou v příštím boji
       *[other] všichni padnou v příštím boji
    }
page-sa-slain-rested = po předchozím odpočinku
page-sa-wounds-expected = očekávaná ztráta životů
page-sa-in-reach = V dosahu: { $skills }
page-sa-take = Vzít: { $demons }
page-sa-decks = Balíčky démonů
page-sa-deck = Balíček { $level }, démonů { $n }
page-sa-deck-empty = prázdný
page-sa-hunting-you = Jdou po tobě
page-sa-battle-board = Prostor na démony
page-sa-nobody-hunts = Žádný démon ti není v patách.
page-sa-open-damage = hrozící zranění, boj za bojem, dokud nepadnou
page-sa-where = { $act }. dějství, pole { $space }
page-sa-not-yet = ještě není na cestě
page-sa-dead = nežije
page-sa-open-board = Otevřít desku { $seat_gen }: životy { $life }, zranění { $damage }
page-sa-say-demon = { $foe } ({ $levels }, symboly: { $faces }, zranění: { $damage }, nechává: { $type }, { $gems })
page-sa-set-label = Sada { $n }: { $demons }. Zranění: { $from }, potom { $to }.
page-sa-set-chance = { $foe }: padne teď { $now }, po odpočinku { $rested }.
page-sa-say-no-gems = bez kamenů
page-sa-say-nothing = nic
page-sa-say-dead = { $hero }, { $name }: nežije.
page-sa-say-champion =
    { $answered ->
        [yes] { $hero }, { $name }: v katedrále. Životy { $life } z celkem { $full }, kostky: { $dice }, výdrž: { $stamina } z celkem { $all_stamina }, vůle: { $focus } z celkem { $all_focus }, lektvary: červené { $red }, modré { $blue }. Poražené karty: { $beaten }.
       *[no] { $hero }, { $name }: na poli { $space }. Životy { $life } z celkem { $full }, kostky: { $dice }, výdrž: { $stamina } z celkem { $all_stamina }, vůle: { $focus } z celkem { $all_focus }, lektvary: červené { $red }, modré { $blue }. Démoni: { $demons }, zranění: { $damage }.
    }
page-sa-say-road = { $act }, pole { $space }.
page-sa-say-battle = Závěrečná bitva. Příští odpověď: { $n }.
page-sa-say-own = Nasazeno: { $items }. Schopnosti: { $skills }. Kameny: { $gems }.
page-sa-say-hunts = Jde po tobě: { $demon }.
page-sa-say-slain = Padl: { $demon }.
page-sa-say-set = Sada { $n } na cestě: { $demons }.
page-sa-say-life = Životy: { $life }. Smrtelná ztráta životů: { $left }.
page-sa-say-fatal = Zranění teď zabíjejí: { $damage } zranění, vykrýt lze { $block }, ztráta životů { $wounds }.
page-sa-say-wounds = V tomto boji: { $damage } zranění, vykrýt lze { $block }, ztráta životů { $wounds }.
page-sa-say-open = Démoni v patách přinášejí { $n } zranění, boj za bojem.
page-sa-say-suffering = { $foe } útočí: postih, nebo ztráta životů ({ $n }).
page-sa-rival =
    { $rage ->
        [yes] { $name }, { $where }, kostky: { $dice }, výdrž: { $stamina } z celkem { $all_stamina }, vůle: { $focus } z celkem { $all_focus }, lektvary: { $potions }, zuřivost aktivní, předměty: { $items }, schopnosti: { $skills }
       *[no] { $name }, { $where }, kostky: { $dice }, výdrž: { $stamina } z celkem { $all_stamina }, vůle: { $focus } z celkem { $all_focus }, lektvary: { $potions }, předměty: { $items }, schopnosti: { $skills }
    }
page-sa-costs =
    { $payable ->
        [yes] Stojí { $gems }; na to máš.
        [no] Stojí { $gems }; na to nemáš.
       *[unknown] Stojí { $gems }.
    }
page-sa-brings-stamina =
    { $n ->
        [one] přináší { $n } výdrž
        [few] přináší { $n } výdrže
       *[other] přináší { $n } výdrží
    }
page-sa-brings-focus =
    { $n ->
        [one] přináší { $n } vůli
        [few] přináší { $n } vůle
       *[other] přináší { $n } vůlí
    }
page-sa-of-all = z celkem { $n }
page-sa-dice-count =
    { $silver ->
        [yes] Zlaté kostky: { $n }; k nim stříbrná
       *[no] Zlaté kostky: { $n }
    }
page-sa-deck-top = Další: { $demon }, { $levels }, symboly: { $faces }, zranění: { $damage }
page-sa-row-present = právě v boji
page-sa-achievements = Úkoly
page-sa-yours = tvoje: { $n }
page-sa-mastery-skill = Schopnosti
page-sa-mastery-gem = Kameny
page-sa-mastery-equipment = Předměty
page-sa-mastery-level = Úroveň
page-sa-any-row = lib. { $row }
page-sa-achievement =
    { $state ->
        [empty] { $achievement }: bez žetonu
        [brought] { $achievement }: { $owner }, požehnání { $blessing }
        [taken] { $achievement }: { $owner }
        [open] { $achievement }: { $progress }/{ $goal }
       *[level] { $achievement }: volný
    }

## Fights

page-sa-demons = Démoni
page-sa-step-before-roll = Lektvary
page-sa-step-roll = Hod
page-sa-step-attack = Útok
page-sa-step-block = Obrana
page-sa-step-levels = Zkušenosti a předměty
page-sa-damage-title = Hrozící zranění
page-sa-damage-now = když teď ukončíš útok
page-sa-damage-now-other = když útok teď skončí
page-sa-damage-block = útočí teď
page-sa-damage-more = { $cards } z karet, { $more } navíc
page-sa-can-block = Můžeš vykrýt
page-sa-can-block-other = Lze vykrýt
page-sa-shields = Vykryto
page-sa-wounds = Ztráta životů
page-sa-more-damage = Další zranění
page-sa-printed = vytištěno na kartě
page-sa-life-falls =
    { $wounds ->
        [0] Životy zůstávají { $from }.
       *[other] Životy { $from } klesnou na { $to }.
    }
page-sa-would-kill = To je smrt.
page-sa-end-attack = Ukončit útok
page-sa-end-block =
    { $n ->
        [0] Hotovo
        [one] Ztratit { $n } život
        [few] Ztratit { $n } životy
       *[other] Ztratit { $n } životů
    }
page-sa-undo-all = Zpět k hodu
page-sa-skip-level = Nechat propadnout
page-sa-slain-here = Padlí
page-sa-turns-over = pak se otočí:
page-sa-found-last = poslední nález
page-sa-levels-title = Zkušenosti
page-sa-level-lead =
    { $n ->
        [1] { $level_title }: posuň jeden kámen té barvy, nebo bílý, nahoru.
        [one] { $level_title }: posuň jeden kámen té barvy, nebo bílý, nahoru; zbývá { $n } zkušenost.
        [few] { $level_title }: posuň jeden kámen té barvy, nebo bílý, nahoru; zbývají { $n } zkušenosti.
       *[other] { $level_title }: posuň jeden kámen té barvy, nebo bílý, nahoru; zbývá { $n } zkušeností.
    }
page-sa-gems-left =
    { $n ->
        [one] zbude { $n } kámen
        [few] zbudou { $n } kameny
       *[other] zbude { $n } kamenů
    }
page-sa-raise-from =
    { $to ->
        [pool] z úrovně { $from } do zásobníku
       *[other] z úrovně { $from } na { $to }
    }{ $gains ->
        [yes] , odemkne ji
       *[no] { "" }
    }

## The best line

page-sa-line = Tvůj nejlepší postup
page-sa-line-found = Nejlepší nalezený postup
page-sa-line-thinking = Přemýšlím …
page-sa-line-off = Tento stůl neradí.
page-sa-line-fells = porazí: { $foes }
page-sa-line-all = porazí všechny
page-sa-line-hits =
    { $n ->
        [0] nic nezasáhne
        [one] zasáhne { $n } symbol
        [few] zasáhne { $n } symboly
       *[other] zasáhne { $n } symbolů
    }
page-sa-line-wounds =
    { $n ->
        [0] bez ztráty životů
        [one] ztráta { $n } života
        [few] ztráta { $n } životů
       *[other] ztráta { $n } životů
    }
page-sa-line-dead = zemřeš
page-sa-line-costs = stojí
page-sa-line-free = nestojí nic
page-sa-line-once = jednou za boj
page-sa-line-end = Nic dalšího už za to nestojí.
page-sa-line-do = Provést krok 1
page-sa-line-do-all = Všechny ({ $n })
page-sa-line-stop = Zastavit
page-sa-line-show = Ukázat
page-sa-line-best = Nejlepší postup:
page-sa-line-keep =
    { $what ->
        [rage] Bez zuřivosti:
       *[blessing] Bez požehnání:
    }
page-sa-becomes = Bude z ní
page-sa-become = Změnit na { $face }: { $price }
page-sa-price =
    { $source ->
        [ability] { $stamina ->
            [0] { "" }
            [one] { $stamina } výdrž
            [few] { $stamina } výdrže
           *[other] { $stamina } výdrží
        }{ $both ->
            [yes] { " " }a{ " " }
           *[no] { "" }
        }{ $focus ->
            [0] { "" }
            [one] { $focus } vůle
            [few] { $focus } vůle
           *[other] { $focus } vůlí
        }
        [rage] zuřivost
        [skill] schopnost, jednou za boj
       *[blessing] požehnání
    }
page-sa-step-mark = krok { $n }

## Rest

page-sa-pouch-title =
    { $n ->
        [one] Vak, { $n } předmět
        [few] Vak, { $n } předměty
       *[other] Vak, { $n } předmětů
    }
page-sa-pouch-empty = Vak je prázdný.
page-sa-gem-pool = zásobník kamenů
page-sa-item-kind = { $type }, úroveň { $level }
page-sa-demons-wait = Zatímco odpočíváš, démoni nedělají nic.
page-sa-potion-red = obnoví výdrž
page-sa-potion-blue = obnoví vůli
page-sa-stall-hint =
    Vyber předmět a pak pole nebo lektvar. { $free ->
        [0] Všechna pole lektvarů jsou plná.
        [1] Jedno pole lektvaru je volné.
        [one] Volné je { $free } pole lektvaru.
        [few] Volná jsou { $free } pole lektvarů.
       *[other] Volných je { $free } polí lektvarů.
    }
page-sa-sell-hint = Nejdřív lze jeden předmět dát za zkušenost.
page-sa-end-rest = Konec odpočinku
page-sa-last-rest = Poslední odpočinek: co teď nenasadíš, je ztraceno.
page-sa-third-die = První nasazený předmět ti přinese třetí kostku.
page-sa-slots-left = Zůstala volná pole, na která by se tvůj předmět hodil.
page-sa-slots-left-text = Volná: { $slots }. Co zůstane ve vaku, je ztraceno. „{ $done }“ ještě jednou odpočinek přesto ukončí.

## Turns

page-sa-move-detail = a vzít si démony
page-sa-fight-detail =
    { $demons ->
        [one] { $demons } démon, { $n } zranění
        [few] { $demons } démoni, { $n } zranění
       *[other] { $demons } démonů, { $n } zranění
    }
page-sa-rest-detail =
    { $markers ->
        [0] { $items ->
            [0] { "" }
            [one] { $items } předmět ve vaku
            [few] { $items } předměty ve vaku
           *[other] { $items } předmětů ve vaku
        }
        [one] { $markers } žeton zpět{ $items ->
            [0] { "" }
            [one] , { $items } předmět
            [few] , { $items } předměty
           *[other] , { $items } předmětů
        }
        [few] { $markers } žetony zpět{ $items ->
            [0] { "" }
            [one] , { $items } předmět
            [few] , { $items } předměty
           *[other] , { $items } předmětů
        }
       *[other] { $markers } žetonů zpět{ $items ->
            [0] { "" }
            [one] , { $items } předmět
            [few] , { $items } předměty
           *[other] , { $items } předmětů
        }
    }
page-sa-breach-detail = a volat do zbraně
page-sa-answer-detail = démoni zůstanou pozadu

## Watching others

page-sa-watch = Když hrají ostatní
page-sa-watch-whom = Koho sledovat
page-sa-follow = Sledovat hrajícího
page-sa-doing =
    { $step ->
        [before-roll] { $hero } bojuje
        [roll] { $hero } bojuje
        [attack] { $hero } bojuje
        [block] { $hero } se brání
        [levels] { $hero } získává zkušenosti
        [rest] { $hero } odpočívá
        [fence] { $hero } odpočívá
        [take-set] { $hero } si bere démony
        [chest] { $hero } otvírá truhlu
       *[other] { $hero } hraje
    }
page-sa-deeds = Změny a platby
page-sa-deeds-none = Zatím nic.
page-sa-deed-rolled = hod
page-sa-deed-hits = { $foe }: zásah
page-sa-deed-fells = { $foe } padá

## The last battle

page-sa-row = Řada devíti karet
page-sa-lord = Pán démonů
page-sa-fury = Skrytý útok
page-sa-closed = skrytá
page-sa-beaten = poražená
page-sa-next-roar =
    Kolo { $round }. { $n ->
        [0] Pán démonů už neodpoví.
        [1] Po tomto kole odpoví jednou kartou.
        [one] Po tomto kole odpoví { $n } kartou.
        [few] Po tomto kole odpoví { $n } kartami.
       *[other] Po tomto kole odpoví { $n } kartami.
    }
page-sa-only-changed = Tuto kartu zasahují jen modifikované kostky.
page-sa-battle-dead = Tvůj boj skončil smrtí.
page-sa-battle-won = Tvůj boj je vyhraný a nic už na tebe nedosáhne.
page-sa-battle-waits = Ostatní ještě bojují.
page-sa-lord-strikes = Pán démonů útočí
page-sa-fury-turned = Otáčí se skrytý útok
page-sa-all-fights = Všechny boje
page-sa-life-damage = životy, hrozící zranění
page-sa-row-of = { $hero }: devět karet
page-sa-lane-state =
    { $state ->
        [dead] konec boje
        [won] boj vyhrán
        [before-roll] před hodem
        [roll] hází
        [attack] útočí
        [block] brání se
        [suffer] volí
        [rest] odpočívá
       *[other] hotovo
    }
page-sa-lane-block = může vykrýt { $n }
page-sa-lane =
    { $state ->
        [dead] { $name }, konec boje
        [won] { $name }, boj vyhrán
        [before-roll] { $name }, před hodem
        [roll] { $name }, hází
        [attack] { $name }, útočí
        [block] { $name }, brání se
        [suffer] { $name }, volí
        [rest] { $name }, odpočívá
       *[other] { $name }, hotovo
    }
page-sa-cards-beaten = poraženo { $n } z devíti

## Previews

page-sa-then-life = Životy { $change }.
page-sa-then-stamina = Výdrž { $change }.
page-sa-then-focus = Vůle { $change }.
page-sa-then-dice =
    { $n ->
        [one] { $n } kostka.
        [few] { $n } kostky.
       *[other] { $n } kostek.
    }
page-sa-then-skill = Odemkneš { $skill_acc }.
page-sa-then-felled = { $foe } padne.
page-sa-then-beaten = Karta padne.
page-sa-then-threat = Hrozící zranění { $from } → { $to }.
page-sa-then-wounds = Hrozící ztráta životů { $from } → { $to }.

## Keys

page-sa-key-number = očíslované věci: démoni, kostky, kameny, předměty
page-sa-key-move = pohyb
page-sa-key-fight = boj
page-sa-key-rest = odpočinek; před hodem: hodit kostkami
page-sa-key-walls = prolomit hradby, odpovědět na volání
page-sa-key-rage = použít zuřivost
page-sa-key-suffer = přijmout postih, ztratit životy
page-sa-key-roll = vše zpět k hodu
page-sa-key-end = ukončit fázi

## Several people at one screen, small screens

page-sa-hand-over = Předej dál: { $seat }
page-sa-hand-over-text = Další obrazovka ukazuje požehnání, která smí vidět jen tento hráč.
page-sa-hand-over-ready = Můžeme
page-sa-tabs = Části stolu
page-sa-tab-stage = Hra
page-sa-tab-board = Deska
page-sa-tab-road = Cesta
page-sa-tab-log = Kronika

## The end

page-end-abandoned = Výprava skončila vzdáním.
page-sa-end-you = Vítězství!
page-sa-end-other = Vítězí { $heroes }.
page-sa-end-survived =
    { $rank ->
        [2] Druhé místo
        [3] Třetí místo
       *[other] Čtvrté místo
    }{ $short ->
        [0] , rozhodly jen úkoly.
        [one] , o jediný život.
        [few] , o { $short } životy.
       *[other] , o { $short } životů.
    }
page-sa-end-fell =
    { $cards ->
        [one] Pád těsně před cílem: chyběla jedna karta.
        [few] Pád před cílem: chyběly { $cards } karty.
       *[other] Pád před cílem: chybělo { $cards } karet.
    }
page-sa-end-fell-early = Pád před závěrečnou bitvou.
page-sa-life-line = Tvoje životy v průběhu dějství, životy ostatních slabě
page-sa-end-shared = Vítězství se dělí: { $heroes }.
page-sa-end-nobody = K pánu démonů se nikdo nedostal.
page-shared-all-fallen = Všichni padli a došli stejně daleko. Ještě jednou?
page-shared-all-fallen-early = Všichni padli už cestou. Ještě jednou?
page-sa-rank =
    { $rank ->
        [1] První
        [2] Druhé
        [3] Třetí
       *[4] Čtvrté
    }
page-sa-standing =
    { $state ->
        [won] závěrečná bitva vyhrána
       *[fell] pád, poraženo { $cards } z devíti
    }
page-sa-looking-back = Rozbor hry …
page-sa-wounds-title = Ztracené životy podle dějství
page-sa-luck-title = Štěstí na kostky
page-sa-luck-what = zásahy získané či ztracené samotnými hody
page-sa-luck = Kostky: { $dice }, z toho rovnou sedělo { $hits }; čekat se dalo { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Víc štěstí než u { $share } ze 100 takových her.

# Notes on what happens for the first time.
page-note-sanctum-last-rest = Tohle je poslední odpočinek. Co potom nenosíš, je pryč, a stejně tak neodemknuté schopnosti.
page-note-sanctum-breach = Hradby jsou prolomené. Čím déle čekáš, tím více karet pána démonů tě zasáhne.
page-note-sanctum-low-life = Zbývá ti málo životů a odpočinek neléčí. Vykryj, co můžeš.
page-note-sanctum-wounded = Ubyly ti životy. Každý démon, který po útoku ještě stojí, způsobí všechna svá zranění. Zastaví je štíty, za výdrž nebo vůli.
page-note-sanctum-achievement = Úkol patří tobě. Leží pod ním požehnání: prohlédni si ho a použij jednou v závěrečné bitvě.
page-note-sanctum-skill = Na schopnosti už neleží žádný kámen: je odemknutá. Otevři ji a přečti si, co dělá.
page-note-sanctum-rage = Tvoje zuřivost je aktivní: nastaví jednu kostku na libovolné číslo. Aktivovala se, protože zbyla kostka.
page-note-sanctum-spent = Žeton položený na efekt tam zůstane do odpočinku nebo lektvaru. Do té doby efekt nelze použít.
page-note-sanctum-equip = Máš předměty k nasazení. Každý symbol chce kámen své barvy, nebo bílý. Úplně první předmět přinese třetí kostku.
page-note-sanctum-tired = Všechny žetony jsou utracené. Odpočinek je vrátí; démoni zatím čekají.
page-note-sanctum-unspent = Máš všechnu výdrž. Po hodu se jí platí změny kostek a štíty: utrácej ji, odpočinek ji vrátí.

# All cards of the box.
page-cards-demons = Démoni a předměty
page-cards-lord = Pán démonů
page-cards-fury = Skryté útoky
page-cards-blessings = Požehnání
page-cards-skills = Schopnosti
page-cards-life-tracks = Ukazatele životů
page-cards-start = Startovní bonusy
page-cards-start-card = Startovní bonus

# Sanctum: what is asked, what can be done, what happened, and why not.

## Things

demon-lord = Pán démonů
    .acc = pána démonů
    .gen = pána démonů
foe-boxed = { $foe } [{ $boxes }]
    .acc = { $foe_acc } [{ $boxes }]
    .gen = { $foe_gen } [{ $boxes }]
marker-stamina = výdrž
    .acc = výdrž
marker-focus = vůle
    .acc = vůli
die-any = { $name }
    .acc = kostku { $name }
    .ins = kostkou { $name }
potion-red = červený lektvar
potion-blue = modrý lektvar
potion-any = { $name }
    .acc = { $name }
gem-red = červený kámen
gem-green = zelený kámen
gem-blue = modrý kámen
gem-white = bílý kámen
gem-any = { $name }
    .acc = { $name }
gem-on-chart =
    { $to ->
        [pool] { $gem } z úrovně { $from } do zásobníku
       *[other] { $gem } z úrovně { $from } na úroveň { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } z úrovně { $from } do zásobníku
       *[other] { $gem_acc } z úrovně { $from } na úroveň { $to }
    }
gem-on-chart-white =
    { $to ->
        [pool] { $gem } z úrovně { $from } ({ $column }) do zásobníku
       *[other] { $gem } z úrovně { $from } ({ $column }) na úroveň { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } z úrovně { $from } ({ $column }) do zásobníku
       *[other] { $gem_acc } z úrovně { $from } ({ $column }) na úroveň { $to }
    }
level-red = červená zkušenost
    .acc = červenou zkušenost
    .title = Červená zkušenost
level-green = zelená zkušenost
    .acc = zelenou zkušenost
    .title = Zelená zkušenost
level-blue = modrá zkušenost
    .acc = modrou zkušenost
    .title = Modrá zkušenost
level-any = { $name }
    .acc = zkušenost: { $name }
    .title = Zkušenost: { $name }
box-red = červené políčko
box-blue = modré políčko
box-purple = fialové políčko
box-any = { $name }
    .acc = { $name }
hero-any = { $name }
    .acc = hrdinu { $name }
    .gen = hrdiny { $name }
    .dat = hrdinovi { $name }

## What is asked

ask-pick-hero = Vyber si hrdinu.
ask-turn = Jsi na tahu: jedna akce.
    .theirs = Na tahu je { $name }: jedna akce.
ask-taking-set = Které démony si vezmeš?
ask-picking-item = Který předmět si vezmeš z truhly?
ask-before-roll = Před hodem: pij, použij schopnost, nebo hoď.
ask-recovering = Ze kterého efektu obnovíš žeton: { $marker }?
ask-after-roll = Přehodit některé kostky?
ask-attack = Modifikuj kostky a přiřazuj je symbolům.
ask-attack-hit = Přiřazuj kostky symbolům, nebo ukonči útok.
ask-attack-change = Modifikuj kostky, nebo ukonči útok.
ask-attack-end = Už není co zasáhnout ani změnit: ukonči útok.
ask-overkilling = Která kostka se změní, na co a koho zasáhne?
ask-turn-die = Která kostka se změní a na co?
ask-striking = Který symbol zasáhneš bez kostky?
ask-block =
    { $damage ->
        [one] Hrozí ti { $damage } zranění: vykrýt?
        [few] Hrozí ti { $damage } zranění: vykrýt?
       *[other] Hrozí ti { $damage } zranění: vykrýt?
    }
ask-spoils = Padlo více démonů: který bude první?
ask-level = { $level_title }: který kámen se posune nahoru?
ask-fencing = Odhodit předmět za zkušenost?
ask-resting = Nasaď předměty, nakup lektvary a ukonči odpočinek.
ask-suffer = { $foe } na tebe útočí: přijmout postih, nebo ztratit životy?
ask-pay-penalty =
    { $deed ->
        [lose-blessing] Které požehnání ztratíš?
        [lose-die] Kterou kostku ztratíš pro tento boj?
        [lose-potion] Který lektvar vypiješ a který žeton se ztratí?
        [pay-box] Za které políčko zaplatíš naprázdno?
        [spoil-box] Které políčko bude navždy poškozené?
       *[other] Který žeton ztratíš?
    }

## What can be done: in full, as the head of a group, as one of a group

do-choose = Vybrat { $hero_acc }
    .menu = Vybrat
    .item = { $hero }
    .counted = Vybrat hrdinu
do-move = Postoupit do čela
    .menu = Pohyb
do-fight = Bojovat s démony
    .menu = Boj
do-rest = Odpočívat
    .menu = Odpočinek
do-breach = Prolomit hradby
    .menu = Prolomit hradby
do-answer = Odpovědět na volání do zbraně
    .menu = Odpovědět
do-take = Vzít si: { $demons }
    .menu = Vzít si
    .item = { $demons }
    .counted = Vzít si sadu démonů
do-pick = Vzít { $item_acc }
    .menu = Vzít
    .item = { $item }
    .counted = Vzít předmět
do-give-up = Odevzdat { $potion_acc }
    .menu = Odevzdat
    .item = { $potion }
    .counted = Odevzdat lektvar
do-drink = Vypít { $potion_acc } pro { $ability_acc }
    .menu = Vypít
    .item = { $potion }: { $ability }
    .counted = Vypít lektvar a obnovit žeton
do-skill = Použít { $skill_acc }
    .menu = Schopnost
    .item = { $skill }
    .counted = Použít schopnost
do-recover = Obnovit žeton: { $ability }
    .menu = Obnovit
    .item = { $ability }
    .counted = Obnovit žeton
do-roll = Hodit kostkami
    .menu = Hodit
do-reroll = Přehodit { $dice }
    .menu = Přehodit
    .item = { $dice }
    .counted = Přehodit kostky
do-hit = Přiřadit { $die_acc }: { $foe_boxed }
    .menu = Přiřadit
    .item = { $die }: { $foe_boxed }
    .counted = Přiřadit kostku k symbolu démona
do-use = Použít { $ability_acc } ({ $pay })
    .menu = Použít
    .item = { $ability } ({ $pay })
    .counted = Použít efekt
do-rage = Použít zuřivost na kostku
    .menu = Zuřivost
do-bless = Použít { $blessing_acc }
    .menu = Požehnání
    .item = { $blessing }
    .counted = Použít požehnání
do-turn = Změnit { $die_acc } na { $face }
    .menu = Změnit
    .item = { $die } na { $face }
    .counted = Změnit stranu kostky
do-strike = Zasáhnout symbol { $face }: { $foe_boxed }
    .menu = Zasáhnout
    .item = { $face }: { $foe_boxed }
    .counted = Zasáhnout symbol bez kostky
do-overkill = Změnit { $die_acc } na { $face } a přiřadit ji: { $foe_boxed }
    .menu = Drtivý úder
    .item = { $die } jako { $face }: { $foe_boxed }
    .counted = Změnit kostku a hned ji přiřadit
do-loot = První: { $demon }
    .menu = První
    .item = { $demon }
    .counted = Vybrat, který poražený démon je první
do-raise = Posunout { $gem_acc }
    .menu = Posunout
    .item = { $gem }
    .counted = Posunout kámen nahoru
do-equip = Nasadit { $item_acc } za { $gems }: { $slot }
    .menu = Nasadit
    .item = { $item }, { $slot }: { $gems }
    .counted = Nasadit předmět
do-unequip = Sundat: { $slot }
    .menu = Sundat
    .item = { $slot }
    .counted = Sundat předmět
do-buy = Vyměnit { $item_acc } za { $potion_acc }
    .menu = Vyměnit
    .item = { $item } za { $potion_acc }
    .counted = Vyměnit předmět za lektvar
do-throw = Zahodit { $potion_acc }
    .menu = Zahodit
    .item = { $potion }
    .counted = Zahodit lektvar
do-sell = Odhodit { $item_acc } za { $level_acc }
    .menu = Odhodit
    .item = { $item } za { $level_acc }
    .counted = Odhodit předmět za zkušenost
do-penalty = Přijmout postih
    .menu = Postih
do-wounds = Ztratit životy
    .menu = Ztratit životy
do-lose = Ztratit 1 { $marker_acc }
    .menu = Ztratit
    .item = { $marker }
    .counted = Ztratit žeton
do-forfeit = Ztratit { $blessing_acc }
    .menu = Ztratit
    .item = { $blessing }
    .counted = Ztratit požehnání
do-spoil = Poškodit { $box_acc }: { $ability }
    .menu = Poškodit
    .item = { $box }: { $ability }
    .counted = Poškodit políčko efektu
do-spill = Vypít { $potion_acc } a ztratit žeton: { $ability }
    .menu = Vypít nazmar
    .item = { $potion }: { $ability }
    .counted = Vypít lektvar a ztratit žeton
do-pay = Položit { $marker_acc } na { $box_acc }: { $ability }
    .menu = Zaplatit
    .item = { $marker }: { $box }, { $ability }
    .counted = Položit žeton na políčko efektu
do-drop = Ztratit { $die_acc }
    .menu = Ztratit
    .item = { $die }
    .counted = Ztratit kostku
do-decline = Nechat být
    .menu = Nechat být
    .counted = Odmítnout nabídku
do-done = Hotovo
    .menu = Hotovo
    .counted = Ukončit krok

## Why not

refused-hero-taken = Toho hrdinu už někdo má.
refused-first-is-move = První akcí každého hráče je pohyb.
refused-no-demons = Ve tvém prostoru na démony žádný není.
refused-at-the-walls = V cestě stojí hradby: odtud už se nikdo nepohne.
refused-not-at-the-walls = Nejsi u hradeb.
refused-demons-left = Ve tvém prostoru na démony ještě někdo zbývá.
refused-already-breached = Hradby už jsou prolomené.
refused-not-breached = Hradby ještě nikdo neprolomil: volání zatím nezní.
refused-break-up-set = Sada zůstává pohromadě: vezmi si ji celou.
refused-no-such-potion = Takový lektvar nemáš.
refused-frees-a-marker = Může obnovit žeton: vypij ho kvůli tomu.
refused-nothing-to-free = Žádný takový žeton tam neleží.
refused-skill-not-gained = Tuto schopnost nemáš odemknutou.
refused-skill-used = Tato schopnost je už použitá.
refused-wrong-step = V této fázi to není k ničemu.
refused-box-occupied = Jedno z jeho políček je obsazené.
refused-no-marker = V zásobníku na to nemáš žetony.
refused-no-die-to-change = Tím nelze změnit žádnou tvou kostku.
refused-rage-inactive = Tvoje zuřivost není aktivní.
refused-no-unplaced-die = Všechny tvoje kostky jsou přiřazené.
refused-no-box-of-face = Takový volný symbol tu není.
refused-only-changed-hit = Tuto kartu zasahují jen modifikované kostky.
refused-not-the-present-card = Zasáhnout lze jen kartu pod tvou figurkou.
refused-already-felled = Už padla.
refused-nothing-to-hit = Není nic, co by šlo zasáhnout.
refused-blessing-spent = Toto požehnání je spotřebované.
refused-wrong-result = Na to kostku změnit nelze.
refused-wrong-gem = Zkušenost posouvá kameny své barvy a bílé.
refused-wrong-slot = Sem patří jiný typ předmětu.
refused-not-enough-gems = V zásobníku nemáš tyto kameny.
refused-slot-free = Nic tam není nasazeno.
refused-no-potion-slot = Všechna tvoje pole lektvarů jsou plná.
refused-room-left = Lektvary se zahazují, jen když chybí místo.
refused-penalty-impossible = Postih teď přijmout nelze.
refused-no-such-box = Takové prázdné políčko tu není.
refused-not-just-placed = Lze použít jen hned po přiřazení kostky.
refused-too-many-dice = Tolik kostek přehodit nelze.
refused-not-its-colour = Předmět nemá kámen této barvy.
refused-no-level-to-gain = Žádný kámen by se za ni neposunul.

## What happened

event-hero-chosen = Hráč { $seat_number } si vybírá { $hero_acc }.
event-hero-seated = Hráč { $seat_number } hraje za { $hero_acc }.
event-began = { $seat } začíná.
event-space-without-tile = { $achievement }: pole zůstává prázdné.
event-start-potion = { $seat } dostává do začátku { $potion_acc }.
event-start-card = { $seat } bere kartu startovního bonusu: { $card }.
event-deck-shows =
    Balíček úrovně { $level ->
        [1] I
        [2] II
       *[other] III
    } ukazuje: { $demon }.
event-deck-refilled =
    Balíček úrovně { $level ->
        [1] I
        [2] II
       *[other] III
    } se míchá z odhozených karet.
event-turn-began = Tah { $turn }: { $seat }
event-moved =
    { $space ->
        [1] { $seat } vstupuje do { $act_gen }.
       *[other] { $seat } postupuje na pole { $space }.
    }
event-intervention = Zásah shůry: všichni získávají kostku.
event-die-gained = { $seat } získává kostku; kostky teď { $dice }.
    .then = Získává kostku; kostky teď { $dice }.
event-set-laid = Nově na plánu: { $demons }.
event-set-taken = { $seat } si bere: { $demons }.
    .then = Bere si: { $demons }.
event-chest-opened =
    { $items_count ->
        [0] Truhla s pokladem je prázdná.
       *[other] Truhla s pokladem se otvírá: { $items }.
    }
event-item-picked = { $seat } si bere { $item_acc }.
event-chest-left = V truhle zůstává: { $items }.
event-fought = { $seat } bojuje.
event-potion-given-up = { $seat } odevzdává { $potion_acc }; nebylo co obnovit.
event-potion-drunk = { $seat } pije { $potion_acc }.
    .then = Pije { $potion_acc }.
event-marker-freed = { $seat } obnovuje 1 { $marker_acc } ({ $ability_of }).
    .then = Obnovuje 1 { $marker_acc } ({ $ability_of }).
event-skill-used = { $seat } používá { $skill_acc }.
    .then = Používá { $skill_acc }.
event-dice-rolled =
    { $faces_count ->
        [0] { $seat } nemá čím házet.
       *[other] { $seat } hází: { $faces }.
    }
    .then =
    { $faces_count ->
        [0] Nemá čím házet.
       *[other] Hází: { $faces }.
    }
event-silver-rolled = { $seat } hází stříbrnou kostkou: { $face }.
    .then = Stříbrná kostka přidává { $face }.
event-dice-rerolled = { $seat } přehazuje: { $faces }.
    .then = Přehazuje: { $faces }.
event-ability-used = { $seat } používá efekt ({ $ability }).
    .then = Používá efekt ({ $ability }).
event-rage-spent = { $seat } používá zuřivost.
    .then = Používá zuřivost.
event-blessing-used = { $seat } používá { $blessing_acc }.
    .then = Používá { $blessing_acc }.
event-die-turned = { $seat } mění { $die_face_acc } na { $face }.
    .then = Mění { $die_face_acc } na { $face }.
event-die-placed =
    { $die_face_count ->
        [1] { $seat } zasahuje { $foe_front_acc } { $die_face_ins }.
       *[other] { $seat } zasahuje { $foe_front_acc } kostkami { $die_face }.
    }
    .then =
        { $die_face_count ->
            [1] Zasahuje { $foe_front_acc } { $die_face_ins }.
           *[other] Zasahuje { $foe_front_acc } kostkami { $die_face }.
        }
event-die-back = { $seat } si bere { $die_face_acc } zpět.
    .then = Bere si { $die_face_acc } zpět.
event-box-hit = { $seat } zasahuje symbol { $face } { $foe_front_gen }.
    .then = Zasahuje symbol { $face } { $foe_front_gen }.
event-demon-killed = { $seat } poráží { $foe_front_acc }.
    .then = Poráží { $foe_front_acc }.
event-card-beaten = { $seat } poráží { $foe_front_acc }.
    .then = Poráží { $foe_front_acc }.
event-attack-ended = { $seat } končí útok.
    .then = Končí útok.
event-rage-woke = Zuřivost se aktivuje.
event-shields-raised =
    { $shields ->
        [one] { $seat } nastavuje { $shields } štít.
        [few] { $seat } nastavuje { $shields } štíty.
       *[other] { $seat } nastavuje { $shields } štítů.
    }
    .then =
    { $shields ->
        [one] Nastavuje { $shields } štít.
        [few] Nastavuje { $shields } štíty.
       *[other] Nastavuje { $shields } štítů.
    }
event-wounded =
    { $wounds ->
        [one] { $seat } ztrácí { $wounds } život; teď { $left }.
        [few] { $seat } ztrácí { $wounds } životy; teď { $left }.
       *[other] { $seat } ztrácí { $wounds } životů; teď { $left }.
    }
    .then =
    { $wounds ->
        [one] Ztrácí { $wounds } život; teď { $left }.
        [few] Ztrácí { $wounds } životy; teď { $left }.
       *[other] Ztrácí { $wounds } životů; teď { $left }.
    }
event-unharmed = { $seat } neztrácí žádný život.
    .then = Neztrácí žádný život.
event-died = { $seat } umírá.
event-gem-raised = { $seat } posouvá { $gem_acc }.
    .then = Posouvá { $gem_acc }.
event-level-lost = { $seat } nechává propadnout { $level_acc }.
    .then = Nechává propadnout { $level_acc }.
event-skill-gained = { $seat } odemyká { $skill_acc }.
    .then = Odemyká { $skill_acc }.
event-rage-gained = { $seat } má o žeton zuřivosti víc.
    .then = Má o žeton zuřivosti víc.
event-potion-taken = { $seat } si bere { $potion_acc }.
    .then = Bere si { $potion_acc }.
event-item-won = { $seat } nachází { $item_acc }.
    .then = Nachází { $item_acc }.
event-rested = { $seat } odpočívá.
event-restored = { $seat } obnovuje všechny žetony.
event-equipped = { $seat } si nasazuje { $item_acc } za { $gems }.
    .then = Nasazuje si { $item_acc } za { $gems }.
event-unequipped = { $seat } si sundává { $item_acc }.
    .then = Sundává si { $item_acc }.
event-potion-bought = { $seat } mění { $item_acc } za { $potion_acc }.
    .then = Mění { $item_acc } za { $potion_acc }.
event-potion-thrown = { $seat } zahazuje { $potion_acc }.
    .then = Zahazuje { $potion_acc }.
event-item-sold = { $seat } odhazuje { $item_acc } za { $level_acc }.
    .then = Odhazuje { $item_acc } za { $level_acc }.
event-achievement-gained = { $seat } plní { $achievement_acc }.
event-blessing-seen = Požehnání { $seat_gen }: { $blessing }.
event-walls-breached = { $seat } prolamuje hradby a vstupuje do katedrály. Leží tu dvě karty pána démonů a zní volání do zbraně.
event-lord-card-laid = Pán démonů vykládá { $laid }. kartu.
event-call-answered =
    { $laid ->
        [one] { $seat } odpovídá na volání: zaútočí { $laid } karta.
        [few] { $seat } odpovídá na volání: zaútočí { $laid } karty.
       *[other] { $seat } odpovídá na volání: zaútočí { $laid } karet.
    }
event-act-five-ended = Brány se zavírají: poslední odpočinek
event-last-rest-over = { $seat }: vše připraveno.
event-blessings-shown = { $seat } odhaluje: { $blessings }.
event-lord-answers = Pán démonů útočí: { $foe }.
event-row-laid = { $seat } stojí proti řadě devíti karet.
event-round-began = Závěrečná bitva, kolo { $round }
event-fury-turned = Otáčí se skrytý útok: { $foe }.
event-penalty-taken = { $seat } přijímá postih.
event-wounds-taken =
    { $wounds ->
        [one] { $seat } volí ztrátu { $wounds } života.
        [few] { $seat } volí ztrátu { $wounds } životů.
       *[other] { $seat } volí ztrátu { $wounds } životů.
    }
event-marker-lost = { $seat } ztrácí 1 { $marker_acc }.
    .then = Ztrácí 1 { $marker_acc }.
event-blessing-lost = { $seat } ztrácí { $blessing_acc }.
    .then = Ztrácí { $blessing_acc }.
event-box-spoiled = { $seat } poškozuje { $box_acc } ({ $ability }).
    .then = Poškozuje { $box_acc } ({ $ability }).
event-dice-missing =
    { $dice ->
        [one] { $seat } v příštím boji hází o { $dice } kostku méně.
        [few] { $seat } v příštím boji hází o { $dice } kostky méně.
       *[other] { $seat } v příštím boji hází o { $dice } kostek méně.
    }
    .then =
    { $dice ->
        [one] V příštím boji chybí { $dice } kostka.
        [few] V příštím boji chybějí { $dice } kostky.
       *[other] V příštím boji chybí { $dice } kostek.
    }
event-damage-ahead = { $seat }: v příštím boji o { $damage } zranění víc.
    .then = V příštím boji o { $damage } zranění víc.
event-life-shortened = { $seat } odteď umírá na poli { $grave }.
    .then = Pole { $grave } odteď znamená smrt.
event-healed = { $seat } se léčí; životy { $left }.
    .then = Léčí se; životy { $left }.
event-potion-spilled = { $seat } pije nazmar { $potion_acc } a ztrácí 1 { $marker_acc }.
    .then = Pije nazmar { $potion_acc } a ztrácí 1 { $marker_acc }.
event-box-paid = { $seat } platí naprázdno 1 { $marker_acc } ({ $ability_of }).
    .then = Platí naprázdno 1 { $marker_acc } ({ $ability_of }).
event-die-dropped = { $seat } ztrácí { $die_face_acc }.
    .then = Ztrácí { $die_face_acc }.
event-only-changed = { $foe_front }: zasahují teď jen modifikované kostky.
event-lord-roars =
    { $cards ->
        [one] Odpověď pána démonů: { $cards } karta.
        [few] Odpověď pána démonů: { $cards } karty.
       *[other] Odpověď pána démonů: { $cards } karet.
    }
event-roar-card = { $foe } zasahuje všechny, kdo ještě bojují.
event-lords-reshuffled = Poražené karty pána démonů se vracejí.
event-triumphed = { $seat } poráží poslední kartu; životy { $left }.
event-ended = { $ending }
quiet-turn = Nic se neděje.

## What happened in a row, in one sentence

event-moved-set-taken =
    { $space ->
        [1] { $seat } vstupuje do { $act_gen } a bere si: { $demons }.
       *[other] { $seat } postupuje na pole { $space } a bere si: { $demons }.
    }
event-start-card-gem-raised = { $seat } bere kartu startovního bonusu a posouvá { $gem_acc }.
event-gem-raised-skill-gained = { $seat } posouvá { $gem_acc } a odemyká { $skill_acc }.
    .then = Posouvá { $gem_acc } a odemyká { $skill_acc }.
event-fought-dice-rolled =
    { $faces_count ->
        [0] { $seat } bojuje bez kostek.
       *[other] { $seat } bojuje a hází: { $faces }.
    }
event-fought-dice-rolled-silver-rolled = { $seat } bojuje a hází: { $faces }, stříbrnou kostkou { $face }.
event-potion-drunk-marker-freed = { $seat } pije { $potion_acc } a obnovuje 1 { $marker_acc } ({ $ability_of }).
    .then = Pije { $potion_acc } a obnovuje 1 { $marker_acc } ({ $ability_of }).
event-skill-used-marker-freed = { $skill }: { $seat } obnovuje 1 { $marker_acc } ({ $ability_of }).
    .then = { $skill }: obnovuje 1 { $marker_acc } ({ $ability_of }).
event-skill-used-dice-rerolled = { $seat } používá { $skill_acc } a přehazuje: { $faces }.
    .then = Používá { $skill_acc } a přehazuje: { $faces }.
event-ability-used-die-turned = { $seat } mění { $die_face_acc } na { $face } ({ $ability_of }).
    .then = Mění { $die_face_acc } na { $face } ({ $ability_of }).
event-ability-used-die-back = { $seat } si bere { $die_face_acc } zpět ({ $ability_of }).
    .then = Bere si { $die_face_acc } zpět ({ $ability_of }).
event-ability-used-box-hit = { $seat } zasahuje symbol { $face } { $foe_front_gen } ({ $ability_of }).
    .then = Zasahuje symbol { $face } { $foe_front_gen } ({ $ability_of }).
event-ability-used-box-hit-demon-killed = { $seat } poráží { $foe_front_acc } ({ $ability_of }).
    .then = Poráží { $foe_front_acc } ({ $ability_of }).
event-ability-used-box-hit-card-beaten = { $seat } poráží { $foe_front_acc } ({ $ability_of }).
    .then = Poráží { $foe_front_acc } ({ $ability_of }).
event-ability-used-shields-raised =
    { $shields ->
        [one] { $seat } vykrývá { $shields } zranění ({ $ability_of }).
        [few] { $seat } vykrývá { $shields } zranění ({ $ability_of }).
       *[other] { $seat } vykrývá { $shields } zranění ({ $ability_of }).
    }
    .then = Vykrývá { $shields } zranění ({ $ability_of }).
event-blessing-used-shields-raised = { $seat } vykrývá { $shields } zranění ({ $blessing }).
    .then = Vykrývá { $shields } zranění ({ $blessing }).
event-rage-spent-die-turned = { $seat } zuří a mění { $die_face_acc } na { $face }.
    .then = Zuří a mění { $die_face_acc } na { $face }.
event-skill-used-die-turned = { $seat } mění { $die_face_acc } na { $face } ({ $skill }).
    .then = Mění { $die_face_acc } na { $face } ({ $skill }).
event-blessing-used-die-turned = { $seat } mění { $die_face_acc } na { $face } ({ $blessing }).
    .then = Mění { $die_face_acc } na { $face } ({ $blessing }).
event-die-placed-demon-killed =
    { $die_face_count ->
        [1] { $seat } poráží { $foe_front_acc } { $die_face_ins }.
       *[other] { $seat } poráží { $foe_front_acc } kostkami { $die_face }.
    }
    .then =
        { $die_face_count ->
            [1] Poráží { $foe_front_acc } { $die_face_ins }.
           *[other] Poráží { $foe_front_acc } kostkami { $die_face }.
        }
event-die-placed-card-beaten =
    { $die_face_count ->
        [1] { $seat } poráží { $foe_front_acc } { $die_face_ins }.
       *[other] { $seat } poráží { $foe_front_acc } kostkami { $die_face }.
    }
    .then =
        { $die_face_count ->
            [1] Poráží { $foe_front_acc } { $die_face_ins }.
           *[other] Poráží { $foe_front_acc } kostkami { $die_face }.
        }
event-box-hit-demon-killed = { $seat } poráží { $foe_front_acc } zásahem symbolu { $face }.
    .then = Poráží { $foe_front_acc } zásahem symbolu { $face }.
event-box-hit-card-beaten = { $seat } poráží { $foe_front_acc } zásahem symbolu { $face }.
    .then = Poráží { $foe_front_acc } zásahem symbolu { $face }.
event-wounded-died =
    { $wounds ->
        [one] { $seat } ztrácí { $wounds } život a umírá.
        [few] { $seat } ztrácí { $wounds } životy a umírá.
       *[other] { $seat } ztrácí { $wounds } životů a umírá.
    }
    .then =
    { $wounds ->
        [one] Ztrácí { $wounds } život a umírá.
        [few] Ztrácí { $wounds } životy a umírá.
       *[other] Ztrácí { $wounds } životů a umírá.
    }
event-wounds-taken-wounded =
    { $wounds ->
        [one] { $seat } ztrácí { $wounds } život; teď { $left }.
        [few] { $seat } ztrácí { $wounds } životy; teď { $left }.
       *[other] { $seat } ztrácí { $wounds } životů; teď { $left }.
    }
event-wounds-taken-wounded-died =
    { $wounds ->
        [one] { $seat } ztrácí { $wounds } život a umírá.
        [few] { $seat } ztrácí { $wounds } životy a umírá.
       *[other] { $seat } ztrácí { $wounds } životů a umírá.
    }
event-life-shortened-died = { $seat } umírá: pole { $grave } teď znamená smrt.
event-penalty-taken-marker-lost = { $seat } ztrácí 1 { $marker_acc }.
event-penalty-taken-blessing-lost = { $seat } ztrácí { $blessing_acc }.
event-penalty-taken-box-spoiled = { $seat } poškozuje { $box_acc } ({ $ability }).
event-penalty-taken-dice-missing =
    { $dice ->
        [one] { $seat } v příštím boji hází o { $dice } kostku méně.
        [few] { $seat } v příštím boji hází o { $dice } kostky méně.
       *[other] { $seat } v příštím boji hází o { $dice } kostek méně.
    }
event-penalty-taken-damage-ahead = { $seat }: v příštím boji o { $damage } zranění víc.
event-penalty-taken-life-shortened = { $seat } odteď umírá na poli { $grave }.
event-penalty-taken-potion-spilled = { $seat } pije nazmar { $potion_acc } a ztrácí 1 { $marker_acc }.
event-penalty-taken-box-paid = { $seat } platí naprázdno 1 { $marker_acc } ({ $ability_of }).
event-penalty-taken-die-dropped = { $seat } ztrácí { $die_face_acc }.
event-penalty-taken-rage-spent = { $seat } spotřebovává zuřivost.
event-penalty-taken-dice-rerolled = { $seat } musí přehodit: { $faces }.
event-equipped-die-gained = { $seat } si nasazuje { $item_acc } za { $gems } a získává kostku: teď { $dice }.
    .then = Nasazuje si { $item_acc } za { $gems } a získává kostku: teď { $dice }.
event-achievement-gained-blessing-seen = { $seat } plní { $achievement_acc } a má { $blessing_acc }.

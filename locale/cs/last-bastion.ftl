# Last Bastion: what is asked, what can be done, what happened, and why not.

## Things

slot = { $board }, pole { $number }
    .on = na pole { $number } { $board_gen }
    .to = na pole { $number } { $board_gen }
    .at = na poli { $number } { $board_gen }
slot-any = { $name }
    .on = na místo: { $name }
    .to = na místo: { $name }
    .at = na místě: { $name }
token-red = červený žeton
token-green = zelený žeton
token-blue = modrý žeton
token-yellow = žlutý žeton
token-black = černý žeton
token-call = volání do zbraně
token-any = { $name }
    .acc = { $name }
board-red = červená deska
    .acc = červenou desku
    .gen = červené desky
    .along = podél červené desky
    .on = na červené desce
board-green = zelená deska
    .acc = zelenou desku
    .gen = zelené desky
    .along = podél zelené desky
    .on = na zelené desce
board-blue = modrá deska
    .acc = modrou desku
    .gen = modré desky
    .along = podél modré desky
    .on = na modré desce
board-yellow = žlutá deska
    .acc = žlutou desku
    .gen = žluté desky
    .along = podél žluté desky
    .on = na žluté desce
board-any = { $name }
    .acc = desku { $name }
    .gen = desky { $name }
    .along = podél desky { $name }
    .on = na desce { $name }
full-board-red = Plná deska (červená)
full-board-green = Plná deska (zelená)
full-board-blue = Plná deska (modrá)
full-board-yellow = Plná deska (žlutá)
banner-red = červený prapor
banner-green = zelený prapor
banner-blue = modrý prapor
banner-yellow = žlutý prapor
banner-black = černý prapor
banner-any = { $name }
    .acc = { $name }
face-red = červená
face-green = zelená
face-blue = modrá
face-yellow = žlutá
face-black = černá
face-white = bílá
gift-life-and-call = 1 život a volání do zbraně
gift-life = 1 život
gift-call = volání do zbraně
no-dice = žádná kostka
die-numbered = kostka { $numbers }
    .acc = kostku { $numbers }
dice-numbered = kostky { $numbers }
    .acc = kostky { $numbers }
dice-any = { $name }
    .acc = { $name }

source-entrance = { $source }: příchod, { $deed }
source-recurring = { $source }: každý tah, { $deed }
source-continuous = { $source }: trvale, { $deed }
source-exit = { $source }: odchod, { $deed }
source-board = { $source }: { $deed }

grasp-on-tile = { $tile }
    .from = { $tile_from }
grasp-on-card = { $card }
    .from = z { $card_gen }
grasp-on-hero = deska { $hero_gen }
    .from = z desky { $hero_gen }

card-effect = { $column }: { $text }
monster-card = Nestvůra, { $colour }, odolnost { $resistance }.
warlord-card = Vojevůdce, barva { $colour }, odolnost { $resistance }.

## What is asked

ask-pick-hero = Vyber si hrdinu.
ask-place-card = Kam přijde { $card }?
ask-in-order = Čeká více účinků: který bude další?
ask-suffer = Koho se to týká? { $effect }.
ask-grasp-along = Na který dílek padne dráp zla?
ask-may-reroll-corruption = Kostka zkázy ukazuje: { $corruption }. Nechat, nebo přehodit?
ask-return-token = Který žeton vrátíš?
ask-take-equipment = Který žeton vybavení si vezmeš?
ask-take-spoils = Můžeš si vzít 1 život a volání do zbraně. Co si vezmeš?
ask-cleansing =
    { $most ->
        [1] Který dráp zla odstraníš?
        [one] Který dráp zla odstraníš? Nejvýše { $most }.
        [few] Které drápy zla odstraníš? Nejvýše { $most }.
       *[other] Které drápy zla odstraníš? Nejvýše { $most }.
    }
ask-granted-move = Teď se smíš jednou pohnout.
ask-hero-phase = Proveď pohyb a akci, v libovolném pořadí.
ask-hero-phase-rise = Vstaň a proveď akci, v libovolném pořadí.
ask-hero-phase-only-move = Pohni se, nebo ukonči tah.
ask-hero-phase-only-rise = Vstaň, nebo ukonči tah.
ask-hero-phase-only-act = Proveď akci, nebo ukonči tah.
ask-hero-phase-only-call = Utrať volání do zbraně, nebo ukonči tah.
ask-hero-phase-only-power = Použij svou schopnost, nebo ukonči tah.
ask-hero-phase-call-or-power = Utrať volání do zbraně, použij svou schopnost, nebo ukonči tah.
ask-hero-phase-only-end = Už není co dělat: ukonči tah.
ask-casting-net = Který účinek zakryje síť?
ask-commanding =
    { $left ->
        [1] Přesuň ještě jednu kartu, nebo to tak nech.
        [one] Přesuň ještě { $left } kartu, nebo to tak nech.
        [few] Přesuň nejvýše { $left } karty, nebo dvě prohoď.
       *[other] Přesuň nejvýše { $left } karet, nebo dvě prohoď.
    }
ask-treating = Koho pohostí Krčma?
ask-raising = Který prapor vztyčíš?
ask-dispensing = Dej někomu žeton, nebo vrať hrdinu do hry.
ask-dispensing-give = Dej někomu žeton.
ask-dispensing-revive = Vrať hrdinu do hry.
ask-destroying = Kterou nestvůru si vezme Hrobka za 1 tvůj život?
ask-trapping = Kam nastražíš past?
ask-may-reroll = Nechat tento hod, nebo některé kostky přehodit?
ask-aiming = Zaměř jednu nebo dvě karty, než hodíš.
ask-assault =
    { $second ->
        [none] Kostky padly: utrácej žetony na { $first_acc }, poraz ji, nebo ji nech být.
       *[other] Kostky padly: utrácej žetony, pak poraz { $first_acc }, { $second_acc } nebo obě, anebo je nech být.
    }
ask-assault-beat =
    { $second ->
        [none] Kostky padly: poraz { $first_acc }, nebo ji nech být.
       *[other] Kostky padly: poraz, na co stačí, { $first_acc } nebo { $second_acc }, anebo je nech být.
    }
ask-assault-spend =
    { $second ->
        [none] Kostky padly: utrácej žetony na { $first_acc }, nebo ji nech být.
       *[other] Kostky padly: utrácej žetony na { $first_acc } nebo na { $second_acc }, anebo je nech být.
    }
ask-assault-decline =
    { $second ->
        [none] Kostky padly a na { $first_acc } nic nestačí: nech ji být.
       *[other] Kostky padly a na { $first_acc } ani na { $second_acc } nic nestačí: nech je být.
    }
ask-assault-beat-or-more =
    { $second ->
        [none] Žetony leží: poraz { $first_acc }, nebo utrácej dál.
       *[other] Žetony leží: poraz { $first_acc }, { $second_acc } nebo obě, anebo utrácej dál.
    }
ask-assault-must-beat =
    { $second ->
        [none] Žetony leží: poraz { $first_acc }.
       *[other] Žetony leží: poraz { $first_acc }, { $second_acc } nebo obě.
    }
ask-assault-more =
    { $second ->
        [none] Utrať žetony, které ještě chybějí na { $first_acc }.
       *[other] Utrať žetony, které ještě chybějí na { $first_acc } nebo na { $second_acc }.
    }
ask-fallen = Padají obě: čí odchod bude první?
ask-fallen-idle = Padají obě a žádná nemá odchod: na pořadí nezáleží.

## What can be done: in full, as the head of a group, as one of a group

do-choose = Vybrat: { $hero }
    .menu = Vybrat
    .item = { $hero }
    .counted = Vybrat hrdinu
do-apply = Provést: { $effect }
    .menu = Provést
    .item = { $effect }
    .counted = Vybrat další účinek
do-name = Koho se to týká: { $hero }
    .menu = Koho se to týká
    .item = { $hero }
    .counted = Určit, koho se účinek týká
do-place = Umístit { $card_acc } { $slot_on }
    .menu = Umístit sem
    .item = { $slot }
    .counted = Umístit kartu hordy
do-return = Vrátit { $token_acc }
    .menu = Vrátit
    .item = { $token }
    .counted = Vrátit žeton
do-grasp = Nechat dráp zla padnout { $tile_on }
    .menu = Dráp sem
    .item = { $tile }
do-move = Jít { $tile_to }
    .menu = Pohyb
    .item = { $tile }
    .counted = Jít na dílek
do-stand-up = Vstát
    .menu = Vstát
do-stay = Zůstat tady
    .menu = Zůstat tady
do-activate = Aktivovat { $tile_acc }
    .menu = Aktivovat
    .item = { $tile }
    .counted = Aktivovat dílek
do-call = Utratit volání do zbraně { $tile_on }
    .menu = Volání do zbraně
    .item = { $tile }
    .counted = Utratit volání do zbraně na dílek
do-fight = Bojovat
    .menu = Bojovat
do-end-turn = Ukončit tah
    .menu = Ukončit tah
do-lend-move = Dát pohyb navíc { $hero_dat }
    .menu = Dát pohyb
    .item = { $hero }
do-charm = Položit kouzlo { $card_on }
    .menu = Kouzlo
    .item = { $card }
    .counted = Položit kouzlo na kartu
do-fetch = Poslat sokola pro { $token_acc }
    .menu = Poslat sokola
    .item = { $colour }
do-pray = Vzdát se pohybu a modlitbou odstranit dráp zla { $grasp_from }
    .menu = Modlit se
    .item = { $grasp }
do-aim = Zaměřit { $cards_acc }
    .menu = Zaměřit
    .item = { $cards }
    .counted = Vybrat karty k boji
do-reroll = Přehodit { $dice_acc }
    .menu = Přehodit
    .item = { $dice }
    .counted = Přehodit kostky
do-keep = Nechat hod
    .menu = Nechat hod
do-spend = Utratit { $card_token_acc } { $card_on } ({ $hero })
    .menu = Utratit
    .item = { $hero }: { $card_token } { $card_on }
    .counted = Utratit žeton na kartu
do-beat = Porazit { $cards_acc }
    .menu = Porazit
    .item = { $cards }
    .counted = Porazit karty
do-decline = Nechat být
    .menu = Nechat být
    .counted = Odmítnout nabídku
do-first = První: { $card }
    .menu = První
    .item = { $card }
    .counted = Vybrat, která poražená karta je první
do-net = Hodit síť: { $effect }
    .menu = Síť
    .item = { $effect_from } { $effect_sign }{ $effect_brief }
do-shift = Přesunout { $card_acc } { $slot_to }
    .menu = Přesunout kartu
    .item = { $card } { $slot_to }
    .counted = Přesunout kartu hordy
do-swap = Prohodit { $card_acc } a { $other_acc }
    .menu = Prohodit
    .item = { $card } a { $other }
    .counted = Prohodit dvě karty hordy
do-take = Vzít { $token_acc }
    .menu = Vzít
    .item = { $colour }
    .counted = Vzít žeton
do-treat = Pohostit { $hero_acc }
    .menu = Pohostit
    .item = { $hero }
    .counted = Pohostit hrdinu
do-raise = Vztyčit { $banner_acc }
    .menu = Vztyčit
    .item = { $colour }
    .counted = Vztyčit prapor
do-cleanse = Odstranit dráp zla { $grasp_from }
    .menu = Odstranit dráp
    .item = { $grasp }
do-give = Dát { $hero_dat } { $token_acc }
    .menu = Dát
    .item = { $colour }: { $hero }
    .counted = Dát hrdinovi žeton
do-revive = Vrátit do hry { $hero_acc }
    .menu = Vrátit do hry
    .item = { $hero }
    .counted = Vrátit do hry hrdinu
do-destroy = Zaplatit 1 život a zničit { $card_acc }
    .menu = Zničit
    .item = { $card }
do-trap = Nastražit past { $slot_on }
    .menu = Past sem
    .item = { $slot }
do-accept = Vzít: { $gift }
    .menu = Vzít
    .item = { $gift }
    .counted = Vzít 1 život, volání do zbraně nebo obojí
do-done = Hotovo
    .menu = Hotovo
    .counted = Ukončit krok

## Why not

refused-already-moved = Pohyb tohoto tahu je už využit.
refused-lying = Figurka leží: pohyb ji může jen postavit.
refused-not-adjacent = Ten dílek nesousedí s tvým.
refused-standing = Figurka už stojí.
refused-already-acted = Akce tohoto tahu je už využita.
refused-not-standing-here = Aktivovat lze jen dílek pod tvou figurkou.
refused-tile-grasped = Tento dílek je v moci zla; dosáhne na něj jen volání do zbraně.
refused-nothing-to-do = Teď by to vůbec nic neudělalo.
refused-no-free-slot = Tvoje deska nemá volné pole pro past.
refused-no-call = Nemáš žádné volání do zbraně.
refused-nothing-in-reach = V dosahu není žádná karta hordy.
refused-card-not-in-reach = Ta karta není v dosahu: hrdina bojuje jen s tím, co stojí proti jeho dílku.
refused-split-by-move = Obě akce odděluje pohyb.
refused-power-off = Schopnost je zablokovaná: na tvé desce hrdiny leží dráp zla.
refused-power-lost = Hrdina je zraněný: tato schopnost je navždy ztracena.
refused-power-spent = Tato schopnost je v tomto tahu už vyčerpaná.
refused-no-such-power = Tvůj hrdina tuto schopnost nemá.
refused-supply-empty = V zásobě už žádný není.
refused-not-in-action = Ten hrdina je mimo boj.
refused-no-grasp-there = Není tam žádný dráp zla.
refused-slot-taken = Už tam leží karta.
refused-wrong-board = Vlastní deska karty má ještě volné pole.
refused-no-such-token = Takový žeton tu k dispozici není.
refused-is-warlord = Na vojevůdce to neplatí.
refused-already-there = Už tam je.
refused-equipment-barred = Karta ve hře zakazuje veškeré vybavení.
refused-not-on-your-tile = Pomoci mohou jen hrdinové na tvém dílku.
refused-enough-tokens = Leží na ní už tolik žetonů, kolik má odolnosti.
refused-cannot-be-beaten = Kostky a žetony nestačí.
refused-tokens-lie-elsewhere = Kartu, na které leží žetony, je nutné porazit.
refused-not-your-board = Past patří jen na tvou vlastní desku.
refused-not-out-of-action = Ten hrdina není mimo boj.
refused-dead-for-good = Ten hrdina je mrtvý a do hry se nevrátí.
refused-cannot-apply = Tohoto hrdiny se to týkat nemůže.
refused-hero-taken = Toho hrdinu už někdo má.
refused-not-along-board = Ten dílek neleží podél této desky.
refused-already-grasped = Už tam je dráp zla.
refused-move-made = První ze dvou přesunů je hotov: druhý patří jiné kartě a prohodit už nelze.
refused-only-others = Dar je pro jiného hrdinu.

## What happened

event-tiles-laid = Bašta řadu po řadě: { $tiles }.
event-boards-laid = Desky ve směru hodinových ručiček od severu: { $boards }.
event-hero-chosen = Volba – { $seat }: { $hero }.
event-hero-seated = { $hero } si bere { $board_acc }.
event-began = { $hero } začíná.
event-turn-began = Tah { $turn }: { $board }
event-turn-began-hosted = Tah { $turn }: { $hero }, { $board }
quiet-turn = Nic se nehýbe.
event-effect-applied = { $effect }.
event-effect-named = { $effect }. Týká se: { $hero }.
event-effect-idle = { $effect }. Nikoho to nemůže zasáhnout.
event-card-drawn = { $hero } bere { $card_acc }.
    .then = Bere { $card_acc }.
event-card-placed = { $card } přichází { $slot_on }.
event-card-trapped = Past { $slot_at } chytá { $card_acc }.
event-trap-sent-home = { $card } odkopává past; ta se vrací na své místo.
event-nothing-drawn = Všechna pole jsou plná: { $hero } nemůže vzít kartu.
event-board-struck = { $full_board }.
event-bottom-discarded = Odhozeno ze spodku balíčku: { $card }.
event-bottom-missing = Balíček je prázdný: není co odhodit.
event-corruption-rolled = { $hero } hází kostkou zkázy: { $corruption }.
    .then = Hází kostkou zkázy: { $corruption }.
event-corruption-rerolled = { $hero } vrací čas.
event-life-lost = { $hero } ztrácí 1 život; teď { $left }.
    .then = Ztrácí 1 život; teď { $left }.
event-life-gained = { $hero } získává 1 život; teď { $left }.
    .then = Získává 1 život; teď { $left }.
event-spoils-left = { $hero } nebere život ani volání do zbraně.
    .then = Nebere život ani volání do zbraně.
event-call-gained = { $hero } získává volání do zbraně.
    .then = Získává volání do zbraně.
event-equipment-gained = { $hero } získává vybavení: { $colour }.
    .then = Získává vybavení: { $colour }.
event-token-returned = { $hero } vrací { $token_acc }.
    .then = Vrací { $token_acc }.
event-laid-down =
    { $hero_count ->
        [1] Padá { $hero }: příští pohyb jen na vstání.
       *[other] Padají { $hero }: příští pohyb jen na vstání.
    }
event-stood-up = { $hero } vstává.
event-went-out = { $hero } je mimo boj.
event-died = { $hero } umírá.
event-revived = { $hero } se vrací do hry v Lazaretu, se zraněním.
event-hero-shadowed =
    { $hero_count ->
        [1] Dráp zla padá na desku { $hero_gen }: schopnost je zablokovaná.
       *[other] Drápy zla padají na desky { $hero_gen }: schopnosti jsou zablokované.
    }
event-tile-grasped = Dráp zla se zmocňuje { $tile_gen }.
event-card-haunted = { $card }: přichází dráp zla.
event-haunting-moved = Dráp zla se přesouvá: { $card } – { $tile }.
event-grasp-missing = V zásobě už není žádný dráp zla.
event-grasp-removed =
    { $grasp_count ->
        [1] Dráp zla mizí { $grasp_from }.
       *[other] Drápy zla mizí { $grasp_from }.
    }
event-banner-fell = Padá { $banner }.
event-moved = { $hero } jde { $tile_to }.
event-stayed = { $hero } zůstává.
event-tile-activated = { $hero } aktivuje { $tile_acc }.
event-called = { $hero } utrácí volání do zbraně { $tile_on }.
event-lent-move = { $hero } dává pohyb navíc { $to_dat }.
event-charm-put = { $hero } klade kouzlo { $card_on }.
event-prayed = { $hero } se vzdává pohybu a modlí se.
event-fought = { $hero } jde do boje.
event-aimed = { $hero } zaměřuje { $cards_acc }.
event-dice-rolled = { $hero } hází: { $faces }.
    .then = Hází: { $faces }.
event-dice-rerolled = { $hero } přehazuje { $dice_acc }.
event-token-spent = { $hero } utrácí { $card_token_acc } { $card_on }.
    .then = Utrácí { $card_token_acc } { $card_on }.
event-card-beaten = { $hero } poráží { $card_acc }.
    .then = Poráží { $card_acc }.
event-fight-declined = { $hero } nic neporáží.
    .then = Nic neporáží.
event-exit-shrugged = { $hero } odolává: { $effect }.
event-card-left = { $card } opouští hru.
event-net-cast = { $hero } hází síť. Zakryto: { $effect }.
    .then = Síť zakrývá: { $effect }.
event-net-home = Síť se vrací na své místo.
event-charm-home = Kouzlo se vrací na své místo.
event-card-shifted = { $card } se přesouvá { $slot_to }.
event-cards-swapped = { $card } a { $other } si vyměňují místa.
event-banner-raised = { $hero } vztyčuje { $banner_acc }.
    .then = Vztyčuje { $banner_acc }.
event-card-destroyed = { $hero } platí Hrobce krví a ničí { $card_acc }.
event-trap-set = { $hero } nastražuje past { $slot_at }.
    .then = Nastražuje past { $slot_at }.
event-turn-ended = { $hero } končí tah.
event-ended = { $ending }

## What happened in a row, in one sentence

event-card-drawn-card-placed = { $hero } bere { $card_acc } a umisťuje ji { $slot_on }.
    .then = Bere { $card_acc } a umisťuje ji { $slot_on }.
event-card-drawn-card-trapped = { $hero } bere { $card_acc } a past { $slot_at } ji chytá.
    .then = Bere { $card_acc } a past { $slot_at } ji chytá.
event-effect-applied-card-drawn = { $effect_from } přivolává další kartu: { $hero } bere { $card_acc }.
event-effect-applied-card-drawn-card-placed = { $effect_from } přivolává další kartu: { $hero } bere { $card_acc } a umisťuje ji { $slot_on }.
event-effect-applied-card-drawn-card-trapped = { $effect_from } přivolává další kartu: { $hero } bere { $card_acc } a past { $slot_at } ji chytá.
event-card-shifted-card-placed = { $card } se přesouvá { $slot_to }.
event-card-shifted-card-trapped = { $card } se přesouvá { $slot_to } a padá do pasti.
event-nothing-drawn-life-lost = Všechna pole jsou plná: { $hero } místo karty ztrácí 1 život; teď { $left }.
event-effect-applied-card-haunted = { $card } přivolává dráp zla.
event-effect-applied-haunting-moved-tile-grasped = { $card } posílá dráp zla { $tile_on }.
event-effect-applied-life-lost = { $effect_from }: { $hero } ztrácí 1 život; teď { $left }.
event-effect-applied-token-returned = { $effect_from }: { $hero } vrací { $token_acc }.
event-effect-applied-corruption-rolled = { $effect_from }: { $hero } hází kostkou zkázy ({ $corruption }).
event-effect-applied-hero-shadowed =
    { $hero_count ->
        [1] { $effect_from }: dráp zla padá na desku { $hero_gen } a schopnost je zablokovaná.
       *[other] { $effect_from }: drápy zla padají na desky { $hero_gen } a schopnosti jsou zablokované.
    }
event-effect-named-life-lost = { $effect_from }: { $hero } ztrácí 1 život; teď { $left }.
event-effect-named-token-returned = { $effect_from }: { $hero } vrací { $token_acc }.
event-effect-named-corruption-rolled = { $effect_from }: { $hero } hází kostkou zkázy ({ $corruption }).
event-effect-named-hero-shadowed = { $effect_from }: dráp zla padá na desku { $hero_gen } a schopnost je zablokovaná.
event-effect-applied-laid-down =
    { $hero_count ->
        [1] { $effect_from }: padá { $hero }; příští pohyb jen na vstání.
       *[other] { $effect_from }: padají { $hero }; příští pohyb jen na vstání.
    }
event-effect-named-laid-down = { $effect_from }: padá { $hero }; příští pohyb jen na vstání.
event-effect-applied-life-gained = { $effect_from }: { $hero } získává 1 život; teď { $left }.
event-effect-applied-call-gained = { $effect_from }: { $hero } získává volání do zbraně.
event-effect-applied-life-gained-call-gained = { $effect_from }: { $hero } získává 1 život, teď { $left }, a volání do zbraně.
event-effect-applied-equipment-gained = { $effect_from }: { $hero } získává { $token_acc }.
event-effect-applied-grasp-removed =
    { $grasp_count ->
        [1] { $effect_from }: dráp zla mizí { $grasp_from }.
       *[other] { $effect_from }: drápy zla mizí { $grasp_from }.
    }
event-board-struck-effect-applied = { $full_board }: { $effect_deed }.
event-board-struck-effect-named = { $full_board }: { $effect_deed }. Týká se: { $hero }.
event-board-struck-effect-idle = { $full_board }: { $effect_deed }. Nikoho to nemůže zasáhnout.
event-board-struck-effect-applied-bottom-discarded = { $full_board }: ze spodku balíčku odchází { $card }.
event-board-struck-effect-applied-life-lost = { $full_board }: { $hero } ztrácí 1 život; teď { $left }.
event-board-struck-effect-applied-laid-down = { $full_board }: padá { $hero }; příští pohyb jen na vstání.
event-board-struck-effect-applied-corruption-rolled = { $full_board }: { $hero } hází kostkou zkázy ({ $corruption }).
event-board-struck-effect-named-life-lost = { $full_board }: { $hero } ztrácí 1 život; teď { $left }.
event-board-struck-effect-named-laid-down = { $full_board }: padá { $hero }; příští pohyb jen na vstání.
event-board-struck-effect-named-corruption-rolled = { $full_board }: { $hero } hází kostkou zkázy ({ $corruption }).
event-corruption-rerolled-corruption-rolled = { $hero } vrací čas a hází znovu: { $corruption }.
    .then = Vrací čas a hází znovu: { $corruption }.
event-fought-dice-rolled = { $hero } bojuje a hází: { $faces }.
event-fought-aimed-dice-rolled = { $hero } zaměřuje { $cards_acc } a hází: { $faces }.
event-dice-rerolled-dice-rolled = { $hero } přehazuje { $dice_acc }. Padá: { $faces }.
    .then = Přehazuje { $dice_acc }. Padá: { $faces }.
event-card-beaten-card-left = Padá { $card }.
event-card-destroyed-card-left-life-lost = { $hero } platí Hrobce 1 život, teď { $left }, a ničí { $card_acc }.
    .then = Platí 1 život, teď { $left }, a ničí { $card_acc }.
event-prayed-grasp-removed = { $hero } se vzdává pohybu a modlí se: dráp zla mizí { $grasp_from }.

## What a position or an option expected; numbers come as n1, n2

expected-n-in-all = celkem { $n1 }
expected-a-hero-in-action = hrdina, který je v boji
expected-a-hero-that-nobody-else-has = hrdina, kterého nikdo jiný nemá
expected-a-table-for-each-player = tabulka pro každého hráče
expected-fewer-than-n-tiles = dílků méně než { $n1 }
expected-nothing-left-to-a-hero-out-of-action = hrdina mimo boj nic nemá
expected-n-heroes = hrdinů: { $n1 }
expected-n-players = hráčů: { $n1 }
expected-a-card-in-play = karta ve hře
expected-cards-in-play = karty ve hře
expected-a-free-slot = volné pole
expected-an-effect-of-a-card-in-play = účinek karty ve hře
expected-tile = dílek
expected-card = karta
expected-hero = hrdina
expected-slot = pole
expected-colour = barva
expected-face = strana kostky
expected-effect = účinek
expected-different-heroes = různí hrdinové
expected-every-board-once = každá deska právě jednou
expected-every-tile-once = každý dílek právě jednou
expected-every-card-once-in-a-slot-discarded-or-unseen = každá karta právě jednou: na poli, odhozená nebo neviděná
expected-lines-like-n-monsters = řádky jako „42 monsters“
expected-no-more-cards-than-are-unseen = nejvýše tolik karet, kolik je neviděných
expected-out-or-dead-just-when-there-is-no-life-and-no-tile = mimo boj nebo mrtvý právě tehdy, když nemá život ani dílek
expected-a-warlord-left-or-the-game-would-be-won = zbývající vojevůdce, jinak by hra byla vyhraná
expected-a-board-just-when-boards-are-laid = deska právě tehdy, když jsou desky vyložené
expected-n-as-many-as-are-discarded = { $n1 }, tolik, kolik je odhozeno
expected-n-warlords-in-slots-and-deck = vojevůdců na polích a v balíčku: { $n1 }
expected-an-effect-of-a-monster = účinek nestvůry
expected-n-before-the-first-turn = { $n1 } před prvním tahem
expected-no-lanes-in-this-game = v této hře žádné dráhy
expected-no-setup-as-something-is-put-out = žádná příprava, protože už je něco vyloženo
expected-the-board-whose-turn-it-is-from-turn-n-on = deska, která je na tahu, od tahu { $n1 }
expected-the-dice-that-may-be-rerolled = kostky, které lze přehodit
expected-up-to-n-faces-of-combat-dice = stran bojových kostek nejvýše { $n1 }

## The drawing in the terminal: letters, codes and short words

letter-yellow = Ž
letter-black = K

code-haunt = S
code-draw-horde = K
code-lose-life = Ž
code-return-token = V
code-roll-corruption = Z
code-grasp-own-board = D
code-all-return-token = VV
code-grasp-all-boards = DD
code-all-lose-move = PP
code-gain-equipment = +V
code-gain-life = +Ž
code-gain-call = +Z
code-remove-grasp = −D
code-gain-life-and-call = +ŽZ
code-white-immune = B
code-lock-die = X
code-no-equipment = N
code-discard-bottom = O
code-lose-own-move = P
code-grasp-tile = L

brief-haunt = strašení
brief-draw-horde = karta
brief-lose-life = −život
brief-return-token = −žeton
brief-roll-corruption = zkáza
brief-grasp-own-board = dráp na desku
brief-all-return-token = všem −žeton
brief-grasp-all-boards = drápy na desky
brief-all-lose-move = všichni padnou
brief-gain-equipment = +žeton
brief-gain-life = +život
brief-gain-call = +volání
brief-remove-grasp = −dráp
brief-gain-life-and-call = +život +volání
brief-white-immune = bez bílé
brief-lock-die = −1 kostka
brief-no-equipment = bez žetonů
brief-discard-bottom = −spodní karta
brief-lose-own-move = pád
brief-grasp-tile = dráp na dílek

sign-entrance = »
sign-recurring = ↻
sign-continuous = ∞
sign-exit = †

legend-entrance = příchod
legend-recurring = každý tah
legend-continuous = trvale
legend-exit = po porážce

draw-title = { $game } · { $difficulty } · { $turn }
draw-turn = tah { $turn } · { $board }: { $hero }
draw-setup = příprava
draw-neutral = neutrální
draw-full = PLNÁ
draw-no-hero = zatím bez hrdiny
draw-trap = past
draw-deck = Bal. { $size } · pryč { $discard }
draw-warlord =
    { $cards ->
        [0] vojevůdce hned!
        [one] po { $cards } kartě
        [few] po { $cards } kartách
       *[other] po { $cards } kartách
    }
draw-no-warlord = v balíčku žádný
draw-no-banner = bez praporu
draw-barred = bez vybavení!
draw-locked =
    { $dice ->
        [one] { $dice } zamčená kostka
        [few] { $dice } zamčené kostky
       *[other] { $dice } zamčených kostek
    }
draw-grasped = dílky { $count } ze { $most }

list-bastion = Bašta řadu po řadě
list-tile = { $tile } ({ $here })
list-free = volné
list-effect = { $when }: { $deed }
list-netted = { $effect } (pod sítí)

tell-deck = Karty v balíčku: { $size }; odhozeno: { $discard }.
tell-warlord =
    { $cards ->
        [0] Příští karta je vojevůdce.
        [one] Vojevůdce přijde po { $cards } kartě.
        [few] Vojevůdce přijde po { $cards } kartách.
       *[other] Vojevůdce přijde po { $cards } kartách.
    }
tell-supply = Zásoba: vybavení { $tokens }; životy { $life }; volání do zbraně { $calls }; drápy zla { $grasps }.
tell-banner = Na korouhvi vlaje (odolnost o 1 nižší): { $banner }.
tell-dice = Kostky: { $faces }.
tell-tokens = { $colour } { $count }
tell-state = { $told } Stav: { $state }.
tell-hero = { $hero }, { $colour }: životy { $life }, volání do zbraně { $calls }, vybavení { $tokens }.

side-north = Sever
side-east = Východ
side-south = Jih
side-west = Západ

state-out = mimo boj
state-wounded = zranění
state-dead = nežije
state-lying = leží
state-shadowed = schopnost zablokovaná
state-grasped = v moci zla
state-haunted = s drápem
state-charmed = s kouzlem

draw-target =
    { $tokens ->
        [0] { $card }: odolnost { $resistance }, platných kostek { $hits }.
        [one] { $card }: odolnost { $resistance }, platných kostek { $hits }, položený { $tokens } žeton.
        [few] { $card }: odolnost { $resistance }, platných kostek { $hits }, položené { $tokens } žetony.
       *[other] { $card }: odolnost { $resistance }, platných kostek { $hits }, položeno { $tokens } žetonů.
    }
about = { $name }: { $text }

## Chances

note-faces = u dílku { $tile }
odds-two = { $first } { $first_chance }, { $second } { $second_chance }, aspoň jedna { $either }, obě { $both }
odds-pair = jedna { $either }, obě { $both }
odds-here = Odtud: { $fight }
odds-from = { $tile }: { $fight }

## The score

score-difficulty = za vítězství
score-life = životy
score-calls = volání do zbraně
score-dead = mrtví hrdinové
score-grasped-tiles = dílky v moci zla
score-line = { $points } { $item } ({ $count } × { $each })
score-total =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## In the terminal

cli-welcome = Vítej v baště. Enter bere to, co je v závorkách.
cli-ask-players = Kolik hrdinů, { $answers }? [{ $default }]
cli-help-marks = Značky: ♥ život, ✦ volání do zbraně, Ψ dráp zla, # síť, × past, ¶ korouhev, ♪ kouzlo, ♛ vojevůdce, ⚔ šance na výhru. Č2/3: červená, odolnost teď 2, na kartě 3.

# Why a bot did what it did: it says so itself, in one sentence.
why-fight = Bojuji: { $card }, šance je { $percent } %.
why-go-fight = Jdu { $tile_to } bojovat: { $card }, šance je { $percent } %.
why-leave = Nechávám { $card_acc }: ukazuje na ni { $hero }.
why-go = Jdu { $tile_to }, tam mě bude potřeba.
why-treat = Mířím { $tile_to }: { $hero } má už jen { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}.
why-destroy = Platím { $tile_at } život, ať je jedna nestvůra nadobro pryč; ze životů ({ $life }) mi zbude dost.
why-cleanse = Aktivuji { $tile_acc }: { $count ->
    [0] žádný dílek zatím není v moci zla a tak to má zůstat.
    [one] v moci zla je { $count } dílek.
    [few] v moci zla jsou { $count } dílky.
   *[other] v moci zla je { $count } dílků.
}
why-use = Aktivuji { $tile_acc }: to nám teď pomůže nejvíc.
why-end = Končím tah: cokoli dalšího stojí víc, než přinese.

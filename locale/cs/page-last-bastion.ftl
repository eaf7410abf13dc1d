# Last Bastion in the page: short words for its boards, cards and fights.

page-heroes = Hrdinové
page-board = Bašta a její hordy

## Moments, in a few words

page-opening-line = Devět dílků, čtyři hordy, jedna noc. Vydržte, dokud nepadne poslední vojevůdce.
page-moment-beaten = Padá { $card }
page-moment-grasp = Dráp zla se zmocňuje { $tile_gen }
page-moment-shadow = Dráp zla padá na desku { $hero_gen }
page-moment-warlord = Přichází { $card }
page-moment-fall = { $hero } je mimo boj
page-moment-death = { $hero } umírá
page-moment-return = { $hero } je zpět
page-moment-won = Poslední rána
page-moment-lost = Bašta padá

## Danger

page-calm = V baště je klid
page-holding = Bašta se drží
page-grasped-of = Dílky v moci zla: { $count } ze { $most }; { $most } znamenají prohru.
page-falls-in =
    { $turns ->
        [0] Bašta padne v tomto tahu
        [1] Bašta padne v příštím tahu
        [one] Bašta padne za { $turns } tah
        [few] Bašta padne za { $turns } tahy
       *[other] Bašta padne za { $turns } tahů
    }
page-may-fall-in =
    { $turns ->
        [0] Bašta může padnout v tomto tahu
        [1] Bašta může padnout v příštím tahu
        [one] Bašta může padnout za { $turns } tah
        [few] Bašta může padnout za { $turns } tahy
       *[other] Bašta může padnout za { $turns } tahů
    }
page-hurts-in =
    { $turns ->
        [0] Hrdina je v nebezpečí teď
        [1] Hrdina v nebezpečí v příštím tahu
        [one] Hrdina v nebezpečí za { $turns } tah
        [few] Hrdina v nebezpečí za { $turns } tahy
       *[other] Hrdina v nebezpečí za { $turns } tahů
    }
page-dangers-all =
    { $count ->
        [1] Nebezpečí podrobně
        [one] Všechna nebezpečí: { $count }
        [few] Všechna { $count } nebezpečí
       *[other] Všech { $count } nebezpečí
    }
page-dangers-title = Nebezpečí příštích dvou kol
page-danger-certain = Jisté, pokud s tím nic neuděláte.
page-danger-possible = Možné: rozhodnou kostky a karty.
page-omen-in =
    { $turns ->
        [0] Teď: { $omen }
        [1] V příštím tahu: { $omen }
        [one] Za { $turns } tah: { $omen }
        [few] Za { $turns } tahy: { $omen }
       *[other] Za { $turns } tahů: { $omen }
    }
page-coming-up = Co přijde
page-nothing-foretold = Nic, co by šlo předpovědět.
page-more-omens = … a další ({ $count })

## What an action would lead to

page-then-stands = { $hero }: { $tile_at }.
page-then-up = { $hero }: znovu stojí.
page-then-lies = { $hero }: leží.
page-then-life = { $hero }: životy { $change }.
page-then-tokens = { $hero }: { $tokens }.
page-then-token = { $change } { $token }
page-then-condition =
    { $condition ->
        [dead] { $hero }: smrt.
        [out] { $hero }: mimo boj.
        [wounded] { $hero }: zranění.
       *[other] { $hero }: zpět v boji.
    }
page-then-shadowed = { $hero }: dráp zla blokuje schopnost.
page-then-unshadowed = { $hero }: schopnost je znovu volná.
page-then-grasped = V moci zla: { $tile }.
page-then-freed = Znovu volný dílek: { $tile }.
page-then-leaves = { $card } je pryč.
page-then-lies-at = { $card } leží { $slot_at }.
page-then-needs = { $card }: potřeba { $count }.
page-then-needs-more =
    { $count ->
        [0] { $card } padá.
       *[other] { $card }: ještě chybí { $count }.
    }
page-then-haunted = Dráp zla leží na kartě: { $card }.
page-then-unhaunted = Dráp zla mizí z karty: { $card }.
page-then-netted = Síť zakrývá: { $effect }.
page-then-trap = Past leží { $slot_at }.
page-use-tile = Aktivovat dílek
page-ruin = { $chance } pád bašty

## Boards, slots, deck

page-your-board = Tvoje deska
page-neutral = Neutrální
page-neutral-now = teď neutrální
page-neutral-board = Neutrální: { $board }
page-board-full = plná: { $deed }
page-full-board-when = Když jsou všechna tři pole plná, udělá ve svém tahu toto, místo aby přišla karta.
page-slot = pole { $number }
page-slot-free = { $slot }, volné
page-slot-trap = { $slot }, je tu past
page-slot-faces = Vedle: { $tile }.
page-trap-set = Past je nastražená
page-trap-text = Příští nestvůra, která sem má přijít, se odhodí bez účinku.
page-deck = balíček
page-discard = odhozeno
page-discard-label =
    { $count ->
        [one] Odhazovací balíček, { $count } karta
        [few] Odhazovací balíček, { $count } karty
       *[other] Odhazovací balíček, { $count } karet
    }
page-discard-title = Odhazovací balíček: { $count }
page-discard-empty = Zatím nebylo nic odhozeno.
page-unseen =
    { $count ->
        [1] Jedna nestvůra se ještě neukázala.
        [one] { $count } nestvůra se ještě neukázala.
        [few] { $count } nestvůry se ještě neukázaly.
       *[other] { $count } nestvůr se ještě neukázalo.
    }
page-warlord-in =
    { $count ->
        [0] Vojevůdce: příští karta
        [one] Vojevůdce: po { $count } kartě
        [few] Vojevůdce: po { $count } kartách
       *[other] Vojevůdce: po { $count } kartách
    }
page-warlord-here = Vojevůdce je tady
page-no-warlord-left = V balíčku není vojevůdce
page-supply = Zásoba
page-supply-of = V zásobě { $count } × { $token }
page-pieces = Pomůcky
page-pieces-home = Všechny doma
page-piece-net = síť
page-piece-trap = past
page-piece-standard = korouhev
page-piece-charm = kouzlo
page-banner-less = { $banner }: −1
page-dice-locked =
    { $count ->
        [one] { $count } zamčená kostka
        [few] { $count } zamčené kostky
       *[other] { $count } zamčených kostek
    }
page-equipment-barred = V boji bez žetonů
page-last-roll = Poslední hod
page-no-roll = zatím žádný
page-life =
    { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }
page-calls = { $count } volání do zbraně
page-grasps =
    { $count ->
        [one] { $count } dráp zla v zásobě
        [few] { $count } drápy zla v zásobě
       *[other] { $count } drápů zla v zásobě
    }
page-grasp = Dráp zla
page-grasp-coming = Blíží se dráp zla
page-resistance = { $colour }, odolnost { $value }
page-face = Strana: { $face }
page-corruption-die = Kostka zkázy

## Tiles in a few words

page-tile-net = Zakryj účinek nestvůry
page-tile-tower = Přesuň či prohoď 2 karty
page-tile-market = Hoď 2 kostkami, vezmi žetony
page-tile-tavern = Hrdina: +1 život, smí se pohnout
page-tile-banner = Jedna barva: odolnost −1
page-tile-fountain = Odstraň až 2 drápy
page-tile-dispensary = Dej žeton, nebo vrať hrdinu
page-tile-tomb = Za 1 život znič nestvůru
page-tile-trap = Past na volné pole své desky
page-tile-label =
    { $grasped ->
        [yes] { $heroes_count ->
            [0] { $tile }, v moci zla
           *[other] { $tile }, v moci zla, zde: { $heroes }
        }
       *[no] { $heroes_count ->
            [0] { $tile }
           *[other] { $tile }, zde: { $heroes }
        }
    }

## Heroes

page-no-hero-yet = zatím bez hrdiny
page-tile-place-1 = severozápadní roh
page-tile-place-2 = severní strana
page-tile-place-3 = severovýchodní roh
page-tile-place-4 = západní strana
page-tile-place-5 = střed
page-tile-place-6 = východní strana
page-tile-place-7 = jihozápadní roh
page-tile-place-8 = jižní strana
page-tile-place-9 = jihovýchodní roh
page-tile-faces =
    { $cards_count ->
        [0] proti němu není žádná karta
       *[other] proti němu stojí { $cards }
    }
page-tile-coming = blíží se sem dráp zla
page-faces-tile = stojí proti: { $tile }
page-is-warlord = vojevůdce
page-is-haunted = s drápem zla
page-grasps-next = s drápem zla, který příště přejde { $tile_on }
page-stands-at = { $tile_at }
page-acts-now = teď na tahu
page-acts-in =
    { $turns ->
        [1] na tahu příště
        [one] na tahu za { $turns } tah
        [few] na tahu za { $turns } tahy
       *[other] na tahu za { $turns } tahů
    }
page-has = { $count } × { $token }
page-has-nothing = žádné žetony
page-say-hero = { $hero }: { $tokens }.
page-say-card = { $card } ({ $colour }, odolnost { $resistance }), stojí proti: { $tile }
page-say-board =
    { $full ->
        [yes] { $side ->
            [north] Sever, { $board }, plná: { $cards }.
            [east] Východ, { $board }, plná: { $cards }.
            [south] Jih, { $board }, plná: { $cards }.
           *[west] Západ, { $board }, plná: { $cards }.
        }
       *[no] { $side ->
            [north] Sever, { $board }: { $cards }.
            [east] Východ, { $board }: { $cards }.
            [south] Jih, { $board }: { $cards }.
           *[west] Západ, { $board }: { $cards }.
        }
    }
page-say-grasped = V moci zla: { $tiles }.
page-say-deck = Karty v balíčku: { $count }. { $warlord }.
page-hero-label = { $hero }, { $who }, životy { $life }
page-now = Teď
page-next = Příště
page-in-turns = Za { $turns }
page-out = mimo boj
page-dead = nežije
page-wounded = zranění
page-lies = leží
page-lying = { $hero }, leží
page-power-extra-move = Pohyb navíc, pro sebe i jiné.
page-power-charm = Kouzlo: karta hordy má odolnost −1.
page-power-falcon = Každý tah 1 žeton podle výběru.
page-power-valour = Smí aktivovat dílek i bojovat.
page-power-prayer = Místo pohybu odstraní dráp.
page-power-reroll = Jednou za tah přehodí kostky.
page-power-grey-die = Šedá kostka; bez zlých odchodů.
page-power-crossbows = Bojuje v celé řadě i sloupci.
page-power-off-shadowed = Schopnost blokuje tento dráp
page-power-off-wounded = Zranění: schopnost ztracena
page-power-off-out = Mimo boj
page-power-off-dead = Nežije

## Cards

page-card-label = { $card }, { $colour }, odolnost { $resistance }, { $slot }
page-drawn = právě z balíčku
page-charmed = kouzlo: odolnost o 1 nižší
page-bannered = prapor: odolnost o 1 nižší
page-one-less = odolnost o 1 nižší
page-die-locked = leží tu kostka
page-netted = Pod sítí: neplatí.
page-netted-effect = { $effect }, pod sítí
page-column-effect = { $column }: { $deed }
page-no-effects = Bez účinků.
page-reaches = Její dráp zla příště přejde { $tile_on }.
page-haunted = Leží na ní dráp zla.
page-column-entrance = Jednou, jakmile karta přijde.
page-column-recurring = V každé fázi hordy její desky.
page-column-continuous = Stále a pro všechny.
page-column-exit = Jednou, když je poražena v boji.

## Deciding

page-tiles-lit =
    { $count ->
        [one] svítí { $count } dílek
        [few] svítí { $count } dílky
       *[other] svítí { $count } dílků
    }
page-calls-left = libovolný dílek, ještě { $count }
page-deck-count = { $count } v balíčku
page-discard-count = { $count } odhozeno
page-supply-and-pieces = Zásoba, pomůcky
page-call-spent =
    { $count ->
        [1] Tím utratíš své poslední volání do zbraně.
       *[other] Tím utratíš 1 ze svých volání do zbraně ({ $count }).
    }
page-next-is = Další: { $hero }
page-next-neutral = Další: { $board }, neutrální
page-both = Obě
page-odds-here = Boj odtud:
page-odds-there = Boj odtamtud:
page-odds-both = obě

## Fights

page-fight = Boj
page-fight-from = Bojovat { $tile_from }
page-fight-one = { $hero } ji porazí, nebo ji nechá být. Co není poraženo, zůstává na místě.
page-fight-two = { $hero } porazí jednu kartu, obě, nebo žádnou. Co není poraženo, zůstává na místě.
page-foe-label = { $card }: zásahy { $hits }, potřeba { $need }
page-hits-of = zásahy { $hits }/{ $need }
page-falls-by-itself = Padne i bez zásahu
page-would-fall = stačí: může padnout
page-white-does-not-count = bílá se tu nepočítá
page-no-exit = Když padne, nic se nestane.
page-dice = Kostky
page-rolling = hází se …
page-die-on = na kartu: { $card }
page-die-any = libovolná barva
page-die-free = na kteroukoli
page-die-miss = nehodí se
page-die-surplus = není třeba
page-die-keep = nechat
page-tokens-here = Žetony hrdinů na dílku
page-token-counts = +1 { $colour }
page-token-idle = nehodí se
page-token-surplus = není třeba
page-token-too-few = nestačí
page-no-tokens-here = Na tomto dílku nejsou žetony.
page-where-this-can-go = Kam to může vést
page-exact = přesně
page-line-reroll = { $cards }, po přehození: { $dice }
page-line-decline = Nechat je být
page-line-decline-text = nic se neutratí
page-line-tokens =
    { $count ->
        [1] S jedním žetonem navíc.
        [one] S { $count } žetonem navíc.
        [few] Se { $count } žetony navíc.
       *[other] S { $count } žetony navíc.
    }
page-line-dice = Kostky a položené žetony stačí.
page-line-hopeless = S tímto hodem ne.
page-beat = Porazit { $cards_acc }
page-finish = Dorazit { $cards_acc }
page-beat-both = Porazit obě
page-finish-both = Dorazit obě
page-spend = Utratit: { $token }
page-spend-on = { $hero }, { $card_on }
page-with-tokens =
    { $count ->
        [0] stačí i tak
        [one] položí { $count } žeton
        [few] položí { $count } žetony
       *[other] položí { $count } žetonů
    }

## The end

page-end-won = Bašta stojí.
page-end-lost = Bašta padla.
page-end-abandoned = Hlídka to vzdala.
page-last-blow = { $hero } poráží { $card_acc } v tahu { $turn }.
page-cards-left =
    { $count ->
        [0] V balíčku nezbyla žádná karta.
        [one] V balíčku zbyla { $count } karta.
        [few] V balíčku zbyly { $count } karty.
       *[other] V balíčku zbylo { $count } karet.
    }
page-score = Skóre
page-ledger-life =
    { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }
page-ledger-calls =
    { $count ->
        [0] Žádné volání do zbraně
       *[other] { $count } volání do zbraně
    }
page-ledger-dead =
    { $count ->
        [0] Žádný mrtvý hrdina
        [one] { $count } mrtvý hrdina
        [few] { $count } mrtví hrdinové
       *[other] { $count } mrtvých hrdinů
    }
page-ledger-grasped-tiles =
    { $count ->
        [0] Žádný dílek v moci zla
        [one] { $count } dílek v moci zla
        [few] { $count } dílky v moci zla
       *[other] { $count } dílků v moci zla
    }
page-warlords =
    { $count ->
        [1] jeden vojevůdce
        [one] { $count } vojevůdce
        [few] { $count } vojevůdci
       *[other] { $count } vojevůdců
    }
page-each =
    { $points ->
        [-1] po −1 bodu
        [1] po 1 bodu
        [2] po 2 bodech
        [-3] po −3 bodech
        [-4] po −4 bodech
        [one] po { $points } bodu
        [few] po { $points } bodech
       *[other] po { $points } bodech
    }
page-together = Celkem
page-score-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-reached = Jak daleko to došlo
page-warlords-beaten = Poražení vojevůdci
page-tiles-grasped = Dílky v moci zla
page-heroes-standing = Stojící hrdinové
page-deck-left = Karty zbylé v balíčku
page-of = { $count }/{ $most }
page-who-did-what = Kdo co udělal
page-turns =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
page-deed-beaten = Poražené karty
page-deed-tokens = Utracené žetony
page-deed-tiles = Aktivované dílky
page-deed-grasps = Odstraněné drápy
page-deed-lost = Ztracené životy
page-left-with = Zbývá
page-most = nejvíc
page-best-kind =
    { $players ->
        [1] sólo, { $difficulty }
        [one] { $players } hrdina, { $difficulty }
        [few] { $players } hrdinové, { $difficulty }
       *[other] { $players } hrdinů, { $difficulty }
    }
page-best-first = Tvoje první vítězství tohoto druhu ({ $kind }) v tomto prohlížeči.
page-best-new = Tvůj zatím nejlepší výsledek ({ $kind }); předtím { $best }.
page-best-old = Tvůj nejlepší výsledek ({ $kind }): { $best }.
page-luck =
    { $sign ->
        [more] Zasáhlo { $hits } z { $dice } kostek, o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } víc, než se čekalo: víc štěstí než u { $percent } ze 100 takových her.
        [fewer] Zasáhlo { $hits } z { $dice } kostek, o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } méně, než se čekalo: víc štěstí než u { $percent } ze 100 takových her.
       *[same] Zasáhlo { $hits } z { $dice } kostek, přesně podle očekávání.
    }
page-how-close = Jak těsné to bylo
page-grasped-by-turn = dílky v moci zla, tah po tahu
page-chart-label = Dílky v moci zla podle tahů ({ $turns }), nikdy víc než { $most }
page-tiles-lost = { $count } dílky: prohra
page-turn-one = tah 1
page-hero-falls = { $hero } padá
page-close-text =
    { $highest ->
        [0] V moci zla nebyl nikdy žádný dílek.
       *[other] { $turns ->
            [1] V nejhorší chvíli { $highest } ze { $most } dílků, jeden tah.
            [one] V nejhorší chvíli { $highest } ze { $most } dílků, { $turns } tah.
            [few] V nejhorší chvíli { $highest } ze { $most } dílků, { $turns } tahy.
           *[other] V nejhorší chvíli { $highest } ze { $most } dílků, { $turns } tahů.
        }
    }

# Notes on what happens for the first time.
page-note-last-bastion-corruption = To byl hod kostkou zkázy. Většina stran škodí: život, žeton, karta, dráp. Vyžadují ho některé karty a plná žlutá deska.
page-note-last-bastion-last-life = Zbývá ti jeden život. Kdo ztratí poslední, je mimo boj. Lazaret hrdinu vrátí, ale bez schopnosti.
page-note-last-bastion-shadowed = Na desce tvého hrdiny leží dráp: schopnost nefunguje, dokud ho někdo neodstraní.
page-note-last-bastion-tile-grasped = Dílek je v moci zla: kdo na něm stojí, nemůže ho aktivovat. Tři takové dílky znamenají prohru.
page-note-last-bastion-warlord = Na desce leží vojevůdce. Porazte všechny vojevůdce a všichni vyhráváte.
page-note-last-bastion-full-board = Tvoje deska je plná. V každém svém tahu nebere kartu, ale udělá něco zlého. Poraz některou z jejích karet.
page-note-last-bastion-haunted = Karta na tvé desce nese dráp. V příštím tahu té desky přejde dráp na dílek před ní. Poraz ji dřív.
page-note-last-bastion-lying = Ležíš: příštím pohybem jen vstaneš. Akci máš i tak.
page-note-last-bastion-token = Máš nový žeton. Po hodu přidá jeden zásah proti kartě své barvy. Počkej, jak padnou kostky.
page-note-last-bastion-may-move = Akci už máš za sebou a pohyb ti ještě zbývá. Na pořadí nezáleží.
page-note-last-bastion-call = Můžeš utratit i volání do zbraně: na dálku aktivuje kterýkoli dílek, navíc k pohybu a akci.

# All cards of the box.
page-cards-monsters = Nestvůry
page-cards-warlords = Vojevůdci
page-cards-dice = Strany kostek
page-cards-tiles = Dílky

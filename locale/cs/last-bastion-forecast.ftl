# What is ahead in Last Bastion: one sentence an omen, by the keys of games/last_bastion/omens.py.
# $card, $tile, $hero and $colour are names; $count is a number.

## Haunting and Grasps of Evil

omen-haunted = { $card }: přijde dráp zla.
omen-haunts-tile = { $card } pošle svůj dráp zla { $tile_on }; v moci zla pak { $count ->
    [one] bude { $count } dílek
    [few] budou { $count } dílky
   *[other] bude { $count } dílků
}.
omen-haunts-last-tile = { $card } pošle svůj dráp zla { $tile_on }; je to { $count }. dílek v moci zla a bašta padne.
omen-haunts-last-tile-several =
    { $count ->
        [one] { $count } karta { $board_on } pošle svůj dráp zla dovnitř a bašta padne.
        [few] { $count } karty { $board_on } pošlou své drápy zla dovnitř a bašta padne.
       *[other] { $count } karet { $board_on } pošle své drápy zla dovnitř a bašta padne.
    }
omen-grasped = Dráp zla se zmocní { $tile_gen }; v moci zla pak { $count ->
    [one] bude { $count } dílek
    [few] budou { $count } dílky
   *[other] bude { $count } dílků
}.
omen-grasped-last = Dráp zla se zmocní { $tile_gen }; je to { $count }. dílek v moci zla a bašta padne.
omen-banner-falls = Korouhev v moci zla neudrží { $banner_acc }.
omen-shadowed-card = { $card } položí dráp zla na desku { $hero_gen }: schopnost bude zablokovaná.
omen-someone-shadowed-card = { $card } položí dráp zla na desku jednoho hrdiny podle vašeho výběru.

## Life

omen-loses-life = { $hero } ztratí 1 život.
omen-loses-life-card = { $card }: { $hero } ztratí 1 život.
omen-loses-life-board = { $full_board }: { $hero } ztratí 1 život.
omen-loses-life-full = Všechna pole jsou plná a { $hero } místo karty ztratí 1 život.
omen-falls-out = { $hero } ztratí poslední život a bude mimo boj.
omen-falls-out-card = { $card }: { $hero } ztratí poslední život a bude mimo boj.
omen-falls-out-board = { $full_board }: { $hero } ztratí poslední život a bude mimo boj.
omen-falls-out-full = Všechna pole jsou plná a { $hero } místo karty ztratí poslední život a bude mimo boj.
omen-dies = { $hero } ztratí poslední život podruhé a zemře.
omen-dies-card = { $card }: { $hero } ztratí poslední život podruhé a zemře.
omen-dies-board = { $full_board }: { $hero } ztratí poslední život podruhé a zemře.
omen-dies-full = Všechna pole jsou plná a { $hero } místo karty ztratí poslední život podruhé a zemře.
omen-heroes-out = Poslední hrdina ztratí poslední život a bašta padne.
omen-heroes-out-card = { $card }: poslední hrdina ztratí poslední život a bašta padne.
omen-heroes-out-board = { $full_board }: poslední hrdina ztratí poslední život a bašta padne.
omen-heroes-out-full = Všechna pole jsou plná a poslední hrdina místo karty ztratí poslední život: bašta padne.
omen-someone-loses-life-card = { $card }: jeden hrdina podle vašeho výběru ztratí 1 život.
omen-someone-loses-life-board = { $full_board }: jeden hrdina podle vašeho výběru ztratí 1 život.
omen-someone-loses-life-full = Všechna pole jsou plná a jeden hrdina podle vašeho výběru místo karty ztratí 1 život.
omen-someone-falls-out = Jeden z hrdinů ztratí poslední život, ať určíte kohokoli.
omen-someone-falls-out-card = { $card }: hrdina ztratí poslední život, ať určíte kohokoli.
omen-someone-falls-out-board = { $full_board }: hrdina ztratí poslední život, ať určíte kohokoli.
omen-someone-falls-out-full = Všechna pole jsou plná a hrdina místo karty ztratí poslední život, ať určíte kohokoli.

## Tokens and moves

omen-returns-token = { $hero } vrátí kulatý žeton.
omen-returns-token-card = { $card }: { $hero } vrátí kulatý žeton.
omen-someone-returns-token-card = { $card }: jeden hrdina podle vašeho výběru vrátí kulatý žeton.
omen-lies-down-card = { $card }: { $hero } ztratí příští pohyb.
omen-lies-down-board = { $full_board }: { $hero } ztratí příští pohyb.
omen-someone-lies-down-board = { $full_board }: jeden hrdina podle vašeho výběru ztratí příští pohyb.

## The corruption die, and what it may do

omen-rolls-card = { $card }: { $hero } hodí kostkou zkázy.
omen-rolls-board = { $full_board }: { $hero } hodí kostkou zkázy.
omen-someone-rolls-card = { $card }: jeden hrdina podle vašeho výběru hodí kostkou zkázy.
omen-someone-rolls-board = { $full_board }: jeden hrdina podle vašeho výběru hodí kostkou zkázy.
omen-may-draw = Kostka zkázy: { $hero } bude možná muset vzít kartu.
omen-may-deck-empty = Kostka zkázy: { $hero } bude možná muset brát z prázdného balíčku a vše by bylo ztraceno.
omen-may-return-token = Kostka zkázy: { $hero } bude možná muset vrátit kulatý žeton.
omen-may-lose-life = Kostka zkázy: { $hero } může ztratit 1 život.
omen-may-fall-out = Kostka zkázy: { $hero } může ztratit poslední život.
omen-may-die = Kostka zkázy: { $hero } může ztratit poslední život podruhé.
omen-may-heroes-out = Kostka zkázy: { $hero }, poslední hrdina, může ztratit poslední život.
omen-may-grasp = Kostka zkázy může poslat dráp zla { $tile_on }; v moci zla by pak { $count ->
    [one] byl { $count } dílek
    [few] byly { $count } dílky
   *[other] bylo { $count } dílků
}.
omen-may-grasp-last = Kostka zkázy může poslat dráp zla { $tile_on }; byl by to { $count }. dílek v moci zla a bašta by padla.
omen-may-grasp-along = Kostka zkázy může poslat dráp zla na dílek { $board_along }; v moci zla by pak { $count ->
    [one] byl { $count } dílek
    [few] byly { $count } dílky
   *[other] bylo { $count } dílků
}.
omen-may-grasp-along-last = Kostka zkázy může poslat dráp zla na dílek { $board_along }; byl by to { $count }. dílek v moci zla a bašta by padla.

## Draws and the deck

omen-draws = { $hero } vezme kartu.
omen-draws-card = { $card }: { $hero } vezme kartu.
omen-draws-or-strikes = { $hero } vezme kartu, ledaže { $board } bude do té doby plná a udeří.
omen-draws-warlord = { $hero } vezme vojevůdce.
omen-draws-warlord-card = { $card }: { $hero } vezme vojevůdce.
omen-someone-draws-card = { $card }: jeden hrdina podle vašeho výběru vezme kartu.
omen-deck-empty = Je třeba vzít kartu z prázdného balíčku a bašta padne.
omen-bottom-card = { $full_board }: odhodí se spodní karta balíčku; { $count ->
    [one] zbude { $count } karta
    [few] zbudou { $count } karty
   *[other] zbude { $count } karet
}.
omen-bottom-warlord = { $full_board }: odhodí se vojevůdce na spodku balíčku a bašta padne.
omen-starves = Bez karty, která by přišla nebo odešla: { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}. Bašta hladoví.

## What holds something back

omen-netted = { $card } je pod sítí.
omen-trap-set = Past čeká { $board_on }.

# What is ahead in Last Bastion: one sentence an omen, by the keys of games/last_bastion/omens.py.
# $card, $tile, $hero and $colour are names; $count is a number.

## Haunting and Grasps of Evil

omen-haunted = Власть зла приходит на { $card_acc }.
omen-haunts-tile = { $card } посылает Власть зла { $tile_on }; { $count ->
    [one] во власти зла будет { $count } тайл
    [few] во власти зла будет { $count } тайла
   *[other] во власти зла будет { $count } тайлов
}.
omen-haunts-last-tile = { $card } посылает Власть зла { $tile_on }; тайлов во власти зла будет { $count }, и бастион падёт.
omen-haunts-last-tile-several =
    { $count ->
        [one] { $count } карта { $board_on } посылает Власть зла внутрь, и бастион падает.
        [few] { $count } карты { $board_on } посылают Власть зла внутрь, и бастион падает.
       *[other] { $count } карт { $board_on } посылают Власть зла внутрь, и бастион падает.
    }
omen-grasped = Власть зла захватывает { $tile_acc }; { $count ->
    [one] во власти зла будет { $count } тайл
    [few] во власти зла будет { $count } тайла
   *[other] во власти зла будет { $count } тайлов
}.
omen-grasped-last = Власть зла захватывает { $tile_acc }; тайлов во власти зла будет { $count }, и бастион падёт.
omen-banner-falls = Тайл «Знамя» во власти зла: падает { $banner }.
omen-shadowed-card = { $card } насылает Власть зла на планшет { $hero_gen }: способность станет недоступна.
omen-someone-shadowed-card = { $card } насылает Власть зла на планшет одного героя по вашему выбору.

## Life

omen-loses-life = { $hero_nom } теряет 1 жетон жизни.
omen-loses-life-card = { $card }: { $hero_nom } теряет 1 жетон жизни.
omen-loses-life-board = { $full_board }: { $hero_nom } теряет 1 жетон жизни.
omen-loses-life-full = Все слоты заняты, и { $hero_nom } вместо карты теряет 1 жетон жизни.
omen-falls-out = { $hero_nom } теряет последний жетон жизни и выходит из строя.
omen-falls-out-card = { $card }: { $hero_nom } теряет последний жетон жизни и выходит из строя.
omen-falls-out-board = { $full_board }: { $hero_nom } теряет последний жетон жизни и выходит из строя.
omen-falls-out-full = Все слоты заняты, и { $hero_nom } вместо карты теряет последний жетон жизни и выходит из строя.
omen-dies = { $hero_nom } второй раз теряет последний жетон жизни и погибает.
omen-dies-card = { $card }: { $hero_nom } второй раз теряет последний жетон жизни и погибает.
omen-dies-board = { $full_board }: { $hero_nom } второй раз теряет последний жетон жизни и погибает.
omen-dies-full = Все слоты заняты, и { $hero_nom } вместо карты второй раз теряет последний жетон жизни и погибает.
omen-heroes-out = Последний герой теряет последний жетон жизни, и бастион падает.
omen-heroes-out-card = { $card }: последний герой теряет последний жетон жизни, и бастион падает.
omen-heroes-out-board = { $full_board }: последний герой теряет последний жетон жизни, и бастион падает.
omen-heroes-out-full = Все слоты заняты, и последний герой вместо карты теряет последний жетон жизни: бастион падает.
omen-someone-loses-life-card = { $card }: один герой по вашему выбору теряет 1 жетон жизни.
omen-someone-loses-life-board = { $full_board }: один герой по вашему выбору теряет 1 жетон жизни.
omen-someone-loses-life-full = Все слоты заняты, и один герой по вашему выбору вместо карты теряет 1 жетон жизни.
omen-someone-falls-out = Один из героев теряет последний жетон жизни, кого бы вы ни назвали.
omen-someone-falls-out-card = { $card }: кого бы вы ни назвали, герой потеряет последний жетон жизни.
omen-someone-falls-out-board = { $full_board }: кого бы вы ни назвали, герой потеряет последний жетон жизни.
omen-someone-falls-out-full = Все слоты заняты, и герой вместо карты теряет последний жетон жизни, кого бы вы ни назвали.

## Tokens and moves

omen-returns-token = { $hero_nom } возвращает круглый жетон.
omen-returns-token-card = { $card }: { $hero_nom } возвращает круглый жетон.
omen-someone-returns-token-card = { $card }: один герой по вашему выбору возвращает круглый жетон.
omen-lies-down-card = { $card }: { $hero_nom } теряет следующее передвижение.
omen-lies-down-board = { $full_board }: { $hero_nom } теряет следующее передвижение.
omen-someone-lies-down-board = { $full_board }: один герой по вашему выбору теряет следующее передвижение.

## The corruption die, and what it may do

omen-rolls-card = { $card }: { $hero_nom } бросает кубик упадка.
omen-rolls-board = { $full_board }: { $hero_nom } бросает кубик упадка.
omen-someone-rolls-card = { $card }: один герой по вашему выбору бросает кубик упадка.
omen-someone-rolls-board = { $full_board }: один герой по вашему выбору бросает кубик упадка.
omen-may-draw = Кубик упадка: возможно, { $hero_nom } возьмёт карту.
omen-may-deck-empty = Кубик упадка: возможно, { $hero_dat } придётся брать карту из пустой колоды, и тогда всё потеряно.
omen-may-return-token = Кубик упадка: возможно, { $hero_nom } вернёт круглый жетон.
omen-may-lose-life = Кубик упадка: возможно, { $hero_nom } потеряет 1 жетон жизни.
omen-may-fall-out = Кубик упадка: возможно, { $hero_nom } потеряет последний жетон жизни.
omen-may-die = Кубик упадка: возможно, { $hero_nom } второй раз потеряет последний жетон жизни.
omen-may-heroes-out = Кубик упадка: возможно, последний герой ({ $hero }) потеряет последний жетон жизни.
omen-may-grasp = Кубик упадка может послать Власть зла { $tile_on }; { $count ->
    [one] во власти зла окажется { $count } тайл
    [few] во власти зла окажется { $count } тайла
   *[other] во власти зла окажется { $count } тайлов
}.
omen-may-grasp-last = Кубик упадка может послать Власть зла { $tile_on }; тайлов во власти зла стало бы { $count }, и бастион пал бы.
omen-may-grasp-along = Кубик упадка может послать Власть зла на тайл { $board_along }; { $count ->
    [one] во власти зла окажется { $count } тайл
    [few] во власти зла окажется { $count } тайла
   *[other] во власти зла окажется { $count } тайлов
}.
omen-may-grasp-along-last = Кубик упадка может послать Власть зла на тайл { $board_along }; тайлов во власти зла стало бы { $count }, и бастион пал бы.

## Draws and the deck

omen-draws = { $hero_nom } берёт карту.
omen-draws-card = { $card }: { $hero_nom } берёт карту.
omen-draws-or-strikes = { $hero_nom } берёт карту, если { $board } к тому времени не заполнится и не сработает.
omen-draws-warlord = { $hero_nom } берёт полководца.
omen-draws-warlord-card = { $card }: { $hero_nom } берёт полководца.
omen-someone-draws-card = { $card }: один герой по вашему выбору берёт карту.
omen-deck-empty = Нужно взять карту из пустой колоды, и бастион падает.
omen-bottom-card = { $full_board }: нижняя карта колоды сбрасывается; { $count ->
    [one] останется { $count } карта
    [few] останется { $count } карты
   *[other] останется { $count } карт
}.
omen-bottom-warlord = { $full_board }: полководец с низа колоды сбрасывается, и бастион падает.
omen-starves = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
} ни одна карта не приходит и не уходит: бастион взят измором.

## What holds something back

omen-netted = Сеть сдерживает { $card_acc }.
omen-trap-set = Ловушка ждёт { $board_on }.

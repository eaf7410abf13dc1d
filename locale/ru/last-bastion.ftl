# Last Bastion: what is asked, what can be done, what happened, and why not.

## Things

slot = { $board }, слот { $number }
    .on = в слот { $number } { $board_gen }
    .to = в слот { $number } { $board_gen }
    .at = в слоте { $number } { $board_gen }
slot-any = { $name }
    .on = в слот «{ $name }»
    .to = в слот «{ $name }»
    .at = в слоте «{ $name }»
seat-any = { $name }
    .gen = { $name }
    .dat = { $name }
    .acc = { $name }
    .ins = { $name }
    .nom = { $name }
token-red = красный жетон
    .gen = красного жетона
token-green = зелёный жетон
    .gen = зелёного жетона
token-blue = синий жетон
    .gen = синего жетона
token-yellow = жёлтый жетон
    .gen = жёлтого жетона
token-black = чёрный жетон
    .gen = чёрного жетона
token-call = «Призыв к оружию»
    .gen = «Призыва к оружию»
token-any = { $name }
    .acc = { $name }
    .gen = жетона «{ $name }»
board-red = красный планшет
    .gen = красного планшета
    .along = вдоль красного планшета
    .on = на красном планшете
board-green = зелёный планшет
    .gen = зелёного планшета
    .along = вдоль зелёного планшета
    .on = на зелёном планшете
board-blue = синий планшет
    .gen = синего планшета
    .along = вдоль синего планшета
    .on = на синем планшете
board-yellow = жёлтый планшет
    .gen = жёлтого планшета
    .along = вдоль жёлтого планшета
    .on = на жёлтом планшете
board-any = { $name }
    .acc = { $name }
    .gen = планшета «{ $name }»
    .along = вдоль планшета «{ $name }»
    .on = на планшете «{ $name }»
full-board-red = Заполнен красный планшет
full-board-green = Заполнен зелёный планшет
full-board-blue = Заполнен синий планшет
full-board-yellow = Заполнен жёлтый планшет
banner-red = красное знамя
banner-green = зелёное знамя
banner-blue = синее знамя
banner-yellow = жёлтое знамя
banner-black = чёрное знамя
banner-any = { $name }
    .acc = { $name }
face-red = красный
face-green = зелёный
face-blue = синий
face-yellow = жёлтый
face-black = чёрный
face-white = белый
gift-life-and-call = 1 жетон жизни и «Призыв к оружию»
gift-life = 1 жетон жизни
gift-call = «Призыв к оружию»
no-dice = ни одного кубика
die-numbered = кубик { $numbers }
dice-numbered = кубики { $numbers }

source-entrance = { $source }: входной эффект, { $deed }
source-recurring = { $source }: повторяющийся эффект, { $deed }
source-continuous = { $source }: длительный эффект, { $deed }
source-exit = { $source }: выходной эффект, { $deed }
source-board = { $source }: { $deed }

grasp-any = { $name }
    .off = с тайла «{ $name }»
    .from = с тайла «{ $name }»
grasp-on-tile = { $tile }
    .off = { $tile_off }
    .from = { $tile_off }
grasp-on-card = { $card }
    .off = { $card_off }
    .from = { $card_off }
grasp-on-hero = планшет героя ({ $hero })
    .off = с планшета { $hero_gen }
    .from = с планшета { $hero_gen }

card-effect = { $column }: { $text }
monster-card = Монстр, { $colour }, сопротивление { $resistance }.
warlord-card = Полководец, { $colour }, сопротивление { $resistance }.

## What is asked

ask-pick-hero = Выберите героя.
ask-place-card = Куда положить { $card_acc }?
ask-in-order = Ждут несколько эффектов: какой следующий?
ask-suffer = Кто берёт это на себя? { $effect }.
ask-grasp-along = На какой тайл падает Власть зла?
ask-may-reroll-corruption = На кубике упадка: { $corruption }. Оставить или перебросить?
ask-return-token = Какой жетон вы возвращаете?
ask-take-equipment = Какой жетон снаряжения вы берёте?
ask-take-spoils = Можно взять 1 жетон жизни и «Призыв к оружию». Что вы берёте?
ask-cleansing =
    { $most ->
        [1] Какую фигурку Власти зла вы убираете?
       *[other] Какие фигурки Власти зла вы убираете? Не больше { $most }.
    }
ask-granted-move = Сейчас вы можете один раз передвинуться.
ask-hero-phase = Передвижение и действие в любом порядке.
ask-hero-phase-rise = Поднимитесь и действуйте в любом порядке.
ask-hero-phase-only-move = Передвиньтесь или завершите ход.
ask-hero-phase-only-rise = Поднимитесь или завершите ход.
ask-hero-phase-only-act = Выполните действие или завершите ход.
ask-hero-phase-only-call = Потратьте «Призыв к оружию» или завершите ход.
ask-hero-phase-only-power = Примените способность или завершите ход.
ask-hero-phase-call-or-power = Потратьте «Призыв к оружию», примените способность или завершите ход.
ask-hero-phase-only-end = Делать больше нечего: завершите ход.
ask-casting-net = Какой эффект накроет сеть?
ask-commanding =
    { $left ->
        [1] Переместите ещё одну карту или остановитесь.
       *[other] Переместите карты (не больше { $left }) или поменяйте две местами.
    }
ask-treating = Кого угощает Таверна?
ask-raising = Какое знамя вы поднимаете?
ask-dispensing = Дайте кому-нибудь жетон или вылечите героя.
ask-dispensing-give = Дайте кому-нибудь жетон.
ask-dispensing-revive = Вылечите героя.
ask-destroying = Какого монстра заберёт Могила за 1 ваш жетон жизни?
ask-trapping = Куда поставить ловушку?
ask-may-reroll = Оставить бросок или перебросить часть кубиков?
ask-aiming = До броска выберите целью одну карту или две.
ask-assault =
    { $second ->
        [none] Кубики брошены: потратьте жетоны на { $first_acc }, победите её или откажитесь.
       *[other] Кубики брошены: потратьте жетоны, затем победите { $first_acc }, { $second_acc } или обе либо откажитесь.
    }
ask-assault-beat =
    { $second ->
        [none] Кубики брошены: победите { $first_acc } или откажитесь.
       *[other] Кубики брошены: победите то, на что их хватает ({ $first } или { $second }), либо откажитесь.
    }
ask-assault-spend =
    { $second ->
        [none] Кубики брошены: потратьте жетоны на { $first_acc } или откажитесь.
       *[other] Кубики брошены: потратьте жетоны на { $first_acc } или { $second_acc } либо откажитесь.
    }
ask-assault-decline =
    { $second ->
        [none] Кубики брошены, но победить { $first_acc } не удаётся: откажитесь.
       *[other] Кубики брошены, но победить ни { $first_acc }, ни { $second_acc } не удаётся: откажитесь.
    }
ask-assault-beat-or-more =
    { $second ->
        [none] Жетоны лежат: победите { $first_acc } или потратьте ещё.
       *[other] Жетоны лежат: победите { $first_acc }, { $second_acc } или обе либо потратьте ещё.
    }
ask-assault-must-beat =
    { $second ->
        [none] Жетоны лежат: победите { $first_acc }.
       *[other] Жетоны лежат: победите { $first_acc }, { $second_acc } или обе.
    }
ask-assault-more =
    { $second ->
        [none] Потратьте жетоны, которых ещё не хватает на { $first_acc }.
       *[other] Потратьте жетоны, которых ещё не хватает на { $first_acc } или { $second_acc }.
    }
ask-fallen = Побеждены обе карты: чей выходной эффект первый?
ask-fallen-idle = Побеждены обе карты, и выходных эффектов у них нет: порядок не важен.

## What can be done: in full, as the head of a group, as one of a group

do-choose = Выбрать: { $hero }
    .menu = Выбрать
    .item = { $hero }
    .counted = Выбрать героя
do-apply = Применить: { $effect }
    .menu = Применить
    .item = { $effect }
    .counted = Выбрать следующий эффект
do-name = Кто берёт на себя: { $hero }
    .menu = Берёт на себя
    .item = { $hero }
    .counted = Выбрать, кто берёт эффект на себя
do-place = Положить { $card_acc } { $slot_on }
    .menu = Положить в
    .item = { $slot }
    .counted = Положить карту орды
do-return = Вернуть { $token_acc }
    .menu = Вернуть
    .item = { $token }
    .counted = Вернуть жетон
do-grasp = Власть зла падает { $tile_on }
    .menu = Власть зла на
    .item = { $tile }
do-move = Передвинуться { $tile_to }
    .menu = Передви­нуться
    .item = { $tile }
    .counted = Передвинуться на тайл
do-stand-up = Подняться
    .menu = Подняться
do-stay = Остаться здесь
    .menu = Остаться здесь
do-activate = Активировать { $tile_acc }
    .menu = Активи­ровать
    .item = { $tile }
    .counted = Активировать тайл
do-call = Потратить «Призыв к оружию»: { $tile }
    .menu = Призыв к оружию
    .item = { $tile }
    .counted = Потратить «Призыв к оружию» на тайл
do-fight = Сразиться
    .menu = Сразиться
do-end-turn = Завершить ход
    .menu = Завершить ход
do-lend-move = Отдать { $hero_dat } дополнительное передвижение
    .menu = Отдать шаг
    .item = { $hero }
do-charm = Околдовать: { $card }
    .menu = Околдовать
    .item = { $card }
    .counted = Околдовать карту
do-fetch = Послать сокола: { $token }
    .menu = Сокол несёт
    .item = { $colour }
do-pray = Отказаться от передвижения и молитвой убрать Власть зла { $grasp_off }
    .menu = Помолиться за
    .item = { $grasp }
do-aim = Выбрать цель: { $cards }
    .menu = Выбрать цель
    .item = { $cards }
    .counted = Выбрать карты для боя
do-reroll = Перебросить { $dice }
    .menu = Перебросить
    .item = { $dice }
    .counted = Перебросить кубики
do-keep = Оставить бросок
    .menu = Оставить бросок
do-spend = Потратить { $card_token_acc } ({ $hero }) на { $card_acc }
    .menu = Потратить
    .item = { $card_token } ({ $hero }) на { $card_acc }
    .counted = Потратить жетон на карту
do-beat = Победить { $cards_acc }
    .menu = Победить
    .item = { $cards }
    .counted = Победить карты
do-decline = Отказаться
    .menu = Отказаться
    .counted = Отказаться от предложенного
do-first = Сначала: { $card }
    .menu = Сначала
    .item = { $card }
    .counted = Выбрать, какая побеждённая карта будет первой
do-net = Набросить сеть: { $effect }
    .menu = Сеть
    .item = { $effect_from } { $effect_sign }{ $effect_brief }
do-shift = Переместить { $card_acc } { $slot_to }
    .menu = Переместить
    .item = { $card } { $slot_to }
    .counted = Переместить карту орды
do-swap = Поменять местами карты «{ $card }» и «{ $other }»
    .menu = Поменять
    .item = { $card } и { $other }
    .counted = Поменять местами две карты орды
do-take = Взять { $token_acc }
    .menu = Взять
    .item = { $colour }
    .counted = Взять жетон
do-treat = Угостить { $hero_acc }
    .menu = Угостить
    .item = { $hero }
    .counted = Угостить героя
do-raise = Поднять { $banner_acc }
    .menu = Поднять
    .item = { $colour }
    .counted = Поднять знамя
do-cleanse = Убрать Власть зла { $grasp_off }
    .menu = Убрать с
    .item = { $grasp }
do-give = Дать { $hero_dat } { $token_acc }
    .menu = Дать
    .item = { $colour }: { $hero }
    .counted = Дать герою жетон
do-revive = Вылечить { $hero_acc }
    .menu = Вылечить
    .item = { $hero }
    .counted = Вылечить героя
do-destroy = Отдать 1 жетон жизни и уничтожить { $card_acc }
    .menu = Уничтожить
    .item = { $card }
do-trap = Поставить ловушку { $slot_on }
    .menu = Ловушка в
    .item = { $slot }
do-accept = Взять: { $gift }
    .menu = Взять
    .item = { $gift }
    .counted = Взять жетон жизни, «Призыв к оружию» или то и другое
do-done = Готово
    .menu = Готово
    .counted = Завершить этап

## Why not

refused-already-moved = Передвижение этого хода уже использовано.
refused-lying = Фигурка лежит: передвижением можно только подняться.
refused-not-adjacent = Этот тайл не соседний.
refused-standing = Фигурка уже стоит.
refused-already-acted = Действие этого хода уже использовано.
refused-not-standing-here = Активировать можно только тайл под вашей фигуркой.
refused-tile-grasped = Тайл во власти зла; его активирует только «Призыв к оружию».
refused-nothing-to-do = Сейчас это ничего не даст.
refused-no-free-slot = На вашем планшете нет свободного слота для ловушки.
refused-no-call = У вас нет «Призыва к оружию».
refused-nothing-in-reach = В пределах досягаемости нет карт орды.
refused-card-not-in-reach = До этой карты не достать: герой сражается только с тем, к чему прилегает его тайл.
refused-split-by-move = Передвижение разделяет два действия.
refused-power-off = Планшет вашего героя во власти зла: способность недоступна.
refused-power-lost = Герой ранен: эта способность потеряна навсегда.
refused-power-spent = В этот ход способность уже использована.
refused-no-such-power = У вашего героя нет этой способности.
refused-supply-empty = В резерве таких не осталось.
refused-not-in-action = Этот герой вне строя.
refused-no-grasp-there = Там нет Власти зла.
refused-slot-taken = Там уже лежит карта.
refused-wrong-board = На планшете цвета карты ещё есть свободный слот.
refused-no-such-token = Такого жетона нет.
refused-is-warlord = На полководцев это не действует.
refused-already-there = Это уже там.
refused-equipment-barred = Карта в игре запрещает всё снаряжение.
refused-not-on-your-tile = Помочь могут только герои на вашем тайле.
refused-enough-tokens = На карте уже столько жетонов, сколько у неё сопротивления.
refused-cannot-be-beaten = Кубиков и жетонов не хватает.
refused-tokens-lie-elsewhere = Жетоны, положенные на карту, обязывают её победить.
refused-not-your-board = Ловушка ставится только на ваш планшет.
refused-not-out-of-action = Этот герой в строю.
refused-dead-for-good = Этот герой погиб, вылечить его нельзя.
refused-cannot-apply = К этому герою это неприменимо.
refused-hero-taken = Этот герой уже занят.
refused-not-along-board = Этот тайл не лежит вдоль этого планшета.
refused-already-grasped = Там уже есть Власть зла.
refused-move-made = Первое из двух перемещений сделано: второе — для другой карты и без обмена.
refused-only-others = Подарок — для другого героя.

## What happened

event-tiles-laid = Бастион, ряд за рядом: { $tiles }.
event-boards-laid = Планшеты, по часовой стрелке с севера: { $boards }.
event-hero-chosen = Выбор { $seat_gen }: { $hero }.
event-hero-seated = { $hero_nom } занимает { $board_acc }.
event-began = { $hero_nom } начинает.
event-turn-began = Ход { $turn }: { $board }
event-turn-began-hosted = Ход { $turn }: { $hero }, { $board }
quiet-turn = Всё тихо.
event-effect-applied = { $effect }.
event-effect-named = { $effect }. Берёт на себя: { $hero }.
event-effect-idle = { $effect }. Применить не к кому.
event-card-drawn = { $hero_nom } берёт { $card_acc }.
    .then = Берёт { $card_acc }.
event-card-placed = { $card } ложится { $slot_on }.
event-card-trapped = Ловушка { $slot_at } ловит { $card_acc }.
event-trap-sent-home = { $card } отбрасывает ловушку; та возвращается на место.
event-nothing-drawn = Все слоты заняты: { $hero_nom } не берёт карту.
event-board-struck = { $full_board }.
event-bottom-discarded = Сброшено с низа колоды: { $card }.
event-bottom-missing = Колода пуста: сбрасывать нечего.
event-corruption-rolled = { $hero_nom } бросает кубик упадка: { $corruption }.
    .then = Бросает кубик упадка: { $corruption }.
event-corruption-rerolled = { $hero_nom } поворачивает мгновение вспять.
event-life-lost = { $hero_nom } теряет 1 жетон жизни; осталось { $left }.
    .then = Теряет 1 жетон жизни; осталось { $left }.
event-life-gained = { $hero_nom } получает 1 жетон жизни; теперь { $left }.
    .then = Получает 1 жетон жизни; теперь { $left }.
event-spoils-left = { $hero_nom } не берёт ни жетон жизни, ни «Призыв к оружию».
    .then = Не берёт ни жетон жизни, ни «Призыв к оружию».
event-call-gained = { $hero_nom } получает «Призыв к оружию».
    .then = Получает «Призыв к оружию».
event-equipment-gained =
    { $colour_count ->
        [1] { $hero_nom } получает снаряжение (цвет: { $colour }).
       *[other] { $hero_nom } получает снаряжение (цвета: { $colour }).
    }
    .then =
        { $colour_count ->
            [1] Получает снаряжение (цвет: { $colour }).
           *[other] Получает снаряжение (цвета: { $colour }).
        }
event-token-returned = { $hero_nom } возвращает { $token_acc }.
    .then = Возвращает { $token_acc }.
event-laid-down =
    { $hero_count ->
        [1] { $hero_nom } падает; следующим передвижением можно только подняться.
       *[other] { $hero_nom } падают; следующим передвижением можно только подняться.
    }
event-stood-up = { $hero_nom } поднимается.
event-went-out = { $hero_nom } выходит из строя.
event-died = { $hero_nom } погибает.
event-revived = { $hero_nom } возвращается с раной в Лазарет.
event-hero-shadowed =
    { $hero_count ->
        [1] Власть зла падает на планшет { $hero_gen }: способность недоступна.
       *[other] Власть зла падает на планшеты { $hero_gen }: способности недоступны.
    }
event-tile-grasped = Власть зла захватывает { $tile_acc }.
event-card-haunted = Власть зла приходит на { $card_acc }.
event-haunting-moved = Власть зла переходит { $card_off } { $tile_on }.
event-grasp-missing = В резерве не осталось фигурок Власти зла.
event-grasp-removed = Власть зла уходит { $grasp_off }.
event-banner-fell = Падает { $banner }.
event-moved = { $hero_nom } идёт { $tile_to }.
event-stayed = { $hero_nom } остаётся на месте.
event-tile-activated = { $hero_nom } активирует { $tile_acc }.
event-called = { $hero_nom } тратит «Призыв к оружию»: { $tile }.
event-lent-move = { $hero_nom } отдаёт { $to_dat } дополнительное передвижение.
event-charm-put = { $hero_nom } околдовывает { $card_acc }.
event-prayed = { $hero_nom } отказывается от передвижения и молится.
event-fought = { $hero_nom } вступает в бой.
event-aimed = { $hero_nom } выбирает цель: { $cards }.
event-dice-rolled = { $hero_nom } бросает кубики, выпадает: { $faces }.
    .then = Бросает кубики, выпадает: { $faces }.
event-dice-rerolled = { $hero_nom } перебрасывает { $dice }.
event-token-spent = { $hero_nom } тратит { $card_token_acc } на { $card_acc }.
    .then = Тратит { $card_token_acc } на { $card_acc }.
event-card-beaten = { $hero_nom } побеждает { $card_acc }.
    .then = Побеждает { $card_acc }.
event-fight-declined = { $hero_nom } никого не побеждает.
    .then = Никого не побеждает.
event-exit-shrugged = { $hero_nom } не замечает эффекта. { $effect }.
event-card-left = { $card } покидает игру.
event-net-cast = { $hero_nom } набрасывает сеть. Накрыто: { $effect }.
    .then = Под сетью: { $effect }.
event-net-home = Сеть возвращается на место.
event-charm-home = Колдовство возвращается на место.
event-card-shifted = { $card } переходит { $slot_to }.
event-cards-swapped = { $card } и { $other } меняются местами.
event-banner-raised = { $hero_nom } поднимает { $banner_acc }.
    .then = Поднимает { $banner_acc }.
event-card-destroyed = { $hero_nom } платит Могиле кровью и уничтожает { $card_acc }.
event-trap-set = { $hero_nom } ставит ловушку { $slot_on }.
    .then = Ставит ловушку { $slot_on }.
event-turn-ended = { $hero_nom } завершает ход.
event-ended = { $ending }

## What happened in a row, in one sentence

event-card-drawn-card-placed = { $hero_nom } берёт { $card_acc } и кладёт { $slot_on }.
    .then = Берёт { $card_acc } и кладёт { $slot_on }.
event-card-drawn-card-trapped = { $hero_nom } берёт { $card_acc }, и её ловит ловушка { $slot_at }.
    .then = Берёт { $card_acc }, и её ловит ловушка { $slot_at }.
event-effect-applied-card-drawn = { $effect_from } зовёт карту: { $hero_nom } берёт { $card_acc }.
event-effect-applied-card-drawn-card-placed = { $effect_from } зовёт карту: { $hero_nom } берёт { $card_acc } и кладёт { $slot_on }.
event-effect-applied-card-drawn-card-trapped = { $effect_from } зовёт карту: { $hero_nom } берёт { $card_acc }, и её ловит ловушка { $slot_at }.
event-card-shifted-card-placed = { $card } переходит { $slot_to }.
event-card-shifted-card-trapped = { $card } переходит { $slot_to } и попадает в ловушку.
event-nothing-drawn-life-lost = Все слоты заняты: вместо карты { $hero_nom } теряет 1 жетон жизни; осталось { $left }.
event-effect-applied-card-haunted = { $card } призывает Власть зла.
event-effect-applied-haunting-moved-tile-grasped = { $card } посылает Власть зла { $tile_on }.
event-effect-applied-life-lost = { $effect_from }: { $hero_nom } теряет 1 жетон жизни; осталось { $left }.
event-effect-applied-token-returned = { $effect_from }: { $hero_nom } возвращает { $token_acc }.
event-effect-applied-corruption-rolled = { $effect_from }: { $hero_nom } бросает кубик упадка ({ $corruption }).
event-effect-applied-hero-shadowed =
    { $hero_count ->
        [1] { $effect_from }: Власть зла падает на планшет { $hero_gen }, способность недоступна.
       *[other] { $effect_from }: Власть зла падает на планшеты { $hero_gen }, способности недоступны.
    }
event-effect-named-life-lost = { $effect_from }: { $hero_nom } теряет 1 жетон жизни; осталось { $left }.
event-effect-named-token-returned = { $effect_from }: { $hero_nom } возвращает { $token_acc }.
event-effect-named-corruption-rolled = { $effect_from }: { $hero_nom } бросает кубик упадка ({ $corruption }).
event-effect-named-hero-shadowed = { $effect_from }: Власть зла падает на планшет { $hero_gen }, способность недоступна.
event-effect-applied-laid-down =
    { $hero_count ->
        [1] { $effect_from }: { $hero_nom } падает; следующим передвижением можно только подняться.
       *[other] { $effect_from }: { $hero_nom } падают; следующим передвижением можно только подняться.
    }
event-effect-named-laid-down = { $effect_from }: { $hero_nom } падает; следующим передвижением можно только подняться.
event-effect-applied-life-gained = { $effect_from }: { $hero_nom } получает 1 жетон жизни; теперь { $left }.
event-effect-applied-call-gained = { $effect_from }: { $hero_nom } получает «Призыв к оружию».
event-effect-applied-life-gained-call-gained = { $effect_from }: { $hero_nom } получает 1 жетон жизни (теперь { $left }) и «Призыв к оружию».
event-effect-applied-equipment-gained = { $effect_from }: { $hero_nom } получает { $token_acc }.
event-effect-applied-grasp-removed = { $effect_from }: Власть зла уходит { $grasp_off }.
event-board-struck-effect-applied = { $full_board }: { $effect_deed }.
event-board-struck-effect-named = { $full_board }: { $effect_deed }. Берёт на себя: { $hero }.
event-board-struck-effect-idle = { $full_board }: { $effect_deed }. Применить не к кому.
event-board-struck-effect-applied-bottom-discarded = { $full_board }: с низа колоды сбрасывается { $card }.
event-board-struck-effect-applied-life-lost = { $full_board }: { $hero_nom } теряет 1 жетон жизни; осталось { $left }.
event-board-struck-effect-applied-laid-down = { $full_board }: { $hero_nom } падает; следующим передвижением можно только подняться.
event-board-struck-effect-applied-corruption-rolled = { $full_board }: { $hero_nom } бросает кубик упадка ({ $corruption }).
event-board-struck-effect-named-life-lost = { $full_board }: { $hero_nom } теряет 1 жетон жизни; осталось { $left }.
event-board-struck-effect-named-laid-down = { $full_board }: { $hero_nom } падает; следующим передвижением можно только подняться.
event-board-struck-effect-named-corruption-rolled = { $full_board }: { $hero_nom } бросает кубик упадка ({ $corruption }).
event-corruption-rerolled-corruption-rolled = { $hero_nom } поворачивает мгновение вспять и бросает снова: { $corruption }.
    .then = Поворачивает мгновение вспять и бросает снова: { $corruption }.
event-fought-dice-rolled = { $hero_nom } сражается и бросает кубики, выпадает: { $faces }.
event-fought-aimed-dice-rolled = { $hero_nom } выбирает цель ({ $cards }) и бросает кубики, выпадает: { $faces }.
event-dice-rerolled-dice-rolled = { $hero_nom } перебрасывает { $dice }, выпадает: { $faces }.
    .then = Перебрасывает { $dice }, выпадает: { $faces }.
event-card-beaten-card-left = Пал враг: { $card }.
event-card-destroyed-card-left-life-lost = { $hero_nom } отдаёт Могиле 1 жетон жизни (осталось { $left }) и уничтожает { $card_acc }.
    .then = Отдаёт 1 жетон жизни (осталось { $left }) и уничтожает { $card_acc }.
event-prayed-grasp-removed = { $hero_nom } отказывается от передвижения и молится: Власть зла уходит { $grasp_off }.

## What a position or an option expected; numbers come as n1, n2

expected-n-in-all = всего { $n1 }
expected-a-hero-in-action = герой в строю
expected-a-hero-that-nobody-else-has = герой, которого ни у кого нет
expected-a-table-for-each-player = таблица для каждого игрока
expected-fewer-than-n-tiles = тайлов меньше { $n1 }
expected-nothing-left-to-a-hero-out-of-action = ничего у героя вне строя
expected-n-heroes = героев: { $n1 }
expected-n-players = игроков: { $n1 }
expected-a-card-in-play = карта в игре
expected-cards-in-play = карты в игре
expected-a-free-slot = свободный слот
expected-an-effect-of-a-card-in-play = эффект карты в игре
expected-tile = тайл
expected-card = карта
expected-hero = герой
expected-slot = слот
expected-colour = цвет
expected-face = грань
expected-effect = эффект
expected-different-heroes = разные герои
expected-every-board-once = каждый планшет один раз
expected-every-tile-once = каждый тайл один раз
expected-every-card-once-in-a-slot-discarded-or-unseen = каждая карта один раз: в слоте, в сбросе или не открыта
expected-lines-like-n-monsters = строки вроде «42 monsters»
expected-no-more-cards-than-are-unseen = карт не больше, чем не открыто
expected-out-or-dead-just-when-there-is-no-life-and-no-tile = out или dead только тогда, когда нет ни жизни, ни тайла
expected-a-warlord-left-or-the-game-would-be-won = хотя бы один полководец, иначе игра уже выиграна
expected-a-board-just-when-boards-are-laid = планшет только тогда, когда планшеты разложены
expected-n-as-many-as-are-discarded = { $n1 }, столько же, сколько в сбросе
expected-n-warlords-in-slots-and-deck = полководцев в слотах и колоде: { $n1 }
expected-an-effect-of-a-monster = эффект монстра
expected-n-before-the-first-turn = { $n1 } до первого хода
expected-no-lanes-in-this-game = без дорожек в этой игре
expected-no-setup-as-something-is-put-out = без подготовки, раз что-то уже выложено
expected-the-board-whose-turn-it-is-from-turn-n-on = планшет, чей сейчас ход, начиная с хода { $n1 }
expected-the-dice-that-may-be-rerolled = кубики, которые можно перебросить
expected-up-to-n-faces-of-combat-dice = граней боевых кубиков не больше { $n1 }

## The drawing in the terminal: letters, codes and short words

letter-yellow = Ж
letter-black = Ч

code-haunt = Н
code-draw-horde = О
code-lose-life = Ж
code-return-token = Т
code-roll-corruption = У
code-grasp-own-board = В
code-all-return-token = ТТ
code-grasp-all-boards = ВВ
code-all-lose-move = ПП
code-gain-equipment = +С
code-gain-life = +Ж
code-gain-call = +П
code-remove-grasp = −В
code-gain-life-and-call = +ЖП
code-white-immune = Б
code-lock-die = Х
code-no-equipment = З
code-discard-bottom = Д
code-lose-own-move = П
code-grasp-tile = ВТ

brief-haunt = наваждение
brief-draw-horde = +карта
brief-lose-life = −жизнь
brief-return-token = −жетон
brief-roll-corruption = упадок
brief-grasp-own-board = зло на свой
brief-all-return-token = все −жетон
brief-grasp-all-boards = зло на все
brief-all-lose-move = все падают
brief-gain-equipment = +жетон
brief-gain-life = +жизнь
brief-gain-call = +призыв
brief-remove-grasp = −зло
brief-gain-life-and-call = +жизнь +призыв
brief-white-immune = без белых
brief-lock-die = −1 кубик
brief-no-equipment = без жетонов
brief-discard-bottom = сброс снизу
brief-lose-own-move = падает
brief-grasp-tile = зло на тайл

sign-entrance = »
sign-recurring = ↻
sign-continuous = ∞
sign-exit = †

legend-entrance = вход
legend-recurring = каждый ход
legend-continuous = всегда
legend-exit = при победе

draw-title = { $game } · { $difficulty } · { $turn }
draw-turn = ход { $turn } · { $board }: { $hero }
draw-setup = подготовка
draw-neutral = ничей
draw-full = ПОЛОН
draw-no-hero = героя нет
draw-trap = ловушка
draw-deck = Кол. { $size } · сбр. { $discard }
draw-warlord =
    { $cards ->
        [0] дальше полководец!
        [one] через { $cards } карту
        [few] через { $cards } карты
       *[other] через { $cards } карт
    }
draw-no-warlord = в колоде нет
draw-no-banner = нет знамени
draw-barred = без снаряжения!
draw-locked =
    { $dice ->
        [one] заперт { $dice } кубик
        [few] заперто { $dice } кубика
       *[other] заперто { $dice } кубиков
    }
draw-grasped = { $count } из { $most } тайлов

list-bastion = Бастион, ряд за рядом
list-tile = { $tile } ({ $here })
list-free = свободно
list-effect = { $when }: { $deed }
list-netted = { $effect } (под сетью)

tell-deck = Карт в колоде: { $size }; в сбросе: { $discard }.
tell-warlord =
    { $cards ->
        [0] Следующая карта — полководец.
        [one] Полководец придёт через { $cards } карту.
        [few] Полководец придёт через { $cards } карты.
       *[other] Полководец придёт через { $cards } карт.
    }
tell-supply = Резерв: снаряжение { $tokens }; жизни { $life }; призывы { $calls }; Власть зла { $grasps }.
tell-banner = Знамя поднято, сопротивление меньше на 1: { $banner }.
tell-dice = Кубики: { $faces }.
tell-tokens = { $colour } { $count }
tell-state = { $told } { $state }.
tell-hero = { $hero }, { $colour }: жизни { $life }, призывы { $calls }, снаряжение { $tokens }.

side-north = Север
side-east = Восток
side-south = Юг
side-west = Запад

state-out = вне строя
state-wounded = с раной
state-dead = нет в живых
state-lying = лежит
state-shadowed = способность недоступна
state-grasped = во власти зла
state-haunted = с Властью зла
state-charmed = под колдовством

draw-target =
    { $tokens ->
        [0] { $card }: сопротивление { $resistance }, из кубиков засчитано { $hits }.
        [one] { $card }: сопротивление { $resistance }, из кубиков засчитано { $hits }, лежит { $tokens } жетон.
        [few] { $card }: сопротивление { $resistance }, из кубиков засчитано { $hits }, лежит { $tokens } жетона.
       *[other] { $card }: сопротивление { $resistance }, из кубиков засчитано { $hits }, лежит { $tokens } жетонов.
    }
about = { $name }: { $text }

## Chances

note-faces = { $tile_at }
odds-two = { $first } { $first_chance }, { $second } { $second_chance }, хотя бы одну { $either }, обе { $both }
odds-pair = одну { $either }, обе { $both }
odds-here = Здесь: { $fight }
odds-from = { $tile }: { $fight }

## The score

score-difficulty = за победу
score-life = жетоны жизни
score-calls = призывы к оружию
score-dead = погибшие герои
score-grasped-tiles = тайлы во власти зла
score-line = { $points } { $item } ({ $count } × { $each })
score-total =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }

## In the terminal

cli-welcome = Добро пожаловать в бастион. Enter принимает то, что в скобках.
cli-ask-players = Сколько героев, { $answers }? [{ $default }]
cli-help-marks = Знаки: ♥ жизнь, ✦ Призыв к оружию, Ψ Власть зла, # сеть, × ловушка, ¶ знамя, ♪ колдовство, ♛ полководец, ⚔ шанс победить. К2/3: красный, сопротивление сейчас 2, на карте 3.

# Why a bot did what it did: it says so itself, in one sentence.
why-fight = Сражаюсь с { $card_ins }: шанс { $percent } %.
why-go-fight = Иду { $tile_to } сразиться с { $card_ins }: шанс { $percent } %.
why-leave = Оставляю { $card_acc }: на неё указывает { $hero_nom }.
why-go = Иду { $tile_to }: там от меня будет больше пользы.
why-treat = Мне нужен тайл «{ $tile }»: у { $hero_gen } { $life ->
    [one] остался только { $life } жетон жизни
    [few] осталось { $life } жетона жизни
   *[other] осталось { $life } жетонов жизни
}.
why-destroy = Отдаю жетон жизни Могиле, чтобы навсегда избавиться от монстра; у меня их { $life }, хватит.
why-cleanse = Активирую { $tile_acc }: { $count ->
    [0] во власти зла пока ни одного тайла, пусть так и будет.
    [one] во власти зла { $count } тайл.
    [few] во власти зла { $count } тайла.
   *[other] во власти зла { $count } тайлов.
}
why-use = Активирую { $tile_acc }: сейчас это поможет нам больше всего.
why-end = Завершаю ход: всё остальное обойдётся дороже, чем даст.

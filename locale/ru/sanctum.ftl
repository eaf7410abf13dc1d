# Sanctum: what is asked, what can be done, what happened, and why not.

## Things

demon-lord = Повелитель Демонов
    .acc = Повелителя Демонов
    .gen = Повелителя Демонов
    .ins = Повелителем Демонов
foe-any = { $name }
    .acc = карту «{ $name }»
    .gen = карты «{ $name }»
    .ins = картой «{ $name }»
foe-boxed = { $foe } [{ $boxes }]
    .acc = { $foe_acc } [{ $boxes }]
    .gen = { $foe_gen } [{ $boxes }]
    .ins = { $foe_ins } [{ $boxes }]
marker-stamina = выносливость
    .gen = выносливости
    .acc = выносливость
marker-focus = энергия
    .gen = энергии
    .acc = энергию
marker-any = { $name }
    .gen = «{ $name }»
    .acc = «{ $name }»
die-any = { $name }
    .acc = кубик { $name }
    .gen = кубика { $name }
    .ins = кубиком { $name }
potion-red = красное зелье
potion-blue = синее зелье
potion-any = { $name }
    .acc = { $name }
gem-red = красный кристалл
gem-green = зелёный кристалл
gem-blue = синий кристалл
gem-white = белый кристалл
gem-any = { $name }
    .acc = { $name }
gem-on-chart =
    { $to ->
        [pool] { $gem } { $from ->
            [II] со
           *[other] с
        } { $from } уровня в резерв
       *[other] { $gem } { $from ->
            [II] со
           *[other] с
        } { $from } уровня на { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } { $from ->
            [II] со
           *[other] с
        } { $from } уровня в резерв
       *[other] { $gem_acc } { $from ->
            [II] со
           *[other] с
        } { $from } уровня на { $to }
    }
gem-on-chart-white =
    { $to ->
        [pool] { $gem } ({ $column } столбец) { $from ->
            [II] со
           *[other] с
        } { $from } уровня в резерв
       *[other] { $gem } ({ $column } столбец) { $from ->
            [II] со
           *[other] с
        } { $from } уровня на { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } ({ $column } столбец) { $from ->
            [II] со
           *[other] с
        } { $from } уровня в резерв
       *[other] { $gem_acc } ({ $column } столбец) { $from ->
            [II] со
           *[other] с
        } { $from } уровня на { $to }
    }
level-red = красный уровень
    .title = Красный уровень
level-green = зелёный уровень
    .title = Зелёный уровень
level-blue = синий уровень
    .title = Синий уровень
level-any = { $name }
    .acc = { $name }
    .title = { $name }
box-red = красная ячейка
    .acc = красную ячейку
box-blue = синяя ячейка
    .acc = синюю ячейку
box-purple = фиолетовая ячейка
    .acc = фиолетовую ячейку
box-any = { $name }
    .acc = ячейку «{ $name }»
hero-any = { $name }
    .nom = { $name }
    .acc = героя { $name }
    .gen = героя { $name }
    .dat = герою { $name }
    .ins = героем { $name }

## What is asked

ask-pick-hero = Выберите героя.
ask-turn = Ваш ход: одно действие.
    .theirs = Ходит { $name }: одно действие.
ask-taking-set = Каких демонов вы берёте?
ask-picking-item = Какой предмет вы берёте из сундука?
ask-before-roll = Перед броском: выпейте зелье, используйте навык или бросайте.
ask-recovering = С какой способности вернуть маркер { $marker_gen }?
ask-after-roll = Перебросить часть кубиков?
ask-attack = Меняйте кубики и выставляйте их на символы.
ask-attack-hit = Выставляйте кубики на символы или завершите атаку.
ask-attack-change = Меняйте кубики или завершите атаку.
ask-attack-end = Больше нечего ни выставить, ни изменить: завершите атаку.
ask-overkilling = Какой кубик на какую грань повернуть и в кого попасть?
ask-turn-die = Какой кубик на какую грань повернуть?
ask-striking = В какой символ попасть без кубика?
ask-block =
    { $damage ->
        [one] Проходит { $damage } ед. урона: заблокировать?
        [few] Проходит { $damage } ед. урона: заблокировать?
       *[other] Проходит { $damage } ед. урона: заблокировать?
    }
ask-spoils = Уничтожено несколько демонов: какой первый?
ask-level = { $level_title }: какой кристалл переместить вверх?
ask-fencing = Сбросить предмет за уровень?
ask-resting = Снаряжайтесь, покупайте зелья и завершайте отдых.
ask-suffer = Удар: { $foe }. Принять штраф или повреждения?
ask-pay-penalty =
    { $deed ->
        [lose-blessing] Какое благословение вы теряете?
        [lose-die] Какой кубик вы теряете до конца сражения?
        [lose-potion] Какое зелье вы выпьете и какой маркер потеряете?
        [pay-box] Какую ячейку вы оплачиваете впустую?
        [spoil-box] Какая ячейка портится навсегда?
       *[other] Какой маркер вы теряете?
    }

## What can be done: in full, as the head of a group, as one of a group

do-choose = Выбрать: { $hero }
    .menu = Выбрать
    .item = { $hero }
    .counted = Выбрать героя
do-move = Продвинуться вперёд
    .menu = Продви­нуться
do-fight = Сразиться со своими демонами
    .menu = Сразиться
do-rest = Отдохнуть
    .menu = Отдохнуть
do-breach = Взобраться на стены
    .menu = На стены
do-answer = Откликнуться на зов битвы
    .menu = На зов битвы
do-take = Взять группу: { $demons }
    .menu = Взять
    .item = { $demons }
    .counted = Взять группу демонов
do-pick = Взять { $item_acc }
    .menu = Взять
    .item = { $item }
    .counted = Взять предмет
do-give-up = Отдать { $potion_acc }
    .menu = Отдать
    .item = { $potion }
    .counted = Отдать зелье
do-drink = Выпить { $potion_acc } ({ $ability })
    .menu = Выпить
    .item = { $potion } ({ $ability })
    .counted = Выпить зелье ради маркера
do-skill = Использовать { $skill_acc }
    .menu = Навык
    .item = { $skill }
    .counted = Использовать навык
do-recover = Вернуть маркер ({ $ability })
    .menu = Откуда
    .item = { $ability }
    .counted = Вернуть маркер
do-roll = Бросить кубики
    .menu = Бросить
do-reroll = Перебросить { $dice_acc }
    .menu = Перебросить
    .item = { $dice }
    .counted = Перебросить кубики
do-hit = Выставить { $die_acc } на { $foe_boxed_acc }
    .menu = Выставить
    .item = { $die } на { $foe_boxed_acc }
    .counted = Выставить кубик на символ демона
do-use = Использовать способность ({ $ability }) за { $pay }
    .menu = Исполь­зовать
    .item = { $ability } ({ $pay })
    .counted = Использовать способность
do-rage = Потратить ярость на кубик
    .menu = Ярость
do-bless = Использовать { $blessing_acc }
    .menu = Благо­словение
    .item = { $blessing }
    .counted = Использовать благословение
do-turn = Повернуть { $die_acc } на грань { $face }
    .menu = Повернуть
    .item = { $die } на грань { $face }
    .counted = Повернуть кубик на другую грань
do-strike = Попасть в символ { $face } у { $foe_boxed_gen }
    .menu = Попасть
    .item = { $face } у { $foe_boxed_gen }
    .counted = Попасть в символ без кубика
do-overkill = Повернуть { $die_acc } на грань { $face } и выставить на { $foe_boxed_acc }
    .menu = Сокрушить
    .item = { $die } как { $face } на { $foe_boxed_acc }
    .counted = Повернуть кубик и сразу выставить
do-loot = Сначала: { $demon }
    .menu = Сначала
    .item = { $demon }
    .counted = Выбрать, какой уничтоженный демон будет первым
do-raise = Переместить вверх { $gem_acc }
    .menu = Вверх
    .item = { $gem }
    .counted = Переместить кристалл вверх
do-equip = Снарядиться { $item_ins } ({ $slot }): { $gems }
    .menu = Снарядиться
    .item = { $item }, { $slot }: { $gems }
    .counted = Снарядиться предметом
do-unequip = Снять: { $slot }
    .menu = Снять
    .item = { $slot }
    .counted = Снять предмет
do-buy = Обменять { $item_acc } на { $potion_acc }
    .menu = Обменять
    .item = { $item } на { $potion_acc }
    .counted = Обменять предмет на зелье
do-throw = Выбросить { $potion_acc }
    .menu = Выбросить
    .item = { $potion }
    .counted = Выбросить зелье
do-sell = Сбросить { $item_acc } за { $level_acc }
    .menu = Сбросить
    .item = { $item } за { $level_acc }
    .counted = Сбросить предмет за уровень
do-penalty = Принять штраф
    .menu = Штраф
do-wounds = Получить повреждения
    .menu = Повреждения
do-lose = Потерять маркер { $marker_gen }
    .menu = Потерять
    .item = { $marker }
    .counted = Потерять маркер
do-forfeit = Потерять { $blessing_acc }
    .menu = Потерять
    .item = { $blessing }
    .counted = Потерять благословение
do-spoil = Испортить { $box_acc } ({ $ability })
    .menu = Испортить
    .item = { $box } ({ $ability })
    .counted = Испортить ячейку способности
do-spill = Выпить { $potion_acc } и потерять маркер ({ $ability })
    .menu = Выпить зря
    .item = { $potion } ({ $ability })
    .counted = Выпить зелье и потерять маркер
do-pay = Положить маркер { $marker_gen } на { $box_acc } ({ $ability })
    .menu = Оплатить
    .item = { $marker }: { $box } ({ $ability })
    .counted = Положить маркер на ячейку способности
do-drop = Потерять { $die_acc }
    .menu = Потерять
    .item = { $die }
    .counted = Потерять кубик
do-decline = Отказаться
    .menu = Отказаться
    .counted = Отказаться от предложенного
do-done = Готово
    .menu = Готово
    .counted = Завершить этап

## Why not

refused-hero-taken = Этот герой уже занят.
refused-first-is-move = Первое действие у всех — продвижение.
refused-no-demons = В вашей зоне битвы нет демонов.
refused-at-the-walls = Путь преграждают стены: дальше продвинуться нельзя.
refused-not-at-the-walls = Вы не у стен.
refused-demons-left = В вашей зоне битвы остались демоны.
refused-already-breached = На стены уже взобрались.
refused-not-breached = На стены ещё никто не взобрался: зова битвы пока нет.
refused-break-up-set = Группа неделима: берите её целиком.
refused-no-such-potion = Такого зелья у вас нет.
refused-frees-a-marker = Оно может вернуть маркер: выпейте его для этого.
refused-nothing-to-free = Такого маркера там нет.
refused-skill-not-gained = Этот навык у вас не разблокирован.
refused-skill-used = Этот навык уже использован.
refused-wrong-step = На этом этапе это бесполезно.
refused-box-occupied = Одна из ячеек занята.
refused-no-marker = В вашем резерве нет нужных маркеров.
refused-no-die-to-change = Менять нечего: подходящего кубика нет.
refused-rage-inactive = Ваша ярость спит.
refused-no-unplaced-die = Все ваши кубики выставлены.
refused-no-box-of-face = Открытого символа с этим числом нет.
refused-only-changed-hit = В эту карту попадают только изменённые кубики.
refused-not-the-present-card = Попасть можно только в карту под вашей фигуркой.
refused-already-felled = Цель уже повержена.
refused-nothing-to-hit = Попадать не во что.
refused-blessing-spent = Это благословение использовано.
refused-wrong-result = На эту грань кубик повернуть нельзя.
refused-wrong-gem = Уровень перемещает кристаллы своего цвета и белые.
refused-wrong-slot = Это ячейка для предмета другого типа.
refused-not-enough-gems = В вашем резерве нет этих кристаллов.
refused-slot-free = Там ничего не надето.
refused-no-potion-slot = Все ваши ячейки зелий заняты.
refused-room-left = Зелья выбрасывают, только чтобы освободить место.
refused-penalty-impossible = Принять штраф сейчас нельзя.
refused-no-such-box = Такой пустой ячейки нет.
refused-not-just-placed = Это возможно только сразу после того, как выставлен кубик.
refused-too-many-dice = Столько кубиков перебросить нельзя.
refused-not-its-colour = У предмета нет кристалла этого цвета.
refused-no-level-to-gain = За это не поднимется ни один кристалл.

## What happened

event-hero-chosen = Игрок { $seat_number } выбирает { $hero_acc }.
event-hero-seated = Игрок { $seat_number } играет за { $hero_acc }.
event-began = Первый ход: { $seat }.
event-space-without-tile = Без жетона: { $achievement }.
event-start-potion = { $seat } в начале получает { $potion_acc }.
event-start-card = { $seat } берёт карту начального бонуса: { $card }.
event-deck-shows =
    Сверху колоды { $level ->
        [1] I
        [2] II
       *[other] III
    } уровня: { $demon }.
event-deck-refilled =
    Колода { $level ->
        [1] I
        [2] II
       *[other] III
    } уровня замешивается из сброса.
event-turn-began = Ход { $turn }: { $seat }
event-moved =
    { $space ->
        [1] { $seat } вступает в новый акт ({ $act }).
       *[other] { $seat } продвигается на поле { $space }.
    }
event-intervention = Божественное вмешательство: каждый получает кубик.
event-die-gained = { $seat } получает кубик, теперь их { $dice }.
    .then = Получает кубик, теперь их { $dice }.
event-set-laid = Новое на планшете: { $demons }.
event-set-taken = { $seat } берёт группу: { $demons }.
    .then = Берёт группу: { $demons }.
event-chest-opened =
    { $items_count ->
        [0] Сундук сокровищ пуст.
       *[other] Открывается сундук сокровищ: { $items }.
    }
event-item-picked = { $seat } берёт { $item_acc }.
event-chest-left = Осталось в сундуке: { $items }.
event-fought = { $seat } сражается.
event-potion-given-up = { $seat } отдаёт { $potion_acc }: возвращать нечего.
event-potion-drunk = { $seat } пьёт { $potion_acc }.
    .then = Пьёт { $potion_acc }.
event-marker-freed = { $seat } возвращает маркер { $marker_gen } { $ability_of_off }.
    .then = Возвращает маркер { $marker_gen } { $ability_of_off }.
event-skill-used = { $seat } использует { $skill_acc }.
    .then = Использует { $skill_acc }.
event-dice-rolled =
    { $faces_count ->
        [0] { $seat }: бросать нечего.
       *[other] { $seat } бросает кубики: { $faces }.
    }
    .then =
    { $faces_count ->
        [0] Бросать нечего.
       *[other] Бросает кубики: { $faces }.
    }
event-silver-rolled = { $seat } бросает серебряный кубик: { $face }.
    .then = Серебряный кубик добавляет { $face }.
event-dice-rerolled = { $seat } перебрасывает: { $faces }.
    .then = Перебрасывает: { $faces }.
event-ability-used = { $seat } использует способность ({ $ability }).
    .then = Использует способность ({ $ability }).
event-rage-spent = { $seat } тратит ярость.
    .then = Тратит ярость.
event-blessing-used = { $seat } использует { $blessing_acc }.
    .then = Использует { $blessing_acc }.
event-die-turned = { $seat } поворачивает { $die_face_acc } на грань { $face }.
    .then = Поворачивает { $die_face_acc } на грань { $face }.
event-die-placed =
    { $die_face_count ->
        [1] { $seat } попадает в { $foe_front_acc } { $die_face_ins }.
       *[other] { $seat } попадает в { $foe_front_acc } кубиками { $die_face }.
    }
    .then =
        { $die_face_count ->
            [1] Попадает в { $foe_front_acc } { $die_face_ins }.
           *[other] Попадает в { $foe_front_acc } кубиками { $die_face }.
        }
event-die-back = { $seat } возвращает { $die_face_acc }.
    .then = Возвращает { $die_face_acc }.
event-box-hit = { $seat } попадает в символ { $face } у { $foe_front_gen }.
    .then = Попадает в символ { $face } у { $foe_front_gen }.
event-demon-killed = { $seat } уничтожает { $foe_front_acc }.
    .then = Уничтожает { $foe_front_acc }.
event-card-beaten = { $seat } побеждает { $foe_front_acc }.
    .then = Побеждает { $foe_front_acc }.
event-attack-ended = { $seat } завершает атаку.
    .then = Завершает атаку.
event-rage-woke = Ярость пробуждается.
event-shields-raised =
    { $shields ->
        [one] { $seat } поднимает { $shields } щит.
        [few] { $seat } поднимает { $shields } щита.
       *[other] { $seat } поднимает { $shields } щитов.
    }
    .then =
    { $shields ->
        [one] Поднимает { $shields } щит.
        [few] Поднимает { $shields } щита.
       *[other] Поднимает { $shields } щитов.
    }
event-wounded =
    { $wounds ->
        [one] { $seat } получает { $wounds } повреждение; здоровье { $left }.
        [few] { $seat } получает { $wounds } повреждения; здоровье { $left }.
       *[other] { $seat } получает { $wounds } повреждений; здоровье { $left }.
    }
    .then =
    { $wounds ->
        [one] Получает { $wounds } повреждение; здоровье { $left }.
        [few] Получает { $wounds } повреждения; здоровье { $left }.
       *[other] Получает { $wounds } повреждений; здоровье { $left }.
    }
event-unharmed = { $seat } не получает повреждений.
    .then = Не получает повреждений.
event-died = { $seat } погибает.
event-gem-raised = { $seat } перемещает вверх { $gem_acc }.
    .then = Перемещает вверх { $gem_acc }.
event-level-lost = { $seat } упускает { $level_acc }.
    .then = Упускает { $level_acc }.
event-skill-gained = { $seat } разблокирует { $skill_acc }.
    .then = Разблокирует { $skill_acc }.
event-rage-gained = { $seat } получает ещё один жетон ярости.
    .then = Получает ещё один жетон ярости.
event-potion-taken = { $seat } берёт { $potion_acc }.
    .then = Берёт { $potion_acc }.
event-item-won = { $seat } находит { $item_acc }.
    .then = Находит { $item_acc }.
event-rested = { $seat } отдыхает.
event-restored = { $seat } восстанавливает все маркеры.
event-equipped = { $seat } снаряжается { $item_ins }: { $gems }.
    .then = Снаряжается { $item_ins }: { $gems }.
event-unequipped = { $seat } снимает { $item_acc }.
    .then = Снимает { $item_acc }.
event-potion-bought = { $seat } меняет { $item_acc } на { $potion_acc }.
    .then = Меняет { $item_acc } на { $potion_acc }.
event-potion-thrown = { $seat } выбрасывает { $potion_acc }.
    .then = Выбрасывает { $potion_acc }.
event-item-sold = { $seat } сбрасывает { $item_acc } за { $level_acc }.
    .then = Сбрасывает { $item_acc } за { $level_acc }.
event-achievement-gained = { $seat } получает достижение: { $achievement }.
event-blessing-seen = Благословение { $seat_gen }: { $blessing }.
event-walls-breached = { $seat } взбирается на стены и входит в собор. Там лежат две карты Повелителя Демонов, и звучит зов битвы.
event-lord-card-laid = Повелитель Демонов выкладывает карту { $laid }.
event-call-answered =
    { $laid ->
        [one] { $seat } откликается на зов: ударит { $laid } карта.
        [few] { $seat } откликается на зов: ударят { $laid } карты.
       *[other] { $seat } откликается на зов: ударят { $laid } карт.
    }
event-act-five-ended = Врата закрываются: последний отдых
event-last-rest-over = { $seat }: всё готово.
event-blessings-shown = { $seat } открывает благословения: { $blessings }.
event-lord-answers = Повелитель Демонов отвечает: { $foe }.
event-row-laid = Перед { $seat_ins } ряд из девяти карт.
event-round-began = Последняя битва, раунд { $round }
event-fury-turned = Открывается карта гнева: { $foe }.
event-penalty-taken = { $seat } принимает штраф.
event-wounds-taken =
    { $wounds ->
        [one] { $seat } выбирает { $wounds } повреждение.
        [few] { $seat } выбирает { $wounds } повреждения.
       *[other] { $seat } выбирает { $wounds } повреждений.
    }
event-marker-lost = { $seat } теряет маркер { $marker_gen }.
    .then = Теряет маркер { $marker_gen }.
event-blessing-lost = { $seat } теряет { $blessing_acc }.
    .then = Теряет { $blessing_acc }.
event-box-spoiled = { $seat } портит { $box_acc } ({ $ability }).
    .then = Портит { $box_acc } ({ $ability }).
event-dice-missing =
    { $dice ->
        [one] В следующем сражении { $seat } бросает на { $dice } кубик меньше.
        [few] В следующем сражении { $seat } бросает на { $dice } кубика меньше.
       *[other] В следующем сражении { $seat } бросает на { $dice } кубиков меньше.
    }
    .then =
    { $dice ->
        [one] В следующем сражении на { $dice } кубик меньше.
        [few] В следующем сражении на { $dice } кубика меньше.
       *[other] В следующем сражении на { $dice } кубиков меньше.
    }
event-damage-ahead = { $seat }: в следующем сражении урон больше на { $damage }.
    .then = В следующем сражении урон больше на { $damage }.
event-life-shortened = { $seat } отныне погибает при здоровье { $grave }.
    .then = Отныне здоровье { $grave } — смерть.
event-healed = { $seat } лечится; здоровье { $left }.
    .then = Лечится; здоровье { $left }.
event-potion-spilled = { $seat } зря теряет { $potion_acc } и маркер { $marker_gen }.
    .then = Зря теряет { $potion_acc } и маркер { $marker_gen }.
event-box-paid = { $seat } впустую тратит маркер { $marker_gen } ({ $ability_of }).
    .then = Впустую тратит маркер { $marker_gen } ({ $ability_of }).
event-die-dropped = { $seat } теряет { $die_face_acc }.
    .then = Теряет { $die_face_acc }.
event-only-changed = Теперь в { $foe_front_acc } попадают только изменённые кубики.
event-lord-roars =
    { $cards ->
        [one] Рёв Повелителя Демонов: { $cards } карта.
        [few] Рёв Повелителя Демонов: { $cards } карты.
       *[other] Рёв Повелителя Демонов: { $cards } карт.
    }
event-roar-card = { $foe }: удар по всем, кто ещё сражается.
event-lords-reshuffled = Побеждённые карты Повелителя Демонов возвращаются.
event-triumphed = { $seat } побеждает последнюю карту; здоровье { $left }.
event-ended = { $ending }
quiet-turn = Ничего не происходит.

## What happened in a row, in one sentence

event-moved-set-taken =
    { $space ->
        [1] { $seat } вступает в новый акт ({ $act }) и берёт группу: { $demons }.
       *[other] { $seat } продвигается на поле { $space } и берёт группу: { $demons }.
    }
event-start-card-gem-raised = { $seat } берёт карту начального бонуса и перемещает вверх { $gem_acc }.
event-gem-raised-skill-gained = { $seat } перемещает вверх { $gem_acc } и разблокирует { $skill_acc }.
    .then = Перемещает вверх { $gem_acc } и разблокирует { $skill_acc }.
event-fought-dice-rolled =
    { $faces_count ->
        [0] { $seat } сражается без кубиков.
       *[other] { $seat } сражается и бросает кубики: { $faces }.
    }
event-fought-dice-rolled-silver-rolled = { $seat } сражается и бросает кубики: { $faces }, на серебряном { $face }.
event-potion-drunk-marker-freed = { $seat } пьёт { $potion_acc }: маркер { $marker_gen } возвращается { $ability_of_off }.
    .then = Пьёт { $potion_acc }: маркер { $marker_gen } возвращается { $ability_of_off }.
event-skill-used-marker-freed = { $skill }: { $seat } возвращает маркер { $marker_gen } { $ability_of_off }.
    .then = { $skill }: маркер { $marker_gen } возвращается { $ability_of_off }.
event-skill-used-dice-rerolled = { $seat } использует { $skill_acc } и перебрасывает: { $faces }.
    .then = Использует { $skill_acc } и перебрасывает: { $faces }.
event-ability-used-die-turned = { $seat } поворачивает { $die_face_acc } на грань { $face } ({ $ability_of }).
    .then = Поворачивает { $die_face_acc } на грань { $face } ({ $ability_of }).
event-ability-used-die-back = { $seat } возвращает { $die_face_acc } ({ $ability_of }).
    .then = Возвращает { $die_face_acc } ({ $ability_of }).
event-ability-used-box-hit = { $seat } попадает в символ { $face } у { $foe_front_gen } ({ $ability_of }).
    .then = Попадает в символ { $face } у { $foe_front_gen } ({ $ability_of }).
event-ability-used-box-hit-demon-killed = { $seat } уничтожает { $foe_front_acc } ({ $ability_of }).
    .then = Уничтожает { $foe_front_acc } ({ $ability_of }).
event-ability-used-box-hit-card-beaten = { $seat } побеждает { $foe_front_acc } ({ $ability_of }).
    .then = Побеждает { $foe_front_acc } ({ $ability_of }).
event-ability-used-shields-raised =
    { $shields ->
        [one] { $seat } блокирует { $shields } ед. урона ({ $ability_of }).
        [few] { $seat } блокирует { $shields } ед. урона ({ $ability_of }).
       *[other] { $seat } блокирует { $shields } ед. урона ({ $ability_of }).
    }
    .then = Блокирует { $shields } ед. урона ({ $ability_of }).
event-blessing-used-shields-raised = { $seat } блокирует { $shields } ед. урона ({ $blessing }).
    .then = Блокирует { $shields } ед. урона ({ $blessing }).
event-rage-spent-die-turned = { $seat } в ярости поворачивает { $die_face_acc } на грань { $face }.
    .then = В ярости поворачивает { $die_face_acc } на грань { $face }.
event-skill-used-die-turned = { $seat } поворачивает { $die_face_acc } на грань { $face } ({ $skill }).
    .then = Поворачивает { $die_face_acc } на грань { $face } ({ $skill }).
event-blessing-used-die-turned = { $seat } поворачивает { $die_face_acc } на грань { $face } ({ $blessing }).
    .then = Поворачивает { $die_face_acc } на грань { $face } ({ $blessing }).
event-die-placed-demon-killed =
    { $die_face_count ->
        [1] { $seat } уничтожает { $foe_front_acc } { $die_face_ins }.
       *[other] { $seat } уничтожает { $foe_front_acc } кубиками { $die_face }.
    }
    .then =
        { $die_face_count ->
            [1] Уничтожает { $foe_front_acc } { $die_face_ins }.
           *[other] Уничтожает { $foe_front_acc } кубиками { $die_face }.
        }
event-die-placed-card-beaten =
    { $die_face_count ->
        [1] { $seat } побеждает { $foe_front_acc } { $die_face_ins }.
       *[other] { $seat } побеждает { $foe_front_acc } кубиками { $die_face }.
    }
    .then =
        { $die_face_count ->
            [1] Побеждает { $foe_front_acc } { $die_face_ins }.
           *[other] Побеждает { $foe_front_acc } кубиками { $die_face }.
        }
event-box-hit-demon-killed = { $seat } попадает в символ { $face } и уничтожает { $foe_front_acc }.
    .then = Попадает в символ { $face } и уничтожает { $foe_front_acc }.
event-box-hit-card-beaten = { $seat } попадает в символ { $face } и побеждает { $foe_front_acc }.
    .then = Попадает в символ { $face } и побеждает { $foe_front_acc }.
event-wounded-died =
    { $wounds ->
        [one] { $seat } получает { $wounds } повреждение и погибает.
        [few] { $seat } получает { $wounds } повреждения и погибает.
       *[other] { $seat } получает { $wounds } повреждений и погибает.
    }
    .then =
    { $wounds ->
        [one] Получает { $wounds } повреждение и погибает.
        [few] Получает { $wounds } повреждения и погибает.
       *[other] Получает { $wounds } повреждений и погибает.
    }
event-wounds-taken-wounded =
    { $wounds ->
        [one] { $seat } получает { $wounds } повреждение; здоровье { $left }.
        [few] { $seat } получает { $wounds } повреждения; здоровье { $left }.
       *[other] { $seat } получает { $wounds } повреждений; здоровье { $left }.
    }
event-wounds-taken-wounded-died =
    { $wounds ->
        [one] { $seat } получает { $wounds } повреждение и погибает.
        [few] { $seat } получает { $wounds } повреждения и погибает.
       *[other] { $seat } получает { $wounds } повреждений и погибает.
    }
event-life-shortened-died = { $seat } погибает: здоровье { $grave } теперь смерть.
event-penalty-taken-marker-lost = { $seat } теряет маркер { $marker_gen }.
event-penalty-taken-blessing-lost = { $seat } теряет { $blessing_acc }.
event-penalty-taken-box-spoiled = { $seat } портит { $box_acc } ({ $ability }).
event-penalty-taken-dice-missing =
    { $dice ->
        [one] В следующем сражении { $seat } бросает на { $dice } кубик меньше.
        [few] В следующем сражении { $seat } бросает на { $dice } кубика меньше.
       *[other] В следующем сражении { $seat } бросает на { $dice } кубиков меньше.
    }
event-penalty-taken-damage-ahead = { $seat }: в следующем сражении урон больше на { $damage }.
event-penalty-taken-life-shortened = { $seat } отныне погибает при здоровье { $grave }.
event-penalty-taken-potion-spilled = { $seat } зря теряет { $potion_acc } и маркер { $marker_gen }.
event-penalty-taken-box-paid = { $seat } впустую тратит маркер { $marker_gen } ({ $ability_of }).
event-penalty-taken-die-dropped = { $seat } теряет { $die_face_acc }.
event-penalty-taken-rage-spent = { $seat } теряет ярость.
event-penalty-taken-dice-rerolled = { $seat } вынужденно перебрасывает: { $faces }.
event-equipped-die-gained = { $seat } снаряжается { $item_ins } ({ $gems }) и получает кубик, теперь их { $dice }.
    .then = Снаряжается { $item_ins } ({ $gems }) и получает кубик, теперь их { $dice }.
event-achievement-gained-blessing-seen = { $seat } получает достижение: { $achievement }. Благословение: { $blessing }.

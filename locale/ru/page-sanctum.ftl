# The page's own words for Sanctum.

page-sa-any = любое
page-sa-sign-raise = +любое
page-sa-sign-lower = −любое
page-sa-or = или
page-sa-all = всего
page-sa-hero = Герой
page-sa-damage = { $n } ед. урона
page-sa-leaves = оставляет предмет: { $type }
page-sa-slain = уничтожено
page-sa-round = Раунд { $round }
page-sa-turn = Ход { $turn }
page-sa-your-game = Ваша партия
page-sa-moments = Стоит вспомнить
page-sa-seed = Это было показано до первого броска; секрет, который за этим стоит, теперь открыт:
page-sa-seed-given = Зерно задано вручную; его хеш:

## Moments, in a few words

page-opening-line = Дорога к собору полна демонов. Забирайте всё, что они несут: понадобится всё.
page-lord-line = Перед каждым из вас девять его карт. Чего нет сейчас, того уже не будет.
page-moment-beaten = Пал враг: { $foe_front }
page-moment-item = Найдено: { $item }
page-moment-fall = { $seat } погибает
page-moment-breach = { $seat } взбирается на стены
page-moment-lord = Повелитель Демонов восстаёт
page-moment-roar = Рёв Повелителя Демонов
page-moment-won = Последний удар: { $seat }
page-moment-lost = Никого не осталось

## Boxes, dice, abilities

page-sa-box-open = { $face }
page-sa-box-hit = { $face }, попадание
page-sa-box-quiet = { $foe }: символ { $face }
page-sa-box-lit = Попасть в символ { $face }: { $foe }
page-sa-box-reach = Изменить кубик в руке и попасть в символ { $face }: { $foe }
page-sa-ability =
    { $ability }{ $state ->
        [used] , занято
        [lit] , можно использовать
       *[other] { "" }
    }
page-sa-abilities = Способности
page-sa-die =
    { $kind ->
        [silver] Серебряный кубик
       *[gold] Кубик
    } { $face }{ $state ->
        [lost] , потерян
        [placed] , выставлен
        [changed] , изменён
       *[free] { "" }
    }
page-sa-die-lost = потерян
page-sa-die-placed = занят
page-sa-your-dice = Кубики
page-sa-no-dice-yet = Кубики ещё не брошены.
page-sa-take-die = Возьмите кубик, потом символ; или сначала подсвеченную способность.
page-sa-block-hint = Кубики своё сделали: поднимите подсвеченные щиты против урона.
page-sa-block-none = Кубики своё сделали, а щитов больше нет.
page-sa-die-hits = { $face } попадает как есть: { $foes }.
page-sa-die-idle = { $face } без изменений никуда не попадает; символы, до которых можно дотянуться изменением, обведены пунктиром.
page-sa-turn-which = Какой кубик повернуть?
page-sa-turn-to = Повернуть на …
page-sa-turn-face = Повернуть на { $face }
page-sa-chance =
    { $which ->
        [all] { $chance } победить всех
       *[single] { $chance } победить, если всё потратить только на это
    }
page-sa-can-fall =
    { $which ->
        [all] в этой атаке ещё можно победить всех
       *[single] в этой атаке ещё можно победить, если всё потратить только на это
    }
page-sa-cannot-fall =
    { $which ->
        [all] в этой атаке всех уже не победить
       *[single] в этой атаке уже не победить
    }
page-sa-all-of-them = Все
page-sa-reroll-hint = Отметьте кубики для переброса.
page-sa-reroll = Перебросить отмеченные
page-sa-keep-roll = Оставить бросок

## The board

page-sa-own-board = Ваш планшет
page-sa-board = Планшет
page-sa-rivals = Чей планшет
page-sa-who =
    { $state ->
        [dead] { $name }, вне похода
        [won] { $name }, в безопасности
        [turn] { $name }, выбор действия
        [take-set] { $name }, в пути
        [chest] { $name }, у сундука
        [before-roll] { $name }, в сражении
        [roll] { $name }, в сражении
        [attack] { $name }, в атаке
        [block] { $name }, при блокировании
        [levels] { $name }, новые уровни
        [rest] { $name }, на отдыхе
        [fence] { $name }, на отдыхе
        [suffer] { $name }, под ударом
       *[other] { $name }
    }
page-sa-life =
    Здоровье { $life }{ $grave ->
        [0] { "" }
       *[other] , смерть на { $grave }
    }{ $wounds ->
        [0] { "" }
        [one] , впереди { $wounds } повреждение
        [few] , впереди { $wounds } повреждения
       *[other] , впереди { $wounds } повреждений
    }
page-sa-life-word = Здоровье
page-sa-stamina = Вынос­ливость
page-sa-focus = Энергия
page-sa-from-start = С самого начала
page-sa-later = Позже
page-sa-potions = Зелья
page-sa-dice = Кубики
page-sa-gems = Крис­таллы
page-sa-pouch = Мешок
page-sa-rage = Ярость
page-sa-rage-asleep = спит
page-sa-rage-use = Потратить ярость
page-sa-slot-free = пустая ячейка
page-sa-own-seats = Ваши места
page-sa-own-seat = { $name }, есть вопрос
page-sa-slots = Ячейки предметов
page-sa-equip = Как { $slot }: { $gems }
page-sa-equip-with = За { $gems }
page-sa-replaces = вместо: { $item }
page-sa-replaces-either = вместо: { $item } или { $other }
page-sa-to-pouch = вернётся в мешок
page-sa-fits =
    { $state ->
        [free] ячейка свободна
        [covers] закроет способность ячейки
       *[short] не хватает кристаллов
    }
page-sa-trade = За { $potion_acc }
page-sa-skill =
    { $skill }, { $state ->
        [gained] разблокирован
        [used] использован
       *[other] не разблокирован
    }{ $gems ->
        [0] { "" }
        [one] , { $gems } кристалл
        [few] , { $gems } кристалла
       *[other] , { $gems } кристаллов
    }
page-sa-raise = Переместить вверх { $gem_acc }
page-sa-blessings = Благо­словения
page-sa-blessing =
    { $blessing }{ $state ->
        [spent] , использовано
       *[other] { "" }
    }
page-sa-blessing-closed = Благословение взакрытую

## The road

page-sa-road = Дорога
page-sa-act = Акт { $act }
page-sa-act-battle = Акт VI
page-sa-road-and-masteries = Дорога и достижения
page-sa-walls = Стены
page-sa-cathedral = Собор
page-sa-laid =
    { $n ->
        [one] { $n } карта Повелителя Демонов
        [few] { $n } карты Повелителя Демонов
       *[other] { $n } карт Повелителя Демонов
    }
page-sa-laid-text = Карты, которые лежат, когда вы откликаетесь на зов, бьют вас после последнего отдыха.
page-sa-no-breach = Стены стоят.
page-sa-behind = { $name }, в пути
page-sa-behind-caption = позади
page-sa-brings-die = кубик для всех
page-sa-brings-sets =
    { $n ->
        [one] { $n } группа
        [few] { $n } группы
       *[other] { $n } групп
    }
page-sa-brings =
    { $n ->
        [1] один { $level }
       *[other] пара { $level }
    }
page-sa-chest = Сундук сокровищ
page-sa-chest-caption = сундук
page-sa-chest-title = Сундук открыт: по предмету каждому
page-sa-intervention = Божест­венное вмеша­тельство
page-sa-no-sets = На дороге нет демонов.
page-sa-ahead = Прежде чем брать демонов
page-sa-if-set = Если взять группу { $n }
page-sa-compare = Уничтожить всех за одно сражение
page-sa-now = сейчас
page-sa-rested = после отдыха
page-sa-slay-now = уничтожить сейчас, если всё потратить только на это
page-sa-slay-rested = { $chance } после отдыха
page-sa-slain-next =
    { $n ->
        [1] уничтожен в следующем сражении
        [2] оба уничтожены в следующем сражении
       *[other] все уничтожены в следующем сражении
    }
page-sa-slain-rested = если сначала отдохнуть
page-sa-wounds-expected = ожидаемые повреждения
page-sa-in-reach = Близко: { $skills }
page-sa-take = Взять: { $demons }
page-sa-decks = Колоды демонов
page-sa-deck = Колода { $level }, демонов: { $n }
page-sa-deck-empty = пусто
page-sa-hunting-you = Преследуют вас
page-sa-battle-board = Зона битвы
page-sa-nobody-hunts = Вас не преследует ни один демон.
page-sa-open-damage = открытый урон, сражение за сражением, пока они не уничтожены
page-sa-where = акт { $act }, поле { $space }
page-sa-not-yet = ещё не в пути
page-sa-dead = гибель
page-sa-open-board = Открыть планшет { $seat_gen }: здоровье { $life }, { $damage } ед. урона
page-sa-say-demon = { $foe } ({ $levels }, символы: { $faces }, урон: { $damage }, оставляет: { $type }, { $gems })
page-sa-set-label = Группа { $n }: { $demons }. Урон: { $from }, затем { $to }.
page-sa-set-chance = { $foe }: шанс уничтожить сейчас { $now }, после отдыха { $rested }.
page-sa-say-no-gems = без кристаллов
page-sa-say-nothing = ничего
page-sa-say-dead = { $hero }, { $name }: гибель.
page-sa-say-champion =
    { $answered ->
        [yes] { $hero }, { $name }: в соборе. Здоровье { $life } из { $full }, кубики: { $dice }, выносливость: { $stamina } из { $all_stamina }, энергия: { $focus } из { $all_focus }, зелья: красные { $red }, синие { $blue }. Побеждено карт: { $beaten }.
       *[no] { $hero }, { $name }: поле { $space }. Здоровье { $life } из { $full }, кубики: { $dice }, выносливость: { $stamina } из { $all_stamina }, энергия: { $focus } из { $all_focus }, зелья: красные { $red }, синие { $blue }. Демоны: { $demons }, урон: { $damage }.
    }
page-sa-say-road = { $act }, поле { $space }.
page-sa-say-battle = Последняя битва. Следующий рёв: { $n }.
page-sa-say-own = Надето: { $items }. Навыки: { $skills }. Кристаллы: { $gems }.
page-sa-say-hunts = Преследует вас: { $demon }.
page-sa-say-slain = Уничтожен: { $demon }.
page-sa-say-set = Группа { $n } на дороге: { $demons }.
page-sa-say-life = Здоровье: { $life }. Смертельное число повреждений: { $left }.
page-sa-say-fatal = Урон сейчас смертелен: урон { $damage }, можно заблокировать { $block }, повреждения { $wounds }.
page-sa-say-wounds = В этом сражении: урон { $damage }, можно заблокировать { $block }, повреждения { $wounds }.
page-sa-say-open = Преследующие демоны наносят { $n } ед. урона, сражение за сражением.
page-sa-say-suffering = Удар: { $foe }. Штраф или повреждения ({ $n }).
page-sa-rival =
    { $rage ->
        [yes] { $name }, { $where }, кубики: { $dice }, выносливость: { $stamina } из { $all_stamina }, энергия: { $focus } из { $all_focus }, зелья: { $potions }, ярость активна, предметы: { $items }, навыки: { $skills }
       *[no] { $name }, { $where }, кубики: { $dice }, выносливость: { $stamina } из { $all_stamina }, энергия: { $focus } из { $all_focus }, зелья: { $potions }, предметы: { $items }, навыки: { $skills }
    }
page-sa-costs =
    { $payable ->
        [yes] Цена: { $gems }; у вас это есть.
        [no] Цена: { $gems }; у вас этого нет.
       *[unknown] Цена: { $gems }.
    }
page-sa-brings-stamina = даёт { $n } ед. выносливости
page-sa-brings-focus = даёт { $n } ед. энергии
page-sa-of-all = из { $n }
page-sa-dice-count =
    { $silver ->
        [yes] Золотые кубики: { $n }; с ними серебряный
       *[no] Золотые кубики: { $n }
    }
page-sa-deck-top = Далее: { $demon }, { $levels }, символы: { $faces }, урон: { $damage }
page-sa-row-present = сражение идёт здесь
page-sa-achievements = Дости­жения
page-sa-yours = ваши: { $n }
page-sa-mastery-skill = Навыки
page-sa-mastery-gem = Крис­таллы
page-sa-mastery-equipment = Предметы
page-sa-mastery-level = Первен­ство
page-sa-any-row = любое { $row }
page-sa-achievement =
    { $state ->
        [empty] { $achievement }: нет жетона
        [brought] { $achievement }: { $owner }, благословение: { $blessing }
        [taken] { $achievement }: { $owner }
        [open] { $achievement }: { $progress } из { $goal }
       *[level] { $achievement }: свободно
    }

## Fights

page-sa-demons = Демоны
page-sa-step-before-roll = Зелья
page-sa-step-roll = Бросок
page-sa-step-attack = Атака
page-sa-step-block = Блок
page-sa-step-levels = Уровни и предметы
page-sa-damage-title = Открытый урон
page-sa-damage-now = если завершить атаку сейчас
page-sa-damage-now-other = если завершить атаку сейчас
page-sa-damage-block = бьёт сейчас
page-sa-damage-more = { $cards } от карт, ещё { $more }
page-sa-can-block = Можно забло­кировать
page-sa-can-block-other = Можно забло­кировать
page-sa-shields = Забло­кировано
page-sa-wounds = Повре­ждения
page-sa-more-damage = Ещё урон
page-sa-printed = напечатано на карте
page-sa-life-falls =
    { $wounds ->
        [0] Здоровье остаётся { $from }.
       *[other] Здоровье { $from } падает до { $to }.
    }
page-sa-would-kill = Это смерть.
page-sa-end-attack = Завершить атаку
page-sa-end-block =
    { $n ->
        [0] Готово
        [one] Получить { $n } повреждение
        [few] Получить { $n } повреждения
       *[other] Получить { $n } повреждений
    }
page-sa-undo-all = Назад к броску
page-sa-skip-level = Упустить уровень
page-sa-slain-here = Уничтожено
page-sa-turns-over = затем переворачивается:
page-sa-found-last = последняя находка
page-sa-levels-title = Уровни
page-sa-level-lead =
    { $n ->
        [1] { $level_title }: переместите вверх один кристалл этого цвета или белый.
        [one] { $level_title }: переместите вверх один кристалл этого цвета или белый; остался { $n } уровень.
        [few] { $level_title }: переместите вверх один кристалл этого цвета или белый; осталось { $n } уровня.
       *[other] { $level_title }: переместите вверх один кристалл этого цвета или белый; осталось { $n } уровней.
    }
page-sa-gems-left =
    { $n ->
        [one] останется { $n } кристалл
        [few] останется { $n } кристалла
       *[other] останется { $n } кристаллов
    }
page-sa-raise-from =
    { $to ->
        [pool] { $from } → резерв
       *[other] { $from } → { $to }
    }{ $gains ->
        [yes] , навык ваш
       *[no] { "" }
    }

## The best line

page-sa-line = Ваш лучший план
page-sa-line-found = Лучший найденный план
page-sa-line-thinking = Думаю …
page-sa-line-off = За этим столом нет подсказок.
page-sa-line-fells = падут: { $foes }
page-sa-line-all = падут все
page-sa-line-hits =
    { $n ->
        [0] без попаданий
        [one] { $n } попадание
        [few] { $n } попадания
       *[other] { $n } попаданий
    }
page-sa-line-wounds =
    { $n ->
        [0] без повреждений
        [one] { $n } повреждение
        [few] { $n } повреждения
       *[other] { $n } повреждений
    }
page-sa-line-dead = ваша гибель
page-sa-line-costs = цена
page-sa-line-free = бесплатно
page-sa-line-once = раз за сражение
page-sa-line-end = Больше ничто не стоит своей цены.
page-sa-line-do = Сделать шаг 1
page-sa-line-do-all = Все { $n }
page-sa-line-stop = Стоп
page-sa-line-show = Показать
page-sa-line-best = Лучший план:
page-sa-line-keep =
    { $what ->
        [rage] Беречь ярость:
       *[blessing] Беречь благословения:
    }
page-sa-becomes = Станет
page-sa-become = Повернуть на { $face }: { $price }
page-sa-price =
    { $source ->
        [ability] { $stamina ->
            [0] { "" }
           *[other] { $stamina } ед. выносливости
        }{ $both ->
            [yes] { " " }и{ " " }
           *[no] { "" }
        }{ $focus ->
            [0] { "" }
           *[other] { $focus } ед. энергии
        }
        [rage] ярость
        [skill] навык, раз за сражение
       *[blessing] благословение
    }
page-sa-step-mark = шаг { $n }

## Rest

page-sa-pouch-title =
    { $n ->
        [one] Мешок, { $n } предмет
        [few] Мешок, { $n } предмета
       *[other] Мешок, { $n } предметов
    }
page-sa-pouch-empty = Мешок пуст.
page-sa-gem-pool = резерв кристаллов
page-sa-item-kind = { $type }, уровень { $level }
page-sa-demons-wait = Пока вы отдыхаете, демоны бездействуют.
page-sa-potion-red = восстанавливает выносливость
page-sa-potion-blue = восстанавливает энергию
page-sa-stall-hint =
    Выберите предмет, затем ячейку или зелье. { $free ->
        [0] Все ячейки зелий заняты.
        [1] Свободна одна ячейка зелья.
        [one] Свободна { $free } ячейка зелья.
        [few] Свободны { $free } ячейки зелий.
       *[other] Свободно { $free } ячеек зелий.
    }
page-sa-sell-hint = Сначала предмет можно отдать за уровень.
page-sa-end-rest = Завершить отдых
page-sa-last-rest = Последний отдых: что не надето сейчас, пропадёт.
page-sa-third-die = Первый предмет, которым вы снарядитесь, даст третий кубик.
page-sa-slots-left = Есть пустые ячейки, которые может занять ваш предмет.
page-sa-slots-left-text = Пусто: { $slots }. Что останется в мешке, пропадёт. «{ $done }» ещё раз всё же завершит отдых.

## Turns

page-sa-move-detail = и взять демонов
page-sa-fight-detail =
    { $demons ->
        [1] один демон, { $n } ед. урона
        [one] { $demons } демон, { $n } ед. урона
        [few] { $demons } демона, { $n } ед. урона
       *[other] { $demons } демонов, { $n } ед. урона
    }
page-sa-rest-detail =
    { $markers ->
        [0] { $items ->
            [0] { "" }
            [one] { $items } предмет в мешке
            [few] { $items } предмета в мешке
           *[other] { $items } предметов в мешке
        }
        [one] вернуть { $markers } маркер{ $items ->
            [0] { "" }
            [one] , { $items } предмет
            [few] , { $items } предмета
           *[other] , { $items } предметов
        }
        [few] вернуть { $markers } маркера{ $items ->
            [0] { "" }
            [one] , { $items } предмет
            [few] , { $items } предмета
           *[other] , { $items } предметов
        }
       *[other] вернуть { $markers } маркеров{ $items ->
            [0] { "" }
            [one] , { $items } предмет
            [few] , { $items } предмета
           *[other] , { $items } предметов
        }
    }
page-sa-breach-detail = и зов битвы
page-sa-answer-detail = демоны останутся позади

## Watching others

page-sa-watch = Пока ходят другие
page-sa-watch-whom = За кем следить
page-sa-follow = Следить за тем, кто ходит
page-sa-doing =
    { $step ->
        [before-roll] { $hero } сражается
        [roll] { $hero } сражается
        [attack] { $hero } сражается
        [block] { $hero } блокирует
        [levels] { $hero } получает уровни
        [rest] { $hero } отдыхает
        [fence] { $hero } отдыхает
        [take-set] { $hero } берёт демонов
        [chest] { $hero } открывает сундук
       *[other] { $hero } действует
    }
page-sa-deeds = Изменено и оплачено
page-sa-deeds-none = Пока ничего.
page-sa-deed-rolled = выпало
page-sa-deed-hits = попадание: { $foe }
page-sa-deed-fells = пал враг: { $foe }

## The last battle

page-sa-row = Ряд из девяти карт
page-sa-lord = Повелитель Демонов
page-sa-fury = Гнев
page-sa-closed = закрыта
page-sa-beaten = побеждена
page-sa-next-roar =
    Раунд { $round }. { $n ->
        [0] Рёва больше не будет.
        [1] После этого раунда рёв: одна карта.
        [one] После этого раунда рёв: { $n } карта.
        [few] После этого раунда рёв: { $n } карты.
       *[other] После этого раунда рёв: { $n } карт.
    }
page-sa-only-changed = В эту карту попадают только изменённые кубики.
page-sa-battle-dead = Ваш герой погиб.
page-sa-battle-won = Ваше сражение выиграно, вы в безопасности.
page-sa-battle-waits = Остальные ещё сражаются.
page-sa-lord-strikes = Удар Повелителя Демонов
page-sa-fury-turned = Открывается карта гнева
page-sa-all-fights = Все сражения
page-sa-life-damage = здоровье, открытый урон
page-sa-row-of = { $hero }: девять карт
page-sa-lane-state =
    { $state ->
        [dead] вне битвы
        [won] сражение выиграно
        [before-roll] перед броском
        [roll] бросает
        [attack] атакует
        [block] блокирует
        [suffer] выбирает
        [rest] отдыхает
       *[other] готово
    }
page-sa-lane-block = может заблокировать { $n }
page-sa-lane =
    { $state ->
        [dead] { $name }, вне битвы
        [won] { $name }, сражение выиграно
        [before-roll] { $name }, перед броском
        [roll] { $name }, бросает
        [attack] { $name }, атакует
        [block] { $name }, блокирует
        [suffer] { $name }, выбирает
        [rest] { $name }, отдыхает
       *[other] { $name }, готово
    }
page-sa-cards-beaten = побеждено { $n } из девяти

## Previews

page-sa-then-life = Здоровье { $change }.
page-sa-then-stamina = Выносливость { $change }.
page-sa-then-focus = Энергия { $change }.
page-sa-then-dice = Кубики: { $n }.
page-sa-then-skill = Вы разблокируете { $skill_acc }.
page-sa-then-felled = { $foe } погибает.
page-sa-then-beaten = Карта побеждена.
page-sa-then-threat = Открытый урон { $from } → { $to }.
page-sa-then-wounds = Повреждения впереди { $from } → { $to }.

## Keys

page-sa-key-number = всё по номерам: демоны, кубики, кристаллы, предметы
page-sa-key-move = продвинуться
page-sa-key-fight = сразиться
page-sa-key-rest = отдохнуть; перед броском: бросить кубики
page-sa-key-walls = взобраться на стены, откликнуться на зов
page-sa-key-rage = потратить ярость
page-sa-key-suffer = принять штраф, получить повреждения
page-sa-key-roll = вернуть всё к броску
page-sa-key-end = завершить этап

## Several people at one screen, small screens

page-sa-hand-over = Передайте устройство: { $seat }
page-sa-hand-over-text = На следующем экране благословения, которые может видеть только этот игрок.
page-sa-hand-over-ready = Можно смотреть
page-sa-tabs = Части стола
page-sa-tab-stage = Игра
page-sa-tab-board = Планшет
page-sa-tab-road = Дорога
page-sa-tab-log = Хроника

## The end

page-end-abandoned = Поход прерван.
page-sa-end-you = Победа за вами!
page-sa-end-other = Побеждает { $heroes }.
page-sa-end-survived =
    { $rank ->
        [2] Второе место
        [3] Третье место
       *[other] Четвёртое место
    }{ $short ->
        [0] , решили достижения.
        [1] , не хватило единицы здоровья.
        [one] , не хватило { $short } ед. здоровья.
        [few] , не хватило { $short } ед. здоровья.
       *[other] , не хватило { $short } ед. здоровья.
    }
page-sa-end-fell =
    { $cards ->
        [1] Ваш герой погиб, не хватило одной карты.
        [one] Ваш герой погиб, не хватило { $cards } карты.
        [few] Ваш герой погиб, не хватило { $cards } карт.
       *[other] Ваш герой погиб, не хватило { $cards } карт.
    }
page-sa-end-fell-early = Ваш герой погиб до последней битвы.
page-sa-life-line = Ваше здоровье по актам; у остальных — бледной линией
page-sa-end-shared = Общая победа: { $heroes }.
page-sa-end-nobody = До Повелителя Демонов никто не дошёл.
page-shared-all-fallen = Все погибли и все дошли одинаково далеко. Ещё раз?
page-shared-all-fallen-early = Все погибли в пути. Ещё раз?
page-sa-rank =
    { $rank ->
        [1] 1-е место
        [2] 2-е место
        [3] 3-е место
       *[4] 4-е место
    }
page-sa-standing =
    { $state ->
        [won] победа в последней битве
       *[fell] гибель, побеждено { $cards } из девяти
    }
page-sa-looking-back = Разбираем партию …
page-sa-wounds-title = Повреждения по актам
page-sa-luck-title = Удача кубиков
page-sa-luck-what = попадания, выигранные или потерянные одними бросками
page-sa-luck = Кубиков: { $dice }, сразу подошло: { $hits }; ожидалось { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Удачнее, чем в { $share } из 100 таких партий.

# Notes on what happens for the first time.
page-note-sanctum-last-rest = Это последний отдых. Что после него не надето, пропадёт, и неразблокированные навыки тоже.
page-note-sanctum-breach = Стены взяты. Чем дольше вы медлите, тем больше карт Повелителя Демонов вас ударит.
page-note-sanctum-low-life = Здоровья осталось мало, а отдых не лечит. Блокируйте, что можете.
page-note-sanctum-wounded = Вы ранены. Каждый демон, устоявший после атаки, наносит весь урон. Его останавливают щиты за выносливость или энергию.
page-note-sanctum-achievement = Достижение ваше. Под ним лежит благословение: посмотрите его, оно на один раз в последней битве.
page-note-sanctum-skill = С навыка ушёл последний кристалл, и навык ваш. Откройте его и прочтите, что он делает.
page-note-sanctum-rage = Ваша ярость проснулась: она ставит один кубик на любое число. Её будит невыставленный кубик.
page-note-sanctum-spent = Маркер на способности остаётся там до отдыха или зелья. До тех пор ею не воспользоваться.
page-note-sanctum-equip = Есть чем снарядиться. На каждый символ нужен кристалл его цвета или белый. Самый первый предмет даёт третий кубик.
page-note-sanctum-tired = Все маркеры потрачены. Отдых их вернёт; демоны тем временем ждут.
page-note-sanctum-unspent = Вся выносливость при вас. После броска ею платят за изменение кубиков и за щиты: тратьте её, отдых вернёт.

# All cards of the box.
page-cards-demons = Демоны и предметы
page-cards-lord = Повелитель Демонов
page-cards-fury = Гнев
page-cards-blessings = Благословения
page-cards-skills = Навыки
page-cards-life-tracks = Шкалы здоровья
page-cards-start = Начальные бонусы
page-cards-start-card = Начальный бонус

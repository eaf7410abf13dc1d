# Names and texts of Sanctum's components, by the ids of content/sanctum/. Texts compose themselves from what cards do.

## The forms in which sentences want a name; a name may bring forms of its own

# .off: a marker leaves it
item-any = { $name }
    .acc = предмет «{ $name }»
    .gen = предмета «{ $name }»
    .ins = предметом «{ $name }»
    .off = с предмета «{ $name }»
skill-any = { $name }
    .acc = навык «{ $name }»
    .gen = навыка «{ $name }»
    .ins = навыком «{ $name }»
    .off = с навыка «{ $name }»
slot-any = { $name }
    .acc = ячейку «{ $name }»
    .gen = ячейки «{ $name }»
    .ins = ячейкой «{ $name }»
    .off = с ячейки «{ $name }»
blessing-any = { $name }
    .acc = благословение «{ $name }»
    .gen = благословения «{ $name }»

## Levels

level-1 = I
level-2 = II
level-3 = III

## Types of items, and the slots for them

type-helmet = шлем
type-armour = доспех
type-gloves = перчатки
type-boots = обувь
type-weapon = оружие
slot-helmet = шлем
    .acc = шлем
    .gen = шлема
    .ins = шлемом
    .off = со шлема
slot-armour = доспех
    .acc = доспех
    .gen = доспеха
    .ins = доспехом
    .off = с доспеха
slot-gloves = перчатки
    .acc = перчатки
    .gen = перчаток
    .ins = перчатками
    .off = с перчаток
slot-boots = обувь
    .acc = обувь
    .gen = обуви
    .ins = обувью
    .off = с обуви
slot-weapon-1 = первое оружие
    .acc = первое оружие
    .gen = первого оружия
    .ins = первым оружием
    .off = с первого оружия
slot-weapon-2 = второе оружие
    .acc = второе оружие
    .gen = второго оружия
    .ins = вторым оружием
    .off = со второго оружия

## Boards and achievements

act-1 = Акт I: Выжженная дорога
act-2 = Акт II: Затопленные поля
act-3 = Акт III: Костяной сад
act-4 = Акт IV: Висельные холмы
act-5 = Акт V: Стены
act-6 = Акт VI: Собор
achievement = { $mastery } { $level }
mastery-skill = Превос­ходство в навыках
mastery-gem = Превос­ходство в кристаллах
mastery-equipment = Превос­ходство в снаряжении
mastery-level = Превос­ходство в уровне
mastery-skill-text = Для первого героя, у которого разблокировано навыков: { $goal }.
mastery-gem-text = Для первого героя с { $goal } кристаллами каждого из двух цветов в резерве; белые не считаются.
mastery-equipment-text = Для первого героя, у которого сумма уровней надетых предметов достигла { $goal }.
mastery-level-text = Для первого героя с любым другим достижением { $level } уровня.

## Amounts

amount-stamina = { $n } ед. выносливости
amount-focus = { $n } ед. энергии
amount-red-gems =
    { $n ->
        [one] { $n } красный кристалл
        [few] { $n } красных кристалла
       *[other] { $n } красных кристаллов
    }
amount-green-gems =
    { $n ->
        [one] { $n } зелёный кристалл
        [few] { $n } зелёных кристалла
       *[other] { $n } зелёных кристаллов
    }
amount-blue-gems =
    { $n ->
        [one] { $n } синий кристалл
        [few] { $n } синих кристалла
       *[other] { $n } синих кристаллов
    }
amount-white-gems =
    { $n ->
        [one] { $n } белый кристалл
        [few] { $n } белых кристалла
       *[other] { $n } белых кристаллов
    }
amount-red-levels =
    { $n ->
        [one] { $n } красный уровень
        [few] { $n } красных уровня
       *[other] { $n } красных уровней
    }
amount-green-levels =
    { $n ->
        [one] { $n } зелёный уровень
        [few] { $n } зелёных уровня
       *[other] { $n } зелёных уровней
    }
amount-blue-levels =
    { $n ->
        [one] { $n } синий уровень
        [few] { $n } синих уровня
       *[other] { $n } синих уровней
    }
amount-red-potions =
    { $n ->
        [one] { $n } красное зелье
        [few] { $n } красных зелья
       *[other] { $n } красных зелий
    }
amount-blue-potions =
    { $n ->
        [one] { $n } синее зелье
        [few] { $n } синих зелья
       *[other] { $n } синих зелий
    }

## What an ability costs

cost-red = { $n } ед. выносливости
cost-blue = { $n } ед. энергии
cost-purple =
    { $n ->
        [1] { $n } ед. выносливости или энергии
       *[other] { $n } ед. выносливости и энергии в любом сочетании
    }

## Abilities: in a word or two, and in a sentence

ability-of = { $source }: { $deed }
ability-text = { $cost }: { $deed }
ability-set = сделать { $n }
ability-set-text = Поверните один невыставленный кубик на грань { $n }.
ability-add = +{ $n }
ability-add-text = Увеличьте один невыставленный кубик ровно на { $n }.
ability-subtract = −{ $n }
ability-subtract-text = Уменьшите один невыставленный кубик ровно на { $n }.
ability-shift = ±{ $n }
ability-shift-text = Увеличьте или уменьшите один невыставленный кубик ровно на { $n }.
ability-raise = + любое
ability-raise-text = Увеличьте один невыставленный кубик на любое число.
ability-lower = − любое
ability-lower-text = Уменьшите один невыставленный кубик на любое число.
ability-shield =
    { $n ->
        [one] { $n } щит
        [few] { $n } щита
       *[other] { $n } щитов
    }
ability-shield-text =
    { $n ->
        [one] { $n } щит.
        [few] { $n } щита.
       *[other] { $n } щитов.
    }
ability-hit-box = попадание
ability-hit-box-text =
    Попадите в один открытый символ демона{ $open ->
        [0] { "" }
       *[other] , у которого открыто ровно { $open }
    }{ $boxes_min ->
        [0] { "" }
       *[other] , а всего символов не меньше { $boxes_min }
    }. Кубик не нужен.
ability-overkill = сокрушение
ability-overkill-text = Поверните один невыставленный кубик на любую грань и выставьте его; если демон уничтожен, попадите в один открытый символ другого, у которого открыто 2 или больше.
ability-strike-again = новый удар
ability-strike-again-text = Сразу после того, как выставлен кубик: его попадание остаётся маркером урона, а сам кубик, не меняясь, снова становится невыставленным.

## Demons and the cards of the last battle

foe-front = Символы кубиков: { $boxes }. Урон: { $damage }.
foe-back = Даёт: { $levels }. Предмет: { $type }, { $needs }.
penalty-choice =
    { $penalty } { $wounds ->
        [one] Или получите { $wounds } повреждение.
        [few] Или получите { $wounds } повреждения.
       *[other] Или получите { $wounds } повреждений.
    }
penalty-then = { $first } { $rest }
penalty-lose-stamina = Потеряйте 1 маркер выносливости из резерва.
penalty-lose-focus = Потеряйте 1 маркер энергии из резерва.
penalty-lose-either = Потеряйте 1 маркер выносливости или энергии из резерва.
penalty-lose-blessing = Потеряйте 1 благословение.
penalty-spoil-box =
    { $box ->
        [red] Испортите навсегда одну пустую красную ячейку способности.
        [blue] Испортите навсегда одну пустую синюю ячейку способности.
        [purple] Испортите навсегда одну пустую фиолетовую ячейку способности.
       *[any] Испортите навсегда одну пустую ячейку способности.
    }
penalty-fewer-dice =
    { $n ->
        [one] В следующем сражении бросьте на { $n } золотой кубик меньше.
        [few] В следующем сражении бросьте на { $n } золотых кубика меньше.
       *[other] В следующем сражении бросьте на { $n } золотых кубиков меньше.
    }
penalty-more-damage = В следующем сражении получите на { $n } ед. урона больше.
penalty-shorten-life = Укоротите шкалу здоровья снизу на { $n }.
penalty-heal = Восстановите { $n } ед. здоровья.
penalty-lose-potion = Выпейте зелье и потеряйте маркер, который оно возвращает.
penalty-pay-box = Оплатите одну ячейку способности без её эффекта.
penalty-reroll-face = Перебрасывайте невыставленные кубики со значением { $face }, пока такие есть.
penalty-spend-rage = Потратьте один активный жетон ярости.
penalty-lose-die = Потеряйте один невыставленный кубик до конца сражения.
penalty-only-changed-dice = В этом сражении в эту карту попадают только изменённые кубики.

## Items

item-kind = { $type }, { $gems }
item-flames = Пока надето, ещё { $markers }.

## What skills do

skill-tile = { $markers } навсегда.
perk-damage =
    { $least ->
        [0] Каждый живой демон наносит на { $n } ед. урона меньше.
        [1] Каждый живой демон, в которого попали, наносит на { $n } ед. урона меньше.
       *[other] Каждый живой демон, у которого попаданий не меньше { $least }, наносит на { $n } ед. урона меньше.
    }
perk-potion-slots =
    { $n ->
        [one] Ещё { $n } ячейка зелья.
        [few] Ещё { $n } ячейки зелий.
       *[other] Ещё { $n } ячеек зелий.
    }
perk-shield-more =
    { $n ->
        [one] Первая способность со щитами в каждом сражении даёт на { $n } щит больше.
        [few] Первая способность со щитами в каждом сражении даёт на { $n } щита больше.
       *[other] Первая способность со щитами в каждом сражении даёт на { $n } щитов больше.
    }
perk-rage-tokens =
    { $n ->
        [one] Ещё { $n } жетон ярости, сразу активный.
        [few] Ещё { $n } жетона ярости, сразу активные.
       *[other] Ещё { $n } жетонов ярости, сразу активные.
    } За сражение по-прежнему восстанавливается только один.
perk-gems-needed =
    { $n ->
        [one] Чтобы надеть предмет ({ $type }), нужно на { $n } кристалл меньше, но не меньше { $floor }.
        [few] Чтобы надеть предмет ({ $type }), нужно на { $n } кристалла меньше, но не меньше { $floor }.
       *[other] Чтобы надеть предмет ({ $type }), нужно на { $n } кристаллов меньше, но не меньше { $floor }.
    }
perk-hit-box-rest-end =
    В конце отдыха: попадите в один открытый символ демона{ $open ->
        [0] .
       *[other] , у которого открыто не меньше { $open }.
    }
perk-hit-box-row-laid =
    Как только выложен ваш ряд: попадите в один открытый символ его первой карты{ $open ->
        [0] .
       *[other] , если открыто не меньше { $open }.
    }
perk-recover-gained = При получении: { $markers } возвращается из ячеек способностей.
perk-recover-before-roll = Раз за сражение, перед броском: { $markers } возвращается из ячеек способностей.
perk-recover-attack-end =
    { $least ->
        [0] Раз за сражение, в конце атаки: { $markers } возвращается из ячеек способностей.
        [1] Раз за сражение, если в атаке уничтожен демон: { $markers } возвращается из ячеек способностей.
       *[other] Раз за сражение, если в атаке уничтожено демонов не меньше { $least }: { $markers } возвращается из ячеек способностей.
    }
perk-take-potion = При получении: { $potions }, пока есть свободные ячейки.
perk-shield-potions-drunk =
    { $n ->
        [one] Блокирование: { $n } щит за каждое зелье, выпитое перед этим броском{ $most ->
            [99] .
           *[other] , не больше { $most }.
        }
        [few] Блокирование: { $n } щита за каждое зелье, выпитое перед этим броском{ $most ->
            [99] .
           *[other] , не больше { $most }.
        }
       *[other] Блокирование: { $n } щитов за каждое зелье, выпитое перед этим броском{ $most ->
            [99] .
           *[other] , не больше { $most }.
        }
    }
perk-shield-unplaced-dice =
    { $n ->
        [one] Блокирование: { $n } щит за каждый невыставленный кубик{ $most ->
            [99] .
           *[other] , не больше { $most }.
        }
        [few] Блокирование: { $n } щита за каждый невыставленный кубик{ $most ->
            [99] .
           *[other] , не больше { $most }.
        }
       *[other] Блокирование: { $n } щитов за каждый невыставленный кубик{ $most ->
            [99] .
           *[other] , не больше { $most }.
        }
    }
perk-shift-die = Каждый раз, когда в вашей атаке уничтожен демон: можно сразу изменить один невыставленный кубик ровно на { $n }.
perk-reroll =
    { $n ->
        [1] Раз за сражение, после броска: перебросьте один из своих кубиков.
       *[other] Раз за сражение, после броска: перебросьте вместе до { $n } своих кубиков.
    }
perk-sell-for-level =
    { $n ->
        [one] Раз за отдых, кроме последнего: сбросьте предмет из мешка и получите { $n } уровень цвета одного из его кристаллов.
        [few] Раз за отдых, кроме последнего: сбросьте предмет из мешка и получите { $n } уровня цвета одного из его кристаллов.
       *[other] Раз за отдых, кроме последнего: сбросьте предмет из мешка и получите { $n } уровней цвета одного из его кристаллов.
    }
perk-set-die =
    { $to ->
        [other-die] { $faces ->
            [any] Раз за сражение: поверните один невыставленный кубик на грань другого своего кубика, выставленного или нет.
           *[other] Раз за сражение: поверните один невыставленный кубик со значением { $faces } на грань другого своего кубика, выставленного или нет.
        }
        [opposite] { $faces ->
            [any] Раз за сражение: переверните один невыставленный кубик, чтобы вместо n стало 7 − n.
           *[other] Раз за сражение: переверните один невыставленный кубик со значением { $faces }, чтобы вместо n стало 7 − n.
        }
       *[any] { $faces ->
            [any] Раз за сражение: поверните один невыставленный кубик на любую грань.
           *[other] Раз за сражение: поверните один невыставленный кубик со значением { $faces } на любую грань.
        }
    }
perk-silver-die-focus-pool = Бросайте и серебряный кубик, если в резерве не меньше { $least } ед. энергии.
perk-silver-die-stamina-pool = Бросайте и серебряный кубик, если в резерве не меньше { $least } ед. выносливости.
perk-silver-die-potions-drunk =
    { $least ->
        [1] Бросайте и серебряный кубик, если перед броском вы выпили зелье.
       *[other] Бросайте и серебряный кубик, если перед броском вы выпили зелий не меньше { $least }.
    }
perk-silver-die-rage-active =
    { $least ->
        [1] Бросайте и серебряный кубик, пока ваш жетон ярости активен.
       *[other] Бросайте и серебряный кубик, пока у вас активно жетонов ярости не меньше { $least }.
    }
perk-silver-die-equal-faces = Бросайте и серебряный кубик, если не меньше { $least } ваших кубиков показывают одну грань.
all-stamina = вся выносливость
all-focus = вся энергия

## Blessings and start cards

blessing-gain-stamina-text = Один раз, в любой момент начиная с ответа Повелителя Демонов: ещё { $n } ед. выносливости.
blessing-gain-focus-text = Один раз, в любой момент начиная с ответа Повелителя Демонов: ещё { $n } ед. энергии.
blessing-attack = Один раз, в атаке. { $deed }
blessing-block = Один раз, при блокировании. { $deed }
start-card = { $gem }, { $from } → { $to }

## Kinds of demons

demon-cinderling = Зольник
    .acc = Зольника
    .gen = Зольника
    .ins = Зольником
demon-rotling = Гнильник
    .acc = Гнильника
    .gen = Гнильника
    .ins = Гнильником
demon-rimebone = Ледокост
    .acc = Ледокоста
    .gen = Ледокоста
    .ins = Ледокостом
demon-ashmauler = Пепло­дробитель
    .acc = Пеплодробителя
    .gen = Пеплодробителя
    .ins = Пеплодробителем
demon-plaguefang = Чумоклык
    .acc = Чумоклыка
    .gen = Чумоклыка
    .ins = Чумоклыком
demon-frost-reaver = Морозный налётчик
    .acc = Морозного налётчика
    .gen = Морозного налётчика
    .ins = Морозным налётчиком
demon-pyre-tyrant = Тиран костров
    .acc = Тирана костров
    .gen = Тирана костров
    .ins = Тираном костров
demon-gorge-maw = Ненасытная пасть
    .acc = Ненасытную пасть
    .gen = Ненасытной пасти
    .ins = Ненасытной пастью
demon-hollow-king = Пустой король
    .acc = Пустого короля
    .gen = Пустого короля
    .ins = Пустым королём

# What each demon is called beside its name: many share one.
foe-r1-01-flavour = Закопчённый
foe-r1-02-flavour = Поджигатель
foe-r1-03-flavour = Пожиратель искр
foe-r1-04-flavour = Тлеющий
foe-r1-05-flavour = из последнего очага
foe-r1-06-flavour = Трескучий
foe-r1-07-flavour = Похититель трута
foe-r1-08-flavour = Недогоревший
foe-r1-09-flavour = из холодной печи
foe-r1-10-flavour = Мерцающий
foe-r1-11-flavour = Угольноглазый
foe-r1-12-flavour = Непотушенный
foe-r2-01-flavour = Вышибатель дверей
foe-r2-02-flavour = из шлаковых ям
foe-r2-03-flavour = Дважды кованный
foe-r2-04-flavour = Кузнечный мех
foe-r2-05-flavour = Рождённый на наковальне
foe-r2-06-flavour = Бык
foe-r2-07-flavour = с разорванной цепью
foe-r2-08-flavour = Угольное сердце
foe-r2-09-flavour = Чемпион ямы
foe-r3-01-flavour = Увенчанный пламенем
foe-r3-02-flavour = Хозяин девяти костров
foe-r3-03-flavour = Сжигатель садов
foe-r3-04-flavour = Красный приговор
foe-r3-05-flavour = Непрощающий
foe-r3-06-flavour = Последний факел
foe-r3-07-flavour = из стеклянной пустыни
foe-g1-01-flavour = Капающий
foe-g1-02-flavour = Заплесневелый
foe-g1-03-flavour = из сырого погреба
foe-g1-04-flavour = Чавкающий
foe-g1-05-flavour = Рождённый в канаве
foe-g1-06-flavour = Приторный
foe-g1-07-flavour = Поганка
foe-g1-08-flavour = Нарыв
foe-g1-09-flavour = из чёрного колодца
foe-g1-10-flavour = Медлительный
foe-g1-11-flavour = Грызун
foe-g1-12-flavour = Дитя трясины
foe-g2-01-flavour = Желтозубый
foe-g2-02-flavour = из лихорадочных лесов
foe-g2-03-flavour = Трёхлапый
foe-g2-04-flavour = Ночной вой
foe-g2-05-flavour = Король блох
foe-g2-06-flavour = Глодающий
foe-g2-07-flavour = из больного стада
foe-g2-08-flavour = Парша
foe-g2-09-flavour = Пёс-трупоед
foe-g3-01-flavour = Бездонная
foe-g3-02-flavour = Глотающая телеги
foe-g3-03-flavour = с затонувшей мельницы
foe-g3-04-flavour = Вечно голодная
foe-g3-05-flavour = Пожирающая колокола
foe-g3-06-flavour = Зелёная могила
foe-g3-07-flavour = Широкая
foe-b1-01-flavour = Ломкий
foe-b1-02-flavour = Стучащий зубами
foe-b1-03-flavour = с замёрзшего брода
foe-b1-04-flavour = Заиндевелый
foe-b1-05-flavour = Беспалый
foe-b1-06-flavour = Гремящий
foe-b1-07-flavour = Первый мороз
foe-b1-08-flavour = из мелкой могилы
foe-b1-09-flavour = Бледный
foe-b1-10-flavour = Сосулька
foe-b1-11-flavour = Боящийся оттепели
foe-b1-12-flavour = Ослеплённый снегом
foe-b2-01-flavour = из зимнего похода
foe-b2-02-flavour = Режущий паруса
foe-b2-03-flavour = Белое безмолвие
foe-b2-04-flavour = Грызущий щит
foe-b2-05-flavour = из долгой ночи
foe-b2-06-flavour = Клятвопреступник
foe-b2-07-flavour = Серое весло
foe-b2-08-flavour = Отнимающий дыхание
foe-b2-09-flavour = Идущий по сугробам
foe-b3-01-flavour = Лишённый трона
foe-b3-02-flavour = из пустого зала
foe-b3-03-flavour = Король подо льдом
foe-b3-04-flavour = Последний наследник
foe-b3-05-flavour = Глухой голос
foe-b3-06-flavour = Корона осколков
foe-b3-07-flavour = Непогребённый

## Attacks of the Demon Lord

attack-whispers = Шёпот
attack-stolen-light = Украденный свет
attack-clouded-mind = Помутнение разума
attack-twisted-will = Искажённая воля
attack-corrosion = Разъедание
attack-grasping-dark = Хваткая тьма
attack-shadow-of-death = Тень смерти
attack-broken-vow = Нарушенный обет
attack-rain-of-embers = Дождь углей
attack-hunger-of-the-pit = Голод преисподней
attack-crushing-dread = Давящий ужас
attack-cruel-mercy = Жестокая милость
attack-rusted-steel = Ржавая сталь
attack-spilled-vial = Разлитый фиал

## Fury cards

fury-fu-01 = Иссушающий взор
fury-fu-02 = Железная дань
fury-fu-03 = Плата душами
fury-fu-04 = Искажающий вой
fury-fu-05 = Зыбучие пески
fury-fu-06 = Ложное знамение
fury-fu-07 = Насмешка судьбы
fury-fu-08 = Издева­тельский смех
fury-fu-09 = Холодное презрение
fury-fu-10 = Взмах когтей
fury-fu-11 = Цепь пепла
fury-fu-12 = Жадная тень
fury-fu-13 = Покров лжи
fury-fu-14 = Зеркальный зал
fury-fu-15 = Огненное дыхание
fury-fu-16 = Вопль проклятых
fury-fu-17 = Едкий плевок
fury-fu-18 = Разверстая пасть

## Heroes, each with how the hero plays

hero-huntress = Охотница
    .nom = Охотница
    .acc = Охотницу
    .gen = Охотницы
    .dat = Охотнице
    .ins = Охотницей
hero-huntress-text = Меткость и подготовка: полные резервы, раненая добыча, один верный выстрел.
hero-huntress-flavour = Она не уберегла свою долину и теперь ведёт счёт тому, что её сожгло.
hero-outlaw = Изгнанник
    .nom = Изгнанник
    .acc = Изгнанника
    .gen = Изгнанника
    .dat = Изгнаннику
    .ins = Изгнанником
hero-outlaw-text = Зелья как топливо: ещё один кубик, щиты, грязные уловки, добыча в обмен на уровни.
hero-outlaw-flavour = Королевский яд его не убил; теперь он на завтрак пьёт и похуже.
hero-slayer = Палач
    .nom = Палач
    .acc = Палача
    .gen = Палача
    .dat = Палачу
    .ins = Палачом
hero-slayer-text = Выносливость и ярость: держит удары, платит за атаки силами, гневается за двоих.
hero-slayer-flavour = Вырос на старых песнях об этом дне и устал его ждать.
hero-dancer = Танцовщица
    .nom = Танцовщица
    .acc = Танцовщицу
    .gen = Танцовщицы
    .dat = Танцовщице
    .ins = Танцовщицей
hero-dancer-text = Энергия и темп: повторяет, переворачивает и снова пускает в ход кубики, бьёт сериями, легко ранима.
hero-dancer-flavour = Старшая сестра возвращается за короной, шаг за выверенным шагом.

## Skills

skill-huntress-red-1 = Силок
skill-huntress-green-1 = Дикая кровь
skill-huntress-blue-1 = Вспышка силы
skill-huntress-red-2 = Закалка
skill-huntress-green-2 = Подрез сухожилий
skill-huntress-blue-2 = Твёрдая рука
skill-huntress-red-3 = Точно в сердце
skill-huntress-green-3 = Ястребиный глаз
skill-huntress-blue-3 = Ясный взор
skill-outlaw-red-1 = Перевязь
skill-outlaw-green-1 = Скупка
skill-outlaw-blue-1 = Бессонница
skill-outlaw-red-2 = Онемение
skill-outlaw-green-2 = Уличная смекалка
skill-outlaw-blue-2 = Бодрящий отвар
skill-outlaw-red-3 = Старые шрамы
skill-outlaw-green-3 = Шулерские кубики
skill-outlaw-blue-3 = Отрава
skill-slayer-red-1 = Железная шкура
skill-slayer-green-1 = Разгон
skill-slayer-blue-1 = Древние сказания
skill-slayer-red-2 = Бычье сердце
skill-slayer-green-2 = Сокрушение
skill-slayer-blue-2 = Запах крови
skill-slayer-red-3 = Двойной гнев
skill-slayer-green-3 = Трудный путь
skill-slayer-blue-3 = Хватка предков
skill-dancer-red-1 = Увёртка
skill-dancer-green-1 = Пируэт
skill-dancer-blue-1 = Грация
skill-dancer-red-2 = Долгая выучка
skill-dancer-green-2 = Двойной удар
skill-dancer-blue-2 = На бис
skill-dancer-red-3 = Зеркальный шаг
skill-dancer-green-3 = Внутренний ритм
skill-dancer-blue-3 = Поток

## Blessings

blessing-ember-of-strength = Искра силы
blessing-ember-of-thought = Искра мысли
blessing-guardian-wing = Крыло хранителя
blessing-rising-light = Восходящий свет
blessing-falling-star = Падающая звезда

## Names of items

item-smiths-hammer = Молот кузнеца
item-scribes-gloves = Перчатки писца
item-thornweave-vest = Терновый жилет
item-kettle-helm = Шлем-котелок
item-marching-boots = Походные сапоги
item-quilted-robe = Стёганый халат
item-gravediggers-gloves = Перчатки могиль­щика
item-yew-cudgel = Тисовая дубинка
item-militia-spear = Копьё ополченца
item-couriers-boots = Сапоги гонца
item-glass-knife = Стек­лянный нож
item-antlered-hood = Рогатый капюшон
item-pilgrims-circlet = Венец паломника
item-apprentices-wand = Жезл ученика
item-weavers-gloves = Перчатки ткача
item-splintered-buckler = Треснув­ший баклер
item-mosswalkers = Моховые башмаки
item-feathered-cap = Шапка с пером
item-hobnailed-boots = Подко­ванные сапоги
item-brawlers-wraps = Бинты драчуна
item-boiled-leather = Варёная кожа
item-needle-dagger = Кинжал-игла
item-barkcloth-coat = Лубяной кафтан
item-serpent-whip = Змеиный хлыст
item-archers-bracer = Наруч лучника
item-veterans-sallet = Салад ветерана
item-seers-hood = Капюшон провидца
item-bone-ring-shirt = Рубаха из костяных колец
item-scouts-bow = Лук развед­чика
item-studded-mitts = Шипо­ванные рука­вицы
item-moonlit-mantle = Лунная мантия
item-notched-axe = Зазуб­ренный топор
item-hunting-sickle = Охотничий серп
item-trappers-boots = Сапоги зверолова
item-silk-slippers = Шёлковые туфли
item-woodcutters-hatchet = Топорик дровосека
item-wardens-greathelm = Большой шлем стража
item-visor-of-embers = Забрало углей
item-conjurers-gloves = Перчатки чародея
item-windrunners = Бегущие по ветру
item-veil-of-mist = Туманная вуаль
item-ironshod-treads = Окованные ботинки
item-druids-staff = Посох друида
item-tower-shield = Башенный щит
item-runed-sabre = Руни­ческая сабля
item-serpent-bow = Змеиный лук
item-boar-tusk-helm = Шлем с кабаньими клыками
item-oracles-diadem = Диадема оракула
item-gladiators-plate = Латы гладиа­тора
item-acrobats-shoes = Туфли акробата
item-sure-foot-greaves = Поножи твёрдой поступи
item-twin-stilettos = Парные стилеты
item-thorn-flail = Терновый цеп
item-ogre-knuckles = Кастет огра
item-poachers-grips = Хватка брако­ньера
item-sandals-of-the-long-road = Сандалии долгой дороги
item-templars-mail = Кольчуга храмов­ника
item-headsmans-sword = Меч палача
item-scalehide = Чешуй­чатая шкура
item-duelists-gauntlets = Перчатки дуэлянта
item-warhammer-of-oaths = Боевой молот клятв
item-mask-of-leaves = Маска из листьев
item-star-tipped-wand = Жезл со звездой
item-wildheart-claws = Когти дикого сердца
item-dragonbone-cuirass = Кираса из драконьей кости
item-comet-striders = Поступь кометы
item-titans-fists = Кулаки титана
item-moonsilver-glaive = Глефа лунного серебра
item-lionheart-helm = Шлем Львиное Сердце
item-sceptre-of-stars = Скипетр звёзд
item-dawnbreaker = Вестник рассвета
item-hands-of-fate = Руки судьбы
item-stormcaller = Зовущий бурю
item-aegis-of-the-first-king = Эгида первого короля
item-astral-tiara = Астраль­ная тиара
item-heartwood-plate = Латы из сердце­вины древа
item-seven-hill-boots = Семи­холмовые сапоги
item-shroud-of-quiet = Саван тишины
item-bulwark-of-thorns = Терновый оплот
item-whisper-the-last-arrow = Шёпот, последняя стрела
item-bloodmoon-axe = Топор кровавой луны
item-earthshakers = Сотряса­тели земли
item-spellbinders-grasp = Хватка закли­нателя
item-crown-of-three-dawns = Корона трёх рассветов

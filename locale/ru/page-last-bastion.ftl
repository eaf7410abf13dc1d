# Last Bastion in the page: short words for its boards, cards and fights.

page-heroes = Герои
page-board = Бастион и орды

## Moments, in a few words

page-opening-line = Девять тайлов, четыре орды, одна ночь. Держитесь, пока не падёт последний полководец.
page-moment-beaten = Пал враг: { $card }
page-moment-grasp = Власть зла захватывает { $tile_acc }
page-moment-shadow = Власть зла настигает { $hero_acc }
page-moment-warlord = Приходит { $card }
page-moment-fall = { $hero_nom } выходит из строя
page-moment-death = { $hero_nom } погибает
page-moment-return = { $hero_nom } снова в строю
page-moment-won = Последний удар
page-moment-lost = Бастион пал

## Danger

page-calm = В бастионе тихо
page-holding = Бастион держится
page-grasped-of = Тайлов во власти зла: { $count } из { $most }; при { $most } игра проиграна.
page-falls-in =
    { $turns ->
        [0] Бастион падёт в этот ход
        [1] Бастион падёт в следующий ход
        [one] Бастион падёт через { $turns } ход
        [few] Бастион падёт через { $turns } хода
       *[other] Бастион падёт через { $turns } ходов
    }
page-may-fall-in =
    { $turns ->
        [0] Бастион может пасть в этот ход
        [1] Бастион может пасть в следующий ход
        [one] Бастион может пасть через { $turns } ход
        [few] Бастион может пасть через { $turns } хода
       *[other] Бастион может пасть через { $turns } ходов
    }
page-hurts-in =
    { $turns ->
        [0] Герой в опасности сейчас
        [1] Герой в опасности в следующий ход
        [one] Герой в опасности через { $turns } ход
        [few] Герой в опасности через { $turns } хода
       *[other] Герой в опасности через { $turns } ходов
    }
page-dangers-all =
    { $count ->
        [1] Угроза подробно
       *[other] Все угрозы: { $count }
    }
page-dangers-title = Угрозы двух ближайших раундов
page-danger-certain = Наверняка, если не вмешаться.
page-danger-possible = Возможно: решают кубики и карты.
page-omen-in =
    { $turns ->
        [0] Сейчас: { $omen }
        [1] Следующий ход: { $omen }
        [one] Через { $turns } ход: { $omen }
        [few] Через { $turns } хода: { $omen }
       *[other] Через { $turns } ходов: { $omen }
    }
page-coming-up = Что дальше
page-nothing-foretold = Ничего, что можно предвидеть.
page-more-omens = … и ещё { $count }

## What an action would lead to

page-then-stands = { $hero }: { $tile_at }.
page-then-up = { $hero }: снова на ногах.
page-then-lies = { $hero }: лежит.
page-then-life = { $hero }: жизнь { $change }.
page-then-tokens = { $hero }: { $tokens }.
page-then-token = { $change } { $token }
page-then-condition =
    { $condition ->
        [dead] { $hero }: гибель.
        [out] { $hero }: вне строя.
        [wounded] { $hero }: рана.
       *[other] { $hero }: снова в строю.
    }
page-then-shadowed = { $hero }: способность во власти зла.
page-then-unshadowed = { $hero }: способность снова свободна.
page-then-grasped = Во власти зла: { $tile }.
page-then-freed = Снова свободно: { $tile }.
page-then-leaves = { $card } уходит.
page-then-lies-at = { $card } лежит { $slot_at }.
page-then-needs = { $card }: нужно { $count }.
page-then-needs-more =
    { $count ->
        [0] Пал враг: { $card }.
       *[other] { $card }: нужно ещё { $count }.
    }
page-then-haunted = Власть зла { $card_at }.
page-then-unhaunted = Власть зла уходит { $card_off }.
page-then-netted = Под сетью: { $effect }.
page-then-trap = Ловушка { $slot_at }.
page-use-tile = Активировать тайл
page-ruin = { $chance }: бастион падёт

## Boards, slots, deck

page-your-board = Ваш планшет
page-neutral = Нейтральный
page-neutral-now = сейчас нейтральный
page-neutral-board = Нейтральный: { $board }
page-board-full = заполнен: { $deed }
page-full-board-when = Когда заняты все три слота, в свой ход планшет делает это, а карта не берётся.
page-slot = слот { $number }
page-slot-free = { $slot }, свободен
page-slot-trap = { $slot }, стоит ловушка
page-slot-faces = Рядом: { $tile }.
page-trap-set = Ловушка стоит
page-trap-text = Следующий размещённый здесь монстр сбрасывается без всяких эффектов.
page-deck = колода
page-discard = сброс
page-discard-label =
    { $count ->
        [1] Стопка сброса, одна карта
        [one] Стопка сброса, { $count } карта
        [few] Стопка сброса, { $count } карты
       *[other] Стопка сброса, { $count } карт
    }
page-discard-title = Стопка сброса: { $count }
page-discard-empty = Пока ничего не сброшено.
page-unseen =
    { $count ->
        [1] Ещё не появился один монстр.
        [one] Ещё не появился { $count } монстр.
        [few] Ещё не появились { $count } монстра.
       *[other] Ещё не появилось { $count } монстров.
    }
page-warlord-in =
    { $count ->
        [0] Полководец: следующая карта
        [one] Полководец: через { $count } карту
        [few] Полководец: через { $count } карты
       *[other] Полководец: через { $count } карт
    }
page-warlord-here = Полководец здесь
page-no-warlord-left = Полководцев в колоде нет
page-supply = Резерв
page-supply-of = { $count } × { $token } в резерве
page-pieces = Фигурки
page-pieces-home = Все на местах
page-piece-net = сеть
page-piece-trap = ловушка
page-piece-standard = знамя
page-piece-charm = колдов­ство
page-banner-less = { $banner }: −1
page-dice-locked =
    { $count ->
        [one] Заперт { $count } кубик
        [few] Заперто { $count } кубика
       *[other] Заперто { $count } кубиков
    }
page-equipment-barred = В боях без жетонов
page-last-roll = Последний бросок
page-no-roll = ещё нет
page-life = жетоны жизни: { $count }
page-calls = «Призыв к оружию»: { $count }
page-grasps = фигурки Власти зла в резерве: { $count }
page-grasp = Власть зла
page-grasp-coming = Власть зла на подходе
page-resistance = { $colour }, сопротивление { $value }
page-face = Грань: { $face }
page-corruption-die = Кубик упадка

## Tiles in a few words

page-tile-net = Сеть на эффект монстра
page-tile-tower = Сдвинуть или обменять 2 карты
page-tile-market = 2 кубика: взять эти жетоны
page-tile-tavern = Герою +1 жизнь и передвижение
page-tile-banner = Один цвет: сопротивление −1
page-tile-fountain = Убрать Власть зла, до 2
page-tile-dispensary = Дать жетон или вылечить героя
page-tile-tomb = 1 жизнь: убить монстра
page-tile-trap = Ловушка в слот планшета
page-tile-label =
    { $grasped ->
        [yes] { $heroes_count ->
            [0] { $tile }, во власти зла
           *[other] { $tile }, во власти зла, здесь: { $heroes }
        }
       *[no] { $heroes_count ->
            [0] { $tile }
           *[other] { $tile }, здесь: { $heroes }
        }
    }

## Heroes

page-no-hero-yet = героя пока нет
page-tile-place-1 = северо-западный угол
page-tile-place-2 = северная сторона
page-tile-place-3 = северо-восточный угол
page-tile-place-4 = западная сторона
page-tile-place-5 = центр
page-tile-place-6 = восточная сторона
page-tile-place-7 = юго-западный угол
page-tile-place-8 = южная сторона
page-tile-place-9 = юго-восточный угол
page-tile-faces =
    { $cards_count ->
        [0] карт рядом нет
       *[other] рядом: { $cards }
    }
page-tile-coming = сюда идёт Власть зла
page-faces-tile = рядом: { $tile }
page-is-warlord = полководец
page-is-haunted = с Властью зла
page-grasps-next = с Властью зла, которая дальше захватит { $tile_acc }
page-stands-at = { $tile_at }
page-acts-now = ходит сейчас
page-acts-in =
    { $turns ->
        [1] ходит далее
        [one] ходит через { $turns } ход
        [few] ходит через { $turns } хода
       *[other] ходит через { $turns } ходов
    }
page-has = { $count } × { $token }
page-has-nothing = нет жетонов
page-say-hero = { $hero }: { $tokens }.
page-say-card = { $card } ({ $colour }, сопротивление { $resistance }), рядом: { $tile }
page-say-board =
    { $full ->
        [yes] { $side ->
            [north] Север, { $board }, заполнен: { $cards }.
            [east] Восток, { $board }, заполнен: { $cards }.
            [south] Юг, { $board }, заполнен: { $cards }.
           *[west] Запад, { $board }, заполнен: { $cards }.
        }
       *[no] { $side ->
            [north] Север, { $board }: { $cards }.
            [east] Восток, { $board }: { $cards }.
            [south] Юг, { $board }: { $cards }.
           *[west] Запад, { $board }: { $cards }.
        }
    }
page-say-grasped = Во власти зла: { $tiles }.
page-say-deck = Карт в колоде: { $count }. { $warlord }.
page-hero-label = { $hero }, { $who }, жизни: { $life }
page-now = Сейчас
page-next = Далее
page-in-turns = Через { $turns }
page-out = вне строя
page-dead = гибель
page-wounded = рана
page-lies = лежит
page-lying = { $hero }, лежит
page-power-extra-move = Второе передвижение, можно отдать.
page-power-charm = Колдовство: карта орды −1 сопротивление.
page-power-falcon = Каждый ход 1 жетон на выбор.
page-power-valour = Может активировать тайл и сразиться.
page-power-prayer = Вместо передвижения убирает Власть зла.
page-power-reroll = Раз в ход перебрасывает любые кубики.
page-power-grey-die = Серый кубик в бою; без вредных выходных эффектов.
page-power-crossbows = Сражается по ряду и столбцу.
page-power-off-shadowed = Способность недоступна, пока здесь Власть зла
page-power-off-wounded = Рана: способность потеряна навсегда
page-power-off-out = Вне строя
page-power-off-dead = Гибель

## Cards

page-card-label = { $card }, { $colour }, сопротивление { $resistance }, { $slot }
page-drawn = только что из колоды
page-charmed = колдовство: сопротивление −1
page-bannered = знамя: сопротивление −1
page-one-less = сопротивление −1
page-die-locked = здесь лежит кубик
page-netted = Под сетью: не действует.
page-netted-effect = { $effect }, под сетью
page-column-effect = { $column }: { $deed }
page-no-effects = Без эффектов.
page-reaches = Власть зла пойдёт дальше { $tile_on }.
page-haunted = На карте Власть зла.
page-column-entrance = Один раз, как только карта легла.
page-column-recurring = В каждую фазу орды её планшета.
page-column-continuous = Всё время, для всех.
page-column-exit = Один раз, когда карта побеждена в бою.

## Deciding

page-tiles-lit =
    { $count ->
        [1] подсвечен один тайл
        [one] подсвечен { $count } тайл
        [few] подсвечены { $count } тайла
       *[other] подсвечено { $count } тайлов
    }
page-calls-left = любой тайл, осталось { $count }
page-deck-count = в колоде { $count }
page-discard-count = в сбросе { $count }
page-supply-and-pieces = Резерв, фигурки
page-call-spent =
    { $count ->
        [1] Это ваш последний «Призыв к оружию».
       *[other] Тратится 1 из { $count } ваших «Призывов к оружию».
    }
page-next-is = Далее: { $hero }
page-next-neutral = Далее: { $board }, нейтральный
page-both = Обе
page-odds-here = Бой отсюда:
page-odds-there = Бой оттуда:
page-odds-both = обе

## Fights

page-fight = Бой
page-fight-from = Бой { $tile_at }
page-fight-one = { $hero_nom } побеждает карту или отказывается. Непобеждённая остаётся на месте.
page-fight-two = { $hero_nom } побеждает одну карту, обе или ни одной. Непобеждённые остаются на месте.
page-foe-label = { $card }: попадания { $hits } из { $need }
page-hits-of =
    { $need ->
        [1] { $hits } из 1 попадания
       *[other] { $hits } из { $need } попаданий
    }
page-falls-by-itself = Побеждается без попаданий
page-would-fall = хватает: можно победить
page-white-does-not-count = белое здесь не считается
page-no-exit = После победы ничего не происходит.
page-dice = Кубики
page-rolling = бросок …
page-die-on = { $card_at }
page-die-any = любой цвет
page-die-free = на любую
page-die-miss = не подходит
page-die-surplus = лишний
page-die-keep = оставить
page-tokens-here = Жетоны героев на тайле
page-token-counts = +1 { $colour }
page-token-idle = не подходит
page-token-surplus = лишний
page-token-too-few = не хватает
page-no-tokens-here = На этом тайле нет жетонов.
page-where-this-can-go = Чем это может кончиться
page-exact = точно
page-line-reroll = { $cards }, если перебросить { $dice }
page-line-decline = Отказаться
page-line-decline-text = без затрат
page-line-tokens =
    { $count ->
        [1] Нужен ещё один жетон.
        [one] Нужен ещё { $count } жетон.
        [few] Нужно ещё { $count } жетона.
       *[other] Нужно ещё { $count } жетонов.
    }
page-line-dice = Кубиков и положенных жетонов хватает.
page-line-hopeless = С этим броском никак.
page-beat = Победить: { $cards }
page-finish = Добить: { $cards }
page-beat-both = Победить обе
page-finish-both = Добить обе
page-spend = Потратить: { $token }
page-spend-on = { $hero }, на { $card_acc }
page-with-tokens =
    { $count ->
        [0] хватает и так
        [1] кладёт один жетон
        [one] кладёт { $count } жетон
        [few] кладёт { $count } жетона
       *[other] кладёт { $count } жетонов
    }

## The end

page-end-won = Бастион выстоял!
page-end-lost = Бастион пал.
page-end-abandoned = Бастион оставлен.
page-last-blow = Ход { $turn }: { $hero_nom } побеждает { $card_acc }.
page-cards-left =
    { $count ->
        [0] Карт в колоде не осталось.
        [1] В колоде осталась одна карта.
        [one] В колоде осталась { $count } карта.
        [few] В колоде остались { $count } карты.
       *[other] В колоде осталось { $count } карт.
    }
page-score = Счёт
page-ledger-life =
    { $count ->
        [one] { $count } жетон жизни
        [few] { $count } жетона жизни
       *[other] { $count } жетонов жизни
    }
page-ledger-calls =
    { $count ->
        [0] Ни одного «Призыва к оружию»
        [one] { $count } жетон «Призыв к оружию»
        [few] { $count } жетона «Призыв к оружию»
       *[other] { $count } жетонов «Призыв к оружию»
    }
page-ledger-dead =
    { $count ->
        [0] Никто не погиб
        [one] { $count } погибший герой
        [few] { $count } погибших героя
       *[other] { $count } погибших героев
    }
page-ledger-grasped-tiles =
    { $count ->
        [0] Ни одного тайла во власти зла
        [one] { $count } тайл во власти зла
        [few] { $count } тайла во власти зла
       *[other] { $count } тайлов во власти зла
    }
page-warlords =
    { $count ->
        [1] один полководец
        [one] { $count } полководец
        [few] { $count } полководца
       *[other] { $count } полководцев
    }
page-each =
    { $points ->
        [-1] −1 очко за каждый
        [1] по 1 очку
        [2] по 2 очка
        [-3] −3 очка за каждого
        [-4] −4 очка за каждый
       *[other] очков за каждый: { $points }
    }
page-together = Итого
page-score-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
page-reached = Как далеко зашла игра
page-warlords-beaten = Побеждено полководцев
page-tiles-grasped = Тайлов во власти зла
page-heroes-standing = Героев в строю
page-deck-left = Осталось карт в колоде
page-of = { $count } из { $most }
page-who-did-what = Кто что сделал
page-turns =
    { $count ->
        [1] один ход
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
page-deed-beaten = Побеж­дено карт
page-deed-tokens = Потрачено жетонов
page-deed-tiles = Активи­ровано тайлов
page-deed-grasps = Убрано Власти зла
page-deed-lost = Потеряно жизней
page-left-with = Осталось
page-most = больше всех
page-best-kind =
    { $players ->
        [1] в одиночку, { $difficulty }
        [one] { $players } герой, { $difficulty }
        [few] { $players } героя, { $difficulty }
       *[other] { $players } героев, { $difficulty }
    }
page-best-first = Ваша первая такая победа ({ $kind }) в этом браузере.
page-best-new = Ваш лучший результат ({ $kind }); прежний: { $best }.
page-best-old = Ваш лучший результат ({ $kind }): { $best }.
page-luck =
    { $sign ->
        [more] Попаданий: { $hits }, кубиков: { $dice }; это на { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } больше ожидаемого: удачнее, чем в { $percent } из 100 таких партий.
        [fewer] Попаданий: { $hits }, кубиков: { $dice }; это на { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } меньше ожидаемого: удачнее, чем в { $percent } из 100 таких партий.
       *[same] Попаданий: { $hits }, кубиков: { $dice }; ровно сколько ожидалось.
    }
page-how-close = Как близко была беда
page-grasped-by-turn = тайлы во власти зла, ход за ходом
page-chart-label = Тайлы во власти зла (ходов: { $turns }), не больше { $most }
page-tiles-lost = тайлов { $count }: поражение
page-turn-one = ход 1
page-hero-falls = { $hero }: вне строя
page-close-text =
    { $highest ->
        [0] Ни один тайл ни разу не был во власти зла.
       *[other] { $turns ->
            [1] В худший момент { $highest } из { $most } тайлов, в течение одного хода.
            [one] В худший момент { $highest } из { $most } тайлов, в течение { $turns } хода.
            [few] В худший момент { $highest } из { $most } тайлов, в течение { $turns } ходов.
           *[other] В худший момент { $highest } из { $most } тайлов, в течение { $turns } ходов.
        }
    }

# Notes on what happens for the first time.
page-note-last-bastion-corruption = Это был бросок кубика упадка. Почти все грани вредят: жизнь, жетон, карта, Власть зла. Бросать его велят некоторые карты и заполненный жёлтый планшет.
page-note-last-bastion-last-life = У вас последний жетон жизни. Кто теряет его, выходит из строя. Лазарет вернёт героя, но без способности.
page-note-last-bastion-shadowed = На планшете вашего героя Власть зла: способность не действует, пока кто-нибудь её не уберёт.
page-note-last-bastion-tile-grasped = Тайл во власти зла: стоя на нём, его не активировать. Три таких тайла — поражение.
page-note-last-bastion-warlord = На планшете лежит полководец. Победите всех полководцев, и победа общая.
page-note-last-bastion-full-board = Ваш планшет заполнен. В каждый свой ход он не берёт карту, а делает нечто плохое. Победите одну из его карт.
page-note-last-bastion-haunted = На карте вашего планшета Власть зла. В следующий ход планшета она перейдёт на тайл перед картой. Победите карту раньше.
page-note-last-bastion-lying = Ваш герой лежит: следующее передвижение только поднимет его. Действовать можно.
page-note-last-bastion-token = У вас новый жетон. После броска он добавит попадание по карте своего цвета. Сначала посмотрите на кубики.
page-note-last-bastion-may-move = Действие сделано, передвижение ещё осталось. Порядок любой.
page-note-last-bastion-call = Можно потратить и «Призыв к оружию»: он активирует любой тайл издалека, сверх передвижения и действия.

# All cards of the box.
page-cards-monsters = Монстры
page-cards-warlords = Полководцы
page-cards-dice = Грани кубиков
page-cards-tiles = Тайлы бастиона

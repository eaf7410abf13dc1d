# Sanctum in the terminal: letters and short words of the drawing, and the table in words.

## The drawing in the terminal

draw-title = { $game } · { $difficulty } · { $phase }
draw-turn = ход { $turn } · { $hero }
draw-phase-setup = подготовка
draw-phase-journey = в пути
draw-phase-last-rest = последний отдых
draw-phase-answer = Повелитель Демонов отвечает
draw-phase-last-battle =
    { $round ->
        [0] последняя битва
       *[other] последняя битва, раунд { $round }
    }
draw-phase-over = конец
draw-none = –
draw-printed = база
draw-skill = навык
draw-slot-helmet = шлем
draw-slot-armour = доспех
draw-slot-gloves = руки
draw-slot-boots = обувь
draw-slot-weapon-1 = оруж. 1
draw-slot-weapon-2 = оруж. 2
letter-box-red = к
letter-box-blue = с
letter-box-purple = ф
letter-box-stamina = В
letter-box-focus = Э
draw-grave = смерть на { $grave }
draw-dice-count = кубики { $dice }
draw-rage = ярость
draw-pools = выносл. { $stamina }/{ $all_stamina }  энергия { $focus }/{ $all_focus }
draw-potions = зелья К{ $red } С{ $blue } из { $slots }
draw-gems = кристаллы
draw-more-damage = в следующем сражении урон больше на { $damage }
draw-blessings = благословения
draw-closed = ?
draw-pouch = Мешок:
draw-rolled = Кубики
draw-clash = урон { $damage }, щиты { $shields }: повреждения { $wounds }
draw-only-changed = только изменённые кубики
draw-act =
    Акт { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
draw-laid = карт у собора: { $laid }
draw-decks = Колоды
draw-goals = Достижения
draw-mastery-skill = навыки
draw-mastery-gem = кристаллы
draw-mastery-equipment = снаряжение
draw-mastery-level = уровень
draw-dead = гибель
draw-triumphant = победа над Повелителем Демонов
draw-counts = В{ $stamina } Э{ $focus } зелья { $potions } навыки { $skills } предметы { $items }
draw-fury = гнев
draw-lord = повел.
draw-lord-ahead =
    { $cards ->
        [0] Повелитель Демонов больше не ревёт.
        [one] Следующий рёв: { $cards } карта. Колода: { $deck }.
        [few] Следующий рёв: { $cards } карты. Колода: { $deck }.
       *[other] Следующий рёв: { $cards } карт. Колода: { $deck }.
    }
about = { $name }: { $text }
note-fells = падёт
note-gains = даёт { $skill_acc }
note-leaves = с навыка: { $skill }
note-wounds = { $wounds } из здоровья { $left }
note-penalty =
    { $steps ->
        [1] как выше
       *[other] всё вместе
    }
score-survived =
    { $rank }. { $hero }: здоровье { $life }, { $achievements ->
        [one] { $achievements } достижение
        [few] { $achievements } достижения
       *[other] { $achievements } достижений
    }
score-fallen =
    { $rank }. { $hero }: гибель, { $cards ->
        [one] побеждена { $cards } карта
        [few] побеждены { $cards } карты
       *[other] побеждено { $cards } карт
    }, { $hits ->
        [one] в следующей { $hits } попадание
        [few] в следующей { $hits } попадания
       *[other] в следующей { $hits } попаданий
    }

cli-welcome = Добро пожаловать на дорогу в Санктум. Enter принимает то, что в скобках.
cli-ask-players = Сколько героев, { $answers }? [{ $default }]
cli-no-odds = Сейчас о шансах сказать нечего.
odds-before = Шанс победить каждого, если всё потратить только на него: { $foes }
odds-rolled = С этими кубиками каждого по отдельности ещё можно победить: { $foes }
odds-all = всех
odds-rolled-none = С этими кубиками победить больше никого нельзя.
cli-help-actions = Наберите номер или само действие: «сразиться», «снарядиться капюшон»; хватит и начала слов. Enter снова покажет меню.
cli-help-marks = Знаки: [2] символ кубика, [×] попадание или порча, × использовано, ⚔ урон, [{ letter-box-red }] [{ letter-box-blue }] [{ letter-box-purple }] красная, синяя, фиолетовая ячейка способности, [{ letter-box-stamina }] [{ letter-box-focus }] на ней выносливость или энергия, ●○ ярость активна или спит, ✓ разблокировано или побеждено, * изменённый кубик, (4) выставленный кубик, ° серебряный кубик, ▣ сундук, ✚ божественное вмешательство.

## The table in words

tell-road = Дорога: { $act }, поле { $space }.
tell-set = На планшете: { $demons }.
tell-foe = { $foe }, { $levels }, открыто { $boxes }, урон { $damage }, предмет { $item }
tell-foe-beaten = { $foe }, { $levels }, все символы поражены, предмет { $item }
tell-dead = { $hero }: гибель.
tell-champion = { $hero }: здоровье { $life }, кубики { $dice }, ярость { $rage }, выносливость { $stamina }, энергия { $focus }, красные зелья { $red }, синие зелья { $blue }, демоны { $demons }, побеждено карт { $beaten }.
tell-slot = { $slot }: { $item }; { $abilities }.
tell-ability = { $deed }
tell-blocked = { $deed } (занято)
tell-skills = Разблокированные навыки: { $skills }.
tell-column = Кристаллы на навыках ({ $colour }): I { $first }, II { $second }, III { $third }.
tell-gems = Резерв кристаллов: красные { $red }, зелёные { $green }, синие { $blue }, белые { $white }.
tell-pouch = Мешок: { $items }.
tell-blessings = Благословения: { $blessings }.
tell-demon = Ваш демон: { $demon }.
tell-card = Карта { $place } вашего ряда: открыто { $boxes }, урон { $damage }.
tell-clash = Кубики: { $dice }. Урон { $damage }, щиты { $shields }.

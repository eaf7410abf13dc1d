# hordekeep lab: games by the thousand, and what they tell those who change cards.

cli-lab = Дать ботам сыграть много партий и сказать, что они показывают: что меняет дополнение, кто с чем побеждает, насколько партии напряжённы, почему одна из них сложилась именно так. Одна и та же команда даёт одни и те же числа везде, при любом числе процессов.
    .short = Измерять партии, дополнения и карты.
cli-balance = Сосчитать, как часто побеждают и выживают те, у кого был герой, карта, тайл, навык или что угодно другое, что считается, и отметить то, что выделяется. Всё рассматривается вместе, поэтому отмеченное дано с поправкой на число сравнений. Связь — ещё не причина: карту, которая приходит поздно, берут в длинных партиях.
    .short = Кто с чем побеждает и выживает.
cli-compare = Сыграть BASE и PACK с одними и теми же зёрнами и сказать, что отличается, с интервалом. BASE — игра или дополнение, PACK — другое дополнение той же игры. Где ещё ничего не ясно, говорится, сколько примерно партий понадобится ещё.
    .short = Что меняет дополнение, на одних и тех же зёрнах.
cli-curve = Показать, как меняются шансы по ходу партий: шансы будущих победителей ход за ходом, как часто меняется лидер, сколько длятся партии и насколько шансы оправдались.
    .short = Насколько партии напряжённы, ход за ходом.
cli-trace = Сыграть ту партию, которую SEED даёт в других командах, и показать, почему она сложилась именно так: ходы, изменившие больше всего, что в них решено и как выпали кубики.
    .short = Почему одна партия сложилась именно так.

# Options of several of these commands
cli-option-bots = Кто играет; несколько имён занимают места по очереди. Свой: my.py:Class, «run:COMMAND» для программы или установленный.
cli-option-seats = «rotate»: от партии к партии боты и названные герои сдвигаются на одно место; «keep»: остаются на своих местах.
cli-option-games = Сколько партий.
cli-option-seed = Зерно первой партии; у каждой следующей — следующее.
cli-option-jobs = Сколько процессов играет параллельно.
cli-option-resume = Хранить каждую партию в этом файле и не играть заново то, что там есть.
cli-option-csv = Записать числа как CSV.
cli-option-parquet = Записать числа как Parquet; нужны дополнительные зависимости «lab».
cli-option-html = Записать отчёт одной страницей с графиками.
cli-compare-content = Версия контента в основе обоих; если не указана, новейшая.
cli-compare-games = Сколько партий каждого: с каждым зерном играют оба.
cli-compare-until-decided = Остановиться, как только ясно, что одно из них выигрывают чаще.
cli-trace-journal = Записать журнал партии, для повтора и страницы.

cli-lab-no-parquet = Для Parquet нужна библиотека, которая не установлена: pip install hordekeep[lab]
cli-lab-no-chances = Чего стоит позиция в этой игре, никто сказать не может: { $game }
# $base, $pack: ids of games
cli-lab-other-game = Оба должны относиться к одной игре. Первое — { $base }, второе — { $pack }.

lab-written = Записано: { $file }
# $games, $wanted: numbers of games; $seats: number of seats; $bots: names; $difficulty: its name;
# $first, $last: seeds; $turned: yes or no
lab-lead =
    { $games ->
        [one] { $games } партия из { $wanted }
        [few] { $games } партии из { $wanted }
       *[other] { $games } партий из { $wanted }
    }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }, сложность: { $difficulty }. Боты: { $bots }. Зёрна от { $first } до { $last }{ $turned ->
        [yes] , места чередуются.
       *[no] , места как названы.
    }
lab-victories = Выиграно: { $share } % партий (интервал 95 %: { $between }). Выжило: { $survival } % всех героев.
# $count, $looks: numbers; $correction: a name; $named: things that stand out
lab-outliers =
    { $count ->
        [0] Ничто не выделяется; сравнений: { $looks }, поправка: { $correction }.
       *[other] Выделяется (сравнений: { $looks }, поправка: { $correction }): { $named }.
    }
lab-outlier-wins = { $thing } (победы)
lab-outlier-survival = { $thing } (выживание)
lab-more =
    { $count ->
        [one] … и ещё { $count }, менее показательное: всё есть в --csv и --html.
        [few] … и ещё { $count }, менее показательных: всё есть в --csv и --html.
       *[other] … и ещё { $count }, менее показательных: всё есть в --csv и --html.
    }

# Kinds of things
lab-kind-hero = Герои
lab-kind-pair = Пары героев
lab-kind-place = Места в порядке хода
lab-kind-warlord-drawn = Взятые полководцы
lab-kind-warlord-beaten = Побеждённые полководцы
lab-kind-card-drawn = Взятые монстры
lab-kind-card-beaten = Побеждённые монстры
lab-kind-tile-used = Активированные тайлы
lab-kind-skill = Разблокированные навыки
lab-kind-item-equipped = Надетые предметы
lab-kind-achievement = Полученные достижения
lab-kind-demon-drawn = Взятые демоны
lab-kind-demon-beaten = Уничтоженные демоны
lab-kind-lord-faced = Встреченные карты Повелителя Демонов
lab-kind-lord-beaten = Побеждённые карты Повелителя Демонов
lab-pair-together = вместе: { $one } и { $other }
lab-pair-against = { $one } против: { $other }
lab-place = Место { $place }
lab-seat = Место { $seat }
lab-side-all = Герои

# Columns of a table of things
lab-look-1 = Что
lab-look-2 = Случаи
lab-look-3 = Победы, %
lab-look-4 = Интервал 95 %
lab-look-5 = Без этого, %
lab-look-6 = Разница, пункты
lab-look-7 = p, с поправкой
lab-look-8 = Выжили, %

# Columns and rows of a comparison
lab-measure-1 = Мера
lab-measure-2 = Основа
lab-measure-3 = Дополнение
lab-measure-4 = Разница
lab-measure-5 = p, с поправкой
lab-measure-6 = Вывод
lab-of-victory = Выигранные партии, %
lab-of-survival = Выжившие герои, %
lab-of-turns = Ходы
lab-of-decisions = Решения
lab-of-first = Победы начинающего, %
lab-of-hero = Победы: { $hero }, %
lab-of-hero-survival = Выживание: { $hero }, %
lab-verdict-more = с дополнением больше
lab-verdict-less = с дополнением меньше
lab-verdict-same = одинаково в каждой партии
lab-verdict-more-games =
    { $games ->
        [one] неясно: понадобится ещё около { $games } партии
        [few] неясно: понадобится ещё около { $games } партий
       *[other] неясно: понадобится ещё около { $games } партий
    }
lab-verdict-small = неясно: если отличие есть, то меньше { $spread }
lab-decided = Ясно, что одно из них выигрывают чаще, поэтому остальное не играется.

# The course of games
lab-turn = Ход
lab-games = Партии
lab-ahead-team = Выигранные партии, %
lab-behind-team = Проигранные партии, %
lab-ahead-rival = Будущий победитель, %
lab-behind-rival = Лучший из остальных, %
lab-quartiles = Шансы победить в начале хода: медиана и средняя половина всех партий.
# $median, $low, $high: numbers of turns; $changes: how often
lab-length = Медиана длины партии в ходах: { $median } (у половины от { $low } до { $high }). Смен лидера за партию: { $changes }.
lab-last-change = В последний раз лидер меняется в среднем после { $share } % партии.

# One game
# $seed: a number; $ending: a sentence; $turns: number of turns; $count: number of winners
lab-trace-end = Зерно { $seed }, { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }. { $ending }{ $count ->
        [0] { "" }
       *[other] { " " }Победа: { $winners }.
    }
lab-swings = Ходы, изменившие больше всего
lab-swing-1 = Ход
lab-swing-2 = Чей шанс
lab-swing-3 = До, %
lab-swing-4 = После, %
lab-swing-5 = Пункты
lab-swing-6 = Попадания / ожидание
lab-decisions = Что решено
lab-turn-choices = Ход { $turn }: { $choices }
lab-choice = { $seat }: { $action }
lab-choice-next = ;{ " " }
lab-choices-before =
    { $count ->
        [one] до этого { $count } выбор
        [few] до этого { $count } выбора
       *[other] до этого { $count } выборов
    }
lab-no-choice = Выбирать было нечего.
lab-luck = Как выпали кубики
lab-luck-1 = Место
lab-luck-2 = Кубики
lab-luck-3 = Попадания
lab-luck-4 = Ожидание
lab-luck-5 = Удачнее, чем, %

# Pages
lab-balance-title = { $game }: сбалансировано ли?
lab-compare-title = Что меняется от { $base } к { $pack }?
lab-curve-title = { $game }: насколько напряжённо?
lab-trace-title = { $game }, зерно { $seed }: почему так?
lab-finding-victories = Как часто выигрывают
lab-finding-outliers = Что выделяется
lab-finding-length = Сколько это длится
lab-finding-lead = Когда всё решается
lab-finding-turn = Ход { $turn }, пунктов: { $swing }
lab-plot-hero-wins = Кто побеждает
lab-plot-hero-survival = Кто выживает
lab-plot-place-wins = Кто побеждает, по месту в порядке хода
lab-plot-place-survival = Кто выживает, по месту в порядке хода
lab-plot-note = Доли в процентах с интервалами 95 %; пунктир — среднее по всем. Ромб выделяется после поправки на число сравнений: { $looks }.
lab-plot-tension = Насколько это напряжённо
lab-plot-tension-note = Шансы победить в начале хода, в процентах: медиана линией, средняя половина всех партий полосой.
lab-plot-length = Сколько длятся партии
lab-plot-length-note = Партии по числу ходов; под каждым столбиком наименьшее число ходов, которое он учитывает.
lab-plot-shares = Доли
lab-plot-lengths = Длина
lab-plot-compare-note = Разница: дополнение минус основа, с интервалами 95 %; пунктир — без изменений. Ромб — решено.
lab-compare-table = Все меры
lab-compare-note = На одних и тех же зёрнах. Разница доказана, если она остаётся после поправки на число мер: { $looks }.
lab-table-note = «Без этого» — те, у кого этого не было. Связь — ещё не причина.
lab-calibration = Оправдались ли шансы?
lab-calibration-note = В начале каждого хода назывался чей-то шанс; доля тех, кто потом победил, должна быть близка к нему.
lab-calibration-1 = Сказано, %
lab-calibration-2 = Случаи
lab-calibration-3 = Сказано в среднем, %
lab-calibration-4 = Победы, %
lab-plot-chances = Шансы победить
lab-plot-chances-note = В начале каждого хода, в процентах.
lab-luck-note = Кубик попадает, если засчитывается против врага таким, как выпал. «Удачнее, чем» — доля партий с теми же кубиками, где попаданий было бы меньше.
lab-turns = Ход за ходом
lab-turns-note = Чей шанс больше всего изменился в каждый ход и что решено там, где был выбор.
lab-foot = Один файл, ничего не загружается. Команда выше снова даст те же числа.

# Many machines
cli-option-cluster = Играть на Dask: на этом компьютере или на кластере, планировщик которого находится по адресу ADDRESS (например, tcp://10.0.0.5:8786). Нужны дополнительные зависимости «cluster».
cli-lab-no-dask = Кластеру нужна библиотека, которая не установлена: pip install hordekeep[cluster]
cli-lab-no-cluster = Кластер не отвечает: { $address }. С --resume сыгранное сохраняется.
cli-lab-other-engine = У процессов кластера другая версия Hordekeep: { $address }
cli-lab-dead-workers = Процессы кластера раз за разом падали на одних и тех же партиях: { $address }. С --resume сыгранное сохраняется.
lab-dashboard = Панель: { $link }

# Data sets
cli-dataset = Сыграть партии и записать их в новую папку DIR: журналы, каждое решение строкой (что место могло знать, что могло сделать, что сделало и что получило) и описание данных.
    .short = Записать партии как данные для обучающихся программ.
cli-dataset-form = Как записать строки: parquet (нужны дополнительные зависимости «lab») или jsonl; без указания parquet, где это возможно.
lab-dataset-done = Записано: { $folder }. Партии: { $games }, строки: { $rows }.
dataset-title = Партии: { $game }
dataset-about = Каждое решение из партий между ботами, от подготовки до конца. Эта команда создаёт те же данные ещё раз:
dataset-what = Что
dataset-value = Значение
dataset-game = Игра и контент
dataset-engine = Движок и версия правил
dataset-options = Параметры
dataset-bots = Боты по местам
dataset-seeds = Зёрна
dataset-size = Партии / строки
dataset-actions = Номера действий
dataset-columns = Столбцы
dataset-column = Столбец
dataset-meaning = Смысл
dataset-column-seed = Зерно партии; её журнал — journals/SEED.journal
dataset-column-entry = Записи журнала до решения: hordekeep replay journals/SEED.journal --from ENTRY откроет его там
dataset-column-decision = Номер решения
dataset-column-seat = Кто решает, считая с 0
dataset-column-observation = Что это место может знать, в байтах (в строках JSON: base64)
dataset-column-mask = Номера всех допустимых действий
dataset-column-action = Номер выбранного действия
dataset-column-words = То же действие словами
dataset-column-result = Что место получило в конце партии
dataset-observation = Наблюдение
dataset-observation-note = Именованные массивы байтов, один за другим; места считаются от того, кто смотрит. dataset.json говорит то же программам.
dataset-array-1 = Массив
dataset-array-2 = Форма
dataset-array-3 = Первый байт
dataset-limits = Что стоит знать
dataset-limits-note = Все игроки — боты: того, что сделали бы люди, здесь нет. Строки с единственным допустимым действием тоже есть. Номера действий и места в наблюдениях верны только для этого контента. В журналах есть всё, в том числе то, чего место знать не могло; в строках такого нет.

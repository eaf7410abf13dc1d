# hordekeep simulate: many games with bots, and what happened in them.

cli-simulate = Сыграть в GAME много раз с ботами и сосчитать, что происходит: как партии заканчиваются, сколько длятся, как часто встречается каждый эффект, тайл, способность, навык и штраф. Одно зерно даёт одни и те же партии, при любом числе процессов.
    .short = Сыграть много партий с ботами и сосчитать, что происходит.
cli-simulate-bots = Кто играет; несколько имён занимают места по очереди. Свой: my.py:Class, «run:COMMAND» для программы или установленный.
cli-simulate-games = Сколько партий.
cli-simulate-seed = Зерно первой партии; у каждой следующей — следующее.
cli-simulate-jobs = Сколько процессов играет параллельно.
cli-simulate-check = Проверять правила на каждом шаге: ничего не теряется, каждое перечисленное действие работает, каждое другое отклоняется, а отмена, повтор и файлы позиций ведут к той же игре. Медленно.
cli-simulate-counts = Считать действия, эффекты, тайлы, способности и навыки и тогда, когда все играют наугад. Это втрое дольше, и кубики бросаются как за столом: то же зерно даёт тогда другую игру.

simulate-playing = Идёт игра
simulate-of = Игра
simulate-bots = Боты
simulate-games = Партии
simulate-decisions = Решений во всех партиях
simulate-choices = … с выбором
simulate-seconds = Время процессора, секунды
simulate-turns = Ходов за партию
simulate-length = Решений за партию
simulate-score = Лучший счёт за партию
simulate-span = в среднем { NUMBER($mean, minimumFractionDigits: 1) } (от { $least } до { $most })
simulate-outcomes = Как заканчивались партии
ending-stopped = Остановлено после 20 000 решений: возможно, партия никогда бы не закончилась.
simulate-share = { NUMBER($share, minimumFractionDigits: 1) } % (доверительный интервал 95 %: от { NUMBER($low, minimumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1) } %)
simulate-actions = Что делали игроки
simulate-effects = Применённые эффекты
simulate-card-effects = Применённые эффекты по картам и планшетам
simulate-tiles = Активированные тайлы
simulate-powers = Применённые способности героев
simulate-skills-gained = Разблокированные навыки
simulate-skills-used = Использованные навыки
simulate-abilities = Что делали способности
simulate-penalties = Штрафы, принятые в последней битве
simulate-wounds = Повреждения вместо штрафа, по картам
simulate-blessings = Использованные благословения
simulate-survivors = Партии по числу выживших
simulate-surviving-heroes = Выжившие по героям
simulate-winning-heroes = Победители по героям
simulate-winning-seats = Победители по очерёдности хода
simulate-not-counted = Действия и эффекты не подсчитаны: их считает --counts.
simulate-violations =
    { $count ->
        [0] Все проверки пройдены.
        [1] Одна проверка не пройдена:
        [one] Не пройдена { $count } проверка:
        [few] Не пройдены { $count } проверки:
       *[other] Не пройдено { $count } проверок:
    }
simulate-violation = { "  " }зерно { $seed }, шаг { $step }: { $property }: { $found }
simulate-checked = Что проверено и как часто

property-conserved = Жетоны, карты и фигурки не теряются
property-decision = Есть решение с допустимым действием
property-candidates = Допустимые действия — это допустимые кандидаты
property-text = Тексты действий читаются обратно
property-listed = Каждое перечисленное действие работает
property-unlisted = Неперечисленные действия отклоняются
property-view = Равные состояния дают равные виды
property-preview = Предпросмотр и прогноз ничего не меняют
property-position = Файл позиции ведёт обратно
property-together = Неважно, кто ответит первым
property-undo = Отмена и возврат ведут обратно
property-undo-all = Отмена до предела и возврат ведут обратно
property-events = События известны
property-replay = Повтор ведёт к тому же
property-verify = Броски следуют из секрета
property-elsewhere = Повтор в другом процессе ведёт к тому же

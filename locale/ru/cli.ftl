# The command line: help, questions, answers.

## Commands

cli-hordekeep = Играть в настольные игры «Санктум» и «Последний бастион», смотреть повторы, проверять и измерять.
cli-play = Сыграть в GAME в терминале: в одиночку, с друзьями за одним экраном или с ботами. Каждый ответ сразу сохраняется; если закрыть окно, ничего не пропадёт. Без параметров сначала будет несколько вопросов. Команды можно подать через канал.
    .short = Сыграть в терминале.
cli-play-seed = Число, из которого следуют все броски: то же число даёт те же броски, и кто его знает, может их предвидеть.
cli-play-bots = Бот для каждого из остальных мест; можно указать несколько раз. Свой: my.py:Class, «run:COMMAND» для программы или установленный.
cli-play-seats = Кто на каждом месте: me, bot, bot:NAME или имя друга.
cli-play-load = Продолжить сохранённую игру или начать с файла позиции.
cli-play-target = Куда сохранять; иначе новый файл в папке данных.
cli-play-silent = В этой партии без заметок о том, что случается впервые.

cli-rules = Читать правила GAME: --short на один экран, --guide целиком простыми словами, --ask отвечает на вопрос. Иначе перечисляется каждый пункт с пройденными тестами, которые его доказывают.
    .short = Читать правила: кратко, целиком или по пунктам.
cli-rules-short = Цель, как победить и проиграть, ваш ход: один экран.
cli-rules-section = Правила простыми словами или один их раздел.
cli-rules-question = Ответить на вопрос, например «как победить».
cli-rules-unexpected = Вопреки ожиданиям
cli-rules-no-section = Раздела «{ $name }» нет; есть: { $names }.
cli-rules-nothing-found = Ничего не найдено. Попробуйте другие слова или читайте целиком: --guide.
cli-rules-example = Пример: { $text }
cli-rules-untested = Только пункты без пройденного теста; если такие есть, команда завершается с ошибкой.
cli-not-run = Тесты ещё не запускались: перечислены те, что называют пункт. Их запускает `make test`.
cli-no-tests = Тестов в установленном пакете нет; выполните эту команду в репозитории.

cli-admin = Присматривать за работающим сервером: за столами, за теми, кого он не пускает, и за тем, открывает ли он новые столы. Серверы заметят это за две секунды.
    .short = Присматривать за сервером и его столами.
cli-tables = Перечислить все столы: идентификатор, игра, стадия, записи, последнее изменение. Кто за ними сидит, не показывается.
    .short = Перечислить все столы.
cli-tables-stage = Только столы на этой стадии.
cli-sizes = Показать, сколько столов хранится и сколько места они занимают.
    .short = Показать, сколько хранится.
cli-close = Закрыть столы: за ними можно наблюдать, но не играть. Кто за столом, узнает об этом.
    .short = Закрыть столы или открыть снова.
cli-close-reopen = Открыть их снова.
cli-delete = Удалить столы навсегда. Кто за столом, узнает об этом.
    .short = Удалить столы.
cli-ban = Не пускать адрес или сеть, например 203.0.113.7 или 2001:db8::/48. Кто подключён оттуда, будет отключён.
    .short = Не пускать адрес или сеть.
cli-ban-days = На столько дней; без этого навсегда.
cli-ban-lift = Пускать снова.
cli-drain = Дать серверам опустеть: новые столы не открываются, имеющиеся продолжаются, а лобби об этом говорит.
    .short = Не открывать новых столов.
cli-drain-off = Снова открывать новые столы.
cli-orders = Сказать, кого серверы не пускают и открывают ли они новые столы.
    .short = Показать, какие распоряжения действуют.
cli-admin-no-orders = Пускают всех, и новые столы открываются.
cli-admin-drained = Новые столы не открываются.
cli-admin-banned = Не пускают: { $network }.
cli-admin-banned-until = Не пускают до { $until }: { $network }.
cli-option-store = База данных, как для serve.
cli-admin-sizes = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
  }, { $mebibytes } МиБ
cli-admin-closed = Закрыто: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
  }.
cli-admin-opened = Снова открыто: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
  }.
cli-admin-deleted = Удалено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
  }.
cli-store = Работать со столами, которые хранят серверы.
    .short = Переносить столы между папкой и базой данных.
cli-move = Скопировать все столы из одного хранилища в другое: каждое — папка или база данных (postgresql://…). FROM остаётся как есть; в это время его не должен использовать ни один сервер. Прерванный перенос продолжается с того места, где остановился. Код возврата 3: хранилище непригодно или стол в TO другой.
    .short = Скопировать все столы из папки в базу данных или обратно.
cli-store-moved = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
  } (записей: { $entries }): скопировано из { $from } в { $to }; было там раньше: { $there_before }.

cli-option-content = Версия контента; если не указана, новейшая.
cli-option-packs = Дополнение с контентом, папка или файл; можно указать несколько раз.
cli-option-data = Папка, где хранятся партии и столы; без этого — папка данных пользователя.
cli-option-plain = Без рисунка и цвета: строки, которые можно читать вслух.
cli-option-width = Сколько символов помещается в строке.
cli-option-as-json = Вывести JSON.
cli-option-bot-seconds = Сколько секунд ваш бот может думать над одним решением; потом за него выбирает замена.
cli-option-version = Вывести версию и то, скомпилирован ли движок.
cli-option-lang = Язык, например ru.
cli-no-language = Hordekeep не говорит на языке «{ $wanted }»; это английский. Есть: { $offered }.

# What content check counts, as “monsters 50, warlords 10”.

counted-monsters = монстры { $count }
counted-warlords = полководцы { $count }
counted-tiles = тайлы { $count }
counted-heroes = герои { $count }
counted-demons = демоны { $count }
counted-demon-lord = карты Повелителя Демонов { $count }
counted-fury = карты гнева { $count }
counted-skills = навыки { $count }
counted-blessings = благословения { $count }
counted-start-cards = карты начального бонуса { $count }
counted-acts = акты { $count }
counted-lessons = уроки { $count }
counted-steps = шаги { $count }
counted-branches = ветви { $count }
counted-seats = места { $count }

## Numbers with a fraction

number-decimal = { NUMBER($number, minimumFractionDigits: 2) }
number-thousandths = { NUMBER($number, minimumFractionDigits: 3) }
number-fine = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }

## What the options of a game may be

cli-says = { $what }: { $answers } [{ $default }].
cli-says-span = от { $least } до { $most }
cli-says-ids = идентификаторы через запятую
cli-says-bots = Боты: { $answers }.
cli-says-bots-or = Боты: { $answers } [{ $default }].

cli-version =
    { $engine ->
        [compiled] hordekeep { $version } (движок: скомпилирован)
       *[other] hordekeep { $version } (движок: интерпретируется)
    }

## Before the game

cli-welcome = Добро пожаловать. Enter принимает то, что в скобках.
cli-ask-players = Сколько игроков, { $answers }? [{ $default }]
cli-ask-difficulty = Сложность: { $answers }? [{ $default }]
cli-ask-option = { $what }: { $answers }? [{ $default }]
cli-ask-who = Кто играет: вы с ботами или вы за всех? боты, все [боты]
who-bots = боты
who-all = все
cli-one-of = Одно из: { $answers }.
cli-load-alone = { $option } относится к новой игре; у загруженной своё.
cli-file-exists = { $file } уже существует. Возьмите другое имя или откройте этот файл с --load.
cli-new-dice = Секрета кубиков этой игры здесь нет: она продолжается с новыми кубиками, и её журнал об этом говорит.

## At the table

cli-question = { $actor }: { $question }
cli-which =
    { $also ->
        [none] Что именно вы имеете в виду?
       *[other] Что именно вы имеете в виду? Есть и команда: { $also }.
    }
cli-no-such-number = Номера { $number } нет; последний — { $most }.
cli-not-understood = «{ $said }» здесь ничего не значит. Наберите: помощь.
cli-undone = Отменено: { $action }.
cli-save-where = Игра не сохранена. Куда сохранить? (Enter: никуда)
cli-saved = Сохранено: { $file }.
cli-left = Сохранено: { $file }. Чтобы продолжить: hordekeep play --load { $file }
cli-ended = С этим файлом hordekeep verify заново выведет каждый бросок, а hordekeep replay покажет игру шаг за шагом.
cli-possible = { $action }: сейчас можно.
cli-more-reasons = … и ещё { $count }. Уточните.
cli-more-clauses = … и ещё { $count }. Уточните.
cli-no-clause = «{ $said }» нет ни в одном пункте.
cli-chapters = Наберите «правила» и номер пункта или слово. Главы: { $chapters }.
cli-no-odds = До карт орды этот герой не достаёт.
cli-hint = { $worlds ->
        [one] Шанс победить; { $worlds } мир доигран ботом «{ $strength }»:
        [few] Шанс победить; { $worlds } мира доиграны ботом «{ $strength }»:
       *[other] Шанс победить; { $worlds } миров доиграно ботом «{ $strength }»:
    }
cli-hint-choice = { $number }. { $what }: { $percent } % (плюс-минус { $error }), { $standing }
cli-hint-steps = { $first } → { $rest }
cli-nothing-ahead = До вашего следующего хода ничего определённого не предстоит.
cli-more-ahead = (и ещё { $count }: наберите «впереди»)
cli-when =
    { $turns ->
        [0] в этот ход
        [1] в следующий ход
        [one] через { $turns } ход
        [few] через { $turns } хода
       *[other] через { $turns } ходов
    }
cli-danger = { $when }: { $what } [{ $clause }]
cli-risk = { $when }, возможно: { $what } [{ $clause }]

menu-or = Или
menu-folded = … вариантов: { $count }

command-undo = отменить
    .usage = отменить
    .help = отменить ваш последний выбор, пока ничего не открылось
command-why = почему
    .usage = почему [действие]
    .help = почему что-то можно или нельзя, с правилом
command-what = что
    .usage = что ПРЕДМЕТ
    .help = что делает карта, тайл или герой
command-odds = шансы
    .usage = шансы
    .help = точные шансы всех доступных боёв
command-hint = подсказка
    .usage = подсказка [сила]
    .help = что можно сделать сейчас, чего ожидать и почему; сила: новичок, знаток, эксперт, мастер
command-ahead = впереди
    .usage = впереди
    .help = всё, что предстоит до вашего следующего хода
command-log = хроника
    .usage = хроника [n]
    .help = что произошло; 0 покажет всё
command-rules = правила
    .usage = правила [пункт или слово]
    .help = правила, пункт за пунктом
command-notes = заметки
    .usage = заметки [да|нет]
    .help = подробнее о последней заметке; «да» и «нет» запоминаются
command-notes-on = да
command-notes-off = нет
command-view = стол
    .usage = стол
    .help = нарисовать стол снова
command-save = сохранить
    .usage = сохранить [файл]
    .help = сохранить сейчас, можно под своим именем
command-help = помощь
    .usage = помощь
    .help = этот список
command-quit = выход
    .usage = выход
    .help = выйти; игра сохранена

cli-help-actions = Наберите номер или само действие: «передвинуться таверна», «призыв рынок»; хватит и начала слов. Enter снова покажет меню.

## Replay and verify

cli-replay = Пройти игру из FILE шаг за шагом, вперёд и назад; клавишами в терминале (n, b, g, s, e, l, p, q или стрелки), словами через канал (далее, назад, к N, начало, конец, хроника, играть, выход). С --play она продолжится оттуда как новая игра с новыми кубиками.
    .short = Пройти игру по шагам или продолжить с любого места.
cli-replay-start = Начать с записи N.
cli-replay-row = Если FILE — папка набора данных: момент строки N, считая от 0.
cli-replay-opens = Открыть страницу в этот момент, на собственном сервере; Ctrl-C завершает его.
cli-replay-printed = Как --open, но только назвать адрес и не открывать браузер.
# $url: an address
cli-replay-here = Игра находится здесь до Ctrl-C: { $url }
cli-replay-going-on = Продолжить оттуда (без --from: с конца).
cli-replay-only-log = Вывести только всю хронику.
cli-replay-bots = Бот для каждого из остальных мест при продолжении.
cli-replay-seats = Кто на каждом месте при продолжении: me, bot:NAME или имя друга.
cli-replay-as-json = Вывести каждую запись и что произошло, в виде JSON.

cli-position = Записать позицию сохранённой игры из FILE как текст, который можно читать и менять и с которого можно играть дальше. Завершённая игра записывается как была; в идущей то, чего место знать не может, раздаётся заново.
    .short = Записать момент игры как файл позиции.
cli-position-entry = Позиция после записи N (без этого: последняя).
cli-position-seat = Чьё знание считается, пока игра идёт (первое место — 1).

cli-verify = Проверить, что никто не жульничал: заново вывести каждый бросок и каждую карту завершённой игры из FILE из секрета, опубликованного в конце. Код возврата 1: что-то отличается или игра ещё идёт; 3: файл повреждён.
    .short = Проверить, что все кубики завершённой игры честные.
cli-verify-as-json = Вывести результаты в виде JSON.

cli-review = Рассказать, что решило исход завершённой игры из FILE: кривая шанса победить после каждого выбора, что сделал случай, а что — решения, три решающих момента и что было бы лучше и почему. Каждый шанс взят из миров, которые были возможны, насколько мог знать тот, кто ходил; у одной и той же игры разбор везде один и тот же.
    .short = Рассказать, что решило исход завершённой игры.
cli-review-seat = Для какого места, если победа не общая (первое место — 1).
cli-review-as-json = Вывести результаты в виде JSON.
cli-review-chances = { $worlds ->
        [one] Шанс победить по ходу игры; доигран { $worlds } мир:
        [few] Шанс победить по ходу игры; доиграно { $worlds } мира:
       *[other] Шанс победить по ходу игры; доиграно { $worlds } миров:
    }
cli-review-moment = { $number }. { $what } { $before } % → { $after } % (hordekeep replay --from { $entry })

cli-entry = Запись { $at } из { $last }.
cli-steps = далее, назад, к N, начало, конец, хроника, играть (отсюда), выход.
cli-keys = n далее · b назад · g к записи · s начало · e конец · l хроника · p играть отсюда · q выход
cli-go-where = К какой записи?
cli-misfit = Этот журнал написан для других правил и подходит только до записи { $entry }; до неё его можно смотреть.
step-next = далее
step-back = назад
step-go = к
step-start = начало
step-end = конец
step-log = хроника
step-play = играть
step-help = помощь
step-quit = выход
cli-verified =
    Проверено. { $answers ->
        [one] { $answers } случайный исход следует
        [few] { $answers } случайных исхода следуют
       *[other] { $answers } случайных исходов следуют
    } из { $stretches ->
        [1] опубликованного секрета.
       *[other] опубликованных секретов ({ $stretches }).
    }
cli-dictated =
    { $answers ->
        [one] { $answers } случайный исход задан
        [few] { $answers } случайных исхода заданы
       *[other] { $answers } случайных исходов задано
    } кем-то за столом, как сказано в файле.
cli-open-seed = Зерно задано вручную: кто его знал, мог знать каждый бросок заранее.

## Several people at one screen

cli-hand-over = Передайте клавиатуру игроку { $person } ({ $actor }). Нажмите Enter, когда экран больше никому не виден.
cli-actor = { $actor } ({ $person })

cli-learn = Учиться игре GAME, играя: первая партия с наставником, короткими главами. Выйти можно когда угодно; следующий запуск продолжит с того же места. Команды можно подать через канал; пустая строка делает то, о чём просит наставник.
    .short = Учиться, играя.
cli-learn-chapter = Начать с этой главы, по номеру или имени.
cli-learn-listed = Перечислить главы; пройденные отмечены галочкой.
cli-lesson-go = Нажмите Enter, чтобы продолжить.
cli-lesson-mark = ◂ наставник имеет в виду это
cli-lesson-back = назад: отменить
cli-lesson-on = дальше: играть так дальше
cli-lesson-again = снова: начать главу снова
cli-lesson-skip = пропуск: пропустить главу
cli-lesson-quit = выход: выйти и сохранить место
cli-lesson-left = Ваше место сохранено. Чтобы продолжить: hordekeep learn { $game }
cli-lesson-game = Enter: сыграть небольшую партию с новичками. Любое слово: выйти.
cli-note-ways = (заметки: подробнее об этом; заметки нет: больше таких не будет)
cli-no-note = Заметок ещё не было.
cli-notes-on = О том, что случается с вами впервые, будет сказано один раз.
cli-notes-off = Заметок больше не будет. «заметки да» их вернёт.
command-lesson-back = назад
command-lesson-on = дальше
command-lesson-again = снова
command-lesson-skip = пропуск
command-lesson-quit = выход

# A bot of one's own fails. $name: the bot, $number: its seat, $why: what happened
bot-failed =
    { $why ->
        [timed-out] Бот { $name } на месте { $number } не ответил вовремя; за него выбирает замена.
        [nonsense] Бот { $name } на месте { $number } ответил бессмыслицей; за него выбирает замена.
        [flooded] Бот { $name } на месте { $number } говорит слишком много; за него выбирает замена.
        [exited] Бот { $name } на месте { $number } завершился; за него выбирает замена.
       *[crashed] Бот { $name } на месте { $number } аварийно завершился; за него выбирает замена.
    }

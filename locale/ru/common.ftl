# Words that every game and every command uses.

# What the language calls itself, in the list of languages.
language-name = Русский

## Lists

list-none = ничего
list-last = { $rest } и { $last }
list-more = { $first }, { $rest }
list-or = { $first } или { $second }
list-pair = { $first } + { $second }

## Colours, difficulties, seats, endings

colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-white = белый

letter-red = К
letter-green = З
letter-blue = С
letter-white = Б

difficulty-beginner = начальный
difficulty-normal = нормальный
difficulty-hard = сложный
difficulty-heroic = героический
difficulty-nightmare = кошмарный
difficulty-infernal = адский
difficulty-gentle = щадящий (домашнее правило)

seat = игрок { $number }
    .nom = игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }
ending-abandoned = Партия сдана.

## Reasons and clauses

by-clause = { $text } [{ $clause }]
refused = { $action }: { $reason }
refused-game-over = Игра окончена.
refused-not-your-decision = Сейчас от вас ничего не требуется.
refused-not-asked = Сейчас вопрос о другом.

## Errors: what went wrong, without a full stop

error-error = Что-то пошло не так
error-unknown-game = Такой игры нет
error-bad-option = Такой вариант невозможен
error-unknown-bot = Такого бота нет
error-unusable-bot = Этот бот не может играть
error-unknown-lesson = Такого урока нет
error-unknown-word = Это слово здесь ничего не значит
error-not-allowed = Это не разрешено
error-game-over = Игра окончена
error-not-your-decision = От этого места сейчас ничего не требуется
error-stale-decision = Этот вопрос уже закрыт
error-illegal-action = Сейчас это невозможно
error-nothing-to-undo = Отменять нечего: вашего выбора здесь нет
error-undo-revealed = Отменить нельзя: с тех пор что-то открылось
error-undo-others = Отменить нельзя: с тех пор ходил кто-то другой
error-fair-dice = Броски за этим столом определяются секретом; задать их никто не может
error-would-reveal = Так далеко вперёд смотреть нельзя: это что-то откроет
error-hints-off = За этим столом нет подсказок: его открыли без них
error-still-running = Игра ещё идёт, поэтому её секрет пока не опубликован
error-view-only = Эту игру можно посмотреть, но не продолжить: она не до конца соответствует правилам
error-dice-lost = Эту игру можно посмотреть, но не продолжить: здесь нет секрета её кубиков
error-no-browser = Нет браузера, который мог бы печатать. Установите Chromium или Chrome (в Debian: apt-get install chromium) или укажите его в HORDEKEEP_BROWSER
error-not-printed = Браузер напечатал не все листы; ничего не записано
error-no-postgres = Для PostgreSQL нужен пакет, который не установлен: pip install hordekeep[postgres]
error-bad-file = Этот файл не подходит
error-bad-transcript = В этом уроке так сделать нельзя
error-bad-journal = Этот журнал повреждён или не соответствует правилам
error-bad-position = Эта позиция повреждена или невозможна
error-bad-content = Этот контент повреждён
error-too-deep = Вложенность этого файла слишком велика
error-too-long = Этот файл слишком длинный
error-too-costly = Этот журнал разыгрывается слишком долго
error-wrong-version = Это сделано для другой версии
error-verify-failed = Броски не следуют из опубликованного секрета
error-endless-agenda = Правила зациклились; это ошибка в игре или в её контенте

error-alone = { $what }.
error-at = { $what }: { $where }.

## Errors: where

where-next = ,{ " " }
where-file = { $value }
where-line = строка { $value }
where-column = столбец { $value }
where-entry = запись { $value }
where-place = { $value }
where-field = поле «{ $value }»
where-option = { $value }

## Errors: what was expected, what was found

detail-cause = { $cause }
detail-problem = { $value }.
detail-why = { $value }.
detail-word = Слово: «{ $value }».
detail-game = Игра: { $value }.
detail-expected = Ожидается: { $value }.
detail-found = Найдено: { $value }.
detail-first = Впервые: { $value }.
detail-rules = Правила: { $value }.
detail-frame = Шаг: { $value }.

why-filenotfounderror = Такого файла нет
why-fileexistserror = Что-то с таким именем уже есть
why-isadirectoryerror = Это папка
why-notadirectoryerror = Такой папки нет
why-permissionerror = Нет права на чтение
why-unicodedecodeerror = Это не текст
why-oserror = Не удаётся прочитать
why-enospc = Диск заполнен
why-edquot = Квота на диске исчерпана
why-eacces = Нет права на запись
why-eperm = Нет права на запись
why-erofs = Диск доступен только для чтения
why-eisdir = Это папка
why-enotdir = Такой папки нет
why-enoent = Такой папки нет
why-eexist = Такой папки нет, но есть файл с этим именем
why-commitment = Секрет не соответствует своему обязательству
why-open-seed = Секрет не следует из открытого зерна
why-no-secret = Секрет этого отрезка не опубликован

problem-broken-toml = Начиная отсюда это не TOML
problem-too-deep = Слишком большая вложенность
problem-too-long = Слишком длинно
problem-unknown-key = Такого поля нет
problem-missing-key = Не хватает поля
problem-wrong-type = Значение другого типа
problem-out-of-range = Значение слишком мало или слишком велико
problem-unknown-word = Такого слова среди возможных нет
problem-bad-id = Идентификатор записан неверно
problem-duplicate-id = Идентификатор уже занят
problem-unknown-id = С таким идентификатором ничего нет
problem-unused-id = На этот идентификатор ничто не ссылается
problem-duplicate-key = Поле указано дважды
problem-wrong-column = Эффект не может стоять в этом списке
problem-wrong-step = Эффект не может произойти в этот момент
problem-wrong-effects = Слишком мало или слишком много эффектов
problem-duplicate-effect = Эффект указан в списке дважды
problem-duplicate-power = Эта способность может быть только у одного
problem-wrong-count = Их должно быть другое количество
problem-too-few = Их не хватает
problem-wrong-game = Это для другой игры
problem-missing-file = Не хватает файла
problem-missing-folder = Не хватает папки
problem-unknown-file = Такого файла в контенте не бывает
problem-unreadable = Не удаётся прочитать
problem-broken-zip = Это не упакованный файл, или он повреждён
problem-unsafe-zip = В нём файл, которого там быть не должно
problem-too-many = Их слишком много
problem-too-large = Слишком велико
problem-missing-words = Не хватает слова
problem-broken-words = Начиная отсюда это не Fluent
problem-endless-words = Ссылается само на себя
problem-broken-game = Партия с ним обрывается
problem-endless-game = Партия с ним не кончается

## What was expected, for errors of files and options; numbers come as n1, n2

expected-header = заголовок
expected-hex = шестнадцатеричные числа
expected-text = текст
expected-a-number = число
expected-an-object = объект
expected-a-json-object = объект JSON
expected-a-known-kind-of-entry = запись известного вида
expected-a-list = список
expected-a-list-of-seats = список мест
expected-a-list-of-texts = список текстов
expected-a-number-from-n-to-n = число от { $n1 } до { $n2 }
expected-a-position = позиция
expected-a-table = таблица
expected-setup-position-or-fork = setup, position или fork
expected-text-whole-number-or-truth = текст, целое число, true или false
expected-true-or-false = true или false
expected-at-most-n = не больше { $n1 }
expected-n-or-more = { $n1 } или больше
expected-n-numbers = чисел: { $n1 }
expected-steps-that-fit-the-table = шаги, подходящие к столу
expected-no-step-after-the-end = ни одного шага после конца
expected-at-least-one-step = хотя бы один шаг
expected-at-most-n-characters = символов не больше { $n1 }
expected-at-most-n-entries = записей не больше { $n1 }
expected-at-most-n-levels = уровней не больше { $n1 }
expected-at-most-n-steps = шагов не больше { $n1 }
expected-at-most-n-bytes = байтов не больше { $n1 }
expected-at-most-n-files = файлов не больше { $n1 }
expected-less-memory = то, что займёт меньше памяти
expected-less-work = то, что займёт меньше времени
expected-n-to-n = от { $n1 } до { $n2 }
expected-n-n = от { $n1 } до { $n2 }
expected-a-lane-for-each-of-n-seats-once = дорожка для каждого места ({ $n1 }), по одному разу
expected-a-list-of-numbers = список чисел
expected-a-list-of-up-to-n-steps = список шагов, не больше { $n1 }
expected-a-step-that-fits-the-table = шаг, подходящий к столу
expected-each-of-them-once = каждое по одному разу
expected-no-such-field = без этого поля
expected-what-comes-after-the-lanes = то, что следует за дорожками
expected-what-is-at-this-table = то, что есть за этим столом

## Chances

number-tenths = { NUMBER($number, minimumFractionDigits: 1) }
number-short = { NUMBER($number, maximumFractionDigits: 1) }
percent = { $number } %
percent-below = <{ $number } %
percent-above = >{ $number } %
odds-next = ,{ " " }
odds-one = { $card } { $chance }

# What a webhook is told; the address of the table follows.
alert-your-turn = Hordekeep: ваш ход.

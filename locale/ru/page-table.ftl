# The table in the page, for any game: decision, undo, chronicle, rules, replay, end.

## Who

page-bot = { $bot }
page-open-seat = свободное место
page-seat-number = Место { $number }
page-stand-in = играет { $bot }
page-stand-in-turn = этот ход играет { $bot }
page-bot-eased = у сервера мало времени на раздумья: играет как «{ $bot }»
page-turn-left = осталось: { $time }
page-bot-in = бот через { $seconds } с
page-away = нет на месте
page-thinking = думает
page-watching =
    { $count ->
        [1] Смотрит один человек.
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[other] Смотрят { $count } человек.
    }

## The decision

page-decision-of-others = Что сейчас решается
page-then = Затем:
page-then-revealed = Что будет дальше, покажет только само действие.
page-then-nothing = Пока ничего не меняется.
page-decision = Ваше решение
page-your-decision = Ваше решение: { $question }
page-decides = Решает { $name }.
page-person-of = { $person } ({ $name })
page-is-asked = Решает { $name }: { $question }
page-going-on = Секунду …
page-sending = Отправлено, секунду …
page-waits-for = Ожидание: { $name }.
page-choices =
    { $count ->
        [1] один вариант
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }
page-back = Назад
page-undo = Отменить
page-undo-title = Отменить последний выбор
page-undo-stops = Отменять нечего
page-why-not = Не сейчас
page-not-done = Не выполнено
page-not-asked = Сейчас не ваш ход
page-rule = Правило { $clause }
page-title-your-turn = ● Ваш ход · { $name }

## Around the table

page-setting-up = подготовка
page-turn = ход { $turn }
page-pick-hero = Выберите героя
page-die-reroll = перебросить
page-tools = Инструменты
page-invite = Пригласить
page-point = Смотрите сюда: указать на что-нибудь
page-point-now = Коснитесь того, на что всем стоит посмотреть.
page-points = { $name }: смотрите сюда! { $thing }
page-can-choose = можно выбрать
page-sayings = Вслух
page-said = Сказано
page-news = Что только что произошло
page-say-table = Сказать, как обстоят дела
page-say-danger = Сказать об угрозах
page-say-news = Сказать, что произошло с тех пор
page-say-no-danger = Предвидимых угроз нет.
page-say-no-news = С тех пор ничего не произошло.
page-watcher = Зритель
page-words = Быстрые фразы
page-words-about = О чём-то: затем коснитесь этого
page-words-now = «{ $words }»: коснитесь того, о чём речь.
page-words-mute = Чьи слова и указания не показывать
page-words-mute-all = всех
page-words-quiet = Отключить фразы
page-wheel = Быстрые фразы: { $thing }
page-wheel-about = Скажите что-нибудь об этом: каждый прочтёт на своём языке.
quick-said = { $name }: { $text }
quick-mine = Беру на себя
quick-mine-about = Беру на себя: { $thing }
quick-mine-colour-red = Беру красное
quick-mine-colour-green = Беру зелёное
quick-mine-colour-blue = Беру синее
quick-mine-colour-yellow = Беру жёлтое
quick-yours = Возьмите это на себя
quick-yours-about = Возьмите это на себя: { $thing }
quick-help = Помогите мне здесь
quick-help-about = Помогите мне здесь: { $thing }
quick-careful = Осторожно
quick-careful-about = Осторожно: { $thing }
quick-wait = Подождите
quick-go-ahead = Давайте
quick-yes = Да
quick-no = Нет
quick-thanks = Спасибо
quick-sorry = Извините
quick-well-done = Отлично
quick-good-luck = Удачи
page-rules = Правила
page-rules-search = Искать в правилах
page-rules-ask = Спросите: как победить? сколько кубиков …
page-rules-short = Кратко
page-rules-guide = Простыми словами
page-rules-clauses = Точный текст
page-rules-unexpected = Вопреки ожиданиям
page-rules-example = Пример
page-rules-show-me = Показать за учебным столом
page-rules-exact = Точные правила:
page-rules-told = Простыми словами:
page-rules-none = На эти слова ответа нет. Попробуйте другие.
page-rules-failed = Правила сейчас недоступны.
page-ruling = наше толкование
page-ruling-title = Правила об этом молчат; так это понимает Hordekeep.
page-chronicle = Хроника
page-skip-decision = Перейти к решению
page-chronicle-empty = Пока ничего не произошло.
page-chronicle-fork = Эта игра продолжает другую с выбранного момента.
page-chronicle-position = Эта игра начинается с позиции.
page-chronicle-before = Что было раньше
page-to-moment = К этому моменту
page-show-rule = Показать правило
page-replay = Повтор
page-table-menu = Стол
page-keys = Горячие клавиши
page-who-sits = Кто здесь сидит
page-look-from = Смотреть отсюда
page-pace = Как быстро показывать чужие шаги
page-pace-slow = Медленно
page-pace-normal = Обычно
page-pace-fast = Быстро
page-pace-once = Сразу
page-pace-pause = Пауза
page-pace-go-on = Дальше
page-pace-next = Следующий шаг
page-since = С вашего хода
page-since-show = Показать ещё раз: { $what }
page-since-all = Показать всё
page-since-stop = Остановить
page-do = Что можно сделать
page-export = Сохранить игру
page-export-detail = журнал в файл
page-save-position = Сохранить эту позицию
page-sealed = Ваш ответ запечатан: { $action }. Его можно отменить, пока не ответят все.
page-move-device = Перейти на другое устройство
page-let-bot-play = Пусть за меня играет бот
page-redo = Вернуть
page-redo-title = Повторить отменённое
page-share-position = Поделиться позицией по ссылке
page-seats-dialog = Места и приглашения
page-vote = Пусть ходит замена
page-vote-undo = Всё-таки подождать
page-votes = { $count } из { $needed }
page-kick-ask = Удалить из-за стола навсегда: { $name }? На этом месте будет играть бот, пока вы не отдадите его другому.
page-offer = Предложить это место
page-turn-is = Время на ход: { $time }.
page-turn-is-any = Ход может длиться сколько угодно.
page-grace-is = Если кого-то нет { $time }, а другие ждут, его заменяет бот.
page-grace-is-never = Ушедших бот не заменяет.
page-asks-seat = { $name } просит место { $number } ({ $seat }).
page-asks-waits = { $name } просит место { $number }. Не хватает согласия: { $names }.
page-asks-yes = Да, садитесь
page-asks-no = Нет
page-notice-took-seat = { $name } теперь играет на месте { $number }.
page-notice-kicked = { $name } больше не за столом; на месте { $number } играет бот.
page-notice-time-up = Время вышло: этот ход вместо игрока { $name } играет замена.
page-notice-voted = Остальные проголосовали: этот ход вместо игрока { $name } играет замена.
page-notice-offered = Место { $number } предлагается новому игроку.
page-notice-bot-failed = Бот { $name } на месте { $number } не справляется; за него выбирает замена.
page-way-back = Путь назад
page-way-back-lead = Если данные этого браузера пропадут, с ними пропадёт и ваше место. Путь назад приведёт вас к нему из любого браузера.
page-way-back-make = Создать путь назад
page-way-back-once = Сохраните его в надёжном месте: он показывается только сейчас, сработает один раз, и у кого он есть, тот займёт ваше место.
page-way-back-save = Сохранить в файл
page-webhook = Сообщать мне вне игры
page-webhook-lead = Когда ваш ход, а вас нет, сообщение уйдёт на этот вебхук: раз за ход, и в нём не будет ничего, что открывает ваше место.
page-webhook-keep = Сохранить
page-webhook-kept = Сохранено
page-give-up = Предложить сдаться
page-give-up-asked = За то, чтобы сдаться: { $names }. Вы согласны?
page-give-up-waits = Чтобы игра закончилась, нужно ещё согласие: { $names }.
page-give-up-agree = Сдаться
page-give-up-ask = Сдаться? Игра сразу закончится, и продолжить её будет нельзя.
page-give-up-go-on = Продолжить
page-bot-plays-for-you = За вас играет бот.
page-take-back-seat = Вернуть моё место
page-reconnecting = Связь прервалась. Пробуем снова; ничего не потеряно.
page-closed-deleted = Этот стол удалён.
page-closed-moved = Это место теперь на другом вашем устройстве.
page-closed-banned = Владелец этого сервера не пускает этот адрес.
page-table-closed = Владелец этого сервера закрыл этот стол. За ним можно наблюдать, но не играть.
page-closed-kicked = Создатель стола отдал ваше место другому.
page-closed- = Этот стол закрыт.

## Keys

page-key-number = варианты по номерам; в бою кубики
page-key-move = передвинуться, подняться
page-key-activate = активировать тайл под фигуркой
page-key-fight = сразиться
page-key-call = Призыв к оружию
page-key-power = способность вашего героя
page-key-reroll = перебросить
page-key-beat = победить первую карту, вторую, обе
page-key-end = завершить ход или этап
page-key-undo = отменить
page-key-back = на шаг назад, закрыть
page-key-tab = от части к части
page-key-arrows = от предмета к предмету
page-key-enter = коснуться выделенного
page-key-point = указать на что-нибудь
page-key-words = быстрые фразы
page-key-alt = указать мышью
page-kbd-alt-click = Alt + щелчок
page-key-help = этот список

## Replay

page-replay-detail = продолжить с любого момента
page-replay-unseen = Что-то раздаётся взакрытую.
page-replay-over = Игра окончена.
page-replay-position = Момент
page-replay-at = { $place } из { $last }
page-replay-first = В начало
page-replay-back = На шаг назад
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-on = На шаг вперёд
page-replay-last = В конец
page-continue-here = Продолжить отсюда
page-back-to-table = К столу
page-fork-running = С этого момента начинается новый стол с новыми кубиками. То, чего никто ещё не видел, раздаётся заново.
page-fork-over = С этого момента начинается новый стол с новыми кубиками.
page-fork-holder = Кто играет: { $name }
page-fork-bot = Бот
page-fork-friend = Друг
page-fork-strength = Сила бота: { $name }
page-fork-go = Открыть новый стол

## The end

page-after = После игры
page-once-more = Ещё раз?
page-mine-once-more = Победа за вами! Ещё раз?
page-won-once-more = Общая победа! Ещё раз?
page-lost-once-more = На этот раз поражение. Ещё раз?
page-given-up = Партия сдана. Ещё раз?
page-rematch = Реванш
page-rematch-detail = те же места, новая колода
page-rematch-open = стол готов
page-verify = Проверить кубики
page-verify-detail = по опубликованному секрету
page-verifying = всё бросаем заново …
page-verified =
    { $stretches ->
        [1] Все броски и взятые карты ({ $answers }) следуют из опубликованного секрета.
       *[other] Все броски и взятые карты ({ $answers }) следуют из опубликованных секретов ({ $stretches }).
    }
page-verified-how = Обязательство показано до первого броска. Это хеш секрета, а секрет вместе с солью всех игроков даёт каждый бросок и каждую карту.
page-verified-open = Этот стол открыт с зерном, заданным вручную: кто его знал, мог предвидеть кубики.
page-commitments = Обязательства
page-salt = соль { $salt }
page-show-board = Показать поле
page-show-result = Показать итог
page-lobby = Лобби
page-lobby-detail = выйти из-за стола

## A game without a page of its own

page-generic-view = Игра
page-generic-result = Итог
page-generic-change = { $what }: { $before } → { $after }.
page-generic-nobody = Никто не победил.
page-generic-winners =
    { $count ->
        [1] Победа: { $names }.
       *[other] Общая победа: { $names }.
    }
page-yes = да
page-no = нет

## Achievements and statistics

page-book-lead = Ваши достижения в играх, сыгранных от начала до конца. Они хранятся только в этом браузере: сохраните их в файл, чтобы взять с собой.
page-book-save = Сохранить в файл
page-book-open = Добавить файл
page-book-added =
    { $count ->
        [0] Ничего нового: все игры файла здесь уже есть.
        [1] Добавлена одна игра.
        [one] Добавлена { $count } игра.
        [few] Добавлены { $count } игры.
       *[other] Добавлено { $count } игр.
    }
page-book-not-json = Этот файл не читается: это не JSON.
page-book-not-ours = В этом файле нет достижений Hordekeep.
page-book-newer = Этот файл записан другой версией Hordekeep.
page-book-bad-game =
    { $field ->
        [none] Ничего не добавлено: игра { $place } в файле не читается.
       *[other] Ничего не добавлено: у игры { $place } в файле неверно поле «{ $field }».
    }
page-book-earned = получено { $count } из { $all }
page-book-games = Игры
page-book-won = Победы
page-book-best = Лучший счёт при победе
page-book-streak = Самая длинная серия побед
page-book-running = Текущая серия
page-book-heroes = По героям
page-book-difficulties = По сложности
page-book-is-earned = получено
page-book-not-earned = ещё не получено
page-book-count = { $count } из { $goal }
page-book-new =
    { $more ->
        [0] Новое: { $name }
       *[other] Новое: { $name } и ещё { $more }
    }
page-book-new-title = Новые достижения

## Hints

page-hint = Подсказка
page-hint-title = Что можно сделать и почему
page-hint-off = За этим столом нет подсказок.
page-hint-by =
    { $worlds ->
        [one] { $strength }, доиграна { $worlds } партия
        [few] { $strength }, доиграны { $worlds } партии
       *[other] { $strength }, доиграно { $worlds } партий
    }
page-hint-about = Шанс победить с каждым из вариантов:
page-hint-steps = { $first } → { $rest }
# How far the chance to win lies behind that of the first suggestion, in points of a hundred.
page-hint-behind = −{ $points }
page-hint-do = Выбрать вариант { $number }
page-hint-thinking = Думаю …
page-hint-stop = Стоп
page-key-hint = подсказка

## What decided a game

page-decided = Что решило игру
page-decided-ask = Что решило игру?
page-decided-about = Случай, выбор или угроза, которую было видно: три момента, у каждого шанс победить до и после.
page-decided-thinking = Разбираем партию …
page-decided-nothing = Ни один отдельный момент не решил исход этой партии.
page-decided-watch = Смотреть
page-decided-watch-what = Смотреть в повторе: { $what }
page-decided-retry = Ещё раз
page-decided-retry-what = Попробовать отсюда снова, за новым столом: { $what }
# $name is who chose; $better and $done are orders: “Rest”, “Move to the Tavern, then End the turn”.
page-decided-choice = { $name }: «{ $better }» было бы лучше, чем «{ $done }».
page-decided-luck = Так выпали кубики и карты.
page-decided-swing = Шанс победить: был { $before }, стал { $after }.
page-review = Весь разбор
page-review-chance = Шанс победить
page-review-by =
    { $worlds ->
        [one] доиграна { $worlds } партия, с учётом только того, что можно было знать
        [few] доиграны { $worlds } партии, с учётом только того, что можно было знать
       *[other] доиграно { $worlds } партий, с учётом только того, что можно было знать
    }
page-review-rivals = То, что сделали соперники, относится к воле случая.
page-review-costly = Что обошлось дороже всего
page-review-none = Среди рассмотренных решений нет такого, вместо которого наверняка нашлось бы лучшее.
page-curve = Шанс победить: в начале { $start }, наименьший { $lowest }, наибольший { $highest }.

# The guided first game.
page-guide = Наставник
page-lessons-title = Обучение: { $game }
# $minutes: 0 is half a minute
page-lessons-lead =
    { $minutes ->
        [0] Всего около полминуты. Выйти можно когда угодно.
        [one] Всего около { $minutes } минуты. Выйти можно когда угодно.
        [few] Всего около { $minutes } минут. Выйти можно когда угодно.
       *[other] Всего около { $minutes } минут. Выйти можно когда угодно.
    }
page-lessons-chapters = Главы
page-lessons-done = пройдено
# $step: the step of the chapter that one is at; $steps: how many it has
page-lessons-step = шаг { $step } из { $steps }
page-lessons-note = Всё работает как в настоящей игре. Пробуйте: сделанное можно отменить.
page-lessons-go = Дальше
page-lessons-take-back = Отменить
page-lessons-play-on = Играть так дальше
page-lessons-next = Следующая глава
page-lessons-skip = Пропустить эту главу
page-lessons-rules = Правила на одном экране
page-lessons-leave = Выйти и сохранить место
page-lessons-show = Показать наставника
page-lessons-hide = Скрыть наставника
page-lessons-game = Сыграть небольшую партию

# Notes on what happens for the first time.
page-notes = Заметки
page-note-more = Подробнее
page-note-never = Не показывать такие заметки
page-note-read = Прочесть заметку
page-lessons-notes = Говорить о новом и в моих играх

# All cards of a game, and their sheets.
page-cards-kinds = Виды карт
page-cards-all = Все
page-cards-search = Искать в названиях и текстах
page-cards-changed = Новые или изменённые
page-cards-fresh = изменена
page-cards-found =
    { $count ->
        [one] { $count } компонент
        [few] { $count } компонента
       *[other] { $count } компонентов
    }
page-cards-none = Ничего не найдено.
page-cards-no-cards = У этой игры нет карт для показа.
page-cards-turn = Перевернуть
page-cards-sheets = Листы { $paper }
page-cards-print = Печать
page-cards-back = Назад к картам
page-cards-how =
    { $double ->
        [0] Страниц: { $pages }. Печатайте в масштабе 100 %, с одной стороны.
       *[other] Страниц: { $pages }. Печатайте в масштабе 100 %: первые { $double } — с двух сторон (переворот по длинному краю), остальные — с одной.
    }
page-cards-sheet = { $game } · { $kind } · лист { $number } · { $side ->
    [back] оборот
   *[front] лицевая сторона
}
page-cards-boards = Планшеты
page-cards-tokens = Жетоны и фигурки
page-cards-heroes = Герои

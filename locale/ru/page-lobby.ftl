# The lobby, joining by a link, invitations and settings of the page.

page-home = Hordekeep, в лобби
page-close = Закрыть
page-loading = Секунду …
page-try-again = Попробовать снова
page-to-lobby = В лобби
page-settings = Настройки
page-achievements = Достижения
page-unofficial = Неофициально и бесплатно. Не связано с издателями этих игр.
page-credits = Значки: Lorc, Delapouite и другие, game-icons.net, CC BY 3.0.
# $version: as 0.1.0, $build: how the rules run here
page-engine =
    { $build ->
        [compiled] Hordekeep { $version }, скомпилирован: боты думают в полную силу.
       *[interpreted] Hordekeep { $version }, не скомпилирован: боты думают не так глубоко.
    }

page-skip-games = Перейти к игре
page-lobby-title = Выберите игру и нажмите «Начать».
page-draining = Этот сервер скоро обновится. Начатые игры продолжаются; новые столы можно будет открыть позже.
page-lobby-lead = Без учётной записи. Играйте с ботами сразу или отправьте друзьям ссылку на тот же стол.

game-last-bastion = Последний бастион
game-last-bastion-pitch = До четырёх героев обороняют девять тайлов от четырёх орд. Победа общая, поражение тоже.
game-last-bastion-length = около 40 минут

game-sanctum = Санктум
game-sanctum-pitch = От двух до четырёх героев спешат через земли демонов к последней битве. Побеждает тот, кто сохранит больше здоровья.
game-sanctum-length = около 90 минут

page-players = игроков: от { $least } до { $most }
page-seats = Места
page-seat = Место { $number }
page-place = Место { $number }
page-seat-me = Вы
page-seat-bot = { $bot }
page-seat-friend = Друг по ссылке
page-seat-empty = Никого
page-choose-game = Выбрать: { $game }
page-choose = Выбрать
page-more-options = Другие настройки
page-your-name = Ваше имя
page-guest = Гость
page-start = Начать
page-start-inviting = Открыть стол
page-start-anyway = Начать; на пустых местах боты
page-invite-friends = Пригласить друзей

option-players = Игроки
option-difficulty = Сложность
option-heroes = Герои
option-tiles = Тайлы, ряд за рядом
option-boards = Планшеты орды, по часовой стрелке с севера
option-first = Кто начинает
option-starving_rounds = Домашнее правило: тихих раундов до голода в осаде
option-last_battle = Последняя битва
option-side-by-side = Бок о бок, ответы на рёв тайные
option-in-order = Строго по очереди, начиная с того, кто первым взошёл на стены
option-random = Случайно
option-choose = По выбору за столом
page-hero = Ваш герой
page-hero-title = Выберите героя
page-first-table = Настроено для первой партии: легко, с новичками; героя вы выберете за столом.
page-first-usual = Обычные настройки
option-hints = Подсказки и лучшие планы
option-on = Вкл.
option-off = Выкл.

page-my-tables = Ваши столы
page-my-tables-waiting = { $count ->
    [1] один ждёт вас
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
   *[other] { $count } ждут вас
}
page-my-tables-all = Показать все: { $count }
page-my-tables-save = Сохранить все мои столы
page-my-tables-saving = Сохранение…
page-my-tables-not-saved = { $count ->
    [one] Не удалось сохранить { $count } стол: возможно, игра ещё не началась.
    [few] Не удалось сохранить { $count } стола: возможно, игры ещё не начались.
   *[other] Не удалось сохранить { $count } столов: возможно, игры ещё не начались.
  }
page-my-tables-none = Пока нет. Здесь появятся столы, за которыми вы играете.
page-table-over = Завершена
page-table-gathering = Сбор игроков
page-table-your-turn = Ваш ход
page-table-running = Идёт
page-table-continue = Продолжить
page-table-look-back = Просмотреть
page-table-forget = Покинуть этот стол навсегда
page-table-forget-ask = Покинуть этот стол навсегда? Ваше место займёт бот, и вернуться будет нельзя.
page-you = Вы
page-here = За этим экраном
page-nobody-yet = пока никого

page-join-title = Сесть за стол
page-join-paste = Вставьте ссылку
page-join = Присоеди­ниться
page-join-no-link = Это не ссылка на стол: она выглядит как …/t/name#secret.
page-open-file = Открыть сохранённую игру или позицию
page-sit-down = Сесть
page-watch = Смотреть

# At the door of a table: the heading by what the link leads to, then what follows from it.
page-door-seat = Для вас оставлено место
page-door-seat-lead = Выберите имя и садитесь. Место закрепится за этим браузером.
page-door-table = Садитесь за стол
page-door-table-lead = Выберите место и имя. Место закрепится за этим браузером.
page-door-watch = Смотреть игру
page-door-watch-lead = Вы видите всё, что открыто, и ничего не решаете.
page-door-move = Забрать своё место с собой
page-door-move-lead = Ваше место за этим столом переходит к этому браузеру; прежний его теряет.
page-door-back = Вернуть своё место
page-door-back-lead = Ваше место за этим столом закрепится за этим браузером. Этот путь назад больше не сработает: создайте новый за столом.
page-door-take-back = Занять моё место
page-door-place = У вас здесь есть место
page-door-place-lead = Входите.
page-door-asking = Вы попросили место
page-door-asking-lead = Нужно согласие: { $names }. До этого игра вам не видна.
page-door-ask-lead = Игра идёт. Чтобы получить место, нужно согласие: { $names }.
page-door-ask = Попросить это место
page-door-no = Игроки предпочитают продолжить прежним составом.
page-door-full = Свободных мест нет.
page-door-host = стол: { $name }
page-door-no-host = новый стол
page-door-gathering = ещё не началась
page-door-playing = идёт
page-door-over = завершена
page-door-seat-free = свободно
page-door-seat-ask = { $who }, можно попросить
page-door-seat-asked = уже просят
page-door-seat-yours = оставлено для вас
page-no-seat-heading = У вас здесь нет места
page-no-seat-lead = У этого браузера нет места за тем столом. Попросите новую ссылку или откройте свой стол.

page-gathering-heading = Стол готов
page-gathering-lead = Отправьте друзьям ссылку: каждый выберет свободное место. Игра начнётся, когда все сядут или когда начнёте вы.
page-gathering-wait = Игра начнётся, когда все сядут или когда её начнёт создатель стола.
page-join-link = Для всех: выбрать место
page-other-links = Ссылки на одно место или для зрителей
page-watch-link = Для зрителей
page-kick = Удалить из-за стола
page-link = Ссылка
page-copy = Копировать
page-copied = Скопировано
page-qr = QR-код
page-qr-label = Ссылка в виде QR-кода
page-new-link = Новая ссылка
page-reach-machine = Сейчас сервер доступен только с этого компьютера. Для друзей в вашей сети запустите его командой
page-reach-lan = Друзья в вашей локальной сети могут открыть эти ссылки.

# How long a table waits for its people.
page-turn-time = Время на ход
page-turn-any = Любое
page-grace = Бот заменяет ушедшего
page-grace-after = через { $time }
page-grace-never = никогда
# Abbreviated, for one text that fits every case: “через 1 мин”, “Время на ход: 1 мин”.
page-seconds = { $count } с
page-minutes = { $count } мин
page-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
page-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}

page-seed = Зерно
page-seed-none = случайное
page-seed-open = Открытый стол: броски определяются зерном, которое может знать каждый.
page-shared-position = С вами поделились позицией.
page-shared-open = Открыть её
page-set = Набор карт
page-set-version = Версия { $version }
page-set-newest = Версия { $version } (новейшая)
page-set-at-table = Набор карт: версия { $version }.
page-pack = Карты
page-pack-none = Как в коробке
page-pack-at-table = Игра с дополнением «{ $pack }» ({ $hash }).
page-pack-fault = Его файлы сейчас с ошибкой; предлагается прежний выпуск: { $fault }

page-language = Язык
page-language-browser = Как в браузере
page-language-refused = Эта страница не говорит на языке «{ $language }»; она на английском.
page-theme = Цвета
page-theme-system = Как в системе
page-theme-dark = Ночь
page-theme-light = День
page-keys-setting = Клавиши для кнопок
page-keys-single = Просто буква
page-keys-alt = Alt и буква
page-keys-off = Нет
page-motion = Анимация
page-sound = Звуки
page-sound-effects = Громкость эффектов
page-sound-ambience = Громкость фона
page-notify = Сообщать, когда мой ход
page-notes-setting = Заметки, когда что-то случается со мной впервые

# Bots of a strength. bot-greedy and bot-random are those of older games.
bot-novice = Новичок
bot-adept = Знаток
bot-expert = Эксперт
bot-master = Мастер
bot-rival = { $name }, { $manner } ({ $strength })
bot-greedy = Бот, спокойный
bot-random = Бот, безрассудный
bot-unknown = Бот
# A bot that whoever runs this server has brought along; $name: its name
bot-outside = { $name } (свой бот)

# The way to the guided first games.
page-learn = Учиться в игре
page-learn-title = Впервые здесь? Учитесь в игре.
page-learn-lead = Читать правила не нужно: настоящий стол и наставник рядом. Выйти можно когда угодно.
page-learn-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
page-learn-known = Я их знаю
# $game: its name; $chapter: the number of the chapter
page-learn-on = { $game }: продолжить с главы { $chapter }
page-learn-begin = { $game }: учиться в игре

# All cards of a game.
page-cards = Все карты
page-cards-title = Все карты: { $game }

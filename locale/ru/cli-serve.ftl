# `hordekeep serve`.
cli-serve = Запустить сервер столов для браузеров. Больше ничего не нужно; Ctrl-C завершает, и ничего не пропадает.
    .short = Запустить сервер столов для браузеров.
cli-serve-host = На каком адресе слушать; без этого подключиться может только этот компьютер.
cli-serve-port = На каком порту слушать; 0 берёт любой свободный.
cli-serve-public-url = Адрес, по которому этот сервер доступен другим (https://…).
cli-serve-lan = Слушать в локальной сети и вывести адрес для неё.
cli-serve-webhooks = Разрешить людям получать уведомления на свои адреса https, когда их ход.
cli-serve-behind-proxy = Доверять заголовкам X-Forwarded-* прокси на этом компьютере.
cli-serve-proxies = Доверять и заголовкам этого прокси (адрес или сеть вроде 10.0.0.0/8); можно указать несколько раз.
cli-serve-store = Хранить столы в этой базе данных (postgresql://…), общей для нескольких серверов.
cli-serve-workers = Сколько процессов обслуживает столы; если больше одного, нужен --store.
cli-serve-workers-need-store = Несколько процессов не могут пользоваться одной папкой; дайте им базу данных: --store postgresql://…
cli-serve-bad-store = --store выглядит как postgresql://user@host/name.
cli-serve-packs = Предложить и это дополнение, папку или файл; изменённые файлы читаются заново. Можно указать несколько раз.
cli-serve-limits = Файл TOML с вашими ограничениями: как долго что хранится, сколько может один адрес.
cli-serve-bots = Предложить своего бота: my.py:Class, «run:COMMAND» для программы или установленного; mine=… даёт ему имя. Можно указать несколько раз.
cli-serve-logged = Записывать каждый запрос, без адресов людей.
cli-serve-opens = Открыть страницу в браузере.
cli-serve-bad-url = --public-url выглядит как https://games.example.org, без пути.
cli-serve-bad-proxy = --proxy — это адрес вроде 10.0.0.2 или сеть вроде 10.0.0.0/8.
cli-serve-cannot-listen =
    Не удаётся слушать { $host }, порт { $port }: { $why ->
        [EADDRINUSE] там уже слушает другая программа
        [EACCES] это не разрешено
        [EADDRNOTAVAIL] у этого компьютера нет такого адреса
        [gaierror] такого адреса нет
       *[other] { $why }
    }. Выберите другой с --port.
cli-serve-here = Hordekeep: { $url }
cli-serve-for-others = Для других: { $url }
cli-serve-machine-only = Доступно только с этого компьютера; --lan откроет доступ из локальной сети.
cli-serve-kept = Столы хранятся в { $folder }. Ctrl-C завершает сервер.
cli-serve-no-page = Страница ещё не собрана; в репозитории её соберёт make play.
serve-status-title = Hordekeep: состояние сервера
serve-status-open = Работает, хранилище отвечает.
serve-status-draining = Работает, хранилище отвечает. Новые столы не открываются.
serve-status-version = Версия: { $engine }
serve-status-kept = Хранится столов: { $tables }
serve-status-memory = Столов в памяти: { $tables }
serve-status-people = Активных подключений: { $people }
serve-status-moves = Ходов с запуска этого процесса: { $moves }

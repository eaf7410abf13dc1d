# `hordekeep serve`.
cli-serve = Udostępniaj stoły przeglądarkom. Nic więcej nie trzeba; Ctrl-C kończy i nic nie przepada.
    .short = Udostępniaj stoły przeglądarkom.
cli-serve-host = Adres do nasłuchu; bez niego połączy się tylko ten komputer.
cli-serve-port = Port do nasłuchu; 0 bierze dowolny wolny.
cli-serve-public-url = Adres, pod którym inni znajdą ten serwer (https://…).
cli-serve-lan = Nasłuchuj w sieci lokalnej i wypisz adres, którego się tam używa.
cli-serve-webhooks = Pozwól wysyłać powiadomienia o turze pod własne adresy https.
cli-serve-behind-proxy = Ufaj nagłówkom X-Forwarded-* od proxy na tym komputerze.
cli-serve-proxies = Ufaj też temu proxy (adres albo sieć, na przykład 10.0.0.0/8); można podać kilka razy.
cli-serve-store = Trzymaj stoły w tej bazie danych (postgresql://…), którą może dzielić kilka serwerów.
cli-serve-workers = Ile procesów obsługuje stoły; więcej niż jeden wymaga --store.
cli-serve-workers-need-store = Kilka procesów nie może dzielić folderu; daj im bazę danych przez --store postgresql://…
cli-serve-bad-store = --store ma postać postgresql://user@host/name.
cli-serve-limits = Plik TOML z własnymi limitami: jak długo coś się przechowuje, ile może jeden adres.
cli-serve-bots = Oferuj własnego bota: my.py:Class, „run:COMMAND” dla programu albo zainstalowany; mine=… nadaje mu nazwę. Można podać kilka razy.
cli-serve-packs = Oferuj też ten pakiet zawartości, folder albo plik; zmienione pliki są wczytywane ponownie. Można podać kilka razy.
cli-serve-logged = Zapisuj każde żądanie, bez adresów ludzi.
cli-serve-opens = Otwórz stronę w przeglądarce.
cli-serve-bad-url = --public-url ma postać https://games.example.org, bez ścieżki.
cli-serve-bad-proxy = --proxy to adres, na przykład 10.0.0.2, albo sieć, na przykład 10.0.0.0/8.
cli-serve-cannot-listen =
    Nie da się nasłuchiwać: { $host }, port { $port }: { $why ->
        [EADDRINUSE] nasłuchuje tam już inny program
        [EACCES] to niedozwolone
        [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
        [gaierror] nie ma takiego adresu
       *[other] { $why }
    }. Wybierz inny przez --port.
cli-serve-here = Hordekeep: { $url }
cli-serve-for-others = Dla innych: { $url }
cli-serve-machine-only = Dostęp ma tylko ten komputer; --lan otwiera serwer dla sieci lokalnej.
cli-serve-kept = Folder ze stołami: { $folder }. Ctrl-C zatrzymuje serwer.
cli-serve-no-page = Strona nie jest jeszcze zbudowana; w repozytorium buduje ją make play.
serve-status-title = Hordekeep: stan tego serwera
serve-status-open = Działa, a jego magazyn odpowiada.
serve-status-draining = Działa, a jego magazyn odpowiada. Nowych stołów się nie otwiera.
serve-status-version = Wersja: { $engine }
serve-status-kept = Przechowywane stoły: { $tables }
serve-status-memory = Stoły w pamięci: { $tables }
serve-status-people = Aktywne połączenia: { $people }
serve-status-moves = Ruchy od startu tego procesu: { $moves }

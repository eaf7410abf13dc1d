# The lobby, joining by a link, invitations and settings of the page.

page-home = Hordekeep, do lobby
page-close = Zamknij
page-loading = Chwileczkę …
page-try-again = Spróbuj ponownie
page-to-lobby = Do lobby
page-settings = Ustawienia
page-achievements = Osiągnięcia
page-unofficial = Nieoficjalne i darmowe. Bez związku z wydawcami obu gier.
page-credits = Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0.
# $version: as 0.1.0, $build: how the rules run here
page-engine =
    { $build ->
        [compiled] Hordekeep { $version }, skompilowany: boty grają z pełną siłą.
       *[interpreted] Hordekeep { $version }, nieskompilowany: boty myślą płycej.
    }

page-skip-games = Przejdź do gry
page-lobby-title = Wybierz grę, naciśnij „Rozpocznij”.
page-draining = Ten serwer zostanie wkrótce zaktualizowany. Trwające gry toczą się dalej; nowe stoły można otworzyć później.
page-lobby-lead = Bez konta. Graj od razu z botami albo wyślij znajomym link do wspólnego stołu.

game-last-bastion = Last Bastion
game-last-bastion-pitch = Do czterech bohaterów broni dziewięciu kafelków przed czterema hordami. Wygrywają albo przegrywają wszyscy.
game-last-bastion-length = około 40 minut

game-sanctum = Sanctum
game-sanctum-pitch = Od dwóch do czterech bohaterów ściga się przez krainę demonów do Ostatecznej Bitwy. Wygrywa ten, komu zostanie najwięcej życia.
game-sanctum-length = około 90 minut

page-players = Gracze: { $least }–{ $most }
page-seats = Miejsca
page-seat = Miejsce { $number }
page-place = Miejsce { $number }
page-seat-me = Ty
page-seat-bot = { $bot }
page-seat-friend = Znajomy, przez link
page-seat-empty = Nikt
page-choose-game = Wybierz: { $game }
page-choose = Wybierz
page-more-options = Więcej opcji
page-your-name = Twoje imię
page-guest = Gość
page-start = Rozpocznij
page-start-inviting = Otwórz stół
page-start-anyway = Rozpocznij, wolne miejsca dla botów
page-invite-friends = Zaproś znajomych

option-players = Gracze
option-difficulty = Trudność
option-heroes = Bohaterowie
option-tiles = Kafelki, rząd po rzędzie
option-boards = Plansze hord, zgodnie z ruchem wskazówek zegara od północy
option-first = Kto zaczyna
option-starving_rounds = Zasada domowa: ciche rundy do zagłodzenia oblężonych
option-last_battle = Ostateczna Bitwa
option-side-by-side = Równolegle, odpowiedzi na ryk w tajemnicy
option-in-order = Ściśle po kolei, od tego, kto przedarł się pierwszy
option-random = Losowo
option-choose = Wybór przy stole
page-hero = Twój bohater
page-hero-title = Wybierz bohatera
page-first-table = Ustawione na pierwszą grę: łatwo, z nowicjuszami; bohatera wybierasz przy stole.
page-first-usual = Zwykłe ustawienia
option-hints = Podpowiedzi i najlepsze zagrania
option-on = Tak
option-off = Nie

page-my-tables = Twoje stoły
page-my-tables-waiting = { $count ->
    [1] jeden czeka na ciebie
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
page-my-tables-all = Pokaż wszystkie ({ $count })
page-my-tables-save = Zapisz wszystkie moje stoły
page-my-tables-saving = Zapisywanie…
page-my-tables-not-saved = { $count ->
    [one] Nie udało się zapisać 1 stołu: jego gra mogła się jeszcze nie zacząć.
    [few] Nie udało się zapisać { $count } stołów: ich gry mogły się jeszcze nie zacząć.
   *[other] Nie udało się zapisać { $count } stołów: ich gry mogły się jeszcze nie zacząć.
  }
page-my-tables-none = Jeszcze żadnych. Trafią tu te, przy których grasz.
page-table-over = Zakończona
page-table-gathering = Zbieranie graczy
page-table-your-turn = Twoja tura
page-table-running = Trwa
page-table-continue = Graj dalej
page-table-look-back = Obejrzyj
page-table-forget = Odejdź od tego stołu na zawsze
page-table-forget-ask = Odejść od tego stołu na zawsze? Twoje miejsce przejmie bot i nie da się wrócić.
page-you = Ty
page-here = Przy tym ekranie
page-nobody-yet = jeszcze nikt

page-join-title = Dołącz do stołu
page-join-paste = Wklej link
page-join = Dołącz
page-join-no-link = To nie jest link do stołu: taki ma postać …/t/nazwa#sekret.
page-open-file = Otwórz zapisaną grę lub pozycję
page-sit-down = Zajmij miejsce
page-watch = Oglądaj

# At the door of a table: the heading by what the link leads to, then what follows from it.
page-door-seat = Czeka na ciebie miejsce
page-door-seat-lead = Wybierz imię i zajmij miejsce. Będzie ono związane z tą przeglądarką.
page-door-table = Zapraszamy do stołu
page-door-table-lead = Wybierz miejsce i imię. Miejsce będzie związane z tą przeglądarką.
page-door-watch = Oglądaj grę
page-door-watch-lead = Widzisz wszystko, co jawne, i o niczym nie decydujesz.
page-door-move = Zabierz swoje miejsce
page-door-move-lead = Twoje miejsce przy tym stole przechodzi do tej przeglądarki; tamta je traci.
page-door-back = Odzyskaj swoje miejsce
page-door-back-lead = Twoje miejsce przy tym stole będzie odtąd związane z tą przeglądarką. Ta droga powrotna przestanie działać: przy stole można utworzyć nową.
page-door-take-back = Zajmij moje miejsce
page-door-place = Masz tu miejsce
page-door-place-lead = Wejdź.
page-door-asking = Prośba o miejsce wysłana
page-door-asking-lead = Potrzebna zgoda: { $names }. Do tego czasu nie widzisz nic z gry.
page-door-ask-lead = Gra trwa. Dostaniesz miejsce za zgodą: { $names }.
page-door-ask = Poproś o to miejsce
page-door-no = Wolą grać dalej tak jak teraz.
page-door-full = Nie ma wolnego miejsca.
page-door-host = stół gracza { $name }
page-door-no-host = nowy stół
page-door-gathering = jeszcze nie zaczęta
page-door-playing = trwa
page-door-over = zakończona
page-door-seat-free = wolne
page-door-seat-ask = { $who }, trzeba poprosić
page-door-seat-asked = prośba wysłana
page-door-seat-yours = zarezerwowane dla ciebie
page-no-seat-heading = Nie masz tu miejsca
page-no-seat-lead = Ta przeglądarka nie ma miejsca przy tym stole. Poproś o nowy link albo otwórz własny stół.

page-gathering-heading = Stół gotowy
page-gathering-lead = Wyślij znajomym link: każdy wybiera wolne miejsce. Gra zaczyna się, gdy wszyscy usiądą albo gdy ją rozpoczniesz.
page-gathering-wait = Gra zaczyna się, gdy wszyscy usiądą albo gdy rozpocznie ją gospodarz.
page-join-link = Dla wszystkich: wybór miejsca
page-other-links = Linki do jednego miejsca lub do oglądania
page-watch-link = Do oglądania
page-kick = Wyproś
page-link = Link
page-copy = Kopiuj
page-copied = Skopiowano
page-qr = Kod QR
page-qr-label = Link jako kod QR
page-new-link = Nowy link
page-reach-machine = Teraz do serwera ma dostęp tylko ten komputer. Dla znajomych w twojej sieci uruchom go tak:
page-reach-lan = Znajomi w twojej sieci lokalnej mogą otworzyć te linki.

# How long a table waits for its people.
page-turn-time = Czas na turę
page-turn-any = Dowolny
page-grace = Bot zastępuje nieobecnych
page-grace-after = za { $time }
page-grace-never = nigdy
page-seconds = { $count } s
page-minutes = { $count } min
page-hours = { $count } godz.
page-days = { $count ->
    [1] jeden dzień
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
}

page-set = Zestaw kart
page-set-version = Wersja { $version }
page-set-newest = Wersja { $version } (najnowsza)
page-set-at-table = Zestaw kart: wersja { $version }.
page-pack = Karty
page-pack-none = Jak w pudełku
page-pack-at-table = Gra z pakietem { $pack } ({ $hash }).
page-pack-fault = Jego pliki są teraz błędne; oferowane jest poprzednie wydanie: { $fault }
page-seed = Ziarno
page-seed-none = losowe
page-seed-open = Stół jawny: rzuty wynikają z ziarna, które każdy może znać.
page-shared-position = Ktoś udostępnił ci pozycję.
page-shared-open = Otwórz

page-language = Język
page-language-browser = Jak w przeglądarce
page-language-refused = Ta strona nie zna języka „{ $language }”; jest po angielsku.
page-theme = Kolory
page-theme-system = Jak w systemie
page-theme-dark = Noc
page-theme-light = Dzień
page-keys-setting = Klawisze do przycisków
page-keys-single = Sama litera
page-keys-alt = Alt i litera
page-keys-off = Żadne
page-motion = Animacje
page-sound = Dźwięki
page-sound-effects = Głośność efektów
page-sound-ambience = Głośność tła
page-notify = Powiadom mnie, gdy przyjdzie moja tura
page-notes-setting = Uwagi, gdy coś zdarza mi się pierwszy raz

# Bots of a strength. bot-greedy and bot-random are those of older games.
bot-novice = Nowicjusz
bot-adept = Adept
bot-expert = Ekspert
bot-master = Mistrz
bot-rival = { $name }, { $manner } ({ $strength })
bot-greedy = Bot, spokojny
bot-random = Bot, lekkomyślny
bot-unknown = Bot
# A bot that whoever runs this server has brought along; $name: its name
bot-outside = { $name } (własny bot)

# The way to the guided first games.
page-learn = Ucz się, grając
page-learn-title = Pierwszy raz tutaj? Ucz się, grając.
page-learn-lead = Bez instrukcji: prawdziwy stół i przewodnik obok. Wyjdziesz, kiedy zechcesz.
page-learn-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
page-learn-known = Znam te gry
# $game: its name; $chapter: the number of the chapter
page-learn-on = { $game }: dalej od rozdziału { $chapter }
page-learn-begin = { $game }: nauka przez grę

# All cards of a game.
page-cards = Wszystkie karty
page-cards-title = Wszystkie karty: { $game }

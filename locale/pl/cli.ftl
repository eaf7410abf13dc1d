# The command line: help, questions, answers.

## Commands

cli-hordekeep = Graj w gry planszowe Sanctum i Last Bastion, odtwarzaj partie, sprawdzaj je i mierz.
cli-play = Graj w GAME w terminalu: w pojedynkę, ze znajomymi przy jednym ekranie albo z botami. Każda odpowiedź zapisuje się od razu; po zamknięciu okna nic nie przepada. Bez opcji najpierw pada kilka pytań. Polecenia mogą przychodzić z potoku.
    .short = Graj w terminalu.
cli-play-seed = Liczba, z której wynikają wszystkie rzuty: ta sama daje znów te same rzuty, a kto ją zna, może je przewidzieć.
cli-play-bots = Bot dla każdego z pozostałych miejsc; można podać kilka razy. Własny: my.py:Class, „run:COMMAND” dla programu albo zainstalowany.
cli-play-seats = Kto zajmuje każde miejsce: me, bot, bot:NAME albo imię znajomego.
cli-play-load = Kontynuuj zapisaną grę albo zacznij od pliku pozycji.
cli-play-target = Gdzie zapisywać; inaczej nowy plik w folderze danych.
cli-play-silent = Bez uwag o tym, co zdarza się po raz pierwszy, w tej grze.

cli-rules = Czytaj zasady gry GAME: --short to jeden ekran, --guide całość prostymi słowami, --ask odpowiada na pytanie. Inaczej wypisywana jest każda zasada wraz z testami, które jej dowodzą.
    .short = Czytaj zasady: w skrócie, w całości albo jedna po drugiej.
cli-rules-short = Cel, wygrana i porażka, twoja tura: jeden ekran.
cli-rules-section = Zasady prostymi słowami albo jeden ich rozdział.
cli-rules-question = Odpowiedz na pytanie, na przykład „jak wygrać”.
cli-rules-unexpected = Wbrew oczekiwaniom
cli-rules-no-section = Nie ma rozdziału „{ $name }”; są: { $names }.
cli-rules-nothing-found = Nic nie znaleziono. Spróbuj innych słów albo przeczytaj całość: --guide.
cli-rules-example = Przykład: { $text }
cli-rules-untested = Tylko zasady bez zaliczonego testu; błąd, jeśli takie są.
cli-not-run = Testów jeszcze nie uruchomiono: wymieniono te, które podają zasadę. Uruchamia je `make test`.
cli-no-tests = Testy nie są częścią zainstalowanego pakietu; uruchom to polecenie w repozytorium.

cli-admin = Doglądaj serwera w czasie pracy: jego stołów, tych, których odrzuca, i tego, czy otwiera nowe stoły. Serwery zauważają to w ciągu dwóch sekund.
    .short = Doglądaj serwera i jego stołów.
cli-tables = Wypisz wszystkie stoły: id, gra, etap, wpisy, ostatnia zmiana. Kto przy nich siedzi, nie jest pokazywane.
    .short = Wypisz wszystkie stoły.
cli-tables-stage = Tylko stoły na tym etapie.
cli-sizes = Pokaż, ile stołów jest przechowywanych i ile zajmują miejsca.
    .short = Pokaż, ile się przechowuje.
cli-close = Zamknij stoły: można je oglądać, ale nie grać. Obecni są o tym powiadamiani.
    .short = Zamknij stoły albo otwórz je ponownie.
cli-close-reopen = Otwórz je ponownie.
cli-delete = Usuń stoły na zawsze. Obecni są o tym powiadamiani.
    .short = Usuń stoły.
cli-ban = Odrzucaj adres albo sieć, na przykład 203.0.113.7 lub 2001:db8::/48. Kto jest stamtąd połączony, zostaje wyproszony.
    .short = Odrzucaj adres albo sieć.
cli-ban-days = Na tyle dni; bez tej opcji na zawsze.
cli-ban-lift = Wpuść ponownie.
cli-drain = Opróżnij serwery: nowych stołów się nie otwiera, istniejące działają dalej, a lobby o tym mówi.
    .short = Nie otwieraj nowych stołów.
cli-drain-off = Znów otwieraj nowe stoły.
cli-orders = Powiedz, kogo serwery odrzucają i czy otwierają nowe stoły.
    .short = Pokaż, jakie zarządzenia obowiązują.
cli-admin-no-orders = Wejść może każdy, a nowe stoły są otwierane.
cli-admin-drained = Nowych stołów się nie otwiera.
cli-admin-banned = Odrzucane: { $network }.
cli-admin-banned-until = Odrzucane do { $until }: { $network }.
cli-option-store = Baza danych, jak dla serve.
cli-admin-sizes = { $tables ->
    [1] 1 stół
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
  }, { $mebibytes } MiB
cli-admin-closed = Zamknięte stoły: { $tables }.
cli-admin-opened = Ponownie otwarte stoły: { $tables }.
cli-admin-deleted = Usunięte stoły: { $tables }.
cli-store = Pracuj ze stołami, które przechowują serwery.
    .short = Przenoś stoły między folderem a bazą danych.
cli-move = Skopiuj wszystkie stoły z jednego magazynu do drugiego: każdy to folder albo baza danych (postgresql://…). FROM zostaje bez zmian; w tym czasie nie może go używać żaden serwer. Przerwane kopiowanie rusza od miejsca, w którym stanęło. Kod wyjścia 3: magazynu nie da się użyć albo stół w TO jest inny.
    .short = Skopiuj wszystkie stoły z folderu do bazy danych albo z powrotem.
cli-store-moved = Skopiowane stoły: { $tables } (wpisy: { $entries }), z { $from } do { $to }; wcześniej były już: { $there_before }.

cli-option-content = Wersja zawartości; bez tej opcji najnowsza.
cli-option-packs = Pakiet zawartości, folder albo plik; można podać kilka razy.
cli-option-data = Folder, w którym są trzymane gry i stoły; bez tej opcji folder danych użytkownika.
cli-option-plain = Bez rysunku i kolorów: wiersze, które można czytać na głos.
cli-option-width = Ile znaków mieści się w wierszu.
cli-option-as-json = Wypisz JSON.
cli-option-bot-seconds = Ile sekund własny bot może myśleć nad jedną decyzją; potem wybiera za niego zastępca.
cli-option-version = Wypisz wersję i to, czy silnik jest skompilowany.
cli-option-lang = Język, na przykład pl.
cli-no-language = Hordekeep nie zna języka „{ $wanted }”; to jest angielski. Dostępne: { $offered }.

# What content check counts, as “monsters 50, warlords 10”.

counted-monsters = potwory { $count }
counted-warlords = wodzowie { $count }
counted-tiles = kafelki { $count }
counted-heroes = bohaterowie { $count }
counted-demons = demony { $count }
counted-demon-lord = karty Władcy Demonów { $count }
counted-fury = furie { $count }
counted-skills = umiejętności { $count }
counted-blessings = błogosławieństwa { $count }
counted-start-cards = karty początkowej premii { $count }
counted-acts = akty { $count }
counted-lessons = lekcje { $count }
counted-steps = kroki { $count }
counted-branches = odgałęzienia { $count }
counted-seats = miejsca { $count }

## Numbers with a fraction

number-decimal = { NUMBER($number, minimumFractionDigits: 2) }
number-thousandths = { NUMBER($number, minimumFractionDigits: 3) }
number-fine = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }

## What the options of a game may be

cli-says = { $what }: { $answers } [{ $default }].
cli-says-span = od { $least } do { $most }
cli-says-ids = identyfikatory oddzielone przecinkami
cli-says-bots = Boty: { $answers }.
cli-says-bots-or = Boty: { $answers } [{ $default }].

cli-version =
    { $engine ->
        [compiled] hordekeep { $version } (silnik: skompilowany)
       *[other] hordekeep { $version } (silnik: interpretowany)
    }

## Before the game

cli-welcome = Witaj. Enter wybiera to, co w nawiasie.
cli-ask-players = Ilu graczy, { $answers }? [{ $default }]
cli-ask-difficulty = Jaki poziom trudności: { $answers }? [{ $default }]
cli-ask-option = { $what }: { $answers }? [{ $default }]
cli-ask-who = Kto gra: ty z botami czy ty za wszystkich? boty, wszyscy [boty]
who-bots = boty
who-all = wszyscy
cli-one-of = Do wyboru: { $answers }.
cli-load-alone = { $option } dotyczy nowej gry; wczytana ma własne ustawienia.
cli-file-exists = { $file } już istnieje. Podaj inną nazwę albo wczytaj tę grę przez --load.
cli-new-dice = Nie ma tu sekretu kości tej gry: toczy się ona dalej z nowymi kośćmi, a dziennik o tym mówi.

## At the table

cli-question = { $actor }: { $question }
cli-which =
    { $also ->
        [none] O co chodzi?
       *[other] O co chodzi? { $also } to także polecenie.
    }
cli-no-such-number = Nie ma numeru { $number }; ostatni to { $most }.
cli-not-understood = „{ $said }” nic tu nie znaczy. Wpisz: pomoc.
cli-undone = Cofnięto: { $action }.
cli-save-where = Gra nie jest zapisana. Gdzie zapisać? (Enter: nigdzie)
cli-saved = Zapisano jako { $file }.
cli-left = Zapisano jako { $file }. Aby grać dalej: hordekeep play --load { $file }
cli-ended = Z tym plikiem hordekeep verify wyprowadza ponownie każdy rzut, a hordekeep replay pokazuje grę krok po kroku.
cli-possible = { $action }: teraz możliwe.
cli-more-reasons = … i jeszcze { $count }. Podaj dokładniej.
cli-more-clauses = … i jeszcze { $count }. Podaj dokładniej.
cli-no-clause = W żadnej zasadzie nie ma „{ $said }”.
cli-chapters = Wpisz: zasady i identyfikator zasady albo słowo. Rozdziały: { $chapters }.
cli-no-odds = Ten bohater nie ma w zasięgu żadnej karty hordy.
cli-hint = { $worlds ->
        [one] Szansa na wygraną; światy dogrywane przez „{ $strength }”: { $worlds }
        [few] Szansa na wygraną; światy dogrywane przez „{ $strength }”: { $worlds }
       *[other] Szansa na wygraną; światy dogrywane przez „{ $strength }”: { $worlds }
    }
cli-hint-choice = { $number }. { $what }: { $percent }% (plus minus { $error }), { $standing }
cli-hint-steps = { $first } → { $rest }
cli-nothing-ahead = Przed twoją następną turą nie nadchodzi nic pewnego.
cli-more-ahead = (i jeszcze { $count }: wpisz naprzód)
cli-when =
    { $turns ->
        [0] w tej turze
        [1] w następnej turze
        [one] za { $turns } turę
        [few] za { $turns } tury
       *[other] za { $turns } tur
    }
cli-danger = { $when }: { $what } [{ $clause }]
cli-risk = { $when }, być może: { $what } [{ $clause }]

menu-or = Albo
menu-folded = … możliwości: { $count }

command-undo = cofnij
    .usage = cofnij
    .help = cofnij ostatni wybór, o ile nic się nie odsłoniło
command-why = dlaczego
    .usage = dlaczego [akcja]
    .help = dlaczego coś można lub nie można zrobić, wraz z zasadą
command-what = co
    .usage = co RZECZ
    .help = co robi karta, kafelek lub bohater
command-odds = szanse
    .usage = szanse
    .help = dokładne szanse wszystkich walk w zasięgu
command-hint = rada
    .usage = rada [nowicjusz|adept|ekspert|mistrz]
    .help = co można teraz zrobić, czego się spodziewać i dlaczego
command-ahead = naprzód
    .usage = naprzód
    .help = wszystko, co nadchodzi przed twoją następną turą
command-log = kronika
    .usage = kronika [n]
    .help = co się działo; 0 pokazuje wszystko
command-rules = zasady
    .usage = zasady [id lub słowo]
    .help = zasady, jedna po drugiej
command-notes = uwagi
    .usage = uwagi [tak|nie]
    .help = więcej o ostatniej uwadze; tak i nie zostają zapamiętane
command-notes-on = tak
command-notes-off = nie
command-view = widok
    .usage = widok
    .help = narysuj stół jeszcze raz
command-save = zapisz
    .usage = zapisz [plik]
    .help = zapisz teraz, także pod własną nazwą
command-help = pomoc
    .usage = pomoc
    .help = ta lista
command-quit = wyjdź
    .usage = wyjdź
    .help = zakończ; gra jest zapisana

cli-help-actions = Wpisz numer albo samą akcję: „idź karczma”, „wezwanie targ”; wystarczą początki słów. Enter pokazuje menu jeszcze raz.

## Replay and verify

cli-replay = Przejdź grę z FILE krok po kroku, w przód i wstecz; klawiszami w terminalu (n, b, g, s, e, l, p, q albo strzałki), słowami z potoku (dalej, wstecz, idź N, początek, koniec, kronika, graj, wyjdź). Z --play toczy się ona stamtąd dalej jako nowa gra z nowymi kośćmi.
    .short = Przejdź grę krok po kroku albo graj dalej od dowolnej chwili.
cli-replay-start = Zacznij od wpisu N.
cli-replay-row = Gdy FILE to folder zbioru danych: moment wiersza N, licząc od 0.
cli-replay-opens = Otwórz stronę w tym momencie, na własnym serwerze; Ctrl-C go kończy.
cli-replay-printed = Jak --open, ale tylko podaj adres i nie otwieraj przeglądarki.
# $url: an address
cli-replay-here = Gra jest tutaj do Ctrl-C: { $url }
cli-replay-going-on = Graj dalej stamtąd (bez --from: od końca).
cli-replay-only-log = Wypisz całą kronikę i nic więcej.
cli-replay-bots = Bot dla każdego z pozostałych miejsc w dalszej grze.
cli-replay-seats = Kto zajmuje każde miejsce w dalszej grze: me, bot:NAME albo imię znajomego.
cli-replay-as-json = Wypisz każdy wpis wraz z tym, co się stało, jako JSON.

cli-position = Zapisz pozycję gry z FILE jako tekst, który ludzie mogą czytać, zmieniać i od którego mogą grać dalej. Skończona gra jest zapisywana taka, jaka była; w trwającej to, czego miejsce nie może wiedzieć, rozdaje się na nowo.
    .short = Zapisz chwilę gry jako plik pozycji.
cli-position-entry = Pozycja po wpisie N (bez tej opcji: ostatnia).
cli-position-seat = Czyja wiedza się liczy, gdy gra trwa (pierwsze miejsce to 1).

cli-review = Powiedz, co rozstrzygnęło skończoną grę z FILE: szansa na wygraną po każdym wyborze jako krzywa, co zrobił los, a co wybory, trzy chwile, które o niej zdecydowały, oraz co byłoby lepsze i dlaczego. Każda szansa pochodzi ze światów, które były możliwe na tyle, na ile mogło o nich wiedzieć działające miejsce; ta sama gra ma wszędzie tę samą analizę.
    .short = Powiedz, co rozstrzygnęło skończoną grę.
cli-review-seat = Dla którego miejsca, gdy nie wszyscy wygrywają lub przegrywają razem (pierwsze miejsce to 1).
cli-review-as-json = Wypisz ustalenia jako JSON.
cli-review-chances = Szansa na wygraną w przebiegu gry; dograne światy: { $worlds }
cli-review-moment = { $number }. { $what } { $before }% → { $after }% (hordekeep replay --from { $entry })

cli-verify = Sprawdź, czy nikt nie oszukiwał: wyprowadź ponownie każdy rzut i każdą kartę skończonej gry z FILE z sekretu ogłoszonego na jej końcu. Kod wyjścia 1: coś się różni albo gra jeszcze trwa; 3: plik jest uszkodzony.
    .short = Sprawdź, czy kości skończonej gry były uczciwe.
cli-verify-as-json = Wypisz ustalenia jako JSON.

cli-entry = Wpis { $at } z { $last }.
cli-steps = dalej, wstecz, idź N, początek, koniec, kronika, graj (dalej stąd), wyjdź.
cli-keys = n dalej · b wstecz · g do wpisu · s początek · e koniec · l kronika · p graj dalej stąd · q wyjdź
cli-go-where = Do którego wpisu?
cli-misfit = Ten dziennik powstał dla innych zasad i pasuje tylko do wpisu { $entry }; do tego miejsca można go oglądać.
step-next = dalej
step-back = wstecz
step-go = idź
step-start = początek
step-end = koniec
step-log = kronika
step-play = graj
step-help = pomoc
step-quit = wyjdź
cli-verified =
    Sprawdzono. { $answers ->
        [one] { $answers } losowanie wynika
        [few] { $answers } losowania wynikają
       *[other] { $answers } losowań wynika
    } { $stretches ->
        [1] z ogłoszonego sekretu.
       *[other] z ogłoszonych sekretów ({ $stretches }).
    }
cli-dictated =
    { $answers ->
        [one] { $answers } losowanie narzucił ktoś przy stole, jak mówi plik.
        [few] { $answers } losowania narzucił ktoś przy stole, jak mówi plik.
       *[other] { $answers } losowań narzucił ktoś przy stole, jak mówi plik.
    }
cli-open-seed = Ziarno podano ręcznie: kto je znał, mógł z góry znać każdy rzut.

## Several people at one screen

cli-hand-over = Przekaż klawiaturę: { $person } ({ $actor }). Enter, gdy nikt inny nie widzi ekranu.
cli-actor = { $actor } ({ $person })

cli-learn = Naucz się gry GAME, grając: pierwsza gra z przewodnikiem, w krótkich rozdziałach. Możesz wyjść w każdej chwili; następnym razem ruszysz z tego samego miejsca. Polecenia mogą przychodzić z potoku; pusty wiersz robi to, o co prosi przewodnik.
    .short = Naucz się gry, grając.
cli-learn-chapter = Zacznij od tego rozdziału, podanego numerem albo nazwą.
cli-learn-listed = Wypisz rozdziały, ze znakiem przy ukończonych.
cli-lesson-go = Naciśnij Enter, aby iść dalej.
cli-lesson-mark = ◂ o to chodzi przewodnikowi
cli-lesson-back = cofnij: cofnij wybór
cli-lesson-on = dalej: graj tak dalej
cli-lesson-again = ponów: zacznij ten rozdział od nowa
cli-lesson-skip = pomiń: pomiń ten rozdział
cli-lesson-quit = wyjdź: zakończ i zachowaj moje miejsce
cli-lesson-left = Twoje miejsce jest zachowane. Aby iść dalej: hordekeep learn { $game }
cli-lesson-game = Enter: zagraj krótką partię z nowicjuszami. Dowolne słowo: wyjdź.
cli-note-ways = (uwagi: więcej o tym; uwagi nie: bez takich uwag)
cli-no-note = Nie było jeszcze żadnej uwagi.
cli-notes-on = To, co zdarza ci się po raz pierwszy, będzie raz wyjaśnione.
cli-notes-off = Nie będzie więcej uwag. „uwagi tak” je przywraca.
command-lesson-back = cofnij
command-lesson-on = dalej
command-lesson-again = ponów
command-lesson-skip = pomiń
command-lesson-quit = wyjdź

# A bot of one's own fails. $name: the bot, $number: its seat, $why: what happened
bot-failed =
    { $why ->
        [timed-out] Bot { $name } na miejscu { $number } nie odpowiada na czas; wybiera za niego zastępca.
        [nonsense] Bot { $name } na miejscu { $number } odpowiada bez sensu; wybiera za niego zastępca.
        [flooded] Bot { $name } na miejscu { $number } mówi za dużo; wybiera za niego zastępca.
        [exited] Bot { $name } na miejscu { $number } zakończył działanie; wybiera za niego zastępca.
       *[crashed] Bot { $name } na miejscu { $number } uległ awarii; wybiera za niego zastępca.
    }

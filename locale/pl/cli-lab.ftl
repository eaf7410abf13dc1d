# hordekeep lab: games by the thousand, and what they tell those who change cards.

cli-lab = Niech boty rozegrają wiele gier: polecenie mówi, co z nich wynika. Co zmienia pakiet, kto czym wygrywa, jak emocjonujące są gry, dlaczego jedna z nich potoczyła się właśnie tak. To samo polecenie daje wszędzie te same liczby, przy dowolnej liczbie procesów.
    .short = Mierz gry, pakiety i karty.
cli-balance = Policz, jak często wygrywają i przeżywają ci, którzy mieli bohatera, kartę, kafelek, umiejętność lub cokolwiek innego, co się liczy, i zaznacz to, co się wyróżnia. Wszystko ogląda się razem, więc to, co zaznaczone, ma poprawkę na wiele porównań. To, co idzie w parze, nie musi być przyczyną: kartę, która przychodzi późno, dobiera się w długich grach.
    .short = Kto czym wygrywa i przeżywa.
cli-compare = Rozegraj BASE i PACK z tymi samymi ziarnami i powiedz, co się różni, wraz z przedziałem. BASE to gra lub pakiet, PACK to inny pakiet tej samej gry. Gdzie nic nie jest jeszcze rozstrzygnięte, polecenie mówi, ile mniej więcej gier jeszcze potrzeba.
    .short = Co zmienia pakiet, na tych samych ziarnach.
cli-curve = Pokaż, jak szanse biegną przez gry: szanse późniejszych zwycięzców tura po turze, jak często zmienia się prowadzenie, jak długie są gry i jak dobrze szanse się sprawdziły.
    .short = Jak emocjonujące są gry, tura po turze.
cli-trace = Rozegraj tę jedną grę, którą SEED daje w innych poleceniach, i pokaż, dlaczego potoczyła się właśnie tak: tury, które zmieniły najwięcej, decyzje w nich i to, jak padły kości.
    .short = Dlaczego jedna gra potoczyła się właśnie tak.

# Options of several of these commands
cli-option-bots = Kto gra; kilka nazw zajmuje miejsca po kolei. Własny: my.py:Class, „run:COMMAND” dla programu albo zainstalowany.
cli-option-seats = „rotate”: boty i podani bohaterowie przesuwają się z gry na grę o jedno miejsce; „keep”: zostają tam, gdzie ich podano.
cli-option-games = Ile gier.
cli-option-seed = Ziarno pierwszej gry; każda dalsza ma następne.
cli-option-jobs = Ile procesów gra równolegle.
cli-option-resume = Zapisuj każdą grę w tym pliku i nie rozgrywaj ponownie tych, które już w nim są.
cli-option-csv = Zapisz liczby jako CSV.
cli-option-parquet = Zapisz liczby jako Parquet; wymaga dodatku „lab”.
cli-option-html = Zapisz raport jako jedną stronę z wykresami.
cli-compare-content = Wersja zawartości pod obiema; bez tej opcji najnowsza.
cli-compare-games = Ile gier każdej z dwóch: obie rozgrywa się z każdym ziarnem.
cli-compare-until-decided = Zakończ, gdy tylko jest pewne, że jedną z nich wygrywa się częściej.
cli-trace-journal = Zapisz dziennik gry, do powtórki i dla strony.

cli-lab-no-parquet = Parquet wymaga biblioteki, która nie jest zainstalowana: pip install hordekeep[lab]
cli-lab-no-chances = Nikt nie umie powiedzieć, ile warta jest pozycja w tej grze: { $game }
# $base, $pack: ids of games
cli-lab-other-game = Oba muszą być z jednej gry. Pierwszy: { $base }, drugi: { $pack }.

lab-written = Zapisano: { $file }
# $games, $wanted: numbers of games; $seats: number of seats; $bots: names; $difficulty: its name;
# $first, $last: seeds; $turned: yes or no
lab-lead =
    { $games ->
        [one] { $games } gra z { $wanted }
        [few] { $games } gry z { $wanted }
       *[other] { $games } gier z { $wanted }
    }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }, poziom { $difficulty }. Boty: { $bots }. Ziarna od { $first } do { $last }{ $turned ->
        [yes] , miejsca na zmianę.
       *[no] , miejsca jak podano.
    }
lab-victories = Wygrane: { $share }% gier (przedział 95%: { $between }). Przeżyło: { $survival }% wszystkich bohaterów.
# $count, $looks: numbers; $correction: a name; $named: things that stand out
lab-outliers =
    { $count ->
        [0] Nic się nie wyróżnia (porównania: { $looks }, poprawka: { $correction }).
       *[other] Wyróżnia się (porównania: { $looks }, poprawka: { $correction }): { $named }.
    }
lab-outlier-wins = { $thing } (wygrane)
lab-outlier-survival = { $thing } (przeżycie)
lab-more =
    { $count ->
        [one] … i jeszcze { $count }, która mówi mniej: wszystko jest w --csv lub --html.
        [few] … i jeszcze { $count }, które mówią mniej: wszystko jest w --csv lub --html.
       *[other] … i jeszcze { $count }, które mówią mniej: wszystko jest w --csv lub --html.
    }

# Kinds of things
lab-kind-hero = Bohaterowie
lab-kind-pair = Pary bohaterów
lab-kind-place = Miejsca w kolejności
lab-kind-warlord-drawn = Dobrani wodzowie
lab-kind-warlord-beaten = Pokonani wodzowie
lab-kind-card-drawn = Dobrane potwory
lab-kind-card-beaten = Pokonane potwory
lab-kind-tile-used = Aktywowane kafelki
lab-kind-skill = Zdobyte umiejętności
lab-kind-item-equipped = Wyekwipowane przedmioty
lab-kind-achievement = Zdobyte osiągnięcia
lab-kind-demon-drawn = Wzięte demony
lab-kind-demon-beaten = Zabite demony
lab-kind-lord-faced = Napotkane karty Władcy Demonów
lab-kind-lord-beaten = Pokonane karty Władcy Demonów
lab-pair-together = { $one } i { $other }, razem
lab-pair-against = { $one } kontra { $other }
lab-place = Miejsce { $place } w kolejności
lab-seat = Miejsce { $seat }
lab-side-all = Bohaterowie

# Columns of a table of things
lab-look-1 = Rzecz
lab-look-2 = Przypadki
lab-look-3 = Wygrane (%)
lab-look-4 = Przedział 95%
lab-look-5 = Bez tego (%)
lab-look-6 = Różnica, punkty
lab-look-7 = p, z poprawką
lab-look-8 = Przeżycie (%)

# Columns and rows of a comparison
lab-measure-1 = Miara
lab-measure-2 = Baza
lab-measure-3 = Pakiet
lab-measure-4 = Różnica
lab-measure-5 = p, z poprawką
lab-measure-6 = Wniosek
lab-of-victory = Wygrane gry (%)
lab-of-survival = Bohaterowie, którzy przeżywają (%)
lab-of-turns = Tury
lab-of-decisions = Decyzje
lab-of-first = Wygrane zaczynającego (%)
lab-of-hero = Wygrane: { $hero } (%)
lab-of-hero-survival = Przeżycie: { $hero } (%)
lab-verdict-more = więcej z pakietem
lab-verdict-less = mniej z pakietem
lab-verdict-same = tak samo w każdej grze
lab-verdict-more-games =
    { $games ->
        [one] nierozstrzygnięte: potrzeba jeszcze około { $games } gry
        [few] nierozstrzygnięte: potrzeba jeszcze około { $games } gier
       *[other] nierozstrzygnięte: potrzeba jeszcze około { $games } gier
    }
lab-verdict-small = nierozstrzygnięte: jeśli jest różnica, to mniejsza niż { $spread }
lab-decided = Jest pewne, że jedną z nich wygrywa się częściej, więc reszty się nie rozgrywa.

# The course of games
lab-turn = Tura
lab-games = Gry
lab-ahead-team = Gry wygrane (%)
lab-behind-team = Gry przegrane (%)
lab-ahead-rival = Późniejszy zwycięzca (%)
lab-behind-rival = Najlepszy z pozostałych (%)
lab-quartiles = Szanse na wygraną na początku tury: mediana i środkowa połowa wszystkich gier.
# $median, $low, $high: numbers of turns; $changes: how often
lab-length = Długość gier w turach: { $median } (połowa z nich od { $low } do { $high }). Zmiany prowadzenia na grę: { $changes }.
lab-last-change = Prowadzenie zmienia się po raz ostatni średnio po { $share }% gry.

# One game
# $seed: a number; $ending: a sentence; $turns: number of turns; $count: number of winners
lab-trace-end = Ziarno { $seed }, { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[other] { $turns } tur
    }. { $ending }{ $count ->
        [0] { "" }
       *[other] { " " }Zwycięstwo: { $winners }.
    }
lab-swings = Tury, które zmieniły najwięcej
lab-swing-1 = Tura
lab-swing-2 = Czyja szansa
lab-swing-3 = Przed (%)
lab-swing-4 = Po (%)
lab-swing-5 = Punkty
lab-swing-6 = Trafienia / oczekiwane
lab-decisions = Podjęte decyzje
lab-turn-choices = Tura { $turn }: { $choices }
lab-choice = { $seat }: { $action }
lab-choice-next = ;{ " " }
lab-choices-before =
    { $count ->
        [one] { $count } wybór wcześniej
        [few] { $count } wybory wcześniej
       *[other] { $count } wyborów wcześniej
    }
lab-no-choice = Nie było czego wybierać.
lab-luck = Jak padły kości
lab-luck-1 = Miejsce
lab-luck-2 = Kości
lab-luck-3 = Trafienia
lab-luck-4 = Oczekiwane
lab-luck-5 = Więcej szczęścia niż (%)

# Pages
lab-balance-title = { $game }: czy jest równowaga?
lab-compare-title = Co zmienia się między { $base } a { $pack }?
lab-curve-title = { $game }: ile w niej emocji?
lab-trace-title = { $game }, ziarno { $seed }: dlaczego tak się potoczyła?
lab-finding-victories = Jak często się wygrywa
lab-finding-outliers = Co się wyróżnia
lab-finding-length = Ile to trwa
lab-finding-lead = Kiedy to rozstrzygnięte
lab-finding-turn = Tura { $turn }: { $swing } pkt
lab-plot-hero-wins = Kto wygrywa
lab-plot-hero-survival = Kto przeżywa
lab-plot-place-wins = Kto wygrywa, według miejsca w kolejności
lab-plot-place-survival = Kto przeżywa, według miejsca w kolejności
lab-plot-note = Udziały w procentach z przedziałami 95%; linia przerywana to średnia wszystkich. Romb oznacza to, co się wyróżnia, z poprawką na liczbę porównań: { $looks }.
lab-plot-tension = Ile w tym emocji
lab-plot-tension-note = Szanse na wygraną na początku tury, w procentach: mediana jako linia, środkowa połowa wszystkich gier jako pas.
lab-plot-length = Jak długie są gry
lab-plot-length-note = Gry według liczby tur; pod każdym słupkiem najmniejsza liczba tur, którą obejmuje.
lab-plot-shares = Udziały
lab-plot-lengths = Długość
lab-plot-compare-note = Różnice, pakiet minus baza, z przedziałami 95%; linia przerywana to brak zmiany. Romb oznacza wynik rozstrzygnięty.
lab-compare-table = Wszystkie miary
lab-compare-note = Na tych samych ziarnach. Różnica jest rozstrzygnięta, gdy utrzymuje się po poprawce na liczbę miar: { $looks }.
lab-table-note = „Bez tego” to ci, którzy tego nie mieli. To, co idzie w parze, nie musi być przyczyną.
lab-calibration = Czy szanse się sprawdziły?
lab-calibration-note = Na początku każdej tury podano czyjąś szansę; udział tych, którzy potem wygrali, powinien być jej bliski.
lab-calibration-1 = Podano (%)
lab-calibration-2 = Przypadki
lab-calibration-3 = Podano średnio (%)
lab-calibration-4 = Wygrane (%)
lab-plot-chances = Szanse na wygraną
lab-plot-chances-note = Na początku każdej tury, w procentach.
lab-luck-note = Kość trafia, jeśli od razu liczy się przeciw wrogowi. „Więcej szczęścia niż” to udział gier z tymi samymi kośćmi, które miałyby mniej trafień.
lab-turns = Tura po turze
lab-turns-note = Czyja szansa zmieniła się najbardziej w każdej turze i co rozstrzygnięto tam, gdzie był wybór.
lab-foot = Jeden plik, nic się nie doczytuje. Powyższe polecenie daje znów te same liczby.

# Many machines
cli-option-cluster = Graj na Dask: na tym komputerze albo na klastrze, którego planista jest pod ADDRESS (np. tcp://10.0.0.5:8786). Wymaga dodatku „cluster”.
cli-lab-no-dask = Klaster wymaga biblioteki, która nie jest zainstalowana: pip install hordekeep[cluster]
cli-lab-no-cluster = Klaster nie odpowiada: { $address }. Z --resume to, co rozegrane, zostaje.
cli-lab-other-engine = Procesy klastra mają inną wersję Hordekeep: { $address }
cli-lab-dead-workers = Procesy klastra padały raz za razem przy tych samych grach: { $address }. Z --resume to, co rozegrane, zostaje.
lab-dashboard = Podgląd: { $link }

# Data sets
cli-dataset = Rozegraj gry i zapisz je w nowym folderze DIR: dzienniki, każdą decyzję jako wiersz (co miejsce mogło wiedzieć, co mogło zrobić, co zrobiło i co zyskało) oraz kartę danych.
    .short = Zapisz gry jako dane dla programów, które się uczą.
cli-dataset-form = Jak zapisać wiersze: parquet (wymaga dodatku „lab”) albo jsonl; bez wskazania parquet, jeśli się da.
lab-dataset-done = Zapisano: { $folder }. Gry: { $games }, wiersze: { $rows }.
dataset-title = Gry: { $game }
dataset-about = Każda decyzja z gier między botami, od przygotowania do końca. To polecenie tworzy te same dane jeszcze raz:
dataset-what = Co
dataset-value = Wartość
dataset-game = Gra i zawartość
dataset-engine = Silnik i wersja zasad
dataset-options = Opcje
dataset-bots = Boty, według miejsc
dataset-seeds = Ziarna
dataset-size = Gry / wiersze
dataset-actions = Numery akcji
dataset-columns = Kolumny
dataset-column = Kolumna
dataset-meaning = Znaczenie
dataset-column-seed = Ziarno gry; jej dziennik to journals/SEED.journal
dataset-column-entry = Wpisy dziennika przed decyzją: hordekeep replay journals/SEED.journal --from ENTRY otwiera go w tym miejscu
dataset-column-decision = Numer decyzji
dataset-column-seat = Kto decyduje, od 0
dataset-column-observation = Co to miejsce może wiedzieć, w bajtach (w wierszach JSON: base64)
dataset-column-mask = Numery wszystkich dozwolonych akcji
dataset-column-action = Numer wybranej akcji
dataset-column-words = Ta sama akcja słowami
dataset-column-result = Co miejsce zyskało na koniec gry
dataset-observation = Obserwacja
dataset-observation-note = Nazwane tablice bajtów, jedna po drugiej; miejsca liczone od tego, które patrzy. dataset.json mówi to samo programom.
dataset-array-1 = Tablica
dataset-array-2 = Kształt
dataset-array-3 = Pierwszy bajt
dataset-limits = Co warto wiedzieć
dataset-limits-note = Wszyscy gracze to boty: tego, co zrobiliby ludzie, tu nie ma. Wiersze z jedną dozwoloną akcją też są. Numery akcji i miejsca w obserwacjach dotyczą tylko tej zawartości. Dzienniki mówią wszystko, także to, czego miejsce nie mogło wiedzieć; wiersze niczego takiego.

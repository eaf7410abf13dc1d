# Words that every game and every command uses.

# What the language calls itself, in the list of languages.
language-name = Polski

## Lists

list-none = nic
list-last = { $rest } i { $last }
list-more = { $first }, { $rest }
list-or = { $first } lub { $second }
list-pair = { $first } + { $second }

## Colours, difficulties, seats, endings

colour-red = czerwony
    .column = czerwonej kolumny
colour-green = zielony
    .column = zielonej kolumny
colour-blue = niebieski
    .column = niebieskiej kolumny
colour-white = biały

letter-red = C
letter-green = Z
letter-blue = N
letter-white = B

difficulty-beginner = początkujący
difficulty-normal = normalny
difficulty-hard = trudny
difficulty-heroic = heroiczny
difficulty-nightmare = koszmarny
difficulty-infernal = piekielny
difficulty-gentle = łagodny (zasada domowa)

seat = gracz { $number }
    .acc = gracza { $number }
    .gen = gracza { $number }
    .dat = graczowi { $number }
seat-any = { $name }
    .acc = gracza { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
ending-abandoned = Grę poddano.

## Reasons and clauses

by-clause = { $text } [{ $clause }]
refused = { $action }: { $reason }
refused-game-over = Gra jest skończona.
refused-not-your-decision = Teraz nie masz o czym decydować.
refused-not-asked = Teraz chodzi o inną decyzję.

## Errors: what went wrong, without a full stop

error-error = Coś poszło nie tak
error-unknown-game = Nie ma takiej gry
error-bad-option = Ta opcja jest niemożliwa
error-unknown-bot = Nie ma takiego bota
error-unusable-bot = Ten bot nie może grać
error-unknown-lesson = Nie ma takiej lekcji
error-unknown-word = To słowo nic tu nie znaczy
error-not-allowed = To niedozwolone
error-game-over = Gra jest skończona
error-not-your-decision = To miejsce nie ma teraz o czym decydować
error-stale-decision = Ta decyzja już zapadła
error-illegal-action = Teraz to niemożliwe
error-nothing-to-undo = Nie masz czego cofnąć
error-undo-revealed = To zostaje: od tej pory coś się odsłoniło
error-undo-others = To zostaje: od tej pory grał ktoś inny
error-fair-dice = Rzuty przy tym stole wynikają z sekretu; nikt nie może ich narzucić
error-would-reveal = Tak daleko nikt nie może zajrzeć: coś by się odsłoniło
error-hints-off = Ten stół nie daje podpowiedzi: otwarto go bez nich
error-still-running = Gra jeszcze trwa, więc jej sekret nie jest ogłoszony
error-view-only = Tę grę można oglądać, ale nie kontynuować: nie pasuje do zasad aż do końca
error-dice-lost = Tę grę można oglądać, ale nie kontynuować: nie ma tu sekretu jej kości
error-no-browser = Nie ma przeglądarki, która mogłaby drukować. Zainstaluj Chromium lub Chrome (w Debianie: apt-get install chromium) albo wskaż ją w HORDEKEEP_BROWSER
error-not-printed = Przeglądarka nie wydrukowała wszystkich arkuszy; nic nie zapisano
error-no-postgres = PostgreSQL wymaga pakietu, który nie jest zainstalowany: pip install hordekeep[postgres]
error-bad-file = Tego pliku nie da się użyć
error-bad-transcript = Tego nie można było zrobić w tej lekcji
error-bad-journal = Ten dziennik jest uszkodzony albo nie pasuje do zasad
error-bad-position = Ta pozycja jest uszkodzona albo niemożliwa
error-bad-content = Ta zawartość jest uszkodzona
error-too-deep = Ten plik jest zbyt głęboko zagnieżdżony, by go odczytać
error-too-long = Ten plik jest zbyt długi, by go odczytać
error-too-costly = Rozegranie tego dziennika trwa zbyt długo
error-wrong-version = To pochodzi z innej wersji
error-verify-failed = Rzuty nie wynikają z ogłoszonego sekretu
error-endless-agenda = Zasady kręcą się w kółko; to błąd gry albo jej zawartości

error-alone = { $what }.
error-at = { $what }: { $where }.

## Errors: where

where-next = ,{ " " }
where-file = { $value }
where-line = wiersz { $value }
where-column = kolumna { $value }
where-entry = wpis { $value }
where-place = { $value }
where-field = pole „{ $value }”
where-option = { $value }

## Errors: what was expected, what was found

detail-cause = { $cause }
detail-problem = { $value }.
detail-why = { $value }.
detail-word = Słowo: „{ $value }”.
detail-game = Gra: { $value }.
detail-expected = Oczekiwano: { $value }.
detail-found = Znaleziono: { $value }.
detail-first = Pierwsze użycie: { $value }.
detail-rules = Zasady: { $value }.
detail-frame = Krok: { $value }.

why-filenotfounderror = Nie ma takiego pliku
why-fileexistserror = Coś o tej nazwie już istnieje
why-isadirectoryerror = To jest folder
why-notadirectoryerror = Nie ma takiego folderu
why-permissionerror = Brak prawa do odczytu
why-unicodedecodeerror = To nie jest tekst
why-oserror = Nie da się odczytać
why-enospc = Dysk jest pełny
why-edquot = Limit miejsca na dysku jest wyczerpany
why-eacces = Brak prawa do zapisu
why-eperm = Brak prawa do zapisu
why-erofs = Dysk jest tylko do odczytu
why-eisdir = To jest folder
why-enotdir = Nie ma takiego folderu
why-enoent = Nie ma takiego folderu
why-eexist = Nie ma takiego folderu, jest tylko plik o tej nazwie
why-commitment = Sekret nie zgadza się ze swoim zobowiązaniem
why-open-seed = Sekret nie pochodzi z jawnego ziarna
why-no-secret = Sekret tego odcinka nie jest ogłoszony

problem-broken-toml = Od tego miejsca to nie jest TOML
problem-too-deep = Zbyt głębokie zagnieżdżenie
problem-too-long = Zbyt długie
problem-unknown-key = Nie ma takiego pola
problem-missing-key = Brakuje pola
problem-wrong-type = Wartość jest innego rodzaju
problem-out-of-range = Wartość jest za mała albo za duża
problem-unknown-word = To słowo nie jest jednym z możliwych
problem-bad-id = Identyfikator jest źle zbudowany
problem-duplicate-id = Ten identyfikator jest już zajęty
problem-unknown-id = Nic nie ma tego identyfikatora
problem-unused-id = Nic nie odwołuje się do tego identyfikatora
problem-duplicate-key = To pole występuje dwa razy
problem-wrong-column = Ten efekt nie może stać na tej liście
problem-wrong-step = Ten efekt nie może zajść w tej chwili
problem-wrong-effects = Za mało albo za dużo efektów
problem-duplicate-effect = Ten efekt występuje na liście dwa razy
problem-duplicate-power = Tę moc może mieć tylko jeden
problem-wrong-count = Musi ich być inna liczba
problem-too-few = Jest ich za mało
problem-wrong-game = To jest do innej gry
problem-missing-file = Brakuje pliku
problem-missing-folder = Brakuje folderu
problem-unknown-file = Zawartość nie ma takiego pliku
problem-unreadable = Nie da się odczytać
problem-broken-zip = To nie jest spakowany plik albo jest uszkodzony
problem-unsafe-zip = Zawiera plik, którego nie może tam być
problem-too-many = Jest ich zbyt wiele
problem-too-large = Zbyt duże
problem-missing-words = Brakuje słowa
problem-broken-words = Od tego miejsca to nie jest Fluent
problem-endless-words = Odwołuje się samo do siebie
problem-broken-game = Gra z tym pakietem się przerywa
problem-endless-game = Gra z tym pakietem się nie kończy

## What was expected, for errors of files and options; numbers come as n1, n2

expected-header = nagłówek
expected-hex = liczby szesnastkowe
expected-text = tekst
expected-a-number = liczba
expected-an-object = obiekt
expected-a-json-object = obiekt JSON
expected-a-known-kind-of-entry = znany rodzaj wpisu
expected-a-list = lista
expected-a-list-of-seats = lista miejsc
expected-a-list-of-texts = lista tekstów
expected-a-number-from-n-to-n = liczba od { $n1 } do { $n2 }
expected-a-position = pozycja
expected-a-table = tabela
expected-setup-position-or-fork = setup, position lub fork
expected-text-whole-number-or-truth = tekst, liczba całkowita, true lub false
expected-true-or-false = true lub false
expected-steps-that-fit-the-table = kroki pasujące do stołu
expected-no-step-after-the-end = żadnych kroków po końcu
expected-at-least-one-step = co najmniej jeden krok
expected-at-most-n-characters = długość w znakach najwyżej { $n1 }
expected-at-most-n-entries = liczba wpisów najwyżej { $n1 }
expected-at-most-n-levels = liczba poziomów najwyżej { $n1 }
expected-at-most-n-steps = liczba kroków najwyżej { $n1 }
expected-at-most-n-bytes = liczba bajtów najwyżej { $n1 }
expected-at-most-n-files = liczba plików najwyżej { $n1 }
expected-at-most-n = najwyżej { $n1 }
expected-n-or-more = { $n1 } lub więcej
expected-n-numbers = liczby: { $n1 }
expected-less-memory = coś, co zajmuje mniej pamięci
expected-less-work = coś, co zajmuje mniej czasu
expected-n-to-n = od { $n1 } do { $n2 }
expected-n-n = od { $n1 } do { $n2 }
expected-a-lane-for-each-of-n-seats-once = tor dla każdego miejsca, każdy raz; miejsc: { $n1 }
expected-a-list-of-numbers = lista liczb
expected-a-list-of-up-to-n-steps = lista kroków, najwyżej { $n1 }
expected-a-step-that-fits-the-table = krok pasujący do stołu
expected-each-of-them-once = każde z nich raz
expected-no-such-field = brak takiego pola
expected-what-comes-after-the-lanes = to, co następuje po torach
expected-what-is-at-this-table = to, co jest przy tym stole

## Chances

number-tenths = { NUMBER($number, minimumFractionDigits: 1) }
number-short = { NUMBER($number, maximumFractionDigits: 1) }
percent = { $number }%
percent-below = <{ $number }%
percent-above = >{ $number }%
odds-next = ,{ " " }
odds-one = { $card } { $chance }

# What a webhook is told; the address of the table follows.
alert-your-turn = Hordekeep: twoja tura.

# The table in the page, for any game: decision, undo, chronicle, rules, replay, end.

## Who

page-bot = { $bot }
page-open-seat = wolne miejsce
page-seat-number = Miejsce { $number }
page-stand-in = gra { $bot }
page-stand-in-turn = w tej turze gra { $bot }
page-bot-eased = serwer ma mało czasu na myślenie: gra jak „{ $bot }”
page-turn-left = zostało: { $time }
page-bot-in = bot za { $seconds } s
page-away = nie przy stole
page-thinking = myśli
page-watching =
    { $count ->
        [1] Ogląda jedna osoba.
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
       *[other] Ogląda { $count } osób.
    }

## The decision

page-decision-of-others = Co się teraz rozstrzyga
page-then = Wtedy:
page-then-revealed = Skutek pokaże się dopiero po wyborze.
page-then-nothing = Na razie nic się nie zmienia.
page-decision = Twoja decyzja
page-your-decision = Twoja decyzja: { $question }
page-decides = Decyduje { $name }.
page-person-of = { $person } ({ $name })
page-is-asked = Decyduje { $name }: { $question }
page-going-on = Chwileczkę …
page-sending = Wysłane, chwileczkę …
page-waits-for = Czekamy na: { $name }.
page-choices =
    { $count ->
        [1] jedna możliwość
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
page-back = Wstecz
page-undo = Cofnij
page-undo-title = Cofnij ostatni wybór
page-undo-stops = Nie ma czego cofnąć
page-why-not = Nie teraz
page-not-done = Nie udało się
page-not-asked = To nie twoja tura
page-rule = Zasada { $clause }
page-title-your-turn = ● Twoja tura · { $name }

## Hints

page-hint = Podpowiedź
page-hint-title = Co można zrobić i dlaczego
page-hint-off = Ten stół nie daje podpowiedzi.
page-hint-by = { $strength }, dograne gry: { $worlds }
page-hint-about = Szansa na wygraną przy każdej z nich:
page-hint-steps = { $first } → { $rest }
# How far the chance to win lies behind that of the first suggestion, in points of a hundred.
page-hint-behind = −{ $points }
page-hint-do = Wybierz możliwość { $number }
page-hint-thinking = Myślę …
page-hint-stop = Zatrzymaj

## What decided a game

page-decided = Co o tym zdecydowało
page-decided-ask = Co o tym zdecydowało?
page-decided-about = Los, wybory albo zagrożenie, które było widać: trzy chwile, każda z szansą na wygraną przed nią i po niej.
page-decided-thinking = Analizujemy grę …
page-decided-nothing = O tej partii nie zdecydował żaden pojedynczy moment.
page-decided-watch = Obejrzyj
page-decided-watch-what = Obejrzyj w powtórce: { $what }
page-decided-retry = Jeszcze raz
page-decided-retry-what = Spróbuj ponownie od tego miejsca, przy nowym stole: { $what }
# $name is who chose; $better and $done are orders: “Rest”, “Move to the Tavern, then End the turn”.
page-decided-choice = { $name }: „{ $better }” byłoby lepsze niż „{ $done }”.
page-decided-luck = Tak padły kości i karty.
page-decided-swing = Szansa na wygraną: { $before } → { $after }.
page-review = Cała analiza
page-review-chance = Szansa na wygraną
page-review-by = dograne gry: { $worlds }; liczy się tylko to, co można było wiedzieć
page-review-rivals = To, co robią rywale, liczy się jako los.
page-review-costly = Najkosztowniejsze wybory
page-review-none = Wśród sprawdzonych wyborów nie ma takiego, przy którym inny byłby na pewno lepszy.
page-curve = Szansa na wygraną: na początku { $start }, najniższa { $lowest }, najwyższa { $highest }.

## Around the table

page-setting-up = przygotowanie
page-turn = tura { $turn }
page-pick-hero = Wybierz bohatera
page-die-reroll = przerzuć
page-tools = Narzędzia
page-invite = Zaproś
page-point = Spójrz tutaj: wskaż coś
page-point-now = Dotknij tego, na co wszyscy mają spojrzeć.
page-points = { $name }: spójrzcie tutaj! { $thing }
page-can-choose = można wybrać
page-sayings = Na głos
page-said = Powiedziane
page-news = Co się właśnie stało
page-say-table = Powiedz, jak stoi gra
page-say-danger = Powiedz o zagrożeniu
page-say-news = Powiedz, co się stało od tej pory
page-say-no-danger = Nie grozi nic, co da się przewidzieć.
page-say-no-news = Od tej pory nic się nie stało.
page-watcher = Ktoś, kto ogląda
page-words = Szybkie zwroty
page-words-about = O czymś: potem tego dotknij
page-words-now = „{ $words }”: dotknij tego, o co chodzi.
page-words-mute = Czyich słów i wskazań nie pokazywać
page-words-mute-all = wszystkich
page-words-quiet = Wycisz zwroty
page-wheel = Szybkie zwroty: { $thing }
page-wheel-about = Powiedz coś o tym: każdy przeczyta to w swoim języku.
quick-said = { $name }: { $text }
quick-mine = Ja to wezmę
quick-mine-about = Ja to wezmę: { $thing }
quick-mine-colour-red = Biorę czerwony
quick-mine-colour-green = Biorę zielony
quick-mine-colour-blue = Biorę niebieski
quick-mine-colour-yellow = Biorę żółty
quick-yours = Ty to weź
quick-yours-about = Ty to weź: { $thing }
quick-help = Pomóż mi tutaj
quick-help-about = Pomóż mi tutaj: { $thing }
quick-careful = Uważaj
quick-careful-about = Uważaj: { $thing }
quick-wait = Zaczekaj chwilę
quick-go-ahead = Śmiało
quick-yes = Tak
quick-no = Nie
quick-thanks = Dzięki
quick-sorry = Przepraszam
quick-well-done = Dobra robota
quick-good-luck = Powodzenia
page-rules = Zasady
page-rules-search = Szukaj w zasadach
page-rules-ask = Zapytaj: jak wygrać? zbroja, ile kości …
page-rules-short = W skrócie
page-rules-guide = Prostymi słowami
page-rules-clauses = Dokładnie
page-rules-unexpected = Wbrew oczekiwaniom
page-rules-example = Przykład
page-rules-show-me = Pokaż przy stole do ćwiczeń
page-rules-exact = Dokładne zasady:
page-rules-told = Prostymi słowami:
page-rules-none = Nic nie odpowiada tym słowom. Spróbuj innych.
page-rules-failed = Zasady są teraz niedostępne.
page-ruling = nasza interpretacja
page-ruling-title = Instrukcja tu milczy; tak odczytuje ją Hordekeep.
page-chronicle = Kronika
page-skip-decision = Przejdź do decyzji
page-chronicle-empty = Jeszcze nic się nie stało.
page-chronicle-fork = Ta gra jest dalszym ciągiem innej, od wybranej chwili.
page-chronicle-position = Ta gra zaczyna się od pozycji.
page-chronicle-before = Co było wcześniej
page-to-moment = Do tej chwili
page-show-rule = Pokaż zasadę
page-replay = Powtórka
page-table-menu = Stół
page-keys = Skróty klawiszowe
page-who-sits = Kto tu siedzi
page-look-from = Patrz stąd
page-pace = Jak szybko pokazywać kroki innych
page-pace-slow = Wolno
page-pace-normal = Normalnie
page-pace-fast = Szybko
page-pace-once = Od razu
page-pace-pause = Pauza
page-pace-go-on = Dalej
page-pace-next = Następny krok
page-since = Od twojej tury
page-since-show = Pokaż jeszcze raz: { $what }
page-since-all = Obejrzyj wszystko
page-since-stop = Zatrzymaj
page-do = Co możesz zrobić
page-export = Zapisz grę
page-export-detail = dziennik jako plik
page-save-position = Zapisz tę pozycję
page-sealed = Twoja odpowiedź jest zapieczętowana: { $action }. Możesz ją cofnąć, dopóki wszyscy nie odpowiedzą.
page-move-device = Przenieś na inne urządzenie
page-let-bot-play = Niech bot gra za mnie
page-redo = Ponów
page-redo-title = Ponów cofnięty wybór
page-share-position = Udostępnij tę pozycję jako link
page-seats-dialog = Miejsca i zaproszenia
page-vote = Niech zagra zastępca
page-vote-undo = Jednak czekajmy
page-votes = { $count } z { $needed }
page-kick-ask = Wyprosić na zawsze? { $name } traci miejsce i gra na nim bot, dopóki nie dasz go komuś innemu.
page-offer = Zaproponuj to miejsce
page-turn-is = Czas na turę: { $time }.
page-turn-is-any = Tura może trwać dowolnie długo.
page-grace-is = Gdy inni czekają, bot zastępuje nieobecnych po czasie: { $time }.
page-grace-is-never = Nieobecnych nie zastępuje żaden bot.
page-asks-seat = { $name } prosi o miejsce { $number } ({ $seat }).
page-asks-waits = { $name } prosi o miejsce { $number }. Brakuje zgody: { $names }.
page-asks-yes = Tak, zapraszam
page-asks-no = Nie
page-notice-took-seat = { $name } gra teraz na miejscu { $number }.
page-notice-kicked = { $name } odchodzi od stołu; na miejscu { $number } gra bot.
page-notice-time-up = Czas minął: w tej turze zastępca gra za: { $name }.
page-notice-voted = Tak zdecydowało głosowanie: w tej turze zastępca gra za: { $name }.
page-notice-offered = Miejsce { $number } czeka na kogoś nowego.
page-notice-bot-failed = Bot { $name } na miejscu { $number } zawodzi; wybiera za niego zastępca.
page-way-back = Droga powrotna
page-way-back-lead = Jeśli ta przeglądarka utraci swoje dane, przepadnie też twoje miejsce. Droga powrotna prowadzi do niego z każdej przeglądarki.
page-way-back-make = Utwórz drogę powrotną
page-way-back-once = Zachowaj to w bezpiecznym miejscu: pokazuje się tylko teraz, działa raz, a kto to ma, ma twoje miejsce.
page-way-back-save = Zapisz jako plik
page-webhook = Powiadom mnie gdzie indziej
page-webhook-lead = Gdy nadejdzie twoja tura, a ciebie tu nie będzie, wiadomość trafi do tego webhooka: raz na turę i bez niczego, co otwiera twoje miejsce.
page-webhook-keep = Zachowaj
page-webhook-kept = Zachowano
page-give-up = Zaproponuj poddanie
page-give-up-asked = Za poddaniem: { $names }. Zgadzasz się?
page-give-up-waits = Gra kończy się, gdy zgodzi się też: { $names }.
page-give-up-agree = Poddaj się
page-give-up-ask = Poddać się? Gra kończy się od razu i nie da się jej wznowić.
page-give-up-go-on = Graj dalej
page-bot-plays-for-you = Bot gra za ciebie.
page-take-back-seat = Odzyskaj miejsce
page-reconnecting = Połączenie zerwane. Trwa ponawianie; nic nie przepada.
page-closed-deleted = Ten stół usunięto.
page-closed-moved = To miejsce jest teraz na innym urządzeniu.
page-closed-banned = Operator serwera odrzuca ten adres.
page-table-closed = Operator serwera zamknął ten stół. Można go oglądać, ale nie grać.
page-closed-kicked = Gospodarz stołu oddał twoje miejsce.
page-closed- = Ten stół jest zamknięty.

## Keys

page-key-number = numerowane możliwości; w walce kości
page-key-move = rusz się, wstań
page-key-activate = aktywuj kafelek pod figurką
page-key-fight = walcz
page-key-call = wezwanie do broni
page-key-power = moc twojego bohatera
page-key-reroll = przerzuć
page-key-beat = pokonaj pierwszą kartę, drugą, obie
page-key-end = zakończ turę lub krok
page-key-hint = podpowiedź
page-kbd-alt-click = Alt + klik
page-key-undo = cofnij
page-key-back = krok wstecz, zamknij
page-key-tab = od części do części
page-key-arrows = od rzeczy do rzeczy
page-key-enter = dotknij tego, co zaznaczone
page-key-point = wskaż coś
page-key-words = szybkie zwroty
page-key-alt = wskaż myszą
page-key-help = ta lista

## Replay

page-replay-detail = graj dalej od dowolnej chwili
page-replay-unseen = Coś jest rozdawane w ukryciu.
page-replay-over = Gra jest skończona.
page-replay-position = Chwila
page-replay-at = { $place } z { $last }
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-on = Krok dalej
page-replay-last = Na koniec
page-continue-here = Graj dalej stąd
page-back-to-table = Do stołu
page-fork-running = Nowy stół zaczyna się od tej chwili, z nowymi kośćmi. To, czego nikt jeszcze nie widział, zostanie rozdane na nowo.
page-fork-over = Nowy stół zaczyna się od tej chwili, z nowymi kośćmi.
page-fork-holder = Kto gra jako { $name }
page-fork-bot = Bot
page-fork-friend = Znajomy
page-fork-strength = Siła bota: { $name }
page-fork-go = Otwórz nowy stół

## The end

page-after = Po grze
page-once-more = Jeszcze raz?
page-mine-once-more = Wygrywasz! Jeszcze raz?
page-won-once-more = Wspólna wygrana! Jeszcze raz?
page-lost-once-more = Tym razem porażka. Jeszcze raz?
page-given-up = Gra poddana. Jeszcze raz?
page-rematch = Rewanż
page-rematch-detail = te same miejsca, nowa talia
page-rematch-open = stół gotowy
page-verify = Sprawdź kości
page-verify-detail = sprawdź ogłoszony sekret
page-verifying = powtarzamy wszystkie rzuty …
page-verified =
    { $stretches ->
        [1] Wszystkie rzuty i dobrania ({ $answers }) wynikają z ogłoszonego sekretu.
       *[other] Wszystkie rzuty i dobrania ({ $answers }) wynikają z ogłoszonych sekretów ({ $stretches }).
    }
page-verified-how = Zobowiązanie było widoczne przed pierwszym rzutem. To skrót sekretu, a sekret wraz z solą wszystkich graczy daje każdy rzut i każdą kartę.
page-verified-open = Ten stół otwarto z ziarnem podanym ręcznie: kto je znał, mógł przewidzieć rzuty.
page-commitments = Zobowiązania
page-salt = sól { $salt }
page-show-board = Pokaż planszę
page-show-result = Pokaż wynik
page-lobby = Lobby
page-lobby-detail = odejdź od stołu

## A game without a page of its own

page-generic-view = Gra
page-generic-result = Wynik
page-generic-change = { $what }: { $before } → { $after }.
page-generic-nobody = Nikt nie wygrywa.
page-generic-winners =
    { $count ->
        [1] Wygrywa { $names }.
       *[other] Wspólnie wygrywają: { $names }.
    }
page-yes = tak
page-no = nie

## Achievements and statistics

page-book-lead = Twoje dokonania w grach rozegranych od początku do końca. Są tylko w tej przeglądarce: zapisz je jako plik, aby zabrać je ze sobą.
page-book-save = Zapisz jako plik
page-book-open = Dodaj plik
page-book-added =
    { $count ->
        [0] Nic nowego: wszystkie gry z pliku już tu były.
        [1] Dodano jedną grę.
        [one] Dodano { $count } grę.
        [few] Dodano { $count } gry.
       *[other] Dodano { $count } gier.
    }
page-book-not-json = Tego pliku nie da się odczytać: to nie JSON.
page-book-not-ours = W tym pliku nie ma osiągnięć z Hordekeep.
page-book-newer = Ten plik pochodzi z innej wersji Hordekeep.
page-book-bad-game =
    { $field ->
        [none] Nic nie dodano: gry { $place } z pliku nie da się odczytać.
       *[other] Nic nie dodano: w grze { $place } z pliku pole „{ $field }” jest błędne.
    }
page-book-earned = Zdobyte: { $count } z { $all }
page-book-games = Gry
page-book-won = Wygrane
page-book-best = Najlepszy wynik przy wygranej
page-book-streak = Najdłuższa seria wygranych
page-book-running = Obecna seria
page-book-heroes = Według bohatera
page-book-difficulties = Według trudności
page-book-is-earned = zdobyte
page-book-not-earned = jeszcze niezdobyte
page-book-count = { $count } z { $goal }
page-book-new =
    { $more ->
        [0] Nowe: { $name }
       *[other] Nowe: { $name } i jeszcze { $more }
    }
page-book-new-title = Nowe osiągnięcia

# The guided first game.
page-guide = Przewodnik
page-lessons-title = Nauka gry { $game }
# $minutes: 0 is half a minute
page-lessons-lead =
    { $minutes ->
        [0] Razem około pół minuty. Możesz wyjść w każdej chwili.
        [one] Razem około { $minutes } minuty. Możesz wyjść w każdej chwili.
        [few] Razem około { $minutes } minut. Możesz wyjść w każdej chwili.
       *[other] Razem około { $minutes } minut. Możesz wyjść w każdej chwili.
    }
page-lessons-chapters = Rozdziały
page-lessons-done = ukończony
# $step: the step of the chapter that one is at; $steps: how many it has
page-lessons-step = krok { $step } z { $steps }
page-lessons-note = Wszystko działa jak w prawdziwej grze. Próbuj: to, co zrobisz, można cofnąć.
page-lessons-go = Dalej
page-lessons-take-back = Cofnij to
page-lessons-play-on = Graj tak dalej
page-lessons-next = Następny rozdział
page-lessons-skip = Pomiń ten rozdział
page-lessons-rules = Zasady na jednym ekranie
page-lessons-leave = Wyjdź, zachowaj miejsce
page-lessons-show = Pokaż przewodnika
page-lessons-hide = Ukryj przewodnika
page-lessons-game = Zagraj w małą grę

# Notes on what happens for the first time.
page-notes = Uwagi
page-note-more = Więcej
page-note-never = Nie pokazuj takich uwag
page-note-read = Przeczytaj uwagę
page-lessons-notes = Mów mi o nowych rzeczach także w moich grach

# All cards of a game, and their sheets.
page-cards-kinds = Rodzaje kart
page-cards-all = Wszystkie
page-cards-search = Szukaj nazw i tekstów
page-cards-changed = Nowe lub zmienione
page-cards-fresh = zmieniona
page-cards-found =
    { $count ->
        [one] { $count } element
        [few] { $count } elementy
       *[other] { $count } elementów
    }
page-cards-none = Nic nie znaleziono.
page-cards-no-cards = Ta gra nie ma kart do pokazania.
page-cards-turn = Odwróć
page-cards-sheets = Arkusze { $paper }
page-cards-print = Drukuj
page-cards-back = Wróć do kart
page-cards-how =
    { $double ->
        [0] Strony: { $pages }. Drukuj w skali 100%, jednostronnie.
       *[other] Strony: { $pages }. Drukuj w skali 100%: pierwsze { $double } dwustronnie (obrót wzdłuż długiej krawędzi), pozostałe jednostronnie.
    }
page-cards-sheet = { $game } · { $kind } · arkusz { $number } · { $side ->
    [back] rewers
   *[front] awers
}
page-cards-boards = Plansze
page-cards-tokens = Żetony i figurki
page-cards-heroes = Bohaterowie

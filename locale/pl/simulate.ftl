# hordekeep simulate: many games with bots, and what happened in them.

cli-simulate = Rozegraj grę GAME wiele razy z botami i policz, co się dzieje: jak gry się kończą, jak długo trwają, jak często pojawia się każdy efekt, kafelek, moc, umiejętność i kara. To samo ziarno daje te same gry, przy dowolnej liczbie procesów.
    .short = Rozegraj wiele gier z botami i policz, co się dzieje.
cli-simulate-bots = Kto gra; kilka nazw zajmuje miejsca po kolei. Własny: my.py:Class, „run:COMMAND” dla programu albo zainstalowany.
cli-simulate-games = Ile gier.
cli-simulate-seed = Ziarno pierwszej gry; każda dalsza ma następne.
cli-simulate-jobs = Ile procesów gra równolegle.
cli-simulate-check = Sprawdzaj zasady na każdym kroku: nic nie ginie, każda wymieniona akcja działa, każda inna jest odrzucana, a cofanie, powtórka i pliki pozycji prowadzą do tej samej gry. Powolne.
cli-simulate-counts = Licz akcje, efekty, kafelki, moce i umiejętności także wtedy, gdy wszyscy grają losowo. Trwa to trzy razy dłużej, a kośćmi rzuca się jak przy stole: to samo ziarno daje wtedy inną grę.

simulate-playing = Rozgrywanie
simulate-of = Gra
simulate-bots = Boty
simulate-games = Gry
simulate-decisions = Decyzje we wszystkich grach
simulate-choices = … w tym z wyborem
simulate-seconds = Czas procesora w sekundach
simulate-turns = Tury na grę
simulate-length = Decyzje na grę
simulate-score = Najlepszy wynik w grze
simulate-span = średnio { NUMBER($mean, minimumFractionDigits: 1) } (od { $least } do { $most })
simulate-outcomes = Jak kończą się gry
ending-stopped = Przerwane po 20 000 decyzji: mogłoby się nigdy nie skończyć.
simulate-share = { NUMBER($share, minimumFractionDigits: 1) }% (ufność 95%: od { NUMBER($low, minimumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1) }%)
simulate-actions = Co robią gracze
simulate-effects = Zastosowane efekty
simulate-card-effects = Zastosowane efekty według karty i planszy
simulate-tiles = Aktywowane kafelki
simulate-powers = Użyte moce bohaterów
simulate-skills-gained = Zdobyte umiejętności
simulate-skills-used = Użyte umiejętności
simulate-abilities = Co robią zdolności
simulate-penalties = Kary przyjęte w Ostatecznej Bitwie
simulate-wounds = Rany przyjęte zamiast kary, według karty
simulate-blessings = Użyte błogosławieństwa
simulate-survivors = Gry według liczby ocalałych
simulate-surviving-heroes = Ocalali według bohatera
simulate-winning-heroes = Zwycięzcy według bohatera
simulate-winning-seats = Zwycięzcy według miejsca w kolejności
simulate-not-counted = Akcji i efektów nie policzono: liczy je --counts.
simulate-violations =
    { $count ->
        [0] Wszystkie sprawdzenia udane.
        [1] Jedno sprawdzenie nieudane:
       *[other] Nieudane sprawdzenia: { $count }
    }
simulate-violation = { "  " }ziarno { $seed }, krok { $step }: { $property }: { $found }
simulate-checked = Co sprawdzono i ile razy

property-conserved = Żetony, karty i figurki nie giną
property-decision = Jest decyzja z dozwoloną akcją
property-candidates = Dozwolone akcje to dozwoleni kandydaci
property-text = Teksty akcji dają się odczytać z powrotem
property-listed = Każda wymieniona akcja działa
property-unlisted = Akcje niewymienione są odrzucane
property-view = Równe stany dają równe widoki
property-preview = Podglądy i prognozy nic nie zmieniają
property-position = Plik pozycji prowadzi z powrotem
property-together = Nie ma znaczenia, kto odpowiada pierwszy
property-undo = Cofanie i ponawianie prowadzą z powrotem
property-undo-all = Cofanie do oporu i ponawianie prowadzą z powrotem
property-events = Zdarzenia są znane
property-replay = Powtórka prowadzi do tego samego
property-verify = Rzuty wynikają z sekretu
property-elsewhere = Powtórka w innym procesie prowadzi do tego samego

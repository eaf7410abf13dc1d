# hordekeep arena: bots compared on equal seeds.

cli-arena = Niech boty grają przeciw sobie: polecenie mówi, na ile pewne jest, który gra lepiej. Przy każdym ziarnie każdy bot siedzi na każdym miejscu, a więc gra każdym rozdanym bohaterem; w grze wygrywanej lub przegrywanej wspólnie każdy bot prowadzi cały zespół. To samo polecenie daje wszędzie te same liczby, przy dowolnej liczbie procesów.
    .short = Porównaj boty na równych ziarnach.
cli-arena-bots = Kogo porównać: dwa boty lub więcej. Własny: my.py:Class, „run:COMMAND” dla programu albo zainstalowany.
cli-arena-games = Ile gier, w zaokrągleniu w górę do pełnych rund: runda to wszystkie gry z jednym ziarnem.
cli-arena-seed = Ziarno pierwszej rundy; każda dalsza ma następne.
cli-arena-jobs = Ile procesów gra równolegle.
cli-arena-until-decided = Zakończ, gdy tylko dla każdych dwóch botów wiadomo, który gra lepiej.
cli-arena-resume = Zapisuj każdą grę w tym pliku i nie rozgrywaj ponownie tych, które już w nim są.
cli-arena-who = Podaj co najmniej dwa różne boty, na przykład --bots adept,expert

# $games, $wanted: numbers of games; $seats: number of seats at a table
arena-rivals =
    { $games ->
        [one] Rozegrano { $games } grę z { $wanted }, miejsca: { $seats }. Każdy bot na każdym miejscu, z równymi ziarnami.
        [few] Rozegrano { $games } gry z { $wanted }, miejsca: { $seats }. Każdy bot na każdym miejscu, z równymi ziarnami.
       *[other] Rozegrano { $games } gier z { $wanted }, miejsca: { $seats }. Każdy bot na każdym miejscu, z równymi ziarnami.
    }
arena-teams =
    { $games ->
        [one] Rozegrano { $games } grę z { $wanted }, miejsca: { $seats }. Każdy bot prowadzi całe zespoły, z równymi ziarnami.
        [few] Rozegrano { $games } gry z { $wanted }, miejsca: { $seats }. Każdy bot prowadzi całe zespoły, z równymi ziarnami.
       *[other] Rozegrano { $games } gier z { $wanted }, miejsca: { $seats }. Każdy bot prowadzi całe zespoły, z równymi ziarnami.
    }
arena-decided = Dla każdych dwóch botów wiadomo, który gra lepiej, więc reszty się nie rozgrywa.

# Columns of the table of bots
arena-place-1 = Bot
arena-place-2 = Wygrane
arena-place-3 = %
arena-place-4 = Przedział 95%
arena-place-5 = Ocena

# Columns of the table of pairs
arena-pair-1 = Na równych ziarnach
arena-pair-2 = Lepiej : gorzej
arena-pair-3 = Ziarna
arena-pair-4 = Przewaga, punkty
arena-pair-5 = Szansa, gdy równe

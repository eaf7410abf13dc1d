# hordekeep arena: bots compared on equal seeds.

cli-arena = Bots gegeneinander spielen lassen und sagen, wie sicher ist, welcher besser spielt. Mit jedem Startwert sitzt jeder Bot auf jedem Platz und spielt so jeden verteilten Helden; in einem Spiel, das man gemeinsam gewinnt oder verliert, führt jeder Bot ein ganzes Team. Derselbe Befehl gibt überall dieselben Zahlen, mit beliebig vielen Prozessen.
    .short = Bots mit gleichen Startwerten vergleichen.
cli-arena-bots = Wer verglichen wird: zwei oder mehr Bots. Ein eigener: my.py:Klasse, „run:BEFEHL“ für ein Programm oder ein installierter.
cli-arena-games = Wie viele Spiele, aufgerundet auf ganze Runden: Eine Runde sind alle Spiele mit einem Startwert.
cli-arena-seed = Der Startwert der ersten Runde; jede weitere Runde hat den nächsten.
cli-arena-jobs = Wie viele Prozesse nebeneinander spielen.
cli-arena-until-decided = Aufhören, sobald für je zwei Bots klar ist, welcher besser spielt.
cli-arena-resume = Jedes Spiel in dieser Datei speichern und nicht noch einmal spielen, was darin steht.
cli-arena-who = Nenne mindestens zwei verschiedene Bots, etwa --bots adept,expert

# $games, $wanted: numbers of games; $seats: number of seats at a table
arena-rivals =
    { $games ->
        [one] { $games } Spiel von { $wanted } gespielt, Plätze: { $seats }; jeder Bot auf jedem Platz, mit gleichen Startwerten.
       *[other] { $games } Spiele von { $wanted } gespielt, Plätze: { $seats }; jeder Bot auf jedem Platz, mit gleichen Startwerten.
    }
arena-teams =
    { $games ->
        [one] { $games } Spiel von { $wanted } gespielt, Plätze: { $seats }; jeder Bot führt ganze Teams, mit gleichen Startwerten.
       *[other] { $games } Spiele von { $wanted } gespielt, Plätze: { $seats }; jeder Bot führt ganze Teams, mit gleichen Startwerten.
    }
arena-decided = Für je zwei Bots ist klar, welcher besser spielt; der Rest wird nicht gespielt.

# Columns of the table of bots
arena-place-1 = Bot
arena-place-2 = Siege
arena-place-3 = %
arena-place-4 = 95-%-Intervall
arena-place-5 = Wertung

# Columns of the table of pairs
arena-pair-1 = Bei gleichen Startwerten
arena-pair-2 = Besser : schlechter
arena-pair-3 = Startwerte
arena-pair-4 = Vorsprung in Punkten
arena-pair-5 = Chance, wenn gleich

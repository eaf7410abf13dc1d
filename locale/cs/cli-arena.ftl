# hordekeep arena: bots compared on equal seeds.

cli-arena = Nechá boty hrát proti sobě a řekne, jak jisté je, který hraje lépe. S každým semínkem sedí každý bot na každém místě, a hraje tedy za každého rozdaného hrdinu; ve hře, která se vyhrává nebo prohrává společně, vede každý bot celý tým. Stejný příkaz dá všude stejná čísla při každém počtu procesů.
    .short = Porovnat boty se stejnými semínky.
cli-arena-bots = Kdo se porovnává: dva nebo více botů. Vlastní: my.py:Class, „run:COMMAND“ pro program, nebo nainstalovaný bot.
cli-arena-games = Kolik her, zaokrouhleno nahoru na celá kola: kolo jsou všechny hry s jedním semínkem.
cli-arena-seed = Semínko prvního kola; každé další má následující.
cli-arena-jobs = Kolik procesů hraje souběžně.
cli-arena-until-decided = Skončit, jakmile je u každých dvou botů jasné, který hraje lépe.
cli-arena-resume = Ukládat každou hru do tohoto souboru a nehrát znovu, co v něm je.
cli-arena-who = Uveď aspoň dva různé boty, třeba --bots adept,expert

# $games, $wanted: numbers of games; $seats: number of seats at a table
arena-rivals =
    { $games ->
        [one] Odehrána { $games } hra z { $wanted }, míst { $seats }: každý bot na každém místě, se stejnými semínky.
        [few] Odehrány { $games } hry z { $wanted }, míst { $seats }: každý bot na každém místě, se stejnými semínky.
       *[other] Odehráno { $games } her z { $wanted }, míst { $seats }: každý bot na každém místě, se stejnými semínky.
    }
arena-teams =
    { $games ->
        [one] Odehrána { $games } hra z { $wanted }, míst { $seats }: každý bot vede celé týmy, se stejnými semínky.
        [few] Odehrány { $games } hry z { $wanted }, míst { $seats }: každý bot vede celé týmy, se stejnými semínky.
       *[other] Odehráno { $games } her z { $wanted }, míst { $seats }: každý bot vede celé týmy, se stejnými semínky.
    }
arena-decided = U každých dvou botů je jasné, který hraje lépe, zbytek se nehraje.

# Columns of the table of bots
arena-place-1 = Bot
arena-place-2 = Výhry
arena-place-3 = %
arena-place-4 = interval 95 %
arena-place-5 = Hodnocení

# Columns of the table of pairs
arena-pair-1 = Se stejnými semínky
arena-pair-2 = Lepší : horší
arena-pair-3 = Semínka
arena-pair-4 = Náskok v bodech
arena-pair-5 = Šance při rovnosti

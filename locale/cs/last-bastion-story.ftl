# What one would tell of a hero after a game of Last Bastion.
story-beat-warlord = Poráží { $card_acc } v tahu { $turn }.
story-beat-two = Jednou ranou v tahu { $turn } poráží { $card_acc } a { $other_acc }.
story-went-out = Od tahu { $turn } mimo boj.
story-died = Umírá v tahu { $turn }.
story-revived = Vrací se v tahu { $turn }.
story-cleansed =
    { $count ->
        [1] Zbavuje baštu drápu zla.
        [one] Zbavuje baštu { $count } drápu zla.
        [few] Zbavuje baštu { $count } drápů zla.
       *[other] Zbavuje baštu { $count } drápů zla.
    }
story-quiet = Vydrží až do konce, jinak není co vyprávět.

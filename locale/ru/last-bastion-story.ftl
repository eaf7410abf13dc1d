# What one would tell of a hero after a game of Last Bastion.
story-beat-warlord = Ход { $turn }: побеждает { $card_acc }.
story-beat-two = Ход { $turn }: одним ударом побеждает { $card_acc } и { $other_acc }.
story-went-out = Ход { $turn }: выходит из строя.
story-died = Ход { $turn }: погибает.
story-revived = Ход { $turn }: возвращается в строй.
story-cleansed =
    { $count ->
        [1] Убирает из бастиона фигурку Власти зла.
        [one] Убирает из бастиона { $count } фигурку Власти зла.
        [few] Убирает из бастиона { $count } фигурки Власти зла.
       *[other] Убирает из бастиона { $count } фигурок Власти зла.
    }
story-quiet = Держится до конца, и рассказать почти нечего.

# What one would tell of a hero after a game of Last Bastion.
story-beat-warlord = Tura { $turn }: pokonuje { $card_acc }.
story-beat-two = Tura { $turn }: jednym ciosem pokonuje { $card_acc } i { $other_acc }.
story-went-out = Tura { $turn }: wypada z akcji.
story-died = Tura { $turn }: ginie.
story-revived = Tura { $turn }: wraca do gry.
story-cleansed =
    { $count ->
        [1] Usuwa szpon zła z bastionu.
       *[other] Usuwa szpony zła z bastionu: { $count }.
    }
story-quiet = Trzyma się do końca, bez większych przygód.

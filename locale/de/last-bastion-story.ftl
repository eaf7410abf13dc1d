# What one would tell of a hero after a game of Last Bastion.
story-beat-warlord = Besiegte { $card } in Zug { $turn }.
story-beat-two = Besiegte in Zug { $turn } { $card } und { $other } auf einen Streich.
story-went-out = War ab Zug { $turn } außer Gefecht.
story-died = Starb in Zug { $turn }.
story-revived = Kam in Zug { $turn } zurück.
story-cleansed =
    { $count ->
        [1] Entfernte einen Griff des Bösen aus der Bastion.
       *[other] Entfernte { $count } Griffe des Bösen aus der Bastion.
    }
story-quiet = Hielt durch, ohne dass viel zu erzählen wäre.

# Hints and reviews: what a choice is expected to bring, what decided a finished game. For any game.

## What is expected

hint-left-alone =
    { $turns ->
        [0] Wenn nichts geschieht, in diesem Zug: { $what }
        [one] Wenn nichts geschieht, in { $turns } Zug: { $what }
       *[other] Wenn nichts geschieht, in { $turns } Zügen: { $what }
    }
hint-best = am besten
hint-level = etwa gleich gut
hint-behind =
    { $points ->
        [one] { $points } Punkt hinter dem ersten
       *[other] { $points } Punkte hinter dem ersten
    }

## What decided it

# The sum of all changes of the chance to win, in points of a hundred: “−12”, “+7”.
review-shares = Am Anfang stand es bei { $start } %. Entscheidungen änderten das um { $choices } Punkte, das Glück um { $luck }.
review-choice = Eine Entscheidung:
review-luck = Glück:
# Where people play against each other, what rivals did counts with it.
review-luck-rivals = Glück und Rivalen:
review-danger = Eine Gefahr, die zu sehen war:
review-chosen = Getan: { $what }
review-better = Besser: { $what }
review-danger-seen =
    { $turns ->
        [0] Im selben Zug: { $what }
        [one] { $turns } Zug vorher: { $what }
       *[other] { $turns } Züge vorher: { $what }
    }

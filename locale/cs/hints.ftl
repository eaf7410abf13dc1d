# Hints and reviews: what a choice is expected to bring, what decided a finished game. For any game.

## What is expected

hint-left-alone =
    { $turns ->
        [0] Bez zásahu už v tomto tahu: { $what }
        [one] Bez zásahu za { $turns } tah: { $what }
        [few] Bez zásahu za { $turns } tahy: { $what }
       *[other] Bez zásahu za { $turns } tahů: { $what }
    }
hint-best = nejlepší
hint-level = zhruba stejně dobré
hint-behind =
    { $points ->
        [one] o { $points } bod horší než první
        [few] o { $points } body horší než první
       *[other] o { $points } bodů horší než první
    }

## What decided it

# The sum of all changes of the chance to win, in points of a hundred: “−12”, “+7”.
review-shares = Na začátku { $start } %. Změna v bodech: volby { $choices }, štěstí { $luck }.
review-choice = Volba:
review-luck = Štěstí:
# Where people play against each other, what rivals did counts with it.
review-luck-rivals = Štěstí a soupeři:
review-danger = Nebezpečí, které bylo vidět:
review-chosen = Provedeno: { $what }
review-better = Lepší: { $what }
review-danger-seen =
    { $turns ->
        [0] V témže tahu: { $what }
        [one] { $turns } tah předem: { $what }
        [few] { $turns } tahy předem: { $what }
       *[other] { $turns } tahů předem: { $what }
    }

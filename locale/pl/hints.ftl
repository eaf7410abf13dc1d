# Hints and reviews: what a choice is expected to bring, what decided a finished game. For any game.

## What is expected

hint-left-alone =
    { $turns ->
        [0] Bez reakcji, w tej turze: { $what }
        [one] Bez reakcji, za { $turns } turę: { $what }
        [few] Bez reakcji, za { $turns } tury: { $what }
       *[other] Bez reakcji, za { $turns } tur: { $what }
    }
hint-best = najlepsze
hint-level = mniej więcej równie dobre
hint-behind =
    { $points ->
        [one] gorsze od pierwszego o { $points } punkt
        [few] gorsze od pierwszego o { $points } punkty
       *[other] gorsze od pierwszego o { $points } punktów
    }

## What decided it

# The sum of all changes of the chance to win, in points of a hundred: “−12”, “+7”.
review-shares = Na początku { $start }%. Zmiana w punktach: wybory { $choices }, los { $luck }.
review-choice = Wybór:
review-luck = Los:
# Where people play against each other, what rivals did counts with it.
review-luck-rivals = Los i rywale:
review-danger = Zagrożenie, które było widać:
review-chosen = Zrobiono: { $what }
review-better = Lepiej: { $what }
review-danger-seen =
    { $turns ->
        [0] W tej samej turze: { $what }
        [one] { $turns } turę wcześniej: { $what }
        [few] { $turns } tury wcześniej: { $what }
       *[other] { $turns } tur wcześniej: { $what }
    }

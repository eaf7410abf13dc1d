# Hints and reviews: what a choice is expected to bring, what decided a finished game. For any game.

## What is expected

hint-left-alone =
    { $turns ->
        [0] Left alone, this turn: { $what }
        [one] Left alone, in { $turns } turn: { $what }
       *[other] Left alone, in { $turns } turns: { $what }
    }
hint-best = best
hint-level = about as good
hint-behind =
    { $points ->
        [one] { $points } point behind the first
       *[other] { $points } points behind the first
    }

## What decided it

# The sum of all changes of the chance to win, in points of a hundred: “−12”, “+7”.
review-shares = It began at { $start }%. Choices changed it by { $choices } points, luck by { $luck }.
review-choice = A choice:
review-luck = Luck:
# Where people play against each other, what rivals did counts with it.
review-luck-rivals = Luck and rivals:
review-danger = A danger that could be seen:
review-chosen = Done: { $what }
review-better = Better: { $what }
review-danger-seen =
    { $turns ->
        [0] In the same turn: { $what }
        [one] { $turns } turn ahead: { $what }
       *[other] { $turns } turns ahead: { $what }
    }

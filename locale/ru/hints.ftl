# Hints and reviews: what a choice is expected to bring, what decided a finished game. For any game.

## What is expected

hint-left-alone =
    { $turns ->
        [0] Если не вмешаться, в этот ход: { $what }
        [one] Если не вмешаться, через { $turns } ход: { $what }
        [few] Если не вмешаться, через { $turns } хода: { $what }
       *[other] Если не вмешаться, через { $turns } ходов: { $what }
    }
hint-best = лучше всего
hint-level = почти так же хорошо
hint-behind =
    { $points ->
        [one] на { $points } пункт хуже первого
        [few] на { $points } пункта хуже первого
       *[other] на { $points } пунктов хуже первого
    }

## What decided it

# The sum of all changes of the chance to win, in points of a hundred: “−12”, “+7”.
review-shares = Начало: { $start } %. Решения изменили шанс на { $choices } п., случай — на { $luck }.
review-choice = Выбор:
review-luck = Случай:
# Where people play against each other, what rivals did counts with it.
review-luck-rivals = Случай и соперники:
review-danger = Угроза, которую было видно:
review-chosen = Сделано: { $what }
review-better = Лучше: { $what }
review-danger-seen =
    { $turns ->
        [0] В тот же ход: { $what }
        [one] За { $turns } ход: { $what }
        [few] За { $turns } хода: { $what }
       *[other] За { $turns } ходов: { $what }
    }

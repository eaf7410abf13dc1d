"""Players who leave a lesson's path at random: each comes back to it, or to the chapter's end.

python -m tests.support.lessons 200 lets so many wander through every chapter of both games.
"""

import random
import sys

from hordekeep.games.seams import GAMES
from hordekeep.lessons.guide import Guide
from hordekeep.lessons.lesson import Lesson
from hordekeep.lessons.reading import lessons_of

MOST = 400
"""More lines than any chapter can take."""


def wander(lesson: Lesson, seed: int) -> tuple[int, int]:
    """Plays a chapter, leaving the path now and then; how often that was, and taken back."""
    chance = random.Random(seed)
    guide = Guide(lesson)
    left = back = 0
    for _ in range(MOST):
        if guide.finished:
            return left, back
        if guide.stray is not None and not guide.stray.accepted:
            left += 1
            if chance.random() < 0.5:
                mark, back = guide.stray.mark, back + 1
                guide = guide.taken_back()
                assert len(guide.transcript) == mark
                assert guide.stray is None
            else:
                guide.play_on()
        elif guide.waits_for_go:
            guide.go()
        elif guide.wanted is not None and chance.random() < 0.6:
            guide.answer(guide.wanted)
        else:
            guide.answer(chance.choice(guide.legal()))
    raise AssertionError(f"{lesson.game} {lesson.id}, seed {seed}: no end after {MOST} lines")


def main() -> None:
    players = int(sys.argv[1])
    for game in GAMES:
        for lesson in lessons_of(game):
            ways = [wander(lesson, seed) for seed in range(players)]
            left, back = (sum(column) for column in zip(*ways, strict=True))
            print(  # noqa: T201 - a command
                f"{game} {lesson.id}: {players} players, {left} left the path, {back} came back"
            )


if __name__ == "__main__":
    main()

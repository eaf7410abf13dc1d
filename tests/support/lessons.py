"""Players who leave a lesson's path at random: each comes back to it, or to the chapter's end.

python -m tests.support.lessons 200 lets the path of every chapter of both games be left so often.
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


def stray(lesson: Lesson, times: int) -> tuple[int, int, int]:
    """Lets players wander until the path was left so often: players, how often, and taken back."""
    players = left = back = 0
    while left < times or players < times:
        gone, returned = wander(lesson, players)
        players, left, back = players + 1, left + gone, back + returned
    return players, left, back


def main() -> None:
    times = int(sys.argv[1])
    for game in GAMES:
        for lesson in lessons_of(game):
            players, left, back = stray(lesson, times)
            print(  # noqa: T201 - a command
                f"{game} {lesson.id}: {players} players, {left} left the path, {back} came back"
            )


if __name__ == "__main__":
    main()

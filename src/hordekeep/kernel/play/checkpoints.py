"""Checkpoints: copies of the state along the answers that may still be taken back."""

from typing import Final, final

from hordekeep.kernel.play.state import State

EVERY: Final = 8
"""Answers from one checkpoint to the next."""
NEAR: Final = 128
"""Answers within which all checkpoints are kept; twice as far back every second one, and so on."""
MANY: Final = 64
"""Checkpoints from which on the far ones are thinned out."""


@final
class Checkpoint:
    """The state after a number of answers."""

    def __init__(self, answers: int, state: State) -> None:
        self.answers = answers
        self.state = state


@final
class Checkpoints:
    """Close together near the end, sparser farther back.

    Going back by d answers takes about d / 8 of them again, and leaves copies on the way, so that
    whoever goes on from there finds them close together again.
    """

    def __init__(self) -> None:
        self._kept: list[Checkpoint] = []
        self._many = MANY

    def passed(self, answers: int, state: State) -> None:
        """Called when this many answers have been taken."""
        if answers % EVERY == 0:
            self._kept.append(Checkpoint(answers, state.clone()))
            if len(self._kept) > self._many:
                self._thin_out(answers)

    def _thin_out(self, answers: int) -> None:
        self._kept = [one for one in self._kept if _stays(one.answers, answers)]
        self._many = max(MANY, 2 * len(self._kept))

    def newest(self, answers: int) -> Checkpoint | None:
        """The newest one within the first `count` answers; later ones are forgotten."""
        while self._kept and self._kept[-1].answers > answers:
            self._kept.pop()
        return self._kept[-1] if self._kept else None

    def __len__(self) -> int:
        return len(self._kept)


def _stays(answers: int, now: int) -> bool:
    """Whether a checkpoint is among those kept at its distance."""
    halvings = ((now - answers) // NEAR).bit_length()
    return answers % (EVERY << halvings) == 0

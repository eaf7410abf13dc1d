"""Checkpoints: copies of the state along the steps that may still be taken back."""

from typing import Final, final

from hordekeep.kernel.play.state import State

EVERY: Final = 8
"""Steps from one checkpoint to the next."""
NEAR: Final = 128
"""Steps within which all checkpoints are kept; twice as far back every second one, and so on."""
MANY: Final = 64
"""Checkpoints from which on the far ones are thinned out."""


@final
class Checkpoint:
    """The state after so many steps."""

    def __init__(self, steps: int, state: State) -> None:
        self.steps = steps
        self.state = state


@final
class Checkpoints:
    """Close together near the end, sparser farther back.

    Going back by d steps takes about d / 8 of them again, and leaves copies on the way, so that
    whoever goes on from there finds them close together again.
    """

    def __init__(self) -> None:
        self._kept: list[Checkpoint] = []
        self._many = MANY

    def passed(self, steps: int, state: State) -> None:
        """So many steps are taken now."""
        if steps % EVERY == 0:
            self._kept.append(Checkpoint(steps, state.clone()))
            if len(self._kept) > self._many:
                self._thin_out(steps)

    def _thin_out(self, steps: int) -> None:
        self._kept = [one for one in self._kept if _stays(one.steps, steps)]
        self._many = max(MANY, 2 * len(self._kept))

    def newest(self, steps: int) -> Checkpoint | None:
        """The newest within so many steps; later ones are forgotten."""
        while self._kept and self._kept[-1].steps > steps:
            self._kept.pop()
        return self._kept[-1] if self._kept else None

    def __len__(self) -> int:
        return len(self._kept)


def _stays(steps: int, now: int) -> bool:
    """Whether a checkpoint is among those kept at its distance."""
    halvings = ((now - steps) // NEAR).bit_length()
    return steps % (EVERY << halvings) == 0

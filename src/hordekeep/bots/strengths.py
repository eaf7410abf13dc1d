"""The four strengths, the same words for every game: how many iterations a turn may take."""

from importlib import util
from typing import Final, Literal, final

NOVICE: Final = "novice"
ADEPT: Final = "adept"
EXPERT: Final = "expert"
MASTER: Final = "master"
STRENGTHS: Final[tuple[str, ...]] = (NOVICE, ADEPT, EXPERT, MASTER)
"""The weakest first."""
LIMITS_MS: Final[dict[str, int]] = {NOVICE: 20, ADEPT: 200, EXPERT: 800, MASTER: 2000}
"""The most milliseconds per turn that the iterations may take, on one core with compiled rules."""


@final
class Counts:
    """How many iterations a strength may spend in a turn; with interpreted rules fewer."""

    def __init__(self, compiled: int, interpreted: int) -> None:
        self.compiled = compiled
        self.interpreted = interpreted

    def here(self) -> int:
        """Those of the rules that this process plays by."""
        return self.compiled if rules_are_compiled() else self.interpreted


def build() -> Literal["compiled", "interpreted"]:
    """How the rules run that this process plays by."""
    return "compiled" if rules_are_compiled() else "interpreted"


def rules_are_compiled() -> bool:
    """Whether this process plays by compiled rules."""
    spec = util.find_spec("hordekeep.kernel.play.chance")
    return spec is not None and not str(spec.origin).endswith(".py")

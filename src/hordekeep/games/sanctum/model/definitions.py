"""The shape of what is said of deeds, penalties and perks; `box.py` says it, once for each."""

from typing import Final, final

from hordekeep.kernel.play.definition import Definition
from hordekeep.kernel.play.term import NONE

# Where a deed may stand.
ON_ITEMS: Final = 0
"""On items and printed slots."""
ON_SIGNATURES: Final = 1
ON_BLESSINGS: Final = 2

# What kind of moment it is.
STANDING: Final = 0
"""No moment: it always counts."""
TRIGGER: Final = 1
"""Something happens, and a skill answers it."""
STEP: Final = 2
"""A step in which a player may use a skill."""
OF_SILVER_DIE: Final = 3


@final
class Deed(Definition):
    """What an ability or a blessing does (SA-A2, SA-A3, SA-A5, SA-K10).

    `takes` are the fields that it has in the content besides its boxes; one with a question mark
    may be left out. `most` is the highest `n`, where there is one.
    """

    def __init__(
        self,
        number: int,
        word: str,
        clause: str,
        *,
        takes: str = "",
        most: int = 0,
        stands: tuple[int, ...] = (ON_ITEMS, ON_SIGNATURES, ON_BLESSINGS),
        turns_die: bool = False,
        gives: int = NONE,
    ) -> None:
        super().__init__(number, word, clause)
        self.takes = takes
        self.most = most
        self.stands = stands
        self.turns_die = turns_die
        self.gives = gives
        """The marker that it gives."""


@final
class Penalty(Definition):
    """A step of a penalty (SA-K1…K9). `takes` is its field in the content, if it has one."""

    def __init__(
        self,
        number: int,
        word: str,
        clause: str,
        *,
        takes: str = "",
        fury_only: bool = False,
        rider: bool = False,
    ) -> None:
        super().__init__(number, word, clause)
        self.takes = takes
        self.fury_only = fury_only
        """Only fury cards have it (SA-K9)."""
        self.rider = rider
        """It never comes first (SA-K7)."""


@final
class Occasion(Definition):
    """When perks of skills work: always, when something happens, or in a step.

    `takes` are the fields that a perk has because of it; `limit` says how often.
    """

    def __init__(
        self, number: int, word: str, clause: str, kind: int, *, takes: str = "", limit: str = ""
    ) -> None:
        super().__init__(number, word, clause)
        self.kind = kind
        self.takes = takes
        self.limit = limit or "fight"


@final
class PerkDeed(Definition):
    """What a perk does, and at which moments it can stand.

    `takes` are its own fields, of which one of `some` must be there; `key` names its message,
    where that is not its word.
    """

    def __init__(
        self,
        number: int,
        word: str,
        clause: str,
        at: tuple[int, ...],
        *,
        takes: str = "",
        some: tuple[str, ...] = (),
        lowers: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(number, word, clause)
        self.at = at
        self.takes = takes
        self.some = some
        self.lowers = lowers
        """It makes a number smaller."""
        self.key = key or word.replace("_", "-")


@final
class Count(Definition):
    """What a condition or a "for each" counts; `each` is its word in the latter."""

    def __init__(
        self,
        number: int,
        word: str,
        clause: str,
        *,
        condition: bool = True,
        silver: bool = False,
        each: str = "",
    ) -> None:
        super().__init__(number, word, clause)
        self.condition = condition
        self.silver = silver
        """It can be the condition of a silver die (SA-F16)."""
        self.each = each

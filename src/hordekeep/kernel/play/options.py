"""Options of a table: a game declares each once; checks, forms, help and questions read that."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.term import Lexicon

RANDOM: Final = "random"
CHOOSE: Final = "choose"

PLAYERS: Final = "players"
"""The option that says how many seats a table has."""

HINTS: Final = "hints"
"""The option that says whether a table may work out for people what would be best."""
ON: Final = "on"
OFF: Final = "off"

# Kinds of options.
NUMBER: Final = "number"
CHOICE: Final = "choice"
EACH_SEAT: Final = "each-seat"
"""A thing for each seat, none twice."""
ORDER: Final = "order"
"""Every thing of a kind once, in the wanted order."""


@final
class Option:
    """One option: what may be said, and what holds if nothing is said.

    `words` can be said for any kind; of a number, anything from `least` to `most` can be said too,
    of the other kinds things: those listed, or all that the lexicon has of `thing_kind`.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: str | int,
        *,
        words: Sequence[str] = (),
        span: tuple[int, int] = (0, 0),
        up_to: str = "",
        thing_kind: str = "",
        things: Sequence[str] = (),
        advanced: bool = False,
        easier: tuple[str, int] = ("", 0),
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.words = tuple(words)
        self.least, self.most = span
        self.up_to = up_to
        """Another option, a number, that this one may not exceed."""
        self.thing_kind = thing_kind
        self.things = tuple(things)
        self.advanced = advanced
        """Only those who know the game will want to change it."""
        self.easier, self.easier_below = easier
        """A word that people are offered first at tables with fewer seats than this."""

    def checked(self, options: Mapping[str, Any], lexicon: Lexicon) -> object:
        """The value among these options, completed; raises `BadOption`."""
        value = options[self.name]
        if self.kind == EACH_SEAT:
            return self._for_each_seat(value, options[PLAYERS], self.things_of(lexicon))
        if value in self.words:
            return value
        if self.kind == NUMBER:
            most = options[self.up_to] if self.up_to else self.most
            return whole_number(self.name, value, self.least, most)
        if self.kind == ORDER:
            return self._in_order(value, self.things_of(lexicon))
        raise BadOption(option=self.name, found=value, expected=" ".join(self.words))

    def things_of(self, lexicon: Lexicon) -> Sequence[str]:
        """The ids of the things that can be said."""
        if self.things or self.thing_kind not in lexicon.vocabularies:
            return self.things
        return lexicon.vocabularies[self.thing_kind].words

    def _for_each_seat(self, wanted: object, seats: int, known: Sequence[str]) -> list[str]:
        if wanted in self.words:
            return [str(wanted)] * seats
        said = texts(self.name, wanted)
        if len(said) != seats:
            raise BadOption(option=self.name, found=len(said), expected=f"{seats} {self.name}")
        named = [one for one in said if one not in self.words]
        for one in named:
            if one not in known:
                raise BadOption(option=self.name, found=one, expected=" ".join(known))
            if named.count(one) > 1:
                expected = f"different {self.name}"
                raise BadOption(option=self.name, found=" ".join(said), expected=expected)
        return said

    def _in_order(self, wanted: object, known: Sequence[str]) -> list[str]:
        said = texts(self.name, wanted)
        if sorted(said) != sorted(known):
            raise BadOption(option=self.name, found=" ".join(said), expected=" ".join(known))
        return said


def complete(
    offered: Sequence[Option], wanted: Mapping[str, object], lexicon: Lexicon
) -> dict[str, Any]:
    """All options, checked; raises `BadOption` with the option's name and what was expected."""
    names = [option.name for option in offered]
    for name in wanted:
        if name not in names:
            raise BadOption(option=name, expected=" ".join(names))
    options: dict[str, Any] = {one.name: wanted.get(one.name, one.default) for one in offered}
    for one in offered:
        options[one.name] = one.checked(options, lexicon)
    return options


def whole_number(name: str, value: object, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(option=name, found=value, expected=f"{least}-{most}")
    return value


def texts(name: str, wanted: object) -> list[str]:
    """A list of words."""
    if isinstance(wanted, str) or not isinstance(wanted, Sequence):
        raise BadOption(option=name, found=wanted, expected="a list")
    return [str(one) for one in wanted]


HINTS_OPTION: Final = Option(HINTS, CHOICE, ON, words=(ON, OFF), advanced=True)
"""The same for every game that offers hints."""


def are_hints_on(options: Mapping[str, object]) -> bool:
    """Whether a table works out what would be best; older journals do not say, and it does."""
    return options.get(HINTS, ON) == ON

"""Action numbers: verb by verb, the things that tell the actions of one verb apart.

They follow from the content alone and are the same in every process: numbers of another content
(a pack, a later version) are other numbers.
"""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final, final

from hordekeep.kernel.errors import IllegalAction, UnknownWord
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.term import NUMBER, Lexicon, Term, field_kind, field_name

LARGEST_NUMBER: Final = 15
"""Of plain numbers in actions, unless a game says otherwise."""

NO_WORD: Final = "-"

ROOM: Final = 1 << 24
"""More than any codebook has numbers."""
_BOOKS: Final = count(1)


@final
class Wording:
    """How the actions of one verb are told apart.

    `things` names its fields in order, each as often as it counts (`cards cards` for up to two
    cards); without it all single fields count. `listed` are the only values that can occur, where
    most of the product cannot.
    """

    def __init__(
        self, things: Sequence[str] = (), listed: Sequence[tuple[int, ...]] | None = None
    ) -> None:
        self.things = tuple(things)
        self.listed = listed


@final
class Thing:
    """One thing of a verb: a field, or one place of a field that holds several."""

    def __init__(self, field: str, place: int, size: int, kind: str) -> None:
        self.field = field
        self.place = place
        """Which of several things, or -1 for a field that is one thing."""
        self.size = size
        self.kind = kind

    def value(self, term: Term) -> int:
        """The thing as a number from 0 on; a place that is empty is 0, and the things follow."""
        found = getattr(term, self.field)
        if self.place < 0:
            assert isinstance(found, int), "a single thing"
            return found
        return found[self.place] + 1 if self.place < len(found) else 0

    def word(self, lexicon: Lexicon, value: int) -> str:
        """The thing's word, or that of no thing."""
        return lexicon.word(self.kind, value if self.place < 0 else value - 1)


@final
class VerbCode:
    """The numbers of one verb: from `first` on, as many as `size`."""

    def __init__(
        self,
        verb: str,
        first: int,
        columns: list[Thing],
        listed: Sequence[tuple[int, ...]] | None,
    ) -> None:
        self.verb = verb
        self.first = first
        self.columns = columns
        self._listed = None if listed is None else list(listed)
        self._place = {} if listed is None else {one: at for at, one in enumerate(listed)}
        self.size = len(self._listed) if self._listed is not None else _product(columns)

    def number(self, action: Term) -> int:
        """The number of an action of this verb."""
        columns = self.columns
        if not columns:
            return self.first
        if len(columns) == 1 and self._listed is None:
            return self.first + columns[0].value(action)
        if self._listed is not None:
            values = tuple([column.value(action) for column in self.columns])
            return self.first + self._place[values]
        number = 0
        for column in self.columns:
            number = number * column.size + column.value(action)
        return self.first + number

    def values(self, number: int) -> tuple[int, ...]:
        """The things of a number, in the order of the columns."""
        rest = number - self.first
        if self._listed is not None:
            return self._listed[rest]
        found: list[int] = []
        for index in range(len(self.columns) - 1, -1, -1):
            size = self.columns[index].size
            found.append(rest % size)
            rest //= size
        found.reverse()
        return tuple(found)


def _product(columns: list[Thing]) -> int:
    size = 1
    for column in columns:
        size *= column.size
    return size


@final
class Codebook:
    """Numbers the actions of one game with one content, from 0 to `size` − 1."""

    def __init__(
        self,
        lexicon: Lexicon,
        wordings: Mapping[str, Wording],
        largest: Mapping[str, int],
    ) -> None:
        self._lexicon = lexicon
        self._largest = largest
        self.verbs: list[VerbCode] = []
        self._by_verb: dict[str, VerbCode] = {}
        self._base = next(_BOOKS) * ROOM
        """Actions remember their number, and by this which book it is of: most are used again."""
        self.size = 0
        for verb, term in lexicon.actions.items():
            wording = wordings.get(verb)
            code = VerbCode(
                verb,
                self.size,
                self._columns(term, wording),
                wording.listed if wording is not None else None,
            )
            self.verbs.append(code)
            self._by_verb[verb] = code
            self.size += code.size

    def _columns(self, term: type[Term], wording: Wording | None) -> list[Thing]:
        fields = {field_name(field): field for field in term.fields}
        things = wording.things if wording is not None else ()
        columns: list[Thing] = []
        for name in things or tuple(fields):
            field = fields[name]
            several = field.endswith("*")
            place = len([one for one in columns if one.field == name]) if several else -1
            kind = field_kind(field)
            size = self._size(name, kind) + (1 if several else 0)
            columns.append(Thing(name, place, size, kind))
        return columns

    def _size(self, name: str, kind: str) -> int:
        if kind == NUMBER:
            return self._largest.get(name, LARGEST_NUMBER) + 1
        return len(self._lexicon.vocabularies[kind].words)

    def encode(self, action: Action) -> int:
        """The number of an action."""
        return self._by_verb[action.verb].number(action)

    def numbers(self, actions: list[Action]) -> list[int]:
        """The numbers of the legal actions of one question, in order; no two are the same."""
        found: list[int] = []
        for action in actions:
            number = action.coded - self._base
            if number < 0 or number >= ROOM:
                number = self.encode(action)
                action.coded = self._base + number
            found.append(number)
        return found

    def decode(self, number: int, actions: Sequence[Action]) -> Action:
        """The action that a number means among those of a question.

        Raises `UnknownWord` where no action has this number, `IllegalAction` where none of these.
        """
        self.code_of(number)
        for action in actions:
            if self.encode(action) == number:
                return action
        raise IllegalAction(action=f"{number} ({self.words(number)})")

    def code_of(self, number: int) -> VerbCode:
        """The verb of a number; raises `UnknownWord` where there is none."""
        for code in self.verbs:
            if code.first <= number < code.first + code.size:
                return code
        raise UnknownWord(kind=f"action number from 0 to {self.size - 1}", word=str(number))

    def words(self, number: int) -> str:
        """Verb and things in the words of actions, as far as they tell it apart."""
        code = self.code_of(number)
        words = [code.verb]
        for column, value in zip(code.columns, code.values(number), strict=True):
            words.append(column.word(self._lexicon, value))
        while words[-1] == NO_WORD:
            words.pop()
        return " ".join(words)

    def factors(self) -> tuple[int, list[tuple[int, ...]]]:
        """How many factors there are, and those of every number: its verb and each of its things.

        A policy that adds up a weight for each factor needs a few hundred weights instead of one
        for each product.
        """
        size = len(self.verbs)
        rows: list[tuple[int, ...]] = []
        for index, code in enumerate(self.verbs):
            starts: list[int] = []
            for column in code.columns:
                starts.append(size)
                size += column.size
            for number in range(code.first, code.first + code.size):
                row = [index]
                values = code.values(number)
                for place in range(len(starts)):
                    row.append(starts[place] + values[place])
                rows.append(tuple(row))
        return size, rows

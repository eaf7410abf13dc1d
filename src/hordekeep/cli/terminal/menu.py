"""The menu: legal actions, numbered and grouped by verb; long groups fold."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, final

from rich.text import Text

from hordekeep.cli.terminal.matching import matching, spellings
from hordekeep.kernel.play.action import Action
from hordekeep.text.catalogue import Catalogue

FIRST_FOLDS: Final = 9
"""A first group of this many actions folds, if there are others …"""
OTHERS_FOLD: Final = 6
"""… and the others do from this many on."""
GAP: Final = "  "


@dataclass(frozen=True, slots=True)
class Choice:
    """Something with a number: an action, or a whole group that opens."""

    verb: str
    action: Action | None = None


@final
class Menu:
    """What can be done now, or with one verb of it."""

    def __init__(
        self, actions: Sequence[Action], words: Catalogue, notes: Mapping[Action, str] | None = None
    ) -> None:
        self.actions = list(actions)
        self.words = words
        self.notes = notes or {}
        self.groups = _grouped(actions)
        self.choices = [choice for verb in self.groups for choice in self._choices(verb)]

    def _choices(self, verb: str) -> list[Choice]:
        actions = self.groups[verb]
        most = FIRST_FOLDS if verb == next(iter(self.groups)) else OTHERS_FOLD
        if len(actions) >= most and len(self.groups) > 1:
            return [Choice(verb)]
        return [Choice(verb, action) for action in actions]

    def opened(self, verb: str) -> "Menu":
        """The menu of one verb alone."""
        return Menu(self.groups[verb], self.words, self.notes)

    # Choosing.

    def numbered(self, number: int) -> Choice | None:
        """The choice with this number."""
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def meant(self, typed: str) -> list[Action]:
        """The actions that a text may mean."""
        return matching(typed, self.actions, self.texts_of)

    def texts_of(self, action: Action) -> list[str]:
        """How an action may be typed."""
        return spellings(action, self.words)

    # Showing.

    def lines(self, width: int) -> list[Text]:
        """The menu in lines; what has no thing to choose comes last, together."""
        rows: list[tuple[str, list[Text]]] = []
        bare: list[Text] = []
        for verb, numbers in self._numbers().items():
            label = self.words.menu(verb)
            if self._is_bare(numbers):
                bare += [_numbered(number, label) for number in numbers]
            else:
                rows.append((label, [self._item(number) for number in numbers]))
        if bare:
            rows.append((self.words.say("menu-or") if rows else "", bare))
        room = max((len(label) for label, _ in rows), default=0)
        return [line for label, items in rows for line in _wrapped(label, items, room, width)]

    def _numbers(self) -> dict[str, list[int]]:
        numbers: dict[str, list[int]] = {}
        for number, choice in enumerate(self.choices, 1):
            numbers.setdefault(choice.verb, []).append(number)
        return numbers

    def _is_bare(self, numbers: Sequence[int]) -> bool:
        action = self.choices[numbers[0] - 1].action
        return action is not None and not action.fields and action not in self.notes

    def _item(self, number: int) -> Text:
        choice = self.choices[number - 1]
        if choice.action is None:
            count = len(self.groups[choice.verb])
            return _numbered(number, self.words.say("menu-folded", count=count))
        item = _numbered(number, self.words.item(choice.action))
        note = self.notes.get(choice.action)
        if note:
            item.append(" " if self.words.item(choice.action) else "")
            item.append(note, "cyan")
        return item


def _grouped(actions: Sequence[Action]) -> dict[str, list[Action]]:
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(action.verb, []).append(action)
    return groups


def _numbered(number: int, text: str) -> Text:
    item = Text(str(number), "bold yellow")
    item.append(" " + text)
    return item


def _wrapped(label: str, items: Sequence[Text], room: int, width: int) -> list[Text]:
    """Items after a label; those that do not fit go on below each other."""
    lines: list[Text] = []
    line = Text(f" {label:<{room}}", "bold")
    empty = True
    for item in items:
        if not empty and line.cell_len + len(GAP) + item.cell_len > width:
            lines.append(line)
            line = Text(" " * (room + 1))
        line.append(GAP)
        line.append_text(item)
        empty = False
    return [*lines, line]

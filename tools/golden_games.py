"""The golden games: where they lie, and what each of them shows of its game.

What there is to show is asked of the games: their events, the words of things, the verbs, the
options. So a new hero or option wants a golden game of its own, and nobody has to think of it.
"""

import gzip
import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import CHOICE, EACH_SEAT, HINTS_OPTION, ORDER, Option
from hordekeep.kernel.play.seat import EVERYBODY
from hordekeep.kernel.play.term import NUMBER, field_kind
from hordekeep.kernel.record.journal import (
    FORK,
    POSITION,
    SETUP,
    ChanceEntry,
    ChoiceEntry,
    ControlEntry,
    EndEntry,
    Entry,
    Journal,
    ReseedEntry,
    UndoEntry,
    read_journal,
)
from hordekeep.kernel.table.asked_table import ABANDONED
from hordekeep.kernel.table.table import Table

FOLDER: Final = Path(__file__).parents[1] / "tests" / "golden"
INDEX: Final = FOLDER / "index.json"
TOLD: Final = FOLDER / "told.json"
FEW: Final = 8
"""An option with no more numbers than these has a golden game for each."""
IN_ORDER: Final = "in an order"
ANOTHER: Final = "another number"

SEALED: Final = "sealed choice"
SEALED_UNDO: Final = "undo of a sealed choice"
DICTATED: Final = "dictated chance"
ENTRIES: Final = (
    *(ChoiceEntry.kind, ChanceEntry.kind, UndoEntry.kind),
    *(ControlEntry.kind, ReseedEntry.kind, EndEntry.kind, DICTATED),
)


def read_index() -> dict[str, dict[str, Any]]:
    """How each golden game ended, by its name: the path below `tests/golden`, without ending."""
    index: dict[str, dict[str, Any]] = json.loads(INDEX.read_text(encoding="utf-8"))
    return index


def write_index(index: Mapping[str, Mapping[str, Any]]) -> None:
    """One line for each game."""
    lines = [f"  {json.dumps(name)}: {json.dumps(told)}" for name, told in sorted(index.items())]
    INDEX.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def names() -> set[str]:
    """The golden games that lie there."""
    found = [*FOLDER.rglob("*.hk"), *FOLDER.rglob("*.hk.gz")]
    return {str(path.relative_to(FOLDER)).partition(".")[0] for path in found}


@cache
def text_of(name: str) -> str:
    """The journal of a golden game; those of later rules are compressed."""
    plain = FOLDER / f"{name}.hk"
    if plain.is_file():
        return plain.read_text(encoding="utf-8")
    return gzip.decompress((FOLDER / f"{name}.hk.gz").read_bytes()).decode()


def journal_of(name: str) -> Journal:
    """A golden game as it stands in the repository."""
    return read_journal(text_of(name))


# What is told.


def read_told() -> dict[str, dict[str, str]]:
    """By game and event: how often the golden games tell of it, and a hash of all they say."""
    told: dict[str, dict[str, str]] = json.loads(TOLD.read_text(encoding="utf-8"))
    return told


def write_told(told: Mapping[str, Mapping[str, str]]) -> None:
    TOLD.write_text(json.dumps(told, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def all_told(tables: Iterable[Table]) -> dict[str, str]:
    """What these games tell of every event: when, of what, to whom, and whether it is a secret."""
    counts: Counter[str] = Counter()
    hashes: dict[str, Any] = {}
    for table in tables:
        for event in table.events:
            counts[event.name] += 1
            said = (event.moment, event.facts, event.audience, event.reveals)
            hashes.setdefault(event.name, hashlib.sha256()).update(repr(said).encode())
    return {name: f"{count} {hashes[name].hexdigest()[:16]}" for name, count in counts.items()}


# What there is to show.


def all_there_is(game: AnyGame) -> set[str]:
    """Everything that some golden game of this game should show."""
    wanted = {f"event {name}" for name in game.events()}
    wanted |= {f"verb {verb}" for verb in game.lexicon.actions}
    for kind in _kinds_told(game):
        wanted |= {f"{kind} {word}" for word in game.lexicon.vocabularies[kind].words if _one(word)}
    for option in game.table_options:
        if option is not HINTS_OPTION:  # what is worked out besides is no part of play
            wanted |= {f"option {option.name} {one}" for one in _to_choose(option, game)}
    wanted |= {f"entry {kind}" for kind in ENTRIES}
    wanted |= {f"start {kind}" for kind in (SETUP, POSITION, FORK)}
    wanted |= {f"rules {number}" for number in range(1, game.rules + 1)}
    return wanted | {f"reason {ABANDONED}"}


def _kinds_told(game: AnyGame) -> set[str]:
    """The vocabularies of what events tell."""
    return {field_kind(field) for fields in game.events().values() for field in fields} - {NUMBER}


def _one(word: str) -> bool:
    """Whether a word names one thing: not two dice, and not a slot of a board."""
    return "+" not in word and " " not in word


def _to_choose(option: Option, game: AnyGame) -> Iterable[object]:
    yield from option.words
    if option.kind == EACH_SEAT:
        yield from option.things_of(game.lexicon)
    elif option.kind == ORDER:
        yield IN_ORDER
    elif option.kind != CHOICE and option.most - option.least < FEW:
        yield from range(option.least, option.most + 1)
    elif option.kind != CHOICE:
        yield from (option.default, ANOTHER)


def shown_by(table: Table) -> set[str]:
    """What a finished game shows of all this."""
    game, header = table.game, table.journal.header
    result = table.result()
    assert result is not None, "golden games are finished"
    shown = {f"rules {header.rules}", f"start {header.start['kind']}", f"reason {result.reason}"}
    for event in table.events:
        shown.add(f"event {event.name}")
        shown.update(_things_in(game, event))
    shown |= _repeated(table)
    for option in game.table_options:
        if option.name in header.options:  # older journals have fewer
            chosen = _chosen(option, game, header.options[option.name])
            shown |= {f"option {option.name} {one}" for one in chosen}
    for entry in table.journal.entries:
        shown |= _shown_by_entry(table.journal, entry)
    return shown


def _things_in(game: AnyGame, event: Event) -> Iterable[str]:
    """The things that an event tells of."""
    fields = game.events()[event.name]
    for number, value in enumerate(event.facts):
        kind = field_kind(fields[min(number, len(fields) - 1)])
        if kind != NUMBER:
            yield f"{kind} {game.lexicon.word(kind, value)}"


def _repeated(table: Table) -> set[str]:
    """What was told of one seat or thing twice before anything fell, as giving up two potions."""
    fallen = list(accumulate(isinstance(one, ChanceEntry) for one in table.journal.entries))
    told: dict[tuple[str, int], int] = {}
    shown = set()
    for event in table.events:
        if event.facts and event.moment:
            whose, when = (event.name, event.facts[0]), fallen[event.moment - 1]
            if told.get(whose) == when:
                shown.add(f"twice {event.name}")
            told[whose] = when
    return shown


def _chosen(option: Option, game: AnyGame, value: Any) -> Iterable[object]:
    if option.kind == EACH_SEAT:
        return list(value)
    if value in option.words:
        return [value]
    if option.kind == ORDER:
        return [IN_ORDER]
    return [value if value in list(_to_choose(option, game)) else ANOTHER]


def _shown_by_entry(journal: Journal, entry: Entry) -> set[str]:
    shown = {f"entry {entry.kind}"}
    if isinstance(entry, ChoiceEntry):
        shown.add(f"verb {entry.say.split()[0]}")
        if entry.seen != EVERYBODY:
            shown.add(f"entry {SEALED}")
    elif isinstance(entry, ChanceEntry) and entry.dictated:
        shown.add(f"entry {DICTATED}")
    elif isinstance(entry, UndoEntry):
        taken_back = journal.entries[entry.entry - 1]
        assert isinstance(taken_back, ChoiceEntry)
        if taken_back.seen != EVERYBODY:
            shown.add(f"entry {SEALED_UNDO}")
    return shown

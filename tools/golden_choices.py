"""What bots make of golden games: the numbers in their minds, what they choose, hints and reviews.

A bot that plays worse breaks no rule, and no single test notices it; so the choices of all
strengths are kept, a few for each kind of question. Whoever changes how bots think writes them
down anew (`python -m tools.golden --chosen`). `python -m tools.golden_choices GAME KIND` prints
what is hashed.
"""

import hashlib
import json
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

from tools.golden_games import FOLDER, journal_of, read_index
from tools.golden_moments import phrase_shown, written

from hordekeep import library
from hordekeep.bots.hinting import Hint, hint_for
from hordekeep.bots.registry import brought, manners_for
from hordekeep.bots.reviewing import Review, review
from hordekeep.bots.rivals import RivalBot
from hordekeep.bots.searching import GREEDY, Turns, play_out
from hordekeep.bots.strengths import NOVICE, STRENGTHS, Counts
from hordekeep.kernel.content.versions import FIRST, version_in
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.world import World
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import Loading, load

CHOSEN: Final = FOLDER / "chosen.json"
EVERY: Final = 5
"""About each fifth golden game is looked through for questions …"""
BETWEEN: Final = 3
"""… after so many entries, and after so many again."""
OF_A_KIND: Final = 6
"""So many questions of each kind are asked, in different games."""
ITERATIONS: Final = Counts(8, 8)
"""The same in every build."""
HINTED: Final = 4
"""Each fourth question is one for a hint, too."""
REVIEWED: Final = 100
"""The game with about so many entries is reviewed."""

Chosen = dict[str, dict[str, str]]


class Question:
    """What a seat is asked at a moment of a golden game."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.perspective = perspective_of(table, seat)
        self.world = World(table.game, table.imagine(seat, Luck(seat)), Luck(1))
        self.kind = kind_of(table, seat)


def kind_of(table: Table, seat: Seat) -> str:
    """What sort of question a seat is asked: the step of the rules that asks it."""
    return type(table.state.top(table.decisions[seat].lane)).__name__


def games_looked_at(game: str) -> list[str]:
    """Those with the first content: what bots think of it is not to change with other cards."""
    headers = {name: journal_of(name).header for name in sorted(read_index())}
    played = [
        name
        for name, header in headers.items()
        if header.game == game and version_in(header.content) == FIRST
    ]
    return [name for name in played if not zlib.crc32(name.encode()) % EVERY]


def questions_of(game: str) -> Iterator[Question]:
    """Real choices of golden games, a few of each kind; each holds until the next is asked for."""
    asked: Counter[str] = Counter()
    for name in games_looked_at(game):
        here: set[str] = set()
        for table in _moments_of(name):
            for seat, decision in table.decisions.items():
                kind = kind_of(table, seat)
                if len(decision.actions) > 1 and kind not in here and asked[kind] < OF_A_KIND:
                    here.add(kind)
                    asked[kind] += 1
                    yield Question(table, seat)


def _moments_of(name: str) -> Iterator[Table]:
    journal = journal_of(name)
    loading = Loading(library.game_of(journal.header), journal)
    for _ in range(len(journal.entries) // BETWEEN):
        loading.go_on(BETWEEN)
        yield loading.table


# What is kept of a game.


def _minds(game: str) -> Iterator[object]:
    """Every number of every strength and manner."""
    rivals = brought(game).rivals
    assert rivals is not None
    for strength in STRENGTHS:
        counts = rivals.counts[strength]
        yield strength, counts.compiled, counts.interpreted
        for manner in ("", *manners_for(game)):
            yield strength, manner, _numbers_in(rivals.mind(strength, manner))


def _numbers_in(thing: object) -> object:
    """A thing's numbers by name, with those of the things that it holds."""
    if isinstance(thing, bool | int | float | str) or thing is None:
        return thing
    if isinstance(thing, list | tuple):
        return [_numbers_in(one) for one in thing]
    if isinstance(thing, dict):
        return [[_numbers_in(name), _numbers_in(one)] for name, one in thing.items()]
    held = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("__")}
    return {name: _numbers_in(one) for name, one in held.items() if not callable(one)}


def _choices(game: str) -> Iterator[object]:
    """What each strength chooses with few iterations, what it plans and why; manners by turns."""
    rivals = brought(game).rivals
    assert rivals is not None
    manners = ("", *manners_for(game))
    for number, question in enumerate(questions_of(game)):
        perspective = question.perspective
        for strength in STRENGTHS:
            manner = manners[number % len(manners)]
            bot = RivalBot(number, rivals.mind(strength, manner), ITERATIONS)
            bot.explains = True
            chosen = perspective.spell(bot.choose(perspective))
            yield question.kind, strength, manner, chosen, bot.plan.decode(), _said(bot.reason)


def _playouts(game: str) -> Iterator[object]:
    """Where greedy players lead in a turn."""
    for question in questions_of(game):
        world = question.world
        played = play_out(world, Luck(2), GREEDY, Turns(1))
        yield question.kind, played.decisions, played.choices, world.state.fingerprint()


def _hints(game: str) -> Iterator[object]:
    for question in islice(questions_of(game), 0, None, HINTED):
        yield question.kind, _hint_shown(question, hint_for(question.perspective, game, NOVICE))


def _hint_shown(question: Question, found: Hint) -> object:
    said = [
        (
            [question.perspective.spell(action) for action in one.actions],
            [one.chance, one.error, one.behind, one.sure],
            [(expected.measure.name, expected.value) for expected in one.expected],
            [_said(one.why.said), one.why.averts and _said(one.why.averts.phrase)],
            _said(one.differs),
        )
        for one in found.suggestions
    ]
    return found.seat, found.number, found.strength, found.worlds, said


def _reviews(game: str) -> Iterator[object]:
    """A whole review of a game that is not too long."""
    journals = [journal_of(name) for name in games_looked_at(game)]
    journal = min(journals, key=lambda one: abs(len(one.entries) - REVIEWED))
    yield _review_shown(review(load(library.game_of(journal.header), journal)))


def _review_shown(found: Review) -> object:
    points = [
        (one.run.entry, one.run.last, one.before, one.after, one.danger and one.danger.turns)
        for one in found.points
    ]
    costly = [(one.entry, one.cost, len(one.better), _said(one.why.said)) for one in found.costly]
    moments = [(one.kind, one.entry, one.until, one.swing) for one in found.moments]
    changed = found.start, found.by_choices, found.by_luck, found.outcome
    return found.seat, found.shared, changed, points, costly, moments, found.worlds


def _said(phrase: Phrase | None) -> object:
    return None if phrase is None else phrase_shown(phrase)


KINDS: Final[Mapping[str, Callable[[str], Iterator[object]]]] = {
    "minds": _minds,
    "choices": _choices,
    "playouts": _playouts,
    "hints": _hints,
    "reviews": _reviews,
}
IN_EVERY_BUILD: Final = ("minds", "choices", "playouts", "reviews")
"""Hints count more worlds where rules are compiled."""


def lines_of(game: str, kind: str) -> list[str]:
    """What bots make of a game, a line for each thing."""
    return [written(one) for one in KINDS[kind](game)]


def hash_of(game: str, kind: str) -> str:
    return hashlib.sha256("\n".join(lines_of(game, kind)).encode()).hexdigest()[:12]


def all_chosen(game: str) -> dict[str, str]:
    """By kind: a hash of all that bots make of a game."""
    return {kind: hash_of(game, kind) for kind in KINDS}


def read_chosen() -> Chosen:
    chosen: Chosen = json.loads(CHOSEN.read_text(encoding="utf-8"))
    return chosen


def write_chosen(chosen: Mapping[str, Any]) -> None:
    CHOSEN.write_text(json.dumps(chosen, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    print("\n".join(lines_of(sys.argv[1], sys.argv[2])))

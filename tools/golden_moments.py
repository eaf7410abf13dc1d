"""What golden games show at some of their moments, beside what they tell.

At each moment everything is worked out that people and programs are shown: the views, what may be
tried and why not, what an action would do, what is ahead, advice, the position in words, numbers
for programs that learn, what bots choose; at the end the review and what each seat did.
`shown.json` keeps a hash of each for each game. `python -m tools.golden_moments GAME KIND` prints
what is hashed, so that one can compare before and after a change.
"""

import hashlib
import json
import sys
import zlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec
from tools.golden_games import FOLDER, journal_of, read_index

from hordekeep import library
from hordekeep.bots.registry import brought
from hordekeep.bots.searching import Rounds, evaluate, play_out
from hordekeep.kernel.encode.information import information_state
from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.game import AnyGame, Omen
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.kernel.play.world import World
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.position_file import short_text
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import Loading
from hordekeep.server.catalogue.game_forms import OFFERS

SHOWN: Final = FOLDER / "shown.json"
EVERY: Final = 5
"""About each fifth golden game is looked at, also when others join them …"""
BETWEEN: Final = 17
"""… after so many entries, and after so many again."""
SHORT_EVERY: Final = 20
"""What a position may leave out takes longer to find, and is looked for less often."""
BOTS_EVERY: Final = 2
"""What bots choose takes longer still."""
TRIED: Final = 3
"""Of so many actions it is foreseen what they do."""

Shown = dict[str, dict[str, str]]


# What is shown at one moment.


def _views(table: Table) -> Iterator[object]:
    yield table.view(SPECTATOR)
    for seat in range(table.seats):
        yield table.view(seat)
        yield table.view_with(table.own_parts(seat))


def _candidates(table: Table) -> Iterator[object]:
    for seat in table.decisions:
        yield [_candidate(table.game, one) for one in table.candidates(seat)]


def _candidate(game: AnyGame, one: Candidate) -> object:
    why = None if one.refusal is None else (one.refusal.clause, phrase_shown(one.refusal.phrase))
    return game.lexicon.spell(one.action), why, one.foreign


def _foreseen(table: Table) -> Iterator[object]:
    for seat, decision in table.decisions.items():
        for action in decision.actions[:TRIED]:
            try:
                yield table.preview(seat, action)
            except HordekeepError as error:
                yield error.code


def _ahead(table: Table) -> Iterator[object]:
    for seat in (SPECTATOR, *range(table.seats)):
        outlook = table.outlook(seat)
        yield [_omen(omen) for omen in (*outlook.omens, *outlook.dangers)]
        yield [_omen(omen) for omen in table.forecast(seat)]


def _omen(omen: Omen) -> object:
    said = omen.turns, omen.seat, omen.clause, phrase_shown(omen.phrase)
    return *said, omen.certain, omen.fatal


def phrase_shown(phrase: Phrase) -> object:
    return phrase.key, [str(fact) for fact in phrase.facts]


def _advice(table: Table) -> Iterator[object]:
    offer = OFFERS[table.game.id]
    for seat in table.decisions:
        yield offer.advise(table, seat)
        yield offer.plan_ahead(table, seat)


def _position(table: Table) -> Iterator[object]:
    yield table.position()
    if not table.over and not len(table.journal.entries) % SHORT_EVERY:
        yield short_text(table.game, table.journal.header.options, table.state)


def _known(table: Table) -> Iterator[object]:
    """What a seat may think the world is, and can take back."""
    for seat in range(table.seats):
        yield table.imagine(seat, Luck(seat)).fingerprint()
        yield information_state(table.game, table.state, seat).key
        try:
            yield table.game.lexicon.spell(table.can_undo(seat).action)
        except HordekeepError as error:
            yield error.code


def _looking_back(table: Table) -> Iterator[object]:
    if table.over:
        offer = OFFERS[table.game.id]
        yield offer.look_back(table)
        for seat in range(table.seats):
            deeds = offer.deeds_of(table, seat)
            earned = [one.id for one in offer.honours if one.is_earned(deeds.tally)]
            yield deeds.hero, deeds.difficulty, deeds.tally, earned


def _bots(table: Table) -> Iterator[object]:
    """What bots make of it that think in the same way in every build."""
    if table.over or len(table.journal.entries) % BOTS_EVERY:
        return
    game = table.game
    bots = brought(game.id)
    for seat in table.decisions:
        perspective = perspective_of(table, seat)
        yield [game.lexicon.spell(make(seat).choose(perspective)) for make in bots.makers.values()]
        world = World(game, table.imagine(seat, Luck(seat)), Luck(1))
        yield [evaluate(world, one) for one in range(table.seats)]
        play_out(world, Luck(2), "quick", Rounds(1))
        yield world.state.fingerprint()


KINDS: Final[Mapping[str, Callable[[Table], Iterator[object]]]] = {
    "views": _views,
    "candidates": _candidates,
    "foreseen": _foreseen,
    "ahead": _ahead,
    "advice": _advice,
    "position": _position,
    "known": _known,
    "looking back": _looking_back,
    "bots": _bots,
}


# Whole games.


def looked_at(game: str) -> list[str]:
    """The golden games of a game that are looked at."""
    played = [name for name in sorted(read_index()) if journal_of(name).header.game == game]
    return [name for name in played if not zlib.crc32(name.encode()) % EVERY]


def moments_of(name: str) -> Iterator[Table]:
    """A golden game after some of its entries, and at its end."""
    journal = journal_of(name)
    loading = Loading(library.game_of(journal.header), journal)
    left = len(journal.entries)
    while left > 0:
        loading.go_on(BETWEEN)
        left -= BETWEEN
        yield loading.table


def lines_of(name: str, kinds: Mapping[str, Any] = KINDS) -> dict[str, list[str]]:
    """What a golden game shows, by kind, a line for each thing."""
    lines: dict[str, list[str]] = {kind: [] for kind in kinds}
    for table in moments_of(name):
        for kind in kinds:
            lines[kind] += [written(one) for one in KINDS[kind](table)]
    return lines


def written(shown: object) -> str:
    """As JSON; chances to nine places, which no order of adding up changes."""
    words = msgspec.to_builtins(shown)
    return json.dumps(_rounded(words), sort_keys=True)


def _rounded(words: Any) -> Any:
    if isinstance(words, float):
        return round(words, 9)
    if isinstance(words, dict):
        return {str(name): _rounded(one) for name, one in words.items()}
    return [_rounded(one) for one in words] if isinstance(words, list | tuple) else words


def all_shown(game: str) -> Shown:
    """By golden game and kind: a hash of all that is shown."""
    return {
        name: {
            kind: hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]
            for kind, lines in lines_of(name).items()
        }
        for name in looked_at(game)
    }


def read_shown() -> Shown:
    shown: Shown = json.loads(SHOWN.read_text(encoding="utf-8"))
    return shown


def write_shown(shown: Shown) -> None:
    SHOWN.write_text(json.dumps(shown, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    print("\n".join(lines_of(sys.argv[1], {sys.argv[2]: None})[sys.argv[2]]))

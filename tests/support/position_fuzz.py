"""Mutated positions: each is refused with its field, or can be played to its end.

`python -m tests.support.position_fuzz 5000` tries so many; with `--keep` instead of a number it
writes down what becomes of the first ones, after a change of what positions may be.
"""

import copy
import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hordekeep.games.last_bastion.position import steps as last_bastion
from hordekeep.games.sanctum.position import steps as sanctum
from hordekeep.games.sanctum.position.steps import LANES
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.playout import play_at_random
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import field_kind
from hordekeep.kernel.record.position import describe, restore
from hordekeep.kernel.record.position_steps import LAST, StandsOn
from hordekeep.kernel.table.fork import read_state
from hordekeep.kernel.table.position_file import read_position
from hordekeep.lab.starts import match_from, starts_of
from hordekeep.library import open_game

Words = dict[str, Any]

FIXTURES = Path(__file__).parents[2] / "web" / "e2e" / "fixtures"
OUTCOMES = Path(__file__).parents[1] / "golden" / "mutated_positions.json"
KEEP = "--keep"
KEPT = 10_000
"""What becomes of so many mutated positions is written down."""
MOST_DECISIONS = 5_000
"""More than a game of random players takes."""
EVERY = 9
GAMES = ("last-bastion", "sanctum")
STANDS_ON = {"last-bastion": last_bastion.STANDS_ON, "sanctum": sanctum.STANDS_ON}
ODD: tuple[object, ...] = (0, 1, -1, 7, 99, "", "-", "nonsense", True, [], {}, ["-"], 1.5, "seat-9")


LEFT_OUT = (
    ("supply", "unseen", "warlords", "warlords_beaten", "deck", "board", "turns"),
    ("tiles", "lords", "furies", "order", "act", "space", "turns", "first"),
)
LEFT_OUT_OF_PLAYERS = ("stamina", "focus", "dice", "gems", "rage_tokens", "rage", "equipped_once")
LEFT_OUT_OF_DECKS = ("closed", "unseen")
"""What follows from the rest: without it a change contradicts less."""


class Base(NamedTuple):
    """A position that can be, to be mutated."""

    game: AnyGame
    options: Words
    words: Words


class Tally(NamedTuple):
    """How often positions were refused, and played."""

    refused: int
    played: int


def _moments(game: AnyGame, options: Words, state: State, luck: Luck) -> Iterator[Base]:
    """Some moments of a game of random players."""
    for step in range(MOST_DECISIONS):
        pending = state.pending()
        if not pending:
            return
        if step % EVERY == 0:
            yield Base(game, options, describe(game, state))
        asked = pending[luck.below(len(pending))]
        chance, actions = asked.ask.chance, asked.ask.actions
        fate = Fate(chance.fall(luck)) if chance else actions[luck.below(len(actions))]
        state.answer(asked.lane, fate)


@cache
def played(name: str) -> Sequence[Base]:
    """Moments of a game between random players, from the setup to the last battle."""
    found: list[Base] = []
    game = open_game(name, version=1)
    for players in (2, 3, 4):
        options = game.options({"players": players, "heroes": "choose"})
        found += _moments(game, options, game.begin(options), Luck(players))
        for start in starts_of(game):
            match = match_from(start, game, {"players": players}, ("random",), players)
            assert match.position is not None
            state = restore(game, match.position, match.options)
            found += _moments(game, dict(match.options), state, Luck(players))
    return found


@cache
def bases(name: str) -> Sequence[Base]:
    """Positions of a game that can be: moments of games, and those of the page's tests."""
    game, found = open_game(name, version=1), [*played(name)]
    for file in sorted(FIXTURES.glob("*.toml")):
        words = read_position(file.read_text(encoding="utf-8"))
        if words["game"] == name:
            state, options = read_state(game, words)
            found.append(Base(game, options, describe(game, state)))
    return found


def _verb(step: str) -> str:
    return step.split(" ", maxsplit=1)[0]


class _Mutator:
    """Changes something in a position, most often to what stands in another one."""

    def __init__(self, base: Base, other: Base, luck: Luck) -> None:
        self.game = base.game
        self.words = copy.deepcopy(base.words)
        self.other = other.words
        self.luck = luck
        if luck.below(2):
            self._leave_out()

    def _leave_out(self) -> None:
        for name in LEFT_OUT["decks" in self.words]:
            self.words.pop(name, None)
        for player in self.words["players"]:
            for name in LEFT_OUT_OF_PLAYERS:
                player.pop(name, None)
        for deck in self.words.get("decks", ()):
            for name in LEFT_OUT_OF_DECKS:
                deck.pop(name, None)

    def mutate(self) -> Words:
        if not self.luck.below(3):
            self._rewrite_steps()
            return self.words
        for _ in range(1 + self.luck.below(3)):
            self._change(self.words, self.other)
        return self.words

    def _rewrite_steps(self) -> None:
        """Other steps in an order that may be; what they name is right most of the time."""
        lanes = [name for name in self.words if name.startswith("lane ")]
        agenda = self.words["agenda"]
        if lanes:
            orders = LANES.get(_verb(agenda[0]), {})
            for name in lanes:
                self.words[name] = self._chain(orders, "", name.removeprefix("lane "))
        elif agenda:
            orders = STANDS_ON[self.game.id]
            seat = self.words.get("turn", f"seat-{1 + self.luck.below(3)}")
            known = {_verb(step): step for step in agenda}
            steps = self._chain(orders, _verb(agenda[-1]), seat)
            self.words["agenda"] = [
                known[_verb(step)] if _verb(step) in known and self.luck.below(5) else step
                for step in steps
            ]

    def _chain(self, orders: StandsOn, last: str, seat: str) -> list[str]:
        steps: list[str] = []
        below = LAST
        for _ in range(1 + self.luck.below(12)):
            able = [verb for verb, after in orders.items() if below in after]
            if not able:
                break
            below = last if last and not steps else self._one(able)
            steps.insert(0, self._step(below, seat))
        return steps

    def _step(self, verb: str, seat: str) -> str:
        words = [verb]
        for field in self.game.lexicon.frames[verb].fields:
            count = self.luck.below(3) if field.endswith("*") else 1
            words += [self._word(field_kind(field), seat) for _ in range(count)]
        return " ".join(words)

    def _word(self, kind: str, seat: str) -> str:
        if kind == "seat" and self.luck.below(10):
            return seat
        if kind == "number":
            return str(self.luck.below(4))
        known = self.game.lexicon.vocabularies[kind].words
        return str(self._one(known)) if self.luck.below(12) else "-"

    def _one(self, things: Sequence[Any]) -> Any:
        return things[self.luck.below(len(things))]

    def _change(self, place: Any, other: Any) -> None:
        """Goes down to some field and changes it."""
        if not place:
            return
        if isinstance(place, dict):
            name = self._one(list(place))
            twin = other.get(name) if isinstance(other, dict) else None
        else:
            name = self.luck.below(len(place))
            twin = other[name] if isinstance(other, list) and name < len(other) else None
        inner = place[name]
        if isinstance(inner, dict | list) and inner and self.luck.below(3):
            self._change(inner, twin)
        else:
            self._replace(place, name, twin)

    def _replace(self, place: Any, name: Any, twin: Any) -> None:
        said = place[name]
        way = self.luck.below(6)
        if way == 0:
            place[name] = copy.deepcopy(twin) if twin is not None else self._one(ODD)
        elif way == 1:
            del place[name]
        elif way == 2 and isinstance(place, list):
            place.insert(self.luck.below(len(place) + 1), copy.deepcopy(said))
        elif way == 3 and isinstance(said, int) and not isinstance(said, bool):
            place[name] = said + self._one((-1, 1, 2))
        elif way == 4 and isinstance(said, str) and "seat-" in said:
            number = said.index("seat-") + 5
            place[name] = said[:number] + self._one("1234") + said[number + 1 :]
        elif isinstance(said, bool):
            place[name] = not said
        elif isinstance(said, str) and isinstance(place, list):
            place[name] = self._one(place)
        else:
            place[name] = self._one(ODD)


def mutated(number: int, of: Callable[[str], Sequence[Base]] = bases) -> Base:
    """The position with this number: always the same."""
    luck = Luck(number)
    known = of(GAMES[number % len(GAMES)])
    base, other = known[luck.below(len(known))], known[luck.below(len(known))]
    return Base(base.game, base.options, _Mutator(base, other, luck).mutate())


def try_position(base: Base, seed: int) -> bool:
    """Whether a position was played to its end; false when it was refused with its field."""
    game = base.game
    try:
        state = restore(game, base.words, base.options)
    except BadPosition as error:
        if not error.facts["place"]:
            raise
        return False
    again = restore(game, describe(game, state), base.options)
    assert again.fingerprint() == state.fingerprint(), "words give the same state back"
    for seat in range(game.seats(base.options)):
        game.view(state, seat)
        game.outlook(state, seat)
    for luck in (seed, seed + 1):
        world = state.clone()
        play_at_random(world, Luck(luck), MOST_DECISIONS)
        assert world.over, "random players come to the end"
    return True


def outcome(number: int) -> str:
    """Why a mutated moment of a game is refused, with the place, or the state that it opens."""
    base = mutated(number, played)
    try:
        return f"opened {restore(base.game, base.words, base.options).fingerprint()}"
    except BadPosition as error:
        return f"{base.game.id}: {error.facts['place']}: {error.facts.get('expected')}"


def outcomes(count: int) -> dict[str, int]:
    """How often mutated moments are refused for which reason, numbers apart; the hash tells all."""
    told = [outcome(number) for number in range(count)]
    digest = hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]
    alike = [re.sub(r"\d+", "#", one.partition("opened ")[0]) or "opened" for one in told]
    return {**Counter(alike), f"all of them {digest}": count}


def read_outcomes() -> dict[str, int]:
    known: dict[str, int] = json.loads(OUTCOMES.read_text(encoding="utf-8"))
    return known


def fuzz(count: int, first: int = 0) -> Tally:
    """Tries so many positions; an assertion or error says which one."""
    played = 0
    for number in range(first, first + count):
        try:
            played += try_position(mutated(number), number)
        except Exception as error:
            error.add_note(f"position {number}: python -m tests.support.position_fuzz 1 {number}")
            raise
    return Tally(count - played, played)


if __name__ == "__main__" and sys.argv[1:] == [KEEP]:
    text = json.dumps(outcomes(KEPT), indent=1, sort_keys=True)
    OUTCOMES.write_text(text + "\n", encoding="utf-8")
elif __name__ == "__main__":
    tally = fuzz(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    print(f"{tally.refused} refused, {tally.played} played to their end")  # noqa: T201 - it reports here

"""Hints: up to three choices, what to expect of each, and why; all from what the seat may know.

Each choice is played on with quick players in the same imagined worlds, so that they differ in
nothing but the choice. The worlds follow from the question alone: the same question, the same hint.
"""

from binascii import crc32
from collections.abc import Mapping
from typing import Final, final

from hordekeep.bots.game_hints import GameHints, Measure, Why
from hordekeep.bots.policy import Watch
from hordekeep.bots.registry import brought, new_bot
from hordekeep.bots.searching import QUICK, Rounds, Turns, evaluate, play_out
from hordekeep.bots.strengths import ADEPT, EXPERT, MASTER, NOVICE, STRENGTHS, Counts
from hordekeep.bots.trying import Tried, different, is_sure, minus_mean
from hordekeep.kernel.errors import HintsOff, UnknownBot
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.options import are_hints_on
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.world import World
from hordekeep.kernel.table.perspective import Perspective, perspective_of
from hordekeep.kernel.table.table import Table

COUNTS: Final[Mapping[str, Counts]] = {
    NOVICE: Counts(30, 12),
    ADEPT: Counts(90, 24),
    EXPERT: Counts(300, 48),
    MASTER: Counts(900, 120),
}
"""Worlds that are played on for one hint."""
MOST_TRIED: Final = 12
"""Choices that are played on; of more, those that look best at a glance."""
SHOWN: Final = 3
FEWEST: Final = 2
INTERVAL: Final = 1.96
NOTABLE_SHARE: Final = 0.02
NOTABLE: Final = 0.5
"""Smaller differences are not told."""
PERCENT: Final = 100


class Stopped(Exception):
    """Whoever asked does not wait any more."""


@final
class Expected:
    """What is to be expected on the average."""

    def __init__(self, measure: Measure, value: float) -> None:
        self.measure = measure
        self.value = value


@final
class Suggestion:
    """A choice, or a line of them, with what it is expected to bring."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.chance = 0.0
        """The chance to win."""
        self.error = 0.0
        """Half of the interval in which it lies 95 times in 100."""
        self.behind = 0.0
        """How much less than that of the first."""
        self.sure = False
        """Whether that difference is more than the worlds' own."""
        self.expected: list[Expected] = []
        self.why = Why(None, None)
        self.differs: Phrase | None = None
        """What is most different from the first."""


@final
class Hint:
    """What could be done, the best first."""

    def __init__(
        self, seat: Seat, number: int, strength: str, suggestions: list[Suggestion]
    ) -> None:
        self.seat = seat
        self.number = number
        """The decision that it is about."""
        self.strength = strength
        self.suggestions = suggestions
        self.worlds = 0
        """How many were played on."""


def hint(table: Table, seat: Seat, strength: str = EXPERT, watch: Watch | None = None) -> Hint:
    """What this seat could do; raises `HintsOff`, `NotYourDecision`, `GameOver`, `UnknownBot`.

    `watch` follows the thinking as that of a bot; when it says False, `Stopped` is raised at once.
    """
    must_allow_hints(table)
    return hint_for(perspective_of(table, seat), table.game.id, strength, watch)


def must_allow_hints(table: Table) -> None:
    """Raises `HintsOff` at a table that tells nobody what would be best."""
    if not are_hints_on(table.journal.header.options):
        raise HintsOff


def hint_for(
    perspective: Perspective, game: str, strength: str = EXPERT, watch: Watch | None = None
) -> Hint:
    """The same for whoever has a perspective only."""
    if strength not in STRENGTHS:
        raise UnknownBot(found=strength, game=game, expected=" ".join(STRENGTHS))
    hints = brought(game).hints
    if hints is None:
        raise UnknownBot(found=strength, game=game, expected="a game with hints")
    return _Trial(perspective, hints, game, watch).hint(strength)


@final
class _Trial:
    """One question, and the worlds in which its answers are tried."""

    def __init__(
        self, perspective: Perspective, hints: GameHints, game: str, watch: Watch | None
    ) -> None:
        self._perspective = perspective
        self._hints = hints
        self._game = game
        self._watch = watch
        decision = perspective.decision
        asked = [perspective.spell(action) for action in decision.actions]
        self._luck = Luck(crc32(f"hint {perspective.seat} {asked}".encode()))
        self._world = perspective.world(self._luck)
        self._played = 0
        self._most = 0

    def hint(self, strength: str) -> Hint:
        decision = self._perspective.decision
        tried = self._tried(COUNTS[strength].here(), strength)
        found = Hint(decision.seat, decision.number, strength, self._suggested(tried))
        found.worlds = self._played
        return found

    def _tried(self, most: int, strength: str) -> list[Tried]:
        """The best line first, then the others by what came of them."""
        self._most = most
        lines = self._lines(strength)
        first = lines[0]
        self._play(lines, max(most // 3 // len(lines), FEWEST))
        others = sorted(lines[1:], key=minus_mean)
        still = [first, *different(first, others)[: SHOWN - 1]]
        self._play(still, max((most - self._played) // len(still), FEWEST))
        best = first
        for one in still[1:]:
            if is_sure(one.ahead(first)) and one.mean > best.mean:
                best = one
        rest = [one for one in still if one is not best]
        return [best, *sorted(rest, key=minus_mean)]

    def _lines(self, strength: str) -> list[Tried]:
        seat = self._perspective.seat
        lines = self._hints.lines(self._world.state, seat)
        if lines:
            return [Tried(line) for line in lines]
        bot = new_bot(strength, self._game, 0)
        bot.watch = self._watch
        chosen = bot.choose(self._perspective)
        self._must_go_on()
        others = [one for one in self._perspective.decision.actions if one != chosen]
        if len(others) >= MOST_TRIED:
            others.sort(key=self._glance)
            del others[MOST_TRIED - 1 :]
        return [Tried([chosen]), *[Tried([one]) for one in others]]

    def _must_go_on(self) -> None:
        if self._watch is not None and not self._watch(self._played, self._most):
            raise Stopped

    def _glance(self, action: Action) -> float:
        """Less is better."""
        tried = self._world.clone(Luck(1))
        tried.apply(action)
        return -evaluate(tried, self._perspective.seat)

    def _play(self, lines: list[Tried], worlds: int) -> None:
        """All lines in the same worlds."""
        for _ in range(worlds):
            deal, fall = self._luck.word(), self._luck.word()
            world = self._perspective.world(Luck(deal))
            for line in lines:
                self._play_on(world.clone(Luck(fall)), line, fall)

    def _play_on(self, world: World, line: Tried, fall: int) -> None:
        seat = self._perspective.seat
        before = world.state.clone()
        heard = world.state.heard = []
        for action in line.actions:
            asked = world.asked
            if asked is None or asked.seat != seat or action not in asked.actions:
                break
            world.apply(action)
        luck = Luck(fall + 1)
        play_out(world, luck, QUICK, until=Turns(self._hints.turns(before)))
        line.counts.append(self._hints.count(before, world.state, seat, heard))
        world.state.heard = None
        play_out(world, luck, QUICK, until=Rounds(1))
        line.values.append(evaluate(world, seat))
        self._played += 1
        self._must_go_on()

    # What is told of them.

    def _suggested(self, tried: list[Tried]) -> list[Suggestion]:
        first = tried[0]
        found = [self._suggestion(one, first) for one in tried]
        for one in found[1:]:
            one.differs = _difference(one, found[0])
        return found

    def _suggestion(self, tried: Tried, first: Tried) -> Suggestion:
        seat, world = self._perspective.seat, self._world
        found = Suggestion(tried.actions)
        found.chance = tried.mean
        found.error = INTERVAL * tried.spread()
        if tried is not first:
            ahead = first.ahead(tried)
            found.behind = sum(ahead) / len(ahead)
            found.sure = is_sure(ahead)
        worlds = len(tried.counts)
        for place, measure in enumerate(self._hints.measures):
            value = sum([counts[place] for counts in tried.counts]) / worlds
            found.expected.append(Expected(measure, value))
        found.why = self._hints.why(world.game, world.state, seat, tried.actions)
        return found


def _difference(one: Suggestion, first: Suggestion) -> Phrase | None:
    """The greatest difference in what was counted, as far as it is worth telling."""
    found: Phrase | None = None
    most = 1.0
    for mine, theirs in zip(one.expected, first.expected, strict=True):
        measure = mine.measure
        more = mine.value - theirs.value
        weight = abs(more) / (NOTABLE_SHARE if measure.share else NOTABLE)
        if weight >= most:
            word = "more" if more > 0 else "less"
            number = round(abs(more) * (PERCENT if measure.share else 1))
            found = Phrase(f"hint-{word}-{measure.name}", ("count", "number", max(number, 1)))
            most = weight
    return found

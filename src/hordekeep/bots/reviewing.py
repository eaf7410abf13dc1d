"""The review of a finished game: the chance to win through it, what luck did and what choices did.

Every chance is worked out from what the acting seat could know at that moment: imagined worlds that
quick players play on for a few turns. Worlds follow from the journal alone, and their number is
fixed: the same game has the same review anywhere.
"""

from binascii import crc32
from typing import Final, Literal, final

from hordekeep.bots.game_hints import GameHints, Why
from hordekeep.bots.registry import brought, new_bot
from hordekeep.bots.runs import Run, runs_of, tables_before
from hordekeep.bots.searching import GREEDY, QUICK, Turns, evaluate, play_out, search_of
from hordekeep.bots.trying import Tried, is_sure
from hordekeep.kernel.errors import StillRunning, UnknownBot
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import Omen
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.world import World
from hordekeep.kernel.table.perspective import Perspective, perspective_of
from hordekeep.kernel.table.table import Table

LOOKED_AT: Final = 48
"""So many runs of choices are looked at; of more, the one with most ways in each equal part."""
WORLDS: Final = 6
"""Worlds in which each of them is played on, with it and without."""
JUDGED: Final = 6
"""So many, those that lower the chance most, are compared with other choices."""
JUDGED_WORLDS: Final = 12
OTHERS: Final = 4
COSTLIEST: Final = 3
MOMENTS: Final = 3
NOTABLE: Final = 0.02
"""Smaller differences of the chance are not told."""

Kind = Literal["choice", "luck", "danger"]
CHOICE: Final = "choice"
LUCK: Final = "luck"
DANGER: Final = "danger"


@final
class Point:
    """The chance to win before and after a run of choices."""

    def __init__(self, run: Run, before: float, after: float) -> None:
        self.run = run
        self.before = before
        self.after = after
        self.danger: Omen | None = None
        """The worst that could be seen to lose the game."""


@final
class Costly:
    """A choice that cost much of the chance, and what would have been better."""

    def __init__(
        self, run: Run, chance: float, better: list[Action], chance_of_better: float
    ) -> None:
        self.run = run
        self.chance = chance
        self.better = better
        self.chance_of_better = chance_of_better
        self.why = Why(None, None)

    @property
    def entry(self) -> int:
        """The entry after which it was open."""
        return max(self.run.entry - 1, 1)

    @property
    def cost(self) -> float:
        return self.chance_of_better - self.chance


@final
class Moment:
    """What decided the game: a choice, luck, or a danger that could be seen."""

    def __init__(self, kind: Kind, entry: int, before: float, after: float) -> None:
        self.kind = kind
        self.entry = entry
        """The entry after which the game stood as it did before the moment."""
        self.until = entry
        """The last entry of the moment."""
        self.before = before
        self.after = after
        self.costly: Costly | None = None
        self.danger: Omen | None = None

    @property
    def swing(self) -> float:
        return self.after - self.before


@final
class Review:
    """A finished game, for one seat; where all win or lose together, for everybody."""

    def __init__(self, seat: Seat, *, shared: bool, outcome: float) -> None:
        self.seat = seat
        self.shared = shared
        self.outcome = outcome
        """1 for a victory, 0 for none."""
        self.points: list[Point] = []
        self.costly: list[Costly] = []
        self.moments: list[Moment] = []
        self.worlds = 0
        """How many were played on."""

    @property
    def start(self) -> float:
        """The chance before the first choice."""
        return self.points[0].before if self.points else self.outcome

    @property
    def by_choices(self) -> float:
        """What the choices that were looked at have changed, all in all."""
        return sum([one.after - one.before for one in self.points])

    @property
    def by_luck(self) -> float:
        """What everything else has changed: dice, cards, and what rivals did."""
        return self.outcome - self.start - self.by_choices


def review(table: Table, seat: Seat = 0) -> Review:
    """How a finished game went for a seat; raises `StillRunning`, `UnknownBot`."""
    result = table.result()
    if result is None:
        raise StillRunning
    hints = brought(table.game.id).hints
    if hints is None:
        raise UnknownBot(found="review", game=table.game.id, expected="a game with hints")
    shared = table.game.common_reward
    won = bool(result.winners) if shared else seat in result.winners
    return _Reviewing(table, hints, Review(seat, shared=shared, outcome=float(won))).done()


@final
class _Reviewing:
    def __init__(self, table: Table, hints: GameHints, found: Review) -> None:
        self._table = table
        self._game = table.game
        self._hints = hints
        self._search = search_of(table.game, "review")
        self._found = found

    def done(self) -> Review:
        found = self._found
        journal = self._table.journal
        whose = None if found.shared else found.seat
        runs = _looked_at(runs_of(self._game, journal, whose))
        for run, table in tables_before(self._game, journal, runs):
            found.points.append(self._point(run, table))
        worst = sorted(found.points, key=_gained)[:JUDGED]
        judged = sorted([one.run for one in worst if _gained(one) < 0], key=_entry)
        for run, table in tables_before(self._game, journal, judged):
            costly = self._judged(run, perspective_of(table, run.seat))
            if costly is not None:
                found.costly.append(costly)
        found.costly.sort(key=_minus_cost)
        del found.costly[COSTLIEST:]
        found.moments = _moments(found, len(journal.entries))
        return found

    def _point(self, run: Run, table: Table) -> Point:
        perspective = perspective_of(table, run.seat)
        lines = [Tried([]), Tried(run.actions)]
        self._play(perspective, run, lines, WORLDS)
        point = Point(run, lines[0].mean, lines[1].mean)
        fatal = [one for one in table.dangers(run.seat) if one.fatal]
        point.danger = fatal[0] if fatal else None
        return point

    def _play(self, perspective: Perspective, run: Run, lines: list[Tried], worlds: int) -> None:
        """All lines in the same worlds, each for as many turns as hints count."""
        luck = Luck(crc32(f"review {run.entry} {run.seat} {len(lines)}".encode()))
        for _ in range(worlds):
            deal, fall = luck.word(), luck.word()
            world = perspective.world(Luck(deal))
            for line in lines:
                line.values.append(self._value(world.clone(Luck(fall)), run.seat, line, fall))
                self._found.worlds += 1

    def _value(self, world: World, seat: Seat, line: Tried, fall: int) -> float:
        last = self._search.turns(world.state) + self._hints.turns(world.state)
        for action in line.actions:
            asked = world.asked
            if asked is None or asked.seat != seat or action not in asked.actions:
                break
            world.apply(action)
        left = max(last - self._search.turns(world.state), 0)
        play_out(world, Luck(fall + 1), QUICK, until=Turns(left))
        return evaluate(world, seat)

    def _judged(self, run: Run, perspective: Perspective) -> Costly | None:
        """What would surely have been better, if anything."""
        world = perspective.world(Luck(crc32(f"review {run.entry}".encode())))
        own = Tried(run.actions)
        lines = [own, *self._others(run, perspective, world)]
        if len(lines) == 1:
            return None
        self._play(perspective, run, lines, JUDGED_WORLDS)
        best = own
        for one in lines[1:]:
            if one.mean > best.mean and is_sure(one.ahead(own)):
                best = one
        if best.mean - own.mean < NOTABLE:
            return None
        costly = Costly(run, own.mean, best.actions, best.mean)
        costly.why = self._hints.why(self._game, world.state, run.seat, best.actions)
        return costly

    def _others(self, run: Run, perspective: Perspective, world: World) -> list[Tried]:
        """What else could have been done: what a bot would do, and what looks best at a glance."""
        lines = self._hints.lines(world.state, run.seat)
        if lines:
            return [Tried(line) for line in lines if line[0] not in run.actions]
        chosen = new_bot(GREEDY, self._game.id, 0).choose(perspective)
        glances: list[tuple[float, int]] = []
        actions = perspective.decision.actions
        for place, action in enumerate(actions):
            tried = world.clone(Luck(1))
            tried.apply(action)
            glances.append((-evaluate(tried, run.seat), place))
        found = [chosen]
        for _, place in sorted(glances):
            if actions[place] not in found:
                found.append(actions[place])
        return [Tried([one]) for one in found[:OTHERS] if one != run.actions[0]]


def _looked_at(runs: list[Run]) -> list[Run]:
    """Not more than so many, spread over the game."""
    count = len(runs)
    if count <= LOOKED_AT:
        return runs
    found: list[Run] = []
    for part in range(LOOKED_AT):
        among = runs[part * count // LOOKED_AT : (part + 1) * count // LOOKED_AT]
        most = among[0]
        for one in among[1:]:
            if one.ways > most.ways:
                most = one
        found.append(most)
    return found


def _moments(found: Review, entries: int) -> list[Moment]:
    """What decided it, in order: the greatest swings, and a danger if it was lost."""
    danger = _danger(found)
    swings = [*_choices(found), *_lucks(found, entries)]
    swings.sort(key=_minus_swing)
    told: list[Moment] = [] if danger is None else [danger]
    for one in swings:
        if len(told) < MOMENTS and all(one.entry != other.entry for other in told):
            told.append(one)
    return sorted(told, key=_entry_of_moment)


def _choices(found: Review) -> list[Moment]:
    moments: list[Moment] = []
    for one in found.costly:
        moment = Moment(CHOICE, one.entry, one.chance_of_better, one.chance)
        moment.until = one.run.last
        moment.costly = one
        moments.append(moment)
    return moments


def _lucks(found: Review, entries: int) -> list[Moment]:
    moments: list[Moment] = []
    for place, point in enumerate(found.points):
        last = place + 1 == len(found.points)
        then = found.outcome if last else found.points[place + 1].before
        moment = Moment(LUCK, point.run.last, point.after, then)
        moment.until = entries if last else found.points[place + 1].run.entry - 1
        if abs(moment.swing) >= NOTABLE and moment.until > moment.entry:
            moments.append(moment)
    return moments


def _danger(found: Review) -> Moment | None:
    """Of a game that was lost: since when it could be seen coming, without a break to the end."""
    first: Point | None = None
    for point in reversed(found.points):
        if found.outcome > 0 or point.danger is None:
            break
        first = point
    if first is None:
        return None
    moment = Moment(DANGER, max(first.run.entry - 1, 1), first.before, found.outcome)
    moment.danger = first.danger
    return moment


def _gained(point: Point) -> float:
    return point.after - point.before


def _entry(run: Run) -> int:
    return run.entry


def _minus_cost(one: Costly) -> float:
    return -one.cost


def _minus_swing(one: Moment) -> float:
    return -abs(one.swing)


def _entry_of_moment(one: Moment) -> int:
    return one.entry

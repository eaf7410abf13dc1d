"""Standings: what the games of a contest show, with how sure it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import lcm, sqrt
from typing import Any, Final, final

from hordekeep.lab.arena.fixtures import Contest
from hordekeep.lab.arena.ledger import MatchOutcome
from hordekeep.lab.arena.paired import chance_of_equals
from hordekeep.lab.arena.ratings import Duels, Rating, ratings
from hordekeep.lab.intervals import Z, share_between

WIN: Final = lcm(*range(1, 9))
"""A win in parts, so that rivals who win together share it in whole numbers."""


@final
@dataclass(frozen=True, slots=True)
class ArenaPlace:
    """One bot among all."""

    bot: str
    played: int
    """Seats that it held, game by game; of a team each game counts once."""
    wins: float
    """Rivals who win together share the win."""
    by_seat: tuple[float, ...]
    """Its wins on each seat; of a team none."""
    rating: Rating

    @property
    def share(self) -> float:
        """Its share of the wins that it could have had."""
        return self.wins / self.played if self.played else 0.0


@final
@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots on the seeds that both played."""

    one: str
    other: str
    rounds: int
    better: int
    """Rounds in which the one won more than the other."""
    worse: int
    ahead: float
    """By how much the share of wins of the one is larger."""
    spread: float
    """How far to both sides that may be off in 95 of 100 contests."""
    chance: float
    """The chance that equal bots would differ so much."""


@final
class Standings:
    """Counts whole rounds; the numbers follow from them alone, in whatever order they came."""

    def __init__(self, contest: Contest, rounds: Sequence[Sequence[MatchOutcome]]) -> None:
        self._contest = contest
        self._rounds = rounds
        self._bots = range(len(contest.bots))

    @property
    def games(self) -> int:
        """How many games are counted."""
        return sum(len(games) for games in self._rounds)

    def places(self) -> list[ArenaPlace]:
        """All bots, the best first; equal ones in the order in which they were named."""
        rated = ratings([self._duels(games) for games in self._rounds], len(self._bots))
        places = [self._place(bot, rated[bot]) for bot in self._bots]
        return sorted(places, key=lambda place: -place.rating.points)

    def pairs(self) -> list[Pair]:
        """Each two bots, in the order in which they were named."""
        return [self._pair(a, b) for a in self._bots for b in self._bots if a < b]

    def words(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return {
            "rounds": len(self._rounds),
            "games": self.games,
            "standings": [_place_words(place) for place in self.places()],
            "pairs": [_pair_words(pair) for pair in self.pairs()],
        }

    def _place(self, bot: int, rating: Rating) -> ArenaPlace:
        games = [outcome for games in self._rounds for outcome in games]
        parts = sum(self._parts(outcome, bot) for outcome in games)
        played = sum(self._entries(outcome, bot) for outcome in games)
        by_seat = tuple(
            sum(_share(one, seat) for one in games if one.seating[seat] == bot) / WIN
            for seat in range(0 if self._contest.teams else self._contest.seats)
        )
        return ArenaPlace(self._contest.bots[bot], played, parts / WIN, by_seat, rating)

    def _pair(self, a: int, b: int) -> Pair:
        met = [games for games in self._rounds if self._have_met(games, a, b)]
        differences = [
            sum(self._parts(one, a) - self._parts(one, b) for one in self._shared(games, a, b))
            for games in met
        ]
        entries = sum(self._entries(one, a) for games in met for one in self._shared(games, a, b))
        each = WIN * entries / len(met) if met else 1.0
        mean, spread = _mean([one / each for one in differences])
        return Pair(
            self._contest.bots[a],
            self._contest.bots[b],
            len(met),
            sum(one > 0 for one in differences),
            sum(one < 0 for one in differences),
            mean,
            spread,
            chance_of_equals(differences),
        )

    def _have_met(self, games: Sequence[MatchOutcome], a: int, b: int) -> bool:
        return bool(self._shared(games, a, b))

    def _shared(self, games: Sequence[MatchOutcome], a: int, b: int) -> list[MatchOutcome]:
        """The games of a round that compare two bots: at one table, or each with its team."""
        if self._contest.teams:
            return [one for one in games if one.seating[0] in (a, b)]
        return [one for one in games if a in one.seating and b in one.seating]

    def _parts(self, outcome: MatchOutcome, bot: int) -> int:
        if self._contest.teams:
            return WIN if outcome.seating[0] == bot and outcome.winners else 0
        seats = [seat for seat, sits in enumerate(outcome.seating) if sits == bot]
        return sum(_share(outcome, seat) for seat in seats)

    def _entries(self, outcome: MatchOutcome, bot: int) -> int:
        if self._contest.teams:
            return int(outcome.seating[0] == bot)
        return outcome.seating.count(bot)

    # Duels.

    def _duels(self, games: Sequence[MatchOutcome]) -> Duels:
        """At one table each seat against each other; teams against each other on the same seed."""
        duels = [[0] * len(self._bots) for _ in self._bots]
        if self._contest.teams:
            won = {outcome.seating[0]: bool(outcome.winners) for outcome in games}
            for a, b in permutations(won, 2):
                duels[a][b] += 1 + won[a] - won[b]
            return duels
        for outcome in games:
            for seat, other in permutations(range(self._contest.seats), 2):
                a, b = outcome.seating[seat], outcome.seating[other]
                mine, theirs = _standing(outcome, seat), _standing(outcome, other)
                if a != b:
                    duels[a][b] += 1 + (mine > theirs) - (mine < theirs)
        return duels


def _standing(outcome: MatchOutcome, seat: int) -> tuple[bool, int]:
    """Winners before the others, then by score."""
    return seat in outcome.winners, outcome.scores[seat]


def _share(outcome: MatchOutcome, seat: int) -> int:
    return WIN // len(outcome.winners) if seat in outcome.winners else 0


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off."""
    if not numbers:
        return 0.0, 0.0
    mean = sum(numbers) / len(numbers)
    if len(numbers) == 1:
        return mean, 0.0
    variance = sum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1)
    return mean, Z * sqrt(variance / len(numbers))


def _place_words(place: ArenaPlace) -> dict[str, Any]:
    low, high = share_between(place.wins, place.played)
    return {
        "bot": place.bot,
        "played": place.played,
        "wins": round(place.wins, 4),
        "share": round(place.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "by_seat": [round(wins, 4) for wins in place.by_seat],
        "rating": round(place.rating.points),
        "rating_spread": round(place.rating.spread),
    }


def _pair_words(pair: Pair) -> dict[str, Any]:
    return {
        "bots": [pair.one, pair.other],
        "rounds": pair.rounds,
        "better": pair.better,
        "worse": pair.worse,
        "ahead": round(pair.ahead, 4),
        "spread": round(pair.spread, 4),
        "chance_if_equal": round(pair.chance, 6),
    }

"""The ledger of a contest: its games in a file, one line each."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, final

from hordekeep.lab.arena.fixtures import Contest, round_of
from hordekeep.lab.ledger import Ledger
from hordekeep.library import engine, open_game

KIND: Final = "hordekeep-arena"


@final
@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How one game ended: the bot (by number) on each seat, the seats that won, all scores."""

    round: int
    number: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def ledger_of(path: Path, contest: Contest) -> Ledger[MatchOutcome]:
    """The file in which the games of a contest are kept."""

    def read(said: Any) -> MatchOutcome | None:
        outcome = MatchOutcome(
            said["round"],
            said["number"],
            tuple(said["seating"]),
            tuple(said["winners"]),
            tuple(said["scores"]),
        )
        return outcome if _fits(outcome, contest) else None

    return Ledger(path, header(contest), "the games of an arena", read, asdict)


def _fits(outcome: MatchOutcome, contest: Contest) -> bool:
    """Whether it is a game that this contest has; whatever is not, is played again."""
    fixtures = round_of(contest, outcome.round)
    return (
        outcome.number in range(len(fixtures))
        and fixtures[outcome.number].seating == outcome.seating
        and set(outcome.winners) <= set(range(contest.seats))
        and len(outcome.scores) == contest.seats
    )


def header(contest: Contest) -> dict[str, Any]:
    """What two runs must have in common for their games to belong together."""
    game = open_game(contest.game, contest.packs, version=contest.version)
    return {
        "kind": KIND,
        "engine": engine(),
        "game": contest.game,
        "rules": game.rules,
        "content": game.content,
        "options": game.options(contest.options),
        "bots": list(contest.bots),
        "seed": contest.seed,
    }

"""Plays the golden games: finished journals that every later version must replay exactly.

They are made anew only when the `rules` number of a game rises, or its content version does; the
commit then says what plays differently. `python tools/golden.py sanctum` plays those of Sanctum
anew and leaves the others as they are.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

from hordekeep import library
from hordekeep.bots.registry import new_bot
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.errors import NotAllowed
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
MOST_SEEDS = 4000
UNDO_EVERY = 11


@final
@dataclass(frozen=True, slots=True)
class Wanted:
    """What a golden game shows: its ending, difficulty, players, who plays, and who survives."""

    ending: str
    difficulty: str
    players: int
    bots: tuple[str, ...]
    survivor: str = ""

    @property
    def name(self) -> str:
        survivor = f"-{self.survivor}" if self.survivor else ""
        return f"{self.ending}{survivor}-{self.difficulty}-{self.players}"


WANTED = {
    "last-bastion": (
        Wanted("won", "beginner", 4, ("greedy",)),
        Wanted("won", "normal", 4, ("greedy",)),
        Wanted("won", "hard", 4, ("greedy",)),
        Wanted("won", "heroic", 4, ("greedy",)),
        Wanted("won", "beginner", 2, ("greedy",)),
        Wanted("heroes-out", "beginner", 1, ("random",)),
        Wanted("heroes-out", "hard", 3, ("greedy", "random")),
        Wanted("tiles-grasped", "normal", 2, ("random",)),
        Wanted("tiles-grasped", "heroic", 4, ("random",)),
        Wanted("deck-empty", "normal", 3, ("greedy",)),
        Wanted("warlord-discarded", "hard", 4, ("greedy", "random")),
        Wanted("starved", "normal", 1, ("random",)),
    ),
    "sanctum": (
        Wanted("lord-beaten", "normal", 2, ("greedy",), "huntress"),
        Wanted("lord-beaten", "hard", 3, ("greedy",), "outlaw"),
        Wanted("lord-beaten", "nightmare", 4, ("greedy", "random"), "slayer"),
        Wanted("lord-beaten", "infernal", 4, ("greedy",), "dancer"),
        Wanted("all-fallen", "infernal", 2, ("greedy",)),
        Wanted("all-fallen", "nightmare", 3, ("greedy", "random")),
        Wanted("all-fallen-early", "normal", 3, ("random",)),
        Wanted("all-fallen-early", "hard", 4, ("random",)),
    ),
}


def play(table: Table, names: tuple[str, ...], seed: int, *, pause: bool) -> None:
    """Plays a table to its end; with `pause` some choices are taken back and made again."""
    bots = [
        new_bot(names[seat % len(names)], table.game.id, seed * 10 + seat)
        for seat in range(table.seats)
    ]
    answers = 0
    while table.decisions:
        seat = min(table.decisions)
        decision = table.decisions[seat]
        action = bots[seat].choose(perspective_of(table, seat))
        table.answer(seat, decision.number, action)
        answers += 1
        if pause and answers % UNDO_EVERY == 0 and not table.over:
            take_back_and_repeat(table, seat)
        if pause and answers == UNDO_EVERY:
            table.control(0, "bot:stand-in")


def take_back_and_repeat(table: Table, seat: int) -> None:
    """Takes the newest choice back and makes it again, where that is allowed."""
    try:
        action = table.can_undo(seat).action
        table.undo(seat)
    except NotAllowed:
        return
    table.answer(seat, table.decisions[seat].number, action)


def survives(table: Table, hero: str) -> bool:
    """Whether a hero of Sanctum has come out of the last battle."""
    quest = table.state
    assert isinstance(quest, Quest)
    alive = [quest.box.hero_ids[one.hero] for one in quest.champions if one.triumphant]
    return hero in alive


def find(name: str, wanted: Wanted) -> Table:
    """The first game by seed that ends so."""
    game = library.open_game(name)
    for seed in range(1, MOST_SEEDS):
        table = library.new_table(
            game, seed=seed, players=wanted.players, difficulty=wanted.difficulty
        )
        play(table, wanted.bots, seed, pause=seed % 2 == 0)
        result = table.result()
        if result is None or result.reason != wanted.ending:
            continue
        if not wanted.survivor or survives(table, wanted.survivor):
            return table
    raise SystemExit(f"no seed leads to {name} {wanted.name}")


def make(game: str) -> dict[str, Any]:
    """Plays and writes the golden games of one game; what the index says of each."""
    for path in FOLDER.glob(f"{game}-*.hk"):
        path.unlink()
    index = {}
    for wanted in WANTED[game]:
        table = find(game, wanted)
        name = f"{game}-{wanted.name}"
        (FOLDER / f"{name}.hk").write_text(table.journal.text(), encoding="utf-8")
        result = table.result()
        assert result is not None
        index[name] = {
            "reason": result.reason,
            "winners": list(result.winners),
            "scores": list(result.scores),
            "entries": len(table.journal.entries),
            "fingerprint": table.state.fingerprint(),
        }
        print(name, len(table.journal.entries), flush=True)
    return index


def main(games: list[str]) -> int:
    if not games or not set(games) <= set(WANTED):
        print(f"which games? {' '.join(WANTED)}", file=sys.stderr)
        return 2
    path = FOLDER / "index.json"
    index = json.loads(path.read_text(encoding="utf-8"))
    for game in games:
        kept = {name: told for name, told in index.items() if not name.startswith(f"{game}-")}
        index = {**kept, **make(game)}
    path.write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

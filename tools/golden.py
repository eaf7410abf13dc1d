"""Plays the golden games: finished journals that every later version must replay exactly.

They are made anew only when the `rules` number of a game rises, or its content version does; the
commit then says what plays differently. Run it as `python tools/golden.py`.
"""

import json
import sys
from pathlib import Path

from hordekeep import library
from hordekeep.bots.registry import new_bot
from hordekeep.kernel.errors import NotAllowed
from hordekeep.kernel.perspective import perspective_of
from hordekeep.kernel.table import Table

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
MOST_SEEDS = 4000
UNDO_EVERY = 11

# What each game shows: its ending, difficulty, players, and who plays.
WANTED = (
    ("won", "beginner", 4, ("greedy",)),
    ("won", "normal", 4, ("greedy",)),
    ("won", "hard", 4, ("greedy",)),
    ("won", "heroic", 4, ("greedy",)),
    ("won", "beginner", 2, ("greedy",)),
    ("heroes-out", "beginner", 1, ("random",)),
    ("heroes-out", "hard", 3, ("greedy", "random")),
    ("tiles-grasped", "normal", 2, ("random",)),
    ("tiles-grasped", "heroic", 4, ("random",)),
    ("deck-empty", "normal", 3, ("greedy",)),
    ("warlord-discarded", "hard", 4, ("greedy", "random")),
    ("starved", "normal", 1, ("random",)),
)


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


def find(ending: str, difficulty: str, players: int, names: tuple[str, ...]) -> Table:
    """The first game by seed that ends so."""
    game = library.open_game("last-bastion")
    for seed in range(1, MOST_SEEDS):
        table = library.new_table(game, seed=seed, players=players, difficulty=difficulty)
        play(table, names, seed, pause=seed % 2 == 0)
        result = table.result()
        if result is not None and result.reason == ending:
            return table
    raise SystemExit(f"no seed leads to {ending} at {difficulty} with {players}")


def main() -> int:
    index = {}
    for ending, difficulty, players, names in WANTED:
        table = find(ending, difficulty, players, names)
        name = f"last-bastion-{ending}-{difficulty}-{players}"
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
    text = json.dumps(index, indent=2) + "\n"
    (FOLDER / "index.json").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Plays thousands of checked games, so that everything in each game occurs often enough.

Resumable: every finished chunk is written down; the same command goes on where it stopped, unless
the code has changed since. Results, game by game: .hordekeep/soak-GAME.jsonl (chunks) and
.hordekeep/soak-GAME.json (all).
"""

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, final

from hordekeep.games.seams import GAMES
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import PLAYERS
from hordekeep.lab.checking.check_rates import SAMPLED
from hordekeep.lab.checking.checked_game import play_checked
from hordekeep.lab.game_lab import lab_of, yardstick_for
from hordekeep.lab.match import Match
from hordekeep.lab.simulate import workers
from hordekeep.lab.starts import match_from, starts_of
from hordekeep.lab.tally import Tally, unpacked
from hordekeep.library import open_game

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".hordekeep"
SOURCES = ("src/hordekeep/kernel", "src/hordekeep/games", "src/hordekeep/bots", "src/hordekeep/lab")
ENOUGH = 50
CHUNK = {"random": 20, "leaning": 5, "random,greedy": 5, "greedy": 3}
INTERRUPTED = 130
MOST_LISTED = 40


@final
@dataclass(frozen=True, slots=True)
class Lot:
    """Games of one kind."""

    game: str
    players: int
    difficulty: str
    bots: str
    games: int
    start: str = ""
    heroes: str = ""

    @property
    def name(self) -> str:
        beginning = f"{self.start or 'setup'} {self.heroes or 'random'}"
        return f"{beginning} {self.players} {self.difficulty} {self.bots}"

    def options(self) -> dict[str, Any]:
        wanted = {"players": self.players, "difficulty": self.difficulty, "heroes": self.heroes}
        return {name: wish for name, wish in wanted.items() if wish}

    def match(self, game: AnyGame, seed: int) -> Match:
        return match_from(self.start, game, self.options(), self.bots.split(","), seed)


@final
@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a lot, with seeds from `first` on."""

    lot: Lot
    first: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.lot.name}: {self.first}+{self.games}"


def players_of(game: str) -> range:
    """How many can play it."""
    (option,) = [one for one in opened(game).table_options if one.name == PLAYERS]
    return range(option.least, option.most + 1)


def difficulties(game: str) -> Sequence[str]:
    """Its difficulties; an empty word for a game without any."""
    found = [one.words for one in opened(game).table_options if one.name == "difficulty"]
    return found[0] if found else ("",)


def lots(game: str) -> Iterator[Lot]:
    """All games, over player counts, difficulties, bots and beginnings."""
    plan = lab_of(game).soak
    for players in players_of(game):
        for difficulty in difficulties(game):
            for bots, games in plan.from_setup.items():
                if players > 1 or "," not in bots:
                    yield Lot(game, players, difficulty, bots, games)
            if plan.choosing:
                yield Lot(game, players, difficulty, "random", plan.choosing, heroes="choose")
            for start in starts_of(opened(game)):
                for bots, games in plan.from_positions.items():
                    yield Lot(game, players, difficulty, bots, games, start)


def chunks(game: str, share: float) -> list[Chunk]:
    """All lots, or a share of each, in pieces of a second or more."""
    found = []
    for number, lot in enumerate(lots(game)):
        games = max(1, round(lot.games * share))
        size = CHUNK[lot.bots]
        for first in range(0, games, size):
            seed = number * 100_000 + first
            found.append(Chunk(lot, seed, min(size, games - first)))
    return sorted(found, key=lambda chunk: (chunk.first % 100_000, chunk.first))


@cache
def opened(game: str) -> AnyGame:
    return open_game(game)


def play(chunk: Chunk) -> tuple[str, dict[str, Any]]:
    """Plays and checks the games of a chunk."""
    game = opened(chunk.lot.game)
    yardstick = yardstick_for(game)
    total = Tally()
    for seed in range(chunk.first, chunk.first + chunk.games):
        tally = play_checked(chunk.lot.match(game, seed), game, yardstick, seed, SAMPLED)
        ends = Counter(f"{chunk.lot.difficulty} {reason}" for reason in tally.outcomes)
        tally.happened["endings"] = ends
        tally.happened["players"] = Counter({str(chunk.lot.players): tally.games})
        total.add(tally)
    return chunk.name, total.packed()


def source_hash(game: str) -> str:
    """What was checked: results of other code do not count."""
    digest = hashlib.sha256()
    for folder in (*SOURCES, f"content/{game.replace('-', '_')}"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@final
class Notebook:
    """The chunks that are done, one per line."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.source = source
        self.total = Tally()
        self.done: set[str] = set()
        self.cpu = 0.0
        if path.exists():
            self._read()

    def _read(self) -> None:
        for line in self.path.read_text(encoding="utf-8").splitlines():
            try:
                words = json.loads(line)
            except ValueError:
                continue  # the last line of an interrupted run
            if words["source"] == self.source:
                self._take(words)

    def _take(self, words: dict[str, Any]) -> None:
        self.done.add(words["chunk"])
        self.total.add(unpacked(words["tally"]))

    def add(self, chunk: str, tally: dict[str, Any]) -> None:
        words = {"source": self.source, "chunk": chunk, "tally": tally}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(words) + "\n")
        self._take(words)


def too_rare(game: str, total: Tally) -> dict[str, int]:
    """What occurred fewer than fifty times."""
    counted = {**total.happened, "outcomes": total.outcomes}
    known = yardstick_for(opened(game)).known()
    ends = lab_of(game).soak.ends
    known["endings"] = [f"{one} {end}" for one in difficulties(game) for end in ends]
    return {
        f"{kind} {name}": counted.get(kind, Counter())[name]
        for kind, names in known.items()
        for name in names
        if counted.get(kind, Counter())[name] < ENOUGH
    }


def run(notebook: Notebook, wanted: list[Chunk], jobs: int, minutes: float) -> bool:
    """Plays what is not done yet; false when the time was up or somebody interrupted."""
    left = [chunk for chunk in wanted if chunk.name not in notebook.done]
    until = time.monotonic() + minutes * 60
    with workers(jobs) as pool:
        try:
            for number, (name, tally) in enumerate(pool.imap_unordered(play, left), 1):
                notebook.add(name, tally)
                print_progress(notebook, number, len(left))
                if time.monotonic() > until:
                    return number == len(left)
        except KeyboardInterrupt:
            return False
    return True


def print_progress(notebook: Notebook, number: int, chunks_left: int) -> None:
    if number % 20 == 0 or notebook.total.broken:
        games, broken = notebook.total.games, notebook.total.broken
        print(f"{games} games, {broken} violations, chunk {number} of {chunks_left}", flush=True)


def print_figures(words: dict[str, Any]) -> None:
    for name, told in words.items():
        if isinstance(told, dict) and name not in ("too_rare", "length", "scores"):
            print(f"\n{name}")
            for one, count in list(told.items())[:MOST_LISTED]:
                print(f"  {one:<48} {count:>10}")
            left = list(told.items())[MOST_LISTED:]
            if left:
                print(f"  … {len(left)} more, the rarest {left[-1][0]} {left[-1][1]}")
        elif not isinstance(told, list):
            print(f"{name:<12} {told}")
    for violation in words["violated"]:
        print(f"VIOLATION {violation}")


def soak(game: str, asked: argparse.Namespace) -> int:
    """Plays one game's series, and says what it showed."""
    HOME.mkdir(exist_ok=True)
    path = HOME / f"soak-{game}.jsonl"
    if asked.fresh:
        path.unlink(missing_ok=True)
    source = source_hash(game)
    notebook = Notebook(path, source)
    wanted = chunks(game, asked.share)
    finished = run(notebook, wanted, asked.jobs, asked.minutes)
    words = {"game": game, "source": source, "finished": finished, **notebook.total.words()}
    words["too_rare"] = too_rare(game, notebook.total)
    path.with_suffix(".json").write_text(json.dumps(words, indent=2) + "\n", encoding="utf-8")
    print_figures(words)
    if not finished:
        print(f"\n{len(notebook.done)} of {len(wanted)} chunks are done; the same command goes on")
        return INTERRUPTED
    rare = words["too_rare"] if asked.share >= 1 else {}
    for name, count in rare.items():
        print(f"TOO RARE {name}: {count}")
    return 1 if rare or notebook.total.broken else 0


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", default=list(GAMES), help="which games; all of them")
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--share", type=float, default=1.0, help="play only this part of each lot")
    reader.add_argument("--minutes", type=float, default=600.0, help="stop after so long, each")
    reader.add_argument("--fresh", action="store_true", help="forget earlier results")
    asked = reader.parse_args()
    return max([soak(game, asked) for game in asked.games])


if __name__ == "__main__":
    sys.exit(main())

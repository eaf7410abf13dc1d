"""Plays twenty thousand checked games, so that everything in Last Bastion occurs often enough.

Resumable: every finished chunk is written down; the same command goes on where it stopped, unless
the code has changed since. Results: .hordekeep/soak.jsonl (chunks) and .hordekeep/soak.json (all).
"""

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, final

from hordekeep.games.last_bastion.box import DIFFICULTIES
from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.lab.checked import play_checked
from hordekeep.lab.last_bastion import LastBastionYardstick
from hordekeep.lab.last_bastion_starts import STARTS, match_from
from hordekeep.lab.match import Match
from hordekeep.lab.paces import SAMPLED
from hordekeep.lab.simulate import workers
from hordekeep.lab.tally import Tally, unpacked

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".hordekeep"
SOURCES = ("src/hordekeep/kernel", "src/hordekeep/games", "src/hordekeep/bots", "src/hordekeep/lab")
ENOUGH = 50
CHUNK = {"random": 20, "random,greedy": 5, "greedy": 3}
INTERRUPTED = 130

# How many games each combination of players and difficulty gets.
FROM_SETUP = {"random": 520, "greedy": 100, "random,greedy": 150}
CHOOSING = 100
FROM_POSITIONS = {"random": 50, "greedy": 20}


@final
@dataclass(frozen=True, slots=True)
class Lot:
    """Games of one kind."""

    players: int
    difficulty: str
    bots: str
    games: int
    start: str = ""
    heroes: str = "random"

    @property
    def name(self) -> str:
        return f"{self.start or 'setup'} {self.heroes} {self.players} {self.difficulty} {self.bots}"

    def options(self, seed: int) -> dict[str, Any]:
        options: dict[str, Any] = {
            "players": self.players,
            "difficulty": self.difficulty,
            "heroes": self.heroes,
        }
        if self.start == "starving":
            options["starving_rounds"] = 1 + seed % 2
        return options

    def match(self, game: LastBastion, seed: int) -> Match:
        bots = self.bots.split(",")
        options = self.options(seed)
        if self.start:
            return match_from(self.start, game, {**options, "heroes": "random"}, bots, seed)
        return Match(game.id, options, bots)


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


def lots() -> Iterator[Lot]:
    """All games, over player counts, difficulties, bots and beginnings."""
    for players in (1, 2, 3, 4):
        for difficulty in DIFFICULTIES:
            for bots, games in FROM_SETUP.items():
                if players > 1 or "," not in bots:
                    yield Lot(players, difficulty, bots, games)
            yield Lot(players, difficulty, "random", CHOOSING, heroes="choose")
            for start in STARTS:
                for bots, games in FROM_POSITIONS.items():
                    yield Lot(players, difficulty, bots, games, start)


def chunks(share: float) -> list[Chunk]:
    """All lots, or a share of each, in pieces of a second or more."""
    found = []
    for number, lot in enumerate(lots()):
        games = max(1, round(lot.games * share))
        size = CHUNK[lot.bots]
        for first in range(0, games, size):
            seed = number * 100_000 + first
            found.append(Chunk(lot, seed, min(size, games - first)))
    return sorted(found, key=lambda chunk: (chunk.first % 100_000, chunk.first))


@cache
def opened() -> LastBastion:
    return open_game()


def play(chunk: Chunk) -> tuple[str, dict[str, Any]]:
    """Plays and checks the games of a chunk."""
    game = opened()
    yardstick = LastBastionYardstick(game)
    total = Tally()
    for seed in range(chunk.first, chunk.first + chunk.games):
        tally = play_checked(chunk.lot.match(game, seed), game, yardstick, seed, SAMPLED)
        ends = Counter(f"{chunk.lot.difficulty} {reason}" for reason in tally.outcomes)
        tally.happened["endings"] = ends
        tally.happened["players"] = Counter({str(chunk.lot.players): tally.games})
        total.add(tally)
    return chunk.name, total.packed()


def source_hash() -> str:
    """What was checked: results of other code do not count."""
    digest = hashlib.sha256()
    for folder in (*SOURCES, "content/last_bastion"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@final
class Notebook:
    """The chunks that are done, one a line."""

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


def too_rare(total: Tally) -> dict[str, int]:
    """What occurred fewer than fifty times."""
    known = LastBastionYardstick(opened()).known()
    counted = {**total.happened, "outcomes": total.outcomes}
    rare = {
        f"{kind} {name}": counted.get(kind, Counter())[name]
        for kind, names in known.items()
        for name in names
        if counted.get(kind, Counter())[name] < ENOUGH
    }
    for difficulty in DIFFICULTIES:
        name = f"{difficulty} won"
        if total.happened.get("endings", Counter())[name] < ENOUGH:
            rare[name] = total.happened.get("endings", Counter())[name]
    return rare


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
    for kind in ("games", "decisions", "choices", "seconds", "violations"):
        print(f"{kind:<12} {words[kind]}")
    for kind in ("outcomes", "endings", "players", "tiles", "powers", "effects", "checked"):
        print(f"\n{kind}")
        for name, count in words.get(kind, {}).items():
            print(f"  {name:<32} {count:>10}")
    rarest = sorted(words.get("card_effects", {}).items(), key=lambda one: one[1])[:10]
    print("\nrarest effects of cards")
    for name, count in rarest:
        print(f"  {name:<48} {count:>10}")
    for violation in words["violated"]:
        print(f"VIOLATION {violation}")


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--share", type=float, default=1.0, help="play only this part of each lot")
    reader.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    reader.add_argument("--fresh", action="store_true", help="forget earlier results")
    asked = reader.parse_args()
    HOME.mkdir(exist_ok=True)
    path = HOME / "soak.jsonl"
    if asked.fresh:
        path.unlink(missing_ok=True)
    source = source_hash()
    notebook = Notebook(path, source)
    wanted = chunks(asked.share)
    finished = run(notebook, wanted, asked.jobs, asked.minutes)
    words = {"source": source, "finished": finished, **notebook.total.words()}
    words["too_rare"] = too_rare(notebook.total)
    (HOME / "soak.json").write_text(json.dumps(words, indent=2) + "\n", encoding="utf-8")
    print_figures(words)
    if not finished:
        print(f"\n{len(notebook.done)} of {len(wanted)} chunks are done; the same command goes on")
        return INTERRUPTED
    rare = words["too_rare"] if asked.share >= 1 else {}
    for name, count in rare.items():
        print(f"TOO RARE {name}: {count}")
    return 1 if rare or notebook.total.broken else 0


if __name__ == "__main__":
    sys.exit(main())

"""Takes the pictures in docs/img: a real server, games that were won, and the system's browser.

The tables are moments of golden games, put into a data folder of their own as a server keeps them.
Other languages than English get a few pictures each, in `docs/img/<language>`; with codes as
arguments only those languages are photographed, and with `--picture` only some of the pictures.
"""

import argparse
import asyncio
import contextlib
import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.browser import HOW_TO_GET_ONE, get_browser, get_debian_package
from tools.node import ROOT, WEB, node, program

from hordekeep import library
from hordekeep.bots.registry import manners_for
from hordekeep.games.last_bastion.view.wire import SiegeView
from hordekeep.games.sanctum.view.wire import QuestView
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import ChoiceEntry, Journal, UndoEntry, read_journal
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.opening import begin_table, header_for
from hordekeep.kernel.table.table import Table
from hordekeep.server.live import encoding
from hordekeep.server.store.interface import Change, KeptEntry
from hordekeep.server.store.sqlite import SqliteStore
from hordekeep.server.tables.roster import Brief, Guest, Roster, hashed
from hordekeep.text.languages import offered

GOLDEN: Final = ROOT / "tests" / "golden"
SIEGE: Final = "last-bastion-won-heroic-4"
QUEST: Final = "sanctum-lord-beaten-dancer-infernal-4"
TARGET: Final = ROOT / "docs" / "img"
LARGEST: Final = 400_000
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
STRENGTH: Final = "adept"
A_WHILE: Final = 40


class Cast(NamedTuple):
    """Who sits where: me, a friend, and bots on the other seats."""

    me: Seat
    friend: Seat

    def holder(self, game: str, seat: Seat) -> str:
        return f"person:{NAMES[seat]}" if seat in self else f"bot:{rival(game, seat)}"


def rival(game: str, seat: Seat) -> str:
    """The bot of a seat, each with a name and a manner of its own."""
    return f"{STRENGTH}-{manners_for(game)[seat]}"


class Scene(NamedTuple):
    """A moment of a game: its table's name, who sits there, and how many entries it has."""

    table: str
    golden: Journal
    cast: Cast
    entries: int

    @property
    def token(self) -> str:
        return f"token-of-{self.table}"

    @property
    def token_of_friend(self) -> str:
        return f"token-of-a-friend-at-{self.table}"


def scene(table: str, golden: Journal, me: Seat, entries: int) -> Scene:
    return Scene(table, golden, Cast(me, (me + 1) % len(NAMES)), entries)


# The games.


def read_golden(name: str) -> Journal:
    return read_journal((GOLDEN / f"{name}.hk").read_text(encoding="utf-8"))


def play_again(golden: Journal, cast: Cast, upto: int | None = None) -> Iterator[Table]:
    """The table before every choice of the golden game, with other people at it, and at the end."""
    seed = golden.header.open_seed
    assert seed is not None
    game, stretch = library.game_of(golden.header), Stretch(open_secret(seed), [])
    header = header_for(
        game,
        golden.header.options,
        golden.header.start,
        engine=library.engine(),
        commitment=stretch.commitment,
        holders=[cast.holder(golden.header.game, seat) for seat in range(len(NAMES))],
        open_seed=None,
        rules=golden.header.rules,
    )
    table = begin_table(game, header, stretch)
    for entry in golden.entries:
        if len(table.journal.entries) == upto:
            break
        if isinstance(entry, ChoiceEntry):
            yield table
            table.answer(entry.seat, table.decisions[entry.seat].number, entry.say)
        elif isinstance(entry, UndoEntry):
            table.undo(entry.seat)
    yield table


Liking = tuple[int, ...]
Likes = Callable[[Any, list[str]], Liking]


def mid_game(view: SiegeView, verbs: list[str]) -> Liking:
    """A hero's move with much to choose from, while things look bad."""
    wanted = {"end-turn", "fight", "move", "activate"} <= set(verbs)
    return (wanted, len(set(verbs)), sum(tile.grasped for tile in view.tiles), view.turn)


def fight(view: SiegeView, verbs: list[str]) -> Liking:
    """Dice have been rolled, and there are several ways to use them and the tokens."""
    return (verbs.count("beat"), len(set(verbs)), view.turn)


def journey(view: QuestView, verbs: list[str]) -> Liking:
    """All three actions to choose from, in the midst of the race."""
    champion = view.champions[view.active_seat or 0]
    worn = sum(slot.item is not None for slot in champion.slots)
    alive = sum(not one.dead for one in view.champions)
    return ({"move", "fight", "rest"} <= set(verbs), alive, len(view.sets), worn)


def attack(view: QuestView, verbs: list[str]) -> Liking:
    """Dice to be placed and changed in many ways, at several foes, on the road."""
    wanted = view.phase == "journey" and {"hit", "use"} <= set(verbs)
    return (wanted, len(set(verbs)), verbs.count("use"))


def levels(view: QuestView, verbs: list[str]) -> Liking:
    """A skill within reach, and gems to raise."""
    return (verbs.count("raise"), view.turn)


def rest(view: QuestView, verbs: list[str]) -> Liking:
    """Items to wear in many ways, and potions to buy."""
    return ("buy" in verbs, verbs.count("equip"), view.turn)


def last_battle(view: QuestView, verbs: list[str]) -> Liking:
    """In the midst of the row."""
    wanted = view.phase == "last-battle" and "hit" in verbs
    return (wanted, verbs.count("use"), len(verbs))


def most_liked(name: str, golden: Journal, likes: Likes) -> Scene:
    found = []
    for table in play_again(golden, Cast(0, 1)):
        for seat, decision in table.decisions.items():
            verbs = [action.verb for action in decision.actions]
            liked = likes(table.view(seat), verbs)
            found.append((liked, seat, len(table.journal.entries)))
    _, seat, entries = max(found)
    return scene(name, golden, seat, entries)


def the_end(name: str, golden: Journal) -> Scene:
    """The end, seen by whoever made the last choice."""
    last = [entry.seat for entry in golden.entries if isinstance(entry, ChoiceEntry)][-1]
    return scene(name, golden, last, len(golden.entries))


def all_scenes() -> list[Scene]:
    siege, quest = read_golden(SIEGE), read_golden(QUEST)
    return [
        most_liked("mid-game", siege, mid_game),
        most_liked("fight", siege, fight),
        the_end("end", siege),
        most_liked("journey", quest, journey),
        most_liked("attack", quest, attack),
        most_liked("levels", quest, levels),
        most_liked("rest", quest, rest),
        most_liked("last-battle", quest, last_battle),
        the_end("quest-end", quest),
    ]


# The server's data.


def kept(table: Table, scene: Scene) -> Change:
    """A table as a server keeps it, with this browser's person on my seat."""
    cast = scene.cast
    people = {cast.me: scene.token, cast.friend: scene.token_of_friend}
    guests = [
        Guest(name=NAMES[seat], token=hashed(key), seats=[seat], maker=seat == cast.me, sat=True)
        for seat, key in people.items()
    ]
    header = table.journal.header
    now = int(time.time()) - A_WHILE
    roster = Roster(
        game=header.game,
        content=header.content,
        options=header.options,
        stage="over" if table.over else "playing",
        bots=["" if seat in cast else rival(header.game, seat) for seat in range(len(NAMES))],
        guests=guests,
        doors=[],
        grace=0,
        pace=0,
        stand_in=STRENGTH,
        start=header.start,
        commitment=header.commitment,
        created=now,
    )
    names = [
        NAMES[seat] if seat in cast else f"bot:{rival(header.game, seat)}"
        for seat in range(len(NAMES))
    ]
    result = encoding.result(table.result()) if table.over else None
    brief = Brief(names, list(table.decisions), len(table.journal.entries), result)
    first, *lines = table.journal.text().splitlines()
    entries = tuple(KeptEntry(number, line) for number, line in enumerate(lines, 1))
    return Change(roster, brief, now, first, entries, tuple(table.secrets))


async def lay_out(folder: Path, scenes: list[Scene]) -> None:
    store = SqliteStore(folder)
    for one in scenes:
        *_, table = play_again(one.golden, one.cast, one.entries)
        await store.write(one.table, kept(table, one))
    await store.close()


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server on these tables."""
    command = [str(Path(sys.executable).with_name("hordekeep")), "serve", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    with server:
        try:
            yield server.stdout.readline().rpartition(" ")[2].strip()
        finally:
            server.send_signal(signal.SIGINT)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE")
    parser.add_argument("--picture", action="append", metavar="NAME", help="as sanctum-end")
    wanted = parser.parse_args()
    languages: list[str] = wanted.languages or list(offered())
    if unknown := set(languages) - set(offered()):
        parser.error(f"not offered: {', '.join(sorted(unknown))}")
    browser = get_browser()
    if browser is None:
        print(f"There is no browser to take pictures with: {HOW_TO_GET_ONE}.", file=sys.stderr)
        return 1
    scenes = all_scenes()
    begun = time.time()
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lay_out(Path(folder) / "tables", scenes))
        told = {"languages": languages, "only": wanted.picture or []}
        with serving(Path(folder) / "tables") as url:
            code = photograph(browser, scenes, folder, {**told, "url": url})
    return max(code, pack(begun))


def photograph(browser: Path, scenes: list[Scene], folder: str, wanted: dict[str, Any]) -> int:
    """Lets the browser take the pictures that are wanted; the exit code."""
    told = {
        **wanted,
        "target": str(TARGET),
        "browser": str(browser),
        "places": [{"table": one.table, "token": one.token} for one in scenes],
        "friend": [{"table": one.table, "token": one.token_of_friend} for one in scenes],
    }
    environment = {**node().environment(), "XDG_CONFIG_HOME": folder}
    command = program("e2e/screenshots.mjs", json.dumps(told))
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode


def pack(since: float) -> int:
    """Makes the files taken since then small, where pngquant is; fails if one is too large."""
    get_debian_package("pngquant")
    too_large = 0
    taken = [one for one in TARGET.rglob("*.png") if one.stat().st_mtime >= since]
    for picture in sorted(taken):
        if shutil.which("pngquant"):
            options = [
                "--force",
                "--speed",
                "1",
                "--strip",
                "--quality",
                "70-95",
                "--skip-if-larger",
            ]
            command = ["pngquant", *options, "--ext", ".png", str(picture)]
            subprocess.run(command, check=False)
        size = picture.stat().st_size
        print(f"{picture.relative_to(ROOT)}: {size / 1000:.0f} kB")
        too_large += size > LARGEST
    if too_large:
        print(f"{too_large} pictures are too large; pngquant makes them small.", file=sys.stderr)
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main())

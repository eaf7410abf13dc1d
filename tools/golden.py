"""Plays the golden games: finished journals that every later version must replay exactly.

`python -m tools.golden [GAME …]` plays those of the newest rules of a game, into a folder named
after the number of these rules; journals of earlier rules are never touched. They are made anew
only when that number rises; the commit then says what plays differently. Many games are played,
with options, bots and starting positions drawn by chance from what the game offers, and those are
kept that together show the most in the fewest entries. They have the first version of the content;
`python -m tools.golden sanctum/2` plays a few of another one, into a folder named after it.

`python -m tools.golden --told` only writes anew what all golden games tell (`told.json`): after a
change of what events say, which the commit explains. `--shown` likewise writes down what they show
at some moments (`shown.json`), `--chosen` what bots make of them (`chosen.json`, without compiled
rules: there hints count more worlds).
"""

import gzip
import math
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, final

from tools import golden_choices, golden_moments
from tools.golden_games import (
    FOLDER,
    all_there_is,
    all_told,
    journal_of,
    names,
    read_index,
    shown_by,
    write_index,
    write_told,
)

from hordekeep import library
from hordekeep.bots.leaning import LEANING, LeaningBot
from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import RANDOM, brought, new_bot
from hordekeep.games.seams import GAMES
from hordekeep.kernel.content.versions import FIRST, version_in
from hordekeep.kernel.errors import GameOver, IllegalAction, NotAllowed, UnknownWord
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import CHOICE, EACH_SEAT, ORDER, PLAYERS, Option
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import ChanceEntry, Header
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.fork import fork, open_position
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.lab.starts import match_from, starts_of

PLAYED: Final = 1000
"""So many games of a game are played to choose from."""
KEPT: Final = 65
"""So many of them are kept."""
OF_LATER_CONTENT: Final = 8
"""Of a later version of the content the eighth part is enough: the rules are the same."""
LEAST_ENTRIES: Final = 20
"""A shorter game shows too little."""
MOST_ANSWERS: Final = 400
"""A game that is not over by then is given up."""
UNDO_EVERY: Final = 11
CHANGE_HANDS_AT: Final = 17
RESEED_AT: Final = 23
DICTATE_EVERY: Final = 13
ONLY_TOLD: Final = "--told"
ONLY_SHOWN: Final = "--shown"
ONLY_CHOSEN: Final = "--chosen"


@final
@dataclass(frozen=True, slots=True)
class Candidate:
    """A game that was played: its journal and end, and what it shows."""

    name: str
    journal: str
    told: dict[str, Any]
    shows: frozenset[str]

    @property
    def cost(self) -> float:
        """Long games are kept only for much."""
        entries: int = self.told["entries"]
        return math.sqrt(entries)


# Playing.


def some_options(game: AnyGame, luck: Luck, *, players: int) -> dict[str, Any]:
    """Options drawn by chance: half of them as they are if nobody says anything."""
    options: dict[str, Any] = {PLAYERS: players}
    for option in game.table_options:
        if option.name != PLAYERS and (option.kind == CHOICE or luck.below(2)):
            options[option.name] = some_value(option, game, luck, players)
    return options


def some_value(option: Option, game: AnyGame, luck: Luck, players: int) -> Any:
    """What somebody might say to an option."""
    things = list(option.things_of(game.lexicon))
    if option.kind == CHOICE:
        return option.words[luck.below(len(option.words))]
    if option.kind == EACH_SEAT:
        named = shuffled(things, luck)
        return [
            option.words[luck.below(len(option.words))] if luck.below(3) else named[seat]
            for seat in range(players)
        ]
    if option.kind == ORDER:
        return shuffled(things, luck)
    if option.words and not luck.below(3):
        return option.words[luck.below(len(option.words))]
    most = players if option.up_to else min(option.most, option.least + 7)
    return option.least + luck.below(most - option.least + 1)


def shuffled(things: Sequence[str], luck: Luck) -> list[str]:
    left = list(things)
    return [left.pop(luck.below(len(left))) for _ in things]


def open_candidate(game: AnyGame, seed: int, luck: Luck) -> Table:
    """A table at the setup, or at one of the positions that the game's laboratory knows."""
    counts = next(one for one in game.table_options if one.name == PLAYERS)
    players = counts.least + seed % (counts.most - counts.least + 1)
    options = some_options(game, luck, players=players)
    starts = starts_of(game)
    if not starts or luck.below(3):
        return library.new_table(game, seed=seed, **options)
    start = starts[luck.below(len(starts))]
    chosen = {one.name for one in game.table_options if one.kind == CHOICE} | {PLAYERS}
    options = {name: value for name, value in options.items() if name in chosen}
    match = match_from(start, game, options, ["random"], seed)
    assert match.position is not None
    words = {
        "game": game.id,
        "rules": game.rules,
        "options": dict(match.options),
        "position": dict(match.position),
    }
    return open_position(
        game,
        words,
        engine=library.engine(),
        stretch=Stretch(open_secret(seed), []),
        open_seed=seed,
    )


def bots_at(game: AnyGame, seats: int, seed: int, luck: Luck) -> list[Policy]:
    """All seats play by one bot, or each by another."""
    offered = [RANDOM, *brought(game.id).makers, LEANING]
    mixed = not luck.below(3)
    chosen = offered[luck.below(len(offered))]
    bots: list[Policy] = []
    for seat in range(seats):
        name = offered[luck.below(len(offered))] if mixed else chosen
        number = seed * 10 + seat
        one = LeaningBot(number, game.id) if name == LEANING else new_bot(name, game.id, number)
        bots.append(one)
    return bots


def play(table: Table, seed: int, luck: Luck) -> None:
    """Plays a table to its end, whoever is faster; in some games rarer things happen besides."""
    bots = bots_at(table.game, table.seats, seed, luck)
    pauses, changes, reseeds, dictates = (not luck.below(n) for n in (2, 3, 8, 6))
    answers = 0
    while table.decisions and answers < MOST_ANSWERS:
        seats = sorted(table.decisions)
        seat = seats[luck.below(len(seats))]
        if dictates and answers % DICTATE_EVERY == 0:
            dictate_the_same_again(table)
        answer(table, seat, bots[seat])
        answers += 1
        if table.over:
            break
        if pauses and answers % UNDO_EVERY == 0:
            take_back_and_repeat(table, seat)
        if changes and answers == CHANGE_HANDS_AT:
            table.control(0, "bot:stand-in")
        if reseeds and answers == RESEED_AT:
            table.reseed(Stretch(open_secret(seed + 1), ["salt"]))
    if not table.over:
        table.abandon()


def answer(table: Table, seat: int, bot: Policy) -> None:
    """A bot answers for a seat; what was dictated and cannot fall is left to chance again."""
    action = bot.choose(perspective_of(table, seat))
    try:
        table.answer(seat, table.decisions[seat].number, action)
    except (IllegalAction, UnknownWord):
        table.fall()
        table.answer(seat, table.decisions[seat].number, action)


def dictate_the_same_again(table: Table) -> None:
    """What fell last shall fall again."""
    fallen = [one.say for one in table.journal.entries if isinstance(one, ChanceEntry)]
    if fallen:
        table.fall(*fallen[-1].split()[2:])


def take_back_and_repeat(table: Table, seat: int) -> None:
    """Takes the newest choice back and makes it again, where that is allowed."""
    try:
        choice = table.can_undo(seat)
        table.undo(seat)
    except NotAllowed:
        return
    table.answer(choice.seat, table.decisions[choice.seat].number, choice.action)


def forked(table: Table, seed: int, luck: Luck) -> Table | None:
    """Another end to a finished game, from somewhere in its middle."""
    at = 1 + luck.below(len(table.journal.entries))
    stretch = Stretch(open_secret(seed), [])
    try:
        other = fork(table, at, engine=library.engine(), stretch=stretch, open_seed=seed)
    except GameOver:
        return None
    play(other, seed, luck)
    return other


# Choosing.


def candidate(table: Table, seed: int) -> Candidate:
    result, header = table.result(), table.journal.header
    assert result is not None
    told = {
        "reason": result.reason,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "entries": len(table.journal.entries),
        "fingerprint": table.state.fingerprint(),
    }
    name = f"{folder_for(header)}/{header.game}-{result.reason}-{table.seats}-{seed}"
    return Candidate(name, table.journal.text(), told, frozenset(shown_by(table)))


def folder_for(header: Header) -> str:
    """Where such a game lies: by its rules, or by its content if that is not the first."""
    version = version_in(header.content)
    return str(header.rules) if version == FIRST else f"version-{version}"


def candidates(game: AnyGame, count: int) -> list[Candidate]:
    """Many games; some of them are forks of the one before."""
    played = []
    for seed in range(1, count + 1):
        luck = Luck(seed)
        table = open_candidate(game, seed, luck)
        play(table, seed, luck)
        other = None if luck.below(10) else forked(table, seed, luck)
        if len((other or table).journal.entries) >= LEAST_ENTRIES:
            played.append(candidate(other or table, seed))
        if seed % 100 == 0:
            print(game.id, seed, "played", flush=True)
    return played


def choose(played: list[Candidate], count: int) -> list[Candidate]:
    """Those that show the most that is still rare, for what they cost to replay."""
    shown: Counter[str] = Counter()
    kept: list[Candidate] = []
    left = list(played)
    while left and len(kept) < count:
        best = max(left, key=lambda one: worth(one, shown) / one.cost)
        left.remove(best)
        kept.append(best)
        shown.update(best.shows)
    return kept


def worth(one: Candidate, shown: Counter[str]) -> float:
    """What has never been shown counts most, what has been shown often hardly anything."""
    return sum(1 / (1 + 4 * shown[what]) ** 2 for what in one.shows)


def make(name: str) -> dict[str, Any]:
    """Plays and writes golden games of `sanctum` or `sanctum/2`; what the index says of each."""
    of, _, number = name.partition("/")
    version = int(number or FIRST)
    game = library.open_game(of, version=version)
    part = 1 if version == FIRST else OF_LATER_CONTENT
    kept = choose(candidates(game, PLAYED // part), KEPT // part)
    folder = FOLDER / Path(kept[0].name).parent
    for path in folder.glob(f"{of}-*"):
        path.unlink()
    folder.mkdir(exist_ok=True)
    for one in kept:
        packed = gzip.compress(one.journal.encode(), mtime=0)
        (FOLDER / f"{one.name}.hk.gz").write_bytes(packed)
    missing = all_there_is(game) - {what for one in kept for what in one.shows}
    print(f"{name}: not shown by these games: {', '.join(sorted(missing)) or 'nothing'}")
    return {one.name: one.told for one in kept}


def tell() -> None:
    """Writes down what all golden games tell."""
    tables: dict[str, list[Table]] = {name: [] for name in GAMES}
    for name in sorted(names()):
        journal = journal_of(name)
        tables[journal.header.game].append(load(library.game_of(journal.header), journal))
    write_told({name: all_told(played) for name, played in tables.items()})


def show() -> None:
    """Writes down what they show at some moments."""
    shown = [golden_moments.all_shown(name) for name in GAMES]
    golden_moments.write_shown({name: one for game in shown for name, one in game.items()})


def choose_again() -> None:
    """Writes down what bots make of them."""
    golden_choices.write_chosen({name: golden_choices.all_chosen(name) for name in GAMES})


ONLY: Final = {ONLY_SHOWN: show, ONLY_CHOSEN: choose_again}


def main(said: list[str]) -> int:
    if len(said) == 1 and said[0] in ONLY:
        ONLY[said[0]]()
        return 0
    games = [one for one in said if one != ONLY_TOLD] or GAMES
    if not {one.partition("/")[0] for one in games} <= set(GAMES):
        print(f"which games? {' '.join(GAMES)}", file=sys.stderr)
        return 2
    index: dict[str, Any] = read_index()
    for game in [] if ONLY_TOLD in said else games:
        index |= make(game)
    lying = names()
    write_index({name: told for name, told in index.items() if name in lying})
    tell()
    show()
    choose_again()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Checks one thing that holds content: a pack, a whole content, or a position."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hordekeep.cli.content.smoke import BOT, smoke
from hordekeep.cli.lab.names import Names
from hordekeep.cli.terminal.saved_games import naming
from hordekeep.games.seams import GAMES, part_of
from hordekeep.kernel.content.packed import files_in, is_packed
from hordekeep.kernel.content.reading import game_of_pack, head_of_pack, is_pack
from hordekeep.kernel.errors import BadContent, BadFile, BadPosition
from hordekeep.kernel.table.fork import read_state
from hordekeep.kernel.table.position_file import read_position
from hordekeep.lab.study.experiment import Experiment
from hordekeep.library import game_of_position, open_game, read_text
from hordekeep.text.languages import FALLBACK
from hordekeep.text.messages import refuse
from hordekeep.text.pack_words import check_words, missing_words

SMOKE_GAMES: Final = 10
"""Enough to see a pack break or fall over; what it changes is a question for `lab compare`."""
PACKED: Final = ".zip"
"""How files are called that would be packs, even broken ones."""


@dataclass(frozen=True, slots=True)
class Checked:
    """Something in order: how many of each thing it has, and the hashes that journals will name."""

    folder: str
    counts: Mapping[str, int]
    hashes: Mapping[str, str]
    missing_words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Words of a pack that languages lack: English is shown instead."""
    smoke: str = ""
    """What a few games said."""


def check_place(place: Path, *, smoked: bool = False) -> Checked:
    """Checks it whole; raises `BadFile`, which knows all other faults."""
    if place.is_file() and not is_packed(place) and place.suffix != PACKED:
        return _check_position(place)
    game = _game_of(place)
    counts, hashes = part_of(game, "content.loading").EDITIONS.examine(place)
    if not is_pack(place):
        return Checked(str(place), counts, hashes)
    lacking = _lacking(game, place)
    return Checked(str(place), counts, hashes, lacking, _smoked(game, place) if smoked else "")


def faults_of(fault: BadFile) -> list[BadFile]:
    """A fault and those that were found with it."""
    return [fault, *fault.others] if isinstance(fault, BadContent) else [fault]


def _lacking(game: str, pack: Path) -> dict[str, list[str]]:
    """The words that other languages lack; English ones must be there, it stands behind all."""
    title = head_of_pack(pack).title
    check_words(game, [pack])
    lacking = missing_words(open_game(game), open_game(game, [pack]), pack, title)
    folder = pack / "locale" / FALLBACK
    faults = [
        BadContent(file=str(folder), place=key, problem="missing-words")
        for key in lacking.pop(FALLBACK, [])
    ]
    refuse(faults)
    return lacking


def _smoked(game: str, pack: Path) -> str:
    names = Names(Experiment(game, {}, (BOT,), (pack,)))
    return smoke(game, pack, SMOKE_GAMES).told(names)


def _check_position(file: Path) -> Checked:
    """A position that can be opened: how many seats it has, and how many steps wait."""
    with naming(file):
        words = read_position(read_text(file))
        game = game_of_position(words)
        state, options = read_state(game, words)
    if state.over:
        raise BadPosition(file=str(file), place="ending")
    steps = len(state.agenda) + sum(len(lane) for lane in state.lanes)
    return Checked(str(file), {"seats": game.seats(options), "steps": steps}, {})


def _game_of(folder: Path) -> str:
    """The game that a pack names, or the one to which most of the files belong."""
    named = game_of_pack(folder) if is_pack(folder) else ""
    if named in GAMES:
        return named
    names = {file.stem for file in files_in(folder, ".toml")}
    return max(GAMES, key=lambda game: len(names.intersection(_sections(game))))


def _sections(game: str) -> Sequence[str]:
    """The files that a content of this game has."""
    sections: Sequence[str] = part_of(game, "content.loading").EDITIONS.sections
    return sections

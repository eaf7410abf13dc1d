"""`hordekeep content check`: is all shipped content, or the given folder or position, in order?"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import click

from hordekeep import resources
from hordekeep.cli.localised_help import SpokenCommand, SpokenGroup
from hordekeep.cli.terminal.saved_games import naming
from hordekeep.games.seams import GAMES, part_of
from hordekeep.kernel.content.reading import game_of_pack, is_pack, versions
from hordekeep.kernel.errors import BAD_FILE, BadFile, BadPosition
from hordekeep.kernel.table.fork import read_state
from hordekeep.kernel.table.position_file import read_position
from hordekeep.library import game_of_position, read_text


@dataclass(frozen=True, slots=True)
class Checked:
    """A folder in order: how many of each thing it has, and the hashes that journals will name."""

    folder: str
    counts: Mapping[str, int]
    hashes: Mapping[str, str]


@click.group("content", cls=SpokenGroup)
def content_command() -> None:
    pass


@content_command.command("check", cls=SpokenCommand)
@click.argument("folder", metavar="[DIR|FILE]", required=False, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def check(*, folder: Path | None, as_json: bool) -> None:
    checked: list[Checked] = []
    faults: list[BadFile] = []
    for one in _shipped() if folder is None else [folder]:
        try:
            checked.append(_check(one))
        except BadFile as fault:
            faults.append(fault)
    if as_json:
        _print_json(checked, faults)
    else:
        _print_lines(checked, faults)
    if faults:
        raise click.exceptions.Exit(BAD_FILE)


def told(fault: BadFile) -> str:
    """A fault in one line that begins as compilers do: file, line, column."""
    facts = dict(fault.facts)
    where = [str(facts.pop(name)) for name in ("file", "line", "column") if name in facts]
    what = [str(facts.pop(name)) for name in ("place", "problem") if name in facts]
    rest = [f"{name}={value}" for name, value in facts.items()]
    return ":".join(where) + ": " + " ".join([fault.code, *what, *rest])


def _shipped() -> list[Path]:
    games = sorted(folder for folder in resources.content().glob("*") if folder.is_dir())
    return [game / str(number) for game in games for number in versions(game)]


def _check(folder: Path) -> Checked:
    if folder.is_file():
        return _check_position(folder)
    counts, hashes = part_of(_game_of(folder), "content.loading").examine(folder)
    return Checked(str(folder), counts, hashes)


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
    """The game that a pack names, else the one that most of the files are of."""
    named = game_of_pack(folder) if is_pack(folder) else ""
    if named in GAMES:
        return named
    names = {file.stem for file in folder.glob("*.toml")}
    return max(GAMES, key=lambda game: len(names.intersection(_sections(game))))


def _sections(game: str) -> Sequence[str]:
    """The files that a content of this game has."""
    sections: Sequence[str] = part_of(game, "content.loading").SECTIONS
    return sections


def _print_json(checked: list[Checked], faults: list[BadFile]) -> None:
    listed = {
        "checked": [asdict(one) for one in checked],
        "faults": [{"code": fault.code, **fault.facts} for fault in faults],
    }
    click.echo(json.dumps(listed, indent=2, ensure_ascii=False))


def _print_lines(checked: list[Checked], faults: list[BadFile]) -> None:
    for one in checked:
        counts = ", ".join(f"{name} {count}" for name, count in one.counts.items())
        hashes = " ".join(f"{name}={value[:12]}" for name, value in one.hashes.items())
        click.echo(f"{one.folder}: {counts}" + (f" ({hashes})" if hashes else ""))
    for fault in faults:
        click.echo(told(fault), err=True)

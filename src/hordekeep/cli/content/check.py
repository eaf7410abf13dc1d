"""`hordekeep content check`: is all shipped content, or the given pack or position, in order?"""

import json
from dataclasses import asdict
from pathlib import Path

import click

from hordekeep import resources
from hordekeep.cli.content.checking import Checked, check_place, faults_of
from hordekeep.cli.lesson_check import check_lessons
from hordekeep.cli.localised_help import SpokenCommand, spoken
from hordekeep.kernel.content.packed import is_folder
from hordekeep.kernel.content.reading import is_pack, versions
from hordekeep.kernel.errors import BAD_FILE, BadFile
from hordekeep.lessons.reading import FOLDER as LESSONS


@click.command("check", cls=SpokenCommand)
@click.argument("folder", metavar="[DIR|FILE]", required=False, type=click.Path(path_type=Path))
@click.option("--smoke", "smoked", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def check_command(*, folder: Path | None, smoked: bool, as_json: bool) -> None:
    checked: list[Checked] = []
    faults: list[BadFile] = []
    for one in _shipped() if folder is None else [folder]:
        try:
            checked.append(check_place(one, smoked=smoked))
        except BadFile as fault:
            faults += faults_of(fault)
    for one in _lesson_folders(folder):
        told = check_lessons(one, folder if folder is not None and is_pack(folder) else None)
        faults += told.faults
        if not told.faults:
            checked.append(Checked(str(one), told.counts, {}, told.missing_words))
    if as_json:
        _print_json(checked, faults)
    else:
        _print_lines(checked, faults)
    if faults:
        raise click.exceptions.Exit(BAD_FILE)


def told(fault: BadFile) -> str:
    """A fault in one line that begins as compilers do: file, line, column; its word comes last."""
    facts = dict(fault.facts)
    where = [str(facts.pop(name)) for name in ("file", "line", "column") if name in facts]
    plain = type(fault)(**facts)
    plain.__cause__ = fault.__cause__
    word = facts.get("problem", fault.code)
    return f"{':'.join(where)}: {spoken().error(plain)} [{word}]"


def _shipped() -> list[Path]:
    games = sorted(folder for folder in resources.content().glob("*") if folder.is_dir())
    return [game / str(number) for game in games for number in versions(game)]


def _lesson_folders(folder: Path | None) -> list[Path]:
    """Where lessons are: those of the games, or of a pack."""
    around = resources.content().glob("*") if folder is None else [folder]
    return sorted(one / LESSONS for one in around if _is_folder(one / LESSONS))


def _is_folder(place: Path) -> bool:
    """Whether there is one; of a file that cannot be read it is told already."""
    try:
        return is_folder(place)
    except BadFile:
        return False


def _print_json(checked: list[Checked], faults: list[BadFile]) -> None:
    listed = {
        "checked": [asdict(one) for one in checked],
        "faults": [{"code": fault.code, **fault.facts} for fault in faults],
    }
    click.echo(json.dumps(listed, indent=2, ensure_ascii=False))


def _counted(name: str, count: int) -> str:
    """How many of a kind; the kinds of a game without words for them by their ids."""
    words, key = spoken(), f"counted-{name.replace('_', '-')}"
    return words.say(key, count=count) if words.has(key) else f"{name} {count}"


def _print_lines(checked: list[Checked], faults: list[BadFile]) -> None:
    for one in checked:
        counts = ", ".join(_counted(name, count) for name, count in one.counts.items())
        hashes = " ".join(f"{name}={value[:12]}" for name, value in one.hashes.items())
        click.echo(f"{one.folder}: {counts}" + (f" ({hashes})" if hashes else ""))
        for language, keys in one.missing_words.items():
            listed = ", ".join(keys)
            lacking = spoken().say("cli-check-lacking", language=language, keys=listed)
            click.echo(f"{one.folder}: {lacking}")
        if one.smoke:
            click.echo(f"{one.folder}: {one.smoke}")
    for fault in faults:
        click.echo(told(fault), err=True)

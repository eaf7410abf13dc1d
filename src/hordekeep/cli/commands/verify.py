"""`hordekeep verify`: derives every roll of a finished game again."""

import json
from pathlib import Path

import click

from hordekeep.cli.localised_help import SpokenCommand, spoken
from hordekeep.cli.terminal.saved_games import naming, read_saved
from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.table.verify import Verdict, verify


@click.command("verify", cls=SpokenCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--pack", "packs", multiple=True, type=click.Path(path_type=Path), metavar="DIR|FILE")
@click.option("--json", "as_json", is_flag=True)
def verify_command(*, file: Path, packs: tuple[Path, ...], as_json: bool) -> None:
    try:
        verdict = _verdict(file, packs)
    except HordekeepError as error:
        if not as_json:
            raise
        facts = {name: str(fact) for name, fact in error.facts.items()}
        _print_json({"verified": False, "error": error.code, **facts})
        raise click.exceptions.Exit(error.exit_code) from None
    if as_json:
        _print_json({"file": str(file), "verified": True, **_counted(verdict)})
    else:
        _print(verdict)


def _verdict(file: Path, packs: tuple[Path, ...]) -> Verdict:
    game, journal = read_saved(file, packs)
    with naming(file):
        return verify(game, journal)


def _counted(verdict: Verdict) -> dict[str, object]:
    return {
        "answers": verdict.answers,
        "stretches": verdict.stretches,
        "dictated": verdict.dictated,
        "open_seed": verdict.open_seed,
    }


def _print_json(said: dict[str, object]) -> None:
    click.echo(json.dumps(said, indent=2, ensure_ascii=False))


def _print(verdict: Verdict) -> None:
    words = spoken()
    answers, stretches = verdict.answers, verdict.stretches
    click.echo(words.say("cli-verified", answers=answers, stretches=stretches))
    if verdict.dictated:
        click.echo(words.say("cli-dictated", answers=verdict.dictated))
    if verdict.open_seed:
        click.echo(words.say("cli-open-seed"))

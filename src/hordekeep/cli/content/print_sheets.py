"""`hordekeep content print`: cards, tiles and heroes on sheets, as the page draws them."""

from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlencode

import click

from hordekeep import library
from hordekeep.cli.content.browser import find_browser, pages_of, printed
from hordekeep.cli.game_options import usage
from hordekeep.cli.lab.outputs import PATH, check_target, write_whole
from hordekeep.cli.localised_help import SpokenCommand, spoken
from hordekeep.cli.own_server import must_have_page, own_server
from hordekeep.kernel.content.reading import head_of_pack


@click.command("print", cls=SpokenCommand)
@click.argument("game")
@click.option("--pack", "packs", multiple=True, type=PATH, metavar="DIR|FILE")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4")
@click.option("--changed", is_flag=True)
@click.option("--out", "target", type=PATH, required=True, metavar="FILE")
def print_command(
    *, game: str, packs: tuple[Path, ...], paper: str, changed: bool, target: Path
) -> None:
    library.open_game(game, packs)
    if changed and not packs:
        raise usage("cli-print-changed-needs-pack")
    check_target(target)
    must_have_page()
    browser, words = find_browser(), spoken()
    with own_server(packs) as url:
        sheets = f"{url}/cards/{game}?{_asked(packs, paper, only='changed' if changed else '')}"
        pdf = printed(browser, sheets, words.language)
    write_whole(target, pdf)
    click.echo(words.say("cli-print-done", file=str(target), pages=pages_of(pdf)))


def _asked(packs: Sequence[Path], paper: str, only: str) -> str:
    ids = ",".join(head_of_pack(pack).id for pack in packs)
    asked = {"pack": ids, "print": paper, "only": only}
    return urlencode({name: said for name, said in asked.items() if said})

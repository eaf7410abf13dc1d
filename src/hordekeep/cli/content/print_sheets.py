"""`hordekeep content print`: cards, tiles and heroes on sheets, as the page draws them."""

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlencode

import click

from hordekeep import library
from hordekeep.cli.content.browser import find_browser, pages_of, printed
from hordekeep.cli.game_options import content_version, usage
from hordekeep.cli.lab.outputs import PATH, check_target, write_whole
from hordekeep.cli.localised_help import SpokenCommand, spoken
from hordekeep.cli.own_server import must_have_page, own_server
from hordekeep.kernel.content.reading import head_of_pack


@click.command("print", cls=SpokenCommand)
@click.argument("game")
@content_version
@click.option("--pack", "packs", multiple=True, type=PATH, metavar="DIR|FILE")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4")
@click.option("--changed", is_flag=True)
@click.option("--out", "target", type=PATH, required=True, metavar="FILE")
def print_command(
    *,
    game: str,
    content: int | None,
    packs: tuple[Path, ...],
    paper: str,
    changed: bool,
    target: Path,
) -> None:
    library.open_game(game, packs, version=content)
    if changed and not packs:
        raise usage("cli-print-changed-needs-pack")
    check_target(target)
    must_have_page()
    browser, words = find_browser(), spoken()
    with own_server(packs) as url:
        asked = {
            "pack": ",".join(head_of_pack(pack).id for pack in packs),
            "content": str(content or ""),
            "print": paper,
            "only": "changed" if changed else "",
        }
        sheets = f"{url}/cards/{game}?{_spelled(asked)}"
        pdf = printed(browser, sheets, words.language)
    write_whole(target, pdf)
    click.echo(words.say("cli-print-done", file=str(target), pages=pages_of(pdf)))


def _spelled(asked: Mapping[str, str]) -> str:
    """What is said behind the address, without what is not said at all."""
    return urlencode({name: said for name, said in asked.items() if said})

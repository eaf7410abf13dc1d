"""`hordekeep content pack`: a pack as one file, which is the same wherever it is made."""

import hashlib
from pathlib import Path

import click

from hordekeep.cli.content.checking import check_place
from hordekeep.cli.lab.outputs import PATH, check_target, write_whole
from hordekeep.cli.localised_help import SpokenCommand, spoken
from hordekeep.kernel.content.packed import pack_folder
from hordekeep.kernel.content.reading import head_of_pack


@click.command("pack", cls=SpokenCommand)
@click.argument("folder", metavar="DIR", type=PATH)
@click.option("-o", "--output", type=PATH, metavar="FILE")
def pack_command(*, folder: Path, output: Path | None) -> None:
    pack = head_of_pack(folder)
    target = output or Path(f"{pack.id}.zip")
    check_target(target)
    hashes = check_place(folder).hashes
    whole = pack_folder(folder)
    write_whole(target, whole)
    click.echo(
        spoken().say(
            "cli-pack-done",
            file=str(target),
            pack=pack.id,
            hash=hashes[pack.id][:12],
            bytes=len(whole),
            sum=hashlib.sha256(whole).hexdigest(),
        )
    )

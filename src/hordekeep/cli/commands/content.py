"""`hordekeep content`: component sets and packs, checked and packed."""

import click

from hordekeep.cli.content.check import check_command
from hordekeep.cli.content.pack import pack_command
from hordekeep.cli.content.print_sheets import print_command
from hordekeep.cli.localised_help import SpokenGroup


@click.group("content", cls=SpokenGroup)
def content_command() -> None:
    pass


for command in (check_command, pack_command, print_command):
    content_command.add_command(command)

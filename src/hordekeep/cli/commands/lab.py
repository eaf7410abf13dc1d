"""`hordekeep lab`: games by the thousand, and what they tell a designer."""

import click

from hordekeep.cli.lab.balance import balance_command
from hordekeep.cli.lab.compare import compare_command
from hordekeep.cli.lab.curve import curve_command
from hordekeep.cli.lab.dataset import dataset_command
from hordekeep.cli.lab.trace import trace_command
from hordekeep.cli.localised_help import SpokenGroup


@click.group("lab", cls=SpokenGroup)
def lab_command() -> None:
    pass


for command in (balance_command, compare_command, curve_command, dataset_command, trace_command):
    lab_command.add_command(command)

"""The command `hordekeep`: one file per command, and an exit code for every failure."""

import os
import sys
from importlib import import_module, metadata
from pkgutil import iter_modules
from typing import Final

import click

from hordekeep.bots.strengths import build
from hordekeep.cli import commands
from hordekeep.cli.click_words import translate_click
from hordekeep.cli.localised_help import SpokenGroup, say_if_not_spoken, spoken
from hordekeep.kernel.errors import HordekeepError

INTERRUPTED = 130
CLOSED_PIPE = 141


class LazyCommands(SpokenGroup):
    """The modules of `commands`, each with a function `<name>_command`, imported when asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(module.name for module in iter_modules(commands.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module = import_module(f"hordekeep.cli.commands.{cmd_name}")
        command: click.Command = getattr(module, f"{cmd_name}_command")
        return command


def _say_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click's way
    if wanted and not context.resilient_parsing:
        version = metadata.version("hordekeep")
        click.echo(spoken().say("cli-version", version=version, engine=build()))
        context.exit()


SETTINGS: Final = {"help_option_names": ["-h", "--help"], "show_default": True}


@click.group(cls=LazyCommands, context_settings=SETTINGS)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_say_version)
def hordekeep() -> None:
    """Every command hangs on this one."""


def main() -> None:
    """Run a command. Exit codes: 1 failed check, 2 usage, 3 bad file, 130 interrupted."""
    try:
        exit_code = _run()
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
        exit_code = CLOSED_PIPE
    sys.exit(exit_code)


def _run() -> int:
    translate_click()
    say_if_not_spoken()
    try:
        # Not click's own main(): it would end a closed pipe with 1, our code for a failed check.
        with hordekeep.make_context("hordekeep", sys.argv[1:]) as context:
            hordekeep.invoke(context)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        return INTERRUPTED
    except click.ClickException as refused:
        refused.show()
        return refused.exit_code
    except HordekeepError as refused:
        click.echo(f"hordekeep: {spoken().error(refused)}", err=True)
        return refused.exit_code
    return 0


def _discard_output() -> None:
    """Nobody reads any more: keep the interpreter from complaining about it while it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

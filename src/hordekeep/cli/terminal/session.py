"""A game at this terminal: shows the table, asks people, lets bots answer, keeps everything."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from rich.text import Text

from hordekeep.bots.policy import Policy
from hordekeep.cli.draw.sketch import Sketch
from hordekeep.cli.terminal.asides import COMMANDS, Asides
from hordekeep.cli.terminal.companion import Companion
from hordekeep.cli.terminal.log_printing import LogPrinter
from hordekeep.cli.terminal.matching import matching
from hordekeep.cli.terminal.menu import Menu
from hordekeep.cli.terminal.players import BOT, person_name
from hordekeep.cli.terminal.saved_games import Keeper, save
from hordekeep.cli.terminal.screen import EndOfInput, Screen
from hordekeep.kernel.errors import BadFile, NotAllowed
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.folding import folded

MOST_DANGERS: Final = 2
LONG_MENU: Final = 9
"""So many choices take the room of one danger."""
SEVERAL: Final = 2
"""So many people at one screen are called by their names."""


class _Quit(Exception):
    """The person leaves."""


@final
class Session:
    """One table, its people and its bots."""

    def __init__(
        self,
        screen: Screen,
        table: Table,
        words: Catalogue,
        *,
        sketch: Sketch,
        keeper: Keeper,
        bots: Mapping[Seat, Policy],
        companion: Companion | None = None,
    ) -> None:
        self.screen = screen
        self.table = table
        self.words = words
        self.sketch = sketch
        self.keeper = keeper
        self.bots = bots
        self.companion = companion or Companion(screen, table, words)
        self.teller = LogPrinter(screen, table, words)
        self.asides = Asides(screen, table, words, sketch)
        self._menu = Menu([], words)
        self._shown = -1
        """The number of entries when the table was drawn last."""
        self._complained = False
        self._failed: set[Seat] = set()
        """Seats whose bots have failed."""
        self._ours = {keeper.path}
        """The files that hold this game."""
        self._people = list(
            dict.fromkeys(holder for seat, holder in enumerate(table.holders) if seat not in bots)
        )
        self._present = self._people[0] if len(self._people) == 1 else ""
        """Who is at the screen, once somebody was asked."""
        self.teller.seats = self._seats_of(self._present)

    def run(self) -> None:
        """Plays to the end, or until the person leaves or says nothing more."""
        try:
            self._keep()
            while not self.table.over:
                self._stop_bots()
                self._answer(next(iter(self.table.decisions.values())))
        except _Quit:
            self._leave()
        except EndOfInput:
            self.asides.left(self.keeper.path, kept=self.keeper.failed is None)
        else:
            self._show_end()
        if self.keeper.failed is not None:
            raise self.keeper.failed

    def _stop_bots(self) -> None:
        """Leaves a game that bots alone have played for so long that it may never end."""
        alone = len(self.bots) == self.table.seats
        if alone and len(self.table.journal.entries) >= MOST_DECISIONS:
            raise _Quit

    def _answer(self, decision: Decision) -> None:
        bot = self.bots.get(decision.seat)
        if bot is None:
            self._ask_person(decision)
            return
        action = bot.choose(perspective_of(self.table, decision.seat))
        self._note_fault(decision.seat, bot.fault)
        self._do(decision, action)
        self.teller.tell_turns()

    def _note_fault(self, seat: Seat, fault: str) -> None:
        """Says once that a bot fails."""
        if fault and seat not in self._failed:
            self._failed.add(seat)
            name = self.table.holders[seat].removeprefix(BOT)
            self.screen.say(self.words.say("bot-failed", name=name, number=seat + 1, why=fault))

    def _do(self, decision: Decision, action: Action) -> None:
        self.table.answer(decision.seat, decision.number, action)
        self._keep()

    def _keep(self) -> None:
        """Saves; complains once when that begins to fail."""
        self.keeper.keep(self.table)
        failed = self.keeper.failed
        if failed is not None and not self._complained:
            self.screen.say(self.words.error(failed), "bold red", whole=True)
        self._complained = failed is not None

    # Asking people.

    def _seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, holder in enumerate(self.table.holders) if holder == person]

    def _hand_over(self, decision: Decision) -> None:
        """Another person is asked: where there are secrets, the screen is cleared first."""
        person = self.table.holders[decision.seat]
        if person == self._present:
            return
        seats = [*self._seats_of(self._present), *self._seats_of(person)]
        if self.sketch.has_secrets(self.table, seats):
            self.screen.clear()
            actor = self.sketch.actor(self.table, decision.seat)
            name = person_name(person)
            self.screen.say(self.words.say("cli-hand-over", person=name, actor=actor), "bold")
            self.screen.ask("")
            self._shown = -1
        self._present = person
        self.teller.seats = self._seats_of(person)

    def _actor(self, seat: Seat) -> str:
        """Who plays a seat; with the person's name where several share the screen."""
        actor = self.sketch.actor(self.table, seat)
        if len(self._people) < SEVERAL:
            return actor
        name = person_name(self.table.holders[seat])
        return self.words.say("cli-actor", actor=actor, person=name)

    def _ask_person(self, decision: Decision) -> None:
        self._hand_over(decision)
        self.teller.tell_all()
        if self._shown != len(self.table.journal.entries):
            self._show(decision)
        said = self.screen.ask()
        if said.isdecimal():
            self._choose_number(decision, int(said))
        elif said:
            self._understand(decision, said)
        else:
            self._reopen(decision)

    def _show(self, decision: Decision) -> None:
        """The table, the dangers, the question and the menu."""
        screen, table, seat = self.screen, self.table, decision.seat
        screen.show(self.sketch.title(table))
        screen.show(*self.sketch.table(table, seat, width=screen.width, plain=screen.plain))
        menu = self._whole_menu(decision)
        most = MOST_DANGERS - len(menu.choices) // LONG_MENU
        self.asides.show_dangers(seat, most=max(most, 0))
        screen.show(*self.sketch.asked(table, seat))
        screen.show(*self.sketch.heroes(table, decision.actions))
        self.companion.look(decision)
        self._show_question(decision)
        self._open(menu)
        self._shown = len(table.journal.entries)

    def _show_question(self, decision: Decision) -> None:
        line = Text("▶ ", "bold yellow")
        line.append(
            self.words.say(
                "cli-question",
                actor=self._actor(decision.seat),
                question=self.words.phrase(decision.question),
            ),
            "bold",
        )
        self.screen.show(line)

    def _whole_menu(self, decision: Decision) -> Menu:
        notes = self.sketch.notes(self.table, decision.seat, decision.actions)
        return Menu(decision.actions, self.words, notes)

    def _reopen(self, decision: Decision) -> None:
        """An empty line goes back to the whole menu."""
        self._open(self._whole_menu(decision))

    def _choose_number(self, decision: Decision, number: int) -> None:
        choice = self._menu.numbered(number)
        if choice is None:
            most = len(self._menu.choices)
            self.screen.say(
                self.words.say("cli-no-such-number", number=str(number), most=str(most))
            )
        elif choice.action is not None:
            self._do(decision, choice.action)
        else:
            self._open(self._menu.opened(choice.verb))

    def _understand(self, decision: Decision, said: str) -> None:
        """A command, an action by its text, or a reason why neither."""
        first, _, rest = said.partition(" ")
        command = self._command(first)
        if command:
            self._obey(decision, command, rest.strip())
            return
        menu = Menu(decision.actions, self.words)
        meant = menu.meant(said)
        commands = [] if rest else self._commands_like(first)
        if len(meant) == 1 and not commands:
            self._do(decision, meant[0])
        elif len(commands) == 1 and not meant:
            self._obey(decision, commands[0], rest.strip())
        elif meant or commands:
            self._ask_which(decision, meant, commands)
        else:
            self.asides.explain_refused(decision, said)

    def _command(self, typed: str) -> str:
        """The command that a word is, by its id or in the person's language."""
        for command in COMMANDS:
            if folded(typed) in (command, folded(self.words.say(f"command-{command}"))):
                return command
        return ""

    def _commands_like(self, typed: str) -> list[str]:
        return matching(typed, COMMANDS, lambda one: [one, self.words.say(f"command-{one}")])

    def _ask_which(self, decision: Decision, meant: list[Action], commands: list[str]) -> None:
        """Shows only what a text may mean, with numbers of its own."""
        also = [self.words.say(f"command-{command}") for command in commands]
        self.screen.say(
            self.words.say("cli-which", also=self.words.listed(also) if also else "none")
        )
        if meant:
            notes = self.sketch.notes(self.table, decision.seat, decision.actions)
            self._open(Menu(meant, self.words, notes))

    def _open(self, menu: Menu) -> None:
        self._menu = menu
        self.screen.show(*menu.lines(self.screen.width))

    def _obey(self, decision: Decision, command: str, rest: str) -> None:
        if command == "undo":
            self._undo(decision)
        elif command == "save":
            self._save(rest)
        elif command == "view":
            self._show(decision)
        elif command == "quit":
            raise _Quit
        elif command == "log":
            self.teller.show_log(rest)
        elif command == "notes":
            self.companion.answer(rest)
        else:
            self.asides.answer(decision, command, rest)

    def _undo(self, decision: Decision) -> None:
        try:
            step = self.table.can_undo(decision.seat)
            self.table.undo(decision.seat)
        except NotAllowed as refused:
            self.screen.say(self.words.error(refused), "yellow")
            return
        self.teller.forget()
        self._keep()
        self.screen.say(self.words.say("cli-undone", action=self.words.action(step.action)))

    def _save(self, where: str) -> None:
        path = Path(where).expanduser() if where else self.keeper.path
        if path.exists() and path not in self._ours:
            exists = self.words.say("cli-file-exists", file=str(path))
            self.screen.say(exists, "yellow", whole=True)
            return
        try:
            save(self.table, path)
        except BadFile as error:
            self.screen.say(self.words.error(error), "bold red", whole=True)
        else:
            self._ours.add(path)
            self.screen.say(self.words.say("cli-saved", file=str(path)), whole=True)

    # The end.

    def _leave(self) -> None:
        """Says where the game is kept; where it could not be, asks for another place."""
        while self.keeper.failed is not None and self.screen.interactive:
            where = self.screen.ask(self.words.say("cli-save-where") + " ")
            if not where:
                return
            self.keeper.path = Path(where).expanduser()
            self.keeper.keep(self.table)
            if self.keeper.failed is not None:
                self.screen.say(self.words.error(self.keeper.failed), "bold red", whole=True)
        self.asides.left(self.keeper.path, kept=self.keeper.failed is None)

    def _show_end(self) -> None:
        screen, table = self.screen, self.table
        self.teller.tell_all()
        screen.blank()
        screen.show(self.sketch.title(table))
        screen.show(*self.sketch.table(table, 0, width=screen.width, plain=screen.plain))
        result = table.result()
        assert result is not None
        screen.blank()
        tone = "bold green" if result.is_victory() else "bold red"
        screen.say(self.words.say(f"ending-{result.reason}"), tone)
        screen.show(*self.sketch.score(table))
        if self.keeper.failed is None:
            screen.say(self.words.say("cli-saved", file=str(self.keeper.path)), whole=True)
            screen.say(self.words.say("cli-ended"))

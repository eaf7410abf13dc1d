"""Who looks over a person's shoulder: what first happens to somebody is told once."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.cli.draw.note import Happened, Note, Seen, note_for
from hordekeep.cli.rules_printing import show_guide
from hordekeep.cli.terminal.notes_told import keep_told, read_told
from hordekeep.cli.terminal.parchment import speak
from hordekeep.cli.terminal.screen import Screen
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import field_kind, field_name
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.folding import folded
from hordekeep.text.rules_guide import guide_of

ON: Final = "on"
OFF: Final = "off"


@final
class Companion:
    """Tells at most one note before each question, and none twice; `kept_in` is its memory."""

    def __init__(
        self,
        screen: Screen,
        table: Table,
        words: Catalogue,
        *,
        notes: Sequence[Note] = (),
        kept_in: Path | None = None,
    ) -> None:
        self.screen = screen
        self.table = table
        self.words = words
        self._notes = notes
        self._kept_in = kept_in
        """None where nothing is to be told."""
        self._last: Note | None = None
        self._seen: dict[Seat, int] = {}
        """How many entries there were when each seat was last looked at."""
        self._begun = len(table.journal.entries)

    def look(self, decision: Decision) -> None:
        """Looks at what a person is asked, each moment once."""
        seat, now = decision.seat, len(self.table.journal.entries)
        since = self._seen.get(seat, self._begun)
        if self._kept_in is None or self._seen.get(seat) == now:
            return
        self._seen[seat] = now
        told = read_told(self._kept_in)
        known = told.told.get(self.words.game.id, [])
        note = note_for(self._notes, self._moment(decision, since), known) if told.on else None
        if note is not None:
            self._tell(note)
            told.told[self.words.game.id] = [*known, note.id]
            keep_told(told, self._kept_in)

    def _moment(self, decision: Decision, since: int) -> Seen:
        seat = decision.seat
        return Seen(
            view=self.table.view(seat),
            seat=seat,
            news=[self._in_words(event) for event in self.table.heard_by(seat, since)],
            asked={action.verb for action in decision.actions},
        )

    def _in_words(self, event: Event) -> Happened:
        game = self.table.game
        facts = {
            field_name(field): game.lexicon.word(field_kind(field), value)
            for field, value in zip(game.events()[event.name], event.facts, strict=False)
        }
        return Happened(event.name, facts)

    def _tell(self, note: Note) -> None:
        self._last = note
        speak(self.screen, self.words.say(f"page-note-{self.words.game.id}-{note.id}"))
        self.screen.say(self.words.say("cli-note-ways"), "dim")

    # What people say about it.

    def answer(self, said: str) -> None:
        """More about what was told last; `off` and `on` are remembered."""
        for on, word in ((True, ON), (False, OFF)):
            if folded(said) in (word, folded(self.words.say(f"command-notes-{word}"))):
                self._switch(on=on)
                return
        if self._last is None:
            self.screen.say(self.words.say("cli-no-note"))
            return
        guide = guide_of(self.words.game.id, self.words.language)
        show_guide(guide, self._last.rule, sketch_of(self.words))

    def _switch(self, *, on: bool) -> None:
        if self._kept_in is not None:
            told = read_told(self._kept_in)
            told.on = on
            keep_told(told, self._kept_in)
        now = on and self._kept_in is not None
        self.screen.say(self.words.say("cli-notes-on" if now else "cli-notes-off"))

"""A stage for clause tests: a quest laid out by names, played by texts at a real table.

    stage = Stage("huntress", "outlaw").demons("huntress", "r1-05", "b2-01").pool("huntress", 2, 3)
    stage.do("fight").roll(3, 6)
    assert stage.legal() == [...]
    stage.do("hit r1-05 3").undo("huntress")
    assert stage.refuses("hit r1-05 6") == ("SA-F3", "refused-no-box-of-face")

Seats are in the order of the heroes; the first one begins. What is laid out at the beginning says
`begun_quest`; everything else says `Layout`. NATURE answers only what the test says (`roll`,
`nature`), so nothing is left to luck. In the last battle several heroes decide at the same time:
then `by="outlaw"` says whose decision is meant.
"""

from typing import Any, final

import pytest
from tests.support.sanctum.layout import GAME, WORDS, Layout, begun_quest

from hordekeep.games.sanctum.model.events import EVENTS
from hordekeep.games.sanctum.model.state import ENDINGS, Quest
from hordekeep.games.sanctum.options import SIDE_BY_SIDE
from hordekeep.kernel.errors import HordekeepError, IllegalAction
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.phrase import Refusal
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.term import field_kind
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import SETUP, ChanceEntry, ReseedEntry
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.opening import header_for
from hordekeep.kernel.table.table import Table


@final
class Stage(Layout):
    """A quest, first laid out, then played. Calls can be chained."""

    def __init__(
        self,
        *heroes: str,
        difficulty: str = "normal",
        first: int = 1,
        last_battle: str = SIDE_BY_SIDE,
        rules: int | None = None,
    ) -> None:
        self._options: dict[str, Any] = {
            "players": len(heroes),
            "heroes": list(heroes),
            "difficulty": difficulty,
            "first": first,
            "last_battle": last_battle,
        }
        self._rules = rules
        self._laid = begun_quest(self._options)
        self._table: Table | None = None

    @classmethod
    def setup(cls, **options: object) -> "Stage":
        """A game before its setup: NATURE and the players are asked for everything."""
        stage = cls.__new__(cls)
        stage._options = dict(options)
        stage._laid = GAME.begin(GAME.options(options))
        stage._table = None
        stage._rules = None
        return stage

    @property
    def quest(self) -> Quest:
        """What is on the table."""
        if self._table is None:
            return self._laid
        assert isinstance(self._table.state, Quest)
        return self._table.state

    @property
    def table(self) -> Table:
        """The table at which it is played; nothing can be laid out any more once it is there."""
        if self._table is None:
            stretch = Stretch(open_secret(1), [])
            header = header_for(
                GAME,
                GAME.options(self._options),
                {"kind": SETUP},
                engine="test",
                commitment=stretch.commitment,
                holders=None,
                open_seed=1,
                rules=self._rules,
            )
            self._table = Table(GAME, header, self._laid, None)
            self._table.replay(ReseedEntry(stretch.commitment, stretch.salts))
        return self._table

    # Playing.

    def do(self, *texts: str, by: str = "") -> "Stage":
        """The hero who is asked does these things one after the other; each must be legal."""
        for text in texts:
            decision = self.decision(by)
            assert self.table.read(text) in decision.actions, f"{text} not in {self.legal(by)}"
            self.table.answer(decision.seat, decision.number, text)
        return self

    def nature(self, *words: str, by: str = "") -> "Stage":
        """NATURE answers: faces, demons, blessings, … whatever `asks_nature` says."""
        lane = self.seat(by) if by else self._asked_lane()
        chance = self.table.chance_in(lane)
        assert chance is not None, f"no chance is asked but {self.legal(by)}"
        say = " ".join([chance.verb, chance.kind, *words])
        self.table.replay(ChanceEntry(lane, say, chance.audience))
        return self

    def _asked_lane(self) -> int:
        lanes = [MAIN, *range(self.table.seats)]
        return next((lane for lane in lanes if self.table.chance_in(lane) is not None), MAIN)

    def roll(self, *faces: int, by: str = "") -> "Stage":
        """NATURE rolls these faces."""
        return self.nature(*[str(face) for face in faces], by=by)

    def undo(self, hero: str) -> "Stage":
        """A hero's player takes the newest own choice back."""
        self.table.undo(self.seat(hero))
        return self

    def cannot_undo(self, hero: str) -> str:
        """The code of the error with which taking back is refused."""
        with pytest.raises(HordekeepError) as refused:
            self.table.undo(self.seat(hero))
        return refused.value.code

    # Looking at decisions.

    def decision(self, by: str = "") -> Decision:
        """The open decision: of a hero, or the only one."""
        decisions = self.table.decisions
        if by:
            return decisions[self.seat(by)]
        assert len(decisions) == 1, f"{len(decisions)} decisions are open: say whose is meant"
        return next(iter(decisions.values()))

    def asked(self) -> list[str]:
        """The heroes who have a decision now."""
        heroes = [self.quest.champions[seat].hero for seat in self.table.decisions]
        return [WORDS.word("hero", hero) for hero in heroes]

    def asks(self, by: str = "") -> str:
        """What is asked: the verb of the frame (`attack`, `block`, `level`); `` if nothing is."""
        if not self.table.decisions:
            return ""
        return self.quest.top(self.decision(by).lane).verb

    def question(self, by: str = "") -> str:
        """The key of the sentence in which is asked."""
        return self.quest.top(self.decision(by).lane).question(self.quest).key

    def asks_nature(self, by: str = "") -> str:
        """What NATURE is asked, `roll number 3` or `deal demon 6`; empty when it is not."""
        chance = self.table.chance_in(self.seat(by) if by else self._asked_lane())
        return "" if chance is None else f"{chance.verb} {chance.kind} {chance.count}"

    def legal(self, by: str = "") -> list[str]:
        """The texts of the legal actions; none while NATURE is asked or when it is over."""
        if not self.table.decisions:
            return []
        return [WORDS.spell(action) for action in self.decision(by).actions]

    def offers(self, verb: str, by: str = "") -> list[str]:
        """The legal actions that begin with a verb."""
        return [text for text in self.legal(by) if text.split()[0] == verb]

    def candidates(self, by: str = "") -> list[Candidate]:
        """Everything that could be tried."""
        return self.table.candidates(self.decision(by).seat)

    def refusal(self, text: str, by: str = "") -> Refusal:
        """Why the table refuses an answer; by refusing it nothing changes."""
        decision = self.decision(by)
        before = (self.quest.fingerprint(), self.table.journal.text(), len(self.table.events))
        with pytest.raises(IllegalAction) as refused:
            self.table.answer(decision.seat, decision.number, text)
        after = (self.quest.fingerprint(), self.table.journal.text(), len(self.table.events))
        assert after == before
        assert self.decision(by).number == decision.number
        refusal = refused.value.facts["refusal"]
        assert isinstance(refusal, Refusal)
        return refusal

    def refuses(self, text: str, by: str = "") -> tuple[str, str]:
        """Clause and key of a refusal."""
        refusal = self.refusal(text, by)
        return refusal.clause, refusal.phrase.key

    def facts(self, text: str, by: str = "") -> dict[str, str]:
        """The facts of a refusal in words."""
        facts = self.refusal(text, by).phrase.facts
        return {name: WORDS.word(kind, value) for name, kind, value in facts}

    # Looking at what happened.

    def events(self, since: int = -1) -> list[str]:
        """All that was told (after the entry of this number), as `die-placed seat-1 6 r1-05`."""
        return [spell_event(event) for event in self.table.events if event.moment > since]

    def told(self, name: str) -> list[str]:
        """The facts of all events of a name so far, in words."""
        found = [event for event in self.table.events if event.name == name]
        return [spell_event(event).removeprefix(name).strip() for event in found]

    def moment(self) -> int:
        """The number of the newest entry, for `events`."""
        return len(self.table.journal.entries)

    def ending(self) -> str:
        """Why the game ended, `not-ended` while it goes on."""
        return ENDINGS[self.quest.ending]

    def read(self, text: str) -> Action:
        """The action that a text spells."""
        return self.table.read(text)


def spell_event(event: Event) -> str:
    """An event in words."""
    words = [event.name]
    fields = EVENTS[event.name]
    for index, value in enumerate(event.facts):
        words.append(WORDS.word(field_kind(fields[min(index, len(fields) - 1)]), value))
    return " ".join(words)

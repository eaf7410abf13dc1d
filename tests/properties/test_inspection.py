"""The checks see what they should: each property is broken once on purpose, and found."""

from collections.abc import Callable
from typing import Any

import pytest

from hordekeep.games.last_bastion.model.actions import EndTurn
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Ask, Candidate
from hordekeep.kernel.record.journal import Journal
from hordekeep.kernel.table.table import Table
from hordekeep.lab.checking.check_rates import SAMPLED
from hordekeep.lab.checking.checked_game import play_checked
from hordekeep.lab.last_bastion.measure import LastBastionYardstick
from hordekeep.lab.match import Match

GAME = open_game()
YARDSTICK = LastBastionYardstick(GAME)
MATCH = Match(GAME.id, {"players": 2}, ("random",))

Patch = Callable[[pytest.MonkeyPatch], None]

broken = pytest.mark.interpreted
"""The rules themselves are broken, which compiled ones do not let happen."""


def found_by(seed: int = 3) -> list[str]:
    """The properties that do not hold in a game."""
    tally = play_checked(MATCH, GAME, YARDSTICK, seed, SAMPLED)
    return [violation.property for violation in tally.violations]


def test_nothing_is_found_in_a_game_that_is_in_order() -> None:
    assert found_by() == []


def after_turn(monkeypatch: pytest.MonkeyPatch, wrong: Callable[[Siege], None]) -> None:
    """Something goes wrong at the end of every turn."""
    resume = HeroPhase.resume

    def resume_wrongly(self: HeroPhase, siege: Siege, answer: Action) -> None:
        resume(self, siege, answer)
        if isinstance(answer, EndTurn):
            wrong(siege)

    monkeypatch.setattr(HeroPhase, "resume", resume_wrongly)


def lose_a_token(siege: Siege) -> None:
    siege.life_supply -= 1


def lose_a_card(siege: Siege) -> None:
    siege.deck.unseen[0].pop()


def crash(siege: Siege) -> None:
    raise ZeroDivisionError(siege.turns)


def tell_nonsense(siege: Siege) -> None:
    siege.tell("sneezed")


def tell_half(siege: Siege) -> None:
    siege.tell("life-lost", 0)


@broken
@pytest.mark.parametrize("wrong", [lose_a_token, lose_a_card, crash, tell_nonsense, tell_half])
def test_a_listed_action_that_goes_wrong_is_found(
    wrong: Callable[[Siege], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    after_turn(monkeypatch, wrong)
    assert found_by() == ["listed"]


def without_a_candidate(monkeypatch: pytest.MonkeyPatch) -> None:
    candidates = HeroPhase.candidates

    def fewer(self: HeroPhase, siege: Siege) -> list[Candidate]:
        return candidates(self, siege)[:-1]

    monkeypatch.setattr(HeroPhase, "candidates", fewer)


def an_action_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = HeroPhase.ask

    def more(self: HeroPhase, siege: Siege) -> Ask | None:
        asked = ask(self, siege)
        return None if asked is None else Ask(asked.seat, [*asked.actions, asked.actions[0]])

    monkeypatch.setattr(HeroPhase, "ask", more)


def everything_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Table.answer

    def take(self: Table, seat: int, number: int, action: Any) -> None:
        decision = self.decisions.get(seat)
        listed = decision is None or action in decision.actions or isinstance(action, str)
        answer(self, seat, number, action if listed or decision is None else decision.actions[0])

    monkeypatch.setattr(Table, "answer", take)


def refusals_leave_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = Table.why_not

    def trace(self: Table, seat: int, action: Action) -> Any:
        self.state.quiet += 1  # type: ignore[attr-defined]  # a siege has it
        return why_not(self, seat, action)

    monkeypatch.setattr(Table, "why_not", trace)


def undo_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Table.undo

    def forget(self: Table, seat: int) -> None:
        undo(self, seat)
        self.state.quiet += 1  # type: ignore[attr-defined]  # a siege has it

    monkeypatch.setattr(Table, "undo", forget)


def the_journal_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Journal.text

    def forget(self: Journal) -> str:
        lines = text(self).splitlines(keepends=True)
        return "".join(
            [*lines[:-2], lines[-1].replace(f'"n": {len(lines) - 1}', f'"n": {len(lines) - 2}')]
        )

    monkeypatch.setattr(Journal, "text", forget)


@broken
@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        (without_a_candidate, "candidates"),
        (an_action_twice, "decision"),
        (everything_is_taken, "unlisted"),
        (refusals_leave_a_trace, "unlisted"),
        (undo_forgets, "undo"),
        (the_journal_forgets, "replay"),
    ],
)
def test_other_mistakes_are_found(wrong: Patch, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong(monkeypatch)
    assert found_by() == [name]


def test_another_process_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "hordekeep.lab.checking.checked_game.fingerprint_elsewhere", lambda *_: "0" * 32
    )
    assert found_by() == ["elsewhere"]


def test_a_position_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def restore(*_: object) -> Siege:
        return GAME.begin(GAME.options({"players": 2}))

    monkeypatch.setattr("hordekeep.kernel.record.position.restore", restore)
    assert found_by() == ["position"]

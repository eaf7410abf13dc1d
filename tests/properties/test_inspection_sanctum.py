"""The checks see what they should in Sanctum: conservation is broken on purpose, and found."""

from collections.abc import Callable

import pytest

from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.opening import open_game
from hordekeep.games.sanctum.rules.fight import RollDice
from hordekeep.games.sanctum.rules.penalties.suffering import Suffer
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.lab.checking.check_rates import SAMPLED
from hordekeep.lab.checking.checked_game import play_checked
from hordekeep.lab.game_lab import yardstick_for
from hordekeep.lab.match import Match
from hordekeep.lab.starts import match_from

pytestmark = pytest.mark.interpreted  # the rules themselves are broken

GAME = open_game()
JOURNEY = Match(GAME.id, {"players": 2}, ("random",))


def found_in(match: Match, seed: int = 3) -> list[str]:
    """The properties that do not hold in a game."""
    tally = play_checked(match, GAME, yardstick_for(GAME), seed, SAMPLED)
    return [violation.property for violation in tally.violations]


def after(
    frame: type[AnyFrame], wrong: Callable[[Quest], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something goes wrong after every such step."""
    resume = frame.resume

    def resume_wrongly(self: AnyFrame, quest: Quest, answer: Action) -> None:
        resume(self, quest, answer)
        wrong(quest)

    monkeypatch.setattr(frame, "resume", resume_wrongly)


def lose_a_card(quest: Quest) -> None:
    for level, deck in enumerate(quest.decks):
        if deck.unseen[0]:
            quest.discards[level] = quest.discards[level][1:]
            deck.unseen[0].pop()
            deck.segments = [(0, len(deck.unseen[0]))]
            return


def lose_a_gem(quest: Quest) -> None:
    for champion in quest.champions:
        champion.gems[3] = 0


def lose_a_marker(quest: Quest) -> None:
    quest.champions[0].pool[0] += 1


def lose_a_die(quest: Quest) -> None:
    quest.champions[1].dice -= 1


def lose_a_blessing(quest: Quest) -> None:
    quest.tiles.unseen[0].pop()


def lose_a_fury(quest: Quest) -> None:
    quest.furies.unseen[0].pop()


def forget_the_order(quest: Quest) -> None:
    quest.order.reverse()


def hit_a_card_of_the_deck(quest: Quest) -> None:
    quest.hits[quest.decks[0].unseen[0][0]] = 1


@pytest.mark.parametrize(
    "wrong",
    [
        lose_a_card,
        lose_a_gem,
        lose_a_marker,
        lose_a_die,
        lose_a_blessing,
        lose_a_fury,
        forget_the_order,
        hit_a_card_of_the_deck,
    ],
)
def test_what_is_lost_is_found(
    wrong: Callable[[Quest], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    after(RollDice, wrong, monkeypatch)
    assert found_in(JOURNEY) in (["listed"], ["conserved"])


def test_lanes_that_read_each_other_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever suffers second would suffer for the first."""

    def wrong(quest: Quest) -> None:
        quest.roars = 2 * quest.roars + quest.lane + 1

    after(Suffer, wrong, monkeypatch)
    match = match_from("answer", GAME, {"players": 3}, ("random",), 3)
    assert found_in(match) == ["together"]

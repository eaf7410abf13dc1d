"""A bad effect that comes after all the others is as bad as they are."""

import pytest
from tests.support.last_bastion.stage import WORDS, Stage

from hordekeep.bots.last_bastion import harm
from hordekeep.bots.last_bastion.values import VALUES
from hordekeep.games.last_bastion.analysis import ruin
from hordekeep.games.last_bastion.model.box import EFFECTS, IN_PASSING, LOSE_LIFE
from hordekeep.games.last_bastion.model.definitions import Effect
from hordekeep.games.last_bastion.rules import deeds, effects
from hordekeep.games.last_bastion.view import parts, view

pytestmark = pytest.mark.interpreted  # an effect is added to the rules

MAIM = len(EFFECTS)
EXIT = WORDS.value("effect", "ember-imp.exit.lose_life")


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    """Ember Imp's exit maims, which takes a life; Arne has one left."""
    several = (*EFFECTS, Effect(MAIM, "maim", "LB-E3", columns=IN_PASSING))
    for module in (ruin, effects, deeds, view, parts, harm):
        monkeypatch.setattr(module, "EFFECTS", several)
    monkeypatch.setattr(deeds, "DEEDS", (*deeds.DEEDS, deeds.DEEDS[LOSE_LIFE]))
    stage = Stage("arne").card("ember-imp", "red 1").life("arne", 1).hero_phase("arne")
    maiming = list(stage.siege.box.source_effect)
    maiming[EXIT] = MAIM
    monkeypatch.setattr(stage.siege.box, "source_effect", maiming)
    return stage


def test_it_can_ruin_the_game(stage: Stage) -> None:
    card = WORDS.value("card", "ember-imp")
    assert ruin.ruin(stage.siege, 0, (card,)).chance == 1.0


def test_the_grey_die_shrugs_it_off(stage: Stage) -> None:
    """LB-R7: whatever is bad."""
    kazgin = Stage("kazgin").card("ember-imp", "red 1").life("kazgin", 1).hero_phase("kazgin")
    assert deeds.shrugs_off(kazgin.siege, MAIM, EXIT, 0)
    assert not deeds.shrugs_off(stage.siege, MAIM, EXIT, 0)


def test_it_is_not_shown_as_good(stage: Stage) -> None:
    slots = [slot for board in view.view(WORDS, stage.siege, 0).boards for slot in board.slots]
    (card,) = [slot.card for slot in slots if slot.card is not None]
    assert [(one.do, one.good) for one in card.effects] == [("maim", False)]


@pytest.mark.usefixtures("stage")
def test_the_bot_fears_it() -> None:
    assert harm.Harm(VALUES)._once[MAIM] == harm.UNWEIGHED > 0.0

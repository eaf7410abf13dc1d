"""Terms in the rules lead to the section that explains them, in every language and form."""

import re
from pathlib import Path

import pytest

from hordekeep.kernel.errors import BadFile
from hordekeep.text.languages import offered
from hordekeep.text.rules_guide import guide_of, guided_games, parse_guide
from hordekeep.text.rules_terms import RulesTerms


@pytest.mark.parametrize(
    ("game", "language", "text", "marked"),
    [
        (
            "last-bastion",
            "en",
            "It calls Grasps of Evil, and a Grasp costs a **Call to Arms**.",
            "It calls [Grasps of Evil](#grasps), and a Grasp costs a **[Call to Arms](#calls)**.",
        ),
        (
            "sanctum",
            "en",
            "The last rest, then a rest.",
            "The [last rest](#last-rest), then a [rest](#resting).",
        ),
        ("last-bastion", "de", "Er ruft den Kriegsherrn.", "Er ruft den [Kriegsherrn](#warlord)."),
        ("sanctum", "pl", "Dwa eliksiry.", "Dwa [eliksiry](#potions)."),
        ("sanctum", "cs", "Tři démony.", "Tři [démony](#demons)."),
        ("last-bastion", "ru", "Два полководца.", "Два [полководца](#warlord)."),
    ],
)
def test_a_term_is_marked_once_whatever_its_ending(
    game: str, language: str, text: str, marked: str
) -> None:
    assert RulesTerms(guide_of(game, language), language).marked(text) == marked


def test_a_section_does_not_lead_to_itself() -> None:
    terms = RulesTerms(guide_of("sanctum"), "en")
    assert terms.marked("Rage needs a die and a demon.", "rage") == (
        "Rage needs a die and a [demon](#demons)."
    )


@pytest.mark.parametrize("language", offered())
@pytest.mark.parametrize("game", guided_games())
def test_the_rules_are_full_of_terms_and_lose_no_word(game: str, language: str) -> None:
    guide = guide_of(game, language)
    terms = RulesTerms(guide, language)
    found = set()
    for section in guide.sections:
        for text in section.paragraphs:
            marked = terms.marked(text, section.name)
            assert re.sub(r"\[([^\]]+)\]\(#[a-z-]+\)", r"\1", marked) == text
            found.update(re.findall(r"\(#([a-z-]+)\)", marked))
    assert len(found) >= 12


def test_a_term_of_no_section_is_refused() -> None:
    text = "# T\n<!-- terms: nowhere = Thing -->\n## In short\n- x\n## A\n<!-- a: b -->\nt\n"
    with pytest.raises(BadFile):
        parse_guide(text, Path("x-guide.md"))

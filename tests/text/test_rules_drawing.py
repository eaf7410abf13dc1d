"""Every example of the readable rules is drawn, with pieces that are in its game's box."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from hordekeep import resources
from hordekeep.cli.commands.rules import rules_command
from hordekeep.cli.draw.drawing import draw
from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.cli.draw.sketch import Sketch
from hordekeep.kernel.errors import BadFile
from hordekeep.library import open_game, open_position
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.rules_drawing import DrawnPiece, drawing_of, drawing_path
from hordekeep.text.rules_guide import example_path, guide_of, guided_games

FEWEST = 4
EXAMPLES = [
    (game, example.position)
    for game in guided_games()
    for section in guide_of(game).sections
    for example in section.examples
]


def sketch(game: str) -> Sketch:
    return sketch_of(open_catalogue(open_game(game)))


@pytest.mark.parametrize("game", guided_games())
def test_a_guide_has_several_drawn_examples(game: str) -> None:
    assert len([one for one, _ in EXAMPLES if one == game]) >= FEWEST


@pytest.mark.parametrize(("game", "position"), EXAMPLES)
def test_every_example_opens_and_is_drawn_with_the_games_pieces(game: str, position: str) -> None:
    assert open_position(example_path(position)).game.id == game
    drawing = drawing_of(position)
    assert drawing
    for row, line in zip(drawing, draw(drawing, sketch(game)), strict=True):
        for piece in row:
            assert piece.below in line.plain


def test_no_drawing_is_left_without_its_example() -> None:
    files = {path.stem for path in (resources.rules() / "drawings").iterdir()}
    assert files == {position for _, position in EXAMPLES}


@pytest.mark.parametrize(
    ("game", "piece"),
    [
        ("last-bastion", DrawnPiece("card", "dragon")),
        ("last-bastion", DrawnPiece("card", "incubus", ("asleep",))),
        ("last-bastion", DrawnPiece("tile", "incubus")),
        ("last-bastion", DrawnPiece("die", "6")),
        ("last-bastion", DrawnPiece("token", "white")),
        ("last-bastion", DrawnPiece("demon", "r1-11")),
        ("sanctum", DrawnPiece("demon", "dl-04")),
        ("sanctum", DrawnPiece("lord", "fu-15")),
        ("sanctum", DrawnPiece("skill", "huntress.red.4")),
        ("sanctum", DrawnPiece("ability", "huntress.tail")),
        ("sanctum", DrawnPiece("die", "7")),
        ("sanctum", DrawnPiece("gem", "yellow")),
        ("sanctum", DrawnPiece("damage", "much")),
    ],
    ids=str,
)
def test_what_is_not_in_the_box_is_refused(game: str, piece: DrawnPiece) -> None:
    with pytest.raises(BadFile):
        list(draw(((piece,),), sketch(game)))


def test_a_piece_needs_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "rules", lambda: tmp_path)
    assert drawing_of("odd") == ()
    drawing_path("odd").parent.mkdir()
    drawing_path("odd").write_text('rows = [["die red: 1", "+", "card"]]', encoding="utf-8")
    with pytest.raises(BadFile):
        drawing_of("odd")


def test_the_terminal_draws_a_chapters_example() -> None:
    told = CliRunner().invoke(rules_command, ["last-bastion", "--guide", "tokens", "--lang", "en"])
    assert told.exit_code == 0
    assert "[Incubus ▲R2 " in told.output
    assert "←  ▲R: 1  ◆Y: –  ♣G: –  +  (▲R): 1" in told.output

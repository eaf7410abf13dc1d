"""What a seat knows, as text and as a picture of that text."""

from textwrap import wrap
from typing import Any, Final

import numpy as np

from hordekeep.env.extras import need
from hordekeep.kernel.encode.episode import Episode
from hordekeep.kernel.encode.information import information_state

MODES: Final = ["ansi", "rgb_array"]
COLUMNS: Final = 120
ROWS: Final = 60
CELL: Final = (6, 12)
MARGIN: Final = 6
PAPER: Final = (24, 24, 28)
INK: Final = (230, 226, 216)


def text_of(episode: Episode, seat: int) -> str:
    """The position in words, as this seat knows it."""
    return information_state(episode.encoding.game, episode.state, seat).text


def picture_of(text: str) -> Any:
    """The text in a picture that always has the same size; what does not fit is left out."""
    need("PIL")
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - it may be missing

    lines = [part for line in text.splitlines() for part in wrap(line, COLUMNS) or [""]]
    size = (COLUMNS * CELL[0] + 2 * MARGIN, ROWS * CELL[1] + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for row, line in enumerate(lines[:ROWS]):
        plain = line.encode("latin-1", "replace").decode("latin-1")
        pen.text((MARGIN, MARGIN + row * CELL[1]), plain, fill=INK, font=font)
    return np.asarray(image)


def drawn(mode: str | None, episode: Episode, seat: int) -> Any:
    """What `render` returns in this mode."""
    if mode is None:
        return None
    text = text_of(episode, seat)
    return picture_of(text) if mode == "rgb_array" else text


def check_mode(mode: str | None) -> None:
    """Raises `ValueError` at a mode that there is not."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is {mode!r}; it can be {', '.join(MODES)}")

"""What types cannot say of content."""

from hordekeep.games.sanctum.schema import Content
from hordekeep.kernel.content import Layers


def check_content(layers: Layers, content: Content) -> None:
    """Raise `BadContent` for the first thing that no box could have."""

"""The types of the content files."""

from typing import Annotated

import msgspec

from hordekeep.kernel.content.schema import ContentEntry, Id


class Coin(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """A coin of the purse."""

    worth: Annotated[int, msgspec.Meta(ge=0, le=100)]


class Content(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """All files of one content, merged and checked."""

    coins: dict[Id, Coin]

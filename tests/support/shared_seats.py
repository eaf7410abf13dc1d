"""What an object holds, whichever build of the rules it comes from."""


def fields_of(thing: object) -> dict[str, object]:
    """The attributes by name; a compiled object has no dictionary, its class has their names."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return {name: getattr(thing, name) for name in names}

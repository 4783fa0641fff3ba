"""Calls that ask a container for a service, and a change of them, by their text alone."""

import re

from .registrations import Change, LeftOut, fresh


def add_argument(source, offset, texts):
    """One argument more than what is asked with."""
    match = re.compile(r"resolve\s*\(").match(source.code, offset)
    if match is None:
        raise LeftOut("it is no call of resolve")
    if any(re.search(r"\bfunc\s+resolve\s*<", text) for text in texts):
        raise LeftOut("the project has a resolve of its own")
    opening = match.end() - 1
    arguments = source.items(opening + 1, source.closing(opening))
    service = source.text[slice(*arguments[0])] if arguments else ""
    name = fresh(f"{service}Argument", texts)
    written = [re.match(r"(?:(\w+)\s*:)?", source.code[slice(*span)]).group(1) for span in arguments]
    changes, label = [], "arguments: "
    if "arguments" in written:
        label = ""
    elif "argument" in written:
        at, label = arguments[written.index("argument")][0], ""
        changes.append((at, at + len("argument"), "arguments"))
    elif not re.search(r"\bimport\s+Dovetail\b", source.code):
        label = "argument: "
    end = arguments[-1][1] if arguments else opening + 1
    changes.append((end, end, f"{', ' if arguments else ''}{label}{name}()"))
    return Change(source, *changes, declares=name, kind="struct")

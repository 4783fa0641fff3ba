"""What `names` answers, and how an answer is held against what the compiler says in its index."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def build_names():
    subprocess.run([ROOT / "Scripts/build", "names"], stdout=subprocess.DEVNULL, check=True)


def answers(files):
    """What Dovetail says of each name, by place; `files` tells the module of each."""
    lines = "".join(f"{module}\t{path}\n" for path, module in sorted(files.items()))
    output = subprocess.run(
        [ROOT / ".build/release/names"], input=lines, capture_output=True, text=True, check=True).stdout
    for line in output.splitlines():
        path, row, column, kind, name, meaning, what = line.split("\t")
        yield (path, int(row), int(column)), kind, name, meaning, what


def verdict(symbol, name, meaning, what, declared):
    """Whether an answer is right, wrong, or not given."""
    place = declared.get(symbol.usr)
    if meaning == "unknown":
        return "not told"
    if meaning == "open":
        return "right" if symbol.is_parameter and what.split(".")[-1] == symbol.name else "not told"
    is_named = place and ":".join(map(str, place)) in what.split("|")
    if meaning == "conditional":
        # Where no branch of the #if holds that declares it, another library may.
        return "right" if is_named else "not told" if not place else "wrong"
    if meaning == "declared":
        return "right" if is_named else "wrong"
    return "right" if not place and what.split(".")[-1] == name.split(".")[-1] else "wrong"


def verdict_of_call(symbol, meaning, what, store):
    """The same for the initializer that a call calls."""
    if meaning == "unknown":
        return "not told"
    place = store.definitions.get(symbol.usr)
    is_implicit = place is None or symbol.usr in store.implicit
    if meaning == "implicit":
        return "right" if is_implicit else "wrong"
    path, row, column = what.rsplit(":", 2)
    told = path, int(row), int(column)
    # What a class inherits is its own to the compiler.
    is_inherited = place and is_implicit and symbol.name in store.names[told]
    return "right" if place == told or is_inherited else "wrong"

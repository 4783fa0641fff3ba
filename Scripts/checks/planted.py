"""Deliberate faults: how they are written down, and a copy of the sources that holds them all.

A fault is an entry of a file in Tests/Faults. Entries are separated by blank lines, and lines that begin with `# ` are
comments:

    columns count from 0
    in Sources/Core/SwiftCode/Reading/LineTable.swift
    reverts 1a2b3c4d
    - return (low + 1, offset - starts[low] + 1)
    + return (low + 1, offset - starts[low] + (FAULT ? 0 : 1))

The first line says what is wrong with the fault on. `reverts`, which most lack, names the commit that fixed it; `found-by
PART`, the part of Scripts/full that finds it where the tests do not. The text of the `-` lines is in the file exactly once, and that of the `+` lines takes its place. FAULT is true if the fault is on.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Tests/Faults"
VARIABLE = "DOVETAIL_FAULT"
# Names a file to which programs append the numbers of the faults that they reach.
REACHED = "DOVETAIL_FAULTS_REACHED"
FLAG = re.compile(r"\bFAULT\b")
# The runtime has no Foundation, and its sources are compiled by tests as well.
SWITCH = f"""\
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The number of the fault that is on, or 0.
private let faultThatIsOn = getenv("{VARIABLE}").map {{ atoi($0) }} ?? 0

/// Where the numbers of the faults that are reached go, or -1.
private let listOfReached = getenv("{REACHED}").map {{ open($0, O_WRONLY | O_APPEND) }} ?? -1

/// Which of them are in the list; a number that two threads write at once is in it twice.
nonisolated(unsafe) private let isListed = calloc(10_000, 1).assumingMemoryBound(to: Bool.self)

/// Whether a fault is on.
@Sendable nonisolated func isPlanted(_ number: Int32) -> Bool {{
    if listOfReached >= 0, !isListed[Int(number)] {{
        isListed[Int(number)] = true
        let line = "\\(number)\\n"
        line.withCString {{ _ = write(listOfReached, $0, strlen($0)) }}
    }}
    return number == faultThatIsOn
}}
"""


@dataclass
class Fault:
    number: int
    room: str
    what: str
    path: str = ""
    reverts: str = ""
    part: str = ""
    old: list = field(default_factory=list)
    new: list = field(default_factory=list)

    @property
    def name(self):
        return f"{self.room} {self.number}"

    def planted(self, text):
        """The text of its file with the fault in it."""
        old, new = "\n".join(self.old), "\n".join(self.new)
        return text.replace(old, FLAG.sub(f"isPlanted({self.number})", new))


class Invalid(Exception):
    pass


def entries(path):
    """The entries of a file, each with the number of its first line."""
    lines, start = [], 0
    for number, line in enumerate([*path.read_text().splitlines(), ""], 1):
        if line.startswith("# ") or line == "#":
            continue
        if line.strip():
            start = start or number
            lines.append(line)
        elif lines:
            yield start, lines
            lines, start = [], 0


def read(path, start, lines, number):
    fault = Fault(number, path.stem, lines[0])
    place = f"{path.relative_to(ROOT)}:{start}"
    for line in lines[1:]:
        if line.startswith("in ") and not fault.old:
            fault.path = line[3:]
        elif line.startswith("reverts ") and not fault.old:
            fault.reverts = line[8:]
        elif line.startswith("found-by ") and not fault.old:
            fault.part = line[9:]
        elif line == "-" or line.startswith("- "):
            fault.old.append(line[2:])
        elif line == "+" or line.startswith("+ "):
            fault.new.append(line[2:])
        else:
            raise Invalid(f"{place}: this line is not part of a fault: {line}")
    if not fault.path or not fault.old or not FLAG.search("\n".join(fault.new)):
        raise Invalid(f"{place}: a fault needs 'in PATH', '-' lines, and '+' lines that hold FAULT")
    source = ROOT / fault.path
    count = source.read_text().count("\n".join(fault.old)) if source.is_file() else 0
    if count != 1:
        raise Invalid(f"{place}: {fault.path} holds this {count} times and not once: {fault.old[0].strip()}")
    return fault


def faults():
    """All of them, in the order of their files. Fails where a text is not in its source any more."""
    found, problems = [], []
    for path in sorted(FOLDER.glob("*.faults")):
        for start, lines in entries(path):
            try:
                found.append(read(path, start, lines, len(found) + 1))
            except Invalid as problem:
                problems.append(str(problem))
    if problems:
        raise Invalid("\n".join(problems))
    return found


def module(path):
    """The folder of a source's module."""
    parts = Path(path).parts
    return Path(*parts[:3])


def patched(faults):
    """The new texts of all files that hold faults, and the files that say which fault is on."""
    texts = {}
    for fault in faults:
        text = texts.get(fault.path) or (ROOT / fault.path).read_text()
        if text.count("\n".join(fault.old)) != 1:
            raise Invalid(f"{fault.name} overlaps another fault in {fault.path}: {fault.what}")
        texts[fault.path] = fault.planted(text)
    for folder in sorted({module(fault.path) for fault in faults}):
        texts[str(folder / "PlantedFault.swift")] = SWITCH
    return texts

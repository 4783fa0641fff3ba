"""Assemblies of containers and the lists that they stand in, by their text alone."""

import re
from dataclasses import dataclass, field

from .registrations import Change, LeftOut
from .swifttext import end_of_block, is_test

TYPE = re.compile(
    r"((?:\b(?:public|open|internal|package|private|fileprivate|final|nonisolated)\s+)*)"
    r"\b(class|struct|enum|extension)\s+([\w.]+)\s*(?:<[^{}]*?>\s*)?(?::\s*([^{]*?))?\s*(?:where[^{]*)?\{")
PROTOCOL = re.compile(r"\bprotocol\s+(\w+)\s*:\s*([^{]*)\{")
# What takes assemblies one by one, and not in an array.
TAKES = re.compile(r"\b(?:Container|Assembler|apply|add)\s*$")


@dataclass
class Assembly:
    """A type that registers services, its extensions included."""
    name: str
    path: str
    start: int
    line: int
    isPrivate: bool
    spans: list = field(default_factory=list)  # (path, start, end)

    def holds(self, path, offset):
        return any(path == file and start <= offset < end for file, start, end in self.spans)


@dataclass
class Element:
    """`Domain()` in a list: where it stands, and the list's bracket, which names the list."""
    assembly: Assembly
    path: str
    span: tuple
    items: list  # the spans of the whole list
    bracket: int
    callee: str  # of a list that is no array
    isWhole: bool  # whether a container is made with the list, as far as is seen

    @property
    def list(self):
        return self.path, self.bracket


class Assemblies:
    """The assemblies of a project's sources, and where they are created."""

    def __init__(self, sources):
        self.sources = {path: source for path, source in sources.items() if not is_test(path)}
        # A project may have a protocol of its own, which the libraries know nothing of.
        self.isOwn = any(re.search(r"\bprotocol\s+Assembly\b", source.code) for source in self.sources.values())
        self.types = {}  # by name
        self._read()
        self.initialised = {}  # where any type is, by its name
        for path, source in self.sources.items():
            for match in re.finditer(r"(?<!class )(?<!struct )(?<!extension )\b([A-Z]\w*)\s*(?:\(|\.\s*init\b)", source.code):
                self.initialised.setdefault(match.group(1), []).append((path, match.start()))
        self.created = {}  # the spans of `Name(…)`, by assembly
        for path, source in self.sources.items():
            for match in re.finditer(r"\b(\w+)\s*\(", source.code):
                assembly = self.named(match.group(1), path)
                if assembly is not None and not re.search(r"\b(?:class|struct|func)\s+$", source.code[:match.start()]):
                    spans = self.created.setdefault(assembly.path, {}).setdefault(assembly.start, [])
                    spans.append((path, match.start(1), source.closing(match.end() - 1) + 1))
        self.elements = [element for name in sorted(self.types) for assembly in self.types[name]
                         for span in self.creations(assembly) for element in self._element(assembly, *span)]
        self.elements.sort(key=lambda element: (element.path, element.span))

    def _read(self):
        kinds, found, before = {"Assembly"}, [], 0
        for path, source in self.sources.items():
            found += [(path, match) for match in TYPE.finditer(source.code)]
        while before < len(kinds):
            before = len(kinds)
            for source in self.sources.values():
                for match in PROTOCOL.finditer(source.code):
                    if kinds & set(re.findall(r"\w+", match.group(2))):
                        kinds.add(match.group(1))
            for _, match in found:
                if match.group(2) != "extension" and kinds & set(re.findall(r"\w+", match.group(4) or "")):
                    kinds.add(match.group(3))
        for path, match in found:
            if match.group(2) != "extension" and match.group(3) in kinds:
                hidden = re.search(r"private", match.group(1)) is not None
                assembly = Assembly(match.group(3), path, match.start(), self.sources[path].line(match.start(2)), hidden)
                self.types.setdefault(match.group(3), []).append(assembly)
        self.bodies = {}  # the types of each file: name, start, end
        for path, match in found:
            name, end = match.group(3).split(".")[-1], end_of_block(self.sources[path].code, match.end())
            self.bodies.setdefault(path, []).append((name, match.start(), end))
            assembly = self.named(name, path)
            if assembly is not None and (match.group(2) == "extension" or (path, match.start()) == (assembly.path, assembly.start)):
                assembly.spans.append((path, match.start(), end))

    def named(self, name, path):
        """The assembly that a name means in a file; None where several might be."""
        seen = [assembly for assembly in self.types.get(name, []) if assembly.path == path or not assembly.isPrivate]
        near = [assembly for assembly in seen if assembly.path == path]
        return (near or seen)[0] if len(near or seen) == 1 else None

    def creations(self, assembly):
        return self.created.get(assembly.path, {}).get(assembly.start, [])

    def _element(self, assembly, path, start, end):
        """The creation as an element of a list, if it is one."""
        source = self.sources[path]
        bracket = source.opening(start)
        if bracket is None or source.code[bracket] == "{":
            return
        items = source.items(bracket + 1, source.closing(bracket))
        before = source.code[:bracket]
        for span in items:
            label = re.match(r"assembly\s*:\s*", source.code[span[0]:span[1]])
            if (span[0] + (label.end() if label else 0), span[1]) == (start, end):
                if source.code[bracket] == "[" and not re.search(r"[\w)\]]$", before):
                    around = source.opening(bracket)
                    isWhole = around is None or re.search(r"\bapply\s*$", source.code[:around]) is None
                    yield Element(assembly, path, span, items, bracket, None, isWhole)
                elif source.code[bracket] == "(" and (match := TAKES.search(before)):
                    callee = match.group().strip()
                    yield Element(assembly, path, span, items, bracket, callee, callee not in ("apply", "add"))

    def whole(self, assembly):
        """An assembly, and those that are created in it."""
        found, todo = [], [assembly]
        while todo:
            one = todo.pop()
            if one not in found:
                found.append(one)
                todo += [other for several in self.types.values() for other in several
                         if any(one.holds(path, start) for path, start, _ in self.creations(other))]
        return found

    def goes(self, assemblies, path, offset):
        """Whether what stands at a place is created by these assemblies alone, or by what they alone create."""
        seen = set()

        def isGone(path, offset):
            if any(assembly.holds(path, offset) for assembly in assemblies):
                return True
            around = [body for body in self.bodies.get(path, []) if body[1] <= offset < body[2]]
            name = max(around, key=lambda body: body[1])[0] if around else None
            if name in seen:
                return True
            seen.add(name)
            places = self.initialised.get(name, [])
            # What creates itself, as `static let shared` does, is there for everybody.
            isOwn = any(file == path and start <= at < end for file, at in places for _, start, end in around)
            return bool(places) and not isOwn and all(isGone(*place) for place in places)

        return isGone(path, offset)

    def remains(self, element):
        """Whether the assembly of an element is created elsewhere too."""
        return len(self.creations(element.assembly)) > 1


def drop(source, element):
    """The list without the element."""
    if element.callee in ("apply", "add"):
        match = re.search(r"(?:\btry[!?]?\s+)?[\w.!?]+\s*\.\s*\w+\s*$", source.code[:element.bracket])
        if match is None or len(element.items) > 1:
            raise LeftOut("its call is not understood")
        return Change(source, (match.start(), source.closing(element.bracket) + 1, ""))
    at = element.items.index(element.span)
    if at + 1 < len(element.items):
        return Change(source, blank(source, element.span[0], element.items[at + 1][0]))
    start = element.items[at - 1][1] if at else element.span[0]
    # A comma may stand behind the last one.
    return Change(source, blank(source, start, source.closing(element.bracket)))


def blank(source, start, end):
    """A change that leaves the lines where they are."""
    return start, end, re.sub(r"[^\n]", "", source.text[start:end])

"""Components, protocols and edges of a project, read with regular expressions.

This is written without the tool and on purpose naively, so that it can judge it.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

HEAD = re.compile(
    r"^[^\S\n]*(?:@\w+(?:\([^)\n]*\))?\s+)*((?:(?:public|open|internal|package|private|fileprivate|final|nonisolated)\s+)*)"
    r"(class|protocol|extension)\s+([\w.]+)\s*(?:<[^{}]*?>\s*)?(?::\s*([^{]*?))?\s*(?:where[^{]*)?\{", re.M)
MEMBER = re.compile(r"^[^\S\n]*((?:[@\w]+(?:\([^)\n]*\))?\s+)*)(?:var|let)\s+(`?\w+`?)\s*(?::|=|\{)", re.M)


def blanked(text):
    """The text with comments and the contents of strings turned into spaces."""
    pattern = re.compile(r'"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.S)
    return pattern.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def is_test(path):
    """Whether a file is test code, by its folders' names and its own."""
    return any(re.search(r"Tests?(?:\.swift)?$", part) for part in Path(path).parts)


def end_of_block(text, start):
    """The offset behind the brace that closes the one just before `start`."""
    depth = 1
    for match in re.compile(r"[{}]").finditer(text, start):
        depth += 1 if match.group() == "{" else -1
        if depth == 0:
            return match.end()
    return len(text)


def end_of_call(text, start):
    """The offset behind the bracket that closes the first one from `start`."""
    depth = 0
    for match in re.compile(r"[()]").finditer(text, start):
        depth += 1 if match.group() == "(" else -1
        if depth == 0:
            return match.end()
    return len(text)


ROOTS = {"Component", "BootstrapComponent", "PluginizedComponent", "NonCoreComponent"}


@dataclass
class Member:
    name: str
    file: Path
    offset: int


@dataclass(frozen=True)
class Construction:
    """`Child(parent: self)` in a component, and where it stands in its file."""
    child: str
    file: Path
    start: int
    end: int


@dataclass
class Declared:
    """A class or a protocol, its extensions included."""
    name: str
    inherits: str
    spans: list = field(default_factory=list)  # (file, first line, last line)
    members: list = field(default_factory=list)
    made: set = field(default_factory=set)  # the components that it creates

    def holds(self, path, line):
        return any(Path(path) == file and first <= line <= last for file, first, last in self.spans)


class Project:
    """What a folder's Swift files declare."""

    def __init__(self, files):
        self.classes, self.protocols = {}, {}
        found = [(file, blanked(text)) for file, text in files.items()]
        for kinds in (("class", "protocol"), ("extension",)):
            for file, text in found:
                for match in HEAD.finditer(text):
                    if match.group(2) in kinds:
                        self.add(file, text, match)
        self.components = {name: declared for name, declared in self.classes.items() if self.is_component(name)}
        self.parents = {name: set() for name in self.components}
        self.constructions = set()
        for name, component in self.components.items():
            component.made = {made for made in component.made if made.child in self.components}
            self.constructions |= component.made
            for made in component.made:
                self.parents[made.child].add(name)

    def superclasses(self, name):
        """A class's line of superclasses, as far as it is seen."""
        line = []
        while name in self.classes and len(line) < 20:
            superclass = re.match(r"\s*(?:\w+\.)?(\w+)", self.classes[name].inherits)
            name = superclass.group(1) if superclass else None
            line.append(name)
        return line

    def is_component(self, name):
        """Whether a class's line of superclasses ends at one of the runtime's."""
        return not ROOTS.isdisjoint(self.superclasses(name))

    def created(self, without=None):
        """What each component creates, its superclasses and generic arguments included, but for one construction."""
        found = {}
        for name in self.components:
            line = [name, *(above for above in self.superclasses(name) if above in self.components)]
            found[name] = {made.child for above in line for made in self.components[above].made if made != without}
            # PluginizedComponent<Dependency, Extension, NonCore> creates its non-core component.
            found[name] |= {word for above in line for word in re.findall(r"\w+", self.components[above].inherits)
                            if word in self.components and word not in line}
        return found

    def below(self, tops, created):
        """These components, and those that they lead to."""
        found, todo = set(), list(tops)
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                todo += created[name]
        return found

    def lost(self, construction):
        """The components that roots lead to with this construction alone."""
        roots = [name for name in self.components if "BootstrapComponent" in self.superclasses(name)]
        bases = {above for name in self.components for above in self.superclasses(name)}
        return self.below(roots, self.created()) - self.below(roots, self.created(construction)) - bases

    def add(self, file, text, match):
        kind, name, inherits = match.group(2), match.group(3).split(".")[-1], match.group(4) or ""
        end = end_of_block(text, match.end())
        body = text[match.end():end - 1]
        table = self.protocols if kind == "protocol" else self.classes
        if kind == "extension":
            declared = self.classes.get(name)
            if declared is None:
                return
        else:
            declared = table.setdefault(name, Declared(name, inherits))
        line = lambda offset: text.count("\n", 0, offset) + 1
        declared.spans.append((file, line(match.start()), line(end)))
        for made in re.finditer(r"\b(\w+)\s*\(\s*parent\s*:\s*self\b", body):
            start = match.end() + made.start()
            declared.made.add(Construction(made.group(1), file, start, end_of_call(text, match.end() + made.end(1))))
        flat = flattened(body)
        for member in MEMBER.finditer(flat):
            if not re.search(r"\b(static|class|private|fileprivate)\b(?!\()", member.group(1)):
                declared.members.append(Member(member.group(2).strip("`"), file, match.end() + member.start(2)))

    def needs(self, component):
        """The names that a component's dependency asks for."""
        inherits = self.components[component].inherits
        clause = re.search(r"<\s*([^>]*)>", inherits)
        names, todo = set(), re.findall(r"\w+", clause.group(1).split(",")[0]) if clause else []
        seen = set()
        while todo:
            protocol = self.protocols.get(todo.pop())
            if protocol is None or protocol.name in seen:
                continue
            seen.add(protocol.name)
            names |= {member.name for member in protocol.members}
            todo += re.findall(r"\w+", protocol.inherits)
        return names, [self.protocols[name] for name in seen]

    def above(self, component):
        """The components above one, in no order."""
        found, todo = set(), list(self.parents[component])
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                todo += self.parents[name]
        return found

    def lists(self, owner, name):
        """The plugin extensions that list `name` of a non-core component: E of PluginizedComponent<D, E, owner>."""
        clauses = [re.search(r"<\s*([^>]*)>", component.inherits) for component in self.components.values()]
        arguments = [[one.strip() for one in clause.group(1).split(",")] for clause in clauses if clause]
        return sorted({one[1] for one in arguments if len(one) == 3 and one[2] == owner and one[1] in self.protocols
                       and any(member.name == name for member in self.protocols[one[1]].members)})

    def stated(self, user):
        """Where a component, or a plugin extension, states what it needs."""
        return [self.components[user], *self.needs(user)[1]] if user in self.components else [self.protocols[user]]

    def users(self, owner, name):
        """The plugin extensions that list `name` of `owner`, or else the components whose dependency ends at `owner`
        for it, where nothing above it offers the same name; None where something does."""
        lists = self.lists(owner, name)
        if lists:
            return lists
        offers = lambda component: any(member.name == name for member in self.components[component].members)
        found = []
        for component in self.components:
            if name in self.needs(component)[0] and self.reaches(component, owner, offers):
                found.append(component)
        if found and any(offers(component) for component in self.above(owner)):
            return None
        return found

    def reaches(self, component, owner, offers):
        """Whether some way up from `component` meets `owner` before another that offers."""
        seen, todo = set(), list(self.parents[component])
        while todo:
            above = todo.pop()
            if above == owner:
                return True
            if above in seen or offers(above):
                continue
            seen.add(above)
            todo += self.parents[above]
        return False


def flattened(body):
    """A body with everything inside further braces blanked."""
    out, depth = [], 0
    for character in body:
        if character == "}":
            depth -= 1
        out.append(character if depth == 0 or character == "\n" else " ")
        if character == "{":
            depth += 1
    return "".join(out)

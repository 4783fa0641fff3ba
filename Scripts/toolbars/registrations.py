"""Calls that register a service in a container, and changes of them, by their text alone.

The tool says where a registration stands; what it is made of is read here, naively and without the tool.
"""

import re
from dataclasses import dataclass

from .swifttext import blanked

PAIRS = {"(": ")", "[": "]", "{": "}"}
# `<State, Action>` behind a type's name, and others in it.
GENERICS = re.compile(r"(?<=\w)<(?=\S)(?:[^<>{}=;]|<[^<>{}=;]*>)*>")
TAIL = re.compile(r"\s*(?:async\b\s*)?(?:throws\b\s*(?:\([^)]*\)\s*)?)?(?:->\s*(?P<result>[^\n{}]*?)\s*)?\bin\b")


class LeftOut(Exception):
    """A change that this registration cannot have, and why."""


@dataclass
class Closure:
    """A closure's body, and where its parameters stand; `parameters` is empty where none are written."""
    start: int  # behind the brace
    end: int  # the closing brace
    header: tuple = None  # the span of the parameters
    parameters: list = None  # their texts
    result: tuple = None  # the span of the type behind the arrow


class Source:
    """A file's text, and the same without comments and strings."""

    def __init__(self, path, text):
        self.path, self.text, self.code = path, text, blanked(text)
        self.lines = [0] + [match.end() for match in re.finditer("\n", text)]

    def offset(self, location):
        """The offset of a place; its column counts bytes."""
        start = self.lines[location["line"] - 1]
        line = self.text[start:].split("\n", 1)[0].encode("utf-8", "surrogateescape")
        return start + len(line[:location["column"] - 1].decode("utf-8", "surrogateescape"))

    def line(self, offset):
        return self.text.count("\n", 0, offset) + 1

    def closing(self, start):
        """The offset of what closes the bracket at `start`."""
        pending = []
        for at in range(start, len(self.code)):
            letter = self.code[at]
            if letter in PAIRS:
                pending.append(PAIRS[letter])
            elif pending and letter == pending[-1]:
                pending.pop()
                if not pending:
                    return at
        raise LeftOut("a bracket is open")

    def opening(self, at):
        """The offset of the innermost bracket around a place, or None."""
        depth = 0
        for at in range(at - 1, -1, -1):
            if self.code[at] in ")]}":
                depth += 1
            elif self.code[at] in PAIRS:
                if depth == 0:
                    return at
                depth -= 1
        return None

    def items(self, start, end):
        """The spans between the commas of a list, without the spaces around them."""
        spans, first, at = [], start, start
        while at < end:
            if self.code[at] in PAIRS:
                at = self.closing(at)
            elif generics := GENERICS.match(self.code, at):
                at = generics.end() - 1
            elif self.code[at] == ",":
                spans.append((first, at))
                first = at + 1
            at += 1
        spans.append((first, end))
        trimmed = []
        for first, last in spans:
            part = self.text[first:last]
            first += len(part) - len(part.lstrip())
            trimmed.append((first, first + len(part.strip())))
        return [span for span in trimmed if span[0] < span[1]]

    def closure(self, brace):
        """The closure that opens at `brace`."""
        closure = Closure(brace + 1, self.closing(brace))
        start = re.compile(r"\s*(?:@\w+\s*)*").match(self.code, brace + 1).end()
        if self.code[start] == "[":
            start = re.compile(r"\s*").match(self.code, self.closing(start) + 1).end()
        if self.code[start] == "(":
            header = (start, self.closing(start) + 1)
            inner = self.items(start + 1, header[1] - 1)
        else:
            match = re.compile(r"(?!in\b)\w+(?:\s*,\s*\w+)*").match(self.code, start)
            header = match.span() if match else (start, start)
            inner = self.items(*header)
        tail = TAIL.match(self.code, header[1])
        if tail:
            closure.header, closure.parameters = header, [self.text[a:b] for a, b in inner]
            if tail.group("result"):
                closure.result = tail.span("result")
        return closure


class Call:
    """A registration's call: `container.register(Service.self, name: "x") { r in … }.inObjectScope(…)`."""

    def __init__(self, source, offset):
        self.source, self.start = source, offset
        match = re.compile(r"(\w+)\s*\(").match(source.code, offset)
        if match is None:
            raise LeftOut("it is no call")
        self.name = match.group(1)
        self.open = match.end() - 1
        self.close = source.closing(self.open)
        self.arguments = source.items(self.open + 1, self.close)
        self.trailing = None
        self.end = self._end()
        if not self.arguments:
            raise LeftOut("it has no arguments")

    def _end(self):
        """Where the call ends, with what is called on its result."""
        code, at = self.source.code, self.close + 1
        link = re.compile(r"\s*\.\s*\w+\s*(?=[({])")
        while True:
            brace = re.compile(r"[^\S\n]*\{").match(code, at)
            label = re.compile(r"\s*\w+\s*:\s*\{").match(code, at) if self.source.code[at - 1] == "}" else None
            if brace or label:
                opening = (brace or label).end() - 1
                if self.trailing is None and brace and at == self.close + 1:
                    self.trailing = opening
                at = self.source.closing(opening) + 1
                continue
            following = link.match(code, at)
            if following is None:
                return at
            at = following.end()
            if code[at] == "(":
                at = self.source.closing(at) + 1

    def label(self, span):
        match = re.compile(r"(\w+)\s*:(?!:)\s*").match(self.source.text, span[0])
        return (match.group(1), (match.end(), span[1])) if match else (None, span)

    def argument(self, *labels):
        """The span of the value under one of these labels."""
        for span in self.arguments[1:]:
            label, value = self.label(span)
            if label in labels:
                return value
        return None

    def factory(self):
        """The span of what builds the service, where it is given between the brackets."""
        for span in self.arguments[1:]:
            label, value = self.label(span)
            if label in (None, "factory", "initializer"):
                return value
        return None

    def statement(self):
        """The span of the whole statement."""
        code = self.source.code
        base = re.search(r"(?:\b_\s*=\s*)?(?:\btry[!?]?\s+)?[\w.!?]+\s*\.\s*$", code[:self.start])
        if base is None:
            raise LeftOut("its container is no name")
        before = code[:base.start()].rstrip()
        if re.search(r"[=,(:.&|+?]$|\breturn$", before):
            raise LeftOut("its result is used")
        return base.start(), self.end


def fresh(text, texts):
    """A type's name that no source has, near to the one that is written."""
    name = "".join(re.findall(r"\w+", re.sub(r"\bany\b|\.self\b", " ", text))) + "Mutated"
    while any(name in other for other in texts):
        name += "X"
    return name


def spliced(text, *changes):
    """The text with spans replaced: (start, end, new)."""
    for start, end, new in sorted(changes, reverse=True):
        text = text[:start] + new + text[end:]
    return text


class Change:
    """One change of a file: its new text, and the span that it takes away, if any."""

    def __init__(self, source, *changes, gone=None, declares=None, kind="protocol"):
        self.text = spliced(source.text, *changes)
        if declares:
            self.text += f"\n{kind} {declares} {{}}\n"
        self.gone = gone


def entries(source, offset):
    """`implements(A.self, B.self)` around a type in it: the call's name, list and end; None for other registrations."""
    at = source.opening(offset)
    match = None if at is None else re.search(r"\.\s*implements\s*$", source.code[:at])
    if match is None:
        return None
    close = source.closing(at)
    return match.start(), source.items(at + 1, close), close + 1


def metatype(source, span, texts):
    """A change of a type, and the new type's name."""
    text = source.text[span[0]:span[1]]
    if not text.endswith(".self"):
        raise LeftOut("its type is not written")
    name = fresh(text, texts)
    written = f"(any {name}).self" if re.match(r"\(\s*any\b", text) else f"{name}.self"
    return (span[0], span[1], written), name


def change_service(source, offset, texts):
    around = entries(source, offset)
    if around:
        span = next(span for span in around[1] if span[0] == offset)
        change, name = metatype(source, span, texts)
        return Change(source, change, declares=name)
    call = Call(source, offset)
    change, name = metatype(source, call.arguments[0], texts)
    changes = [change]
    if call.trailing is not None:
        result = source.closure(call.trailing).result
        bare = lambda text: re.sub(r"[()\s]|\bany\b|\.self\b", "", text)
        if result and bare(source.text[slice(*result)]) == bare(source.text[slice(*call.arguments[0])]):
            changes.append((*result, f"any {name}"))
    return Change(source, *changes, declares=name)


def change_name(source, offset, texts):
    around = entries(source, offset)
    if around:
        types = [span for span in around[1] if source.text[slice(*span)].endswith(".self")]
        if len(types) > 1:
            raise LeftOut("several types share its name")
        named = [span for span in around[1] if re.match(r"name\s*:", source.text[slice(*span)])]
        span, last = (named[0] if named else None), types[0][1]
    else:
        call = Call(source, offset)
        if call.name == "contribute":
            raise LeftOut("one of many has no name")
        value = call.argument("name")
        span, last = value, call.arguments[0][1]
    if span is None:
        return Change(source, (last, last, ', name: "Mutated"'))
    text = source.text[slice(*span)]
    literal = re.fullmatch(r'(name\s*:\s*)?"([^"\\]*)"', text)
    label = "name: " if text.startswith("name") and around else ""
    return Change(source, (*span, f'{label}"{literal.group(2) if literal else ""}Mutated"'))


def remove_name(source, offset, texts):
    around = entries(source, offset)
    spans = around[1] if around else Call(source, offset).arguments
    for before, span in zip(spans, spans[1:]):
        if re.match(r"name\s*:", source.text[slice(*span)]):
            return Change(source, (before[1], span[1], ""))
    raise LeftOut("it has no name")


def change_argument(source, offset, texts):
    if entries(source, offset):
        raise LeftOut("another one's entry takes what that one takes")
    call = Call(source, offset)
    if call.name not in ("register", "autoregister"):
        raise LeftOut(f"{call.name} takes no arguments")
    name = fresh(source.text[slice(*call.arguments[0])] + "Argument", texts)
    factory = call.factory()
    brace = factory[0] if factory and source.code[factory[0]] == "{" else call.trailing if factory is None else None
    if brace is not None:
        return Change(source, *closure_argument(source, source.closure(brace), name), declares=name)
    if factory is None:
        raise LeftOut("what builds it is not seen")
    if call.name == "autoregister":
        given = call.argument("argument", "arguments")
        change = (*given, f"{name}.self") if given else (factory[0], factory[0], None)
        if given is None:
            span = next(span for span in call.arguments[1:] if span[1] == factory[1])
            change = (span[0], span[0], f"argument: {name}.self, ")
        return Change(source, change, declares=name)
    # What an initializer takes is resolved; only a closure takes arguments.
    label = "" if source.code[: factory[0]].rstrip().endswith(":") else "factory: "
    return Change(
        source, (*factory, f"{label}{{ (_, _: any {name}) in fatalError() }}"), gone=factory, declares=name)


def closure_argument(source, closure, name):
    """The changes that give a closure's first argument another type, or give it one."""
    parameters = list(closure.parameters or [])
    if closure.header is None:
        return shorthand(source, closure, name)
    if len(parameters) < 2:
        parameters = (parameters or ["_"]) + [f"_: any {name}"]
    else:
        parameters[1] = f"{parameters[1].split(':')[0].strip()}: any {name}"
    space = "" if closure.header[0] < closure.header[1] else " "
    return [(*closure.header, f"({', '.join(parameters)}){space}")]


def add_argument(source, offset, texts):
    """One argument more than what the factory takes; "argument" gives it the first one."""
    call = None if entries(source, offset) else Call(source, offset)
    factory = call.factory() if call else None
    brace = factory[0] if factory and source.code[factory[0]] == "{" else call.trailing if call and factory is None else None
    closure = source.closure(brace) if call and call.name == "register" and brace is not None else None
    if closure is None or len(closure.parameters or []) < 2:
        raise LeftOut("it takes no arguments")
    name = fresh(source.text[slice(*call.arguments[0])] + "Argument", texts)
    more = ", ".join([*closure.parameters, f"_: any {name}"])
    return Change(source, (*closure.header, f"({more})"), declares=name)


def shorthand(source, closure, name):
    """`{ Screen(id: $1) }` with its parameters written."""
    used, changes, at = {0, 1}, [], closure.start
    while at < closure.end:
        match = re.compile(r"\$(\d+)").match(source.code, at)
        if source.code[at] == "{":
            at = source.closing(at)
        elif match:
            used.add(int(match.group(1)))
            changes.append((*match.span(), f"given{match.group(1)}"))
            at = match.end()
            continue
        at += 1
    parameters = [f"given{number}" for number in range(max(used) + 1)]
    parameters[1] += f": any {name}"
    return changes + [(closure.start, closure.start, f" ({', '.join(parameters)}) in")]


def delete(source, offset, texts):
    around = entries(source, offset)
    if around:
        start, spans, end = around
        types = [span for span in spans if source.text[slice(*span)].endswith(".self")]
        if len(types) > 1:
            at = spans.index(next(span for span in spans if span[0] == offset))
            start, end = (spans[at][0], spans[at + 1][0]) if at == 0 else (spans[at - 1][1], spans[at][1])
    else:
        start, end = Call(source, offset).statement()
    # Lines stay where they are.
    return Change(source, (start, end, re.sub(r"[^\n]", "", source.text[start:end])), gone=(start, end))


KINDS = {
    "service": change_service, "name": change_name, "no name": remove_name, "argument": change_argument,
    "deleted": delete, "too many": add_argument,
}

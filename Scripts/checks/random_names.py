"""Random Swift programs in which the names of types are used again at every level."""

import random

TYPES = ["A", "B", "C", "D"]
PROTOCOLS = ["P", "Q", "R"]


class Node:
    """A line, or a declaration of several: its head, its clauses, and its body."""

    def __init__(self, text, clauses=(), body=None, end="}", is_reference=False, is_branch=False):
        self.text = text
        self.clauses = list(clauses)
        self.body = body
        self.end = end
        # Whether nothing can be missed where it is left out.
        self.is_reference = is_reference
        self.is_branch = is_branch
        self.is_dropped = False
        # Whether other modules see it.
        self.is_public = False

    def spread(self, is_public=True, is_default=False):
        """Notes what other modules see: `is_default` says whether a member is public that does not say so."""
        if self.is_branch:
            self.is_public = is_public
        else:
            self.is_public = is_public and ("public " in self.text or is_default and "private" not in self.text)
            is_extension = "extension " in self.text
            is_default = is_extension and "public " in self.text or "protocol " in self.text
            is_public = is_extension or self.is_public
        for node in self.body or []:
            node.spread(is_public, is_default)

    def lines(self, depth=0, is_bare=False, is_dropped=False):
        """The text of each line, and the node that goes with it."""
        is_dropped = is_dropped or self.is_dropped or is_bare and self.is_reference
        indent = "    " * depth
        yield "" if is_dropped else indent + self.text, self
        for clause in self.clauses:
            yield "" if is_dropped or clause.is_dropped else indent + clause.text, clause
        if self.body is None:
            return
        if not self.is_branch:
            yield "" if is_dropped else indent + "{", self
        for node in self.body:
            yield from node.lines(depth + (not self.is_branch), is_bare, is_dropped)
        if self.end:
            yield "" if is_dropped else indent + self.end, self


class File:
    def __init__(self, name, nodes):
        self.name = name
        self.nodes = nodes

    def lines(self, is_bare=False):
        return [line for node in self.nodes for line in node.lines(is_bare=is_bare)]

    def text(self, is_bare=False):
        return "".join(text + "\n" for text, _ in self.lines(is_bare))


class Module:
    def __init__(self, name, files):
        self.name = name
        self.files = files


class Program:
    """The modules of a seed, each after those that it imports."""

    def __init__(self, seed):
        self.seed = seed
        self.random = random.Random(seed)
        self.number = 0
        self.has_flag = False
        # What was declared so far: the path, the kind, and whether it is generic.
        self.known = []
        self.placeholders = []
        names = [f"M{index}x{seed}" for index in range(self.random.choice([1, 2, 2, 3]))]
        self.modules = []
        for index, name in enumerate(names):
            self.module = name
            self.earlier = names[:index]
            self.is_last = index == len(names) - 1
            files = [self.file(f"{name}_{number}.swift") for number in range(self.random.choice([1, 1, 2, 2, 3]))]
            self.modules.append(Module(name, files))
        for node, fill in self.placeholders:
            node.text = fill()
        for module in self.modules:
            for file in module.files:
                for node in file.nodes:
                    node.spread()

    # MARK: Chance

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def pick(self, **weights):
        return self.random.choices(list(weights), list(weights.values()))[0]

    def name(self):
        return self.random.choice(TYPES)

    def fresh(self, letter):
        self.number += 1
        return f"{letter}{self.number}"

    def unused(self, names, path):
        """One of the names, most often one that nothing has at this path yet."""
        name = self.random.choice(names)
        taken = {entry[0][-1] for entry in self.known if entry[0][:-1] == path and entry[3] == self.module}
        return name if name not in taken or self.chance(12) else self.random.choice(
            [other for other in names if other not in taken] or names)

    # MARK: Names of types

    def path(self, kinds=None):
        """A name that may mean something, and whether it may be generic."""
        known = [entry for entry in self.known if not kinds or entry[1] in kinds]
        kind = self.pick(single=40, known=45, dotted=10, own=5)
        if kinds and known and kind in ("single", "dotted") and self.chance(70):
            kind = "known"
        if kind == "known" and known:
            path, _, is_generic, module = self.random.choice(known)
            path = path[self.random.choice([0, 0, 0, *range(len(path))]):]
            if self.chance(10):
                path = [module, *path]
            elif self.chance(10):
                path = [*path, self.name()]
                is_generic = False
            return path, is_generic
        if kind == "own":
            return ["Self"] + ([self.name()] if self.chance(60) else []), False
        count = 1 if kind == "single" else self.random.choice([2, 2, 3])
        path = [self.name() for _ in range(count)]
        return path, any(entry[0][-1] == path[-1] and entry[2] for entry in self.known) and self.chance(40)

    def reference(self, kinds=None, depth=0):
        path, is_generic = self.path(kinds)
        text = path[0]
        for index, name in enumerate(path[1:], 1):
            owners = [entry for entry in self.known if entry[0][-1] == path[index - 1] and entry[2]]
            if owners and self.chance(25):
                text += self.arguments(depth)
            text += "." + name
        if is_generic and self.chance(80):
            text += self.arguments(depth)
        return text

    def arguments(self, depth):
        if depth > 0 or self.chance(60):
            return "<Int>"
        return f"<{self.reference(depth=depth + 1)}>"

    def protocol(self):
        if self.chance(15):
            return self.reference(kinds=["protocol"])
        return self.random.choice(PROTOCOLS)

    def later(self, node, fill):
        """The text is written once all is declared."""
        self.placeholders.append((node, fill))
        return node

    # MARK: Files

    def file(self, name):
        nodes = [node for module in self.earlier for node in self.imports(module)]
        for _ in range(self.random.randint(3, 6)):
            nodes += self.item([], 0, "file")
        return File(name, nodes)

    def imports(self, module):
        if self.chance(15):
            return
        kind = self.pick(plain=55, testable=15, exported=12, named=18)
        if kind == "named":
            for _ in range(self.random.randint(1, 2)):
                word, name = self.random.choice(["struct", "class", "enum", "typealias"]), self.name()
                found = [entry for entry in self.known if entry[3] == module and len(entry[0]) == 1]
                if found and self.chance(80):
                    (name,), word, *_ = self.random.choice(found)
                exported = "@_exported " if self.chance(10) else ""
                yield Node(f"{exported}import {word} {module}.{name}")
            if self.chance(60):
                yield Node(f"import {module}")
        else:
            yield Node({"plain": "", "testable": "@testable ", "exported": "@_exported "}[kind] + f"import {module}")

    # MARK: Declarations

    def access(self, scope):
        if scope in ("protocol", "body"):
            return ""
        if self.is_last:
            return self.pick(none=80, fileprivate=10, private=10).replace("none", "") + " "
        return self.pick(none=15, public=75, fileprivate=5, private=5).replace("none", "") + " "

    def item(self, path, depth, scope):
        """What may stand in a file, a type, a protocol or a body."""
        if depth < 5 and self.chance(5) and scope != "protocol":
            return self.conditional(path, depth, scope)
        weights = dict(reference=42, nominal=22, alias=10, function=8, protocol=2)
        if scope == "file":
            weights = dict(reference=8, nominal=40, alias=10, function=6, protocol=14, extension=22)
        if scope == "protocol":
            weights = dict(reference=30, associated=40, alias=10)
        if scope == "body":
            weights = dict(reference=60, nominal=14, alias=10, block=8, function=5)
        if depth >= 4:
            weights = dict(reference=50, alias=8)
        return getattr(self, "make_" + self.pick(**weights))(path, depth, scope)

    def conditional(self, path, depth, scope):
        self.has_flag = True
        body = [node for _ in range(self.random.randint(1, 2)) for node in self.item(path, depth + 1, scope)]
        other = [node for _ in range(self.random.randint(0, 2)) for node in self.item(path, depth + 1, scope)]
        yes = Node("#if FLAG", body=body, end="", is_branch=True)
        yes.body.append(Node("#else", body=other, end="#endif", is_branch=True))
        return [yes]

    def members(self, path, depth, scope, count=(2, 6)):
        nodes = [node for _ in range(self.random.randint(*count)) for node in self.item(path, depth + 1, scope)]
        self.random.shuffle(nodes)
        return nodes

    def declare(self, path, kind, is_generic=False):
        self.known.append((path, kind, is_generic, self.module))

    def make_nominal(self, path, depth, scope):
        word = self.pick(struct=30, enum=25, **{"class": 45})
        name = self.module if depth == 0 and self.chance(1) else self.unused(TYPES, path)
        is_generic = self.chance(22)
        clauses = []
        if scope != "body":
            self.declare(path + [name], word, is_generic)
        if is_generic:
            clauses.append(Node(f"<{self.parameter()}>"))
            if self.chance(20):
                clauses[-1] = self.later(clauses[-1], lambda: f"<{self.name()}: {self.protocol()}>")
        inherits = Node("")
        superclass = word == "class" and self.chance(60)
        protocol = self.chance(30)
        if superclass or protocol:
            def fill():
                kinds = [self.reference(kinds=["class"])] if superclass else []
                return ": " + ", ".join(kinds + ([self.protocol()] if protocol else []))
            clauses.append(self.later(inherits, fill))
        if is_generic and self.chance(20):
            clauses.append(self.later(Node(""), lambda: f"where {self.name()}: {self.protocol()}"))
        body = self.members(path + [name], depth, "type", (1, 5))
        return [Node(f"{self.access(scope)}{word} {name}", clauses, body)]

    def parameter(self):
        return self.name()

    def make_protocol(self, path, depth, scope):
        name = self.unused(PROTOCOLS if self.chance(90) else TYPES, path)
        self.declare(path + [name], "protocol")
        clauses = []
        if self.chance(25):
            clauses.append(self.later(Node(""), lambda: f": {self.protocol()}"))
        body = self.members(path + [name], depth, "protocol", (0, 3))
        return [Node(f"{self.access(scope)}protocol {name}", clauses, body)]

    def make_associated(self, path, depth, scope):
        name = self.unused(TYPES, path)
        self.declare(path + [name], "associatedtype")
        node = Node("")

        def fill():
            bound = f": {self.protocol()}" if self.chance(15) else ""
            return f"associatedtype {name}{bound}" + (f" = {self.reference()}" if self.chance(50) else "")
        return [self.later(node, fill)]

    def make_alias(self, path, depth, scope):
        name, is_generic = self.unused(TYPES, path), self.chance(15)
        if scope != "body":
            self.declare(path + [name], "typealias", is_generic)
        parameters = f"<{self.parameter()}>" if is_generic else ""
        access = self.access(scope)
        return [self.later(Node(""), lambda: f"{access}typealias {name}{parameters} = {self.reference()}")]

    def make_extension(self, path, depth, scope):
        kinds = self.pick(any=70, protocol=30)
        known = [entry for entry in self.known if entry[1] != "associatedtype"
                 and (kinds == "any" or entry[1] == "protocol")]
        if not known:
            return []
        extended, kind, is_generic, module = self.random.choice(known)
        clauses = []
        if kind != "protocol" and self.chance(20):
            clauses.append(self.later(Node(""), lambda: f": {self.protocol()}"))
        if kind == "protocol" and self.chance(35):
            clauses.append(self.later(Node(""), lambda: f"where Self: {self.reference(['protocol', 'protocol', 'class'])}"))
        elif self.chance(45 if is_generic else 3):
            def fill():
                other = self.reference() if self.chance(40) else "Int"
                return f"where {self.name()} == {other}" if self.chance(40) else f"where {self.name()}: {self.protocol()}"
            clauses.append(self.later(Node(""), fill))
        text = ".".join(([module] if self.chance(15) else []) + extended)
        access = "public " if not self.is_last and self.chance(50) else ""
        body = self.members(extended, max(depth, len(extended) - 1), "type", (1, 4))
        return [Node(f"{access}extension {text}", clauses, body)]

    def make_function(self, path, depth, scope):
        words = ["func " + self.fresh("f")]
        if scope == "type":
            words += ["init", "subscript"]
        word = self.random.choices(words, [80, 12, 8][:len(words)])[0]
        clauses = []
        is_generic = self.chance(35)
        if is_generic:
            clauses.append(Node(f"<{self.parameter()}>"))
            if self.chance(30):
                clauses[-1] = self.later(clauses[-1], lambda: f"<{self.name()}: {self.protocol()}>")
        if self.chance(40):
            parameter = self.fresh("x")
            clauses.append(self.later(Node(""), lambda: f"(_ {parameter}: {self.reference()})"))
        else:
            clauses.append(Node(f"(_ {self.fresh('x')}: Int)"))
        if word == "subscript":
            clauses.append(Node("-> Int"))
        body = self.members(path, depth, "body", (1, 6))
        if word == "subscript":
            body.append(Node("return 0"))
        if scope == "type" and word.startswith("func") and self.chance(30):
            word = "static " + word
        return [Node(word, clauses, body)]

    def make_block(self, path, depth, scope):
        if self.chance(50):
            return [Node("if 1 > 0", body=self.members(path, depth, "body", (1, 4)))]
        return [Node(f"let {self.fresh('c')}: () -> Void =", body=self.members(path, depth, "body", (1, 4)))]

    def make_reference(self, path, depth, scope):
        """A line that names a type, and declares nothing that another line names."""
        node = Node("", is_reference=True)
        if scope == "protocol":
            fill = self.pick(alias=10)
        elif scope == "body":
            fill = self.pick(alias=20, value=25, expression=45, array=10)
        elif scope == "file":
            fill = self.pick(alias=30, property=50, parameter=20)
        else:
            fill = self.pick(alias=30, property=40, parameter=15, computed=15, constant=6)
        new = self.fresh("v")
        texts = {
            "alias": lambda: f"typealias {new.upper()} = {self.reference()}",
            "value": lambda: f"let {new}: {self.reference()}? = nil",
            "array": lambda: f"let {new} = [{self.reference()}]()",
            "expression": lambda: f"_ = {self.reference()}.self",
            "property": lambda: f"var {new}: {self.reference()} {{ fatalError() }}",
            "parameter": lambda: f"func {new}(_ x: {self.reference()}) {{}}",
            "constant": lambda: f"let {new} = {self.reference()}.self",
            "computed": lambda: f"var {new}: Int {{ _ = {self.reference()}.self; return 0 }}",
        }
        return [self.later(node, texts[fill])]

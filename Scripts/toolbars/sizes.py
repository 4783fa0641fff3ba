"""Sources that are far larger in one way than those of an app: made by rule, to see how the tool's time grows."""

from .workloads import write

DOVETAIL = "import Dovetail\n"
SWINJECT = "import Swinject\n"


def lines(count, text):
    """A line for each number, with it in the place of `@` and the next one in that of `%`."""
    return "".join(text.replace("@", str(number)).replace("%", str(number + 1)) + "\n" for number in range(count))


def missing(count=5_000):
    """Services that are asked for, and others that are registered."""
    return (DOVETAIL + lines(count, "final class Service@ {}\nfinal class Other@ {}")
            + "let container = try Container { c in\n" + lines(count, "    c.register(Other@.self) { _ in Other@() }") + "}\n"
            + lines(count, "_ = try container.resolve(Service@.self)"))


def chain(count=5_000):
    """A container whose parent has a parent, and so on."""
    return (DOVETAIL + "final class Store {}\nlet c0 = try Container { c in c.register(Store.self) { _ in Store() } }\n"
            + lines(count, "let c% = try Container(parent: c@) { _ in }") + f"_ = try c{count}.resolve(Store.self)\n")


def children(count=500):
    """Containers of one parent, each of which registers and is asked."""
    return (DOVETAIL + "final class Root {}\nlet root = try Container { c in c.register(Root.self) { _ in Root() } }\n"
            + lines(count, "final class Store@ { init(_ root: Root) {} }\n"
                    "let c@ = try Container(parent: root) { c in c.register(Store@.self, Store@.init) }\n"
                    "_ = try c@.resolve(Store@.self)"))


def component(body):
    return (DOVETAIL + "final class Leaf: Component<EmptyDependency> {}\nfinal class Root: BootstrapComponent {\n"
            "    var leaf: Leaf { Leaf(parent: self) }\n" + body + "}\n")


def else_ifs(count=20_000):
    return component(
        "    func pick(_ x: Int) -> Leaf? {\n        if x == -1 { return nil }\n"
        + lines(count, "        else if x == @ { return Leaf(parent: self) }") + "        return nil\n    }\n")


def conditions(count=200):
    """A provider in each branch of one `#if`."""
    return (DOVETAIL + "protocol LeafDependency: Dependency { var value: Int { get } }\n"
            "final class Leaf: Component<LeafDependency> {}\nfinal class Root: BootstrapComponent {\n"
            "    var leaf: Leaf { Leaf(parent: self) }\n    #if FLAG\n    var value: Int { -1 }\n"
            + lines(count, "    #elseif FLAG@\n    var value: Int { @ }") + "    #else\n    var value: Int { -2 }\n    #endif\n}\n")


def registrations_in_conditions(count=200):
    """A registration in each branch of one `#if`."""
    return (SWINJECT + "final class Store {}\nlet container = Container()\n#if FLAG\n"
            "container.register(Store.self) { _ in Store() }\n"
            + lines(count, "#elseif FLAG@\ncontainer.register(Store.self) { _ in Store() }")
            + "#else\ncontainer.register(Store.self) { _ in Store() }\n#endif\n_ = container.resolve(Store.self)\n")


def calls(count=5_000):
    return (SWINJECT + "final class Store {}\nlet container = Container()\ncontainer.register(Store.self) { _ in Store() }\n"
            "let end = start" + ".next()" * count + "\n_ = container.resolve(Store.self)\n")


def getters(count=5_000):
    """Getters of a container and of a value, each of which reads the next one."""
    return (DOVETAIL + "protocol LeafDependency: Dependency { var value0: Int { get } }\n"
            "final class Leaf: Component<LeafDependency> {}\nfinal class Root: BootstrapComponent {\n"
            "    var leaf: Leaf { Leaf(parent: self) }\n" + lines(count, "    var value@: Int { value% }")
            + f"    var value{count}: Int {{ 1 }}\n}}\nfinal class Store {{}}\n"
            + lines(count, "var container@: Container { container% }")
            + f"let container{count} = try! Container {{ c in c.register(Store.self) {{ _ in Store() }} }}\n"
            "_ = try container0.resolve(Store.self)\n")


# What is measured: the source, the most seconds, the status, and what is said.
ROWS = [
    ("5,000 missing services", missing, 2, 1, "'Service4999' is not registered"),
    ("a chain of 5,000 containers", chain, 2, 0, "proved 1 of 1 resolution"),
    ("500 children of a container", children, 2, 0, "proved 1000 of 1000 resolutions"),
    ("20,000 `else if`", else_ifs, 2, 0, "0 errors"),
    ("200 `#elseif` with providers", conditions, 1, 0, "proved 1 of 1 requirement"),
    ("200 `#elseif` with registrations", registrations_in_conditions, 1, 0, "proved 1 of 1 resolution"),
    ("500 `#elseif` with providers", lambda: conditions(500), 2, 0, "proved 1 of 1 requirement"),
    ("500 `#elseif` with registrations", lambda: registrations_in_conditions(500), 2, 0, "proved 1 of 1 resolution"),
    ("5,000 calls in a chain", calls, 2, 0, "proved 1 of 1 resolution"),
    ("5,000 getters that read the next one", getters, 2, 0, "proved 1 of 1 requirement"),
]


def written(folder, number):
    """The folder of a row, with its source."""
    write(folder / "main.swift", ROWS[number][1]())
    return folder

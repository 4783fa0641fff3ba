"""The cells of Scripts/isolation-matrix: each is a function that sets up a container and resolves one service from it."""

import itertools
import re
from dataclasses import dataclass, fields

# Where the caller is isolated; `plain` writes nothing.
ASKERS = {"none": ("plain", "main", "actor"), "MainActor": ("plain", "nonisolated", "main", "actor")}
# `implicit` is of the main actor, and has no written initializer.
SERVICES = {"none": ("plain", "main", "implicit", "other"), "MainActor": ("plain", "nonisolated", "main", "implicit", "other")}
# Those with `after` are asked for on the main actor before: they may find what is kept.
CALLS = ("sync", "on main", "async", "sync after on main", "async after on main")
FACTORIES = ("closure", "@MainActor closure", "closure on main", "init", "init on main", "function",
             "async closure", "async @MainActor closure", "async init")
SCOPES = ("transient", "graph", "singleton", "weak")
# How the service that is resolved needs the other one: `direct` is without such a service.
STEPS = {
    "none": ("direct", "closure", "async closure", "init", "init on main"),
    "MainActor": ("direct", "closure", "async closure", "init", "plain init", "init on main"),
}
ATTRIBUTES = {"plain": "", "nonisolated": "nonisolated ", "main": "@MainActor ", "implicit": "@MainActor ", "other": "@OtherActor "}


@dataclass(frozen=True)
class Cell:
    mode: str
    default: str
    asker: str
    call: str
    service: str
    factory: str
    throws: bool
    scope: str
    step: str

    def __str__(self):
        return ", ".join(f"{field.name} {getattr(self, field.name)}" for field in fields(self))

    @property
    def is_possible(self):
        """Whether the cell says something that another does not."""
        if self.service == "implicit" and (self.throws or self.factory.startswith("async")):
            return False
        return "after" not in self.call or self.scope in ("singleton", "weak")

    @property
    def type(self):
        """The service's type."""
        return self.service.capitalize() + ("Async" if self.factory.startswith("async") else "Sync") + ("Throws" if self.throws else "")

    @property
    def needing(self):
        """The type that is resolved and needs the service."""
        kind = {"plain init": "plain", "init on main": "main"}.get(self.step, "nonisolated" if self.default == "MainActor" else "plain")
        return f"{kind.capitalize()}Needs{self.type}"

    def registration(self):
        kind = self.type
        scope = "" if self.scope == "transient" else f", scope: .{self.scope}"
        effects = ("try " if self.throws else "") + ("await " if self.factory.startswith("async") else "")
        on_main = ", on: MainActor.self" if self.factory.endswith("on main") else ""
        head = f"c.register({kind}.self{scope}{on_main}"
        if "init" in self.factory:
            return f"{head}, {kind}.init)"
        if self.factory == "function":
            return f"{head}, make{kind})"
        opening = "@MainActor _ in" if "@MainActor" in self.factory else "_ in"
        return f"{head}) {{ {opening} {effects}{kind}() }}"

    def registration_of_needing(self):
        kind = self.needing
        scope = f", scope: .{self.scope}" if "after" in self.call else ""
        if self.step == "closure":
            return [f"c.register({kind}.self{scope}) {{ r in try {kind}(r.resolve()) }}"]
        if self.step == "async closure":
            return [f"c.register({kind}.self{scope}) {{ r in try await {kind}(r.resolve()) }}"]
        if self.step == "direct":
            return []
        on_main = ", on: MainActor.self" if self.step == "init on main" else ""
        return [f"c.register({kind}.self{scope}{on_main}, {kind}.init)"]

    def resolutions(self):
        kind = self.type if self.step == "direct" else self.needing
        await_main = "" if is_main(self.asker, self.default) else "await "
        on_main = f"try {await_main}c.resolve({kind}.self, on: MainActor.self)"
        if self.call == "on main":
            return [f"_ = {on_main}"]
        call = f"try await c.resolve(async: {kind}.self)" if self.call.startswith("async") else f"try c.resolve({kind}.self)"
        if "after" not in self.call:
            return [f"_ = {call}"]
        return [f"let first = {on_main}", f"let second = {call}", "withExtendedLifetime((first, second)) {}"]

    def lines(self, number):
        """The function, of which each line is one of the file."""
        body = [
            f"{'' if self.asker == 'actor' else ATTRIBUTES[self.asker]}func cell{number}() async throws {{",
            "    let c = try Container { c in",
            *("        " + line for line in [self.registration(), *self.registration_of_needing()]),
            "    }",
            *("    " + line for line in self.resolutions()),
            "}",
        ]
        return ["extension Asker {", *("    " + line for line in body), "}"] if self.asker == "actor" else body

    def called(self, number):
        return f"try await {'asker.' if self.asker == 'actor' else ''}cell{number}()"

    def program(self):
        """A small program of this cell alone."""
        kinds = {line for line in types(self.default) if any(re.search(rf"class {name}\b", line) for name in (self.type, self.needing))}
        lines = [line for line in types(self.default) if line in kinds]
        actors = [line for line in ACTORS if any(name in line for name in self.actors())]
        return "\n".join(["import Dovetail", *actors, *lines, *self.lines(0)])

    def actors(self):
        return (["Asker"] if self.asker == "actor" else []) + (["OtherActor"] if self.service == "other" else [])


ACTORS = ["@globalActor actor OtherActor { static let shared = OtherActor() }", "actor Asker {}"]


def is_main(what, default):
    return what == "main" or what == "plain" and default == "MainActor"


def isolated(actor):
    """What stops the program where the actor does not run."""
    return f"{actor}.preconditionIsolated(); " if actor else ""


def types(default):
    """The classes that the cells of a file share. Those of an actor stop the program if they are built elsewhere."""
    lines = []
    for service in SERVICES[default]:
        actor = "MainActor" if is_main(service, default) else "OtherActor" if service == "other" else None
        for is_async, throws in itertools.product((False, True), repeat=2):
            name = service.capitalize() + ("Async" if is_async else "Sync") + ("Throws" if throws else "")
            effects = (" async" if is_async else "") + (" throws" if throws else "")
            if service == "implicit" and (is_async or throws):
                continue
            conforms = "" if service in ("main", "implicit", "other") else ": Sendable"
            written = "let x = 1" if service == "implicit" else f"init(){effects} {{ {isolated(actor)}}}"
            lines.append(f"{ATTRIBUTES[service]}final class {name}{conforms} {{ {written} }}")
            if not is_async:
                lines.append(f"{ATTRIBUTES[service]}func make{name}(){effects} -> {name} "
                             f"{{ {isolated(actor)}return {'try ' if throws else ''}{name}() }}")
            for kind in ("plain", "main") if default == "none" else ("plain", "nonisolated", "main"):
                asserted = isolated("MainActor" if is_main(kind, default) else None)
                lines.append(f"{ATTRIBUTES[kind]}final class {kind.capitalize()}Needs{name}: @unchecked Sendable "
                             f"{{ let x: {name}; init(_ x: {name}) {{ {asserted}self.x = x }} }}")
    return lines


def all_cells():
    """All cells, those of one language mode and default isolation after each other."""
    cells = (
        Cell(*values) for mode in "56" for default in ASKERS
        for values in itertools.product(
            [mode], [default], ASKERS[default], CALLS, SERVICES[default], FACTORIES, (False, True), SCOPES, STEPS[default])
    )
    return [cell for cell in cells if cell.is_possible]

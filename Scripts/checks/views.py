"""Type-checks views where SwiftUI and UIKit do not exist, against the stand-ins in Examples/Shop/Standins."""

import itertools
import pathlib
import re
import subprocess

STANDINS = pathlib.Path(__file__).resolve().parents[2] / "Examples/Shop/Standins"
PREVIEW = re.compile(r'#Preview(?:\("[^"]*"\))? \{')


def without_previews(text, numbers):
    """A text in which previews are functions: only SwiftUI has the macro's implementation.
    What is in one is what https://developer.apple.com/documentation/swiftui/preview(_:body:) says."""
    return PREVIEW.sub(lambda _: f"@MainActor @ViewBuilder func preview{next(numbers)}() -> some View {{", text)


def copied_without_previews(sources, folder):
    """Copies of a module's files without previews, sorted."""
    folder.mkdir(parents=True)
    numbers = itertools.count(1)
    for path in sorted(sources):
        (folder / path.name).write_text(without_previews(path.read_text(), numbers))
    return sorted(folder.glob("*.swift"))


class Compiler:
    """Compiles modules against those that it compiled before, in one language mode. Warnings are errors."""

    def __init__(self, mode, folder, built, fail, *features):
        """`built` is the folder in which SwiftPM built the library; `fail` is called with a message and the output.
        The upcoming features are turned on."""
        self.options = ["-swift-version", mode, "-D", "DEBUG", "-parse-as-library", "-warnings-as-errors",
                        "-I", folder, "-I", built / "Modules"]
        for feature in features:
            self.options += ["-enable-upcoming-feature", feature]
        # The library's C module; SwiftPM wrote its module map.
        atomics = built / "DovetailAtomics.build/module.modulemap"
        self.options += ["-Xcc", f"-fmodule-map-file={atomics}"]
        self.folder = folder
        self.fail = fail

    def run(self, name, files, main_actor, *arguments):
        isolation = ["-default-isolation", "MainActor"] if main_actor else []
        command = ["swiftc", *self.options, *isolation, "-module-name", name, *files, *arguments]
        return subprocess.run(
            [str(part) for part in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def check(self, name, files, main_actor=False):
        checked = self.run(name, files, main_actor, "-typecheck")
        if checked.returncode != 0:
            self.fail(f"{name} does not compile against the stand-ins", checked.stdout)

    def module(self, name, files, main_actor=False):
        self.check(name, files, main_actor)
        written = self.run(name, files, main_actor, "-emit-module", "-o", self.folder / f"{name}.swiftmodule")
        if written.returncode != 0:
            self.fail(f"{name} does not compile against the stand-ins", written.stdout)

    def standins(self):
        for name in "UIKit", "SwiftUI":
            self.module(name, [STANDINS / f"{name}.swift"])

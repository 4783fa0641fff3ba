"""Builds with the package of plugins that Scripts/bundle writes, as users have them."""

import pathlib
import re
import shutil
import subprocess
import sys

from .version import ROOT

# What a package is built from, in both build systems: no other package may be among it.
OTHERS = ("swift-syntax", "SwiftSyntax", "SwiftParser", "Yams", "swift-argument-parser", "ArgumentParser")


def bank(folder, plugins):
    """A copy of the example Bank that runs the tool in `plugins`, changed as docs/install.md says."""
    shutil.copytree(ROOT / "Examples/Bank", folder, ignore=shutil.ignore_patterns(".*"))
    path = folder / "Package.swift"
    text = path.read_text()
    for old, new in (
        (
            '.package(name: "Dovetail", path: "../..", traits: ["Tool"])',
            f'.package(name: "Dovetail", path: "{ROOT}"),\n        .package(path: "{plugins}")',
        ),
        (
            '.plugin(name: "DovetailPlugin", package: "Dovetail")',
            '.plugin(name: "DovetailBinaryPlugin", package: "DovetailPlugins")',
        ),
    ):
        if old not in text:
            sys.exit(f"error: {path} has no '{old}'")
        text = text.replace(old, new)
    path.write_text(text)


def build(package, system, scratch, before=()):
    """Builds a package from nothing."""
    command = [
        *before,
        "swift",
        "build",
        "--build-system",
        system,
        "--scratch-path",
        str(scratch),
        "--cache-path",
        str(scratch.with_name("cache")),
    ]
    for _ in range(3):
        done = subprocess.run(command, cwd=package, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        # On a busy machine, SwiftPM sometimes stops within libdispatch. That says nothing about the package. Its own
        # program is then the first image of the backtrace; a crash of the tool is not tried again.
        if not re.search(r"^Images .*\n\n0x\S+ \S+\s+swift-(package|build) ", done.stdout, re.MULTILINE):
            break
        print("note: SwiftPM itself crashed, so the build starts again", flush=True)
        shutil.rmtree(scratch, ignore_errors=True)
    return done


def others(output, scratch):
    """What was fetched or compiled of the packages that only the tool needs."""
    found = {name for name in OTHERS if re.search(rf"(?<![\w/]){name}\b", output)}
    for path in scratch.rglob("*"):
        if path.suffix in (".swiftmodule", ".o", ".build") or path.parent.name == "checkouts":
            found |= {name for name in OTHERS if name in path.name}
    return sorted(found)


def products(scratch, name):
    """The programs of that name that were built."""
    return [
        path
        for path in pathlib.Path(scratch).rglob(name)
        if path.is_file() and not path.is_symlink() and path.stat().st_mode & 0o100
    ]

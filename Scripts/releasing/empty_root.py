"""The tool in a root folder that holds nothing but the tool: no loader, no library, no toolchain. Each command must
print and write there what it prints and writes outside."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

# What needs no toolchain, in a new package and then in the example Bank.
COMMANDS = {
    ".": ["--version", "--help", "init Shop --dovetail Dovetail", "explain missing-provider"],
    "Shop": [
        "add module Card --layer presentation --interface",
        "check",
        "check --format json",
        "check --format sarif",
        "check --format github",
        "graph",
        "graph --format dot",
        "graph --modules",
        "explain ShopCore",
        "generate --output Sources/ShopApp/Wiring.swift --package-path . --target ShopApp",
        "modules imports",
        "modules fix-imports --dry-run",
        "modules break-cycle",
        "stub --output Stubs.swift Sources",
        "rules init --dry-run",
        "inspect ../dovetail",
        "inspect --project",
        "add module Card --layer presentation",
    ],
    "Bank": [
        "check --exclude Tests Sources",
        "check --cache cache Sources",
        "graph --format mermaid Sources",
        "explain CardComponent Sources",
        "generate --output Wiring.swift Sources",
        "generate --check --output Wiring.swift Sources",
        "stub --output Stubs.swift --dependencies Sources",
    ],
}

ENTER = """import os, sys
os.chroot(sys.argv[1])
os.chdir(sys.argv[2])
os.execv("/dovetail", ["dovetail", *sys.argv[3:]])
"""
MANIFEST = """// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "Dovetail", products: [.library(name: "Dovetail", targets: ["Dovetail"])],
    targets: [.target(name: "Dovetail")])
"""


def prepare(folder, tool, bank):
    (folder / "Dovetail").mkdir(parents=True)
    (folder / "Dovetail/Package.swift").write_text(MANIFEST)
    shutil.copy(tool, folder / "dovetail")
    shutil.copytree(bank, folder / "Bank", ignore=shutil.ignore_patterns(".*", "dovetail.yml"))


def run(command, folder):
    return subprocess.run(
        command,
        cwd=folder,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={"PATH": "/nowhere", "PWD": str(folder)},
    )


def inside(root, place, arguments):
    """Runs the tool with `root` as the root of all files."""
    command = [sys.executable, "-c", ENTER, str(root), f"/{place}", *arguments]
    if os.geteuid() != 0:
        command = ["unshare", "--user", "--map-root-user", *command]
    return subprocess.run(
        command,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={"PATH": "/nowhere", "PWD": f"/{place}"},
    )


def text_of(done):
    """What a command said, but for why SwiftPM cannot be run: other words here and there."""
    return re.sub(r"warning: .*; only its literal text is used\n", "", done.stdout)


def files(folder):
    """What was written, but for caches, whose names depend on the folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes().replace(str(folder).encode(), b"")
        for path in folder.rglob("*")
        if path.is_file() and "cache" not in path.parts and path.name != "dovetail"
    }


def differences(tool, bank, folder):
    """How many commands were run, and those that do not do in the empty root what they do outside."""
    outside, root = folder / "outside", folder / "root"
    prepare(outside, tool, bank)
    prepare(root, tool, bank)
    count, wrong = 0, []
    for place, commands in COMMANDS.items():
        for command in commands:
            expected = run([str(outside / "dovetail"), *command.split()], outside / place)
            found = inside(root, pathlib.PurePosixPath(place), command.split())
            count += 1
            said, there = (text_of(one).replace(str(outside), "") for one in (expected, found))
            if (found.returncode, there) != (expected.returncode, said) or expected.returncode > 2:
                wrong.append(
                    f"{place}: dovetail {command}\noutside, exit code {expected.returncode}:\n{said}"
                    f"\nin the empty root, exit code {found.returncode}:\n{there}"
                )
            elif expected.returncode:
                print(
                    f"  {place}: dovetail {command}: exit code {expected.returncode} in both:",
                    said.strip().splitlines()[-1],
                )
    if files(outside) != files(root):
        wrong.append("the files that are written differ")
    return count, wrong

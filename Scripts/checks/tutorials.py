"""The code of the tutorials: each step is checked, and the last one of each is compiled and run."""

import pathlib
import re
import subprocess
import sys
import tempfile

MODES = ["5", "6"]


def check_tutorials(root, tool):
    """How many steps were checked. `expected.txt` says what is expected of them:

    FILE: error ID       `dovetail generate` reports these kinds of errors, and no others
    FILE: prints LINE    the file is compiled and run, and prints these lines
    """
    folder = root / "docs/site/Dovetail.docc/Tutorials"
    used = {name for text in folder.glob("*.tutorial") for name in re.findall(r"file: \"?([\w.-]+\.swift)", text.read_text())}
    files = sorted((folder / "Code").glob("*.swift"))
    if used != {file.name for file in files}:
        sys.exit(f"error: the tutorials show other files than they have: {sorted(used ^ {file.name for file in files})}")
    expected = (folder / "Code/expected.txt").read_text().splitlines()
    wanted = {}
    for line in expected:
        name, _, text = line.partition(": ")
        wanted.setdefault(name, []).append(text)
    if unknown := wanted.keys() - used:
        sys.exit(f"error: expected.txt names {sorted(unknown)}, which no tutorial shows")
    for file in files:
        step(root, tool, file, wanted.get(file.name, []))
    return len(files)


def step(root, tool, file, wanted):
    errors = [text.removeprefix("error ") for text in wanted if text.startswith("error ")]
    output = [text.removeprefix("prints ") for text in wanted if text.startswith("prints ")]
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        (scratch / "main.swift").write_text(file.read_text())
        wiring = scratch / "Wiring.swift"
        done = subprocess.run([tool, "generate", "-o", wiring, "main.swift"], cwd=scratch, capture_output=True, text=True)
        found = sorted(set(re.findall(r"error: .*\[([\w-]+)\]$", done.stderr, re.M)))
        if found != sorted(errors):
            sys.exit(f"error: {file.name}: expected {errors}, but the tool says\n{done.stderr}")
        if not output:
            return
        built = root / ".build/release"
        for mode in MODES:
            program = subprocess.run(
                ["swiftc", "-swift-version", mode, "-I", built / "Modules", "-I", built / "DovetailAtomics.build", "main.swift",
                 "Wiring.swift", *sorted((built / "Dovetail.build").glob("*.o")),
                 *sorted((built / "DovetailAtomics.build").glob("*.o")), *sorted((built / "DovetailTesting.build").glob("*.o")), "-o", "program"],
                cwd=scratch, capture_output=True, text=True)
            if program.returncode != 0:
                sys.exit(f"error: {file.name} does not compile in Swift {mode} mode\n{program.stderr}")
            ran = subprocess.run([scratch / "program"], capture_output=True, text=True)
            said = ran.stdout.splitlines()
            if ran.returncode != 0 or said != output:
                sys.exit(f"error: {file.name} prints {said}, not {output}")

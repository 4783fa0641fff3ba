"""The library, compiled once for all programs that are measured."""

import os
import shutil
import subprocess
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "Sources" / "Runtime"
SWIFTC = os.environ.get("SWIFTC") or shutil.which("swiftc") or "swiftc"


class Runtime:
    """The modules DovetailAtomics and Dovetail in a folder."""

    def __init__(self, folder, optimised):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        atomics = SOURCES / "DovetailAtomics"
        (folder / "module.modulemap").write_text(
            f'module DovetailAtomics {{ umbrella header "{atomics}/include/DovetailAtomics.h" export * }}')
        clang = str(Path(shutil.which(SWIFTC)).resolve().parent / "clang")
        run(clang, "-c", "-O1", f"-I{atomics}/include", f"{atomics}/DovetailAtomics.c", "-o", f"{folder}/DovetailAtomics.o")
        files = sorted(str(path) for path in (SOURCES / "Dovetail").rglob("*.swift"))
        run(SWIFTC, "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
            "-enable-upcoming-feature", "InternalImportsByDefault", "-parse-as-library", "-wmo",
            "-O" if optimised else "-Onone", "-module-name", "Dovetail", "-package-name", "dovetail",
            "-emit-module", "-emit-module-path", f"{folder}/Dovetail.swiftmodule", "-emit-object",
            "-o", f"{folder}/Dovetail.o", "-I", str(folder), *files)

    @property
    def flags(self):
        return ["-I", str(self.folder), "-Xcc", f"-I{SOURCES}/DovetailAtomics/include"]

    @property
    def objects(self):
        return [f"{self.folder}/DovetailAtomics.o", f"{self.folder}/Dovetail.o"]


def run(*command):
    """Runs a command and returns what it printed; stops the script where it fails."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{command[0]} failed:\n{(done.stderr or done.stdout)[:4000]}")
    return done.stdout

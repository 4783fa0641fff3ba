"""The version of the tool, which is written in one place."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "Sources/Core/Basics/ToolVersion.swift"


def current():
    """What `dovetail --version` prints."""
    found = re.search(r'static let current = "([^"]+)"', SOURCE.read_text())
    if found is None:
        sys.exit(f"error: no version in {SOURCE}")
    return found.group(1)


def write(version):
    """Makes `dovetail --version` print another version."""
    text = SOURCE.read_text()
    SOURCE.write_text(re.sub(r'(static let current = )"[^"]+"', rf'\1"{version}"', text))

"""The changelog: a section for each version, `## 0.1.0, unreleased` or `## 0.1.0, 2026-11-28`."""

import re

from .version import ROOT

FILE = ROOT / "CHANGELOG.md"


def released(version, date):
    """The changelog in which that version has its date, and the version's own section; None if there is no section."""
    text = FILE.read_text()
    heading = re.search(rf"^## {re.escape(version)}, (unreleased|\d{{4}}-\d\d-\d\d)$", text, re.M)
    if heading is None:
        return None
    following = re.search(r"^## ", text[heading.end() :], re.M)
    end = heading.end() + following.start() if following else len(text)
    notes = text[heading.end() : end].strip()
    return text[: heading.start()] + f"## {version}, {date}" + text[heading.end() :], notes

"""What the pages of docs show: their code, and the small Xcode project that stands for a reader's."""

import re
import sys

BLOCK = re.compile(r"^([ ]*)```(\w+)\n(.*?)^[ ]*```", re.M | re.S)

PROJECT = """// !$*UTF8*$!
{ objects = {
P = { isa = PBXProject; mainGroup = G; targets = (TApp); };
G = { isa = PBXGroup; children = (FApp); sourceTree = "<group>"; };
TApp = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
    packageProductDependencies = (D); fileSystemSynchronizedGroups = (FApp); };
FApp = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
D = { isa = XCSwiftPackageProductDependency; productName = Dovetail; };
}; rootObject = P; }
"""


def blocks(text):
    """The code blocks of a text, in order, as (language, code, the line before)."""
    found = []
    for match in BLOCK.finditer(text):
        code = re.sub(rf"^{match.group(1)}", "", match.group(3), flags=re.M)
        before = text[: match.start()].rstrip().splitlines()
        found.append((match.group(2), code, before[-1] if before else ""))
    return found


def section(text, *headings):
    """The part of a document under a heading that starts so, or is one of several."""
    heading = rf"{re.escape(headings[0])}[^\n]*" if len(headings) == 1 else "|".join(map(re.escape, headings))
    match = re.search(rf"^(###?) (?:{heading})\n(.*?)(?=^## |^\1 |\Z)", text, re.M | re.S)
    if match is None:
        sys.exit(f"error: no section '{headings[0]}'")
    return match.group(2)


def sources(text):
    """The Swift files of a text, by the paths that the lines before them name."""
    named = (
        (re.search(r"`(Sources/\w+/\w+\.swift)`", before), code)
        for language, code, before in blocks(text)
        if language == "swift"
    )
    return {path.group(1): code for path, code in named if path}

"""What is made of a compiled tool: SwiftPM's artifact bundle, and the package of plugins that runs the tool in it."""

import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import zipfile

from .version import ROOT

# The plugins find the tool by this name, as they find the executable target of the same name in Dovetail's own package.
TOOL = "DovetailTool"
BUNDLE = f"{TOOL}.artifactbundle"
ARCHIVE = f"{BUNDLE}.zip"

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

// The plugins of Dovetail {version} with a compiled tool. Dovetail's Scripts/bundle wrote this package.
let package = Package(
    name: "DovetailPlugins",
    products: [
        .plugin(name: "DovetailBinaryPlugin", targets: ["DovetailBinaryPlugin"]),
        .plugin(name: "DovetailBinaryStubsPlugin", targets: ["DovetailBinaryStubsPlugin"]),
    ],
    targets: [
        {binary},
        .plugin(
            name: "DovetailBinaryPlugin", capability: .buildTool(), dependencies: ["DovetailBinary"],
            path: "Plugins/DovetailPlugin"),
        .plugin(
            name: "DovetailBinaryStubsPlugin", capability: .buildTool(), dependencies: ["DovetailBinary"],
            path: "Plugins/DovetailStubsPlugin"),
    ]
)
"""
LOCAL = f'.binaryTarget(name: "DovetailBinary", path: "{BUNDLE}")'
REMOTE = """.binaryTarget(
            name: "DovetailBinary",
            url: "{url}",
            checksum: "{checksum}")"""


def write_bundle(folder, version, tools):
    """Writes the bundle: a variant for each tool, of which `tools` has the path by the triples that it runs on."""
    variants = []
    for triples, tool in tools.items():
        path = pathlib.PurePosixPath(triples[0], "dovetail")
        copy = folder / path
        copy.parent.mkdir(parents=True)
        shutil.copyfile(tool, copy)
        copy.chmod(0o755)
        variants.append({"path": str(path), "supportedTriples": list(triples)})
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE")
    artifact = {"type": "executable", "version": version, "variants": variants}
    (folder / "info.json").write_text(
        json.dumps({"schemaVersion": "1.0", "artifacts": {TOOL: artifact}}, indent=2) + "\n"
    )


def write_archive(bundle, archive):
    """Writes the bundle's archive: the same bytes for the same files, whenever it is made."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as written:
        for path in sorted(path for path in bundle.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(path.relative_to(bundle.parent)), (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if os.access(path, os.X_OK) else 0o100644) << 16
            written.writestr(entry, path.read_bytes())


def shrink(archive):
    """Compresses the archive again, with 7-Zip's encoder instead of zlib's: 3 % less, in the same format."""
    advzip = shutil.which("advzip")
    if advzip is None:
        print("note: the archive is 3 % larger than it could be; install advzip (Debian, Homebrew: advancecomp)")
        return
    subprocess.run([advzip, "--recompress", "--shrink-extra", "--quiet", archive], check=True)


def checksum(archive):
    """What `swift package compute-checksum` prints."""
    return hashlib.sha256(archive.read_bytes()).hexdigest()


def write_plugins(folder, version, bundle, remote=None):
    """Writes the package of plugins, with the bundle in it, or with its URL and checksum in `remote`."""
    folder.mkdir()
    shutil.copytree(ROOT / "Plugins", folder / "Plugins")
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE")
    if remote:
        binary = REMOTE.format(url=remote[0], checksum=remote[1])
    else:
        shutil.copytree(bundle, folder / BUNDLE)
        binary = LOCAL
    (folder / "Package.swift").write_text(MANIFEST.format(version=version, binary=binary))

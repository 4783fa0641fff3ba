"""The modules of a Linux toolchain, as modules for macOS, and the compiler's arguments that make it use them."""

import json
import pathlib
import re
import shutil
import subprocess

# The triple within a module is replaced in place, which needs two of one length.
LINUX, MACOS = b"x86_64-unknown-linux-gnu", b"x86_64-apple-macosx10.15"
HEADERS = [pathlib.Path("/usr/include/x86_64-linux-gnu"), pathlib.Path("/usr/include")]
# Headers are read as on Linux, although the target is macOS, because Glibc stands in for Darwin.
UNDEFINED = [
    "TARGET_OS_MAC", "TARGET_OS_OSX", "__APPLE__", "__MACH__", "__nonnull", "__nullable", "__null_unspecified"]
DEFINED = [
    "__linux__", "__unix__", "__unix", "linux", "unix", "__gnu_linux__", "__ELF__", "_GNU_SOURCE",
    "OS_OBJECT_USE_OBJC=0", "OS_OBJECT_HAVE_OBJC_SUPPORT=0"]
# Dispatch wants these on macOS.
CLOCK_TYPES = """#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define USEC_PER_SEC 1000000ull
#define NSEC_PER_USEC 1000ull
"""


def toolchain():
    """The folder of the toolchain's modules, its triple, and its version."""
    said = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    info = json.loads(said)
    return pathlib.Path(info["paths"]["runtimeResourcePath"]), info["target"]["triple"], info["compilerVersion"]


def make(swift, folder):
    """Copies the toolchain's modules into a folder that does not exist."""
    resources = folder / "resources"
    resources.mkdir(parents=True)
    for entry in swift.iterdir():
        if entry.name not in ("linux", "embedded", "FrameworkABIBaseline", "migrator", "pm", "clang", "host"):
            (shutil.copytree if entry.is_dir() else shutil.copy)(entry, resources / entry.name)
    shutil.copytree((swift / "clang").resolve() / "include", resources / "clang/include")
    for file in sorted((swift / "linux").rglob(f"{LINUX.decode()}.swift*")):
        # Testing is there as an interface alone, which the compiler makes a module of.
        if file.suffix == ".swiftmodule" or not file.with_suffix(".swiftmodule").exists():
            copy_module(file, resources / "macosx" / file.parent.name / f"x86_64-apple-macos{file.suffix}")
    for header in (swift / "linux").glob("lib*shim.*"):
        shutil.copy(header, resources / "macosx")
    copy_module(swift / "pm/PluginAPI/PackagePlugin.swiftmodule", folder / "plugins/PackagePlugin.swiftmodule")
    leave_out_tgmath(resources)
    make_glibc(swift / "linux/x86_64", folder / "glibc")
    (folder / "include/mach").mkdir(parents=True)
    (folder / "include/mach/clock_types.h").write_text(CLOCK_TYPES)


def copy_module(module, target):
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(module.read_bytes().replace(LINUX, MACOS))


def leave_out_tgmath(resources):
    """Clang's tgmath.h and Glibc's do not go together without a Linux triple."""
    for header in resources.rglob("*.h"):
        text = header.read_text(errors="surrogateescape")
        if "tgmath.h" in text:
            text = re.sub(r"# *include <tgmath.h>", "", text.replace("__has_include(<tgmath.h>)", "0"))
            header.write_text(text, errors="surrogateescape")


def make_glibc(source, folder):
    """The module Glibc, in a folder of links to the system's headers, which are in two folders."""
    folder.mkdir()
    (folder / "SwiftGlibc.h").write_text((source / "SwiftGlibc.h").read_text().replace("#include <tgmath.h>", ""))
    shutil.copy(source / "glibc.modulemap", folder / "module.modulemap")
    for base in HEADERS:
        for entry in base.iterdir() if base.is_dir() else []:
            link(entry, folder / entry.name, deeper=entry.name in ("bits", "sys", "gnu"))


def link(entry, place, deeper=False):
    if deeper:
        place.mkdir(exist_ok=True)
        for inner in entry.iterdir():
            link(inner, place / inner.name)
    elif not place.exists() and not place.is_symlink():
        place.symlink_to(entry)


def arguments(swift, folder, macos):
    """What every call of the compiler has."""
    clang = [f"-fmodule-map-file={folder}/glibc/module.modulemap"]
    clang += [word for include in (folder / "glibc", *reversed(HEADERS)) for word in ("-isystem", str(include))]
    clang += [f"-I{folder}/include", "-fdeclspec", "-fblocks"]
    clang += [f"-U{name}" for name in UNDEFINED] + [f"-D{name}" for name in DEFINED]
    plugins = [word for name in ("", "/testing") for word in ("-plugin-path", f"{swift}/host/plugins{name}")]
    return [
        "-target", f"x86_64-apple-macosx{macos}", "-resource-dir", f"{folder}/resources", "-sdk", "/",
        "-module-cache-path", f"{folder}/cache", "-disable-objc-interop", "-D", "SWIFT_PACKAGE", "-D", "DEBUG",
        *plugins, *[word for argument in clang for word in ("-Xcc", argument)]]

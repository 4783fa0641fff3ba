"""Reads what the compiler writes about names while it builds: the index, through the toolchain's own library."""

import collections
import ctypes
import os
import shutil
from pathlib import Path

DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
NAMES = {1: "module", 5: "enum", 6: "struct", 7: "class", 8: "protocol", 11: "typealias", 13: "variable"}
CONSTRUCTOR = 22
# The kinds of symbols that are types.
TYPES = {5, 6, 7, 8, 11}
# Associated types, and generic parameters.
PARAMETERS = {1012, 1013}

Symbol = collections.namedtuple("Symbol", "usr name kind is_parameter")


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


TAKES_ONE = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
TAKES_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)


def library():
    compiler = Path(os.path.realpath(shutil.which("swiftc")))
    found = ctypes.CDLL(str(compiler.parent.parent / "lib/libIndexStore.so"))
    results = {
        "store_create": ctypes.c_void_p, "unit_reader_create": ctypes.c_void_p, "unit_reader_get_main_file": Text,
        "unit_reader_get_module_name": Text, "unit_dependency_get_name": Text, "unit_dependency_get_kind": ctypes.c_int,
        "unit_dependency_get_filepath": Text, "record_reader_create": ctypes.c_void_p,
        "occurrence_get_symbol": ctypes.c_void_p, "occurrence_get_roles": ctypes.c_uint64, "symbol_get_usr": Text,
        "symbol_get_name": Text, "symbol_get_kind": ctypes.c_int, "symbol_get_subkind": ctypes.c_int,
    }
    for name, result in results.items():
        getattr(found, "indexstore_" + name).restype = result
    return found


class IndexStore:
    """What is defined and what is named in the files of a build."""

    def __init__(self, folder):
        self.library = library()
        self.folder = folder
        # The module of each file.
        self.modules = {}
        # Where each symbol is defined, by its identifier.
        self.definitions = {}
        # The names of what is defined at a place.
        self.names = collections.defaultdict(set)
        # What the compiler makes of itself, such as a memberwise initializer.
        self.implicit = set()
        # What is named at a place: file, line, column.
        self.references = collections.defaultdict(list)

    def call(self, name, *arguments):
        return getattr(self.library, "indexstore_" + name)(*arguments)

    def read(self, takes):
        """Reads what the newest units say of the files that `takes` wants."""
        error = ctypes.c_void_p()
        store = self.call("store_create", str(self.folder).encode(), ctypes.byref(error))
        if not store:
            raise SystemExit(f"error: there is no index at '{self.folder}'; build without --no-build")
        store = ctypes.c_void_p(store)
        units = []
        keep = TAKES_TEXT(lambda _, name: units.append(str(name)) or True)
        self.call("store_units_apply_f", store, 0, None, keep)
        for unit in units:
            self.read_unit(store, unit, takes)

    def drop(self, modules):
        """Leaves out what some modules define and name."""
        dropped = {path for path, module in self.modules.items() if module in modules}
        self.modules = {path: module for path, module in self.modules.items() if path not in dropped}
        self.definitions = {usr: place for usr, place in self.definitions.items() if place[0] not in dropped}

    def read_unit(self, store, name, takes):
        error = ctypes.c_void_p()
        reader = self.call("unit_reader_create", store, name.encode(), ctypes.byref(error))
        if not reader:
            return
        reader = ctypes.c_void_p(reader)
        path = str(self.call("unit_reader_get_main_file", reader))
        if path.endswith(".swift") and os.path.exists(path) and takes(path) and path not in self.modules:
            self.modules[path] = str(self.call("unit_reader_get_module_name", reader))
            records = []

            def dependency(_, node):
                node = ctypes.c_void_p(node)
                if self.call("unit_dependency_get_kind", node) == 2:
                    if str(self.call("unit_dependency_get_filepath", node)) == path:
                        records.append(str(self.call("unit_dependency_get_name", node)))
                return True

            keep = TAKES_ONE(dependency)
            self.call("unit_reader_dependencies_apply_f", reader, None, keep)
            for record in records:
                self.read_record(store, record, path)
        self.call("unit_reader_dispose", reader)

    def read_record(self, store, name, path):
        error = ctypes.c_void_p()
        reader = self.call("record_reader_create", store, name.encode(), ctypes.byref(error))
        if not reader:
            return
        reader = ctypes.c_void_p(reader)
        line, column = ctypes.c_uint(), ctypes.c_uint()
        symbols = {}

        def occurrence(_, node):
            node = ctypes.c_void_p(node)
            self.call("occurrence_get_line_col", node, ctypes.byref(line), ctypes.byref(column))
            roles = self.call("occurrence_get_roles", node)
            pointer = self.call("occurrence_get_symbol", node)
            if pointer not in symbols:
                at = ctypes.c_void_p(pointer)
                kind = self.call("symbol_get_kind", at)
                symbols[pointer] = Symbol(
                    str(self.call("symbol_get_usr", at)), str(self.call("symbol_get_name", at)), kind,
                    self.call("symbol_get_subkind", at) in PARAMETERS)
            symbol = symbols[pointer]
            place = (path, line.value, column.value)
            if roles & DEFINITION:
                self.definitions[symbol.usr] = place
                self.names[place].add(symbol.name)
                if roles & IMPLICIT:
                    self.implicit.add(symbol.usr)
            elif roles & REFERENCE:
                self.references[place].append(symbol)
            return True

        keep = TAKES_ONE(occurrence)
        self.call("record_reader_occurrences_apply_f", reader, None, keep)
        self.call("record_reader_dispose", ctypes.c_void_p(reader.value))

"""The sources that the tool is measured on: made by rule, the same on each run."""

import json
import random
import shutil
from pathlib import Path

# A real app's words around wiring, which a search for bare words takes for it.
LOOK_ALIKES = [
    "view.backgroundColor = UIColor.black.withAlphaComponent(0.{n})",
    "let name = url.lastPathComponent + \"{n}\"",
    "let day = calendar.dateComponents([.day, .month], from: date).day ?? {n}",
    "tableView.register(Cell{n}.self, forCellReuseIdentifier: \"Cell{n}\")",
    "coordinator.navigate(to: .detail({n}), parent: parent)",
    "let child = Row(parent: nil, index: {n})",
    "// The parent Component keeps its Dependency alive, see ticket {n}.",
]
PLAIN = [
    "label{n}.font = UIFont.systemFont(ofSize: 14, weight: .medium)",
    "stackView.addArrangedSubview(label{n})",
    "label{n}.text = viewModel.titles[{n} % viewModel.titles.count]",
    "NSLayoutConstraint.activate([label{n}.topAnchor.constraint(equalTo: topAnchor, constant: {n})])",
    "guard let value = values[safe: {n}] else {{ return }}",
    "state.items.append(Item(id: {n}, title: \"title {n}\", isSelected: false))",
    "service.load(page: {n}) {{ [weak self] result in self?.receive(result) }}",
    "switch action {{ case .tap({n}): open() default: break }}",
    "let width = max(0, bounds.width - {n})",
    "button.isEnabled = values.count > {n}",
    "",
]


# `register` and `resolve` as apps use the words without any container.
OTHER_CALLS = [
    "tableView.register(Cell{n}.self, forCellReuseIdentifier: \"Cell{n}\")",
    "collectionView.register(Cell{n}.self, forCellWithReuseIdentifier: \"Cell{n}\")",
    "center.register(observer: self, for: .change({n}))",
    "promise.resolve(values[{n}])",
    "UIApplication.shared.registerForRemoteNotifications()",
    "let path = url.resolvingSymlinksInPath().appendingPathComponent(\"{n}\")",
    "broadcaster.register(self) {{ [weak self] event in self?.receive(event, {n}) }}",
    "resolver.resolve(conflict: {n}, with: .ours)",
    "// Whoever registers first resolves the conflict, see ticket {n}.",
]


def noise_file(index, lines, random, look_alikes=LOOK_ALIKES, share=0.24):
    """A view, its model or an extension: nothing that is wired."""
    kind = index % 4
    takes_look_alikes = random.random() < share
    head = {
        0: f"final class Screen{index}ViewController: UIViewController, Themed {{",
        1: f"struct Model{index}: Codable, Equatable {{\n    var id: Int\n    var title: String?",
        2: f"extension Screen{index - 2}ViewController: UITableViewDelegate {{",
        3: f"final class Cell{index}: UITableViewCell {{\n    override init(style: Style, reuseIdentifier: String?) {{"
        "\n        super.init(style: style, reuseIdentifier: reuseIdentifier)\n    }",
    }[kind]
    text = ["import UIKit", "import Foundation", "", f"/// One of the app's screens, number {index}.", head]
    count = sum(part.count("\n") + 1 for part in text)
    function = 0
    while count < lines - 6:
        function += 1
        size = min(random.randint(3, 12), lines - 4 - count)
        text.append(f"    private func step{function}(_ date: Date, values: [Int]) {{")
        for _ in range(size):
            bank = look_alikes if takes_look_alikes and random.random() < 0.05 else PLAIN
            line = random.choice(bank).format(n=random.randint(1, 99))
            text.append("        " + line if line else "")
        text.append("    }")
        count += size + 2
    text += ["    // end"] * (lines - 1 - count)
    text.append("}")
    return "\n".join(text) + "\n"


def component_name(index):
    return "AppComponent" if index == 0 else f"Feature{index}Component"


def component_file(index, total, runtime="Dovetail"):
    """A component of a tree in which each has four children.

    It needs one value of the root's, and one each of the component above it and
    the one above that; it builds two services, offers them and uses them itself, as
    screens do. (Were they only offered, an optimising compiler would drop their code
    from a module without wiring, and the wiring would be charged with its return.)
    """
    children = [child for child in range(4 * index + 1, 4 * index + 5) if child < total]
    above = (index - 1) // 4 if index else None
    further = (above - 1) // 4 if above else None
    lines = [f"import {runtime}", ""]
    needs = []
    if index == 0:
        lines += ["final class Session { let user = \"user\" }", "protocol Clock { var now: Int { get } }",
                  "struct SystemClock: Clock { var now: Int { 7 } }", ""]
    else:
        needs = [("session", "Session"), ("clock", "Clock"), (f"store{above}", f"Store{above}")]
        if further is not None:
            needs.append((f"router{further}", f"Router{further}"))
        lines.append(f"protocol Feature{index}Dependency: Dependency {{")
        lines += [f"    var {name}: {type_} {{ get }}" for name, type_ in needs]
        lines += ["}", ""]
    superclass = f"Component<Feature{index}Dependency>" if index else "BootstrapComponent"
    lines += [
        f"final class Store{index} {{",
        "    private var values: [String: Int] = [:]",
        "    let session: Session",
        "    init(session: Session) { self.session = session }",
        "    func value(for key: String) -> Int {",
        "        if let known = values[key] { return known }",
        f"        values[key] = key.count + {index}",
        f"        return key.count + {index}",
        "    }",
        "}", "",
        f"final class Router{index} {{",
        f"    private let store: Store{index}",
        f"    init(store: Store{index}) {{ self.store = store }}",
        f"    func title() -> String {{ \"\\(store.session.user) at {index}: \\(store.value(for: \"title\"))\" }}",
        "}", "",
        f"final class {component_name(index)}: {superclass} {{",
    ]
    session = "dependency.session" if index else "session"
    if index == 0:
        lines += ["    var session: Session { shared { Session() } }", "    var clock: Clock { shared { SystemClock() } }"]
    lines += [
        f"    var store{index}: Store{index} {{ shared {{ Store{index}(session: {session}) }} }}",
        f"    var router{index}: Router{index} {{ shared {{ Router{index}(store: store{index}) }} }}",
    ]
    lines += [f"    var feature{child}: {component_name(child)} {{ {component_name(child)}(parent: self) }}" for child in children]
    own = " + ".join([f"dependency.{name}.{number_of(type_)}" for name, type_ in needs] + [f"router{index}.title().count"])
    lines += ["    func sum() -> Int {", f"        let own = {own}"]
    lines += ["        return own" + "".join(f" + feature{child}.sum()" for child in children), "    }", "}"]
    return "\n".join(lines) + "\n"


def number_of(type_):
    """What to read of a service, to have a number."""
    if type_ in ("Session", "Clock"):
        return {"Session": "user.count", "Clock": "now"}[type_]
    return 'value(for: "sum")' if type_.startswith("Store") else "title().count"


def tree(folder, components=991, files=5_991, lines=979_000, seed=2):
    """Components among the files of a large app, in folders of a hundred."""
    source = random.Random(seed)
    written = 0
    for index in range(components):
        text = component_file(index, components)
        written += text.count("\n")
        write(folder / f"Features/Group{index // 100}/{component_name(index)}.swift", text)
    left = files - components
    for index in range(left):
        share = (lines - written) // (left - index)
        size = share if index == left - 1 else max(20, int(share * source.uniform(0.4, 1.6)))
        text = noise_file(index, size, source)
        written += text.count("\n")
        write(folder / f"App/Screens{index // 100}/File{index}.swift", text)
    return written


def container_files(index, total):
    """A feature in layers: protocols, implementations, the assembly that registers them, and a screen that asks.

    It needs the repository of the feature before it, so that the whole is a chain.
    """
    before = f", before: r.resolve(Repository{index - 1}.self)!" if index else ""
    parameter = f", before: Repository{index - 1}" if index else ""
    interface = f"""import Foundation

public protocol Repository{index} {{}}
public protocol UseCase{index} {{}}
"""
    implementation = f"""import Foundation

final class Repository{index}Impl: Repository{index} {{
    init(network: Network{parameter}) {{}}
}}
final class UseCase{index}Impl: UseCase{index} {{
    init(repository: Repository{index}) {{}}
}}
final class Coordinator{index}: Coordinator {{
    init(title: String, useCase: UseCase{index}) {{}}
}}
"""
    assembly = f"""import Swinject

public final class Feature{index}Assembly: Assembly {{
    public init() {{}}
    public func assemble(container: Container) {{
        container.register(Repository{index}.self) {{ r in
            Repository{index}Impl(network: r.resolve(Network.self)!{before})
        }}
        .inObjectScope(.container)
        container.register(UseCase{index}.self) {{ r in
            UseCase{index}Impl(repository: r.resolve(Repository{index}.self)!)
        }}
        container.register(Coordinator.self, name: "feature{index}") {{ (r, title: String) in
            Coordinator{index}(title: title, useCase: r.resolve(UseCase{index}.self)!)
        }}
    }}
}}
"""
    screen = f"""import UIKit

final class Feature{index}Screen: UIViewController {{
    private let useCase = DI.container.resolve(UseCase{index}.self)!
    func open() {{
        DI.container.resolve(Coordinator.self, name: "feature{index}", argument: "Feature {index}")!.start()
    }}
}}
"""
    return {"Interface": interface, "Implementation": implementation, "Assembly": assembly, "Screen": screen}


def container_tree(folder, features=400, files=5_600, lines=1_000_000, seed=4):
    """A Swinject app of a million lines; two of five of its other files use the words in other meanings."""
    source = random.Random(seed)
    assemblies = ", ".join(f"Feature{index}Assembly()" for index in range(features))
    texts = {"App/DI.swift": f"""import Swinject

public protocol Network {{}}
public protocol Coordinator {{ func start() }}
final class NetworkImpl: Network {{}}
public enum DI {{
    public static let container = Container()
    static let assembler = Assembler([{assemblies}], container: DI.container)
    static func start() {{ container.register(Network.self) {{ _ in NetworkImpl() }}.inObjectScope(.container) }}
}}
"""}
    for index in range(features):
        for kind, text in container_files(index, features).items():
            texts[f"Features/Group{index // 50}/Feature{index}{kind}.swift"] = text
    written = sum(text.count("\n") for text in texts.values())
    for path, text in texts.items():
        write(folder / path, text)
    left = files - len(texts)
    for index in range(left):
        share = (lines - written) // (left - index)
        size = share if index == left - 1 else max(20, int(share * source.uniform(0.4, 1.6)))
        text = noise_file(index, size, source, OTHER_CALLS, 0.4 * files / left)
        written += text.count("\n")
        write(folder / f"App/Screens{index // 100}/File{index}.swift", text)
    return written


def flat_module(folder, components=1_000):
    """The components of the tree alone, with a main file that adds everything up."""
    for index in range(components):
        write(folder / f"{component_name(index)}.swift", component_file(index, components))
    write(folder / "main.swift", "print(AppComponent().sum())\n")


def ladder_sum(components, alternating):
    """What the ladder's program prints, worked out from its rule and not from the tool."""
    layers = (components - 1) // 2
    total = 0
    for layer in range(1, layers + 1):
        for side in (0, 1):
            for above in ((0,) if layer == 1 else (0, 1)):
                total += reading(layer, side, above, alternating)
    return total


def reading(layer, side, above, alternating):
    """What a component of the ladder reads when the component `above` made it and
    all those further up stand on the left."""
    value = 0  # what the root offers
    if alternating:
        # The nearest one above that offers `value`: a left one in an even layer, a right one in an odd one.
        up, at = layer - 1, above
        while up > 0 and (up % 2 == 0) != (at == 0):
            up, at = up - 1, 0
        value = 2 * up + at + 1 if up > 0 else 0
    return (value + 1) * (2 * layer + side)


def ladder(folder, components, alternating):
    """Layers of two components, each of which creates both of the next layer.

    Every component needs `value`. Plain: the root alone offers it. Alternating:
    the left one offers it in even layers and the right one in odd layers, so that
    the two parents of each component meet it from different places.
    """
    layers = (components - 1) // 2
    names = lambda layer: [f"Left{layer}", f"Right{layer}"]
    lines = ["import Dovetail", "", "protocol ValueDependency: Dependency {", "    var value: Int { get }", "}", "",
             "final class AppComponent: BootstrapComponent {", "    var value: Int { 0 }"]
    lines += [f"    var {name.lower()}: {name} {{ {name}(parent: self) }}" for name in names(1)] + ["}", ""]
    for layer in range(1, layers + 1):
        for side, name in enumerate(names(layer)):
            lines.append(f"final class {name}: Component<ValueDependency> {{")
            if alternating and (layer % 2 == 0) == (side == 0):
                lines.append(f"    var value: Int {{ {2 * layer + side + 1} }}")
            lines.append(f"    var read: Int {{ (dependency.value + 1) * {2 * layer + side} }}")
            if layer < layers:
                lines += [f"    var {child.lower()}: {child} {{ {child}(parent: self) }}" for child in names(layer + 1)]
            lines += ["}", ""]
    write(folder / "Ladder.swift", "\n".join(lines))
    main = ["let app = AppComponent()", "var sum = app.left1.read + app.right1.read", "let left1 = app.left1"]
    for layer in range(2, layers + 1):
        up = layer - 1
        # The right one is made below the leftmost line, too.
        above = "app" if up == 1 else f"left{up - 1}"
        main.append(f"for read in [left{up}.left{layer}.read, left{up}.right{layer}.read, "
                    f"{above}.right{up}.left{layer}.read, {above}.right{up}.right{layer}.read] {{ sum += read }}")
        main.append(f"let left{layer} = left{up}.left{layer}")
    main.append("print(sum)")
    write(folder / "main.swift", "\n".join(main) + "\n")


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def module_package(folder, modules=100, files=40):
    """A package of modules in five layers: each module uses up to eight of the layer below, and its files import some."""
    targets = []
    for number in range(modules):
        layer, place = divmod(number, modules // 5)
        below = [f"Module{(layer - 1) * (modules // 5) + (place + step * 3) % (modules // 5)}" for step in range(8)] if layer else []
        below = sorted(set(below))
        names = ", ".join(f'"{name}"' for name in below)
        targets.append(f'        .target(name: "Module{number}", dependencies: [{names}]),')
        for index in range(files):
            imports = ["import Foundation"] + [f"import {below[(index + step) % len(below)]}" for step in range(2) if below]
            lines = "\n".join(
                f"    /// What the {step}th step imports from its neighbours.\n"
                f"    func step{step}(_ value: Int) -> String {{ \"import \\(value + {step}) of {index}\" }}" for step in range(60))
            write(
                folder / f"Sources/Module{number}/File{index}.swift",
                "// One of many files.\n\n" + "\n".join(sorted(set(imports))) + "\n\n"
                + f"#if DEBUG\nimport os.log\n#endif\n\nstruct Type{number}x{index} {{\n{lines}\n}}\n")
    write(
        folder / "Package.swift",
        "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n    name: \"Modules\",\n"
        "    targets: [\n" + "\n".join(targets) + "\n    ]\n)\n")


# Requirements as apps write them.
REQUIREMENTS = [
    "func load{n}(id: Int, page: Int?) async throws -> [Item{i}]",
    "func save{n}(_ item: Item{i}, completion: @escaping @Sendable (Result<Item{i}, any Error>) -> Void)",
    "var title{n}: String {{ get }}",
    "var selection{n}: Item{i}? {{ get set }}",
    "func remove{n}(at index: Int)",
    "func convert{n}<Value: Decodable>(_ type: Value.Type, from data: [UInt8]) throws -> Value",
    "static func make{n}(name: String) -> Bool",
    "func observe{n}(_ body: (Item{i}) -> Void)",
    "subscript(key{n} key: String) -> Int? {{ get }}",
    "func update{n}(first: Int, second: String, third: [String: Int]) -> Bool",
]


def protocols(folder, files=2_000, lines=240_000, seed=7):
    """A protocol in each file, beside a type of as many lines as are left."""
    chance = random.Random(seed)
    shutil.rmtree(folder, ignore_errors=True)
    for index in range(files):
        number = chance.randint(6, 18)
        picked = [chance.choice(REQUIREMENTS).format(n=n, i=index) for n in range(number)]
        text = ["import Foundation", "", f"/// What the app needs of service {index}.", f"protocol Service{index}: AnyObject {{"]
        for requirement in picked:
            text += [f"    /// One of the {number} things that it does.", f"    {requirement}"]
        text += ["}", "", f"struct Item{index} {{", "    var id = 0", f"    var title = \"item {index}\""]
        step = 0
        while len(text) < lines // files - 6:
            step += 1
            text += [
                "", f"    func step{step}(_ values: [Int], limit: Int = {step}) -> Int {{",
                f"        guard limit > {step} else {{ return values.reduce(0) {{ $0 &+ $1 }} }}",
                f"        return values.prefix(limit).map {{ $0 * {step} + id }}.max() ?? title.count", "    }"]
        text += ["    // end"] * (lines // files - 1 - len(text)) + ["}"]
        write(folder / f"Group{index % 40}/Service{index}.swift", "\n".join(text) + "\n")


def libraries(folder, sources, size=1_000_000_000):
    """Copies of libraries below `sources`, those of the last first, until there is a gigabyte of them."""
    files = []
    for source in reversed(sources):
        found = [path for path in source.rglob("*") if path.is_file() and not path.is_symlink()]
        for path in sorted(found):
            with path.open("rb") as file:
                magic = file.read(4)
            if magic in LIBRARY_MAGICS:
                files.append(path)
    if not files:
        raise SystemExit("there is no library to copy")
    copied, number = 0, 0
    while copied < size:
        for path in files:
            place = folder / str(number) / f"lib{path.stem.removeprefix('lib')}{path.suffix or '.dylib'}"
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
            copied += path.stat().st_size
            number += 1
            if copied >= size:
                break


LIBRARY_MAGICS = [b"\x7fELF", b"!<ar", b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe"]


def xcode_project(folder, targets=30, files=4000):
    """An Xcode project of an app over frameworks, each of which links the next two; and the same as a modules file."""
    objects, groups, modules = [], [], []
    for number in range(targets):
        name = f"Module{number:02d}"
        used = [other for other in (number + 1, number + 2) if other < targets]
        (folder / name).mkdir(parents=True)
        own = range(number * files // targets, (number + 1) * files // targets)
        for file in own:
            imports = "".join(f"import Module{other:02d}\n" for other in used)
            body = "".join(f"    func run{line}(_ a: Int) -> Int {{ a + {line} }}\n" for line in range(40))
            (folder / name / f"File{file}.swift").write_text(f"{imports}import Foundation\nfinal class C{file} {{\n{body}}}\n")
            objects.append(f'F{file:023d} /* File{file}.swift */ = {{isa = PBXFileReference; path = File{file}.swift; sourceTree = "<group>"; }};')
            objects.append(f"B{file:023d} /* File{file}.swift in Sources */ = {{isa = PBXBuildFile; fileRef = F{file:023d} /* File{file}.swift */; }};")
        references, sources = (", ".join(f"{kind}{file:023d}" for file in own) for kind in "FB")
        links = ", ".join(f"L{number:02d}{other:02d}" for other in used)
        kind = "framework" if number else "application"
        objects += [f"L{number:02d}{other:02d} = {{isa = PBXBuildFile; fileRef = R{other:02d}; }};" for other in used]
        objects += [
            f'G{number:02d} = {{isa = PBXGroup; children = ({references}); path = {name}; sourceTree = "<group>"; }};',
            f"S{number:02d} = {{isa = PBXSourcesBuildPhase; files = ({sources}); }};",
            f"K{number:02d} = {{isa = PBXFrameworksBuildPhase; files = ({links}); }};",
            f"R{number:02d} = {{isa = PBXFileReference; path = {name}.framework; sourceTree = BUILT_PRODUCTS_DIR; }};",
            f'T{number:02d} = {{isa = PBXNativeTarget; name = {name}; productType = "com.apple.product-type.{kind}"; '
            f"productReference = R{number:02d}; buildPhases = (S{number:02d}, K{number:02d}); }};"]
        groups.append(f"G{number:02d}")
        modules.append({"name": name, "package": "app", "files": [str(folder / name / f"File{file}.swift") for file in own]})
    project = folder / "App.xcodeproj"
    project.mkdir()
    lines = "\n".join(f"\t\t{line}" for line in objects)
    names = ", ".join(f"T{number:02d}" for number in range(targets))
    (project / "project.pbxproj").write_text(
        f"// !$*UTF8*$!\n{{\n\tarchiveVersion = 1;\n\tobjectVersion = 56;\n\tobjects = {{\n{lines}\n"
        f'\t\tMAIN = {{isa = PBXGroup; children = ({", ".join(groups)}); sourceTree = "<group>"; }};\n'
        f"\t\tP = {{isa = PBXProject; mainGroup = MAIN; targets = ({names}); }};\n\t}};\n\trootObject = P;\n}}\n")
    listing = folder.parent / f"{folder.name}-modules.json"
    listing.write_text(json.dumps({"version": 1, "modules": modules}))
    rules = folder.parent / f"{folder.name}-rules.yml"
    rules.write_text("rules:\n  - id: down\n    forbid: {from: Module29, to: Module00}\n")

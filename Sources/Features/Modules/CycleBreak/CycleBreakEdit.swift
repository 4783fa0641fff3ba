package import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
package import DovetailProject
import DovetailRules
import DovetailSwiftCode
import Foundation

/// All files that change when a cycle is cut, kept as values until everything is known to work.
package struct CycleBreakEdit {
    package private(set) var changes = FileChanges()
    /// Steps that are left to the user.
    package private(set) var notes: [String] = []

    private let run: BreakCycleRun
    private let folder: String
    private var manifest: any ProjectManifest
    /// The project's rules, and their current text.
    private var rules: (editor: RulesEditor, path: String, text: String)?

    /// - Parameter rulesPath: the project's rules; nil for the nearest ones in the package's folder or above.
    /// - Parameter tuist: edits the manifests of Tuist; nil if they are not evaluated.
    /// - Throws: `InputError` with every reason why the cut cannot be written.
    package init(_ run: BreakCycleRun, rules rulesPath: String?, tuist: TuistEditor? = nil) throws {
        self.run = run
        if let obstacle = run.cut.obstacle { throw InputError("\(obstacle); nothing was written") }
        let path = run.cut.linked.modules[run.cut.to].location?.path ?? "Package.swift"
        folder = parentFolder(path)
        let modules = run.cut.linked.modules
        manifest =
            isPackageManifest(path)
            ? try PackageProject(path) : try AppProject(modules, model: modules[run.cut.to], tuist: tuist)
        if ["defaultIsolation(", "DEFAULT_ACTOR_ISOLATION"].contains(where: manifest.text.contains) {
            throw InputError(
                "\(path) sets a default isolation that Dovetail does not understand; nothing was written")
        }
        guard !run.isUnused, !run.cut.imports.isEmpty else {
            try manifest.remove(module(run.cut.to), from: module(run.cut.from))
            prepareSources()
            try finish()
            return
        }
        if let path = try rulesPath ?? nearestRules {
            let text = try SourceText.read(path)
            rules = (try RulesEditor(text, path: path), path, text)
        }
        try prepareModules()
        try prepareUser()
        try prepareApps()
        try prepareImports()
        try prepareRules()
        try finish()
    }

    private func module(_ index: ProjectModuleID) -> ProjectModule { run.cut.linked.modules[index] }

    private mutating func finish() throws {
        try manifest.finish()
        changes.files += manifest.changes
        changes.files.removeAll { $0.old == $0.new }
        notes = manifest.steps.map { "to do: \($0)" } + notes
    }

    private var names: InterfaceNames { run.plan.names }

    private func joined(_ path: String) -> String { plainPath(folder.isEmpty ? path : "\(folder)/\(path)") }

    private var nearestRules: String? {
        get throws {
            let whole = absolutePath(folder, from: FileManager.default.currentDirectoryPath)
            return try RulesFile.nearest(from: whole).map { joined($0) }
        }
    }

    // MARK: Modules

    private mutating func prepareModules() throws {
        let used = module(run.cut.to)
        let sources = InterfaceSources(
            run.plan,
            isImportPublic: ["InternalImportsByDefault", "INTERNAL_IMPORTS_BY_DEFAULT"].contains(
                where: manifest.text.contains))
        var interface = NewTarget(.library, name: names.interface)
        try add("\(manifest.folder(of: interface))/\(names.interface).swift", sources.interface)
        let file = "\(try manifest.sources(of: used))/\(try manifest.name(of: used))+Interface.swift"
        try add(plainPath(file), sources.conformances)
        for name in run.plan.imports where !SystemModules.contains(name) {
            if let index = run.cut.linked.module(named: name) {
                interface.dependencies.append(.target(try manifest.name(of: module(index))))
            } else if let product = run.cut.product(of: name) {
                interface.dependencies.append(
                    product.package.map { .product(product.name, package: $0) } ?? .target(product.name))
            } else {
                throw InputError(
                    "'\(names.module)' imports '\(name)', but no known target or product provides it to "
                        + "'\(names.interface)'; nothing was written")
            }
        }
        try manifest.add(interface)
        try manifest.add(names.interface, to: used)
    }

    private mutating func add(_ path: String, _ text: String) throws {
        guard !FileChanges.exists(path) else { throw InputError("'\(path)' already exists; nothing was written") }
        let new = SourceEdits.withLineEnds(of: manifest.text, text)
        changes.files.append(.init(path: path, old: nil, new: new))
    }

    private mutating func prepareUser() throws {
        let user = module(run.cut.from)
        try manifest.remove(module(run.cut.to), from: user)
        try manifest.add(names.interface, to: user)
        try checkWall(run.cut.from, to: names.interface)
        prepareSources()
    }

    private mutating func prepareSources() {
        for file in run.fileUses {
            let edits = file.uses.compactMap { use in
                run.plan.replacements[use].map { SourceChange(use.range, $0) }
            }
            let text = SourceEdits.applying(file.imports + edits, to: file.text)
            changes.files.append(.init(path: file.path, old: file.text, new: text))
        }
    }

    // MARK: Apps

    private mutating func prepareApps() throws {
        guard InterfaceSources(run.plan, isImportPublic: false).needsConnection else { return }
        let call = names.connect + "()"
        let modules = run.cut.linked.modules
        let apps = run.cut.apps
        if apps.isEmpty {
            notes.append("no executable in this project uses '\(run.cut.fromName)': call \(call) where your app starts")
        }
        for index in apps {
            guard manifest.declares(modules[index]) else {
                notes.append("'\(modules[index].name)' belongs to another package: call \(call) where it starts")
                continue
            }
            let used = module(run.cut.to)
            if run.cut.linked.imports(of: run.cut.to, by: index).isEmpty {
                try checkWall(index, to: names.module)
            }
            if try !manifest.depends(modules[index], on: used) {
                try manifest.add(manifest.name(of: used), to: modules[index])
            }
            try start(modules[index], with: call)
        }
        for module in modules where module.kind == .test {
            guard let index = run.cut.linked.module(named: module.name), run.cut.reaches(index, run.cut.from) else {
                continue
            }
            notes.append(
                "in tests of '\(module.name)', call \(names.port).connect(…) with a stub before the tests use it")
        }
    }

    /// Adds the call to the file that is an app's entry point.
    private mutating func start(_ module: ProjectModule, with call: String) throws {
        for path in module.files {
            let text = try SourceText.read(path)
            let isMain = (path as NSString).lastPathComponent == "main.swift"
            guard isMain || text.contains("@main"),
                let changed = try SourceEdits.starting(
                    with: call, importing: names.module, in: text, path: path, isMain: isMain)
            else { continue }
            changes.files.append(.init(path: path, old: text, new: changed))
            return
        }
        guard manifest.isEdited else {
            notes.append("to do: call \(call) of '\(names.module)' when '\(module.name)' starts")
            return
        }
        throw InputError(
            "cannot find the entry point of '\(module.name)', which would call \(call): there is no main.swift, and "
                + "no @main type with a main() or init(); nothing was written")
    }

    /// Adds the interface to the files of other modules that read members of its protocols.
    private mutating func prepareImports() throws {
        for (index, files) in run.filesToImport.sorted(by: { $0.key < $1.key }) {
            let module = run.cut.linked.modules[index]
            guard manifest.declares(module) else {
                throw InputError(
                    "'\(module.name)' belongs to another package and would need '\(names.interface)'; nothing was "
                        + "written")
            }
            if index != run.cut.to {
                try checkWall(index, to: names.interface)
                try manifest.add(names.interface, to: module)
            }
            for path in files.sorted() {
                let known = changes.files.firstIndex { $0.path == path }
                let old = try SourceText.read(path)
                let text = try SourceEdits.importing(
                    names.interface, in: known.map { changes.files[$0].new } ?? old, path: path)
                if let known {
                    changes.files[known].new = text
                } else {
                    changes.files.append(.init(path: path, old: old, new: text))
                }
            }
        }
    }

    // MARK: Rules

    /// Throws if the project's own rules do not let a module use another.
    private func checkWall(_ index: ProjectModuleID, to other: String) throws {
        guard let rules else { return }
        let module = run.cut.linked.modules[index]
        let walls = LayerWalls(rules: rules.editor.rules, path: rules.path)
        if let wall = walls.obstacle(from: module.name, module.kind, to: other) {
            throw InputError("\(wall); nothing was written")
        }
    }

    /// Lets the layers of the project use the interface.
    private mutating func prepareRules() throws {
        guard var rules, !rules.editor.rules.layers.isEmpty else { return }
        let walls = LayerWalls(rules: rules.editor.rules, path: rules.path)
        guard !walls.isCommon(names.interface), walls.layers(of: names.interface).isEmpty else { return }
        try rules.editor.add(common: names.interface)
        changes.files.append(.init(path: rules.path, old: rules.text, new: rules.editor.text))
    }
}

package import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
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
    private let manifest: Manifest
    private let manifestPath: String
    private let manifestText: String
    private var newManifest: String
    /// The project's rules, and their current text.
    private var rules: (editor: RulesEditor, path: String, text: String)?

    /// - Parameter rulesPath: the project's rules; nil for the nearest ones in the package's folder or above.
    /// - Throws: `InputError` with every reason why the cut cannot be written.
    package init(_ run: BreakCycleRun, rules rulesPath: String?) throws {
        self.run = run
        if let obstacle = run.cut.obstacle { throw InputError("\(obstacle); nothing was written") }
        manifestPath = run.cut.linked.modules[run.cut.to].location?.path ?? "Package.swift"
        folder = parentFolder(manifestPath)
        manifestText = try SourceText.read(manifestPath)
        newManifest = manifestText
        manifest = try Manifest(source: manifestText, path: manifestPath)
        if manifestText.contains("defaultIsolation(") {
            throw InputError(
                "\(manifestPath) sets a default isolation that Dovetail does not understand; nothing "
                    + "was written")
        }
        guard !run.isUnused, !run.cut.imports.isEmpty else {
            try removeDependency()
            prepareSources()
            changes.files.append(.init(path: manifestPath, old: manifestText, new: newManifest))
            changes.files.removeAll { $0.old == $0.new }
            return
        }
        if let path = rulesPath ?? nearestRules {
            let text = try SourceText.read(path)
            rules = (try RulesEditor(text, path: path), path, text)
        }
        try prepareModules()
        try prepareUser()
        try prepareApps()
        try prepareImports()
        changes.files.append(.init(path: manifestPath, old: manifestText, new: newManifest))
        try prepareRules()
        changes.files.removeAll { $0.old == $0.new }
    }

    private var names: InterfaceNames { run.plan.names }

    private var editor: ManifestEditor { get throws { try ManifestEditor(newManifest, path: manifestPath) } }

    private func joined(_ path: String) -> String { plainPath(folder.isEmpty ? path : "\(folder)/\(path)") }

    private var nearestRules: String? {
        let whole = absolutePath(folder, from: FileManager.default.currentDirectoryPath)
        return RulesFile.nearest(from: whole).map { joined($0) }
    }

    /// The target of a module in the manifest.
    private func target(_ index: ProjectModuleID) throws -> Manifest.Target {
        let module = run.cut.linked.modules[index].name
        guard let target = manifest.targets.first(where: { moduleName($0.name) == module }) else {
            throw InputError(
                "\(manifestPath) does not contain the target '\(module)' as a literal; nothing was "
                    + "written")
        }
        return target
    }

    /// The folder whose Swift files a target compiles, or the first one if it lists several.
    private func sources(_ target: Manifest.Target) throws -> String {
        guard !target.hasComputedPath else {
            throw InputError("\(manifestPath) computes the path of '\(target.name)'; nothing was written")
        }
        let whole = SwiftPackage(folder.isEmpty ? "." : folder, manifest).folder(of: target)
        guard let listed = target.sources else { return whole }
        guard let part = listed.map({ joinedPath(whole, $0) }).first(where: { FileNode($0)?.kind == .folder }) else {
            throw InputError("\(manifestPath) lists files of '\(target.name)' but no folder; nothing was written")
        }
        return part
    }

    // MARK: Modules

    private mutating func prepareModules() throws {
        let target = try target(run.cut.to)
        let sources = InterfaceSources(run.plan, isImportPublic: manifestText.contains("InternalImportsByDefault"))
        try add(joined("Sources/\(names.interface)/\(names.interface).swift"), sources.interface)
        try add("\(try self.sources(target))/\(target.name)+Interface.swift", sources.conformances)
        var dependencies: [NewTarget.Dependency] = []
        for module in run.plan.imports where !SystemModules.contains(module) {
            if let index = run.cut.linked.module(named: module) {
                dependencies.append(.target(try self.target(index).name))
            } else if let product = run.cut.product(of: module) {
                dependencies.append(
                    product.package.map { .product(product.name, package: $0) } ?? .target(product.name))
            } else {
                throw InputError(
                    "'\(names.module)' imports '\(module)', but no known target or product provides it to "
                        + "'\(names.interface)'; nothing was written")
            }
        }
        newManifest = try editor.adding(NewTarget(.library, name: names.interface, dependencies: dependencies))
        newManifest = try editor.adding(.target(names.interface), to: target.name)
    }

    private mutating func add(_ path: String, _ text: String) throws {
        guard !FileChanges.exists(path) else { throw InputError("'\(path)' already exists; nothing was written") }
        let new = SourceEdits.withLineEnds(of: manifestText, text)
        changes.files.append(.init(path: path, old: nil, new: new))
    }

    private mutating func prepareUser() throws {
        try removeDependency()
        newManifest = try editor.adding(.target(names.interface), to: try target(run.cut.from).name)
        try checkWall(run.cut.from, to: names.interface)
        prepareSources()
    }

    private mutating func removeDependency() throws {
        let target = try target(run.cut.from)
        let used = try self.target(run.cut.to).name
        if target.dependencies.contains(used) {
            newManifest = try editor.removing(used, from: target.name)
        }
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
            guard modules[index].location?.path == manifestPath else {
                notes.append("'\(modules[index].name)' belongs to another package: call \(call) where it starts")
                continue
            }
            let app = try target(index)
            let used = try target(run.cut.to).name
            if run.cut.linked.imports(of: run.cut.to, by: index).isEmpty {
                try checkWall(index, to: names.module)
            }
            if !app.dependencies.contains(used) {
                newManifest = try editor.adding(.target(used), to: app.name)
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
        throw InputError(
            "cannot find the entry point of '\(module.name)', which would call \(call): there is no main.swift, and "
                + "no @main type with a main() or init(); nothing was written")
    }

    /// Adds the interface to the files of other modules that read members of its protocols.
    private mutating func prepareImports() throws {
        for (index, files) in run.filesToImport.sorted(by: { $0.key < $1.key }) {
            let module = run.cut.linked.modules[index]
            guard module.location?.path == manifestPath else {
                throw InputError(
                    "'\(module.name)' belongs to another package and would need '\(names.interface)'; nothing was "
                        + "written")
            }
            let target = try target(index)
            if index != run.cut.to {
                try checkWall(index, to: names.interface)
                newManifest = try editor.adding(.target(names.interface), to: target.name)
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

package import DovetailBasics
import DovetailFacts
import DovetailProject
package import DovetailRules
package import DovetailSwiftCode
import Foundation

/// Changes to a package or an app, kept as values until everything is known to work.
package struct ProjectEdit {
    package let folder: String
    package private(set) var rules: RulesEditor

    private var manifest: any ProjectManifest
    private let rulesPath: String
    private let oldRules: String
    private var newFiles: [FileChanges.File] = []
    /// Changed sources, in the order of their first change.
    private var sources: [FileChanges.File] = []
    /// Steps that are left to the user, apart from changes to manifests.
    private var otherNotes: [String] = []

    /// - Parameter layer: the layer that gets a new module.
    /// - Parameter applied: adds options of the run to the rules.
    /// - Throws: `InputError` or `RulesProblems` if a manifest or rules file is missing or cannot be used.
    package init(_ folder: String, layer: String, rules applied: (Rules) -> Rules) throws {
        self.folder = plainPath(folder)
        let package = try Self.package(in: folder)
        let whole = absolutePath(folder, from: FileManager.default.currentDirectoryPath)
        guard let found = try RulesFile.nearest(from: whole) else {
            throw InputError("no \(RulesReader.fileName), which lists the layers, in '\(folder)' or above it")
        }
        rulesPath = Self.join(folder, found)
        oldRules = try SourceText.read(rulesPath)
        rules = try RulesEditor(oldRules, path: rulesPath)
        if let package {
            manifest = package
            return
        }
        let walls = LayerWalls(rules: rules.rules, path: rulesPath)
        manifest = try AppProject(
            in: self.folder, applied(RulesFile.read(rulesPath, for: [])),
            preferring: { walls.layers(of: $0.name).contains { $0.name == layer } })
    }

    /// The package in a folder; nil if there is none, or if it only lists the libraries of a Tuist project.
    private static func package(in folder: String) throws -> PackageProject? {
        let path = join(folder, "Package.swift")
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let package = try PackageProject(path)
        return package.modules.isEmpty && TuistSource.hasManifest(in: folder) ? nil : package
    }

    private static func join(_ folder: String, _ path: String) -> String { plainPath("\(folder)/\(path)") }

    /// Makes the changes that are only made together; call it before the changes and the notes are used.
    package mutating func finish() throws { try manifest.finish() }

    /// All changes to write.
    package var changes: FileChanges {
        let rules = FileChanges.File(path: rulesPath, old: oldRules, new: self.rules.text)
        return FileChanges((newFiles + manifest.changes + [rules] + sources).filter { $0.old != $0.new })
    }

    /// Steps that are left to the user.
    package var notes: [String] { manifest.steps.map { "to do: \($0)" } + otherNotes }

    /// Adds a step that is left to the user.
    private mutating func note(_ step: String) { otherNotes.append(manifest.isEdited ? step : "to do: \(step)") }

    // MARK: Modules

    /// The modules of the layers that a layer may use, in manifest order.
    package func modules(usedBy name: String) throws -> [String] {
        let allowed = try layer(name).allowed.filter { $0 != name }
        return manifest.modules.filter { module in
            module.kind == .library && layers(of: module.name).contains { allowed.contains($0.name) }
        }.map(\.name)
    }

    /// Adds targets with their sources.
    package mutating func add(_ targets: [NewTarget], _ files: [NewFile]) throws {
        try NewNames.check(modules: targets.map(\.name), taken: manifest.names)
        if targets.contains(where: { $0.dependencies.contains(.dovetail) }) { try manifest.needDovetail() }
        for target in targets {
            let folder = manifest.folder(of: target)
            guard !FileChanges.exists(folder) else { throw InputError("'\(folder)' already exists") }
            try manifest.add(target)
            for file in files where file.path.hasPrefix(target.packageFolder + "/") {
                newFiles.append(
                    .init(
                        path: folder + file.path.dropFirst(target.packageFolder.count), old: nil,
                        new: SourceEdits.withLineEnds(of: manifest.text, file.text)))
            }
        }
    }

    /// Adds a package to the manifest, unless the project already depends on it.
    package mutating func add(_ package: NewPackage) throws { try manifest.add(package) }

    /// Tells what is missing as long as the package of a library is unknown.
    package mutating func leave(_ library: AdapterTemplate) {
        guard library.package == nil, !manifest.isEdited else { return }
        note("add the package of '\(library.name)' to the project, and its product to '\(library.adapter)'")
    }

    // MARK: Layers

    private func layer(_ name: String) throws -> ModuleRules.Layer {
        guard let layer = rules.rules.layers.first(where: { $0.name == name }) else {
            let known = rules.rules.layers.map(\.name)
            throw InputError(
                "no layer is called '\(name)' in \(rulesPath); "
                    + (known.isEmpty ? "it has no layers" : "the layers are \(known.joined(separator: ", "))"))
        }
        return layer
    }

    private var walls: LayerWalls { LayerWalls(rules: rules.rules, path: rulesPath) }

    private func layers(of module: String) -> [ModuleRules.Layer] { walls.layers(of: module) }

    /// Adds a module to its layer, unless a pattern of the layer already matches it.
    package mutating func place(_ module: String, inLayer name: String) throws {
        _ = try layer(name)
        let others = layers(of: module).map(\.name)
        if let other = others.first(where: { $0 != name }) {
            throw InputError(
                "'\(module)' matches the layer '\(other)' in \(rulesPath), not '\(name)'; choose another name, or change the pattern"
            )
        }
        if others.isEmpty { try rules.add(module: module, toLayer: name) }
    }

    /// Lets every layer use an interface, unless the rules already assign it to a layer.
    package mutating func place(interface: String, for name: String) throws {
        let layers = layers(of: interface).map(\.name)
        if layers.isEmpty {
            guard !walls.isCommon(interface) else { return }
            return try rules.add(common: interface)
        }
        guard try layers.allSatisfy(layer(name).allowed.contains) else {
            throw InputError("'\(interface)' would be in the layer '\(layers[0])', which '\(name)' may not use")
        }
    }

    /// Lets only the adapter use the modules of a library.
    package mutating func protect(_ library: AdapterTemplate) throws {
        for module in library.modules {
            let held = rules.rules.rules.first { rule in
                guard case .protect(let modules, let only) = rule.demand else { return false }
                return modules.contains { $0.space == .external && $0.matches(module) }
                    && !only.contains { $0.space == .module && $0.matches(library.adapter) }
            }
            if let held, case .protect(_, let only) = held.demand {
                throw InputError(
                    "the rule '\(held.id)' in \(rulesPath) already protects '\(module)' and lets only "
                        + "'\(only.map(\.description).joined(separator: ", "))' use it: "
                        + "change 'modules' of that rule so that it does not match '\(module)'")
            }
        }
        // A pattern would also match modules of another library with the same prefix.
        let isAlone = !rules.rules.rules.contains { rule in
            guard case .protect(let modules, _) = rule.demand else { return false }
            return modules.contains { $0.space == .external && $0.pattern.hasPrefix(library.name) }
        }
        try rules.add(
            protectionOf: library.protected(byPattern: isAlone), for: library.adapter, id: library.ruleID,
            why: library.reason)
    }

    // MARK: Wiring

    /// Adds an assembly to the container that the app creates.
    package mutating func wire(_ assembly: String, of module: String) throws {
        let isDone = try changeApp(using: module) { source, path in
            try ContainerCall.adding(assembly, importing: module, to: source, path: path)
        }
        guard !isDone else { return }
        note(
            manifest.isEdited
                ? "no executable calls Container(…) with assemblies: add \(assembly)() where you create the container"
                : "let the app depend on '\(module)', and add \(assembly)() where it creates its container")
    }

    /// Adds a statement to the app that resolves the interface's service.
    ///
    /// - Parameter question: the statement, given the name of the container's variable.
    package mutating func ask(_ question: (String) -> String, of interface: String) throws {
        let isDone = try changeApp(using: interface) { source, path in
            try ProgramContainer.asking(question, importing: interface, in: source, path: path)
        }
        guard !isDone else { return }
        let statement = question("container")
        note(
            manifest.isEdited
                ? "nothing resolves it yet; to use it: \(statement)"
                : "let what uses it depend on '\(interface)', and resolve it: \(statement)")
    }

    /// Changes the first file of an executable to which the change applies, and lets the executable depend on a module.
    private mutating func changeApp(
        using module: String, _ change: (_ source: String, _ path: String) throws -> String?
    ) throws -> Bool {
        for app in manifest.modules where app.kind == .app && manifest.declares(app) {
            for path in app.files {
                let index = sources.firstIndex { $0.path == path }
                let source = try index.map { sources[$0].new } ?? SourceText.read(path)
                let result: String?
                do {
                    result = try change(source, path)
                } catch let error as UnparsedSource {
                    let note = "\(error); it was not searched for the place that creates the container"
                    if !otherNotes.contains(note) { otherNotes.append(note) }
                    continue
                }
                guard let changed = result else { continue }
                if let wall = walls.obstacle(from: app.name, .app, to: module) {
                    throw InputError(wall)
                }
                try manifest.add(module, to: app)
                if let index {
                    sources[index].new = changed
                } else {
                    sources.append(.init(path: path, old: source, new: changed))
                }
                return true
            }
        }
        return false
    }
}

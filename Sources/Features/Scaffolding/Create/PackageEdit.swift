package import DovetailBasics
import DovetailFacts
import DovetailProject
package import DovetailRules
package import DovetailSwiftCode
import Foundation

/// Changes to a package, kept as values until everything is known to work.
package struct PackageEdit {
    package let folder: String
    /// Steps that are left to the user.
    package private(set) var notes: [String] = []
    package private(set) var rules: RulesEditor

    private let manifest: Manifest
    private let oldManifest: String
    private var newManifest: String
    private let rulesPath: String
    private let oldRules: String
    private var newFiles: [FileChanges.File] = []
    /// Changed sources, in the order of their first change.
    private var sources: [FileChanges.File] = []

    /// - Throws: `InputError` or `RulesProblems` if a manifest or rules file is missing or cannot be used.
    package init(_ folder: String) throws {
        self.folder = plainPath(folder)
        oldManifest = try SourceText.read(Self.join(folder, "Package.swift"))
        newManifest = oldManifest
        manifest = try Manifest(source: oldManifest, path: Self.join(folder, "Package.swift"))
        let whole = absolutePath(folder, from: FileManager.default.currentDirectoryPath)
        guard let found = RulesFile.nearest(from: whole) else {
            throw InputError("no \(RulesReader.fileName), which lists the layers, in '\(folder)' or above it")
        }
        rulesPath = Self.join(folder, found)
        oldRules = try SourceText.read(rulesPath)
        rules = try RulesEditor(oldRules, path: rulesPath)
    }

    private var manifestPath: String { Self.join(folder, "Package.swift") }

    private var editor: ManifestEditor { get throws { try ManifestEditor(newManifest, path: manifestPath) } }

    private static func join(_ folder: String, _ path: String) -> String { plainPath("\(folder)/\(path)") }

    /// All changes to write.
    package var changes: FileChanges {
        var files = newFiles
        files.append(.init(path: manifestPath, old: oldManifest, new: newManifest))
        files.append(.init(path: rulesPath, old: oldRules, new: rules.text))
        return FileChanges((files + sources).filter { $0.old != $0.new })
    }

    // MARK: Modules

    /// The modules of the layers that a layer may use, in manifest order.
    package func modules(usedBy name: String) throws -> [String] {
        let allowed = try layer(name).allowed.filter { $0 != name }
        return manifest.targets.filter { target in
            !target.isTest && !target.isExecutable
                && layers(of: target.name).contains { allowed.contains($0.name) }
        }.map(\.name)
    }

    /// Adds targets with their sources.
    package mutating func add(_ targets: [NewTarget], _ files: [NewFile]) throws {
        try NewNames.check(
            modules: targets.map(\.name), taken: manifest.targets.flatMap { [$0.name] + $0.dependencies })
        let needsDovetail = targets.contains { $0.dependencies.contains(.dovetail) }
        guard !needsDovetail || oldManifest.contains("\"Dovetail\"") || manifest.remotePackages.contains("dovetail")
        else {
            throw InputError("\(manifestPath) does not depend on Dovetail")
        }
        for target in targets {
            let path = Self.join(folder, "\(target.kind == .test ? "Tests" : "Sources")/\(target.name)")
            guard !FileChanges.exists(path) else { throw InputError("'\(path)' already exists") }
            newManifest = try editor.adding(target)
        }
        newFiles += files.map {
            .init(path: Self.join(folder, $0.path), old: nil, new: SourceEdits.withLineEnds(of: oldManifest, $0.text))
        }
    }

    /// Adds a package to the manifest, unless it already depends on it.
    package mutating func add(_ package: NewPackage) throws {
        switch package {
        case .path(let path, _): if manifest.localPackages.contains(path) { return }
        case .url(let url, _): if oldManifest.contains("\"\(url)\"") { return }
        }
        newManifest = try editor.adding(package)
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
        if !isDone {
            notes.append(
                "no executable calls Container(…) with assemblies: add \(assembly)() where you create the container")
        }
    }

    /// Adds a statement to the app that resolves the interface's service.
    ///
    /// - Parameter question: the statement, given the name of the container's variable.
    package mutating func ask(_ question: (String) -> String, of interface: String) throws {
        let isDone = try changeApp(using: interface) { source, path in
            try ProgramContainer.asking(question, importing: interface, in: source, path: path)
        }
        if !isDone { notes.append("nothing resolves it yet; to use it: \(question("container"))") }
    }

    /// Changes the first file of an executable to which the change applies, and lets the executable depend on a module.
    private mutating func changeApp(
        using module: String, _ change: (_ source: String, _ path: String) throws -> String?
    ) throws -> Bool {
        for app in manifest.targets where app.isExecutable {
            var walk = FolderWalk()
            walk.walk(SwiftPackage(folder, manifest).folder(of: app))
            for path in walk.files.sorted() {
                let index = sources.firstIndex { $0.path == path }
                let source = try index.map { sources[$0].new } ?? SourceText.read(path)
                let result: String?
                do {
                    result = try change(source, path)
                } catch let error as UnparsedSource {
                    let note = "\(error); it was not searched for the place that creates the container"
                    if !notes.contains(note) { notes.append(note) }
                    continue
                }
                guard let changed = result else { continue }
                if let wall = walls.obstacle(from: app.name, .app, to: module) {
                    throw InputError(wall)
                }
                newManifest = try editor.adding(.target(module), to: app.name)
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

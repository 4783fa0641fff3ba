import Foundation
import ProjectFacts
import RulesFile
import SourceFacts
import Templates
import WiringModel

/// A package to which something is added: all of it as values, until everything is known to fit.
struct PackageEdit {
    let folder: String
    /// What is left for people to do.
    private(set) var notes: [String] = []
    var rules: RulesEditor

    private let manifest: Manifest
    private let oldManifest: String
    private var newManifest: String
    private let rulesPath: String
    private let oldRules: String
    private var newFiles: [FileChanges.File] = []
    /// Changed sources, in the order in which they were changed first.
    private var sources: [FileChanges.File] = []

    /// - Throws: `InputError` or `RulesProblems` where a manifest or rules file is missing or cannot be used.
    init(_ folder: String) throws {
        self.folder = folder
        oldManifest = try Self.read(Self.join(folder, "Package.swift"))
        newManifest = oldManifest
        manifest = Manifest(source: oldManifest)
        let whole = absolutePath(folder, from: FileManager.default.currentDirectoryPath)
        guard let found = SourceOptions.nearestRules(from: whole) else {
            throw InputError("there is no \(RulesReader.fileName) in '\(folder)' or above it, which names the layers")
        }
        rulesPath = Self.join(folder, found)
        oldRules = try Self.read(rulesPath)
        rules = try RulesEditor(oldRules, path: rulesPath)
    }

    private static func read(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else { throw InputError("there is no '\(path)'") }
        guard let text = String(data: data, encoding: .utf8) else { throw InputError("'\(path)' is no text in UTF-8") }
        return text
    }

    private static func join(_ folder: String, _ path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }

    /// All that is to be written.
    var changes: FileChanges {
        var files = newFiles
        files.append(.init(path: Self.join(folder, "Package.swift"), old: oldManifest, new: newManifest))
        files.append(.init(path: rulesPath, old: oldRules, new: rules.text))
        return FileChanges(files: (files + sources).filter { $0.old != $0.new })
    }

    // MARK: Modules

    /// The modules of the layers that a layer may use, as the manifest orders them.
    func modules(usedBy name: String) throws -> [String] {
        let allowed = try layer(name).allowed.filter { $0 != name }
        return manifest.targets.filter { target in
            !target.isTest && !target.isExecutable
                && layers(of: target.name).contains { allowed.contains($0.name) }
        }.map(\.name)
    }

    /// Adds targets with their sources.
    mutating func add(_ targets: [NewTarget], _ files: [NewFile]) throws {
        try NewNames.check(
            modules: targets.map(\.name), taken: manifest.targets.flatMap { [$0.name] + $0.dependencies })
        let needsDovetail = targets.contains { $0.dependencies.contains(.dovetail) }
        guard !needsDovetail || oldManifest.contains("\"Dovetail\"") || manifest.remotePackages.contains("dovetail")
        else {
            throw InputError("\(Self.join(folder, "Package.swift")) does not depend on Dovetail, which joins modules")
        }
        for target in targets {
            let path = Self.join(folder, "\(target.kind == .test ? "Tests" : "Sources")/\(target.name)")
            guard !FileChanges.exists(path) else { throw InputError("'\(path)' is there already") }
            newManifest = try ManifestEditor(newManifest).adding(target)
        }
        newFiles += files.map { .init(path: Self.join(folder, $0.path), old: nil, new: $0.text) }
    }

    /// Adds a package to the manifest, unless it depends on it already.
    mutating func add(_ package: NewPackage) throws {
        switch package {
        case .path(let path, _): if manifest.localPackages.contains(path) { return }
        case .url(let url, _): if oldManifest.contains("\"\(url)\"") { return }
        }
        newManifest = try ManifestEditor(newManifest).adding(package)
    }

    // MARK: Layers

    private func layer(_ name: String) throws -> ModuleRules.Layer {
        guard let layer = rules.rules.layers.first(where: { $0.name == name }) else {
            let known = rules.rules.layers.map(\.name)
            throw InputError(
                "there is no layer '\(name)' in \(rulesPath); "
                    + (known.isEmpty ? "it names none" : "the layers are \(known.joined(separator: ", "))"))
        }
        return layer
    }

    private func layers(of module: String, kind: ProjectModule.Kind = .library) -> [ModuleRules.Layer] {
        rules.rules.layers.filter { $0.modules.contains { $0.matches(module, kind: kind) } }
    }

    /// Writes a module into its layer, unless a pattern there names it already.
    mutating func place(_ module: String, inLayer name: String) throws {
        _ = try layer(name)
        let others = layers(of: module).map(\.name)
        if let other = others.first(where: { $0 != name }) {
            throw InputError("'\(module)' would be in the layer '\(other)', whose modules in \(rulesPath) match it")
        }
        if others.isEmpty { try rules.add(module: module, toLayer: name) }
    }

    /// Lets every layer use an interface, unless the rules say already where such modules are.
    mutating func place(interface: String, for name: String) throws {
        let layers = layers(of: interface).map(\.name)
        if layers.isEmpty {
            guard !rules.rules.common.contains(where: { $0.matches(interface, kind: .library) }) else { return }
            return try rules.add(common: interface)
        }
        guard try layers.allSatisfy(layer(name).allowed.contains) else {
            throw InputError("'\(interface)' would be in the layer '\(layers[0])', which '\(name)' may not use")
        }
    }

    // MARK: Wiring

    /// Adds an assembly to the container that the app makes.
    mutating func wire(_ assembly: String, of module: String) throws {
        let isDone = try changeApp(using: module) { ContainerCall.adding(assembly, importing: module, to: $0) }
        if !isDone {
            notes.append("no executable calls Container(…) with assemblies: add \(assembly)() where yours is made")
        }
    }

    /// Lets the app ask its container for what an interface declares.
    ///
    /// - Parameter question: the statement, given the container's variable.
    mutating func ask(_ question: (String) -> String, of interface: String) throws {
        let isDone = try changeApp(using: interface) {
            ProgramContainer.asking(question, importing: interface, in: $0)
        }
        if !isDone { notes.append("nothing asks for it yet; where you need it: \(question("container"))") }
    }

    /// Changes the first file of an executable that can be, and lets the executable depend on a module.
    private mutating func changeApp(using module: String, _ change: (String) -> String?) throws -> Bool {
        for app in manifest.targets where app.isExecutable {
            var walk = FolderWalk()
            walk.walk(PackageFolder(folder, manifest).sources(of: app))
            for path in walk.files.sorted() {
                let index = sources.firstIndex { $0.path == path }
                let source = try index.map { sources[$0].new } ?? Self.read(path)
                guard let changed = change(source) else { continue }
                try checkWall(from: app.name, to: module)
                newManifest = try ManifestEditor(newManifest).adding(.target(module), to: app.name)
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

    private func checkWall(from app: String, to module: String) throws {
        guard let own = layers(of: app, kind: .app).first, let target = layers(of: module).first,
            !own.allowed.contains(target.name)
        else { return }
        throw InputError(
            "'\(app)' makes the container and would need '\(module)', but its layer '\(own.name)' may not use "
                + "'\(target.name)'; allow that in \(rulesPath)")
    }
}

extension ModuleSelector {
    /// Whether it names a module, as far as its name and kind tell.
    fileprivate func matches(_ module: String, kind: ProjectModule.Kind) -> Bool {
        switch space {
        case .module: return matches(module)
        case .kind:
            let kinds = [kind.rawValue] + (module.hasSuffix("Interface") ? ["interface"] : [])
            return isNegated ? kinds.allSatisfy(matches) : kinds.contains(where: matches)
        case .layer, .tag, .sdk, .external: return false
        }
    }
}

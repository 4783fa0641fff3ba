package import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts
package import DovetailSwiftCode
import Foundation

/// The manifests of an app: Xcode projects, `project.yml` or `Project.swift`. What to change is listed, except for what
/// can certainly be written into a `project.yml` or a `Project.swift`.
package struct AppProject: ProjectManifest {
    package let isEdited = false
    package let text: String
    /// All of the project, including those that packages declare.
    package let modules: [ProjectModule]
    /// The module after which new ones are modelled.
    private let model: ProjectModule
    private let folders: AppFolders
    /// The folder of the project.
    private let home: String
    /// What to do once the specification is edited.
    private let generation: String?
    private var listed: [String] = []
    /// The manifests of new modules, by their names.
    private var manifests: [String: String] = [:]
    /// Edits the manifests of Tuist; nil if they are not evaluated.
    private let tuist: TuistEditor?
    /// Caches evaluated manifests for as long as they change.
    var scratch: ScratchFolder?
    /// The changes to manifests of Tuist, and what to do where one cannot be made.
    private var pending: [(path: String, change: TuistEditor.Change, step: String)] = []
    /// The new targets of Tuist, and what to do for each that cannot be declared.
    private var newTargets: [(target: TuistEditor.NewTarget?, steps: [String], needs: [String])] = []
    /// The manifests that are edited, by their paths.
    private var specifications: [String: FileChanges.File] = [:]
    /// The new targets that are written, in order.
    private var written: [NewTarget] = []
    /// The modules that now depend on each new one, by its name.
    private var users: [String: [ProjectModule]] = [:]

    /// - Parameter all: the modules of the project.
    /// - Parameter model: the module after which new ones are modelled.
    /// - Parameter home: the folder of the project.
    /// - Parameter tuist: edits the manifests of Tuist; nil if they are not evaluated.
    /// - Throws: `InputError` if no manifest of an app declares the model, or if the manifest cannot be read.
    package init(
        _ all: [ProjectModule], model: ProjectModule, in home: String = ".", tuist: TuistEditor? = nil
    ) throws {
        self.tuist = tuist
        guard let path = model.location?.path else { throw InputError("no manifest declares '\(model.name)'") }
        text = try SourceText.read(path)
        modules = all.asSpecified
        self.model = model.asSpecified
        self.home = home
        folders = AppFolders(modules, model: self.model)
        generation = self.model.generating(model)
    }

    /// The module after which new ones are best modelled: a library in a folder of its own, if possible a preferred one.
    package static func model(
        of all: [ProjectModule], preferring isPreferred: (ProjectModule) -> Bool
    ) -> ProjectModule? {
        let modules = all.filter(\.isOfApp)
        let libraries = modules.filter { $0.kind == .library && !$0.files.isEmpty }
        let named = libraries.filter { AppFolders(all, model: $0).isPattern }
        return named.first(where: isPreferred) ?? named.first ?? libraries.first ?? modules.first { $0.kind == .app }
    }

    package var names: [String] {
        modules.flatMap { module in [module.name] + module.dependencies.map(\.target.name) }
    }

    package var changes: [FileChanges.File] { specifications.values.sorted { $0.path < $1.path } }

    package var steps: [String] {
        listed + embedding + (specifications.isEmpty ? [] : [generation].compactMap(\.self))
    }

    package func declares(_ module: ProjectModule) -> Bool { module.isOfApp }

    package func folder(of target: NewTarget) -> String { folders.sources(of: target) }

    package func name(of module: ProjectModule) throws -> String { module.target ?? module.name }

    package func depends(_ module: ProjectModule, on other: ProjectModule) throws -> Bool {
        module.dependencies.contains { $0.target.name == other.name || $0.target.name == other.target }
    }

    package func sources(of module: ProjectModule) throws -> String {
        guard !module.files.isEmpty else {
            throw InputError("'\(module.name)' has no Swift files; nothing was written")
        }
        let folder = module.commonFolder
        return folder.isEmpty ? "." : folder
    }

    // MARK: Changes

    package mutating func needDovetail() throws {
        guard !names.contains("Dovetail") else { return }
        listed.append("add the package 'Dovetail' to the project")
    }

    package mutating func add(_ target: NewTarget) throws {
        let (path, creation) = manifest(of: target)
        manifests[target.name] = path
        guard !write(target, to: path) else { return }
        let steps = creation + declaring(target, in: path)
        let needs = depending(target.name, on: target.dependencies, in: path)
        if tuist != nil {
            newTargets.append((tuistTarget(target, in: path), steps, needs))
        } else {
            listed += steps + needs
        }
    }

    /// What to do to declare a target, without its dependencies.
    private func declaring(_ target: NewTarget, in path: String) -> [String] {
        let place = ManifestKind(path) == .xcode ? "in Xcode" : "in \(path)"
        let (folder, name) = (folder(of: target), model.target ?? model.name)
        if target.kind == .test {
            let tests = folders.tests.map { "the platforms and settings of '\($0.target ?? $0.name)'" }
            return [
                "\(place), add a unit test target '\(target.name)' with the folder '\(folder)', and "
                    + (tests ?? "the platforms of '\(name)'")
            ]
        }
        return [
            "\(place), add a framework target '\(target.name)' with the folder '\(folder)', and the platforms and "
                + "settings of '\(name)'; embed it "
                + (model.kind == .app ? "in '\(name)'" : "where '\(name)' is embedded")
        ]
    }

    /// What to do so that a new target has its dependencies.
    private func depending(
        _ name: String, on dependencies: [NewTarget.Dependency], in path: String
    ) -> [String] {
        let needed = dependencies.compactMap(\.name)
        guard !needed.isEmpty else { return [] }
        let lines = ManifestKind(path) == .tuist ? dependencies.compactMap { line($0, in: path) } : []
        return [
            "let '\(name)' depend on \(quotedList(needed))"
                + (lines.isEmpty ? "" : ": \(lines.joined(separator: ", "))")
        ]
    }

    package mutating func add(_ package: NewPackage) throws {
        let known = modules.lazy.flatMap(\.dependencies).contains { dependency in
            guard case .product(_, let other?) = dependency.target else { return false }
            return package.identities.contains(other.lowercased())
        }
        guard !known, let path = model.location?.path else { return }
        switch ManifestKind(path) {
        case .xcode: listed.append("in Xcode, add the package '\(seen(package, from: path).place)' to the project")
        case .xcodeGen:
            let package = seen(package, from: path)
            guard !edit(path, { $0.adding(package) }) else { return }
            listed.append("add the package '\(package.name)' to the packages in \(path): \(package.specification)")
        case .tuist, .package:
            let path = ["Tuist/Package.swift", "Package.swift"].map { plainPath("\(home)/\($0)") }
                .first(where: FileManager.default.fileExists)
            let manifest = path ?? plainPath("\(home)/Tuist/Package.swift")
            let package = seen(package, from: manifest)
            guard !edit(packages: manifest, { try $0.adding(package) }) else { return }
            listed.append("add the package '\(package.name)' to the dependencies in \(manifest): \(package.source)")
        }
    }

    package mutating func add(_ name: String, to module: ProjectModule) throws {
        users[name, default: []].append(module)
        let module = module.asSpecified
        let path = module.location?.path ?? ""
        guard !edit(path, { $0.adding(.target(name), to: module.target ?? module.name) }) else { return }
        let line = ManifestKind(path) == .tuist && manifests[name] != nil ? line(.target(name), in: path) : nil
        change(
            path, .addTarget(name, manifest: declaring(name) ?? path), of: module,
            or: module.adding("'\(name)'") + (line.map { ": \($0)" } ?? ""))
    }

    package mutating func remove(_ other: ProjectModule, from module: ProjectModule) throws {
        let module = module.asSpecified
        guard let declared = module.dependencies.first(where: { [other.name, other.target].contains($0.target.name) })
        else { return }
        let isWritten = edit(module.location?.path ?? "") {
            $0.removing(other.target ?? other.name, from: module.target ?? module.name)
        }
        guard !isWritten else { return }
        change(
            module.location?.path ?? "", .remove(other.target ?? other.name), of: module,
            or: module.removing(declared.target.name, at: declared.location))
    }

    /// Changes a manifest of Tuist later, and lists what to do if that is not possible.
    private mutating func change(
        _ path: String, _ kind: TuistEditor.Change.Kind, of module: ProjectModule, or step: String
    ) {
        if tuist != nil, ManifestKind(path) == .tuist {
            pending.append((path, TuistEditor.Change(kind, of: module.name), step))
        } else {
            listed.append(step)
        }
    }

    package mutating func finish() throws {
        guard let tuist, !pending.isEmpty || !newTargets.isEmpty else { return }
        let outcomes = try tuist.applying(
            Dictionary(grouping: pending, by: \.path).mapValues { $0.map(\.change) },
            adding: newTargets.compactMap(\.target))
        for (path, outcome) in outcomes.files {
            specifications[path] = FileChanges.File(path: path, old: outcome.old, new: outcome.new)
        }
        for (target, steps, needs) in newTargets {
            guard let target, let done = outcomes.added[target] else {
                listed += steps + needs
                continue
            }
            let left = target.needs.filter { !done.contains($0) }.compactMap(\.dependency)
            listed += depending(target.name, on: left, in: target.manifest)
            guard let extra = outcomes.extra[target], !extra.isEmpty else { continue }
            listed.append(
                "'\(target.name)' also depends on \(quotedList(extra)), as '\(target.model)' does: "
                    + "check that it needs that")
        }
        for (path, names) in outcomes.companions.sorted(by: { $0.key < $1.key }) where !names.isEmpty {
            listed.append(
                "\(path) also declares \(quotedList(names)), as its helper does with each module: add sources")
        }
        for path in outcomes.unlisted {
            let names = newTargets.compactMap(\.target).filter { $0.manifest == path && !$0.isTest }.map(\.name)
            listed.append(
                "let a target depend on \(quotedList(names)): the workspace does not list \(path), and nothing "
                    + "depends on it yet")
        }
        listed += pending.filter { outcomes.files[$0.path]?.done.contains($0.change) != true }.map(\.step)
        (pending, newTargets) = ([], [])
    }

    /// What Tuist is to declare; nil if nothing is a model for it.
    private func tuistTarget(_ target: NewTarget, in path: String) -> TuistEditor.NewTarget? {
        let like = target.kind == .test ? folders.tests : model.kind == .app ? nil : model
        guard ManifestKind(path) == .tuist, let like, let declaring = like.location?.path,
            ManifestKind(declaring) == .tuist
        else { return nil }
        return TuistEditor.NewTarget(
            target.name, isTest: target.kind == .test, folder: folder(of: target), manifest: path,
            like: like.target ?? like.name, in: declaring,
            needs: target.dependencies.compactMap { dependency in
                switch dependency {
                case .comment: nil
                case .product(let name, _): .addProduct(name)
                case .target(let name):
                    ManifestKind(self.declaring(name) ?? path) == .package
                        ? .addProduct(name) : .addTarget(name, manifest: self.declaring(name) ?? path)
                }
            })
    }

    /// The manifest that declares a target or a module, or will.
    private func declaring(_ name: String) -> String? {
        manifests[name] ?? modules.first { $0.name == name || $0.target == name }?.location?.path
    }

    // MARK: Specifications

    /// Changes a specification; false if that is not certainly possible.
    private mutating func edit(_ path: String, _ change: (XcodeGenEditor) -> String?) -> Bool {
        guard let old = specifications[path]?.old ?? (try? SourceText.read(path)),
            let new = XcodeGenEditor(specifications[path]?.new ?? old, path: path).flatMap(change)
        else { return false }
        specifications[path] = FileChanges.File(path: path, old: old, new: new)
        return true
    }

    /// Changes the manifest that lists the packages of a Tuist project; false if that is not possible.
    private mutating func edit(packages path: String, _ change: (ManifestEditor) throws -> String) -> Bool {
        guard tuist != nil, let old = specifications[path]?.old ?? (try? SourceText.read(path)),
            let new = try? change(ManifestEditor(specifications[path]?.new ?? old, path: path))
        else { return false }
        specifications[path] = FileChanges.File(path: path, old: old, new: new)
        return true
    }

    /// Writes a target into the specification; false if that is not certainly possible.
    private mutating func write(_ target: NewTarget, to path: String) -> Bool {
        let folder = relative(folder(of: target), to: parentFolder(path))
        let (last, newest) = (written.last { $0.kind == target.kind }?.name, written.last?.name)
        let (model, tests) = (self.model, folders.tests)
        let isWritten = edit(path) { editor in
            let name = model.target ?? model.name
            guard target.kind == .test else {
                return model.kind == .app ? nil : editor.adding(target, folder: folder, like: name, after: last)
            }
            guard let tests else { return editor.adding(tests: target, folder: folder, of: name, after: newest) }
            return editor.adding(target, folder: folder, like: tests.target ?? tests.name, after: last)
        }
        if isWritten { written.append(target) }
        return isWritten
    }

    /// An app only embeds what its own target in the specification depends on.
    private var embedding: [String] {
        written.filter { target in
            target.kind == .library && !(users[target.name] ?? []).contains { $0.kind == .app }
        }.map { "embed '\($0.name)' where '\(model.target ?? model.name)' is embedded" }
    }

    /// A package as a manifest refers to it.
    private func seen(_ package: NewPackage, from manifest: String) -> NewPackage {
        guard case .path(let path, let name) = package, !path.hasPrefix("/") else { return package }
        let folder = parentFolder(manifest)
        let own = folder.hasSuffix(".xcodeproj") ? parentFolder(folder) : folder
        return .path(relative("\(home)/\(path)", to: own), name: name)
    }

    private func relative(_ path: String, to folder: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        return relativePath(absolutePath(path, from: current), to: absolutePath(folder, from: current))
    }

    // MARK: Manifests

    /// The manifest that is to declare a new module: that of the model or, if the model is alone in it, one like it. With
    /// what to do to create that.
    private func manifest(of target: NewTarget) -> (path: String, steps: [String]) {
        let path = model.location?.path ?? ""
        guard let (new, project) = folders.manifest(of: target) else { return (path, []) }
        guard !manifests.values.contains(new) else { return (new, []) }
        guard !FileManager.default.fileExists(atPath: new) else { return (new, []) }
        var steps = ["create \(new) like \(path), for a project '\(project)'"]
        if let (workspace, entry) = folders.workspace(listing: new) {
            steps.append("add \"\(entry)\" to the projects in \(workspace)")
        }
        return (new, steps)
    }

    /// A dependency as Tuist's manifests write it.
    private func line(_ dependency: NewTarget.Dependency, in path: String) -> String? {
        switch dependency {
        case .comment: return nil
        case .product(let name, _): return ".external(name: \"\(name)\")"
        case .target(let name):
            let declaring = declaring(name) ?? path
            guard ManifestKind(declaring) != .package else { return ".external(name: \"\(name)\")" }
            let current = FileManager.default.currentDirectoryPath
            return TuistDependency.text(
                ofTarget: name, in: absolutePath(parentFolder(declaring), from: current),
                for: absolutePath(parentFolder(path), from: current))
        }
    }
}

extension TuistEditor.Change.Kind {
    /// What is added, as a dependency of a new target.
    fileprivate var dependency: NewTarget.Dependency? {
        switch self {
        case .addTarget(let name, _): .target(name)
        case .addProduct(let name): .product(name, package: name)
        case .remove: nil
        }
    }
}

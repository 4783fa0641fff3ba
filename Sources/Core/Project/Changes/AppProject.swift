package import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts
package import DovetailSwiftCode
import Foundation

/// The manifests of an app: Xcode projects, `project.yml` or `Project.swift`. They are not edited; what to change is
/// listed.
package struct AppProject: ProjectManifest {
    package let isEdited = false
    package let text: String
    package private(set) var steps: [String] = []
    /// All of the project, including those that packages declare.
    package let modules: [ProjectModule]
    /// The module after which new ones are modelled.
    private let model: ProjectModule
    private let folders: AppFolders
    /// The manifests of new modules, by their names.
    private var manifests: [String: String] = [:]

    /// - Parameter all: the modules of the project.
    /// - Parameter model: the module after which new ones are modelled.
    /// - Throws: `InputError` if no manifest of an app declares the model, or if the manifest cannot be read.
    package init(_ all: [ProjectModule], model: ProjectModule) throws {
        guard let path = model.location?.path else { throw InputError("no manifest declares '\(model.name)'") }
        text = try SourceText.read(path)
        modules = all
        self.model = model
        folders = AppFolders(all, model: model)
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

    package var changes: [FileChanges.File] { [] }

    package func declares(_ module: ProjectModule) -> Bool { module.isOfApp }

    package func folder(of target: NewTarget) -> String { folders.sources(of: target) }

    package func name(of module: ProjectModule) throws -> String { module.target ?? module.name }

    package func depends(_ module: ProjectModule, on other: ProjectModule) throws -> Bool {
        module.dependencies.contains { $0.target.name == other.name || $0.target.name == other.target }
    }

    package func sources(of module: ProjectModule) throws -> String {
        guard !module.files.isEmpty else { throw InputError("'\(module.name)' has no Swift files; nothing was written") }
        let folder = module.commonFolder
        return folder.isEmpty ? "." : folder
    }

    // MARK: Steps

    package mutating func needDovetail() throws {
        guard !names.contains("Dovetail") else { return }
        steps.append("add the package 'Dovetail' to the project")
    }

    package mutating func add(_ target: NewTarget) throws {
        let path = manifest(of: target)
        manifests[target.name] = path
        let place = ManifestKind(path) == .xcode ? "in Xcode" : "in \(path)"
        let folder = folder(of: target)
        if target.kind == .test {
            let tests = folders.tests.map { "the platforms and settings of '\($0.target ?? $0.name)'" }
            steps.append(
                "\(place), add a unit test target '\(target.name)' with the folder '\(folder)', and "
                    + (tests ?? "the platforms of '\(model.target ?? model.name)'"))
        } else {
            let name = model.target ?? model.name
            steps.append(
                "\(place), add a framework target '\(target.name)' with the folder '\(folder)', and the platforms and "
                    + "settings of '\(name)'; embed it "
                    + (model.kind == .app ? "in '\(name)'" : "where '\(name)' is embedded"))
        }
        let needed = target.dependencies.compactMap(\.name)
        guard !needed.isEmpty else { return }
        let lines = ManifestKind(path) == .tuist ? target.dependencies.compactMap { line($0, in: path) } : []
        steps.append(
            "let '\(target.name)' depend on \(quotedList(needed))"
                + (lines.isEmpty ? "" : ": \(lines.joined(separator: ", "))"))
    }

    package mutating func add(_ package: NewPackage) throws {
        let name = package.identity
        let known = modules.lazy.flatMap(\.dependencies).contains { dependency in
            guard case .product(_, let other?) = dependency.target else { return false }
            return other.lowercased() == name.lowercased()
        }
        guard !known, let path = model.location?.path else { return }
        switch ManifestKind(path) {
        case .xcode: steps.append("in Xcode, add the package '\(package.place)' to the project")
        case .xcodeGen: steps.append("add the package '\(name)' to the packages in \(path): \(package.specification)")
        case .tuist, .package:
            steps.append("add the package '\(name)' to the dependencies of the project's Package.swift: \(package.source)")
        }
    }

    package mutating func add(_ name: String, to module: ProjectModule) throws {
        guard let path = module.location?.path, ManifestKind(path) == .tuist, manifests[name] != nil,
            let line = line(.target(name), in: path)
        else { return steps.append(module.adding("'\(name)'")) }
        steps.append("\(module.adding("'\(name)'")): \(line)")
    }

    package mutating func remove(_ other: ProjectModule, from module: ProjectModule) throws {
        guard let declared = module.dependencies.first(where: { [other.name, other.target].contains($0.target.name) })
        else { return }
        steps.append(module.removing(declared.target.name, at: declared.location))
    }

    // MARK: Manifests

    /// The manifest that is to declare a new module: that of the model or, if the model is alone in it, one like it.
    private mutating func manifest(of target: NewTarget) -> String {
        let path = model.location?.path ?? ""
        guard let (new, project) = folders.manifest(of: target) else { return path }
        guard !manifests.values.contains(new) else { return new }
        steps.append("create \(new) like \(path), for a project '\(project)'")
        return new
    }

    /// A dependency as Tuist's manifests write it.
    private func line(_ dependency: NewTarget.Dependency, in path: String) -> String? {
        switch dependency {
        case .comment: return nil
        case .product(let name, _): return ".external(name: \"\(name)\")"
        case .target(let name):
            let other = modules.first { $0.name == name || $0.target == name }?.location?.path
            guard let other = manifests[name] ?? other, other != path else { return ".target(name: \"\(name)\")" }
            guard ManifestKind(other) != .package else { return ".external(name: \"\(name)\")" }
            let current = FileManager.default.currentDirectoryPath
            let folder = relativePath(
                absolutePath(parentFolder(other), from: current), to: absolutePath(parentFolder(path), from: current))
            return ".project(target: \"\(name)\", path: \"\(folder)\")"
        }
    }
}

extension NewPackage {
    /// The name by which the project's tools know it.
    fileprivate var identity: String {
        switch self {
        case .path(let path, let name): path.split(separator: "/").last.map(String.init) ?? name
        case .url(let url, _):
            String((url.split { $0 == "/" || $0 == ":" }.last ?? "").replacing(".git", with: ""))
        }
    }

    fileprivate var place: String {
        switch self {
        case .path(let path, _): path
        case .url(let url, _): url
        }
    }

    /// As XcodeGen's specifications write it.
    fileprivate var specification: String {
        switch self {
        case .path(let path, _): "{path: \(path)}"
        case .url(let url, let version): "{url: \(url), from: \(version)}"
        }
    }
}

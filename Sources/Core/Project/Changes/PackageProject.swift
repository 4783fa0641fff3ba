package import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts
package import DovetailSwiftCode

/// A `Package.swift`, which is edited.
package struct PackageProject: ProjectManifest {
    package let isEdited = true
    package let text: String
    private var new: String
    private let path: String
    private let folder: String
    private let manifest: Manifest

    package init(_ path: String) throws {
        self.path = path
        folder = parentFolder(path)
        text = try SourceText.read(path)
        new = text
        manifest = try Manifest(source: text, path: path)
    }

    package var changes: [FileChanges.File] { [.init(path: path, old: text, new: new)] }
    package var steps: [String] { [] }

    package var modules: [ProjectModule] {
        manifest.targets.map { target in
            var module = ProjectModule(
                name: target.name, kind: target.isTest ? .test : target.isExecutable ? .app : .library)
            var walk = FolderWalk()
            if target.isExecutable { walk.walk(package.folder(of: target)) }
            module.files = walk.files.sorted()
            module.location = SourceLocation(
                path: path, line: target.place?.line ?? 1, column: target.place?.column ?? 1)
            return module
        }
    }

    package var names: [String] { manifest.targets.flatMap { [$0.name] + $0.dependencies } }

    private var package: SwiftPackage { SwiftPackage(folder.isEmpty ? "." : folder, manifest) }

    private var editor: ManifestEditor { get throws { try ManifestEditor(new, path: path) } }

    package func declares(_ module: ProjectModule) -> Bool { module.location?.path == path }

    package func folder(of target: NewTarget) -> String { joined(target.packageFolder) }

    private func joined(_ path: String) -> String { plainPath(folder.isEmpty ? path : "\(folder)/\(path)") }

    private func target(_ module: ProjectModule) throws -> Manifest.Target {
        let target = manifest.targets.first { $0.name == module.name }
        guard let target = target ?? manifest.targets.first(where: { moduleName($0.name) == module.name }) else {
            throw InputError("\(path) does not contain the target '\(module.name)' as a literal; nothing was written")
        }
        return target
    }

    package func name(of module: ProjectModule) throws -> String { try target(module).name }

    package func depends(_ module: ProjectModule, on other: ProjectModule) throws -> Bool {
        try target(module).dependencies.contains(target(other).name)
    }

    /// The folder whose Swift files a target compiles, or the first one if it lists several.
    package func sources(of module: ProjectModule) throws -> String {
        let target = try target(module)
        guard !target.hasComputedPath else {
            throw InputError("\(path) computes the path of '\(target.name)'; nothing was written")
        }
        let whole = package.folder(of: target)
        guard let listed = target.sources else { return whole }
        guard let part = listed.map({ joinedPath(whole, $0) }).first(where: { FileNode($0)?.kind == .folder }) else {
            throw InputError("\(path) lists files of '\(target.name)' but no folder; nothing was written")
        }
        return part
    }

    package mutating func needDovetail() throws {
        guard text.contains(text: "\"Dovetail\"") || manifest.remotePackages.contains("dovetail") || repository != nil
        else { throw InputError("\(path) does not depend on Dovetail") }
    }

    /// How products of Dovetail name their package if the manifest adds it by the name of its repository.
    private var repository: String? {
        let name = "dovetail-di"
        let entries = manifest.localPackages + manifest.remotePackages
        return entries.first { $0.lastComponent.lowercased() == name }.map { manifest.givenNames[$0] ?? name }
    }

    package mutating func add(_ target: NewTarget) throws {
        var target = target
        if let repository {
            target.dependencies = target.dependencies.map { dependency in
                guard case .product(let name, package: "Dovetail") = dependency else { return dependency }
                return .product(name, package: repository)
            }
        }
        new = try editor.adding(target)
    }

    package mutating func add(_ package: NewPackage) throws {
        switch package {
        case .path(let path, _): if manifest.localPackages.contains(path) { return }
        case .url(let url, _): if text.contains(text: "\"\(url)\"") { return }
        }
        new = try editor.adding(package)
    }

    package mutating func add(_ name: String, to module: ProjectModule) throws {
        new = try editor.adding(.target(name), to: target(module).name)
    }

    package mutating func remove(_ other: ProjectModule, from module: ProjectModule) throws {
        guard try depends(module, on: other) else { return }
        new = try editor.removing(target(other).name, from: target(module).name)
    }
}

extension NewTarget {
    /// The folder of its sources in a package.
    package var packageFolder: String { "\(kind == .test ? "Tests" : "Sources")/\(name)" }
}

import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import DovetailSwiftCode

/// A `Package.swift`, which is edited.
struct CyclePackage: CycleManifest {
    let isEdited = true
    let text: String
    private var new: String
    private let path: String
    private let folder: String
    private let manifest: Manifest

    init(_ path: String) throws {
        self.path = path
        folder = parentFolder(path)
        text = try SourceText.read(path)
        new = text
        manifest = try Manifest(source: text, path: path)
    }

    var changes: [FileChanges.File] { [.init(path: path, old: text, new: new)] }
    var steps: [String] { [] }

    private var editor: ManifestEditor { get throws { try ManifestEditor(new, path: path) } }

    func declares(_ module: ProjectModule) -> Bool { module.location?.path == path }

    func folder(ofNew name: String) -> String {
        plainPath(folder.isEmpty ? "Sources/\(name)" : "\(folder)/Sources/\(name)")
    }

    private func target(_ module: ProjectModule) throws -> Manifest.Target {
        guard let target = manifest.targets.first(where: { moduleName($0.name) == module.name }) else {
            throw InputError("\(path) does not contain the target '\(module.name)' as a literal; nothing was written")
        }
        return target
    }

    func name(of module: ProjectModule) throws -> String { try target(module).name }

    func depends(_ module: ProjectModule, on other: ProjectModule) throws -> Bool {
        try target(module).dependencies.contains(target(other).name)
    }

    /// The folder whose Swift files a target compiles, or the first one if it lists several.
    func sources(of module: ProjectModule) throws -> String {
        let target = try target(module)
        guard !target.hasComputedPath else {
            throw InputError("\(path) computes the path of '\(target.name)'; nothing was written")
        }
        let whole = SwiftPackage(folder.isEmpty ? "." : folder, manifest).folder(of: target)
        guard let listed = target.sources else { return whole }
        guard let part = listed.map({ joinedPath(whole, $0) }).first(where: { FileNode($0)?.kind == .folder }) else {
            throw InputError("\(path) lists files of '\(target.name)' but no folder; nothing was written")
        }
        return part
    }

    mutating func add(_ interface: String, of module: ProjectModule, _ dependencies: [NewTarget.Dependency]) throws {
        new = try editor.adding(NewTarget(.library, name: interface, dependencies: dependencies))
    }

    mutating func add(_ name: String, to module: ProjectModule) throws {
        new = try editor.adding(.target(name), to: target(module).name)
    }

    mutating func remove(_ other: ProjectModule, from module: ProjectModule) throws {
        guard try depends(module, on: other) else { return }
        new = try editor.removing(target(other).name, from: target(module).name)
    }
}

import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import DovetailSwiftCode

/// What declares the modules of a cycle, and so has to change when the cycle is cut.
protocol CycleManifest {
    /// Its text, which also tells settings that hold for all modules.
    var text: String { get }
    /// The changes to it.
    var changes: [FileChanges.File] { get }
    /// The changes to it that are left to the user.
    var steps: [String] { get }

    /// Whether a module can be changed.
    func declares(_ module: ProjectModule) -> Bool
    /// The folder of a module's sources.
    func sources(of module: ProjectModule) throws -> String
    /// The folder for the sources of a new module.
    func folder(ofNew name: String) -> String
    /// The name of a module in the manifest.
    func name(of module: ProjectModule) throws -> String
    func depends(_ module: ProjectModule, on other: ProjectModule) throws -> Bool

    /// Adds a module for the interface of another.
    mutating func add(_ interface: String, of module: ProjectModule, _ dependencies: [NewTarget.Dependency]) throws
    /// Lets a module depend on the one called `name`.
    mutating func add(_ name: String, to module: ProjectModule) throws
    mutating func remove(_ other: ProjectModule, from module: ProjectModule) throws
}

/// A `Package.swift`, which is edited.
struct CyclePackage: CycleManifest {
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

/// The manifests of an app: an Xcode project, `project.yml` or `Project.swift`. They are not edited; what to change is
/// listed.
struct CycleProject: CycleManifest {
    let text: String
    private(set) var steps: [String] = []
    /// The folder of the manifest that declares the module behind the interface.
    private let folder: String

    /// - Parameter path: the manifest of the module behind the interface.
    init(_ path: String) throws {
        text = try SourceText.read(path)
        let own = parentFolder(path)
        folder = own.hasSuffix(".xcodeproj") ? parentFolder(own) : own
    }

    var changes: [FileChanges.File] { [] }

    func declares(_ module: ProjectModule) -> Bool { module.location.map { !isPackageManifest($0.path) } ?? false }

    func folder(ofNew name: String) -> String { plainPath(folder.isEmpty ? name : "\(folder)/\(name)") }

    func name(of module: ProjectModule) throws -> String { module.target ?? module.name }

    func depends(_ module: ProjectModule, on other: ProjectModule) throws -> Bool {
        module.dependencies.contains { $0.target.name == other.name || $0.target.name == other.target }
    }

    /// The innermost folder that contains all files of a module.
    func sources(of module: ProjectModule) throws -> String {
        let folders = module.files.map { parentFolder($0).split(separator: "/", omittingEmptySubsequences: false) }
        guard var common = folders.first else {
            throw InputError("'\(module.name)' has no Swift files; nothing was written")
        }
        for folder in folders { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
        return common.isEmpty ? "." : common.joined(separator: "/")
    }

    mutating func add(_ interface: String, of module: ProjectModule, _ dependencies: [NewTarget.Dependency]) throws {
        let target = module.target ?? module.name
        let place = module.isXcodeTarget ? "in Xcode" : "in \(module.location?.path ?? "the manifest")"
        steps.append(
            "\(place), add a framework target '\(interface)' with the folder '\(folder(ofNew: interface))', and the "
                + "platforms and settings of '\(target)'; embed it where '\(target)' is embedded")
        let needed = dependencies.compactMap(\.name)
        if !needed.isEmpty { steps.append("let '\(interface)' depend on \(quotedList(needed))") }
    }

    mutating func add(_ name: String, to module: ProjectModule) throws { steps.append(module.adding("'\(name)'")) }

    mutating func remove(_ other: ProjectModule, from module: ProjectModule) throws {
        guard let declared = module.dependencies.first(where: { [other.name, other.target].contains($0.target.name) })
        else { return }
        steps.append(module.removing(declared.target.name, at: declared.location))
    }
}

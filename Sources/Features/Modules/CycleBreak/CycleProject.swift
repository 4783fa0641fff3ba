import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import DovetailSwiftCode

/// The manifests of an app: an Xcode project, `project.yml` or `Project.swift`. They are not edited; what to change is
/// listed.
struct CycleProject: CycleManifest {
    let isEdited = false
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

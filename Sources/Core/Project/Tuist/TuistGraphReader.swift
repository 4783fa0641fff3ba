import DovetailBasics
import DovetailDiagnostics

/// Reads the parts that both shapes of Tuist's JSON have in common.
struct TuistGraphReader {
    /// The folder of the graph on the machine that wrote it.
    let home: String?
    /// The same folder here.
    let root: String

    /// A project with its targets.
    func project(_ tree: JSONTree, folder: String) throws -> TuistProject {
        guard let targets = tree["targets"]?.elements else {
            throw InputError("the project '\(folder)' has no targets")
        }
        let isExternal = tree["isExternal"]?.bool ?? (tree["type"]?["external"] != nil)
        let name = tree["name"]?.string ?? folder.lastComponent
        var flags = LinkerFlagLevels()
        flags.add(tree["settings"], here)
        return TuistProject(
            name: name, folder: folder, isExternal: isExternal,
            targets: try targets.map { try target($0, folder: folder, project: flags) }.sorted { $0.name < $1.name })
    }

    /// The platform of a destination, named like `BinaryPlatform.name`; nil for one that uses another platform's
    /// slices.
    private static func platform(_ destination: String) -> String? {
        switch destination {
        case "iPhone", "iPad": "iOS"
        case "mac": "macOS"
        case "macCatalyst": "Mac Catalyst"
        case "appleTv": "tvOS"
        case "appleWatch": "watchOS"
        case "appleVision": "visionOS"
        default: nil
        }
    }

    private func target(_ tree: JSONTree, folder: String, project: LinkerFlagLevels) throws -> TuistTarget {
        guard let name = tree["name"]?.string, let product = tree["product"]?.string else {
            throw InputError("a target of '\(folder)' has no name or no product")
        }
        var target = TuistTarget(name: name, product: product, productName: tree["productName"]?.string)
        target.tags = tree["metadata"]?["tags"]?.array?.compactMap(\.string) ?? []
        target.files = Set(Self.sources(tree).map(here)).sorted()
        target.location = SourceLocation(path: here("\(folder)/Project.swift"), line: 1, column: 1)
        target.dependencies = (tree["dependencies"]?.array ?? []).compactMap { dependency($0, folder: folder) }
        target.platforms = Set((tree["destinations"]?.array ?? []).compactMap(\.string).compactMap(Self.platform))
        var flags = project
        flags.add(tree["settings"], here)
        target.linkerFlags = flags.flags
        target.isolation = flags.defaultIsolation
        target.isSwift6 = flags.isSwift6
        return target
    }

    /// The Swift files of a target, as the graph names them.
    static func sources(_ target: JSONTree) -> [String] {
        let sources = target["sources"]?.array ?? []
        let folders = (target["buildableFolders"]?.array ?? []).flatMap { $0["resolvedFiles"]?.array ?? [] }
        return (sources + folders).compactMap { $0.string ?? $0["path"]?.string }.filter { $0.hasSuffix(".swift") }
    }

    /// One dependency: an object whose only key is its kind. Nil if it is not a module.
    func dependency(_ tree: JSONTree, folder: String) -> TuistDependency? {
        guard let (kind, payload) = tree.members?.first else { return nil }
        let value = payload["_0"] ?? payload
        let name = value["name"]?.string ?? value["product"]?.string ?? value["target"]?.string
        let path = value["path"]?.string
        var result: TuistDependency?
        switch kind {
        case "target", "project":
            result = name.map { TuistDependency(kind: .target($0, folder: path ?? folder)) }
        case "packageProduct", "package", "packagePlugin", "packageMacro", "external":
            result = name.map { TuistDependency(kind: .product($0)) }
        case "sdk": result = name.map { TuistDependency(kind: TuistDependency.system($0)) }
        case "xctest": result = TuistDependency(kind: .system("XCTest"))
        default:
            result = path.map { TuistDependency(kind: TuistDependency.binary($0)) }
            result?.binaryPath = path.flatMap { TuistDependency.isLinked($0) ? here($0) : nil }
        }
        result?.isExternal = kind == "external"
        result?.isLinked = value["status"]?.string != "none"
        result?.filters = Self.filters(value["condition"])
        return result
    }

    /// The platforms of a condition: texts or, as Swift encodes an enum, objects whose only key is the case.
    static func filters(_ condition: JSONTree?) -> [String] {
        (condition?["platformFilters"]?.array ?? []).compactMap { $0.string ?? $0.members?.first?.key }
    }

    /// Converts a path on the graph's machine to one for this run.
    private func here(_ path: String) -> String {
        guard let home, path.hasPrefix(home + "/") else { return path }
        let rest = path.dropFirst(home.count + 1)
        return root == "." ? String(rest) : root.hasSuffix("/") ? root + rest : "\(root)/\(rest)"
    }
}

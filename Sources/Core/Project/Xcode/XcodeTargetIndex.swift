import DovetailBasics
import Foundation

/// The targets of all Xcode projects of a run, by what dependencies refer to.
struct XcodeTargetIndex {
    /// A target, and the index of its project.
    struct Found {
        var project: Int
        var target: XcodeTarget
    }

    let projects: [XcodeProject]
    /// By the absolute path of the project, then `|` and the target's name or its own or its product's id. A
    /// specification counts as the project that is generated from it.
    private var byID: [String: Found] = [:]
    /// By the file names of products.
    private var byProduct: [String: [Found]] = [:]

    init(_ projects: [XcodeProject]) {
        self.projects = projects
        for (index, project) in projects.enumerated() {
            let path = Self.absolute(project.path)
            let generated = absolutePath("../\(project.name).xcodeproj", from: path)
            for target in project.targets {
                let found = Found(project: index, target: target)
                byID["\(generated)|\(target.name)"] = found
                byID["\(path)|\(target.id)"] = found
                if let id = target.productID { byID["\(path)|\(id)"] = found }
                if let product = target.product { byProduct[product, default: []].append(found) }
            }
        }
    }

    static func absolute(_ path: String) -> String {
        absolutePath(path, from: FileManager.default.currentDirectoryPath)
    }

    /// The target that a dependency is on; nil if it is something else, or its project is not among those of the run.
    ///
    /// - Parameter project: the index of the project that declares the dependency.
    func target(_ dependency: XcodeDependency.Target, in project: Int) -> Found? {
        switch dependency {
        case .target(let id): return byID["\(Self.absolute(projects[project].path))|\(id)"]
        case .foreign(let other, let id, _): return byID["\(other)|\(id)"]
        case .built(let file):
            let found = byProduct[file] ?? []
            return found.first { $0.project == project } ?? found.first
        case .product, .library, .system: return nil
        }
    }
}

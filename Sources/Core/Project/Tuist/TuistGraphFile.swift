import DovetailBasics
package import DovetailBinaries
package import DovetailFacts
package import Foundation

/// The JSON output of `tuist graph --format json` or `legacyJSON`.
///
/// The two have different shapes. In the older one, targets contain their dependencies. The newer one is Tuist's own
/// graph as encoded by Swift: dictionaries with keys that are not strings are lists that alternate between keys and
/// values, and one of them contains all edges.
package enum TuistGraphFile {
    /// Reads the modules of the file at `path`.
    ///
    /// - Parameter root: the current folder of the project. The file has absolute paths of the machine that wrote it.
    /// - Throws: `InputError` if the file has another format.
    package static func read(_ path: String, root: String) throws -> ProjectGraph {
        try projects(path, root: root).graph()
    }

    /// Reads what the projects of the file at `path` are linked into, sorted by name, and what their sources import.
    /// `root` and errors are as for `read`.
    package static func images(_ path: String, root: String) throws -> [LinkedImage] {
        TuistLinkage(try projects(path, root: root), externals: nil).images
    }

    private static func projects(_ path: String, root: String) throws -> [TuistProject] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InputError("no graph file at '\(path)'")
        }
        do {
            return try projects(data, root: root)
        } catch let error as InputError {
            throw InputError("'\(path)' is not the output of 'tuist graph --format json': \(error.description)")
        }
    }

    /// Reads the modules of a graph in memory.
    package static func graph(_ data: Data, root: String) throws -> ProjectGraph {
        try projects(data, root: root).graph()
    }

    private static func projects(_ data: Data, root: String) throws -> [TuistProject] {
        let tree = try JSONTree(data)
        guard tree.isObject else { throw InputError("it is not an object") }
        guard let projects = tree["projects"] else { throw InputError("the key 'projects' is missing") }
        let reader = TuistGraphReader(home: tree["path"]?.string, root: root)
        if let members = projects.members {
            return try members.map { try reader.project($0.value, folder: $0.key) }
        }
        guard let pairs = projects.pairs else {
            throw InputError("'projects' is neither an object nor a list of keys and values")
        }
        let edges = try reader.edges(tree)
        return try pairs.map { key, value in
            guard let folder = key.string else { throw InputError("a key of 'projects' is not a path") }
            var project = try reader.project(value, folder: folder)
            for index in project.targets.indices {
                project.targets[index].dependencies = edges[folder]?[project.targets[index].name] ?? []
            }
            return project
        }
    }
}

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
    /// - Parameter roots: the folders here that may be the one in which the file was written, best first. The file has
    ///   absolute paths of the machine that wrote it; the folder that has most of its sources is used.
    /// - Throws: `InputError` if the file has another format.
    package static func read(_ path: String, roots: [String]) throws -> ProjectGraph {
        try projects(path, roots: roots).graph()
    }

    /// Reads what the projects of the file at `path` are linked into, sorted by name, and what their sources import.
    /// `roots` and errors are as for `read`.
    package static func images(_ path: String, roots: [String]) throws -> [LinkedImage] {
        TuistLinkage(try projects(path, roots: roots), externals: nil).images
    }

    private static func projects(_ path: String, roots: [String]) throws -> [TuistProject] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InputError("no graph file at '\(path)'")
        }
        do {
            return try projects(data, roots: roots)
        } catch let error as InputError {
            throw InputError("'\(path)' is not the output of 'tuist graph --format json': \(error.description)")
        }
    }

    /// Reads the modules of a graph in memory.
    package static func graph(_ data: Data, root: String) throws -> ProjectGraph {
        try projects(data, roots: [root]).graph()
    }

    private static func projects(_ data: Data, roots: [String]) throws -> [TuistProject] {
        let tree = try JSONTree(data)
        guard tree.isObject else { throw InputError("it is not an object") }
        guard let projects = tree["projects"] else { throw InputError("the key 'projects' is missing") }
        let home = tree["path"]?.string
        let reader = TuistGraphReader(home: home, root: root(of: tree, writtenIn: home, among: roots))
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

    /// The folder that has most of the sources of a graph, the best one if several have as many: one of `roots`, or
    /// the folder in which it was written, if the graph is from this machine.
    private static func root(of tree: JSONTree, writtenIn home: String?, among roots: [String]) -> String {
        guard let home, let first = roots.first, roots != [home] else { return roots.first ?? "." }
        let projects = tree["projects"]?.members?.map(\.value) ?? tree["projects"]?.pairs?.map(\.value) ?? []
        let files = projects.flatMap { $0["targets"]?.elements ?? [] }.flatMap(TuistGraphReader.sources)
            .filter { $0.hasPrefix(home + "/") }.map { $0.dropFirst(home.count) }
        var best = (root: first, count: 0)
        for root in roots + [home] where best.count < files.count {
            let count = files.count { FileManager.default.fileExists(atPath: root + $0) }
            if count > best.count { best = (root, count) }
        }
        return best.root
    }
}

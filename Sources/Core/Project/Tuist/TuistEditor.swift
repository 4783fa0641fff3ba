import DovetailBasics
import Foundation

/// Changes the dependencies of targets in the manifests of Tuist projects.
///
/// A manifest is a program, so its text alone does not say which list belongs to which target. The editor looks at what
/// the manifest declares with markers in its lists, and only changes a list whose markers arrive in one target and no
/// other. A change is kept only if the manifest then declares exactly that change.
package struct TuistEditor {
    /// A change to the dependencies of a target.
    package struct Change: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// Adds a target, by its module's name and the path of its manifest.
            case addTarget(String, manifest: String)
            case addProduct(String)
            /// Removes a dependency, by the name of the target or product.
            case remove(String)
        }

        /// The name of the module whose dependencies change.
        package var module: String
        package var kind: Kind

        package init(_ kind: Kind, of module: String) {
            self.kind = kind
            self.module = module
        }
    }

    /// What became of a manifest.
    package struct Outcome: Sendable {
        package var old: String
        package var new: String
        /// The changes that were made, in the order in which they were requested.
        package var done: [Change] = []
    }

    /// The folder that caches compiled helpers and evaluated manifests; nil for none.
    private let cache: String?
    private let limits: ManifestLimits
    private let searchPath: String

    package init(
        cache: String?, limits: ManifestLimits = ManifestLimits(),
        searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) {
        self.cache = cache
        self.limits = limits
        self.searchPath = searchPath
    }

    /// Changes manifests, in memory.
    ///
    /// - Parameter changes: the changes to each manifest, by its path.
    /// - Returns: the changed manifests, by their paths. What is not among their changes could not be made for certain.
    /// - Throws: `InputError` if the cache cannot be written.
    package func applying(_ changes: [String: [Change]]) throws -> [String: Outcome] {
        guard let compiler = SwiftCompiler.find(on: searchPath, limit: limits.run) else { return [:] }
        let temporary = NSTemporaryDirectory() + "dovetail-\(UUID().uuidString)"
        defer { if cache == nil { try? FileManager.default.removeItem(atPath: temporary) } }
        let store = try ManifestCache(cache.map(ManifestCache.place) ?? temporary)
        let current = FileManager.default.currentDirectoryPath
        let manifests = changes.keys.sorted().compactMap { path -> (path: String, root: TuistFolder)? in
            TuistFolder(above: parentFolder(absolutePath(path, from: current))).map { (path, $0) }
        }
        var result: [String: Outcome] = [:]
        for (root, paths) in Dictionary(grouping: manifests, by: \.root.root).sorted(by: { $0.key < $1.key }) {
            guard let folder = paths.first?.root else { continue }
            var run = TuistRun(
                folder: folder, cache: store, compiler: compiler, version: compiler.version, limits: limits)
            let evaluation = run.evaluation()
            let texts = paths.compactMap { manifest in
                (try? SourceText.read(manifest.path)).map { (absolutePath(manifest.path, from: current), $0) }
            }
            let edits = TuistManifestEdits(texts, evaluation, root: root, current: current)
            for (path, _) in paths {
                let manifest = absolutePath(path, from: current)
                result[path] = edits.applying(changes[path] ?? [], to: manifest)
            }
        }
        return result
    }
}

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

    /// A target to declare.
    package struct NewTarget: Hashable, Sendable {
        package var name: String
        package var isTest: Bool
        /// The folder of its sources.
        package var folder: String
        /// The manifest that is to declare it.
        package var manifest: String
        /// The target after which it is modelled, and the manifest that declares that.
        package var model: String
        package var modelManifest: String
        /// What it depends on: additions.
        package var needs: [Change.Kind]

        package init(
            _ name: String, isTest: Bool, folder: String, manifest: String, like model: String,
            in modelManifest: String, needs: [Change.Kind]
        ) {
            (self.name, self.isTest, self.folder, self.manifest) = (name, isTest, folder, manifest)
            (self.model, self.modelManifest, self.needs) = (model, modelManifest, needs)
        }
    }

    /// What became of a manifest or a helper.
    package struct Outcome: Sendable {
        /// Nil for a new file.
        package var old: String?
        package var new: String
        /// The changes that were made, in the order in which they were requested.
        package var done: [Change] = []
    }

    /// What became of changes and new targets.
    package struct Outcomes: Sendable {
        /// The changed files, by their paths.
        package var files: [String: Outcome] = [:]
        /// The new targets that are declared, with those of their needs that are declared, too.
        package var added: [NewTarget: [Change.Kind]] = [:]
        /// What else they depend on, because helpers or shared lists say so: the names of targets and products.
        package var extra: [NewTarget: [String]] = [:]
        /// What helpers declare with each new module, such as its tests: the names of targets, by manifest.
        package var companions: [String: [String]] = [:]
        /// The new manifests that no workspace lists and nothing depends on, so that Tuist does not read them.
        package var unlisted: [String] = []
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
    /// - Parameters:
    ///   - changes: the changes to each manifest, by its path.
    ///   - targets: the targets to declare.
    /// - Returns: the changed manifests and helpers. What is not mentioned could not be done for certain.
    /// - Throws: `InputError` if the cache cannot be written.
    package func applying(_ changes: [String: [Change]], adding targets: [NewTarget] = []) throws -> Outcomes {
        guard let compiler = SwiftCompiler.find(on: searchPath, limit: limits.run) else { return Outcomes() }
        let scratch = cache == nil ? try ScratchFolder() : nil
        defer { scratch?.delete() }
        let store = try ManifestCache(cache.map(ManifestCache.place) ?? scratch?.path ?? "")
        let current = FileManager.default.currentDirectoryPath
        var sessions: [String: TuistEditing] = [:]
        func folder(_ path: String) -> TuistFolder? {
            TuistFolder(above: parentFolder(absolutePath(path, from: current)))
        }
        for (path, changes) in changes {
            guard let folder = folder(path) else { continue }
            sessions[folder.root, default: TuistEditing(folder, current: current)].changes[path] = changes
        }
        for target in targets {
            guard let folder = folder(target.modelManifest) else { continue }
            sessions[folder.root, default: TuistEditing(folder, current: current)].targets.append(target)
        }
        var result = Outcomes()
        for (_, session) in sessions.sorted(by: { $0.key < $1.key }) {
            let run = TuistRun(
                folder: session.folder, cache: store, compiler: compiler, version: compiler.version, limits: limits)
            let outcomes = session.outcomes(run)
            result.files.merge(outcomes.files) { first, _ in first }
            result.added.merge(outcomes.added) { first, _ in first }
            result.extra.merge(outcomes.extra) { first, _ in first }
            result.companions.merge(outcomes.companions) { first, _ in first }
            result.unlisted += outcomes.unlisted
        }
        return result
    }
}

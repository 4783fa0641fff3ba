import DovetailBasics
import Foundation

/// The modules that manifests import, compiled if a manifest needs them and its result is not cached.
struct ManifestModules: Sendable {
    struct Entry: Sendable {
        var module: ManifestModule
        /// Depends on everything that goes into the module, and so on the modules before it.
        var key: String
    }

    let entries: [Entry]
    /// The modules of the project, and so all but Tuist's API.
    var helpers: [ManifestModule] { entries.dropFirst().map(\.module) }
    /// The combined key of all modules.
    let key: String
    private let cache: ManifestCache

    /// - Parameters:
    ///   - helpers: plugins and helpers, in any order.
    ///   - compiler: the compiler's version text.
    init(_ helpers: [ManifestModule], cache: ManifestCache, compiler: String) {
        var key = CacheKey()
        key.add(compiler)
        SwiftCompiler.flags.forEach { key.add($0) }
        var entries: [Entry] = []
        let api = ManifestModule(apiIn: "\(cache.folder)/api")
        for module in [api] + ManifestModule.sorted(helpers) {
            key.add(module.name)
            for (file, text) in zip(module.files, module.texts) {
                // Paths are compiled into the code: `#filePath`.
                key.add(file)
                key.add(text)
            }
            entries.append(Entry(module: module, key: key.name))
        }
        self.entries = entries
        self.key = key.name
        self.cache = cache
    }

    /// Compiles the modules that are not compiled yet.
    ///
    /// - Returns: the available modules, and why others failed, by name. A module that imports a failed one has no
    ///   problem of its own.
    func build(_ compiler: SwiftCompiler, limit: Double) -> (built: [BuiltModule], failed: [String: ManifestProblem?]) {
        var built: [BuiltModule] = []
        var failed: [String: ManifestProblem?] = [:]
        for entry in entries {
            let module = entry.module
            let place = cache.moduleFolder(entry.key)
            if !FileManager.default.fileExists(atPath: place) {
                guard module.imports.isDisjoint(with: failed.keys) else {
                    failed[module.name] = .some(nil)
                    continue
                }
                if let problem = compile(module, to: place, with: built, compiler: compiler, limit: limit) {
                    failed[module.name] = problem
                    continue
                }
            }
            built.append(BuiltModule(name: module.name, folder: place))
        }
        return (built, failed)
    }

    private func compile(
        _ module: ManifestModule, to place: String, with built: [BuiltModule], compiler: SwiftCompiler,
        limit: Double
    ) -> ManifestProblem? {
        let path = module.files.first ?? module.name
        do {
            if module.name == ManifestModule.apiName { try write(module) }
            return try cache.withWorkFolder { work in
                let outcome = try compiler.compile(
                    module, importing: built.map(\.folder), into: work, limit: limit)
                guard outcome.code == 0 else { return ManifestProblem(compiling: path, outcome, limit: limit) }
                cache.publish(work, as: place)
                return nil
            }
        } catch {
            return ManifestProblem(path, "\(error)")
        }
    }

    /// Writes Tuist's API to the cache for the compiler.
    private func write(_ module: ManifestModule) throws {
        for (file, text) in zip(module.files, module.texts) {
            let url = URL(fileURLWithPath: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text).write(to: url, options: .atomic)
        }
    }
}

import DovetailBasics
import Foundation

/// The cache folder of compiled modules and evaluated manifests, by the key of their inputs. It may be deleted at any
/// time.
struct ManifestCache: Sendable {
    /// An absolute path.
    let folder: String

    /// - Throws: `InputError` if the folder cannot be created.
    init(_ folder: String) throws {
        self.folder = absolutePath(folder, from: FileManager.default.currentDirectoryPath) + "/manifests"
        for name in ["built", "facts"] {
            do {
                try FileManager.default.createDirectory(
                    atPath: "\(self.folder)/\(name)", withIntermediateDirectories: true)
            } catch {
                throw InputError("the cache folder '\(folder)' cannot be written: \(error.localizedDescription)")
            }
        }
    }

    /// The part of a run's cache folder that is for manifests of Tuist.
    static func place(in cache: String) -> String { "\(cache)/tuist" }

    /// The compiler of the last run that had one, for runs without.
    var lastCompiler: String? {
        get { FileManager.default.contents(atPath: "\(folder)/compiler").map { String(decoding: $0, as: UTF8.self) } }
        nonmutating set {
            guard let newValue, newValue != lastCompiler else { return }
            try? Data(newValue.utf8).write(to: URL(fileURLWithPath: "\(folder)/compiler"), options: .atomic)
        }
    }

    /// The cached facts of a manifest; nil if there are none or the file is damaged.
    func facts(_ key: String) -> ManifestFacts? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/facts/\(key).json") else { return nil }
        return try? JSONDecoder().decode(ManifestFacts.self, from: data)
    }

    /// Caches the output of a manifest.
    func keep(_ data: Data, _ key: String) {
        try? data.write(to: URL(fileURLWithPath: "\(folder)/facts/\(key).json"), options: .atomic)
    }

    /// The folder of the module with this key, whether compiled or not.
    func moduleFolder(_ key: String) -> String { "\(folder)/built/\(key)" }

    /// Runs `body` with a new folder, which is removed afterwards.
    func withWorkFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let work = try ScratchFolder(in: "\(folder)/runs")
        defer { work.delete() }
        return try body(work.path)
    }

    /// Moves a complete folder to its final place atomically. If another run was first, its result stays.
    func publish(_ work: String, as place: String) {
        try? FileManager.default.moveItem(atPath: work, toPath: place)
    }
}

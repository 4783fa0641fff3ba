import DovetailBasics
import Foundation

/// The folder with what was compiled and evaluated, each by the key of what went into it. It may be deleted at any
/// time.
struct ManifestCache: Sendable {
    /// Absolute.
    let folder: String

    /// - Throws: `InputError` where the folder cannot be made.
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

    /// The compiler that the last run with one used, for runs without.
    var lastCompiler: String? {
        get { FileManager.default.contents(atPath: "\(folder)/compiler").map { String(decoding: $0, as: UTF8.self) } }
        nonmutating set {
            guard let newValue, newValue != lastCompiler else { return }
            try? Data(newValue.utf8).write(to: URL(fileURLWithPath: "\(folder)/compiler"), options: .atomic)
        }
    }

    /// What a manifest said under this key; nil where it was not evaluated or the file is damaged.
    func facts(_ key: String) -> ManifestFacts? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/facts/\(key).json") else { return nil }
        return try? JSONDecoder().decode(ManifestFacts.self, from: data)
    }

    /// Keeps what a manifest printed.
    func keep(_ data: Data, _ key: String) {
        try? data.write(to: URL(fileURLWithPath: "\(folder)/facts/\(key).json"), options: .atomic)
    }

    /// Where the module with this key is, compiled or not.
    func moduleFolder(_ key: String) -> String { "\(folder)/built/\(key)" }

    /// Runs `body` with a new folder, which goes away afterwards.
    func withWorkFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let work = "\(folder)/runs/\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: work) }
        return try body(work)
    }

    /// Moves a whole folder to its place at once. Where another run was first, its work stays.
    func publish(_ work: String, as place: String) {
        try? FileManager.default.moveItem(atPath: work, toPath: place)
    }
}

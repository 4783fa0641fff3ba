import DovetailBasics
import Foundation

/// The facts that earlier runs read from files, in a folder that may be deleted at any time.
///
/// A value is found by the content of its file and the tool that read it, wherever the file is. A second file in the
/// folder tells the content of files that have not changed since an earlier run on this machine, so that they need not be
/// read.
package final class FactCache: Sendable {
    /// Why a cache could not be opened or written, with the system's reason.
    package struct Failure: Error {
        package var reason: String
    }

    private let facts: CacheFile
    private let stamps: CacheFile

    /// Opens the cache in `folder`, which is created if it does not exist.
    ///
    /// - Parameter tool: the tool's version. Another version or another executable starts with an empty cache.
    /// - Throws: `Failure` if the folder does not exist and cannot be created.
    package init(folder: String, tool: String) throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(reason: error.localizedDescription)
        }
        let tool = ContentKey("\(tool) \(Self.executable)")
        facts = CacheFile(folder.appendingPathComponent("facts"), tool: tool)
        stamps = CacheFile(folder.appendingPathComponent("stamps"), tool: tool)
    }

    /// The size and age of the running executable.
    private static var executable: String {
        #if os(Linux)
            // Not with Bundle, which stops the program if there is no /proc.
            let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #else
            let running = Bundle.main.executablePath
        #endif
        let path = running ?? CommandLine.arguments[0]
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
        let age = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.size] ?? 0) \(age)"
    }

    /// The value with this key, or nil; `path` becomes the file of its places.
    func value<Value: Decodable>(_ type: Value.Type, for key: ContentKey, path: String) -> Value? {
        facts.value(for: key) { try? CompactDecoder.decode(type, from: $0, path: path) }
    }

    /// Keeps a value for later runs.
    func add(_ value: some Encodable, for key: ContentKey) {
        guard let bytes = try? CompactEncoder.encode(value) else { return }
        facts.add(bytes, for: key)
    }

    /// The key of a file's content; nil if the file was changed or was not read by an earlier run.
    func content(ofFileAt path: String, _ stamp: FileStamp) -> ContentKey? {
        stamps.value(for: Self.key(path, stamp)) { bytes in
            bytes.count == ContentKey.byteCount ? ContentKey(from: bytes, at: 0) : nil
        }
    }

    /// Keeps the key of a file's content for later runs.
    ///
    /// - Parameter stamp: the file's stamp before it was read.
    func add(_ content: ContentKey, ofFileAt path: String, _ stamp: FileStamp) {
        var bytes: [UInt8] = []
        content.write(to: &bytes)
        stamps.add(bytes, for: Self.key(path, stamp))
    }

    private static func key(_ path: String, _ stamp: FileStamp) -> ContentKey {
        ContentKey(path).with(stamp.withBytes { ContentKey($0) })
    }

    /// Writes what this run used and added, if it differs from what earlier runs wrote.
    ///
    /// - Throws: `Failure` if a file cannot be written.
    package func save() throws(Failure) {
        try facts.save()
        try stamps.save()
    }
}

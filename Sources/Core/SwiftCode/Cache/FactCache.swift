import Foundation

/// The facts that earlier runs read from files, in a folder that may be deleted at any time.
///
/// A value is found by the content of its file and the tool that read it, wherever the file is. Values that a run does
/// not use are dropped, so that the folder does not grow. A damaged cache file counts as empty.
// The table and the bytes do not change after initialisation; the sets of used and added values are only accessed under
// the lock.
package final class FactCache: @unchecked Sendable {
    /// Why a cache could not be opened or written, with the system's reason.
    package struct Failure: Error {
        package var reason: String
    }

    private struct Entry {
        var offset: Int
        var count: Int
    }

    private static let fileName = "facts"
    private static let magic = Array("dovetail facts 1".utf8)
    private static let headerCount = magic.count + 2 * ContentKey.byteCount + 4
    private static let entryCount = ContentKey.byteCount + 8

    private let file: URL
    private let tool: ContentKey
    private let data: Data
    private let table: [ContentKey: Entry]
    private let lock = NSLock()
    private var used: Set<ContentKey> = []
    private var added: [ContentKey: [UInt8]] = [:]

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
        file = folder.appendingPathComponent(Self.fileName)
        self.tool = ContentKey("\(tool) \(Self.executable)")
        data = (try? Data(contentsOf: file, options: .mappedIfSafe)) ?? Data()
        table = data.withUnsafeBytes { [tool = self.tool] in Self.table($0, tool) } ?? [:]
    }

    /// The size and age of the running executable.
    private static var executable: String {
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
        let age = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.size] ?? 0) \(age)"
    }

    /// The place of each value; nil if the file is damaged or was written by another tool.
    private static func table(_ bytes: UnsafeRawBufferPointer, _ tool: ContentKey) -> [ContentKey: Entry]? {
        guard bytes.count >= headerCount, bytes.starts(with: magic),
            ContentKey(from: bytes, at: magic.count) == tool
        else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: bytes[(magic.count + 2 * ContentKey.byteCount)...])
        guard ContentKey(from: bytes, at: magic.count + ContentKey.byteCount) == ContentKey(rest) else { return nil }
        func number(at offset: Int) -> Int {
            Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        let count = number(at: headerCount - 4)
        guard count <= (bytes.count - headerCount) / entryCount else { return nil }
        var table: [ContentKey: Entry] = [:]
        table.reserveCapacity(count)
        for index in 0..<count {
            let place = headerCount + index * entryCount
            let entry = Entry(
                offset: number(at: place + ContentKey.byteCount), count: number(at: place + ContentKey.byteCount + 4))
            guard entry.offset + entry.count <= bytes.count else { return nil }
            table[ContentKey(from: bytes, at: place)] = entry
        }
        return table
    }

    /// The value with this key, or nil; `path` becomes the file of its places.
    func value<Value: Decodable>(_ type: Value.Type, for key: ContentKey, path: String) -> Value? {
        guard let entry = table[key] else { return nil }
        let value = data.withUnsafeBytes { bytes in
            try? CompactDecoder.decode(
                type, from: UnsafeRawBufferPointer(rebasing: bytes[entry.offset..<entry.offset + entry.count]),
                path: path)
        }
        if value != nil { lock.withLock { _ = used.insert(key) } }
        return value
    }

    /// Keeps a value for later runs.
    func add(_ value: some Encodable, for key: ContentKey) {
        guard let bytes = try? CompactEncoder.encode(value) else { return }
        lock.withLock { added[key] = bytes }
    }

    /// Writes the values that this run used and added, if they differ from those in the file. Concurrent runs do not
    /// disturb each other; the file of the later one stays.
    ///
    /// - Throws: `Failure` if the file cannot be written.
    package func save() throws {
        guard !added.isEmpty || used.count != table.count else { return }
        let kept = used.subtracting(added.keys)
        let keys = kept.union(added.keys).sorted()
        var rest: [UInt8] = []
        func write(_ number: Int) {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { rest += $0 }
        }
        write(keys.count)
        var offset = Self.headerCount + keys.count * Self.entryCount
        for key in keys {
            let count = added[key]?.count ?? table[key]?.count ?? 0
            key.write(to: &rest)
            write(offset)
            write(count)
            offset += count
        }
        guard offset <= Int(UInt32.max) else { throw Failure(reason: "it would be larger than 4 GB") }
        rest.reserveCapacity(offset)
        data.withUnsafeBytes { old in
            for key in keys {
                if let bytes = added[key] {
                    rest += bytes
                } else if let entry = table[key] {
                    rest += UnsafeRawBufferPointer(rebasing: old[entry.offset..<entry.offset + entry.count])
                }
            }
        }
        var bytes = Self.magic
        tool.write(to: &bytes)
        rest.withUnsafeBytes { ContentKey($0) }.write(to: &bytes)
        bytes += rest
        do {
            try Data(bytes).write(to: file, options: .atomic)
        } catch {
            throw Failure(reason: error.localizedDescription)
        }
    }
}

import DovetailBasics
import Foundation

/// A file with values that are found by their keys.
///
/// Values that a run does not use are dropped, so that the file does not grow. A damaged file counts as empty.
// The sets of used and added values are only accessed under the lock.
final class CacheFile: @unchecked Sendable {
    private struct Entry {
        var offset: Int
        var count: Int
    }

    private static let magic = Array("dovetail facts 1".utf8)
    private static let headerCount = magic.count + 2 * ContentKey.byteCount + 4
    private static let entryCount = ContentKey.byteCount + 8

    private let file: URL
    private let tool: ContentKey
    /// The bytes and the places of the values, which are read in the background.
    private let contents: Deferred<(data: Data, table: [ContentKey: Entry])>
    private let lock = NSLock()
    private var used: Set<ContentKey> = []
    private var added: [ContentKey: [UInt8]] = [:]

    /// Opens a file, which may not exist.
    ///
    /// - Parameter tool: the tool that writes it; what another one wrote is not read.
    init(_ file: URL, tool: ContentKey) {
        self.file = file
        self.tool = tool
        contents = Deferred {
            let data = (try? Data(contentsOf: file, options: .alwaysMapped)) ?? Data()
            return (data, data.withUnsafeBytes { Self.table($0, tool) } ?? [:])
        }
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

    /// What `read` makes of the bytes with this key. If it makes something of them, they are kept for the next run.
    func value<Value>(for key: ContentKey, _ read: (UnsafeRawBufferPointer) -> Value?) -> Value? {
        let (data, table) = contents.value
        guard let entry = table[key] else { return nil }
        let value = data.withUnsafeBytes { bytes in
            read(UnsafeRawBufferPointer(rebasing: bytes[entry.offset..<entry.offset + entry.count]))
        }
        if value != nil { lock.withLock { _ = used.insert(key) } }
        return value
    }

    /// Keeps a value for later runs.
    func add(_ bytes: [UInt8], for key: ContentKey) {
        lock.withLock { added[key] = bytes }
    }

    /// Writes the values that this run used and added, if they differ from those in the file. Concurrent runs do not
    /// disturb each other; the file of the later one stays.
    func save() throws(FactCache.Failure) {
        let (used, added) = lock.withLock { (self.used, self.added) }
        let (data, table) = contents.value
        guard !added.isEmpty || used.count != table.count else { return }
        let keys = used.union(added.keys).sorted()
        let first = Self.headerCount + keys.count * Self.entryCount
        let count = keys.reduce(first) { $0 + (added[$1]?.count ?? table[$1]?.count ?? 0) }
        guard count <= Int(UInt32.max) else { throw .init(reason: "it would be larger than 4 GB") }
        var bytes = Self.magic
        bytes.reserveCapacity(count)
        func write(_ number: Int) {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { bytes += $0 }
        }
        tool.write(to: &bytes)
        let checked = bytes.count
        bytes += repeatElement(0, count: ContentKey.byteCount)
        write(keys.count)
        var offset = first
        for key in keys {
            let count = added[key]?.count ?? table[key]?.count ?? 0
            key.write(to: &bytes)
            write(offset)
            write(count)
            offset += count
        }
        data.withUnsafeBytes { old in
            for key in keys {
                if let new = added[key] {
                    bytes += new
                } else if let entry = table[key] {
                    bytes += UnsafeRawBufferPointer(rebasing: old[entry.offset..<entry.offset + entry.count])
                }
            }
        }
        var sum: [UInt8] = []
        let start = checked + ContentKey.byteCount
        bytes.withUnsafeBytes { ContentKey(UnsafeRawBufferPointer(rebasing: $0[start...])) }.write(to: &sum)
        bytes.replaceSubrange(checked..<start, with: sum)
        do {
            try bytes.withUnsafeMutableBytes { all in
                guard let base = all.baseAddress else { return }
                try Data(bytesNoCopy: base, count: all.count, deallocator: .none).write(to: file, options: .atomic)
            }
        } catch {
            throw .init(reason: error.localizedDescription)
        }
    }
}

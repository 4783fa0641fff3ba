package import DovetailBasics
import DovetailFacts
import Foundation

/// A file that was read and indexed.
// A class, because an index is large, and lists of files are passed on.
package final class IndexedFile: Sendable {
    package let index: FileIndex
    /// The facts of a file that cannot be opened.
    let unreadable: FileFacts?
    /// The key of its content; nil without a cache.
    let key: ContentKey?

    package var isReadable: Bool { unreadable == nil }

    private init(_ index: FileIndex, _ key: ContentKey?, unreadable: FileFacts? = nil) {
        (self.index, self.key, self.unreadable) = (index, key, unreadable)
    }

    /// Reads and indexes a file, or takes its index from the cache.
    ///
    /// - Parameter uses: what the files that were indexed before it use.
    package static func read(
        _ path: String, bytes: FileBytes, uses: ContainerUses, cache: FactCache? = nil
    ) -> IndexedFile {
        let stamp = cache.flatMap { _ in FileStamp(ofFileAt: path) }
        if let cache, let stamp, let content = cache.content(ofFileAt: path, stamp),
            let known = cache.value(FileIndex.self, for: content.ofIndex, path: path)
        {
            return IndexedFile(known, content)
        }
        if let why = bytes.read(path) { return IndexedFile(FileIndex(), nil, unreadable: facts(path, why)) }
        guard let cache else {
            let index = FileIndexer.index(bytes.bytes, notesWords: uses.areFound)
            uses.note(index)
            return IndexedFile(index, nil)
        }
        let content = ContentKey(bytes.bytes)
        if let stamp { cache.add(content, ofFileAt: path, stamp) }
        if let known = cache.value(FileIndex.self, for: content.ofIndex, path: path) {
            return IndexedFile(known, content)
        }
        let index = FileIndexer.index(bytes.bytes, notesWords: true)
        cache.add(index, for: content.ofIndex)
        return IndexedFile(index, content)
    }

    /// The facts of a file that cannot be opened.
    static func facts(_ path: String, _ why: String) -> FileFacts {
        FileFacts(
            path: path,
            unreadable: .unreadable(
                path: path, "cannot be opened: \(why)", help: "make the file readable, or pass --exclude"))
    }
}

extension ContentKey {
    /// The key of the index of a file with this content.
    fileprivate var ofIndex: ContentKey { with(ContentKey("index")) }
}

/// Whether files use containers. Once one does, all files will be searched for words, so the words of those indexed
/// after it are noted while their bytes are at hand. Those of earlier files are noted by the first search.
// The flag is only accessed under the lock.
package final class ContainerUses: @unchecked Sendable {
    private let lock = NSLock()
    private var isFound = false

    package init() {}

    var areFound: Bool { lock.withLock { isFound } }

    func note(_ index: FileIndex) {
        guard index.importsContainer, index.mayUseContainer else { return }
        lock.withLock { isFound = true }
    }
}

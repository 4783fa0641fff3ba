package import DovetailBasics
import DovetailFacts
import Foundation

/// A file that was read and indexed.
package struct IndexedFile: Sendable {
    package var index = FileIndex()
    /// The facts of a file that cannot be opened.
    var unreadable: FileFacts?
    /// The key of its content; nil without a cache.
    var key: ContentKey?

    package var isReadable: Bool { unreadable == nil }

    /// Reads and indexes a file; `bytes` then holds its content, unless it cannot be opened.
    ///
    /// - Parameter uses: what the files that were indexed before it use.
    package init(_ path: String, _ bytes: FileBytes, _ uses: ContainerUses, cache: FactCache? = nil) {
        if let why = bytes.read(path) {
            unreadable = Self.facts(path, why)
            return
        }
        guard let cache else {
            index = FileIndexer.index(bytes.bytes, notesWords: uses.areFound)
            uses.note(index)
            return
        }
        let content = ContentKey(bytes.bytes)
        key = content
        let ofIndex = content.with(ContentKey("index"))
        if let known = cache.value(FileIndex.self, for: ofIndex, path: path) {
            index = known
            return
        }
        index = FileIndexer.index(bytes.bytes, notesWords: true)
        cache.add(index, for: ofIndex)
    }

    /// The facts of a file that cannot be opened.
    static func facts(_ path: String, _ why: String) -> FileFacts {
        var facts = FileFacts(path: path)
        facts.problems = [
            .unreadable(path: path, "cannot be opened: \(why)", help: "make the file readable, or pass --exclude")
        ]
        return facts
    }
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

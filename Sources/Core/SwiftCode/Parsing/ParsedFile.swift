import DovetailByteSearch
import DovetailDiagnostics
import SwiftSyntax

/// The syntax of one file, which depends only on its bytes.
struct ParsedFile {
    /// Why a file is not parsed.
    struct Unreadable: Error {
        var finding: Finding
    }

    /// Larger files, in bytes, are reported and not parsed.
    static let sizeLimit = 16 << 20

    let path: String
    let tree: SourceFileSyntax
    let context: FileContext
    /// Whether it may say that its code comes from other files.
    let sharesPlaces: Bool
    /// Whether it may call a component's `shared`.
    let mayShare: Bool

    /// A file that was parsed already, with all its code in its own lines.
    init(path: String, tree: SourceFileSyntax, context: FileContext) {
        (self.path, self.tree, self.context) = (path, tree, context)
        (sharesPlaces, mayShare) = (false, false)
    }

    /// Parses the file at `path` with these bytes, which must outlive the result.
    init(path: String, _ bytes: UnsafeRawBufferPointer) throws(Unreadable) {
        guard bytes.count <= Self.sizeLimit else {
            throw Unreadable(
                finding: .unreadable(
                    path: path, "is larger than \(Self.sizeLimit >> 20) MB",
                    help: "split the file, or pass --exclude"))
        }
        var tree: SourceFileSyntax
        do { tree = try SourceParser.parse(bytes, path: path) } catch { throw Unreadable(finding: error.finding) }
        let text = bytes.bindMemory(to: UInt8.self)
        var inserted: [Int] = []
        if tree.hasError, let joined = JoinedAttributes(text),
            let other = try? SourceParser.parse(joined.text, path: path), !other.hasError
        {
            tree = other
        }
        if tree.hasError, let spaced = AttributeSpaces(text),
            let other = try? SourceParser.parse(spaced.text, path: path), !other.hasError
        {
            (tree, inserted) = (other, spaced.offsets)
        }
        self.path = path
        self.tree = tree
        context = FileContext(path: path, source: text, inserted: inserted)
        sharesPlaces = bytes.holds("#sourceLocation")
        mayShare = bytes.holds("shared {") || bytes.holds("shared(") || bytes.holds("shared{")
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes contain `word`.
    func holds(_ word: StaticString) -> Bool {
        guard let baseAddress else { return false }
        return byte_search(baseAddress, count, word.utf8Start, word.utf8CodeUnitCount) != nil
    }
}

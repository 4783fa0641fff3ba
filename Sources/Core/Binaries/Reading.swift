/// The reading of one file: how deep it goes, what went wrong, and how much work is left.
final class Reading {
    let depth: BinaryDepth
    /// Of the file, in bytes.
    private let size: Int
    private(set) var problems: [BinaryProblem] = []
    /// In bytes. Tables may refer to the same bytes from many places, so that the file's size does not bound the
    /// work; in honest files, where names share their ends or beginnings, the sum stays far below this.
    private var work: Int
    /// How many bytes of the file were passed since its pages were given back.
    private var passed = 0

    private static let mostProblems = 100
    private static let releaseSize = 16 << 20

    init(depth: BinaryDepth, size: Int) {
        self.depth = depth
        self.size = size
        let (work, isOverflow) = size.multipliedReportingOverflow(by: 8)
        self.work = isOverflow ? .max : max(work, 1 << 20)
    }

    /// Notes what is not as it should be, in words without the place.
    ///
    /// - Parameter offset: from the file's beginning; what the file itself says may be beyond its end, which stands
    ///   for it then.
    func note(_ text: String, at offset: Int) {
        guard problems.count < Self.mostProblems else { return }
        let isLast = problems.count == Self.mostProblems - 1
        let text = isLast ? "further problems are not listed" : text
        problems.append(BinaryProblem(offset: min(max(offset, 0), size), text: text))
    }

    /// Whether any work may be done yet.
    var canGoOn: Bool { work >= 0 }

    /// Whether work on so many bytes may be done.
    func spend(_ bytes: Int, at offset: Int) -> Bool {
        if bytes <= work {
            work -= bytes
            return true
        }
        if work >= 0 { note("tables refer to the same bytes too often; the rest is not read", at: offset) }
        work = -1
        return false
    }

    /// Says that a part of the file has been read, so that its memory can be given back.
    func pass(_ part: Bytes) {
        passed += part.count
        guard passed >= Self.releaseSize else { return }
        passed = 0
        part.releasePages()
    }

    /// A text that ends with a zero or where the bytes end; nil where it is outside, which is noted.
    func text(_ bytes: Bytes, _ place: Int, _ what: @autoclosure () -> String) -> String? {
        guard canGoOn else { return nil }
        guard let length = bytes.lengthOfText(at: place) else {
            note("\(what()) is outside its table", at: bytes.offset)
            return nil
        }
        // The symbol itself counts too, since there may be any number of empty names.
        guard spend(length + 16, at: bytes.offset) else { return nil }
        return bytes.text(at: place, length: length)
    }
}

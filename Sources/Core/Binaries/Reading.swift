/// The state of reading one file: the depth, the problems found, and the remaining work budget.
final class Reading {
    let depth: BinaryDepth
    /// Of the file, in bytes.
    private let size: Int
    private(set) var problems: [BinaryProblem] = []
    /// The remaining budget in bytes. Tables may refer to the same bytes many times, so the file's size alone does not
    /// bound the work. In valid files, where names may share their beginnings or ends, the sum stays far below the
    /// budget.
    private var work: Int
    /// How many bytes of the file were read since its pages were last released.
    private var passed = 0

    private static let mostProblems = 100
    private static let releaseSize = 16 << 20

    init(depth: BinaryDepth, size: Int) {
        self.depth = depth
        self.size = size
        let (work, isOverflow) = size.multipliedReportingOverflow(by: 8)
        self.work = isOverflow ? .max : max(work, 1 << 20)
    }

    /// Notes a fault, in words without its place.
    ///
    /// - Parameter offset: from the beginning of the file. An offset taken from the file may be past its end, which is
    ///   then used instead.
    func note(_ text: String, at offset: Int) {
        guard problems.count < Self.mostProblems else { return }
        let isLast = problems.count == Self.mostProblems - 1
        let text = isLast ? "further problems are not listed" : text
        problems.append(BinaryProblem(offset: min(max(offset, 0), size), text: text))
    }

    /// Whether work may continue.
    var canGoOn: Bool { work >= 0 }

    /// Whether work on this many bytes is allowed; if so, deducts them from the budget.
    func spend(_ bytes: Int, at offset: Int) -> Bool {
        if bytes <= work {
            work -= bytes
            return true
        }
        if work >= 0 { note("tables refer to the same bytes too often; the rest is not read", at: offset) }
        work = -1
        return false
    }

    /// Notes that a part of the file has been read, so that its memory can be released.
    func pass(_ part: Bytes) {
        passed += part.count
        guard passed >= Self.releaseSize else { return }
        passed = 0
        part.releasePages()
    }

    /// A zero-terminated text, or up to the end of the bytes; nil if it is outside, which is noted.
    func text(_ bytes: Bytes, place: Int, what: @autoclosure () -> String) -> String? {
        guard canGoOn else { return nil }
        guard let length = bytes.lengthOfText(at: place) else {
            note("\(what()) is outside its table", at: bytes.offset)
            return nil
        }
        // The symbol itself counts as well, because there may be any number of empty names.
        guard spend(length + 16, at: bytes.offset) else { return nil }
        return bytes.text(at: place, length: length)
    }
}

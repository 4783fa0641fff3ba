/// The first fault in the text of an old-style property list, which the property list reader refuses without saying
/// where it is.
struct PropertyListFault: Hashable {
    /// The offset of a byte.
    var offset: Int
    /// The fault, to end a sentence about the file.
    var reason: String
    /// Whether lists are nested too deeply to be read at all.
    var isDepth = false

    /// How many lists may be nested in each other. Reading deeper ones could exhaust the stack.
    static let depthLimit = 128

    /// Searches a text; nil if it is well formed.
    static func first(in bytes: [UInt8]) -> PropertyListFault? {
        if let conflict = conflict(in: bytes) { return conflict }
        var scanner = PropertyListScanner(bytes)
        do {
            try scanner.scan()
        } catch {
            return error
        }
        return undecodable(in: bytes).map { PropertyListFault(offset: $0, reason: "this byte is not valid UTF-8") }
    }

    /// A marker that a merge left behind.
    private static func conflict(in bytes: [UInt8]) -> PropertyListFault? {
        let markers = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }
        var start = 0
        for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
            if markers.contains(where: line.starts) {
                return PropertyListFault(offset: start, reason: "unresolved merge conflict")
            }
            start = line.endIndex + 1
        }
        return nil
    }

    private static func undecodable(in bytes: [UInt8]) -> Int? {
        var (iterator, decoder, offset) = (bytes.makeIterator(), UTF8(), 0)
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}

extension PropertyListFault: Error {}

/// Reads the strings, comments, brackets and separators of an old-style property list, without a stack of calls.
private struct PropertyListScanner {
    /// A list that is not closed yet.
    private struct Level {
        var isDictionary: Bool
        var start: Int
        /// Whether a key was read whose value is missing.
        var hasKey = false
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var levels: [Level] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() throws(PropertyListFault) {
        repeat { try step() } while !levels.isEmpty
        try skipBlanks()
        if offset < bytes.count {
            throw PropertyListFault(offset: offset, reason: "nothing may follow the last bracket")
        }
    }

    /// Reads one entry of the innermost list, one value of the file, or a closing bracket.
    private mutating func step() throws(PropertyListFault) {
        try skipBlanks()
        guard let byte = next else {
            let open = levels.last
            throw PropertyListFault(
                offset: open?.start ?? offset,
                reason: open.map { "this '\($0.isDictionary ? "{" : "(")' is never closed" } ?? "it is empty")
        }
        if let level = levels.last, !level.hasKey, byte == (level.isDictionary ? UInt8(ascii: "}") : UInt8(ascii: ")"))
        {
            offset += 1
            levels.removeLast()
            return try endValue()
        }
        if let level = levels.last, level.isDictionary, !level.hasKey {
            try scanText("a key or '}'")
            try skipBlanks()
            guard next == UInt8(ascii: "=") else { throw missing("'=' is missing here") }
            offset += 1
            levels[levels.count - 1].hasKey = true
            return
        }
        guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") else {
            try scanText("a value")
            return try endValue()
        }
        guard levels.count < PropertyListFault.depthLimit else {
            throw PropertyListFault(
                offset: offset, reason: "more than \(PropertyListFault.depthLimit) lists are nested here", isDepth: true
            )
        }
        levels.append(Level(isDictionary: byte == UInt8(ascii: "{"), start: offset))
        offset += 1
    }

    /// Reads what must follow a value of the innermost list.
    private mutating func endValue() throws(PropertyListFault) {
        guard let level = levels.last else { return }
        let end = offset
        try skipBlanks()
        if level.isDictionary {
            guard next == UInt8(ascii: ";") else { throw PropertyListFault(offset: end, reason: "';' is missing here") }
            offset += 1
            levels[levels.count - 1].hasKey = false
        } else if next == UInt8(ascii: ",") {
            offset += 1
        } else if next != UInt8(ascii: ")") {
            throw PropertyListFault(
                offset: next == nil ? level.start : end,
                reason: next == nil ? "this '(' is never closed" : "',' or ')' is missing here")
        }
    }

    // MARK: Texts

    private mutating func scanText(_ wanted: String) throws(PropertyListFault) {
        guard let byte = next else { return }
        let start = offset
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            offset += 1
            while let inner = next, inner != byte { offset += inner == UInt8(ascii: "\\") ? 2 : 1 }
            guard next != nil else { throw PropertyListFault(offset: start, reason: "this text has no closing quote") }
            offset += 1
        } else if byte == UInt8(ascii: "<") {
            guard let close = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else {
                throw missing("this '<' is never closed")
            }
            offset = close + 1
        } else {
            while let inner = next, inner.isUnquoted, !isComment { offset += 1 }
            guard offset > start else { throw missing("\(wanted) is missing here") }
        }
    }

    private mutating func skipBlanks() throws(PropertyListFault) {
        while let byte = next {
            if byte <= 32 {
                offset += 1
            } else if isComment {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyListFault) {
        let start = offset
        guard bytes[offset + 1] == UInt8(ascii: "*") else {
            while let byte = next, byte != 10, byte != 13 { offset += 1 }
            return
        }
        offset += 2
        while offset + 1 < bytes.count {
            if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                offset += 2
                return
            }
            offset += 1
        }
        throw PropertyListFault(offset: start, reason: "this comment is never closed")
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private var isComment: Bool {
        guard next == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
        return bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
    }

    private func missing(_ reason: String) -> PropertyListFault { PropertyListFault(offset: offset, reason: reason) }
}

extension UInt8 {
    /// Whether texts with this byte need no quotes.
    fileprivate var isUnquoted: Bool {
        switch self {
        case 48...57, 65...90, 97...122: true
        default: "_$/:.-".utf8.contains(self)
        }
    }
}

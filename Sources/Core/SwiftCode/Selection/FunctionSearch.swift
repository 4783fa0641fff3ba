import DovetailDiagnostics
import DovetailFacts

/// A search for the places that name functions. It may find too much (a variable of the same name, a text), but never
/// too little.
struct FunctionSearch: Sendable {
    /// A body to search for.
    struct Wanted: Sendable {
        var body: BodyFact
        /// Whether an assembly runs it when it is applied, so that nothing calls it by name.
        var isOfAssembly: Bool
        /// Whether another function has the same path and labels, so that it matters whether it is named in a single
        /// place.
        var hasDuplicate = false
    }

    /// A place that names something.
    struct Mention: Hashable, Sendable {
        /// The index of the group that it names.
        var group: Int
        /// The body that contains the place.
        var caller: SourceLocation?
        /// Whether it is the only such place in the file.
        var isOnly = true
        /// Whether it is a call in a branch or under `#if`.
        var isInBranch = false
    }

    /// Bodies that are always named together, because the same places may mean any of them.
    fileprivate struct Group: Hashable {
        var name: String
        /// The only file that may name them.
        var file: String?
        var call: Call

        /// What must follow the name.
        enum Call: Hashable {
            case anything
            case value
            case arguments(labels: [String?], defaulted: [Int], takes: [BodyFact.Taken])
        }
    }

    /// Names, and the groups searched for under each.
    private struct Names {
        var names: [[UInt8]] = []
        var groups: [[Int]] = []
        var search = TextSearch([])
        var words: [WordFilter.Word] = []

        init(_ groups: [(index: Int, name: String)]) {
            let byName = Array(Dictionary(grouping: groups, by: \.name))
            names = byName.map { Array($0.key.utf8) }
            self.groups = byName.map { $0.value.map(\.index) }
            search = TextSearch(names)
            words = names.map { WordFilter.Word($0) }
        }
    }

    /// The indices of the wanted bodies, by group.
    let groups: [[Int]]
    /// Whether it matters for a group that it is named in a single place, wherever that is.
    let hasDuplicate: [Bool]
    private let kinds: [Group]
    /// The names that may occur in any file.
    private var names = Names([])
    /// The names that may occur only in the file at a path.
    private var hidden: [String: Names] = [:]
    private let bodies: [FileID: [BodyFact]]
    /// The calls in branches, by file.
    private let branches: [FileID: [SourceLocation]]

    init(_ wanted: [Wanted], bodies: [FileID: [BodyFact]], branches: [FileID: [SourceLocation]]) {
        self.bodies = bodies
        self.branches = branches
        let kept = wanted.indices.filter { wanted[$0].body.kind != .discarded }
        let byKind = Array(Dictionary(grouping: kept) { wanted[$0].group })
        kinds = byKind.map(\.key)
        groups = byKind.map(\.value)
        hasDuplicate = groups.map { $0.contains { wanted[$0].hasDuplicate } }
        search(all: Set(groups.indices))
    }

    /// Whether nothing is left to search for.
    var isEmpty: Bool { names.names.isEmpty && hidden.isEmpty }

    /// Stops searching for groups that are fully known.
    mutating func drop(_ known: Set<Int>) {
        search(all: Set(groups.indices).subtracting(known))
    }

    private mutating func search(all groups: Set<Int>) {
        let byFile = Dictionary(grouping: groups.sorted().map { (index: $0, name: kinds[$0].name) }) {
            kinds[$0.index].file
        }
        names = Names(byFile[nil] ?? [])
        hidden = [:]
        for case (let file?, let groups) in byFile { hidden[file] = Names(groups) }
    }

    /// Whether a file with these words may name any of it.
    func mayOccur(in words: WordFilter, ofFileAt path: String) -> Bool {
        words.mayHold(oneOf: names.words) || hidden[path].map { words.mayHold(oneOf: $0.words) } ?? false
    }

    func mentions(inFile file: FileID, at path: String, _ bytes: UnsafeRawBufferPointer) -> [Mention] {
        // For each group, the callers, and whether the first place in each caller is in a branch.
        var found: [Int: [SourceLocation?: Bool]] = [:]
        var places: [Int: Int] = [:]
        let branches = Set((self.branches[file] ?? []).map { Place(line: $0.line, column: $0.column) })
        var lines: LineTable?
        for names in [names, hidden[path]].compactMap(\.self) {
            names.search.forEach(in: bytes) { name, offset in
                let end = offset + names.names[name].count
                if end < bytes.count, isIdentifierByte(bytes[end]) { return true }
                let meant = names.groups[name].filter { kinds[$0].call.mayOccur(in: bytes, from: offset, to: end) }
                guard !meant.isEmpty, !Self.isDeclaration(bytes, offset), !Self.isComment(bytes, offset) else {
                    return true
                }
                let table = lines ?? LineTable(bytes.bindMemory(to: UInt8.self))
                lines = table
                let place = table.place(of: offset)
                let caller = caller(of: place, inFile: file)
                let isInBranch = branches.contains(Place(line: place.line, column: place.column))
                for group in meant {
                    places[group, default: 0] += 1
                    if found[group]?[caller] == nil { found[group, default: [:]][caller] = isInBranch }
                }
                return true
            }
        }
        return found.flatMap { group, callers in
            callers.map { Mention(group: group, caller: $0, isOnly: places[group] == 1, isInBranch: $1) }
        }
    }

    private struct Place: Hashable {
        var line: Int
        var column: Int
    }

    /// The innermost body that contains a place.
    private func caller(of place: (line: Int, column: Int), inFile file: FileID) -> SourceLocation? {
        let around = (bodies[file] ?? []).filter { body in
            (body.location.line, body.location.column) < place && place < (body.end.line, body.end.column)
        }
        return around.map(\.location).max()
    }

    /// Whether a name is declared here.
    private static func isDeclaration(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Bool {
        var end = offset
        if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
        guard end > 0, bytes[end - 1] == UInt8(ascii: " ") else { return false }
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        let word = ByteCursor.identifier(in: bytes, endingAt: end)
        return word.map { declaring.contains($0) } ?? false
    }

    private static let declaring: Set<String> = [
        "func", "class", "struct", "enum", "actor", "extension", "let", "var",
    ]

    /// Whether a place follows `//` on its line. Inside a string, interpolations may contain calls.
    private static func isComment(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Bool {
        var at = offset
        while at > 0, bytes[at - 1] != 10, bytes[at - 1] != 13 { at -= 1 }
        var isText = false
        while at + 1 < offset {
            switch (bytes[at], bytes[at + 1]) {
            case (UInt8(ascii: "\\"), UInt8(ascii: "(")): return false
            case (UInt8(ascii: "\\"), _): at += 1
            case (UInt8(ascii: "\""), _): isText.toggle()
            case (UInt8(ascii: "/"), UInt8(ascii: "/")): if !isText { return true }
            default: break
            }
            at += 1
        }
        return false
    }
}

extension FunctionSearch.Wanted {
    fileprivate var group: FunctionSearch.Group {
        let isObject = isOfAssembly || body.path.count > 1 && body.path.last == "init"
        // The name that any use requires: the type's for an initializer, or for a function that an assembly runs.
        let name = (isObject ? body.owner.last : body.path.last) ?? ""
        let file = body.visibility == .hidden && !isObject ? body.location.path : nil
        let call: FunctionSearch.Group.Call =
            isObject
            ? .anything
            : body.kind == .function
                ? .arguments(labels: body.labels, defaulted: body.defaulted.sorted(), takes: body.takes) : .value
        return .init(name: name, file: file, call: call)
    }
}

extension FunctionSearch.Group.Call {
    /// Whether the name at this place may be such a use: for a function, judged by the first label that follows.
    fileprivate func mayOccur(in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Bool {
        switch self {
        case .anything: return true
        case .value: return !Self.isDiscarded(bytes, start: start, end: end)
        case .arguments(let labels, let defaulted, let takes):
            var cursor = ByteCursor(bytes, at: end)
            while cursor.byte == UInt8(ascii: " ") { cursor.offset += 1 }
            if cursor.byte == UInt8(ascii: "{") { return takes.contains { $0 != .value } }
            cursor.offset = end
            guard cursor.byte == UInt8(ascii: "(") else { return true }
            cursor.offset += 1
            cursor.skipTrivia()
            if cursor.byte == UInt8(ascii: ")") {
                cursor.offset += 1
                cursor.skipTrivia()
                return labels.count == defaulted.count || cursor.byte == UInt8(ascii: "{")
            }
            func mayBegin(with label: String?, _ argument: UInt8?) -> Bool {
                for (at, own) in labels.enumerated() {
                    if own == label, at >= takes.count || Self.may(takes[at], begin: argument) { return true }
                    if !defaulted.contains(at) { return false }
                }
                return false
            }
            let first = cursor.byte
            let label = cursor.identifier()
            cursor.skipTrivia()
            guard label != nil, cursor.byte == UInt8(ascii: ":") else {
                // `Type.function(object)` returns the object's function.
                return mayBegin(with: nil, first) || Self.isOfType(bytes, start)
            }
            cursor.offset += 1
            cursor.skipTrivia()
            return mayBegin(with: label, cursor.byte)
        }
    }

    /// Whether an argument that begins with this byte may be passed to a parameter: a closure is not a value, and a
    /// literal is not a function.
    private static func may(_ taken: BodyFact.Taken, begin byte: UInt8?) -> Bool {
        switch (taken, byte) {
        case (.value, UInt8(ascii: "{")): false
        case (.function, let byte?):
            byte != UInt8(ascii: "\"") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        default: true
        }
    }

    private static func isOfType(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
        guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return false }
        return ByteCursor.identifier(in: bytes, endingAt: start - 1)?.first?.isUppercase == true
    }

    /// `_ = name`
    private static func isDiscarded(_ bytes: UnsafeRawBufferPointer, start: Int, end: Int) -> Bool {
        let before = Array("_ = ".utf8)
        guard start >= before.count, bytes[(start - before.count)..<start].elementsEqual(before) else { return false }
        guard end < bytes.count else { return true }
        return [10, 13, UInt8(ascii: ";"), UInt8(ascii: "}")].contains(bytes[end])
    }
}

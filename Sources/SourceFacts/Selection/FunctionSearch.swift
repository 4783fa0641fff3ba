import WiringModel

/// A search for the places that name functions. It may take too much for a call (a variable of the name, a text), and
/// never too little.
struct FunctionSearch: Sendable {
    /// What is searched for.
    struct Wanted: Sendable {
        var body: BodyFact
        /// Whether it is what an assembly does when it is applied, so that nothing calls it by its name.
        var isOfAssembly: Bool
    }

    /// A place that names something.
    struct Mention: Hashable, Sendable {
        /// Its index among what is searched for.
        var function: Int
        /// The body in which the place stands.
        var caller: SourceLocation?
    }

    /// Names, and what is searched for by each.
    private struct Names {
        var names: [[UInt8]]
        var wanted: [[Int]]
        var search: TextSearch

        init(_ indices: [Int], _ wanted: [Wanted]) {
            let byName = Array(Dictionary(grouping: indices) { wanted[$0].searchedName })
            names = byName.map { Array($0.key.utf8) }
            self.wanted = byName.map(\.value)
            search = TextSearch(names)
        }
    }

    private let wanted: [Wanted]
    /// What every file may name.
    private let names: Names
    /// What only the file at a path may name.
    private let hidden: [String: Names]
    private let bodies: [Int: [BodyFact]]

    init(_ wanted: [Wanted], bodies: [Int: [BodyFact]]) {
        self.wanted = wanted
        self.bodies = bodies
        let kept = wanted.indices.filter { wanted[$0].body.kind != .discarded }
        names = Names(kept.filter { !wanted[$0].isOfOneFile }, wanted)
        hidden = Dictionary(grouping: kept.filter { wanted[$0].isOfOneFile }) { wanted[$0].body.location.path }
            .mapValues { Names($0, wanted) }
    }

    func mentions(inFile file: Int, at path: String, _ bytes: UnsafeRawBufferPointer) -> [Mention] {
        var found: Set<Mention> = []
        var lines: LineTable?
        for names in [names, hidden[path]].compactMap(\.self) {
            names.search.forEach(in: bytes) { name, offset in
                let end = offset + names.names[name].count
                if end < bytes.count, isIdentifierByte(bytes[end]) { return true }
                guard !Self.isDeclaration(bytes, offset), !Self.isComment(bytes, offset) else { return true }
                let meant = names.wanted[name].filter { wanted[$0].mayBeMeant(bytes, nameAt: offset, endingAt: end) }
                guard !meant.isEmpty else { return true }
                let table = lines ?? LineTable(bytes.bindMemory(to: UInt8.self))
                lines = table
                let caller = caller(of: table.place(of: offset), inFile: file)
                for index in meant { found.insert(Mention(function: index, caller: caller)) }
                return true
            }
        }
        return Array(found)
    }

    /// The innermost body that holds a place.
    private func caller(of place: (line: Int, column: Int), inFile file: Int) -> SourceLocation? {
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

    /// Whether a place stands behind `//` in its line. In a text, what is put into it may be a call.
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
    /// The name without which nothing can use it: the type's, for what makes one and for what an assembly does.
    fileprivate var searchedName: String {
        (isOfObject ? body.owner.last : body.path.last) ?? ""
    }

    private var isOfObject: Bool { isOfAssembly || body.path.count > 1 && body.path.last == "init" }

    /// Whether no other file may name it.
    fileprivate var isOfOneFile: Bool { body.visibility == .hidden && !isOfObject }

    /// Whether the name that stands there may be its: a function's by the first label that follows.
    fileprivate func mayBeMeant(_ bytes: UnsafeRawBufferPointer, nameAt start: Int, endingAt end: Int) -> Bool {
        guard !isOfObject else { return true }
        guard body.kind == .function else { return !Self.isDiscarded(bytes, start, end) }
        var cursor = ByteCursor(bytes, at: end)
        guard cursor.byte == UInt8(ascii: "(") else { return true }
        cursor.offset += 1
        cursor.skipTrivia()
        if cursor.byte == UInt8(ascii: ")") {
            cursor.offset += 1
            cursor.skipTrivia()
            return body.labels.count == body.defaulted.count || cursor.byte == UInt8(ascii: "{")
        }
        let label = cursor.identifier()
        cursor.skipTrivia()
        guard label != nil, cursor.byte == UInt8(ascii: ":") else {
            // `Type.function(object)` gives back the object's function.
            return mayBeginWith(nil) || Self.isOfType(bytes, start)
        }
        return mayBeginWith(label)
    }

    private func mayBeginWith(_ label: String?) -> Bool {
        for (at, own) in body.labels.enumerated() {
            if own == label { return true }
            if !body.defaulted.contains(at) { return false }
        }
        return false
    }

    private static func isOfType(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
        guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return false }
        return ByteCursor.identifier(in: bytes, endingAt: start - 1)?.first?.isUppercase == true
    }

    /// `_ = name`
    private static func isDiscarded(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Bool {
        let before = Array("_ = ".utf8)
        guard start >= before.count, bytes[(start - before.count)..<start].elementsEqual(before) else { return false }
        guard end < bytes.count else { return true }
        return [10, 13, UInt8(ascii: ";"), UInt8(ascii: "}")].contains(bytes[end])
    }
}

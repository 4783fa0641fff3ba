import DovetailBasics
import DovetailByteSearch
import DovetailFacts

/// Builds a `FileIndex` from the occurrences of a few words in the bytes of a file, found in a single pass.
package final class FileIndexer {
    /// The words that are searched for.
    private enum Word: Int, CaseIterable {
        case `class`, `protocol`, `struct`, `enum`, actor, `extension`, `typealias`, `func`, `import`
        case parent, dependency, initReference, register, resolve, autoregister
        case exported, globalActor, needleRegistry, generatedMark, suppression

        var text: StaticString {
            switch self {
            case .class: "class"
            case .protocol: "protocol"
            case .struct: "struct"
            case .enum: "enum"
            case .actor: "actor"
            case .extension: "extension"
            case .typealias: "typealias"
            case .func: "func"
            case .import: "import"
            case .parent: "parent"
            case .dependency: "dependency"
            case .initReference: ".init"
            case .register: ".register"
            case .resolve: ".resolve"
            case .autoregister: ".autoregister"
            case .exported: "@_exported"
            case .globalActor: "@globalActor"
            case .needleRegistry: "__DependencyProviderRegistry"
            case .generatedMark: GeneratedCode.mark
            case .suppression: SuppressionReader.word
            }
        }

        var length: Int { text.utf8CodeUnitCount }
    }

    private static let search = TextSearch(
        Word.allCases.map { word in word.text.withUTF8Buffer { Array($0) } })

    private let bytes: UnsafeRawBufferPointer
    private var index = FileIndex()
    /// The offsets of each word, in ascending order.
    private var places = [[Int]](repeating: [], count: Word.allCases.count)

    /// The most bytes over which an inheritance clause or line start is searched for.
    static let clauseLimit = 4096

    /// The index of a file with these bytes.
    ///
    /// - Parameter notesWords: whether the words of the file are noted in the same pass.
    package static func index(_ bytes: UnsafeRawBufferPointer, notesWords: Bool = false) -> FileIndex {
        // The bytes of a byte order mark would look like letters of the first word.
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let indexer = FileIndexer(bytes: hasMark ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst(3)) : bytes)
        guard bytes.count <= ParsedFile.sizeLimit else { return indexer.oversized() }
        indexer.findWords(notesWords)
        indexer.readDeclarations()
        indexer.readExtensions()
        indexer.readAliases()
        indexer.readFunctions()
        indexer.readConstructions()
        indexer.index.signs = LookupSigns(in: indexer.bytes)
        indexer.readImports()
        indexer.readContainerCalls()
        return indexer.index
    }

    private init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// A file too large to be parsed matters if it names the runtime's types.
    private func oversized() -> FileIndex {
        index.isOversized = contains("Component") || contains("Dependency")
        index.importsTests = contains("import XCTest") || contains("import Testing")
        return index
    }

    private func contains(_ word: StaticString) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        return byte_search(base, bytes.count, word.utf8Start, word.utf8CodeUnitCount) != nil
    }

    private func findWords(_ notesWords: Bool) {
        func note(_ word: Int, _ offset: Int) -> Bool {
            places[word].append(offset)
            return true
        }
        if notesWords {
            index.words = WordFilter(of: bytes.count) { Self.search.forEach(in: bytes, addingTo: $0, note) }
        } else {
            Self.search.forEach(in: bytes, note)
        }
    }

    private func places(of word: Word) -> [Int] { places[word.rawValue] }

    /// Calls `body` with a cursor after each `keyword` that is a whole word, is not a member's name, and has white
    /// space, a comment or a backtick after it.
    private func forEachKeyword(_ keyword: Word, _ body: (inout ByteCursor) -> Void) {
        for offset in places(of: keyword) {
            let end = offset + keyword.length
            if offset > 0, bytes[offset - 1] == UInt8(ascii: ".") { continue }
            guard end < bytes.count, !isIdentifierByte(bytes[end]) else { continue }
            var cursor = ByteCursor(bytes, at: end)
            cursor.skipTrivia()
            guard cursor.offset > end || cursor.byte == UInt8(ascii: "`") else { continue }
            body(&cursor)
        }
    }

    /// The start of the line that contains the byte before `offset`.
    private func lineStart(before offset: Int) -> Int {
        let limit = max(0, offset - Self.clauseLimit)
        var start = min(offset, bytes.count)
        while start > limit, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
        return min(start, bytes.count - 1)
    }

    private func readDeclarations() {
        var found: [FileIndex.Declaration] = []
        func read(_ keyword: Word, as kind: FileIndex.Declaration.Keyword) {
            forEachKeyword(keyword) { cursor in
                let start = lineStart(before: cursor.offset)
                guard let name = cursor.identifier() else { return }
                let isTopLevel = bytes[start] > 32
                cursor.skipTrivia()
                cursor.skipAngles()
                cursor.skipTrivia()
                guard cursor.byte == UInt8(ascii: ":") else {
                    found.append(.init(keyword: kind, name: name, inherits: [], isTopLevel: isTopLevel))
                    return
                }
                let inherits = cursor.identifiers { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
                found.append(.init(keyword: kind, name: name, inherits: inherits, isTopLevel: isTopLevel))
            }
        }
        read(.class, as: .class)
        read(.protocol, as: .protocol)
        read(.struct, as: .other)
        read(.enum, as: .other)
        read(.actor, as: .other)
        index.declarations = found
    }

    private func readExtensions() {
        var found: [String] = []
        var conformances: [FileIndex.Alias] = []
        forEachKeyword(.extension) { cursor in
            var last = cursor.identifier()
            while cursor.byte == UInt8(ascii: "."), last != nil {
                cursor.offset += 1
                last = cursor.identifier()
            }
            guard let last else { return }
            found.append(last)
            cursor.skipTrivia()
            cursor.skipAngles()
            cursor.skipTrivia()
            guard cursor.byte == UInt8(ascii: ":") else { return }
            let names = cursor.identifiers { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
            conformances.append(.init(name: last, mentions: names))
        }
        index.extensions = found
        index.conformances = conformances
    }

    private func readAliases() {
        var found: [FileIndex.Alias] = []
        forEachKeyword(.typealias) { cursor in
            guard let name = cursor.identifier() else { return }
            // The right-hand side may continue on further lines after an operator; reading too much does no harm.
            var names: [String] = []
            for _ in 0..<12 {
                cursor.skipTrivia()
                guard let byte = cursor.byte else { break }
                if let name = cursor.identifier() {
                    names.append(name)
                } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
                    break
                } else {
                    cursor.offset += 1
                }
            }
            found.append(.init(name: name, mentions: names))
        }
        index.aliases = found
    }

    private func readFunctions() {
        var found: Set<String> = []
        forEachKeyword(.func) { cursor in
            // Nearly all names begin like this, and such names do not look like types.
            if let byte = cursor.byte, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { return }
            if let name = cursor.identifier(), name.startsLikeType { found.insert(name) }
        }
        index.functions = found
    }

    /// Adds the names of the calls to which the label at `offset` may belong.
    private func addCallees(ofLabelAt offset: Int, length: Int, to names: inout Set<String>) {
        var behind = ByteCursor(bytes, at: offset + length)
        behind.skipTrivia()
        guard behind.byte == UInt8(ascii: ":") else { return }
        // Go back to the parenthesis around the label. A string or comment in between may contain parentheses; then any
        // of the calls in between may be the one.
        let limit = max(0, offset - Self.clauseLimit)
        var depth = 0
        var before = offset
        var mayMislead = false
        var passed: Set<String> = []
        while before > limit {
            before -= 1
            switch bytes[before] {
            case UInt8(ascii: "\""), UInt8(ascii: "/"): mayMislead = true
            case UInt8(ascii: ")"): depth += 1
            case UInt8(ascii: "("):
                let name = ByteCursor.identifier(in: bytes, endingAt: before) ?? "init"
                if depth == 0, !mayMislead {
                    names.insert(name)
                    return
                }
                depth -= 1
                passed.insert(name)
            default: break
            }
        }
        names.formUnion(passed.isEmpty ? ["init"] : passed)
    }

    /// Whether the argument after a label is `nil`.
    private func isNil(afterLabelEndingAt end: Int) -> Bool {
        var cursor = ByteCursor(bytes, at: end)
        cursor.skipTrivia()
        guard cursor.byte == UInt8(ascii: ":") else { return false }
        cursor.offset += 1
        cursor.skipTrivia()
        guard cursor.identifier() == "nil" else { return false }
        cursor.skipTrivia()
        return [UInt8(ascii: ","), UInt8(ascii: ")")].contains(cursor.byte)
    }

    private func readConstructions() {
        var parents: Set<String> = []
        var scoped: Set<String> = []
        var doubles: Set<String> = []
        var references: Set<String> = []
        for offset in places(of: .parent) {
            var callees: Set<String> = []
            addCallees(ofLabelAt: offset, length: Word.parent.length, to: &callees)
            parents.formUnion(callees)
            if !isNil(afterLabelEndingAt: offset + Word.parent.length) { scoped.formUnion(callees) }
        }
        for offset in places(of: .dependency) {
            addCallees(ofLabelAt: offset, length: Word.dependency.length, to: &doubles)
        }
        for offset in places(of: .initReference) {
            let behind = offset + Word.initReference.length
            if behind < bytes.count, isIdentifierByte(bytes[behind]) { continue }
            var end = offset
            if end > 0, bytes[end - 1] == UInt8(ascii: ">") {
                var depth = 0
                repeat {
                    end -= 1
                    if bytes[end] == UInt8(ascii: ">") { depth += 1 }
                    if bytes[end] == UInt8(ascii: "<") { depth -= 1 }
                } while end > 0 && depth > 0
            }
            if let name = ByteCursor.identifier(in: bytes, endingAt: end) { references.insert(name) }
        }
        index.parentCallees = parents
        index.scopedCallees = scoped
        index.doubleCallees = doubles
        index.initReferences = references
    }

    /// Searches for calls such as `.register(Service.self` and `.resolve(`.
    private func readContainerCalls() {
        guard !index.mayUseContainer else { return }
        index.mayUseContainer = [Word.register, .resolve, .autoregister].contains { call in
            places(of: call).contains { offset in
                var cursor = ByteCursor(bytes, at: offset + call.length)
                cursor.skipTrivia()
                guard cursor.byte == UInt8(ascii: "(") else { return false }
                cursor.offset += 1
                cursor.skipTrivia()
                return mayBeService(&cursor)
            }
        }
    }

    /// Whether the arguments that start here may be those of a container's call: a metatype, `name:`, or none.
    private func mayBeService(_ cursor: inout ByteCursor) -> Bool {
        if cursor.byte == UInt8(ascii: ")") { return true }
        var label = cursor
        if let name = label.identifier() {
            label.skipTrivia()
            if label.byte == UInt8(ascii: ":") { return ["name", "argument", "arguments"].contains(name) }
        }
        if cursor.isAtServiceValue { return true }
        let limit = min(bytes.count, cursor.offset + Self.clauseLimit)
        var depth = 0
        // Whether the last token was `.self`.
        var isMetatype = false
        while true {
            cursor.skipTrivia()
            guard cursor.offset < limit, let byte = cursor.byte else { return false }
            let isMember = cursor.offset > 0 && bytes[cursor.offset - 1] == UInt8(ascii: ".")
            if let name = cursor.identifier() {
                isMetatype = isMember && name == "self"
                continue
            }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">"): if bytes[cursor.offset - 1] != UInt8(ascii: "-") { depth -= 1 }
            case UInt8(ascii: ")"):
                if depth == 0 { return isMetatype }
                depth -= 1
            case UInt8(ascii: ","):
                guard depth == 0 else { break }
                guard isMetatype else { return false }
                cursor.offset += 1
                cursor.skipTrivia()
                // `forCellReuseIdentifier:` and the like belong to table and collection views.
                return cursor.identifier().map { !$0.hasPrefix("for") } ?? true
            case UInt8(ascii: ":"): if depth == 0 { return false }
            case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: ";"): return false
            default: break
            }
            isMetatype = false
            cursor.offset += 1
        }
    }

    /// The access level written before an import's keyword; nil if there is none.
    private func access(beforeImportAt name: Int) -> Access? {
        let line = String(decoding: bytes[lineStart(before: name)..<name], as: UTF8.self)
        return line.split { $0 == " " || $0 == "\t" }.lazy.compactMap { Access(keyword: String($0)) }.first
    }

    private static let testLibraries: Set<String> = ["XCTest", "Testing"]

    /// Whether the import that names a module at `offset` starts its line, or an attribute before it does: the words of
    /// a comment or a text may look like an import.
    private func startsLine(before offset: Int) -> Bool {
        let blank = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        let line = bytes[lineStart(before: offset)..<offset].drop { blank.contains($0) }
        return line.first == UInt8(ascii: "@") || line.starts(with: "import".utf8)
    }

    private func readImports() {
        var imports: RuntimeImports = []
        var exports: Set<String> = []
        forEachKeyword(.import) { cursor in
            let start = cursor.offset
            guard let module = cursor.identifier() else { return }
            if KnownLibrary.containers.contains(module) { index.importsContainer = true }
            if UnreadLibrary.modules.contains(module), startsLine(before: start) {
                index.signs.insert(.library)
                index.unreadImports.insert(module)
            }
            if Self.testLibraries.contains(module), startsLine(before: start) { index.importsTests = true }
            let isExported =
                !places(of: .exported).isEmpty
                && String(decoding: bytes[lineStart(before: start)..<start], as: UTF8.self).contains(text: "@_exported")
            if isExported { exports.insert(module) }
            if let access = access(beforeImportAt: start) {
                index.importLevels.append(.init(module: module, access: access))
            }
            switch module {
            case "Dovetail", "NeedleFoundation": imports.insert(.plain)
            case "DovetailMain": imports.insert(.main)
            case "ReactorKit": imports.insert(.foreign)
            case _ where KnownLibrary.ribs.contains(module): imports.insert(.foreign)
            default: return
            }
            if isExported { imports.insert(.exported) }
        }
        index.exports = exports.sorted()
        // A port is used without a container, and an extension of a container calls its functions by their names alone.
        // A file whose functions only pass types on may be the one that creates the container.
        let signs: [StaticString] = [
            "Port<", "extension Registrations", "extension Container", "extension Resolver", "Container(",
            "Container {", "Assembler(",
        ]
        if index.importsContainer, signs.contains(where: contains) { index.mayUseContainer = true }
        if !places(of: .needleRegistry).isEmpty || !places(of: .generatedMark).isEmpty {
            (index.isGenerated, index.isWiring) = GeneratedCode.kinds(of: bytes)
            index.isGenerated = index.isGenerated || index.isWiring
        }
        index.hasGlobalActor = !places(of: .globalActor).isEmpty
        index.hasSuppression = !places(of: .suppression).isEmpty
        index.imports = imports
    }
}

import DovetailBasics
import DovetailByteSearch
import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// Counts the lookups of a program that are recognised and not read: those of other libraries, of containers that the
/// program itself implements, and of the SwiftUI environment.
struct UnreadReader {
    /// A file, with what a byte search found in it.
    struct File: Sendable {
        var path: String
        var index: FileIndex
        /// Whether it is known which module it belongs to.
        var isInModule: Bool
    }

    private let files: [File]
    /// The names of the program's own modules, which are no libraries.
    private let modules: Set<String>
    /// The types that the rules file describes, which are read.
    private let described: Set<String>

    init(_ files: [File], modules: Set<String>, described: Set<String>) {
        (self.files, self.modules, self.described) = (files, modules, described)
    }

    /// The lookups, one entry for each kind, sorted by place.
    var found: [UnreadLookups] {
        (ofLibraries + ofContainers).filter { $0.count > 0 }.sorted { ($0.place, $0.one) < ($1.place, $1.one) }
    }

    // MARK: Libraries

    /// The lookups of one library in one file.
    private struct Lookups: Sendable {
        var library: Int
        var count: Int
        var first: DovetailDiagnostics.SourceLocation
    }

    private var ofLibraries: [UnreadLookups] {
        let exported = Set(files.flatMap(\.index.exports))
        let libraries = UnreadLibrary.all.filter { $0.modules.isDisjoint(with: modules) }
        let signs: LookupSigns = [.environment, .library]
        let candidates = files.filter { !$0.index.signs.isDisjoint(with: signs) || !exported.isEmpty }
        let counts = Workers.map(candidates.count) { number, bytes -> [Lookups] in
            let file = candidates[number]
            let own = libraries.indices.filter { index in
                let library = libraries[index]
                if library.modules == UnreadLibrary.environment.modules {
                    return file.index.signs.contains(.environment)
                }
                return !library.modules.isDisjoint(with: file.index.unreadImports.union(exported))
            }
            guard !own.isEmpty, bytes.read(file.path) == nil else { return [] }
            let tokens = TokenScanner(bytes.bytes)
            return own.compactMap { index in
                let lookups = libraries[index].lookups(in: tokens)
                guard let first = lookups.first else { return nil }
                let place = tokens.place(of: first)
                return Lookups(
                    library: index, count: lookups.count,
                    first: .init(path: file.path, line: place.line, column: place.column))
            }
        }
        return libraries.indices.compactMap { index in
            let own = counts.joined().filter { $0.library == index }
            guard let first = own.map(\.first).min() else { return nil }
            let isEnvironment = libraries[index].modules == UnreadLibrary.environment.modules
            return UnreadLookups(
                one: libraries[index].one, many: libraries[index].many,
                count: own.reduce(isEnvironment ? usesOfEnvironmentWrappers : 0) { $0 + $1.count },
                place: first)
        }
    }

    /// How many reads of the environment the program's own wrappers make, less those in their declarations.
    private var usesOfEnvironmentWrappers: Int {
        let candidates = files.filter { $0.index.signs.isSuperset(of: [.environment, .wrapper]) }
        let found = Workers.map(candidates.count) { number, bytes -> (names: [String], reads: Int) in
            guard let (tree, _) = parsed(candidates[number].path, bytes) else { return ([], 0) }
            let wrappers = EnvironmentWrappers(in: tree)
            return (wrappers.names, wrappers.reads)
        }
        let names = Set(found.flatMap(\.names).map { "@" + $0 })
        guard !names.isEmpty else { return 0 }
        let uses = Workers.map(files.count) { number, bytes -> Int in
            guard bytes.read(files[number].path) == nil, names.contains(where: bytes.bytes.contains) else { return 0 }
            let tokens = TokenScanner(bytes.bytes)
            return (0..<tokens.count).count { index in names.contains { tokens.isText($0, at: index) } }
        }
        return uses.reduce(0, +) - found.reduce(0) { $0 + $1.reads }
    }

    // MARK: Containers of the program

    private var ofContainers: [UnreadLookups] {
        let candidates = files.filter { $0.index.signs.contains(.maker) && !$0.index.isGenerated }
        let makers = Set(
            Workers.map(candidates.count) { number, bytes -> Set<String> in
                parsed(candidates[number].path, bytes).map { KeyedContainer.makers(in: $0.0) } ?? []
            }.joined())
        let containers = Workers.map(files.count) { number, bytes -> [KeyedContainer] in
            let file = files[number]
            guard !file.index.isGenerated,
                file.index.signs.contains(.container)
                    || !makers.isEmpty && bytes.read(file.path) == nil
                        && makers.contains(where: bytes.bytes.contains)
            else { return [] }
            return parsed(file.path, bytes).map { KeyedContainer.declared(in: $0, $1, makers: makers) } ?? []
        }.flatMap { $0 }.filter { !described.contains($0.name) }
        guard !containers.isEmpty else { return [] }
        let wrappers = wrappers(of: containers)
        return containers.indices.map { index in
            let container = containers[index]
            let name = container.name
            return UnreadLookups(
                one: "lookup of \(name)", many: "lookups of \(name)", count: uses(container, wrappers[index]),
                place: container.place, isOwn: true)
        }
    }

    /// The property wrappers that look something up in each container.
    private func wrappers(of containers: [KeyedContainer]) -> [Set<String>] {
        let candidates = files.filter { $0.index.signs.contains(.wrapper) }
        let found = Workers.map(candidates.count) { number, bytes -> [[String]] in
            guard let (tree, _) = parsed(candidates[number].path, bytes) else { return containers.map { _ in [] } }
            return containers.map { container in
                let visitor = WrapperVisitor(container)
                visitor.walk(tree)
                return visitor.names
            }
        }
        return containers.indices.map { index in Set(found.flatMap { $0[index] }) }
    }

    private func uses(_ container: KeyedContainer, _ wrappers: Set<String>) -> Int {
        Workers.map(files.count) { number, bytes -> Int in
            let file = files[number]
            guard !file.index.importsContainer, bytes.read(file.path) == nil,
                (container.lookups.map(\.name) + wrappers).contains(where: bytes.bytes.contains)
            else { return 0 }
            let tokens = TokenScanner(bytes.bytes)
            let own = declarations(of: container, wrappers, in: tokens)
            let namesIt = bytes.bytes.contains(container.name)
            return (0..<tokens.count).count { index in
                guard !own.contains(where: { $0.contains(index) }) else { return false }
                return wrappers.contains { isUse(ofWrapper: $0, at: index, in: tokens) }
                    || container.lookups.contains { isCall(of: $0, container, at: index, in: tokens, namesIt: namesIt) }
            }
        }.reduce(0, +)
    }

    /// `@Injected`, and `Injected<Clock>`, which is a type like others.
    private func isUse(ofWrapper name: String, at index: Int, in file: TokenScanner) -> Bool {
        if file.isText("@" + name, at: index) { return true }
        // `@Injection.Resolve`
        if case let text = file.text(at: index), text.hasPrefix("@"), text.hasSuffix("." + name) { return true }
        let words: Set<String> = ["class", "struct", "extension", "typealias", "@"]
        return file.isText(name, at: index) && file.isText("<", at: index + 1)
            && (index == 0 || !words.contains(file.text(at: index - 1)))
    }

    /// The declarations of the container and of its wrappers, whose calls are no lookups of the program.
    private func declarations(
        of container: KeyedContainer, _ wrappers: Set<String>, in file: TokenScanner
    ) -> [Range<Int>] {
        let words: Set<String> = ["class", "struct", "actor", "enum"]
        return (1..<max(1, file.count)).filter { index in
            ([container.name] + wrappers).contains { file.isText($0, at: index) }
                && words.contains(file.text(at: index - 1))
        }.map(file.block)
    }

    /// Whether the token at an index is the name in a call of a function that looks something up.
    private func isCall(
        of lookup: KeyedContainer.Lookup, _ container: KeyedContainer, at index: Int, in file: TokenScanner,
        namesIt: Bool
    ) -> Bool {
        guard file.isText(lookup.name, at: index), file.isText("(", at: index + 1), !file.isText("func", at: index - 1)
        else { return false }
        if let label = lookup.labels.first ?? nil {
            if file.isText(label, at: index + 2), file.isText(":", at: index + 3) { return true }
        } else if !lookup.labels.isEmpty {
            // `resolve(X.self)`
            var next = index + 2
            while next < file.count, next < index + 40, !file.isText(")", at: next) {
                if file.isText("self", at: next) && file.isText(".", at: next - 1) { return true }
                next += 1
            }
        }
        // Without a type, only in a file that names the container: `DI.shared.resolve()`, or of a variable.
        return lookup.labels.isEmpty && file.isText(")", at: index + 2) && file.isText(".", at: index - 1) && namesIt
    }

    private func parsed(_ path: String, _ bytes: FileBytes) -> (SourceFileSyntax, FileContext)? {
        guard bytes.read(path) == nil, let tree = try? SourceParser.parse(bytes.bytes, path: path) else { return nil }
        return (tree, FileContext(path: path, source: String(decoding: bytes.bytes, as: UTF8.self)))
    }
}

extension UnsafeRawBufferPointer {
    /// Whether a text is somewhere in the bytes.
    func contains(_ text: String) -> Bool {
        guard let base = baseAddress else { return false }
        var text = text
        return text.withUTF8 { text in
            text.baseAddress.map { byte_search(base, count, $0, text.count) != nil } ?? false
        }
    }
}

/// Finds the property wrappers that use a container.
private final class WrapperVisitor: SyntaxVisitor {
    private(set) var names: [String] = []
    private let container: KeyedContainer

    init(_ container: KeyedContainer) {
        self.container = container
        super.init(viewMode: .sourceAccurate)
    }

    private func add(_ attributes: AttributeListSyntax, _ name: TokenSyntax, _ node: some SyntaxProtocol) {
        guard attributes.names.contains("propertyWrapper") else { return }
        let tokens = node.tokens(viewMode: .sourceAccurate).map(\.text)
        let calls = container.lookups.contains { tokens.contains($0.name) }
        if calls, tokens.contains(container.name) || tokens.contains("container") || tokens.contains("shared") {
            names.append(name.text)
        }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.attributes, node.name, node)
        return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.attributes, node.name, node)
        return .visitChildren
    }
}

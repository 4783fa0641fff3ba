import ByteSearch
package import WiringModel

/// Reads the facts of a program: searches all files by their bytes, and parses
/// those that matter.
package struct SourceReader {
    private let files: [SourceFile]
    private var indexes: [FileIndex] = []
    private var facts: [Int: FileFacts] = [:]
    private var components: Set<String> = []

    /// What was read.
    package struct Result: Sendable {
        /// The facts of each module, in the modules' order.
        package var modules: [ModuleFacts]
        /// Type names that files without facts declare, with the modules' indices.
        package var declaredNames: [String: [Int]]
        /// How many files were parsed.
        package var parsedFiles: Int
        /// The comments that suppress findings, of all files.
        package var suppressions: [Suppression]
    }

    /// Reads `files`, whose `module` is an index into `modules`.
    package static func read(_ files: [SourceFile], modules: [Module]) -> Result {
        var reader = SourceReader(files: files)
        reader.indexAll()
        reader.parseRelevant()
        return reader.result(modules)
    }

    private init(files: [SourceFile]) {
        self.files = files
    }

    private mutating func indexAll() {
        let paths = files.map(\.path)
        let read = Workers.map(paths.count) { index, bytes -> (FileIndex, FileFacts?) in
            if let why = bytes.read(paths[index]) {
                var facts = FileFacts(path: paths[index])
                facts.problems = [
                    .unreadable(
                        path: paths[index], "cannot be opened: \(why)", help: "make it readable, or pass --exclude")
                ]
                return (FileIndex(), facts)
            }
            return (FileIndexer.index(bytes.bytes), nil)
        }
        indexes = read.map(\.0)
        for (index, entry) in read.enumerated() {
            if let unreadable = entry.1 { facts[index] = unreadable }
        }
    }

    private mutating func parseRelevant() {
        let names = RelevantNames(indexes)
        components = names.components
        parse(indexes.indices.filter { names.matter(to: indexes[$0]) })
        parse(filesNaming(namesToSearch(names)))
        while true {
            let mentioned = mentionedNames
            let inferred = inferredNames
            let more = indexes.indices.filter { file in
                facts[file] == nil
                    && (indexes[file].aliases.contains { mentioned.contains($0.name) }
                        || indexes[file].declarations.contains { inferred.contains($0.name) })
            }
            guard !more.isEmpty else { return }
            parse(more)
        }
    }

    private mutating func parse(_ wanted: [Int]) {
        let wanted = wanted.filter { facts[$0] == nil }
        let paths = wanted.map { files[$0].path }
        let read = Workers.map(wanted.count) { index, bytes -> FileFacts in
            if let why = bytes.read(paths[index]) {
                var facts = FileFacts(path: paths[index])
                facts.problems = [
                    .unreadable(
                        path: paths[index], "cannot be opened: \(why)", help: "make it readable, or pass --exclude")
                ]
                return facts
            }
            return FactReader.read(path: paths[index], bytes.bytes)
        }
        for (file, fact) in zip(wanted, read) { facts[file] = fact }
    }

    /// Components that are built by calls without the label `parent`, and
    /// classes of which it must be known whether anything builds them.
    private func namesToSearch(_ names: RelevantNames) -> Set<String> {
        var wanted = names.inherited
        for file in facts.values {
            for type in file.types where names.components.contains(type.name) {
                let hasOther = type.initializers.contains { initializer in
                    !initializer.parameters.contains { $0.label == "parent" }
                }
                if hasOther { wanted.insert(type.name) }
            }
        }
        return wanted
    }

    /// The files without facts that call one of these names.
    private func filesNaming(_ names: Set<String>) -> [Int] {
        guard !names.isEmpty else { return [] }
        let rest = files.indices.filter { facts[$0] == nil && !indexes[$0].isGenerated }
        let paths = rest.map { files[$0].path }
        let calls = names.sorted().flatMap { ["\($0)(", "\($0).init", "\($0)<"] }.map { Array($0.utf8) }
        let hits = Workers.map(rest.count) { index, bytes -> Bool in
            guard bytes.read(paths[index]) == nil, let base = bytes.bytes.baseAddress else { return false }
            return calls.contains { Self.holdsWord($0, bytes.bytes, base) }
        }
        return zip(rest, hits).filter(\.1).map(\.0)
    }

    /// The types of initial values such as `Service()`, whose initialiser may be failable.
    private var inferredNames: Set<String> {
        var names: Set<String> = []
        for file in facts.values {
            let types = file.types.filter { components.contains($0.name) }
            for member in types.flatMap(\.members) where member.isTypeInferred && !member.isStatic {
                if case .named(let parts) = member.type?.shape, let name = parts.last?.name { names.insert(name) }
            }
        }
        return names.subtracting(["String", "Int", "Double", "Bool"])
    }

    /// Whether `call` stands in a file and no identifier runs into it.
    private static func holdsWord(
        _ call: [UInt8], _ bytes: UnsafeRawBufferPointer, _ base: UnsafeRawPointer
    ) -> Bool {
        var start = 0
        while start < bytes.count, let found = byte_search(base + start, bytes.count - start, call, call.count) {
            let offset = found - base
            if offset == 0 || !isIdentifierByte(bytes[offset - 1]) { return true }
            start = offset + 1
        }
        return false
    }

    /// Every type name in a declaration that was read.
    private var mentionedNames: Set<String> {
        var names: Set<String> = []
        for file in facts.values {
            let members = file.types.flatMap(\.members) + file.extensions.flatMap(\.members)
            for member in members {
                if let type = member.type { names.formUnion(type.shape.mentionedNames) }
                for parameter in member.parameters { names.formUnion(parameter.type.shape.mentionedNames) }
            }
            for alias in file.aliases { names.formUnion(alias.target.shape.mentionedNames) }
        }
        return names
    }

    private func result(_ modules: [Module]) -> Result {
        var files: [[FileFacts]] = Array(repeating: [], count: modules.count)
        for (index, fact) in facts { files[self.files[index].module].append(fact) }
        let mentioned = mentionedNames.union(modules.compactMap(\.name))
        var declared: [String: Set<Int>] = [:]
        for (index, entry) in indexes.enumerated() where facts[index] == nil && !entry.isGenerated {
            for declaration in entry.declarations where declaration.isTopLevel && mentioned.contains(declaration.name) {
                declared[declaration.name, default: []].insert(self.files[index].module)
            }
        }
        var modules = modules
        for (index, entry) in indexes.enumerated() where entry.isWiring {
            modules[self.files[index].module].isWired = true
        }
        return Result(
            modules: zip(modules, files).map { ModuleFacts(module: $0, files: $1) },
            declaredNames: declared.mapValues { $0.sorted() }, parsedFiles: facts.count,
            suppressions: suppressions)
    }

    /// Suppressions stand in few files, which may be others than those with facts.
    private var suppressions: [Suppression] {
        let paths = indexes.indices.filter { indexes[$0].hasSuppression }.map { files[$0].path }
        return Workers.map(paths.count) { index, bytes -> [Suppression] in
            bytes.read(paths[index]) == nil ? SuppressionReader.read(path: paths[index], bytes.bytes) : []
        }.flatMap { $0 }.sorted { $0.location < $1.location }
    }
}

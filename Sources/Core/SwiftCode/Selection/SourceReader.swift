package import DovetailBasics
import DovetailByteSearch
package import DovetailDiagnostics
package import DovetailFacts

/// Reads the facts of a program: searches the bytes of all files, and parses those that matter.
package struct SourceReader: Sendable {
    let files: [SourceFile]
    private let cache: FactCache?
    private var lowersBodies = false
    /// The content keys of the files when they were indexed; nil without a cache.
    private var keys: [ContentKey?] = []
    private(set) var indexes: [IndexedFile] = []
    /// The words that each file contains, after it has been searched for them.
    private(set) var wordsOfFiles: [WordFilter] = []
    private(set) var facts: [FileID: Boxed<FileFacts>] = [:]
    private(set) var components: Set<String> = []
    /// Protocols that a component may depend on.
    private(set) var protocols: Set<String> = []
    /// The names in container calls; nil if the program has no container.
    private(set) var vocabulary: ContainerVocabulary?
    private(set) var assignedNames: Set<ConstantName> = []
    var unmet: Set<String> = []

    /// The result of reading.
    package struct Result: Sendable {
        /// The facts of each module, in the order of the modules.
        package var modules: [ModuleFacts]
        /// The type names declared in files without facts, with the indices of their modules.
        package var declaredNames: [String: [ModuleID]]
        /// The modules that each module re-exports, by index.
        package var exports: [ModuleID: Set<String>]
        /// The widest access levels that files of a module, by index, write before imports of others.
        package var importAccess: [ModuleID: [String: Access]]
        /// The names of functions that look like types.
        package var functionNames: Set<String>
        /// What the types registered in containers inherit from.
        package var inherits: [String: [String]]
        /// What names the functions and variables that may fill containers, by their places.
        package var bodyUses: Deferred<[SourceLocation: BodyUse]>
        /// The variables with service names that are assigned another string somewhere.
        package var assignedNames: Set<ConstantName>
        /// The names of services that nothing registers, and of the types of values that no component provides, of which
        /// everything that may implement them was read.
        package var unmet: Set<String>
        /// The names of types to which files without facts may add conformances, and of those that factories build and
        /// that are declared several times.
        package var unsureConformances: Set<String>
        /// The lookups that were recognised and not read.
        package var unread: [UnreadLookups] = []
        /// The types and functions that the rules file names as a container's, and that do not exist.
        package var describedProblems: [Finding] = []
        /// How many calls the function of each described container has that registers, by the container's type.
        package var registerCalls: [String: Int] = [:]
        /// How many files were parsed.
        package var parsedFiles: Int
        /// The comments that suppress findings, from all files.
        package var suppressions: [Suppression]
    }

    /// Reads `files`, whose `module` is an index into `modules`.
    ///
    /// - Parameter handWritten: the project's own implementations of containers.
    /// - Parameter cache: facts from earlier runs; those read by this run are added, but not saved yet.
    /// - Parameter isDescribed: whether all that describes the modules was read, so that nothing builds other files.
    /// - Parameter lowersBodies: whether the code of all files is wanted, if the program uses containers.
    /// - Parameter known: files that were already indexed, with the same cache, by path.
    package static func read(
        _ files: [SourceFile], modules: [Module], handWritten: [HandWrittenContainer] = [], cache: FactCache? = nil,
        known: [String: IndexedFile] = [:], isDescribed: Bool = false, lowersBodies: Bool = false
    ) -> Result {
        var reader = SourceReader(files: files, cache: cache)
        reader.lowersBodies = lowersBodies
        reader.indexAll(known)
        reader.chooseVocabulary(handWritten)
        reader.parseRelevant()
        reader.parseForContainers()
        reader.parseForNames()
        reader.parseForCallers(modules)
        reader.parseForFactories()
        reader.parseForUnmet()
        // Linking goes on without the callers for a while.
        let bodyUses = Deferred { [reader] in reader.bodyUses(modules) }
        reader.noteAssignments()
        var result = reader.result(modules, bodyUses)
        result.unread = reader.unreadLookups(modules, handWritten, isDescribed: isDescribed)
        let described = DescribedContainers(reader.ownFiles(modules), handWritten)
        (result.describedProblems, result.registerCalls) = (described.problems, described.registerCalls)
        return result
    }

    private init(files: [SourceFile], cache: FactCache?) {
        self.files = files
        self.cache = cache
    }

    /// - Parameter known: files that were already indexed, by path.
    private mutating func indexAll(_ known: [String: IndexedFile]) {
        let paths = files.map(\.path)
        let cache = cache
        let uses = ContainerUses()
        indexes = Workers.map(paths.count) { index, bytes in
            known[paths[index]] ?? IndexedFile.read(paths[index], bytes: bytes, uses: uses, cache: cache)
        }
        keys = indexes.map(\.key)
        wordsOfFiles = indexes.map(\.index.words)
        for (id, file) in zip(files.ids, indexes) {
            if let unreadable = file.unreadable { facts[id] = Boxed(unreadable) }
        }
    }

    private mutating func chooseVocabulary(_ handWritten: [HandWrittenContainer]) {
        // Components are part of the same library.
        let usesContainers =
            indexes.contains { $0.index.importsContainer } && indexes.contains { $0.index.mayUseContainer }
        guard usesContainers || !handWritten.isEmpty else { return }
        vocabulary = ContainerVocabulary()
        vocabulary?.handWritten = handWritten
    }

    /// Reads what container calls refer to: uses of helpers, initializers, constants.
    private mutating func parseForContainers() {
        guard var words = vocabulary else { return }
        parseForPorts()
        var seen: (types: Set<String>, globals: Set<String>) = ([], [])
        var seenMembers: (names: Set<String>, texts: Set<String>) = ([], [])
        var seenCallees: Set<String> = []
        parse(files(holding: ["apply(assembly", "apply(assemblies"], among: unread))
        var selection = ContainerSelection(readFiles, words)
        while true {
            let new = selection.vocabulary
            let names = new.textsOfUses(besides: words)
            words = new
            vocabulary = new
            if !names.isEmpty {
                let naming = files(holding: names, among: files.ids.filter { !indexes[of: $0].index.isGenerated })
                readCalls(in: naming)
                parse(naming)
            }
            let types = selection.types.subtracting(seen.types)
            let globals = selection.globals.subtracting(seen.globals)
            seen.types.formUnion(types)
            seen.globals.formUnion(globals)
            let declaring = unread.filter { file in
                indexes[of: file].index.declarations.contains { types.contains($0.name) }
                    || indexes[of: file].index.extensions.contains { types.contains($0) }
                    || indexes[of: file].index.declarations.contains { type in
                        type.inherits.contains { selection.owners.contains($0) }
                    }
                    || indexes[of: file].index.extensions.contains { selection.owners.contains($0) }
                        && indexes[of: file].index.declarations.contains { selection.services.contains($0.name) }
            }
            parse(declaring)
            let rest = unread
            let global =
                globals.isEmpty
                ? [] : files(holding: globals.sorted().flatMap { ["let \($0)", "var \($0)"] }, among: rest)
            parse(global)
            var members = filesDeclaring(selection, besides: &seenMembers)
            parse(members)
            let callees = selection.callees.subtracting(seenCallees)
            seenCallees.formUnion(callees)
            let calling = files(holding: callees.sorted().map { "\($0)(" }, among: unread)
            parse(calling)
            members += calling
            if names.isEmpty, declaring.isEmpty, global.isEmpty, members.isEmpty { return }
            let added = (declaring + global + members).compactMap { facts[$0]?.value }
            // New words and generic types give files that were read before another meaning.
            if names.isEmpty, added.allSatisfy({ $0.types.allSatisfy(\.genericParameters.isEmpty) }) {
                selection.add(added)
            } else {
                selection = ContainerSelection(readFiles, words)
            }
        }
    }

    /// Reads the files that may declare what the names of services are made of.
    private mutating func parseForNames() {
        guard lowersBodies, vocabulary != nil else { return }
        let bodies = readFiles.compactMap { $0.bodies?.value }
        let declared = Set(bodies.flatMap { $0.variables.map(\.name) + $0.functions.map(\.name) })
        let names = Set(bodies.flatMap(\.namesOfServices)).subtracting(declared)
        guard !names.isEmpty else { return }
        parse(files(holding: names.sorted(), among: unread, where: isDeclaredName))
    }

    /// The files that may declare the members that factories use, besides those that were searched for before.
    private mutating func filesDeclaring(
        _ selection: ContainerSelection, besides seen: inout (names: Set<String>, texts: Set<String>)
    ) -> [FileID] {
        let names = selection.members.union(selection.functions).subtracting(seen.names)
        let texts = selection.texts.subtracting(seen.texts)
        seen.names.formUnion(names)
        seen.texts.formUnion(texts)
        let declaring = files(holding: names.sorted(), among: unread, where: isDeclaredName)
        let holding = files(holding: texts.sorted(), among: unread)
        return Set(declaring + holding).sorted()
    }

    /// Reads the files that fill ports.
    private mutating func parseForPorts() {
        var ports: Set<String> = []
        let aliases = readFiles.flatMap(\.aliases).filter { $0.target.shape.path?.last == "Port" }
        let types = Set(aliases.compactMap(\.path.last)).union(["Port"])
        for variable in readFiles.flatMap(\.containers.variables) {
            if let type = variable.type?.path?.last, types.contains(type) { ports.insert(variable.path.last ?? "") }
        }
        guard !ports.isEmpty else { return }
        parse(files(holding: ["inject"] + ports.sorted().map { "\($0).get(" }, among: unread))
    }

    /// Records which variables that hold service names are assigned another string.
    private mutating func noteAssignments() {
        guard vocabulary != nil else { return }
        let used = Set(readFiles.flatMap(\.containers.namesOfConstants))
        let names = readFiles.flatMap(\.containers.constants).filter { constant in
            constant.isVariable && used.contains(constant.path.last ?? "")
        }
        guard !names.isEmpty else { return }
        let search = AssignmentSearch(Array(Set(names.map(\.name))), heirs: heirs)
        let wanted = files.ids.filter { search.mayOccur(in: wordsOfFiles[of: $0]) }
        let paths = wanted.map { files[$0].path }
        let types = wanted.map {
            Set(indexes[of: $0].index.declarations.map(\.name) + indexes[of: $0].index.extensions)
        }
        let assigned = Workers.map(wanted.count) { index, bytes in
            bytes.read(paths[index]) == nil ? search.assigned(in: bytes.bytes, declaring: types[index]) : []
        }
        assignedNames = Set(assigned.joined().map { search.wanted[$0] })
    }

    /// The names of the types and aliases that mention a name in their inheritance clause or target.
    private var heirs: [String: [String]] {
        var heirs: [String: [String]] = [:]
        for index in indexes.lazy.map(\.index) {
            for declaration in index.declarations {
                for name in declaration.inherits { heirs[name, default: []].append(declaration.name) }
            }
            for alias in index.aliases {
                for name in alias.mentions { heirs[name, default: []].append(alias.name) }
            }
        }
        return heirs
    }

    private mutating func parseRelevant() {
        let names = RelevantNames(indexes)
        (components, protocols) = (names.components, names.protocols)
        let words = vocabulary
        parse(
            files.ids.filter { file in
                names.matter(to: indexes[of: file].index)
                    || words != nil && !indexes[of: file].index.isGenerated
                        && (indexes[of: file].index.importsContainer || indexes[of: file].index.mayUseContainer)
            })
        if let words, !words.handWritten.isEmpty {
            let calls = words.handWritten.flatMap { [$0.register.base, $0.resolve.base] }
                .map { ".\($0)(" }
            parse(files(holding: calls, among: unread))
        }
        parse(filesNaming(namesToSearch(names)))
        var searched: Set<String> = []
        while true {
            let unread = unread
            let mentioned = unread.contains { !indexes[of: $0].index.aliases.isEmpty } ? mentionedNames : []
            let inferred = inferredNames
            let called = calledNames.subtracting(searched)
            searched.formUnion(called)
            parse(files(holding: called.sorted(), among: unread, where: isDeclaredName))
            let more = unread.filter { file in
                indexes[of: file].index.aliases.contains { mentioned.contains($0.name) }
                    || indexes[of: file].index.declarations.contains { inferred.contains($0.name) }
                    || indexes[of: file].index.extensions.contains { inferred.contains($0) }
            }
            guard !more.isEmpty || !called.isEmpty else { return }
            parse(more)
        }
    }

    /// The facts of the files that were read, in no certain order.
    var readFiles: LazyMapCollection<Dictionary<FileID, Boxed<FileFacts>>.Values, FileFacts> {
        facts.values.lazy.map(\.value)
    }

    /// The files that were written by hand and are not parsed yet.
    var unread: [FileID] { files.ids.filter { !facts.keys.contains($0) && !indexes[of: $0].index.isGenerated } }

    mutating func parse(_ wanted: [FileID]) {
        let requests = requests(for: wanted.filter { facts[$0] == nil })
        let cache = cache
        let read = Workers.map(requests.count) { Boxed(requests[$0].request.facts($1, cache)) }
        for (request, fact) in zip(requests, read) { facts[request.file] = fact }
    }

    /// Reads the calls in files that contain words of which it was unknown before that they are the program's.
    private mutating func readCalls(in wanted: [FileID]) {
        let requests = requests(for: wanted.filter { facts[$0] != nil })
        let cache = cache
        let read = Workers.map(requests.count) { requests[$0].request.calls($1, cache) }
        for (request, calls) in zip(requests, read) {
            if let calls { facts[request.file]?.value.containers = calls }
        }
    }

    private func requests(for wanted: [FileID]) -> [(file: FileID, request: FileRequest)] {
        wanted.map { file in
            let part = vocabulary?.part(in: wordsOfFiles[of: file])
            return (
                file,
                FileRequest(
                    path: files[file].path, key: keys[of: file], level: part == nil ? .declarations : .containers,
                    vocabulary: part, lowersBodies: lowersBodies && vocabulary != nil)
            )
        }
    }

    /// Components that are created by calls without the label `parent`, and classes for which it matters whether
    /// anything creates them.
    private func namesToSearch(_ names: RelevantNames) -> Set<String> {
        let components = names.components
        return names.inherited.union(
            namesInFiles { file, wanted in
                file.types.forEachBorrowed { type in
                    guard components.contains(type.name) else { return }
                    let hasOther = type.initializers.contains { initializer in
                        !initializer.parameters.contains { $0.label == "parent" }
                    }
                    if hasOther { wanted.insert(type.name) }
                }
            })
    }

    /// The files without facts that call one of these names.
    private mutating func filesNaming(_ names: Set<String>) -> [FileID] {
        files(holding: names.sorted().flatMap { ["\($0)(", "\($0).init", "\($0)<"] }, among: unread)
    }

    /// Those of the files that contain one of these texts, with no identifier directly before it.
    ///
    /// - Parameter isWanted: whether the text at an offset counts.
    private mutating func files(
        holding texts: [String], among rest: [FileID],
        where isWanted: @Sendable @escaping (UnsafeRawBufferPointer, Int) -> Bool = { _, _ in true }
    ) -> [FileID] {
        guard !texts.isEmpty else { return [] }
        let bytes = texts.map { Array($0.utf8) }
        let words = bytes.compactMap { WordFilter.Word(in: $0) }
        let isByWords = words.count == texts.count
        let rest = isByWords ? rest.filter { wordsOfFiles[of: $0].mayHold(oneOf: words) } : rest
        let paths = rest.map { files[$0].path }
        let search = TextSearch(bytes)
        // Containers need several searches: the first one records the words of files, so that the others read few
        // files.
        let notesWords = rest.map { vocabulary != nil && !wordsOfFiles[of: $0].isKnown }
        let hits = Workers.map(rest.count) { index, bytes -> (isFound: Bool, words: WordFilter?) in
            guard bytes.read(paths[index]) == nil else { return (false, nil) }
            let own = notesWords[index] ? WordFilter(bytes.bytes) : nil
            guard !isByWords || own?.mayHold(oneOf: words) ?? true else { return (false, own) }
            var isFound = false
            search.forEach(in: bytes.bytes) { _, offset in
                isFound = isWanted(bytes.bytes, offset)
                return !isFound
            }
            return (isFound, own)
        }
        for (file, hit) in zip(rest, hits) { if let words = hit.words { wordsOfFiles[of: file] = words } }
        return zip(rest, hits).filter(\.1.isFound).map(\.0)
    }
}

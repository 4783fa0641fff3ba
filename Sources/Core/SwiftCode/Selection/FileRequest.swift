import DovetailBasics
import DovetailFacts

/// What is wanted of one file.
struct FileRequest: Sendable {
    let path: String
    /// The key of its content when it was indexed; nil without a cache.
    let key: ContentKey?
    let level: FactReader.Level
    /// The part of the program's vocabulary that the file may contain.
    let vocabulary: ContainerVocabulary?
    /// Whether the file's code is wanted.
    var lowersBodies = false

    /// The facts, in which calls of the program's own functions are read, too.
    func facts(_ bytes: FileBytes, _ cache: FactCache?) -> FileFacts {
        let known = cached(FileFacts.self, cache, key: keyOfFacts)
        let calls = hasCalls ? cached(ContainerFacts.self, cache, key: keyOfCalls) : nil
        let bodies = lowersBodies ? cached(FileBodies.self, cache, key: keyOfBodies) : nil
        if let known, calls != nil || !hasCalls, bodies != nil || !lowersBodies {
            return joined(known, calls, bodies)
        }
        if let why = bytes.read(path) { return IndexedFile.facts(path, why) }
        let isUnchanged = cache != nil && ContentKey(bytes.bytes) == key
        let cache = isUnchanged ? cache : nil
        do {
            let file = try ParsedFile(path: path, bytes.bytes)
            // Without a cache, nothing needs the calls of the libraries' functions alone.
            let level = hasCalls && cache == nil ? .declarations : level
            let facts = known ?? kept(FactReader.read(file, level), cache)
            return joined(facts, calls ?? newCalls(file, cache), bodies ?? newBodies(file, cache))
        } catch {
            return kept(FileFacts(path: path, unreadable: error.finding), cache)
        }
    }

    /// The container facts alone, with the calls of the program's own functions; nil if the file cannot be read.
    func calls(_ bytes: FileBytes, _ cache: FactCache?) -> ContainerFacts? {
        if let known = cached(ContainerFacts.self, cache, key: keyOfCalls) { return known }
        guard bytes.read(path) == nil, let file = try? ParsedFile(path: path, bytes.bytes) else { return nil }
        return newCalls(file, cache != nil && ContentKey(bytes.bytes) == key ? cache : nil)
    }

    /// Whether the file may call functions of the program that register or resolve.
    private var hasCalls: Bool { vocabulary.map { !$0.isOfLibraries } ?? false }

    private var keyOfFacts: ContentKey? { key?.with(ContentKey(level.rawValue)) }
    private var keyOfCalls: ContentKey? { vocabulary.flatMap { key?.with($0.contentKey) } }

    private var keyOfBodies: ContentKey? { key?.with(ContentKey("bodies")) }

    private func newBodies(_ file: ParsedFile, _ cache: FactCache?) -> FileBodies? {
        guard lowersBodies else { return nil }
        let bodies = Lowering.lower(file)
        if let keyOfBodies { cache?.add(bodies, for: keyOfBodies) }
        return bodies
    }

    private func newCalls(_ file: ParsedFile, _ cache: FactCache?) -> ContainerFacts? {
        guard let vocabulary, hasCalls else { return nil }
        let calls = ContainerReader.read(file, vocabulary)
        if let keyOfCalls { cache?.add(calls, for: keyOfCalls) }
        return calls
    }

    private func cached<Value: Decodable>(_ type: Value.Type, _ cache: FactCache?, key: ContentKey?) -> Value? {
        key.flatMap { cache?.value(type, for: $0, path: path) }
    }

    private func kept(_ facts: FileFacts, _ cache: FactCache?) -> FileFacts {
        guard let cache, let keyOfFacts else { return facts }
        var kept = facts
        kept.path = ""
        cache.add(kept, for: keyOfFacts)
        return facts
    }

    private func joined(_ facts: FileFacts, _ calls: ContainerFacts?, _ bodies: FileBodies?) -> FileFacts {
        var facts = facts
        facts.path = path
        facts.bodies = bodies.map { Boxed($0) }
        if let calls { facts.containers = calls }
        return facts
    }
}

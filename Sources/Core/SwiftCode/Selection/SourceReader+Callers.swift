import DovetailBasics
import DovetailByteSearch
import DovetailDiagnostics
import DovetailFacts

/// What names the functions that fill containers.
extension SourceReader {
    /// How many files are searched before groups that are fully known are dropped.
    private static let filesAtOnce = 1024

    /// What names the functions that fill containers, and those that call them.
    func bodyUses(_ modules: [Module]) -> [SourceLocation: BodyUse] {
        guard vocabulary != nil else { return [:] }
        let parsed = facts.keys.sorted()
        let all = Array(files.ids)
        var callers = functionCallers(modules)
        let isWhole = callers.isOfPrograms
        while let search = callers.nextSearch(expecting: { mentions(of: $0, in: parsed, isWhole: isWhole) }) {
            callers.add(mentions(of: search, in: all, isWhole: isWhole), of: search.groups)
        }
        return callers.uses
    }

    private func functionCallers(_ modules: [Module]) -> FunctionCallers {
        let isOfPrograms = modules.count { $0.isProgram && !$0.isTest } > 1
        return FunctionCallers(
            facts, isOfPrograms: isOfPrograms, shared: Set(files.ids.filter { !files[$0].others.isEmpty }))
    }

    /// Reads the files whose functions call those that fill containers, as it matters what calls these in turn.
    mutating func parseForCallers(_ modules: [Module]) {
        guard vocabulary != nil else { return }
        for _ in 0..<FunctionCallers.roundLimit {
            let parsed = facts.keys.sorted()
            var callers = functionCallers(modules)
            let isWhole = callers.isOfPrograms
            let next = callers.nextSearch { mentions(of: $0, in: parsed, isWhole: isWhole) }
            guard let search = next else { return }
            let naming = unread(naming: search)
            guard !naming.isEmpty else { return }
            parse(naming)
        }
    }

    /// The files that are not parsed yet and name something that is searched for.
    private func unread(naming search: FunctionSearch) -> [FileID] {
        let part = unread.filter { search.mayOccur(in: wordsOfFiles[of: $0], ofFileAt: files[$0].path) }
            .map { (file: $0, path: files[$0].path) }
        let isNaming = Workers.map(part.count) { index, bytes in
            let (file, path) = part[index]
            guard bytes.read(path) == nil else { return false }
            return !search.mentions(inFile: file, at: path, bytes.bytes).isEmpty
        }
        return zip(part, isNaming).filter(\.1).map(\.0.file)
    }

    /// Where each group of a search is named.
    ///
    /// - Parameter isWhole: whether all places matter. If not, a group named outside all bodies counts as called, and is
    ///   not searched for any further.
    private func mentions(
        of search: FunctionSearch, in wanted: [FileID], isWhole: Bool
    ) -> [FunctionCallers.Mentions] {
        var search = search
        var found = search.groups.map { _ in FunctionCallers.Mentions() }
        var rest = wanted[...]
        while !search.isEmpty, !rest.isEmpty {
            let current = search
            let part = rest.prefix(Self.filesAtOnce).map {
                (file: $0, path: files[$0].path, words: wordsOfFiles[of: $0])
            }
            rest = rest.dropFirst(part.count)
            let mentions = Workers.map(part.count) { index, bytes -> [FunctionSearch.Mention] in
                let (file, path, words) = part[index]
                guard current.mayOccur(in: words, ofFileAt: path), bytes.read(path) == nil else { return [] }
                return current.mentions(inFile: file, at: path, bytes.bytes)
            }
            var named: Set<Int> = []
            for (file, mention) in zip(part, mentions).flatMap({ part, mentions in mentions.map { (part.file, $0) } }) {
                let isFirst = !found[mention.group].isNamed && found[mention.group].callers.isEmpty
                found[mention.group].isOnce = isFirst && mention.isOnly
                found[mention.group].isInBranch = isFirst && mention.isOnly && mention.isInBranch
                if let caller = mention.caller {
                    found[mention.group].callers.insert(caller)
                } else {
                    found[mention.group].isNamed = true
                    found[mention.group].modules.formUnion(files[file].modules)
                    named.insert(mention.group)
                }
            }
            // Another place may call it in every run.
            if !isWhole, !named.isEmpty {
                search.drop(Set(found.indices.filter { found[$0].isSettled(hasDuplicate: search.hasDuplicate[$0]) }))
            }
        }
        if !isWhole {
            for group in found.indices where found[group].isNamed { found[group].callers = [] }
        }
        return found
    }
}

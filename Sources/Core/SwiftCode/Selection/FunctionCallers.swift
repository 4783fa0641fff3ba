import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

/// Finds where the functions that fill containers are named, and in turn where their callers are, by searching all
/// files.
struct FunctionCallers {
    /// Where a function, or something with the same name, is named.
    struct Mentions: Hashable {
        /// Whether it is named outside all bodies.
        var isNamed = false
        /// The modules whose files do so, by index.
        var modules: Set<ModuleID> = []
        /// The bodies that name it; irrelevant if it is named outside all bodies.
        var callers: Set<SourceLocation> = []
        /// Whether it is named in a single place.
        var isOnce = false
        /// Whether that single place is a call in a branch or under `#if`.
        var isInBranch = false

        /// Whether further places would make no difference, because it is named outside all bodies, in every run.
        func isSettled(hasDuplicate: Bool) -> Bool { isNamed && !(isOnce && (isInBranch || hasDuplicate)) }
    }

    private let branches: [FileID: [SourceLocation]]
    private let bodies: [FileID: [BodyFact]]
    /// The functions that share their path and labels with another.
    private let twins: Set<SourceLocation>
    /// The types that are assemblies, by path.
    private let assemblies: Set<[String]>
    private var places: [SourceLocation: (file: FileID, index: Int)] = [:]
    private var wanted: Set<SourceLocation> = []
    private var searched: [SourceLocation: Mentions] = [:]
    private var current: [SourceLocation] = []
    private var rounds = 0
    /// Whether it matters in which modules a function is named, because the project has several programs.
    let isOfPrograms: Bool

    /// Longer chains of calls are not followed: the functions at their beginning count as called.
    static let roundLimit = 12

    /// - Parameter shared: the files that several programs compile. One of them may resolve there and another not.
    init(_ facts: [FileID: Boxed<FileFacts>], isOfPrograms: Bool, shared: Set<FileID>) {
        self.isOfPrograms = isOfPrograms
        bodies = facts.mapValues(\.value.containers.bodies)
        branches = facts.mapValues(\.value.containers.branchCalls)
        twins = Self.twins(among: bodies.values.flatMap(\.self))
        assemblies = Self.assemblies(among: facts.values.map(\.value))
        for (file, facts) in facts {
            for (index, body) in facts.value.containers.bodies.enumerated() { places[body.location] = (file, index) }
            facts.value.containers.registrations.forEachBorrowed { if let place = $0.function { wanted.insert(place) } }
            facts.value.containers.assemblies.forEachBorrowed { if let place = $0.function { wanted.insert(place) } }
            facts.value.containers.calls.forEachBorrowed { if let place = $0.function { wanted.insert(place) } }
            guard shared.contains(file) else { continue }
            facts.value.containers.resolutions.forEachBorrowed { if let place = $0.function { wanted.insert(place) } }
        }
    }

    /// The next search of all files; nil if all callers are known.
    ///
    /// - Parameter expecting: searches the parsed files, which contain nearly all callers. So a chain of calls in them
    ///   takes a single search of all files instead of one for each step.
    mutating func nextSearch(expecting: (FunctionSearch) -> [Mentions]) -> FunctionSearch? {
        guard rounds < Self.roundLimit else { return nil }
        rounds += 1
        var next = toSearch(wanted)
        wanted = []
        current = []
        for _ in 0..<Self.roundLimit where !next.isEmpty {
            // Bodies that nothing can name are in no group.
            for place in next { searched[place] = Mentions() }
            let search = search(next)
            var callers: Set<SourceLocation> = []
            for (index, found) in expecting(search).enumerated() {
                callers.formUnion(found.callers)
                for function in search.groups[index] {
                    searched[next[function]] = found
                    // If it is settled, other files make no difference.
                    if isOfPrograms || !found.isSettled(hasDuplicate: search.hasDuplicate[index]) {
                        current.append(next[function])
                    }
                }
            }
            next = toSearch(callers)
        }
        current.sort()
        return current.isEmpty ? nil : search(current)
    }

    /// Those of the functions that must be searched for.
    private func toSearch(_ functions: Set<SourceLocation>) -> [SourceLocation] {
        functions.filter { place in
            searched[place] == nil && body(at: place).map { $0.visibility != .entry } ?? false
        }.sorted()
    }

    private func search(_ functions: [SourceLocation]) -> FunctionSearch {
        let wanted = functions.compactMap(body).map { body in
            FunctionSearch.Wanted(
                body: body, isOfAssembly: body.isApplied && assemblies.contains(body.owner),
                hasDuplicate: twins.contains(body.location))
        }
        return FunctionSearch(wanted, bodies: bodies, branches: branches)
    }

    private static func twins(among bodies: [BodyFact]) -> Set<SourceLocation> {
        struct Name: Hashable {
            var path: [String]
            var labels: [String?]
        }
        let functions = bodies.filter { $0.kind == .function }
        let byName = Dictionary(grouping: functions) { Name(path: $0.path, labels: $0.labels) }
        return Set(byName.values.lazy.filter { $0.count > 1 }.joined().map(\.location))
    }

    /// Adds the results of a search.
    mutating func add(_ found: [Mentions], of groups: [[Int]]) {
        for (group, found) in zip(groups, found) {
            for function in group { searched[current[function]] = found }
            wanted.formUnion(found.callers)
        }
    }

    private func body(at place: SourceLocation) -> BodyFact? {
        places[place].flatMap { bodies[$0.file]?[$0.index] }
    }

    /// The results for everything that was searched for. Everything else counts as named.
    var uses: [SourceLocation: BodyUse] {
        searched.filter { places[$0.key] != nil }.mapValues { found in
            var use = BodyUse()
            use.isNamed = found.isNamed
            use.namingModules = isOfPrograms ? found.modules : nil
            use.callers = found.callers.sorted()
            use.isNamedOnce = found.isOnce
            use.isCalledInBranch = found.isInBranch
            return use
        }
    }
}

extension BodyFact {
    /// The path of the enclosing type.
    var owner: [String] { Array(path.dropLast()) }

    /// Whether its name is that of a function that a library calls on an assembly.
    fileprivate var isApplied: Bool {
        kind == .function && path.count > 1 && ["assemble", "loaded"].contains(path.last)
    }
}

extension FunctionCallers {
    /// The paths of the types that are assemblies, as far as names show: directly, through a protocol or class that is
    /// one, or through an alias.
    fileprivate static func assemblies(among files: [FileFacts]) -> Set<[String]> {
        var paths: Set<[String]> = []
        var heirs: [String: [[String]]] = [:]
        func note(_ path: [String], as types: [TypeReference]) {
            let names = types.flatMap(\.shape.members).compactMap(\.path?.last)
            for name in names { heirs[name, default: []].append(path) }
        }
        for file in files {
            for type in file.types { note(type.path, as: type.inherits) }
            for one in file.extensions { if let path = one.extended.shape.path { note(path, as: one.inherits) } }
            for alias in file.aliases { note(alias.path, as: [alias.target]) }
        }
        var names = ["Assembly"]
        while let name = names.popLast() {
            for path in heirs.removeValue(forKey: name) ?? [] {
                paths.insert(path)
                if let last = path.last { names.append(last) }
            }
        }
        return paths
    }
}

extension TypeShape {
    /// `A` and `B` of `A & B`, otherwise the type itself.
    fileprivate var members: [TypeShape] { if case .composition(let types) = self { types } else { [self] } }
}

import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Which of the functions that fill containers are called, as far as names show.
///
/// A function counts as called if code that runs names it. A function that may be called without being named also
/// counts as called: entry points, witnesses of other modules' protocols, declarations that other modules see.
struct CalledFunctions {
    private let index: ContainerIndex
    private var uncalled: Set<SourceLocation> = []

    init(_ flow: ContainerFlow) {
        index = flow.index
        guard index.symbols.program.isWhole else { return }
        let candidates = index.bodies.values.filter { !use(of: $0).isNamed && !isEntry($0, flow) }
        let places = Set(candidates.map(\.fact.location))
        var called: [SourceLocation: [SourceLocation]] = [:]
        for body in candidates {
            for caller in use(of: body).callers { called[caller, default: []].append(body.fact.location) }
        }
        let running = reachable(from: called.keys.lazy.filter { !places.contains($0) }) { called[$0] ?? [] }
        uncalled = places.subtracting(running)
    }

    private func use(of body: Placed<BodyFact>) -> BodyUse { index.symbols.program.use(of: body.fact.location) }

    /// Whether a function may run; an unknown one may.
    func isCalled(_ place: SourceLocation?) -> Bool { place.map { !uncalled.contains($0) } ?? true }

    /// Whether a place is in a global function that nothing names: it surely never runs, whereas a library may call a
    /// member.
    func isUncalledGlobal(_ place: SourceLocation?) -> Bool {
        place.map { !isCalled($0) && index.bodies[$0]?.fact.path.count == 1 } ?? false
    }

    /// The function if only one place names it, and that place may mean another one with the same type, name and
    /// labels.
    func isOneOfOverloads(_ place: SourceLocation) -> Placed<BodyFact>? {
        guard let body = index.bodies[place], use(of: body).isNamedOnce, body.fact.kind == .function,
            body.fact.path.last != "init", index.symbols.program.isWhole
        else { return nil }
        let hasDuplicate = index.bodiesByPath[body.fact.path, default: []].contains { twin in
            guard twin != place, let other = index.bodies[twin] else { return false }
            return other.fact.kind == .function && other.fact.labels == body.fact.labels
                && !other.fact.condition.excludes(body.fact.condition)
                && (other.fact.visibility != .hidden || twin.path == place.path)
                && owners(of: other) == owners(of: body)
        }
        return hasDuplicate ? body : nil
    }

    /// The types of which a function is a member.
    private func owners(of body: Placed<BodyFact>) -> Set<Int> {
        let owner = Array(body.fact.path.dropLast())
        return owner.isEmpty ? [] : Set(index.symbols.declarations(of: owner, in: body.context.enclosed(by: [])))
    }

    /// The function that is called by only one place, in a branch or under `#if`: this one, or one that all its calls
    /// come from. Nil if there is none.
    func branch(to place: SourceLocation) -> Placed<BodyFact>? {
        guard index.symbols.program.isWhole else { return nil }
        var seen: Set<SourceLocation> = []
        var place = place
        while let body = index.bodies[place] {
            let use = use(of: body)
            if use.isCalledInBranch { return body }
            guard !use.isNamed, use.callers.count == 1, seen.insert(place).inserted else { return nil }
            place = use.callers[0]
        }
        return nil
    }

    /// Whether everything that leads to a function is stored in variables that nothing names, or nowhere.
    func isDropped(_ place: SourceLocation) -> Bool {
        !isCalled(place)
            && roots(of: place).allSatisfy { $0.fact.kind != .function || $0.fact.location == place }
    }

    /// The functions that would have to be called to reach one that nothing calls: functions and variables that nothing
    /// names.
    func roots(of place: SourceLocation) -> [Placed<BodyFact>] {
        let above = reachable(from: [place]) { place in index.bodies[place].map { use(of: $0).callers } ?? [] }
        let roots = above.filter { place in
            index.bodies[place].map { use(of: $0).callers.allSatisfy { $0 == place } } ?? true
        }
        // A cycle has no beginning.
        return (roots.isEmpty ? [place] : roots).sorted().compactMap { index.bodies[$0] }
    }

    /// Whether something may use it without naming it.
    private func isEntry(_ body: Placed<BodyFact>, _ flow: ContainerFlow) -> Bool {
        let outside = body.context.enclosed(by: [])
        let owner = Array(body.fact.path.dropLast())
        switch body.fact.visibility {
        case .entry: return true
        case .open:
            let program = index.symbols.program
            if !program.isLinked, !program.modules[body.context.module].module.isProgram { return true }
        case .own, .hidden: break
        }
        // A test library creates the types of tests.
        if body.fact.path.last == "init", index.symbols.program.testFiles.contains(body.fact.location.path) {
            return true
        }
        // An initializer may pass on the object that it makes.
        if body.fact.makes.contains(where: { initializes($0) }) { return true }
        guard !owner.isEmpty else { return false }
        let types = index.symbols.declarations(of: owner, in: outside)
        // An extension of another module's type: the system may use more of it than the sources show.
        guard !types.isEmpty else { return !KnownLibrary.containerTypes.contains(owner[owner.count - 1]) }
        let isOfLibrary = ["assemble", "loaded"].contains(body.fact.path.last)
        if isOfLibrary, flow.isAssembly(owner, in: outside) {
            // It is also called for the types that inherit it.
            return types.contains { index.symbols.types[$0].fact.kind == .protocol } || isInherited(types)
        }
        guard body.fact.visibility != .hidden || body.fact.path.last == "init" else { return false }
        return others(types).contains { !Self.harmless.contains($0) || isOfLibrary && $0 == "Assembly" }
    }

    /// Whether a type of this name declares or inherits an initializer.
    private func initializes(_ name: String) -> Bool {
        let symbols = index.symbols
        let types = symbols.types.indices.filter { symbols.types[$0].fact.name == name }
        return types.isEmpty
            || types.flatMap { symbols.typeAndSupertypes(of: $0) }.contains { type in
                !symbols.types[type].fact.initializers.isEmpty
                    || symbols.extensions[type].contains { !$0.fact.initializers.isEmpty }
            }
    }

    /// The names of supertypes of types and their parents that are not in the sources.
    private func others(_ types: [Int]) -> Set<String> {
        let symbols = index.symbols
        var names: Set<String> = []
        for type in Set(types.flatMap { symbols.typeAndSupertypes(of: $0) }).union(types) {
            let declared = symbols.types[type]
            for clause in declared.fact.inherits + symbols.extensions[type].flatMap(\.fact.inherits) {
                guard let path = clause.shape.path, let name = path.last else { continue }
                if symbols.declarations(of: path, in: declared.context).isEmpty { names.insert(name) }
            }
        }
        return names
    }

    private func isInherited(_ types: [Int]) -> Bool {
        index.symbols.types.indices.contains { other in
            !types.contains(other) && index.symbols.typeAndSupertypes(of: other).contains { types.contains($0) }
        }
    }

    /// Supertypes that require no function that could fill a container.
    private static let harmless: Set<String> = [
        "AnyObject", "Assembly", "CaseIterable", "Comparable", "CustomStringConvertible", "Equatable", "Error",
        "Hashable", "Identifiable", "NSObject", "ObservableObject", "Sendable",
    ]
}

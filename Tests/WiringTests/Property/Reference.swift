/// The provider for every need of a program, found by walking up every path.
struct Reference {
    let program: Program

    enum Answer: Equatable {
        case value(Int, provider: Int?)
        /// The findings that may report the failure.
        case failure(Set<String>)
    }

    /// The creators of each component, as (parent, edge) pairs.
    private let parents: [Int: [Int]]
    /// The components reachable from some root, including roots.
    private let reached: Set<Int>

    init(_ program: Program) {
        self.program = program
        var parents: [Int: [Int]] = [:]
        for component in program.components where component.isConcrete {
            for edge in program.edges(component.id)
            where edge.riddle == nil && !parents[edge.child, default: []].contains(component.id) {
                parents[edge.child, default: []].append(component.id)
            }
        }
        self.parents = parents
        var open = program.roots.map(\.id)
        var reached = Set(open)
        while let next = open.popLast() {
            for edge in program.edges(next) where edge.riddle == nil && reached.insert(edge.child).inserted {
                open.append(edge.child)
            }
        }
        self.reached = reached
    }

    /// The provider of a requirement for the last component on a path from a root.
    func answer(_ requirement: ProgramRequirement, _ path: [Int]) -> Answer {
        var misses: Set<String> = []
        for ancestor in path.dropLast().reversed() {
            for provider in program.lineage(ancestor).flatMap(\.providers) {
                guard provider.name == requirement.name, provider.form == requirement.form,
                    !provider.isStatic
                else { continue }
                // A nearer member that may or may not be the provider is not skipped.
                if provider.riddle?.isUnknownType == true { return .failure(misses.union(["missing-provider"])) }
                guard provider.type == requirement.type else { continue }
                var faults: Set<String> = []
                if requirement.isSettable, !provider.shape.isSettable {
                    // Not a provider for this need; the tool may or may not mention its access.
                    let isHidden = !isVisible(provider, set: false)
                    if isHidden { misses.formUnion(["missing-provider", "inaccessible-provider"]) }
                    continue
                }
                if !isVisible(provider, set: requirement.isSettable) {
                    faults.insert("inaccessible-provider")
                }
                if !provider.effects.fit(requirement.effects) { faults.insert("effect-mismatch") }
                if faults.isEmpty { return .value(provider.id, provider: provider.id) }
                misses.formUnion(faults)
            }
        }
        if let standard = requirement.standard { return .value(standard, provider: nil) }
        return .failure(misses.isEmpty ? ["missing-provider"] : misses)
    }

    private func isVisible(_ provider: ProgramProvider, set: Bool) -> Bool {
        let access = set ? min(provider.access, provider.setter ?? .open) : provider.access
        return access.isVisible(in: program.home, from: provider.site)
    }

    /// Every path from a root down to a component that passes no component twice, or nil if there are too many.
    func paths(to component: Int) -> [[Int]]? {
        var found: [[Int]] = []
        var steps = 0
        func walk(_ below: [Int]) {
            steps += 1
            guard let top = below.first, steps < 20_000 else { return }
            if program.components[top].role == .root { found.append(below) }
            for parent in parents[top] ?? [] where !below.contains(parent) { walk([parent] + below) }
        }
        walk([component])
        return steps < 20_000 ? found : nil
    }

    /// The requirements that fail on some path, and the findings that may report it.
    ///
    /// A path that passes a component twice has all the ancestors of the one that does not, so these paths are
    /// sufficient.
    func failures() -> [Int: Set<String>] {
        var failures: [Int: Set<String>] = [:]
        for component in program.components where component.isConcrete {
            for path in paths(to: component.id) ?? [] {
                for requirement in program.allNeeds(component.id).flatMap(\.requirements) {
                    guard case .failure(var ids) = answer(requirement, path) else { continue }
                    if isMetLater(requirement, component.id) { ids.insert("recursive-wiring") }
                    failures[requirement.id, default: []].formUnion(ids)
                }
            }
            failures.merge(mixedDefaults(of: component.id)) { $0.union($1) }
            failures.merge(unknown(above: component.id)) { $0.union($1) }
        }
        return failures
    }

    /// The requirements for which some path up reaches a member of unknown type before a provider. The path may pass a
    /// component twice: the second time, such a member may be nearer.
    private func unknown(above component: Int) -> [Int: Set<String>] {
        var found: [Int: Set<String>] = [:]
        for requirement in program.allNeeds(component).flatMap(\.requirements) {
            var bare = requirement
            bare.standard = nil
            var misses: Set<String> = ["missing-provider"]
            var isFound = false
            var seen: Set<Int> = []
            var open = [component]
            while let next = open.popLast() {
                for parent in parents[next] ?? [] where reached.contains(parent) && seen.insert(parent).inserted {
                    guard case .failure(let ids) = answer(bare, [parent, component]) else { continue }
                    misses.formUnion(ids)
                    if mayProvide(requirement, parent) { isFound = true } else { open.append(parent) }
                }
            }
            if isFound { found[requirement.id] = misses }
        }
        return found
    }

    private func mayProvide(_ requirement: ProgramRequirement, _ component: Int) -> Bool {
        program.lineage(component).flatMap(\.providers).contains {
            $0.name == requirement.name && $0.form == requirement.form && $0.riddle?.isUnknownType == true
        }
    }

    /// The requirements with a default that are provided on some paths through one parent but not on others: a
    /// component's place under a parent either has the member or leaves it to the default.
    private func mixedDefaults(of component: Int) -> [Int: Set<String>] {
        var found: [Int: Set<String>] = [:]
        for requirement in program.allNeeds(component).flatMap(\.requirements) where requirement.standard != nil {
            for parent in parents[component] ?? [] {
                let ends = endsOfWaysUp(for: requirement, of: component, from: parent)
                if ends.isOffered && ends.isNotOffered { found[requirement.id, default: []].formUnion(ends.misses) }
            }
        }
        return found
    }

    /// Whether some path up reaches a component that provides the requirement, possibly one that the path started
    /// below; whether some path ends at a root without one; and the findings for members on the paths that do not
    /// count.
    private func endsOfWaysUp(
        for requirement: ProgramRequirement, of component: Int, from start: Int
    ) -> (isOffered: Bool, isNotOffered: Bool, misses: Set<String>) {
        var bare = requirement
        bare.standard = nil
        var ends: (isOffered: Bool, isNotOffered: Bool, misses: Set<String>) =
            (false, false, ["missing-provider", "recursive-wiring"])
        var seen: Set<Int> = [start]
        var open = [start]
        while let next = open.popLast() {
            guard case .failure(let misses) = answer(bare, [next, component]) else {
                ends.isOffered = true
                continue
            }
            ends.misses.formUnion(misses)
            if program.components[next].role == .root { ends.isNotOffered = true }
            for parent in parents[next] ?? [] where seen.insert(parent).inserted { open.append(parent) }
        }
        return ends
    }

    /// Whether a need is met the second time a recursion is entered but not the first.
    private func isMetLater(_ requirement: ProgramRequirement, _ component: Int) -> Bool {
        var seen: Set<Int> = []
        var open = [component]
        while let next = open.popLast() {
            for parent in parents[next] ?? [] where seen.insert(parent).inserted { open.append(parent) }
        }
        guard seen.contains(component) || seen.contains(where: { isRecursive($0) }) else { return false }
        return seen.contains { ancestor in
            if case .value = answer(requirement, [ancestor, component]) { return isRecursive(ancestor) }
            return false
        }
    }

    private func isRecursive(_ component: Int) -> Bool {
        var seen: Set<Int> = []
        var open = [component]
        while let next = open.popLast() {
            for parent in parents[next] ?? [] where seen.insert(parent).inserted { open.append(parent) }
        }
        return seen.contains(component)
    }
}

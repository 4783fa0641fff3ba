/// A change to a program that may leave a need unmet.
struct Mutation {
    enum Kind { case delete, rename, hide, makeStatic, otherType, addEffect }

    var program: Program
    var text: String
    /// The finding at a mark in the sources, in addition to those at needs.
    var marked: (number: Int, finding: String)?

    /// A change to one member that meets some need; usually it makes a need fail.
    static func random(_ program: Program) -> Mutation? {
        var random = SplitMix(program.seed, 1)
        let used = Array(Reference(program).usedProviders()).sorted()
        guard !used.isEmpty else { return nil }
        var mutation: Mutation?
        for _ in 0..<30 {
            mutation = change(program, random.pick(used), &random)
            if let mutation, !Reference(mutation.program).failures().isEmpty { return mutation }
        }
        return mutation
    }

    /// A change after which the sources do not show what a member is or what a construction builds, or after which a
    /// read never ends.
    static func riddle(_ program: Program) -> Mutation? {
        var random = SplitMix(program.seed, 3)
        if random.chance(35) { return construction(program, &random) }
        let places = program.components.indices.flatMap { component in
            program.components[component].providers.indices.map { (component, $0) }
        }
        let riddles = ProgramProvider.Riddle.allCases.shuffled(using: &random)
        let used = Reference(program).usedProviders()
        for (component, index) in places.shuffled(using: &random) where random.chance(70) {
            let provider = program.components[component].providers[index]
            let fitting = riddles.first { $0.fits(provider, in: program, component) }
            guard used.contains(provider.id), let riddle = fitting else { continue }
            var mutation = Mutation(program: program, text: "\(riddle) '\(provider.name)'")
            mutation.program.components[component].providers[index].riddle = riddle
            if !riddle.isUnknownType { mutation.marked = (provider.id, "provider-cycle") }
            return mutation
        }
        return construction(program, &random)
    }

    private static func construction(_ program: Program, _ random: inout SplitMix) -> Mutation? {
        let places = program.components.indices.flatMap { component in
            program.components[component].edges.indices.map { (component, $0) }
        }
        guard !places.isEmpty else { return nil }
        let (component, index) = random.pick(places)
        let edge = program.components[component].edges[index]
        let riddle = random.pick(ProgramEdge.Riddle.allCases)
        var mutation = Mutation(program: program, text: "\(riddle) of \(program.components[edge.child].fullName)")
        mutation.program.components[component].edges[index].riddle = riddle
        mutation.marked = (edge.id, "unprovable-construction")
        return mutation
    }

    private static func change(_ program: Program, _ provider: Int, _ random: inout SplitMix) -> Mutation? {
        var program = program
        for component in program.components.indices {
            guard let index = program.components[component].providers.firstIndex(where: { $0.id == provider })
            else { continue }
            let old = program.components[component].providers[index]
            let kind = self.kind(for: old, &random)
            // Members that overrode it override nothing now.
            for heir in program.heirs(component) where heir.id != component {
                for own in heir.providers.indices where heir.providers[own].name == old.name {
                    program.components[heir.id].providers[own].overrides = false
                }
            }
            var new = old
            new.overrides = false
            switch kind {
            case .delete: program.components[component].providers.remove(at: index)
            case .rename: new.name += random.pick(["s", "Old", "1"])
            case .hide: (new.access, new.accessOnExtension) = (random.pick([.private, .fileprivate]), false)
            case .makeStatic: new.isStatic = true
            case .otherType: new.type = old.type == .string ? .int : .string
            case .addEffect: (new.shape, new.effects) = (.getter, Effects(isAsync: true, isThrowing: true))
            }
            if kind != .delete { program.components[component].providers[index] = new }
            return Mutation(
                program: program, text: "\(kind) '\(old.name)' of \(program.components[component].fullName)")
        }
        return nil
    }

    private static func kind(for provider: ProgramProvider, _ random: inout SplitMix) -> Kind {
        var kinds: [Kind] = [.delete, .delete, .delete, .rename, .rename, .rename]
        guard !provider.overrides, provider.shape != .conformance else { return random.pick(kinds) }
        kinds.append(.otherType)
        if provider.setter == nil { kinds.append(.hide) }
        if !provider.shape.isStored { kinds.append(.makeStatic) }
        if [.computed, .returned, .getter].contains(provider.shape) { kinds.append(.addEffect) }
        return random.pick(kinds)
    }
}

extension Reference {
    /// The members that meet a need on some path.
    func usedProviders() -> Set<Int> {
        var used: Set<Int> = []
        for component in program.components where component.isConcrete {
            for path in paths(to: component.id) ?? [] {
                for requirement in program.allNeeds(component.id).flatMap(\.requirements) {
                    if case .value(_, let provider?) = answer(requirement, path) { used.insert(provider) }
                }
            }
        }
        return used
    }
}

extension ProgramProvider.Riddle {
    /// Whether a member can be written this way, and would otherwise meet all needs for it.
    func fits(_ provider: ProgramProvider, in program: Program, _ component: Int) -> Bool {
        let isAlone = program.heirs(component).count == 1 && program.components[component].base == nil
        guard isAlone, provider.form == .property, provider.effects == .none, !provider.isStatic,
            provider.setter == nil, provider.shape != .conformance
        else { return false }
        return isUnknownType ? !provider.inExtension : !provider.shape.isSettable
    }
}

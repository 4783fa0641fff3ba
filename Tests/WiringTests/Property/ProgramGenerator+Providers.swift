extension ProgramGenerator {
    /// Creates members of a class: providers, and decoys.
    mutating func makeProviders(_ id: Int) {
        for _ in 0..<random.pick([0, 0, 1, 1, 2, 2, 3, 4]) {
            let member = random.pick(members)
            addProvider(member, type: random.pick(member.types), to: id, isDecoy: random.chance(20))
        }
    }

    /// Adds a member if the class can have one with its name, and returns whether it did.
    @discardableResult
    mutating func addProvider(_ member: Member, type: ValueType, to id: Int, isDecoy: Bool) -> Bool {
        let owner = program.components[id]
        let family = program.heirs(id) + program.lineage(id)
        guard !family.flatMap(\.providers).contains(where: { $0.name == member.name }) else { return false }
        var site = max(owner.module, type.module)
        if random.chance(10) { site = random.number(site...program.home) }
        let isAway = site != owner.module
        let isHome = site == program.home
        var shapes = ProgramProvider.Shape.allCases.filter {
            !$0.isStored || !isAway && member.form == .property
        }
        if member.isSettable, random.chance(80) || !isDecoy { shapes = shapes.filter(\.isSettable) }
        guard !shapes.isEmpty else { return false }
        var shape = random.pick(shapes)
        if [.inferred, .inferredPattern].contains(shape), !type.isReadFromValue { shape = .constant }
        var provider = ProgramProvider(
            id: nextID() + 1000, name: member.name, type: type, form: member.form, shape: shape,
            access: isHome
                ? random.pick([.internal, .internal, .internal, .public, .package])
                : random.pick([.public, .package]),
            site: site, inExtension: isAway || !shape.isStored && random.chance(25))
        if shape == .conformance {
            guard !isAway else { return false }
            provider.access = isHome ? .internal : .public
            provider.inExtension = false
            provider.form = member.form
        }
        giveEffects(&provider, member, isDecoy)
        if isDecoy { disguise(&provider, isHome) }
        if provider.inExtension, owner.access.closed >= provider.access, provider.access != .private {
            provider.accessOnExtension = provider.access > .internal && random.chance(50)
        }
        provider.making = making(of: provider)
        program.components[id].providers.append(provider)
        return true
    }

    /// How a member gets its value, as far as its place allows.
    private mutating func making(of provider: ProgramProvider) -> ProgramProvider.Making {
        guard random.chance(50) else { return .plain }
        let isLate = !provider.shape.isStored || provider.shape == .lazy
        let hasSelf = !provider.isStatic && provider.shape != .conformance && isLate
        return random.pick(ProgramProvider.Making.allCases.filter { hasSelf || !$0.needsSelf })
    }

    private mutating func giveEffects(_ provider: inout ProgramProvider, _ member: Member, _ isDecoy: Bool) {
        let canHave = provider.form != .property || provider.shape == .getter
        guard canHave else { return }
        let fitting = Effects.all.filter { $0.fit(member.effects) }
        provider.effects = random.pick(isDecoy ? Effects.all : fitting)
    }

    /// Usually makes a member unusable for all components below.
    private mutating func disguise(_ provider: inout ProgramProvider, _ isHome: Bool) {
        let isConformance = provider.shape == .conformance
        switch random.number(0...3) {
        case 0 where !isConformance && !provider.shape.isStored: provider.isStatic = true
        case 1 where provider.shape.isSettable: provider.setter = isHome ? .private : .internal
        case 2 where !isHome: provider.access = .internal
        default:
            if isConformance {
                provider.access = .internal
            } else {
                provider.access = random.pick([.private, .fileprivate])
            }
        }
    }

    /// Creates overrides of members of base classes.
    mutating func makeOverrides() {
        for heir in program.components.indices {
            guard let base = program.components[heir].base.map({ program.components[$0] }) else { continue }
            for index in base.providers.indices where random.chance(30) {
                let inherited = base.providers[index]
                let isAway = base.module != program.components[heir].module
                let canBe =
                    [.computed, .returned, .getter].contains(inherited.shape) && !inherited.inExtension
                guard canBe, inherited.access > .fileprivate, !inherited.isStatic else { continue }
                if isAway {
                    guard base.access == .open, inherited.access == .public || inherited.access == .open
                    else { continue }
                    program.components[base.id].providers[index].access = .open
                }
                var provider = inherited
                provider.id = nextID() + 1000
                provider.overrides = true
                provider.site = program.components[heir].module
                provider.access = min(inherited.access.closed, program.components[heir].access.closed)
                if provider.site != program.home {
                    provider.access = max(provider.access, inherited.access.closed)
                }
                program.components[heir].providers.append(provider)
            }
        }
    }
}

extension ProgramGenerator {
    /// Creates dependency protocols for the components, with needs that are met according to the reference.
    mutating func makeNeeds() {
        for id in program.components.indices where program.components[id].role == .child {
            let component = program.components[id]
            guard component.base.map({ program.components[$0].role == .base }) ?? true else { continue }
            if random.chance(20), reuse(for: id) { continue }
            let requirements = makeRequirements(for: id)
            guard !requirements.isEmpty else { continue }
            let split = random.number(0...requirements.count)
            let parts = [Array(requirements[..<split]), Array(requirements[split...])].filter { !$0.isEmpty }
            let ids = parts.map { addProtocol($0, for: component) }
            program.components[id].needs = ids
            guard ids.count == 2 else { continue }
            let (first, second) = (program.protocols[ids[0]], program.protocols[ids[1]])
            if second.module <= first.module, second.access >= first.access, random.chance(60) {
                program.protocols[ids[0]].inherits = [ids[1]]
                program.protocols[ids[1]].isDependency = random.chance(50)
                program.components[id].needs = [ids[0]]
            }
        }
    }

    private mutating func makeRequirements(for id: Int) -> [ProgramRequirement] {
        let module = program.components[id].module
        var requirements: [ProgramRequirement] = []
        let count = random.pick([0, 1, 1, 2, 2, 3, 4])
        for member in members.shuffled(using: &random) where requirements.count < count {
            var requirement = ProgramRequirement(
                id: nextID(), name: member.name, type: random.pick(member.types), form: member.form,
                effects: random.chance(75) ? member.effects : .none,
                isSettable: member.isSettable && random.chance(60))
            guard requirement.type.module <= module else { continue }
            if !isMet(requirement, id), random.chance(60) { offer(requirement, member, to: id) }
            if !isMet(requirement, id), requirement.effects == .none, !requirement.isSettable,
                random.chance(10)
            {
                requirement.standard = requirement.id + 5000
            }
            if isMet(requirement, id) { requirements.append(requirement) }
        }
        return requirements
    }

    /// Whether the requirement is met on each path to a component or to an heir of it.
    private func isMet(_ requirement: ProgramRequirement, _ id: Int) -> Bool {
        let reference = Reference(program)
        return program.heirs(id).flatMap { reference.paths(to: $0.id) ?? [] }.allSatisfy {
            if case .value = reference.answer(requirement, $0) { true } else { false }
        }
    }

    /// Makes the roots of failing paths provide the member.
    private mutating func offer(_ requirement: ProgramRequirement, _ member: Member, to id: Int) {
        let reference = Reference(program)
        for path in program.heirs(id).flatMap({ reference.paths(to: $0.id) ?? [] }) {
            guard case .failure = Reference(program).answer(requirement, path) else { continue }
            let owner = random.chance(70) ? path[0] : random.pick(Array(path.dropLast()))
            guard addProvider(member, type: requirement.type, to: owner, isDecoy: false) else { return }
        }
    }

    private mutating func reuse(for id: Int) -> Bool {
        let component = program.components[id]
        let fitting = program.protocols.filter { candidate in
            candidate.isDependency && candidate.module <= component.module
                && candidate.access >= (component.access == .open ? .public : component.access)
                && (candidate.requirements + candidate.inherits.flatMap { program.protocols[$0].requirements })
                    .allSatisfy { isMet($0, id) }
        }
        guard !fitting.isEmpty else { return false }
        program.components[id].needs = [random.pick(fitting).id]
        return true
    }

    private mutating func addProtocol(_ requirements: [ProgramRequirement], for component: ProgramComponent)
        -> Int
    {
        let id = program.protocols.count
        var module = component.module
        var access = component.access.closed
        if random.chance(25) {
            module = random.number((requirements.map(\.type.module).max() ?? 0)...component.module)
            access = max(access, .package)
        }
        if access == .internal, random.chance(20) { access = .public }
        let isFree = !program.protocols.contains { $0.module == module && $0.name == "Needs" }
        program.protocols.append(
            ProgramProtocol(
                id: id, name: isFree && random.chance(40) ? "Needs" : "Needs\(id)", module: module,
                access: access,
                requirements: requirements))
        return id
    }
}

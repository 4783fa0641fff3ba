extension ProgramGenerator {
    /// Creates the classes of the program and the edges that connect each of them to a root.
    mutating func makeClasses() {
        let hasRootBase = random.chance(25)
        for number in 0..<random.number(0...2) {
            let base = addClass(.base)
            if number == 1, random.chance(40) { inherit(base, from: program.components[0]) }
        }
        if hasRootBase { addClass(.rootBase) }
        for number in 0..<random.pick([1, 1, 1, 2, 2, 3]) {
            let root = addClass(.root)
            if hasRootBase, number == 0 || random.chance(50) {
                inherit(root, from: program.components.first { $0.role == .rootBase })
            }
        }
        // A base class gets an heir below a root before it constructs anything, so that everything is reachable.
        for base in program.components where base.role == .base {
            let heir = addClass(.child)
            inherit(heir, from: base)
            addEdge(from: randomParent(), to: heir)
            levels[base.id] = levels[heir]
        }
        for _ in 0..<random.number(6...32) {
            let child = addClass(.child)
            if random.chance(25) { inherit(child, from: randomBase(below: child)) }
            addEdge(from: randomParent(), to: child)
        }
    }

    @discardableResult
    private mutating func addClass(_ role: ProgramComponent.Role) -> Int {
        let id = program.components.count
        let isBase = role == .base || role == .rootBase
        let module = random.number(0...program.home)
        let isHome = module == program.home
        var access: Access =
            isHome ? random.pick([.internal, .internal, .internal, .public, .package]) : .public
        if !isHome, !isBase, random.chance(25) { access = .package }
        if isBase { access = isHome ? .internal : .open }
        var component = ProgramComponent(id: id, name: "C\(id)", module: module, access: access, role: role)
        component.isFinal = !isBase && random.chance(60)
        if !isBase, random.chance(20) {
            component.enclosing = "Screens\(id)"
            component.name = random.pick(["Detail", "Item"])
        } else if random.chance(15), !taken(["Card\(id % 3)View"], module) {
            component.name = "Card\(id % 3)View"
        }
        if role == .child {
            component.initializer = random.pick([
                .inherited, .inherited, .inherited, .numberLast, .numberFirst, .unlabelled,
            ])
        }
        program.components.append(component)
        levels[id] = role == .root || role == .rootBase ? 0 : 8
        return id
    }

    private func taken(_ names: [String], _ module: Int) -> Bool {
        program.components.contains { $0.module == module && names.contains($0.name) }
    }

    private mutating func randomBase(below child: Int) -> ProgramComponent? {
        let module = program.components[child].module
        let bases = program.components.filter { base in
            base.id < child && base.module <= module && base.lineageIsShort(in: program)
                && (base.role == .base || base.role == .child && !base.isFinal && random.chance(15))
                // Only an open class can have heirs in other modules.
                && (base.module == module || base.access == .open)
        }
        return bases.isEmpty ? nil : random.pick(bases)
    }

    private mutating func inherit(_ heir: Int, from base: ProgramComponent?) {
        guard let base else { return }
        program.components[heir].module = max(program.components[heir].module, base.module)
        let isHome = program.components[heir].module == program.home
        let access = min(program.components[heir].access, base.access.closed)
        if program.components[heir].role != .base || isHome {
            program.components[heir].access = isHome ? access : max(access, .package)
        }
        if base.role == .child { program.components[heir].initializer = .inherited }
        program.components[heir].base = base.id
        // Its module may already have a class with this name.
        let (name, module) = (program.components[heir].name, program.components[heir].module)
        let others = program.components.filter { $0.id != heir && $0.enclosing == nil && $0.module == module }
        if program.components[heir].enclosing == nil, others.contains(where: { $0.name == name }) {
            program.components[heir].name = "C\(heir)"
        }
    }

    /// A component that may construct another one; deep ones are more likely.
    private mutating func randomParent() -> Int {
        let placed = program.components.filter { (levels[$0.id] ?? 8) < 8 }
        let some = [random.pick(placed), random.pick(placed)]
        return some.max { (levels[$0.id] ?? 0) < (levels[$1.id] ?? 0) }?.id ?? 0
    }

    mutating func addEdge(from parent: Int, to child: Int) {
        let above = program.components[parent]
        let below = program.components[child]
        var site = max(above.module, below.module)
        if random.chance(8) { site = program.home }
        var access = min(above.access.closed, below.access.closed)
        if site == program.home, random.chance(50) { access = min(access, .internal) }
        program.components[parent].edges.append(
            ProgramEdge(
                id: nextID(), child: child, site: site, shape: random.pick(ProgramEdge.Shape.allCases),
                access: access,
                inExtension: site != above.module || random.chance(20)))
        levels[child] = min(levels[child] ?? 8, (levels[parent] ?? 0) + 1)
    }

    /// Adds parents to some children, and occasionally a recursion.
    mutating func makeExtraEdges() {
        let children = program.components.filter { $0.role == .child }.map(\.id)
        for child in children where random.chance(25) {
            let parent = random.pick(program.components).id
            let isDown = (levels[parent] ?? 0) < (levels[child] ?? 0)
            if isDown || random.chance(6) { addEdge(from: parent, to: child) }
        }
    }
}

extension ProgramComponent {
    /// Whether the class has at most one superclass in the program.
    func lineageIsShort(in program: Program) -> Bool { program.lineage(id).count <= 2 }
}

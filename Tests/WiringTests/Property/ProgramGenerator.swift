/// Generates a program from a seed: a model in which every need is met according to the reference.
struct ProgramGenerator {
    /// A name of members in the program, with the types and forms it is used with.
    struct Member {
        var name: String
        var types: [ValueType]
        var form: MemberForm
        var effects: Effects
        var isSettable: Bool
    }

    var random: SplitMix
    var program: Program
    var members: [Member] = []
    var levels: [Int: Int] = [:]
    private var lastID = 0

    /// The program of a seed.
    static func program(_ seed: UInt64) -> Program {
        for attempt in 0... {
            var generator = ProgramGenerator(seed, attempt)
            if let program = generator.make() { return program }
        }
        preconditionFailure("an endless loop ended")
    }

    private init(_ seed: UInt64, _ attempt: Int) {
        random = SplitMix(seed, attempt)
        let modules = random.pick([
            ["App"], ["Card", "App"], ["Card", "App"], ["Core", "Card", "App"], ["Core", "Card", "App"],
        ])
        program = Program(seed: seed, modules: modules)
    }

    /// A number that is unique in the program.
    mutating func nextID() -> Int {
        lastID += 1
        return lastID
    }

    private mutating func make() -> Program? {
        makeMembers()
        makeClasses()
        makeExtraEdges()
        for component in program.components.indices { makeProviders(component) }
        makeOverrides()
        // Before and after creating the needs: these are searched for along all paths, and add providers.
        guard isModerate else { return nil }
        makeNeeds()
        guard program.protocols.count > 2 else { return nil }
        let reference = Reference(program)
        guard reference.failures().isEmpty, reference.output() != nil else { return nil }
        makeAliases()
        makePrivateNames()
        return program
    }

    private var isModerate: Bool {
        let reference = Reference(program)
        let counts = program.components.filter(\.isConcrete).map { reference.paths(to: $0.id)?.count ?? .max }
        return counts.allSatisfy { (1..<200).contains($0) } && reference.output() != nil
    }

    private mutating func makeMembers() {
        let names = [
            "session", "limits", "clock", "user", "cards", "rates", "theme", "logger", "vault", "make",
            "open",
        ]
        for name in names.prefix(random.number(5...names.count)) {
            let type = ValueType.random(modules: program.modules.count, &random)
            var types = [type, type, type]
            for _ in 0..<random.number(0...2) {
                types.append(type.near(modules: program.modules.count, &random))
            }
            let isFunction = ["make", "open"].contains(name) || random.chance(5)
            let labels = (0..<random.number(0...2)).map { _ in random.pick(["_", "of", "in"]) }
            let isSettable = !isFunction && random.chance(15)
            members.append(
                Member(
                    name: name, types: types, form: isFunction ? .function(labels) : .property,
                    effects: isSettable || random.chance(70) ? .none : random.pick(Effects.all),
                    isSettable: isSettable))
        }
    }

    private mutating func makeAliases() {
        for number in 0..<random.number(2...5) {
            let types = members.flatMap(\.types)
            let type = random.pick(types)
            let module = random.number(type.module...program.home)
            program.aliases.append(
                Program.Alias(
                    name: "Alias\(number)", module: module, type: type,
                    enclosing: random.chance(25) ? "Group\(number)" : nil))
        }
        for component in program.components where component.isConcrete && random.chance(15) {
            let access = component.access.closed
            let module = access == .internal ? component.module : random.number(component.module...program.home)
            program.componentAliases.append(
                Program.ComponentAlias(id: nextID(), module: module, component: component.id, access: access))
        }
    }

    /// Names private to a file: of a type that is a different one in the next file, or of something in another module.
    private mutating func makePrivateNames() {
        let layout = ProgramLayout(program)
        let types = members.flatMap(\.types)
        for module in program.modules.indices {
            let others = namesBelow(module)
            for file in layout.files(of: module).indices {
                let type = random.pick(types.filter { $0.module <= module } + [.int])
                program.privateNames.append(.init(module: module, file: file, name: "Own", type: type))
                for name in others where random.chance(10) {
                    program.privateNames.append(.init(module: module, file: file, name: name, type: nil))
                }
            }
        }
    }

    /// Names that lower modules declare and this one does not.
    private func namesBelow(_ module: Int) -> [String] {
        guard module > 0 else { return [] }
        var names = ["Service", "Kinds", "Box", "Maybe", "Hears", "Many", "Names", "Below", "Top"].map { ($0, 0) }
        names += program.components.map { ($0.enclosing ?? $0.name, $0.module) }
        names += program.protocols.map { ($0.name, $0.module) }
        names += program.aliases.map { ($0.enclosing ?? $0.name, $0.module) }
        names += program.componentAliases.map { ($0.name, $0.module) }
        let own = Set(names.filter { $0.1 == module }.map(\.0))
        return Set(names.filter { $0.1 < module }.map(\.0)).subtracting(own).sorted()
    }
}

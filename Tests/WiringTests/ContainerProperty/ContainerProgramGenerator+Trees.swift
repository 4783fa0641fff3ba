extension ContainerProgramGenerator {
    /// Adds containers, their registrations, and the sites that resolve from them.
    mutating func makeTree(_ number: Int) {
        var tree = GeneratedTree(number: number, style: random.pick(GeneratedTree.Style.allCases))
        let names = ["app", "child", "page"]
        for depth in 0..<random.pick([1, 2, 2, 3]) {
            let parent = depth == 0 ? nil : random.chance(80) ? depth - 1 : 0
            tree.nodes.append(.init(name: names[depth], parent: parent))
        }
        // Nearly all services are registered, usually in an upper container.
        for service in services where !random.chance(3) {
            let node = tree.nodes.indices.first { $0 == tree.nodes.count - 1 || random.chance(80) } ?? 0
            plan(service, node, &tree)
        }
        for node in tree.nodes.indices { fill(node, &tree) }
        declare(tree)
        if random.chance(20) { forget(tree) }
        for node in tree.nodes.indices { probe(node, tree) }
        for _ in 0..<random.number(6...10) { makeSite(tree) }
    }

    // MARK: Containers

    /// `Container(parent: app) { c in … }`
    private mutating func creation(_ node: Int, _ tree: GeneratedTree, _ head: String) -> [TaggedLine] {
        let parent = tree.nodes[node].parent.map { "parent: \(tree.nodes[$0].name)" }
        let groups = tree.nodes[node].groups
        let assemblies = groups.compactMap { if case .assembly(let name) = $0 { name } else { nil } }
        if assemblies.count == groups.count, !groups.isEmpty, random.chance(70) {
            let list = (parent.map { [$0] } ?? []) + assemblies.map { "\($0)()" }
            return .init(["\(head)try Container(\(list.joined(separator: ", ")))"])
        }
        var body: [TaggedLine] = []
        for group in groups {
            switch group {
            case .inline(let lines): body += lines
            case .assembly(let name): body += .init(["try c.add(\(name)())"])
            case .helper(let name): body += .init(["\(name)(&c)"])
            case .nothing: break
            }
        }
        if body.isEmpty { body = .init(["_ = c"]) }
        return body.block("\(head)try Container\(parent.map { "(\($0))" } ?? "") { c in")
    }

    private mutating func declare(_ tree: GeneratedTree) {
        let number = tree.number
        var lines: [TaggedLine] = []
        switch tree.style {
        case .functions:
            for node in tree.nodes.indices {
                let name = tree.nodes[node].name
                let parent = tree.nodes[node].parent.map { "_ \(tree.nodes[$0].name): Container" } ?? ""
                let head = "func make\(name)\(number)(\(parent)) throws -> Container {"
                if random.chance(50) {
                    lines += creation(node, tree, "").block(head)
                } else {
                    let made = creation(node, tree, "let made = ") + .init(["return made"])
                    lines += made.block(head)
                }
            }
        case .holder:
            var body = tree.nodes.map { TaggedLine(text: "let \($0.name): Container") }
            var made: [TaggedLine] = []
            for node in tree.nodes.indices { made += creation(node, tree, "\(tree.nodes[node].name) = ") }
            body += made.block("init() throws {")
            lines = body.block("\(random.pick(["struct", "final class"])) Tree\(number) {")
        case .memberwise:
            lines = tree.nodes.map { TaggedLine(text: "let \($0.name): Container") }.block("struct Tree\(number) {")
            var made: [TaggedLine] = []
            for node in tree.nodes.indices { made += creation(node, tree, "let \(tree.nodes[node].name) = ") }
            let list = tree.nodes.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
            made += .init(["return Tree\(number)(\(list))"])
            lines += made.block("func makeTree\(number)() throws -> Tree\(number) {")
        case .statics:
            var body = tree.nodes.map {
                TaggedLine(text: "nonisolated(unsafe) static var \($0.name): Container! = nil")
            }
            var made: [TaggedLine] = []
            for node in tree.nodes.indices { made += creation(node, tree, "\(tree.nodes[node].name) = ") }
            body += made.block("static func reset() throws {")
            let last = tree.nodes[tree.nodes.count - 1].name
            body += .init([
                "static func get<T>() throws -> T { try \(last).resolve() }",
                "static func get<T>(_ type: T.Type) throws -> T { try \(last).resolve(type) }",
                "static func named<T>(_ type: T.Type, _ name: String) throws -> T { try \(last).resolve(type, name: name) }",
            ])
            lines = body.block("enum DI\(number) {") + wrapper(number, last)
        }
        add(lines, to: home)
    }

    /// A property wrapper for a container. It stores the error, since a property's initializer cannot throw.
    private func wrapper(_ number: Int, _ name: String) -> [TaggedLine] {
        .init([
            "@propertyWrapper struct Injected\(number)<T> {", "    let projectedValue: Result<T, any Error>",
            "    init() { projectedValue = Result { try DI\(number).\(name).resolve(T.self) } }",
            "    init(_ key: String) { projectedValue = Result { try DI\(number).\(name).resolve(T.self, name: key) } }",
            "    var wrappedValue: T { try! projectedValue.get() }", "}",
        ])
    }

    /// The lines that create a site's containers, and the expression for one of them.
    mutating func access(_ node: Int, _ tree: GeneratedTree) -> (before: [String], text: String) {
        let name = tree.nodes[node].name
        switch tree.style {
        case .functions:
            let lines = tree.chain(node).reversed().map { index in
                let parent = tree.nodes[index].parent.map { tree.nodes[$0].name } ?? ""
                return "let \(tree.nodes[index].name) = try make\(tree.nodes[index].name)\(tree.number)(\(parent))"
            }
            return (Array(lines), name)
        case .holder: return (["let tree = try Tree\(tree.number)()"], "tree.\(name)")
        case .memberwise: return (["let tree = try makeTree\(tree.number)()"], "tree.\(name)")
        case .statics: return (["try DI\(tree.number).reset()"], "DI\(tree.number).\(name)")
        }
    }

    // MARK: Registrations

    /// The registrations of a container for a service: the usual key, and other keys that lead to it.
    private mutating func plan(_ service: GeneratedService, _ node: Int, _ tree: inout GeneratedTree) {
        var keys: [ServiceKey] = []
        let isPlain = service.values.isEmpty
        keys.append(ServiceKey(type: service.usual, arguments: isPlain || random.chance(40) ? [] : service.values))
        if random.chance(20) {
            keys.append(ServiceKey(type: service.usual, name: random.pick(ServiceSpeller.names)))
        }
        if service.hasProtocol, random.chance(15) { keys.append(ServiceKey(type: .concrete(service.id))) }
        if random.chance(8) { keys.append(ServiceKey(type: .box(service.usual))) }
        if service.id == 0, random.chance(60) { keys.append(ServiceKey(type: .box(.value(.int)))) }
        if service.id == 1, random.chance(60) { keys.append(ServiceKey(type: .value(.string))) }
        if service.id == 2, random.chance(40) { keys.append(ServiceKey(type: .value(.int))) }
        if random.chance(4) { keys.append(ServiceKey(type: .array(service.usual))) }
        for key in keys {
            tree.nodes[node].keys.append(key)
            // In another container, nearer or further away.
            let other = random.number(0...tree.nodes.count - 1)
            if other != node, random.chance(8) { tree.nodes[other].keys.append(key) }
        }
    }

    /// Writes a container's registrations, in groups.
    private mutating func fill(_ node: Int, _ tree: inout GeneratedTree) {
        var groups: [(module: Int, items: [TaggedLine])] = []
        for _ in 0..<random.number(1...3) { groups.append((random.chance(50) ? home : 0, [])) }
        if !groups.contains(where: { $0.module == home }) { groups.append((home, [])) }
        for key in tree.nodes[node].keys {
            let needed = module(of: key.type)
            let fitting = groups.indices.filter { groups[$0].module >= needed }
            let group = random.pick(fitting)
            var item = registration(key, groups[group].module, node, tree)
            if random.chance(5) {
                item = conditional(item, registration(key, groups[group].module, node, tree))
            } else if random.chance(3) {
                item += registration(key, groups[group].module, node, tree, isOverride: true)
            } else if random.chance(1) {
                item += registration(key, groups[group].module, node, tree)
            } else if let others = others(than: key, tree), random.chance(40) {
                item = allCases(key, groups[group].module, node, tree)
                tree.nodes[node].keys.append(others)
            }
            groups[group].items += item
        }
        for (module, items) in groups where !items.isEmpty { tree.nodes[node].groups.append(group(module, items)) }
    }

    /// The key of the other case, if one case names a service.
    private func others(than key: ServiceKey, _ tree: GeneratedTree) -> ServiceKey? {
        guard let name = key.name, ["red", "BLUE"].contains(name) else { return nil }
        let same = tree.nodes.flatMap(\.keys).filter { $0.type == key.type && $0.name != nil }
        return same.count == 1 ? ServiceKey(type: key.type, name: name == "red" ? "BLUE" : "red") : nil
    }

    /// A registration for each case of an enum.
    private mutating func allCases(
        _ key: ServiceKey, _ module: Int, _ node: Int, _ tree: GeneratedTree
    ) -> [TaggedLine] {
        let tag: Set<String> = ["r\(registrationCount)", "t\(tree.number)"]
        let lines = registration(
            ServiceKey(type: key.type, name: ServiceSpeller.eachCase), module, node, tree)
        return random.pick([
            lines.block("for key in Key.allCases {", "}", tag), lines.block("Key.allCases.forEach { key in", "}", tag),
        ])
    }

    private mutating func conditional(_ one: [TaggedLine], _ other: [TaggedLine]) -> [TaggedLine] {
        usesFlag = true
        switch random.number(0...3) {
        case 0: return one.between("#if FLAG", "#endif")
        case 1:
            let middle = random.pick(["#else", "#elseif FLAG"])
            return (one + [TaggedLine(text: middle)] + other).between("#if !FLAG", "#endif")
        default: return (one + [TaggedLine(text: "#else")] + other).between("#if FLAG", "#endif")
        }
    }

    private mutating func group(_ module: Int, _ items: [TaggedLine]) -> GeneratedTree.Group {
        let open = access(module)
        switch random.number(0...(module == home ? 2 : 1)) {
        case 0:
            assemblyCount += 1
            let name = "Assembly\(assemblyCount)"
            var body = module == home ? [] : [TaggedLine(text: "public init() {}")]
            if items.count > 4, random.chance(30) {
                helperCount += 1
                add(items.block("\(open)func register\(helperCount)(_ c: inout Registrations) {"), to: module)
                body += [TaggedLine(text: "register\(helperCount)(&c)")]
                    .block("\(open)func assemble(_ c: inout Registrations) throws {")
            } else {
                body += items.block("\(open)func assemble(_ c: inout Registrations) throws {")
            }
            add(body.block("\(open)\(random.pick(["struct", "final class"])) \(name): Assembly {"), to: module)
            if module == home, random.chance(15) {
                assemblyCount += 1
                let outer = [TaggedLine(text: "try c.add(\(name)())")]
                    .block("func assemble(_ c: inout Registrations) throws {")
                add(outer.block("struct Assembly\(assemblyCount): Assembly {"), to: module)
                return .assembly("Assembly\(assemblyCount)")
            }
            return .assembly(name)
        case 1:
            helperCount += 1
            add(items.block("\(open)func register\(helperCount)(_ c: inout Registrations) {"), to: module)
            return .helper("register\(helperCount)")
        default: return .inline(items)
        }
    }

    /// An assembly that nothing applies.
    private mutating func forget(_ tree: GeneratedTree) {
        let key = ServiceKey(type: random.pick(services).usual, name: "forgotten")
        let items = registration(key, home, tree.nodes.count - 1, tree)
        assemblyCount += 1
        let body = items.block("func assemble(_ c: inout Registrations) {")
        add(body.block("struct Assembly\(assemblyCount): Assembly {"), to: home)
    }

    /// The lowest module in which a type is visible.
    func module(of type: ServiceType) -> Int {
        switch type {
        case .existential(let id), .concrete(let id): services[id].module
        case .box(let inner), .array(let inner), .optional(let inner): module(of: inner)
        case .value: 0
        }
    }

    // MARK: Probes

    /// Resolves everything that a container registers, in code that the tool does not recognise.
    private mutating func probe(_ node: Int, _ tree: GeneratedTree) {
        var seen: Set<ServiceKey> = []
        for key in tree.nodes[node].keys where seen.insert(key).inserted {
            for type in [key.type, .array(key.type)] {
                let (before, container) = access(node, tree)
                let meta = speller.metatype(type, in: home, &random)
                let name = key.name.map { "\"\($0)\"" } ?? "nil"
                var values: [(before: [String], text: String)] = []
                for argument in key.arguments { values.append(speller.value(argument, &random)) }
                guard case .array = type, key.arguments.isEmpty || type == key.type else {
                    let lines = before + values.flatMap(\.before)
                    let list = ([container, meta, name] + values.map(\.text)).joined(separator: ", ")
                    main += .init([
                        "probe(\(probeCount)) {", "    " + (lines + ["try ask(\(list))"]).joined(separator: "; "), "}",
                    ])
                    probeCount += 1
                    continue
                }
                main += .init([
                    "probe(\(probeCount)) {",
                    "    " + (before + ["try ask(\(container), \(meta), nil)"]).joined(separator: "; "),
                    "}",
                ])
                probeCount += 1
            }
        }
    }
}

/// Makes up programs: program N of a seed is always the same.
struct Composer: Sendable {
    let library: Library
    let features: [Feature]
    let seed: UInt64
    /// Forms of calls that no program has.
    var excludedCalls: Set<String> = []

    /// - Parameter forced: the features of the program, instead of random ones.
    /// - Parameter excluded: forms of calls that it must not have.
    func program(_ number: Int, forced: [Feature]? = nil, without excluded: Set<String> = []) -> Program {
        let streams = RandomStreams(seed: seed, number: number)
        let used = forced ?? choose(streams)
        var draft = Draft(library: library, streams: streams)
        draft.excludedCalls = excluded.union(excludedCalls)
        let fault = compose(&draft, used)
        return SourceLayout.program(draft, number: number, features: used.map(\.id).sorted(), fault: fault)
    }

    /// Chooses two to four features that replace different parts.
    private func choose(_ streams: RandomStreams) -> [Feature] {
        var random = streams["features"]
        let available = features.filter { $0.libraries.contains(library) }
        let count = 2 + random.below(3)
        var chosen: [Feature] = []
        var attempts = 0
        while chosen.count < count, attempts < 1000 {
            attempts += 1
            let axis = random.pick(Feature.Axis.allCases)
            let ofAxis = available.filter { $0.axis == axis }
            guard !ofAxis.isEmpty else { continue }
            let feature = random.pick(ofAxis)
            let same = chosen.filter { $0.part.kind == feature.part.kind }
            let limit = feature.part.limit
            if same.count < limit && !same.contains(where: { $0.id == feature.id }) { chosen.append(feature) }
        }
        return chosen
    }

    private func compose(_ draft: inout Draft, _ features: [Feature]) -> Service.Fault? {
        var services = makeServices(&draft, features)
        let fault = draft.part("fault") { breakOne(&$0, &services) }
        for feature in features {
            if case .lookup(let part) = feature.part { draft.lookup = part }
        }
        var fill: [String] = []
        var late: [String] = []
        for service in services where service.fault != .missing {
            var statements = register(&draft, service, features)
            statements = draft.part("outline/\(service.stem)") { draft in
                draft.random.percent(30) ? draft.outlined(statements) : statements
            }
            switch service.fault {
            case .late: late.append(statements)
            case .skipped:
                let condition = draft.part("skipped") { $0.condition(false) }
                fill.append("if \(condition) {\n\(statements)\n}")
            case .elsewhere where library == .swinject:
                let other = draft.unique("other")
                fill.append("let \(other) = Container()\n" + statements.replacing("$R", with: other))
            default: fill.append(statements)
            }
        }
        var inChild: [String] = []
        if features.contains(where: { $0.id == "receiver.split" }), !fill.isEmpty {
            let count = draft.part("split") { $0.random.below(fill.count + 1) }
            (fill, inChild) = (Array(fill.prefix(count)), Array(fill.dropFirst(count)))
        }
        let block = flow(&draft, fill, features)
        let look = lookups(&draft, services, features)
        var blocks = Blocks(fill: block, look: look, late: late.joined(separator: "\n"), make: "Container()")
        blocks.fillChild = inChild.joined(separator: "\n")
        if library == .dovetail {
            let child = blocks.fillChild.replacing("$R", with: "c")
            blocks.makeChild = "try! Container(parent: parent) { \(child.isEmpty ? "_" : "c") in\n\(child)\n}"
            (blocks.fill, blocks.fillChild) = ("", "")
            blocks.make = "try! Container { \(block.isEmpty ? "_" : "c") in\n\(block.replacing("$R", with: "c"))\n}"
        }
        let entry = receiver(&draft, blocks, features)
        draft.declare(.entry, "func pxMain() {\n\(entry)\n}")
        for feature in features {
            if case .layout(let move) = feature.part { draft.part(feature.id, move) }
        }
        return fault
    }

    private func makeServices(_ draft: inout Draft, _ features: [Feature]) -> [Service] {
        let stems = ["Api", "Store", "Feed", "Cart"]
        let count = draft.part("count") { 2 + $0.random.below(3) }
        var services: [Service] = []
        for stem in stems.prefix(count) {
            var made: Service?
            for feature in features where services.isEmpty || isUsed(feature, stem, draft, 60) {
                guard case .shape(let make) = feature.part else { continue }
                made = draft.part("\(feature.id)/\(stem)") { make(&$0, stem) }
            }
            var service = made ?? draft.part("plain/\(stem)") { Self.plain(&$0, stem) }
            for feature in features where services.isEmpty || isUsed(feature, stem, draft, 60) {
                guard case .change(let change) = feature.part else { continue }
                draft.part("\(feature.id)/\(stem)") { change(&$0, &service) }
            }
            let hasNeed = draft.part("need/\(stem)") { $0.random.percent(40) }
            if var other = services.last, hasNeed {
                other.needs = []
                service.needs = [other]
            }
            services.append(service)
        }
        return services
    }

    /// Whether a feature is used for one of the services.
    private func isUsed(_ feature: Feature, _ stem: String, _ draft: Draft, _ share: Int) -> Bool {
        var random = draft.streams["use/\(feature.id)/\(stem)"]
        return random.percent(share)
    }

    /// A service whose type is a protocol.
    static func plain(_ draft: inout Draft, _ stem: String) -> Service {
        draft.declare(
            .services,
            """
            $Pprotocol PX\(stem) {}
            $Pfinal class PXLive\(stem): PX\(stem) {
            $Pinit() {}
            }
            """)
        let type = draft.random.percent(50) ? "(any PX\(stem))" : "PX\(stem)"
        return Service(
            stem: stem, type: type, wanted: type, value: "PXLive\(stem)()", concrete: "PXLive\(stem)")
    }

    /// Makes one service of half of the programs impossible to find.
    private func breakOne(_ draft: inout Draft, _ services: inout [Service]) -> Service.Fault? {
        guard draft.random.percent(50) else { return nil }
        let index = draft.random.below(services.count)
        var faults = Service.Fault.allCases
        if library == .dovetail { faults.removeAll { $0 == .late || $0 == .elsewhere } }
        let fault = draft.random.pick(faults)
        services[index].fault = fault
        switch fault {
        case .otherName:
            services[index].wantedName = "\"none\""
        case .otherType:
            draft.declare(.services, "$Pfinal class PXUnknown {\n$Pinit() {}\n}")
            services[index].wanted = "PXUnknown"
        case .otherArgument:
            services[index].argument = services[index].argument == nil ? "7" : "\"other\""
        default: break
        }
        return fault
    }

    private func register(_ draft: inout Draft, _ service: Service, _ features: [Feature]) -> String {
        let shares = [80, 80, 45]
        let parts = features.filter { if case .register = $0.part { true } else { false } }
        for feature in parts where isUsed(feature, service.stem, draft, shares[min(2, parts.count)]) {
            guard case .register(let part) = feature.part else { continue }
            return draft.part("\(feature.id)/\(service.stem)") { part(&$0, service) }
        }
        return draft.part("register/\(service.stem)") { $0.registration(service) }
    }

    private func flow(_ draft: inout Draft, _ fill: [String], _ features: [Feature]) -> String {
        var fill = fill
        for feature in features where !fill.isEmpty {
            guard case .flow(let wrap) = feature.part else { continue }
            let wrapped = draft.part(feature.id) { draft in
                let count = 1 + draft.random.below(fill.count)
                var inner = fill.prefix(count).joined(separator: "\n")
                if draft.random.percent(30) { inner = draft.outlined(inner) }
                return [wrap(&draft, inner)] + fill.dropFirst(count)
            }
            fill = wrapped
        }
        return draft.part("outline") { draft in
            let block = fill.joined(separator: "\n")
            return draft.random.percent(40) && !fill.isEmpty ? draft.outlined(block) : block
        }
    }

    private func lookups(_ draft: inout Draft, _ services: [Service], _ features: [Feature]) -> String {
        var lines: [String] = []
        for service in services {
            var isFound = false
            for feature in features where lines.isEmpty || isUsed(feature, service.stem, draft, 80) {
                guard case .lookup(let part) = feature.part else { continue }
                let mark = draft.mark(optional: service.isOptional)
                lines.append(draft.part("\(feature.id)/\(service.stem)") { part(&$0, service, mark) })
                isFound = true
            }
            if !isFound || draft.part("again/\(service.stem)", { $0.random.percent(30) }) {
                lines.append(draft.plainLookup(service, draft.mark(optional: service.isOptional)))
            }
        }
        var block = lines.joined(separator: "\n")
        for feature in features {
            if case .site(let wrap) = feature.part { block = draft.part(feature.id) { wrap(&$0, block) } }
        }
        return (draft.preparations + [block]).joined(separator: "\n")
    }

    private func receiver(_ draft: inout Draft, _ blocks: Blocks, _ features: [Feature]) -> String {
        for feature in features {
            if case .receiver(let part) = feature.part { return draft.part(feature.id) { part(&$0, blocks) } }
        }
        let named = blocks.named("container")
        return "let container = \(named.make)\n\(named.inOrder)"
    }
}

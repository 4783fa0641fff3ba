/// Generates random programs that use containers. All of them compile; running them shows what they do.
struct ContainerProgramGenerator {
    var random: SplitMix
    let seed: UInt64
    var modules = ["App"]
    var services: [GeneratedService] = []
    var files: [String: [TaggedLine]] = [:]
    var main: [TaggedLine] = []
    var usesFlag = false
    var siteCount = 0
    var probeCount = 0
    var registrationCount = 0
    var assemblyCount = 0
    var helperCount = 0

    /// The program of a seed.
    static func program(_ seed: UInt64) -> ContainerProgram {
        var generator = ContainerProgramGenerator(random: SplitMix(seed, 77), seed: seed)
        return generator.program()
    }

    var home: Int { modules.count - 1 }
    var speller: ServiceSpeller { ServiceSpeller(services: services, modules: modules) }

    private mutating func program() -> ContainerProgram {
        if random.chance(40) { modules = ["Core", "App"] }
        makeServices()
        declareCommon()
        for service in services { declare(service) }
        for number in 0..<random.number(2...3) { makeTree(number) }
        var written: [ContainerProgram.File] = []
        for (path, lines) in files.sorted(by: { $0.key < $1.key }) where !path.hasSuffix("main.swift") {
            written.append(.init(path: path, lines: header(path) + lines))
        }
        let path = "App/main.swift"
        written.append(.init(path: path, lines: header(path) + (files[path] ?? []) + main))
        return ContainerProgram(
            seed: seed, modules: modules, files: written, usesFlag: usesFlag, siteCount: siteCount)
    }

    private func header(_ path: String) -> [TaggedLine] {
        let isHome = path.hasPrefix("App/")
        return .init(
            ["import Dovetail", "import Probe"] + (isHome && modules.count > 1 ? ["import Core"] : []))
    }

    // MARK: Files

    /// Adds a declaration to one of a module's files.
    mutating func add(_ lines: [TaggedLine], to module: Int) {
        let name = modules[module]
        let path = name == "App" ? random.pick(["App/main.swift", "App/Parts.swift"]) : "Core/Core.swift"
        files[path, default: []] += lines
    }

    func access(_ module: Int) -> String { module < home ? "public " : "" }

    // MARK: Services

    private mutating func makeServices() {
        let count = random.number(6...9)
        let lower = home == 0 ? 0 : random.number(2...count / 2)
        for id in 0..<count {
            var service = GeneratedService(id: id, module: id < lower ? 0 : home)
            service.hasProtocol = random.chance(70)
            service.isStruct = random.chance(30)
            if random.chance(10) { service.outer = "Space\(id)" }
            let parents = services.filter {
                !$0.isStruct && $0.module == service.module && $0.base == nil && $0.outer == nil
            }
            if !service.isStruct, random.chance(12), let parent = parents.last {
                service.base = parent.id
                services[parent.id].hasHeir = true
                service.parameters = parent.parameters
            } else {
                for index in 0..<random.pick([0, 0, 1, 1, 1, 2, 2, 3]) {
                    let need = need(for: service)
                    let name = "n\(index)"
                    service.parameters.append(.init(label: random.chance(75) ? name : nil, name: name, need: need))
                }
            }
            if !service.isStruct, service.base == nil, random.chance(30) {
                service.later = .existential(id)  // Set below, once all are known.
            }
            services.append(service)
        }
        for id in services.indices where services[id].later != nil {
            let near = services.filter { $0.module <= services[id].module }
            services[id].later = random.pick(near).usual
        }
    }

    private mutating func need(for service: GeneratedService) -> ServiceParameter.Need {
        if random.chance(25) { return .value(random.pick(ArgumentType.allCases)) }
        let known = services.filter { $0.module <= service.module }
        guard !known.isEmpty else { return .service(.value(.string)) }
        let usual = random.pick(known).usual
        switch random.number(0...99) {
        case 0..<72: return .service(usual)
        case 72..<79: return .service(.optional(usual))
        case 79..<87: return .service(.array(usual))
        case 87..<90: return .service(.box(.value(.int)))
        case 90..<93: return .service(.box(usual))
        case 93..<98: return .later(usual)
        default: return .service(.concrete(random.pick(known).id))
        }
    }

    private mutating func declareCommon() {
        let open = access(0)
        let value: [String] = [
            "\(open)class Base { \(open)init() {} }",
            "\(open)final class Derived: Base {}",
            "\(open)protocol Tag {}",
            "\(open)struct RedTag: Tag { \(open)init() {} }",
            "\(open)final class Box<T> { \(open)let value: T; \(open)init(value: T) { self.value = value } }",
            "\(open)typealias IntBox = Box<Int>",
            "\(open)typealias Wrapped<T> = Box<T>",
            "\(open)struct Values {",
            "    \(open)static let count = 3",
            "    \(open)static let limit: Int = 4",
            "    \(open)static let title = \"title\"",
            "    \(open)static func next(_ number: Int) -> Int { number + 1 }",
            "    \(open)static func tag() -> any Tag { RedTag() }",
            "    \(open)let text: String = \"text\"",
            "    \(open)init() {}",
            "}",
            "\(open)enum Names { \(open)static let main = \"main\"; \(open)enum Inner { \(open)static let other: String = \"other\" } }",
            "\(open)enum Key: String, CaseIterable { case red; case blue = \"BLUE\" }",
            "extension String { \(open)static let one = \"one\" }",
        ]
        add(.init(value), to: 0)
        add(
            .init([
                "func fetch<T>(_ type: T.Type, from container: Container) throws -> T { try container.resolve(type) }",
                "func fetch<T>(_ type: T.Type, named name: String, from container: Container) throws -> T {",
                "    try container.resolve(type, name: name)", "}",
                "func relay<T>(_ container: Container, _ type: T.Type, _ name: String) throws -> T {",
                "    try fetch(type, named: name, from: container)", "}",
                "func build<T, A>(_ container: Container, _ a: A) throws -> T { try container.resolve(arguments: a) }",
                "func build<T, A, B>(_ container: Container, _ a: A, b: B) throws -> T {",
                "    try container.resolve(arguments: a, b)", "}",
                "struct Lookup<T> { let container: Container; func get() throws -> T { try container.resolve() } }",
                "func find<T>(_ container: Container) throws -> T { try container.resolve() }",
                "extension Container { func shortcut<T>() throws -> T { try resolve() } }",
            ]), to: home)
        add(
            .init(["extension Resolver { \(open)func get<T>() throws -> T { try resolve() } }"]), to: 0)
    }

    private mutating func declare(_ service: GeneratedService) {
        let open = access(service.module)
        var lines: [String] = []
        if service.hasProtocol {
            lines += ["\(open)protocol P\(service.id) {}", "\(open)typealias A\(service.id) = any P\(service.id)"]
        }
        var text: [String] = []
        if let later = service.later {
            text.append("    \(open)var later: \(speller.type(.optional(later), in: service.module, &random)) = nil")
        }
        let types = service.parameters.map { parameter in
            switch parameter.need {
            case .service(let type): speller.type(type, in: service.module, &random)
            case .value(let type): type.name
            case .later(let type): "() throws -> \(speller.type(type, in: service.module, &random))"
            }
        }
        if service.base == nil {
            for (parameter, type) in zip(service.parameters, types) {
                text.append("    \(open)let \(parameter.name): \(type)")
            }
            let isMemberwise =
                service.isStruct && service.module == home && service.parameters.allSatisfy { $0.label != nil }
            if !isMemberwise {
                let list = zip(service.parameters, types).map { parameter, type in
                    let escaping = if case .later = parameter.need { "@escaping " } else { "" }
                    return "\(parameter.label == nil ? "_ " : "")\(parameter.name): \(escaping)\(type)"
                }
                let body = service.parameters.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
                text.append("    \(open)init(\(list.joined(separator: ", "))) { \(body) }")
            }
        }
        var parents = service.base.map { ["S\($0)"] } ?? []
        if service.base == nil, service.asksLater {
            let calls = service.parameters.compactMap { parameter -> String? in
                if case .later = parameter.need { "_ = try \(parameter.name)()" } else { nil }
            }
            text.append("    \(open)func run() throws { \(calls.joined(separator: "; ")) }")
            parents.append("Runs")
        }
        if service.hasProtocol { parents.append("P\(service.id)") }
        let kind = service.isStruct ? "struct" : service.hasHeir ? "class" : "final class"
        let clause = parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))"
        let declaration = ["\(open)\(kind) S\(service.id)\(clause) {"] + text + ["}"]
        if let outer = service.outer {
            lines += ["\(open)enum \(outer) {"] + declaration.map { "    \($0)" } + ["}"]
        } else {
            lines += declaration
        }
        add(.init(lines), to: service.module)
    }
}

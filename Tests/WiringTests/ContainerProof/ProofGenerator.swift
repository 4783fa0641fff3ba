/// Writes a random container with arguments, names, scopes and isolation, and functions that resolve from it.
///
/// Most resolutions are right. The others pass another argument or none, use another name, or do not begin where the
/// service is built.
struct ProofGenerator {
    private var random: SplitMix
    private let prefix: String
    private let first: Int
    private var services: [ProofService] = []
    private(set) var lines: [TaggedLine] = []
    private(set) var siteCount = 0

    /// - Parameter first: the number of the first resolution.
    init(seed: UInt64, first: Int) {
        random = SplitMix(seed, 60)
        prefix = "P\(seed)"
        self.first = first
        write()
    }

    private mutating func write() {
        var registrations: [TaggedLine] = []
        var declared: [TaggedLine] = []
        for number in 0..<random.number(4...8) {
            let service = service(number)
            if service.name == nil || !services.contains(where: { $0.type == service.type }) {
                let isolation = service.isolation == .main ? "@MainActor " : ""
                declared += .init(["\(isolation)final class \(service.type): Sendable {", "    init() {}", "}"])
            }
            registrations += registration(service, ["r\(prefix)_\(number)"])
            services.append(service)
        }
        var sites: [ProofService.Isolation: [TaggedLine]] = [:]
        for service in services + services.filter({ _ in random.chance(50) }) {
            let isolation = asker(of: service)
            sites[isolation, default: []] += site(service, in: isolation)
        }
        lines = .init(["import Dovetail", "import Probe"]) + declared
        lines += registrations.block("let container\(prefix) = try! Container { c in")
        lines += (sites[.none] ?? []).block("func ask\(prefix)() {")
        lines += (sites[.main] ?? []).block("@MainActor func askMain\(prefix)() {")
        lines += (sites[.async] ?? []).block("func askAsync\(prefix)() async {")
    }

    /// What calls the functions, in a file whose code may wait.
    var calls: [String] { ["ask\(prefix)()", "askMain\(prefix)()", "await askAsync\(prefix)()"] }

    // MARK: Registrations

    private mutating func service(_ number: Int) -> ProofService {
        if let known = services.last, known.name == nil, random.chance(20) {
            var other = known
            other.name = random.pick(["a", "b"])
            return other
        }
        let isolation = random.pick([ProofService.Isolation.none, .none, .main, .async])
        var arguments: [ProofArgument] = []
        if random.chance(70) {
            let possible = ProofArgument.all.filter { isolation != .async || $0.isSendable }
            for _ in 0..<random.pick([1, 1, 1, 2, 2, 3]) { arguments.append(random.pick(possible)) }
        }
        var scopes = ["transient"]
        if arguments.isEmpty { scopes += ["singleton", "graph"] + (isolation == .async ? [] : ["weak"]) }
        if !arguments.isEmpty, arguments.allSatisfy(\.isHashable) { scopes.append("singleton") }
        return ProofService(
            type: "\(prefix)S\(number)", name: random.chance(20) ? random.pick(["a", "b"]) : nil, isolation: isolation,
            arguments: arguments, scope: random.chance(60) ? random.pick(scopes) : nil)
    }

    private mutating func registration(_ service: ProofService, _ tag: Set<String>) -> [TaggedLine] {
        var call = "c.register(\(service.type).self"
        if let name = service.name { call += ", name: \"\(name)\"" }
        if let scope = service.scope { call += ", scope: .\(scope)" }
        if service.isolation == .main { call += ", on: MainActor.self" }
        var body = service.isolation == .async ? ["await Task.yield()"] : []
        let near = services.filter { service.isolation != .async || $0.isSendable }
        let needed = random.chance(50) ? near.randomElement(using: &random) : nil
        if let needed {
            let own = service.arguments.enumerated().map { ("x\($0)", $1) }
            body += resolution(of: needed, by: "r", in: service.isolation, having: own)
        }
        let types = service.arguments.enumerated().map { ", x\($0): \($1.type)" }.joined()
        let isUsed = needed != nil
        var parameters = isUsed ? "r" : "_"
        if service.isolation == .async {
            parameters = "(\(parameters): AsyncResolver\(types))"
        } else if !types.isEmpty {
            parameters = "(\(parameters)\(types))"
        }
        let value = body.isEmpty ? "\(service.type)()" : "return \(service.type)()"
        return .init(["\(call)) { \(parameters) in"] + (body + [value]).map { "    \($0)" } + ["}"], tag)
    }

    // MARK: Resolutions

    /// Where a service is resolved: usually where that succeeds.
    private mutating func asker(of service: ProofService) -> ProofService.Isolation {
        let other = random.pick(ProofService.Isolation.allCases)
        let isOther = random.chance(25) && (other != .async || service.isSendable)
        return isOther ? other : service.isolation
    }

    private mutating func site(_ service: ProofService, in isolation: ProofService.Isolation) -> [TaggedLine] {
        let number = first + siteCount
        siteCount += 1
        let head = isolation == .async ? "await siteAsync(\(number)) {" : "site(\(number)) {"
        let body = resolution(of: service, by: "container\(prefix)", in: isolation, having: [])
        return .init([head] + body.map { "    \($0)" } + ["}"], ["s\(number)"])
    }

    /// Statements that resolve a service.
    ///
    /// - Parameter own: variables that may be passed.
    private mutating func resolution(
        of service: ProofService, by resolver: String, in isolation: ProofService.Isolation,
        having own: [(name: String, type: ProofArgument)]
    ) -> [String] {
        var lines: [String] = []
        var passed: [String] = []
        var arguments = service.arguments
        if random.chance(12) {
            let possible = ProofArgument.all.filter { isolation != .async || $0.isSendable }
            switch arguments.isEmpty ? 0 : random.number(0...2) {
            case 0: arguments.append(random.pick(possible))
            case 1: arguments.removeLast()
            default: arguments[0] = random.pick(possible)
            }
        }
        for (index, argument) in arguments.enumerated() {
            if let known = own.first(where: { $0.type == argument }), random.chance(60) {
                passed.append(known.name)
                continue
            }
            lines.append("let v\(index): \(argument.type) = \(random.pick(argument.values))")
            passed.append("v\(index)")
        }
        let isAsync = isolation == .async
        let isOfMain = service.isolation == .main && (isolation == .main || isAsync)
        // An asynchronous resolution of the main actor's services passes no arguments.
        let begins = isOfMain && resolver != "r" && !random.chance(8) || isOfMain && isAsync && arguments.isEmpty
        let label = isAsync && !begins && resolver != "r" ? "async: " : ""
        let name = random.chance(8) ? random.pick(["a", "b", nil]) : service.name
        var call = "\(resolver).resolve(\(label)\(service.type).self"
        if let name { call += ", name: \"\(name)\"" }
        if !passed.isEmpty { call += ", arguments: \(passed.joined(separator: ", "))" }
        if begins { call += ", on: MainActor.self" }
        return lines + ["_ = try \(isAsync ? "await " : "")\(call))"]
    }
}

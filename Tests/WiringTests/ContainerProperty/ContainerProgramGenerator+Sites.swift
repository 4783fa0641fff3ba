extension ContainerProgramGenerator {
    /// Adds a site that resolves from a container, and the call that tries it.
    mutating func makeSite(_ tree: GeneratedTree) {
        let number = siteCount
        let tag: Set<String> = ["s\(number)", "t\(tree.number)"]
        siteCount += 1
        let node = random.chance(60) ? tree.nodes.count - 1 : random.number(0...tree.nodes.count - 1)
        let isConditional = random.chance(4)
        let (before, container) = access(node, tree)
        let site = SiteWriter(key: key(node, tree), container: container, node: node, tree: tree, number: number)
        let written = body(site)
        var lines: [TaggedLine]
        var call: [TaggedLine]
        if let result = written.result {
            let body =
                before + written.before + [
                    "\(before.isEmpty && written.before.isEmpty ? "" : "return ")\(written.last)"
                ]
            lines = [TaggedLine].init(body, tag).block("func site\(number)() throws -> \(result) {", "}", tag)
            call = .init(["site(\(number)) { _ = try site\(number)() }"])
        } else if random.chance(50) {
            lines = [TaggedLine].init(before + written.before + [written.last], tag).block(
                "func site\(number)() throws {", "}", tag)
            call = .init(["site(\(number)) { try site\(number)() }"])
        } else {
            lines = []
            call = [TaggedLine].init(before + written.before + [written.last], tag).block("site(\(number)) {", "}", tag)
        }
        lines = .init(written.beside, tag) + lines
        if isConditional {
            usesFlag = true
            if !lines.isEmpty { lines = lines.between("#if FLAG", "#endif") }
            call = call.between("#if FLAG", "#endif")
        }
        if !lines.isEmpty { add(lines, to: home) }
        main += call
    }

    struct SiteWriter {
        var key: ServiceKey
        var container: String
        var node: Int
        var tree: GeneratedTree
        var number: Int
    }

    struct SiteText {
        /// Separate declarations.
        var beside: [String] = []
        var before: [String] = []
        var last: String
        /// The return type of the enclosing function.
        var result: String?
    }

    /// The key that a site resolves: usually an existing one.
    private mutating func key(_ node: Int, _ tree: GeneratedTree) -> ServiceKey {
        let visible = tree.visible(node)
        guard var key = visible.randomElement(using: &random) else {
            return ServiceKey(type: random.pick(services).usual)
        }
        switch random.number(0...99) {
        case 0..<80: break
        case 80..<84: key.name = key.name == nil ? random.pick(ServiceSpeller.names) : nil
        case 84..<90:
            if key.arguments.isEmpty {
                key.arguments = [random.pick(ArgumentType.allCases)]
            } else {
                let at = random.number(0...key.arguments.count - 1)
                let old = key.arguments[at]
                key.arguments[at] = old == .base ? .derived : old == .derived ? .base : .int
            }
        case 90..<94: if key.name == nil { key.type = .array(key.type) }
        case 94..<97: key.type = .optional(key.type)
        default: key = ServiceKey(type: .concrete(random.pick(services).id))
        }
        return key
    }

    private mutating func body(_ site: SiteWriter) -> SiteText {
        let type = speller.type(site.key.type, in: home, &random)
        let meta = speller.metatype(site.key.type, in: home, &random)
        var before: [String] = []
        if let handed = handed(site, type, meta) { return handed }
        var suffix = site.key.name.map { ["name: \(speller.name($0, &random))"] } ?? []
        if let name = site.key.name, random.chance(10) {
            before.append("let key = \"\(name)\"")
            suffix = ["name: key"]
        }
        for (index, argument) in site.key.arguments.enumerated() {
            let value = speller.value(argument, &random)
            before += value.before
            suffix.append("\(index == 0 ? "arguments: " : "")\(value.text)")
        }
        let explicit = "resolve(\(([meta] + suffix).joined(separator: ", ")))"
        let inferred = "resolve(\(suffix.joined(separator: ", ")))"
        let c = site.container
        let n = site.number
        if site.key.type.isOptional {
            if suffix.isEmpty, random.chance(40) {
                return random.pick([
                    SiteText(before: ["let x: \(type) = try find(\(c))"], last: "_ = x as Any"),
                    SiteText(last: "_ = try fetch(\(meta), from: \(c))"),
                    SiteText(before: ["let x: \(type) = try \(c).resolve()"], last: "_ = x as Any"),
                    SiteText(last: "try \(c).resolve()", result: type),
                ])
            }
            return SiteText(
                before: before,
                last: random.pick(["_ = try \(c).\(explicit)", "if let x = try \(c).\(explicit) { _ = x }"]))
        }
        if site.key.name == nil, site.key.arguments.isEmpty, random.chance(35) { return helped(site, type, meta) }
        switch random.number(0...15) {
        case 0, 1: return SiteText(before: before, last: "_ = try \(c).\(explicit)")
        case 2: return SiteText(before: before + ["let x = try \(c).\(explicit)"], last: "_ = x")
        case 3, 4: return SiteText(before: before + ["let x: \(type) = try \(c).\(inferred)"], last: "_ = x")
        case 5: return SiteText(before: before, last: "try \(c).\(inferred)", result: type)
        case 6:
            return SiteText(
                beside: ["func take\(n)(_ x: \(type)) {}"], before: before, last: "try take\(n)(\(c).\(inferred))")
        case 7: return SiteText(before: before, last: "_ = try \(c).\(inferred) as \(type)")
        case 8: return SiteText(before: before + ["let x: \(type)", "x = try \(c).\(inferred)"], last: "_ = x")
        case 9:
            let optional = type.hasPrefix("any ") ? "(\(type))?" : "\(type)?"
            return SiteText(before: before + ["var x: \(optional) = nil", "x = try \(c).\(inferred)"], last: "_ = x")
        case 10:
            return SiteText(
                before: before + ["let make: () throws -> \(type) = { try \(c).\(inferred) }"], last: "_ = try make()")
        case 11:
            return SiteText(
                before: before + ["let make = { () throws -> \(type) in try \(c).\(inferred) }"], last: "_ = try make()"
            )
        case 12:
            let list = type.hasPrefix("any ") ? "[\(type)]" : "[\(type)]"
            return SiteText(
                before: before + ["let all: \(list) = [try \(c).\(inferred), try \(c).\(explicit)]"], last: "_ = all")
        case 13:
            return SiteText(
                before: before + [
                    "let x: \(type) = if Values.count > \(n % 5) { try \(c).\(inferred) } else { try \(c).\(explicit) }"
                ],
                last: "_ = x")
        case 14:
            return SiteText(
                beside: ["struct Taker\(n) { let x: \(type); var y = 1 }"], before: before,
                last: "_ = Taker\(n)(x: try \(c).\(inferred))")
        default:
            return SiteText(
                beside: ["final class Taker\(n) { var x: \(type); init(_ x: \(type)) { self.x = x } }"],
                before: before + ["let taker: Taker\(n) = .init(try \(c).\(inferred))"], last: "_ = taker")
        }
    }

    /// Sites that pass a name or arguments to a function or a property wrapper of the program.
    private mutating func handed(_ site: SiteWriter, _ type: String, _ meta: String) -> SiteText? {
        guard !site.key.type.isOptional, random.chance(25) else { return nil }
        let (c, n) = (site.container, site.number)
        switch (site.key.name, site.key.arguments.count) {
        case (let key?, 0):
            let name = speller.name(key, &random)
            let number = site.tree.number
            let isLast = site.node == site.tree.nodes.count - 1
            if site.tree.style == .statics, isLast, random.chance(50) {
                return SiteText(
                    beside: ["struct View\(n) { @Injected\(number)(\(name)) var x: \(type) }"],
                    last: "_ = try View\(n)().$x.get()")
            }
            return random.pick([
                SiteText(last: "_ = try fetch(\(meta), named: \(name), from: \(c))"),
                SiteText(last: "_ = try relay(\(c), \(meta), \(name))"),
            ])
        case (nil, 1...2):
            let values = site.key.arguments.map { speller.value($0, &random) }
            let list = values.map(\.text).joined(separator: ", b: ")
            return SiteText(
                before: values.flatMap(\.before) + ["let x: \(type) = try build(\(c), \(list))"], last: "_ = x")
        default: return nil
        }
    }

    /// Sites that resolve through functions, properties and classes of the program.
    private mutating func helped(_ site: SiteWriter, _ type: String, _ meta: String) -> SiteText {
        let c = site.container
        let n = site.number
        let isLast = site.node == site.tree.nodes.count - 1
        if site.tree.style == .statics, isLast, random.chance(60) {
            let di = "DI\(site.tree.number)"
            let number = site.tree.number
            return random.pick([
                SiteText(before: ["let x: \(type) = try \(di).get()"], last: "_ = x"),
                SiteText(
                    beside: [
                        "func open\(n)(_ make: () throws -> \(type) = { try \(di).get() }) throws { _ = try make() }"
                    ],
                    last: "try open\(n)()"),
                SiteText(
                    beside: [
                        "func open\(n)(_ x: @autoclosure () throws -> \(type) = try \(di).get()) throws { _ = try x() }"
                    ],
                    last: "try open\(n)()"),
                SiteText(
                    beside: ["struct View\(n) { @Injected\(number) var x: \(type) }"],
                    last: "_ = try View\(n)().$x.get()"),
                SiteText(
                    beside: ["struct View\(n) { @Injected\(number)<\(type)>() var x }"],
                    last: "_ = try View\(n)().$x.get()"),
                SiteText(last: "_ = try \(di).get(\(meta))"),
                SiteText(last: "try \(di).get()", result: type),
                SiteText(last: "_ = try \(di).named(\(meta), \"main\")"),
                SiteText(
                    beside: ["struct Page\(n) { let x: \(type); init(x: \(type)) { self.x = x } }"],
                    last: "_ = Page\(n)(x: try \(di).get())"),
            ])
        }
        let property = random.pick(["container", "services"])
        switch random.number(0...8) {
        case 8 where random.chance(30): return SiteText(last: "_ = try Lookup<\(type)>(container: \(c)).get()")
        case 8:
            return SiteText(
                beside: ["func open\(n)(_ x: @autoclosure () throws -> \(type)) throws { _ = try x() }"],
                last: "try open\(n)(\(c).resolve())")
        case 0: return SiteText(before: ["let x: \(type) = try find(\(c))"], last: "_ = x")
        case 1: return SiteText(last: "_ = try fetch(\(meta), from: \(c))")
        case 2: return SiteText(before: ["let x: \(type) = try \(c).shortcut()"], last: "_ = x")
        case 3:
            return SiteText(
                beside: [
                    "final class Screen\(n) {", "    private let \(property): Container",
                    "    init(\(property): Container) { self.\(property) = \(property) }",
                    "    func open() throws {", "        let x: \(type) = try \(property).resolve()", "        _ = x",
                    "    }", "}",
                ], last: "try Screen\(n)(\(property): \(c)).open()")
        case 4:
            return SiteText(
                beside: [
                    "struct Screen\(n) {", "    let \(property): Container",
                    "    var x: \(type) { get throws { try \(property).resolve() } }", "}",
                ], last: "_ = try Screen\(n)(\(property): \(c)).x")
        case 5:
            return SiteText(
                beside: ["func open\(n)(_ c: Container) throws { _ = try c.resolve(\(meta)) }"],
                last: "try open\(n)(\(c))")
        case 6:
            return SiteText(
                beside: ["func open\(n)(in c: Container) throws -> \(type) { try c.resolve() }"],
                last: "_ = try open\(n)(in: \(c))")
        default:
            let built = services.filter {
                $0.base == nil && !$0.parameters.isEmpty && $0.values.isEmpty && !$0.asksLater
            }
            guard let service = built.randomElement(using: &random) else {
                return SiteText(last: "_ = try \(c).resolve(\(meta))")
            }
            var list: [String] = []
            for parameter in service.parameters {
                guard case .service(let need) = parameter.need else { continue }
                let meta = speller.metatype(need, in: home, &random)
                let isPlain = need.isOptional || random.chance(30)
                list.append((parameter.label.map { "\($0): " } ?? "") + "try \(c).resolve(\(isPlain ? meta : ""))")
            }
            let name = speller.type(.concrete(service.id), in: home, &random)
            return SiteText(last: "_ = \(name)(\(list.joined(separator: ", ")))")
        }
    }
}

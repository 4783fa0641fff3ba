extension SceneGenerator {
    /// Registers a few services in a container, in several forms.
    mutating func fill(_ index: Int) {
        let box = boxes[index]
        for _ in 0..<random.number(1...3) {
            if random.chance(20), let filler = fillers.randomElement(using: &random) {
                body.append("\(filler.name)(\(box.text))")
                boxes[index].keys += filler.keys
                continue
            }
            let keys = keys(random.number(1...2)).filter { !boxes[index].keys.contains($0) || random.chance(10) }
            guard !keys.isEmpty else { continue }
            boxes[index].keys += keys
            switch random.pick(isPlain ? [0, 1, 3, 4] : [0, 1, 2, 3, 4, 5, 6]) {
            case 0: body += registrations(box.text, keys)
            case 1: body += branch(box.text, keys)
            case 2: body += closure(box.text, keys)
            case 3: body += function(box, keys)
            case 4: body += assembly(box.text, keys)
            case 5: body += method(box.text, keys)
            default: body += renamed(box, keys)
            }
        }
    }

    // MARK: Branches and loops

    private mutating func branch(_ c: String, _ keys: [SceneKey]) -> [String] {
        let made = registrations(c, keys)
        switch random.number(0...10) {
        case 0: return made.inBlock("if yes() {")
        case 1: return made.inBlock("if no() {")
        case 2: return made.inBlock("if yes() {") + registrations(c, keys).inBlock("else {")
        case 3: return made.inBlock("for _ in 0..<number(\(random.number(0...1))) {")
        case 4: return made.inBlock("repeat {", "} while no()")
        case 5: return made.inBlock("while no() {")
        case 6:
            return made.inBlock("switch number(\(random.number(0...1))) { case 1:", "default: break }")
        case 7: return (["defer { _ = \(c) }"] + made).inBlock("do {")
        case 8: return made.inBlock("do { defer {", "} }")
        case 9:
            return [
                "switch number(\(random.number(0...1))) {", "case 1: \(made[0])",
                "default: \(registrations(c, [keys[0]])[0])", "}",
            ]
        default:
            let n = next()
            declare(
                (["guard \(random.pick(["yes", "no"]))() else { return }"] + registrations("c", keys))
                    .inBlock("func fill\(n)(_ c: Container) {"))
            return ["fill\(n)(\(c))"]
        }
    }

    // MARK: Closures

    private mutating func closure(_ c: String, _ keys: [SceneKey]) -> [String] {
        let n = next()
        switch random.number(0...7) {
        case 0: return registrations("c", keys).inBlock("let fill\(n) = { (c: Container) in") + ["fill\(n)(\(c))"]
        case 1: return registrations(c, keys).inBlock("({", "})()")
        case 2: return registrations("c", keys).inBlock("[\(c)].forEach { c in")
        case 3: return registrations("$0", keys).inBlock("[\(c)].forEach {")
        case 4:
            declare("func run\(n)(_ c: Container, _ body: (Container) -> Void) { body(c) }")
            return registrations("c", keys).inBlock("run\(n)(\(c)) { c in")
        case 5:
            declare("func perform\(n)(_ body: () -> Void) { if \(random.pick(["yes", "no"]))() { body() } }")
            return registrations(c, keys).inBlock("perform\(n) {")
        case 6: return registrations(c, keys).inBlock("func fill\(n)() {") + ["fill\(n)()"]
        default: return registrations("c", keys).inBlock("({ [c = \(c)] in", "})()")
        }
    }

    // MARK: Functions

    private mutating func function(_ box: SceneBox, _ keys: [SceneKey]) -> [String] {
        let n = next()
        let c = box.text
        switch random.number(0...7) {
        case 0, 1:
            declare(registrations("c", keys).inBlock("func fill\(n)(_ c: Container) {"))
            fillers.append(("fill\(n)", keys))
            return ["fill\(n)(\(c))"]
        case 2:
            declare(registrations("self", keys).inBlock("extension Container { func fill\(n)() {", "} }"))
            return ["\(c).fill\(n)()"]
        case 3:
            declare(
                registrations("", keys).map { String($0.dropFirst()) }
                    .inBlock("extension Container { func fill\(n)() {", "} }"))
            return ["\(c).fill\(n)()"]
        case 4:
            declare(
                "func put\(n)<T>(_ c: Container, _ type: T.Type, _ make: @escaping () -> T) {",
                "    c.register(type) { _ in make() }", "}")
            let lines = keys.filter { $0.name == nil }.map { key in
                "put\(n)(\(c), \(metatype(key))) { \(SceneService.all[key.service].value) }"
            }
            return lines + registrations(c, keys.filter { $0.name != nil })
        case 5:
            declare(registrations("c", keys).inBlock("func fill\(n)(_ c: inout Container) {"))
            return ["var given\(n) = \(c)", "fill\(n)(&given\(n))"]
        case 6:
            declare(registrations("c", keys).inBlock("func fill\(n)(_ other: Container, _ c: Container) {"))
            return ["fill\(n)(\(random.pick(boxes).text), \(c))"]
        default:
            guard box.isGlobal else { return registrations(c, keys) }
            declare(registrations(c, keys).inBlock("func fill\(n)() {"))
            return ["fill\(n)()"]
        }
    }

    // MARK: Assemblies

    private mutating func assembly(_ c: String, _ keys: [SceneKey]) -> [String] {
        let n = next()
        let head = "func assemble(container: Container) {"
        let isBase = random.chance(25)
        declare(
            registrations("container", keys).inBlock(head).inBlock(
                "\(isBase ? "" : "final ")class Part\(n): Assembly {"))
        var part = "Part\(n)()"
        if isBase {
            let more = random.chance(50) ? ["super.assemble(container: container)"] : []
            let own = keys.indices.contains(1) && more.isEmpty ? [keys[1]] : []
            if more.isEmpty, random.chance(50) {
                declare("final class SubPart\(n): Part\(n) {}")
            } else {
                declare(
                    (more + registrations("container", own)).inBlock("override \(head)")
                        .inBlock("final class SubPart\(n): Part\(n) {"))
            }
            part = random.pick(["SubPart\(n)()", "SubPart\(n)()", "(SubPart\(n)() as Part\(n))"])
        }
        switch random.number(0...(isPlain ? 4 : 7)) {
        case 0, 1: return ["\(part).assemble(container: \(c))"]
        case 2: return ["_ = Assembler([\(part)], container: \(c))"]
        case 3: return ["Assembler(container: \(c)).apply(assembly: \(part))"]
        case 4:
            return ["let assembler\(n) = Assembler(container: \(c))"]
                + ["assembler\(n).apply(assembly: \(part))"].inBlock("if \(random.pick(["yes", "no"]))() {")
        case 5: return ["part.assemble(container: \(c))"].inBlock("for part in [\(part)] as [Assembly] {")
        case 6:
            return ["let assembler\(n) = Assembler(container: \(c))"]
                + ["assembler\(n).apply(assembly: part)"].inBlock("for part in [\(part)] as [Assembly] {")
        default:
            return [
                "let assembler\(n): Assembler = .init(container: \(c))", "assembler\(n).apply(assemblies: [\(part)])",
            ]
        }
    }

    // MARK: Methods

    private mutating func method(_ c: String, _ keys: [SceneKey]) -> [String] {
        let n = next()
        let head = "func fill(_ container: Container) {"
        let made = registrations("container", keys)
        switch random.number(0...5) {
        case 0:
            declare(made.inBlock(head).inBlock("class Filler\(n) {"))
            let own = random.chance(50) ? registrations("container", [keys[0]]) : []
            declare(own.inBlock("override \(head)").inBlock("final class SubFiller\(n): Filler\(n) {"))
            return random.pick([
                ["Filler\(n)().fill(\(c))"], ["SubFiller\(n)().fill(\(c))"],
                ["let filler\(n): Filler\(n) = SubFiller\(n)()", "filler\(n).fill(\(c))"],
                ["let filler\(n) = yes() ? SubFiller\(n)() : Filler\(n)()", "filler\(n).fill(\(c))"],
            ])
        case 1:
            let body = ["self.hook(container)"].inBlock(head) + made.inBlock("func hook(_ container: Container) {")
            declare(body.inBlock("class Filler\(n) {"))
            declare("final class SubFiller\(n): Filler\(n) { override func hook(_ container: Container) {} }")
            return ["\(random.pick(["", "Sub"]))Filler\(n)().fill(\(c))"]
        case 2:
            declare("protocol Filling\(n) {}")
            declare(made.inBlock(head).inBlock("extension Filling\(n) {"))
            declare("struct Filler\(n): Filling\(n) {}")
            return ["Filler\(n)().fill(\(c))"]
        case 3:
            declare("protocol Filling\(n) { func fill(_ container: Container) }")
            declare(made.inBlock(head).inBlock("struct One\(n): Filling\(n) {"))
            declare("struct Two\(n): Filling\(n) { func fill(_ container: Container) {} }")
            return random.pick([
                ["One\(n)().fill(\(c))"], ["let filling\(n): Filling\(n) = One\(n)()", "filling\(n).fill(\(c))"],
                ["let filling\(n): Filling\(n) = Two\(n)()", "filling\(n).fill(\(c))"],
            ])
        case 4:
            declare(
                (["let container: Container", "init(_ container: Container) { self.container = container }"]
                    + made.inBlock("func run() {")).inBlock("final class Setup\(n) {"))
            return ["Setup\(n)(\(c)).run()"]
        default:
            declare(made.inBlock("static \(head)").inBlock("enum Setup\(n) {"))
            return ["Setup\(n).fill(\(c))"]
        }
    }

    // MARK: By another name

    private mutating func renamed(_ box: SceneBox, _ keys: [SceneKey]) -> [String] {
        let n = next()
        let other = random.pick(boxes).text
        let c = box.text
        switch random.number(0...7) {
        case 0: return ["let given\(n) = \(c)"] + registrations("given\(n)", keys)
        case 1: return ["let (given\(n), _) = (\(c), \(other))"] + registrations("given\(n)", keys)
        case 2: return registrations("given", keys).inBlock("if let given = Optional(\(c)) {")
        case 3: return ["let given\(n) = yes() ? \(c) : \(other)"] + registrations("given\(n)", keys)
        case 4: return ["let given\(n): Container? = \(c)"] + registrations("given\(n)?", keys)
        case 5: return ["let given\(n): Container? = \(c)"] + registrations("(given\(n) ?? \(other))", keys)
        case 6: return registrations("given", keys).inBlock("for given in [\(c)] {")
        default:
            return registrations("given", keys).inBlock(
                "switch Optional(\(c)) { case .some(let given):", "case nil: break }")
        }
    }
}

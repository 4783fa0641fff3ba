/// Writes one construction of a child, and the expression with which main reaches the child.
struct EdgePrinter {
    let program: Program
    let edge: ProgramEdge
    /// The block that contains it.
    let block: Int

    private var name: String { "e\(edge.id)" }

    /// An expression for the child of the component `owner`.
    func use(_ owner: String) -> String {
        switch edge.shape {
        case .property, .getter, .cast: "\(owner).\(name)"
        case .function, .local, .closure, .mapped, .nested, .hidden, .throwing, .effects, .nestedAlias, .localAlias,
            .element, .deferred, .parameterOfName, .localOfName, .patternOfName:
            "\(owner).\(name)()"
        case .optional: "\(owner).\(name)(true)!"
        case .indexed: "\(owner)[\(name): 0]"
        case .branches, .ternary, .conditional: "\(owner).\(name)(0)"
        }
    }

    /// The member that constructs the child.
    var lines: [String] {
        var speller = TypeSpeller(program, edge.site, item: 300_000 + edge.id, in: block)
        let type = speller.component(edge.child)
        if let riddle = edge.riddle { return lines(riddle, type, &speller) }
        let made = construction(type, &speller)
        let known = speller.random.chance(50) ? ".init(\(arguments(&speller)))" : made
        let access = edge.access == .internal ? "" : "\(edge.access.word) "
        switch edge.shape {
        case .property: return ["\(access)var \(name): \(type) { \(known) }"]
        case .getter: return ["\(access)var \(name): \(type) {", "    get { return \(known) }", "}"]
        case .function: return ["\(access)func \(name)() -> \(type) { \(known) }"]
        case .local:
            return [
                "\(access)func \(name)() -> \(type) {", "    let made: \(type) = \(known)", "    return made",
                "}",
            ]
        case .closure:
            return [
                "\(access)var \(name): () -> \(type) { { \(speller.random.pick(["", "[self] in "]))\(made) } }"
            ]
        case .mapped: return ["\(access)func \(name)() -> \(type) { [0].map { _ in \(made) }[0] }"]
        case .nested:
            return [
                "\(access)func \(name)() -> \(type) {", "    func inner() -> \(type) { \(known) }",
                "    return inner()", "}",
            ]
        case .optional: return ["\(access)func \(name)(_ flag: Bool) -> \(type)? { flag ? \(made) : nil }"]
        case .throwing: return ["\(access)func \(name)() throws -> \(type) { \(known) }"]
        case .effects: return ["\(access)func \(name)() async throws -> \(type) { \(known) }"]
        case .indexed: return ["\(access)subscript(\(name) n: Int) -> \(type) { \(known) }"]
        case .hidden:
            return [
                "private var hidden\(edge.id): \(type) { \(known) }",
                "\(access)func \(name)() -> \(type) { hidden\(edge.id) }",
            ]
        case .branches:
            return [
                "\(access)func \(name)(_ n: Int) -> \(type) { switch n { case 0: \(made); default: \(made) } }"
            ]
        default: return otherLines(access, type, &speller)
        }
    }

    /// A construction with another name of the class, as an implicit member, or next to something with the name of the
    /// class.
    private func otherLines(_ access: String, _ type: String, _ speller: inout TypeSpeller) -> [String] {
        let head = "\(access)func \(name)() -> \(type)"
        let arguments = arguments(&speller)
        let child = program.components[edge.child]
        let made = "\(program.modules[child.module]).\(child.fullName)(\(arguments))"
        let taken = child.enclosing ?? child.name
        switch edge.shape {
        case .nestedAlias:
            return ["\(access)typealias Made\(edge.id) = \(type)", "\(head) { Made\(edge.id)(\(arguments)) }"]
        case .localAlias: return ["\(head) {", "    typealias Made = \(type)", "    return Made(\(arguments))", "}"]
        case .cast: return ["\(access)var \(name): \(type) { (.init(\(arguments)) as \(type)) }"]
        case .element:
            return ["\(head) {", "    let all: [\(type)] = [.init(\(arguments))]", "    return all[0]", "}"]
        case .ternary:
            return [
                "\(access)func \(name)(_ n: Int) -> \(type) { n == 0 ? .init(\(arguments)) : .init(\(arguments)) }"
            ]
        case .conditional:
            return [
                "\(access)func \(name)(_ n: Int) -> \(type) {",
                "    if n == 0 { .init(\(arguments)) } else { \(made) }", "}",
            ]
        case .deferred: return ["\(head) {", "    defer { _ = 1 }", "    return .init(\(arguments))", "}"]
        case .parameterOfName:
            return ["\(access)func \(name)(_ \(taken): Int = 0) -> \(type) { _ = \(taken); return \(made) }"]
        case .localOfName: return ["\(head) {", "    let \(taken) = 1", "    _ = \(taken)", "    return \(made)", "}"]
        default:
            return [
                "\(head) {",
                "    switch (Optional(1), 2) {",
                "    case (let \(taken)?, _):", "        _ = \(taken)", "        return \(made)",
                "    default: return \(made)", "    }", "}",
            ]
        }
    }

    /// A construction whose parent or class is unknown, with a mark.
    private func lines(
        _ riddle: ProgramEdge.Riddle, _ type: String, _ speller: inout TypeSpeller
    ) -> [String] {
        let mark = "// mark \(edge.id)"
        let arguments = arguments(&speller)
        let head = "func \(name)() -> \(type) {"
        switch riddle {
        case .otherName:
            let others = self.arguments(&speller, "me")
            return [head, "    let me = self", "    return \(type)(\(others)) \(mark)", "}"]
        case .closureResult: return [head, "    { () -> \(type) in .init(\(arguments)) }() \(mark)", "}"]
        case .assigned:
            return [head, "    let made: \(type)", "    made = .init(\(arguments)) \(mark)", "    return made", "}"]
        case .argument:
            return [
                head, "    func same(_ made: \(type)) -> \(type) { made }",
                "    return same(.init(\(arguments))) \(mark)", "}",
            ]
        }
    }

    private func construction(_ type: String, _ speller: inout TypeSpeller) -> String {
        let arguments = arguments(&speller)
        let child = program.components[edge.child]
        return switch speller.random.number(0...5) {
        case 0: "\(type).init(\(arguments))"
        case 1: "\(program.modules[child.module]).\(child.fullName)(\(arguments))"
        default: "\(type)(\(arguments))"
        }
    }

    private func arguments(_ speller: inout TypeSpeller, _ parent: String? = nil) -> String {
        let itself = parent ?? speller.random.pick(["self", "self", "self", "(self)"])
        return switch program.initializer(edge.child) {
        case .inherited: "parent: \(itself)"
        case .numberLast: "parent: \(itself), number: \(edge.id)"
        case .numberFirst: "number: \(edge.id), scope: \(itself)"
        case .unlabelled: speller.random.chance(50) ? itself : "\(itself), number: \(edge.id)"
        }
    }
}

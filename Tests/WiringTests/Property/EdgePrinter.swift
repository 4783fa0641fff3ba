/// Writes one construction of a child, and how main gets at the child.
struct EdgePrinter {
    let program: Program
    let edge: ProgramEdge

    private var name: String { "e\(edge.id)" }

    /// An expression for the child of the component `owner`.
    func use(_ owner: String) -> String {
        switch edge.shape {
        case .property, .getter: "\(owner).\(name)"
        case .function, .local, .closure, .mapped, .nested, .hidden, .throwing, .effects: "\(owner).\(name)()"
        case .optional: "\(owner).\(name)(true)!"
        case .indexed: "\(owner)[\(name): 0]"
        case .branches: "\(owner).\(name)(0)"
        }
    }

    /// The member that constructs the child.
    var lines: [String] {
        var speller = TypeSpeller(program, edge.site, item: 300_000 + edge.id)
        let type = speller.component(edge.child)
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

    private func arguments(_ speller: inout TypeSpeller) -> String {
        let itself = speller.random.pick(["self", "self", "self", "(self)"])
        return switch program.initialiser(edge.child) {
        case .inherited: "parent: \(itself)"
        case .numberLast: "parent: \(itself), number: \(edge.id)"
        case .numberFirst: "number: \(edge.id), scope: \(itself)"
        case .unlabelled: speller.random.chance(50) ? itself : "\(itself), number: \(edge.id)"
        }
    }
}

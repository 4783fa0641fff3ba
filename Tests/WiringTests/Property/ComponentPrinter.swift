/// Writes one class of a program, and its extensions.
struct ComponentPrinter {
    let program: Program
    let component: ProgramComponent

    private var block: Int { 500_000 + component.id }
    private var access: String { component.access == .internal ? "" : "\(component.access.word) " }
    private var memberAccess: String {
        component.access == .internal ? "" : "\(component.access.closed.word) "
    }

    /// The class, inside its enclosing enum, and the declarations next to it.
    var classLines: [String] {
        var speller = TypeSpeller(program, component.module, item: block)
        let (parents, beside) = inherited(&speller)
        let parameter = component.role == .base ? "<D>" : ""
        let final = component.isFinal && program.heirs(component.id).count == 1 ? "final " : ""
        var lines = [
            "\(access)\(final)class \(component.name)\(parameter): \(parents.joined(separator: ", ")) {"
        ]
        for line in bodyLines(&speller) { lines.append("    \(line)") }
        lines.append("}")
        if let enclosing = component.enclosing {
            lines = ["\(memberAccess)enum \(enclosing) {"] + lines.map { "    \($0)" } + ["}"]
        }
        return beside + lines
    }

    private func bodyLines(_ speller: inout TypeSpeller) -> [String] {
        var lines: [String] = []
        for provider in component.providers where !provider.inExtension && provider.shape != .conformance {
            lines += ProviderPrinter(program: program, provider: provider, block: block).lines()
        }
        for edge in component.edges where !edge.inExtension {
            lines += EdgePrinter(program: program, edge: edge, block: block).lines
        }
        lines += initializerLines
        lines += decoyLines(&speller) + constructionDecoyLines(&speller)
        return lines.isEmpty ? ["// Nothing yet."] : lines
    }

    /// The superclass and protocols, and the declarations that they need.
    private func inherited(_ speller: inout TypeSpeller) -> (parents: [String], beside: [String]) {
        var beside: [String] = []
        let library = speller.random.chance(15) ? "Dovetail." : ""
        let alias = component.role == .child || component.role == .base ? "Below" : "Top"
        let librarian = speller.random.chance(15) ? speller.valueName(alias, 0) : nil
        let base = component.base.map { speller.component($0) }
        var argument = "D"
        if component.role == .child {
            let names = component.needs.map { speller.needs($0) }.shuffled(using: &speller.random)
            argument = (speller.random.chance(40) ? "any " : "") + names.joined(separator: " & ")
            if names.isEmpty {
                argument = speller.random.pick([
                    "EmptyDependency", "any EmptyDependency", "Dovetail.EmptyDependency",
                ])
            } else if speller.random.chance(15) {
                beside.append(
                    "\(memberAccess)typealias Need\(component.id) = \(names.joined(separator: " & "))")
                argument = "Need\(component.id)"
            }
        }
        var superclass =
            base
            ?? (component.role == .child || component.role == .base
                ? "\(librarian ?? "\(library)Component")<\(argument)>" : librarian ?? "\(library)BootstrapComponent")
        if let base, program.components[component.base ?? 0].role == .base {
            superclass = "\(base)<\(argument)>"
        }
        var parents = [superclass]
        for provider in component.providers where provider.shape == .conformance {
            beside += ProviderPrinter(program: program, provider: provider, block: block).conformanceLines
            parents.append("Offers\(provider.id)")
        }
        return (parents, beside)
    }

    private var initializerLines: [String] {
        let parameters: String
        let parent: String
        switch component.initializer {
        case .inherited: return []
        case .numberLast: (parameters, parent) = ("parent: any Scope, number: Int", "parent")
        case .numberFirst: (parameters, parent) = ("number: Int, scope: Scope", "scope")
        case .unlabelled: (parameters, parent) = ("_ above: any Scope, number: Int = 0", "above")
        }
        return [
            "\(memberAccess)let number: Int",
            "\(memberAccess)init(\(parameters)) { self.number = number; super.init(parent: \(parent)) }",
        ]
    }

    /// Text that only looks like a provider.
    private func decoyLines(_ speller: inout TypeSpeller) -> [String] {
        let names = program.protocols.flatMap(\.requirements).filter { $0.type == .int || $0.type == .string }
        guard !names.isEmpty, speller.random.chance(35) else { return [] }
        let name = speller.random.pick(names).name
        return speller.random.pick([
            ["// var \(name): Int { 1 }", "/* let \(name): String = \"\" */"],
            ["struct Inner\(component.id) { var \(name): Int = 1; let \(name)2: String = \"\" }"],
            ["func local\(component.id)() -> Int { let \(name): Int = 3; return \(name) }"],
            ["let text\(component.id) = \"var \(name): Int { 2 }\""],
            ["static func of\(component.id)(\(name): Int) -> Int { \(name) }"],
        ])
    }

    /// Text that only looks like the construction of a component.
    private func constructionDecoyLines(_ speller: inout TypeSpeller) -> [String] {
        let others = program.components.filter { $0.role == .child && $0.enclosing == nil && !$0.needs.isEmpty }
        guard !others.isEmpty, speller.random.chance(35) else { return [] }
        let name = speller.random.pick(others).name
        let head = "func look\(component.id)"
        let localType = [
            "\(head)() {", "    struct \(name) { init(parent: Any) {} }", "    _ = \(name)(parent: self)", "}",
        ]
        // A generic class cannot have types in its functions.
        if component.role != .base, speller.random.chance(20) { return localType }
        return speller.random.pick([
            [
                "\(head)() -> Int {", "    func \(name)(parent: Any) -> Int { 1 }",
                "    return \(name)(parent: self)", "}",
            ],
            ["\(head)() -> Int {", "    let \(name) = { (_: Any) in 1 }", "    return \(name)(self)", "}"],
            ["\(head)(_ \(name): (Any) -> Int) -> Int { \(name)(self) }"],
            [
                "\(head)(_ a: ((Any) -> Int)?) -> Int {", "    guard case let \(name)? = a else { return 1 }",
                "    return \(name)(self)", "}",
            ],
        ])
    }

    /// The extensions in a module's sources.
    func extensions(in module: Int) -> [(item: Int, lines: [String])] {
        var found: [(item: Int, lines: [String])] = []
        for provider in component.providers where provider.inExtension && provider.site == module {
            let printer = ProviderPrinter(program: program, provider: provider, block: 400_000 + provider.id)
            let access = provider.accessOnExtension ? "\(provider.access.word) " : ""
            found.append(
                (400_000 + provider.id, extended(access, printer.lines(), module, 400_000 + provider.id)))
        }
        for edge in component.edges where edge.inExtension && edge.site == module {
            let lines = EdgePrinter(program: program, edge: edge, block: 300_000 + edge.id).lines
            found.append((300_000 + edge.id, extended("", lines, module, 300_000 + edge.id)))
        }
        return found
    }

    private func extended(_ access: String, _ lines: [String], _ module: Int, _ item: Int) -> [String] {
        var speller = TypeSpeller(program, module, item: item)
        return ["\(access)extension \(speller.component(component.id)) {"] + lines.map { "    \($0)" } + ["}"]
    }
}

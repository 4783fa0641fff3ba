import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// The types of a member that another file does not see because it does not import their modules.
struct HiddenTypes {
    let symbols: SymbolTable

    /// A type and the module that declares it.
    struct Hidden: Hashable, Comparable {
        var name: String
        var module: String

        static func < (left: Hidden, right: Hidden) -> Bool { (left.module, left.name) < (right.module, right.name) }
    }

    /// The types of `member` that mean something where it is declared and nothing in another file, sorted.
    func types(of member: MemberFact, in declared: LookupContext, from other: LookupContext) -> [Hidden] {
        var names: Set<String> = []
        member.type?.shape.insertNames(into: &names)
        for parameter in member.parameters { parameter.type.shape.insertNames(into: &names) }
        return names.compactMap { name in
            guard let module = module(of: name, in: declared), module != other.module,
                isUnknown(name, in: other), let text = symbols.program.modules[module].module.name
            else { return nil }
            return Hidden(name: name, module: text)
        }.sorted()
    }

    /// Whether no declaration of the project is visible under this name.
    func isUnknown(_ name: String, in context: LookupContext) -> Bool {
        if case .external = symbols.meaning(of: [name], in: context) { return true }
        return false
    }

    /// The file in which a component, one of its superclasses or an extension of them declares a member.
    func context(of member: MemberFact, in node: ComponentNode) -> LookupContext? {
        let line = node.ancestry.line.map(\.type)
        let own = line.map { symbols.types[$0].context }
        let extended = line.flatMap { symbols.extensions[$0].map(\.context) }
        return (own + extended).first { $0.file == member.location.path }
    }

    private func module(of name: String, in context: LookupContext) -> ModuleID? {
        switch symbols.meaning(of: [name], in: context) {
        case .types(let found): found.first.map { symbols.types[$0].context.module }
        case .alias(let alias): alias.context.module
        case .named(let module, _): module
        case .external, .open: nil
        }
    }
}

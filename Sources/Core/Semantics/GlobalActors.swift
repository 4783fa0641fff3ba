import DovetailBasics
package import DovetailFacts

extension SymbolTable {
    /// The global actor with an attribute's name, as written in a generated file; nil if there is none.
    package func globalActor(_ name: String, in context: LookupContext) -> String? {
        let path = name.split(separator: ".").map(String.init)
        guard !path.isEmpty else { return nil }
        let type = BoundType(shape: .named(path.map { .init($0) }), context: context)
        if let found = instances(of: type).first {
            let declared = types[found.type]
            return declared.fact.isGlobalActor ? text(of: type).swift : nil
        }
        guard let external = parts(of: type).first?.shape.path, let last = external.last else { return nil }
        return last == "MainActor" ? "MainActor" : last.hasSuffix("Actor") ? external.joined(separator: ".") : nil
    }

    /// The isolation that a declaration's attributes state; nil if they state none.
    package func isolation(_ written: Isolation?, _ attributes: [String], in context: LookupContext) -> Isolation? {
        if case .actor(let name) = written { return .actor(globalActor(name, in: context) ?? name) }
        return written ?? attributes.firstResult { globalActor($0, in: context) }.map { .actor($0) }
    }

    /// The isolation of a member; `outer` is that of the enclosing type or extension.
    package func isolation(of member: MemberFact, within outer: Isolation?, in context: LookupContext) -> Isolation {
        if let own = isolation(member.isolation, member.attributes, in: context) ?? outer { return own }
        return mainActorModules.contains(context.module) ? .actor("MainActor") : .none
    }
}

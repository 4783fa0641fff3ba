import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

/// The types of initial values that are calls, which may differ from what they look like.
extension SymbolTable {
    /// The type of `Type.make(…)`: the declared result of the only function with that name. Nil if unknown.
    func resultOfStaticCall(_ name: String, _ labels: [String?], of owner: BoundType) -> BoundType? {
        let found = instances(of: owner)
        guard found.count == 1, let type = found.first?.type, genericParameters(of: type).joined().isEmpty else {
            return nil
        }
        let candidates = typeAndSupertypes(of: type).flatMap { staticMembers(name, of: $0) }
        guard candidates.count == 1, let (function, context) = candidates.first, function.kind == .function,
            function.condition.isAlways, function.generics.isEmpty, let result = function.type?.shape,
            function.takes(labels), !result.isOpaque
        else { return nil }
        var inner = context
        inner.bindings["Self"] = owner
        return BoundType(shape: result, context: inner)
    }

    /// The members of a name that a type and its extensions declare.
    func members(_ name: String, of type: Int) -> [(MemberFact, LookupContext)] {
        let declared = types[type]
        var members = declared.fact.members.map { ($0, declared.inside) }
        for extended in extensions[type] {
            let inner = extended.inside(declared)
            members += extended.fact.members.map { ($0, inner) }
        }
        return members.filter { $0.0.name == name }
    }

    private func staticMembers(_ name: String, of type: Int) -> [(MemberFact, LookupContext)] {
        members(name, of: type).filter(\.0.isStatic)
    }

    /// Whether a name that looks like a type is that of a function, and of no type.
    package func isFunction(_ path: [String], in context: LookupContext) -> Bool {
        guard let last = path.last, program.functionNames.contains(last) else { return false }
        if case .external = meaning(of: path, in: context) { return true }
        return false
    }

    /// Whether a callee that looks like a type may be a function or an enum case.
    func mayBeFunction(_ type: BoundType) -> Bool {
        guard let path = type.shape.path, let last = path.last else { return false }
        if program.functionNames.contains(last) { return true }
        guard path.count > 1, case .external = meaning(of: path, in: type.context) else { return false }
        let owner = TypeShape.named(path.dropLast().map { .init($0) })
        return !instances(of: BoundType(shape: owner, context: type.context)).isEmpty
    }
}

extension MemberFact {
    /// Whether a call with these labels can match the function.
    fileprivate func takes(_ labels: [String?]) -> Bool { CallShape.mayFit(labels, parameters) }
}

extension TypeShape {
    var isOpaque: Bool {
        var found = false
        if case .opaque = self { return true }
        _ = mapped { inner in
            found = found || inner.isOpaque
            return inner
        }
        return found
    }
}

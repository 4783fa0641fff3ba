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

    /// The type of `make(…)`: the result of the only function that the name may mean, if a generic one tells its
    /// parameters by the arguments. Nil if unknown.
    func resultOfCall(
        _ name: String, _ labels: [String?], given: [TypeShape?], in context: LookupContext
    ) -> BoundType? {
        guard !isOfStandardLibrary(name), let candidates = functions(name, in: context), candidates.count == 1,
            let (function, inner) = candidates.first, function.kind == .function, function.condition.isAlways,
            function.takes(labels), let result = function.result, !result.isOpaque
        else { return nil }
        let generics = Set(function.generics.map(\.name))
        guard result.mentions(oneOf: generics) else { return BoundType(shape: result, context: inner) }
        guard let positions = CallShape(labels: labels).positions(in: function.parameters) else { return nil }
        var bindings: [String: TypeShape] = [:]
        for (position, type) in zip(positions, given) {
            guard let parameter = function.parameters[position].type.shape.path, parameter.count == 1,
                function.generics.contains(where: { $0.name == parameter[0] && !$0.isPack })
            else { continue }
            guard let type, bindings[parameter[0]].map({ $0 == type }) ?? true else { return nil }
            bindings[parameter[0]] = type
        }
        // The types of the arguments are those of literals, which have no names of their own.
        guard result.mentionedNames.isSubset(of: bindings.keys) else { return nil }
        return BoundType(shape: result.replacing(bindings), context: context)
    }

    /// The functions that an unqualified name may mean: those of the nearest type around it that has any, or the
    /// visible ones outside all types. Nil if a type around it may inherit one that is not known.
    private func functions(_ name: String, in context: LookupContext) -> [(MemberFact, LookupContext)]? {
        for depth in stride(from: context.enclosing.count, through: 1, by: -1) {
            let path = Array(context.enclosing.prefix(depth))
            for type in declarations(of: path, in: context.enclosed(by: [])) {
                let line = typeAndSupertypes(of: type)
                let found = line.flatMap { members(name, of: $0) }
                if !found.isEmpty { return found }
                if line.contains(where: mayInheritMore) { return nil }
            }
        }
        return globals[name, default: []].filter { function, inner in
            if function.location.path == context.file { return true }
            if inner.module == context.module { return function.access > .fileprivate }
            guard function.access >= .package, let module = program.modules[inner.module].module.name else {
                return false
            }
            return context.imports.contains(module)
        }
    }

    /// Whether a type has a superclass that neither the program nor the runtime declares.
    private func mayInheritMore(_ type: Int) -> Bool {
        let declared = types[type]
        guard declared.fact.kind == .class, let first = declared.fact.inherits.first?.shape.path else { return false }
        guard case .external = meaning(of: first, in: declared.context) else { return false }
        let name = first.last ?? ""
        return !Self.runtimeTypes.contains(name) && !StandardTypes.names.contains(name)
    }

    /// Whether the standard library has a function of this name, which a call may mean as well.
    private func isOfStandardLibrary(_ name: String) -> Bool {
        ["abs", "max", "min", "numericCast", "repeatElement", "sequence", "stride", "swap", "type", "zip"]
            .contains(name)
    }

    private func members(_ name: String, of type: Int) -> [(MemberFact, LookupContext)] {
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
    fileprivate var isOpaque: Bool {
        var found = false
        if case .opaque = self { return true }
        _ = mapped { inner in
            found = found || inner.isOpaque
            return inner
        }
        return found
    }
}

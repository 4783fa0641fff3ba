import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

/// The types of initial values that are calls of functions by their names alone.
extension SymbolTable {
    /// The type of `make(…)`: the result of the function of this name, if the program declares the name only once, and
    /// no library's function can be meant. A generic function tells its parameter by the arguments. Nil if unknown.
    func resultOfCall(
        _ name: String, _ labels: [String?], given: [TypeShape?], in context: LookupContext
    ) -> BoundType? {
        guard declarations.count(of: name) == 1, let (function, inner) = onlyFunction(name, in: context),
            function.condition.isAlways, !function.parameters.contains(where: \.isVariadic),
            let positions = CallShape(labels: labels).positions(in: function.parameters), let result = function.result,
            !result.isOpaque, !result.mentions(oneOf: ["Self"])
        else { return nil }
        if case .attributed = result { return nil }
        let types = positions.map { function.parameters[$0].type.shape }
        let generics = Set(function.generics.map(\.name))
        // A library's function fits no better if these are exactly the parameters.
        if mayBeOfLibrary(name, context) {
            guard positions.count == function.parameters.count, zip(types, given).allSatisfy({ $0 == $1 }) else {
                return nil
            }
        }
        guard result.mentions(oneOf: generics) else { return BoundType(shape: result, context: inner) }
        return bound(result, of: function, zip(types, given)).flatMap { shape in
            let type = BoundType(shape: shape, context: context)
            return isOfHiddenLiteral(type) ? nil : type
        }
    }

    /// The result of a function whose only generic parameter is the type of its arguments.
    private func bound(
        _ result: TypeShape, of function: MemberFact, _ arguments: Zip2Sequence<[TypeShape], [TypeShape?]>
    ) -> TypeShape? {
        // Constraints, and other parameters that mention it, may decide what a literal becomes.
        guard function.generics.count == 1, function.constraints.isEmpty, let generic = function.generics.first,
            generic.constraint == nil, !generic.isPack,
            function.parameters.allSatisfy({
                $0.type.shape == .name(generic.name) || !$0.type.shape.mentions(oneOf: [generic.name])
            })
        else { return nil }
        let given = arguments.filter { $0.0 == .name(generic.name) }.map(\.1)
        guard let first = given.first, let type = first, given.allSatisfy({ $0 == type }),
            result.mentionedNames == [generic.name]
        else { return nil }
        return result.replacing([generic.name: type])
    }

    /// The function of a name that is declared once: one outside all types that is visible, or a member of a type around
    /// the place.
    private func onlyFunction(_ name: String, in context: LookupContext) -> (MemberFact, LookupContext)? {
        for depth in stride(from: context.enclosing.count, through: 1, by: -1) {
            let path = Array(context.enclosing.prefix(depth))
            for type in declarations(of: path, in: context.enclosed(by: [])) {
                let line = typeAndSupertypes(of: type)
                let found = line.flatMap { members(name, of: $0) }
                if let only = found.first { return only.0.kind == .function ? only : nil }
                if line.contains(where: mayInheritMore) { return nil }
            }
        }
        return globals[name, default: []].first { function, inner in
            if function.location.path == context.file { return true }
            if inner.module == context.module { return function.access > .fileprivate }
            let isTested = program.modules[inner.module].module.name.map(context.testable.contains) ?? false
            return function.access >= (isTested ? .internal : .package) && function.interfaces.isEmpty
                && !context.imports.isDisjoint(with: importsShowing[of: inner.module])
        }
    }

    /// Whether the standard library, or a library that a file imports, may have a function of this name.
    private func mayBeOfLibrary(_ name: String, _ context: LookupContext) -> Bool {
        let own = Set(program.modules.compactMap(\.module.name)).union(KnownLibrary.modules)
        return Self.standardFunctions.contains(name) || !context.imports.isSubset(of: own)
    }

    /// Whether a type may have members of a library's type that is not the runtime's.
    private func mayInheritMore(_ type: Int) -> Bool {
        let declared = types[type]
        let clauses = declared.fact.inherits + extensions[type].flatMap(\.fact.inherits)
        return clauses.contains { clause in
            guard let path = clause.shape.path, case .external = meaning(of: path, in: declared.context) else {
                return false
            }
            let name = path.last ?? ""
            return !Self.runtimeTypes.contains(name) && !StandardTypes.names.contains(name)
        }
    }

    /// The functions of the standard library, outside all types.
    private static let standardFunctions: Set<String> = [
        "abs", "assert", "assertionFailure", "debugPrint", "dump", "extendLifetime", "fatalError",
        "getVaList", "isKnownUniquelyReferenced", "max", "min", "numericCast", "pointwiseMax", "pointwiseMin",
        "precondition", "preconditionFailure", "print", "readLine", "repeatElement", "sequence", "stride", "swap",
        "transcode", "type", "unsafeBitCast", "unsafeDowncast", "withExtendedLifetime", "withTaskGroup",
        "withThrowingTaskGroup", "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeMutablePointer",
        "withUnsafePointer", "withVaList", "withoutActuallyEscaping", "zip",
    ]
}

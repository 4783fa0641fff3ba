import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// Which types are containers.
extension ContainerFlow {
    /// Whether a type is a container; nil if unknown.
    func isContainer(_ shape: TypeShape, in context: LookupContext) -> Bool? {
        var seen: Set<Int> = []
        return isContainer(shape, in: context, &seen)
    }

    /// Whether the parameter of a function takes a container; nil if unknown.
    func isContainer(parameter at: Int, of function: Placed<ContainerFunctionFact>) -> Bool? {
        let shape = function.fact.parameterTypes[at]
        guard let name = shape.unwrapped.withoutMarks.path?.first, function.fact.genericParameters.contains(name)
        else { return isContainer(shape, in: function.context) }
        return isContainer(boundBy: function.fact.constraints, name, in: function.context)
    }

    /// Whether constraints require a generic parameter or an associated type to be a container.
    private func isContainer(boundBy constraints: [ConstraintFact], _ name: String, in context: LookupContext) -> Bool {
        constraints.contains { $0.left == .name(name) && isContainer($0.right, in: context) == true }
    }

    /// - Parameter seen: the types already visited; visiting one again adds nothing.
    private func isContainer(_ shape: TypeShape, in context: LookupContext, _ seen: inout Set<Int>) -> Bool? {
        if case .composition(let parts) = shape.unwrapped.withoutMarks {
            return parts.contains { isContainer($0, in: context, &seen) == true }
        }
        guard let path = shape.unwrapped.withoutMarks.path, let name = path.last else { return false }
        if handWritten.contains(where: { $0.type == name || $0.type == path.joined(separator: ".") }) { return true }
        switch index.symbols.meaning(of: path, in: context) {
        // A type of the program with the same name as a library's, in files that may or may not see it.
        case .types where path.count == 1 && mayBeFromLibrary(name, context): return true
        case .types(let types):
            return types.contains { type in
                if adopted.contains(type) { return true }
                guard !index.symbols.longLines.types.contains(type), seen.insert(type).inserted else { return false }
                let declared = index.symbols.types[type]
                let clauses = declared.fact.inherits + index.symbols.extensions[type].flatMap(\.fact.inherits)
                // Other types that conform to a container's protocols are no containers.
                return clauses.contains {
                    declared.fact.kind == .protocol
                        || $0.shape.path?.last != "Resolver" && !mayBeOther($0.shape, in: declared.context)
                        ? isContainer($0.shape, in: declared.context, &seen) == true : false
                }
            }
        case .alias(let alias): return isContainer(alias.fact.target.shape, in: alias.context, &seen)
        case .open(let path): return isContainer(openType: path, in: context)
        case .named: return false
        case .external(let path): return KnownLibrary.containerTypes.contains(path.last ?? "")
        }
    }

    /// Whether a generic parameter or an associated type of a type can only be a container.
    private func isContainer(openType path: [String], in context: LookupContext) -> Bool {
        guard let name = path.last, path.count > 1 else { return false }
        let owners = index.symbols.declarations(of: Array(path.dropLast()), in: context.enclosed(by: []))
        return owners.flatMap { index.symbols.typeAndSupertypes(of: $0) }.contains { owner in
            let declared = index.symbols.types[owner]
            let associated = declared.fact.members.filter { $0.kind == .associatedType && $0.name == name }
            let constraints = declared.fact.constraints + associated.flatMap(\.constraints)
            return isContainer(boundBy: constraints, name, in: declared.context)
        }
    }

    /// Whether a value of a type may be something other than a container: it is one of the program's protocols.
    func mayBeOther(_ shape: TypeShape, in context: LookupContext) -> Bool {
        guard !adopted.isEmpty, let path = shape.unwrapped.withoutMarks.path else { return false }
        return index.symbols.declarations(of: path, in: context).contains(where: adopted.contains)
    }

    /// Whether a name may mean a library's type, because the file imports the library and which files belong to the
    /// module is a guess.
    private func mayBeFromLibrary(_ name: String, _ context: LookupContext) -> Bool {
        KnownLibrary.containerTypes.contains(name) && context.imports.contains("Swinject")
            && !index.symbols.program.modules[context.module].module.isExact
    }
}

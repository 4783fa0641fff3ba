package import DovetailFacts

/// A type of the program, with its generic arguments.
package struct TypeInstance {
    package var type: Int
    /// The arguments of all names in the path, as far as they are written.
    package var arguments: [BoundType]
}

extension SymbolTable {
    /// The generic parameters of each enclosing type and of the type itself, outermost first.
    package func genericParameters(of type: Int) -> [[String]] {
        let declared = types[type]
        let line = members.line(to: type)
        // The types around an extension of a standard library type are not declared in any file.
        let missing = declared.fact.path.indices.dropLast(line.count)
        return missing.map { standardParameters(of: Array(declared.fact.path[...$0]), declared.context) }
            + line.map { types[$0].fact.genericParameters }
    }

    /// The generic parameters of a standard library type that is extended with other types.
    private func standardParameters(of path: [String], _ context: LookupContext) -> [String] {
        guard case .external(let known) = meaning(of: path, in: context.enclosed(by: [])), known.count == 1 else {
            return []
        }
        return StandardTypes.genericParameters[known[0]] ?? []
    }

    package static let runtimeModuleNames: Set<String> = ["Dovetail", "DovetailMain", "NeedleFoundation"]

    /// Only a name that refers to itself through generic parameters leads to more names than this.
    private static let limit = 8 * LongLines.limit

    /// The name of the runtime's type that `path` means, with or without its module; nil for any other type.
    package func runtimeName(_ path: [String], in context: LookupContext) -> String? {
        guard case .external = meaning(of: path, in: context) else { return nil }
        switch path.count {
        case 1:
            // `import protocol NeedleFoundation.Dependency`
            let named = context.declarations[path[0]].map { Self.runtimeModuleNames.contains($0) }
            return named ?? isRuntime(context) ? path[0] : nil
        case 2: return Self.runtimeModuleNames.contains(path[0]) ? path[1] : nil
        default: return nil
        }
    }

    /// Whether an unqualified name means the runtime's type here, and not that of another library.
    private func isRuntime(_ context: LookupContext) -> Bool {
        if !Self.runtimeModuleNames.isDisjoint(with: context.imports) { return true }
        return context.imports.isDisjoint(with: KnownLibrary.ribs) && isRuntimeReexported
    }

    /// The target of an alias named by `shape`, with its generic parameters bound.
    package func target(of alias: DeclaredAlias, _ shape: TypeShape, in context: LookupContext) -> BoundType {
        var inner = alias.context
        if alias.fact.path.count > 1 { inner.bindings = context.bindings }
        if case .named(let parts) = shape {
            inner.bindings.merge(arguments(of: alias, parts, in: context)) { _, new in new }
            if let passed = passingOn(parts, to: alias.fact, &inner, from: context) { return passed }
        }
        return BoundType(shape: alias.fact.target.shape, context: inner)
    }

    /// `Node<Item>` for `typealias Node = Component`, an alias of a generic type without its arguments: they are those
    /// written after the alias.
    private func passingOn(
        _ parts: [TypeShape.NamePart], to alias: AliasFact, _ inner: inout LookupContext, from context: LookupContext
    ) -> BoundType? {
        guard let arguments = parts.last?.arguments, !arguments.isEmpty, alias.genericParameters.isEmpty,
            case .named(var target) = alias.target.shape, let last = target.last, last.arguments.isEmpty
        else { return nil }
        // They have their meaning where they are written.
        let names = arguments.indices.map { "\(last.name)<\($0)>" }
        for (name, argument) in zip(names, arguments) {
            inner.bindings[name] = BoundType(shape: argument, context: context)
        }
        target[target.count - 1].arguments = names.map { .name($0) }
        return BoundType(shape: .named(target), context: inner)
    }

    /// The arguments written for the generic parameters of an alias and its enclosing types.
    package func arguments(
        of alias: DeclaredAlias, _ parts: [TypeShape.NamePart], in context: LookupContext
    ) -> [String: BoundType] {
        let path = alias.fact.path
        var bindings: [String: BoundType] = [:]
        if path.count > 1, parts.count > 1 {
            bindings["Self"] = BoundType(shape: .named(parts.dropLast()), context: context)
        }
        for (index, part) in zip(path.indices.reversed(), parts.reversed()) where !part.arguments.isEmpty {
            var names = alias.fact.genericParameters
            if index < path.count - 1 {
                let outer = declarations(of: Array(path[...index]), in: alias.context.enclosed(by: [])).first
                names = outer.map { types[$0].fact.genericParameters } ?? []
            }
            for (name, argument) in zip(names, part.arguments) where bindings[name] == nil {
                bindings[name] = BoundType(shape: argument, context: context)
            }
        }
        return bindings
    }

    /// Rewrites a member of an alias as a member of the alias's target, so that its arguments are known.
    package func expandingAlias(in parts: [TypeShape.NamePart], _ context: LookupContext) -> BoundType? {
        guard parts.count > 1 else { return nil }
        for length in 1..<parts.count {
            let owner = Array(parts.prefix(length)), rest = Array(parts.dropFirst(length))
            guard case .alias(let alias) = meaning(of: owner.map(\.name), in: context), !isUndecided(alias),
                rest.allSatisfy(\.arguments.isEmpty)
            else { continue }
            let target = target(of: alias, .named(owner), in: context)
            if case .named(let names) = target.shape {
                return BoundType(shape: .named(names + rest), context: target.context)
            }
            return rest.count == 1 ? rest[0].name.ofStandardType(target) : nil
        }
        return nil
    }

    /// The declarations that a type names, with its arguments. Bound parameters and aliases are followed, and an
    /// unknown first name may be a module's.
    package func instances(of type: BoundType, depth: Int = 0) -> [TypeInstance] {
        guard depth < Self.limit, case .named(let parts) = type.shape else { return [] }
        let context = type.context
        let path = parts.map(\.name)
        if path.count == 1, parts[0].arguments.isEmpty, let bound = context.bindings[path[0]] {
            return instances(of: bound, depth: depth + 1)
        }
        if let expanded = expandingAlias(in: parts, context) { return instances(of: expanded, depth: depth + 1) }
        switch inheritedMeaning(of: path, in: context) {
        case .types(let types):
            let arguments = type.shape.allArguments.map { BoundType(shape: $0, context: context) }
            return types.map { TypeInstance(type: $0, arguments: arguments) }
        case .alias(let alias): return instances(of: target(of: alias, type.shape, in: context), depth: depth + 1)
        case .named, .open, .external: return []
        }
    }

    /// The types named by a type in an inheritance clause or constraint: the parts of compositions, with aliases
    /// followed.
    package func parts(of type: BoundType, depth: Int = 0) -> [BoundType] {
        guard depth < Self.limit else { return [type] }
        switch type.shape {
        case .composition(let shapes):
            return shapes.flatMap { parts(of: BoundType(shape: $0, context: type.context), depth: depth + 1) }
        case .existential(let inner), .attributed(_, let inner):
            return parts(of: BoundType(shape: inner, context: type.context), depth: depth + 1)
        case .named(let names):
            let path = names.map(\.name)
            if path.count == 1, names[0].arguments.isEmpty, let bound = type.context.bindings[path[0]] {
                return parts(of: bound, depth: depth + 1)
            }
            guard case .alias(let alias) = inheritedMeaning(of: path, in: type.context) else { return [type] }
            return parts(of: target(of: alias, type.shape, in: type.context), depth: depth + 1)
        default: return [type]
        }
    }

    /// The class itself as a type, for the first class in a component's line of superclasses.
    package func selfType(of line: [(type: Int, context: LookupContext)]) -> BoundType? {
        line.first.map { type, context in
            var parts = types[type].fact.path.map { TypeShape.NamePart($0) }
            for (index, names) in genericParameters(of: type).enumerated() {
                parts[index].arguments = names.map { .name($0) }
            }
            return BoundType(shape: .named(parts), context: context.enclosed(by: []))
        }
    }
}

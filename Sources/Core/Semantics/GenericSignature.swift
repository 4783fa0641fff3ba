import DovetailBasics
package import DovetailFacts

/// A function's types in canonical form. Two functions compare as equal regardless of the names of their generic
/// parameters, and of whether these are declared in a clause or written as `some Protocol`.
package struct GenericSignature {
    private let member: MemberFact
    /// The canonical name of each generic parameter, in order of use.
    private var names: [String: String] = [:]
    private var constraints: [(left: TypeShape, right: TypeShape, isSameType: Bool)] = []
    private var parameters: [TypeShape] = []
    private var result: TypeShape?

    /// The signature of a function.
    package init(_ member: MemberFact) {
        self.member = member
        parameters = member.parameters.map { canonical($0.type.shape) }
        for generic in member.generics where names[generic.name] == nil { _ = name(of: generic.name) }
        result = member.type.map { canonical($0.shape, isResult: true) }
        for generic in member.generics {
            guard let constraint = generic.constraint else { continue }
            conform(name(of: generic.name), to: canonical(constraint, isResult: true))
        }
        for constraint in member.constraints {
            constraints.append(
                (
                    canonical(constraint.left, isResult: true), canonical(constraint.right, isResult: true),
                    constraint.isSameType
                ))
        }
    }

    private var count = 0

    private mutating func freshName() -> String {
        count += 1
        return "$\(count)"
    }

    private mutating func name(of generic: String) -> String {
        if let known = names[generic] { return known }
        let name = freshName()
        names[generic] = name
        return name
    }

    /// The name by position of one of the function's generic parameters, which is equal in equal signatures.
    package func position(of generic: String) -> String? { names[generic] }

    private func isGeneric(_ name: String) -> Bool { member.generics.contains { $0.name == name } }

    /// The type with canonical names. In a parameter, `some Protocol` becomes a generic parameter of the function.
    private mutating func canonical(_ shape: TypeShape, isResult: Bool = false) -> TypeShape {
        guard !isResult || !member.generics.isEmpty else { return shape }
        switch shape {
        case .named(let parts):
            if isGeneric(parts[0].name) {
                let path = [name(of: parts[0].name)] + parts.dropFirst().map(\.name)
                return .other(path.joined(separator: "."))
            }
            return .named(
                parts.map { part in
                    .init(part.name, part.arguments.map { canonical($0, isResult: isResult) })
                })
        case .opaque(let inner):
            guard !isResult else { return .opaque(canonical(inner, isResult: true)) }
            let name = freshName()
            conform(name, to: canonical(inner, isResult: true))
            return .other(name)
        case .function(let parameters, let effects, let result):
            return .function(
                parameters: parameters.map { canonical($0, isResult: isResult) }, effects: canonical(effects),
                result: canonical(result, isResult: isResult))
        default: return shape.mapped { canonical($0, isResult: isResult) }
        }
    }

    /// `throws(E)` with the canonical name of `E`.
    private mutating func canonical(_ effects: String) -> String {
        for generic in member.generics where effects.contains(text: "(\(generic.name))") {
            return effects.replacing(text: "(\(generic.name))", with: "(\(name(of: generic.name)))")
        }
        return effects
    }

    /// Adds a conformance of a generic parameter: `Sequence<Int>` means `Sequence` whose `Element` is `Int` (SE-0346).
    private mutating func conform(_ name: String, to type: TypeShape) {
        guard case .named(var parts) = type, let last = parts.last, !last.arguments.isEmpty,
            let associated = StandardTypes.primaryAssociatedTypes[last.name]
        else {
            constraints.append((.other(name), type, false))
            return
        }
        parts[parts.count - 1] = .init(last.name, [])
        constraints.append((.other(name), .named(parts), false))
        for (associated, argument) in zip(associated, last.arguments) {
            constraints.append((.other("\(name).\(associated)"), argument, true))
        }
    }

    /// A value that is equal for equal signatures.
    package func signature(_ symbols: SymbolTable, _ context: LookupContext) -> Signature {
        let types =
            parameters.map { symbols.text(of: $0, in: context).type }
            + (result.map { [symbols.text(of: $0, in: context).type] } ?? [])
        return Signature(
            parameters: zip(parameters, member.parameters).map { shape, parameter in
                .init(type: symbols.text(of: shape, in: context).type, isVariadic: parameter.isVariadic)
            },
            result: result.map { symbols.text(of: $0, in: context).type } ?? .void, genericCount: count,
            requirements: Set(
                constraints.flatMap { requirements(of: $0, symbols, context) }
                    + types.flatMap(hashed).map { .conforms($0, .foreign("Hashable")) }),
            packs: Set(member.generics.filter(\.isPack).compactMap { names[$0.name] }))
    }

    /// The generic parameters that are elements of sets or keys of dictionaries, and so must be `Hashable`.
    private func hashed(in type: Type) -> [Type] {
        var found: [Type] = []
        switch type {
        case .dictionary(let key, _): found = [key]
        case .named(let set) where set.module == nil && set.parts.count == 1 && set.parts[0].name == "Set":
            found = set.parts[0].arguments
        default: break
        }
        let own = found.filter { if case .other(let name) = $0 { names.values.contains(name) } else { false } }
        return own + type.components.flatMap(hashed)
    }

    private func requirements(
        of constraint: (left: TypeShape, right: TypeShape, isSameType: Bool), _ symbols: SymbolTable,
        _ context: LookupContext
    ) -> [Signature.Requirement] {
        let left = symbols.text(of: constraint.left, in: context).type
        if constraint.isSameType { return [.same([left, symbols.text(of: constraint.right, in: context).type])] }
        return symbols.parts(of: BoundType(shape: constraint.right, context: context)).map {
            .conforms(left, symbols.text(of: $0).type)
        }
    }

    // MARK: Generated text

    /// The context in which the generic parameters stand for themselves.
    package func named(_ context: LookupContext) -> LookupContext {
        var context = context
        for generic in member.generics {
            context.bindings[generic.name] = BoundType(shape: .other(generic.name), context: context)
        }
        return context
    }

    /// `<T: Protocol, each U>`, or nothing.
    package func parameterClause(_ symbols: SymbolTable, _ context: LookupContext) -> String {
        guard !member.generics.isEmpty else { return "" }
        let parameters = member.generics.map { generic in
            let constraint = generic.constraint.map { ": \(symbols.text(of: $0, in: context).bare.swift)" } ?? ""
            return "\(generic.isPack ? "each " : "")\(generic.name)\(constraint)"
        }
        return "<\(parameters.joined(separator: ", "))>"
    }

    /// `where T: Protocol, U == Int`, or nothing.
    package func whereClause(_ symbols: SymbolTable, _ context: LookupContext) -> String {
        guard !member.constraints.isEmpty else { return "" }
        let texts = member.constraints.map { constraint in
            let right = symbols.text(of: constraint.right, in: context)
            let left = left(constraint.left) ?? symbols.text(of: constraint.left, in: context).swift
            return constraint.isSameType ? "\(left) == \(right.swift)" : "\(left): \(right.bare.swift)"
        }
        return "where \(texts.joined(separator: ", "))"
    }

    /// `T.Element` as written, if it starts with a generic parameter.
    private func left(_ shape: TypeShape) -> String? {
        guard let path = shape.path, isGeneric(path[0]) else { return nil }
        return path.joined(separator: ".")
    }
}

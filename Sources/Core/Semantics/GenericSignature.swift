package import DovetailFacts

/// A function's types, so that two functions compare equal whatever their generic parameters are called, and whether
/// these stand in a clause or are written as `some Protocol`.
package struct GenericSignature {
    private let member: MemberFact
    /// The canonical name of each parameter of the clause, in the order of their use.
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
            constraints.append((.other(name(of: generic.name)), canonical(constraint, isResult: true), false))
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

    private func isGeneric(_ name: String) -> Bool { member.generics.contains { $0.name == name } }

    /// The type with canonical names; `some Protocol` in a parameter is a parameter of the function.
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
            constraints.append((.other(name), canonical(inner, isResult: true), false))
            return .other(name)
        default: return shape.mapped { canonical($0, isResult: isResult) }
        }
    }

    /// What is the same for equal signatures.
    package func signature(_ symbols: SymbolTable, _ context: LookupContext) -> Signature {
        Signature(
            parameters: zip(parameters, member.parameters).map { shape, parameter in
                .init(type: symbols.text(of: shape, in: context).type, isVariadic: parameter.isVariadic)
            },
            result: result.map { symbols.text(of: $0, in: context).type } ?? .void, genericCount: count,
            requirements: Set(constraints.flatMap { requirements(of: $0, symbols, context) }),
            packs: Set(member.generics.filter(\.isPack).compactMap { names[$0.name] }))
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

    // MARK: To be written

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

    /// `T.Element` as it is written, where it starts with a generic parameter.
    private func left(_ shape: TypeShape) -> String? {
        guard let path = shape.path, isGeneric(path[0]) else { return nil }
        return path.joined(separator: ".")
    }
}

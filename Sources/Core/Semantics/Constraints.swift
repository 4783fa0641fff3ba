package import DovetailFacts

/// Whether something holds, as far as the sources show it.
package enum Certainty {
    case holds, fails, unknown

    package init(_ holds: Bool) {
        self = holds ? .holds : .fails
    }

    /// Whether two types are the same.
    init(_ left: TypeText, _ right: TypeText) {
        self = left.type.isSame(as: right.type).map { Certainty($0) } ?? .unknown
    }
}

/// Whether an extension with a `where` clause or generic arguments applies to a component class.
extension SymbolTable {
    /// Whether every constraint holds.
    ///
    /// - Parameters:
    ///   - type: the extended type.
    ///   - line: the component class and its superclasses.
    ///   - bindings: the types bound to names in the clause.
    package func counts(
        _ declared: DeclaredExtension, of type: Int?, line: [(type: Int, context: LookupContext)],
        bindings: [String: BoundType]
    ) -> Certainty {
        var context = declared.context
        context.bindings = bindings
        var answers = declared.fact.constraints.map { answer($0, line: line, context: context) }
        answers += arguments(of: declared, type, bindings)
        if answers.contains(.fails) { return .fails }
        return answers.contains(.unknown) ? .unknown : .holds
    }

    /// Whether the constraints that a member's own `where` clause puts on the parameters of its type hold.
    package func counts(
        _ constraints: [ConstraintFact], _ line: [(type: Int, context: LookupContext)], in context: LookupContext
    ) -> Certainty { all(constraints.map { answer($0, line: line, context: context) }) }

    /// The constraints that an extension such as `extension List<Int>` puts on the parameters of `List`.
    private func arguments(
        of declared: DeclaredExtension, _ type: Int?, _ bindings: [String: BoundType]
    ) -> [Certainty] {
        let extended = BoundType(shape: declared.fact.extended.shape, context: declared.context)
        guard let type else { return extended.shape.allArguments.isEmpty ? [] : [.unknown] }
        let written = instances(of: extended).first { $0.type == type }?.arguments ?? []
        guard !written.isEmpty else { return [] }
        let parameters = Array(genericParameters(of: type).joined())
        guard parameters.count == written.count else { return [.unknown] }
        return zip(parameters, written).map { parameter, argument in
            guard let bound = bindings[parameter] else { return .unknown }
            return Certainty(text(of: bound), text(of: argument))
        }
    }

    private func answer(
        _ constraint: ConstraintFact, line: [(type: Int, context: LookupContext)], context: LookupContext
    ) -> Certainty {
        let right = BoundType(shape: constraint.right, context: context)
        if constraint.left == .name("Self") {
            guard let own = selfType(of: line) else { return .unknown }
            if constraint.isSameType { return Certainty(text(of: own), text(of: right)) }
            return all(parts(of: right).map { conforms(line, to: $0) })
        }
        guard let left = bound(constraint.left, context) else { return .unknown }
        if constraint.isSameType {
            guard let path = constraint.right.path, path[0] == "Self" || context.bindings[path[0]] != nil else {
                return Certainty(text(of: left), text(of: right))
            }
            return bound(constraint.right, context).map { Certainty(text(of: left), text(of: $0)) } ?? .unknown
        }
        return all(parts(of: right).map { conforms(left, to: $0) })
    }

    private func all(_ answers: [Certainty]) -> Certainty {
        if answers.contains(.fails) { return .fails }
        return answers.contains(.unknown) ? .unknown : .holds
    }

    /// The type on the left side of a constraint: `T`, `Self.T`, or `T.Element`.
    private func bound(_ left: TypeShape, _ context: LookupContext) -> BoundType? {
        guard var path = left.path else { return nil }
        if path.count > 1, path[0] == "Self" { path.removeFirst() }
        guard var bound = context.bindings[path[0]] else { return nil }
        for name in path.dropFirst() {
            guard let inner = associated(name, of: bound) else { return nil }
            bound = inner
        }
        return bound
    }

    /// A member type such as an array's `Element`, or an alias or type that the type declares.
    private func associated(_ name: String, of type: BoundType) -> BoundType? {
        let type = parts(of: type).first ?? type
        if instances(of: type).isEmpty { return name.ofStandardType(type) }
        if let found = instances(of: type).first {
            let inside = types[found.type].inside
            let path = types[found.type].fact.path + [name]
            guard case .alias(let alias) = meaning(of: path, in: inside.enclosed(by: [])),
                alias.fact.path == path, genericParameters(of: found.type).joined().isEmpty
            else { return nil }
            return BoundType(shape: alias.fact.target.shape, context: alias.context)
        }
        return nil
    }

    // MARK: Conformance

    /// Whether a component class is, inherits from, or conforms to a type.
    private func conforms(_ line: [(type: Int, context: LookupContext)], to wanted: BoundType) -> Certainty {
        let answers = line.map { conforms($0.type, to: wanted) }
        if answers.contains(.holds) { return .holds }
        guard let path = wanted.shape.path ?? wanted.shape.layout else { return .unknown }
        if instances(of: wanted).isEmpty {
            switch path.last {
            case "AnyObject", "class", "Scope": return .holds
            // A type isolated to a global actor is `Sendable`, which is not checked here.
            case "Sendable", "Copyable", "Escapable", "SendableMetatype": return .unknown
            default: if runtimeName(path, in: wanted.context) != nil { return .unknown }
            }
        }
        return answers.contains(.unknown) ? .unknown : .fails
    }

    /// Whether a type bound to a generic parameter is, inherits from, or conforms to another.
    private func conforms(_ type: BoundType, to wanted: BoundType) -> Certainty {
        let parts = parts(of: type)
        let type = parts.first ?? type
        let name = (wanted.shape.path ?? wanted.shape.layout)?.last ?? ""
        let isOfLibrary = instances(of: wanted).isEmpty
        // A class with a protocol is not a class: `Animal & Drawable`.
        if parts.count > 1, isOfLibrary { return name == "AnyObject" || name == "class" ? .fails : .unknown }
        guard let found = instances(of: type).first else {
            let external: String? =
                switch type.shape {
                case .array: "Array"
                case .dictionary: "Dictionary"
                default: type.shape.path?.last
                }
            guard let external, instances(of: wanted).isEmpty else { return .unknown }
            return StandardConformances.conforms(external, to: name).map { Certainty($0) } ?? .unknown
        }
        let answer = conforms(found.type, to: wanted)
        let kind = types[found.type].fact.kind
        if answer == .holds, isOfLibrary, kind == .protocol { return existential(conformsTo: name) }
        guard answer == .fails, isOfLibrary else { return answer }
        switch name {
        case "AnyObject", "class": return kind == .protocol ? .unknown : Certainty(kind == .class || kind == .actor)
        case "Sendable", "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable": return .unknown
        case "Equatable", "Hashable": return kind == .enum ? .unknown : .fails
        default: return .fails
        }
    }

    /// Whether `any P` conforms to a protocol of a library from which `P` inherits.
    private func existential(conformsTo name: String) -> Certainty {
        switch name {
        case "Sendable", "Copyable", "Escapable", "SendableMetatype": .holds
        // That of an `@objc` protocol does.
        case "AnyObject", "class": .unknown
        default: .fails
        }
    }

    /// Whether a declaration inherits from a type, directly or indirectly.
    private func conforms(_ type: Int, to wanted: BoundType) -> Certainty {
        let targets = Set(instances(of: wanted).map(\.type))
        let name = (wanted.shape.path ?? wanted.shape.layout)?.last ?? ""
        var seen: Set<Int> = [type]
        var pending = [type]
        var isUnknown = false
        while let next = pending.popLast() {
            if targets.contains(next) { return .holds }
            var clauses = types[next].fact.inherits.map { BoundType(shape: $0.shape, context: types[next].inside) }
            for extended in extensions[next] where !extended.fact.inherits.isEmpty {
                let isPlain = extended.fact.constraints.isEmpty && extended.fact.extended.shape.allArguments.isEmpty
                let inherits = extended.fact.inherits.map { BoundType(shape: $0.shape, context: extended.context) }
                if isPlain {
                    clauses += inherits
                } else if inherits.contains(where: { instances(of: $0).contains { targets.contains($0.type) } }) {
                    // It conforms only for some arguments.
                    isUnknown = true
                }
            }
            for clause in clauses.flatMap({ parts(of: $0) }) {
                let found = instances(of: clause)
                if found.isEmpty {
                    let external = clause.shape.path?.last ?? ""
                    if targets.isEmpty, StandardConformances.implies(external, name) { return .holds }
                    // A declaration that was not read may lead to it.
                    if case .named = clause.shape.path.map({ meaning(of: $0, in: clause.context) }) { isUnknown = true }
                }
                for instance in found where seen.insert(instance.type).inserted { pending.append(instance.type) }
            }
        }
        return isUnknown ? .unknown : .fails
    }
}

extension TypeShape {
    /// The keyword of a layout constraint, such as `AnyObject`.
    fileprivate var layout: [String]? {
        if case .other(let text) = self { return [text] }
        return nil
    }
}

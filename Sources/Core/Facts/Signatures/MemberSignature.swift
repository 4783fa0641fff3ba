package import DovetailDiagnostics

/// How a member is written, as far as generated code repeats it: a requirement of a protocol, or what a library's type
/// provides.
///
/// Facts (`MemberFact`) say what a member is, for analysis; types in them are compared. Types in a signature are written
/// back as they were.
package struct MemberSignature: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case method(String)
        case property(String)
        case `subscript`
        case initializer
    }

    package var kind: Kind
    package var location: SourceLocation
    /// The `#if` conditions that enclose it within its protocol.
    package var condition = Condition.always
    /// As written: `@discardableResult`.
    package var attributes: [String] = []
    package var isStatic = false
    /// The modifier as written: `nonisolated`.
    package var nonisolated: String?
    /// `prefix` or `postfix` for an operator.
    package var fixity: String?
    package var generics: [GenericParameter] = []
    package var requirements: [GenericRequirement] = []
    package var parameters: [MemberParameter] = []
    /// The effects of a method, an initializer or a getter.
    package var effects = Effects()
    /// The type in `throws(T)`.
    package var thrown: SwiftType?
    /// The type of a property, or the result type of a method or subscript; nil if nothing is returned.
    package var result: SwiftType?
    package var hasSetter = false

    package init(_ kind: Kind, at location: SourceLocation) {
        self.kind = kind
        self.location = location
    }
}

/// A generic parameter of a requirement.
package struct GenericParameter: Hashable, Sendable {
    package var name: String
    package var isPack: Bool
    package var constraint: SwiftType?

    package init(name: String, isPack: Bool, constraint: SwiftType?) {
        self.name = name
        self.isPack = isPack
        self.constraint = constraint
    }
}

/// A parameter of a requirement.
package struct MemberParameter: Hashable, Sendable {
    /// Nil for `_`.
    package var label: String?
    /// Nil for `_`.
    package var name: String?
    package var type: SwiftType
    package var isVariadic: Bool

    package init(label: String?, name: String?, type: SwiftType, isVariadic: Bool = false) {
        self.label = label
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
    }
}

extension MemberSignature {
    /// The usual form of its name: `login(user:password:)`, `title`, `subscript(key:)`, `init(id:)`.
    package var title: String {
        let labels = parameters.reduce(into: "") { labels, parameter in
            labels += parameter.label ?? "_"
            labels += ":"
        }
        return switch kind {
        case .method(let name): "\(name)(\(labels))"
        case .property(let name): name
        case .subscript: "subscript(\(labels))"
        case .initializer: "init(\(labels))"
        }
    }
}

extension MemberSignature {
    /// The requirement with type names replaced.
    package func replacing(_ names: [String: String]) -> MemberSignature {
        guard !names.isEmpty else { return self }
        var result = self
        for index in generics.indices {
            result.generics[index].constraint = generics[index].constraint?.replacing(names)
        }
        result.requirements = requirements.map { $0.replacing(names) }
        for index in parameters.indices { result.parameters[index].type = parameters[index].type.replacing(names) }
        result.thrown = thrown?.replacing(names)
        if let thrown = result.thrown { result.effects.thrown = thrown.text }
        result.result = self.result?.replacing(names)
        return result
    }

    /// The type names that it mentions, except its generic parameters.
    package var typeNames: Set<String> {
        var names = Set(parameters.flatMap(\.type.names))
        names.formUnion(result?.names ?? [])
        names.formUnion(thrown?.names ?? [])
        names.formUnion(generics.flatMap { $0.constraint?.names ?? [] })
        names.formUnion(requirements.flatMap { $0.left.names.union($0.right.names) })
        return names.subtracting(generics.map(\.name))
    }
}

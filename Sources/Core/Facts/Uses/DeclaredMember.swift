/// A member as others see it: its signature.
extension MemberFact {
    /// The type of a call's result or a read's value; nil if there is none, or if a property's source does not state it.
    package var result: TypeShape? {
        guard let shape = type?.shape else { return nil }
        return kind != .property && (shape == .name("Void") || shape == .tuple([])) ? nil : shape
    }

    /// The types of its parameters and of its result.
    package var signature: [TypeShape] { parameters.map(\.type.shape) + (result.map { [$0] } ?? []) }

    /// Whether it may be set wherever it can be read.
    package var isOpenlySettable: Bool { isSettable && (setterAccess ?? access) >= access }

    /// The form of its name used in messages: `pay(_:to:)`.
    package var title: String {
        guard kind == .function || kind == .initializer || kind == .subscript else { return name }
        return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}

extension MemberFact {
    /// An initializer as a member of its type.
    package init(_ initializer: InitializerFact, of type: String) {
        self.init(
            kind: .initializer, name: "init", access: initializer.access, condition: initializer.condition,
            location: initializer.location)
        parameters = initializer.parameters
        effects = initializer.effects
        isolation = initializer.isolation
        attributeNames = initializer.attributeNames
        isGeneric = initializer.isGeneric
        self.type = TypeReference(
            text: type, shape: initializer.isFailable ? .optional(.name(type)) : .name(type),
            location: initializer.location)
    }
}

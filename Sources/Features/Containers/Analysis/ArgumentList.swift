import DovetailSemantics

/// The arguments of a service, as they are told apart at run time: as one tuple.
enum ArgumentList {
    /// What tells a list from others: one tuple is the same as its elements, and `Void` is nothing. Nil where the type of
    /// an argument is not told.
    static func types(of arguments: [ResolvedType]) -> [Type.Element]? {
        var types: [Type.Element] = []
        for argument in arguments {
            guard case .known(let text) = argument else { return nil }
            types.append(.init(label: nil, type: text.type))
        }
        guard types.count == 1, case .tuple(let elements) = types[0].type else { return types }
        return elements
    }
}

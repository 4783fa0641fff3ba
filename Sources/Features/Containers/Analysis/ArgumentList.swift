import DovetailSemantics

/// The arguments of a service as one tuple, which is how they are compared at run time.
enum ArgumentList {
    /// The types that identify a list: a single tuple is the same as its elements, and `Void` is the same as no
    /// argument. Nil if the type of an argument is unknown.
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

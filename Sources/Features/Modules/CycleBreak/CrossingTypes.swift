import DovetailFacts

/// Which types can be passed from an interface to its module and back, if protocols replace the module's types.
struct CrossingTypes {
    let names: InterfaceNames
    let used: DeclaredModule

    /// Why a value of the interface's type cannot be cast to the module's; nil if it can.
    func obstacle(toModule shape: TypeShape) -> String? {
        if case .attributed(let words, let inner) = shape {
            guard words.contains("inout"), InterfaceType(names: names).isBridged(inner) else {
                return obstacle(toModule: inner)
            }
            return reason
        }
        if case .function(let parameters, _, let result) = shape {
            // The module calls it with its own values, which also conform to the interface's protocols.
            if InterfaceType(names: names).isBridged(result) { return reason }
            return parameters.lazy.compactMap { obstacle(fromModule: $0) }.first
        }
        return obstacle(fromModule: shape)
    }

    /// Why a value of the module's type is not one of the interface's; nil if it is.
    func obstacle(fromModule shape: TypeShape) -> String? {
        if let nested = nested(shape) { return "uses '\(nested)', a nested type" }
        guard InterfaceType(names: names).isBridged(shape) else { return nil }
        switch shape {
        case .named: return InterfaceType(names: names).interfaceType(shape) == nil ? reason : nil
        case .optional(let inner), .array(let inner): return obstacle(fromModule: inner)
        case .dictionary(let key, let value):
            return InterfaceType(names: names).isBridged(key) ? reason : obstacle(fromModule: value)
        default: return reason
        }
    }

    private var reason: String { "has a type of '\(names.module)' where a protocol cannot replace it" }

    private func nested(_ shape: TypeShape) -> String? {
        guard let path = shape.path, path.count > 1 else { return nil }
        let names = path.first == names.module ? Array(path.dropFirst()) : path
        guard names.count > 1, let first = names.first, used.types[first] != nil else { return nil }
        return names.joined(separator: ".")
    }
}

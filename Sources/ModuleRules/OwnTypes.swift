import WiringModel

/// The types that a module declares itself, as names in it find them.
struct OwnTypes {
    private var types: [String: FileOffers.DeclaredType] = [:]

    /// Associated types and generic parameters of the standard library and of Apple's, which names in protocols that
    /// inherit from those, and in extensions of them, mean. A type that conforms declares them, or finds others first.
    private static let implied: Set<String> = [
        "AllCases", "ArrayLiteralElement", "AsyncIterator", "Body", "Content", "Element", "Failure", "ID", "Index",
        "Indices", "Input", "Iterator", "Key", "Output", "RawValue", "Stride", "SubSequence", "Value",
    ]

    init(_ files: [FileOffers]) {
        for (name, type) in files.flatMap(\.types) {
            let known = types[name]
            types[name] = FileOffers.DeclaredType(
                access: max(type.access, known?.access ?? .private),
                inherited: type.inherited + (known?.inherited ?? []), isProtocol: type.isProtocol)
        }
        for (name, inherited) in files.flatMap(\.inherited) { types[name]?.inherited += inherited }
    }

    /// Whether a name means a type of the module, or one that a type around it brings along.
    func declare(_ path: [String], in scope: [String]) -> Bool {
        for count in (0...scope.count).reversed() {
            let around = Array(scope.prefix(count))
            if types[(around + [path[0]]).joined(separator: ".")] != nil { return true }
            if count > 0, inherit(path[0], around) { return true }
        }
        return false
    }

    /// Whether a type has a nested type from what it inherits.
    private func inherit(_ name: String, _ path: [String]) -> Bool {
        let isOpen = types[path.joined(separator: ".")]?.isProtocol ?? true
        var seen: Set<[String]> = [path]
        var pending = [path]
        while let path = pending.popLast() {
            guard let type = types[path.joined(separator: ".")] else {
                if isOpen, Self.implied.contains(name) { return true }
                continue
            }
            for parent in type.inherited where seen.insert(parent).inserted {
                if types[(parent + [name]).joined(separator: ".")] != nil { return true }
                pending.append(parent)
            }
        }
        return false
    }

    /// How widely a name can be seen, with the types around it.
    func access(of name: FileOffers.Name) -> Access {
        var access = name.access
        for count in 1...max(1, name.scope.count) where count <= name.scope.count {
            if let type = types[name.scope.prefix(count).joined(separator: ".")] { access = min(access, type.access) }
        }
        if let bound = types[name.bound.joined(separator: ".")] { access = min(access, bound.access) }
        return access
    }
}

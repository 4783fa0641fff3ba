import DovetailFacts
import DovetailGraphs

/// The types that a module itself declares, for looking up names in it.
struct OwnTypes {
    private var types: [String: FileExposures.DeclaredType] = [:]
    /// Those that are visible only in their own file, by file.
    private var hidden: [String: Set<String>] = [:]

    /// Associated types and generic parameters of the standard library and of Apple's frameworks. Names in protocols
    /// that inherit from theirs, and in extensions of these types, may refer to them; names in a conforming type do
    /// not.
    private static let implied: Set<String> = [
        "AllCases", "ArrayLiteralElement", "AsyncIterator", "Body", "Content", "Element", "Failure", "ID", "Index",
        "Indices", "Input", "Iterator", "Key", "Output", "RawValue", "Scalar", "Stride", "SubSequence", "Success",
        "Value",
        "Wrapped",
    ]

    init(_ files: [FileExposures]) {
        for file in files {
            for (name, type) in file.types {
                if type.access <= .fileprivate { hidden[file.path, default: []].insert(name) }
                guard let known = types[name] else {
                    types[name] = type
                    continue
                }
                types[name]?.access = max(type.access, known.access)
                types[name]?.inherited += type.inherited
                types[name]?.isProtocol = known.isProtocol || type.isProtocol
            }
        }
        for (name, inherited) in files.flatMap(\.inherited) { types[name]?.inherited += inherited }
    }

    /// Whether a name means a type of the module, or one that an enclosing type inherits.
    ///
    /// - Parameter path: the file that contains the name.
    func mean(_ name: FileExposures.Name, in path: String) -> Bool {
        let first = name.path[0]
        for count in (0...name.scope.count).reversed() {
            let around = Array(name.scope.prefix(count))
            if let type = types[key(around + [first])],
                type.access > .fileprivate || hidden[path]?.contains(key(around + [first])) == true
            {
                return true
            }
            if count > 0, inherits(first, around) { return true }
        }
        return false
    }

    private func key(_ path: [String]) -> String { path.joined(separator: ".") }

    /// Whether a type inherits a nested type. Names in a type that is not a protocol do not refer to associated types
    /// of protocols.
    private func inherits(_ name: String, _ path: [String]) -> Bool {
        let isOfProtocol = types[key(path)]?.isProtocol ?? true
        let line = reachable(from: [path]) { path in
            (types[key(path)]?.inherited ?? []).map { whole($0, in: path) }
                .filter { isOfProtocol || types[key($0)]?.isProtocol != true }
        }
        return line.dropFirst().contains { types[key($0 + [name])] != nil }
            || isOfProtocol && Self.implied.contains(name) && line.contains { types[key($0)] == nil }
    }

    /// The full name of a type used inside another.
    private func whole(_ name: [String], in path: [String]) -> [String] {
        (0...path.count).reversed().map { Array(path.prefix($0)) + name }.first { types[key($0)] != nil } ?? name
    }

    /// The access of a name, limited by that of the enclosing types.
    func access(of name: FileExposures.Name) -> Access {
        let around = name.scope.indices.map { Array(name.scope.prefix($0 + 1)) }
        return (around + name.bounds).compactMap { types[key($0)]?.access }.reduce(name.access, min)
    }
}

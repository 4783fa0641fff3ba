import DovetailFacts
import DovetailGraphs

/// The protocols, aliases and noncopyable types that are known, by name.
final class ProtocolLibrary: Sendable {
    private let protocols: [String: [ProtocolFacts]]
    private let aliases: [String: SwiftType]
    let noncopyable: Set<String>
    /// Those of the standard library.
    private static let ofStandardLibrary: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span", "Mutex",
        "Atomic",
    ]
    /// How far each type can be seen, by its path.
    let types: [String: Access]
    private let classes: [String: ClassFacts]

    /// - Parameter files: those of earlier files win where two have one name and nothing else tells them apart.
    init(_ files: [ProtocolFile]) {
        protocols = Dictionary(grouping: files.flatMap(\.protocols), by: \.path)
        aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        let types = files.reduce(into: [String: Access]()) { $0.merge($1.types) { first, _ in first } }
        self.types = types
        classes = Dictionary(files.flatMap(\.classes).map { ($0.path, $0) }) { first, _ in first }
        // A type of the sources' own hides the library's.
        noncopyable = files.reduce(into: Self.ofStandardLibrary.filter { types[$0] == nil }) {
            $0.formUnion($1.noncopyable)
        }
    }

    /// The protocol that a name means where it stands in another's declaration; nil for none that is known.
    func find(_ path: [String], from user: ProtocolFacts) -> ProtocolFacts? {
        var scopes = user.outer
        while true {
            if let found = best((scopes + path).joined(separator: "."), user), found.path != user.path || scopes.isEmpty
            {
                return found
            }
            if scopes.popLast() == nil { break }
        }
        guard path.count > 1 else { return nil }
        // The first part may be a module.
        return protocols[path.dropFirst().joined(separator: ".")]?.first { $0.module == nil || $0.module == path[0] }
    }

    private func best(_ path: String, _ user: ProtocolFacts) -> ProtocolFacts? {
        guard let found = protocols[path] else { return nil }
        return found.first { $0.module == user.module } ?? found.first
    }

    /// What an alias stands for, through others; nil for what is none.
    func alias(_ path: [String]) -> SwiftType? {
        path.last.flatMap { name in chain(from: name) { aliases[$0]?.path?.last }.compactMap { aliases[$0] }.last }
    }

    /// The level of a protocol, with those of the types around it where they are extended elsewhere.
    func access(_ facts: ProtocolFacts) -> Access {
        facts.outer.indices.compactMap { types[facts.outer.prefix($0 + 1).joined(separator: ".")] }
            .reduce(facts.access, min)
    }

    /// What names in a protocol have to be called in another's place: types of the scopes around it by their paths.
    func qualified(_ names: Set<String>, in facts: ProtocolFacts, for user: ProtocolFacts) -> [String: String] {
        var result: [String: String] = [:]
        for name in names {
            for count in (1..<max(facts.outer.count + 1, 1)).reversed() {
                let scope = facts.outer.prefix(count)
                let path = (scope + [name]).joined(separator: ".")
                guard types[path] != nil else { continue }
                if Array(scope) != user.outer { result[name] = path }
                break
            }
        }
        return result
    }

    /// The class that a name means where it stands in a protocol's declaration; nil for none that is known.
    func classFacts(_ path: [String], from user: ProtocolFacts) -> ClassFacts? {
        for count in (0...user.outer.count).reversed() {
            if let found = classes[(user.outer.prefix(count) + path).joined(separator: ".")] {
                return withInherited(found)
            }
        }
        return nil
    }

    /// A class with the members of those that it inherits.
    private func withInherited(_ facts: ClassFacts) -> ClassFacts {
        var result = facts
        let line = chain(from: facts.path) { classes[$0]?.superclass?.path?.joined(separator: ".") }
        for parent in line.dropFirst().compactMap({ classes[$0] }) {
            result.members.formUnion(parent.members)
            result.finals.formUnion(parent.finals)
            result.globalActor = result.globalActor ?? parent.globalActor
        }
        return result
    }

    /// Whether a type is one of functions, by itself or by an alias.
    func isFunction(_ type: SwiftType) -> Bool {
        if type.shape == .function { return true }
        guard let path = type.path, let alias = alias(path) else { return false }
        return alias.shape == .function
    }
}

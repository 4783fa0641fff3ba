import DovetailFacts
import DovetailGraphs

/// The known protocols, type aliases and noncopyable types, by name.
final class ProtocolLibrary: Sendable {
    private let protocols: [String: [ProtocolFacts]]
    private let aliases: [String: SwiftType]
    let noncopyable: Set<String>
    /// The noncopyable types of the standard library.
    private static let ofStandardLibrary: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span", "Mutex",
        "Atomic",
    ]
    /// The access of each type, by its path.
    let types: [String: Access]
    private let classes: [String: ClassFacts]
    /// The types that some parameter takes with `@escaping`, by path: only functions can escape.
    private let escaping: Set<String>

    /// The types that are written with their module, by name: a library may declare others with their names.
    let ambiguous: [String: String]

    /// - Parameters:
    ///   - files: if two declarations have the same name and nothing else distinguishes them, the earlier file's is
    ///     used.
    ///   - ambiguous: the types to write with their module, by name.
    init(_ files: [ProtocolFile], ambiguous: [String: String] = [:]) {
        self.ambiguous = ambiguous
        protocols = Dictionary(grouping: files.flatMap(\.protocols), by: \.path)
        aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        let types = files.reduce(into: [String: Access]()) { $0.merge($1.types) { first, _ in first } }
        self.types = types
        classes = Dictionary(files.flatMap(\.classes).map { ($0.path, $0) }) { first, _ in first }
        let members = files.flatMap(\.protocols).flatMap(\.members)
        escaping = Set(
            members.flatMap(\.parameters).compactMap { parameter in
                parameter.type.attributes.contains("@escaping") ? parameter.type.path?.joined(separator: ".") : nil
            })
        // A type in the sources hides the library's.
        noncopyable = files.reduce(into: Self.ofStandardLibrary.filter { types[$0] == nil }) {
            $0.formUnion($1.noncopyable)
        }
    }

    /// The protocol that a name means inside another's declaration; nil if none is known.
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

    /// The type that an alias finally refers to; nil if it is not an alias.
    func alias(_ path: [String]) -> SwiftType? {
        path.last.flatMap { name in chain(from: name) { aliases[$0]?.path?.last }.compactMap { aliases[$0] }.last }
    }

    /// The access of a protocol, limited by that of its enclosing types if these are declared elsewhere.
    func access(_ facts: ProtocolFacts) -> Access {
        facts.outer.indices.compactMap { types[facts.outer.prefix($0 + 1).joined(separator: ".")] }
            .reduce(facts.access, min)
    }

    /// The replacements for names in a protocol when they are used in another's place: types of enclosing scopes become
    /// qualified paths.
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
            if result[name] == nil, !isNested(name, in: facts), let whole = ambiguous[name] { result[name] = whole }
        }
        return result
    }

    /// Whether a name means a type within one of those that enclose a protocol, or an associated type.
    private func isNested(_ name: String, in facts: ProtocolFacts) -> Bool {
        facts.outer.indices.contains { types[(facts.outer.prefix($0 + 1) + [name]).joined(separator: ".")] != nil }
            || facts.associatedTypes.contains { $0.name == name } || facts.aliases.contains { $0.name == name }
    }

    /// The class that a name means inside a protocol's declaration; nil if none is known.
    func classFacts(_ path: [String], from user: ProtocolFacts) -> ClassFacts? {
        for count in (0...user.outer.count).reversed() {
            if let found = classes[(user.outer.prefix(count) + path).joined(separator: ".")] {
                return withInherited(found)
            }
        }
        return nil
    }

    /// A class with the members of its superclasses.
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

    /// Whether a type is a function type, directly or through an alias.
    func isFunction(_ type: SwiftType) -> Bool {
        if type.shape == .function { return true }
        guard let path = type.path else { return false }
        if let alias = alias(path) { return alias.shape == .function }
        return escaping.contains(path.joined(separator: "."))
    }

    /// The name of a parameter's type that no file declares, and that may therefore be an alias of a function type; nil
    /// if it cannot be one.
    func unknownType(of parameter: MemberParameter, in facts: ProtocolFacts) -> String? {
        let type = parameter.type
        guard case .other = type.shape, type.attributes.isEmpty, type.specifiers.isEmpty, !parameter.isVariadic,
            !type.tokens.contains(where: { ["any", "some", "&", "Self"].contains($0.text) }), let path = type.path,
            let first = path.first, let last = path.last, !StandardTypes.names.contains(last),
            StandardTypes.sameAs[last] == nil, !isFunction(type),
            alias(path) == nil, types[path.joined(separator: ".")] == nil, types[first] == nil,
            protocols[first] == nil, find(path, from: facts) == nil,
            types[(facts.outer + path).joined(separator: ".")] == nil
        else { return nil }
        return path.joined(separator: ".")
    }
}

import DovetailDoubles
import DovetailFacts
import SwiftSyntax

/// Why a requirement cannot be called.
struct Refusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// The state shared by the drivers of one fixture.
struct DriverContext {
    let file: ProtocolFile
    let fixture: Fixture
    /// The types of doubles with their generic arguments, by the paths of their protocols.
    private(set) var doubles: [String: String] = [:]
    /// The types bound to the associated types of each double.
    private(set) var associated: [String: [String: String]] = [:]
    /// The resulting types of members of types: of `LoginStub<Int>.Item`.
    private(set) var members: [String: String] = [:]
    /// Type aliases with generic arguments.
    let genericAliases: Set<String>
    /// Type aliases of function types.
    let functions: Set<String>

    init(_ file: ProtocolFile, _ fixture: Fixture, _ all: [EmittedDouble]) {
        (self.file, self.fixture) = (file, fixture)
        functions = Set(file.aliases.filter { $0.value.shape == .function }.keys)
        let types = file.protocols.flatMap(\.members).flatMap {
            $0.parameters.map(\.type) + [$0.result].compactMap(\.self)
        }
        genericAliases = Set(
            types.flatMap { type in
                zip(type.tokens, type.tokens.dropFirst()).filter { $1.text == "<" }.map(\.0.name)
            })
        doubles = fixture.conforming
        for double in all where double.generics.isEmpty { doubles[double.facts.path] = Self.name(double) }
        // Doubles that use other doubles need those first.
        for _ in 0..<3 { for double in all { choose(double) } }
    }

    private mutating func choose(_ double: EmittedDouble) {
        let path = double.facts.path
        var names: [String: String] = [:]
        for generic in double.generics {
            let parts = generic.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != "`" } }
            let name = parts[0]
            guard
                let type = fixture.associated[path]?[name]
                    ?? GenericChoices.concrete(parts.count > 1 ? parts[1] : nil, doubles)
            else { return }
            names[name] = type
        }
        let own = names
        let arguments = double.generics.map { generic in
            own[generic.split(separator: ":", maxSplits: 1)[0].filter { $0 != "`" }] ?? "Int"
        }
        let type = Self.name(double) + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
        names[double.path.split(separator: ".").last.map(String.init) ?? ""] = type
        for alias in double.aliases { names[alias.name] = TypeTree.replacing(names, in: alias.type.text) }
        doubles[path] = type
        associated[path] = names
        for (name, own) in names { members["\(type).\(name)"] = own }
    }

    private static func name(_ double: EmittedDouble) -> String {
        double.path.split(separator: ".").map { String($0).asName }.joined(separator: ".")
    }

    /// The names of a double's associated types, each with its type.
    func equalities(_ double: EmittedDouble) -> [(name: String, type: String)] {
        let names = associated[double.facts.path] ?? [:]
        let generic = double.generics.map { $0.split(separator: ":", maxSplits: 1)[0].filter { $0 != "`" } }
        let bound = double.aliases.map(\.name).filter { file.aliases[$0] == nil }
        return (generic + bound).map { ($0, names[$0] ?? "Int") }
    }

    func isNoncopyable(_ type: SwiftType) -> Bool {
        if case .optional(let inner) = type.shape { return isNoncopyable(inner) }
        let known: Set = ["Span", "RawSpan", "MutableSpan", "MutableRawSpan", "Mutex", "Atomic"]
        guard let name = type.path?.last else { return type.shape != .function && type.text.contains("~") }
        return file.noncopyable.contains(name) || known.contains(name) && file.types[name] == nil
    }
}

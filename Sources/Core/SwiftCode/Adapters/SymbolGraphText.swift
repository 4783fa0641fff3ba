package import Foundation

/// The interface of a module as text, from a symbol graph written by `swift symbolgraph-extract`.
///
/// The format is described at https://github.com/swiftlang/swift-docc-symbolkit.
package struct SymbolGraphText {
    /// Why a file is not a symbol graph, or is one of another module, in words for the user.
    package struct Unusable: Error {
        package let reason: String
    }

    /// The protocols that every `NSObject` conforms to.
    private static let ofNSObject: Set<String> = [
        "Foundation.NSObjectProtocol", "ObjectiveC.NSObjectProtocol", "Swift.CVarArg", "Swift.Equatable",
        "Swift.CustomDebugStringConvertible", "Swift.CustomStringConvertible", "Swift.Hashable",
    ]

    private let graph: SymbolGraph
    private let symbols: [String: SymbolGraph.Symbol]
    private let inherited: [String: [String]]
    private var children: [[String]: [SymbolGraph.Symbol]] = [:]
    private var modules: Set<String> = []

    /// The text of the interface.
    ///
    /// - Throws: `Unusable`.
    package static func text(of data: Data, module: String) throws(Unusable) -> String {
        let graph: SymbolGraph
        do { graph = try JSONDecoder().decode(SymbolGraph.self, from: data) } catch {
            throw Unusable(reason: "it is not a symbol graph from 'swift symbolgraph-extract'")
        }
        guard graph.module.name == module else {
            throw Unusable(reason: "it is the symbol graph of '\(graph.module.name)', but --module is '\(module)'")
        }
        var writer = SymbolGraphText(graph)
        let lines = writer.declarations(in: []) + writer.extensions()
        return (writer.modules.sorted().map { "import \($0)" } + lines).joined(separator: "\n") + "\n"
    }

    private init(_ graph: SymbolGraph) {
        self.graph = graph
        let own = graph.symbols.filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
        symbols = Dictionary(own.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
        var inherited: [String: [String]] = [:]
        // The superclass comes first.
        for relation in graph.relationships.sorted(by: { $0.order < $1.order }) where relation.isInheritance {
            let known = symbols[relation.target].map { $0.pathComponents.joined(separator: ".") }
            guard let name = known ?? relation.targetFallback, name != "Swift.SendableMetatype" else { continue }
            // The graph repeats the conformances of a superclass from another module.
            let names = inherited[relation.source] ?? []
            if names.first?.hasSuffix(".NSObject") == true, Self.ofNSObject.contains(name) { continue }
            inherited[relation.source] = names + [name]
        }
        self.inherited = inherited
        for symbol in own where symbol.swiftExtension?.constraints == nil {
            children[Array(symbol.pathComponents.dropLast()), default: []].append(symbol)
        }
        let names = Set(own.map { $0.pathComponents.joined(separator: ".") })
        modules = Set(
            inherited.values.joined().compactMap { name in
                name.contains(".") && !names.contains(name) ? name.split(separator: ".").first.map(String.init) : nil
            }
        ).subtracting(["Swift", graph.module.name])
    }

    /// The declarations of a type or of the module, in source order if known, otherwise sorted by name.
    ///
    /// - Parameter isProtocol: whether they belong to a protocol, whose members have no access level.
    private mutating func declarations(in path: [String], isProtocol: Bool = false) -> [String] {
        let sorted = (children[path] ?? []).sorted { $0.order < $1.order }
        var lines: [String] = []
        for symbol in sorted {
            lines += symbol.availability
            let level = isProtocol || symbol.kind.identifier == "swift.enum.case" ? "" : "\(symbol.accessLevel) "
            var text = text(of: symbol, level: level)
            guard symbol.isType else {
                lines.append(text)
                continue
            }
            if let names = inherited[symbol.identifier.precise], !symbol.isProtocol {
                text += " : " + names.joined(separator: ", ")
            }
            lines += [text + " {"] + declarations(in: symbol.pathComponents, isProtocol: symbol.isProtocol) + ["}"]
        }
        return lines
    }

    /// Members of constrained extensions.
    private mutating func extensions() -> [String] {
        var lines: [String] = []
        for symbol in symbols.values.sorted(by: { $0.order < $1.order }) {
            guard let constraints = symbol.swiftExtension?.constraints else { continue }
            lines.append(
                "extension \(symbol.pathComponents.dropLast().joined(separator: ".")) where "
                    + constraints.map(\.text).joined(separator: ", ") + " {")
            lines += symbol.availability + [text(of: symbol, level: "\(symbol.accessLevel) "), "}"]
        }
        return lines
    }

    /// A declaration in which the types of other modules are qualified with their modules' names.
    private mutating func text(of symbol: SymbolGraph.Symbol, level: String) -> String {
        var text = ""
        var isDeclared = false
        for fragment in symbol.declarationFragments {
            // The access level comes before the keyword and after attributes.
            if !isDeclared, fragment.kind == "keyword" {
                text += level
                isDeclared = true
            }
            if fragment.kind == "typeIdentifier", !text.hasSuffix("."), let module = fragment.module,
                module != graph.module.name
            {
                modules.insert(module)
                text += "\(module)."
            }
            text += fragment.spelling
        }
        return text.replacingOccurrences(of: "\n", with: " ")
    }
}

/// The parts of a symbol graph that are read.
private struct SymbolGraph: Decodable {
    struct Module: Decodable { var name: String }

    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Extension: Decodable { var constraints: [Constraint]? }
        struct Location: Decodable {
            struct Position: Decodable {
                var line: Int
                var character: Int
            }

            var uri: String
            var position: Position
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var accessLevel: String
        var swiftExtension: Extension?
        private var location: Location?
        private var available: [Availability]?

        enum CodingKeys: String, CodingKey {
            case kind, identifier, pathComponents, declarationFragments, accessLevel, swiftExtension, location
            case available = "availability"
        }

        var isProtocol: Bool { kind.identifier == "swift.protocol" }
        var isType: Bool { ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier) }
        var order: (String, Int, Int, String, String) {
            let place = location?.position
            return (
                location?.uri ?? "", place?.line ?? 0, place?.character ?? 0, pathComponents.joined(separator: "."),
                identifier.precise
            )
        }
        /// As attributes.
        var availability: [String] { (available ?? []).compactMap(\.attribute) }
    }

    struct Fragment: Decodable {
        var kind: String
        var spelling: String
        var preciseIdentifier: String?

        /// The module of a Swift type, from its mangled name, such as `s:10Foundation3URLV`; nil for other types and
        /// for those of the standard library.
        var module: String? {
            guard let usr = preciseIdentifier, usr.hasPrefix("s:") else { return nil }
            let digits = usr.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
            guard let count = Int(digits) else { return nil }
            let name = usr.dropFirst(2 + digits.count).prefix(count)
            return name.count == count ? String(name) : nil
        }
    }

    struct Constraint: Decodable {
        var kind: String
        var lhs: String
        var rhs: String

        var text: String { "\(lhs) \(kind == "sameType" ? "==" : ":") \(rhs)" }
    }

    struct Availability: Decodable {
        struct Version: Decodable {
            var major: Int
            var minor: Int?

            var text: String { "\(major).\(minor ?? 0)" }
        }

        var domain: String?
        /// As written in the source, with escapes.
        var message: String?
        var introduced: Version?
        var deprecated: Version?
        var obsoleted: Version?
        var isUnconditionallyDeprecated: Bool?
        var isUnconditionallyUnavailable: Bool?

        /// `@available(…)`; nil if it has no arguments.
        var attribute: String? {
            var words: [String] = []
            if isUnconditionallyUnavailable == true { words.append("unavailable") }
            if let introduced { words.append("introduced: \(introduced.text)") }
            if let deprecated { words.append("deprecated: \(deprecated.text)") }
            if isUnconditionallyDeprecated == true { words.append("deprecated") }
            if let obsoleted { words.append("obsoleted: \(obsoleted.text)") }
            if !words.isEmpty, let message { words.append("message: \"\(message)\"") }
            return words.isEmpty ? nil : "@available(\(([domain ?? "*"] + words).joined(separator: ", ")))"
        }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
        private var swiftConstraints: [Constraint]?

        /// Whether it is an unconditional superclass or conformance.
        var isInheritance: Bool { ["inheritsFrom", "conformsTo"].contains(kind) && swiftConstraints == nil }
        var order: (String, String) { (kind == "inheritsFrom" ? "" : kind, targetFallback ?? target) }
    }

    var module: Module
    var symbols: [Symbol]
    var relationships: [Relationship]
}

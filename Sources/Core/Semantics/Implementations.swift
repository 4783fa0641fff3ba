import DovetailBasics
import DovetailFacts
import DovetailGraphs

/// The types of the program that are, or conform to, a service.
package struct Implementations {
    private let symbols: SymbolTable
    /// The declarations of each type, by the type without its arguments.
    private var declared: [Type: [Int]] = [:]
    /// The classes, structs, enums and actors that are or inherit from each type.
    private var heirs: [Int: [Int]] = [:]

    package init(_ symbols: SymbolTable) {
        self.symbols = symbols
        for type in symbols.types.indices where !symbols.types[type].fact.isLocal {
            let fact = symbols.types[type].fact
            let module = symbols.program.modules[symbols.types[type].context.module].module.name ?? ""
            let named = NamedType(module: module, parts: fact.path.map { .init($0) })
            declared[.named(named), default: []].append(type)
            guard fact.kind != .protocol else { continue }
            for parent in symbols.typeAndSupertypes(of: type) { heirs[parent, default: []].append(type) }
        }
    }

    /// The declaration of a service; nil if there is none, or several.
    package func declaration(of service: Type) -> Int? {
        guard case .named(var named) = service, !named.isUndecided, named.parts.allSatisfy(\.arguments.isEmpty) else {
            return nil
        }
        named.file = nil
        guard let found = declared[.named(named)], found.count == 1 else { return nil }
        return found[0]
    }

    /// All types that may implement a service: a type itself, and what inherits from or conforms to it. Nil if it is
    /// unknown what else does.
    package func all(of service: Type) -> [Int]? {
        guard let type = declaration(of: service), symbols.program.unmet.contains(symbols.types[type].fact.name)
        else { return nil }
        return heirs[type] ?? []
    }
}

extension SymbolTable {
    /// Whether a type unconditionally inherits from or conforms to another.
    package func isSurely(_ type: Int, a other: Int) -> Bool {
        let line = reachable(from: [type]) { next in
            let plain = extensions[next].filter { $0.fact.constraints.isEmpty }
            return (types[next].fact.inherits + plain.flatMap(\.fact.inherits)).compactMap(\.shape.path)
                .flatMap { declarations(of: $0, in: types[next].context) }
        }
        return line.contains(other)
    }

    /// Whether a type can be named without `any`.
    package func isPlainProtocol(_ type: Int) -> Bool {
        guard types[type].fact.kind == .protocol else { return true }
        return typeAndSupertypes(of: type).allSatisfy { one in
            let fact = types[one].fact
            let isPlain = fact.inherits.allSatisfy { parent in
                !declarations(of: parent.shape.path ?? [], in: types[one].context).isEmpty
                    || Self.protocolsWithoutRequirements.contains(parent.shape.path?.last ?? "")
            }
            return isPlain
                && fact.members.allSatisfy { $0.kind != .associatedType && !$0.mentionedNames.contains("Self") }
        }
    }

    private static let protocolsWithoutRequirements: Set<String> = [
        "AnyObject", "Sendable", "Error", "LocalizedError", "Codable", "Encodable", "Decodable",
        "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
}

import DovetailFacts
import DovetailSemantics

/// The types of the program that are, or conform to, a service.
struct Implementations {
    private let symbols: SymbolTable
    /// The declarations of each type, by the type without its arguments.
    private var declared: [Type: [Int]] = [:]
    /// The classes, structs, enums and actors that are or inherit from each type.
    private var heirs: [Int: [Int]] = [:]

    init(_ services: LinkedServices) {
        symbols = services.index.symbols
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
    func declaration(of service: Type) -> Int? {
        guard case .named(var named) = service, !named.isUndecided, named.parts.allSatisfy(\.arguments.isEmpty) else {
            return nil
        }
        named.file = nil
        guard let found = declared[.named(named)], found.count == 1 else { return nil }
        return found[0]
    }

    /// All types that may implement a service: a type itself, and what inherits from or conforms to it. Nil if it is
    /// unknown what else does.
    func all(of service: Type) -> [Int]? {
        guard let type = declaration(of: service), symbols.program.unregistered.contains(symbols.types[type].fact.name)
        else { return nil }
        return heirs[type] ?? []
    }
}

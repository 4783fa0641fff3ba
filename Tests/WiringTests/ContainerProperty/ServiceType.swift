/// A value that a factory may take as an argument.
enum ArgumentType: CaseIterable, Hashable {
    case int, string, base, derived, tag

    var name: String {
        switch self {
        case .int: "Int"
        case .string: "String"
        case .base: "Base"
        case .derived: "Derived"
        case .tag: "any Tag"
        }
    }
    var isHashable: Bool { self == .int || self == .string }
}

/// A type that a container may be asked for.
indirect enum ServiceType: Hashable {
    /// `any P3`
    case existential(Int)
    /// `S3`
    case concrete(Int)
    case box(ServiceType)
    case array(ServiceType)
    case optional(ServiceType)
    case value(ArgumentType)

    /// Without `Optional`.
    var unwrapped: ServiceType {
        if case .optional(let inner) = self { return inner }
        return self
    }
    var isOptional: Bool { self != unwrapped }
}

/// What a service's initialiser takes.
struct ServiceParameter {
    enum Need {
        case service(ServiceType)
        case value(ArgumentType)
        /// A closure that asks for it.
        case later(ServiceType)
    }

    /// Nil where it is written `_`.
    var label: String?
    var name: String
    var need: Need
}

/// A class or struct of a generated program, and the protocol that it conforms to.
struct GeneratedService {
    var id: Int
    var module: Int
    var isStruct = false
    var hasProtocol = true
    /// The enum around it.
    var outer: String?
    /// The service whose class it inherits from, with its initialiser.
    var base: Int?
    var hasHeir = false
    var parameters: [ServiceParameter] = []
    /// What is set when it is complete, and where.
    var later: ServiceType?

    var name: String { (outer.map { "\($0)." } ?? "") + "S\(id)" }
    var values: [ArgumentType] {
        parameters.compactMap { if case .value(let type) = $0.need { type } else { nil } }
    }
    /// Whether it takes closures that ask.
    var asksLater: Bool { parameters.contains { if case .later = $0.need { true } else { false } } }
    /// The type that it is mostly asked for by.
    var usual: ServiceType { hasProtocol ? .existential(id) : .concrete(id) }
}

/// What a service is registered and asked for under.
struct ServiceKey: Hashable {
    var type: ServiceType
    /// The name, as its value.
    var name: String?
    var arguments: [ArgumentType] = []
}

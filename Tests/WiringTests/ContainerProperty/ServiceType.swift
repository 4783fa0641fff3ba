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

/// A type that may be resolved.
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

/// A parameter of a service's initializer.
struct ServiceParameter {
    enum Need {
        case service(ServiceType)
        case value(ArgumentType)
        /// A closure that resolves it.
        case later(ServiceType)
    }

    /// Nil for the label `_`.
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
    /// The enclosing enum.
    var outer: String?
    /// The service whose class it inherits from, including its initializer.
    var base: Int?
    var hasHeir = false
    var parameters: [ServiceParameter] = []
    /// The service that is set in its completion.
    var later: ServiceType?

    var name: String { (outer.map { "\($0)." } ?? "") + "S\(id)" }
    var values: [ArgumentType] {
        parameters.compactMap { if case .value(let type) = $0.need { type } else { nil } }
    }
    /// Whether it takes closures that resolve.
    var asksLater: Bool { parameters.contains { if case .later = $0.need { true } else { false } } }
    /// The type by which it is usually resolved.
    var usual: ServiceType { hasProtocol ? .existential(id) : .concrete(id) }
}

/// The key under which a service is registered and resolved.
struct ServiceKey: Hashable {
    var type: ServiceType
    /// The value of the name.
    var name: String?
    var arguments: [ArgumentType] = []
}

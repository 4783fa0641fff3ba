import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds Dovetail registrations whose scope cannot keep their service: invalid-scope.
struct InvalidScopes: ContainerRule {
    private let services: LinkedServices

    init(_ services: LinkedServices) { self.services = services }

    var findings: [Finding] { ofDovetail.compactMap(finding) }

    var damage: Damage { Damage(registrations: registrations, doubtfulRegistrations: uncertain) }

    /// The numbers of the registrations that throw when they are made: nothing is found there.
    private var registrations: Set<Int> {
        Set(ofDovetail.filter { finding($0) != nil })
    }

    /// The registrations that may throw: their scope, or whether they override another one, is an expression, or they
    /// keep weakly what may be no object.
    private var uncertain: [Int: GapCause] {
        var found: [Int: GapCause] = [:]
        for number in ofDovetail {
            let registration = services.registrations[number]
            if registration.fact.mayOverride { found[number] = .unknownOverride }
            switch registration.scope {
            case .other where registration.arguments?.isEmpty != true || isOrMayBeValue(registration):
                found[number] = .unknownScope
            case .weak where mayBeValue(registration): found[number] = .mayBeNoObject
            case .other, .weak, .transient, .graph, .singleton: break
            }
        }
        return found
    }

    private func isOrMayBeValue(_ registration: LinkedRegistration) -> Bool {
        valueKind(registration) != nil || mayBeValue(registration)
    }

    /// Whether the service is a protocol of the program that structs may conform to, and it is unknown what is built.
    private func mayBeValue(_ registration: LinkedRegistration) -> Bool {
        if case .forward = registration.fact.form { return false }
        guard case .written(let service) = registration.fact.service, let path = service.withoutMarks.path
        else { return false }
        let symbols = services.index.symbols
        if Self.bringNoClass.contains(path.joined(separator: ".")), path != ["AnyObject"],
            symbols.declarations(of: path, in: registration.context).isEmpty
        {
            let made = registration.made?.withoutMarks.path
            return made.map { symbols.declarations(of: $0, in: registration.context).isEmpty } ?? true
        }
        guard registration.made == nil else { return false }
        return symbols.declarations(of: path, in: registration.context).contains { type in
            guard symbols.types[type].fact.kind == .protocol else { return false }
            return symbols.typeAndSupertypes(of: type).allSatisfy { one in
                symbols.types[one].fact.inherits.allSatisfy { clause in
                    // It is unknown what protocols outside the program imply.
                    clause.shape.path.map {
                        !symbols.declarations(of: $0, in: symbols.types[one].context).isEmpty
                            || Self.bringNoClass.contains($0.joined(separator: "."))
                    } ?? true
                }
            }
        }
    }

    /// Protocols of the standard library to which structs conform.
    private static let bringNoClass = bringNoHash.subtracting(["AnyObject"]).union(["Hashable"])

    private var ofDovetail: [Int] { services.registrations.indices.filter { services.registrations[$0].isDovetail } }

    private func finding(_ number: Int) -> Finding? {
        let registration = services.registrations[number]
        if registration.scope == .weak, services.isAsync(number) {
            return finding(
                registration, "has scope weak, but its factory is asynchronous",
                help: "use .singleton, .graph or .transient")
        }
        return finding(registration)
    }

    private func finding(_ registration: LinkedRegistration) -> Finding? {
        let arguments = registration.arguments ?? []
        switch registration.scope {
        case .graph where !isNothing(arguments), .weak where !isNothing(arguments):
            return finding(
                registration, "has arguments, so its scope cannot be .\(registration.fact.scope ?? "graph")",
                help: "omit the scope, or use .singleton if every argument is Hashable")
        case .singleton:
            let sources = registration.fact.arguments
            guard sources.count == arguments.count,
                let at = sources.indices.first(where: { isNotHashable(sources[$0], registration.context) }),
                case .known(let type) = arguments[at]
            else { return nil }
            return finding(
                registration, "is a singleton per argument, but '\(type.swift)' is not Hashable",
                help: declared(sources[at], registration.context).map { "make '\($0)' Hashable, or omit the scope" }
                    ?? "omit the scope, or pass something that is Hashable")
        case .weak:
            guard let kind = valueKind(registration) else { return nil }
            return finding(
                registration, "has scope weak, but '\(kind.name)' is \(kind.kind)",
                help: "only objects can be weak: omit the scope"
                    + (kind.isDeclared ? ", or make '\(kind.name)' a class" : ""))
        case .transient, .graph, .other: return nil
        }
    }

    private func finding(_ registration: LinkedRegistration, _ what: String, help: String) -> Finding {
        Finding(.invalidScope, at: registration.fact.location, "\(registration.text) \(what)", help: help)
    }

    private func isNothing(_ arguments: [ResolvedType]) -> Bool { ArgumentList.types(of: arguments)?.isEmpty == true }

    /// Whether an argument is surely not `Hashable`: a struct, a class or a protocol of the program that is not, a
    /// function or a tuple, or a type made of these.
    private func isNotHashable(_ argument: TypeSource, _ context: LookupContext) -> Bool {
        guard case .written(let shape) = argument else { return false }
        return isNotHashable(shape, context)
    }

    private func isNotHashable(_ shape: TypeShape, _ context: LookupContext) -> Bool {
        switch shape.withoutMarks {
        case .function, .tuple, .metatype: return true
        case .array(let inner), .optional(let inner), .implicitlyUnwrapped(let inner), .dictionary(_, let inner):
            return isNotHashable(inner, context)
        case .named(let parts) where Self.hashedByContent.contains(parts.map(\.name).joined(separator: ".")):
            return parts.last?.arguments.last.map { isNotHashable($0, context) } ?? false
        default: return isDeclaredNotHashable(shape, context)
        }
    }

    private func isDeclaredNotHashable(_ shape: TypeShape, _ context: LookupContext) -> Bool {
        let symbols = services.index.symbols
        guard let path = shape.withoutMarks.path,
            let type = symbols.declarations(of: path, in: context).first
        else { return false }
        // An enum is Hashable if none of its cases has associated values.
        if symbols.types[type].fact.kind == .enum, !symbols.types[type].fact.hasAssociatedValues { return false }
        // `any P` is not a P itself, whatever P requires.
        if symbols.types[type].fact.kind == .protocol { return true }
        return symbols.typeAndSupertypes(of: type).allSatisfy { ancestor in
            let extensions = symbols.extensions[ancestor].filter {
                ancestor != type
                    || !isUnmet(
                        $0.fact.constraints, shape: shape.withoutMarks, type: symbols.types[type].fact, context: context
                    )
            }
            let clauses = symbols.types[ancestor].fact.inherits + extensions.flatMap(\.fact.inherits)
            return clauses.allSatisfy { clause in
                guard let path = clause.shape.withoutMarks.path else { return false }
                // The conformances of classes and protocols outside the program are unknown.
                return !symbols.declarations(of: path, in: symbols.types[ancestor].context).isEmpty
                    || Self.bringNoHash.contains(path.joined(separator: "."))
            }
        }
    }

    /// Whether an extension is not for this type: it requires a generic argument to be `Hashable`, which it is not.
    private func isUnmet(
        _ constraints: [ConstraintFact], shape: TypeShape, type: TypeFact, context: LookupContext
    ) -> Bool {
        constraints.contains { constraint in
            guard !constraint.isSameType, constraint.right.path?.last == "Hashable",
                let at = type.genericParameters.firstIndex(where: { constraint.left == .name($0) }),
                shape.arguments.indices.contains(at)
            else { return false }
            return isNotHashable(shape.arguments[at], context)
        }
    }

    /// Types of the standard library that are `Hashable` if their contents are.
    private static let hashedByContent: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Swift.Array", "Swift.Dictionary",
        "Swift.Optional",
    ]

    /// The program's own type that keeps an argument from being `Hashable` and could be; nil if there is none, as in a
    /// function or an `any` type.
    private func declared(_ argument: TypeSource, _ context: LookupContext) -> String? {
        guard case .written(let shape) = argument else { return nil }
        return declared(shape, context)
    }

    private func declared(_ shape: TypeShape, _ context: LookupContext) -> String? {
        switch shape.withoutMarks {
        case .array(let inner), .optional(let inner), .implicitlyUnwrapped(let inner), .dictionary(_, let inner):
            return declared(inner, context)
        case .named(let parts) where Self.hashedByContent.contains(parts.map(\.name).joined(separator: ".")):
            return parts.last?.arguments.last.flatMap { declared($0, context) }
        default:
            let symbols = services.index.symbols
            guard let path = shape.withoutMarks.path,
                let type = symbols.declarations(of: path, in: context).first, symbols.types[type].fact.kind != .protocol
            else { return nil }
            // Its extension makes it `Hashable` if its arguments are.
            let isConditional = symbols.extensions[type].contains {
                isUnmet(
                    $0.fact.constraints, shape: shape.withoutMarks, type: symbols.types[type].fact, context: context)
            }
            if isConditional {
                return shape.withoutMarks.arguments.lazy.filter { isNotHashable($0, context) }
                    .compactMap { declared($0, context) }.first
            }
            return symbols.types[type].fact.name
        }
    }

    /// The kind of a value whose type the program does not declare; nil if it may be an object.
    private func libraryKind(_ shape: TypeShape, _ context: LookupContext) -> String? {
        switch shape {
        case .array, .dictionary, .tuple, .function: return "not an object"
        case .optional: return "an optional"
        case .named(let parts):
            guard let name = parts.last?.name, Self.values.contains(name), let path = shape.path,
                services.index.symbols.declarations(of: path, in: context).isEmpty
            else { return nil }
            return "a struct"
        default: return nil
        }
    }

    /// Structs of the standard library and of Foundation that apps register.
    private static let values: Set<String> = [
        "Array", "Bool", "Calendar", "Character", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
        "Dictionary", "Double", "Duration", "Float", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8",
        "Locale", "Measurement", "Range", "Set", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16",
        "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLRequest", "UUID",
    ]

    /// Protocols of the standard library that do not imply `Hashable`.
    private static let bringNoHash: Set<String> = [
        "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
        "Identifiable", "Sendable",
    ]

    /// The value that is registered or built, what it is, and whether the program declares its type.
    private func valueKind(_ registration: LinkedRegistration) -> (name: String, kind: String, isDeclared: Bool)? {
        var shapes = [registration.made].compactMap { $0 }
        if case .written(let service) = registration.fact.service { shapes.append(service) }
        for shape in shapes.map(\.withoutMarks) {
            guard let kind = libraryKind(shape, registration.context),
                case .known(let type) = services.index.resolved(.written(shape), in: registration.context)
            else { continue }
            return (type.swift, kind, false)
        }
        for path in shapes.compactMap(\.path) {
            for type in services.index.symbols.declarations(of: path, in: registration.context) {
                let fact = services.index.symbols.types[type].fact
                switch fact.kind {
                case .struct: return (fact.name, "a struct", true)
                case .enum: return (fact.name, "an enum", true)
                case .class, .actor, .protocol: break
                }
            }
        }
        return nil
    }
}

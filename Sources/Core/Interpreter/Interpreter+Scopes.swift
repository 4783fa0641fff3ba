import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// What scopes can keep, and where.

extension Interpreter {
    /// Whether what a registration needs is looked up in the container that has it.
    func isOfOwner(_ number: Int) -> Bool {
        let registration = registrations[number]
        return types.vocabularies[registration.vocabulary].laws.scopes[registration.scope]?.isOfOwner ?? false
    }

    /// Resolves what was deferred.
    func resolve(deferred number: Int, _ site: Site, _ state: inout State, _ frame: Frame) -> Value {
        let head = types.head(objects[number].type)
        var isList = false
        if let argument = head.shape.arguments.first {
            let type = types.value(
                BoundType(shape: argument, context: head.context), origin: objects[number].type.origin)
            if let library = types.library(type), types.role(library) == .deferred {
                // It gives another one.
                let inner = newObject(.library(library), type)
                objects[inner].deferred = objects[number].deferred
                return Value(.object(inner), type)
            }
            if case .array = types.head(type).shape { isList = true }
        }
        var result: Value?
        for (registration, container) in objects[number].deferred.prefix(4) where !state.path.isNever {
            let one = registrations[registration]
            let isAwaited =
                types.library(objects[number].type).map { $0.name.hasPrefix("Async") } ?? false
            let library = view(
                LibraryType(vocabulary: one.vocabulary, name: "Resolver"), isAwaited: isAwaited)
            if !isAwaited, let culprit = asynchronous(registration, in: container, state, frame) {
                let place = code.place(registrations[culprit].site, in: registrations[culprit].file)
                record(.asynchronous(place), one.key.text, site, frame, origin: frame.number)
                fail(&state, frame)
                break
            }
            let value = build(registration, in: container, [], library, site, &state, frame)
            result = result.map { $0.joined(value) } ?? value
        }
        return isList ? .unknown(.manyValues) : result ?? .unknown(.form)
    }

    // MARK: Objects

    /// What a value is for a scope that keeps only objects.
    private enum Objecthood: Hashable {
        case object
        /// It is of a type that is not read.
        case foreign
        /// It is none, but what this says.
        case none(String)
        case unknown
    }

    /// A scope that keeps only objects fails for others. What is of another library's type is taken for an object,
    /// unless the service shows that it may be none.
    func checkObject(_ value: Value, _ number: Int, _ state: inout State, _ frame: Frame) {
        guard !state.path.isNever else { return }
        let registration = registrations[number]
        var all: Set<Objecthood> = []
        if case .optional = registration.service.type {
            all = [.none("an optional")]
        } else {
            all = Set(value.kinds.map { objecthood($0, value.type ?? registration.service) })
        }
        if all.remove(.foreign) != nil {
            all.insert(objecthood(of: registration.service) == .unknown ? .unknown : .object)
        }
        guard all != [.object] else { return }
        let place = code.place(registration.site, in: registration.file)
        guard all.count == 1, case .none(let kind)? = all.first else {
            faultsOfRegistrations[number] = .unknown(.mayBeNoObject)
            return
        }
        faultsOfRegistrations[number] = .broken(place)
        if isRecording, !isUnreached {
            problems.insert(
                Evaluation.Problem(
                    kind: .invalidScope(.noObject(kind)), location: place, text: registration.key.text))
        }
        fail(&state, frame)
    }

    /// If a scope is not known, it may be one that keeps only objects.
    func checkObjectOfUnknownScope(_ value: Value, _ number: Int) {
        let registration = registrations[number]
        let scopes = types.vocabularies[registration.vocabulary].laws.scopes.values
        guard scopes.contains(where: \.isForObjects) else { return }
        let isObject = value.kinds.allSatisfy { objecthood($0, value.type ?? registration.service) == .object }
        if !isObject { faultsOfRegistrations[number] = .unknown(.scope) }
    }

    private func objecthood(_ kind: Value.Kind, _ type: TypeValue) -> Objecthood {
        switch kind {
        case .object(let number):
            guard case .instance(let declared) = objects[number].kind else { return .object }
            return objecthood(ofDeclared: declared)
        case .closure, .local, .function, .member, .bound, .keyPath: return .none("a function")
        case .metatype: return .none("a type")
        case .text, .integer, .truth: return .none("a struct")
        case .list, .dictionary, .tuple: return .none("not an object")
        case .enumCase: return .none("an enum")
        case .null, .unknown: return objecthood(of: type)
        }
    }

    private func objecthood(ofDeclared declared: Int) -> Objecthood {
        switch symbols.types[declared].fact.kind {
        case .class, .actor: return .object
        case .struct: return .none("a struct")
        case .enum: return .none("an enum")
        case .protocol:
            // A struct may conform, unless it inherits from what is only for objects, or from what is not known.
            let mayBeValue = types.supertypes(of: declared).allSatisfy { one in
                symbols.types[one].fact.inherits.allSatisfy { reference in
                    let bound = types.head(
                        BoundType(shape: reference.shape, context: symbols.types[one].context))
                    return types.declaration(bound) != nil
                        || bound.shape.path.map { Self.ofValues.contains($0.joined(separator: ".")) } ?? false
                }
            }
            return mayBeValue ? .unknown : .object
        }
    }

    /// What a value of a type is, as far as its type tells.
    private func objecthood(of type: TypeValue) -> Objecthood {
        let head = types.head(type)
        if let declared = types.declaration(head)?.type { return objecthood(ofDeclared: declared) }
        switch head.shape {
        case .array, .dictionary, .tuple, .function: return .none("not an object")
        case .optional: return .none("an optional")
        case .named:
            guard let name = head.shape.path?.joined(separator: ".") else { return .foreign }
            if Self.values.contains(name) { return .none("a struct") }
            return Self.ofValues.contains(name) || name == "Any" ? .unknown : .foreign
        default: return .foreign
        }
    }

    /// Protocols of the standard library to which structs conform.
    private static let ofValues: Set<String> = [
        "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
        "Identifiable", "Sendable",
    ]

    /// Structs of the standard library and of Foundation that apps register.
    private static let values: Set<String> = [
        "Array", "Bool", "Calendar", "Character", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
        "Dictionary", "Double", "Duration", "Float", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8",
        "Locale", "Measurement", "Range", "Set", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16",
        "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLRequest", "UUID",
    ]

    // MARK: Hashable

    /// Whether a type is `Hashable`; nil if that is not known.
    func isHashable(_ type: TypeValue, depth: Int = 0) -> Bool? {
        guard depth < 8 else { return nil }
        let head = types.head(type)
        func part(_ shape: TypeShape) -> Bool? {
            isHashable(types.value(BoundType(shape: shape, context: head.context)), depth: depth + 1)
        }
        switch head.shape {
        case .function, .tuple, .metatype: return false
        case .array(let inner), .optional(let inner): return part(inner)
        case .dictionary(_, let inner): return part(inner)
        case .named(let parts):
            if let instance = types.declaration(head) { return isHashable(instance, depth) }
            guard let name = parts.last?.name, symbols.declarations(of: [name], in: head.context).isEmpty else {
                return nil
            }
            if name == "Any" || name == "AnyObject" || Self.notHashing.contains(name) { return false }
            if let argument = parts.last?.arguments.last {
                return ["ArraySlice", "ContiguousArray", "Dictionary"].contains(name) ? part(argument) : nil
            }
            return StandardConformances.conforms(name, to: "Hashable")
        default: return nil
        }
    }

    private func isHashable(_ instance: TypeInstance, _ depth: Int) -> Bool? {
        let fact = symbols.types[instance.type].fact
        // `any P` does not itself conform to P, whatever P requires.
        if fact.kind == .protocol { return false }
        if fact.kind == .enum, !fact.hasAssociatedValues { return true }
        let names = Array(symbols.genericParameters(of: instance.type).joined())
        var isKnown = true
        for ancestor in types.supertypes(of: instance.type) {
            var clauses = symbols.types[ancestor].fact.inherits
            for one in symbols.extensions[ancestor]
            where one.fact.inherits.contains(where: { !Self.notHashing.contains($0.shape.path?.last ?? "") }) {
                var holds: Bool? = true
                for constraint in ancestor == instance.type ? one.fact.constraints : [] where holds != false {
                    guard !constraint.isSameType, constraint.right.path?.last == "Hashable",
                        let index = names.firstIndex(where: { constraint.left == .name($0) }),
                        instance.arguments.indices.contains(index)
                    else {
                        holds = nil
                        continue
                    }
                    switch isHashable(types.value(instance.arguments[index]), depth: depth + 1) {
                    case true?: break
                    case false?: holds = false
                    case nil: holds = nil
                    }
                }
                if holds == true { clauses += one.fact.inherits }
                if holds == nil { isKnown = false }
            }
            for clause in clauses {
                let bound = types.head(BoundType(shape: clause.shape, context: symbols.types[ancestor].context))
                guard let name = bound.shape.path?.last else {
                    isKnown = false
                    continue
                }
                if StandardConformances.implies(name, "Hashable") { return true }
                if types.declaration(bound) == nil, types.library(bound) == nil, !Self.notHashing.contains(name) {
                    isKnown = false
                }
            }
        }
        return isKnown ? false : nil
    }

    /// Protocols of the standard library that do not imply `Hashable`.
    private static let notHashing: Set<String> = [
        "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
        "Identifiable", "Sendable",
    ]
}

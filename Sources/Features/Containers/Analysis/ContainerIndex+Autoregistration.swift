import DovetailFacts
import DovetailSemantics

/// Functions of the program that resolve what the services that they register need.
extension ContainerIndex {
    /// What a function that registers resolves for the service.
    enum Resolving {
        case nothing
        /// These types.
        case types([TypeSource])
        /// All parameters of what a call passes to build the service, and these types.
        case parameters([TypeSource])
        /// Something that depends on the call in an unknown way.
        case unclear
    }

    /// What a call has a function resolve for the service.
    ///
    /// - Parameter made: the registration in the function, as the functions that it calls make it.
    /// - Parameter inner: the same, as it is written.
    func resolving(
        _ made: RegisteredThrough, _ inner: Placed<RegistrationFact>, _ function: Placed<ContainerFunctionFact>,
        _ use: HelperUse
    ) -> Resolving {
        let factories = Self.factories(of: function)
        var types: [TypeSource] = []
        for source in made.fact.alsoResolved {
            guard let type = given(source, use, function) else { return .unclear }
            types.append(type)
        }
        if let construct = made.fact.construct {
            let isPassedOn = factories.count == 1 && construct.count == 1 && made.fact.arguments.isEmpty
            return isPassedOn ? .parameters(types) : .unclear
        }
        guard !made.resolvesParameters else { return .unclear }
        var parameters: [TypeShape] = []
        for fact in resolvedByTemplates[inner.fact.location] ?? [] where !fact.isOptional {
            guard fact.name == .none, fact.arguments.isEmpty, fact.timing == .building, case .closure = made.fact.form,
                fact.receiver == .resolver(of: inner.fact.location)
            else { return .unclear }
            if let type = given(fact.service, use, function) {
                types.append(type)
            } else if case .generic(let name) = fact.service {
                parameters.append(.name(name))
            } else {
                return .unclear
            }
        }
        guard !parameters.isEmpty else { return types.isEmpty ? .nothing : .types(types) }
        return factories.count == 1 && factories[0] == parameters ? .parameters(types) : .unclear
    }

    /// A type that is built from a function's generic parameter, with what a call gives for it: `Feed.self` for
    /// `T.Type`. Nil if it gives none.
    private func given(
        _ source: TypeSource, _ use: HelperUse, _ function: Placed<ContainerFunctionFact>
    ) -> TypeSource? {
        guard let name = source.genericName, function.fact.genericParameters.contains(name) else { return source }
        for (at, type) in function.fact.parameterTypes.enumerated() {
            guard case .metatype(.name(name), _) = type,
                let given = Self.given(use.metatypes, parameter: at, use: use, function: function)
            else { continue }
            return source.replacingGeneric(with: given)
        }
        return nil
    }

    /// The number of parameters of what a call passes to build a service; nil if it is unknown.
    func arity(of factory: HelperUse.Factory, in context: LookupContext) -> Int? {
        let counts: Set<Int>
        switch factory {
        case .closure(let types): counts = [types.count]
        case .initializer(let type, let labels):
            let known = type.path.map { initializers(of: $0, in: context) } ?? []
            counts = Set(known.filter { labels == nil || $0.labels == labels }.map(\.parameters.count))
        case .function(let names):
            counts = Set((functionsByName[names.last ?? ""] ?? []).map(\.fact.parameterTypes.count))
        }
        return counts.count == 1 ? counts.first : nil
    }
}

/// A registration, with its container, which may be written in another place.
struct RegisteredThrough {
    var fact: RegistrationFact
    var receiver: Placed<ContainerValue>
    /// Whether the parameters of what builds it are resolved, although a function of the program registers it.
    var resolvesParameters = false
}

extension RegisteredThrough {
    /// Has it built by what a call passes, with all its parameters resolved; by something unknown if that is nil.
    mutating func build(by factory: HelperUse.Factory?) {
        resolvesParameters = true
        fact.arguments = []
        (fact.firstParameter, fact.construct) = (nil, nil)
        switch factory {
        case .closure(let types):
            fact.form = .closure
            fact.firstParameter = types.first
            fact.arguments = Array(types.dropFirst())
        case .initializer(let type, let labels): fact.form = .initializer(type, labels: labels)
        case .function(let names):
            fact.form = .function(names.joined(separator: "."))
            fact.construct = names
        case nil:
            fact.form = .closure
            fact.firstParameter = .unknown("an unknown type")
        }
    }
}

import DovetailFacts
import DovetailSemantics

/// The registrations that services may resolve which are not registered yet, judging by the types that implement them.
struct MissingNeeds {
    private let walk: ContainerWalk
    private var services: LinkedServices { walk.services }
    private var symbols: SymbolTable { walk.services.index.symbols }

    init(_ walk: ContainerWalk) { self.walk = walk }

    /// The registrations; nil if a service may resolve any of them, because it is unknown what will build it.
    var registrations: Set<Int>? {
        guard var pending = missing else { return nil }
        if pending.isEmpty { return [] }
        let implementations = Implementations(symbols)
        let reach = RegistrationReach(services)
        var seen: Set<Type> = []
        var found: Set<Int> = []
        while let service = pending.popLast() {
            guard seen.insert(service).inserted else { continue }
            // A factory chooses between several types by something else that it resolves.
            guard let types = implementations.all(of: service), types.count == 1, let needs = needs(types[0]) else {
                return nil
            }
            for need in needs {
                let registered = reach.registrations(of: need.type)
                found.formUnion(registered)
                // The value is another service that is missing, or is taken from one.
                if registered.isEmpty, need.isRequired { pending.append(need.type) }
            }
        }
        return Set(reach.reached(from: found.sorted()))
    }

    /// The services that are missing; nil if one is unknown.
    private var missing: [Type]? {
        var missing: [Type] = []
        for (question, answer) in walk.answers {
            switch answer {
            case .missing, .conditional:
                guard case .known(let service) = services.resolutions[question.resolution].service else { return nil }
                missing.append(service.type)
            case .wrongType: return nil
            case .found, .mismatch, .gap: continue
            }
        }
        return missing
    }

    private struct Need {
        var type: Type
        /// Whether the object cannot be built without it.
        var isRequired: Bool
    }

    /// What a type may be built with: what its initializers and functions take, and its properties. Nil if it may be
    /// anything.
    private func needs(_ type: Int) -> [Need]? {
        guard symbols.isolation(ofType: type) != nil, symbols.types[type].fact.kind != .enum else { return nil }
        var needs: [Need] = []
        for one in symbols.typeAndSupertypes(of: type) where symbols.types[one].fact.kind != .protocol {
            let fact = symbols.types[one].fact
            guard fact.genericParameters.isEmpty else { return nil }
            let initializers = fact.initializers + symbols.extensions[one].flatMap(\.fact.initializers)
            let members = fact.members + symbols.extensions[one].flatMap(\.fact.members)
            var found = initializers.flatMap(\.parameters).map { (shape: $0.type.shape, isRequired: !$0.hasDefault) }
            // A completion may pass it to a function.
            found += members.filter { $0.kind == .function }.flatMap(\.parameters).map { ($0.type.shape, false) }
            let isMemberwise = fact.kind == .struct && initializers.isEmpty
            for member in members where member.kind == .property && !member.isStatic {
                guard member.isMemberwise || member.isSettable, let shape = member.type?.shape else { continue }
                found.append((shape, isMemberwise && member.isMemberwise && !member.hasValue))
            }
            for (shape, isRequired) in found {
                guard let own = self.needs(shape, of: one, isRequired: isRequired) else { return nil }
                needs += own
            }
        }
        return needs
    }

    /// The services in the type of a parameter or property; nil if it can resolve any.
    private func needs(_ shape: TypeShape, of owner: Int, isRequired: Bool) -> [Need]? {
        let context = symbols.types[owner].inside
        guard services.flow.isContainer(shape, in: context) != true else { return nil }
        switch shape.given {
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            return needs(inner, of: owner, isRequired: false)
        case .array(let inner): return needs(inner, of: owner, isRequired: isRequired)
        case .named(let parts)
        where ["Lazy", "Provider", "AsyncLazy", "AsyncProvider"].contains(parts.last?.name)
            && shape.arguments.count == 1:
            return needs(shape.arguments[0], of: owner, isRequired: isRequired)
        case let plain: return [Need(type: symbols.text(of: plain, in: context).type, isRequired: isRequired)]
        }
    }
}

import DovetailFacts
import DovetailSemantics

/// Generic services whose arguments are not written: `register(Page.self) { _ in Page(scheduler) }`.
extension ContainerIndex {
    /// The program's generic type that a service is, if its arguments are omitted.
    private func unbound(_ service: TypeSource, in context: LookupContext) -> TypeFact? {
        guard case .written(let shape) = service, let path = shape.path,
            path.last.map(symbols.names.mayBeGeneric) == true, shape.allArguments.isEmpty,
            case .types(let types) = symbols.meaning(of: path, in: context), let first = types.first,
            !symbols.types[first].fact.genericParameters.isEmpty, !context.enclosing.hasSuffix(path)
        else { return nil }
        return symbols.types[first].fact
    }

    /// A registration, with the generic arguments inferred from what its closure builds.
    func withArguments(_ placed: Placed<RegistrationFact>) -> Placed<RegistrationFact> {
        guard let type = unbound(placed.fact.service, in: placed.context), let shape = placed.fact.service.writtenShape,
            case .named(var parts) = shape, let last = parts.popLast()
        else { return placed }
        var bound: TypeShape?
        if let builds = placed.fact.builds, builds.path == shape.path, !builds.arguments.isEmpty {
            bound = builds
        } else {
            let arguments = type.genericParameters.map { argument(for: $0, of: type, placed) }
            if arguments.allSatisfy({ $0 != nil }) {
                bound = .named(parts + [.init(last.name, arguments.compactMap(\.self))])
            }
        }
        guard let bound else { return placed }
        var result = placed
        result.fact.service = .written(bound)
        return result
    }

    /// The argument that an initializer determines for a generic parameter, from the values that the closure passes.
    private func argument(for name: String, of type: TypeFact, _ placed: Placed<RegistrationFact>) -> TypeShape? {
        let fitting = type.initializers.filter {
            Self.fits(placed.fact.buildingLabels, $0.parameters.map(\.label))
        }
        guard fitting.count == 1, let initializer = fitting.first else { return nil }
        for (at, given) in placed.fact.buildingArguments.enumerated() {
            let labels = initializer.parameters.map(\.label)
            guard let position = Self.position(of: at, placed.fact.buildingLabels, labels),
                initializer.parameters[position].type.shape.given == .name(name),
                let found = bound(made(given, in: placed.context), in: placed.context),
                // It has the same meaning where the service is registered.
                symbols.text(of: found).type == symbols.text(of: found.shape, in: placed.context).type,
                case .named = found.shape
            else { continue }
            return found.shape
        }
        return nil
    }

    /// The type that a call of an initializer that cannot fail makes, or that of a known value such as `RunLoop.main`.
    func made(_ source: TypeSource, in context: LookupContext) -> TypeSource {
        switch source {
        case .constructed(let shape, let labels) where labels.isEmpty: return .written(shape)
        case .member(let names) where names.count == 2:
            guard case .external = symbols.meaning(of: [names[0]], in: context),
                KnownValues.isOfOwnType(names[1], of: names[0])
            else { return source }
            return .written(.name(names[0]))
        default: return source
        }
    }

    /// Whether the generic arguments of a registered service are unknown.
    func isUnbound(_ placed: Placed<RegistrationFact>) -> Bool {
        unbound(placed.fact.service, in: placed.context) != nil
    }
}

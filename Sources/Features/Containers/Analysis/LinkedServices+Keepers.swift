import DovetailFacts
import DovetailSemantics

/// Resolutions in closures that are kept until their consumer is built.
extension LinkedServices {
    /// Whether a resolution surely runs only after a registration's object is built.
    func runsLater(_ number: Int, for registration: Int) -> Bool {
        let resolution = resolutions[number]
        switch resolution.fact.keeper {
        case nil: return false
        case .library(let name): return isOfLibrary(name, resolution.context)
        case .initializer(let path, let call, let argument):
            guard registrations[registration].fact.returnsAtOnce else { return false }
            let types = index.symbols.declarations(of: path, in: resolution.context)
            return !types.isEmpty && types.allSatisfy { stores(argument, of: call, $0) }
        case .property(let name):
            // The object might be used before it is returned, or set the property in one initialiser and call it in
            // another.
            let isReturned = registrations[registration].fact.returnsAtOnce
            let types = index.symbols.declarations(
                of: resolution.context.enclosing, in: resolution.context.enclosed(by: []))
            return isReturned && !types.isEmpty
                && types.allSatisfy { isStored(name, of: $0) && initializers(of: $0).count == 1 }
        }
    }

    private func isOfLibrary(_ name: String, _ context: LookupContext) -> Bool {
        if case .external = index.symbols.meaning(of: [name], in: context) { true } else { false }
    }

    /// Whether the initialiser that a call means only stores the argument at an index.
    private func stores(_ argument: Int, of call: CallShape, _ type: Int) -> Bool {
        let fact = index.symbols.types[type].fact
        switch index.symbols.initializer(of: type, calledBy: call) {
        case .declared(let place):
            guard let initializer = initializers(of: type).first(where: { $0.location == place }),
                let position = call.positions(in: initializer.parameters)?[argument],
                let stored = initializer.storedClosures.first(where: { $0.parameter == position })
            else { return false }
            return isStored(stored.property, of: type)
        case .implicit:
            guard fact.kind == .struct, fact.initializers.isEmpty else { return false }
            let all = fact.members.filter { $0.kind == .property && !$0.isStatic && $0.isStored }
            // A memberwise initialiser stores each of its arguments.
            return !all.isEmpty && all.allSatisfy(\.wrappers.isEmpty)
        case .unknown: return false
        }
    }

    private func initializers(of type: Int) -> [InitializerFact] {
        index.symbols.types[type].fact.initializers + index.symbols.extensions[type].flatMap(\.fact.initializers)
    }

    /// Whether a type's property is stored as it is, by no wrapper and no setter.
    private func isStored(_ name: String, of type: Int) -> Bool {
        index.symbols.types[type].fact.members.contains {
            $0.kind == .property && $0.name == name && !$0.isStatic && $0.isStored && $0.wrappers.isEmpty
        }
    }
}

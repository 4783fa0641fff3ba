import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// How many objects of a type there are, if functions and computed properties make them.
extension ContainerIndex {
    /// A function or computed property whose value is a new object.
    struct ObjectMaker {
        var path: [String]
        var location: SourceLocation
        var type: TypeShape
        var context: LookupContext
    }

    /// Those of types that are no containers.
    var objectMakers: [ObjectMaker] {
        let functions = functionAt.values.map { ($0.fact.path, $0.fact.location, $0.fact.value, $0.context) }
        let properties = variables.values.joined().filter(\.fact.isComputed).map {
            ($0.fact.path, $0.fact.location, $0.fact.value, $0.context)
        }
        return (functions + properties).compactMap { path, location, value, context in
            guard case .created(_, let type, _)? = value,
                type.path?.last.map(KnownLibrary.containerTypes.contains) == false
            else { return nil }
            return ObjectMaker(path: path, location: location, type: type, context: context)
        }
    }

    /// The makers that a dotted name uses on its way to a container.
    static func uses(of makers: [String: [ObjectMaker]], in names: [String]) -> [SourceLocation] {
        guard !makers.isEmpty else { return [] }
        return names.enumerated().flatMap { at, name in
            (makers[name] ?? []).filter { maker in
                // `Scene.make`, or a member of a value of unknown type.
                guard at > 0, names[at - 1].first?.isUppercase == true else { return true }
                return maker.path.dropLast().last == names[at - 1]
            }.map(\.location)
        }
    }
}

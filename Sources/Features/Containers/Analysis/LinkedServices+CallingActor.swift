import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

extension LinkedServices {
    /// Whether the code of a resolution runs on the main actor, and builds at once what the resolution finds.
    func runsOnMain(_ resolution: LinkedResolution) -> Bool {
        guard resolution.fact.waiting == .no, resolution.deferral == nil else { return false }
        return resolution.fact.isAtTopLevel || actor(running: resolution) == "MainActor"
    }

    /// The name of the actor whose code a resolution is in, and on which it surely runs; nil if it may run anywhere.
    func actor(running resolution: LinkedResolution) -> String? {
        if resolution.fact.isOnMain { return "MainActor" }
        guard resolution.fact.code == .function, resolution.deferral == nil else { return nil }
        return resolution.fact.function.flatMap(index.actor)
    }
}

extension ContainerIndex {
    /// The name of the actor on which the function at a place surely runs; nil if it may run anywhere.
    func actor(runningFunctionAt place: SourceLocation) -> String? {
        guard let function = functionAt[place] else { return nil }
        var isolation = symbols.isolation(function.fact.isolation, function.fact.attributes, in: function.context)
        let types = symbols.declarations(of: Array(function.fact.path.dropLast()), in: function.context)
        if isolation == nil, types.count == 1, let type = types.first {
            let declared = symbols.types[type]
            if declared.fact.kind == .actor { return declared.fact.name }
            isolation =
                symbols.isolation(declared.fact.isolation, declared.fact.attributes, in: declared.context)
                ?? symbols.isolation(ofType: type)
        } else if isolation == nil, types.isEmpty {
            isolation = symbols.defaultIsolation(of: function.context.module)
        }
        guard case .actor(let name) = isolation else { return nil }
        return name
    }
}

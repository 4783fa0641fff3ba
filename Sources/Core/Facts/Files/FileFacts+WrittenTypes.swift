package import DovetailDiagnostics

extension FileFacts {
    /// Calls `body` with each type that the facts spell out, with its place or that of the enclosing declaration or
    /// call, and with the text at that place if it is the type's.
    package func forEachWrittenType(_ body: (TypeShape, SourceLocation, _ text: String?) -> Void) {
        func add(_ shape: TypeShape, _ place: SourceLocation) { body(shape, place, nil) }
        func add(_ reference: TypeReference) { body(reference.shape, reference.location, reference.text) }
        func add(_ source: TypeSource, _ place: SourceLocation) {
            switch source {
            case .written(let shape), .constructed(let shape, _), .applied(let shape, _): add(shape, place)
            case .unwrapped(let inner), .optional(let inner): add(inner, place)
            case .argument(let path, _, _, let generics):
                add(.named(path.map { .init($0) }), place)
                for shape in generics { add(shape, place) }
            case .member, .generic, .unknown: break
            }
        }
        func add(_ member: MemberFact) {
            if let type = member.type { add(type) }
            for parameter in member.parameters { add(parameter.type) }
            for wrapper in member.wrappers { add(wrapper, member.location) }
        }
        for type in types {
            type.inherits.forEach(add)
            type.members.forEach(add)
            for initializer in type.initializers { initializer.parameters.forEach { add($0.type) } }
        }
        for fact in extensions {
            add(fact.extended)
            fact.inherits.forEach(add)
            fact.members.forEach(add)
            for initializer in fact.initializers { initializer.parameters.forEach { add($0.type) } }
        }
        for alias in aliases { add(alias.target) }
        for construction in constructions {
            if case .type(let shape) = construction.callee { add(shape, construction.location) }
            if let expected = construction.expected { add(expected, construction.location) }
        }
        for registration in containers.registrations {
            for source in [registration.service] + registration.arguments { add(source, registration.location) }
            if let built = registration.builds { add(built, registration.location) }
            switch registration.form {
            case .initializer(let shape, _): add(shape, registration.location)
            case .alias(let source, _): add(source, registration.location)
            case .closure, .function, .forward: break
            }
        }
        for resolution in containers.resolutions {
            for source in [resolution.service] + resolution.arguments { add(source, resolution.location) }
        }
        for variable in containers.variables {
            if let type = variable.type { add(type, variable.location) }
        }
        for function in containers.functions {
            for shape in function.parameterTypes { add(shape, function.location) }
            if let result = function.result { add(result, function.location) }
        }
        for call in containers.calls where call.callee.count > 1 {
            add(.named(call.callee.dropLast().map { .init($0) }), call.location)
        }
        for use in containers.assemblies { add(use.assembly, use.location) }
    }
}

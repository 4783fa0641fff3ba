import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

// Types that bodies declare.

extension Interpreter {
    func declaresTypes(_ statements: [Statement]) -> Bool {
        statements.contains { statement in
            switch statement {
            case .type, .alias: true
            case .compiled(_, let inner): declaresTypes(inner)
            default: false
            }
        }
    }

    /// Within its body, a local type is meant rather than another of its name: it is a type of its own, of which nothing
    /// else is known.
    func declareType(_ name: String, _ site: Site, _ frame: Frame) {
        var context = frame.context
        context.seesLocals = false
        context.bindings[name] = nil
        // Where nothing else has its name, it is known by that.
        if case .external = symbols.meaning(of: [name], in: context) { return }
        let place = code.place(site, in: frame.file)
        let own = TypeShape.name("\(name) (\(place.path.lastComponent):\(place.line))")
        bindType(name, types.value(own, context, frame: frame.number), frame)
    }

    /// What a name means is not decided if only some builds declare a type of that name.
    func declareTypes(_ statements: [Statement], under condition: Condition, _ frame: Frame) {
        guard let open = compiles(condition, frame), !open.isAlways else { return }
        for statement in statements {
            switch statement {
            case .type(let name, _), .alias(let name, _):
                frame.declare([GenericParameterFact(name: name, constraint: nil, isPack: false)])
            case .compiled(_, let inner): declareTypes(inner, under: condition, frame)
            default: break
            }
        }
    }
}

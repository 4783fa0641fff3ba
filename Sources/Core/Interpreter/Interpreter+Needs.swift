import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// What functions need whose parameters are resolved.

extension Interpreter {
    /// The types of the parameters of a function that is registered; nil if they are not known.
    ///
    /// - Parameter service: the service that is registered, which says the generic arguments that are left out.
    func needs(of function: Value, _ service: TypeValue?, _ frame: Frame) -> [TypeValue]? {
        if case .closure(let number)? = function.only { return needs(ofClosure: closures[number], frame) }
        if case .enumCase(let name, let payload)? = function.only, payload.isEmpty {
            guard let declared = function.type.flatMap({ types.declaration($0)?.type }) else { return nil }
            return needs(code.payload(name, of: declared), symbols.types[declared].inside, frame)
        }
        switch function.only {
        case .function(let number, _):
            return needs(code.functions[number].body.signature.parameters, code.functions[number].context, frame)
        case .local(let number):
            guard let scope = localFunctions[number].scope else { return nil }
            return needs(localFunctions[number].body.signature.parameters, scope.context, frame)
        case .metatype(let owner), .member(let owner, "init", _):
            guard let declared = types.declaration(owner)?.type,
                let (parameters, context, _) = initializer(of: declared, labels: function.labels)
            else { return nil }
            let probe = self.frame(frame.file, context, from: frame, at: nil)
            let isLeftOut = lacksArguments(owner) && service.map { types.declaration($0)?.type } == declared
            bindTypes(of: metatype(isLeftOut ? service ?? owner : owner), for: declared, probe)
            return needs(parameters, probe.context, frame)
        default: return nil
        }
    }

    private func needs(_ parameters: [BodyParameter], _ context: LookupContext, _ frame: Frame) -> [TypeValue]? {
        let shapes = parameters.compactMap { $0.type?.given }
        guard shapes.count == parameters.count else { return nil }
        return shapes.map { types.value($0, context, frame: frame.number) }
    }

    /// The types of a closure's parameters: as it writes them, or those of an initializer to which they are passed.
    private func needs(ofClosure closure: ClosureValue, _ frame: Frame) -> [TypeValue]? {
        guard closure.body.hasParameters else {
            let found = (0..<closure.body.unnamed).map { passedType(of: "$\($0)", in: closure) }
            return found.contains(nil) ? nil : found.compactMap(\.self)
        }
        let found = closure.body.parameters.map { parameter in
            parameter.type.map { types.value($0.given, closure.scope.context, frame: frame.number) }
                ?? passedType(of: parameter.name, in: closure)
        }
        return found.contains(nil) ? nil : found.compactMap(\.self)
    }

    /// The only initializer of a type, or the only one with these labels, which it may inherit; nil if there are several.
    func initializer(
        of declared: Int, labels: [String]? = nil
    ) -> (parameters: [BodyParameter], context: LookupContext, function: Int?)? {
        let all = types.supertypes(of: declared)
        let isClass = symbols.types[declared].fact.kind == .class
        var candidates: [Int] = []
        for owner in all where owner == declared || isClass && symbols.types[owner].fact.kind == .class {
            candidates = code.functions("init", of: owner)
            if !candidates.isEmpty { break }
        }
        // Those that extensions of its protocols add.
        for owner in all where symbols.types[owner].fact.kind == .protocol {
            candidates += code.functions("init", of: owner).filter { code.functions[$0].body.statements != nil }
        }
        if let labels {
            candidates = candidates.filter {
                code.functions[$0].body.signature.parameters.map { $0.label ?? "_" } == labels
            }
        }
        guard let only = candidates.first else {
            if isClass || symbols.types[declared].fact.kind == .actor {
                return labels?.isEmpty ?? true ? ([], symbols.types[declared].inside, nil) : nil
            }
            return (memberwiseParameters(declared), symbols.types[declared].inside, nil)
        }
        guard candidates.count == 1 else { return nil }
        return (code.functions[only].body.signature.parameters, code.functions[only].context, only)
    }
}

extension Call {
    /// The call with the labels of the initializer that it means; without any if they are not known.
    func labelled(_ labels: [String]?) -> Call {
        guard let labels, labels.count == arguments.count else { return self }
        let named = zip(labels, arguments).map { BodyArgument($0 == "_" ? nil : $0, $1.value) }
        return Call(callee: callee, arguments: named, site: site)
    }
}

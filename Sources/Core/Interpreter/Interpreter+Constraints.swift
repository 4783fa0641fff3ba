import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

extension Interpreter {
    /// Whether a function is for what it is called on and for its arguments; nil if unknown.
    ///
    /// - Returns: also how many of its constraints are met.
    func isMeant(
        _ function: Int, _ positions: [Int], _ arguments: [GivenArgument], on own: Value?, _ call: Call,
        _ state: State, _ frame: Frame
    ) -> (answer: Bool?, met: Int) {
        let one = code.functions[function]
        let signature = one.body.signature
        var constraints = one.body.owner.constraints + signature.constraints
        for generic in signature.generics {
            guard let bound = generic.constraint else { continue }
            constraints.append(ConstraintFact(left: .name(generic.name), right: bound, isSameType: false))
        }
        guard !constraints.isEmpty else { return (true, 0) }
        let probe = self.frame(one.file, one.context, from: frame, at: call.site)
        probe.type = one.type
        probe.declare(signature.generics)
        if let own { bindTypes(of: own, for: one.type, probe) }
        bindElement(of: own, probe)
        let generics = Set(signature.generics.map(\.name))
        var copy = state
        for (index, position) in positions.enumerated() {
            guard let shape = signature.parameters[position].type?.given, let value = arguments[index].value,
                !arguments[index].expression.isClosure
            else { continue }
            unify(shape, value, generics, probe, &copy, frame)
        }
        return satisfies(constraints, own, probe)
    }

    /// `Element`, in an extension of lists.
    func bindElement(of own: Value?, _ probe: Frame) {
        guard let own, case .list(let elements)? = own.only,
            let type = elements.first?.type ?? elementType(of: own.type)
        else { return }
        bindType("Element", type, probe)
    }

    private func satisfies(
        _ constraints: [ConstraintFact], _ own: Value?, _ probe: Frame
    ) -> (answer: Bool?, met: Int) {
        var isUnknown = false
        var met = 0
        for constraint in constraints {
            guard let left = constrained(constraint.left, own, probe) else {
                isUnknown = true
                continue
            }
            let right = type(constraint.right, probe)
            let holds: Bool? =
                if constraint.isSameType {
                    left.type == right.type ? true : left.type.isOpen || right.type.isOpen ? nil : false
                } else {
                    allConform(left, right)
                }
            switch holds {
            case false?: return (false, 0)
            case true?: met += 1
            case nil: isUnknown = true
            }
        }
        return (isUnknown ? nil : true, met)
    }

    private func allConform(_ left: TypeValue, _ right: TypeValue) -> Bool? {
        let head = types.head(right)
        guard case .composition(let parts) = head.shape else { return conformsExactly(left, right) }
        var answer: Bool? = true
        for part in parts {
            let holds = conformsExactly(left, types.value(BoundType(shape: part, context: head.context)))
            if holds == false { return false }
            if holds == nil { answer = nil }
        }
        return answer
    }

    /// Whether a type itself, as the compiler knows it, conforms to another.
    private func conformsExactly(_ left: TypeValue, _ right: TypeValue) -> Bool? {
        if let declared = types.declaration(left)?.type, let wanted = types.declaration(right)?.type,
            declared != wanted, types.supertypes(of: declared).contains(wanted)
        {
            return conforms(left, declared, to: wanted)
        }
        if let known = conforms(left, to: right), known { return true }
        guard let declared = types.declaration(left)?.type,
            let wanted = types.declaration(right)?.type
        else {
            guard let library = types.library(left), let name = types.head(right).shape.path?.last else {
                return conformsByExtension(left, to: right)
            }
            return namesOfTypes(library).contains(name) ? true : nil
        }
        guard types.supertypes(of: declared).contains(wanted) else { return false }
        return true
    }

    /// Whether a type of another library conforms to a protocol of the program, which only an extension there can say;
    /// nil if it is not known.
    func conformsByExtension(_ type: TypeValue, to other: TypeValue) -> Bool? {
        guard case .named(let named) = type.type, let name = named.parts.last?.name, types.library(type) == nil,
            let wanted = types.declaration(other)?.type, symbols.types[wanted].fact.kind == .protocol,
            ["Int", "String", "Bool", "Double", "Float", "Date", "URL", "UUID", "Data"].contains(name)
        else { return nil }
        return types.protocols(ofLibraryType: name).contains(wanted)
    }

    /// Whether a type conforms to what it or one of its extensions names, perhaps under a condition.
    func conforms(_ type: TypeValue, _ declared: Int, to wanted: Int) -> Bool? {
        func leads(_ references: [TypeReference], _ context: LookupContext) -> Bool {
            references.contains { reference in
                types.declaration(BoundType(shape: reference.shape, context: context)).map {
                    types.supertypes(of: $0.type).contains(wanted)
                } ?? false
            }
        }
        let fact = symbols.types[declared]
        if leads(fact.fact.inherits, fact.context) { return true }
        var answer: Bool? = false
        for one in symbols.extensions[declared] where leads(one.fact.inherits, one.context) {
            if one.fact.constraints.isEmpty { return true }
            let file = code.files.firstIndex { $0.path == fact.fact.location.path } ?? 0
            let probe = self.frame(file, fact.inside, from: nil, at: nil)
            let own = metatype(type)
            bindTypes(of: own, for: declared, probe)
            switch satisfies(one.fact.constraints, own, probe).answer {
            case true?: return true
            case nil: answer = nil
            case false?: break
            }
        }
        return answer
    }

    /// The type that a constraint is about.
    private func constrained(_ shape: TypeShape, _ own: Value?, _ probe: Frame) -> TypeValue? {
        let found = type(shape, probe)
        if !found.type.isOpen { return found }
        // An associated type of the type itself.
        guard let path = shape.path, let name = path.last, path.count == 1 || path[0] == "Self",
            let own = own.flatMap({ if case .object(let number)? = $0.only { objects[number].type } else { $0.type } }),
            let declared = types.declaration(own)?.type
        else { return nil }
        return associated(name, of: declared, own, probe)
    }

    /// What an associated type is for a type of the program: a nested type, or an alias.
    func associated(_ name: String, of declared: Int, _ own: TypeValue, _ frame: Frame) -> TypeValue? {
        for owner in types.supertypes(of: declared) where symbols.types[owner].fact.kind != .protocol {
            let context = symbols.types[owner].inside
            switch symbols.meaning(of: [name], in: context) {
            case .types, .alias:
                return types.value(.name(name), context, frame: own.origin.frame)
            default: continue
            }
        }
        return witnessed(name, of: declared, own)
    }

    /// What an associated type is by a requirement of a protocol that the type implements.
    private func witnessed(_ name: String, of declared: Int, _ own: TypeValue) -> TypeValue? {
        let all = types.supertypes(of: declared)
        for owner in all where symbols.types[owner].fact.kind == .protocol {
            for requirement in code.requirements(of: owner) {
                let wanted = code.functions[requirement].body
                for type in all where symbols.types[type].fact.kind != .protocol {
                    for candidate in code.functions(wanted.name, of: type) {
                        let body = code.functions[candidate].body
                        guard body.signature.parameters.map(\.label) == wanted.signature.parameters.map(\.label) else {
                            continue
                        }
                        for (asked, given) in zip(wanted.signature.parameters, body.signature.parameters)
                        where asked.type?.given == .name(name) {
                            guard let shape = given.type?.given else { continue }
                            return types.value(shape, code.functions[candidate].context, frame: own.origin.frame)
                        }
                        if wanted.signature.result == .name(name), let result = body.signature.result {
                            return types.value(result, code.functions[candidate].context, frame: own.origin.frame)
                        }
                    }
                }
            }
        }
        return nil
    }
}

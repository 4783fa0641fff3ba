import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Calls of members, by what they are called on.

extension Interpreter {
    // MARK: Members

    /// Calls a member of a value.
    func callMember(
        _ name: String, _ arguments: [TypeShape], of value: Value, _ site: Site, _ call: Call, _ state: inout State,
        _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        if name == "map" || name == "flatMap", value.type?.type.isOptional == true {
            return callSequence(name, of: value, call, &state, frame, expecting: type)
        }
        if value.kinds.count > 1, !isOnlyOfLibraries(value) {
            let some = value.kinds.filter(\.isSome)
            if some.count == 1 {
                var one = value
                one.kinds = some
                return callMember(name, arguments, of: one, site, call, &state, frame, expecting: type)
            }
            var rest = state
            var ends: [State] = []
            var result: Value?
            for (index, kind) in some.enumerated() {
                var one = value
                one.kinds = [kind]
                var own = rest
                if index < some.count - 1 {
                    let atom = newAtom()
                    own.path = rest.path.and(atom)
                    rest.path = rest.path.and(atom.negated)
                }
                let found = callMember(name, arguments, of: one, site, call, &own, frame, expecting: type)
                result = result.map { $0.joined(found) } ?? found
                ends.append(own)
            }
            if let joined = State.joined(ends) { state = joined } else { state.path = .never }
            return result ?? .unknown(.form, type)
        }
        if let result = callMutating(name, of: value, call, &state, frame) { return result }
        switch value.only {
        case .metatype(let owner):
            return callStatic(name, of: owner, call, explicit: arguments, &state, frame, expecting: type)
        case .list, .dictionary:
            let added = ["Array", "Collection", "Sequence"].flatMap { code.functions(name, ofExternal: $0) }
                .filter { !code.functions[$0].body.isStatic && code.functions[$0].body.statements != nil }
            if case .list? = value.only, !added.isEmpty,
                let found = callAny(added, call, on: value, explicit: arguments, &state, frame, expecting: type)
            {
                return found
            }
            return callSequence(name, of: value, call, &state, frame, expecting: type)
        case .null: return Value(.null)
        default: break
        }
        // The program's own type before a library's protocol by which it is known.
        if let declared = dynamicType(of: value) {
            let functions = witnesses(name, in: declared, knownAs: constraint(of: value.type, frame) ?? value.type)
                .filter { !code.functions[$0].body.isStatic && code.functions[$0].body.statements != nil }
            if !functions.isEmpty,
                let found = callAny(functions, call, on: value, explicit: arguments, &state, frame, expecting: type)
            {
                return found
            }
        }
        // A library's own function, unless an extension of the program has one that fits.
        if let library = library(of: value) {
            let names = namesOfTypes(library)
            let protocols = names.flatMap { types.protocols(ofLibraryType: $0) }
            let extended =
                (names.flatMap { code.functions(name, ofExternal: $0) }
                + protocols.flatMap { code.functions(name, of: $0) })
                .filter { !code.functions[$0].body.isStatic && code.functions[$0].body.statements != nil }
            if !extended.isEmpty, prefersExtension(extended, library, name, call) {
                if let found = callAny(
                    extended, call, on: value, explicit: arguments, &state, frame, expecting: type)
                {
                    return found
                }
            }
            if let found = callLibrary(name, arguments, of: value, library, call, &state, frame, expecting: type) {
                return found
            }
            if !extended.isEmpty,
                let found = callAny(extended, call, on: value, explicit: arguments, &state, frame, expecting: type)
            {
                return found
            }
            escape(value, .unread(name), &state)
            return callUnread(name, on: value, call, &state, frame, expecting: type)
        }
        if let declared = dynamicType(of: value)
            ?? value.type.flatMap({ types.declaration($0.withoutOptional)?.type })
        {
            let functions = memberFunctions(name, in: declared).filter { !code.functions[$0].body.isStatic }
            if !functions.isEmpty,
                let found = callAny(functions, call, on: value, explicit: arguments, &state, frame, expecting: type)
            {
                return found
            }
            if case .variable(let variable)? = find(name, in: declared) {
                let callee = read(variable: variable, on: value, site, &state, frame)
                return callValue(callee, call, &state, frame, expecting: type)
            }
            for parent in types.libraryParents(of: declared) {
                for external in namesOfTypes(parent) {
                    let functions = code.functions(name, ofExternal: external)
                    if !functions.isEmpty,
                        let found = callAny(
                            functions, call, on: value, explicit: arguments, &state, frame, expecting: type)
                    {
                        return found
                    }
                }
            }
        } else if let external = value.type.flatMap({ types.head($0.withoutOptional).shape.path })?.joined(
            separator: ".")
        {
            let functions = code.functions(name, ofExternal: external)
            if !functions.isEmpty,
                let found = callAny(functions, call, on: value, explicit: arguments, &state, frame, expecting: type)
            {
                return found
            }
        }
        if let known = standardMember(name, of: value, isCall: true, frame) {
            evaluateArguments(call, &state, frame)
            return known
        }
        if value.type == nil || value.unknown != nil {
            return callSequence(name, of: value, call, &state, frame, expecting: type)
        }
        return callUnread(name, on: value, call, &state, frame, expecting: type)
    }

    /// The protocol that a generic parameter conforms to, which is all that its function knows of it; nil for others.
    private func constraint(of type: TypeValue?, _ frame: Frame) -> TypeValue? {
        guard case .named(let parts)? = type?.shape, parts.count == 1, parts[0].arguments.isEmpty,
            let function = frame.function
        else { return nil }
        let generic = code.functions[function].body.signature.generics.first { $0.name == parts[0].name }
        return generic?.constraint.map { self.type($0, frame) }
    }

    /// Whether a value is one of several objects of a library, which one call of it concerns together.
    func isOnlyOfLibraries(_ value: Value) -> Bool {
        value.kinds.allSatisfy { kind in
            guard case .object(let number) = kind else { return false }
            if case .instance = objects[number].kind { return false }
            return true
        }
    }

    /// Calls a static function, a case of an enum, or an initializer by a type's member.
    func callStatic(
        _ name: String, of owner: TypeValue, _ call: Call, explicit: [TypeShape] = [], _ state: inout State,
        _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        if name == "init" || name == "self" { return construct(owner, call, &state, frame, expecting: type) }
        let own = metatype(owner)
        guard let declared = types.declaration(owner)?.type else {
            let external = types.head(owner).shape.path?.joined(separator: ".") ?? ""
            if external.lastName == "Optional", name == "some", call.all.count == 1 {
                return wrapped(call.all[0].value, &state, frame, expecting: type)
            }
            let functions = code.functions(name, ofExternal: external).filter { code.functions[$0].body.isStatic }
            if !functions.isEmpty,
                let found = callAny(functions, call, on: own, explicit: explicit, &state, frame, expecting: type)
            {
                return found
            }
            if let library = types.library(owner),
                types.vocabularies[library.vocabulary].rules(for: name, on: library.name)
                    .contains(where: { $0.meaning == .neutral })
            {
                evaluateArguments(call, &state, frame)
                return .unknown(.unread(name), type)
            }
            return callUnread(external + "." + name, on: nil, call, &state, frame, expecting: type)
        }
        if isEnumCase(name, of: declared) == true {
            let inside = self.frame(frame.file, symbols.types[declared].inside, from: frame, at: call.site)
            bindTypes(of: own, for: declared, inside)
            let shapes = code.payload(name, of: declared).map(\.type)
            let payload = call.all.enumerated().map { index, argument in
                let shape = shapes.count == call.all.count ? shapes[index] : nil
                let expected = shape.flatMap { $0.isFunction ? nil : self.type($0, inside) }
                let isKnown = expected.map { !$0.type.isOpen } ?? false
                return evaluate(argument.value, &state, frame, expecting: isKnown ? expected : nil)
            }
            return Value(.enumCase(name, payload), owner)
        }
        let functions = memberFunctions(name, in: declared).filter { code.functions[$0].body.isStatic }
        if !functions.isEmpty,
            let found = callAny(functions, call, on: own, explicit: explicit, &state, frame, expecting: type)
        {
            return found
        }
        if case .variable(let variable)? = find(name, in: declared) {
            let callee = read(variable: variable, on: own, call.site, &state, frame)
            return callValue(callee, call, &state, frame, expecting: type)
        }
        return callUnread(name, on: nil, call, &state, frame, expecting: type)
    }

    func callSuper(
        _ name: String, _ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        guard let owner = frame.type, let own = frame.own else {
            evaluateArguments(call, &state, frame)
            return .unknown(.form, type)
        }
        let above = types.supertypes(of: owner).dropFirst().filter { symbols.types[$0].fact.kind == .class }
        if name == "init" {
            guard let superclass = above.first else {
                evaluateArguments(call, &state, frame)
                return .void
            }
            initialize(superclass, own, call, &state, frame)
            return .void
        }
        let functions = above.flatMap { code.functions(name, of: $0) }
        if !functions.isEmpty,
            let found = callAny(
                functions, call, on: own, &state, frame, expecting: type)
        {
            return found
        }
        evaluateArguments(call, &state, frame)
        return .unknown(.unread(name), type)
    }
}

import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

/// An argument of a call, evaluated or not.
struct GivenArgument {
    var label: String?
    var expression: Expression
    var value: Value?
}

extension Interpreter {
    /// A call.
    func call(_ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?) -> Value {
        // A call on what is surely nil is none.
        var skipsCall = false
        let (uses, cutsBefore) = (containerUses, cuts)
        defer {
            let site = ClosureSite(file: frame.file, site: call.site)
            if isRecording, !skipsCall, cuts == cutsBefore { visited.insert(site) }
            if uses != containerUses { using.insert(site) }
        }
        switch call.callee {
        case .name(let name, let arguments, _):
            return self.call(named: name, arguments, call, &state, frame, expecting: type)
        case .implicit(let name, _):
            if name == "some", call.all.count == 1, type?.type.isOptional ?? true {
                return wrapped(call.all[0].value, &state, frame, expecting: type)
            }
            guard let owner = type?.withoutOptional else {
                evaluateArguments(call, &state, frame)
                return .unknown(.form, type)
            }
            return callStatic(name, of: owner, call, &state, frame, expecting: type)
        case .member(let base, let name, let arguments, let site):
            if name == "init", let owner = frame.makes, case .name("self", _, _) = base {
                makeOwn(owner, call, &state, frame)
                return .void
            }
            if case .name("super", _, _) = base { return callSuper(name, call, &state, frame, expecting: type) }
            if name == "withValue", let variable = taskLocal(base, &state, frame) {
                return bindTaskLocal(variable, call, &state, frame, expecting: type)
            }
            if let metatype = self.type(ofPath: call.callee, frame), case .metatype(let owner)? = metatype.only {
                return construct(owner, call, &state, frame, expecting: type)
            }
            let value = evaluate(base, &state, frame, expecting: nil)
            skipsCall = state.path.isNever || value.only == .null
            guard !state.path.isNever else { return .unknown(.form, type) }
            return callMember(name, arguments, of: value, site, call, &state, frame, expecting: type)
        default:
            let callee = evaluate(call.callee, &state, frame, expecting: nil)
            return callValue(callee, call, &state, frame, expecting: type)
        }
    }

    func call(
        named name: String, _ arguments: [TypeShape], _ call: Call, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        if name == "self" || name == "Self", let own = frame.own ?? frame.type.map({ metatype(ownType($0, frame)) }) {
            let owner = name == "Self" && !frame.isStatic ? own.type.map(metatype) ?? own : own
            return callValue(owner, call, &state, frame, expecting: type)
        }
        if arguments.isEmpty, let cell = frame.locals[name], let value = state.cells[cell] {
            return callValue(value, call, &state, frame, expecting: type)
        }
        if let locals = frame.functions[name], !locals.isEmpty {
            for local in locals where local.scope == nil { local.scope = frame.scope }
            let fitting = locals.filter { call.shape.positions(in: $0.body.signature.parameters) != nil }
            if !fitting.isEmpty {
                for local in fitting { local.scope?.functions = frame.functions }
                return callLocal(fitting, call, &state, frame, expecting: type)
            }
        }
        if let owner = frame.type {
            if let value = callOwn(name, arguments, in: owner, call, &state, frame, expecting: type) { return value }
            for outer in outerTypes(of: owner) {
                if let value = callOwn(
                    name, arguments, in: outer, isOuter: true, call, &state, frame, expecting: type)
                {
                    return value
                }
            }
        }
        if frame.external != nil, let own = frame.own {
            if let library = library(of: own), hasMember(name, library) {
                return callMember(name, arguments, of: own, call.site, call, &state, frame, expecting: type)
            }
        }
        let functions = code.globalFunctions(name, from: frame.file)
        if !functions.isEmpty,
            let value = callAny(
                functions, call, on: nil, explicit: arguments, &state, frame, expecting: type)
        {
            return value
        }
        if let variable = code.globalVariables(name, from: frame.file).first {
            let value = read(variable: variable, on: nil, call.site, &state, frame)
            return callValue(value, call, &state, frame, expecting: type)
        }
        if let metatype = self.type(ofPath: call.callee, frame), case .metatype(let owner)? = metatype.only {
            return construct(owner, call, &state, frame, expecting: type)
        }
        return callUnread(name, on: nil, call, &state, frame, expecting: type)
    }

    /// Calls the local function that is compiled.
    func callLocal(
        _ locals: [LocalFunction], _ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        let compiled = locals.filter { compiles($0.condition, frame) != nil }
        guard let first = compiled.first else { return .unknown(.form, type) }
        let condition = compiles(first.condition, frame) ?? .always
        guard !condition.isAlways, compiled.count > 1 else {
            return self.call(first, call, &state, frame, expecting: type)
        }
        var other = state
        other.path = state.path.and(condition.negated)
        state.path = state.path.and(condition)
        var results: [Value] = []
        if !state.path.isNever { results.append(self.call(first, call, &state, frame, expecting: type)) }
        if !other.path.isNever {
            results.append(callLocal(Array(compiled.dropFirst()), call, &other, frame, expecting: type))
        }
        if let joined = State.joined([state, other]) { state = joined } else { state.path = .never }
        guard let value = results.first else { return .unknown(.form, type) }
        return results.dropFirst().reduce(value) { $0.joined($1) }
    }

    func callOwn(
        _ name: String, _ arguments: [TypeShape], in owner: Int, isOuter: Bool = false, _ call: Call,
        _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value? {
        let own = isOuter ? metatype(ownType(owner, frame)) : frame.own ?? metatype(ownType(owner, frame))
        if let library = library(of: own), hasMember(name, library),
            find(name, in: owner).map({ isRequirement($0) }) ?? true
        {
            return callMember(name, arguments, of: own, call.site, call, &state, frame, expecting: type)
        }
        let functions = memberFunctions(name, in: dynamicType(of: own) ?? owner)
        if !functions.isEmpty,
            let value = callAny(functions, call, on: own, explicit: arguments, &state, frame, expecting: type)
        {
            return value
        }
        for other in [owner] + (isOuter ? [] : otherTypesOfSelf(owner, frame)) {
            // Those of the object's own type were tried.
            let functions = other == owner || dynamicType(of: own) != nil ? [] : memberFunctions(name, in: other)
            if !functions.isEmpty,
                let value = callAny(functions, call, on: own, explicit: arguments, &state, frame, expecting: type)
            {
                return value
            }
            if case .variable(let variable)? = find(name, in: other) {
                let value = read(variable: variable, on: own, call.site, &state, frame)
                return callValue(value, call, &state, frame, expecting: type)
            }
        }
        return nil
    }

    func isRequirement(_ member: Member) -> Bool {
        guard case .functions(let functions) = member else { return false }
        return functions.allSatisfy { code.functions[$0].body.statements == nil }
    }

    /// The declared type of the object that a value is.
    func dynamicType(of value: Value) -> Int? {
        guard case .object(let number)? = value.only, case .instance(let declared) = objects[number].kind else {
            return nil
        }
        return declared
    }

    /// The functions of a name that a type has, its own before what it inherits.
    func memberFunctions(_ name: String, in type: Int) -> [Int] {
        types.supertypes(of: type).flatMap { code.functions(name, of: $0) }
    }

    /// The functions of a name that are called on an object, by the type by which it is known: for a protocol, those that
    /// implement it, and not what a subclass only adds.
    func witnesses(_ name: String, in declared: Int, knownAs type: TypeValue?) -> [Int] {
        let all = memberFunctions(name, in: declared)
        if let type, let known = types.declaration(type.withoutOptional)?.type, known != declared,
            symbols.types[known].fact.kind == .protocol
        {
            // What an extension of a protocol adds is not overridden by the types that conform to it.
            let added = memberFunctions(name, in: known)
            if !added.isEmpty, added.allSatisfy({ code.functions[$0].body.statements != nil }) { return added }
        }
        guard symbols.types[declared].fact.kind == .class, let type,
            let known = knownProtocol(type), known.isRequired(name)
        else { return all }
        let classes = types.supertypes(of: declared).filter { symbols.types[$0].fact.kind == .class }
        guard classes.count > 1, let conforming = classes.last(where: known.isImplemented) else { return all }
        let below = Set(classes.prefix { $0 != conforming })
        return all.filter { number in
            guard let owner = code.functions[number].type, below.contains(owner) else { return true }
            return code.functions[number].body.isOverride
        }
    }

    /// A protocol by which an object is known.
    func knownProtocol(
        _ type: TypeValue
    ) -> (isRequired: (String) -> Bool, isImplemented: (Int) -> Bool)? {
        if let number = types.declaration(type.withoutOptional)?.type {
            guard symbols.types[number].fact.kind == .protocol else { return nil }
            let all = types.supertypes(of: number)
            return (
                { name in
                    all.contains {
                        self.code.functions(name, of: $0).contains { self.code.functions[$0].body.statements == nil }
                    }
                },
                { self.types.supertypes(of: $0).contains(number) }
            )
        }
        guard let library = types.library(type.withoutOptional),
            case .assembly(let fills, let loaded) = types.role(library)
        else {
            return nil
        }
        return (
            { $0 == fills || $0 == loaded },
            { self.types.libraryParents(of: $0).contains(library) }
        )
    }

    // MARK: Values that are called

    /// Calls a value: a closure, a function, a type, or an object with `callAsFunction`.
    func callValue(
        _ callee: Value, _ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        guard callee.kinds.count > 1 else {
            return callOne(callee, call, &state, frame, expecting: type)
        }
        // One of several: each on a path of its own.
        var rest = state
        var ends: [State] = []
        var result: Value?
        for (index, kind) in callee.kinds.enumerated() {
            var one = callee
            one.kinds = [kind]
            var own = rest
            if index < callee.kinds.count - 1 {
                let atom = newAtom()
                own.path = rest.path.and(atom)
                rest.path = rest.path.and(atom.negated)
            }
            let value = callOne(one, call, &own, frame, expecting: type)
            result = result.map { $0.joined(value) } ?? value
            ends.append(own)
        }
        if let joined = State.joined(ends) { state = joined } else { state.path = .never }
        return result ?? .unknown(.form, type)
    }

    func callOne(
        _ callee: Value, _ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        switch callee.only {
        case .closure(let number):
            let closure = closures[number]
            let parameters = closureTypes(closure.type).parameters
            var values: [Value] = []
            for (index, argument) in call.all.enumerated() {
                let written =
                    closure.body.parameters.indices.contains(index) ? closure.body.parameters[index].type : nil
                let expected =
                    written.map { self.type($0, closure, frame) }
                    ?? (parameters.indices.contains(index) ? parameters[index] : nil)
                values.append(evaluate(argument.value, &state, frame, expecting: expected))
            }
            let result = self.call(closure: number, values, call.site, &state, frame, expecting: type)
            let last = lastValues
            for (index, argument) in call.all.enumerated() {
                if case .address(let target) = argument.value, last.indices.contains(index), let value = last[index],
                    value.kinds != values[index].kinds
                {
                    assign(value, to: target, &state, frame)
                }
            }
            return result
        case .function(let number, let own):
            return callAny([number], call, on: own, ignoringLabels: true, &state, frame, expecting: type)
                ?? .unknown(.form, type)
        case .bound(let name, let own):
            return callMember(name, [], of: own, call.site, call, &state, frame, expecting: type)
        case .local(let number):
            return self.call(localFunctions[number], call, &state, frame, expecting: type)
        case .member(let owner, let name, _):
            guard name == "init" else { return callStatic(name, of: owner, call, &state, frame, expecting: type) }
            guard let declared = types.declaration(owner)?.type, !call.all.isEmpty,
                let (parameters, context, _) = initializer(of: declared, labels: callee.labels),
                parameters.count >= call.all.count
            else { return construct(owner, call, &state, frame, expecting: type) }
            // A function has no labels.
            let probe = self.frame(frame.file, context, from: frame, at: call.site)
            bindTypes(of: metatype(owner), for: declared, probe)
            var given: [Value?] = []
            for (argument, parameter) in zip(call.all, parameters) {
                if parameter.type?.acceptsNil == true { acceptance = .ifTypeIsWritten }
                let expected = parameter.type.map { self.type($0.given, probe) }
                given.append(evaluate(argument.value, &state, frame, expecting: expected))
                acceptance = .no
            }
            guard !state.path.isNever else { return .unknown(.form, type) }
            let plain = Call(callee: .unknown, arguments: call.all.map { BodyArgument(nil, $0.value) }, site: call.site)
            return construct(
                owner, plain.labelled(callee.labels), given: given, &state, frame, expecting: type)
        case .metatype(let owner): return construct(owner, call, &state, frame, expecting: type)
        case .object(let number) where !objects[number].deferred.isEmpty:
            evaluateArguments(call, &state, frame)
            return resolve(deferred: number, call.site, &state, frame)
        case .object, .unknown:
            if let value = callMemberIfAny("callAsFunction", of: callee, call, &state, frame, expecting: type) {
                return value
            }
            return callUnread("", on: callee, call, &state, frame, expecting: type)
        default: return callUnread("", on: nil, call, &state, frame, expecting: type)
        }
    }

    func type(_ shape: TypeShape, _ closure: ClosureValue, _ frame: Frame) -> TypeValue {
        types.value(shape, closure.scope.context, origins: closure.scope.origins, frame: frame.number)
    }

    func callMemberIfAny(
        _ name: String, of value: Value, _ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value? {
        if let library = library(of: value), hasMember(name, library) {
            return callMember(name, [], of: value, call.site, call, &state, frame, expecting: type)
        }
        guard let declared = dynamicType(of: value) ?? value.type.flatMap({ types.declaration($0)?.type }) else {
            return nil
        }
        let functions = memberFunctions(name, in: declared)
        guard !functions.isEmpty else { return nil }
        return callAny(functions, call, on: value, &state, frame, expecting: type)
    }

    // MARK: Subscripts

    func index(_ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?) -> Value {
        let value = evaluate(call.callee, &state, frame, expecting: nil)
        if call.arguments.first?.label == "keyPath" {
            let path = evaluate(call.arguments[0].value, &state, frame, expecting: nil)
            guard case .keyPath(let names)? = path.only else { return .unknown(path.unknown ?? .form, type) }
            return names.reduce(value) { member($1, [], of: $0, call.site, &state, frame, expecting: nil) }
        }
        if case .list(let elements)? = value.only, call.arguments.count == 1 {
            let index = evaluate(call.arguments[0].value, &state, frame, expecting: nil)
            if case .integer(let number)? = index.only, elements.indices.contains(number) { return elements[number] }
            return element(of: value)
        }
        if case .dictionary(let pairs)? = value.only, call.arguments.count == 1 {
            let key = evaluate(call.arguments[0].value, &state, frame, expecting: pairs.first?.first?.type)
            let type = (valueType(ofDictionary: value.type) ?? pairs.first?[1].type).map(optional)
            if let kind = key.only, kind.isConstant, pairs.allSatisfy({ $0[0].only?.isConstant == true }) {
                return (pairs.last { $0[0].only == kind }?[1] ?? Value(.null)).of(type)
            }
            // Any of them, or none.
            return pairs.reduce(Value(.null, type)) { $0.joined($1[1]) }.of(type)
        }
        if let found = callMemberIfAny("subscript", of: value, call, &state, frame, expecting: type) { return found }
        if case .metatype(let owner)? = value.only, let declared = types.declaration(owner)?.type {
            let functions = memberFunctions("subscript", in: declared).filter { code.functions[$0].body.isStatic }
            if !functions.isEmpty,
                let found = callAny(functions, call, on: value, &state, frame, expecting: type)
            {
                return found
            }
        }
        evaluateArguments(call, &state, frame)
        let element = elementType(of: value.type)
        let valueType = call.arguments.count == 1 ? valueType(ofDictionary: value.type).map(optional) : nil
        return .unknown(value.unknown ?? .form, element ?? valueType ?? type)
    }
}

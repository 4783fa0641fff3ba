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
        if isRecording { visited.insert(ClosureSite(file: frame.file, site: call.site)) }
        switch call.callee {
        case .name(let name, let arguments, _):
            return self.call(named: name, arguments, call, &state, frame, expecting: type)
        case .implicit(let name, _):
            guard let owner = type?.withoutOptional else {
                evaluateArguments(call, &state, frame)
                return .unknown(.form, type)
            }
            return callStatic(name, of: owner, call, &state, frame, expecting: type)
        case .member(let base, let name, let arguments, let site):
            if case .name("super", _, _) = base { return callSuper(name, call, &state, frame, expecting: type) }
            if let metatype = self.type(ofPath: call.callee, frame), case .metatype(let owner)? = metatype.only {
                return construct(owner, call, &state, frame, expecting: type)
            }
            let value = evaluate(base, &state, frame, expecting: nil)
            guard !state.path.isNever else { return .unknown(.form, type) }
            return callMember(name, arguments, of: value, site, call, &state, frame, expecting: type)
        default:
            let callee = evaluate(call.callee, &state, frame, expecting: nil)
            return callValue(callee, call, &state, frame, expecting: type)
        }
    }

    private func call(
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
    private func callLocal(
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

    private func callOwn(
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
        if case .variable(let variable)? = find(name, in: owner) {
            let value = read(variable: variable, on: own, call.site, &state, frame)
            return callValue(value, call, &state, frame, expecting: type)
        }
        return nil
    }

    private func isRequirement(_ member: Member) -> Bool {
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
    private func knownProtocol(
        _ type: TypeValue
    ) -> (isRequired: (String) -> Bool, isImplemented: (Int) -> Bool)? {
        if let number = types.declaration(type.withoutOptional.bound)?.type {
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
        guard let library = types.library(type.withoutOptional.bound),
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

    private func callOne(
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
            return name == "init"
                ? construct(owner, call, &state, frame, expecting: type)
                : callStatic(name, of: owner, call, &state, frame, expecting: type)
        case .metatype(let owner): return construct(owner, call, &state, frame, expecting: type)
        case .object, .unknown:
            if let value = callMemberIfAny("callAsFunction", of: callee, call, &state, frame, expecting: type) {
                return value
            }
            return callUnread("", on: callee, call, &state, frame, expecting: type)
        default: return callUnread("", on: nil, call, &state, frame, expecting: type)
        }
    }

    private func type(_ shape: TypeShape, _ closure: ClosureValue, _ frame: Frame) -> TypeValue {
        types.value(shape, closure.scope.context, origins: closure.scope.origins, frame: frame.number)
    }

    private func callMemberIfAny(
        _ name: String, of value: Value, _ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value? {
        if let library = library(of: value), hasMember(name, library) {
            return callMember(name, [], of: value, call.site, call, &state, frame, expecting: type)
        }
        guard let declared = dynamicType(of: value) ?? value.type.flatMap({ types.declaration($0.bound)?.type }) else {
            return nil
        }
        let functions = memberFunctions(name, in: declared)
        guard !functions.isEmpty else { return nil }
        return callAny(functions, call, on: value, &state, frame, expecting: type)
    }

    // MARK: Members

    /// Calls a member of a value.
    func callMember(
        _ name: String, _ arguments: [TypeShape], of value: Value, _ site: Site, _ call: Call, _ state: inout State,
        _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
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
        switch value.only {
        case .metatype(let owner):
            return callStatic(name, of: owner, call, explicit: arguments, &state, frame, expecting: type)
        case .list, .dictionary:
            return callSequence(name, of: value, call, &state, frame, expecting: type)
        case .null: return Value(.null)
        default: break
        }
        // The program's own type before a library's protocol by which it is known.
        if let declared = dynamicType(of: value) {
            let functions = witnesses(name, in: declared, knownAs: value.type)
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
            ?? value.type.flatMap({ types.declaration($0.withoutOptional.bound)?.type })
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
        } else if let external = value.type.flatMap({ types.head($0.withoutOptional.bound).shape.path })?.joined(
            separator: ".")
        {
            let functions = code.functions(name, ofExternal: external)
            if !functions.isEmpty,
                let found = callAny(functions, call, on: value, explicit: arguments, &state, frame, expecting: type)
            {
                return found
            }
        }
        if value.type == nil || value.unknown != nil {
            return callSequence(name, of: value, call, &state, frame, expecting: type)
        }
        return callUnread(name, on: value, call, &state, frame, expecting: type)
    }

    /// Whether a value is one of several objects of a library, which one call of it concerns together.
    private func isOnlyOfLibraries(_ value: Value) -> Bool {
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
        guard let declared = types.declaration(owner.bound)?.type else {
            let external = types.head(owner.bound).shape.path?.joined(separator: ".") ?? ""
            let functions = code.functions(name, ofExternal: external).filter { code.functions[$0].body.isStatic }
            if !functions.isEmpty,
                let found = callAny(functions, call, on: own, explicit: explicit, &state, frame, expecting: type)
            {
                return found
            }
            return callUnread(external + "." + name, on: nil, call, &state, frame, expecting: type)
        }
        if isEnumCase(name, of: declared) == true {
            let payload = call.all.map { evaluate($0.value, &state, frame, expecting: nil) }
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

    private func callSuper(
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
            if let kind = key.only, kind.isConstant, pairs.allSatisfy({ $0[0].only?.isConstant == true }) {
                return pairs.last { $0[0].only == kind }?[1] ?? Value(.null)
            }
            return .unknown(.form)
        }
        if let found = callMemberIfAny("subscript", of: value, call, &state, frame, expecting: type) { return found }
        if case .metatype(let owner)? = value.only, let declared = types.declaration(owner.bound)?.type {
            let functions = memberFunctions("subscript", in: declared).filter { code.functions[$0].body.isStatic }
            if !functions.isEmpty,
                let found = callAny(functions, call, on: value, &state, frame, expecting: type)
            {
                return found
            }
        }
        evaluateArguments(call, &state, frame)
        let element = elementType(of: value.type)
        return .unknown(value.unknown ?? .form, element ?? type)
    }

    // MARK: Functions that are not read

    @discardableResult
    func evaluateArguments(_ call: Call, _ state: inout State, _ frame: Frame) -> [Value] {
        call.all.map { evaluate($0.value, &state, frame, expecting: nil) }
    }

    /// A call of code that was not read: closures may run, now or later, and containers that are passed may be changed.
    func callUnread(
        _ name: String, on receiver: Value?, _ call: Call, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        let values = evaluateArguments(call, &state, frame)
        if name == "swap", receiver == nil, call.all.count == 2, case .address(let one) = call.all[0].value,
            case .address(let other) = call.all[1].value
        {
            assign(values[1], to: one, &state, frame)
            assign(values[0], to: other, &state, frame)
            return .void
        }
        for (argument, value) in zip(call.all, values) {
            if case .address(let target) = argument.value, library(of: value).map({ types.role($0) }) != .filler {
                assign(.unknown(.escaped(name), value.type), to: target, &state, frame)
            }
        }
        let runsAtOnce = CodeRunners.runsAtOnce(name)
        for value in values {
            for case .closure(let number) in value.kinds {
                if runsAtOnce {
                    let result = self.call(closure: number, [], call.site, &state, frame, expecting: type)
                    if CodeRunners.returnsResult(name) { return result }
                } else {
                    later.append((number, []))
                    runPerhaps(number, &state, frame, call.site)
                }
            }
            if value.kinds.contains(where: \.isObject),
                isUnknownModule(name, receiver, frame) || receiver != nil && name.isEmpty
            {
                escape(value, .escaped(name), &state)
            }
        }
        if CodeRunners.neverReturns(name), receiver == nil { state.path = .never }
        return .unknown(.unread(name), type)
    }

    /// Evaluates what may run now, or later, or never.
    func perhaps(_ state: inout State, _ body: (inout State) -> Void) {
        var inside = state
        let atom = newAtom()
        inside.path = state.path.and(atom)
        var outside = state
        outside.path = state.path.and(atom.negated)
        let wasTentative = isTentative
        isTentative = true
        body(&inside)
        isTentative = wasTentative
        if !inside.path.isNever { outside.join(inside) }
        outside.path = state.path
        state = outside
    }

    /// A closure that may run now, or later, or never.
    private func runPerhaps(_ closure: Int, _ state: inout State, _ frame: Frame, _ site: Site) {
        frame.errors.append([])
        perhaps(&state) { _ = self.call(closure: closure, [], site, &$0, frame, expecting: nil) }
        frame.errors.removeLast()
    }

    /// Whether a function that is not found may be one of a module that uses the library.
    private func isUnknownModule(_ name: String, _ receiver: Value?, _ frame: Frame) -> Bool {
        let known: Set<String> = [
            "print", "debugPrint", "dump", "withExtendedLifetime", "ObjectIdentifier", "type",
            "precondition", "assert",
        ]
        return receiver == nil && !known.contains(name)
    }

    /// Functions of lists and of other values that call closures at once.
    private func callSequence(
        _ name: String, of value: Value, _ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        if let result = callList(name, of: value, call, &state, frame) { return result }
        guard let last = call.all.last, CodeRunners.sequences.contains(name) else {
            return callUnread(name, on: value, call, &state, frame, expecting: type)
        }
        if name == "append", case .list(let elements)? = value.only {
            let element = evaluate(last.value, &state, frame, expecting: elementType(of: value.type))
            assign(Value(.list(elements + [element]), value.type), to: call.calleeBase, &state, frame)
            return .void
        }
        let others = call.all.dropLast().map { evaluate($0.value, &state, frame, expecting: nil) }
        let elements = elements(of: value)
        // `{ … }` takes an element.
        let closure = evaluate(last.value, &state, frame, expecting: nil)
        func apply(_ element: Value, _ state: inout State) -> Value {
            if case .closure(let number)? = closure.only {
                let count = closures[number].body.parameters.count
                var arguments = [element]
                if name == "reduce", let first = others.first { arguments = [first, element] }
                if count > arguments.count, case .tuple(_, let parts)? = element.only, parts.count == count {
                    arguments = parts
                }
                return self.call(closure: number, arguments, call.site, &state, frame, expecting: nil)
            }
            return self.call(value: closure, [element], call.site, &state, frame)
        }
        if let elements, elements.count <= 64, ["forEach", "map", "compactMap", "flatMap"].contains(name) {
            let results = elements.map { apply($0, &state) }
            if name == "forEach" { return .void }
            if name == "flatMap", value.isOptionalLike { return results.first ?? Value(.null) }
            return Value(.list(name == "compactMap" ? results.compactMap(\.unwrapped) : results), nil)
        }
        if let elements, name == "filter" || name == "sorted" || name == "reversed", elements.count <= 1 {
            return value
        }
        // An unknown number of times.
        var inside = state
        let atom = newAtom()
        inside.path = state.path.and(atom)
        state.path = state.path.and(atom.negated)
        let isOptional = value.type?.type.isOptional == true || elements == nil && (name == "map" || name == "flatMap")
        let element =
            elements == nil
            ? (isOptional ? value.unwrapped ?? .unknown(.form) : self.element(of: value)) : self.element(of: value)
        let result = apply(element, &inside)
        if inside.path.isNever { state.path = state.path.or(.never) } else { state.join(inside) }
        if isOptional {
            var open = result
            if value.mayBeNil || value.unknown != nil, !open.mayBeNil { open.kinds.append(.null) }
            return open
        }
        return name == "first" || name == "max" || name == "min" ? element : .unknown(.form)
    }
}

extension Interpreter {
    /// A function of a list that takes no closure; nil for any other.
    private func callList(
        _ name: String, of value: Value, _ call: Call, _ state: inout State, _ frame: Frame
    ) -> Value? {
        guard case .list(let elements)? = value.only else {
            guard CodeRunners.mutating.contains(name) else { return nil }
            evaluateArguments(call, &state, frame)
            let element = element(of: value)
            return ["popLast", "popFirst", "removeLast", "removeFirst", "remove"].contains(name) ? element : nil
        }
        func argument() -> Value? { call.all.first.map { evaluate($0.value, &state, frame, expecting: nil) } }
        func set(_ new: [Value]) { assign(Value(.list(new), value.type), to: call.calleeBase, &state, frame) }
        func count() -> Int? {
            guard !call.all.isEmpty else { return 1 }
            if case .integer(let number)? = argument()?.only, number >= 0 { return number }
            return nil
        }
        switch name {
        case "enumerated" where call.all.isEmpty:
            return Value(
                .list(
                    elements.enumerated().map { index, element in
                        Value(
                            .tuple(["offset", "element"], [Value(.integer(index), standard("Int", frame)), element]))
                    }))
        case "reversed" where call.all.isEmpty: return Value(.list(elements.reversed()), value.type)
        case "makeIterator", "lazy": return value
        case "dropFirst", "dropLast", "prefix", "suffix":
            guard call.trailing.isEmpty, call.all.first?.label == nil, let count = count() else { return nil }
            return switch name {
            case "dropFirst": Value(.list(Array(elements.dropFirst(count))), value.type)
            case "dropLast": Value(.list(Array(elements.dropLast(count))), value.type)
            case "prefix": Value(.list(Array(elements.prefix(count))), value.type)
            default: Value(.list(Array(elements.suffix(count))), value.type)
            }
        case "removeLast", "popLast":
            guard call.all.isEmpty else { return nil }
            set(Array(elements.dropLast()))
            return elements.last ?? Value(.null)
        case "removeFirst", "popFirst":
            guard call.all.isEmpty else { return nil }
            set(Array(elements.dropFirst()))
            return elements.first ?? Value(.null)
        case "removeAll" where call.all.isEmpty:
            set([])
            return .void
        case "append" where call.all.first?.label == "contentsOf":
            if case .list(let others)? = argument()?.only {
                set(elements + others)
            } else {
                assign(.unknown(.manyValues, value.type), to: call.calleeBase, &state, frame)
            }
            return .void
        case "swapAt":
            let indices = call.all.map { evaluate($0.value, &state, frame, expecting: nil) }
            if case .integer(let one)? = indices.first?.only, case .integer(let two)? = indices.last?.only,
                elements.indices.contains(one), elements.indices.contains(two)
            {
                var new = elements
                new.swapAt(one, two)
                set(new)
            } else {
                assign(.unknown(.manyValues, value.type), to: call.calleeBase, &state, frame)
            }
            return .void
        default:
            guard CodeRunners.mutating.contains(name), name != "append" || call.all.first?.label != nil else {
                return nil
            }
            evaluateArguments(call, &state, frame)
            let element = element(of: value)
            assign(.unknown(.manyValues, value.type), to: call.calleeBase, &state, frame)
            return element
        }
    }
}

extension Value.Kind {
    var isObject: Bool { if case .object = self { true } else { false } }
}

extension Value {
    /// Whether it is not a list.
    var isOptionalLike: Bool {
        switch only {
        case .list, .dictionary: false
        default: true
        }
    }
}

extension Call {
    /// The value on which a member is called.
    var calleeBase: Expression {
        if case .member(let base, _, _, _) = callee { return base }
        return callee
    }
}

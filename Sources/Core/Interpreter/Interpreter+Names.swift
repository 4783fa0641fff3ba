import DovetailFacts
import DovetailSemantics

extension Interpreter {
    /// What a name means: a local, a member of the enclosing types, a global, or a type.
    func name(
        _ name: String, _ arguments: [TypeShape], _ site: Site, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        switch name {
        case "self":
            if let cell = frame.locals["self"], let value = state.cells[cell] { return value }
            return frame.own ?? frame.type.map { metatype(ownType($0, frame)) } ?? .unknown(.form)
        case "Self":
            if let own = frame.own?.type, !frame.isStatic { return metatype(own) }
            return frame.own ?? .unknown(.form)
        default: break
        }
        if arguments.isEmpty, let cell = frame.locals[name] {
            let value = state.cells[cell] ?? .unknown(.form)
            if frame.weak.contains(name), case .object(let object)? = value.unwrapped?.only,
                state.stores[object] != nil, !isHeld(object, state, frame)
            {
                return .unknown(.released, value.type)
            }
            return value
        }
        if let local = frame.functions[name]?.first {
            local.scope = local.scope ?? frame.scope
            return Value(.local(localNumber(local)), nil)
        }
        if arguments.isEmpty, let value = ownMember(name, site, &state, frame, expecting: type) { return value }
        if arguments.isEmpty, let variable = code.globalVariables(name, from: frame.file).first {
            return read(variable: variable, on: nil, site, &state, frame)
        }
        if let function = code.globalFunctions(name, from: frame.file).first {
            return Value(.function(function, on: nil), nil)
        }
        if let metatype = self.type(ofPath: .name(name, arguments, site), frame) { return metatype }
        return .unknown(.unread(name), type)
    }

    /// The type that a dotted name means; nil if it means a value.
    func type(ofPath expression: Expression, _ frame: Frame) -> Value? {
        var parts: [TypeShape.NamePart] = []
        var next = expression
        while true {
            if case .member(let base, let name, let arguments, _) = next {
                parts.insert(.init(name, arguments), at: 0)
                next = base
                continue
            }
            guard case .name(let name, let arguments, _) = next else { return nil }
            parts.insert(.init(name, arguments), at: 0)
            break
        }
        guard let first = parts.first, frame.locals[first.name] == nil, frame.functions[first.name] == nil,
            first.name != "self", first.name != "super"
        else { return nil }
        let path = parts.map(\.name)
        if path.count == 1, frame.context.bindings[path[0]] != nil { return metatype(type(.named(parts), frame)) }
        // A static member of what a generic parameter stands for.
        if frame.context.bindings[path[0]] != nil, path.last?.first?.isLowercase == true { return nil }
        switch symbols.meaning(of: path, in: frame.context) {
        case .types, .alias, .named, .open: return metatype(type(.named(parts), frame))
        case .external:
            // Names of other libraries' types begin with a capital letter; so may cases and constants.
            guard path.allSatisfy({ $0.first?.isUppercase == true }) || isModule(path) else { return nil }
            guard code.globalVariables(path[0], from: frame.file).isEmpty else { return nil }
            if path.count > 1 {
                // A member of a declared type that is not a type.
                if case .types = symbols.meaning(of: Array(path.dropLast()), in: frame.context) { return nil }
            }
            return metatype(type(.named(parts), frame))
        }
    }

    private func isModule(_ path: [String]) -> Bool {
        path.count > 1 && symbols.isModule(path[0]) && path[1].first?.isUppercase == true
    }

    /// The enclosing type as a type.
    func ownType(_ number: Int, _ frame: Frame) -> TypeValue {
        let declared = symbols.types[number]
        var parts = declared.fact.path.map { TypeShape.NamePart($0) }
        for (index, names) in symbols.genericParameters(of: number).enumerated() where parts.indices.contains(index) {
            parts[index].arguments = names.map { .name($0) }
        }
        var context = declared.context.enclosed(by: [])
        let generics = symbols.genericParameters(of: number).joined()
        if !generics.isEmpty { context.inner.append(InnerNames(depth: 0, names: Set(generics))) }
        context.bindings = frame.context.bindings
        return types.value(.named(parts), context, origins: frame.origins, frame: frame.number)
    }

    /// The wrapper of a property, or what it projects.
    private func wrapper(
        _ name: String, of own: Value, _ site: Site, _ state: inout State, _ frame: Frame
    ) -> Value? {
        guard case .object(let number)? = own.only, let first = name.first, first == "_" || first == "$",
            let wrapper = state.fields[number]?["_" + name.dropFirst()]
        else { return nil }
        return first == "_" ? wrapper : member("projectedValue", [], of: wrapper, site, &state, frame, expecting: nil)
    }

    /// A member of the enclosing types by its name alone.
    private func ownMember(
        _ name: String, _ site: Site, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value? {
        if let own = frame.own, let wrapper = wrapper(name, of: own, site, &state, frame) { return wrapper }
        if let owner = frame.type {
            let own = frame.own ?? metatype(ownType(owner, frame))
            if let found = find(name, in: owner) { return member(found, name, of: own, site, &state, frame) }
            for other in otherTypesOfSelf(owner, frame) {
                if let found = find(name, in: other) { return member(found, name, of: own, site, &state, frame) }
            }
            // What the compiler adds to an enum.
            if let own = frame.own, case .enumCase(let one, _)? = own.only, name == "rawValue",
                let raw = rawValue(one, own.type ?? ownType(owner, frame), frame)
            {
                return raw
            }
            if name == "allCases", symbols.types[owner].fact.kind == .enum, frame.own?.only?.isMetatype ?? true {
                return staticMember(
                    name, of: ownType(owner, frame), metatype(ownType(owner, frame)), site, &state, frame,
                    expecting: type)
            }
            if frame.own != nil, !frame.isStatic, isEnumCase(name, of: owner) == true { return nil }
            // Static members of the types around it.
            for outer in outerTypes(of: owner) {
                if let found = find(name, in: outer) {
                    return member(found, name, of: metatype(ownType(outer, frame)), site, &state, frame)
                }
            }
        }
        if let external = frame.external, let own = frame.own {
            for type in externalNames(external, own, frame) {
                if let variable = code.variables(name, ofExternal: type).first {
                    return read(variable: variable, on: own, site, &state, frame)
                }
                if let function = code.functions(name, ofExternal: type).first {
                    return Value(.function(function, on: own), nil)
                }
            }
            if let library = library(of: own) {
                return libraryProperty(name, of: own, library, &state, frame)
            }
            return sharedContainer(name, of: external, state) ?? member(name, ofMirror: own, state)
        }
        return nil
    }

    /// What `self` is besides the protocol in an extension of it: the object's own type, or what `where Self: …` requires.
    func otherTypesOfSelf(_ owner: Int, _ frame: Frame) -> [Int] {
        guard symbols.types[owner].fact.kind == .protocol else { return [] }
        if let declared = frame.own.flatMap(dynamicType) { return [declared] }
        return frame.context.constraints.compactMap {
            types.declaration(types.value(.named($0.map { .init($0) }), frame.context, frame: frame.number))?.type
        }
    }

    /// The types that enclose a declared type, innermost first.
    func outerTypes(of type: Int) -> [Int] {
        let declared = symbols.types[type]
        var found: [Int] = []
        var path = declared.fact.path.dropLast()
        while !path.isEmpty {
            found += symbols.declarations(of: Array(path), in: declared.context.enclosed(by: [])).prefix(1)
            path = path.dropLast()
        }
        return found
    }

    /// A member of a type.
    enum Member {
        case variable(Int)
        case functions([Int])
    }

    /// The member of a declared type, of what it inherits from, or of their extensions.
    func find(_ name: String, in type: Int) -> Member? {
        for owner in types.supertypes(of: type) {
            let variables = code.variables(name, of: owner)
            if let variable = variables.first(where: { !code.variables[$0].body.isRequirement }) {
                return .variable(variable)
            }
            let functions = code.functions(name, of: owner)
            if functions.contains(where: { code.functions[$0].body.statements != nil }) { return .functions(functions) }
        }
        for owner in types.supertypes(of: type) {
            if let variable = code.variables(name, of: owner).first { return .variable(variable) }
            let functions = code.functions(name, of: owner)
            if !functions.isEmpty { return .functions(functions) }
        }
        return nil
    }

    func isEnumCase(_ name: String, of type: Int) -> Bool? {
        let declared = symbols.types[type]
        guard declared.fact.kind == .enum else { return nil }
        return declared.fact.cases.contains { $0.name == name }
    }

    private func member(
        _ member: Member, _ name: String, of own: Value, _ site: Site, _ state: inout State, _ frame: Frame
    ) -> Value {
        switch member {
        case .variable(let variable): return read(variable: variable, on: own, site, &state, frame)
        case .functions(let functions): return Value(.function(functions[0], on: own), nil)
        }
    }

    /// `.name`, where a type is expected.
    func implicit(
        _ name: String, _ site: Site, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        guard let type = type?.withoutOptional else { return Value(.enumCase(name, []), nil) }
        guard let declared = types.declaration(type)?.type else {
            // What the program adds to another library's type.
            let external = types.head(type).shape.path?.joined(separator: ".") ?? ""
            let names = types.library(type).map { namesOfTypes($0) } ?? [external]
            let variables = names.flatMap { code.variables(name, ofExternal: $0) }
            guard let variable = variables.first(where: { code.variables[$0].body.isStatic }) else {
                return Value(.enumCase(name, []), type)
            }
            return read(variable: variable, on: metatype(type), site, &state, frame)
        }
        if isEnumCase(name, of: declared) == true { return Value(.enumCase(name, []), type) }
        guard let found = find(name, in: declared) else { return Value(.enumCase(name, []), type) }
        return member(found, name, of: metatype(type), site, &state, frame)
    }

    // MARK: Members

    /// A member of a value.
    func member(
        _ name: String, _ arguments: [TypeShape], of value: Value, _ site: Site, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        var results: [Value] = []
        for kind in value.kinds {
            var one = value
            one.kinds = [kind]
            results.append(member(name, of: one, kind, site, &state, frame, expecting: type))
        }
        guard var joined = results.first else { return .unknown(.form, type) }
        for result in results.dropFirst() { joined = joined.joined(result) }
        return joined
    }

    private func member(
        _ name: String, of value: Value, _ kind: Value.Kind, _ site: Site, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        switch kind {
        case .tuple(let labels, let values):
            if let index = Int(name) ?? labels.firstIndex(of: name), values.indices.contains(index) {
                return values[index]
            }
        case .list(let values):
            switch name {
            case "first", "last":
                if isUnordered(value), values.count > 1 {
                    let element = element(of: value)
                    return element.of(element.type.map(optional))
                }
                guard let value = name == "first" ? values.first : values.last else {
                    return Value(.null, elementType(of: value.type).map(optional))
                }
                return value.of(value.type.map { $0.type.isOptional ? $0 : optional($0) })
            case "isEmpty": return Value(.truth(values.isEmpty ? .always : .never))
            case "count": return Value(.integer(values.count), standard("Int", frame))
            case "indices":
                return Value(.list(values.indices.map { Value(.integer($0), standard("Int", frame)) }))
            case "lazy": return value
            default: break
            }
        case .dictionary(let pairs):
            switch name {
            case "keys", "values":
                let (key, element) = partsOfDictionary(value.type)
                let type = (name == "keys" ? key : element).map { set(of: $0) }
                return Value(.list(pairs.map { $0[name == "keys" ? 0 : 1] }), type)
            case "isEmpty": return Value(.truth(pairs.isEmpty ? .always : .never))
            default: break
            }
        case .metatype(let owner): return staticMember(name, of: owner, value, site, &state, frame, expecting: type)
        case .null: return Value(.null)
        case .enumCase(let own, _):
            if name == "rawValue", let raw = rawValue(own, value.type, frame) { return raw }
        case .object(let number):
            if case .instance(let declared) = objects[number].kind {
                if let found = find(name, in: declared) {
                    return member(found, name, of: value, site, &state, frame)
                }
                if let stored = state.fields[number]?[name] { return stored }
                if let found = dynamicMember(name, of: value, declared, site, &state, frame, expecting: type) {
                    return found
                }
            }
            if let found = member(name, ofMirror: value, state) { return found }
        default: break
        }
        if name == "self" { return value }
        if let wrapper = wrapper(name, of: value, site, &state, frame) { return wrapper }
        if let library = library(of: value) {
            for external in namesOfTypes(library) {
                if let variable = code.variables(name, ofExternal: external).first {
                    return read(variable: variable, on: value, site, &state, frame)
                }
            }
            if let property = libraryProperty(name, of: value, library, &state, frame) { return property }
            if hasMember(name, library) { return Value(.bound(name, on: value), type) }
            return .unknown(.member(name))
        }
        if let owner = value.type?.withoutOptional {
            if let declared = types.declaration(owner)?.type, let found = find(name, in: declared) {
                return member(found, name, of: value, site, &state, frame)
            }
            let external = types.head(owner).shape.path?.joined(separator: ".") ?? ""
            if let variable = code.variables(name, ofExternal: external).first {
                return read(variable: variable, on: value, site, &state, frame)
            }
        }
        if let known = standardMember(name, of: value, isCall: false, frame) { return known }
        return .unknown(value.unknown ?? .member(name))
    }

    /// What `subscript(dynamicMember:)` gives; nil if there is none.
    private func dynamicMember(
        _ name: String, of value: Value, _ declared: Int, _ site: Site, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value? {
        guard !name.hasPrefix("_"), !name.hasPrefix("$") else { return nil }
        let functions = memberFunctions("subscript", in: declared).filter {
            code.functions[$0].body.signature.parameters.map(\.label) == ["dynamicMember"]
        }
        guard let first = functions.first, functions.count == 1 else { return nil }
        let isText = code.functions[first].body.signature.parameters[0].type?.given == .name("String")
        let key =
            isText
            ? Value(.text(name), standard("String", frame), origin: Origin(frame: frame.number))
            : Value(.keyPath([name]))
        let call = Call(callee: .unknown, arguments: [BodyArgument("dynamicMember", .unknown)], site: site)
        return callAny([first], call, on: value, given: [key], &state, frame, expecting: type)
    }

    /// The raw value of a case that writes none: its name.
    private func rawValue(_ name: String, _ type: TypeValue?, _ frame: Frame) -> Value? {
        guard let type, let declared = types.declaration(type)?.type else { return nil }
        let fact = symbols.types[declared].fact
        guard fact.kind == .enum, fact.inherits.first?.shape == .name("String") else { return nil }
        guard let raw = code.rawValue(name, of: declared) else { return nil }
        return Value(.text(raw), standard("String", frame), origin: Origin(frame: frame.number))
    }

    private func staticMember(
        _ name: String, of owner: TypeValue, _ value: Value, _ site: Site, _ state: inout State, _ frame: Frame,
        expecting type: TypeValue?
    ) -> Value {
        guard let declared = types.declaration(owner)?.type else {
            if name == "self" { return value }
            let external = types.head(owner).shape.path?.joined(separator: ".") ?? ""
            if let variable = code.variables(name, ofExternal: external).first(where: {
                code.variables[$0].body.isStatic
            }) {
                return read(variable: variable, on: value, site, &state, frame)
            }
            if let initializer = Value.initializer(name, of: owner) { return initializer }
            return sharedContainer(name, of: external.lastName, state) ?? .unknown(.unread(name), type)
        }
        if let initializer = Value.initializer(name, of: owner) { return initializer }
        if isEnumCase(name, of: declared) == true { return Value(.enumCase(name, []), owner) }
        if name == "allCases", symbols.types[declared].fact.kind == .enum, find(name, in: declared) == nil {
            return Value(.list(symbols.types[declared].fact.cases.map { Value(.enumCase($0.name, []), owner) }))
        }
        guard let found = find(name, in: declared) else { return .unknown(.member(name), type) }
        return member(found, name, of: value, site, &state, frame)
    }

    /// The name of another library's type that an extension is written for, and those that it inherits from.
    private func externalNames(_ external: String, _ own: Value, _ frame: Frame) -> [String] {
        guard let library = library(of: own) else { return [external] }
        return [external] + namesOfTypes(library).filter { $0 != external }
    }
}

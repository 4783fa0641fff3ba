import DovetailFacts
import DovetailSemantics

/// Decides which of the functions with the same name a call reaches.
extension ContainerIndex {
    /// Whether a call reaches a function.
    enum Reach { case no, maybe, yes }

    /// Whether `call`, whose labels fit, calls `function`.
    func reach(of call: Placed<ContainerCallFact>, to function: Placed<ContainerFunctionFact>) -> Reach {
        if isLessExact(function, than: call) { return .no }
        if let receivers = elements(of: call) {
            let owner = Array(function.fact.path.dropLast())
            let count = receivers.count { implementing($0, function, in: call.context) == owner }
            guard count > 0 else { return .no }
            // A second element of the type registers again.
            return count > 1 || isOverloaded(function, call) ? .maybe : .yes
        }
        let reach = named(call, function)
        return reach == .yes && (isOverloaded(function, call) || isOneOfConditional(function)) ? .maybe : reach
    }

    /// Whether a type declares a function several times, for types that meet different `where` clauses.
    func isOneOfConditional(_ function: Placed<ContainerFunctionFact>) -> Bool {
        twins(of: function).contains { twin in
            twin.fact.path == function.fact.path && (twin.fact.isConditional || function.fact.isConditional)
        }
    }

    /// The types of the elements of a list on each of which a call is made; nil if they are unknown.
    func elements(of call: Placed<ContainerCallFact>) -> [[String]]? {
        let (made, context): ([String], LookupContext)
        switch call.fact.elements {
        case .made(let types): (made, context) = (types, call.context)
        case .list(let names):
            guard let list = constantList(names, in: call.context) else { return nil }
            (made, context) = (list.fact.makes, list.context)
        case .parameter: return passedLists[call.fact.location]?.lists.flatMap(\.types)
        case nil: return nil
        }
        return types(named: made, in: context)
    }

    /// The only constant with a dotted name that holds a list of new objects.
    private func constantList(_ names: [String], in context: LookupContext) -> Placed<BodyFact>? {
        let names = names.first == "self" ? Array(names.dropFirst()) : names
        for depth in stride(from: context.enclosing.count, through: 0, by: -1) {
            let owner = Array(context.enclosing.prefix(depth))
            let found = bodiesByPath[owner + names] ?? []
            guard !found.isEmpty else {
                // Another member of this name hides outer ones.
                let types = owner.isEmpty ? [] : [owner] + inherited(owner, context)
                if types.contains(where: { declaresMember(names[0], path: $0, context: context) }) { return nil }
                continue
            }
            guard found.count == 1, let body = bodies[found[0]], body.fact.kind == .variable, body.fact.isConstant,
                body.fact.condition.isAlways, !body.fact.makes.isEmpty
            else { return nil }
            return body
        }
        return nil
    }

    /// The type whose function a call on an object of a type reaches: its own or an inherited one.
    func implementing(
        _ made: [String], _ function: Placed<ContainerFunctionFact>, in context: LookupContext
    ) -> [String]? {
        let owner = Array(function.fact.path.dropLast())
        return ([made] + inherited(made, context)).first { $0 == owner || hasDuplicate(function, of: $0) }
    }

    /// Whether a call omits a parameter with a default, and the same type has a function without that parameter.
    private func isLessExact(
        _ function: Placed<ContainerFunctionFact>, than call: Placed<ContainerCallFact>
    ) -> Bool {
        guard function.fact.labels.count > call.fact.labels.count else { return false }
        return (functionsByName[function.fact.path.last ?? ""] ?? []).contains { other in
            other.fact.path == function.fact.path && other.fact.labels == call.fact.labels
                && call.fact.containers.allSatisfy {
                    $0.index < other.fact.parameterTypes.count
                        && Self.isNamedLikeContainer(other.fact.parameterTypes[$0.index])
                }
        }
    }

    /// Whether `call` calls a function of this type and name.
    private func named(_ call: Placed<ContainerCallFact>, _ function: Placed<ContainerFunctionFact>) -> Reach {
        let owner = Array(function.fact.path.dropLast())
        let callee = Array(call.fact.callee.dropLast())
        if callee == ["super"] {
            return inherited(call.fact.within, call.context).contains(owner) ? .yes : .no
        }
        if function.fact.path.last == "init" {
            guard let name = callee.last, let own = owner.last else { return .yes }
            if name == own { return .yes }
            if name == "?" || symbols.names.genericParameters.contains(name) { return .maybe }
            guard name.first?.isUppercase == true else { return .yes }
            // A subclass inherits it, unless it has one of its own.
            return isHeir(name, of: own) && !hasFunction(call, ofTypeNamed: name) ? .yes : .no
        }
        guard !callee.isEmpty else { return reachWithoutBase(call, function: function, owner: owner) }
        let receivers = receiverTypes(callee, call.context)
        guard !receivers.isEmpty else {
            // A call of another type's function with this name.
            if let name = callee.last, let own = owner.last, name != own, name.first?.isUppercase == true { return .no }
            return hasRivals(function) ? .maybe : .yes
        }
        return reach(through: receivers, context: call.context, function: function, owner: owner)
    }

    /// A call without a base reaches the function of the innermost enclosing type that has one, or a global one.
    private func reachWithoutBase(
        _ call: Placed<ContainerCallFact>, function: Placed<ContainerFunctionFact>, owner: [String]
    ) -> Reach {
        let around = call.context.enclosing
        for depth in stride(from: around.count, through: 1, by: -1) {
            let type = Array(around.prefix(depth))
            guard ([type] + inherited(type, call.context)).contains(where: { hasFunction(call, of: $0) }) else {
                continue
            }
            return dispatch(through: type, context: call.context, function: function, owner: owner)
        }
        return owner.isEmpty ? .yes : around.isEmpty ? .no : hasRivals(function) ? .maybe : .yes
    }

    /// A call on a known value or type.
    private func reach(
        through receivers: [[String]], context: LookupContext, function: Placed<ContainerFunctionFact>,
        owner: [String]
    ) -> Reach {
        let all = receivers.map { dispatch(through: $0, context: context, function: function, owner: owner) }
        return all.contains(.yes) ? .yes : all.contains(.maybe) ? .maybe : .no
    }

    /// A call on an object of static type `type` reaches the function of the class that the object was created as.
    private func dispatch(
        through type: [String], context: LookupContext, function: Placed<ContainerFunctionFact>, owner: [String]
    ) -> Reach {
        if let isOwn = isExtensions(function, owner: owner, through: type, context: context) {
            return isOwn ? .yes : .no
        }
        let possible = made.paths.filter { $0 == type || inherited($0, context).contains(type) }
        guard !possible.isEmpty else {
            if implementing(type, function, in: context) == owner {
                return overrides(of: function).isEmpty ? .yes : .maybe
            }
            guard inherited(owner, function.context).contains(type) else { return .no }
            // A call through a class or a protocol may reach one of several.
            return hasRivals(function) ? .maybe : .yes
        }
        let calling = possible.filter { implementing($0, function, in: context) == owner }
        guard calling.count == possible.count else { return calling.isEmpty ? .no : .maybe }
        // If nothing in the sources makes a class that overrides the function, something else may.
        let isUnseen = overrides(of: function).contains { rival in
            (rival == type || inherited(rival, context).contains(type))
                && !possible.contains { $0 == rival || inherited($0, context).contains(rival) }
        }
        return isUnseen ? .maybe : .yes
    }

    /// Whether a call through a protocol reaches this function of an extension, because the protocol does not require
    /// one of that name: the extension's function is then called, whatever the object declares. Nil if it is not such a
    /// call.
    private func isExtensions(
        _ function: Placed<ContainerFunctionFact>, owner: [String], through type: [String], context: LookupContext
    ) -> Bool? {
        let declared = symbols.declarations(of: type, in: context.enclosed(by: [])).filter {
            symbols.types[$0].fact.path == type
        }
        guard !declared.isEmpty, declared.allSatisfy({ symbols.types[$0].fact.kind == .protocol }) else { return nil }
        let line = [type] + inherited(type, context)
        let name = function.fact.path.last ?? ""
        let isRequired = line.flatMap { symbols.declarations(of: $0, in: context.enclosed(by: [])) }.contains { one in
            symbols.types[one].fact.members.contains { $0.name == name && $0.kind == .function }
        }
        guard !isRequired, line.contains(where: { $0 == owner || hasDuplicate(function, of: $0) }) else { return nil }
        return line.contains(owner)
    }

    /// The types that a callee's base names, or the types of its value.
    func receiverTypes(_ callee: [String], _ context: LookupContext) -> [[String]] {
        let declared = symbols.declarations(of: callee, in: context)
        if !declared.isEmpty { return declared.map { symbols.types[$0].fact.path } }
        guard let type = type(of: callee, in: context), let path = type.shape.unwrapped.withoutMarks.path else {
            return []
        }
        return symbols.declarations(of: path, in: type.context).map { symbols.types[$0].fact.path }
    }

    private func hasFunction(_ call: Placed<ContainerCallFact>, of type: [String]) -> Bool {
        (functionsByName[call.fact.callee.last ?? ""] ?? []).contains {
            Array($0.fact.path.dropLast()) == type && Self.fits(call.fact.labels, $0.fact.labels)
        }
    }

    private func hasFunction(_ call: Placed<ContainerCallFact>, ofTypeNamed name: String) -> Bool {
        (functionsByName[call.fact.callee.last ?? ""] ?? []).contains {
            $0.fact.path.dropLast().last == name && Self.fits(call.fact.labels, $0.fact.labels)
        }
    }

    private func hasDuplicate(_ function: Placed<ContainerFunctionFact>, of type: [String]) -> Bool {
        twins(of: function).contains { Array($0.fact.path.dropLast()) == type }
    }

    /// The other functions with the same name and labels.
    private func twins(of function: Placed<ContainerFunctionFact>) -> [Placed<ContainerFunctionFact>] {
        (functionsByName[function.fact.path.last ?? ""] ?? []).filter {
            $0.fact.labels == function.fact.labels && $0.fact.location != function.fact.location
        }
    }

    /// Whether other types have a function that a call may also mean.
    private func hasRivals(_ function: Placed<ContainerFunctionFact>) -> Bool {
        twins(of: function).contains { $0.fact.path != function.fact.path && $0.fact.path.count > 1 }
    }

    /// Whether a subtype overrides a function.
    func isOverridden(_ function: Placed<ContainerFunctionFact>) -> Bool { !overrides(of: function).isEmpty }

    /// Whether the same type has another function with the same name and labels, distinguished by argument types.
    private func isOverloaded(
        _ function: Placed<ContainerFunctionFact>, _ call: Placed<ContainerCallFact>
    ) -> Bool {
        let given = call.fact.containers.compactMap {
            Self.position(of: $0.index, call.fact.labels, function.fact.labels)
        }
        return twins(of: function).contains { other in
            guard other.fact.path == function.fact.path, other.fact.parameterTypes != function.fact.parameterTypes
            else {
                return false
            }
            // An overload that does not take a container in this position is not meant.
            return given.allSatisfy {
                Self.isNamedLikeContainer(other.fact.parameterTypes[$0])
                    || !Self.isNamedLikeContainer(function.fact.parameterTypes[$0])
            }
        }
    }

    private static func isNamedLikeContainer(_ type: TypeShape) -> Bool {
        type.unwrapped.withoutMarks.path?.last.map { KnownLibrary.containerTypes.contains($0) } ?? false
    }

    /// The subtypes that override this function.
    private func overrides(of function: Placed<ContainerFunctionFact>) -> [[String]] {
        let owner = Array(function.fact.path.dropLast())
        guard !owner.isEmpty else { return [] }
        return twins(of: function).map { Array($0.fact.path.dropLast()) }.filter { other in
            other != owner && inherited(other, function.context).contains(owner)
        }
    }
}

import DovetailFacts
import DovetailSemantics

/// The values that calls pass to the program's own functions.
extension ContainerIndex {
    /// The name recorded for subscripts and their uses.
    static let subscriptName = "subscript"
    static let libraryLabels: Set<String> = ["name", "argument", "arguments", "factory"]

    /// The value that a use passes for a function's parameter.
    static func given<Value>(
        _ values: [Given<Value>], parameter: Int, use: HelperUse, function: Placed<ContainerFunctionFact>
    ) -> Value? {
        values.first { ContainerIndex.position(of: $0.index, use.labels, function.fact.labels) == parameter }?.value
    }

    /// The name with which a function resolves, if it passes on its caller's.
    static func name(
        _ name: ServiceName, use: HelperUse, function: Placed<ContainerFunctionFact>
    ) -> ServiceName {
        guard case .parameter(function.fact.location, let at, let text) = name else { return name }
        let type = function.fact.parameterTypes[at]
        // An omitted argument has its default value; for an optional that is nil.
        guard let given = given(use.names, parameter: at, use: use, function: function) ?? defaultName(at, of: function)
        else {
            return type == type.unwrapped || text.hasSuffix(".rawValue") ? .expression(text) : .none
        }
        return Self.name(given, as: text, of: type)
    }

    /// The name that a function uses if a call omits it.
    static func defaultName(_ parameter: Int, of function: Placed<ContainerFunctionFact>) -> ServiceName? {
        function.fact.defaultNames.first { $0.index == parameter }?.value
    }

    /// The name that a use passes for a parameter, adapted to the text: `key.rawValue` is the raw value of the given
    /// case.
    static func name(_ given: ServiceName, as text: String, of type: TypeShape) -> ServiceName {
        var given = given
        // `.disk` is a member of the parameter's type.
        if case .constant(let names) = given, names.count == 2, names[0] == "String",
            let path = type.unwrapped.withoutMarks.path
        {
            given = .constant(path + [names[1]])
        }
        guard text.hasSuffix(".rawValue") else { return given }
        switch given {
        case .constant(let names): return .constant(names + ["rawValue"])
        case .parameter(let place, let at, let outer): return .parameter(of: place, at, text: outer + ".rawValue")
        case .none, .literal, .ofAllCases, .text, .expression: return .expression(text)
        }
    }

    /// Whether a use of a helper calls this function.
    func isCalled(
        _ function: Placed<ContainerFunctionFact>, _ use: HelperUse, by context: LookupContext
    ) -> Bool {
        // A body's own function hides all others of its name, and nothing else can call it.
        guard function.fact.isLocal ? use.locals.contains(function.fact.location) : use.locals.isEmpty else {
            return false
        }
        guard function.fact.path.last == use.name, let one = Self.uses(use, of: function.fact).first,
            Self.calls(one.labels, function.fact)
        else { return false }
        let owner = Array(function.fact.path.dropLast())
        // Labels that the library's function does not have belong to an overload.
        let isOwn =
            !["resolve", "register"].contains(use.name)
            || use.labels.contains { $0.map { !Self.libraryLabels.contains($0) } ?? false }
        guard let callee = use.callee.map({ Array($0.dropLast()) }), !callee.isEmpty else {
            // Without a base it is a global function or a member of the enclosing type; on an unknown base, a member of
            // a container's extension.
            guard !isOwn else { return true }
            return owner.isEmpty || context.enclosing.hasSuffix(owner)
        }
        if callee == ["super"] { return inherited(context.enclosing, context).contains(owner) }
        if owner.hasSuffix(callee) || owner.last == callee.last { return true }
        let receivers = symbols.declarations(of: callee, in: context).map { symbols.types[$0].fact.path }
        if receivers.contains(where: { inherited($0, context).contains(owner) }) { return true }
        // Through a protocol or a superclass.
        if inherited(owner, function.context).contains(where: receivers.contains) { return true }
        if let bound = type(of: callee, in: context), let type = bound.shape.unwrapped.withoutMarks.path {
            if inherited(type, context).contains(owner) { return true }
            let declared = symbols.declarations(of: type, in: bound.context).map { symbols.types[$0].fact.path }
            // An alias has the declaration's members.
            if declared.contains(owner) || declared.contains(where: { inherited($0, bound.context).contains(owner) }) {
                return true
            }
            if inherited(owner, function.context).contains(where: declared.contains) { return true }
            return owner.last == type.last || KnownLibrary.resolvers.contains(owner.last ?? "") && isOwn
        }
        return isOwn && (owner.isEmpty || KnownLibrary.resolvers.contains(owner.last ?? ""))
    }
}

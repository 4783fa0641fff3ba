import DovetailFacts

// What variables may hold when later code runs.

extension Interpreter {
    /// The variables that code changes which the launch did not run, so that later code may find something else in them.
    func changingVariables() -> Set<Int> {
        var bare: [Int?: Set<String>] = [:]
        var members: Set<String> = []
        func note(_ code: MentionedNames, _ type: Int?) {
            bare[type, default: []].formUnion(code.assigned)
            members.formUnion(code.assignedMembers)
            members.formUnion(code.assignedUses.map(\.name))
        }
        for (number, function) in code.functions.enumerated() where !evaluated.contains(number) {
            // What an initializer sets is known where it is called.
            guard function.body.kind != .initializer else { continue }
            note(relevance.mentions.functions[number], function.type)
        }
        for (number, variable) in code.variables.enumerated() {
            note(relevance.mentions.variables[number], variable.type)
        }
        var changing: Set<Int> = []
        for (number, variable) in code.variables.enumerated() {
            let body = variable.body
            guard !body.isConstant, !body.isComputed else { continue }
            let isChanged =
                body.isTaskLocal || members.contains(body.name)
                || bare.contains { type, names in
                    guard names.contains(body.name) else { return false }
                    guard let type, let own = variable.type else { return true }
                    return types.supertypes(of: type).contains(own) || types.supertypes(of: own).contains(type)
                }
            if isChanged { changing.insert(number) }
        }
        return changing
    }

    /// What the launch left in variables that may change is possibly still there.
    func openChangingVariables(_ state: inout State) {
        for variable in changing {
            let body = code.variables[variable].body
            guard body.isStatic || code.variables[variable].type == nil, let value = state.statics[variable] else {
                continue
            }
            state.statics[variable] = opened(value)
        }
        var known: [(object: Int, fields: [String: Value])] = []
        state.fields.forEach { known.append(($0, $1)) }
        for (object, fields) in known {
            guard case .instance(let type) = objects[object].kind else { continue }
            var fields = fields
            guard open(&fields, of: type) else { continue }
            state.fields[object] = fields
        }
    }

    /// Adds to the properties of an object what they may hold later; false if none may change.
    @discardableResult
    func open(_ fields: inout [String: Value], of type: Int) -> Bool {
        var hasChanged = false
        for above in types.supertypes(of: type) {
            for variable in code.propertiesOfType[above] ?? [] where changing.contains(variable) {
                let name = code.variables[variable].body.name
                guard let value = fields[name] else { continue }
                fields[name] = opened(value)
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// A value, or another one.
    func opened(_ value: Value) -> Value {
        guard value.unknown == nil else { return value }
        var open = value
        open.kinds.append(.unknown(Unknown(.changes)))
        return open
    }
}

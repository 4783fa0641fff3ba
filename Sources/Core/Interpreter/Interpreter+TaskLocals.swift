import DovetailFacts
import DovetailSemantics

// Variables of tasks: `$name.withValue(value) { … }` sets one for as long as its closure runs.

extension Interpreter {
    /// The variable of a task that `$name` or `Type.$name` means; nil if it means something else.
    func taskLocal(_ expression: Expression, _ state: inout State, _ frame: Frame) -> Int? {
        func variable(_ name: String, in type: Int?) -> Int? {
            guard name.hasPrefix("$") else { return nil }
            let name = String(name.dropFirst())
            if let type {
                guard case .variable(let variable)? = find(name, in: type) else { return nil }
                return code.variables[variable].body.isTaskLocal ? variable : nil
            }
            return code.globalVariables(name, from: frame.file).first { code.variables[$0].body.isTaskLocal }
        }
        switch expression {
        case .name(let name, _, _): return variable(name, in: frame.type) ?? variable(name, in: nil)
        case .member(let base, let name, _, _) where name.hasPrefix("$"):
            guard case .metatype(let owner)? = evaluate(base, &state, frame, expecting: nil).only else { return nil }
            return types.declaration(owner).flatMap { variable(name, in: $0.type) }
        default: return nil
        }
    }

    /// Runs a closure with a value of a variable of the task.
    func bindTaskLocal(
        _ variable: Int, _ call: Call, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        guard let first = call.all.first, let last = call.all.last, call.all.count > 1 else {
            evaluateArguments(call, &state, frame)
            return .unknown(.form, type)
        }
        let before = read(variable: variable, on: nil, call.site, &state, frame)
        let value = evaluate(first.value, &state, frame, expecting: before.type)
        let body = evaluate(last.value, &state, frame, expecting: nil)
        touch(nil, value, &state)
        state.statics[variable] = before.type.map { value.of($0) } ?? value
        let errors = frame.errors[frame.errors.count - 1].count
        let result = self.call(value: body, [], call.site, &state, frame)
        touch(nil, before, &state)
        state.statics[variable] = before
        for index in frame.errors[frame.errors.count - 1].indices.dropFirst(errors) {
            frame.errors[frame.errors.count - 1][index].statics[variable] = before
        }
        return result
    }
}

extension VariableBody {
    var isTaskLocal: Bool { wrappers.contains { $0.type.path?.last == "TaskLocal" } }
}

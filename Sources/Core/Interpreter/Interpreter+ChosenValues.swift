import DovetailFacts
import DovetailSemantics

// Branches as values.

extension Interpreter {
    func chosen(
        _ statement: Statement, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value {
        let before = frame.locals
        frame.choiceAccepts = acceptance
        acceptance = .no
        cells += 1
        let cell = cells
        frame.locals["$chosen"] = cell
        if !run([statement.givingValues], &state, frame) { state.path = .never }
        frame.locals = before
        return (state.cells[cell] ?? .unknown(.form)).of(type)
    }
}

extension Statement {
    /// The statement with each branch's last expression assigned to the value of the whole.
    var givingValues: Statement {
        func giving(_ statements: [Statement]) -> [Statement] {
            guard let last = statements.last else { return statements }
            switch last {
            case .evaluate(let expression):
                return statements.dropLast() + [.assign(.name("$chosen", [], Site(0)), expression)]
            case .branch, .select: return statements.dropLast() + [last.givingValues]
            default: return statements
            }
        }
        switch self {
        case .branch(let branches): return .branch(branches.map { .init($0.tests, giving($0.statements)) })
        case .select(let subject, let cases):
            return .select(
                subject, cases.map { .init($0.labels, giving($0.statements), condition: $0.condition) })
        default: return self
        }
    }
}

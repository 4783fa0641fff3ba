/// A statement of a body.
package indirect enum Statement: Codable, Hashable, Sendable {
    /// `let pattern: type = value`
    case bind(Pattern, TypeShape?, Expression?)
    /// A local variable with an accessor, an observer, a wrapper, or the modifier `lazy` or `weak`.
    case variable(VariableBody)
    /// A local function.
    case function(FunctionBody)
    /// A local type.
    case type(String, Site)
    /// A local `typealias`, unless it is generic.
    case alias(String, TypeShape)
    case assign(Expression, Expression)
    case evaluate(Expression)
    /// `if`, with its `else if` and `else`: the first branch whose conditions all hold runs. A branch without conditions
    /// always holds.
    case branch([Branch])
    case select(Expression, [Case])
    /// `guard`
    case unless([Test], [Statement])
    case each(Pattern, in: Expression, where: Expression?, [Statement], label: String?)
    /// `while` and `repeat`.
    case loop([Test], [Statement], testsFirst: Bool, label: String?)
    /// `do`, with its `catch` clauses.
    case attempt([Statement], [Catch], label: String?)
    case deferred([Statement])
    case leave(Exit)
    /// Statements under `#if`.
    case compiled(Condition, [Statement])

    /// One branch of an `if`.
    package struct Branch: Codable, Hashable, Sendable {
        package var tests: [Test]
        package var statements: [Statement]

        package init(_ tests: [Test], _ statements: [Statement]) {
            self.tests = tests
            self.statements = statements
        }
    }

    /// One case of a `switch`; `default` has no patterns.
    package struct Case: Codable, Hashable, Sendable {
        /// A pattern, and its `where` clause.
        package struct Label: Codable, Hashable, Sendable {
            package var pattern: Pattern
            package var condition: Expression?

            package init(_ pattern: Pattern, _ condition: Expression?) {
                self.pattern = pattern
                self.condition = condition
            }
        }

        package var labels: [Label]
        package var statements: [Statement]
        package var condition = Condition.always

        package init(_ labels: [Label], _ statements: [Statement], condition: Condition) {
            self.labels = labels
            self.statements = statements
            self.condition = condition
        }
    }

    /// One `catch` of a `do`.
    package struct Catch: Codable, Hashable, Sendable {
        package var patterns: [Pattern]
        package var statements: [Statement]
        /// Whether it may let an error pass.
        package var isPartial: Bool

        package init(_ patterns: [Pattern], _ statements: [Statement], isPartial: Bool) {
            self.patterns = patterns
            self.statements = statements
            self.isPartial = isPartial
        }
    }

    /// One condition of an `if`, `guard` or `while`.
    package enum Test: Codable, Hashable, Sendable {
        case expression(Expression)
        /// `case pattern = value`, and `let name = value`.
        case matches(Pattern, Expression)
        /// `#available`
        case available
    }

    /// A statement that leaves its block.
    package enum Exit: Codable, Hashable, Sendable {
        case `return`(Expression?)
        case `throw`(Expression)
        case `break`(String?)
        case `continue`(String?)
        case `fallthrough`
    }
}

/// A pattern, which binds names.
package indirect enum Pattern: Codable, Hashable, Sendable {
    case name(String)
    case wildcard
    case tuple([Pattern])
    /// `let name?`
    case some(Pattern)
    /// `.name(…)`, perhaps of a written type.
    case member(TypeShape?, String, [Pattern])
    /// `name as Type`
    case typed(Pattern, TypeShape)
    /// `is Type`
    case type(TypeShape)
    case expression(Expression)

    /// The names that it binds.
    package var names: [String] {
        switch self {
        case .name(let name): [name]
        case .tuple(let parts), .member(_, _, let parts): parts.flatMap(\.names)
        case .some(let inner), .typed(let inner, _): inner.names
        case .wildcard, .type, .expression: []
        }
    }
}

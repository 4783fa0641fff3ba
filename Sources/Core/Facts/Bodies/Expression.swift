/// An expression of a body.
package indirect enum Expression: Codable, Hashable, Sendable {
    /// A name, perhaps with generic arguments: a local variable, a member, a global, or a type.
    case name(String, [TypeShape], Site)
    /// `.name`
    case implicit(String, Site)
    case member(Expression, String, [TypeShape], Site)
    case call(Call)
    case index(Call)
    case closure(ClosureBody)
    /// A type that is not a plain name, such as `[Int]`.
    case type(TypeShape)
    /// `value.self`
    case metatype(Expression)
    /// A string, in parts.
    case text([TextPart])
    case integer(String)
    case real
    case boolean(Bool)
    /// `nil`
    case null
    case list([Expression])
    case dictionary([Pair])
    case tuple([BodyArgument])
    /// `test ? one : other`
    case choice(Expression, Expression, Expression)
    case fallback(Expression, Expression)
    case binary(String, Expression, Expression, Site)
    case unary(String, Expression, isPrefix: Bool, Site)
    case cast(Expression, TypeShape, Cast)
    /// `value!`
    case forced(Expression, Site)
    /// `base?`, within a chain.
    case optional(Expression)
    /// The whole of an optional chain, which is nil if one of its parts is.
    case chain(Expression)
    case attempt(Expression, Try)
    case awaited(Expression)
    /// `&value`
    case address(Expression)
    /// The names of a key path's components; nil if it has others.
    case keyPath([String]?)
    /// An `if` or `switch` as an expression: the value is the last of each branch.
    case chosen(Statement)
    case unknown

    package enum Try: String, Codable, Hashable, Sendable { case plain, optional, forced }

    package enum Cast: String, Codable, Hashable, Sendable { case upcast, conditional, forced, test }

    /// An entry of a dictionary.
    package struct Pair: Codable, Hashable, Sendable {
        package var key: Expression
        package var value: Expression

        package init(_ key: Expression, _ value: Expression) {
            self.key = key
            self.value = value
        }
    }

    /// A part of a string.
    package enum TextPart: Codable, Hashable, Sendable {
        case text(String)
        case value(Expression)
    }
}

/// An argument of a call, or an element of a tuple.
package struct BodyArgument: Codable, Hashable, Sendable {
    package var label: String?
    package var value: Expression

    package init(_ label: String?, _ value: Expression) {
        self.label = label
        self.value = value
    }
}

/// A call, or a use of a subscript.
package struct Call: Codable, Hashable, Sendable {
    package var callee: Expression
    package var arguments: [BodyArgument]
    /// The trailing closures; the first has no label.
    package var trailing: [BodyArgument] = []
    package var site: Site

    package init(callee: Expression, arguments: [BodyArgument], trailing: [BodyArgument] = [], site: Site) {
        self.callee = callee
        self.arguments = arguments
        self.trailing = trailing
        self.site = site
    }

    package var shape: CallShape { CallShape(labels: arguments.map(\.label), trailing: trailing.map(\.label)) }
    package var all: [BodyArgument] { arguments + trailing }
}

/// A closure.
package struct ClosureBody: Codable, Hashable, Sendable {
    package var parameters: [BodyParameter]
    /// Whether it names its parameters; if not, they are `$0`, `$1`, and so on.
    package var hasParameters: Bool
    /// How many parameters it uses without naming them.
    package var unnamed = 0
    package var captures: [BodyArgument]
    /// Whether it captures `self` weakly.
    package var isSelfWeak = false
    /// The variables besides `self` that it captures weakly.
    package var weak: [String] = []
    package var result: TypeShape?
    package var isThrowing = false
    package var isAsync = false
    /// Whether a property runs it for its initial value.
    package var statements: [Statement]
    package var site: Site

    package init(
        parameters: [BodyParameter], hasParameters: Bool, captures: [BodyArgument], result: TypeShape?,
        statements: [Statement], site: Site
    ) {
        self.parameters = parameters
        self.hasParameters = hasParameters
        self.captures = captures
        self.result = result
        self.statements = statements
        self.site = site
    }
}

/// The names that code mentions: of variables, functions and types, and of what it assigns to.
package struct MentionedNames {
    /// The names that are called, without a receiver or on `self`.
    package private(set) var called: Set<String> = []
    /// Those that are not called.
    package private(set) var read: Set<String> = []
    /// The members of what nothing declared tells the type of.
    package private(set) var members: Set<Member> = []
    package private(set) var operators: Set<String> = []
    /// The members of anything else.
    package private(set) var uses: Set<Use> = []
    /// The names of static members and cases of what the context expects, as in `.name`.
    package private(set) var implicit: Set<String> = []
    /// The names in types, such as those of parameters.
    package private(set) var types: Set<String> = []
    /// Whether an expression leaves out a type, as `.init()` does.
    package private(set) var omitsTypes = false
    /// What is assigned, passed as `inout`, or changed by a function of a list: alone or after `self`.
    package private(set) var assigned: Set<String> = []
    /// What is assigned as a member of something else, as `members` and as `uses`.
    package private(set) var assignedMembers: Set<String> = []
    package private(set) var assignedUses: Set<Use> = []
    /// The local variables and functions, and what tells their types; nil for what does not.
    package private(set) var locals: [String: Set<Receiver?>] = [:]

    /// Those of which a member is used, as in `.name.member`.
    package private(set) var implicitBases: Set<String> = []
    /// The parameters of the function, which its other names do not mean.
    private var parameters: Set<String> = []

    /// A member that is used.
    package struct Member: Hashable, Sendable {
        package var name: String
        package var form = Form.value
    }

    /// How a member is used.
    package enum Form: Hashable, Sendable {
        /// As a value, which may be a function that is not called.
        case value
        /// As a value of which something else is used, so that it is not a function.
        case part
        /// It is called with so many arguments, the first of which has this label; nil for a closure after the call.
        case call(Int, first: String?)
    }

    /// A member of something.
    package struct Use: Hashable, Sendable {
        package var receiver: Receiver
        package var member: Member
        package var name: String { member.name }
    }

    /// Functions that change the value on which they are called.
    package static let mutating: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popFirst", "popLast",
        "sort", "reverse", "shuffle", "swapAt", "update", "updateValue", "removeValue", "merge", "formUnion",
        "partition", "replaceSubrange", "toggle",
    ]

    package init() {}

    package mutating func add(_ function: FunctionBody) {
        add(function.signature)
        let outer = parameters
        parameters.formUnion(function.signature.parameters.map(\.name))
        defer { parameters = outer }
        for statement in function.statements ?? [] { add(statement) }
        if function.setter != nil { bind(function.newValue, nil) }
        for statement in function.setter ?? [] { add(statement) }
        types.formUnion(function.owner.attributes)
    }

    package mutating func add(_ variable: VariableBody) {
        if let type = variable.type { add(type) }
        for wrapper in variable.wrappers {
            add(wrapper.type)
            for argument in wrapper.arguments ?? [] { add(argument.value) }
        }
        if let value = variable.value { add(value) }
        for name in [variable.newValue, "newValue", "oldValue"]
        where variable.setter != nil || !variable.observers.isEmpty {
            bind(name, nil)
        }
        for statement in (variable.getter ?? []) + (variable.setter ?? []) + variable.observers { add(statement) }
    }

    private mutating func add(_ signature: BodySignature) {
        for parameter in signature.parameters { add(parameter) }
        for generic in signature.generics { if let shape = generic.constraint { add(shape) } }
        for constraint in signature.constraints {
            add(constraint.left)
            add(constraint.right)
        }
        if let result = signature.result { add(result) }
    }

    private mutating func add(_ parameter: BodyParameter) {
        if let type = parameter.type { add(type) }
        if let value = parameter.value { add(value) }
        bind(parameter.name, parameter.type.map { .typed(parameter.isVariadic ? .array($0) : $0) })
        types.formUnion(parameter.attributes)
    }

    package mutating func add(_ statement: Statement) {
        switch statement {
        case .bind(let pattern, let type, let value):
            add(pattern)
            bind(pattern, type.map { .typed($0) } ?? value.flatMap(Receiver.init))
            if let type { add(type) }
            if let value { add(value) }
        case .variable(let variable):
            add(variable)
            bind(variable.name, variable.type.map { .typed($0) } ?? variable.value.flatMap(Receiver.init))
        case .function(let function):
            add(function)
            bind(function.name, nil)
        case .assign(let target, let value):
            assign(target)
            add(value)
        case .evaluate(let expression): add(expression)
        case .branch(let branches):
            for branch in branches {
                branch.tests.forEach { add($0) }
                branch.statements.forEach { add($0) }
            }
        case .select(let subject, let cases):
            add(subject)
            for one in cases {
                for label in one.labels {
                    add(label.pattern)
                    bind(label.pattern, nil)
                    if let condition = label.condition { add(condition) }
                }
                one.statements.forEach { add($0) }
            }
        case .unless(let tests, let statements), .loop(let tests, let statements, _, _):
            tests.forEach { add($0) }
            statements.forEach { add($0) }
        case .each(let pattern, let sequence, let condition, let statements, _):
            add(pattern)
            bind(pattern, Receiver(sequence).map { .element($0) })
            add(sequence)
            if let condition { add(condition) }
            statements.forEach { add($0) }
        case .attempt(let statements, let catches, _):
            statements.forEach { add($0) }
            for clause in catches {
                bind("error", nil)
                for pattern in clause.patterns {
                    add(pattern)
                    bind(pattern, nil)
                }
                clause.statements.forEach { add($0) }
            }
        case .deferred(let statements), .compiled(_, let statements): statements.forEach { add($0) }
        case .leave(.return(let value?)), .leave(.throw(let value)): add(value)
        case .type(let name, _): bind(name, nil)
        case .alias(let name, let target):
            bind(name, nil)
            add(target)
        case .leave: break
        }
    }

    private mutating func add(_ test: Statement.Test) {
        switch test {
        case .expression(let expression): add(expression, isValue: false)
        case .matches(let pattern, let expression):
            add(pattern)
            bind(pattern, Receiver(expression))
            add(expression)
        case .available: break
        }
    }

    private mutating func add(_ pattern: Pattern) {
        switch pattern {
        case .name, .wildcard: break
        case .tuple(let parts): parts.forEach { add($0) }
        case .some(let inner): add(inner)
        case .member(let type, let name, let parts):
            if let type { add(type) }
            implicit.insert(name)
            parts.forEach { add($0) }
        case .typed(let inner, let type):
            add(inner)
            add(type)
        case .type(let type): add(type)
        case .expression(let expression): add(expression)
        }
    }

    /// - Parameter isValue: whether its value may be a function that is not called.
    package mutating func add(_ expression: Expression, isValue: Bool = true) {
        switch expression {
        case .name(let name, let arguments, _):
            if !parameters.contains(name) { read.insert(name) }
            arguments.forEach { add($0) }
        case .implicit(let name, _):
            implicit.insert(name)
            omitsTypes = true
        case .member(let base, let name, let arguments, _):
            let member = Member(name: name, form: isValue ? .value : .part)
            if base.isOwn { read.insert(name) } else { note(member, of: base) }
            add(base, isValue: false)
            arguments.forEach { add($0) }
        case .call(let call):
            switch call.callee {
            case .name(let name, let arguments, _):
                if !parameters.contains(name) { called.insert(name) }
                arguments.forEach { add($0) }
            case .member(let base, let name, let arguments, _):
                if base.isOwn { called.insert(name) } else { note(Member(name: name, form: Form(call)), of: base) }
                add(base, isValue: false)
                arguments.forEach { add($0) }
                if Self.mutating.contains(name) { noteAssigned(base) }
            default: add(call.callee)
            }
            for argument in call.all { add(argument.value) }
        case .index(let call):
            note(Member(name: "subscript", form: Form(call)), of: call.callee)
            add(call.callee, isValue: false)
            for argument in call.all { add(argument.value) }
        case .closure(let body):
            for parameter in body.parameters { add(parameter) }
            for capture in body.captures {
                add(capture.value)
                if let label = capture.label { bind(label, Receiver(capture.value)) }
            }
            if let result = body.result { add(result) }
            body.statements.forEach { add($0) }
        case .type(let type):
            // It is a value, as in `[Service]()`.
            var names = MentionedNames()
            names.add(type)
            called.formUnion(names.types)
        case .metatype(let inner), .forced(let inner, _), .optional(let inner), .chain(let inner),
            .attempt(let inner, _), .awaited(let inner):
            add(inner)
        case .text(let parts):
            for case .value(let value) in parts { add(value, isValue: false) }
        case .list(let elements): elements.forEach { add($0) }
        case .dictionary(let pairs):
            for pair in pairs {
                add(pair.key)
                add(pair.value)
            }
        case .tuple(let elements): elements.forEach { add($0.value) }
        case .choice(let test, let one, let other):
            add(test)
            add(one)
            add(other)
        case .fallback(let one, let other):
            add(one)
            add(other)
        case .binary(let symbol, let one, let other, _):
            operators.insert(symbol)
            add(one)
            add(other)
        case .unary(let symbol, let operand, _, _):
            operators.insert(symbol)
            add(operand)
        case .cast(let value, let type, _):
            add(value)
            add(type)
        case .address(let inner): assign(inner)
        case .keyPath(let names): members.formUnion((names ?? []).map { Member(name: $0, form: .part) })
        case .chosen(let statement): add(statement)
        case .integer, .real, .boolean, .null, .unknown: break
        }
    }

    private mutating func note(_ member: Member, of base: Expression) {
        if let name = base.implicitBase { implicitBases.insert(name) }
        if let receiver = Receiver(base) {
            uses.insert(Use(receiver: receiver, member: member))
        } else {
            members.insert(member)
        }
    }

    /// Notes what a local variable is.
    private mutating func bind(_ name: String, _ value: Receiver?) { locals[name, default: []].insert(value) }

    private mutating func bind(_ pattern: Pattern, _ value: Receiver?) {
        switch pattern {
        case .name(let name): bind(name, value)
        case .some(let inner): bind(inner, value)
        case .typed(let inner, let type): bind(inner, .typed(type))
        case .tuple(let parts), .member(_, _, let parts): for part in parts { bind(part, nil) }
        case .wildcard, .type, .expression: break
        }
    }

    /// Notes local variables around the code, of which nothing is known.
    package mutating func bind(_ names: some Sequence<String>) { for name in names { bind(name, nil) } }

    private mutating func assign(_ target: Expression) {
        add(target)
        noteAssigned(target)
    }

    private mutating func noteAssigned(_ target: Expression) {
        switch target {
        case .name(let name, _, _): assigned.insert(name)
        case .member(let base, let name, _, _):
            if base.isOwn {
                assigned.insert(name)
            } else if let receiver = Receiver(base) {
                assignedUses.insert(Use(receiver: receiver, member: Member(name: name, form: .part)))
            } else {
                assignedMembers.insert(name)
            }
            noteAssigned(base)
        case .index(let call): noteAssigned(call.callee)
        case .tuple(let parts): parts.forEach { noteAssigned($0.value) }
        case .forced(let inner, _), .optional(let inner), .chain(let inner), .attempt(let inner, _),
            .awaited(let inner):
            noteAssigned(inner)
        default: break
        }
    }

    /// The names in a type.
    package mutating func add(_ type: TypeShape) {
        switch type {
        case .named(let parts):
            for part in parts {
                types.insert(part.name)
                part.arguments.forEach { add($0) }
            }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .metatype(let inner, _),
            .opaque(let inner), .existential(let inner), .attributed(_, let inner), .variadic(let inner):
            add(inner)
        case .dictionary(let key, let value):
            add(key)
            add(value)
        case .tuple(let elements): elements.forEach { add($0.type) }
        case .function(let parameters, _, let result):
            parameters.forEach { add($0) }
            add(result)
        case .composition(let parts): parts.forEach { add($0) }
        case .other: break
        }
    }
}

extension MentionedNames.Form {
    fileprivate init(_ call: Call) {
        self = .call(call.all.count, first: call.arguments.isEmpty ? nil : call.arguments[0].label ?? "_")
    }
}

extension Expression {
    /// The name of a static member of what the context expects, or of one that is called.
    fileprivate var implicitBase: String? {
        switch self {
        case .implicit(let name, _): name
        case .call(let call): call.callee.implicitBase
        case .optional(let inner), .forced(let inner, _): inner.implicitBase
        default: nil
        }
    }

    /// Whether it is the object whose function it is in.
    fileprivate var isOwn: Bool {
        switch self {
        case .name("self", _, _), .name("super", _, _), .name("Self", _, _): true
        case .optional(let inner), .forced(let inner, _): inner.isOwn
        default: false
        }
    }
}

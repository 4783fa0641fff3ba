import DovetailFacts
import DovetailSemantics

/// One evaluation of a function, a closure or an initial value.
final class Frame {
    /// Identifies the evaluation; those that begin later have larger numbers.
    let number: Int
    /// The evaluation that called it.
    let caller: Frame?
    /// The call, and the number of the file in which it is written: the caller's, unless a property or a registration
    /// stands between both.
    let callSite: Site?
    let callFile: Int
    /// Where its code is written, if it is a closure's.
    var site: Site?
    let depth: Int
    /// The number of its file.
    let file: Int
    /// The numbers of the local variables, by name.
    var locals: [String: Int] = [:]
    var functions: [String: [LocalFunction]] = [:]
    /// The numbers of its parameters, by name.
    var parameterCells: [String: Int] = [:]
    /// What `self` is; nil outside types.
    var own: Value?
    /// The library's type of which it makes an object, as an initializer of an extension.
    var makes: TypeValue?
    /// The declared type around it, and the library's type that it extends.
    var type: Int?
    var external: String?
    var isStatic = false
    /// Whether it evaluates the statements of a file.
    var isTopLevel = false
    /// The meaning of type names.
    var context: LookupContext
    /// The evaluations in which the types of generic parameters are written out.
    var origins: [String: Int] = [:]
    /// The type that it returns.
    var result: TypeValue?
    /// Whether its caller accepts nil.
    var acceptance = Interpreter.Acceptance.no
    /// Whether nil is accepted for the value of a branch.
    var choiceAccepts = Interpreter.Acceptance.no
    /// Lookups that failed where an error or nil is handled: another one may be made instead.
    var pending: [(key: Interpreter.LookupSite, outcome: LookupOutcome, service: String)] = []
    /// The result builder that makes a value of its statements.
    var builder: Int?
    /// The values of its statements so far; nil if it is not known which there are.
    var parts: [Value]? = []
    var returns: [(state: State, value: Value)] = []
    /// The states in which an error leaves each enclosing `do` or `try?`, innermost last; the first is the function's.
    var errors: [[State]] = [[]]
    /// Whether a lookup in it was said of a place outside, so that another call says it again.
    var saysOutside = false
    /// How many `try?` are around what is evaluated.
    var tolerating = 0
    var loops: [Loop] = []
    /// The states in which each enclosing optional chain ends early.
    var chains: [[State]] = []
    /// What is deferred, and how many ways out of its block there were before it.
    var deferred: [(statements: [Statement], before: Exits)] = []
    /// The state in which a case of a `switch` goes on with the next.
    var fallsThrough: State?
    /// Whether it is a generic function or getter that was started because nothing was seen to call it.
    var isUncalledGeneric = false
    /// The number of the function, if it is one.
    var function: Int?

    /// A loop, `switch` or labelled `do` that statements leave.
    struct Loop {
        var label: String?
        var isLoop: Bool
        var breaks: [State] = []
        var continues: [State] = []
    }

    /// How many ways lead out of the code that is evaluated.
    struct Exits {
        var returns: Int
        var errors: Int
        var loops: [(breaks: Int, continues: Int)]
    }

    var exits: Exits {
        Exits(
            returns: returns.count, errors: errors[errors.count - 1].count,
            loops: loops.map { ($0.breaks.count, $0.continues.count) })
    }

    init(
        number: Int, caller: Frame?, callSite: Site?, callFile: Int, file: Int, context: LookupContext
    ) {
        self.number = number
        self.caller = caller
        self.callSite = callSite
        self.callFile = callFile
        depth = (caller?.depth ?? 0) + 1
        self.file = file
        self.context = context
    }

    /// Whether an evaluation is this one, or one that leads to it.
    func isWithin(_ number: Int) -> Bool {
        var next: Frame? = self
        while let current = next, current.number >= number {
            if current.number == number { return true }
            next = current.caller
        }
        return false
    }

    /// The state in which it is looked at.
    var seen: State?

    func seeing(_ state: State) -> Frame {
        seen = state
        return self
    }

    /// What a closure that is written here sees.
    var scope: Scope {
        Scope(
            locals: locals, functions: functions, own: own, type: type, external: external, isStatic: isStatic,
            context: context, origins: origins, file: file, weak: weak, wrapped: wrapped)
    }

    /// Names generic parameters, which are any type until something tells which.
    func declare(_ generics: [GenericParameterFact]) {
        guard !generics.isEmpty else { return }
        for generic in generics { context.bindings[generic.name] = nil }
        context.inner.append(
            InnerNames(depth: context.enclosing.count, names: Set(generics.map(\.name))))
    }

    /// The variables of the code around a closure.
    var captured: Set<Int> = []
    /// The local variables with a property wrapper.
    var wrapped: Set<String> = []
    /// The variables that the code around captures weakly.
    var weak: Set<String> = []

    func enter(_ scope: Scope) {
        captured = Set(scope.locals.values)
        (weak, wrapped) = (scope.weak, scope.wrapped)
        (locals, functions, own, type) = (scope.locals, scope.functions, scope.own, scope.type)
        (external, isStatic, context, origins) = (scope.external, scope.isStatic, scope.context, scope.origins)
    }
}

/// What the names in a body mean.
struct Scope {
    var locals: [String: Int]
    var functions: [String: [LocalFunction]]
    var own: Value?
    var type: Int?
    var external: String?
    var isStatic: Bool
    var context: LookupContext
    var origins: [String: Int]
    var file: Int
    var weak: Set<String> = []
    var wrapped: Set<String> = []
}

/// A function that a body declares.
final class LocalFunction {
    let body: FunctionBody
    var scope: Scope?
    /// The conditions of `#if` around it.
    var condition: Condition { body.owner.condition }

    init(_ body: FunctionBody) { self.body = body }
}

/// A closure as a value.
struct ClosureValue {
    var body: ClosureBody
    var scope: Scope
    /// The type that it is expected to have.
    var type: TypeValue?
    /// The result builder that makes a value of its statements.
    var builder: Int?
    /// The type that it returns, if only its caller says it.
    var result: TypeValue?
}

/// A registration in a container.
struct RegistrationValue {
    var key: Key
    var service: TypeValue
    /// The file and the site of the call that registers it.
    var file: Int
    var site: Site
    var vocabulary: Int
    var factory: Factory
    var scope: String
    /// The types of the arguments that it takes.
    var arguments: [TypeValue] = []
    /// Whether it is built asynchronously.
    var isAsync = false
    /// When it is marked as an override.
    var overrides = PathCondition.never
    var completions: [Value] = []
    /// Whether the call that registers it always registers this service, or by this name.
    var isOfWrittenService = false
    var isOfWrittenName = false

    /// What builds the service.
    enum Factory {
        /// It is called with a resolver and arguments.
        case closure(Value)
        /// A function whose parameters are resolved.
        case initializer(Value, TypeValue?)
        /// The service of another key.
        case alias(Key, TypeValue)
        /// It already exists, as in a port.
        case value(Value)
        /// It is not known.
        case unknown(Why)

        var isValue: Bool { if case .value = self { true } else { false } }
    }
}

/// What an object is.
struct ObjectValue {
    enum Kind {
        case instance(type: Int)
        case container(LibraryType)
        /// Another object of a library, such as the entry of a registration.
        case library(LibraryType)
        /// A `Mirror` of an object that shows the properties that one of its types declares.
        case mirror(of: Value, as: Int)
    }

    var kind: Kind
    var type: TypeValue
    /// For the entry of a registration: its number.
    var registration: Int?
    /// For what is a view of a container.
    var container: Value?
    /// For a container: what is called at each registration.
    var observers: [Value] = []
    /// For a port: its name.
    var name: String?
    /// For what is resolved when it is called: the registrations, and the containers in which they are built.
    var deferred: [(registration: Int, container: Int)] = []
}

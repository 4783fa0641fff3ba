import DovetailDiagnostics
import DovetailFacts
import SwiftParser
import SwiftSyntax

extension ContainerVisitor {
    /// The container that an expression may be, or nil if it cannot be one.
    func containerValue(_ expression: ExprSyntax) -> ContainerValue? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            let name = node.baseName.unescaped
            if let local = scope[name] { return local.container }
            return name == "self" ? ownContainer : .member([name])
        case .memberAccessExpr(let node): return containerValue(member: node)
        case .functionCallExpr(let node): return containerValue(call: node)
        case .tryExpr(let node): return containerValue(node.expression)
        case .awaitExpr(let node): return containerValue(node.expression)
        case .forceUnwrapExpr(let node): return containerValue(node.expression)
        case .optionalChainingExpr(let node): return containerValue(node.expression)
        case .inOutExpr(let node): return containerValue(node.expression)
        case .tupleExpr(let node):
            guard node.elements.count == 1, let only = node.elements.first else { return nil }
            return containerValue(only.expression)
        case .sequenceExpr(let node): return containerValue(sequence: node)
        case .subscriptCallExpr(let node): return element(of: node)
        case .ifExpr, .switchExpr: return choice(ReturnedValues.all(in: expression))
        default: return nil
        }
    }

    /// `x as T`, `a ?? b`, and both branches of a choice.
    private func containerValue(sequence node: SequenceExprSyntax) -> ContainerValue? {
        let elements = Array(node.elements)
        if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            guard elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) else {
                return .unknown(node.plainText)
            }
            return self.choice([choice.thenExpression, elements[2]])
        }
        guard elements.count == 3 else { return nil }
        if elements[1].is(UnresolvedAsExprSyntax.self) { return containerValue(elements[0]) }
        guard elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else { return nil }
        return choice([elements[0], elements[2]])
    }

    /// One of several expressions; nil if none of them can be a container.
    func choice(_ expressions: [ExprSyntax]) -> ContainerValue? {
        let values = expressions.map { containerValue($0) }
        guard values.contains(where: { $0 != nil }) else { return nil }
        guard values.count > 1 else { return values[0] }
        return .choice(zip(expressions, values).map { $1 ?? .unknown($0.plainText) })
    }

    /// `self` in an extension of containers.
    var ownContainer: ContainerValue? {
        guard
            TypeShape.named(path.map { .init($0) }).isNamedLikeContainer
                || path.last.map(vocabulary.protocols.contains) == true
        else { return nil }
        return function.map { .receiver(of: $0) } ?? .member([])
    }

    func containerValue(member node: MemberAccessExprSyntax) -> ContainerValue? {
        let name = node.declName.baseName.unescaped
        guard let base = node.base else { return nil }
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { return .member([name]) }
        if name == "resolver", let inner = containerValue(base) {
            return isContainer(inner, base) ? inner : names(of: ExprSyntax(node)).map { .either(inner, .member($0)) }
        }
        if name == "container", let inner = resolverValue(base) { return inner }
        guard let names = names(of: ExprSyntax(node)) else { return nil }
        return .member(names)
    }

    /// Whether a value is surely a container or an assembler, so that its `.resolver` is the same container.
    func isContainer(_ value: ContainerValue, _ expression: ExprSyntax) -> Bool {
        switch value {
        case .resolver, .receiver: return true
        case .created(_, let type, _), .ofType(let type): return type.isNamedLikeContainer
        case .parameter:
            guard case .written(let type) = typeSource(expression) else { return false }
            return type.isNamedLikeContainer
        case .call, .member, .either, .choice, .unknown: return names(of: expression) == nil
        }
    }

    /// The resolver parameter of a factory or function; its container is the one it resolves from.
    func resolverValue(_ expression: ExprSyntax) -> ContainerValue? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped, let local = scope[name] else {
            return nil
        }
        switch local.container {
        case .resolver: return local.container
        case .parameter:
            guard case .written(let type) = local.type, ["Resolver", "AsyncResolver"].contains(type.path?.last) else {
                return nil
            }
            return local.container
        default: return nil
        }
    }

    func containerValue(call node: FunctionCallExprSyntax) -> ContainerValue? {
        if let closure = node.calledExpression.as(ClosureExprSyntax.self) {
            return containerValue(of: closure.statements)
        }
        if let wrapped = node.madeOptional { return containerValue(wrapped) }
        if let type = calledType(node.calledExpression) {
            if let container = givenContainer(node) { return container }
            return .created(file.location(of: node), type: type, parent: parent(of: node, type))
        }
        if let type = implicitType(node) {
            if let container = givenContainer(node) { return container }
            return .created(file.location(of: node), type: type, parent: parent(of: node, type))
        }
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            return names(of: node.calledExpression).map { .call($0, at: file.location(of: node)) }
        }
        if access.declName.baseName.text == "synchronize" { return access.base.flatMap { containerValue($0) } }
        // The entry that a registration returns is not a container.
        if Self.calls.contains(access.declName.baseName.text) { return nil }
        // `Container().filled()`
        if let base = access.base, isFilled(base) {
            return .call([access.declName.baseName.unescaped], at: place(of: node))
        }
        return names(of: node.calledExpression).map { .call($0, at: place(of: node)) }
    }

    /// Whether an expression creates a container and perhaps calls functions on it that return it.
    private func isFilled(_ expression: ExprSyntax) -> Bool {
        var node = expression
        var passed: [SyntaxIdentifier] = []
        var calls: Int?
        while true {
            if let known = fillings[node.id] {
                calls = known
                break
            }
            guard let call = node.as(FunctionCallExprSyntax.self) else { break }
            if let type = calledType(call.calledExpression) {
                if type.isNamedLikeContainer { calls = 0 }
                break
            }
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
                !Self.calls.contains(access.declName.baseName.text)
            else { break }
            passed.append(node.id)
            node = base
        }
        // Each chain is walked once, however often its calls are checked.
        for id in passed.reversed() {
            calls = calls.map { $0 + 1 }
            fillings[id] = .some(calls)
        }
        return calls.map { $0 < Self.nameLimit } ?? false
    }

    /// The place that identifies a call; for `a().b()`, that of the last name.
    func place(of node: FunctionCallExprSyntax) -> DovetailDiagnostics.SourceLocation {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(FunctionCallExprSyntax.self) == true
        else { return file.location(of: node) }
        return file.location(of: access.declName)
    }

    /// The parent passed to a new container of a type.
    private func parent(of node: FunctionCallExprSyntax, _ type: TypeShape) -> ContainerValue? {
        guard let given = ["parent", "parentAssembler"].lazy.compactMap({ node.argument($0) }).first else { return nil }
        // `parent: .shared`
        if let member = given.as(MemberAccessExprSyntax.self), member.base == nil, let path = type.path {
            return .member(path + [member.declName.baseName.unescaped])
        }
        if given.is(NilLiteralExprSyntax.self) { return nil }
        return containerValue(given) ?? .unknown(given.plainText)
    }

    /// The existing container passed to a new assembler.
    private func givenContainer(_ node: FunctionCallExprSyntax) -> ContainerValue? {
        guard let given = node.argument("container") else { return nil }
        if let container = containerValue(given) { return container }
        return calledType(node.calledExpression)?.path?.last == "Assembler" ? .unknown(given.plainText) : nil
    }

    private static let creatingLabels: Set<String?> = [
        nil, "parent", "defaultObjectScope", "behaviors", "container", "parentAssembler", "logLevel",
    ]

    /// The type that `.init(…)` creates, if it may be a container: the expected type or, if only the linker can
    /// determine it, a container.
    func implicitType(_ node: FunctionCallExprSyntax) -> TypeShape? {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
            access.declName.baseName.text == "init",
            node.arguments.allSatisfy({ Self.creatingLabels.contains($0.label?.unescaped) })
        else { return nil }
        guard case .written(let type) = expectedType(of: ExprSyntax(node)) else {
            let isAssembler =
                node.arguments.first { $0.label == nil }?.expression.is(ArrayExprSyntax.self) == true
                || node.argument("container") != nil || node.argument("parentAssembler") != nil
            return .name(isAssembler ? "Assembler" : "Container")
        }
        return type.unwrapped
    }

    /// The source of the type of `.init(…)`, if only the linker can determine it.
    func expectedBeyond(_ node: FunctionCallExprSyntax) -> TypeSource? {
        let expected = expectedType(of: ExprSyntax(node))
        if case .written = expected { return nil }
        // Without an assembly or similar argument, it is a container if it is passed to a parameter of that type.
        if case .unknown = expected, !node.arguments.contains(where: { $0.label == nil }) { return nil }
        return expected
    }

    private static let calls: Set<String> = [
        "register", "_register", "autoregister", "resolve", "inObjectScope", "initCompleted", "implements", "forward",
    ]

    /// The container that a body returns: its only expression, or its `return` expressions.
    func containerValue(of items: CodeBlockItemListSyntax) -> ContainerValue? {
        let returned = ReturnedValues.all(in: items)
        guard returned.count <= 1 else {
            let values = returned.map { returnedValue($0, items) }
            guard values.contains(where: { $0 != nil }) else { return nil }
            if Set(values).count == 1 { return values[0] }
            return .choice(zip(returned, values).map { $1 ?? .unknown($0.plainText) })
        }
        return returned.first.flatMap { returnedValue($0, items) }
    }

    /// The container of an expression that a body returns, which may be a variable of the body.
    private func returnedValue(_ result: ExprSyntax, _ items: CodeBlockItemListSyntax) -> ContainerValue? {
        // `assembler.resolver` is the assembler's container.
        if let access = result.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "resolver",
            let base = access.base, base.is(DeclReferenceExprSyntax.self),
            case .created(let place, let type, let parent)? = returnedValue(base, items)
        {
            return .created(place, type: type, parent: parent)
        }
        guard let name = result.as(DeclReferenceExprSyntax.self)?.baseName.unescaped else {
            return containerValue(result)
        }
        for item in items {
            guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings
            where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped == name {
                let assigned = AssignedValues.all(to: name, in: items)
                let values = (binding.initializer.map { [$0.value] } ?? []) + assigned
                return choice(values)
            }
        }
        return containerValue(result)
    }

    /// Longer chains of members and calls have no name.
    private static let nameLimit = 256

    /// The dotted names of an expression, without `self`; a local variable is replaced by its type. Nil for anything
    /// else.
    func names(of expression: ExprSyntax) -> [String]? {
        var members: [String] = []
        var next: ExprSyntax? = expression
        var steps = 0
        while let node = next, steps < Self.nameLimit {
            steps += 1
            if let names = startingNames(of: node) { return names.map { $0 + members.reversed() } }
            if let access = node.as(MemberAccessExprSyntax.self) { members.append(access.declName.baseName.unescaped) }
            next = node.named
        }
        return nil
    }

    /// The names of the start of a chain. The outer optional is nil if another expression determines them; the inner
    /// one is nil if there are none.
    private func startingNames(of expression: ExprSyntax) -> [String]?? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            let name = node.baseName.unescaped
            if name == "self" || name == "Self" { return .some(path.isEmpty ? nil : []) }
            return .some(scope[name].map { names(of: $0.type) } ?? [name])
        case .functionCallExpr(let node):
            // `container.resolve(Service.self).user()`
            if let type = resolvedType(node) { return .some(type.bare.path) }
            // `AppDelegate.shared().container`
            return calledType(node.calledExpression).map { $0.path }
        case .sequenceExpr(let node): return .some(node.cast.flatMap { names(of: .written($0)) })
        default: return nil
        }
    }

    /// The dotted names of a type, or of a value with this type.
    func names(of source: TypeSource) -> [String]? {
        switch source {
        case .written(let type): type.unwrapped.withoutAttributes.bare.path
        case .unwrapped(let inner), .optional(let inner): names(of: inner)
        case .constructed(let type, _): type.bare.path
        case .member(let names): names
        case .argument, .generic, .applied, .unknown: nil
        }
    }
}

extension SequenceExprSyntax {
    /// `T` in `x as T` and `x as! T`; `T?` in `x as? T`.
    var cast: TypeShape? {
        let elements = Array(elements)
        guard elements.count == 3, let operation = elements[1].as(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self).map({ TypeShape($0.type) })
        else { return nil }
        return operation.questionOrExclamationMark?.text == "?" ? .optional(type) : type
    }
}

extension FunctionCallExprSyntax {
    /// The value that `Optional(x)` or `.some(x)` wraps.
    var madeOptional: ExprSyntax? {
        guard arguments.count == 1, let only = arguments.first, only.label == nil, trailingClosure == nil else {
            return nil
        }
        var called = calledExpression
        var isCase = false
        if let access = called.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            guard ["some", "init"].contains(name) else { return nil }
            guard let base = access.base else { return name == "some" ? only.expression : nil }
            (called, isCase) = (base, true)
        }
        if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
        let isOptional = called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Optional"
        return isOptional || isCase && called.is(OptionalChainingExprSyntax.self) ? only.expression : nil
    }

    /// The labels of its arguments; the first trailing closure has none.
    var labels: [String?] {
        arguments.map { $0.label?.unescaped } + (trailingClosure == nil ? [] : [nil])
            + additionalTrailingClosures.map { $0.label.unescaped }
    }
}

extension TypeShape {
    /// Without `any` and `some`.
    var bare: TypeShape {
        switch self {
        case .existential(let inner), .opaque(let inner): inner.bare
        default: self
        }
    }
}

extension ExprSyntax {
    /// The preceding expression in a chain of members and calls.
    var chained: ExprSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): node.base
        case .functionCallExpr(let node): node.calledExpression
        case .subscriptCallExpr(let node): node.calledExpression
        case .forceUnwrapExpr(let node): node.expression
        default: nil
        }
    }

    /// The base expression of a dotted name, to which a member adds its name.
    fileprivate var named: ExprSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): node.base
        case .optionalChainingExpr(let node): node.expression
        case .forceUnwrapExpr(let node): node.expression
        case .genericSpecializationExpr(let node): node.expression
        case .functionCallExpr(let node): node.calledExpression
        case .tryExpr(let node): node.expression
        case .awaitExpr(let node): node.expression
        case .tupleExpr(let node): node.elements.count == 1 ? node.elements.first?.expression : nil
        default: nil
        }
    }

    /// The type of `T.self`, `(any P).self` or `T?.self`.
    var metatype: TypeShape? {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.expression.metatype
        }
        guard let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.self),
            let base = access.base
        else { return nil }
        // Nearly always, it is a plain name.
        if let name = base.as(DeclReferenceExprSyntax.self), name.argumentNames == nil,
            case .identifier(let text) = name.baseName.tokenKind, text.startsLikeType
        {
            return .name(name.baseName.unescaped)
        }
        // The text before `.self` is a type, and is best parsed as one.
        var parser = Parser(base.plainText)
        return TypeShape(TypeSyntax.parse(from: &parser))
    }

    /// `singleton` for `.singleton`, otherwise the whole text.
    var lastName: String {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? plainText
    }
}

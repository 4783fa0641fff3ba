import DovetailFacts
import SwiftSyntax

/// What a value in a factory is: a base, and members that lead from it to the value.
struct FactoryValue: Equatable {
    var base: FactoryCall.Base
    var members: [String] = []

    static let unknown = FactoryValue(base: .unknown)

    /// How many members of members are followed.
    private static let limit = 32

    func member(_ name: String) -> FactoryValue {
        members.count < Self.limit ? FactoryValue(base: base, members: members + [name]) : .unknown
    }
}

/// The names that a closure and what is nested in it declare, and the values in it.
final class FactoryValues: SyntaxVisitor {
    /// The parameters and local variables; nil for one that is declared more than once, and for the resolver.
    private var locals: [String: FactoryValue?] = [:]
    /// The same of what is declared around the closure.
    private var outer: [String: FactoryValue?] = [:]
    private var aliases: [String: [String]] = [:]
    /// The local types that have attributes, or members with attributes.
    private var attributedTypes: Set<String> = []

    init(_ closure: ClosureExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        declareSurroundings(of: closure)
        walk(closure)
        // What is resolved from the resolver is known by its type.
        guard let clause = closure.signature?.parameterClause else {
            if closure.signature == nil { locals["$0"] = .some(nil) }
            return
        }
        let type = closure.parameterTypes.first.flatMap { $0?.path?.last }
        guard type.map({ $0.hasSuffix("Resolver") }) ?? true, let first = BoundNames.all(in: clause).first else {
            return
        }
        locals[first] = .some(nil)
    }

    private func declare(_ name: String, _ value: FactoryValue?) {
        if locals[name] == nil { locals[name] = value } else { locals[name] = .some(.unknown) }
    }

    // MARK: What surrounds the closure

    /// Adds the parameters and the local variables around the closure, which hide properties.
    private func declareSurroundings(of closure: ClosureExprSyntax) {
        var next = closure.parent
        while let node = next {
            switch node.as(SyntaxEnum.self) {
            case .functionDecl(let function):
                declare(function.signature.parameterClause, function.genericParameterClause)
            case .initializerDecl(let initializer):
                declare(initializer.signature.parameterClause, initializer.genericParameterClause)
            case .closureExpr(let outer):
                for name in outer.signature.map({ BoundNames.all(in: $0) }) ?? [] { declareOutside(name, .unknown) }
            case .codeBlockItemList(let items) where items.parent?.is(SourceFileSyntax.self) == false:
                for binding in items.compactMap({ $0.item.as(VariableDeclSyntax.self) }).flatMap(\.bindings) {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped else {
                        continue
                    }
                    declareOutside(name, value(of: binding))
                }
            default: break
            }
            next = node.parent
        }
    }

    private func declareOutside(_ name: String, _ value: FactoryValue?) {
        if outer[name] == nil { outer[name] = value }
    }

    private func declare(_ clause: FunctionParameterClauseSyntax, _ generics: GenericParameterClauseSyntax?) {
        let open = Set(generics?.parameters.map(\.name.unescaped) ?? [])
        for parameter in clause.parameters {
            let type = Self.type(parameter.type).flatMap { open.isDisjoint(with: $0) ? $0 : nil }
            declareOutside(
                (parameter.secondName ?? parameter.firstName).unescaped,
                FactoryValue(base: type.map { .type($0) } ?? .unknown))
        }
    }

    /// What a variable holds.
    private func value(of binding: PatternBindingSyntax) -> FactoryValue? {
        if binding.initializer?.value.as(ClosureExprSyntax.self)?.isIsolated == true {
            return FactoryValue(base: .local)
        }
        guard let written = binding.typeAnnotation?.type else {
            return binding.initializer.map { value($0.value) } ?? .unknown
        }
        return written.is(FunctionTypeSyntax.self)
            ? nil : FactoryValue(base: Self.type(written).map { .type($0) } ?? .unknown)
    }

    /// The value of a local name, which is nil if nothing that it does is isolated; nil if the name is not local.
    subscript(name: String) -> FactoryValue?? { locals[name] ?? outer[name] }

    // MARK: Names

    /// The names of a type, a function, or a static or global property: `Store`, `Store.make`, `self.make`. Members of
    /// values are left out.
    func path(_ expression: ExprSyntax) -> [String]? {
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return path(generic.expression) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.unescaped
            return name.hasPrefix("$") ? nil : aliases[name] ?? [name]
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, !isLocal(base),
            let before = path(base), let first = before.first, let last = before.last
        else { return nil }
        let name = member.declName.baseName.unescaped
        if before == ["self"] { return [name] }
        return first.startsLikeType && last.startsLikeType ? before + [name] : nil
    }

    private func isLocal(_ expression: ExprSyntax) -> Bool {
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped
        return name.map { self[$0] != nil } ?? false
    }

    /// Whether calls of the type may run isolated code that is not read.
    func isAttributed(_ path: [String]) -> Bool { path.first.map(attributedTypes.contains) ?? false }

    // MARK: Values

    /// What a value is; nil if nothing that it does is isolated: the resolver, literals, closures.
    func value(_ expression: ExprSyntax) -> FactoryValue? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .forceUnwrapExpr(let node): return value(node.expression)
        case .optionalChainingExpr(let node): return value(node.expression)
        case .tryExpr(let node): return value(node.expression)
        case .awaitExpr(let node): return value(node.expression)
        case .tupleExpr(let node) where node.elements.count == 1:
            return node.elements.first.flatMap { value($0.expression) }
        case .genericSpecializationExpr(let node): return value(node.expression)
        case .sequenceExpr(let node): return value(node)
        case .declReferenceExpr(let node): return value(named: node.baseName.unescaped)
        case .memberAccessExpr(let node): return value(node)
        case .functionCallExpr(let node): return value(node)
        case .subscriptCallExpr(let node): return value(node.calledExpression)?.member("subscript")
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
            .closureExpr, .keyPathExpr, .regexLiteralExpr:
            return nil
        default: return .unknown
        }
    }

    private func value(named name: String) -> FactoryValue? {
        if let known = self[name] { return known }
        if name.hasPrefix("$") { return .unknown }
        return name.startsLikeType
            ? FactoryValue(base: .implied(aliases[name] ?? [name])) : FactoryValue(base: .property([name]))
    }

    private func value(_ node: MemberAccessExprSyntax) -> FactoryValue? {
        let name = node.declName.baseName.unescaped
        guard let base = node.base else { return FactoryValue(base: .implied(nil), members: [name]) }
        if name == "self", let type = path(base), type.last?.startsLikeType == true {
            return FactoryValue(base: .implied(type))
        }
        if let path = path(ExprSyntax(node)), path.count > 1 || base.trimmedDescription == "self" {
            return FactoryValue(base: .property(path))
        }
        return value(base)?.member(name)
    }

    private func value(_ node: FunctionCallExprSyntax) -> FactoryValue? {
        let callee = node.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.unescaped == "resolve",
            let first = node.arguments.first, first.label == nil, let type = metatype(first.expression)
        {
            return FactoryValue(base: .type(type))
        }
        if let type = constructedType(node) { return FactoryValue(base: .type(type)) }
        guard let path = path(callee) else { return value(callee) }
        if path.count == 1, let name = path.first, let local = self[name] { return local?.member("callAsFunction") }
        return FactoryValue(base: .property(path))
    }

    /// `Store` in `Store(…)` and `Store.init(…)`.
    func constructedType(_ node: FunctionCallExprSyntax) -> [String]? {
        guard var path = path(node.calledExpression) else { return nil }
        if path.count > 1, path.last == "init" { path.removeLast() }
        return path.last?.startsLikeType == true ? path : nil
    }

    /// The type in `value as! Type`.
    private func value(_ node: SequenceExprSyntax) -> FactoryValue? {
        guard let last = node.elements.last?.as(TypeExprSyntax.self), let type = Self.type(last.type) else {
            return .unknown
        }
        return FactoryValue(base: .type(type))
    }

    /// `Store` in `Store.self`, `(any Store).self` and `Store?.self`.
    private func metatype(_ expression: ExprSyntax) -> [String]? {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let base = member.base
        else { return nil }
        if let path = path(base) { return path }
        let inner = base.as(TupleExprSyntax.self).flatMap { $0.elements.count == 1 ? $0.elements.first : nil }
        return inner?.expression.as(TypeExprSyntax.self).flatMap { Self.type($0.type) }
    }

    /// The names of a type, or of what an optional or existential type consists of.
    static func type(_ type: TypeSyntax) -> [String]? {
        if let optional = type.as(OptionalTypeSyntax.self) { return Self.type(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return Self.type(optional.wrappedType) }
        if let any = type.as(SomeOrAnyTypeSyntax.self) { return Self.type(any.constraint) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return Self.type(only.type)
        }
        return TypeShape(type).path
    }

    // MARK: Declarations

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped else {
            return .visitChildren
        }
        declare(name, value(of: node))
        if let value = node.initializer?.value { walk(value) }
        if let accessors = node.accessorBlock { walk(accessors) }
        return .skipChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped else {
            return .visitChildren
        }
        if let bound = node.initializer?.value { declare(name, value(bound)) }
        if let value = node.initializer?.value { walk(value) }
        return .skipChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare(node.identifier.unescaped, .unknown)
        return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.unescaped, .unknown)
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(
            (node.secondName ?? node.firstName).unescaped,
            FactoryValue(base: node.type.flatMap { Self.type($0) }.map { .type($0) } ?? .unknown))
        return .visitChildren
    }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        // Without a value, the name means the same as outside.
        if let initializer = node.initializer { declare(node.name.unescaped, value(initializer.value)) }
        return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[node.name.unescaped] = Self.type(node.initializer.value)
        return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        visitType(node.name, node.inheritanceClause, node)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        visitType(node.name, node.inheritanceClause, node)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        visitType(node.name, node.inheritanceClause, node)
    }

    private func visitType(
        _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?, _ node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        // It may be isolated by an attribute, or by what it inherits from.
        if inheritance != nil || node.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .atSign }) {
            attributedTypes.insert(name.unescaped)
        }
        return .skipChildren
    }
}

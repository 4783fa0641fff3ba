import DovetailFacts
import SwiftSyntax

/// Walks a file and records uses of the other module. `ScopedUseVisitor` keeps track of the names visible at each
/// place.
class UseVisitor: SyntaxVisitor {
    private(set) var uses: [ModuleUse] = []
    var types: ExpressionTypes
    private let file: FileContext
    /// Whether unqualified names may belong to the other module.
    let isImporting: Bool
    private let memberNames: Set<String>
    private let operators: Set<String>
    let added: AddedMembers

    /// - Parameter access: the narrowest access in the other module that the file can see.
    init(_ types: ExpressionTypes, _ file: FileContext, isImporting: Bool, seeing access: Access) {
        self.types = types
        self.file = file
        self.isImporting = isImporting
        let seen = types.other.types.values.filter { $0.access >= access }
        memberNames = Set(
            seen.flatMap(\.members).filter { !$0.isStatic && $0.kind != .initializer }.map(\.name))
        let members = seen.flatMap(\.members) + types.other.additions.map(\.member)
        operators = Set(
            (types.other.globals + members).filter { $0.kind == .function && $0.name.isOperator }.map(\.name))
        added = AddedMembers(types.other)
        super.init(viewMode: .sourceAccurate)
    }

    func note(_ what: ModuleUse.What, _ node: some SyntaxProtocol) {
        var use = ModuleUse(what, at: file.location(of: node), range: node.byteRange)
        use.next = NextUse.of(Syntax(node))
        uses.append(use)
    }

    // MARK: Types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.unescaped
        if isImporting, types.otherType(.name(name)) != nil { named(name, TypeSyntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.unescaped
        if let base, isImporting {
            if base == types.otherName, !types.isOwn(base) {
                named(node.name.unescaped, TypeSyntax(node))
                return .skipChildren
            }
            if types.otherType(.name(base)) != nil {
                note(.obstacle("'\(base).\(node.name.text)' is a nested type"), node)
                return .skipChildren
            }
        }
        return .visitChildren
    }

    /// Records an obstacle for a name that a nested type or generic parameter of this module also has.
    private func isAmbiguous(_ name: String, _ node: some SyntaxProtocol) -> Bool {
        guard types.own.innerNames.contains(name) else { return false }
        note(.obstacle("'\(name)' is ambiguous, because this module declares one too"), node)
        return true
    }

    private func named(_ name: String, _ node: TypeSyntax) {
        guard !isAmbiguous(name, node) else { return }
        switch TypePlace(node) {
        case .plain(let isWrapped): note(.type(name, isWrapped: isWrapped), node)
        case .refused(let reason):
            note(.obstacle(ownReason(name) ?? "'\(name)' cannot be put behind a protocol: \(reason)"), node)
        }
    }

    /// Why no protocol can replace a type, wherever it is used.
    private func ownReason(_ name: String) -> String? {
        types.other.types[name]?.obstacle.map { "'\(name)' \($0)" }
    }

    // MARK: Expressions

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .visitChildren
        }
        let name = node.baseName.unescaped
        guard !types.isOwn(name) else { return .visitChildren }
        let call = call(of: ExprSyntax(node), named: node)
        if let call { noteAddition("init", to: .name(name), call: call, node: node) }
        if !types.owners.isEmpty { noteAddition(name, to: nil, call: call, node: node) }
        guard isImporting else { return .visitChildren }
        if types.other.types[name] != nil { typeExpression(name, ExprSyntax(node)) }
        if types.other.globals.contains(where: { $0.name == name }) { global(name, call: call, node: node) }
        return .visitChildren
    }

    /// A type's name in an expression: called, as the element of an empty array, or before a dot.
    private func typeExpression(_ name: String, _ node: ExprSyntax) {
        guard !isAmbiguous(name, node) else { return }
        if let call = call(of: node) {
            note(.construction(name, call), node)
        } else if let element = node.parent?.as(ArrayElementSyntax.self),
            let array = element.parent?.parent?.as(ArrayExprSyntax.self), self.call(of: ExprSyntax(array)) != nil
        {
            note(.type(name, isWrapped: false), node)
        } else if !(node.parent?.is(MemberAccessExprSyntax.self) ?? false) {
            note(.obstacle(ownReason(name) ?? "'\(name)' is used as a value"), node)
        }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.unescaped
        guard let base = node.base else {
            implicitMember(name, node)
            return .visitChildren
        }
        let module = base.as(DeclReferenceExprSyntax.self)?.baseName.unescaped
        if isImporting, module == types.otherName, !types.isOwn(types.otherName) {
            if types.other.types[name] != nil {
                typeExpression(name, ExprSyntax(node))
            } else {
                note(.global(name: name, call(of: ExprSyntax(node), named: node.declName)), node)
            }
            return .skipChildren
        }
        let call = call(of: ExprSyntax(node), named: node.declName)
        switch types.type(of: base) {
        case .metatype(let type, _)?:
            guard let other = types.otherType(type) else {
                noteAddition(name, to: type, call: call, node: node.declName)
                break
            }
            if name == "init", let call {
                note(.construction(other, call), node)
            } else if name == "init" || name == "self" {
                note(.obstacle("'\(other).\(name)' is used as a value"), node)
            } else {
                note(.staticMember(type: other, name: name, call), node)
            }
        case .optional?:  // A member of `Optional`, such as `map`.
            noteAddition(name, to: types.type(of: base), call: call, node: node.declName)
        case let shape?:
            if let other = types.otherType(shape) {
                note(.member(type: other, name: name, call), node.declName)
            } else {
                noteAddition(name, to: shape, call: call, node: node.declName)
            }
        case nil:
            if memberNames.contains(name) { note(.possibleMember(name: name, call), node.declName) }
            let type = base.as(DeclReferenceExprSyntax.self)?.baseName.unescaped
            noteAddition(
                name, to: type.flatMap { $0.startsLikeType ? .name($0) : nil }, call: call, node: node.declName)
        }
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        for component in node.components {
            guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else { continue }
            let name = property.declName.baseName.unescaped
            if memberNames.contains(name) { note(.possibleMember(name: name, nil), property) }
            noteAddition(name, to: node.root.map { TypeShape($0) }, call: nil, node: property)
        }
        return node.root == nil ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if case let shape? = types.type(of: node.calledExpression), let other = types.otherType(shape) {
            note(.obstacle("a value of '\(other)' is called like a function"), node)
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        let shape = types.type(of: node.calledExpression)
        if let other = shape.flatMap(types.otherType) {
            note(.obstacle("a subscript of '\(other)' is used"), node)
        } else {
            noteAddition(
                "subscript", to: shape, call: CallShape(labels: node.arguments.map { $0.label?.unescaped }), node: node)
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let text = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
                !["===", "!==", "??"].contains(text)
            else { continue }
            let sides = [elements[index - 1], elements[index + 1]]
            guard !sides.contains(where: { $0.is(NilLiteralExprSyntax.self) }) else { continue }
            let other = sides.lazy.compactMap { self.types.type(of: $0) }.compactMap { self.types.otherType($0) }.first
            if let other {
                note(.obstacle("the operator '\(text)' is used on a value of '\(other)'"), elements[index])
            } else if operators.contains(text), !Self.common.contains(text) {
                note(.obstacle("the operator '\(text)' comes from '\(types.otherName)'"), elements[index])
            }
        }
        return .visitChildren
    }

    private static let common: Set<String> = [
        "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "&&", "||", "+=", "-=", "...", "..<", "~=", "|", "&",
        "^", "<<", ">>",
    ]

    // MARK: Calls

    func call(of node: ExprSyntax, named name: DeclReferenceExprSyntax? = nil) -> CallShape? {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
            // `pay(_:)` has labels without being a call.
            return name?.argumentNames.map { names in
                CallShape(labels: names.arguments.map { $0.name.text == "_" ? nil : $0.name.unescaped })
            }
        }
        let trailing: [String?] = call.trailingClosure == nil ? [] : [nil]
        return CallShape(
            labels: call.arguments.map { $0.label?.unescaped },
            trailing: trailing + call.additionalTrailingClosures.map { $0.label.unescaped })
    }

    // MARK: Scopes

    func enter() { types.scopes.append([:]) }
    func leave() { _ = types.scopes.popLast() }

    func declare(_ name: String, _ type: TypeShape?) {
        guard !types.scopes.isEmpty else { return }
        types.scopes[types.scopes.count - 1].updateValue(type, forKey: name)
    }
}

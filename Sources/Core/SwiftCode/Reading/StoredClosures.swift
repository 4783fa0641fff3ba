import DovetailFacts
import SwiftSyntax

/// Finds the closures that an initializer is passed and only assigns to properties.
final class StoredClosures: SyntaxVisitor {
    private var properties: [String: String] = [:]
    private var uses: [String: Int] = [:]
    private(set) var callsNothing = true

    /// The parameters that are closures and that the initializer only stores; none if it calls anything, because that
    /// may call what is stored.
    static func all(of node: InitializerDeclSyntax) -> [InitializerFact.Stored] {
        let parameters = node.signature.parameterClause.parameters
        guard let body = node.body, parameters.contains(where: { TypeShape($0.type).isFunction }) else { return [] }
        let visitor = StoredClosures(body)
        guard visitor.callsNothing else { return [] }
        return parameters.enumerated().compactMap { at, parameter in
            let name = (parameter.secondName ?? parameter.firstName).unescaped
            guard TypeShape(parameter.type).isFunction, visitor.uses[name] == 1,
                let property = visitor.properties[name]
            else { return nil }
            return .init(parameter: at, property: property)
        }
    }

    init(_ body: CodeBlockSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { call() }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { call() }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { call() }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { call() }

    private func call() -> SyntaxVisitorContinueKind {
        callsNothing = false
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName == node
        if !isMember { uses[node.baseName.unescaped, default: 0] += 1 }
        return .skipChildren
    }

    /// `self.make = make`
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let value = elements[2].as(DeclReferenceExprSyntax.self), let property = elements[0].ownProperty
        else { return .visitChildren }
        properties[value.baseName.unescaped] = property
        uses[value.baseName.unescaped, default: 0] += 1
        return .skipChildren
    }

    /// What a closure does, it does when it is called.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        for name in NamesIn(node).names { uses[name, default: 0] += 2 }
        return .skipChildren
    }
}

/// The names in an expression.
private final class NamesIn: SyntaxVisitor {
    var names: Set<String> = []

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.unescaped)
        return .skipChildren
    }
}

extension ExprSyntax {
    /// `name` of `self.name` and of `name`
    var ownProperty: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.unescaped }
        guard let access = self.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return access.declName.baseName.unescaped
    }
}

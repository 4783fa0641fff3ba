import DovetailFacts
import SwiftSyntax

/// Finds the closures, and the values that resolve a service later, that an initializer is passed and only assigns to
/// properties.
final class StoredClosures: SyntaxVisitor {
    private var properties: [String: String] = [:]
    private var uses: [String: Int] = [:]
    private(set) var callsNothing = true

    /// The parameters that are called later and that the initializer only stores; none if it calls anything, because that
    /// may call what is stored.
    static func all(of node: InitializerDeclSyntax) -> [InitializerFact.Stored] {
        let parameters = node.signature.parameterClause.parameters
        guard let body = node.body, parameters.contains(where: { TypeShape($0.type).isCalledLater }) else { return [] }
        let visitor = StoredClosures(body)
        guard visitor.callsNothing else { return [] }
        return parameters.enumerated().compactMap { at, parameter in
            let name = (parameter.secondName ?? parameter.firstName).unescaped
            guard TypeShape(parameter.type).isCalledLater, visitor.uses[name] == 1,
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
            let pairs = pairs(elements[0], elements[2])
        else { return .visitChildren }
        for (property, value) in pairs {
            properties[value] = property
            uses[value, default: 0] += 1
        }
        return .skipChildren
    }

    /// Also those of `(self.make, self.name) = (make, name)`.
    private func pairs(_ target: ExprSyntax, _ value: ExprSyntax) -> [(property: String, value: String)]? {
        if let targets = target.as(TupleExprSyntax.self), let values = value.as(TupleExprSyntax.self) {
            guard targets.elements.count == values.elements.count else { return nil }
            let all = zip(targets.elements, values.elements).compactMap { pairs($0.expression, $1.expression) }
            return all.count == targets.elements.count ? Array(all.joined()) : nil
        }
        guard let name = value.as(DeclReferenceExprSyntax.self), let property = target.ownProperty else { return nil }
        return [(property, name.baseName.unescaped)]
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

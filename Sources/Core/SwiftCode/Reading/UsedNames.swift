import SwiftSyntax

/// A name in an expression.
struct NameUse {
    let name: String
    let node: Syntax
}

/// Collects the names that an expression uses, in their order.
final class UsedNames: SyntaxVisitor {
    private var uses: [NameUse] = []

    static func all(in node: Syntax) -> [NameUse] {
        let collector = UsedNames(viewMode: .sourceAccurate)
        collector.walk(node)
        return collector.uses
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName != node {
            uses.append(NameUse(name: node.baseName.unescaped, node: Syntax(node)))
        }
        return .visitChildren
    }

    /// `if let id` reads what was called `id` before.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            uses.append(NameUse(name: name.unescaped, node: Syntax(node)))
        }
        return .visitChildren
    }

    /// So does `[id]`.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil { uses.append(NameUse(name: node.name.unescaped, node: Syntax(node))) }
        return .visitChildren
    }

    // Local types cannot use what is around them, and the arguments of a macro may mean anything.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

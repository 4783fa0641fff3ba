import SwiftSyntax

/// A name of a type in a piece of source, and where it stands.
struct NamedType {
    var path: [String]
    var node: Syntax
}

/// Finds the names of types in types, clauses and attributes.
final class TypeNames: SyntaxVisitor {
    private var found: [NamedType] = []

    /// The names in a piece of syntax, in their order; those of generic arguments, too.
    static func find(in node: (some SyntaxProtocol)?) -> [NamedType] {
        guard let node else { return [] }
        let visitor = TypeNames(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.found
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        found.append(NamedType(path: [node.name.unescaped], node: Syntax(node)))
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let base = Self.path(node.baseType) else { return .visitChildren }
        found.append(NamedType(path: base + [node.name.unescaped], node: Syntax(node)))
        if let arguments = node.genericArgumentClause { walk(arguments) }
        walkArguments(of: node.baseType)
        return .skipChildren
    }

    /// A name of types alone: in an expression it is one where it looks like it.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // A member of a value is no type, whatever its name looks like.
        if let path = Self.path(ExprSyntax(node)) {
            found.append(NamedType(path: path, node: Syntax(node)))
        } else if let base = node.base {
            walk(base)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.unescaped.startsLikeType {
            found.append(NamedType(path: [node.baseName.unescaped], node: Syntax(node)))
        }
        return .skipChildren
    }

    // The compiler holds nobody to the actors of functions.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // What the bodies of closures name is not read.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func walkArguments(of type: TypeSyntax) {
        if let type = type.as(IdentifierTypeSyntax.self), let arguments = type.genericArgumentClause { walk(arguments) }
        if let type = type.as(MemberTypeSyntax.self) {
            if let arguments = type.genericArgumentClause { walk(arguments) }
            walkArguments(of: type.baseType)
        }
    }

    /// The parts of a name, without generic arguments; nil for what is no name.
    static func path(_ type: TypeSyntax) -> [String]? {
        if let type = type.as(IdentifierTypeSyntax.self) { return [type.name.unescaped] }
        guard let type = type.as(MemberTypeSyntax.self) else { return nil }
        return path(type.baseType).map { $0 + [type.name.unescaped] }
    }

    /// The parts of a name up to the last that looks like a type: `["Firebase", "Event"]` of `Firebase.Event.first`.
    private static func path(_ expression: ExprSyntax) -> [String]? {
        guard var names = parts(expression) else { return nil }
        while let last = names.last, !last.startsLikeType { names.removeLast() }
        return names.isEmpty ? nil : names
    }

    private static func parts(_ expression: ExprSyntax) -> [String]? {
        if let node = expression.as(DeclReferenceExprSyntax.self) { return [node.baseName.unescaped] }
        guard let node = expression.as(MemberAccessExprSyntax.self), let base = node.base else { return nil }
        return parts(base).map { $0 + [node.declName.baseName.unescaped] }
    }
}

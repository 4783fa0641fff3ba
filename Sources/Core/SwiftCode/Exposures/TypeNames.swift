import SwiftSyntax

/// A type name in the source, and its place.
struct NamedType {
    var path: [String]
    var node: Syntax
}

/// Finds the names of types in types, clauses and attributes.
final class TypeNames: SyntaxVisitor {
    private var found: [NamedType] = []

    /// The names in a syntax node, in order, including those of generic arguments.
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

    /// Records only names of types: in an expression, a name that looks like a type.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // A member of a value is not a type, whatever its name looks like.
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

    // The compiler does not check the access of global actors on functions.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // Names in the bodies of closures are not read.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func walkArguments(of type: TypeSyntax) {
        if let type = type.as(IdentifierTypeSyntax.self), let arguments = type.genericArgumentClause { walk(arguments) }
        if let type = type.as(MemberTypeSyntax.self) {
            if let arguments = type.genericArgumentClause { walk(arguments) }
            walkArguments(of: type.baseType)
        }
    }

    /// The parts of a name, without generic arguments; nil if it is not a name.
    static func path(_ type: TypeSyntax) -> [String]? {
        if let type = type.as(IdentifierTypeSyntax.self) { return [type.name.unescaped] }
        guard let type = type.as(MemberTypeSyntax.self) else { return nil }
        return path(type.baseType).map { $0 + [type.name.unescaped] }
    }

    /// The parts of a name up to the last one that looks like a type: `["Firebase", "Event"]` for
    /// `Firebase.Event.first`.
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

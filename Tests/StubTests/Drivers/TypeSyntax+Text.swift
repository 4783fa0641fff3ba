import SwiftParser
import SwiftSyntax

/// Parses types.
enum TypeTree {
    /// The syntax tree of a type's text; nil if the text is not a type.
    static func parse(_ text: String) -> TypeSyntax? {
        let file = Parser.parse(source: "typealias T = \(text)")
        return file.statements.first?.item.as(TypeAliasDeclSyntax.self)?.initializer.value.trimmed
    }
}

extension TypeSyntax {
    /// The type without surrounding parentheses and attributes.
    var plain: TypeSyntax {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plain }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first,
            element.firstName == nil
        {
            return element.type.plain
        }
        return self
    }

    var functionType: FunctionTypeSyntax? { plain.as(FunctionTypeSyntax.self) }

    /// Whether it has a specifier, such as `inout`.
    func has(_ specifier: String) -> Bool {
        guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
        return attributed.specifiers.contains { $0.trimmedDescription == specifier }
            || attributed.attributes.contains { $0.trimmedDescription == specifier }
    }
}

/// Replaces each `some P` with a concrete type.
final class OpaqueRewriter: SyntaxRewriter {
    private let concrete: (String) -> String?
    private(set) var missing: String?

    init(_ concrete: @escaping (String) -> String?) { self.concrete = concrete }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
        guard node.someOrAnySpecifier.tokenKind == .keyword(.some) else { return super.visit(node) }
        let text = node.constraint.trimmedDescription
        guard let type = concrete(text), let tree = TypeTree.parse(type) else {
            missing = text
            return TypeSyntax(node)
        }
        return tree.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    }
}

extension TypeTree {
    /// A type's text with names replaced, except for labels and members of other types.
    static func replacing(_ names: [String: String], members: [String: String] = [:], in text: String) -> String {
        guard let tree = parse(text) else { return text }
        return NameRewriter(names, members).rewrite(tree).trimmedDescription
    }
}

private final class NameRewriter: SyntaxRewriter {
    private let names: [String: String]
    private let members: [String: String]

    init(_ names: [String: String], _ members: [String: String]) { (self.names, self.members) = (names, members) }

    override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
        let base = node.baseType.trimmed
        if let array = base.as(ArrayTypeSyntax.self), node.name.text == "Element" { return array.element }
        guard let new = members["\(base.description).\(node.name.text)"], let tree = TypeTree.parse(new) else {
            return super.visit(node)
        }
        return tree.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        guard node.genericArgumentClause == nil, let new = names[node.name.text.filter { $0 != "`" }],
            let tree = TypeTree.parse(new)
        else { return super.visit(node) }
        return tree.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    }
}

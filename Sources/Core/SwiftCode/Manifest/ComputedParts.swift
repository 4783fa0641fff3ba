import SwiftParser
import SwiftSyntax

/// Finds the parts of a manifest's targets, products and dependencies that are known only by running it.
enum ComputedParts {
    /// Arguments that affect neither the modules nor their dependencies.
    private static let indifferent: Set<String> = [
        "cLanguageStandard", "cSettings", "checksum", "condition", "cxxLanguageStandard", "cxxSettings",
        "linkerSettings",
        "pkgConfig", "platforms", "providers", "resources", "swiftLanguageModes", "swiftLanguageVersions",
        "swiftSettings", "traits", "capability", "publicHeadersPath", "packageAccess", "exact", "from", "branch",
        "revision", "defaultLocalization", "type", "moduleAliases",
    ]

    /// The place of the first such part; nil if there is none.
    static func first(in tree: SourceFileSyntax) -> AbsolutePosition? {
        tree.statements.lazy.compactMap { first(in: $0.item) }.first
    }

    private static func first(in item: CodeBlockItemSyntax.Item) -> AbsolutePosition? {
        guard case .decl(let declaration) = item else { return item.positionAfterSkippingLeadingTrivia }
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            // Functions, types and extensions have no effect until they are used.
            return declaration.is(IfConfigDeclSyntax.self) ? declaration.positionAfterSkippingLeadingTrivia : nil
        }
        return variable.bindings.lazy.compactMap { binding -> AbsolutePosition? in
            guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                ["Package", "PackageDescription.Package"].contains(call.calledExpression.trimmedDescription)
            else { return nil }
            return first(in: call.arguments)
        }.first
    }

    private static func first(in arguments: LabeledExprListSyntax) -> AbsolutePosition? {
        arguments.lazy.filter { argument in
            argument.label.map { !indifferent.contains($0.text) } ?? true
        }.compactMap { first(in: $0.expression) }.first
    }

    /// The first part of an expression that is neither a literal nor a call of a member with literals.
    private static func first(in expression: ExprSyntax) -> AbsolutePosition? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let node):
            return node.representedLiteralValue == nil ? node.positionAfterSkippingLeadingTrivia : nil
        case .arrayExpr(let node): return node.elements.lazy.compactMap { first(in: $0.expression) }.first
        case .functionCallExpr(let node):
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(DeclReferenceExprSyntax.self) ?? true
            else { return node.positionAfterSkippingLeadingTrivia }
            return first(in: node.arguments)
        case .memberAccessExpr(let node) where node.base == nil: return nil
        case .booleanLiteralExpr, .integerLiteralExpr, .nilLiteralExpr: return nil
        default: return expression.positionAfterSkippingLeadingTrivia
        }
    }
}

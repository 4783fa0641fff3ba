import SwiftParser
import SwiftSyntax

/// The entries of `productTypes:`, which configure how Tuist links the products of packages.
package struct ProductTypes: Sendable {
    /// The type of each product, such as `framework` or `staticLibrary`. Nil if an entry or the list is computed, or
    /// the text cannot be parsed.
    package private(set) var types: [String: String]? = [:]

    /// Parses the text of a `Tuist/Package.swift` or `Tuist/Dependencies.swift`; no code of the project is run.
    package init(source: String) {
        let visitor = ProductTypesVisitor(viewMode: .sourceAccurate)
        guard let tree = try? SourceParser.parse(source, path: "") else {
            types = nil
            return
        }
        visitor.walk(tree)
        types = visitor.types
    }
}

private final class ProductTypesVisitor: SyntaxVisitor {
    var types: [String: String]? = [:]

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.label?.text == "productTypes" else { return .visitChildren }
        guard let list = node.expression.as(DictionaryExprSyntax.self) else {
            types = nil
            return .skipChildren
        }
        guard case .elements(let elements) = list.content else { return .skipChildren }
        for element in elements {
            guard let name = element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
                let type = element.value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            else {
                types = nil
                return .skipChildren
            }
            types?[name] = type
        }
        return .skipChildren
    }
}

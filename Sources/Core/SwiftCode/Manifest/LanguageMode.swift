import DovetailBasics
import Foundation
import SwiftSyntax

/// The language mode of a package's targets whose settings do not say which it is.
package enum LanguageMode {
    /// Whether it is surely 6.
    ///
    /// - Parameter tools: the version of the package's tools, as in `6.0.0`.
    /// - Parameter modes: what the package lists, as in `["5", "6"]`; nil if it lists none. SwiftPM takes the highest.
    package static func isSwift6(tools: String?, modes: [String]?) -> Bool {
        if let modes { return modes.contains("6") }
        return tools.flatMap { Int($0.prefix { $0 != "." }) }.map { $0 >= 6 } ?? false
    }

    /// Whether it is surely 6, according to a manifest's text.
    static func isSwift6(_ source: String, _ tree: SourceFileSyntax) -> Bool {
        let isChanged = tree.statements.contains { item in
            !item.item.is(DeclSyntax.self)
                && ["swiftLanguage", "swiftSettings"].contains(where: item.item.description.contains(text:))
        }
        guard !isChanged else { return false }
        let visitor = ModeVisitor(viewMode: .sourceAccurate)
        if source.contains(text: "swiftLanguage") { visitor.walk(tree) }
        return visitor.isKnown && isSwift6(tools: tools(source), modes: visitor.modes)
    }

    /// The version in `// swift-tools-version:6.0`.
    private static func tools(_ source: String) -> String? {
        guard let comment = source.split(separator: "\n", omittingEmptySubsequences: true).first,
            let name = comment.range(of: "swift-tools-version")
        else { return nil }
        return String(comment[name.upperBound...].drop { $0 == ":" || $0 == " " })
    }
}

/// Reads `swiftLanguageModes: [.v6]` of a package.
private final class ModeVisitor: SyntaxVisitor {
    var modes: [String]?
    var isKnown = true

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription.split(separator: ".").last == "Package",
            let list = node.labelled("swiftLanguageModes") ?? node.labelled("swiftLanguageVersions")
        else { return .visitChildren }
        let found = list.as(ArrayExprSyntax.self)?.elements.map { element in
            element.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }
        isKnown = found.map { !$0.contains(nil) } ?? false
        modes = found?.compactMap { $0 }.map { String($0.dropFirst()).replacingOccurrences(of: "_", with: ".") }
        return .skipChildren
    }
}

import DovetailBasics
import SwiftSyntax

/// The array literals in a Tuist manifest that may list the dependencies of targets, in the order of the text.
///
/// Changes keep the style of the lines around them, and change no other line.
package struct DependencyLists {
    private let source: SourceBytes
    private let arrays: [ArrayExprSyntax]

    /// Nil if the text cannot be parsed.
    package init?(_ text: String, path: String) {
        guard let tree = try? SourceParser.parse(text, path: path), !tree.hasError else { return nil }
        source = SourceBytes(text)
        let finder = DependencyListFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        arrays = finder.arrays
    }

    /// The elements of each list, as the manifest writes them.
    package var elements: [[String]] { arrays.map { $0.elements.map(\.expression.trimmedDescription) } }

    /// The manifest with a marker before each element of some lists, and after the last one.
    ///
    /// - Parameter marker: the text of a marker, for a list and the number of elements before it.
    package func marked(_ lists: [Int], marker: (_ list: Int, _ position: Int) -> String) -> String {
        var insertions: [(Int, String)] = []
        for list in lists {
            let array = arrays[list]
            for (position, element) in array.elements.enumerated() {
                let start = element.positionAfterSkippingLeadingTrivia.utf8Offset
                insertions.append((start, "\(marker(list, position)), "))
            }
            if let last = array.elements.last {
                let end = last.expression.endPositionBeforeTrailingTrivia.utf8Offset
                insertions.append((end, ", \(marker(list, array.elements.count))"))
            } else {
                insertions.append((array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset, marker(list, 0)))
            }
        }
        return source.inserting(insertions)
    }

    /// The manifest with an element at the end of a list.
    package func adding(_ element: String, to list: Int) -> String {
        SourceList(arrays[list], in: source).adding(element)
    }

    /// The manifest without an element of a list.
    package func removing(_ element: Int, from list: Int) -> String {
        SourceList(arrays[list], in: source).removing(element)
    }
}

/// Finds array literals that may contain Tuist's `TargetDependency`, but none in an element of such a list.
private final class DependencyListFinder: SyntaxVisitor {
    private(set) var arrays: [ArrayExprSyntax] = []

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        // Some manifests join lists: `[[a, b], [c]].flatMap { $0 }`.
        let isOfLists = node.elements.first?.expression.is(ArrayExprSyntax.self) ?? false
        guard node.mayListDependencies, !isOfLists else { return .visitChildren }
        arrays.append(node)
        return .skipChildren
    }
}

extension ArrayExprSyntax {
    private static let cases: Set = ["project", "external", "sdk", "framework", "xcframework"]

    /// Whether an argument's name, a type or the first element suggests dependencies of a target.
    fileprivate var mayListDependencies: Bool {
        // A helper's argument without a name.
        if let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil, startsWithMember { return true }
        for node in sequence(first: Syntax(self), next: \.parent) {
            if let argument = node.as(LabeledExprSyntax.self), let label = argument.label?.text {
                return label.lowercased().contains(text: "dependenc") || startsWithCase
            }
            if let binding = node.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.trimmedDescription.hasSuffix("[TargetDependency]") ?? startsWithCase
            }
            if node.is(CodeBlockItemSyntax.self) { break }
        }
        return startsWithCase
    }

    /// Whether the first element is `.core`, `.feature(.card)` or the like.
    private var startsWithMember: Bool {
        guard let first = elements.first?.expression else { return false }
        let member = (first.as(FunctionCallExprSyntax.self)?.calledExpression ?? first).as(MemberAccessExprSyntax.self)
        return member != nil && member?.base == nil
    }

    private var startsWithCase: Bool {
        guard let call = elements.first?.expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        let name = member.declName.baseName.text
        // `.target(name:product:)` declares a target, and `.package(url:from:)` a package.
        switch name {
        case "target": return call.labelled("product") == nil
        case "package": return call.labelled("product") != nil
        default: return Self.cases.contains(name)
        }
    }
}

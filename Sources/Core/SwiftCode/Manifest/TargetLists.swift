import SwiftSyntax

/// The array literals in a Tuist manifest that list targets, or what a helper makes targets from.
///
/// Changes keep the style of the lines around them, and change no other line.
package struct TargetLists {
    /// An element of a list.
    package struct Place: Hashable, Sendable {
        var list: Int
        var index: Int
    }

    private let source: SourceBytes
    private let tree: SourceFileSyntax
    private let arrays: [ArrayExprSyntax]

    /// Nil if the text cannot be parsed.
    package init?(_ text: String, path: String) {
        guard let tree = try? SourceParser.parse(text, path: path), !tree.hasError else { return nil }
        self.tree = tree
        source = SourceBytes(text)
        let finder = TargetListFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        arrays = finder.arrays
    }

    /// The elements of all lists, in the order of the text.
    package var elements: [Place] {
        arrays.enumerated().flatMap { list, array in
            (0..<array.elements.count).map { Place(list: list, index: $0) }
        }
    }

    /// The manifest with everything renamed.
    ///
    /// - Parameters:
    ///   - words: the new words, by the old ones.
    ///   - keepsIdentifiers: whether to rename words in string literals only.
    package func renamed(_ words: [String: String], keepsIdentifiers: Bool = false) -> String {
        tree.leadingTrivia.description + RenamedSource.text(of: tree, words, keepsIdentifiers: keepsIdentifiers)
            + tree.trailingTrivia.description
    }

    /// The manifest without some elements.
    package func removing(_ places: [Place]) -> String {
        var lists: TargetLists? = self
        var text = source.text(0..<source.bytes.count)
        // Later elements first, so that the places of the others stay.
        for place in places.sorted(by: { ($0.list, $0.index) > ($1.list, $1.index) }) {
            guard let current = lists, place.list < current.arrays.count else { return text }
            text = SourceList(current.arrays[place.list], in: current.source).removing(place.index)
            lists = TargetLists(text, path: "")
        }
        return text
    }

    /// The manifest with a copy of an element behind it, with its words renamed; nil if it mentions none of them.
    package func renaming(_ place: Place, _ words: [String: String]) -> String? {
        let element = element(place)
        let copy = RenamedSource.text(of: element, words)
        return copy == element.trimmedDescription ? nil : adding(copy, after: place)
    }

    /// The manifest with a copy of an element behind it, with another argument `name`; nil if it has none.
    package func copying(_ place: Place, name: String) -> String? {
        let element = element(place)
        guard let argument = element.as(FunctionCallExprSyntax.self)?.labelled("name") else { return nil }
        let start =
            argument.positionAfterSkippingLeadingTrivia.utf8Offset
            - element.positionAfterSkippingLeadingTrivia.utf8Offset
        let range = start..<start + argument.trimmedLength.utf8Length
        return adding(SourceBytes(element.trimmedDescription).replacing(range, with: "\"\(name)\""), after: place)
    }

    private func element(_ place: Place) -> ExprSyntax {
        Array(arrays[place.list].elements)[place.index].expression
    }

    private func adding(_ copy: String, after place: Place) -> String {
        SourceList(arrays[place.list], in: source).adding(copy, after: place.index)
    }
}

/// Finds the array literals that are passed as `targets`, and those in them, but none in an argument of a target.
private final class TargetListFinder: SyntaxVisitor {
    private(set) var arrays: [ArrayExprSyntax] = []

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        if node.listsTargets { arrays.append(node) }
        return .visitChildren
    }
}

extension ArrayExprSyntax {
    fileprivate var listsTargets: Bool {
        for node in sequence(first: Syntax(self), next: \.parent) {
            if let argument = node.as(LabeledExprSyntax.self), let label = argument.label?.text {
                return label == "targets"
            }
            if let binding = node.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type {
                return ["[Target]", "[ProjectDescription.Target]"].contains(type.trimmedDescription)
            }
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return false }
        }
        return false
    }
}

import DovetailFacts
import SwiftSyntax

/// Variables that are assigned again after a closure captures them: when the closure runs, they hold either value.
extension ContainerVisitor {
    /// Declares what a closure sees of the variables around it.
    func declareCaptured(by node: ClosureExprSyntax) {
        guard isKept(Syntax(node)) else { return }
        if assignments == nil { assignments = Assignments(Syntax(node).root).positions }
        guard let assignments, !assignments.isEmpty else { return }
        let end = Syntax(node).outermostBody.endPosition
        for (name, positions) in assignments {
            guard var local = scope[name], let value = local.container,
                positions.contains(where: { node.endPosition <= $0 && $0 < end })
            else { continue }
            local.container = .choice([value, .unknown(name)])
            scope.declare(name, local)
        }
    }

    /// Whether a closure may run later than it is written: it is a value, or makes a service. One that is an argument
    /// is assumed to run at once.
    private func isKept(_ node: Syntax) -> Bool {
        if case .factory? = roles[node.id] { return true }
        switch node.parent?.kind {
        case .initializerClause, .exprList, .returnStmt, .arrayElement, .dictionaryElement, .codeBlockItem: return true
        default: return false
        }
    }
}

extension Syntax {
    /// The body of a function or accessor in a type or a file, or the file.
    fileprivate var outermostBody: Syntax {
        var found = self
        while let outer = found.parent, !outer.is(MemberBlockItemSyntax.self) { found = outer }
        return found
    }
}

/// The variables that a file assigns or lends, and where.
private final class Assignments: SyntaxVisitor {
    var positions: [String: [AbsolutePosition]] = [:]

    init(_ node: Syntax) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.unescaped
        {
            positions[name, default: []].append(node.position)
        }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped {
            positions[name, default: []].append(node.position)
        }
        return .visitChildren
    }
}

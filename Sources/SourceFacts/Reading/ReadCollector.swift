import SwiftSyntax
import WiringModel

/// Collects the properties that a body reads each time it runs, at once.
///
/// What stands in a branch, a loop or a closure may never run, or run later,
/// and is left out, except for the closure of `shared`. So a cycle of reads
/// is a cycle for sure.
final class ReadCollector: SyntaxVisitor {
    private let file: FileContext
    private var reads: [ReadFact] = []
    private var locals: Set<String> = []

    private init(_ file: FileContext) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// The reads of a getter's statements or of an initial value.
    static func reads(in body: Syntax?, _ file: FileContext) -> [ReadFact] {
        guard let body else { return [] }
        let collector = ReadCollector(file)
        collector.walk(body)
        return collector.reads.filter { $0.base != .own || !collector.locals.contains($0.name) }
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// After a `guard` or an early `return` what follows may not run.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        for item in node {
            if item.item.is(GuardStmtSyntax.self) { break }
            walk(item)
            let statement = item.item.as(ExpressionStmtSyntax.self)
            if statement?.expression.is(IfExprSyntax.self) == true || item.item.is(IfExprSyntax.self) { break }
        }
        return .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let mayStop = node.elements.contains { element in
            if element.is(UnresolvedTernaryExprSyntax.self) { return true }
            let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text
            return name == "&&" || name == "||" || name == "??"
        }
        guard mayStop, let first = node.elements.first else { return .visitChildren }
        walk(first)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let callee = call?.calledExpression
        let isShared = callee?.trimmedDescription == "shared" || callee?.trimmedDescription == "self.shared"
        let isCalled = callee?.as(ClosureExprSyntax.self) == node
        return (isShared && call?.trailingClosure == node) || isCalled ? .visitChildren : .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        locals.insert(node.identifier.unescaped)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        var names: [String] = []
        var innermost = ExprSyntax(node)
        while let access = innermost.as(MemberAccessExprSyntax.self) {
            names.insert(access.declName.baseName.unescaped, at: 0)
            guard let base = access.base else { return .skipChildren }
            innermost = base
        }
        guard let start = innermost.as(DeclReferenceExprSyntax.self)?.baseName.unescaped else {
            walk(innermost)
            return .skipChildren
        }
        add(start == "self" ? names : [start] + names, at: node)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        add([node.baseName.unescaped], at: node)
        return .skipChildren
    }

    private func add(_ names: [String], at node: some SyntaxProtocol) {
        let isDependency = names.first == "dependency"
        let path = isDependency ? Array(names.dropFirst()) : names
        guard let name = path.first, !name.startsLikeType else { return }
        reads.append(
            ReadFact(
                base: isDependency ? .dependency : .own, name: name, next: path.dropFirst().first,
                location: file.location(of: node)))
    }
}

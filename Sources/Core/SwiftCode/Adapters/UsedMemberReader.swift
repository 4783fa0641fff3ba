package import DovetailFacts
import SwiftSyntax

/// Finds which members a file uses, and which types it declares, without knowing their types.
package enum UsedMemberReader {
    /// What a file uses.
    ///
    /// - Parameter module: the library's module.
    /// - Parameter types: the types whose initializers count as used if they are called, and which show, as an import of
    ///   the module does, that the file has to do with the library.
    /// - Throws: `UnparsedSource` if the file cannot be parsed.
    package static func read(
        path: String, _ text: String, module: String, types: Set<String>
    ) throws(UnparsedSource) -> UsedMembers {
        let visitor = UsedMemberVisitor(module: module, types: types)
        visitor.walk(try SourceParser.parse(text, path: path))
        var result = UsedMembers()
        result.declared = visitor.declared
        result.members = visitor.found
        result.concerns = visitor.concerns
        return result
    }
}

private final class UsedMemberVisitor: SyntaxVisitor {
    private(set) var found: Set<UsedMember> = []
    private(set) var declared: Set<String> = []
    /// Whether the file imports the module or names one of the types.
    private(set) var concerns = false
    private let module: String
    private let types: Set<String>

    init(module: String, types: Set<String>) {
        (self.module, self.types) = (module, types)
        super.init(viewMode: .sourceAccurate)
    }

    private func name(_ token: TokenSyntax) { if types.contains(token.unescaped) { concerns = true } }

    // MARK: Members

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.unescaped
        let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap {
            $0.calledExpression.id == node.id ? CallShape($0) : nil
        }
        // `Tracker.log(_:)` names a method with its labels.
        let labels = node.declName.argumentNames?.arguments.map { label -> String? in
            label.name.text == "_" ? nil : label.name.unescaped
        }
        found.insert(UsedMember(name: name, call: labels.map { CallShape(labels: $0) } ?? call))
        self.name(node.declName.baseName)
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        found.insert(UsedMember(name: node.declName.baseName.unescaped, call: nil))
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        found.insert(UsedMember(name: "subscript", call: CallShape(labels: node.arguments.map { $0.label?.unescaped })))
        return .visitChildren
    }

    /// `Tracker(…)` is a use of an initializer.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = calledType(node.calledExpression)?.path?.last, types.contains(type) {
            found.insert(UsedMember(name: "init", call: CallShape(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        name(node.baseName)
        return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        name(node.name)
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        name(node.name)
        return .visitChildren
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.path.first?.name.unescaped == module { concerns = true }
        return .skipChildren
    }

    // MARK: Declarations

    /// Records a type that other files can name without a qualification.
    private func declare(_ name: TokenSyntax, _ node: some WithModifiersSyntax) -> SyntaxVisitorContinueKind {
        let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        let isAtTop = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        if isAtTop, !isPrivate { declared.insert(name.unescaped) }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }
}

extension CallShape {
    /// The shape of a call in source.
    init(_ call: FunctionCallExprSyntax) {
        let first = call.trailingClosure.map { _ in String?.none }
        self.init(
            labels: call.arguments.map { $0.label?.unescaped },
            trailing: (first.map { [$0] } ?? []) + call.additionalTrailingClosures.map { $0.label.unescaped })
    }
}

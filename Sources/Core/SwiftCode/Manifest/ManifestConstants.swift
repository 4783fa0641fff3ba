import DovetailBasics
import SwiftSyntax

/// The constants of a manifest: what `.card` or `features` stand for, where its text gives them a value.
struct ManifestConstants {
    private struct Key: Hashable {
        /// The last name of the enclosing type; empty for constants of the file.
        var type: String
        var name: String
    }

    /// How many constants may refer to each other.
    static let depthLimit = 16

    private var values: [Key: ExprSyntax] = [:]
    /// Names that have several values, for example in branches of `#if`.
    private var ambiguous: Set<Key> = []

    init(_ tree: SourceFileSyntax) {
        let visitor = ConstantVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        for (type, name, value) in visitor.found {
            let key = Key(type: type, name: name)
            if values[key] != nil { ambiguous.insert(key) }
            values[key] = value
        }
    }

    /// The value of an expression that is a constant; other expressions are their own value.
    ///
    /// - Parameter implicit: the types of which `.name` may be a member.
    func value(_ expression: ExprSyntax, implicit: [String] = ["Dependency"]) -> ExprSyntax {
        var current = expression
        for _ in 0..<Self.depthLimit {
            guard let next = constant(current, implicit) else { break }
            current = next
        }
        return current
    }

    /// The text of a string literal or of a constant for one.
    func text(_ expression: ExprSyntax?) -> String? { expression.flatMap { value($0).literal } }

    /// The name in `"Name"`, `.target(name: "Name")`, `.product(name: "Name", …)`, or in a constant for one of them.
    func dependencyName(_ expression: ExprSyntax) -> String? {
        let value = value(expression)
        return value.literal ?? text(value.as(FunctionCallExprSyntax.self)?.labelled("name"))
    }

    /// The elements of a list: of an array literal, of a constant for one, and of several that are joined with `+`. The
    /// place of an element is the expression in the given one.
    func elements(_ expression: ExprSyntax) -> [(place: ExprSyntax, element: ExprSyntax)] {
        elements(expression, depth: 0)
    }

    private func elements(_ expression: ExprSyntax, depth: Int) -> [(place: ExprSyntax, element: ExprSyntax)] {
        guard depth < Self.depthLimit else { return [] }
        if let array = expression.as(ArrayExprSyntax.self) {
            return array.elements.map { ($0.expression, $0.expression) }
        }
        if let parts = expression.as(SequenceExprSyntax.self)?.elements {
            return parts.flatMap { elements($0, depth: depth + 1) }
        }
        guard let value = constant(expression) else { return [] }
        return elements(value, depth: depth + 1).map { (expression, $0.element) }
    }

    private func constant(_ expression: ExprSyntax, _ implicit: [String] = ["Dependency"]) -> ExprSyntax? {
        let keys: [Key]
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            // A parameter or a loop's variable may have the same name.
            guard !reference.isInBody else { return nil }
            keys = [Key(type: "", name: reference.baseName.text)]
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            let types = member.base.map { [$0.trimmedDescription.lastName] } ?? implicit
            keys = types.map { Key(type: $0, name: member.declName.baseName.text) }
        } else {
            return nil
        }
        return keys.firstResult { ambiguous.contains($0) ? nil : values[$0] }
    }
}

extension String {
    /// `Dependency` in `Target.Dependency`.
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

/// Finds constants of the file and static ones of its types, with their values.
private final class ConstantVisitor: SyntaxVisitor {
    private(set) var found: [(type: String, name: String, value: ExprSyntax)] = []
    private var types: [String] = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription.lastName)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ type: String) -> SyntaxVisitorContinueKind {
        types.append(type)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isStatic = node.modifiers.contains { $0.name.text == "static" }
        guard isStatic != types.isEmpty else { return .skipChildren }
        // A variable of the file may change before it is used.
        guard isStatic || node.bindingSpecifier.text == "let" else { return .skipChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value ?? binding.accessorBlock?.returned
            else { continue }
            found.append((types.last ?? "", name, value))
        }
        return .skipChildren
    }
}

extension AccessorBlockSyntax {
    /// The only expression of a getter.
    fileprivate var returned: ExprSyntax? {
        guard case .getter(let items) = accessors, items.count == 1, let item = items.first?.item else { return nil }
        switch item {
        case .expr(let expression): return expression
        case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
        case .decl: return nil
        }
    }
}

extension SyntaxProtocol {
    /// Whether it is in the body of a function, closure or statement.
    fileprivate var isInBody: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) { return true }
            node = parent
        }
        return false
    }
}

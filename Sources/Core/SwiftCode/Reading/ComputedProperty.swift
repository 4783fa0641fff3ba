import SwiftSyntax

/// The property that keeps a value, rewritten so that it makes a new one at each use.
struct ComputedProperty {
    /// `private var card: any Cards { CardComponent(parent: self) }`, on one line. If the property has no type, the type
    /// is `expression`'s own, which `typeName` gives.
    let text: String

    /// The longest text that is still worth a line of help.
    private static let limit = 120

    /// - Parameters:
    ///   - expression: what the property keeps, or an element of it.
    ///   - typeName: the name of the type of `expression`.
    /// - Returns: nil if more than the value decides what the property is, or the text is long.
    init?(keeping expression: ExprSyntax, typeName: String?) {
        var inner = Syntax(expression)
        var found: PatternBindingSyntax?
        while let outer = inner.parent, found == nil {
            found = outer.as(PatternBindingSyntax.self)
            inner = outer
        }
        guard let binding = found, let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.bindings.count == 1, let name = binding.pattern.as(IdentifierPatternSyntax.self),
            let value = Self.value(of: binding)
        else { return nil }
        let isSame = value.id == expression.id
        guard let type = binding.typeAnnotation?.type.plainText ?? (isSame ? typeName : nil) else { return nil }
        let modifiers = declaration.modifiers.filter { $0.name.tokenKind != .keyword(.lazy) && $0.detail == nil }
        let words = declaration.attributes.map(\.trimmedDescription) + modifiers.map(\.plainText)
        let text =
            (words + ["var"]).joined(separator: " ") + " \(name.identifier.text): \(type) { \(value.plainText) }"
        guard text.count <= Self.limit else { return nil }
        self.text = text
    }

    /// What a property keeps: its first value, or that of the `shared` call that it consists of.
    private static func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
        if let first = binding.initializer?.value {
            guard let call = first.as(FunctionCallExprSyntax.self), call.isShared else { return first }
            return call.onlyValue
        }
        let body =
            switch binding.accessorBlock?.accessors {
            case .getter(let statements): statements
            case .accessors(let list): list.count == 1 ? list.first?.body?.statements : nil
            case nil: nil as CodeBlockItemListSyntax?
            }
        guard let body, body.count == 1, let only = body.first?.item else { return nil }
        let value =
            switch only {
            case .expr(let value): value
            case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
            case .decl: nil as ExprSyntax?
            }
        guard let call = value?.as(FunctionCallExprSyntax.self), call.isShared else { return nil }
        return call.onlyValue
    }
}

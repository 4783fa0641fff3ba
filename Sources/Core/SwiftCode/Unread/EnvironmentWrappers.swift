import SwiftSyntax

/// The program's own property wrappers that read the SwiftUI environment: each use of one is a read, and its declaration
/// is not.
final class EnvironmentWrappers: SyntaxVisitor {
    /// The names of the wrappers.
    private(set) var names: [String] = []
    /// How many reads are in their declarations.
    private(set) var reads = 0

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("propertyWrapper") else { return .visitChildren }
        let own = node.memberBlock.members.count { $0.decl.as(VariableDeclSyntax.self)?.readsEnvironment == true }
        if own > 0 { names.append(node.name.text) }
        reads += own
        return .skipChildren
    }
}

extension VariableDeclSyntax {
    /// Whether it is read from the environment by its type, which may be missing there.
    fileprivate var readsEnvironment: Bool {
        attributes.contains { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return false }
            let name = attribute.attributeName.trimmedDescription
            if ["EnvironmentObject", "SwiftUI.EnvironmentObject"].contains(name) { return true }
            return ["Environment", "SwiftUI.Environment"].contains(name)
                && attribute.arguments?.trimmedDescription.hasSuffix(".self") == true
        }
    }
}

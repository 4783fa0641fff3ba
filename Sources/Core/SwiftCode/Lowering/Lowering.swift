import DovetailDiagnostics
import DovetailFacts
import SwiftOperators
import SwiftSyntax

/// Turns the syntax of a file into bodies.
///
/// It never fails: what it has no form for is an unknown expression. It looks up no name and decides no `#if`.
struct Lowering {
    let file: FileContext
    var bodies = FileBodies()
    /// All names that expressions mention.
    var names: Set<String> = []
    /// What the names of services mention.
    var namesOfServices: Set<String> = []

    /// The bodies of a parsed file.
    static func lower(_ parsed: ParsedFile) -> FileBodies {
        var operators = OperatorTable.standardOperators
        operators.addSourceFile(parsed.tree) { _ in }
        let tree = operators.foldAll(parsed.tree) { _ in }.as(SourceFileSyntax.self) ?? parsed.tree
        var lowering = Lowering(file: parsed.context)
        var context = DeclarationContext()
        context.ceiling = .open
        lowering.bodies.topLevel = lowering.statements(tree.statements, context, isFile: true)
        lowering.bodies.names = lowering.names.sorted()
        lowering.bodies.namesOfServices = lowering.namesOfServices.sorted()
        return lowering.bodies
    }

    /// A new site at a node.
    mutating func site(_ node: some SyntaxProtocol) -> Site {
        bodies.places.append(file.location(of: node))
        return Site(bodies.places.count - 1)
    }

    /// What encloses a declaration.
    func owner(
        _ context: DeclarationContext, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
    ) -> BodyOwner {
        var owner = BodyOwner()
        owner.path = context.path
        owner.place = context.parent
        owner.isExtension = context.isExtension
        owner.isProtocol = context.isProtocol
        owner.constraints = context.constraints
        owner.access = context.access(modifiers)
        owner.condition = context.condition
        owner.attributes = attributes.isEmpty ? [] : attributes.names
        return owner
    }
}

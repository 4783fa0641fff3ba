import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// Finds the calls of `shared` whose value is built from a parameter of a function, a subscript or a closure around the
/// call. Initializers do not count: they run once for each component, as `shared` does.
final class SharedParameters: SyntaxVisitor {
    private let file: FileContext
    private var found: [SharedParameter] = []

    private init(_ file: FileContext) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    static func find(in tree: SourceFileSyntax, _ file: FileContext) -> [SharedParameter] {
        let finder = SharedParameters(file)
        finder.walk(tree)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // A labelled argument is part of the value's key.
        guard node.isShared, node.arguments.allSatisfy({ $0.label == nil }) else { return .visitChildren }
        var parts = node.arguments.map { Syntax($0) }
        if let closure = node.trailingClosure { parts.append(Syntax(closure)) }
        for use in parts.flatMap({ UsedNames.all(in: $0) }) {
            guard let parameter = BoundParameter.meant(by: use, outside: Syntax(node)),
                let type = Self.type(around: node)
            else { continue }
            found.append(
                SharedParameter(
                    type: type, function: parameter.function, parameter: parameter.name,
                    location: file.location(of: node), use: file.location(of: use.node)))
            break
        }
        return .visitChildren
    }

    /// The names of the type around a call, outermost first; nil if there is none.
    private static func type(around node: some SyntaxProtocol) -> [String]? {
        var path: [String] = []
        for parent in sequence(first: Syntax(node), next: \.parent) {
            if let node = parent.as(ClassDeclSyntax.self) { path.insert(node.name.unescaped, at: 0) }
            if let node = parent.as(StructDeclSyntax.self) { path.insert(node.name.unescaped, at: 0) }
            if let node = parent.as(EnumDeclSyntax.self) { path.insert(node.name.unescaped, at: 0) }
            if let node = parent.as(ActorDeclSyntax.self) { path.insert(node.name.unescaped, at: 0) }
            if let node = parent.as(ExtensionDeclSyntax.self) {
                let name = node.extendedType.trimmedDescription.prefix { $0 != "<" }
                path.insert(contentsOf: name.split(separator: ".").map(String.init), at: 0)
            }
        }
        return path.isEmpty ? nil : path
    }
}

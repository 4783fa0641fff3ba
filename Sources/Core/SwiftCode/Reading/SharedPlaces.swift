import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// Finds the calls of `shared` in a file with `#sourceLocation`, and their places according to it.
final class SharedPlaces: SyntaxVisitor {
    private let file: FileContext
    private var said: (file: String, line: Int, from: Int)?
    private var hasDirective = false
    private var found: [SharedPlace] = []

    private init(_ file: FileContext) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// The calls, or none if the file has no such directive.
    static func find(in tree: SourceFileSyntax, _ file: FileContext) -> [SharedPlace] {
        let finder = SharedPlaces(file)
        finder.walk(tree)
        return finder.hasDirective ? finder.found : []
    }

    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        hasDirective = true
        guard let arguments = node.arguments, let line = Int(arguments.lineNumber.text.filter { $0 != "_" }) else {
            said = nil
            return .skipChildren
        }
        let name = arguments.fileName.segments.map(\.plainText).joined()
        // The number is that of the line after the directive.
        said = (name.lastComponent, line, file.location(of: node).line + 1)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isShared {
            let location = file.location(of: node)
            let column = node.calledExpression.lastToken(viewMode: .sourceAccurate).map { file.location(of: $0).column }
            let name = said?.file ?? file.path.lastComponent
            let line = said.map { location.line - $0.from + $0.line } ?? location.line
            let place = "\(name):\(line):\(column ?? 0) \(Self.function(around: node))"
            found.append(SharedPlace(said: place, location: location))
        }
        return .visitChildren
    }

    /// What `#function` says there, or a text that is equal whenever that is.
    private static func function(around node: some SyntaxProtocol) -> String {
        for parent in sequence(first: Syntax(node), next: \.parent) {
            if let function = parent.as(FunctionDeclSyntax.self) { return function.name.text }
            if parent.is(InitializerDeclSyntax.self) { return "init" }
            if parent.is(SubscriptDeclSyntax.self) { return "subscript" }
            if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return binding.pattern.trimmedDescription
            }
        }
        return ""
    }
}

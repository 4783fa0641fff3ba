package import DovetailDiagnostics
package import DovetailFacts

/// What the file of a name contributes to its meaning.
package final class FileScope: Sendable {
    /// The module's index in the program.
    package let module: Int
    /// The modules that the file imports, or of which it imports a declaration.
    package let imports: Set<String>
    /// The modules of which it imports declarations alone.
    package let named: Set<String>
    /// The modules of the declarations that the file imports by their names (`import struct Bank.Card`).
    package let declarations: [String: String]
    /// The modules whose internal declarations the file sees.
    package let testable: Set<String>
    /// The extensions of the file: what is around the type is not in scope there.
    package let extensions: [ExtensionFact]
    /// The file's path; empty where it does not matter.
    package let path: String

    package init(module: Int, file: FileFacts) {
        self.module = module
        path = file.path
        extensions = file.extensions
        imports = Set(file.imports.map(\.module))
        var declarations: [String: String] = [:]
        for fact in file.imports {
            if let name = fact.declaration { declarations[name] = fact.module }
        }
        self.declarations = declarations
        named = Set(declarations.values).subtracting(file.imports.lazy.filter { $0.declaration == nil }.map(\.module))
        testable = Set(file.imports.lazy.filter(\.isTestable).map(\.module))
    }
}

/// Where a name is written, which decides what it means.
package struct LookupContext: Sendable {
    /// The file.
    package let scope: FileScope
    /// The types around the place, outermost first.
    package var enclosing: [String] = []
    /// How many of them an extension names.
    package var extended = 0
    /// The type right around the place, by its number, where it is known: otherwise it is looked for by its name.
    package var around: Int?
    /// The types that the extension's clause says `Self` conforms to.
    package var constraints: [[String]] = []
    /// The generic parameters and the local types in scope, outermost first.
    package var inner: [InnerNames] = []
    /// Whether it is written as an expression, in which protocols' members come before those farther out.
    package var isInExpression = false
    /// The place itself, where it is known: classes of the bodies around it can be named.
    package var place: SourceLocation?
    /// Whether classes of functions' bodies count; whoever knows all that is in scope leaves them out.
    package var seesLocals = true
    /// Under which `#if` the place stands.
    package var condition = Condition.always
    /// What generic parameters stand for here.
    package var bindings: [String: BoundType] = [:]
    /// Whether what may be a module's name in front of a type is taken for one.
    package var guessesModules = false
    /// Whether what other modules have for themselves counts as well.
    package var ignoresAccess = false
    /// The typealiases that led here: one that leads to itself must end.
    package var aliases: [SourceLocation] = []
}

extension LookupContext {
    /// The module's index in the program.
    package var module: Int { scope.module }
    /// The modules that the file imports, or of which it imports a declaration.
    package var imports: Set<String> { scope.imports }
    /// The modules of which it imports declarations alone.
    package var named: Set<String> { scope.named }
    /// The modules of the declarations that it imports by their names.
    package var declarations: [String: String] { scope.declarations }
    /// The modules whose internal declarations it sees.
    package var testable: Set<String> { scope.testable }
    /// The extensions of the file.
    package var extensions: [ExtensionFact] { scope.extensions }
    /// The file's path.
    package var file: String { scope.path }
}

extension LookupContext {
    /// The top level of a file.
    package init(module: Int, file: FileFacts) {
        self.init(scope: FileScope(module: module, file: file))
    }

    /// The top level of a file, for names in expressions.
    package init(ofExpressionsIn file: FileFacts, _ module: Int) {
        self.init(module: module, file: file)
        isInExpression = true
    }
}

extension LookupContext {
    /// The same file, within the types with these names.
    package func enclosed(by path: some Sequence<String>) -> LookupContext {
        var inner = self
        inner.enclosing = Array(path)
        (inner.extended, inner.around) = (0, nil)
        return inner
    }

    /// The same file, at a place within the types with these names.
    package func enclosed(by path: some Sequence<String>, at place: SourceLocation) -> LookupContext {
        var inner = enclosed(by: path)
        // Extensions stand in no other.
        let around = extensions.last { $0.location <= place && place <= $0.end ?? $0.location }
        inner.extended = min(around?.extended.shape.path?.count ?? 0, inner.enclosing.count)
        inner.place = place
        return inner
    }

    /// The top level of the same file.
    package var outside: LookupContext {
        var outer = self
        (outer.enclosing, outer.extended, outer.constraints, outer.inner, outer.around) = ([], 0, [], [], nil)
        return outer
    }
}

/// A type together with the place that gives its names a meaning.
package struct BoundType {
    package var shape: TypeShape
    package var context: LookupContext

    package init(shape: TypeShape, context: LookupContext) {
        self.shape = shape
        self.context = context
    }
}

/// A type declaration, and where it stands.
package struct DeclaredType: Sendable {
    package var fact: TypeFact
    package var context: LookupContext
    /// Its number among all types.
    package var number = 0

    /// The context of what is written within the declaration.
    package var inside: LookupContext {
        var inner = context
        inner.enclosing = fact.path
        inner.around = number
        return inner
    }
}

/// An extension, and where it stands.
package struct DeclaredExtension: Sendable {
    package var fact: ExtensionFact
    package var context: LookupContext

    /// The context of its members.
    ///
    /// - Parameter type: the extended type.
    package func inside(_ type: DeclaredType) -> LookupContext {
        var inner = context.enclosed(by: type.fact.path)
        inner.extended = type.fact.path.count
        inner.around = type.number
        return inner
    }
}

/// A typealias, and where it stands.
package struct DeclaredAlias: Sendable {
    package var fact: AliasFact
    package var context: LookupContext
}

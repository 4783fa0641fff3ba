package import DovetailDiagnostics
package import DovetailFacts

/// Where a name is written, which decides what it means.
package struct LookupContext {
    /// The module's index in the program.
    package var module: Int
    /// The modules that the file imports.
    package var imports: Set<String>
    /// The types around the place, outermost first.
    package var enclosing: [String]
    /// The file, which sees its own private declarations; empty where it does not matter.
    package var file = ""
    /// What generic parameters stand for here.
    package var bindings: [String: BoundType] = [:]
    /// Whether what may be a module's name in front of a type is taken for one.
    package var guessesModules = false
    /// The typealiases that led here: one that leads to itself must end.
    package var aliases: [SourceLocation] = []
}

extension LookupContext {
    /// The top level of a file.
    package init(module: Int, file: FileFacts) {
        self.init(module: module, imports: Set(file.imports.map(\.module)), enclosing: [], file: file.path)
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
package struct DeclaredType {
    package var fact: TypeFact
    package var context: LookupContext

    /// The context of what is written within the declaration.
    package var inside: LookupContext {
        var inner = context
        inner.enclosing = fact.path
        return inner
    }
}

/// An extension, and where it stands.
package struct DeclaredExtension {
    package var fact: ExtensionFact
    package var context: LookupContext
}

/// A typealias, and where it stands.
package struct DeclaredAlias {
    package var fact: AliasFact
    package var context: LookupContext
}

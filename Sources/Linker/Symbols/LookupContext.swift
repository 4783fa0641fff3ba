import WiringModel

/// Where a name is written, which decides what it means.
struct LookupContext {
    /// The module's index in the program.
    var module: Int
    /// The modules that the file imports.
    var imports: Set<String>
    /// The types around the place, outermost first.
    var enclosing: [String]
    /// The file, which sees its own private declarations; empty where it does not matter.
    var file = ""
    /// What generic parameters stand for here.
    var bindings: [String: BoundType] = [:]
    /// Whether what may be a module's name in front of a type is taken for one.
    var guessesModules = false
    /// The typealiases that led here: one that leads to itself must end.
    var aliases: [SourceLocation] = []
}

extension LookupContext {
    /// The top level of a file.
    init(module: Int, file: FileFacts) {
        self.init(module: module, imports: Set(file.imports.map(\.module)), enclosing: [], file: file.path)
    }
}

/// A type together with the place that gives its names a meaning.
struct BoundType {
    var shape: TypeShape
    var context: LookupContext
}

/// A type declaration, and where it stands.
struct DeclaredType {
    var fact: TypeFact
    var context: LookupContext

    /// The context of what is written within the declaration.
    var inside: LookupContext {
        var inner = context
        inner.enclosing = fact.path
        return inner
    }
}

/// An extension, and where it stands.
struct DeclaredExtension {
    var fact: ExtensionFact
    var context: LookupContext
}

/// A typealias, and where it stands.
struct DeclaredAlias {
    var fact: AliasFact
    var context: LookupContext
}

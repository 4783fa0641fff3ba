package import DovetailDiagnostics
package import DovetailFacts

/// Where a name is written, which decides what it means.
package struct LookupContext {
    /// The module's index in the program.
    package var module: Int
    /// The modules that the file imports, or of which it imports a declaration.
    package var imports: Set<String>
    /// The modules of which it imports declarations alone.
    package var named: Set<String> = []
    /// The types around the place, outermost first.
    package var enclosing: [String]
    /// How many of them an extension names.
    package var extended = 0
    /// The type right around the place, by its number, where it is known: otherwise it is looked for by its name.
    package var around: Int?
    /// The extensions of the file: what is around the type is not in scope there.
    package var extensions: [ExtensionFact] = []
    /// The types that the extension's clause says `Self` conforms to.
    package var constraints: [[String]] = []
    /// The generic parameters and the local types in scope, outermost first.
    package var inner: [InnerNames] = []
    /// The modules of the declarations that the file imports by their names (`import struct Bank.Card`).
    package var declarations: [String: String] = [:]
    /// The modules of which the file sees what is internal.
    package var testable: Set<String> = []
    /// The file, which sees its own private declarations; empty where it does not matter.
    package var file = ""
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
    /// The top level of a file.
    package init(module: Int, file: FileFacts) {
        self.init(module: module, imports: Set(file.imports.map(\.module)), enclosing: [], file: file.path)
        extensions = file.extensions
        for fact in file.imports {
            if let name = fact.declaration { declarations[name] = fact.module }
        }
        named = Set(declarations.values).subtracting(file.imports.lazy.filter { $0.declaration == nil }.map(\.module))
        testable = Set(file.imports.lazy.filter(\.isTestable).map(\.module))
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
package struct DeclaredType {
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
package struct DeclaredExtension {
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
package struct DeclaredAlias {
    package var fact: AliasFact
    package var context: LookupContext
}

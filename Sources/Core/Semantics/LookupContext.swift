package import DovetailDiagnostics
package import DovetailFacts

/// The context of a name, which determines its meaning.
package struct LookupContext {
    /// The module's index in the program.
    package var module: Int
    /// The modules that the file imports, in whole or in part.
    package var imports: Set<String>
    /// The modules of which the file imports only individual declarations.
    package var named: Set<String> = []
    /// The enclosing types, outermost first.
    package var enclosing: [String]
    /// How many of them come from an extension.
    package var extended = 0
    /// The index of the immediately enclosing type, if known; otherwise it is looked up by name.
    package var around: Int?
    /// The extensions of the file: names that surround the extended type are not in scope there.
    package var extensions: [ExtensionFact] = []
    /// The types that the extension's `where` clause requires `Self` to conform to.
    package var constraints: [[String]] = []
    /// The generic parameters and the local types in scope, outermost first.
    package var inner: [InnerNames] = []
    /// The modules of individually imported declarations, by name (`import struct Bank.Card`).
    package var declarations: [String: String] = [:]
    /// The modules whose internal declarations the file can see.
    package var testable: Set<String> = []
    /// The file, which can see its own private declarations; empty if it does not matter.
    package var file = ""
    /// Whether the name is in an expression, where protocol members take precedence over names further out.
    package var isInExpression = false
    /// The exact place, if known: local classes of the enclosing bodies can be named there.
    package var place: SourceLocation?
    /// Whether local classes of function bodies are considered; callers that know everything in scope leave them out.
    package var seesLocals = true
    /// The `#if` condition of the place.
    package var condition = Condition.always
    /// The types bound to generic parameters here.
    package var bindings: [String: BoundType] = [:]
    /// Whether a possible module name before a type is assumed to be one.
    package var guessesModules = false
    /// Whether declarations that other modules keep to themselves are considered.
    package var ignoresAccess = false
    /// The typealiases followed so far, so that one that refers to itself ends the lookup.
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
    /// The same file, within the types of these names.
    package func enclosed(by path: some Sequence<String>) -> LookupContext {
        var inner = self
        inner.enclosing = Array(path)
        (inner.extended, inner.around) = (0, nil)
        return inner
    }

    /// The same file, at a place within the types of these names.
    package func enclosed(by path: some Sequence<String>, at place: SourceLocation) -> LookupContext {
        var inner = enclosed(by: path)
        // Extensions are never nested.
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

/// A type together with the context that gives its names a meaning.
package struct BoundType {
    package var shape: TypeShape
    package var context: LookupContext

    package init(shape: TypeShape, context: LookupContext) {
        self.shape = shape
        self.context = context
    }
}

/// A type declaration and its context.
package struct DeclaredType {
    package var fact: TypeFact
    package var context: LookupContext
    /// Its index among all types.
    package var number = 0

    /// The context within the declaration.
    package var inside: LookupContext {
        var inner = context
        inner.enclosing = fact.path
        inner.around = number
        return inner
    }
}

/// An extension and its context.
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

/// A typealias and its context.
package struct DeclaredAlias {
    package var fact: AliasFact
    package var context: LookupContext
}

package import DovetailDiagnostics
package import DovetailFacts

/// The part of a name's context that its whole file shares.
package final class FileScope: Sendable {
    /// The module's index in the program.
    package let module: ModuleID
    /// The modules that the file imports, in whole or in part.
    package let imports: Set<String>
    /// The modules of which it imports only individual declarations.
    package let named: Set<String>
    /// The modules of individually imported declarations, by name (`import struct Bank.Card`).
    package let declarations: [String: String]
    /// The modules whose internal declarations the file can see.
    package let testable: Set<String>
    /// The extensions of the file: names that surround the extended type are not in scope there.
    package let extensions: [ExtensionFact]
    /// The file's path; empty if it does not matter.
    package let path: String

    package init(module: ModuleID, file: FileFacts) {
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

/// The context of a name, which determines its meaning.
package struct LookupContext: Sendable {
    /// The file.
    package let scope: FileScope
    /// The enclosing types, outermost first.
    package var enclosing: [String] = []
    /// How many of them come from an extension.
    package var extended = 0
    /// The index of the immediately enclosing type, if known; otherwise it is looked up by name.
    package var around: Int?
    /// The types that the extension's `where` clause requires `Self` to conform to.
    package var constraints: [[String]] = []
    /// The generic parameters and the local types in scope, outermost first.
    package var inner: [InnerNames] = []
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
    /// Whether the name is spelled for a generated file, which may import more libraries than the context's file.
    package var isForGeneratedFile = false
    /// Whether declarations that other modules keep to themselves are considered.
    package var ignoresAccess = false
    /// The typealiases followed so far, so that one that refers to itself ends the lookup.
    package var aliases: [SourceLocation] = []
}

extension LookupContext {
    /// The module's index in the program.
    package var module: ModuleID { scope.module }
    /// The modules that the file imports, in whole or in part.
    package var imports: Set<String> { scope.imports }
    /// The modules of which it imports only individual declarations.
    package var named: Set<String> { scope.named }
    /// The modules of individually imported declarations, by name.
    package var declarations: [String: String] { scope.declarations }
    /// The modules whose internal declarations it can see.
    package var testable: Set<String> { scope.testable }
    /// The extensions of the file.
    package var extensions: [ExtensionFact] { scope.extensions }
    /// The file's path.
    package var file: String { scope.path }
}

extension LookupContext {
    /// The top level of a file.
    package init(module: ModuleID, file: FileFacts) {
        self.init(scope: FileScope(module: module, file: file))
    }

    /// The top level of a file, for names in expressions.
    package init(ofExpressionsIn file: FileFacts, _ module: ModuleID) {
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
package struct DeclaredType: Sendable {
    private var boxedFact: Boxed<TypeFact>
    private var boxedContext: Boxed<LookupContext>
    /// Its index among all types.
    package var number = 0

    package init(fact: TypeFact, context: LookupContext) {
        (boxedFact, boxedContext) = (Boxed(fact), Boxed(context))
    }

    package var fact: TypeFact {
        _read { yield boxedFact.value }
        _modify { yield &boxedFact.value }
    }

    package var context: LookupContext {
        _read { yield boxedContext.value }
        _modify { yield &boxedContext.value }
    }

    /// The context within the declaration.
    package var inside: LookupContext {
        var inner = context
        inner.enclosing = fact.path
        inner.around = number
        return inner
    }
}

/// An extension and its context.
package struct DeclaredExtension: Sendable {
    private var boxedFact: Boxed<ExtensionFact>
    private var boxedContext: Boxed<LookupContext>

    package init(fact: ExtensionFact, context: LookupContext) {
        (boxedFact, boxedContext) = (Boxed(fact), Boxed(context))
    }

    package var fact: ExtensionFact {
        _read { yield boxedFact.value }
        _modify { yield &boxedFact.value }
    }

    package var context: LookupContext {
        _read { yield boxedContext.value }
        _modify { yield &boxedContext.value }
    }

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
package struct DeclaredAlias: Sendable {
    private var boxedFact: Boxed<AliasFact>
    private var boxedContext: Boxed<LookupContext>

    package init(fact: AliasFact, context: LookupContext) {
        (boxedFact, boxedContext) = (Boxed(fact), Boxed(context))
    }

    package var fact: AliasFact {
        _read { yield boxedFact.value }
        _modify { yield &boxedFact.value }
    }

    package var context: LookupContext {
        _read { yield boxedContext.value }
        _modify { yield &boxedContext.value }
    }
}

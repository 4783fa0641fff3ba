import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// The blocks of a body, and the names declared in each.
extension ContainerVisitor {
    /// Declares the names bound by a pattern, whose values are unknown.
    func declareBound(by pattern: some SyntaxProtocol) {
        for name in BoundNames.all(in: pattern) { declareUnknown(name) }
    }

    func declareUnknown(_ name: String) {
        scope.declare(name, LocalName(type: .unknown("the type of '\(name)'"), container: .unknown(name)))
    }

    /// `let (a, b) = (x, y)`: each name gets its value if both sides are tuples.
    func declareTuple(_ pattern: TuplePatternSyntax, _ value: ExprSyntax?) {
        let values = value?.as(TupleExprSyntax.self).map { Array($0.elements) } ?? []
        // The values are evaluated before any of the names is declared.
        let locals = values.map { local($0.expression, annotation: nil, value: containerValue($0.expression)) }
        for (at, element) in pattern.elements.enumerated() {
            guard locals.count == pattern.elements.count,
                let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped
            else {
                declareBound(by: element.pattern)
                continue
            }
            scope.declare(name, locals[at])
        }
    }

    /// Walks something with its own scope, such as a branch.
    func inBlock(_ body: () -> Void) {
        scope.enter()
        body()
        scope.leave()
    }

    /// Walks the body of a `do` after which the code goes on if an error is thrown: from the first statement that may
    /// throw one, it is like a branch.
    func walkCatching(_ items: CodeBlockItemListSyntax) {
        let outer = branches
        for item in items {
            if branches == outer, item.mayThrow { branches += 1 }
            walk(item)
        }
        branches = outer
    }

    /// Walks the elements of a sequence: what follows `&&`, `||` or `?` is like a branch. The right side of `??` is
    /// not, as it makes what replaces the left side.
    func walkChoices(_ elements: [ExprSyntax]) {
        let outer = branches
        for element in elements {
            if element.isChoice, element.as(BinaryOperatorExprSyntax.self)?.operator.text != "??" {
                branches = outer + 1
            }
            walk(element)
        }
        branches = outer
    }

    /// Declares the parameter of an accessor: `newValue`, `oldValue`, or the name that is written.
    func declareAccessorValue(_ node: AccessorDeclSyntax) {
        let implicit = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"]
        guard let name = node.parameters?.name.unescaped ?? implicit[node.accessorSpecifier.text] else { return }
        declareUnknown(name)
    }

    /// Declares the types in a body: the targets of aliases, and names that are unique to the place.
    func declareTypes(of items: CodeBlockItemListSyntax) {
        for item in items {
            guard case .decl(let declaration) = item.item else { continue }
            if let config = declaration.as(IfConfigDeclSyntax.self) { declareUndecidedTypes(of: config) }
            if let alias = declaration.as(TypeAliasDeclSyntax.self) {
                guard alias.genericParameterClause == nil else {
                    scope.declare(type: alias.name.unescaped, as: .other(alias.name.unescaped))
                    continue
                }
                scope.declare(type: alias.name.unescaped, as: withLocalTypes(TypeShape(alias.initializer.value)))
            } else if declaration.kind != .functionDecl, declaration.kind != .macroDecl,
                let type = declaration.asProtocol((any NamedDeclSyntax).self)
            {
                let place = file.location(of: type.name)
                let file = place.path.lastComponent
                scope.declare(
                    type: type.name.unescaped,
                    as: .other("\(type.name.unescaped) (declared at \(file):\(place.line))"))
            }
        }
    }

    /// Declares the types in the clauses of an `#if` in a body: outside the clauses, their names mean something else in
    /// some builds.
    func declareUndecidedTypes(of node: IfConfigDeclSyntax) {
        for clause in node.clauses {
            guard case .statements(let items)? = clause.elements else { continue }
            for item in items {
                guard case .decl(let declaration) = item.item, declaration.kind != .functionDecl,
                    let type = declaration.asProtocol((any NamedDeclSyntax).self)
                else { continue }
                scope.declare(type: type.name.unescaped, as: nil)
            }
        }
    }

    /// A type with the local types around the place taken into account.
    func withLocalTypes(_ type: TypeShape) -> TypeShape {
        scope.types.isEmpty ? type : type.replacing(scope.types)
    }
}

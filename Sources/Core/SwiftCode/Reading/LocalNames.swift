import DovetailFacts
import SwiftSyntax

/// The meanings of types and metatypes declared in the bodies around a call, and the bounds of the generic parameters
/// around it.
struct LocalNames {
    private let node: Syntax
    private let surroundings: Surroundings

    /// What is known about a callee.
    struct Local {
        var callee: ConstructionFact.Callee
        /// The type that bounds a metatype or generic parameter.
        var bound: TypeShape?
        /// Whether it is a local struct, enum or actor, which cannot be a component, or a local value or function,
        /// which is not a class.
        var isOther = false
    }

    init(_ call: FunctionCallExprSyntax, _ surroundings: Surroundings) {
        node = Syntax(call)
        self.surroundings = surroundings
    }

    /// The callee with local names replaced by their meanings.
    func resolved(_ callee: ConstructionFact.Callee, depth: Int = 0) -> Local {
        var local = Local(callee: callee)
        switch callee {
        case .type(let shape), .function(let shape):
            guard depth < 16, let path = shape.path, path.count == 1 else { return local }
            switch meaning(of: path[0]) {
            case .alias(let target): return resolved(.type(target), depth: depth + 1)
            case .type, .value: local.isOther = true
            case .metatype(let target): return resolved(.type(target), depth: depth + 1)
            case .generic(let bound): local.bound = bound
            case .bounded, nil: break
            }
        case .dynamic(let text):
            switch meaning(of: text) {
            case .metatype(let target): return resolved(.type(target), depth: depth + 1)
            case .bounded(let bound):
                local.bound = bound
                if let path = bound.path, path.count == 1, case .generic(let outer?) = meaning(of: path[0]) {
                    local.bound = outer
                }
            default: break
            }
        case .implicit: break
        }
        return local
    }

    /// The type with a local alias replaced by its target.
    func unaliased(_ shape: TypeShape) -> TypeShape {
        guard let path = shape.path, path.count == 1, case .alias(let target) = meaning(of: path[0]) else {
            return shape
        }
        return target
    }

    private enum Meaning {
        case alias(TypeShape)
        case type
        /// A function, or a value of unknown type.
        case value
        /// A constant whose value is `Type.self`.
        case metatype(TypeShape)
        /// A value of type `Type.Type`.
        case bounded(TypeShape)
        case generic(TypeShape?)
    }

    private func meaning(of name: String) -> Meaning? {
        for here in surroundings.all(around: node).lazy.map(\.outer) {
            if let items = here.as(CodeBlockItemListSyntax.self) {
                // The linker finds declarations at file level.
                guard items.parent?.is(SourceFileSyntax.self) != true else { continue }
                let known = surroundings.items(name, in: items)
                if let found = known.lazy.compactMap({ meaning(of: name, in: $0) }).first { return found }
            } else if binds(name, around: here) {
                return .value
            } else if let function = here.as(FunctionDeclSyntax.self) {
                let parameters = function.signature.parameterClause.parameters
                if let found = meaning(of: name, parameters) { return found }
                let clause = function.genericParameterClause
                if let found = meaning(of: name, clause, function.genericWhereClause) { return found }
            } else if let initializer = here.as(InitializerDeclSyntax.self) {
                let parameters = initializer.signature.parameterClause.parameters
                if let found = meaning(of: name, parameters) { return found }
                let clause = initializer.genericParameterClause
                if let found = meaning(of: name, clause, initializer.genericWhereClause) { return found }
            } else if let (clause, requirements) = Self.generics(of: here) {
                if let found = meaning(of: name, clause, requirements) { return found }
            }
        }
        return nil
    }

    /// The generic parameters of a type, alias, subscript or macro. A cast to a protocol would cost more at first.
    private static func generics(of node: Syntax) -> (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)? {
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .structDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .enumDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .actorDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .typeAliasDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .subscriptDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .macroDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        default: nil
        }
    }

    private func meaning(of name: String, in item: CodeBlockItemSyntax) -> Meaning? {
        guard case .decl(let declaration) = item.item else {
            // Names bound by a `guard` are in scope after it.
            guard let check = item.item.as(GuardStmtSyntax.self), check.endPosition <= node.position else { return nil }
            return BoundNames.all(in: check.conditions).contains(name) ? .value : nil
        }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .typeAliasDecl(let node) where node.name.unescaped == name:
            return .alias(TypeShape(node.initializer.value))
        case .structDecl(let node) where node.name.unescaped == name: return .type
        case .enumDecl(let node) where node.name.unescaped == name: return .type
        case .actorDecl(let node) where node.name.unescaped == name: return .type
        case .variableDecl(let node):
            for binding in node.bindings where binding.pattern.trimmedDescription == name {
                if let access = binding.initializer?.value.as(MemberAccessExprSyntax.self),
                    access.declName.baseName.text == "self", let base = access.base, let type = calledType(base),
                    node.bindingSpecifier.tokenKind == .keyword(.let)
                {
                    return .metatype(type)
                }
                if let found = bounded(by: binding.typeAnnotation?.type) { return found }
            }
            let names = node.bindings.flatMap { BoundNames.all(in: $0.pattern) }
            return node.endPosition <= self.node.position && names.contains(name) ? .value : nil
        case .functionDecl(let node) where node.name.unescaped == name: return .value
        default: return nil
        }
    }

    private func meaning(of name: String, _ parameters: FunctionParameterListSyntax) -> Meaning? {
        let parameter = parameters.first { ($0.secondName ?? $0.firstName).unescaped == name }
        return parameter.map { bounded(by: $0.type) ?? .value }
    }

    /// Whether a closure, a statement or a case around the call binds the name.
    private func binds(_ name: String, around here: Syntax) -> Bool {
        switch here.as(SyntaxEnum.self) {
        case .closureExpr(let node): return node.signature.map { BoundNames.all(in: $0).contains(name) } ?? false
        case .ifExpr(let node): return isIn(node.body) && BoundNames.all(in: node.conditions).contains(name)
        case .whileStmt(let node): return isIn(node.body) && BoundNames.all(in: node.conditions).contains(name)
        case .forStmt(let node): return isIn(node.body) && BoundNames.all(in: node.pattern).contains(name)
        case .catchClause(let node): return isIn(node.body) && BoundNames.all(in: node.catchItems).contains(name)
        case .switchCase(let node):
            guard case .case(let label) = node.label else { return false }
            return node.statements.position <= self.node.position && BoundNames.all(in: label).contains(name)
        default: return false
        }
    }

    private func isIn(_ body: CodeBlockSyntax) -> Bool {
        body.position <= node.position && node.endPosition <= body.endPosition
    }

    private func bounded(by type: TypeSyntax?) -> Meaning? {
        guard let type, case .metatype(let inner, _) = TypeShape(type) else { return nil }
        if case .existential(let bare) = inner { return .bounded(bare) }
        return .bounded(inner)
    }

    private func meaning(
        of name: String, _ clause: GenericParameterClauseSyntax?, _ constraints: GenericWhereClauseSyntax?
    ) -> Meaning? {
        guard let parameter = clause?.parameters.first(where: { $0.name.unescaped == name }) else { return nil }
        if let type = parameter.inheritedType { return .generic(TypeShape(type)) }
        for requirement in constraints?.requirements ?? [] {
            if case .conformanceRequirement(let node) = requirement.requirement,
                TypeShape(node.leftType) == .name(name)
            {
                return .generic(TypeShape(node.rightType))
            }
        }
        return .generic(nil)
    }
}

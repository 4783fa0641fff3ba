import DovetailFacts
import SwiftSyntax

/// Determines the types of expressions from declarations and literals, without a compiler.
struct ExpressionTypes {
    /// The module whose sources are read, and its name.
    let own: DeclaredModule
    let ownName: String
    /// The module that they use, and its name.
    let other: DeclaredModule
    let otherName: String
    /// Local names around the place, innermost last; nil if the type is unknown.
    var scopes: [[String: TypeShape?]] = []
    /// The enclosing types, innermost last.
    var owners: [String] = []

    init(own: DeclaredModule, ownName: String, other: DeclaredModule, otherName: String) {
        self.own = own
        self.ownName = ownName
        self.other = other
        self.otherName = otherName
    }

    // MARK: Names

    /// The name of the other module's type that a type contains or is.
    func otherType(_ shape: TypeShape) -> String? {
        switch shape {
        case .optional(let type), .implicitlyUnwrapped(let type), .attributed(_, let type), .existential(let type):
            return otherType(type)
        case .named(let parts):
            guard let last = parts.last?.name, other.types[last] != nil else { return nil }
            if parts.count == 2 { return parts[0].name == otherName ? last : nil }
            return parts.count == 1 && own.types[last] == nil ? last : nil
        default: return nil
        }
    }

    func isLocal(_ name: String) -> Bool { scopes.contains { $0[name] != nil } }

    /// Whether an unqualified name refers to something of this module here.
    func isOwn(_ name: String) -> Bool {
        isLocal(name) || own.types[name] != nil || own.globals.contains { $0.name == name }
            || ownerNames.contains { own.isMember(name, of: $0) }
    }

    /// The names of the enclosing types; an extension of `Outer.Inner` counts for both.
    private var ownerNames: [String] { owners.flatMap { $0.split(separator: ".").map(String.init) } }

    /// An external type around the place, one of whose members an unqualified name may be; nil if there is none.
    var foreignOwner: String? {
        owners.lazy.compactMap { $0.split(separator: ".").last }.compactMap { self.own.foreignType(of: String($0)) }
            .first
    }

    private func type(named name: String) -> TypeShape? {
        for scope in scopes.reversed() { if let found = scope[name] { return found } }
        if name == "self" { return owners.last.map { .name($0) } }
        for owner in owners.reversed() {
            if let found = member(name, of: owner, in: own, isStatic: nil) { return found }
        }
        if own.types[name] != nil || other.types[name] != nil { return .metatype(.name(name), "Type") }
        let globals = own.globals.contains { $0.name == name } ? own.globals : other.globals
        return single(globals.filter { $0.name == name })
    }

    // MARK: Members

    /// The common type of several declarations of a name; nil if they differ.
    private func single(_ members: [MemberFact]) -> TypeShape? {
        let shapes = Set(members.map(\.shape))
        return shapes.count == 1 ? shapes.first ?? nil : nil
    }

    private func member(_ name: String, of type: String, in module: DeclaredModule, isStatic: Bool?) -> TypeShape? {
        single(
            module.members(of: type).filter {
                $0.name == name && $0.kind != .initializer && (isStatic == nil || $0.isStatic == isStatic)
            })
    }

    private func member(_ name: String, of shape: TypeShape) -> TypeShape? {
        switch shape {
        case .implicitlyUnwrapped(let type), .attributed(_, let type), .existential(let type):
            return member(name, of: type)
        case .metatype(let type, _):
            if name == "self" { return shape }
            if let other = otherType(type) { return member(name, of: other, in: self.other, isStatic: true) }
            return type.path?.last.flatMap { member(name, of: $0, in: own, isStatic: true) }
        case .named(let parts):
            if let other = otherType(shape) { return member(name, of: other, in: self.other, isStatic: false) }
            return parts.last.flatMap { member(name, of: $0.name, in: own, isStatic: false) }
        case .array(let element):
            switch name {
            case "first", "last": return .optional(element)
            case "count": return .name("Int")
            default: return nil
            }
        case .dictionary(_, let value): return name == "values" ? .array(value) : nil
        default: return nil
        }
    }

    // MARK: Expressions

    /// The type of an expression; nil if unknown.
    func type(of expression: ExprSyntax) -> TypeShape? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return type(named: node.baseName.unescaped)
        case .memberAccessExpr(let node): return type(of: node)
        case .functionCallExpr(let node): return type(of: node)
        case .optionalChainingExpr(let node): return type(of: node.expression)?.unwrapped
        case .forceUnwrapExpr(let node): return type(of: node.expression)?.unwrapped
        case .tryExpr(let node): return type(of: node.expression)
        case .awaitExpr(let node): return type(of: node.expression)
        case .inOutExpr(let node): return type(of: node.expression)
        case .tupleExpr(let node):
            guard node.elements.count == 1, let element = node.elements.first else { return nil }
            return type(of: element.expression)
        case .stringLiteralExpr: return .name("String")
        case .integerLiteralExpr: return .name("Int")
        case .floatLiteralExpr: return .name("Double")
        case .booleanLiteralExpr: return .name("Bool")
        case .arrayExpr(let node):
            return node.elements.first.flatMap { type(of: $0.expression) }.map { .array($0) }
        case .subscriptCallExpr(let node):
            switch type(of: node.calledExpression) {
            case .array(let element): return element
            case .dictionary(_, let value): return .optional(value)
            default: return nil
            }
        case .sequenceExpr(let node): return type(of: Array(node.elements))
        default: return nil
        }
    }

    private func type(of node: MemberAccessExprSyntax) -> TypeShape? {
        guard let base = node.base else { return nil }
        let name = node.declName.baseName.unescaped
        if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.unescaped, module == otherName, !isOwn(module) {
            if other.types[name] != nil { return .metatype(.named([.init(module), .init(name)]), "Type") }
            return single(other.globals.filter { $0.name == name })
        }
        guard let shape = type(of: base) else { return nil }
        if name == "init", case .metatype(let type, _) = shape { return .metatype(type, "init") }
        return member(name, of: shape)
    }

    private func type(of call: FunctionCallExprSyntax) -> TypeShape? {
        if let list = call.calledExpression.as(ArrayExprSyntax.self) {
            guard list.elements.count == 1, case .metatype(let type, _) = self.type(of: ExprSyntax(list)).element else {
                return nil
            }
            return .array(type)
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            ["filter", "sorted", "reversed"].contains(member.declName.baseName.text),
            case .array(let element) = type(of: base)
        {
            return .array(element)
        }
        switch type(of: call.calledExpression) {
        case .metatype(let type, _): return made(type, call)
        case .function(_, _, let result): return result
        default: return nil
        }
    }

    /// The type that an initializer returns: an optional if it may fail.
    private func made(_ type: TypeShape, _ call: FunctionCallExprSyntax) -> TypeShape {
        let members = otherType(type).map { other.members(of: $0) } ?? type.path?.last.map { own.members(of: $0) } ?? []
        let labels = call.arguments.map { $0.label?.unescaped }
        let mayFail = members.contains { member in
            guard member.kind == .initializer, case .optional = member.result else { return false }
            return member.parameters.map(\.label) == labels
        }
        return mayFail ? .optional(type) : type
    }

    /// The type of an operator sequence that has not been folded.
    private func type(of elements: [ExprSyntax]) -> TypeShape? {
        guard elements.count == 3 else { return nil }
        if let type = elements[2].as(TypeExprSyntax.self)?.type {
            guard let cast = elements[1].as(UnresolvedAsExprSyntax.self) else { return .name("Bool") }
            let shape = TypeShape(type)
            return cast.questionOrExclamationMark?.text == "?" ? .optional(shape) : shape
        }
        switch elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text {
        case "??": return type(of: elements[0])?.unwrapped ?? type(of: elements[2])
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||": return .name("Bool")
        default: return nil
        }
    }
}

extension TypeShape? {
    fileprivate var element: TypeShape? {
        guard case .array(let element) = self else { return nil }
        return element
    }
}

extension MemberFact {
    /// The type of a read.
    fileprivate var shape: TypeShape? {
        switch kind {
        case .property: result
        case .function, .initializer, .subscript:
            .function(
                parameters: parameters.map(\.type.shape), effects: effects.specifiers, result: result ?? .tuple([]))
        case .enumCase, .associatedType: nil
        }
    }
}

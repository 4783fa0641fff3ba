import SwiftParser
import SwiftSyntax
import WiringModel

/// Finds the calls that register services in containers and that resolve them: those of Dovetail, of Swinject
/// and of SwinjectAutoregistration, which are written alike.
///
/// Which of several containers a call is about is not decided here. A call counts by its shape: its name, and a
/// metatype that is written out as its first argument.
final class ContainerVisitor: SyntaxVisitor {
    private let file: FileContext
    private var condition = Condition.always
    private(set) var facts = ContainerFacts()

    init(_ file: FileContext) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private init(_ file: FileContext, _ condition: Condition) {
        self.file = file
        self.condition = condition
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = condition
        for (elements, inner) in node.clauses(under: outer) {
            condition = inner
            walk(elements)
        }
        condition = outer
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        switch access.declName.baseName.text {
        case "register", "autoregister", "contribute":
            return register(node, access)
        case "alias": return alias(node, access)
        case "resolve": return resolve(node, access)
        default: return .visitChildren
        }
    }

    private func register(
        _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax
    ) -> SyntaxVisitorContinueKind {
        guard let first = node.arguments.first, first.label == nil, let service = first.expression.metatype else {
            return .visitChildren
        }
        let built = node.arguments.dropFirst().first { argument in
            argument.label == nil || ["factory", "initializer"].contains(argument.label?.text)
        }
        // What registers something takes a closure or a function.
        guard node.trailingClosure != nil || built != nil else { return .visitChildren }
        let form: RegistrationFact.Form =
            if let built, !built.expression.is(ClosureExprSyntax.self) {
                .function(built.expression.plainText)
            } else { .closure }
        append(service, node, access, form)
        return .skipChildren
    }

    private func alias(_ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.arguments.first, first.label == nil, let service = first.expression.metatype,
            let original = node.arguments.first(where: { $0.label?.text == "of" })?.expression.metatype
        else { return .visitChildren }
        append(service, node, access, .alias(original))
        return .skipChildren
    }

    private func append(
        _ service: TypeShape, _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax,
        _ form: RegistrationFact.Form
    ) {
        let inner = ContainerVisitor(file, condition)
        node.arguments.forEach { inner.walk($0.expression) }
        node.trailingClosure.map { inner.walk($0) }
        inner.walk(node.additionalTrailingClosures)
        facts.registrations.append(
            RegistrationFact(
                service: service, name: node.serviceName, form: form, scope: node.writtenScope,
                isContribution: access.declName.baseName.text == "contribute", needs: inner.facts.resolutions,
                condition: condition,
                location: file.location(of: access.declName)))
        // A registration within another's closure is one of its own.
        facts.registrations += inner.facts.registrations
    }

    private func resolve(
        _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax
    ) -> SyntaxVisitorContinueKind {
        let first = node.arguments.first
        let service = first?.label == nil ? first?.expression.metatype : nil
        // Without a metatype, it is a container's where all its labels are.
        guard service != nil || node.arguments.allSatisfy({ ["name", "arguments"].contains($0.label?.text) })
        else { return .visitChildren }
        facts.resolutions.append(
            ResolutionFact(
                service: service, name: node.serviceName, condition: condition,
                location: file.location(of: access.declName)))
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// What is given for `name:`.
    fileprivate var serviceName: ServiceName {
        guard let given = arguments.first(where: { $0.label?.text == "name" })?.expression else { return .none }
        if given.is(NilLiteralExprSyntax.self) { return .none }
        if let text = given.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return .literal(text) }
        return .expression(given.plainText)
    }

    /// `scope: .singleton` in the call, or `.inObjectScope(.container)` after it.
    fileprivate var writtenScope: String? {
        if let given = arguments.first(where: { $0.label?.text == "scope" })?.expression { return given.lastName }
        var node: FunctionCallExprSyntax? = self
        while let call = node {
            guard let access = call.parent?.as(MemberAccessExprSyntax.self),
                let next = access.parent?.as(FunctionCallExprSyntax.self),
                next.calledExpression.id == ExprSyntax(access).id
            else { return nil }
            if access.declName.baseName.text == "inObjectScope" { return next.arguments.first?.expression.lastName }
            node = next
        }
        return nil
    }
}

extension ExprSyntax {
    /// The type of `T.self`, `(any P).self` or `T?.self`.
    fileprivate var metatype: TypeShape? {
        guard let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.self),
            let base = access.base
        else { return nil }
        // What stands before `.self` is a type, and reads best as one.
        var parser = Parser(base.plainText)
        return TypeShape(TypeSyntax.parse(from: &parser))
    }

    /// `singleton` of `.singleton`, or the whole text.
    fileprivate var lastName: String {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? plainText
    }
}

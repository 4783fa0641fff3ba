import SwiftParser
import SwiftSyntax
import WiringModel

/// Finds the calls that register services in containers and that resolve them: those of Dovetail, of Swinject and
/// of SwinjectAutoregistration, which are written alike, and those of the program's own functions and wrappers.
///
/// Which container a call is about, and whether it is one at all, is decided by the linker, which knows the
/// declarations of other files. A call is taken by its shape.
final class ContainerVisitor: SyntaxVisitor {
    let file: FileContext
    let vocabulary: ContainerVocabulary
    var facts = ContainerFacts()
    var condition = Condition.always
    var scope = LexicalScope()
    /// The enclosing types.
    var path: [String] = []
    /// The enclosing function, by its place.
    var function: WiringModel.SourceLocation?
    var genericParameters: Set<String> = []
    /// The written types of the properties of the generic type around.
    var properties: [String: TypeShape] = [:]
    /// The registration in whose closure this is, and when what is resolved here is.
    var registration: WiringModel.SourceLocation?
    var timing = ResolutionFact.Timing.building
    /// Whether the file imports operators that resolve.
    var usesOperators = false
    /// What closures are, where their call says it.
    var roles: [SyntaxIdentifier: ClosureRole] = [:]

    /// What a closure is to a container.
    enum ClosureRole {
        /// Builds what is registered there.
        case factory(RegistrationFact)
        /// Builds what is registered there, of what is resolved for it.
        case initializer(RegistrationFact, [TypeSource])
        /// Is called when what is registered there is built.
        case completion(RegistrationFact)
        /// Is called with the container when a storyboard has built a controller of the type.
        case storyboard(ContainerValue, TypeShape)
        /// Registers in the container.
        case registers(ContainerValue)
        /// Is called at once.
        case immediate
        /// Is called with each case of an enum.
        case forEachCase(of: String)
    }

    init(_ file: FileContext, _ vocabulary: ContainerVocabulary) {
        self.file = file
        self.vocabulary = vocabulary
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

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        switch node.path.first?.name.text {
        case "Dovetail", "DovetailMain", "DovetailTesting": facts.isDovetail = true
        case "Swinject": facts.isDovetail = facts.isDovetail ?? false
        case "SwinjectAutoregistration":
            facts.isDovetail = facts.isDovetail ?? false
            usesOperators = true
        default: break
        }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, node.memberBlock, node.genericParameterClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, node.memberBlock, node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, node.memberBlock, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, node.memberBlock, node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        within(TypeShape(node.extendedType).path ?? [node.extendedType.plainText], generics: nil) {
            walk(node.memberBlock)
        }
        return .skipChildren
    }

    static func properties(of block: MemberBlockSyntax) -> [String: TypeShape] {
        var types: [String: TypeShape] = [:]
        for binding in block.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }).flatMap(\.bindings) {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped else { continue }
            types[name] = binding.typeAnnotation.map { TypeShape($0.type) }
        }
        return types
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        let raw = node.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        facts.constants.append(
            StringConstantFact(
                path: path + [node.name.unescaped], values: [raw ?? node.name.unescaped], isCase: true))
        return .skipChildren
    }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(
            Syntax(node), node.name.unescaped, at: node.name, node.signature, node.genericParameterClause, node.body)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(
            Syntax(node), "init", at: node.initKeyword, node.signature, node.genericParameterClause, node.body)
    }

    /// A generic subscript asks for what its callers name.
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = (genericParameters, scope)
        genericParameters.formUnion(node.genericParameterClause?.parameters.map(\.name.text) ?? [])
        scope.enter()
        for parameter in node.parameterClause.parameters {
            let type = TypeShape(parameter.type).withoutAttributes
            scope.declare(
                (parameter.secondName ?? parameter.firstName).unescaped,
                LocalName(type: .written(type), container: .ofType(type)))
        }
        if let accessors = node.accessorBlock { walk(accessors) }
        (genericParameters, scope) = outer
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        scope.enter()
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { scope.leave() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        scope.enter()
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { scope.leave() }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped else {
            return .visitChildren
        }
        var local = LocalName(type: .unknown("the element of a loop"))
        local.casesOf = allCases(node.sequence)
        scope.declare(name, local)
        return .visitChildren
    }

    /// `T` of `T.allCases`.
    func allCases(_ expression: ExprSyntax) -> String? {
        guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "allCases"
        else { return nil }
        return access.base.flatMap { names(of: $0)?.last }
    }

    // MARK: Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let outer = (registration, timing, scope)
        scope.enter()
        node.signature?.capture.map { declareWeak($0) }
        let names = node.parameterNames
        switch roles[node.id] {
        case .factory(let fact):
            registration = fact.location
            timing = .building
            let arguments = fact.arguments
            for (index, name) in names.enumerated() {
                let isResolver = index == 0
                let type =
                    isResolver ? .unknown("a resolver") : index <= arguments.count ? arguments[index - 1] : .unknown("")
                scope.declare(
                    name, LocalName(type: type, container: isResolver ? .resolver(of: fact.location) : nil))
            }
        case .initializer(let fact, let types):
            registration = fact.location
            timing = .building
            for (name, type) in zip(names, types) { scope.declare(name, LocalName(type: type)) }
        case .completion(let fact):
            registration = fact.location
            timing = .completing
            for (index, name) in names.enumerated() {
                scope.declare(
                    name,
                    LocalName(
                        type: index == 1 ? fact.service : .unknown("an argument"),
                        container: index == 0 ? .resolver(of: fact.location) : nil))
            }
        case .storyboard(let value, let type):
            (registration, timing) = (nil, .completing)
            for (name, local) in zip(
                names, [LocalName(type: .unknown("a resolver"), container: value), LocalName(type: .written(type))])
            {
                scope.declare(name, local)
            }
        case .registers(let value):
            if let name = names.first {
                scope.declare(name, LocalName(type: .unknown("registrations"), container: value))
            }
        case .immediate: break
        case .forEachCase(let type):
            if let name = names.first {
                scope.declare(name, LocalName(type: .written(.name(type)), casesOf: type))
            }
        case nil:
            if registration != nil { timing = .later }
            let types = node.parameterTypes
            for (index, name) in names.enumerated() {
                let type = index < types.count ? types[index] : nil
                scope.declare(
                    name,
                    LocalName(
                        type: type.map { .written($0) } ?? .unknown("a closure's parameter"),
                        container: type.map { .ofType($0) }))
            }
        }
        walk(node.statements)
        (registration, timing, scope) = outer
        return .skipChildren
    }

    // MARK: Variables

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        let isGlobal = path.isEmpty && function == nil && registration == nil && !scope.isNested
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let annotation = binding.typeAnnotation.map { TypeShape($0.type) }
            let value = binding.initializer.flatMap { containerValue($0.value) } ?? computedValue(binding)
            if isMember || isGlobal {
                declareMember(node, binding, name, annotation, value)
            }
            if !isMember {
                if !isGlobal { wrapped(node, name, annotation) }
                var local = local(binding.initializer?.value, annotation, value)
                local.text = text(node, binding)
                scope.declare(name.unescaped, local)
            }
        }
        return .visitChildren
    }

    /// `guard let x = …`, `if let x = …`
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped {
            let annotation = node.typeAnnotation.map { TypeShape($0.type) }
            if node.initializer == nil, var local = scope[name] {
                local.type = .unwrapped(local.type)
                scope.declare(name, local)
            }
            if let value = node.initializer?.value {
                var local = local(value, annotation, containerValue(value))
                local.type = .unwrapped(local.type)
                scope.declare(name, local)
            }
        }
        return .visitChildren
    }

    /// `self.container = container`
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        readOperators(node)
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let names = names(of: elements[0]),
            let value = containerValue(elements[2]), let last = names.last
        else { return .visitChildren }
        if names.count == 1, let local = scope[last] {
            var changed = local
            changed.container = value
            scope.declare(last, changed)
        } else {
            let owner = names.count == 1 ? path : names.count == 2 && names[0].startsLikeType ? [names[0]] : path
            facts.variables.append(
                ContainerVariableFact(
                    path: owner + [last], type: nil, value: value, location: file.location(of: node)))
        }
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        readOperator(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let closure = node.calledExpression.as(ClosureExprSyntax.self) { roles[closure.id] = .immediate }
        readCall(node)
        return .visitChildren
    }
}

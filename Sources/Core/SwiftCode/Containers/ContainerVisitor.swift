import DovetailDiagnostics
import DovetailFacts
import SwiftParser
import SwiftSyntax

/// Finds the calls that register services in containers and that resolve them: those of Dovetail, Swinject and
/// SwinjectAutoregistration, which look alike, and those of the program's own functions and wrappers.
///
/// Calls are recognised by their form. Which container a call concerns, and whether it concerns one at all, is decided
/// by the linker, which knows the declarations of other files.
final class ContainerVisitor: SyntaxVisitor {
    let file: FileContext
    let vocabulary: ContainerVocabulary
    let surroundings = Surroundings()
    var facts = ContainerFacts()
    var functionValues: Set<String> = []
    var condition = Condition.always
    var scope = LexicalScope()
    /// The enclosing types.
    var path: [String] = []
    /// The place of the enclosing function.
    var function: DovetailDiagnostics.SourceLocation?
    var genericParameters: Set<String> = []
    /// Those whose types cannot be determined from uses.
    var unknownParameters: Set<String> = []
    /// Those that are packs.
    var packs: Set<String> = []
    /// The written types of the properties of the enclosing generic type.
    var properties: [String: TypeShape] = [:]
    /// Whether the enclosing extension has a `where` clause.
    var isConditional = false
    /// Whether all members of the enclosing type are visible to Objective-C.
    var isExposed = false
    /// The registration whose closure is being visited, and the timing of resolutions in it.
    var registration: DovetailDiagnostics.SourceLocation?
    var timing = ResolutionFact.Timing.building
    /// The uses of the enclosing closures that may run them later.
    var closures: [ClosureUse] = []
    /// Whether the initial value of a stored property is being visited.
    var isInitialValue = false
    /// Whether the file imports a module with operators that resolve.
    var usesOperators = false
    /// Whether a `?` makes a chain of members and calls optional, by node.
    var optionalChains: [SyntaxIdentifier: Bool] = [:]
    /// How many functions are chained to a new container, by the last call; nil if they are called on something else.
    var fillings: [SyntaxIdentifier: Int?] = [:]
    /// How many branches of statements enclose the current node.
    var branches = 0
    /// Where the file assigns variables; nil until it is needed.
    var assignments: [String: [AbsolutePosition]]?
    /// The roles of closures that their calls determine.
    var roles: [SyntaxIdentifier: ClosureRole] = [:]

    /// What encloses lists of statements.
    var enclosingLists: [SyntaxIdentifier: Enclosing] = [:]

    init(_ file: FileContext, _ vocabulary: ContainerVocabulary) {
        self.file = file
        self.vocabulary = vocabulary
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = condition
        for (elements, inner) in node.clauses(under: outer) {
            condition = inner
            if scope.isNested, case .statements(let items) = elements { declareTypes(of: items) }
            walk(elements)
        }
        condition = outer
        if scope.isNested { declareUndecidedTypes(of: node) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        switch node.path.first?.name.text {
        case "Dovetail", "DovetailMain", "DovetailSwiftTesting", "DovetailTesting": facts.isDovetail = true
        case "Swinject": facts.isDovetail = facts.isDovetail ?? false
        case "SwinjectAutoregistration":
            facts.isDovetail = facts.isDovetail ?? false
            usesOperators = true
        default: break
        }
        return .skipChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        facts.functionValues = functionValues.sorted()
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, block: node.memberBlock, generics: node.genericParameterClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, block: node.memberBlock, generics: node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, block: node.memberBlock, generics: node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, block: node.memberBlock, generics: node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = TypeShape(node.extendedType).path ?? [node.extendedType.plainText]
        within(path, generics: nil) {
            genericParameters.formUnion(Self.parameters[path.last ?? ""] ?? [])
            isExposed = node.attributes.has("objc")
            isConditional = node.genericWhereClause != nil
            for requirement in node.genericWhereClause?.requirements ?? [] {
                guard case .sameTypeRequirement(let same) = requirement.requirement,
                    let name = same.leftType.as(IdentifierTypeSyntax.self)?.name.unescaped,
                    let type = same.rightType.as(TypeSyntax.self)
                else { continue }
                genericParameters.remove(name)
                scope.declare(type: name, as: TypeShape(type))
            }
            walk(node.memberBlock)
        }
        return .skipChildren
    }

    /// The generic parameters of standard library types.
    private static let parameters: [String: Set<String>] = [
        "Array": ["Element"], "ArraySlice": ["Element"], "Collection": ["Element", "Index"],
        "Dictionary": ["Key", "Value", "Element"], "Optional": ["Wrapped"], "Result": ["Success", "Failure"],
        "Sequence": ["Element"], "Set": ["Element"],
    ]

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
        noteBuilder(node)
        return enterFunction(
            Syntax(node), name: node.name.unescaped, at: node.name, signature: node.signature,
            generics: node.genericParameterClause, body: node.body)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(
            Syntax(node), name: "init", at: node.initKeyword, signature: node.signature,
            generics: node.genericParameterClause, body: node.body)
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enterSubscript(node) }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        readSubscript(node)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        scope.enter()
        declareTypes(of: node.statements)
        guard node.parent?.as(DoStmtSyntax.self)?.goesOnAfterErrors == true else { return .visitChildren }
        walkCatching(node.statements)
        return .skipChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { scope.leave() }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isOptional { branches += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: TryExprSyntax) { if node.isOptional { branches -= 1 } }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        scope.enter()
        if case .getter(let items) = node.accessors { declareTypes(of: items) }
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { scope.leave() }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.enter()
        declareAccessorValue(node)
        return .visitChildren
    }
    override func visitPost(_ node: AccessorDeclSyntax) { scope.leave() }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        var next: IfExprSyntax? = node
        branches += 1
        defer { branches -= 1 }
        while let branch = next {
            inBlock {
                walk(branch.conditions)
                walk(branch.body)
            }
            // Iterate over `else if` branches to avoid recursion.
            next = branch.elseBody?.as(IfExprSyntax.self)
            if next == nil { branch.elseBody.map { walk($0) } }
        }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        scope.enter()
        return .visitChildren
    }
    override func visitPost(_ node: WhileStmtSyntax) { scope.leave() }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        scope.enter()
        declareTypes(of: node.statements)
        declareBound(by: node.label)
        branches += 1
        return .visitChildren
    }
    override func visitPost(_ node: SwitchCaseSyntax) {
        branches -= 1
        scope.leave()
    }

    /// `if case .some(let x) = y`
    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        declareBound(by: node.pattern)
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        scope.enter()
        if node.catchItems.isEmpty { declareUnknown("error") }
        declareBound(by: node.catchItems)
        branches += 1
        return .visitChildren
    }
    override func visitPost(_ node: CatchClauseSyntax) {
        branches -= 1
        scope.leave()
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        inBlock {
            declareBound(by: node.pattern)
            if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped {
                var local = LocalName(
                    type: .unknown("the type of a loop's element"), container: .unknown("a loop's element"))
                // A loop that skips some cases does not cover all.
                if node.runsWhole {
                    local.casesOf = allCases(node.sequence)
                    local.elements = elements(of: node.sequence)
                }
                scope.declare(name, local)
            }
            node.whereClause.map { walk($0) }
            walk(node.body)
        }
        return .skipChildren
    }

    /// `T` of `T.allCases`.
    func allCases(_ expression: ExprSyntax) -> String? {
        guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "allCases"
        else { return nil }
        return access.base.flatMap { names(of: $0)?.last }
    }

    // MARK: Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // What it captures is evaluated where it is written.
        if let captured = node.signature?.capture { walk(captured) }
        let outer = (registration, timing, closures, isInitialValue)
        if isOfRegistration(node) { closures = [] } else { enter(use(of: node)) }
        scope.enter()
        declareCaptured(by: node)
        node.signature?.capture.map { declareCaptures($0) }
        declareTypes(of: node.statements)
        declareParameters(of: node)
        walk(node.statements)
        (registration, timing, closures, isInitialValue) = outer
        scope.leave()
        return .skipChildren
    }

    // MARK: Variables

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        isInitialValue = isMember && !node.modifiers.has(.lazy, .static, .class)
        let isGlobal = path.isEmpty && function == nil && registration == nil && !scope.isNested
        walk(node.attributes)
        for binding in node.bindings { read(binding, of: node, isMember: isMember, isGlobal: isGlobal) }
        return .skipChildren
    }

    override func visitPost(_ node: VariableDeclSyntax) { isInitialValue = false }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil { isInitialValue = false }
        node.initializer.map { noteFunctionValue($0.value) }
        return .visitChildren
    }

    override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
        noteFunctionValue(node.expression)
        return .visitChildren
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        noteFunctionValue(node.value)
        return .visitChildren
    }

    /// `guard let x = …`, `if let x = …`
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        node.initializer.map { walk($0) }
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped else {
            declareBound(by: node.pattern)
            return .skipChildren
        }
        let annotation = node.typeAnnotation.map { TypeShape($0.type) }
        if node.initializer == nil, var local = scope[name] {
            local.type = .unwrapped(local.type)
            scope.declare(name, local)
        }
        if let value = node.initializer?.value {
            var local = local(value, annotation: annotation, value: containerValue(value))
            local.type = .unwrapped(local.type)
            scope.declare(name, local)
        }
        return .skipChildren
    }

    /// `self.container = container`
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        readOperators(node)
        noteDiscarded(node)
        let elements = Array(node.elements)
        for (at, element) in elements.enumerated().dropFirst().dropLast() {
            guard let operation = element.as(BinaryOperatorExprSyntax.self)?.operator else { continue }
            readOperatorUse(operation, [elements[at - 1], elements[at + 1]])
        }
        if elements.count == 3, elements[1].is(AssignmentExprSyntax.self) {
            readAssignment(of: elements[2], to: elements[0], node)
            return .skipChildren
        }
        walkChoices(elements)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        readPortValue(node)
        readResolveValue(node)
        return .visitChildren
    }

    /// `replace(&container)`: its value is unknown from here on.
    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped, let local = scope[name],
            // Registrations are passed `inout` as well, but not replaced.
            let old = local.container, old.mayBeReplaced, !local.isRegistrations
        {
            assign(local, name: name, value: .choice([old, .unknown("&\(name)")]), at: Syntax(node))
        }
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        readOperatorUse(node.operator, [node.expression])
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        readOperator(node)
        readOperatorUse(node.operator, [node.expression])
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let closure = node.calledExpression.as(ClosureExprSyntax.self) { roles[closure.id] = .immediate }
        if branches > 0 || !condition.isAlways { noteBranch(around: node) }
        readCall(node)
        return .visitChildren
    }
}

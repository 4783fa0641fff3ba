import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// Reads the signatures of members, and all declarations in the body of a protocol.
struct SignatureReader {
    let places: FileContext
    private var condition = Condition.always

    /// An `#if` with too many conditions.
    private(set) var unreadable: DovetailDiagnostics.SourceLocation?

    init(places: FileContext) { self.places = places }

    mutating func read(_ members: MemberBlockItemListSyntax, into facts: inout ProtocolFacts) {
        for member in members {
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .ifConfigDecl(let block):
                let outer = condition
                for (elements, inner) in block.clauses(under: outer) {
                    guard !inner.isTooLarge else {
                        unreadable = places.location(of: block)
                        break
                    }
                    condition = inner
                    if case .decls(let items) = elements { read(items, into: &facts) }
                }
                condition = outer
            case .associatedTypeDecl(let declaration):
                facts.associatedTypes.append(
                    AssociatedType(
                        name: declaration.name.unescaped, inherited: declaration.inheritanceClause.types,
                        requirements: declaration.genericWhereClause.requirements))
            case .typeAliasDecl(let declaration):
                guard declaration.genericParameterClause == nil else { break }
                facts.aliases.append(
                    TypeAlias(name: declaration.name.unescaped, type: SwiftType(declaration.initializer.value)))
            case .functionDecl(let declaration): facts.members.append(method(declaration))
            case .initializerDecl(let declaration): facts.members.append(initializer(declaration))
            case .subscriptDecl(let declaration): facts.members.append(subscripted(declaration))
            case .variableDecl(let declaration): facts.members += properties(declaration)
            default: break
            }
        }
    }

    private func member(
        _ kind: MemberSignature.Kind, name: some SyntaxProtocol, attributes: AttributeListSyntax,
        modifiers: DeclModifierListSyntax
    ) -> MemberSignature {
        var member = MemberSignature(kind, at: places.location(of: name))
        member.condition = condition
        member.attributes = attributes.texts
        let words = modifiers.map(\.name.tokenKind)
        member.isStatic = words.contains(.keyword(.static)) || words.contains(.keyword(.class))
        member.nonisolated = modifiers.first { $0.name.tokenKind == .keyword(.nonisolated) }?.plainText
        member.fixity =
            words.contains(.keyword(.prefix)) ? "prefix" : words.contains(.keyword(.postfix)) ? "postfix" : nil
        return member
    }

    func method(_ node: FunctionDeclSyntax) -> MemberSignature {
        var member = member(
            .method(node.name.unescaped), name: node.name, attributes: node.attributes, modifiers: node.modifiers)
        member.generics = node.genericParameterClause.parameters
        member.requirements =
            (node.genericParameterClause?.genericWhereClause).requirements + node.genericWhereClause.requirements
        member.parameters = node.signature.parameterClause.parameters.map { MemberParameter($0) }
        let effects = node.signature.effectSpecifiers
        member.take(Effects(effects), effects?.throwsClause)
        member.result = node.signature.returnClause.flatMap { SwiftType($0.type).orNothing }
        return member
    }

    func initializer(_ node: InitializerDeclSyntax) -> MemberSignature {
        var member = member(
            .initializer, name: node.initKeyword, attributes: node.attributes, modifiers: node.modifiers)
        member.generics = node.genericParameterClause.parameters
        member.requirements = node.genericWhereClause.requirements
        member.parameters = node.signature.parameterClause.parameters.map { MemberParameter($0) }
        let effects = node.signature.effectSpecifiers
        member.take(Effects(effects), effects?.throwsClause)
        return member
    }

    func subscripted(_ node: SubscriptDeclSyntax) -> MemberSignature {
        var member = member(
            .subscript, name: node.subscriptKeyword, attributes: node.attributes, modifiers: node.modifiers)
        member.generics = node.genericParameterClause.parameters
        member.requirements = node.genericWhereClause.requirements
        // Here, a single name is not a label.
        member.parameters = node.parameterClause.parameters.map { parameter in
            var result = MemberParameter(parameter)
            if parameter.secondName == nil { result.label = nil }
            return result
        }
        member.result = SwiftType(node.returnClause.type)
        member.take(node.accessorBlock)
        return member
    }

    func properties(_ node: VariableDeclSyntax) -> [MemberSignature] {
        // `var a, b: Int { get }` has one type and one list of accessors, which belong to the last name.
        var result: [MemberSignature] = []
        for binding in node.bindings.reversed() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var member = member(
                .property(pattern.identifier.unescaped), name: pattern.identifier, attributes: node.attributes,
                modifiers: node.modifiers)
            if let annotation = binding.typeAnnotation {
                member.result = SwiftType(annotation.type)
                member.take(binding.accessorBlock)
            } else if let next = result.first {
                (member.result, member.hasSetter, member.effects, member.thrown) =
                    (next.result, next.hasSetter, next.effects, next.thrown)
            }
            result.insert(member, at: 0)
        }
        return result
    }
}

extension MemberSignature {
    /// - Parameter clause: the `throws` clause of these effects.
    fileprivate mutating func take(_ effects: Effects, _ clause: ThrowsClauseSyntax?) {
        self.effects = effects
        guard let type = clause?.type.map({ SwiftType($0) }), effects.thrown?.isEmpty == false else { return }
        (self.effects.thrown, thrown) = (type.text, type)
    }

    fileprivate mutating func take(_ block: AccessorBlockSyntax?) {
        guard case .accessors(let list)? = block?.accessors else { return }
        for accessor in list {
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.get):
                take(Effects(accessor.effectSpecifiers), accessor.effectSpecifiers?.throwsClause)
            case .keyword(.set): hasSetter = true
            default: break
            }
        }
    }
}

extension MemberParameter {
    fileprivate init(_ node: FunctionParameterSyntax) {
        let first = node.firstName.unescaped
        let second = node.secondName?.unescaped
        let name = second ?? first
        self.init(
            label: first == "_" ? nil : first, name: name == "_" ? nil : name, type: SwiftType(node.type),
            isVariadic: node.ellipsis != nil)
    }
}

extension SwiftType {
    /// Nil for `Void` and `()`.
    fileprivate var orNothing: SwiftType? {
        ["Void", "()", "Swift.Void"].contains(text) ? nil : self
    }
}

// MARK: Parts of declarations

extension AttributeListSyntax {
    /// Each attribute as written, except those under `#if`.
    var texts: [String] { compactMap { $0.as(AttributeSyntax.self)?.trimmedDescription } }
}

extension InheritanceClauseSyntax? {
    var types: [SwiftType] { self?.inheritedTypes.map { SwiftType($0.type) } ?? [] }
}

extension GenericParameterClauseSyntax? {
    var parameters: [GenericParameter] {
        self?.parameters.map { parameter in
            GenericParameter(
                name: parameter.name.unescaped,
                isPack: parameter.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.each),
                constraint: parameter.inheritedType.map { SwiftType($0) })
        } ?? []
    }
}

extension GenericWhereClauseSyntax? {
    var requirements: [GenericRequirement] {
        self?.requirements.compactMap { requirement in
            switch requirement.requirement {
            case .conformanceRequirement(let node):
                GenericRequirement(SwiftType(node.leftType), relation: .conformance, right: SwiftType(node.rightType))
            case .sameTypeRequirement(let node):
                // Depending on the version of SwiftSyntax, its sides are types or choices of types.
                node.sides.map { GenericRequirement($0, relation: .sameType, right: $1) }
            default: nil
            }
        } ?? []
    }
}

extension SameTypeRequirementSyntax {
    fileprivate var sides: (SwiftType, SwiftType)? {
        let types = children(viewMode: .sourceAccurate).compactMap { $0.as(TypeSyntax.self) }
        return types.count == 2 ? (SwiftType(types[0]), SwiftType(types[1])) : nil
    }
}

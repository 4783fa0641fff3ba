import DovetailBasics
import DovetailDiagnostics
import SwiftSyntax

/// A container that the program itself implements: a dictionary, a key that is made from a type, and a cast.
struct KeyedContainer: Hashable {
    /// A function that looks something up: its name and its labels.
    struct Lookup: Hashable {
        var name: String
        var labels: [String?]
    }

    var name: String
    var lookups: Set<Lookup>
    var place: DovetailDiagnostics.SourceLocation

    /// The protocols in a file with a function that returns `Any`.
    static func makers(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = TypeVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.protocolsThatMakeAnything
    }

    /// The containers that a file declares.
    ///
    /// - Parameter makers: the program's protocols with a function that returns `Any`.
    static func declared(in tree: SourceFileSyntax, _ file: FileContext, makers: Set<String>) -> [KeyedContainer] {
        let visitor = TypeVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.types.compactMap { type in
            guard !type.dictionaries(makers).all.isEmpty else { return nil }
            let parts = [type.members] + visitor.extensions[type.name, default: []]
            let functions = parts.flatMap { $0 }.compactMap { KeyedFunction($0.decl) }
            let lookups = Self.lookups(functions, type.dictionaries(makers))
            guard !lookups.isEmpty else { return nil }
            return KeyedContainer(name: type.name, lookups: Set(lookups), place: file.location(of: type.token))
        }
    }

    private static func lookups(_ functions: [KeyedFunction], _ dictionaries: DictionaryNames) -> [Lookup] {
        let helpers = Set(functions.filter(\.makesKey).map(\.name))
        // `name(of: T.self)`, which makes a text of whatever it is given.
        let texts = Set(functions.filter(\.makesText).map(\.name))
        func usesKey(_ function: KeyedFunction) -> Bool {
            function.makesKey || !function.called.isDisjoint(with: helpers)
                || !function.calledWithType.isDisjoint(with: texts)
        }
        let stores = functions.contains { usesKey($0) && !$0.stored.isDisjoint(with: dictionaries.all) }
        let byType = functions.filter { function in
            function.isGeneric && function.returnsGeneric && function.casts && usesKey(function) && stores
                && (!function.mentioned.isDisjoint(with: dictionaries.all)
                    || !function.called.isDisjoint(with: helpers))
        }
        // `resolve()`, which looks for the first value of type `T`.
        let byValue = functions.filter { function in
            function.isGeneric && function.returnsGeneric && !function.returnsList && function.casts
                && function.testsGeneric && !function.mentioned.isDisjoint(with: dictionaries.all)
                && functions.contains { !$0.stored.isDisjoint(with: dictionaries.all) }
        }
        // `resolve()`, which calls `resolve(T.self)`.
        let names = Set(byType.map(\.name))
        let forwarding = functions.filter { function in
            function.isGeneric && function.returnsGeneric && !function.called.isDisjoint(with: names)
                && !byType.contains { $0.name == function.name && $0.labels == function.labels }
        }
        // By an id: `load(for: id)`, which returns what makes the object.
        let byID = functions.filter { function in
            !function.isGeneric && function.takesText && !function.mentioned.isDisjoint(with: dictionaries.ofMakers)
                && function.returnsMaker(dictionaries)
        }
        return (byType + byValue + forwarding + byID).map { Lookup(name: $0.name, labels: $0.labels) }
    }
}

/// The stored dictionaries of a type: all of them, and those whose values make objects of any type.
struct DictionaryNames {
    var all: Set<String> = []
    var ofMakers: Set<String> = []
    /// The protocols of those values.
    var makers: Set<String> = []
}

private final class TypeVisitor: SyntaxVisitor {
    struct Found {
        var name: String
        var token: TokenSyntax
        var members: MemberBlockItemListSyntax

        func dictionaries(_ makers: Set<String>) -> DictionaryNames {
            var found = DictionaryNames()
            found.makers = makers
            for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
                for binding in variable.bindings where binding.accessorBlock == nil {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                    let type = binding.typeAnnotation?.type.trimmedDescription
                    let value = binding.initializer?.value.trimmedDescription
                    guard let text = type ?? value, let colon = text.firstIndex(of: ":"), text.hasPrefix("["),
                        text != "[:]"
                    else {
                        if (type ?? value)?.hasPrefix("Dictionary<") == true { found.all.insert(name) }
                        continue
                    }
                    found.all.insert(name)
                    let rest = text[text.index(after: colon)...]
                    if rest.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(where: {
                        makers.contains(String($0))
                    }) {
                        found.ofMakers.insert(name)
                    }
                }
            }
            return found
        }
    }

    private(set) var types: [Found] = []
    private(set) var extensions: [String: [MemberBlockItemListSyntax]] = [:]
    /// Protocols with a function that returns `Any`.
    private(set) var protocolsThatMakeAnything: Set<String> = []

    private func add(_ name: TokenSyntax, _ members: MemberBlockSyntax) {
        types.append(Found(name: name.text, token: name, members: members.members))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.memberBlock)
        return .visitChildren
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.memberBlock)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.memberBlock)
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.memberBlock)
        return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions[node.extendedType.trimmedDescription, default: []].append(node.memberBlock.members)
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let makes = node.memberBlock.members.contains {
            $0.decl.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription == "Any"
        }
        if makes { protocolsThatMakeAnything.insert(node.name.text) }
        return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// A function or a subscript of a type that may be a container.
private struct KeyedFunction {
    var name: String
    var labels: [String?]
    var isGeneric: Bool
    var returnsGeneric: Bool
    var returnsList: Bool
    var takesText: Bool
    var makesKey: Bool
    var casts: Bool
    /// Whether it asks whether a value has one of its generic types.
    var testsGeneric: Bool
    /// The names that it calls, mentions, and stores something in.
    var called: Set<String>
    /// Those that it calls with one of its generic types.
    var calledWithType: Set<String>
    /// Whether it makes a text of a parameter.
    var makesText: Bool
    var mentioned: Set<String>
    var stored: Set<String>
    private let result: String

    init?(_ declaration: DeclSyntax) {
        let generics: GenericParameterClauseSyntax?
        let parameters: FunctionParameterListSyntax
        let body: Syntax
        if let function = declaration.as(FunctionDeclSyntax.self), let block = function.body {
            name = function.name.text
            generics = function.genericParameterClause
            parameters = function.signature.parameterClause.parameters
            result = function.signature.returnClause?.type.trimmedDescription ?? ""
            body = Syntax(block)
        } else if let function = declaration.as(SubscriptDeclSyntax.self), let block = function.accessorBlock {
            name = "subscript"
            generics = function.genericParameterClause
            parameters = function.parameterClause.parameters
            result = function.returnClause.type.trimmedDescription
            body = Syntax(block)
        } else {
            return nil
        }
        let names = Set(generics?.parameters.map(\.name.text) ?? [])
        labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
        isGeneric = !names.isEmpty
        let words = result.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        returnsGeneric = words.contains(where: names.contains)
        returnsList = result.hasPrefix("[") || result.hasPrefix("Array<")
        takesText = parameters.count == 1 && parameters.first?.type.trimmedDescription == "String"
        let metatypes = Set(
            parameters.filter { parameter in
                let type = parameter.type.trimmedDescription
                return type.hasSuffix(".Type") || type.hasSuffix(".Type)")
            }.map { ($0.secondName ?? $0.firstName).text })
        let values = Set(parameters.map { ($0.secondName ?? $0.firstName).text })
        let visitor = BodyVisitor(generics: names, metatypes: metatypes, values: values)
        visitor.walk(body)
        (makesKey, casts, testsGeneric) = (visitor.makesKey, visitor.casts, visitor.testsGeneric)
        (calledWithType, makesText) = (visitor.calledWithType, visitor.makesText)
        (called, mentioned, stored) = (visitor.called, visitor.mentioned, visitor.stored)
    }

    /// Whether it returns one of the values that make objects.
    func returnsMaker(_ dictionaries: DictionaryNames) -> Bool {
        result.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { dictionaries.makers.contains(String($0)) }
    }
}

private final class BodyVisitor: SyntaxVisitor {
    private(set) var makesKey = false
    private(set) var casts = false
    private(set) var testsGeneric = false
    private(set) var called: Set<String> = []
    private(set) var calledWithType: Set<String> = []
    private(set) var makesText = false
    private(set) var mentioned: Set<String> = []
    private(set) var stored: Set<String> = []
    private let generics: Set<String>
    private let metatypes: Set<String>
    private let values: Set<String>

    init(generics: Set<String>, metatypes: Set<String>, values: Set<String>) {
        (self.generics, self.metatypes, self.values) = (generics, metatypes, values)
        super.init(viewMode: .sourceAccurate)
    }

    /// `T.self`, a parameter of type `T.Type`, or `type(of: value)` of a parameter.
    private func isMetatype(_ expression: ExprSyntax) -> Bool {
        let text = expression.trimmedDescription
        if metatypes.contains(text) { return true }
        if text.hasSuffix(".self"), let first = text.split(separator: ".").first {
            return generics.contains(String(first)) || metatypes.contains(String(first))
        }
        if text.hasPrefix("type(of: "), text.hasSuffix(")") {
            return values.contains(String(text.dropFirst(9).dropLast()))
        }
        return false
    }

    private func isParameter(_ expression: ExprSyntax) -> Bool { values.contains(expression.trimmedDescription) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression.trimmedDescription
        let name = callee.split(separator: ".").last.map(String.init) ?? callee
        called.insert(name)
        if node.arguments.contains(where: { isMetatype($0.expression) }) { calledWithType.insert(name) }
        if callee == "String", node.arguments.contains(where: { isParameter($0.expression) }) { makesText = true }
        let isKey = ["String", "ObjectIdentifier", "AnyHashable"].contains(callee)
        if isKey || callee.first?.isUppercase == true, node.arguments.contains(where: { isMetatype($0.expression) }) {
            makesKey = true
        }
        if name == "updateValue", let base = callee.split(separator: ".").dropLast().last {
            stored.insert(String(base))
        }
        return .visitChildren
    }

    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
        if node.expressions.contains(where: { isMetatype($0.expression) }) { makesKey = true }
        if node.expressions.contains(where: { isParameter($0.expression) }) { makesText = true }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        casts = true
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (at, element) in elements.enumerated().dropLast() where element.is(UnresolvedIsExprSyntax.self) {
            if generics.contains(elements[at + 1].trimmedDescription) { testsGeneric = true }
        }
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
            let place = elements[0].as(SubscriptCallExprSyntax.self)
        {
            let base = place.calledExpression.trimmedDescription.split { ".?!".contains($0) }
            for name in base { stored.insert(String(name)) }
        }
        return .visitChildren
    }
}

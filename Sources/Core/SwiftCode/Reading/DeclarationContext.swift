import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// The reader's current context: the enclosing types and `#if` conditions.
struct DeclarationContext {
    /// The names of the enclosing types, outermost first.
    var path: [String] = []
    /// The place of the immediately enclosing type or extension.
    var parent: DovetailDiagnostics.SourceLocation?
    /// The type of `self`.
    var within: TypeShape?
    var condition: Condition = .always
    /// The widest access that a member can have here.
    var ceiling: Access = .open
    /// The default access of a member.
    var defaultAccess: Access = .internal
    var genericParameters: [String] = []
    var isStatic = false
    /// The `@available` attributes of the enclosing extension.
    var availability: [String] = []
    var isProtocol = false
    /// Whether bodies declared here may belong to a component: to its class, or to an extension of what it may be.
    var mayBeComponent = true
    /// The immediately enclosing body, if there is one.
    var body: BodyRange?
    /// Whether an extension encloses it immediately, and its `where` clause.
    var isExtension = false
    /// Whether it is lowered as part of a body.
    var isInBody = false
    var constraints: [ConstraintFact] = []

    /// The context of the members of a type declared here.
    func entering(_ fact: TypeFact) -> DeclarationContext {
        var inner = self
        inner.path = fact.path
        inner.parent = fact.location
        inner.within = .named(fact.path.map { .init($0) })
        inner.condition = fact.condition
        inner.ceiling = fact.access
        inner.defaultAccess = fact.kind == .protocol ? fact.access : .internal
        inner.genericParameters += fact.genericParameters
        inner.availability = []
        inner.isProtocol = fact.kind == .protocol
        // A component is a class with a superclass, which no extension can add.
        inner.mayBeComponent = fact.kind == .class && !fact.inherits.isEmpty
        inner.body = nil
        return inner
    }

    /// Whether nothing encloses what is declared here.
    var isOfFile: Bool { path.isEmpty && within == nil && body == nil }

    /// The context of functions and variables outside all types, whose bodies belong to no component.
    var ofGlobals: DeclarationContext {
        var inner = self
        inner.mayBeComponent = false
        return inner
    }

    /// The access of a member with these modifiers.
    func access(_ modifiers: DeclModifierListSyntax) -> Access {
        min(modifiers.access ?? defaultAccess, ceiling)
    }

    /// The edits that remove access levels narrower than `internal`, if a member without them is internal.
    func accessRemovals(_ modifiers: DeclModifierListSyntax, in file: FileContext) -> [Edit] {
        guard !modifiers.isEmpty, min(defaultAccess, ceiling) >= .internal else { return [] }
        return modifiers.compactMap { modifier in
            guard let access = Access(keyword: modifier.name.text), access < .internal,
                let next = modifier.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
                modifier.trailingTrivia.allSatisfy(\.isSpaceOrTab), next.leadingTrivia.isEmpty
            else { return nil }
            return Edit(file.location(of: modifier), to: file.location(of: next), "")
        }
    }
}

extension DeclModifierListSyntax {
    /// The written access level, if any.
    var access: Access? {
        lazy.filter { $0.detail == nil }.compactMap { Access(keyword: $0.name.text) }.first
    }

    /// The access level in `private(set)`.
    var setterAccess: Access? {
        lazy.filter { $0.detail?.detail.text == "set" }.compactMap { Access(keyword: $0.name.text) }.first
    }

    func has(_ keywords: Keyword...) -> Bool {
        !isEmpty && contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
    }
}

extension Ownership {
    /// The one that modifiers state; nil if they state none.
    init?(_ modifiers: DeclModifierListSyntax) {
        guard !modifiers.isEmpty, let found = modifiers.lazy.compactMap({ Ownership(rawValue: $0.name.text) }).first
        else { return nil }
        self = found
    }
}

/// The isolation that attributes and modifiers state; nil if they state none.
func isolation(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Isolation? {
    if modifiers.has(.nonisolated) { return Isolation.none }
    guard !attributes.isEmpty else { return nil }
    for case .attribute(let attribute) in attributes {
        let name = attribute.attributeName.plainText
        // It runs outside all actors.
        if name == "concurrent" { return Isolation.none }
        if name.hasSuffix("Actor"), attribute.arguments == nil {
            return .actor(name == "Swift.MainActor" ? "MainActor" : name)
        }
    }
    return nil
}

extension AttributeListSyntax {
    /// The names of attributes without arguments that start with a capital letter: property wrappers, macros, or the
    /// program's global actors.
    var plainNames: [String] {
        compactMap { element in
            guard case .attribute(let attribute) = element, attribute.arguments == nil else { return nil }
            let name = attribute.attributeName.plainText
            return name.startsLikeType && !name.hasSuffix("Actor") ? name : nil
        }
    }

    /// The names of all attributes.
    var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.plainText }
    }

    /// Attributes that may be property wrappers: all except those of the language and global actors.
    var wrappers: [TypeShape] {
        compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            let name = attribute.attributeName.plainText
            if name.hasPrefix("_") || Self.languageAttributes.contains(name) { return nil }
            if attribute.arguments == nil, name.hasSuffix("Actor") { return nil }
            return TypeShape(attribute.attributeName)
        }
    }

    private static let languageAttributes: Set<String> = [
        "available", "backDeployed", "discardableResult", "inlinable", "inline", "nonobjc", "objc", "preconcurrency",
        "usableFromInline", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged", "NSCopying",
        "ObservationIgnored", "Sendable",
    ]

    /// `Internal` of `@_spi(Internal)`
    var interfaces: [String] {
        compactMap { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.plainText == "_spi" else {
                return nil
            }
            return attribute.arguments?.trimmedDescription
        }
    }

    func has(_ name: String) -> Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.plainText == name }
    }

    /// The `@available` attributes, as written.
    var availability: [String] {
        compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return attribute.attributeName.plainText == "available" ? attribute.plainText : nil
        }
    }
}

extension IfConfigDeclSyntax {
    /// The clauses, each with the condition under which it is compiled.
    func clauses(under outer: Condition) -> [(elements: IfConfigClauseSyntax.Elements, condition: Condition)] {
        var earlier = Condition.never
        return clauses.compactMap { clause in
            let own = clause.condition.map { Condition($0) } ?? .always
            let condition = outer.and(own.without(earlier))
            earlier = earlier.or(own)
            return clause.elements.map { ($0, condition) }
        }
    }
}

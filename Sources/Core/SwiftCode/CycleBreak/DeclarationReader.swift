package import DovetailFacts
import SwiftSyntax

/// Reads what the files of a module declare, of any access.
package struct DeclarationReader {
    private var module = DeclaredModule()
    /// All extensions, which may precede their types.
    private var extensions: [ExtensionFact] = []

    /// - Parameter files: paths and texts.
    package static func read(_ files: [(path: String, text: String)]) throws(UnparsedSource) -> DeclaredModule {
        var reader = DeclarationReader()
        for (path, text) in files {
            let tree = try SourceParser.parse(text, path: path)
            let parsed = ParsedFile(path: path, tree: tree, context: FileContext(path: path, source: text))
            let facts = FactReader.read(parsed, .declarations)
            if let place = facts.unfollowedCondition { throw UnparsedSource(.tooManyConditions, at: place) }
            reader.add(facts)
            let scopes = ScopeReader(reader.module.scopes)
            scopes.walk(tree)
            reader.module.scopes = scopes.scopes
            let inner = InnerNameFinder(viewMode: .sourceAccurate)
            inner.walk(tree)
            reader.module.innerNames.formUnion(inner.names)
        }
        reader.addExtensions()
        return reader.checked
    }

    private mutating func add(_ file: FileFacts) {
        module.imports[file.path] = Set(file.imports.map(\.module)).sorted()
        module.globals += file.globals.map(\.withNamedParameters)
        extensions += file.extensions
        for fact in file.types where fact.path.count == 1 && !fact.isLocal {
            module.types[fact.name] = DeclaredType(fact)
        }
        for alias in file.aliases where alias.path.count == 1 {
            let name = alias.path[0]
            var type = DeclaredType(.typealias, name, access: alias.access, location: alias.location)
            type.obstacle = "is a type alias"
            module.types[name] = type
        }
    }

    /// Adds the members of extensions to the module's types; those of other types become additions.
    private mutating func addExtensions() {
        for fact in extensions {
            let path = fact.extended.shape.namePath
            guard let name = path.last, path.count == 1 || module.types[path[0]] == nil else { continue }
            let members = (fact.members + fact.initializers.map { MemberFact($0, of: name) }).map(\.withNamedParameters)
            let inherits = fact.inherits.map(\.plainName)
            if module.types[name] != nil {
                // Members of constrained extensions cannot be required by a protocol.
                if fact.constraints.isEmpty { module.types[name]?.members += members }
                module.types[name]?.inherits += inherits
            } else {
                module.addsConformances = module.addsConformances || !inherits.isEmpty
                module.additions += members.filter { $0.access >= Access.package }.map { AddedMember($0, to: name) }
            }
        }
    }

    /// The module, in which no property's type is inferred as `T` if the initializer `T(…)` is failable.
    private var checked: DeclaredModule {
        let failable = module.types.values.filter { type in
            type.members.contains { member in
                guard member.kind == .initializer, case .optional = member.result else { return false }
                return true
            }
        }
        let names = Set(failable.map(\.name))
        func check(_ members: inout [MemberFact]) {
            for index in members.indices where members[index].isTypeInferred {
                guard let name = members[index].result?.path?.last, names.contains(name) else { continue }
                members[index].type = nil
            }
        }
        var module = module
        check(&module.globals)
        for name in module.types.keys {
            if var type = module.types[name] { check(&type.members); module.types[name] = type }
        }
        return module
    }
}

extension DeclaredType {
    fileprivate init(_ fact: TypeFact) {
        self.init(Kind(fact.kind), fact.name, access: fact.access, location: fact.location)
        inherits = fact.inherits.map(\.plainName)
        isMainActor = fact.isolation == .actor("MainActor")
        members = fact.members.filter { $0.kind != .associatedType && $0.kind != .initializer }
        members += fact.initializers.map { MemberFact($0, of: fact.name) }
        members += fact.cases.map {
            MemberFact(kind: .enumCase, name: $0.name, access: .public, condition: .always, location: $0.location)
        }
        members = members.map(\.withNamedParameters).sorted { $0.location < $1.location }
        obstacle = obstacle(fact)
    }

    private func obstacle(_ fact: TypeFact) -> String? {
        switch kind {
        case .enum: return "is an enum, and a protocol cannot have its cases"
        case .actor: return "is an actor"
        case .protocol:
            let isOpen = fact.members.contains { $0.kind == .associatedType }
            return isOpen ? "is a protocol with an associated type" : "is already a protocol: move it by hand"
        case .typealias: return "is a type alias"
        case .class, .struct: break
        }
        if !fact.genericParameters.isEmpty { return "is generic" }
        if !fact.condition.isAlways { return "is under #if" }
        let plain = ["MainActor", "frozen", "objcMembers", "objc"]
        if let other = fact.attributeNames.first(where: { !plain.contains($0) }) { return "has @\(other)" }
        if fact.inherits.contains(where: { $0.text.hasPrefix("~") }) { return "cannot be copied" }
        return nil
    }
}

extension DeclaredType.Kind {
    fileprivate init(_ kind: TypeKind) {
        self =
            switch kind {
            case .class: .class
            case .struct: .struct
            case .enum: .enum
            case .protocol: .protocol
            case .actor: .actor
            }
    }
}

extension TypeShape {
    /// The parts of its name, without generic arguments; for sugared types such as `[T]`, the name of the actual type.
    fileprivate var namePath: [String] {
        switch self {
        case .named(let parts): parts.map(\.name)
        case .array: ["Array"]
        case .dictionary: ["Dictionary"]
        case .optional: ["Optional"]
        default: []
        }
    }
}

extension TypeReference {
    /// Its name, without `@unchecked` and the like.
    fileprivate var plainName: String {
        guard case .attributed(_, let inner) = shape else { return text }
        return inner.path?.joined(separator: ".") ?? text
    }
}

extension MemberFact {
    /// The member with names for the parameters that have none, so that they can be passed on.
    fileprivate var withNamedParameters: MemberFact {
        guard parameters.contains(where: { $0.name == "_" }) else { return self }
        var member = self
        var unnamed = 0
        for index in parameters.indices where parameters[index].name == "_" {
            unnamed += 1
            member.parameters[index].name = "argument\(unnamed)"
        }
        return member
    }
}

import DovetailDiagnostics
import DovetailFacts

/// Which types of a library the interface must not name.
struct LeakRules {
    private let names: LibraryNames
    private let kept: Set<String>
    private let keepsAll: Bool
    /// The types that have protocols, by their paths.
    private let protocols: [String: String]

    init(_ names: LibraryNames, options: AdapterOptions, types: [LibraryType]) {
        self.names = names
        let module = "\(names.library.module)."
        kept = Set(options.kept.map { $0.hasPrefix(module) ? String($0.dropFirst(module.count)) : $0 })
        keepsAll = options.keepsAll
        let adapted = AdaptedTypes(names, options)
        protocols = Dictionary(uniqueKeysWithValues: types.map { ($0.name, adapted.protocolName($0)) })
    }

    /// The protocol that mirrors a type; nil if the type is kept or has none.
    func protocolName(_ type: String) -> String? { kept.contains(type) ? nil : protocols[type] }

    func isKept(_ type: String) -> Bool {
        // Keeping a type also keeps its nested types.
        let parts = type.split(separator: ".")
        let isNamed = parts.indices.contains { kept.contains(parts.prefix($0 + 1).joined(separator: ".")) }
        return isNamed || keepsAll && protocols[type] == nil
    }

    /// A member as the interface declares it.
    struct Written {
        var member: MemberSignature
        /// The library types that it must not name, without duplicates.
        var leaks: [String] = []
        /// The meanings of the names in it, including those from resolved aliases.
        var meanings: [LibraryNames.Meaning] = []
    }

    /// The member with the library's aliases resolved, and all names as other files write them.
    func written(_ member: MemberSignature, in scope: [String], _ generics: Set<String>) -> Written {
        var result = Written(member: member)
        result.member = member.mapping { path in
            replacement(path, scope: scope, generics: generics, result: &result, depth: 0)
        }
        return result
    }

    /// An actor's attribute as other files write it; nil if they cannot.
    func actor(_ attribute: String) -> String? {
        var result = Written(member: MemberSignature(.initializer, at: SourceLocation(path: "", line: 1, column: 1)))
        let text = attribute.mappingAttribute { replacement($0, scope: [], generics: [], result: &result, depth: 0) }
        return result.leaks.isEmpty ? text : nil
    }

    private func replacement(
        _ path: [String], scope: [String], generics: Set<String>, result: inout Written, depth: Int
    ) -> SwiftType? {
        let meaning = names.meaning(path, in: scope, generics: generics)
        switch meaning {
        case .open: return nil
        case .foreign(let module, let rest):
            result.meanings.append(meaning)
            return SwiftType(name: names.text(foreign: module, rest))
        case .own(let name, let rest):
            if !isKept(name), rest.isEmpty, let type = names.library.types[name], type.kind == .typealias,
                type.generics.isEmpty, let target = type.target, depth < 10
            {
                return target.mapping {
                    replacement($0, scope: Array(type.path.dropLast()), generics: [], result: &result, depth: depth + 1)
                }
            }
            result.meanings.append(meaning)
            if !isKept(name), !result.leaks.contains(name) { result.leaks.append(name) }
            return SwiftType(name: ([names.text(own: name)] + rest).joined(separator: "."))
        }
    }

    /// The part of a default value that other files cannot see.
    func leak(_ value: LibraryMember.Default, in scope: [String]) -> String? {
        for name in value.names.sorted() {
            if name == names.library.module || names.library.globals.contains(name) { return name }
            if case .own(let type, _) = names.meaning([name], in: scope, generics: []), !isKept(type) { return type }
            if scopeHas(name, scope) { return name }
        }
        return value.implicitMembers.sorted().first { names.library.foreignMembers.contains($0) }.map { ".\($0)" }
    }

    /// Whether the enclosing type has a member with this name.
    private func scopeHas(_ name: String, _ scope: [String]) -> Bool {
        names.ancestry(scope.joined(separator: ".")).contains { type in
            names.library.types[type]?.members.contains { $0.requirement.baseTitle == name } ?? false
        }
    }
}

import DovetailFacts
import DovetailGraphs

/// The meanings of names in an interface, and how generated code writes them.
struct LibraryNames {
    /// The meaning of a name.
    enum Meaning: Equatable {
        /// A type that the library declares, and the rest of the path, which the text does not declare.
        case own(String, rest: [String] = [])
        /// A type of another module; nil if the text does not show which.
        case foreign(module: String?, [String])
        /// `Self`, or a generic parameter.
        case open
    }

    let library: LibraryInterface
    /// The first path components that types of two other modules share.
    private var ambiguous: Set<String> = []

    /// The modules that one import includes, mapped to that import.
    private static let foundation = [
        "FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation",
        "Foundation": "Foundation",
        "FoundationNetworking": "FoundationNetworking", "FoundationXML": "FoundationXML",
    ]

    init(_ library: LibraryInterface) {
        self.library = library
        var modules: [String: String] = [:]
        for type in library.types.values {
            for member in type.members {
                for path in member.requirement.typePaths {
                    guard case .foreign(let module?, let rest) = meaning(path, in: type.path, generics: []) else {
                        continue
                    }
                    let home = Self.foundation[module] == nil ? module : "Foundation"
                    if modules.updateValue(home, forKey: rest[0]) ?? home != home { ambiguous.insert(rest[0]) }
                }
            }
        }
    }

    // MARK: What names mean

    func meaning(_ path: [String], in scope: [String], generics: Set<String>) -> Meaning {
        if path[0] == "Self" || generics.contains(path[0]) { return .open }
        if path[0] == library.module, path.count > 1, !isOwn(path) || isOwn(Array(path.dropFirst())) {
            return own(Array(path.dropFirst()))
        }
        if let nested = nested(path, in: scope) { return own(nested) }
        if isOwn(path) { return own(path) }
        if path.count > 1, isModule(path[0]) { return .foreign(module: path[0], Array(path.dropFirst())) }
        return .foreign(module: nil, path)
    }

    private func isOwn(_ path: [String]) -> Bool { library.types[path[0]] != nil }

    private func isModule(_ name: String) -> Bool {
        library.isQualified || library.imports.contains(name) || ["Swift", "_Concurrency"].contains(name)
            || Self.foundation[name] != nil
    }

    /// The longest prefix of a path that is a type; the whole path if there is none.
    private func own(_ path: [String]) -> Meaning {
        for count in (1...path.count).reversed() {
            let name = path.prefix(count).joined(separator: ".")
            if library.types[name] != nil { return .own(name, rest: Array(path.dropFirst(count))) }
        }
        return .own(path.joined(separator: "."))
    }

    /// A type nested in one of the enclosing types, or in their supertypes.
    private func nested(_ path: [String], in scope: [String]) -> [String]? {
        for count in (0..<scope.count).reversed().map({ $0 + 1 }) {
            for type in ancestry(scope.prefix(count).joined(separator: "."))
            where library.types["\(type).\(path[0])"] != nil {
                return type.split(separator: ".").map(String.init) + path
            }
        }
        return nil
    }

    /// A type of the library with its superclasses and protocols that the library also declares; nearest first.
    func ancestry(_ name: String) -> [String] {
        reachable(from: [name]) { type in
            (library.types[type]?.inherited ?? []).flatMap(\.paths).compactMap { path in
                if case .own(let next, _) = plainMeaning(path) { next } else { nil }
            }
        }
    }

    /// The meaning of a name outside all types.
    func plainMeaning(_ path: [String]) -> Meaning { meaning(path, in: [], generics: []) }

    // MARK: How names are written

    /// A type of the library, as other files write it.
    func text(own name: String) -> String {
        isFoundation || library.types[library.module] != nil ? name : "\(library.module).\(name)"
    }

    /// Qualified with its module if possible, with the condition under which that is its module.
    func wholeTexts(own name: String) -> [(condition: String?, name: String)] {
        if library.types[library.module] != nil { return [(nil, name)] }
        let whole = "\(library.module).\(name)"
        guard isFoundation, library.module != "Foundation" else { return [(nil, whole)] }
        let condition = "canImport(\(library.module))"
        return [(condition, whole), (condition, "Foundation.\(name)")]
    }

    /// Whether it is Foundation, the one library that has different modules on different systems.
    private var isFoundation: Bool { Self.foundation[library.module] != nil }

    /// A type of another module; unqualified if no other type has its name.
    func text(foreign module: String?, _ path: [String]) -> String {
        let short = path.joined(separator: ".")
        guard let module else { return short }
        let home = Self.foundation[module] == nil ? module : "Foundation"
        let isHidden = library.types[path[0]] != nil && !isFoundation
        return isHidden || ambiguous.contains(path[0]) ? "\(home).\(short)" : short
    }

    /// A member with short type names, for readers.
    func readable(_ member: LibraryMember, of type: LibraryType) -> MemberSignature {
        LeakRules.tidy(
            member.requirement.mapping { path in
                switch meaning(path, in: member.scope, generics: type.generics) {
                case .open: nil
                case .own(let name, let rest): SwiftType(name: ([name] + rest).joined(separator: "."))
                case .foreign(let module, let rest): SwiftType(name: text(foreign: module, rest))
                }
            })
    }

    /// The import declarations that a file needs for types of other modules.
    func imports(for meanings: some Sequence<Meaning>) -> [String] {
        var modules: Set<String> = []
        for case .foreign(let module, let path) in meanings {
            if let module {
                modules.insert(module)
            } else if !StandardTypes.names.contains(path[0]) {
                modules.formUnion(library.imports)
            }
        }
        return modules.flatMap { $0 == library.module ? [] : Self.declarations($0) }.uniqueSorted
    }

    /// The imports of the library itself.
    var ownImports: [String] { Self.declarations(library.module) }

    private static func declarations(_ module: String) -> [String] {
        guard module != "Swift", !module.hasPrefix("_") else { return [] }
        switch foundation[module] {
        case nil: return ["import \(module)"]
        case "Foundation"?: return ["import Foundation"]
        // On Apple's systems it is part of Foundation.
        case let part?: return ["import Foundation", "#if canImport(\(part))\nimport \(part)\n#endif"]
        }
    }
}

extension Sequence<String> {
    /// Without duplicates, single-line ones first.
    var uniqueSorted: [String] {
        Set(self).sorted { ($0.hasPrefix("#") ? 1 : 0, $0) < ($1.hasPrefix("#") ? 1 : 0, $1) }
    }
}

extension MemberSignature {
    /// The paths of all type names in it.
    var typePaths: [[String]] {
        var found: [[String]] = []
        _ = mapping { path in
            found.append(path)
            return nil
        }
        return found
    }
}

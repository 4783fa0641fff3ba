import WiringModel

/// What is generated for a plan, as files.
package struct AdapterFiles: Sendable {
    package struct File: Hashable, Sendable {
        /// Within the folder of all.
        package var path: String
        package var text: String
    }

    /// A decision, at its line.
    package struct Place: Hashable, Sendable {
        package var path: String
        package var line: Int
        package var text: String
    }

    /// The protocols, and the facade where there is one.
    package private(set) var interface: [File] = []
    /// What alone imports the library.
    package private(set) var library: [File] = []
    package private(set) var decisions: [Place] = []
    /// What the facade leaves out, and why.
    package private(set) var notes: [String] = []

    package static let recordPath = "api.txt"

    package init(_ plan: AdapterPlan) {
        for planned in plan.types {
            let path = "Interface/\(planned.protocolName).swift"
            let written = ProtocolWriter(planned, plan).written
            add(path, written)
            interface.append(File(path: path, text: written.text))
            library.append(
                planned.adapterName == nil
                    ? File(
                        path: "Library/\(planned.type.path.joined())+\(planned.protocolName).swift",
                        text: ConformanceWriter(planned, plan).text)
                    : File(
                        path: "Library/\(planned.adapterName ?? "").swift", text: AdapterWriter(planned, plan).text))
        }
        let facade = FacadeWriter(plan)
        notes = facade.notes
        guard let written = facade.written else { return }
        let path = "Interface/\(plan.facadeName).swift"
        add(path, written)
        interface.append(File(path: path, text: written.text))
        if let text = facade.connection {
            library.append(File(path: "Library/\(plan.facadeName)+Library.swift", text: text))
        }
    }

    private mutating func add(_ path: String, _ written: MarkedText) {
        decisions += written.marks.map { Place(path: path, line: $0.line, text: $0.text) }
    }
}

extension AdapterPlan {
    /// `public ` or nothing.
    var accessWord: String { options.access == .internal ? "" : "\(options.access.keyword) " }

    /// What a file with some members has to import.
    func imports(_ members: [PlannedMember], _ type: LibraryType) -> [String] {
        let meanings = members.flatMap { member in
            // Aliases are resolved already, and lead to other modules themselves.
            var paths = member.member.requirement.typePaths
            if let alias = resolved(paths, member.member.scope) { paths += alias }
            return paths.map { names.meaning($0, in: member.member.scope, generics: member.generics(of: type)) }
        }
        let isKept = members.contains { member in
            let requirement = member.requirement
            return requirement.typePaths.contains { path in
                if case .own = names.plainMeaning(path) { return true }
                return false
            }
        }
        return (names.imports(for: meanings) + (isKept ? names.ownImports : [])).uniqueSorted
    }

    /// The names in what aliases of the library stand for.
    private func resolved(_ paths: [[String]], _ scope: [String]) -> [[String]]? {
        var found: [[String]] = []
        for path in paths {
            guard case .own(let name, _) = names.meaning(path, in: scope, generics: []),
                let target = names.library.types[name]?.target
            else { continue }
            found += target.paths
        }
        return found.isEmpty ? nil : found
    }
}

extension PlannedMember {
    /// The names that are generic parameters in it.
    func generics(of type: LibraryType) -> Set<String> { type.generics.union(requirement.generics.map(\.name)) }
}

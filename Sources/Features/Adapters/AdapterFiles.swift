import DovetailFacts

/// The generated files of a plan.
package struct AdapterFiles: Sendable {
    package struct File: Hashable, Sendable {
        /// Relative to the output folder.
        package var path: String
        package var text: String
    }

    /// A pending decision, at its line.
    package struct Place: Hashable, Sendable {
        package var path: String
        package var line: Int
        package var text: String
    }

    /// The protocols, and the facade if there is one.
    package private(set) var interface: [File] = []
    /// The only files that import the library.
    package private(set) var library: [File] = []
    package private(set) var decisions: [Place] = []
    /// Members that the facade leaves out, and why.
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

    /// The imports of a file with these members.
    func imports(_ members: [PlannedMember]) -> [String] {
        let meanings = members.flatMap(\.meanings)
        let isOwn = meanings.contains { meaning in
            if case .own = meaning { return true }
            return false
        }
        return (names.imports(for: meanings) + (isOwn ? names.ownImports : [])).uniqueSorted
    }
}

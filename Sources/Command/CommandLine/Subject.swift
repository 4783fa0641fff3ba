import ArgumentParser
import DovetailDiagnostics

/// What findings can be about, as people select them.
enum Subject: String, ExpressibleByArgument, CaseIterable {
    case wiring, modules, libraries

    /// Whether findings of a kind are about it. What keeps sources from being read concerns all of them.
    func includes(_ id: FindingID) -> Bool {
        switch id.kind.group {
        case .components, .containers, .doubles: self == .wiring
        case .modules: self == .modules
        case .linkage, .specifications: self == .libraries
        case .sources, .suppressions: true
        }
    }
}

extension [Subject] {
    /// Whether one of them is selected. Without a selection, all are.
    func select(_ subject: Subject) -> Bool { isEmpty || contains(subject) }

    /// The findings that are about one of them; all without a selection.
    func selected(_ findings: [Finding]) -> [Finding] {
        isEmpty ? findings : findings.filter { finding in contains { $0.includes(finding.id) } }
    }
}

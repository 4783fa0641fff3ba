import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

extension Violation {
    private static let again = "it is imported here too"

    /// The violation with its cause: for imports the two modules and the rule, and for a dependency that a helper adds to
    /// several modules the line of the helper.
    func withCause(_ linked: LinkedModules) -> Violation {
        var result = self
        let module = linked.modules[from]
        // A place that is not known exactly is the start of the manifest, which says nothing about the cause.
        let isDeclaration =
            finding.location.line > 1 && module.dependencies.contains { $0.location == finding.location }
        let wanted = rule ?? ""
        switch finding.id {
        case .layerViolation, .forbiddenImport, .protectedImport:
            result.finding.cause =
                isDeclaration
                ? .init("\(wanted) \(finding.location) \(linked.name(of: to))")
                : .init("\(wanted) \(from) \(to)", again: Self.again)
        case .unusedDependency where isDeclaration:
            result.finding.cause = .init("\(finding.location) \(linked.name(of: to))")
        default: break
        }
        // Findings about what a helper adds used to be placed in the manifest.
        if isDeclaration, finding.location.path.hasSuffix(".swift"), let manifest = module.location?.path,
            manifest != finding.location.path
        {
            result.finding.knownAt = manifest
        }
        return result
    }
}

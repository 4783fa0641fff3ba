import DovetailBasics

/// The kind of a change between two graphs, as `--fail-on` names it. The order is that of reports.
package enum ChangeKind: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    case newErrors = "new-errors"
    case fixedErrors = "fixed-errors"
    case newWarnings = "new-warnings"
    case fixedWarnings = "fixed-warnings"
    case newGaps = "new-gaps"
    case closedGaps = "closed-gaps"
    case newLayerEdges = "new-layer-edges"
    case removedLayerEdges = "removed-layer-edges"
    case newModuleEdges = "new-module-edges"
    case removedModuleEdges = "removed-module-edges"
    case newModules = "new-modules"
    case removedModules = "removed-modules"
    case changedModules = "changed-modules"
    case newComponents = "new-components"
    case removedComponents = "removed-components"
    case changedComponents = "changed-components"
    case newServices = "new-services"
    case removedServices = "removed-services"
    case changedServices = "changed-services"
    case newProviders = "new-providers"
    case removedProviders = "removed-providers"
    case changedProviders = "changed-providers"
    case newDependencies = "new-dependencies"
    case removedDependencies = "removed-dependencies"
    case changedDependencies = "changed-dependencies"
    case changedChain = "changed-chain"

    /// What is counted, for one and for several: `new error`, `new errors`.
    package var noun: (one: String, many: String) {
        let words = rawValue.replacing(text: "-", with: " ")
        switch self {
        case .changedChain: return ("longest chain changed", "longest chains changed")
        case .newGaps: return ("new gap", "new gaps")
        case .closedGaps: return ("gap closed", "gaps closed")
        case .newDependencies, .removedDependencies, .changedDependencies:
            return (String(words.dropLast(3)) + "y", words)
        default: return (String(words.dropLast()), words)
        }
    }

    /// What its changes are about, as a heading.
    package var topic: Topic {
        switch self {
        case .newErrors, .fixedErrors, .newWarnings, .fixedWarnings: .findings
        case .newGaps, .closedGaps: .gaps
        case .newLayerEdges, .removedLayerEdges: .layers
        case .newModuleEdges, .removedModuleEdges, .newModules, .removedModules, .changedModules: .modules
        case .newComponents, .removedComponents, .changedComponents, .newProviders, .removedProviders,
            .changedProviders:
            .components
        case .newServices, .removedServices, .changedServices: .services
        case .newDependencies, .removedDependencies, .changedDependencies, .changedChain: .wiring
        }
    }

    /// The heading of a group of changes.
    package enum Topic: String, Hashable, Sendable, CaseIterable {
        case findings, gaps, layers, modules, components, services, wiring
    }

    /// Whether it adds something, removes something, or changes what both graphs have.
    package var sign: String {
        if rawValue.hasPrefix("new-") { return "+" }
        return rawValue.hasPrefix("changed-") ? "~" : "-"
    }

    package static func < (left: Self, right: Self) -> Bool { left.position < right.position }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

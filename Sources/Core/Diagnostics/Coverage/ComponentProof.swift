import DovetailBasics

/// How many of the components' requirements are proved to be provided by ancestors.
package struct ComponentProof: Codable, Hashable, Sendable {
    /// The requirements of components that roots reach, and how many of them are met on every path.
    package var requirements = 0
    package var proved = 0
    /// The components that roots reach, without the roots.
    package var components = 0
    package var roots = 0
    /// The components that no root reaches.
    package var outside = 0

    package init() {}

    /// `proved 22 of 22 requirements of 13 components under 1 root`; nil if there are no components.
    package var line: String? {
        guard components + roots + outside > 0 else { return nil }
        let isNone = requirements == 0
        var line =
            isNone ? "no requirements to prove" : "proved \(proved) of \(counted(requirements, noun: "requirement"))"
        if components > 0 { line += " \(isNone ? "in" : "of") \(counted(components, noun: "component"))" }
        if roots > 0 { line += " under \(counted(roots, noun: "root"))" }
        return line + (outside == 0 ? "" : "; \(counted(outside, noun: "component")) under no root")
    }
}

import DovetailBasics

/// Whether a path is that of a SwiftPM manifest: `Package.swift`, or one for a tools version,
/// `Package@swift-6.0.swift`.
package func isPackageManifest(_ path: String) -> Bool {
    let name = path.lastComponent
    return name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
}

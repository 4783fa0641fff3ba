import DovetailBasics

/// A file that decides what modules there are, or what applies to them.
enum ProjectFile {
    case manifest, lock, rules, settings, binary

    /// Nil for any other file.
    init?(_ path: String) {
        let name = path.lastComponent
        let folders = path.split(separator: "/").dropLast()
        switch name {
        case "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", "project.yml", "project.yaml",
            "project.pbxproj", "Podfile", "Cartfile":
            self = .manifest
        case "Package.resolved", "Podfile.lock", "Cartfile.resolved": self = .lock
        case "dovetail.yml", "dovetail.yaml": self = .rules
        default:
            if name.hasPrefix("Package@swift-") || folders.contains("Tuist")
                || folders.contains("ProjectDescriptionHelpers")
            {
                self = .manifest
            } else if name.hasSuffix(".xcconfig") {
                self = .settings
            } else if Self.isInBinary(path) {
                self = .binary
            } else {
                return nil
            }
        }
    }

    /// What it is, as the rest of a sentence about the file.
    var words: String {
        switch self {
        case .manifest: "it is a manifest, or a part of one"
        case .lock: "it pins the versions of dependencies"
        case .rules: "it is the rules file"
        case .settings: "it has build settings"
        case .binary: "it is a part of a library without sources"
        }
    }

    private static func isInBinary(_ path: String) -> Bool {
        let bundles = [".xcframework", ".framework", ".artifactbundle"]
        return path.split(separator: "/").contains { name in bundles.contains { name.hasSuffix($0) } }
            || [".a", ".dylib", ".so"].contains { path.hasSuffix($0) }
    }
}

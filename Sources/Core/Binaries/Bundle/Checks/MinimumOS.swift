extension LibraryVariant {
    /// A binary that needs a newer system than Info.plist states: the app can be installed where the binary cannot be
    /// loaded. A binary that also runs on older systems is not a problem.
    func minimumOS(_ images: [BinaryImage]) -> [String] {
        guard let said = declared.minimumOS.flatMap(SystemVersion.init) else { return [] }
        var found: Set<String> = []
        for image in images {
            // Catalyst's Info.plist has macOS versions, but its binary has iOS versions.
            for platform in image.platforms where platform.name != "Mac Catalyst" {
                guard let text = platform.minimumOS, let needed = SystemVersion(text), said < needed else { continue }
                let first = SystemVersion.first(platform.name, image.architecture)
                if let first, needed <= first { continue }
                found.insert("the binary needs \(platform.name) \(text)")
            }
        }
        return found.sorted().map { "\($0), but Info.plist says \(declared.minimumOS ?? "")" }
    }
}

extension SystemVersion {
    /// The first version of a system that ran on an architecture; compilers never target an older one, whatever they
    /// are asked. Nil if that does not matter.
    static func first(_ platform: String, _ architecture: String) -> SystemVersion? {
        guard architecture.hasPrefix("arm64") else { return nil }
        switch platform {
        case "macOS": return SystemVersion("11.0")
        case "iOS Simulator", "tvOS Simulator": return SystemVersion("14.0")
        case "watchOS Simulator": return SystemVersion("7.0")
        default: return nil
        }
    }
}

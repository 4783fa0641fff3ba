import DovetailFacts

/// A target of an Xcode project: which Swift files it compiles, into which module.
struct XcodeTarget {
    /// A folder whose files belong to targets without being listed in the project.
    struct Folder {
        /// The absolute path.
        var path: String
        /// The absolute paths of files and folders in it that do not belong to the target.
        var excluded: Set<String>

        func holds(_ file: String) -> Bool {
            guard file.hasPrefix(path + "/") else { return false }
            return !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
    }

    var name: String
    /// The name that imports use.
    var module: String
    /// The identifier of its product type, such as `com.apple.product-type.framework`; empty for targets without one.
    var productType: String
    /// The absolute paths of the Swift files that are listed as its sources.
    var files: Set<String> = []
    /// The folders that it compiles as a whole.
    var folders: [Folder] = []

    /// Whether it is a test bundle.
    var isTest: Bool { productType.contains(".bundle.") && productType.hasSuffix("-test") || isUITest }
    private var isUITest: Bool { productType.hasSuffix(".ui-testing") }

    /// Whether it is linked into a program of its own: an app, an extension or a tool.
    var isProgram: Bool {
        let programs = [
            "application", "app-extension", "extensionkit-extension", "system-extension", "driver-extension", "tool",
            "watchkit", "xpc-service",
        ]
        return programs.contains { productType.contains($0) }
    }

    /// Whether a file is one of its sources.
    ///
    /// - Parameter file: an absolute path.
    func compiles(_ file: String) -> Bool { files.contains(file) || folders.contains { $0.holds(file) } }
}

import DovetailBasics
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

    /// The id of its object.
    var id: String
    var name: String
    /// The name that imports use.
    var module: String
    /// The identifier of its product type, such as `com.apple.product-type.framework`; empty for targets without one.
    var productType: String
    /// The absolute paths of the Swift files that are listed as its sources.
    var files: Set<String> = []
    /// The folders that it compiles as a whole.
    var folders: [Folder] = []
    /// What each of its configurations leaves out; empty if one of them leaves nothing out.
    var filters: [XcodeFileFilter] = []
    /// The file name of its product, and the id of the product's object.
    var product: String?
    var productID: String?
    /// What it links, and then what it only builds first.
    var dependencies: [XcodeDependency] = []
    /// What it copies into its folder for frameworks; nil if a script does that, or the target is not an app.
    var embeds: [XcodeDependency]?
    /// The words of `OTHER_LDFLAGS` in the release configuration.
    var linkerFlags: [String] = []
    /// The platforms that it is built for, named like `BinaryPlatform.name`; empty if unknown.
    var platforms: [String] = []
    /// The conditions of `#if` that some configuration defines, such as `DEBUG`; nil if unknown.
    var definedConditions: Set<String>?
    /// The value of `MACH_O_TYPE`, such as `staticlib`; nil for the product type's own.
    var binaryType: String?
    /// Whether its declarations are isolated to the main actor unless they say otherwise.
    var isMainActor = false
    /// Whether its settings leave that open: they differ between configurations or platforms, or were not all found.
    var isIsolationOpen = false
    /// The same, with the target's place.
    var openIsolation: OpenIsolation?
    /// Whether it is surely compiled in language mode 6.
    var isSwift6 = false
    /// Whether it is a test bundle that an app loads.
    var isHosted = false
    /// Whether it may import modules that the project does not mention, which are found on search paths.
    var hasSearchPaths = false
    /// The pods that CocoaPods links into it.
    var pods = LinkedPods.none
    /// Whether it has sources whose imports are not read: in other languages, or generated during the build.
    var hasOtherSources = false

    /// Whether it is a test bundle.
    var isTest: Bool { productType.contains(text: ".bundle.") && productType.hasSuffix("-test") || isUITest }
    var isUITest: Bool { productType.hasSuffix(".ui-testing") }

    /// Whether it is an app, which has a folder of its own for frameworks.
    var isApp: Bool { productType.hasSuffix(".application") || productType.contains(text: ".application.") }

    /// Whether it is linked into a program of its own: an app, an extension or a tool.
    var isProgram: Bool {
        let programs = [
            "application", "app-extension", "extensionkit-extension", "system-extension", "driver-extension", "tool",
            "watchkit", "xpc-service",
        ]
        return programs.contains { productType.contains(text: $0) }
    }

    var kind: ProjectModule.Kind { isTest ? .test : isProgram ? .app : .library }

    /// Whether a file is one of its sources.
    ///
    /// - Parameter file: an absolute path.
    func compiles(_ file: String) -> Bool {
        (files.contains(file) || folders.contains { $0.holds(file) }) && !leavesOut(file)
    }

    /// Whether all configurations leave a file out.
    private func leavesOut(_ file: String) -> Bool { !filters.isEmpty && filters.allSatisfy { $0.leavesOut(file) } }

    /// Drops the listed files that all configurations leave out.
    mutating func dropFilesLeftOut() { files = files.filter { !leavesOut($0) } }
}

extension ProjectModule.Kind {
    /// The kind of a module that two targets build. Tests that are named like what they test do not change its kind.
    func joined(_ other: Self) -> Self {
        if self == other || other == .test { return self }
        return self == .test ? other : .app
    }
}

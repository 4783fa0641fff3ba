/// A `.framework` or `.xcframework` as it lies in its folder, or a library file alone.
package struct LibraryBundle: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// A `.framework`.
        case framework
        /// An `.xcframework`.
        case xcframework
        /// A library file without a bundle.
        case file
    }

    package var path: String
    package var kind: Kind
    /// Without its extension, and without `lib` before a file's name.
    package var name: String
    /// One for a framework or a file; for an xcframework one for each library that its Info.plist names, or that lies
    /// in it.
    package var variants: [LibraryVariant]
    package var problems: [BundleProblem] = []

    package init(path: String, kind: Kind, name: String, variants: [LibraryVariant]) {
        self.path = path
        self.kind = kind
        self.name = name
        self.variants = variants
    }
}

extension LibraryBundle {
    /// What is wrong with the bundle, and within its binaries.
    package var allProblems: [BundleProblem] {
        problems
            + variants.compactMap(\.binary).flatMap { binary in
                binary.problems.map { BundleProblem(path: binary.path, text: "\($0.text) (at byte \($0.offset))") }
            }
    }
}

/// A library for one platform.
package struct LibraryVariant: Codable, Hashable, Sendable {
    /// The name of its folder in an xcframework: `ios-arm64_x86_64-simulator`.
    package var identifier: String?
    /// The path of the framework's folder or of the library's file.
    package var path: String
    /// nil where it is missing or could not be read.
    package var binary: BinaryFile?
    /// What the framework's Info.plist says.
    package var declared = Declared()
    /// What the Info.plist of the xcframework says of it; nil outside one, or where it is not named there.
    package var listed: Listed?
    /// What module maps tell a linker to link: `link "z"`, `link framework "UIKit"`. Sorted, once each.
    package var links: [ModuleMapLink] = []
    /// The modules that its headers import, sorted, without its own: who imports it imports them.
    package var imports: [String] = []
    /// The triples of its Swift module files, `arm64-apple-ios`, or architectures alone, as old compilers name them;
    /// sorted. nil without a `.swiftmodule`.
    package var swiftModules: [String]?
    /// The compiler's version in the Swift interface's head: `5.9`.
    package var swiftCompiler: String?
    package var hasPrivacyManifest = false
    /// Whether it, or the xcframework around it, has a signature, whose truth is not checked.
    package var hasSignature = false
    /// Files in it besides code, headers, module maps, Info.plist and privacy manifests; sorted paths below it.
    package var resources: [String] = []

    package init(path: String) { self.path = path }

    /// What a framework's Info.plist says. Nothing of it is checked here.
    package struct Declared: Codable, Hashable, Sendable {
        package var executable: String?
        package var identifier: String?
        package var version: String?
        package var minimumOS: String?
        /// `iOS`, `iOS Simulator`: named as `BinaryPlatform.name` is.
        package var platforms: [String] = []

        package init() {}
    }

    /// What an xcframework's Info.plist says of one of its libraries. Nothing of it is checked here.
    package struct Listed: Codable, Hashable, Sendable {
        /// `iOS Simulator`: named as `BinaryPlatform.name` is.
        package var platform: String
        /// In the plist's order.
        package var architectures: [String]

        package init(platform: String, architectures: [String]) {
            self.platform = platform
            self.architectures = architectures
        }
    }
}

/// A library or framework that a module map asks for.
package struct ModuleMapLink: Codable, Hashable, Sendable, Comparable {
    package var name: String
    package var isFramework: Bool

    package init(name: String, isFramework: Bool) {
        self.name = name
        self.isFramework = isFramework
    }

    package static func < (left: ModuleMapLink, right: ModuleMapLink) -> Bool {
        (left.isFramework ? 1 : 0, left.name) < (right.isFramework ? 1 : 0, right.name)
    }
}

/// Something about a bundle that is not as it should be.
package struct BundleProblem: Codable, Hashable, Sendable {
    /// The path of the file or folder that it is about.
    package var path: String
    /// In words: `there is a text file with the path 'Versions/A/Foo' instead of a symbolic link`.
    package var text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A `.framework` or `.xcframework` on disk, or a single library file.
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
    /// Without its extension, and without the `lib` prefix of a file name.
    package var name: String
    /// One for a framework or file; for an xcframework, one for each library that its Info.plist lists or its folder
    /// contains.
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
    /// The problems of the bundle and of its binaries.
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
    /// Nil if it is missing or could not be read.
    package var binary: BinaryFile?
    /// The contents of the framework's Info.plist.
    package var declared = Declared()
    /// The entry in the xcframework's Info.plist; nil outside an xcframework, or if it is not listed.
    package var listed: Listed?
    /// What module maps tell a linker to link: `link "z"`, `link framework "UIKit"`. Sorted, without duplicates.
    package var links: [ModuleMapLink] = []
    /// The modules that its headers import, sorted, without its own; importing the library imports them, too.
    package var imports: [String] = []
    /// The triples of its Swift module files, such as `arm64-apple-ios`, or only architectures, as old compilers name
    /// them; sorted. Nil without a `.swiftmodule`.
    package var swiftModules: [String]?
    /// The compiler version in the header of the Swift interface: `5.9`.
    package var swiftCompiler: String?
    package var hasPrivacyManifest = false
    /// Whether it, or the enclosing xcframework, has a signature, which is not verified.
    package var hasSignature = false
    /// Files in it other than code, headers, module maps, Info.plist and privacy manifests; relative paths, sorted.
    package var resources: [String] = []

    package init(path: String) { self.path = path }

    /// Values from a framework's Info.plist. They are not checked here.
    package struct Declared: Codable, Hashable, Sendable {
        package var executable: String?
        package var identifier: String?
        package var version: String?
        package var minimumOS: String?
        /// `iOS`, `iOS Simulator`: named like `BinaryPlatform.name`.
        package var platforms: [String] = []

        package init() {}
    }

    /// The entry for a library in an xcframework's Info.plist. It is not checked here.
    package struct Listed: Codable, Hashable, Sendable {
        /// `iOS Simulator`: named like `BinaryPlatform.name`.
        package var platform: String
        /// In the plist's order.
        package var architectures: [String]

        package init(platform: String, architectures: [String]) {
            self.platform = platform
            self.architectures = architectures
        }
    }
}

/// A library or framework that a module map tells a linker to link.
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

/// A fault in a bundle.
package struct BundleProblem: Codable, Hashable, Sendable {
    /// The path of the affected file or folder.
    package var path: String
    /// In words: `there is a text file with the path 'Versions/A/Foo' instead of a symbolic link`.
    package var text: String
    /// Whether the library was built this way, so that downloading it again does not help.
    package var isOfBuild = false

    package init(path: String, text: String, isOfBuild: Bool = false) {
        self.path = path
        self.text = text
        self.isOfBuild = isOfBuild
    }

    private enum CodingKeys: CodingKey { case path, text }
}

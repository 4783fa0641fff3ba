package import DovetailDiagnostics

/// The images that a project's linker produces, and the third-party libraries that go into them.
package struct Linkage: Codable, Hashable, Sendable {
    /// Sorted by name.
    package var images: [LinkedImage]
    /// The third-party libraries, sorted by path, with symbols and classes.
    package var libraries: [LibraryBundle]
    /// Paths of libraries that the project names but that do not exist, sorted.
    package var missing: [String] = []

    package init(images: [LinkedImage], libraries: [LibraryBundle]) {
        self.images = images
        self.libraries = libraries
    }
}

/// A linker output built from a project's modules: an app, a dynamic library.
package struct LinkedImage: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// A program, which runs as a separate process: an app, an extension, a command-line tool.
        case app
        /// A library or framework that programs load.
        case dynamic
        /// A library or framework whose objects are copied into whatever links it.
        case `static`
        /// A test bundle.
        case test
    }

    package var name: String
    package var kind: Kind
    /// What it links: other images of the project and third-party libraries.
    package var links: [LinkInput] = []
    /// What is copied into the app for the loader to find; nil if the build system does this automatically.
    package var embeds: [LinkInput]?
    /// Options for the linker: `-ObjC`, `-force_load`.
    package var flags: [String] = []
    /// The system libraries and frameworks that it links: `z`, `UIKit`.
    package var system: [String] = []
    /// The modules that its sources import, sorted: their module maps are linked automatically. Nil if the sources are
    /// unknown.
    package var imports: [String]?
    /// The platforms and architectures it must run on; empty if unknown.
    package var slices: [RequiredSlice] = []
    /// For a test bundle, the program that loads it, if the build system then omits from the bundle the static code
    /// that the program already has.
    package var host: String?
    package var location: SourceLocation

    package init(name: String, kind: Kind, location: SourceLocation) {
        self.name = name
        self.kind = kind
        self.location = location
    }
}

/// Something that is linked, or copied into an app.
package struct LinkInput: Codable, Hashable, Sendable {
    package enum Target: Codable, Hashable, Sendable {
        /// Another image of the project, by its name.
        case image(String)
        /// A third-party library, by the path of its bundle or file.
        case library(String)
    }

    package var target: Target
    /// Where the project declares it.
    package var location: SourceLocation
    /// The platforms on which it is linked, named like `BinaryPlatform.name`; empty for all.
    package var platforms: [String] = []

    package init(_ target: Target, at location: SourceLocation) {
        self.target = target
        self.location = location
    }
}

/// A platform and an architecture that an image is built for.
package struct RequiredSlice: Codable, Hashable, Sendable {
    /// Named like `BinaryPlatform.name`.
    package var platform: String
    /// Nil for any.
    package var architecture: String?

    package init(platform: String, architecture: String? = nil) {
        self.platform = platform
        self.architecture = architecture
    }
}

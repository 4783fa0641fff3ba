package import DovetailDiagnostics

/// What a project's linker makes, and the libraries of others that go into it.
package struct Linkage: Codable, Hashable, Sendable {
    /// Sorted by name.
    package var images: [LinkedImage]
    /// The libraries of others, sorted by path, with symbols and classes.
    package var libraries: [LibraryBundle]
    /// Paths of libraries that the project names and at which nothing lies, sorted.
    package var missing: [String] = []

    package init(images: [LinkedImage], libraries: [LibraryBundle]) {
        self.images = images
        self.libraries = libraries
    }
}

/// One thing that a linker makes of a project's modules: an app, a dynamic library.
package struct LinkedImage: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// A program: an app, an extension, a command. It starts a process of its own.
        case app
        /// A library or framework that programs load.
        case dynamic
        /// A library or framework whose objects go into what links it.
        case `static`
        /// A bundle of tests.
        case test
    }

    package var name: String
    package var kind: Kind
    /// What it links: other images of the project and libraries of others.
    package var links: [LinkInput] = []
    /// What is copied into the app, so that the loader finds it; nil where the build system does that by itself.
    package var embeds: [LinkInput]?
    /// Options for the linker: `-ObjC`, `-force_load`.
    package var flags: [String] = []
    /// Libraries and frameworks of the system that it links: `z`, `UIKit`.
    package var system: [String] = []
    /// The modules that its sources import, sorted: their module maps are linked without being asked. nil where the
    /// sources are not known.
    package var imports: [String]?
    /// What it has to run on; empty where that is not known.
    package var slices: [RequiredSlice] = []
    /// The program that a bundle of tests is loaded into, where the build system leaves out of the bundle the static code
    /// that the program has.
    package var host: String?
    package var location: SourceLocation

    package init(name: String, kind: Kind, location: SourceLocation) {
        self.name = name
        self.kind = kind
        self.location = location
    }
}

/// Something that a linker is given, or that is copied into an app.
package struct LinkInput: Codable, Hashable, Sendable {
    package enum Target: Codable, Hashable, Sendable {
        /// Another image of the project, by its name.
        case image(String)
        /// A library of others, by the path of its bundle or file.
        case library(String)
    }

    package var target: Target
    /// Where the project says so.
    package var location: SourceLocation
    /// The platforms on which it is linked, named as `BinaryPlatform.name` is; empty for all.
    package var platforms: [String] = []

    package init(_ target: Target, at location: SourceLocation) {
        self.target = target
        self.location = location
    }
}

/// A platform and an architecture that an image is built for.
package struct RequiredSlice: Codable, Hashable, Sendable {
    /// Named as `BinaryPlatform.name` is.
    package var platform: String
    /// nil for any.
    package var architecture: String?

    package init(platform: String, architecture: String? = nil) {
        self.platform = platform
        self.architecture = architecture
    }
}

/// One Mach-O or ELF image: an object, a library or a program.
package struct BinaryImage: Codable, Hashable, Sendable {
    package enum Format: String, Codable, Hashable, Sendable, CaseIterable {
        case machO
        case elf
    }

    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// Relocatable linker input. As the binary of a framework, it makes the framework static.
        case object
        case executable
        case dynamicLibrary
        /// A dynamic library's interface without its code.
        case dynamicLibraryStub
        /// Loaded by name at run time, never linked.
        case bundle
        case debugSymbols
        case other
    }

    package var format: Format
    package var kind: Kind
    /// The name that `lipo` uses: `arm64`, `x86_64`, `armv7`.
    package var architecture: String
    /// The platforms it is built for: two for one that serves macOS and Catalyst, none if unknown.
    package var platforms: [BinaryPlatform] = []
    /// The path by which others load it (`LC_ID_DYLIB`, `DT_SONAME`).
    package var installName: String?
    /// The versions of a Mach-O library itself.
    package var versions: LibraryVersions?
    /// The libraries that it loads, in the file's order.
    package var dependents: [BinaryDependent] = []
    /// Where the loader looks for `@rpath`, in the file's order and with repetitions.
    package var rpaths: [String] = []
    /// Upper case with hyphens for Mach-O; the build id in lower-case digits for ELF.
    package var uuid: String?
    /// The linker options stored in objects, each with its arguments: `["-framework", "UIKit"]`.
    package var autolink: [[String]] = []
    package var traits: BinaryTraits = []

    /// Symbols that others can see; nil if symbols were not read.
    package var exports: [BinarySymbol]?
    /// Symbols that others must provide; nil if symbols were not read.
    package var undefined: [BinarySymbol]?
    /// Names of Objective-C classes; nil if symbols were not read.
    package var classes: [String]?
    /// Objective-C categories; nil if symbols were not read.
    package var categories: [ObjCCategory]?

    package init(format: Format, kind: Kind, architecture: String) {
        self.format = format
        self.kind = kind
        self.architecture = architecture
    }
}

/// Properties of an image besides its kind.
package struct BinaryTraits: OptionSet, Codable, Hashable, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Has Swift code.
    package static let swift = BinaryTraits(rawValue: 1)
    /// Contains LLVM bitcode in addition to its code.
    package static let bitcode = BinaryTraits(rawValue: 2)
    /// Has a code signature, which is not verified.
    package static let signed = BinaryTraits(rawValue: 4)
    package static let encrypted = BinaryTraits(rawValue: 8)
    /// A dynamic library that a linker may merge into another image (`LC_ATOM_INFO`).
    package static let mergeable = BinaryTraits(rawValue: 16)
    /// Has Objective-C metadata (an image info section).
    package static let objectiveC = BinaryTraits(rawValue: 32)

    /// Their names, in a fixed order.
    package var names: [String] {
        let words: [(BinaryTraits, String)] = [
            (.swift, "swift"), (.bitcode, "bitcode"), (.signed, "signed"), (.encrypted, "encrypted"),
            (.mergeable, "mergeable"), (.objectiveC, "objectiveC"),
        ]
        return words.filter { contains($0.0) }.map(\.1)
    }
}

/// A platform that an image is built for.
package struct BinaryPlatform: Codable, Hashable, Sendable {
    /// One of `names`, or `platform 24` for an unknown one.
    package var name: String
    /// `13.0`, `14.0.1`.
    package var minimumOS: String?
    package var sdk: String?

    /// The names of the known platforms.
    package static let names = [
        "iOS", "iOS Simulator", "macOS", "Mac Catalyst", "tvOS", "tvOS Simulator", "watchOS", "watchOS Simulator",
        "visionOS", "visionOS Simulator", "bridgeOS", "DriverKit", "Linux",
    ]

    package init(name: String, minimumOS: String? = nil, sdk: String? = nil) {
        self.name = name
        self.minimumOS = minimumOS
        self.sdk = sdk
    }
}

/// A library that an image loads.
package struct BinaryDependent: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case load
        /// May be missing at load time.
        case weak
        case reexport
        /// Loaded when first used.
        case lazy
        /// May depend on this image in turn.
        case upward
    }

    /// The library's install name.
    package var name: String
    package var kind: Kind
    /// The versions that the image was linked with; Mach-O only.
    package var versions: LibraryVersions?

    package init(name: String, kind: Kind, versions: LibraryVersions? = nil) {
        self.name = name
        self.kind = kind
        self.versions = versions
    }
}

/// The versions of a Mach-O dynamic library, such as `2.3.4`; zero means none.
package struct LibraryVersions: Codable, Hashable, Sendable {
    package var current: String?
    /// The oldest version that its clients accept at run time.
    package var compatibility: String?

    /// Nil if both are nil.
    package init?(current: String?, compatibility: String?) {
        guard current != nil || compatibility != nil else { return nil }
        self.current = current
        self.compatibility = compatibility
    }
}

/// A symbol, by its name in the file.
package struct BinarySymbol: Codable, Hashable, Sendable {
    /// Including the underscore that Mach-O adds to C names.
    package var name: String
    /// For a definition: another definition of the name may win. For an undefined symbol: it may remain undefined.
    package var isWeak = false
    /// Whether it is in a common section, whose definitions linkers merge; only in objects.
    package var isCommon = false

    package init(name: String, isWeak: Bool = false, isCommon: Bool = false) {
        self.name = name
        self.isWeak = isWeak
        self.isCommon = isCommon
    }
}

/// A category of an Objective-C class. Extensions with `@objc` members are categories, too.
package struct ObjCCategory: Codable, Hashable, Sendable {
    /// The extended class; nil if only the loader can determine it.
    package var type: String?
    package var name: String

    package init(type: String?, name: String) {
        self.type = type
        self.name = name
    }
}

/// One Mach-O or ELF image: an object, a library or a program.
package struct BinaryImage: Codable, Hashable, Sendable {
    package enum Format: String, Codable, Hashable, Sendable, CaseIterable {
        case machO
        case elf
    }

    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// Relocatable: input to a linker. As the binary of a framework it is a static one.
        case object
        case executable
        case dynamicLibrary
        /// A dynamic library's interface without its code.
        case dynamicLibraryStub
        /// Loaded by name at run time; nothing links to it.
        case bundle
        case debugSymbols
        case other
    }

    package var format: Format
    package var kind: Kind
    /// As `lipo` names it: `arm64`, `x86_64`, `armv7`.
    package var architecture: String
    /// What it is built for; two for one that serves macOS and Catalyst, none where nothing tells.
    package var platforms: [BinaryPlatform] = []
    /// The path by which others load it (`LC_ID_DYLIB`, `DT_SONAME`).
    package var installName: String?
    /// Its own versions as a library of Mach-O.
    package var versions: LibraryVersions?
    /// The libraries that it loads, in the file's order.
    package var dependents: [BinaryDependent] = []
    /// Where the loader looks for `@rpath`, in the file's order, with repetitions.
    package var rpaths: [String] = []
    /// Upper-case with hyphens; the build id in lower-case digits for ELF.
    package var uuid: String?
    /// What objects tell the linker to link, each option with its arguments: `["-framework", "UIKit"]`.
    package var autolink: [[String]] = []
    package var traits: BinaryTraits = []

    /// Symbols that others can see; nil where symbols were not asked for.
    package var exports: [BinarySymbol]?
    /// Names that others have to provide; nil where symbols were not asked for.
    package var undefined: [BinarySymbol]?
    /// Names of Objective-C classes; nil where symbols were not asked for.
    package var classes: [String]?
    /// Objective-C categories; nil where symbols were not asked for.
    package var categories: [ObjCCategory]?

    package init(format: Format, kind: Kind, architecture: String) {
        self.format = format
        self.kind = kind
        self.architecture = architecture
    }
}

/// What is true of an image besides its kind.
package struct BinaryTraits: OptionSet, Codable, Hashable, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Has code written in Swift.
    package static let swift = BinaryTraits(rawValue: 1)
    /// Carries LLVM bitcode beside its code.
    package static let bitcode = BinaryTraits(rawValue: 2)
    /// Has a code signature, whose truth is not checked.
    package static let signed = BinaryTraits(rawValue: 4)
    package static let encrypted = BinaryTraits(rawValue: 8)
    /// A dynamic library that a linker may merge into another image (`LC_ATOM_INFO`).
    package static let mergeable = BinaryTraits(rawValue: 16)
    /// Has Objective-C metadata (an image info section).
    package static let objectiveC = BinaryTraits(rawValue: 32)

    /// The words for them, in a fixed order.
    package var names: [String] {
        let words: [(BinaryTraits, String)] = [
            (.swift, "swift"), (.bitcode, "bitcode"), (.signed, "signed"), (.encrypted, "encrypted"),
            (.mergeable, "mergeable"), (.objectiveC, "objectiveC"),
        ]
        return words.filter { contains($0.0) }.map(\.1)
    }
}

/// A system that an image is built for.
package struct BinaryPlatform: Codable, Hashable, Sendable {
    /// One of `names`; `platform 24` for one that is not known.
    package var name: String
    /// `13.0`, `14.0.1`.
    package var minimumOS: String?
    package var sdk: String?

    /// The names of those that are known.
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
        /// May be missing when the image is loaded.
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
    /// Those that the image was linked with; Mach-O alone.
    package var versions: LibraryVersions?

    package init(name: String, kind: Kind, versions: LibraryVersions? = nil) {
        self.name = name
        self.kind = kind
        self.versions = versions
    }
}

/// The versions that a dynamic library of Mach-O has, `2.3.4`; a zero is none.
package struct LibraryVersions: Codable, Hashable, Sendable {
    package var current: String?
    /// The oldest that what was linked with it may be given at run time.
    package var compatibility: String?

    /// nil where there is neither.
    package init?(current: String?, compatibility: String?) {
        guard current != nil || compatibility != nil else { return nil }
        self.current = current
        self.compatibility = compatibility
    }
}

/// A symbol, by the name that stands in the file.
package struct BinarySymbol: Codable, Hashable, Sendable {
    /// With the underscore that Mach-O puts before names of C.
    package var name: String
    /// Defined: another definition of the name may win. Undefined: may stay without a definition.
    package var isWeak = false
    /// Whether it is a function or a datum in a common section, which linkers merge; objects only.
    package var isCommon = false

    package init(name: String, isWeak: Bool = false, isCommon: Bool = false) {
        self.name = name
        self.isWeak = isWeak
        self.isCommon = isCommon
    }
}

/// A category of an Objective-C class, an `extension` with `@objc` members among them.
package struct ObjCCategory: Codable, Hashable, Sendable {
    /// The extended class; nil where only the loader can tell.
    package var type: String?
    package var name: String

    package init(type: String?, name: String) {
        self.type = type
        self.name = name
    }
}

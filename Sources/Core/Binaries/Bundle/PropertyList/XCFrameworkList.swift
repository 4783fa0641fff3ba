/// The entry for one library in an xcframework's Info.plist. Its paths never lead outside its folder.
struct XCFrameworkEntry: Hashable {
    /// The name of the folder.
    var identifier: String
    /// Relative to the folder.
    var libraryPath: String
    /// Relative to the folder.
    var binaryPath: String?
    /// Relative to the folder.
    var headersPath: String?
    /// Named like `BinaryPlatform.name`.
    var platform: String
    var architectures: [String]
}

/// An xcframework's Info.plist.
struct XCFrameworkList {
    /// In the order of the plist, without entries that lack a key.
    private(set) var entries: [XCFrameworkEntry] = []
    /// In words that follow the file's path.
    private(set) var problems: [String] = []

    init(_ list: PropertyList) throws {
        guard let libraries = list["AvailableLibraries"]?.array else {
            throw PropertyListProblem("has no AvailableLibraries")
        }
        readVersion(list)
        for (index, library) in libraries.enumerated() { read(library, number: index + 1) }
        if libraries.isEmpty { problems.append("names no library") }
    }

    private mutating func readVersion(_ list: PropertyList) {
        switch list["XCFrameworkFormatVersion"] {
        case nil: problems.append("has no XCFrameworkFormatVersion")
        case .string(let version)? where version.hasPrefix("1."): break
        case .string(let version)?: problems.append("has the unknown XCFrameworkFormatVersion '\(version)'")
        default: problems.append("the value of XCFrameworkFormatVersion is not a string")
        }
    }

    private mutating func read(_ library: PropertyList, number: Int) {
        var info = InfoPlist(library)
        let identifier = info.required("LibraryIdentifier")
        let path = info.required("LibraryPath")
        let binaryPath = info.optional("BinaryPath")
        let headersPath = info.optional("HeadersPath")
        let platform = info.required("SupportedPlatform")
        let variant = info.optional("SupportedPlatformVariant")
        let architectures = info.strings("SupportedArchitectures")
        let subject = identifier.map { "the library '\($0)'" } ?? "library \(number) of AvailableLibraries"
        problems += info.problems.map { "\(subject): \($0)" }
        for path in [identifier, path, binaryPath, headersPath].compactMap({ $0 }) where !Self.staysBelow(path) {
            problems.append("\(subject): '\(path)' leads out of the xcframework")
            return
        }
        guard let identifier, let path, let platform else { return }
        entries.append(
            XCFrameworkEntry(
                identifier: identifier, libraryPath: path, binaryPath: binaryPath, headersPath: headersPath,
                platform: BinaryPlatform.name(platform: platform, variant: variant), architectures: architectures))
    }

    private static func staysBelow(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
}

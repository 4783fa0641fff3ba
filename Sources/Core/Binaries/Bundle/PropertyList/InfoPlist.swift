/// Reads a bundle's Info.plist, key by key.
struct InfoPlist {
    private let list: PropertyList
    /// In words that follow the file's path.
    private(set) var problems: [String] = []

    init(_ list: PropertyList) {
        self.list = list
        if case .dictionary = list { return }
        problems = ["is not a dictionary"]
    }

    /// The values of a framework's keys.
    mutating func declared() -> LibraryVariant.Declared {
        var declared = LibraryVariant.Declared()
        guard problems.isEmpty else { return declared }
        declared.executable = required("CFBundleExecutable").flatMap { plainName($0) }
        declared.identifier = required("CFBundleIdentifier")
        declared.version = optional("CFBundleShortVersionString")
        declared.minimumOS = optional("MinimumOSVersion") ?? optional("LSMinimumSystemVersion")
        declared.platforms = strings("CFBundleSupportedPlatforms").map(BinaryPlatform.name(supportedPlatform:))
        return declared
    }

    /// A required string.
    mutating func required(_ key: String) -> String? {
        if list[key] == nil { problems.append("has no \(key)") }
        return optional(key)
    }

    /// An optional string.
    mutating func optional(_ key: String) -> String? {
        guard let value = list[key] else { return nil }
        guard let string = value.string else {
            problems.append("the value of \(key) is not a string")
            return nil
        }
        guard !string.hasPrefix("$(") && !string.hasPrefix("${") else {
            problems.append("the value of \(key) is the build setting '\(string)', not its value")
            return nil
        }
        return string
    }

    /// An array of strings; empty if there is none.
    mutating func strings(_ key: String) -> [String] {
        guard let value = list[key] else { return [] }
        let strings = value.array?.compactMap(\.string)
        if strings == nil || strings?.count != value.array?.count {
            problems.append("the value of \(key) is not an array of strings")
        }
        return strings ?? []
    }

    /// A name without a path; nil, with a problem, for any other text.
    private mutating func plainName(_ name: String) -> String? {
        if !name.isEmpty, !name.contains("/"), name != ".", name != ".." { return name }
        problems.append("'\(name)' is not a file name")
        return nil
    }
}

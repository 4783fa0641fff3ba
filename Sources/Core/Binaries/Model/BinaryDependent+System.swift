extension BinaryDependent {
    /// Whether the system provides it, so that no app has to bundle it.
    package var isOfSystem: Bool {
        if name.hasPrefix("/") { return name.hasPrefix("/usr/lib/") || name.hasPrefix("/System/Library/") }
        if name.hasPrefix("@") { return Self.ofToolchain.contains { name.hasPrefix("@rpath/\($0)") } }
        return ELFSystemLibraries.contains(name)
    }
}

extension BinaryDependent {
    /// Libraries of Swift's runtime and Xcode's test runner, by prefix.
    private static let ofToolchain = ["libswift", "libXCTest", "XCTest.", "XCTestCore.", "XCUIAutomation.", "Testing."]
}

extension BinaryDependent {
    /// Whether the system brings it, so that nobody has to carry it along.
    package var isOfSystem: Bool {
        if name.hasPrefix("/") { return name.hasPrefix("/usr/lib/") || name.hasPrefix("/System/Library/") }
        if name.hasPrefix("@") { return Self.ofToolchain.contains { name.hasPrefix("@rpath/\($0)") } }
        return ELFSystemLibraries.contains(name)
    }
}

extension BinaryDependent {
    /// What Swift's runtime and Xcode's test runner bring, by the beginning of their names.
    private static let ofToolchain = ["libswift", "libXCTest", "XCTest.", "XCTestCore.", "XCUIAutomation.", "Testing."]
}

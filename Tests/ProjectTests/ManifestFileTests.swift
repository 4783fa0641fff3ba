@testable import DovetailProject
import Testing

/// Which manifest SwiftPM reads, according to `swift package describe`.
struct ManifestFileTests {
    private func name(_ files: [String: String], _ installed: [Int]?) -> String {
        ManifestFile.name(among: files.keys.sorted(), installed: { installed }) { name in
            files[name].map { "// swift-tools-version:\($0)\nimport PackageDescription" }
        }
    }

    @Test func withoutAnother() {
        #expect(name(["Package.swift": "5.5", "Package@swift-x.swift": "6.0"], [6, 3, 1]) == "Package.swift")
    }

    @Test func theNewestThatIsNotTooNew() {
        let files = [
            "Package.swift": "5.5", "Package@swift-5.9.swift": "5.9", "Package@swift-6.0.swift": "6.0",
            "Package@swift-7.swift": " 7.0",
        ]
        #expect(name(files, [6, 3, 1]) == "Package@swift-6.0.swift")
        #expect(name(files, [5, 10]) == "Package@swift-5.9.swift")
        #expect(name(files, [5, 8, 1]) == "Package.swift")
        #expect(name(files, [7, 2]) == "Package@swift-7.swift")
        #expect(name(files, nil) == "Package@swift-7.swift")
    }

    @Test func theVersionItselfComesFirst() {
        let files = ["Package.swift": "6.0", "Package@swift-6.swift": "5.5", "Package@swift-6.3.swift": "5.5"]
        #expect(name(files, [6, 3, 1]) == "Package@swift-6.3.swift")
        #expect(name(files, [6, 2]) == "Package@swift-6.swift")
    }

    /// The version-specific manifest is for older tools than the plain one.
    @Test func thePlainOneMayBeNewer() {
        let files = ["Package.swift": "6.0", "Package@swift-5.9.swift": "5.9"]
        #expect(name(files, [6, 3, 1]) == "Package.swift")
    }
}

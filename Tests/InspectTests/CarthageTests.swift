import Foundation
import Testing
import ToolRunner

/// `dovetail inspect --carthage`
@Suite struct CarthageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func inspect(_ text: String, _ arguments: String...) throws -> Command {
        try folder.write("Vendor.json", text)
        return try Command.dovetail(["inspect", "--carthage", "Vendor.json"] + arguments, in: folder.url)
    }

    private let sound = """
        {
          "2.10.0": "https://example.com/2.10.0/Vendor.zip",
          "2.9.0": "https://example.com/2.9.0/Vendor.zip?alt=https://mirror.example.com/Vendor.zip",
          "3.0.0-beta.1": "https://example.com/3.0.0-beta.1/Vendor.zip"
        }
        """

    @Test func versionsStandInTheirOrder() throws {
        let listed = try inspect(sound)
        #expect(listed.status == 0, "\(listed.errors)")
        #expect(
            listed.output == """
                VERSION       URL
                2.9.0         https://example.com/2.9.0/Vendor.zip?alt=https://mirror.example.com/Vendor.zip
                2.10.0        https://example.com/2.10.0/Vendor.zip
                3.0.0-beta.1  https://example.com/3.0.0-beta.1/Vendor.zip
                latest: 2.10.0

                """)
        #expect(listed.errors == "0 errors, 0 warnings\n")
    }

    @Test func oneVersionIsAskedFor() throws {
        #expect(try inspect(sound, "--release", "latest").output == "https://example.com/2.10.0/Vendor.zip\n")
        #expect(
            try inspect(sound, "--release", "3.0.0-beta.1").output == "https://example.com/3.0.0-beta.1/Vendor.zip\n")
        let none = try inspect(sound, "--release", "9.0.0")
        #expect(none.status == 2)
        #expect(none.errors == "error: Vendor.json has no version '9.0.0'; the latest is 2.10.0\n")
    }

    @Test func whatIsWrongHasItsPlace() throws {
        let damaged = try inspect(
            """
            {
              "1.0.0": "https://example.com/1 .0.0/Vendor.zip",
              "one": "https://example.com/one/Vendor.zip",
              "1.1.0": "https://example.com/one/Vendor.zip"
            }
            """)
        #expect(damaged.status == 1)
        #expect(damaged.errors.contains("Vendor.json:2:3: error: "), "\(damaged.errors)")
        #expect(
            damaged.errors.contains(
                "Vendor.json:3:3: error: 'one' is not a semantic version "
                    + "[damaged-specification]"))
        #expect(damaged.errors.contains("Vendor.json:4:3: warning: "))
        #expect(damaged.errors.hasSuffix("2 errors, 1 warning\n"))
    }

    @Test(arguments: ["", "[1]", "{\"1.0\": 1}", "{\"1.0\": \"https://example.com/a.zip\""])
    func whatIsNoSpecificationIsAnErrorAtItsPlace(_ text: String) throws {
        let read = try inspect(text)
        #expect(read.status == 2)
        #expect(read.output == "")
        #expect(read.errors.hasPrefix("Vendor.json:1:"), "\(read.errors)")
    }
}

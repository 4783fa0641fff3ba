@testable import DovetailBinaries
import DovetailDiagnostics
import Foundation
import Testing
import ToolRunner

@Suite struct CarthageSpecTests {
    private func spec(_ entries: [(String, String)]) throws -> CarthageSpec {
        let lines = entries.map { "  \"\($0)\": \"\($1)\"" }.joined(separator: ",\n")
        return try CarthageSpec(Array("{\n\(lines)\n}".utf8), path: "a.json")
    }

    private func problems(_ entries: [(String, String)]) throws -> [String] {
        try spec(entries).problems.map { "\($0.location.line) \($0.kind.rawValue): \($0.text)" }
    }

    @Test func versionsAreSorted() throws {
        let url = "https://a.b/c.zip"
        let spec = try spec(["4.11.0", "4.9.0", "x", "5.0.0-beta", "4.10", "w"].map { ($0, url) })
        #expect(spec.releases.map(\.version) == ["4.9.0", "4.10", "4.11.0", "5.0.0-beta", "x", "w"])
        #expect(spec.latest?.version == "4.11.0")
        #expect(spec.releases(of: "4.10.0").map(\.version) == ["4.10"])
        #expect(spec.releases(of: "4.10.0").first?.location.line == 6)
        #expect(spec.releases(of: "x").count == 1)
        #expect(spec.releases(of: "9.9.9").isEmpty)
        #expect(try self.spec([("1.0.0-a", url), ("1.0.0-b", url)]).latest?.version == "1.0.0-b")
        #expect(try self.spec([("x", url)]).latest == nil)
    }

    @Test func nothingWrong() throws {
        #expect(
            try problems([
                ("4.11.0", "https://a.b/4.11.0/Foo-2468c231ebeb7922.zip"),
                ("4.9.0", "https://a.b/4.9.0/Foo-d2b6a6b0242db786.zip"),
            ]).isEmpty)
    }

    @Test func eachProblem() throws {
        #expect(
            try problems([
                ("v1", "https://a.b/Foo-1.zip"), ("1.0", "http://a.b/Foo-2.zip"), ("1.1", "https://a.b/F\u{314B}.zip"),
                ("1.2", "https://a.b/Foo-3.zip"), ("1.3.0", "https://a.b/Foo-3.zip"), ("1.3", "https://a.b/Foo-4.zip"),
                ("2.0.0", "https://a.b/Bar-5.zip"), ("1.9.0", "https://a.b/Foo.zip?alt=http%3A%2F%2Fa.b%2Fc"),
            ]) == [
                "2 version: 'v1' is not a semantic version", "3 scheme: version 1.0: the URL's scheme is 'http'",
                "4 damaged-url: version 1.1: the URL has '\u{314B}' at character 14, which must be escaped",
                "6 carthage-shared-url: version 1.3.0 has the URL of version 1.2",
                "7 repeated-version: version 1.3 is already on line 6 as '1.3.0'",
                "8 renamed: the archive is 'Bar' from 2.0.0 on, and 'Foo' up to 1.9.0",
                "9 scheme: the alternative archive of version 1.9.0: the URL's scheme is 'http'",
            ])
    }

    @Test func repeatedVersionWithItsURL() throws {
        #expect(
            try problems([("1.0.0", "https://a.b/c.zip"), ("1.0.0", "https://a.b/c.zip")])
                == ["3 repeated-version: version 1.0.0 is already on line 2"])
    }

    @Test func files() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.json", "{\"1.0\": \"https://a.b/c.zip?alt=file%3A%2F%2F%2Fd\"}")
        let path = folder.url.appendingPathComponent("a.json").path
        #expect(try CarthageSpec.read(path).releases.first?.alternatives == ["file:///d"])
        #expect(throws: CarthageSpecError.self) { try CarthageSpec.read(folder.url.path) }
        #expect(throws: CarthageSpecError.self) { try CarthageSpec.read(path + "x") }
    }
}

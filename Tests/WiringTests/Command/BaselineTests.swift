import Foundation
import Testing
import ToolRunner

/// The baseline that `dovetail check` writes and reads.
@Suite struct BaselineTests {
    private static let broken = GenerateTests.source.replacingOccurrences(of: "var id: Int { 1 }", with: "")

    /// The proof line for the components of `broken`.
    private static let proved = "proved 0 of 1 requirement of 1 component under 1 root\n"

    private func folder(_ files: [String: String] = ["App/App.swift": broken]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private func check(_ arguments: String..., in folder: TemporaryFolder, below path: String = "") throws -> Command {
        try Command.run(
            Command.dovetail, ["check"] + arguments,
            in: path.isEmpty ? folder.url : folder.url.appendingPathComponent(path))
    }

    private func text(_ path: String, in folder: TemporaryFolder) -> String? {
        try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func aWrittenBaselineMakesAllKnown() throws {
        let folder = try folder()
        try folder.write("App/Old.swift", "import Dovetail\nprotocol Old: Dependency {}\n")
        #expect(try check("App", in: folder).status == 1)
        let write = try check("App", "--write-baseline", "known.json", in: folder)
        #expect(write.status == 0)
        #expect(write.errors == "known.json now holds 2 findings\n\(Self.proved)0 errors, 0 warnings\n")
        #expect(
            text("known.json", in: folder) == """
                {
                  "version": 1,
                  "findings": [
                    {"count":1,"id":"missing-provider","message":"no provider for 'id: Int'","path":"App/App.swift","paths":["AppComponent → CardComponent"]},
                    {"count":1,"id":"unused-dependency-protocol","message":"no component depends on Old","path":"App/Old.swift"}
                  ]
                }

                """)
        let read = try check("App", "--baseline", "known.json", in: folder)
        #expect(read.status == 0)
        #expect(read.errors == "\(Self.proved)known.json hides 2 findings\n0 errors, 0 warnings\n")
    }

    @Test func linesMayShiftAndPathsMayBeSpelledOtherwise() throws {
        let folder = try folder()
        #expect(try check("./App/", "--write-baseline", "known.json", in: folder).status == 0)
        try folder.write("App/App.swift", "// one line more\n\n" + Self.broken)
        for path in ["App", ".", folder.url.appendingPathComponent("App").path] {
            let run = try check(path, "--baseline", "known.json", in: folder)
            #expect(run.status == 0, "\(path): \(run.errors)")
            #expect(run.errors == "\(Self.proved)known.json hides 1 finding\n0 errors, 0 warnings\n")
        }
    }

    @Test func pathsCountFromTheBaselinesFolder() throws {
        let folder = try folder()
        try folder.write("Config/dovetail.yml", "sources: [../App]\nbaseline: known.json\n")
        #expect(try check("App", "--write-baseline", "Config/known.json", in: folder).status == 0)
        #expect(text("Config/known.json", in: folder)?.contains("\"path\":\"../App/App.swift\"") == true)
        for (path, arguments) in [
            ("Config", []), ("App", ["--rules", "../Config/dovetail.yml"]),
            ("", ["--baseline", "Config/known.json", "App"]), ("App", ["--baseline", "../Config/known.json", "."]),
        ] {
            let run = try Command.run(
                Command.dovetail, ["check"] + arguments, in: folder.url.appendingPathComponent(path))
            #expect(run.errors.hasPrefix(Self.proved), "\(path) \(arguments): \(run.errors)")
            #expect(
                run.errors.hasSuffix("known.json hides 1 finding\n0 errors, 0 warnings\n"),
                "\(path) \(arguments): \(run.errors)")
        }
    }

    @Test func whatIsNewIsReported() throws {
        let folder = try folder()
        #expect(try check("App", "--write-baseline", "known.json", in: folder).status == 0)
        try folder.write(
            "App/App.swift", Self.broken.replacingOccurrences(of: "id: Int", with: "id: Int { get }; var limit: Int"))
        let run = try check("App", "--baseline", "known.json", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "CardComponent needs 'limit: Int', but AppComponent does not provide it [missing-provider]"))
        #expect(!run.errors.contains("'id: Int'"))
        #expect(run.errors.hasSuffix("1 error, 0 warnings\n"))
    }

    @Test func ofEqualFindingsAsManyAreKnownAsWereWritten() throws {
        let twice = "import Dovetail\n#if A\nprotocol Old: Dependency {}\n#else\nprotocol Old: Dependency {}\n#endif\n"
        let folder = try folder(["App.swift": twice])
        #expect(try check(".", "--write-baseline", "known.json", in: folder).status == 0)
        #expect(text("known.json", in: folder)?.contains("\"count\":2,") == true)
        #expect(
            try check(".", "--baseline", "known.json", in: folder).errors
                == "known.json hides 2 findings\n0 errors, 0 warnings\n")
        let lower = text("known.json", in: folder)?.replacingOccurrences(of: "\"count\":2", with: "\"count\":1") ?? ""
        try folder.write("known.json", lower)
        let more = try check(".", "--baseline", "known.json", in: folder)
        #expect(more.errors.hasPrefix("App.swift:5:"), "the last one is new: \(more.errors)")
        #expect(more.errors.hasSuffix("0 errors, 1 warning\n"))
        try folder.write("known.json", lower.replacingOccurrences(of: "\"count\":1", with: "\"count\":4"))
        let fewer = try check(".", "--baseline", "known.json", in: folder)
        #expect(
            fewer.errors.hasPrefix(
                "known.json:4:5: warning: the baseline lists 4 findings, but only 2 still "
                    + "occur: "),
            "\(fewer.errors)")
        #expect(fewer.errors.contains("help: lower its count"))
    }

    @Test func whatIsFixedIsStaleAtItsLine() throws {
        let folder = try folder()
        try folder.write("App/Old.swift", "import Dovetail\nprotocol Old: Dependency {}\n")
        #expect(try check("App", "--write-baseline", "known.json", in: folder).status == 0)
        try folder.write("App/Old.swift", "")
        let run = try check("App", "--baseline", "known.json", in: folder)
        #expect(run.status == 0)
        #expect(
            run.errors == """
                known.json:5:5: warning: the baseline lists a finding that no longer occurs: unused-dependency-protocol in App/Old.swift: no component depends on Old [stale-baseline]
                known.json:5:5: note: help: delete the entry, or rewrite the file with --write-baseline
                \(Self.proved)known.json hides 1 finding; 1 entry no longer occurs
                0 errors, 1 warning

                """)
        // Formatted by another tool, with misleading braces and quotes.
        let other = """
            {
              "note": "{ \\" [",
              "findings": [
                {
                  "id": "no-root", "path": "a\\\\", "message": "{", "count": 1
                }, { "id":
                  "missing-provider", "path": "App/App.swift", "message": "no provider for 'id: Int'", "count": 2 } ],
              "version": 1
            }
            """
        try folder.write("known.json", other)
        let lines = try check("App", "--baseline", "known.json", in: folder).errors.components(separatedBy: "\n")
            .filter { $0.contains("warning:") }
        #expect(
            lines.count == 2 && lines[0].hasPrefix("known.json:4:5:") && lines[1].hasPrefix("known.json:6:8:"),
            "\(lines)")
    }

    @Test func theFileIsWrittenOnlyWhenItChanges() throws {
        let folder = try folder()
        #expect(try check("App", "--write-baseline", "known.json", in: folder).status == 0)
        let path = folder.url.appendingPathComponent("known.json").path
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
        let again = try check("App", "--write-baseline", "known.json", in: folder)
        #expect(again.errors.hasPrefix("known.json already held 1 finding\n"))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == old)
        try folder.write("App/App.swift", GenerateTests.source)
        #expect(try check("App", "--write-baseline", "known.json", in: folder).status == 0)
        #expect(text("known.json", in: folder) == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    }

    @Test func whatCannotBeReadIsNotMadeKnown() throws {
        let folder = try folder(["App/App.swift": Self.broken, "App/B.swift": "import Dovetail\nclass B: Component<\n"])
        let write = try check("App", "--write-baseline", "known.json", in: folder)
        #expect(write.status == 2)
        #expect(write.errors.contains("'known.json' was not written, because some sources cannot be read\n"))
        #expect(text("known.json", in: folder) == nil)
        try folder.write(
            "known.json",
            "{\"version\":1,\"findings\":[{\"count\":1,\"id\":\"no-root\",\"message\":\"m\",\"path\":\"p\"}]}")
        let read = try check("App", "--baseline", "known.json", in: folder)
        #expect(read.status == 2)
        #expect(read.errors.contains("[unreadable-source]") && !read.errors.contains("[stale-baseline]"))
    }

    @Test func aSuppressedFindingIsNotWrittenAndAMistakeStays() throws {
        let folder = try folder([
            "App.swift": """
            import Dovetail
            protocol Old: Dependency {} // dovetail:ignore unused-dependency-protocol: kept
            protocol Older: Dependency {} // dovetail:ignore unused-dependency-protocol
            """
        ])
        let write = try check(".", "--write-baseline", "known.json", in: folder)
        #expect(write.status == 1)
        #expect(write.errors.contains("[invalid-suppression]"))
        #expect(text("known.json", in: folder)?.contains("depends on Older") == true)
        #expect(text("known.json", in: folder)?.contains("depends on Old\"") == false)
        #expect(text("known.json", in: folder)?.contains("invalid-suppression") == false)
    }

    @Test(arguments: [
        ("{", "it is not JSON: "), ("", "it is not JSON: "), ("[]", "is not a baseline: "),
        ("{\n<<<<<<< ours\n", "it is not JSON at line 2, column 1\n"),
        ("{\"version\": 1}", "the key 'findings' is missing"),
        ("{\"version\": 2, \"findings\": []}", "it has version 2; this tool reads version 1"),
        ("{\"version\": 1, \"findings\": [{\"id\": \"a\"}]}", "the key 'path' is missing at findings[0]"),
        (
            "{\"version\": 1, \"findings\": [\n{\"id\": \"a\", \"path\": \"b\", \"message\": \"c\", \"count\": 0}]}",
            "the entry in line 2 has the count 0"
        ),
        (
            "{\"version\": 1, \"findings\": [{\"id\": \"a\", \"path\": \"b\", \"message\": \"c\", \"count\": \"1\"}]}",
            "at findings[0].count: "
        ),
    ])
    func aDamagedFileIsSaid(_ content: String, _ says: String) throws {
        let folder = try folder()
        try folder.write("known.json", content)
        let run = try check("App", "--baseline", "known.json", "--format", "json", in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: 'known.json' is not a baseline: "), "\(run.errors)")
        #expect(run.errors.contains(says), "\(run.errors)")
    }

    @Test func aFileThatIsNotThereOrCannotBeWrittenIsSaid() throws {
        let folder = try folder()
        let missing = try check("App", "--baseline", "none.json", in: folder)
        #expect(missing.status == 2)
        #expect(missing.errors == "error: no baseline at 'none.json'; write one with --write-baseline 'none.json'\n")
        let nowhere = try check("App", "--write-baseline", "no/where.json", in: folder)
        #expect(nowhere.status == 2)
        #expect(nowhere.errors.contains("'no/where.json' cannot be written: "))
        let isFolder = try check("App", "--baseline", "App", in: folder)
        #expect(isFolder.status == 2)
        #expect(isFolder.errors == "error: the baseline 'App' cannot be read\n")
        let both = try check("App", "--baseline", "a", "--write-baseline", "a", in: folder)
        #expect(both.status == 2)
        #expect(both.errors.contains("cannot be combined"))
    }
}

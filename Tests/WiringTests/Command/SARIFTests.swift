import DovetailBasics
import Foundation
import Testing
import ToolRunner

/// The SARIF log of `dovetail check`, compared with the requirements of the standard. `Scripts/sarif-schema` validates
/// it against the whole schema.
@Suite struct SARIFTests {
    private typealias Object = [String: Any]
    private static let sources = FormatTests.sources

    private func log(_ sources: MarkedSources = sources, _ paths: String...) throws -> [String: Any] {
        let folder = try sources.folder()
        let arguments = ["check"] + (paths.isEmpty ? ["App"] : paths) + ["--format", "sarif"]
        let run = try Command.run(Command.dovetail, arguments, in: folder.url)
        return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? Object)
    }

    private func run(_ sources: MarkedSources = sources) throws -> [String: Any] {
        try #require((try log(sources)["runs"] as? [Object])?.first)
    }

    private func results(_ sources: MarkedSources = sources) throws -> [[String: Any]] {
        try #require(try run(sources)["results"] as? [Object])
    }

    /// The value at a path of keys and indices.
    private func value(_ object: Any?, _ path: Any...) -> Any? {
        path.reduce(object) { value, step in
            if let index = step as? Int {
                let array = value as? [Any]
                return array?.indices.contains(index) == true ? array?[index] : nil
            }
            return (value as? Object)?[step as? String ?? ""]
        }
    }

    @Test func namesTheStandardAndTheTool() throws {
        let log = try log()
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.contains("sarif-2.1.0") == true)
        let run = try run()
        #expect(value(run, "tool", "driver", "name") as? String == "dovetail")
        #expect(value(run, "tool", "driver", "version") as? String == ToolVersion.current)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
    }

    @Test func declaresEachFindingAsARuleWithTheLineOfItsTable() throws {
        let rules = try #require(value(run(), "tool", "driver", "rules") as? [Object])
        #expect(rules.compactMap { $0["id"] as? String } == FindingPageTests.pages.map(\.id))
        let table = try String(
            contentsOf: FindingPageTests.folder.appendingPathComponent("README.md"), encoding: .utf8)
        for rule in rules {
            let id = rule["id"] as? String ?? ""
            let level = value(rule, "defaultConfiguration", "level") as? String ?? ""
            let summary = value(rule, "shortDescription", "text") as? String ?? ""
            #expect(table.contains("| [\(id)](\(id).md) | \(level) | \(summary) |\n"))
            #expect((value(rule, "help", "text") as? String)?.hasPrefix(summary) == true)
            #expect((value(rule, "help", "markdown") as? String)?.contains("docs/findings/\(id).md") == true)
        }
    }

    @Test func resultsPointToTheirRuleAndPlace() throws {
        let rules = try #require(value(run(), "tool", "driver", "rules") as? [Object])
        let results = try results()
        let places = [try Self.sources.at("protocol ¦Old"), try Self.sources.at("var ¦id: Int { get }")]
        try #require(results.count == 2)
        #expect(results.map { $0["ruleId"] as? String } == ["unused-dependency-protocol", "missing-provider"])
        #expect(results.map { $0["level"] as? String } == ["warning", "error"])
        for (result, place) in zip(results, places) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            let physical = value(result, "locations", 0, "physicalLocation")
            #expect(value(physical, "artifactLocation", "uriBaseId") as? String == "%SRCROOT%")
            #expect(value(physical, "region", "startLine") as? Int == place.line)
            #expect(value(physical, "region", "startColumn") as? Int == place.utf16Column)
        }
        #expect(places[1].column != places[1].utf16Column)
        #expect(
            value(results[1], "locations", 0, "physicalLocation", "artifactLocation", "uri") as? String
                == "App/%EB%82%B4%20%EC%B9%B4%EB%93%9C%20100%25.swift")
        let message = value(results[1], "message", "text") as? String ?? ""
        #expect(
            message.hasPrefix(
                "CardComponent needs 'id: Int', but AppComponent does not provide it\nhelp: add to AppComponent"))
        #expect(message.hasSuffix("{{ <#value#> }}"), "the standard wants braces doubled: \(message)")
        let note = value(results[1], "relatedLocations", 0, "message", "text") as? String
        #expect(note?.hasPrefix("path: AppComponent → CardComponent") == true)
        #expect(value(results[1], "relatedLocations", 0, "id") as? Int == 1)
    }

    @Test func columnsCountNoByteOrderMark() throws {
        let sources = MarkedSources(files: ["App/App.swift": "\u{FEFF}protocol Old: Dependency {}; import Dovetail\n"])
        let result = try #require(results(sources).first)
        #expect(value(result, "locations", 0, "physicalLocation", "region", "startColumn") as? Int == 10)
    }

    @Test func aPathOutsideTheFolderIsAbsolute() throws {
        let folder = try Self.sources.folder()
        try folder.write("Tools/list.txt", "")
        let run = try Command.run(
            Command.dovetail, ["check", "../App", "--format", "sarif"], in: folder.url.appendingPathComponent("Tools"))
        let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let artifact = value(log, "runs", 0, "results", 0, "locations", 0, "physicalLocation", "artifactLocation")
        let uri = try #require(value(artifact, "uri") as? String)
        #expect(uri.hasPrefix("file:///") && uri.hasSuffix("/App/App.swift") && !uri.contains(".."), "\(uri)")
        #expect(value(artifact, "uriBaseId") == nil)
    }

    @Test func fingerprintsStayWhenLinesShift() throws {
        func fingerprints(_ sources: MarkedSources) throws -> [String?] {
            try results(sources).map { value($0, "partialFingerprints", "dovetail/v1") as? String }
        }
        // Two findings that differ only in their place.
        let twice = "#if A\nprotocol Old: Dependency {}\n#else\nprotocol Old: Dependency {}\n#endif\n"
        var sources = Self.sources
        sources.files["App/Twice.swift"] = "import Dovetail\n" + twice
        let before = try fingerprints(sources)
        #expect(before.count == 4)
        #expect(Set(before).count == before.count && !before.contains(nil))
        for path in sources.files.keys {
            sources.files[path]?.insert(contentsOf: "// one line more\n\n", at: "".startIndex)
        }
        #expect(try fingerprints(sources) == before)
    }
}

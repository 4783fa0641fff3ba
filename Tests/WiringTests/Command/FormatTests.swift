import DovetailBasics
import Foundation
import Testing
import ToolRunner

/// The formats of `dovetail check`.
@Suite struct FormatTests {
    /// One error with a note after multi-byte letters, one warning, and a path that a URI must escape.
    static let sources = MarkedSources(files: [
        "App/App.swift": """
        import Dovetail
        final class AppComponent: BootstrapComponent {
            var card: CardComponent { CardComponent(parent: self) }
        }
        protocol Old: Dependency {}
        """,
        "App/내 카드 100%.swift": """
        import Dovetail
        protocol CardDependency: Dependency { /* 🧩é */ var id: Int { get } }
        final class CardComponent: Component<CardDependency> {}
        """,
    ])

    private func check(_ arguments: String..., status: Int32 = 1) throws -> Command {
        let folder = try Self.sources.folder()
        let run = try Command.run(Command.dovetail, ["check"] + arguments, in: folder.url)
        #expect(run.status == status, "\(run.errors)")
        return run
    }

    private func json(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func textGoesToStandardErrorAlone() throws {
        let plain = try check("App"), named = try check("App", "--format", "text")
        #expect(plain.output.isEmpty)
        #expect(plain.errors == named.errors)
        #expect(plain.errors.hasSuffix("1 error, 1 warning\n"))
    }

    @Test func machineFormatsGoToStandardOutputAlone() throws {
        for format in ["json", "sarif", "github"] {
            let run = try check("App", "--format", format, "--verbose")
            #expect(!run.output.contains("read 2 files"))
            #expect(run.errors.hasPrefix("read 2 files"), "\(run.errors)")
            #expect(run.errors.hasSuffix("\n1 error, 1 warning\n"))
            #expect(!run.errors.contains("missing-provider"))
        }
    }

    @Test func jsonHoldsEachFinding() throws {
        let need = try Self.sources.at("var ¦id: Int { get }"), old = try Self.sources.at("protocol ¦Old")
        let root = try json(check("App", "--format", "json").output)
        #expect(Set(root.keys) == ["version", "tool", "counts", "findings", "components", "coverage", "unread"])
        #expect(root["version"] as? Int == 1)
        #expect(root["tool"] as? [String: String] == ["name": "dovetail", "version": ToolVersion.current])
        #expect(root["counts"] as? [String: Int] == ["errors": 1, "warnings": 1])
        let findings = try #require(root["findings"] as? [[String: Any]])
        #expect(findings.map { $0["id"] as? String } == ["unused-dependency-protocol", "missing-provider"])
        #expect(findings.map { $0["severity"] as? String } == ["warning", "error"])
        for (finding, place) in zip(findings, [old, need]) {
            let location = try #require(finding["location"] as? [String: Any])
            #expect(location["path"] as? String == place.path)
            #expect(location["line"] as? Int == place.line)
            #expect(location["column"] as? Int == place.column, "columns count bytes")
        }
        let missing = findings[1]
        #expect(missing["message"] as? String == "CardComponent needs 'id: Int', but AppComponent does not provide it")
        #expect((missing["help"] as? String)?.hasPrefix("add to AppComponent") == true)
        #expect(missing["documentation"] as? String == "docs/findings/missing-provider.md")
        let note = try #require((missing["notes"] as? [[String: Any]])?.first)
        #expect((note["message"] as? String)?.hasPrefix("path: AppComponent") == true)
        #expect((note["location"] as? [String: Any])?["path"] as? String == need.path)
        #expect(note["kind"] as? String == "chain")
    }

    @Test func notesSayWhatTheyAre() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/App.swift",
            """
            import Dovetail

            protocol Storage {}
            struct Page { let storage: any Storage }
            final class One { init(_ other: Two) {} }
            final class Two { init(_ other: One) {} }

            let container = Container { c in
                c.register((any Storage).self, name: "disk") { _ in fatalError() }
                c.register(Page.self) { r in Page(storage: try r.resolve((any Storage).self)) }
                c.register(One.self) { r in One(try r.resolve(Two.self)) }
                c.register(Two.self) { r in Two(try r.resolve(One.self)) }
            }
            func use() throws {
                _ = try container.resolve(Page.self)
                _ = try container.resolve(One.self)
            }

            """)
        let run = try Command.run(Command.dovetail, ["check", "App", "--format", "json"], in: folder.url)
        let findings = try #require(json(run.output)["findings"] as? [[String: Any]])
        func kinds(_ id: String) -> [String] {
            let notes = findings.first { $0["id"] as? String == id }?["notes"] as? [[String: Any]] ?? []
            return notes.map { "\($0["kind"] ?? "") \($0["message"] ?? "")" }
        }
        #expect(
            kinds("missing-registration") == [
                "step 'Page' is resolved here",
                "step 'Page', registered here, needs 'Storage'",
                "near 'Storage' named \"disk\" is registered here",
            ])
        let cycle = kinds("construction-cycle")
        #expect(cycle.count == 2 && cycle.allSatisfy { $0.hasPrefix("cycle '") }, "\(cycle)")
    }

    @Test func githubMarksEachLine() throws {
        let need = try Self.sources.at("var ¦id: Int { get }"), old = try Self.sources.at("protocol ¦Old")
        let lines = try check("App", "--format", "github").output.split(separator: "\n")
        try #require(lines.count == 2)
        #expect(
            lines[0].hasPrefix(
                "::warning file=\(old.path),line=\(old.line),col=\(old.column),title=unused-dependency-protocol::"))
        let path = need.path.replacingOccurrences(of: "%", with: "%25")
        #expect(
            lines[1].hasPrefix(
                "::error file=\(path),line=\(need.line),col=\(need.column),title=missing-provider::"
                    + "CardComponent needs 'id: Int', but AppComponent does not provide it%0A\(path):"))
        #expect(lines[1].contains(": note: path: AppComponent → CardComponent%0Ahelp: add to"))
    }

    @Test func githubEscapesColonsAndCommasInPathsAlone() throws {
        let folder = try TemporaryFolder()
        try folder.write("a:b,c.swift", "import Dovetail\nprotocol Old: Dependency {}\n")
        let run = try Command.run(Command.dovetail, ["check", ".", "--format", "github"], in: folder.url)
        #expect(run.output.hasPrefix("::warning file=a%3Ab%2Cc.swift,line=2,col=10,title="), "\(run.output)")
        #expect(run.output.contains("help: "))
    }

    @Test(arguments: ["json", "sarif", "github"])
    func aPathIsTheSameHoweverItWasSpelled(_ format: String) throws {
        let folder = try Self.sources.folder()
        func output(_ path: String, in place: URL) throws -> String {
            try Command.run(Command.dovetail, ["check", path, "--format", format], in: place).output
        }
        let plain = try output("App", in: folder.url)
        #expect(try output(".", in: folder.url) == plain)
        #expect(try output("./App/", in: folder.url) == plain)
        #expect(try output(folder.url.appendingPathComponent("App").path, in: folder.url) == plain)
        #expect(try output("App/../App", in: folder.url) == plain)
        let inside = try output("../App", in: folder.url.appendingPathComponent("App"))
        #expect(inside.contains("App.swift") && !inside.contains("App/App.swift"))
    }

    @Test func anUnknownFormatIsBadUsage() throws {
        let run = try check("App", "--format", "xml", status: 2)
        #expect(run.errors.contains("'xml'") && run.errors.contains("sarif"))
        #expect(run.output.isEmpty)
    }

    @Test func badInputPrintsNoDocument() throws {
        let run = try check("Nowhere", "--format", "json", status: 2)
        #expect(run.output.isEmpty)
        #expect(run.errors == "error: no such file or folder: 'Nowhere'\n")
    }

    @Test func aCleanRunIsADocumentToo() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", GenerateTests.source)
        for (format, key) in [("json", "findings"), ("sarif", "runs")] {
            let run = try Command.run(Command.dovetail, ["check", "App", "--format", format], in: folder.url)
            #expect(run.status == 0)
            #expect(try json(run.output)[key] != nil)
        }
        let github = try Command.run(Command.dovetail, ["check", "App", "--format", "github"], in: folder.url)
        #expect(github.output.isEmpty)
    }
}

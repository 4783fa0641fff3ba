import DovetailDiagnostics
import DovetailGraphs
import Foundation
import FactBuilders
import Testing

/// Reporting: from findings built by hand to text.
@Suite struct ReportingStageTests {
    /// An error with a note.
    private let missing = Finding(
        .missingProvider, at: place(2, 9), "no provider for 'id: Int'",
        notes: [.init(place(4, 13, in: "Card/Card.swift"), "path: App → Card")],
        help: "add to App: var id: Int { … }")

    /// A warning that one edit fixes.
    private let unused = Finding(
        .unusedSuppression, at: place(7, 3), "it suppresses nothing", help: "delete it",
        edits: [Edit(place(7, 3), to: place(8), "")])

    private func document(_ format: ReportFormat, _ findings: Finding..., proof: Proof? = nil) throws -> String {
        try format.document(ReportContent(version: "1.2.3", findings: findings, proof: proof))
    }

    // MARK: Text

    @Test func textIsThatOfACompiler() throws {
        #expect(
            try document(.text, missing, unused) == """
                App.swift:2:9: error: no provider for 'id: Int' [missing-provider]
                Card/Card.swift:4:13: note: path: App → Card
                App.swift:2:9: note: help: add to App: var id: Int { … }
                App.swift:7:3: warning: it suppresses nothing [unused-suppression]
                App.swift:7:3: note: help: delete it

                """)
    }

    /// A format is a value and an entry in the list: nothing else needs to know it.
    @Test func aFormatIsAValue() throws {
        let toy = ReportFormat("toy", places: .fromHere) { content in
            content.findings.map { "\($0.id.rawValue) \($0.location.line)\n" }.joined()
        }
        #expect(try document(toy, missing, unused) == "missing-provider 2\nunused-suppression 7\n")
        #expect(Set(ReportFormat.all.map(\.name)).count == ReportFormat.all.count)
    }

    @Test func textOfNothingIsEmpty() throws {
        #expect(try document(.text) == "")
        #expect(try document(.github) == "")
    }

    @Test func findingsAreCountedByTheirWeight() {
        #expect(TextReport.count([missing, unused, missing]) == "2 errors, 1 warning")
        #expect(TextReport.count([missing]) == "1 error, 0 warnings")
        #expect(TextReport.count([]) == "0 errors, 0 warnings")
    }

    // MARK: JSON

    @Test func jsonHoldsAllOfAFinding() throws {
        #expect(
            try document(.json, unused) == """
                {
                  "counts" : {
                    "errors" : 0,
                    "warnings" : 1
                  },
                  "findings" : [
                    {
                      "documentation" : "docs/findings/unused-suppression.md",
                      "edits" : [
                        {
                          "end" : {
                            "column" : 1,
                            "line" : 8,
                            "path" : "App.swift"
                          },
                          "replacement" : "",
                          "start" : {
                            "column" : 3,
                            "line" : 7,
                            "path" : "App.swift"
                          }
                        }
                      ],
                      "help" : "delete it",
                      "id" : "unused-suppression",
                      "location" : {
                        "column" : 3,
                        "line" : 7,
                        "path" : "App.swift"
                      },
                      "message" : "it suppresses nothing",
                      "notes" : [

                      ],
                      "severity" : "warning"
                    }
                  ],
                  "tool" : {
                    "name" : "dovetail",
                    "version" : "1.2.3"
                  },
                  "version" : 1
                }

                """)
    }

    @Test func jsonHoldsWhatIsProved() throws {
        let proof = Proof(resolutions: 3, proved: 2, notProvable: [.init(reason: "dynamic-name", count: 1)])
        #expect(
            try document(.json, proof: proof).contains(
                """
                  "proof" : {
                    "notProvable" : [
                      {
                        "count" : 1,
                        "reason" : "dynamic-name"
                      }
                    ],
                    "proved" : 2,
                    "resolutions" : 3
                  },
                """))
    }

    // MARK: SARIF

    /// The only result of a SARIF log, on one line.
    private func result(_ finding: Finding) throws -> String {
        let log = try JSONSerialization.jsonObject(with: Data(document(.sarif, finding).utf8)) as? [String: Any]
        let runs = try #require(log?["runs"] as? [[String: Any]])
        let results = try #require(runs.first?["results"] as? [[String: Any]])
        #expect(runs.count == 1 && results.count == 1)
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try JSONSerialization.data(withJSONObject: results[0], options: options), as: UTF8.self)
    }

    @Test func sarifHoldsPlacesNotesAndAFingerprint() throws {
        let index = try #require(FindingID.allCases.firstIndex(of: .missingProvider))
        #expect(
            try result(missing) == """
                {"level":"error","locations":[{"physicalLocation":{"artifactLocation":{"uri":"App.swift",\
                "uriBaseId":"%SRCROOT%"},"region":{"startColumn":9,"startLine":2}}}],\
                "message":{"text":"no provider for 'id: Int'\\nhelp: add to App: var id: Int {{ … }}"},\
                "partialFingerprints":{"dovetail/v1":"9bded2ebf1e185e2"},\
                "relatedLocations":[{"id":1,"message":{"text":"path: App → Card"},\
                "physicalLocation":{"artifactLocation":{"uri":"Card/Card.swift","uriBaseId":"%SRCROOT%"},\
                "region":{"startColumn":13,"startLine":4}}}],"ruleId":"missing-provider","ruleIndex":\(index)}
                """)
    }

    /// Viewers show the steps of a path, up to the finding itself, and those of a cycle.
    @Test func sarifHoldsTheStepsOfPathsAndCycles() throws {
        func flows(_ notes: Finding.Note...) throws -> [[String]] {
            var finding = missing
            finding.notes = notes
            let result = try JSONSerialization.jsonObject(with: Data(result(finding).utf8)) as? [String: Any]
            return ((result?["codeFlows"] as? [[String: Any]]) ?? []).map { flow in
                let threads = flow["threadFlows"] as? [[String: Any]] ?? []
                #expect(threads.count == 1)
                return (threads[0]["locations"] as? [[String: Any]] ?? []).map { step in
                    let location = step["location"] as? [String: Any]
                    return (location?["message"] as? [String: Any])?["text"] as? String ?? ""
                }
            }
        }
        let near = Finding.Note(place(9), "near", .near)
        #expect(
            try flows(near, .init(place(4), "one", .step), .init(place(5), "two", .step)) == [
                ["one", "two", missing.message]
            ])
        #expect(
            try flows(.init(place(4), "one", .cycle), near, .init(place(5), "two", .cycle)) == [["one", "two"]])
        #expect(
            try flows(
                .init(missing.location, "here", .next), .init(place(4), "one", .next), .init(place(5), "two", .next))
                == [
                    [missing.message, "one", "two"]
                ])
        #expect(try flows(near, .init(place(4), "path: App → Card", .chain)).isEmpty)
    }

    @Test func sarifHoldsEditsAsAFix() throws {
        #expect(
            try result(unused).contains(
                """
                "fixes":[{"artifactChanges":[{"artifactLocation":{"uri":"App.swift","uriBaseId":"%SRCROOT%"},\
                "replacements":[{"deletedRegion":{"endColumn":1,"endLine":8,"startColumn":3,"startLine":7},\
                "insertedContent":{"text":""}}]}],"description":{"text":"delete it"}}]
                """))
    }

    @Test func sarifEncodesPaths() throws {
        var finding = unused
        finding.edits = []
        finding.location.path = "My App/홍:1.swift"
        #expect(try result(finding).contains("\"uri\":\"My%20App/%ED%99%8D%3A1.swift\",\"uriBaseId\""))
        finding.location.path = "/other/App.swift"
        #expect(try result(finding).contains("{\"uri\":\"file:///other/App.swift\"}"))
    }

    @Test func sarifHasARuleForEachFinding() throws {
        let text = try document(.sarif)
        #expect(text.components(separatedBy: "\"shortDescription\"").count == FindingID.allCases.count + 1)
        #expect(text.contains("\"columnKind\" : \"utf16CodeUnits\"") && text.contains("\"version\" : \"2.1.0\""))
    }

    @Test func equalFindingsHaveTheirOwnFingerprints() throws {
        let text = try document(.sarif, unused, unused)
        let lines = text.split(separator: "\n").filter { $0.contains("\"dovetail/v1\"") }
        #expect(lines.count == 2 && Set(lines).count == 2)
    }

    // MARK: GitHub

    @Test func githubsCommandIsOneLineForAFinding() throws {
        #expect(
            try document(.github, missing, unused) == """
                ::error file=App.swift,line=2,col=9,title=missing-provider::no provider for 'id: Int'\
                %0ACard/Card.swift:4:13: note: path: App → Card%0Ahelp: add to App: var id: Int { … }
                ::warning file=App.swift,line=7,col=3,title=unused-suppression::it suppresses nothing%0Ahelp: delete it

                """)
    }

    @Test func githubsPropertiesAreEscaped() throws {
        var finding = unused
        finding.location.path = "a,b:c%.swift"
        finding.message = "100 %, or: less\r"
        #expect(
            try document(.github, finding).hasPrefix(
                "::warning file=a%2Cb%3Ac%25.swift,line=7,col=3,title=unused-suppression::100 %25, or: less%0D%0A"))
    }

    // MARK: Places and baselines

    @Test func columnsAreThoseOfUTF16() {
        #expect(UTF16Column.of(byteColumn: 1, in: Array("홍 x".utf8)) == 1)
        #expect(UTF16Column.of(byteColumn: 5, in: Array("홍 x".utf8)) == 3)
        #expect(UTF16Column.of(byteColumn: 6, in: Array("🐈 x".utf8)) == 4)
        #expect(UTF16Column.of(byteColumn: 4, in: Array("\u{FEFF}x".utf8)) == 1)
    }

    @Test func pathsAreRelativeToTheFolder() {
        let folder = BaseFolder("/home/app")
        #expect(folder.relative("/home/app/Sources/App.swift") == "Sources/App.swift")
        #expect(folder.relative("./Sources/../App.swift") == "App.swift")
        #expect(folder.relative("/home/application/App.swift") == "/home/application/App.swift")
        #expect(folder.climbing("/home/other/App.swift") == "../other/App.swift")
    }

    @Test func aBaselineLeavesWhatIsNew() throws {
        let text = try Baseline.text(of: [missing, missing]) { $0 }
        #expect(
            text == """
                {
                  "version": 1,
                  "findings": [
                    {"count":2,"id":"missing-provider","message":"no provider for 'id: Int'","path":"App.swift"}
                  ]
                }

                """)
        let baseline = try Baseline(Data(text.utf8), at: "known.json")
        var other = missing
        other.message = "no provider for 'name: String'"
        var below = missing
        below.location.line = 30
        // Lines shift; what counts is how many there are.
        #expect(baseline.apply(to: [missing, below, other]) { $0 } == [other])
        var last = below
        last.location.line = 40
        #expect(baseline.apply(to: [last, missing, below]) { $0 } == [last])
        let stale = baseline.apply(to: [missing]) { $0 }
        #expect(stale.map(\.id) == [.staleBaseline] && stale[0].location == place(4, 5, in: "known.json"))
        #expect(
            stale[0].message.hasPrefix(
                "the baseline lists 2 findings, but only 1 still occurs: "
                    + "missing-provider"))
    }

    // MARK: Graphs

    /// App creates Card and provides `id: Int` to it.
    private let graph = WiringGraph(
        nodes: [
            .init(kind: .root, name: "App", location: place(1)),
            .init(kind: .component, name: "Card", location: place(3)),
        ],
        edges: [
            .init(kind: .creates, from: 0, to: 1, location: place(2)),
            .init(kind: .takes, from: 1, to: 0, label: "id: Int", location: place(4)),
        ])

    @Test func aGraphIsDrawnAsATree() {
        #expect(GraphTree.lines(DrawnGraph(graph)) == ["roots:", "App", "└─ Card", "   └─ takes id: Int from App"])
    }

    @Test func anExplanationSaysWhoNeedsWhom() throws {
        var store = WiringGraph.Node(kind: .service, name: "Store", location: place(1))
        store.scope = "singleton"
        let services = WiringGraph(
            nodes: [
                store, .init(kind: .service, name: "Screen", location: place(2)),
            ],
            edges: [
                .init(
                    kind: .asks, from: 1, to: 0,
                    question: .init(service: "Store", name: nil, arguments: [], isOptional: false),
                    location: place(2, 40))
            ])
        #expect(
            Explanation("Store", in: services)?.lines == [
                "Store", "  registered: App.swift:1:1, scope singleton", "    resolved: App.swift:2:40, by Screen",
            ])
        #expect(Explanation("Stone", in: services) == nil)
        #expect(Explanation.near("Stone", in: services) == ["Store"])
    }
}

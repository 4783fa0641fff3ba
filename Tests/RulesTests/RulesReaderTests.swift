import DovetailBinaries
import DovetailDiagnostics
import DovetailFacts
@testable import DovetailRules
import Testing

/// The rules read from a valid file.
@Suite struct RulesReaderTests {
    static let whole = """
        # The shop's rules.
        sources: [App, Features]
        exclude: ["*/Demo/*"]
        strict: true
        baseline: .dovetail-baseline.json
        containers:
          - type: Container
            register: regist(injectType:)
            resolve: load(for:)
            key: id
            provides: resolve()
          - {type: Other, register: 'put(_:as:)', resolve: "get(_:)"}
        overrides:
          - service: Store
            name: mock
            reason: the demo app swaps the store
          - service: Clock
            reason: >
              tests of the demo
              stop time
        cache: ../.cache

        """

    private func read(_ text: String) throws -> Rules { try RulesReader.read(Array(text.utf8), path: "dovetail.yml") }

    private func at(_ line: Int, _ column: Int) -> DovetailDiagnostics.SourceLocation {
        DovetailDiagnostics.SourceLocation(path: "dovetail.yml", line: line, column: column)
    }

    @Test func readsEveryKey() throws {
        var rules = Rules()
        rules.file = "dovetail.yml"
        rules.sources = [RulesPath("App", at: at(2, 11)), RulesPath("Features", at: at(2, 16))]
        rules.exclude = ["*/Demo/*"]
        rules.isStrict = true
        rules.baseline = RulesPath(".dovetail-baseline.json", at: at(5, 11))
        rules.cache = RulesPath("../.cache", at: at(21, 8))
        rules.containers = [
            HandWrittenContainer(
                type: "Container", register: FunctionName(base: "regist", labels: ["injectType"]),
                resolve: FunctionName(base: "load", labels: ["for"]), key: "id",
                provides: FunctionName(base: "resolve", labels: []), location: at(7, 5)),
            HandWrittenContainer(
                type: "Other", register: FunctionName(base: "put", labels: ["_", "as"]),
                resolve: FunctionName(base: "get", labels: ["_"]), location: at(12, 5)),
        ]
        rules.overrides = [
            IntendedOverride(
                service: "Store", name: "mock", reason: "the demo app swaps the store", location: at(14, 5)),
            IntendedOverride(service: "Clock", reason: "tests of the demo stop time\n", location: at(17, 5)),
        ]
        #expect(try read(Self.whole) == rules)
    }

    @Test(arguments: ["", "\n", "# nothing yet\n", "---\n", "{}", "\u{FEFF}", "~"])
    func anEmptyFileHasNoRules(_ text: String) throws {
        var rules = Rules()
        rules.file = "dovetail.yml"
        #expect(try read(text) == rules)
    }

    @Test(arguments: ["\r\n", "\r", "\n"])
    func linesEndInAnyWay(_ end: String) throws {
        let rules = try read("\u{FEFF}" + Self.whole.split(separator: "\n").joined(separator: end) + end)
        #expect(rules.overrides.map(\.location) == [at(14, 5), at(17, 5)])
        #expect(rules.isStrict)
    }

    @Test func namesMayBeOfAnyLanguage() throws {
        let rules = try read("containers: [{type: 상자, register: '넣기(타입:)', resolve: '꺼내기(_:)'}]")
        #expect(rules.containers.map(\.register.description) == ["넣기(타입:)"])
    }

    @Test func textsMayLookLikeWordsOfYAMLInQuotes() throws {
        let rules = try read("overrides: [{service: \"true\", name: '1', reason: yes}]")
        #expect(rules.overrides.map { [$0.service, $0.name, $0.reason] } == [["true", "1", "yes"]])
    }

    /// Linux has other names for two architectures.
    @Test func namesOfArchitectures() throws {
        let text = "linkage: {images: [{name: A, slices: [Linux aarch64, Linux amd64, iOS arm64]}]}"
        let rules = try RulesReader.read(Array(text.utf8), path: "d.yml")
        #expect(rules.linkage.flatMap(\.slices).map(\.architecture) == ["arm64", "x86_64", "arm64"])
    }
}

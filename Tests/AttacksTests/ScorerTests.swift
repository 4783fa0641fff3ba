import Foundation
import Testing
import ToolRunner

/// The scorer cannot be fooled: programs with known verdicts, and tools that report anything.
@Suite struct ScorerTests {
    private static let programs = [
        "right": """
        import Dovetail
        import Probe
        struct X: Sendable {}
        let c = try Container { c in c.register(X.self) { _ in X() } }
        attempt { try c.resolve(X.self) }
        """,
        "missing": """
        import Dovetail
        import Probe
        struct X: Sendable {}
        let c = try Container { c in c.register(X.self) { _ in X() } }
        attempt { try c.resolve(Int.self) }
        """,
        "stops": """
        import Dovetail
        struct X: Sendable {}
        let c = try Container { c in c.register(X.self) { _ in X() } }
        func ask<T>(_ type: T.Type) -> T { (try? c.resolve(type))! }
        _ = ask(Int.self)
        """,
        "component": """
        import Dovetail
        final class Root: BootstrapComponent { var id: Int { 1 } }
        print(Root().id)
        //> 1
        """,
    ]

    /// The verdicts on the programs, sorted by name, with a script in place of the tool.
    private func verdicts(_ script: String) throws -> [String] {
        let folder = try TemporaryFolder()
        for (name, text) in Self.programs { try folder.write("Attacks/\(name).swift", text + "\n") }
        try folder.write("tool", "#!/bin/sh\n\(script)\n")
        let tool = folder.url.appendingPathComponent("tool").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
        return try score(folder, environment: ["DOVETAIL": tool])
    }

    private func score(_ folder: TemporaryFolder, environment: [String: String]? = nil) throws -> [String] {
        let scorer = URL(fileURLWithPath: Command.dovetail).deletingLastPathComponent().appendingPathComponent(
            "attacks")
        let run = try Command.run(scorer.path, ["Attacks"], in: folder.url, environment: environment)
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        return Self.programs.keys.sorted().map { name in
            let line = run.output.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
            return line.map { String($0.split(separator: ":")[1].dropFirst()) } ?? "right"
        }
    }

    @Test func theToolItself() throws {
        let folder = try TemporaryFolder()
        for (name, text) in Self.programs { try folder.write("Attacks/\(name).swift", text + "\n") }
        #expect(try score(folder) == ["right", "right", "right", "right"])
    }

    @Test func silenceIsNoProof() throws {
        // component, missing, right, stops
        #expect(try verdicts("true") == ["does not compile", "not counted", "right", "not counted"])
    }

    @Test func aProofOfWhatFails() throws {
        let script = "echo 'App/main.swift:5:1: proved: 1' >&2; echo 'proved 1 of 1 resolution' >&2"
        #expect(try verdicts(script) == ["does not compile", "proved and fails", "right", "proved and fails"])
    }

    @Test func errorsEverywhereAreFalse() throws {
        let script =
            "for i in 1 2 3 4 5; do echo \"App/main.swift:$i:1: error: no [missing-registration]\" >&2; done; exit 1"
        #expect(try verdicts(script) == ["false error", "right", "false error", "right"])
    }

    @Test(arguments: [
        "App/main.swift:5:1: error: no [unused-registration]", "App/main.swift:1:1: error: no [missing-registration]",
    ])
    func anotherIdOrAnotherLineDoesNotCount(_ line: String) throws {
        let verdicts = try verdicts("echo '\(line)' >&2; exit 1")
        #expect(verdicts[1] == "not counted" && verdicts[2] == "false error" && verdicts[3] == "not counted")
    }

    @Test func aGapCountsAtItsOwnResolution() throws {
        let own = try verdicts("echo 'App/main.swift:5:1: not provable: x' >&2")
        #expect(own[1] == "right")
        let other = try verdicts("echo 'App/main.swift:4:1: not provable: x' >&2")
        #expect(other[1] == "not counted")
    }

    /// A probe of a name is reported where the name is declared, and nowhere else.
    @Test(arguments: [(5, "right"), (4, "not counted")])
    func aProbeOfANameIsToldOfWhereTheNameIsDeclared(_ line: Int, _ verdict: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Attacks/missing.swift",
            """
            import Dovetail
            import Probe
            struct X: Sendable {}
            let c = try Container { c in c.register(X.self) { _ in X() } }
            let found = try? c.resolve(Int.self)
            probe(found)

            """)
        try folder.write(
            "tool", "#!/bin/sh\necho 'App/main.swift:\(line):1: error: no [missing-registration]' >&2; exit 1\n")
        let tool = folder.url.appendingPathComponent("tool").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
        #expect(try score(folder, environment: ["DOVETAIL": tool])[1] == verdict)
    }

    /// A resolution that succeeds is counted at its own line, whichever line the probe is at.
    @Test func aProbeIsCountedWhereItResolves() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Attacks/elsewhere.swift",
            """
            import Dovetail
            import Probe
            struct X: Sendable {}
            struct Y: Sendable { let x: X }
            let c = try Container { c in
                c.register(X.self) { _ in X() }
                c.register(Y.self, Y.init)
            }
            attempt {
                let x = try c.resolve(X.self)
                return x
            }
            let y = try c.resolve(Y.self)
            probe(y.x)
            func made() throws -> Y { try c.resolve() }
            attempt { try made() }

            """)
        let run = try attacks(folder)
        // Line 9 is proved at line 10, and line 14 where `y` is made; nothing tells what line 16 calls.
        #expect(run.contains("3 resolutions succeed without an error: 2 proved, 0 said to be not provable, 1 not"))
        #expect(run.contains("elsewhere: App/main.swift:16 not counted, and it succeeds"))
    }

    private func attacks(_ folder: TemporaryFolder) throws -> String {
        let scorer = URL(fileURLWithPath: Command.dovetail).deletingLastPathComponent().appendingPathComponent(
            "attacks")
        return try Command.run(scorer.path, ["--verbose", "Attacks"], in: folder.url).output
    }
}

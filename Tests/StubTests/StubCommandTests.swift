import Foundation
import Testing
import ToolRunner

/// `dovetail stub`, by what it says and writes.
@Suite struct StubCommandTests {
    private let work: TemporaryFolder

    init() throws {
        work = try TemporaryFolder()
        try work.write(
            "Sources/Login.swift",
            """
            import Foundation
            // dovetail:stub
            public protocol LoginProtocol { func login() -> Bool }
            protocol Session { var id: Int { get set } }
            private protocol Secret {}
            protocol LoginDependency: Dependency { var session: any Session { get } }
            protocol Dependency: AnyObject {}
            """)
    }

    private func stub(_ arguments: String...) throws -> Command {
        try Command.dovetail(["stub", "--output", "Stubs.swift"] + arguments, in: work.url)
    }

    private var text: String {
        get throws { try String(contentsOf: work.url.appendingPathComponent("Stubs.swift"), encoding: .utf8) }
    }

    /// The types that the file declares.
    private var types: [String] {
        get throws {
            try text.split(separator: "\n").filter { $0.contains("final class") && !$0.hasPrefix("private") }
                .compactMap { $0.components(separatedBy: "class ").last?.components(separatedBy: ":").first }
        }
    }

    @Test func allThatOthersSee() throws {
        let run = try stub("Sources")
        #expect(run.status == 0)
        #expect(
            run.errors == """
                Sources/Login.swift:5:18: note: 'Secret' gets no double: it is private
                4 doubles in Stubs.swift

                """)
        #expect(try types == ["DependencyStub", "LoginDependencyStub", "LoginStub", "SessionStub"])
        let again = try stub("Sources")
        #expect(again.errors.hasSuffix("4 doubles in Stubs.swift, which was current\n"))
    }

    @Test func some() throws {
        _ = try stub("Sources", "--annotated")
        #expect(try types == ["LoginStub"])
        _ = try stub("Sources", "--protocol", "Session", "--protocol", "LoginProtocol")
        #expect(try types == ["LoginStub", "SessionStub"])
        _ = try stub("Sources", "--dependencies")
        #expect(try types == ["LoginDependencyStub"])
        _ = try stub("Sources", "--dependencies", "--annotated")
        #expect(try types == ["LoginDependencyStub", "LoginStub"])
    }

    @Test func badInput() throws {
        #expect(
            try stub("Sources", "--protocol", "Sesion").errors
                == "error: there is no protocol 'Sesion' in what was read; did you mean 'Session'?\n")
        #expect(try stub("nowhere").errors == "error: there is no file or folder 'nowhere'\n")
        #expect(try stub().errors == "error: nothing to read: name folders or files with protocols\n")
        #expect(
            try stub("Sources", "--access", "open").errors
                == "error: --access takes internal, package or public, not 'open'\n")
        try work.write("Sources/Empty.swift", "let x = 1\n")
        #expect(try stub("Sources/Empty.swift").errors == "error: there is no protocol in what was read\n")
        let secret = try stub("Sources", "--protocol", "Secret")
        #expect(secret.status == 1)
        #expect(secret.errors.contains("5:18: error: 'Secret' cannot be doubled: it is private"), "\(secret.errors)")
    }

    @Test func staleFiles() throws {
        #expect(try stub("Sources", "--check").errors.hasPrefix("Sources/Login.swift:5:18: note"))
        #expect(try stub("Sources", "--check").status == 1)
        _ = try stub("Sources")
        #expect(try stub("Sources", "--check").status == 0)
        try work.write("Sources/More.swift", "protocol More {}\n")
        #expect(try stub("Sources", "--check").errors.contains("Stubs.swift:1:1: error: the doubles are stale"))
    }

    @Test func aRunWithoutChangesDoesNothing() throws {
        _ = try stub("Sources", "--cache", "cache")
        #expect(try stub("Sources", "--cache", "cache").errors == "Stubs.swift is current\n")
        #expect(try stub("Sources", "--cache", "cache", "--annotated").errors == "1 double in Stubs.swift\n")
        try work.write("Stubs.swift", "// by hand\n")
        _ = try stub("Sources", "--cache", "cache", "--annotated")
        #expect(try types == ["LoginStub"])
    }

    @Test func theOrderOfFilesDoesNotMatter() throws {
        try work.write("Sources/A.swift", "protocol A: Session { func a() }\n")
        _ = try stub("Sources/A.swift", "Sources/Login.swift")
        let first = try text
        _ = try stub("Sources/Login.swift", "Sources/A.swift")
        #expect(try text == first)
    }

    @Test func modulesAreImported() throws {
        let run = try Command.dovetail(
            "stub", "--output", "Stubs.swift", "--module", "App=Sources", "--annotated", in: work.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try text.contains("\nimport App\n"))
        _ = try Command.dovetail("stub", "--output", "Stubs.swift", "--module", "App=Sources", in: work.url)
        #expect(try text.contains("\n@testable import App\n"))
    }

    /// What another package declares is inherited, and gets no double.
    @Test func filesOfABuildSystem() throws {
        try work.write("Kit/Kit.swift", "public protocol KitParent { func kit() }\n")
        try work.write("Sources/Child.swift", "import Kit\nprotocol Child: KitParent {}\n")
        try work.write(
            "modules.json",
            """
            {"version": 1, "home": "AppTests", "modules": [
              {"name": "AppTests", "package": "app", "files": []},
              {"name": "App", "package": "app", "files": ["Sources/Child.swift"]},
              {"name": "Kit", "package": "kit", "files": ["Kit/Kit.swift"]}]}
            """)
        let run = try Command.dovetail(
            "stub", "--output", "Stubs.swift", "--modules-file", "modules.json", in: work.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try types == ["ChildStub"])
        #expect(try text.contains("kitCallsCount") && text.contains("@testable import App\n"))
    }

    @Test func levelsAndHeaders() throws {
        try work.write("licence.txt", "// Ours.\n")
        _ = try stub("Sources", "--access", "public", "--header", "licence.txt", "--import", "Kit")
        #expect(try text.hasPrefix("// Ours.\n// Generated by dovetail stub.\n\nimport Kit\n"))
        #expect(try text.contains("\npublic final class LoginStub: LoginProtocol"))
        #expect(try text.contains("    public var loginReturnValue: Bool!"))
        #expect(try text.contains("\nfinal class SessionStub: Session"))
    }

    @Test func interfacesOfBinaries() throws {
        try work.write(
            "Kit.swiftinterface",
            "// swift-module-flags: -module-name Kit\npublic protocol Store : AnyObject { func load() -> Swift.Int }\n")
        let run = try stub("Kit.swiftinterface", "--import", "Kit")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try types == ["StoreStub"])
    }
}

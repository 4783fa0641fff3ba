import Foundation
import Testing
import ToolRunner

/// The messages and files of `dovetail stub`.
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
                Sources/Login.swift:5:18: note: 'Secret' gets no double because it is private
                4 doubles in Stubs.swift

                """)
        #expect(try types == ["DependencyStub", "LoginDependencyStub", "LoginStub", "SessionStub"])
        let again = try stub("Sources")
        #expect(again.errors.hasSuffix("4 doubles in Stubs.swift, already up to date\n"))
    }

    @Test func aCommentSuppressesWhatCannotBeDoubled() throws {
        let refused = """
            public final class Store {}
            protocol StoreLike: Store {}
            """
        try work.write("Sources/Store.swift", refused)
        let before = try stub("Sources")
        #expect(before.status == 1)
        #expect(before.errors.contains("Sources/Store.swift:2:10: error: cannot generate a double of 'StoreLike'"))
        let comment = " // dovetail:ignore cannot-double: written by hand"
        try work.write("Sources/Store.swift", refused + comment + "\n")
        let after = try stub("Sources")
        #expect(after.status == 0, "\(after.errors)")
        #expect(!after.errors.contains("StoreLike"))
        #expect(try types == ["DependencyStub", "LoginDependencyStub", "LoginStub", "SessionStub"])
        #expect(try stub("Sources", "--check").status == 0)
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
                == "error: no protocol is called 'Sesion' in the inputs; did you mean 'Session'?\n")
        #expect(try stub("nowhere").errors == "error: no such file or folder: 'nowhere'\n")
        #expect(try stub().errors == "error: nothing to read: pass folders or files with protocols\n")
        #expect(
            try stub("Sources", "--access", "open").errors
                == "error: --access takes internal, package or public, not 'open'\n")
        try work.write("Sources/Empty.swift", "let x = 1\n")
        #expect(try stub("Sources/Empty.swift").errors == "error: no protocols found in the inputs\n")
        let secret = try stub("Sources", "--protocol", "Secret")
        #expect(secret.status == 1)
        #expect(
            secret.errors.contains("5:18: error: cannot generate a double of 'Secret': it is private"),
            "\(secret.errors)")
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

    /// The same files in another role are a different input: inherited protocols get no doubles.
    @Test func aFileThatBecomesAParentIsNews() throws {
        try work.write("Sources/Z.swift", "protocol Z: Session { func z() }\n")
        _ = try stub("Sources/Login.swift", "Sources/Z.swift", "--cache", "cache")
        #expect(try types.contains("ZStub"))
        let run = try stub("Sources/Login.swift", "--parents", "Sources/Z.swift", "--cache", "cache")
        #expect(run.errors.contains("4 doubles in Stubs.swift"), "\(run.errors)")
        #expect(try !types.contains("ZStub"))
    }

    /// Files without protocols matter if a protocol mentions their types, or if a double would have the name of one of
    /// them.
    @Test func typesOfFilesWithoutProtocols() throws {
        try work.write(
            "Sources/Base.swift",
            "class Base: Root {\n    init() { super.init(id: 1) }\n    required init(id: Int) { super.init(id: "
                + "id) }\n}\n"
        )
        try work.write("Sources/Root.swift", "class Root { required init(id: Int) {} }\n")
        try work.write("Sources/Taken.swift", "struct SessionStub {}\n")
        try work.write("Sources/Based.swift", "protocol Based: Base { func run() }\n")
        let run = try stub("Sources", "--verify")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try types.contains("SessionDouble") && types.contains("BasedStub"))
    }

    @Test func conditionsOfOtherBranchesAreExcluded() throws {
        try work.write(
            "Sources/Branches.swift",
            """
            #if os(watchOS)
            protocol Watch {}
            #elseif !(A) || B
            protocol Either {}
            #else
            protocol Neither {}
            #endif
            """)
        _ = try stub("Sources/Branches.swift")
        #expect(try text.contains("\n#if (A && (B && !os(watchOS))) || (!A && !os(watchOS))\n"))
        #expect(try text.contains("\n#if A && (!B && !os(watchOS))\n"))
    }

    /// What such an `#if` contains gets no double, and an error says so.
    @Test(arguments: [
        "#if CONDITION\nprotocol Deep { func a() }\n#endif", "protocol Deep {\n#if CONDITION\nfunc a()\n#endif\n}",
    ])
    func conditionsThatAreTooMany(source: String) throws {
        let condition = (0..<24).map { "(F\($0) && G\($0))" }.joined(separator: " || ")
        try work.write("Sources/Deep.swift", source.replacingOccurrences(of: "CONDITION", with: condition))
        let run = try stub("Sources/Deep.swift", "Sources/Login.swift")
        #expect(run.status == 1)
        #expect(run.errors.contains("this #if has too many conditions to follow"), "\(run.errors)")
        #expect(
            run.errors.contains("Sources/Deep.swift:\(source.hasPrefix("#if") ? 1 : 2):1: error: "), "\(run.errors)")
        #expect(try !text.contains("DeepStub"))
    }

    /// Lines end as in Swift, and columns count bytes.
    @Test func placesInFilesOfOtherSystems() throws {
        try work.write("Sources/Windows.swift", "// ä\r\nimport Foundation\r/* é */ private protocol Old {}\r\n")
        #expect(
            try stub("Sources/Windows.swift", "Sources/Login.swift").errors.contains(
                "Sources/Windows.swift:3:27: note: 'Old' gets no double because it is private\n"))
    }

    @Test func hiddenByTheTypesAround() throws {
        try work.write("Sources/Outer.swift", "private enum Outer {}\nextension Outer { protocol Inner {} }\n")
        #expect(
            try stub("Sources").errors.contains(
                "Sources/Outer.swift:2:28: note: 'Outer.Inner' gets no double because it is private\n"))
    }

    @Test func verificationOfModules() throws {
        let named = try Command.dovetail(
            "stub", "--output", "Stubs.swift", "--module", "App=Sources", "--verify", in: work.url)
        #expect(named.status == 0, "\(named.errors)")
        try work.write("Kit.swift", "public protocol Store: AnyObject { func load() -> Int }\n")
        let module = try Command.env(
            "swiftc", "-emit-module", "-module-name", "Kit", "-emit-module-path", "Kit.swiftmodule", "Kit.swift",
            in: work.url)
        try #require(module.status == 0, "\(module.errors)")
        try work.write(
            "Kit.swiftinterface",
            "// swift-module-flags: -module-name Kit\npublic protocol Store : AnyObject { func load() -> Swift.Int }\n")
        let interface = try stub(
            "Kit.swiftinterface", "--import", "Kit", "--verify", "--verify-flag=-I", "--verify-flag=.")
        #expect(interface.status == 0, "\(interface.errors)")
    }

    /// A programmed return value for a generic requirement that is not of the caller's type is reported by name.
    @Test(arguments: ["5", "6"]) func answersOfAnotherType(_ mode: String) throws {
        try work.write(
            "Decoder.swift",
            """
            protocol Decoder {
                func decode<T>(_ type: T.Type) -> T
                func fill<T>(_ value: inout T)
                func fail<E: Error>(_ type: E.Type) throws(E)
            }
            """)
        try work.write(
            "main.swift",
            """
            struct Failure: Error {}
            struct Other: Error {}
            let stub = DecoderStub()
            stub.decodeReturnValue = 3
            stub.fillClosure = { $0 = "text" }
            stub.failThrowableError = Other()
            var number = 1
            switch CommandLine.arguments[1] {
            case "decode": _ = stub.decode(String.self)
            case "fill": stub.fill(&number)
            case "fail": try stub.fail(Failure.self)
            default: print(stub.decode(Int.self))
            }
            """)
        #expect(try stub("Decoder.swift").status == 0)
        let built = try Command.env(
            "swiftc", "-swift-version", mode, "-o", "run", "Decoder.swift", "Stubs.swift", "main.swift", in: work.url)
        try #require(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("warning"), "\(built.errors)")
        func run(_ what: String) throws -> Command {
            try Command.run(work.url.appendingPathComponent("run").path, [what], in: work.url)
        }
        #expect(try run("").output == "3\n")
        for (what, title, wanted, given) in [
            ("decode", "decode(_:)", "String", "3, which is Int"), ("fill", "fill(_:)", "Int", "text, which is String"),
            ("fail", "fail(_:)", "Failure", "Other(), which is Other"),
        ] {
            #expect(
                try run(what).errors.contains(
                    "DecoderStub.\(title) returns \(wanted), but a test programmed \(given)"), "\(what)")
        }
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

    /// Protocols of another package are inherited and get no doubles.
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

    /// One property implements both requirements, so it records what it is set to.
    @Test func aPropertyThatOnlyOneOfTwoProtocolsSets() throws {
        let parents = "protocol Named { var name: String { get } }\nprotocol Renamed { var name: String { get set } }\n"
        for inherited in ["Named, Renamed", "Renamed, Named"] {
            try work.write("Both.swift", parents + "protocol Both: \(inherited) {}\n")
            #expect(try stub("Both.swift", "--protocol", "Both").status == 0)
            #expect(try text.contains("\n    var nameSetReceivedValue: String? {"), "\(inherited)")
        }
    }

    @Test func levelsAndHeaders() throws {
        try work.write("licence.txt", "// Ours.\n")
        _ = try stub("Sources", "--access", "public", "--header", "licence.txt", "--import", "Kit")
        #expect(try text.hasPrefix("// Ours.\n// Generated by dovetail stub.\n// swift-format-ignore-file\n"))
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

    /// A broken protocol is an error at its line; the others still get their doubles.
    @Test func aSyntaxErrorInAProtocol() throws {
        try work.write("Sources/Broken.swift", "protocol Broken {\n    func = }\nprotocol Sound { func go() }\n")
        let run = try stub("Sources/Broken.swift")
        #expect(run.status == 1)
        #expect(
            run.errors.contains("Sources/Broken.swift:2:10: error: syntax error: expected identifier"), "\(run.errors)")
        #expect(run.errors.contains("help: fix the syntax; until then, 'Broken' gets no double"))
        #expect(try types == ["SoundStub"])
    }
}

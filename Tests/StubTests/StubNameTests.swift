import Foundation
import Testing
import ToolRunner

/// `dovetail stub --name`, and why the file has its imports.
@Suite struct StubNameTests {
    private let work: TemporaryFolder

    init() throws {
        work = try TemporaryFolder()
        try work.write(
            "Sources/Login.swift",
            """
            import Foundation
            public protocol LoginProtocol { func login(at: Date) -> Bool }
            public protocol Session { var login: any LoginProtocol { get } }
            """)
    }

    private func stub(_ arguments: String...) throws -> Command {
        try Command.dovetail(["stub", "--output", "Stubs.swift", "Sources"] + arguments, in: work.url)
    }

    private var text: String {
        get throws { try String(contentsOf: work.url.appendingPathComponent("Stubs.swift"), encoding: .utf8) }
    }

    @Test func thePatternNamesAllDoubles() throws {
        let run = try stub("--name", "Mock{name}", "--verify")
        #expect(run.status == 0, "\(run.errors)")
        let text = try text
        #expect(text.contains("public final class MockLogin") || text.contains("final class MockLogin: LoginProtocol"))
        #expect(text.contains("final class MockSession: Session") && !text.contains("LoginStub"))
        // A default value is a double of the same file.
        #expect(text.contains("MockLogin()"))
    }

    /// In a file of tests, which imports both, a name that a library may have too means neither.
    @Test func typesThatALibraryMayHaveCarryTheirModule() throws {
        try work.write(
            "Sources/Disk.swift",
            """
            import Disk
            public protocol FileSystem { func wrap(_ other: any Disk.FileSystem) -> any FileSystem }
            public protocol Cache: FileSystem { var files: any FileSystem { get } }
            """)
        try work.write("Disk/Disk.swift", "public protocol FileSystem {}\n")
        #expect(try stub("--testable-import", "Store").status == 0)
        let text = try text
        #expect(text.contains("final class FileSystemStub: Store.FileSystem {"), "\(text)")
        #expect(text.contains("func wrap(_ other: any Disk.FileSystem) -> any Store.FileSystem {"))
        #expect(text.contains("var files: any Store.FileSystem {") && text.contains("or: FileSystemStub()"))
        // Within the module, its own types are meant.
        #expect(try stub().status == 0)
        let within = try self.text
        #expect(!within.contains("Store."))
        // What the library has is known.
        let both = try Command.dovetail(
            ["stub", "-o", "Stubs.swift", "--module", "Store=Sources", "--parents", "Disk"], in: work.url)
        #expect(both.status == 0, "\(both.errors)")
        #expect(try self.text.contains("final class FileSystemStub: Store.FileSystem {"))
        for (module, folder) in [("Disk", "Disk"), ("Store", "Sources")] {
            let built = try Command.run(
                "/bin/sh",
                [
                    "-c",
                    "swiftc -emit-module -enable-testing -module-name \(module) -I . -o \(module).swiftmodule \(folder)/*.swift",
                ],
                in: work.url)
            try #require(built.status == 0, "\(built.errors)")
        }
        #expect(try stub("--testable-import", "Store").status == 0)
        let compiled = try Command.env("swiftc", "-typecheck", "-I", ".", "Stubs.swift", in: work.url)
        #expect(compiled.status == 0, "\(compiled.errors)")
    }

    /// An alias of a closure from a module that is not read: what escapes is a closure, of others it is said.
    @Test func aliasesOfClosuresThatAreNotRead() throws {
        try work.write(
            "Sources/Upload.swift",
            """
            import Kit
            public protocol Uploader {
                func upload(_ done: @escaping Completion)
                func peek(_ done: Completion)
            }
            """)
        try work.write(
            "Kit/Kit.swift", "public typealias Completion = (Bool) -> Void\npublic typealias Step = (Int) -> Void\n")
        let run = try stub()
        #expect(run.status == 0 && !run.errors.contains("note:"), "\(run.errors)")
        let text = try text
        #expect(text.contains("StubCalls<(), (), (Completion) -> ()>()"), "\(text)")
        try work.write("Sources/More.swift", "import Kit\npublic protocol Walker { func each(_ step: Step) }\n")
        let unknown = try stub()
        #expect(
            unknown.errors.contains(
                "Sources/More.swift:2:31: note: 'Step' is not declared in what was read; if one is an alias of a closure type, "
                    + "the doubles compile only with '--parents' and the sources of 'Kit'\n"), "\(unknown.errors)")
        let known = try stub("--parents", "Kit")
        #expect(!known.errors.contains("note:"), "\(known.errors)")
    }

    @Test func oneNameForOneDouble() throws {
        #expect(try stub("--name", "FakeSession", "--protocol", "Session").status == 0)
        #expect(try text.contains("final class FakeSession: Session"))
        let run = try stub("--name", "Fake")
        #expect(run.status == 2)
        #expect(
            run.errors
                == "error: --name: the doubles of 'LoginProtocol' and 'Session' would both be called 'Fake'; write "
                + "{name} into it, which stands for the protocol's name\n", "\(run.errors)")
    }

    @Test func aTakenNameIsRefused() throws {
        try work.write("Sources/Mocks.swift", "public final class MockLogin {}\n")
        let run = try stub("--name", "Mock{name}")
        #expect(run.status == 2)
        #expect(
            run.errors
                == "error: --name: the double of 'LoginProtocol' would be called 'MockLogin', but the sources already "
                + "declare a type of that name; choose another name\n", "\(run.errors)")
        #expect(try stub("--name", "Fake{name}").status == 0)
    }

    /// Two protocols whose names differ in `Protocol` have different doubles.
    @Test func theEndOfTheNameIsKeptIfItDistinguishes() throws {
        try work.write("Sources/Plain.swift", "public protocol Login {}\n")
        #expect(try stub("--name", "Mock{name}").status == 0)
        #expect(try text.contains("MockLoginProtocol: LoginProtocol") && text.contains("MockLogin: Login {"))
    }

    @Test(arguments: [
        "", "{name}", "{name}{name}", "My Mock{name}", "1{name}", "Mock{x}", "Type", "Mock.{name}", "class",
    ])
    func aBadNameIsRefused(_ name: String) throws {
        let run = try stub("--name", name)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "error: --name takes the name of a type in which {name} stands for the protocol's name, such as "
                + "Mock{name}, not '\(name)'\n", "\(run.errors)")
    }

    @Test func theCacheKnowsTheName() throws {
        #expect(try stub("--cache", "cache").status == 0)
        #expect(try stub("--cache", "cache").errors == "Stubs.swift is current\n")
        #expect(try stub("--cache", "cache", "--name", "Mock{name}").errors == "2 doubles in Stubs.swift\n")
    }

    @Test func theFileSaysWhyItImports() throws {
        let run = try Command.dovetail(
            "stub", "--output", "Stubs.swift", "--module", "App=Sources", "--import", "Kit", in: work.url)
        #expect(run.status == 0, "\(run.errors)")
        let text = try text
        #expect(
            text.contains(
                """
                // Requested with --import or --testable-import.
                import Kit
                // The modules of the protocols.
                import App
                // The lock around what a double records.
                import class Foundation.NSLock
                // What the files of the protocols import, because the requirements may use it.
                import Foundation

                """), "\(text.prefix(600))")
    }
}

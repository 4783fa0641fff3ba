import Foundation
import Testing
import ToolRunner

/// `dovetail stub` over several modules, and over the targets of a package.
@Suite struct StubModulesTests {
    private let work: TemporaryFolder

    init() throws {
        work = try TemporaryFolder()
        for (path, text) in [
            "Sources/Zoo/Animal.swift": "public protocol Animal { func eat() -> Int }\n",
            "Sources/App/Keeper.swift": "import Zoo\nprotocol Keeper { func keep(_ animal: any Animal) -> Bool }\n",
            "Sources/Bank/Bank.swift": "import App\nimport Zoo\nprotocol Bank { var animals: [any Animal] { get } }\n",
            "Tests/BankTests/Tests.swift": "import NoSuchTestLibrary\n",
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Zoo",
                targets: [
                    .target(name: "Zoo"), .target(name: "App", dependencies: ["Zoo"]),
                    .target(name: "Bank", dependencies: ["App", "Zoo"]),
                    .testTarget(name: "BankTests", dependencies: ["Bank", "App"]),
                ])

            """,
        ] { try work.write(path, text) }
    }

    private func stub(_ arguments: String...) throws -> Command {
        try Command.dovetail(["stub", "--output", "Tests/BankTests/Stubs.swift"] + arguments, in: work.url)
    }

    private var text: String {
        get throws {
            try String(contentsOf: work.url.appendingPathComponent("Tests/BankTests/Stubs.swift"), encoding: .utf8)
        }
    }

    private static let modules = [
        "--module", "Bank=Sources/Bank", "--module", "App=Sources/App", "--module", "Zoo=Sources/Zoo",
    ]

    private func verify() throws -> Command {
        try Command.dovetail(
            ["stub", "--output", "Tests/BankTests/Stubs.swift", "--verify"] + Self.modules, in: work.url)
    }

    @Test func eachModuleIsCompiledAfterThoseThatItImports() throws {
        let run = try verify()
        #expect(run.status == 0, "\(run.errors)")
        #expect(try text.contains("@testable import App\n@testable import Bank\nimport Zoo\n"))
    }

    /// Two types of one name do not compile in one file.
    @Test func twoProtocolsOfOneName() throws {
        try work.write("Sources/App/Animal.swift", "protocol Animal {}\n")
        for name in [[], ["--name", "Mock{name}"], ["--protocol", "Animal"]] {
            let run = try Command.dovetail(
                ["stub", "--output", "Tests/BankTests/Stubs.swift"] + name + Self.modules, in: work.url)
            #expect(run.status == 2)
            #expect(
                run.errors
                    == "error: the doubles of 'Animal' at Sources/App/Animal.swift:1:10 and of 'Animal' at "
                    + "Sources/Zoo/Animal.swift:1:17 would both be called "
                    + "'\(name.first == "--name" ? "MockAnimal" : "AnimalStub")'; leave out one of the files with "
                    + "--exclude, or write a file of doubles for each module\n", "\(run.errors)")
        }
        #expect(
            !FileManager.default.fileExists(atPath: work.url.appendingPathComponent("Tests/BankTests/Stubs.swift").path)
        )
        let run = try stub(
            "--module", "App=Sources/App", "--module", "Zoo=Sources/Zoo", "--exclude", "Sources/App/Animal.swift")
        #expect(run.status == 0, "\(run.errors)")
    }

    /// Of two declarations in branches of `#if`, each build has one.
    @Test func oneProtocolInTwoBranches() throws {
        try work.write(
            "Sources/Zoo/Animal.swift",
            """
            #if os(iOS)
            public protocol Animal { func eat() -> Int }
            #else
            public protocol Animal { func eat() -> Int }
            #endif

            """)
        #expect(try verify().status == 0)
        try work.write("Sources/Zoo/Other.swift", "#if DEBUG\npublic protocol Animal {}\n#endif\n")
        #expect(try stub("Sources/Zoo").errors.contains("would both be called 'AnimalStub'"))
    }

    @Test func aBrokenModuleIsNamed() throws {
        try work.write("Sources/App/Broken.swift", "let wrong: Int = \"\"\n")
        let run = try verify()
        #expect(run.status == 2)
        #expect(
            run.errors.hasPrefix(
                "error: the sources do not compile in Swift 5 mode, so the doubles cannot be verified: ")
                && run.errors.contains("Sources/App/Broken.swift:1:18"), "\(run.errors)")
    }

    @Test func modulesInACycle() throws {
        try work.write("Sources/Zoo/More.swift", "import Bank\n")
        let run = try verify()
        #expect(run.status == 2)
        #expect(
            run.errors
                == "error: the modules 'App', 'Bank', 'Zoo' import each other in a cycle, so they cannot be compiled to "
                + "verify the doubles\n", "\(run.errors)")
    }

    /// The modules that a test target depends on; the sources of the tests are not compiled.
    @Test func theTargetsOfAPackage() throws {
        let run = try stub("--package-path", ".", "--target", "BankTests", "--verify")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "3 doubles in Tests/BankTests/Stubs.swift\n", "\(run.errors)")
        #expect(try text.contains("@testable import App\n@testable import Bank\nimport Zoo\n"))
        #expect(try stub("--package-path", ".", "--target", "BankTests", "--check").status == 0)
    }

    /// Doubles in the module of their protocols do not import it.
    @Test func theTargetItself() throws {
        let run = try Command.dovetail(
            "stub", "--output", "Sources/App/Stubs.swift", "--package-path", ".", "--target", "App", "--protocol",
            "Keeper", "--verify", in: work.url)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOf: work.url.appendingPathComponent("Sources/App/Stubs.swift"), encoding: .utf8)
        #expect(!text.contains("import App") && text.contains("import Zoo"))
    }

    @Test func badTargets() throws {
        let unknown = try stub("--package-path", ".", "--target", "Nobody")
        #expect(unknown.status == 2)
        #expect(unknown.errors.hasPrefix("error: Package.swift in '.' has no target 'Nobody'; its targets are: App, "))
        #expect(try stub("--package-path", ".").errors.contains("--package-path needs --target"))
        #expect(try stub("--target", "App").errors.contains("--target needs --package-path"))
    }
}

import Foundation
import Testing
import ToolRunner

/// How `check` and `generate` treat the containers of whole programs and of parts of them.
@Suite struct ContainerCheckTests {
    private static let source = """
        import Dovetail

        protocol Store: Sendable {}
        func open(_ container: Container) throws {
            _ = try container.resolve((any Store).self)
        }
        """

    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("App/Store.swift", Self.source)
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Command {
        try Command.run(Command.dovetail, arguments, in: folder.url)
    }

    @Test func aPartOfAProgramMayAskForWhatOthersRegister() throws {
        for (whole, status) in [("true", Int32(1)), ("false", 0)] {
            let modules = """
                {"version": 1, "home": "App", "whole": \(whole), "modules": [{"name": "App", "files": ["App/Store.swift"]}]}
                """
            let run = try run(
                ["generate", "--modules-file", "modules.json", "-o", "App/Wiring.swift", "--verbose"],
                in: folder(["modules.json": modules]))
            #expect(run.status == status, "\(run.errors)")
            #expect(
                run.errors.contains(
                    whole == "true"
                        ? "'Store' is not registered [missing-registration]"
                        : "proved 0 of 1 resolution; 1 not provable: 1 service of another module"), "\(run.errors)")
        }
    }

    /// Creating the container fails, so nothing can be resolved from it.
    @Test(arguments: ["Base(), Base()", "Base()"])
    func nothingIsProvedOfAContainerThatCannotBeCreated(_ assemblies: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/main.swift",
            """
            import Dovetail
            struct Base: Assembly {
                func assemble(_ c: inout Registrations) { c.register(Int.self) { _ in 1 } }
            }
            let container = try Container(\(assemblies))
            print(try container.resolve(Int.self))
            """)
        let run = try run(["check", "."], in: folder)
        let isSingle = assemblies == "Base()"
        #expect(run.errors.contains("proved \(isSingle ? 1 : 0) of 1 resolution"), "\(run.errors)")
    }

    @Test func aLibrarysOwnSourcesAreNoPart() throws {
        let library = """
            public final class Container {
                public func register<Service>(_ type: Service.Type, factory: (Container) -> Service) {}
                public func resolve<Service>(_ type: Service.Type) -> Service? { nil }
                func any() { _ = resolve(Any.self) }
            }
            """
        let app = """
            import Swinject

            let container = Container()
            container.register(Int.self) { _ in 1 }
            print(container.resolve(Int.self)!)
            """
        let modules = """
            {"version": 1, "home": "App", "modules": [
              {"name": "App", "files": ["App/Store.swift"]},
              {"name": "Swinject", "files": ["Vendor/Swinject/Sources/Container.swift"]}]}
            """
        let folder = try folder([
            "App/Store.swift": app, "Vendor/Swinject/Sources/Container.swift": library, "modules.json": modules,
            "Vendor/Swinject/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "S", targets: [.target(name: "Swinject", path: "Sources")])
            """,
        ])
        for (inputs, modules) in [(["."], "checked 1 module in 1 file\n"), (["--modules-file", "modules.json"], "")] {
            let run = try run(["check"] + inputs, in: folder)
            #expect(run.errors == modules + "proved 1 of 1 resolution\n0 errors, 0 warnings\n", "\(inputs)")
        }
    }

    @Test func aLibrarysTargetIsAPart() throws {
        for (kind, status) in [("executableTarget", Int32(1)), ("target", 0)] {
            let package = """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "P", targets: [.\(kind)(name: "App", path: "App")])
                """
            let run = try run(
                ["check", "--package-path", ".", "--target", "App"], in: folder(["Package.swift": package]))
            #expect(run.status == status, "\(run.errors)")
        }
    }

    @Test func strictMakesWhatIsNotProvedAnError() throws {
        let folder = try folder([
            "App/Name.swift": "func open(_ c: Container, _ n: String) { c.resolve(Int.self, name: n) }\n"
        ])
        try folder.write("App/Store.swift", "import Swinject\n")
        let lenient = try run(["check", "App"], in: folder)
        #expect(lenient.status == 0)
        #expect(
            lenient.errors.hasPrefix("proved 0 of 1 resolution; 1 not provable: 1 dynamic name\n"), "\(lenient.errors)")
        let strict = try run(["check", "App", "--strict"], in: folder)
        #expect(strict.status == 1)
        #expect(strict.errors.contains("[unprovable-resolution]"), "\(strict.errors)")
        try folder.write("dovetail.yml", "strict: true\nsources: [App]\n")
        #expect(try run(["check"], in: folder).status == 1)
    }

    @Test func generateHonoursWhatIsSetAside() throws {
        let folder = try folder()
        let arguments = ["generate", "-o", "Wiring.swift", "App"]
        #expect(try run(arguments, in: folder).status == 1)
        try folder.write("dovetail.yml", "baseline: known.json\nsources: [App]\n")
        #expect(try run(["check", "--write-baseline", "known.json"], in: folder).status == 0)
        #expect(try run(["check"], in: folder).status == 0)
        #expect(try run(arguments + ["--rules", "dovetail.yml"], in: folder).status == 0)
        #expect(try run(arguments, in: folder).status == 1)
        try folder.write(
            "App/Store.swift",
            Self.source.replacingOccurrences(
                of: "(any Store).self)", with: "(any Store).self) // dovetail:ignore missing-registration: the host's"))
        #expect(try run(arguments, in: folder).status == 0)
    }

    @Test func jsonSaysWhatIsProved() throws {
        let run = try run(["check", "App", "--format", "json"], in: folder())
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let proof = try #require(json["proof"] as? [String: Any])
        #expect(proof["resolutions"] as? Int == 1)
        #expect(proof["proved"] as? Int == 0)
    }

    @Test func explainFollowsRulesAndTemplatesAreNoSources() throws {
        let folder = try folder([
            "App/New.xctemplate/File.swift": "import Swinject\nlet x: <#type#> = container.resolve()\n"
        ])
        let run = try run(["check", "App"], in: folder)
        #expect(!run.errors.contains("xctemplate"), "\(run.errors)")
    }

    /// The steps of a tutorial are shown, and no target compiles them.
    @Test func tutorialsAreNoSources() throws {
        let step = "import Swinject\nlet step = Container().resolve(Missing.self)!\nclass Missing {}\n"
        let tutorial = ["App/App.docc/Tutorials/Code/step-1.swift": step]
        let run = try run(["check", "App"], in: try folder(tutorial))
        #expect(!run.errors.contains("docc"), "\(run.errors)")
        let compiled = try self.run(["check", "App"], in: try folder(["App/Steps/step-1.swift": step]))
        #expect(compiled.errors.contains("App/Steps/step-1.swift:2:"), "\(compiled.errors)")
    }
}

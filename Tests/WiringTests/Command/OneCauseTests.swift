import Foundation
import Testing
import ToolRunner

/// One finding for one cause, however many places it has.
@Suite struct OneCauseTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Bank",
            targets: [
                .target(name: "Money"), .target(name: "CardFeature", dependencies: ["Money"]),
                .target(name: "DepositFeature", dependencies: ["CardFeature", "Money"]),
            ])

        """
    private static let rules = """
        layers:
          - name: data
            modules: [Money]
          - name: feature
            modules: ["*Feature"]
        allow:
          feature: [data]
        rules:
          - id: no-cards
            forbid: {from: DepositFeature, to: CardFeature}
            why: they are sold apart

        """

    /// A package in which eight files import what layers and a rule forbid.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", Self.manifest)
        try folder.write("dovetail.yml", Self.rules)
        try folder.write("Sources/Money/Money.swift", "public let money = 1\n")
        try folder.write("Sources/CardFeature/Card.swift", "import Money\npublic let card = money\n")
        for number in 1...8 {
            try folder.write("Sources/DepositFeature/D\(number).swift", "import CardFeature\nimport Money\n")
        }
        return folder
    }

    private func lines(_ run: Command, _ text: String) -> [Substring] {
        run.errors.split(separator: "\n").filter { $0.contains(text) }
    }

    private func findings(_ run: Command) -> [String] {
        run.errors.split(separator: "\n").compactMap { line in
            guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return nil }
            return "\(line.prefix { $0 != ":" }) \(line[start...])"
        }
    }

    @Test func importsOfOnePairAreOneFinding() throws {
        let folder = try folder()
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(run.status == 1)
        #expect(
            findings(run) == [
                "Sources/DepositFeature/D1.swift [forbidden-import]",
                "Sources/DepositFeature/D1.swift [layer-violation]",
            ], "\(run.errors)")
        #expect(lines(run, "it is imported here too").count == 10, "\(run.errors)")
        #expect(lines(run, "D6.swift:1:8: note: it is imported here too, and in 2 more places").count == 2)
        #expect(run.errors.hasSuffix("2 errors, 0 warnings\n"), "\(run.errors)")
        #expect(run.errors.contains("rules: 0 kept, 2 broken: layers, no-cards\n"), "\(run.errors)")
        let json = try Command.dovetail("check", ".", "--format", "json", in: folder.url)
        #expect(json.output.contains("\"errors\":2") || json.output.contains("\"errors\" : 2"), "\(json.output)")
    }

    /// A comment at the first place leaves the others, and a baseline names each.
    @Test func whatIsSetAsideIsNotCounted() throws {
        let folder = try folder()
        try folder.write(
            "Sources/DepositFeature/D1.swift", "import CardFeature  // dovetail:ignore layer-violation: until May\n")
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(
            findings(run) == [
                "Sources/DepositFeature/D1.swift [forbidden-import]",
                "Sources/DepositFeature/D2.swift [layer-violation]",
            ], "\(run.errors)")
        #expect(try Command.dovetail("check", ".", "--write-baseline", "known.json", in: folder.url).status == 0)
        #expect(try Command.dovetail("check", ".", "--baseline", "known.json", in: folder.url).status == 0)
        try folder.write("Sources/DepositFeature/D9.swift", "import CardFeature\n")
        let new = try Command.dovetail("check", ".", "--baseline", "known.json", in: folder.url)
        #expect(
            findings(new) == [
                "Sources/DepositFeature/D9.swift [forbidden-import]",
                "Sources/DepositFeature/D9.swift [layer-violation]",
            ], "\(new.errors)")
    }

    /// A baseline from before findings were joined.
    @Test func olderBaselinesWork() throws {
        let folder = try folder()
        let message = "'DepositFeature' imports 'CardFeature', "
        let entries = (1...8).flatMap { number in
            [
                ("forbidden-import", message + "which the rule 'no-cards' forbids"),
                ("layer-violation", message + "but modules of the layer 'feature' may not use each other"),
            ].map { id, text in
                #"{"count":1,"id":"\#(id)","message":"\#(text)","path":"Sources/DepositFeature/D\#(number).swift"}"#
            }
        }
        try folder.write("known.json", "{\"version\": 1, \"findings\": [\(entries.joined(separator: ",\n"))]}\n")
        let run = try Command.dovetail("check", ".", "--baseline", "known.json", in: folder.url)
        #expect(run.status == 0 && findings(run).isEmpty, "\(run.errors)")
    }

    // MARK: Providers

    /// A component with a private property that these components need.
    private func app(_ names: [String]) -> String {
        var text = "import Dovetail\n"
        for name in names {
            text += "protocol \(name)Dependency: Dependency { var user: String { get } }\n"
            text += "final class \(name): Component<\(name)Dependency> {}\n"
        }
        let children = names.map { "    func new\($0)() -> \($0) { \($0)(parent: self) }\n" }.joined()
        return text + "final class App: BootstrapComponent {\n    private var user: String { \"\" }\n\(children)}\n"
    }

    @Test func usersOfOneProviderAreOneFinding() throws {
        let folder = try TemporaryFolder()
        let names = (1...8).map { "C\($0)" }
        try folder.write("App/App.swift", app(names))
        let run = try Command.dovetail("check", "App", in: folder.url)
        #expect(findings(run) == ["App/App.swift [inaccessible-provider]"], "\(run.errors)")
        #expect(lines(run, "'user: String' is also needed here, by C").count == 5, "\(run.errors)")
        #expect(run.errors.contains("is also needed here, by C6, and in 2 more places\n"), "\(run.errors)")
        #expect(run.errors.contains("proved 0 of 8 requirements"), "\(run.errors)")
        // Programs that read the findings get all places.
        for format in ["json", "sarif"] {
            let text = try Command.dovetail("check", "App", "--format", format, in: folder.url).output
            #expect(text.components(separatedBy: "is also needed here, by C").count == 8, "\(text)")
        }
        #expect(try Command.dovetail("check", "App", "--write-baseline", "known.json", in: folder.url).status == 0)
        try folder.write("App/App.swift", app(["C0"] + names))
        let new = try Command.dovetail("check", "App", "--baseline", "known.json", in: folder.url)
        #expect(findings(new) == ["App/App.swift [inaccessible-provider]"], "\(new.errors)")
        #expect(lines(new, "also needed here").isEmpty, "\(new.errors)")
    }

    // MARK: Helpers of Tuist

    /// Three modules to which a helper adds a dependency that two of them import.
    private func tuist() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Tuist/Package.swift", "// swift-tools-version: 6.0\n")
        try folder.write(
            "Tuist/ProjectDescriptionHelpers/Feature.swift",
            """
            import ProjectDescription

            public func feature(_ name: String) -> Target {
                .target(
                    name: name, destinations: .iOS, product: .framework, bundleId: name, sources: ["\\(name)/**"],
                    dependencies: [
                        .project(target: "Core", path: "../Core")
                    ])
            }
            """)
        try folder.write(
            "Core/Project.swift",
            """
            import ProjectDescription
            let project = Project(name: "Core", targets: [
                .target(name: "Core", destinations: .iOS, product: .framework, bundleId: "c", sources: ["Core/**"])])
            """)
        try folder.write("Core/Core/Core.swift", "public let core = 1\n")
        for (name, text) in [("Card", "import Core"), ("Deposit", "let a = 1"), ("Loan", "let b = 1")] {
            try folder.write(
                "\(name)/Project.swift",
                """
                import ProjectDescription
                import ProjectDescriptionHelpers
                let project = Project(name: "\(name)", targets: [feature("\(name)")])
                """)
            try folder.write("\(name)/\(name)/A.swift", text + "\n")
            try folder.write("\(name)/\(name)/B.swift", "import Foundation\n")
        }
        try folder.write(
            "Workspace.swift",
            "import ProjectDescription\nlet workspace = Workspace(name: \"Bank\", projects: [\"*\"])\n")
        return folder
    }

    @Test func whatAHelperAddsIsOneFinding() throws {
        let folder = try tuist()
        let run = try Command.dovetail("check", ".", "--evaluate-manifests", "--verbose", in: folder.url)
        #expect(findings(run) == ["Tuist/ProjectDescriptionHelpers/Feature.swift [unused-dependency]"], "\(run.errors)")
        #expect(
            run.errors.contains("Feature.swift:7:1: warning: 'Deposit' depends on 'Core' but never imports it"),
            "\(run.errors)")
        #expect(run.errors.contains("Feature.swift:7:1: note: 'Loan' depends on 'Core' but never imports it"))
        // Such findings used to stand in the manifests.
        let entries = ["Deposit", "Loan"].map { name in
            #"{"count":1,"id":"unused-dependency","message":"'\#(name)' depends on 'Core' but never imports it","path":"\#(name)/Project.swift"}"#
        }
        try folder.write("known.json", "{\"version\": 1, \"findings\": [\(entries.joined(separator: ",\n"))]}\n")
        let known = try Command.dovetail(
            "check", ".", "--evaluate-manifests", "--baseline", "known.json", in: folder.url)
        #expect(known.status == 0 && findings(known).isEmpty, "\(known.errors)")
    }
}

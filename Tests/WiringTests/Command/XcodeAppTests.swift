import Foundation
import Testing
import ToolRunner

/// `check` at the root of a checkout with an Xcode project: its targets are modules, with nothing described by hand.
@Suite struct XcodeAppTests {
    static func target(_ name: String, _ type: String, linking libraries: String...) -> String {
        let linked = libraries.map { "L\(name)\($0) = { isa = PBXBuildFile; fileRef = R\($0); };\n" }.joined()
        let ids = libraries.map { "L\(name)\($0)" }.joined(separator: ", ")
        return """
            T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
                productReference = R\(name); buildPhases = (B\(name));
                packageProductDependencies = (D\(name)); fileSystemSynchronizedGroups = (F\(name)); };
            R\(name) = { isa = PBXFileReference; path = \(name).\(type); sourceTree = BUILT_PRODUCTS_DIR; };
            D\(name) = { isa = XCSwiftPackageProductDependency; productName = Dovetail; };
            B\(name) = { isa = PBXFrameworksBuildPhase; files = (\(ids)); };
            \(linked)\
            F\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };

            """
    }

    static let project = """
        // !$*UTF8*$!
        { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (TBank, TApp, TAdmin, TAppTests); };
        G = { isa = PBXGroup; children = (FBank, FApp, FAdmin, FAppTests); sourceTree = "<group>"; };
        \(target("Bank", "framework"))\(target("App", "application", linking: "Bank"))
        \(target("Admin", "application", linking: "Bank"))
        \(target("AppTests", "bundle.unit-test", linking: "Bank"))
        }; rootObject = P; }
        """

    private static let card = """
        import Dovetail
        public protocol CardDependency: Dependency { var user: String { get } }
        public final class CardComponent: Component<CardDependency> {}
        struct Ledger {}

        """

    private static func root(_ members: String, _ imports: String = "import Bank\nimport Dovetail\n") -> String {
        """
        \(imports)final class AppComponent: BootstrapComponent {
            \(members)
            var card: CardComponent { CardComponent(parent: self) }
        }

        """
    }

    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let all = [
            "Bank.xcodeproj/project.pbxproj": Self.project, "Bank/Card.swift": Self.card,
            "App/App.swift": Self.root(#"var user: String { "A" }"#),
            // Another program with a root and a type of the same names.
            "Admin/App.swift": Self.root(#"var user: String { "B" }"#) + "struct Ledger {}\n",
            "AppTests/Tests.swift": Self.root(""),
        ]
        for (name, text) in all.merging(files, uniquingKeysWith: { $1 }) { try folder.write(name, text) }
        return folder
    }

    private func check(_ files: [String: String], _ arguments: String...) throws -> (status: Int32, errors: String) {
        let folder = try folder(files)
        let run = try Command.run(Command.dovetail, ["check"] + arguments, in: folder.url)
        return (run.status, run.errors)
    }

    @Test func eachProgramIsProved() throws {
        let run = try check([:], "--verbose")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("checked 4 modules in 4 files"), "\(run.errors)")
        #expect(run.errors.contains("proved 1 of 1 requirement of 1 component under 2 roots"), "\(run.errors)")
        #expect(!run.errors.contains("in no module"), "\(run.errors)")
    }

    @Test func aMissingProviderInOneProgram() throws {
        let run = try check(["Admin/App.swift": Self.root("")])
        #expect(run.status == 1)
        #expect(run.errors.contains("Bank/Card.swift:2:50: error: CardComponent needs 'user: String'"), "\(run.errors)")
        #expect(run.errors.contains("path: Admin.AppComponent → CardComponent"), "\(run.errors)")
    }

    @Test func anInternalTypeOfAnotherTarget() throws {
        // `Ledger` is internal to Bank, so App's own requirement of that name is another type.
        let run = try check([
            "Bank/Card.swift": Self.card.replacingOccurrences(of: "user: String", with: "user: Ledger")
                .replacingOccurrences(of: "struct Ledger", with: "public struct Ledger"),
            "App/App.swift": Self.root("var user: Ledger { Ledger() }") + "struct Ledger {}\n",
            "Admin/App.swift": "",
        ])
        #expect(run.status == 1)
        #expect(run.errors.contains("CardComponent needs 'user: Ledger'"), "\(run.errors)")
    }

    /// One wiring file for each program, with no list of files: the target of the output's folder is the program.
    @Test func generateWritesEachProgramsWiring() throws {
        let folder = try folder()
        for target in ["App", "Admin"] {
            let generate = ["generate", "--output", "\(target)/Wiring.swift", "."]
            let run = try Command.run(Command.dovetail, generate, in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            let text = try String(
                contentsOf: folder.url.appendingPathComponent("\(target)/Wiring.swift"), encoding: .utf8)
            #expect(text.contains("\nimport Bank\nimport Dovetail\n\n"), "\(text)")
            #expect(text.contains("extension AppComponent: Dovetail.Wiring.WiredRoot"), "\(text)")
            #expect(!text.contains("Admin"), "\(text)")
            #expect(try Command.run(Command.dovetail, generate + ["--check"], in: folder.url).status == 0)
        }
        let check = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(check.status == 0 && !check.errors.contains("stale-wiring"), "\(check.errors)")
        try folder.write(
            "App/App.swift", Self.root(#"var user: String { "A" }; var other: CardComponent { .init(parent: self) }"#))
        try folder.write(
            "App/More.swift",
            "import Dovetail\nprotocol MoreDependency: Dependency { var user: String { get } }\n"
                + "final class MoreComponent: Component<MoreDependency> {}\n"
                + "extension AppComponent { var more: MoreComponent { MoreComponent(parent: self) } }\n")
        let later = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(later.errors.contains("App/Wiring.swift:1:1: warning: this file is out of date"), "\(later.errors)")
        #expect(!later.errors.contains("Admin/Wiring.swift"), "\(later.errors)")
    }

    /// In a target whose declarations are isolated to the main actor, the wiring says what is not.
    @Test(arguments: ["MainActor", "nonisolated"])
    func generateForADefaultIsolation(_ isolation: String) throws {
        let project = Self.project.replacingOccurrences(
            of: "TApp = { isa = PBXNativeTarget;",
            with: """
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SWIFT_DEFAULT_ACTOR_ISOLATION = \(isolation); }; };
                TApp = { isa = PBXNativeTarget; buildConfigurationList = L;
                """)
        let app = Self.root(#"var user: String { "A" }"#).replacingOccurrences(of: "final", with: "nonisolated final")
        let folder = try folder(["Bank.xcodeproj/project.pbxproj": project, "App/App.swift": app])
        let generate = ["generate", "Bank.xcodeproj", "--target", "App", "--output", "App/Wiring.swift"]
        let run = try Command.run(Command.dovetail, generate, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOf: folder.url.appendingPathComponent("App/Wiring.swift"), encoding: .utf8)
        let isStated = text.contains("extension AppComponent: nonisolated Dovetail.Wiring.WiredRoot")
        #expect(isStated == (isolation == "MainActor"), "\(text)")
    }

    @Test func layersAreTargets() throws {
        let run = try check([
            "dovetail.yml": """
            layers:
              - name: app
                modules: [App, Admin]
              - name: feature
                modules: [Bank]
            allow:
              app: [feature]

            """,
            "Bank/Wrong.swift": "import App\n",
        ])
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "Bank/Wrong.swift:1:8: error: 'Bank' imports 'App', but its layer 'feature' may not use"),
            "\(run.errors)")
    }

    @Test func aFileOfNoTargetIsSaid() throws {
        let run = try check(["Scratch/Old.swift": "struct Old {}\n"], "--verbose")
        #expect(run.errors.contains("Scratch/Old.swift: in no module\n"), "\(run.errors)")
        #expect(run.errors.contains("1 of 4 files is in no module"), "\(run.errors)")
    }

    /// A copy that was left behind is not compiled: what it registers does not exist.
    @Test func aFileOfNoTargetRegistersNothing() throws {
        let folder = try TemporaryFolder()
        let project = """
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (TApp); };
            G = { isa = PBXGroup; children = (FApp); sourceTree = "<group>"; };
            \(Self.target("App", "application"))
            }; rootObject = P; }
            """
        let assembly = """
            import Swinject
            final class FeedAssembly: Assembly {
                func assemble(container: Container) {
                    container.register(Feed.self) { _ in Feed() }

            """
        let files = [
            "Shop.xcodeproj/project.pbxproj": project,
            "App/Feed.swift": assembly + "    }\n}\n",
            "Old/Feed.swift": assembly + "        container.register(Chat.self) { _ in Chat() }\n    }\n}\n",
            "App/App.swift": """
            import Swinject
            final class Feed {}
            final class Chat {}
            let container = Container()
            let assembler = Assembler([FeedAssembly()], container: container)
            let feed = container.resolve(Feed.self)!
            let chat = container.resolve(Chat.self)!

            """,
        ]
        for (path, text) in files { try folder.write(path, text) }
        let run = try Command.run(Command.dovetail, ["check", "."], in: folder.url)
        #expect(run.status == 1)
        let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(errors.count == 1, "\(run.errors)")
        #expect(
            run.errors.contains("App/App.swift:7:22: error: 'Chat' is not registered [missing-registration]"),
            "\(run.errors)")
        #expect(run.errors.contains("1 of 3 files is in no module"), "\(run.errors)")
    }

    /// Without the project, nothing tells which program the wiring is for.
    @Test func generateRefusesADamagedProject() throws {
        let folder = try folder(["Bank.xcodeproj/project.pbxproj": "{ objects = ("])
        let run = try Command.run(Command.dovetail, ["generate", "--output", "App/Wiring.swift", "."], in: folder.url)
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("Bank.xcodeproj/project.pbxproj:1:13: error: this Xcode project cannot be read"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("App/Wiring.swift").path))
    }

    @Test func aDamagedProjectIsAnErrorAtItsFile() throws {
        let run = try check(["Bank.xcodeproj/project.pbxproj": "{ objects = ("])
        #expect(run.status == 2 || run.status == 1, "\(run.errors)")
        #expect(
            run.errors.contains(
                "Bank.xcodeproj/project.pbxproj:1:13: error: this Xcode project cannot be read: this '(' is never closed"
            ),
            "\(run.errors)")
    }

    @Test func whatAnAppDoesNotLink() throws {
        let run = try check(
            [
                "Bank.xcodeproj/project.pbxproj": Self.project.replacingOccurrences(of: "LAppBank)", with: ")"),
                "Bank/Card.swift": "import App\n" + Self.card,
            ], "--verbose")
        #expect(
            run.errors.contains(
                "App/App.swift:1:8: warning: 'App' imports 'Bank' but does not declare it as a dependency"),
            "\(run.errors)")
        let line =
            Self.project.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.hasPrefix("TApp = {") }.map { $0 + 1 } ?? 0
        #expect(
            run.errors.contains(
                "Bank.xcodeproj/project.pbxproj:\(line):1: note: none of its dependencies provides 'Bank'"),
            "\(run.errors)")
    }

    @Test func whatAnAppLinksForNothing() throws {
        let run = try check(["Admin/App.swift": "import Dovetail\n"])
        #expect(run.status == 0)
        #expect(
            run.errors.contains("warning: 'Admin' depends on 'Bank' but never imports it [unused-dependency]"),
            "\(run.errors)")
    }

    /// What a target's own conditions and platform leave out is not compiled for it.
    @Test(
        arguments: [("IS_MAIN", false), ("os(macOS)", false), ("!IS_MAIN", true), ("os(iOS)", true), ("DEBUG", true)])
    func importsUnderConditions(_ condition: String, _ isFound: Bool) throws {
        let settings = "SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) DEBUG\";"
        let project = Self.project.replacingOccurrences(of: "LAdminBank)", with: ")").replacingOccurrences(
            of: "TAdmin = { isa = PBXNativeTarget;",
            with: """
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                TAdmin = { isa = PBXNativeTarget; buildConfigurationList = L;
                """)
        let run = try check([
            "Bank.xcodeproj/project.pbxproj": project,
            "Admin/App.swift": "import Dovetail\n",
            "Admin/Log.swift": "#if \(condition)\nimport Bank\n#endif\n",
        ])
        #expect(run.errors.contains("Admin/Log.swift:2:8: warning: 'Admin' imports 'Bank'") == isFound, "\(run.errors)")
    }

    /// What only another program links is no part of this one.
    @Test func librariesOfOtherPrograms() throws {
        let project = Self.project
            .replacingOccurrences(of: "targets = (TBank,", with: "targets = (TTools, TBank,")
            .replacingOccurrences(of: "children = (FBank,", with: "children = (FTools, FBank,")
            .replacingOccurrences(of: "(LAdminBank)", with: "(LAdminBank, LAdminTools)")
            .replacingOccurrences(
                of: "TBank = {",
                with: """
                    LAdminTools = { isa = PBXBuildFile; fileRef = RTools; };
                    \(Self.target("Tools", "framework"))TBank = {
                    """)
        let folder = try folder([
            "Bank.xcodeproj/project.pbxproj": project,
            "Tools/Tools.swift": "import Dovetail\n"
                + "public final class ToolsComponent: BootstrapComponent { public var user: String { \"T\" } }\n",
            "Admin/More.swift": "import Tools\n",
        ])
        let generate = ["generate", "--output", "App/Wiring.swift", "."]
        let run = try Command.run(Command.dovetail, generate, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOf: folder.url.appendingPathComponent("App/Wiring.swift"), encoding: .utf8)
        #expect(text.contains("\nimport Bank\n") && !text.contains("Tools"), "\(text)")
        // An import links it, although nothing declares that.
        try folder.write("App/More.swift", "import Tools\n")
        #expect(try Command.run(Command.dovetail, generate, in: folder.url).status == 0)
        let later = try String(contentsOf: folder.url.appendingPathComponent("App/Wiring.swift"), encoding: .utf8)
        #expect(later.contains("\nimport Tools\n"), "\(later)")
    }

    /// A project or a workspace as the input, and the target as the program.
    @Test(arguments: ["Bank.xcodeproj", "All.xcworkspace", "Bank.xcodeproj/project.xcworkspace"])
    func generateForATarget(_ input: String) throws {
        let folder = try folder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "container:" name = "Apps">
                  <FileRef location = "group:Bank.xcodeproj"></FileRef>
               </Group>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """,
            "Bank.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "<Workspace/>",
        ])
        for target in ["App", "Admin"] {
            let run = try Command.run(
                Command.dovetail, ["generate", "--output", "\(target)/Wiring.swift", "--target", target, input],
                in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            let text = try String(
                contentsOf: folder.url.appendingPathComponent("\(target)/Wiring.swift"), encoding: .utf8)
            #expect(text.contains("extension AppComponent: Dovetail.Wiring.WiredRoot"), "\(text)")
        }
        let check = try Command.run(Command.dovetail, ["check", input], in: folder.url)
        #expect(check.status == 0, "\(check.errors)")
        #expect(check.errors.contains("proved 1 of 1 requirement of 1 component under 2 roots"), "\(check.errors)")
    }

    // MARK: Cycles

    @Test func aCycleOfFrameworksIsCut() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Shop.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (TCard, TDeposit, TApp); };
            G = { isa = PBXGroup; children = (FCard, FDeposit, FApp); sourceTree = "<group>"; };
            \(Self.target("Card", "framework", linking: "Deposit"))
            \(Self.target("Deposit", "framework", linking: "Card"))
            \(Self.target("App", "application", linking: "Card"))
            }; rootObject = P; }
            """)
        try folder.write(
            "Card/Card.swift",
            "import Deposit\npublic func pay() -> Int { Account().balance }\npublic struct Card { public init() {} }\n")
        try folder.write(
            "Deposit/Account.swift",
            """
            import Card
            public final class Account {
                public init() {}
                public var balance: Int { 3 }
                public func issue() -> Card { Card() }
            }

            """)
        try folder.write(
            "App/App.swift",
            "import Card\nimport SwiftUI\n@main struct Shop: App { var body: some Scene { fatalError() } }\n")
        let run = try Command.run(
            Command.dovetail, ["modules", "break-cycle", "Card", "Deposit", "--apply"], in: folder.url)
        #expect(
            run.output == """
                created DepositInterface/DepositInterface.swift
                created Deposit/Deposit+Interface.swift
                changed Card/Card.swift

                """)
        let phase = "(Build Phases, Link Binary With Libraries)"
        #expect(
            run.errors == """
                to do: in Xcode, add a framework target 'DepositInterface' with the folder 'DepositInterface', and the \
                platforms and settings of 'Deposit'; embed it where 'Deposit' is embedded
                to do: in Xcode, add 'DepositInterface' to the target 'Deposit' \(phase)
                to do: in Xcode, remove 'Deposit' from the target 'Card' \(phase)
                to do: in Xcode, add 'DepositInterface' to the target 'Card' \(phase)
                to do: in Xcode, add 'Deposit' to the target 'App' \(phase)
                to do: call connectDeposit() of 'Deposit' when 'App' starts

                """)
    }
}

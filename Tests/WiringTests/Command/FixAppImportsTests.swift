import Foundation
import Testing
import ToolRunner

/// `dovetail modules fix-imports` in projects of XcodeGen, whose specifications are edited, and of Xcode, for which what to
/// change is listed.
@Suite struct FixAppImportsTests {
    /// The sources of four modules, also for manifests of Tuist.
    static let sources = [
        "Money/Money.swift": "public struct Money: Sendable { public init() {} }\n",
        "Clock/Clock.swift": "public struct Clock: Sendable { public init() {} }\n",
        "Account/Account.swift": "import Money\npublic let balance = Money()\n",
        "App/main.swift": "import Account\nimport Money\nlet amount: Money = balance\n",
    ]

    private func folder(_ manifests: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in Self.sources.merging(manifests, uniquingKeysWith: { $1 }) { try folder.write(path, text) }
        return folder
    }

    private func fix(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command {
        try Command.run(Command.dovetail, ["modules", "fix-imports"] + arguments, in: folder.url)
    }

    private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    private func expectClean(
        _ folder: TemporaryFolder, _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let fixed = try Command.run(Command.dovetail, ["modules", "fix-imports"] + arguments, in: folder.url)
        #expect(fixed.errors == "every manifest matches its imports\n", sourceLocation: sourceLocation)
        #expect(fixed.status == 0, sourceLocation: sourceLocation)
        let check = try Command.run(Command.dovetail, ["check", "."] + arguments, in: folder.url)
        #expect(
            check.errors.contains("checked 4 modules") && check.errors.contains("0 errors, 0 warnings"),
            "\(check.errors)", sourceLocation: sourceLocation)
    }

    // MARK: XcodeGen

    private static let specification = """
        name: Bank  # a bank
        targets:
          Money: {type: framework, platform: iOS, sources: [Money]}
          Clock:
            type: framework
            platform: iOS
            sources: [Clock]
          Account:
            type: framework
            platform: iOS
            sources: [Account]
            dependencies:
              - target: Clock
                weak: true

          # the program
          App:
            type: application
            platform: iOS
            sources: [App]
            dependencies:
            - target: Account
            - target: Clock  # what time is it?
        options:
          bundleIdPrefix: com.bank
        """

    @Test func aSpecificationIsEdited() throws {
        let folder = try folder(["project.yml": Self.specification])
        let shown = try fix(folder, "--dry-run")
        #expect(shown.status == 0 && shown.output.contains("-      - target: Clock\n"), "\(shown.output)")
        #expect(shown.errors.contains("would change project.yml: 'App' + 'Money'\n"), "\(shown.errors)")
        #expect(try text(folder, "project.yml") == Self.specification)
        let fixed = try fix(folder)
        #expect(fixed.status == 0, "\(fixed.errors)")
        let wanted = Self.specification
            .replacingOccurrences(of: "      - target: Clock\n        weak: true\n", with: "      - target: Money\n")
            .replacingOccurrences(of: "    - target: Clock  # what time is it?\n", with: "    - target: Money\n")
        #expect(try text(folder, "project.yml") == wanted)
        try expectClean(folder)
    }

    @Test func anEmptyListIsExtended() throws {
        let list = "dependencies:\n      - target: Clock\n        weak: true\n"
        let folder = try folder([
            "project.yml": Self.specification.replacingOccurrences(of: list, with: "dependencies: []\n")
        ])
        #expect(try fix(folder).status == 0)
        let wanted = list.replacingOccurrences(of: "Clock\n        weak: true", with: "Money")
        #expect(try text(folder, "project.yml").contains("    \(wanted)"))
        try expectClean(folder)
    }

    @Test func aListThatEndsIsRemoved() throws {
        let folder = try folder([
            "project.yml": Self.specification, "Account/Account.swift": "public let balance = 1\n",
            "App/main.swift": "import Account\nlet amount = balance\n",
        ])
        #expect(try fix(folder).status == 0)
        let wanted = Self.specification
            .replacingOccurrences(of: "    dependencies:\n      - target: Clock\n        weak: true\n", with: "")
            .replacingOccurrences(of: "    - target: Clock  # what time is it?\n", with: "")
        #expect(try text(folder, "project.yml") == wanted)
        try expectClean(folder)
    }

    /// A list in flow style and a template that several targets share are left to the user.
    @Test func whatIsNotCertainIsListed() throws {
        let text = Self.specification
            .replacingOccurrences(
                of: "    dependencies:\n    - target: Account\n    - target: Clock  # what time is it?\n",
                with: "    dependencies: [{target: Account}, {target: Clock}]\n"
            )
            .replacingOccurrences(
                of: "    dependencies:\n      - target: Clock\n        weak: true\n", with: "    templates: [Feature]\n"
            )
            .replacingOccurrences(
                of: "options:\n",
                with: "targetTemplates:\n  Feature:\n    dependencies:\n      - target: Clock\noptions:\n"
            )
        let folder = try folder(["project.yml": text])
        let fixed = try fix(folder)
        #expect(fixed.status == 1)
        #expect(
            fixed.errors == """
                project.yml: 'Account' + 'Money'
                to do: add 'Money' to the dependencies of 'App' in project.yml
                to do: remove 'Clock' from the dependencies of 'Account' (project.yml:25)

                """, "\(fixed.errors)")
        let again = try fix(folder)
        #expect(fixed.errors == "project.yml: 'Account' + 'Money'\n" + again.errors)
        try folder.write(
            "project.yml",
            self.text(folder, "project.yml").replacingOccurrences(of: ", {target: Clock}", with: ", {target: Money}")
                .replacingOccurrences(of: "    templates: [Feature]\n", with: ""))
        try expectClean(folder)
    }

    // MARK: Other projects

    private static func xcode(account: String, app: String) -> String {
        """
        // !$*UTF8*$!
        { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (TMoney, TClock, TAccount, TApp); };
        G = { isa = PBXGroup; children = (FMoney, FClock, FAccount, FApp); sourceTree = "<group>"; };
        \(XcodeAppTests.target("Money", "framework"))\(XcodeAppTests.target("Clock", "framework"))
        \(XcodeAppTests.target("Account", "framework", linking: account))
        \(XcodeAppTests.target("App", "application", linking: "Account", app))
        }; rootObject = P; }

        """.replacingOccurrences(
            of: "isa = XCSwiftPackageProductDependency; productName = Dovetail;", with: "isa = Nothing;")
    }

    @Test func anXcodeProjectIsNotEdited() throws {
        let text = Self.xcode(account: "Clock", app: "Clock")
        let folder = try folder(["Bank.xcodeproj/project.pbxproj": text])
        for _ in 0..<2 {
            let fixed = try fix(folder)
            #expect(fixed.status == 1)
            // The app links what its libraries depend on.
            #expect(
                fixed.errors == """
                    to do: in Xcode, add 'Money' to the target 'Account' (Build Phases, Link Binary With Libraries)
                    to do: in Xcode, add 'Money' to the target 'App' (Build Phases, Link Binary With Libraries)
                    to do: in Xcode, remove 'Clock' from the target 'Account' (Build Phases, Link Binary With Libraries)

                    """, "\(fixed.errors)")
            #expect(try self.text(folder, "Bank.xcodeproj/project.pbxproj") == text)
        }
        try folder.write("Bank.xcodeproj/project.pbxproj", Self.xcode(account: "Money", app: "Money"))
        try expectClean(folder)
    }

    /// XcodeGen would replace what is changed in the project that it generated.
    @Test func aGeneratedProjectIsNotChanged() throws {
        let folder = try folder([
            "project.yml": Self.specification,
            "Bank.xcodeproj/project.pbxproj": Self.xcode(account: "Clock", app: "Clock"),
        ])
        let step = "to do: generate the Xcode project from project.yml again\n"
        let fixed = try fix(folder)
        #expect(
            fixed.errors.hasSuffix(
                """
                project.yml: 'Account' + 'Money'
                project.yml: 'App' + 'Money'
                project.yml: 'Account' - 'Clock'
                \(step)
                """), "\(fixed.errors)")
        let before = try text(folder, "project.yml")
        let again = try fix(folder)
        #expect(again.errors.hasSuffix(step) && !again.errors.contains("project.yml: '"), "\(again.errors)")
        #expect(try text(folder, "project.yml") == before)
        try folder.write("Bank.xcodeproj/project.pbxproj", Self.xcode(account: "Money", app: "Money"))
        #expect(try fix(folder).errors.hasSuffix("every manifest matches its imports\n"))
    }

    /// An import that the layers forbid, or that would close a cycle, is no dependency to add.
    @Test func noCycleIsListed() throws {
        let folder = try folder([
            "project.yml": Self.specification,
            "Money/Money.swift": "import App\nimport Account\npublic struct Money {}\n",
        ])
        let fixed = try fix(folder)
        #expect(fixed.status == 1)
        #expect(!fixed.errors.contains("'Money' + 'Account'"), "\(fixed.errors)")
        #expect(fixed.errors.contains("left: Money/Money.swift:2:8: 'Account' already uses 'Money'"), "\(fixed.errors)")
    }
}

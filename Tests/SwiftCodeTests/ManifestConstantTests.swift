@testable import DovetailSwiftCode
import Foundation
import Testing

/// Targets, dependencies and names that a manifest writes as constants.
@Suite struct ManifestConstantTests {
    private static let package = """
        let package = Package(
            name: "Bank",
            targets: [
                .target(name: "Card", dependencies: [.money, Target.Dependency.clock], path: "Lib/Card"),
                .target(name: Names.account, dependencies: ["Card"] + common, path: Names.folder),
                .books,
            ])
        """
    private static let constants = """
        extension Target.Dependency {
            static let card: Self = .target(name: "Card")
            static let money: Target.Dependency = .target(name: Names.money)
            static var clock: Self { .product(name: "Clock", package: "clock") }
        }
        let common: [Target.Dependency] = [.money, .target(name: "Log")]
        enum Names {
            static let account = "Account"
            static let money = "Money"
            static let folder = "Lib/Account"
        }
        extension Target {
            static let books: Target = .target(name: "Books", dependencies: [.card])
        }
        """

    private func read(_ text: String) throws -> Manifest {
        try Manifest(source: "import PackageDescription\n\(text)\n")
    }

    @Test(arguments: [false, true]) func constantsAreResolved(isBelow: Bool) throws {
        let parts = isBelow ? [Self.package, Self.constants] : [Self.constants, Self.package]
        let manifest = try read(parts.joined(separator: "\n"))
        let targets = manifest.targets.sorted { $0.name < $1.name }
        #expect(targets.map(\.name) == ["Account", "Books", "Card"])
        #expect(targets.map(\.dependencies) == [["Card", "Money", "Log"], ["Card"], ["Money", "Clock"]])
        #expect(targets.map(\.path) == ["Lib/Account", nil, "Lib/Card"])
        // Each place is in the target's own list.
        let first = isBelow ? 2 : 16
        #expect(targets[2].place?.line == first + 3)
        #expect(targets[2].dependencyPlaces.map(\.line) == [first + 3, first + 3])
        #expect(Set(targets[0].dependencyPlaces.map(\.line)) == [first + 4])
        #expect(targets[0].dependencyPlaces[1] == targets[0].dependencyPlaces[2], "both come from 'common'")
    }

    /// Where the default isolation is written, whether it is the main actor, and whether SwiftPM has to say.
    @Test(arguments: [
        ("[.defaultIsolation(MainActor.self)]", true, false),
        ("[.swiftLanguageMode(.v6), .defaultIsolation(Swift.MainActor.self)]", true, false),
        ("[.unsafeFlags([\"-O\", \"-default-isolation\", \"MainActor\"])]", true, false),
        ("shared", true, false), ("[.swiftLanguageMode(.v5)] + shared", true, false),
        ("[]", false, false), ("[.defaultIsolation(nil)]", false, false),
        ("[.unsafeFlags([\"-default-isolation\", \"nonisolated\"])]", false, false),
        ("[.swiftLanguageMode(.v6)]", false, false), ("settings(\"Card\")", false, true),
        ("isNew ? shared : []", false, true), ("unknown", false, true),
    ]) func defaultIsolationIsRead(_ settings: String, isMainActor: Bool, isComputed: Bool) throws {
        let manifest = try read(
            """
            let shared: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
            let package = Package(name: "Bank", targets: [.target(name: "Card", swiftSettings: \(settings))])
            """)
        #expect(manifest.targets.map(\.isMainActor) == [isMainActor])
        #expect((manifest.computed != nil) == isComputed)
    }

    /// Whether settings leave the default isolation open, in a manifest that names it.
    @Test(arguments: [
        ("[.defaultIsolation(MainActor.self)]", false), ("shared", false), ("[] + shared", false), ("all", false),
        ("[.strict]", false), ("[main, .define(\"A\")]", false), (".list", false), ("[.swiftLanguageMode(.v6)]", false),
        ("[.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]", true),
        ("[.defaultIsolation(nil, .when(platforms: [.iOS]))]", false),
        ("shared + [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]", false),
        ("[.defaultIsolation(MainActor.self), .defaultIsolation(nil)]", true),
        ("isNew ? shared : []", true), ("isNew ? shared : shared", true), ("make()", true), ("variable", true),
        ("[helper()]", true), ("shared.filter { _ in true }", true), ("[.unsafeFlags(flags)]", true), ("unknown", true),
    ]) func defaultIsolationMayBeOpen(_ settings: String, isOpen: Bool) throws {
        let manifest = try read(
            """
            let main: SwiftSetting = .defaultIsolation(MainActor.self)
            let shared: [SwiftSetting] = [main]
            let all = shared
            var variable = shared
            extension SwiftSetting { static let strict = SwiftSetting.strictMemorySafety() }
            extension Array where Element == SwiftSetting { static var list: Self { [.strict] } }
            let package = Package(name: "Bank", targets: [.target(name: "Card", swiftSettings: \(settings))])
            """)
        #expect(manifest.targets.map(\.isIsolationOpen) == [isOpen])
        #expect(manifest.targets[0].settings?.line == 8)
    }

    @Test func statementsBelowThePackageLeaveItOpen() throws {
        let package = "let package = Package(name: \"Bank\", targets: [.target(name: \"Card\")])\n"
        let loop = "for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }"
        let manifest = try read(package + loop)
        #expect(manifest.targets.map(\.isIsolationOpen) == [true] && manifest.targets[0].settings?.line == 3)
        #expect(
            try !read(package + loop.replacingOccurrences(of: "defaultIsolation", with: "other")).targets[0]
                .isIsolationOpen)
    }

    @Test func otherComputedSettingsDoNotMatter() throws {
        let text = "let package = Package(name: \"B\", targets: [.target(name: \"C\", swiftSettings: settings(1))])"
        #expect(try read(text).computed == nil)
    }

    @Test(arguments: [
        "let a: Target.Dependency = .target(name: \"A\")", "let a = [.target(name: \"A\")] as [Target.Dependency]",
        "let a = Target.Dependency.target(name: \"A\")", "func a() -> Target.Dependency { .target(name: \"A\") }",
        "package.targets[0].dependencies.append(.target(name: \"A\"))",
        "for target in package.targets { target.dependencies += [.target(name: \"A\")] }",
    ]) func dependenciesAreNotTargets(_ text: String) throws {
        #expect(try read(text).targets.isEmpty)
    }

    @Test(arguments: [
        "let a: Target = .target(name: \"A\")", "let a: [Target] = [.target(name: \"A\", path: \"P\")]",
        "let a = Target.target(name: \"A\")", "func a() -> [Target] { [.target(name: \"A\")] }",
        "package.targets.append(.target(name: \"A\"))", "package.targets += [.target(name: \"A\")]",
        "extension Target { static var a: Self { .target(name: \"A\") } }",
    ]) func targetsOutsideTheList(_ text: String) throws {
        #expect(try read(text).targets.map(\.name) == ["A"])
    }

    /// A parameter is not the constant of the same name.
    @Test func parametersAreUnknown() throws {
        let manifest = try read(
            "let name = \"A\"\nfunc feature(_ name: String) -> Target { .target(name: name) }\n"
                + "for name in names { package.targets.append(.target(name: name)) }")
        #expect(manifest.targets.isEmpty)
    }

    /// A constant whose value the text does not state is computed.
    @Test func unknownConstantsAreComputed() throws {
        let text = "let package = Package(name: \"P\", targets: [.target(name: \"A\", dependencies: [.card])])\n"
        #expect(try read(text).computed?.line == 2)
        #expect(try read(text + "extension Target.Dependency { static let card: Self = \"B\" }").computed == nil)
        let twice = "#if os(Linux)\nlet a: Target.Dependency = \"B\"\n#else\nlet a: Target.Dependency = \"C\"\n#endif\n"
        let list = "let package = Package(name: \"P\", targets: [.target(name: \"A\", dependencies: [a])])\n"
        #expect(try read(twice + list).targets.map(\.dependencies) == [[]])
    }

    @Test func editsFindConstants() throws {
        let text = Self.package + "\n" + Self.constants + "\n"
        let removed = try ManifestEditor(text).removing("Money", from: "Card")
        #expect(
            removed
                == text.replacingOccurrences(of: "[.money, Target.Dependency.clock]", with: "[Target.Dependency.clock]")
        )
        let added = try ManifestEditor(text).adding(.target("Log"), to: "Card")
        #expect(added.contains("[.money, Target.Dependency.clock, \"Log\"]"), "\(added)")
        #expect(throws: ManifestEditor.Refusal.self) { try ManifestEditor(text).adding(.target("Money"), to: "Card") }
        #expect(try ManifestEditor(text).removing("Card", from: "Books").contains("dependencies: []"))
        #expect(throws: ManifestEditor.Refusal.self) {
            try ManifestEditor(text).adding(NewTarget(.library, name: "Account"))
        }
    }
}

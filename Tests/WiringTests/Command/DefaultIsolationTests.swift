import Foundation
import Testing
import ToolRunner

/// What `check .` proves of services whose isolation is the default of their target.
@Suite struct DefaultIsolationTests {
    private static let program = """
        import Dovetail
        final class Screen: Sendable { init() {} }
        nonisolated final class Plain: Sendable { init() {} }
        @MainActor final class Page { init() {} }
        final class SubPage: Page { override init() { super.init() } }
        func make() -> Screen { Screen() }
        let box = try Container { c in
            c.register(Screen.self, Screen.init)
            c.register(Screen.self, name: "closure") { _ in Screen() }
            c.register(Screen.self, name: "function") { _ in make() }
            c.register(Plain.self) { _ in Plain() }
            c.register(SubPage.self, on: MainActor.self, SubPage.init)
        }
        nonisolated func show() throws {
            _ = try box.resolve(Screen.self)
            _ = try box.resolve(Screen.self, name: "closure")
            _ = try box.resolve(Screen.self, name: "function")
            _ = try box.resolve(Plain.self)
        }
        @MainActor func showThere() throws {
            _ = try box.resolve(Screen.self, on: MainActor.self)
            _ = try box.resolve(SubPage.self, on: MainActor.self)
        }
        try show()
        try showThere()
        """

    private func said(_ files: [String: String], _ arguments: [String] = []) throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        let run = try Command.run(Command.dovetail, ["check", ".", "--verbose"] + arguments, in: folder.url)
        return run.errors.components(separatedBy: "\n")
    }

    private func manifest(_ settings: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        import Foundation
        let isNew = ProcessInfo.processInfo.environment["NEW"] != nil
        let shared: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
        let package = Package(name: "Bank", targets: [
            .executableTarget(name: "App", swiftSettings: \(settings)),
        ])
        """
    }

    @Test(arguments: [
        ("[]", "proved 6 of 6 resolutions"), ("[.swiftLanguageMode(.v6)]", "proved 6 of 6 resolutions"),
        // Even SwiftPM says only that there is a condition.
        (
            "[.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]",
            "proved 3 of 6 resolutions; 3 not provable: 3 calls on unknown actors"
        ),
        ("shared", "proved 3 of 6 resolutions; 2 not provable: 2 calls on unknown actors"),
        // SwiftPM knows.
        ("isNew ? shared : []", "proved 6 of 6 resolutions"),
    ]) func settingsOfPackages(_ settings: String, _ line: String) throws {
        let said = try said(["Package.swift": manifest(settings), "Sources/App/main.swift": Self.program])
        #expect(said.contains(line), "\(said)")
        let isOpen = said.contains {
            $0.contains("depends on the default isolation of 'App', which Package.swift:7:51")
        }
        #expect(isOpen == settings.contains("when"), "\(said)")
    }

    /// A class is isolated like its superclass, whose module has another default.
    @Test(arguments: [
        "[.defaultIsolation(MainActor.self)]", "[.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]",
    ])
    func superclassOfAnotherTarget(_ settings: String) throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Bank", targets: [
                .target(name: "Kit", swiftSettings: \(settings)), .executableTarget(name: "App", dependencies: ["Kit"]),
            ])
            """
        let program = """
            import Dovetail
            import Kit
            final class Screen: Base { override init() { super.init() } }
            let box = try Container { c in c.register(Screen.self, Screen.init) }
            func show() throws { _ = try box.resolve(Screen.self) }
            try show()
            """
        let base = """
            import Dovetail
            open class Base {
                public init() {}
            }
            public nonisolated func fill(_ c: inout Registrations) { c.register(Int.self) { _ in 1 } }
            """
        let said = try said([
            "Package.swift": manifest, "Sources/Kit/Base.swift": base, "Sources/App/main.swift": program,
        ])
        let isOpen = said.contains { $0.contains("depends on the default isolation of 'Kit', which Package.swift:4") }
        let isMain = said.contains {
            $0.hasPrefix("Sources/App/main.swift:5:34: error: 'Screen' is isolated to the main")
        }
        #expect(isOpen == settings.contains("when") && isMain != isOpen, "\(said)")
    }

    /// Settings of configurations, of which one or both set the isolation.
    @Test(arguments: [
        ("MainActor", "MainActor", false), ("MainActor", "nonisolated", true), ("nonisolated", "nonisolated", false),
    ])
    func configurationsOfTuistTargets(_ debug: String, _ release: String, _ isOpen: Bool) throws {
        func configuration(_ name: String, _ value: String) -> String {
            ".\(name.lowercased())(name: \"\(name)\", settings: [\"SWIFT_DEFAULT_ACTOR_ISOLATION\": \"\(value)\"])"
        }
        let manifest = """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                .target(
                    name: "App", destinations: .macOS, product: .commandLineTool, bundleId: "app",
                    sources: ["Sources/**"],
                    settings: .settings(configurations: [
                        \(configuration("Debug", debug)), \(configuration("Release", release)),
                    ])),
            ])
            """
        let said = try said(
            ["Project.swift": manifest, "Sources/main.swift": Self.program], ["--evaluate-manifests"])
        let isSaidOpen = said.contains {
            $0.contains("depends on the default isolation of 'App'") || $0.contains(Self.open)
        }
        #expect(isSaidOpen == isOpen, "\(said)")
        #expect(said.contains(Self.usual) == (release == "nonisolated" && !isOpen), "\(said)")
    }

    /// A manifest that SwiftPM cannot read.
    @Test func settingsThatOnlySwiftPMKnows() throws {
        let manifest = manifest("settings()").replacingOccurrences(of: "import Foundation", with: "import Missing")
        let said = try said(["Package.swift": manifest, "Sources/App/main.swift": Self.program])
        #expect(said.contains("proved 3 of 6 resolutions; 3 not provable: 3 calls on unknown actors"), "\(said)")
    }

    private static let open = "proved 3 of 6 resolutions; 3 not provable: 3 calls on unknown actors"
    private static let main = "proved 3 of 6 resolutions; 2 not provable: 2 calls on unknown actors"
    private static let usual = "proved 6 of 6 resolutions"

    @Test(arguments: [
        ("\"OTHER\": \"MainActor\"", [], "proved 6 of 6 resolutions"),
        (
            "\"SWIFT_DEFAULT_ACTOR_ISOLATION\": \"MainActor\"", [],
            "proved 3 of 6 resolutions; 3 not provable: 3 calls on unknown actors"
        ),
        (
            "\"SWIFT_DEFAULT_ACTOR_ISOLATION\": \"MainActor\"", ["--evaluate-manifests"],
            "proved 3 of 6 resolutions; 2 not provable: 2 calls on unknown actors"
        ),
        ("\"OTHER\": \"MainActor\"", ["--evaluate-manifests"], "proved 6 of 6 resolutions"),
        ("\"SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=macosx*]\": \"MainActor\"", ["--evaluate-manifests"], open),
        ("\"OTHER_SWIFT_FLAGS[sdk=macosx*]\": \"-default-isolation MainActor\"", ["--evaluate-manifests"], open),
        ("\"SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=macosx*]\": \"nonisolated\"", ["--evaluate-manifests"], usual),
        ("\"SWIFT_DEFAULT_ACTOR_ISOLATION\": \"$(UNKNOWN)\"", ["--evaluate-manifests"], open),
        (
            "\"OTHER_SWIFT_FLAGS\": \"$(inherited) $(MINE)\", \"MINE\": \"-default-isolation MainActor\"",
            ["--evaluate-manifests"], main
        ),
    ]) func settingsOfTuistTargets(_ setting: String, _ arguments: [String], _ line: String) throws {
        let manifest = """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                .target(
                    name: "App", destinations: .macOS, product: .commandLineTool, bundleId: "app",
                    sources: ["Sources/**"], settings: .settings(base: [\(setting)])),
            ])
            """
        let said = try said(["Project.swift": manifest, "Sources/main.swift": Self.program], arguments)
        #expect(said.contains(line), "\(said)")
    }
}

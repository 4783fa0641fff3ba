import Foundation
import Testing
import ToolRunner

/// What is under `#if os(…)` or a condition of the program's own is judged for the programs that compile it.
@Suite struct PlatformConditionTests {
    private func check(_ files: [String: String]) throws -> Command {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return try Command.dovetail("check", ".", "--verbose", in: folder.url)
    }

    private static let shared = """
        import Swinject
        let container = Container()
        final class PhoneScreen {}
        final class TelevisionScreen {}
        func show() {
            #if os(iOS)
            _ = container.resolve(PhoneScreen.self)!
            #elseif os(tvOS)
            _ = container.resolve(TelevisionScreen.self)!
            #endif
            #if BETA
            _ = container.resolve(Int.self)!
            #endif
        }
        """

    private func app(_ type: String) -> String {
        """
        import Swinject
        @main struct App {
            static func main() {
                container.register(\(type).self) { _ in \(type)() }
                show()
            }
        }
        """
    }

    @Test func programsOfTwoPlatforms() throws {
        let spec = """
            name: Two
            packages: {Swinject: {url: "https://github.com/Swinject/Swinject", from: 2.9.0}}
            targets:
              Phone: {type: application, platform: iOS, sources: [App, Shared], dependencies: [{package: Swinject}]}
              TV: {type: application, platform: tvOS, sources: [TV, Shared], dependencies: [{package: Swinject}]}

            """
        let run = try check([
            "project.yml": spec, "Shared/Shared.swift": Self.shared, "App/App.swift": app("PhoneScreen"),
            "TV/App.swift": app("TelevisionScreen"),
        ])
        #expect(
            run.status == 0 && run.errors.contains("proved 2 of 2 resolutions\n0 errors, 0 warnings"), "\(run.errors)")
        let wrong = try check([
            "project.yml": spec, "Shared/Shared.swift": Self.shared, "App/App.swift": app("TelevisionScreen"),
            "TV/App.swift": app("TelevisionScreen"),
        ])
        #expect(
            wrong.errors.contains("Shared/Shared.swift:7:19: error: 'PhoneScreen' is not registered"), "\(wrong.errors)"
        )
    }

    /// Of one program, too. A condition that a configuration defines may hold.
    @Test(arguments: [("iOS", "", 0), ("macOS", "", 0), ("iOS", "BETA", 1)])
    func oneProgram(_ platform: String, _ defined: String, _ errors: Int) throws {
        let spec = """
            name: One
            packages: {Swinject: {url: "https://github.com/Swinject/Swinject", from: 2.9.0}}
            targets:
              Phone:
                type: application
                platform: \(platform)
                sources: [App, Shared]
                dependencies: [{package: Swinject}]
                settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "\(defined)"}

            """
        let run = try check([
            "project.yml": spec, "Shared/Shared.swift": Self.shared, "App/App.swift": app("PhoneScreen"),
        ])
        #expect(run.errors.components(separatedBy: "\n").count { $0.contains(": error: ") } == errors, "\(run.errors)")
    }
}

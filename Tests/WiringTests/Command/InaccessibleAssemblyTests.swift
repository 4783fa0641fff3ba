import FactBuilders
import Foundation
import Testing
import ToolRunner

/// An assembly of another module that is imported but not public: the finding names its access level, not an import.
@Suite struct InaccessibleAssemblyTests {
    private static let package = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Notes",
            dependencies: [.package(path: "Swinject")],
            targets: [
                .target(name: "Data", dependencies: ["Swinject"]),
                .executableTarget(name: "App", dependencies: ["Data", "Swinject"]),
            ])
        """

    private func check(_ access: String, import line: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", Self.package)
        try folder.write(
            "Sources/Data/Data.swift",
            """
            import Swinject
            public final class Log {}
            \(access) final class LogAssembly: Assembly {
                public init() {}
                public func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
            }
            """)
        try folder.write(
            "Sources/App/main.swift",
            """
            import Swinject
            \(line)
            let assembler = Assembler([LogAssembly()])
            _ = assembler.resolver.resolve(Log.self)
            """)
        return try Command.dovetail("check", ".", in: folder.url).errors
    }

    @Test(arguments: ["", "internal", "private", "fileprivate"])
    func anImportedOneIsNotPublic(_ access: String) throws {
        let errors = try check(access, import: "import Data")
        let level = access.isEmpty ? "internal" : access
        #expect(
            errors.contains(
                "Sources/App/main.swift:3:28: error: 'LogAssembly' is \(level) in 'Data', so this module cannot use it"
                    + " [not-in-scope]"), "\(errors)")
        #expect(
            errors.contains("help: give 'LogAssembly', its initializer and its 'assemble' package access"), "\(errors)")
        #expect(errors.contains("1 error, 0 warnings"), "\(errors)")
    }

    @Test func aPublicOneIsProved() throws {
        let errors = try check("public", import: "import Data")
        #expect(errors.contains("proved 1 of 1 resolution\n0 errors, 0 warnings"), "\(errors)")
    }

    @Test func aPublicOneIsNotImported() throws {
        let errors = try check("public", import: "")
        #expect(
            errors.contains("'LogAssembly', 'Log' are declared in 'Data', which this file does not import"), "\(errors)"
        )
    }
}

import Foundation
import Testing
import ToolRunner

/// Which files are parsed: only those that may affect the wiring.
@Suite struct SelectionTests {
    private let app = """
        import Dovetail
        final class Child: Component<EmptyDependency> {}
        final class AppComponent: BootstrapComponent {
            var child: Child { Child(parent: self) }
        }
        """

    private func check(_ files: [String: String]) throws -> Command {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", app)
        for (path, text) in files { try folder.write(path, text) }
        return try Command.run(Command.dovetail, ["check", ".", "--verbose"], in: folder.url)
    }

    /// No component is built without a parent.
    @Test func aClassOfALibraryWithoutAParent() throws {
        let found = try check([
            "Rows.swift": """
            let rows = [Row(parent: nil), Row(parent : nil, index: 1), Row( // no parent
                parent: nil)]
            """
        ])
        #expect(found.errors.contains("read 2 files, parsed 1;"), "\(found.errors)")
        #expect(found.status == 0, "\(found.errors)")
    }

    /// A class that is not declared, and that may be a component.
    @Test(arguments: ["self", "(self)", "nil ?? self", "Self.nil"])
    func aClassThatNothingDeclares(_ parent: String) throws {
        let found = try check(["Make.swift": "extension Maker { func make() { _ = Made(parent: \(parent)) } }"])
        #expect(found.errors.contains("read 2 files, parsed 2;"), "\(found.errors)")
    }

    /// If a service is missing, what may implement it is parsed, to say what to register.
    @Test func whatMayImplementAMissingService() throws {
        let services = [
            "Feed.swift": "protocol Feed {}", "Remote.swift": "protocol RemoteFeed: Feed {}",
            "Live.swift": "extension Live: RemoteFeed {}", "Class.swift": "final class Live {}",
            "Other.swift": "final class Other {}",
        ]
        let container = """
            import Swinject
            let container = Container()
            container.register(Int.self) { _ in 1 }
            _ = container.resolve(Feed.self)

            """
        func parsed(_ text: String) throws -> String {
            try check(services.merging(["Main.swift": text]) { $1 }).errors
        }
        let missing = try parsed(container)
        #expect(missing.contains("read 7 files, parsed 6;"), "\(missing)")
        let registered = try parsed(container + "container.register(Feed.self) { _ in make() }")
        #expect(registered.contains("read 7 files, parsed 2;"), "\(registered)")
    }
}

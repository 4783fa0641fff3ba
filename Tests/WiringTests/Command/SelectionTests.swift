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
}

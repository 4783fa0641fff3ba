import Foundation
import Testing
import ToolRunner

/// A name before a class that is not a type is a module's, whatever the folder is called.
@Suite struct ModuleNameTests {
    private static let source = """
        import Dovetail
        protocol CardDependency: Dependency { var id: Int { get } }
        final class CardComponent: Component<CardDependency> {}
        final class Root: BootstrapComponent {
            var id: Int { 1 }
            var card: CardComponent { App.CardComponent(parent: self) }
        }
        """

    private static let inputs = [["Shop"], ["--module", "Shop=Shop", "--target", "Shop"], ["."]]

    @Test(arguments: inputs)
    func theGeneratedFileHoldsTheChild(_ inputs: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("Shop/Shop.swift", Self.source)
        let run = try Command.dovetail(["generate", "--output", "Shop/Wiring.swift"] + inputs, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.errors.contains("[orphan-component]"), "\(run.errors)")
        let text = try String(contentsOf: folder.url.appendingPathComponent("Shop/Wiring.swift"), encoding: .utf8)
        #expect(text.contains("CardComponent"), "\(text)")
        let check = try Command.dovetail(["check"] + inputs, in: folder.url)
        #expect(check.errors == "proved 1 of 1 requirement of 1 component under 1 root\n0 errors, 0 warnings\n")
    }

    @Test(arguments: inputs)
    func whatCannotBeFollowedIsAnError(_ inputs: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Shop/Shop.swift",
            Self.source.replacingOccurrences(of: "App.CardComponent(parent", with: "App.LostComponent(parent"))
        let place = "Shop/Shop.swift:6:31: error: cannot tell which component is created here"
        for command in [["check"], ["generate", "--output", "Shop/Wiring.swift"]] {
            let run = try Command.dovetail(command + inputs, in: folder.url)
            #expect(run.status == 1)
            #expect(run.errors.contains(place), "\(run.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Shop/Wiring.swift").path))
    }
}

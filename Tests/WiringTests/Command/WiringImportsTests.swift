import Foundation
import Testing
import ToolRunner

/// The generated file imports what spells its types, and not what other modules import for themselves.
@Suite struct WiringImportsTests {
    private static let app = """
        import Card
        import Dovetail
        import UIKit
        final class AppComponent: BootstrapComponent {
            let number = 1
            let day = CardDay()
            var card: CardComponent { CardComponent(parent: self) }
        }
        """

    /// The imports of the wiring of an app with a component of another module.
    ///
    /// - Parameter number: what the app provides to it.
    private func imports(_ card: String, number: String = "    let number = 1") throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("Card/Card.swift", card)
        try folder.write("App/App.swift", Self.app.replacingOccurrences(of: "    let number = 1", with: number))
        let run = try Command.dovetail(
            ["generate", "--output", "App/Wiring.swift", "--target", "App", "--module", "Card=Card"]
                + ["--module", "App=App"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOf: folder.url.appendingPathComponent("App/Wiring.swift"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.contains("import ") && !$0.hasPrefix("//") }.map(String.init)
    }

    private func card(_ imports: String..., number: String = "Int") -> String {
        """
        import Dovetail
        \(imports.joined(separator: "\n"))
        public final class CardDay {}
        public protocol CardDependency: Dependency {
            var number: \(number) { get }
            var day: CardDay { get }
        }
        public final class CardComponent: Component<any CardDependency> {}
        """
    }

    @Test func whatAModuleImportsForItselfIsNotImported() throws {
        let own = try imports(card("internal import Analytics", "private import Network", "import Payments"))
        #expect(own == ["import Card", "import Dovetail", "import UIKit"])
    }

    @Test func whatSpellsATypeIsImported() throws {
        let own = try imports(
            card("internal import Analytics", "import Payments", number: "Amount"),
            number: "    var number: Amount { Amount() }")
        #expect(own == ["import Card", "import Dovetail", "import Payments", "import UIKit"])
    }

    @Test(arguments: ["func pay() throws(PaymentError)", "func pay<T: Payable>(_ value: T)"])
    func whatAFunctionThrowsOrIsConstrainedByIsImported(_ requirement: String) throws {
        let source = card("import Payments").replacingOccurrences(of: "var number: Int { get }", with: requirement)
        let own = try imports(source, number: "    \(requirement) {}")
        #expect(own == ["import Card", "import Dovetail", "import Payments", "import UIKit"])
    }
}

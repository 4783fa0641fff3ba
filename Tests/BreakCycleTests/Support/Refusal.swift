import Foundation
import Testing
import ToolRunner

/// Two modules in a cycle that cannot be cut, with the expected place and reason.
struct Refusal: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The sources of `Deposit`, which Card uses, and of `Card`; both import the modules they need.
    var deposit: String
    var card: String
    var place: String
    var reason: String
    var app = "import Card\nimport Deposit\nprint(1)"

    init(
        _ description: String, deposit: String, card: String, at place: String, _ reason: String, app: String? = nil
    ) {
        testDescription = description
        self.deposit = deposit
        self.card = card
        self.place = place
        self.reason = reason
        if let app { self.app = app }
    }

    /// The package, whose modules form a cycle.
    func files(cardImport: String = "import Deposit") -> [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "Card", dependencies: ["Deposit"]),
                .target(name: "Deposit", dependencies: ["Card"]),
                .executableTarget(name: "App", dependencies: ["Card", "Deposit"]),
            ])
            """,
            "Sources/Deposit/Deposit.swift": "import Card\n" + deposit,
            "Sources/Card/Card.swift": cardImport + "\n" + card,
            "Sources/App/main.swift": app,
        ]
    }

    func refuse() throws { try Self.refuse(files(), "Sources/\(place): error: \(reason)") }

    /// Tries to cut the cycle, and expects a refusal that changes no files.
    static func refuse(_ files: [String: String], _ line: String, status: Int32 = 1) throws {
        let project = try Project(files)
        let before = try project.files()
        let refused = try project.breakCycle("Card", "Deposit", "--apply")
        #expect(refused.status == status)
        #expect(refused.output == "")
        #expect(refused.errors.components(separatedBy: "\n").contains(line), "\(refused.errors)")
        #expect(refused.errors.hasSuffix("nothing was written\n"), "\(refused.errors)")
        #expect(try project.files() == before)
    }
}

@testable import DovetailContainers
import DovetailDiagnostics
import DovetailFacts
import DovetailInterpreter
import Foundation
import Testing

/// docs/not-provable.md lists all causes that `check --verbose` prints, with their words and what to write.
@Suite struct GapCauseTests {
    private static let place = SourceLocation(path: "App/main.swift", line: 1, column: 1)

    /// One cause of evaluation of each kind.
    private static let evaluated: [Why] = [
        .parameter("box"), .genericType("<Model>"), .genericArguments, .unwrittenType, .computedName, .argument,
        .unread("makeContainer"), .assembly("VendorAssembly"), .member("box"), .manyValues, .recursion, .tooLarge,
        .form, .escaped("fill"), .otherName, .scopeOfUser, .scope, .noContainer, .anyName, .notReached, .changes,
        .released, .mayBeNoObject, .onlyInChild, .otherProgram, .undecidedType("Store"),
    ]

    /// Whether a cause is in the list; the compiler asks for each new kind here.
    private func isListed(_ why: Why) -> Bool {
        switch why {
        case .parameter, .genericType, .genericArguments, .unwrittenType, .computedName, .argument, .unread, .assembly,
            .member, .manyValues, .recursion, .tooLarge, .form, .escaped, .otherName, .scopeOfUser, .scope,
            .noContainer, .anyName, .notReached, .changes, .released, .mayBeNoObject, .onlyInChild, .otherProgram,
            .undecidedType:
            Self.evaluated.contains(why)
        }
    }

    /// The causes of matched calls that are still printed: of isolation, of code that cannot be parsed, of containers
    /// that the rules file describes, and of other programs.
    private static let matched: [GapCause] = [
        .unknownCast, .unknownObject, .unmatchedCall("register(_:)", at: place),
        .unparsed(at: place), .deferredOnMain, .keptOnMain,
        .isolatedCall(
            ForeignCall(
                actor: "MainActor", what: "Screen", isProperty: false, isReached: true, isSure: true,
                isDovetail: false)),
        .unknownIsolation, .openIsolation(OpenIsolation(target: "App", location: place)), .unknownAwait,
        .unseenCall(in: ["Widget"]),
    ]

    /// A text without the names and places of its example.
    private func general(_ text: String) -> String {
        [("'[^']*'", "'…'"), (#"line \d+ of \S+,"#, "line … of …,"), (#"[\w/]+\.swift:\d+:\d+"#, "…")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .regularExpression) }
    }

    @Test func everyCauseIsOnThePage() throws {
        #expect(Self.evaluated.allSatisfy(isListed))
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/not-provable.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let listed = page.components(separatedBy: "\n### `").dropFirst().map { section in
            let word = "What to write: "
            let help = section.components(separatedBy: "\n").first { $0.hasPrefix(word) && $0.hasSuffix(".") } ?? ""
            let written = String(help.dropFirst(word.count).dropLast())
            return "\(general(section.components(separatedBy: "`\n")[0])): \(general(written))"
        }
        let causes =
            Self.evaluated.map { "\(general($0.text)): \(general($0.help))" }
            + Self.matched.map { "\(general($0.text)): \(general($0.help))" }
        #expect(listed.sorted() == causes.sorted())
    }
}

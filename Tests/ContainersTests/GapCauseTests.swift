@testable import DovetailContainers
import DovetailDiagnostics
import DovetailFacts
import Foundation
import Testing

/// docs/not-provable.md lists all causes of gaps, with their words and what to write.
@Suite struct GapCauseTests {
    private static let place = SourceLocation(path: "App/main.swift", line: 1, column: 1)

    /// One cause of each kind.
    private func example(of kind: GapCause.Kind) -> GapCause {
        switch kind {
        case .dynamicName: .dynamicName
        case .dynamicRegistration: .dynamicRegistration
        case .severalNames: .severalNames
        case .generic: .generic
        case .unboundRegistration: .unboundRegistration
        case .otherName: .otherName
        case .unknownCast: .unknownCast
        case .unknownObject: .unknownObject
        case .uncalledMember: .uncalledMember
        case .type: .service("an unknown type")
        case .argument: .argument
        case .callersArgument: .callersArgument
        case .parameters: .service("the parameters of 'Store'")
        case .registeredType: .registeredType(at: Self.place)
        case .unreadClosure: .unreadClosure(UnreadClosure(name: "step", location: Self.place))
        case .possibleCycle: .possibleCycle(Self.place)
        case .unknownContainer: .unknownContainer
        case .registeredInUnknown: .registeredInUnknown(Self.place)
        case .eachObject: .eachObject(["Screen"])
        case .unknownAssemblies: .unknownAssemblies(at: Self.place)
        case .tooManyParents: .tooManyParents
        case .severalParents: .severalParents("session")
        case .unknownParent: .unknownParent("session")
        case .deferredOnMain: .deferredOnMain
        case .keptOnMain: .keptOnMain
        case .isolatedCall:
            .isolatedCall(
                ForeignCall(
                    actor: "MainActor", what: "Screen", isProperty: false, isReached: true, isSure: true,
                    isDovetail: false))
        case .unknownIsolation: .unknownIsolation
        case .openIsolation: .openIsolation(OpenIsolation(target: "App", location: Self.place))
        case .unknownAwait: .unknownAwait
        case .earlierLookup: .earlierLookup
        case .unknownLifetime: .unknownLifetime
        case .unknownScope: .unknownScope
        case .unknownOverride: .unknownOverride
        case .mayBeNoObject: .mayBeNoObject
        case .onlyInChild: .onlyInChild
        case .unheldConsumer: .unheldConsumer
        case .noContainer: .noContainer
        case .unreadModule: .unreadModule
        case .unmatchedCall: .unmatchedCall("register(_:)", at: Self.place)
        case .unparsed: .unparsed(at: Self.place)
        case .unreadAssembly: .unreadAssembly("VendorAssembly")
        case .unknownPort: .unknownPort(Self.place)
        case .laterInjection: .laterInjection(Self.place)
        case .unfollowedPort: .unfollowedPort
        case .handedPort: .handedPort
        case .unseenCall: .unseenCall(in: ["Widget"])
        }
    }

    /// A text without the names and places of its example.
    private func general(_ text: String) -> String {
        [("'[^']*'", "'…'"), (#"line \d+ of \S+,"#, "line … of …,"), (#"[\w/]+\.swift:\d+:\d+"#, "…")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .regularExpression) }
    }

    @Test func everyCauseIsOnThePage() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/not-provable.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let listed = page.components(separatedBy: "\n### `").dropFirst().map { section in
            let word = "What to write: "
            let help = section.components(separatedBy: "\n").first { $0.hasPrefix(word) && $0.hasSuffix(".") } ?? ""
            let written = String(help.dropFirst(word.count).dropLast())
            return "\(general(section.components(separatedBy: "`\n")[0])): \(general(written))"
        }
        let causes = GapCause.Kind.allCases.map { kind in
            let cause = example(of: kind)
            #expect(cause.kind == kind)
            return "\(general(cause.text)): \(general(cause.help))"
        }
        #expect(listed.sorted() == causes.sorted())
    }
}

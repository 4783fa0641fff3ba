package import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules
package import DovetailSemantics

/// Proves the resolutions of a program, and separately those of its tests.
///
/// The registrations of tests do not exist when the app runs, so the app is proved without its test code. Its tests run
/// with both.
package struct ContainerCheck {
    /// The findings, unsorted.
    package let findings: [Finding]
    /// The proof of the resolutions; nil if the program has no container and no port.
    package let proof: ContainerProof?

    /// - Parameter symbols: the symbols of the program.
    package init(_ program: Program, _ symbols: SymbolTable, _ rules: Rules) {
        let whole = ContainerAnalyzer(symbols, rules)
        guard !program.testFiles.isEmpty else {
            findings = whole.findings
            proof = whole.proof
            return
        }
        let app = ContainerAnalyzer(SymbolTable(program.withoutTests), rules)
        let known = app.findings
        let places = Set(known.filter(Self.isUnanswered).map(\.location))
        findings =
            known
            + whole.findings.filter { finding in
                program.testFiles.contains(finding.location.path)
                    // The app's code also resolves from a container of the tests.
                    || Self.isUnanswered(finding) && !places.contains(finding.location)
            }
        let ofTests = whole.proof(ofFiles: program.testFiles.contains)
        proof = app.proof.map { $0.joined(with: ofTests) } ?? ofTests
    }

    /// Whether a finding says that a resolution has no answer.
    private static func isUnanswered(_ finding: Finding) -> Bool {
        [.missingRegistration, .argumentMismatch].contains(finding.id)
    }
}

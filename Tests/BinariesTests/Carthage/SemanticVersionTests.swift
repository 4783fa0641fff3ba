import DovetailBinaries
import Testing

@Suite struct SemanticVersionTests {
    @Test func order() throws {
        let texts = [
            "0.9.10", "1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta",
            "1.0.0-beta",
            "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0", "1.0.1", "1.2", "1.10.0", "2.0.0", "10.0.0",
        ]
        let versions = try texts.map { try #require(SemanticVersion($0)) }
        for (index, left) in versions.enumerated() {
            for (other, right) in versions.enumerated() {
                #expect(left.precedes(right) == (index < other), "\(texts[index]) and \(texts[other])")
            }
        }
    }

    @Test func equality() {
        #expect(SemanticVersion("1.0") == SemanticVersion("1.0.0"))
        #expect(SemanticVersion("1.0.0+a") != SemanticVersion("1.0.0+b"))
        #expect(SemanticVersion("1.0.0+a").map { SemanticVersion("1.0.0+b")?.precedes($0) } == false)
    }

    @Test(arguments: [
        "", "1", "v1.0.0", "1.0.0.0", "1..0", "1.0-beta", "1.0+a", "1.0.0-", "1.0.0+", "1.0.0-a..b", "1.0.0-01",
        "1.0.0-ä", "a.b.c", "-1.0.0", "1.0.0 ", "99999999999999999999.0.0", "1.0.0+a+b", "١.٠.٠",
    ])
    func noVersions(_ text: String) {
        #expect(SemanticVersion(text) == nil)
    }
}

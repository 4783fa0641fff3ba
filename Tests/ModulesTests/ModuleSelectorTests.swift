import DovetailRules
import Testing

@Suite struct ModuleSelectorTests {
    @Test(arguments: [
        ("Card", "Card", true), ("Card", "Cards", false), ("*Card", "Card", true), ("*Card", "BigCard", true),
        ("Card*", "CardFeature", true), ("*a*a*", "banana", true), ("*a*a*a*", "banana", true),
        ("*x*", "banana", false),
        ("{x}Feature", "CardFeature", true), ("{x}Feature", "Feature", false), ("{x}{x}", "abab", true),
        ("{x}{x}", "abac", false), ("{x}{y}", "aa", false), ("{x}{y}", "ab", true), ("*카드", "내카드", true),
    ])
    func matchesNames(_ pattern: String, _ name: String, _ isMatch: Bool) throws {
        #expect(try #require(ModuleSelector(pattern)).matches(name) == isMatch)
        #expect(try #require(ModuleSelector("kind:!\(pattern)")).matches(name) == !isMatch)
    }

    @Test func variablesAgree() throws {
        let (from, to) = (try #require(ModuleSelector("{x}Feature")), try #require(ModuleSelector("{y}Feature")))
        let bound = from.bindings("CardFeature")
        #expect(bound == [["x": "Card"]])
        #expect(to.bindings("CardFeature", ["x": "Card"]).isEmpty)
        #expect(to.bindings("DepositFeature", ["x": "Card"]) == [["x": "Card", "y": "Deposit"]])
        #expect(try #require(ModuleSelector("{x}Interface")).bindings("CardInterface", ["x": "Card"]).count == 1)
        #expect(try #require(ModuleSelector("{x}Interface")).filled(["x": "Card"]) == "CardInterface")
    }

    @Test(arguments: ["", "sdk:", "team:x", "a{x", "a}x", "{}", "*****", "{a}{b}{c}*{d}", "kind:!"])
    func refusesWhatIsNoSelector(_ text: String) {
        #expect(ModuleSelector(text) == nil)
    }

    @Test(arguments: ["Card", "layer:domain", "kind:!test", "sdk:UI*", "external:{x}Kit"])
    func isWrittenAsItWasRead(_ text: String) {
        #expect(ModuleSelector(text)?.description == text)
    }
}

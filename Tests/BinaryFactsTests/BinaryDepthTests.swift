import BinaryFacts
import Testing

@Suite struct BinaryDepthTests {
    @Test func symbolsAreDeeper() { #expect(BinaryDepth.headers < .symbols) }
}

import DovetailBasics
import Foundation
import Testing

/// Diffs in the format of `diff -u`. The tests of the commands that print them check that they apply.
@Suite struct UnifiedDiffTests {
    @Test func aChangeHasThreeLinesAroundIt() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let new = old.split(separator: "5").joined(separator: "five")
        #expect(
            UnifiedDiff.text(path: "a/b", from: old, to: new)
                == "--- a/a/b\n+++ b/a/b\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
    }

    @Test func changesFarApartAreTwoHunks() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let diff = UnifiedDiff.text(path: "p", from: old, to: "0\n" + old + "21\n")
        #expect(diff.contains("@@ -1,3 +1,4 @@\n+0\n 1\n"))
        #expect(diff.hasSuffix("@@ -18,3 +19,4 @@\n 18\n 19\n 20\n+21\n"))
    }

    @Test func newFilesAndEndsWithoutANewline() {
        #expect(UnifiedDiff.text(path: "p", from: nil, to: "a\n") == "--- /dev/null\n+++ b/p\n@@ -0,0 +1,1 @@\n+a\n")
        #expect(
            UnifiedDiff.text(path: "p", from: "a", to: "a\n")
                == "--- a/p\n+++ b/p\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
        #expect(UnifiedDiff.text(path: "p", from: "a", to: "a") == "")
        #expect(
            UnifiedDiff.text(path: "p", from: "a\r\n", to: "b\r\n")
                == "--- a/p\n+++ b/p\n@@ -1,1 +1,1 @@\n-a\r\n+b\r\n")
    }
}

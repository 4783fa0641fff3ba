@testable import DovetailBasics
import Foundation
import Testing

/// Programs that end, print too much, or never end.
struct ChildProcessTests {
    private func shell(_ script: String, limit: Double) throws -> ChildProcess.Outcome {
        try ChildProcess(executable: "/bin/sh", arguments: ["-c", script], limit: limit).run()
    }

    @Test func bothStreamsAndTheCode() throws {
        let outcome = try shell("echo out; echo err >&2; exit 3", limit: 20)
        #expect(outcome.code == 3)
        #expect(outcome.output == "out\nerr\n")
    }

    @Test func muchOutputIsCutOff() throws {
        let outcome = try shell("head -c 5000000 /dev/zero", limit: 20)
        #expect(outcome.code == 0)
        #expect(outcome.output.utf8.count == 256 * 1024)
    }

    @Test(arguments: ["while :; do :; done", "exec 1>&- 2>&-; sleep 60", "yes", "sleep 60 & wait"])
    func theLimitEndsIt(script: String) throws {
        let start = Date()
        let outcome = try shell(script, limit: 0.5)
        #expect(outcome.isOverLimit && outcome.code == nil)
        #expect(Date().timeIntervalSince(start) < 20)
    }

    @Test func aChildThatHoldsThePipeIsNotWaitedFor() throws {
        let start = Date()
        let outcome = try shell("sleep 30 & echo done", limit: 25)
        #expect(outcome.code == 0 && outcome.output == "done\n")
        #expect(Date().timeIntervalSince(start) < 20)
    }

    @Test func whatCannotBeStartedIsSaid() {
        #expect(throws: InputError.self) {
            try ChildProcess(executable: "/nowhere/x", arguments: [], limit: 1).run()
        }
    }
}

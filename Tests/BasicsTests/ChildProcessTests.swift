import DovetailBasics
import Foundation
import Testing
import ToolRunner

/// Programs that run for a limited time.
@Suite struct ChildProcessTests {
    private func run(
        _ script: String, folder: String? = nil, environment: [String: String] = [:], outputFile: URL? = nil,
        limit: Double = 60
    ) throws -> ChildProcess.Outcome {
        try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script], folder: folder, environment: environment,
            outputFile: outputFile, limit: limit
        ).run()
    }

    @Test func bothStreamsAreOneText() throws {
        let outcome = try run("echo one; echo two >&2; echo three")
        #expect(outcome.output == "one\ntwo\nthree\n")
        #expect(outcome.code == 0 && !outcome.isOverLimit)
    }

    @Test func aCodeIsToldAndASignalIsNone() throws {
        #expect(try run("exit 3").code == 3)
        let killed = try run("echo here; kill -9 $$")
        #expect(killed.code == nil && !killed.isOverLimit && killed.output == "here\n")
    }

    @Test func whoGoesOnIsEndedWithWhatItHasSaid() throws {
        let outcome = try run("echo started; exec sleep 600", limit: 1)
        #expect(outcome.isOverLimit && outcome.code == nil)
        #expect(outcome.output == "started\n")
    }

    /// The child also has the pipe open, and would keep it open for ten minutes.
    @Test func whatAProgramLeavesBehindIsNotWaitedFor() throws {
        let outcome = try run("sleep 600 & echo done")
        #expect(outcome.code == 0 && !outcome.isOverLimit)
        #expect(outcome.output == "done\n")
    }

    @Test func ofEndlessOutputTheBeginningIsKept() throws {
        let outcome = try run("echo first; while :; do echo again; done", limit: 1)
        #expect(outcome.isOverLimit)
        #expect(outcome.output.hasPrefix("first\nagain\n"))
        #expect(outcome.output.utf8.count == 256 * 1024)
    }

    /// More than a pipe holds: a program that printed it would block if nothing read it.
    @Test func moreThanIsKeptIsReadAllTheSame() throws {
        let outcome = try run("head -c 1000000 /dev/zero; exit 7")
        #expect(outcome.code == 7 && outcome.output.utf8.count == 256 * 1024)
    }

    @Test func aFileTakesTheOutputWholeAndApartFromErrors() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("output")
        try Data("an older text".utf8).write(to: file)
        let outcome = try run("head -c 1000000 /dev/zero; echo wrong >&2", outputFile: file)
        #expect(outcome.output == "wrong\n")
        #expect(try Data(contentsOf: file) == Data(count: 1_000_000))
    }

    @Test func theFolderIsItsOwnAndTheEnvironmentIsAddedTo() throws {
        let folder = try TemporaryFolder()
        try folder.write("here.txt", "")
        let outcome = try run(
            "ls; echo $ROOM; echo $PATH", folder: folder.url.path, environment: ["ROOM": "4"])
        let path = try #require(ProcessInfo.processInfo.environment["PATH"])
        #expect(outcome.output == "here.txt\n4\n\(path)\n")
    }

    @Test func nothingIsThereToRead() throws {
        #expect(try run("cat").output == "")
    }

    @Test func whatCannotBeStartedIsSaid() {
        #expect {
            try ChildProcess(executable: "/nowhere/tool", arguments: [], limit: 1).run()
        } throws: { error in
            (error as? InputError)?.description.hasPrefix("'/nowhere/tool' cannot be started: ") == true
        }
        #expect {
            try run("true", outputFile: URL(fileURLWithPath: "/nowhere/output"))
        } throws: { error in
            (error as? InputError)?.description.hasPrefix("'/nowhere/output' cannot be written: ") == true
        }
    }
}

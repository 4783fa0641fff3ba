import ArgumentParser
import Foundation
import ToolRunner

@main struct AttacksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "attacks",
        abstract: "Scores programs written against the proofs: what dovetail says against what happens.",
        discussion: """
            A program is right if nothing that is proved fails, no error is untrue, and what is generated compiles. It \
            is strict: a resolution that fails must be told of at its own line; one that succeeds without a proof is \
            counted apart.

            What a program does with Swinject is recorded beside it, so that no checkout of Swinject is needed. A \
            program without a record, or one that changed after it was recorded, is an error.

              swift run --traits Tool attacks Attacks
              swift run --traits Tool attacks --swinject ../Swinject --autoregistration ../SwinjectAutoregistration \
            --write-records Attacks
              swift run --traits Tool attacks --record proved.txt Attacks     # before a change
              swift run --traits Tool attacks --against proved.txt Attacks    # after it: no proof may be lost
            """)

    @Argument(help: "Folders of programs.")
    var folders: [String]
    @Option(help: "A checkout of Swinject, to run programs that import it instead of reading their records.")
    var swinject: String?
    @Option(help: "A checkout of SwinjectAutoregistration.")
    var autoregistration: String?
    @Option(help: "Only programs whose path contains this text.")
    var filter: String?
    @Option(help: "Only one of so many programs, in the order of their names.")
    var every = 1
    @Option(help: "Write the resolutions that are proved and succeed to this file.")
    var record: String?
    @Option(help: "Fail if a resolution that stands in this file is no longer proved.")
    var against: String?
    @Option(help: "Fail if more programs than this pass and then fail.")
    var maxPassing: Int?
    @Option(help: "Fail if more programs than this are false errors or do not compile.")
    var maxRejected: Int?
    @Flag(help: "Score the proof that only links calls, for comparing.")
    var linkingOnly = false
    @Flag(help: "Record what programs do with Swinject, and score nothing.")
    var writeRecords = false
    @Flag(help: "Also print unproved resolutions that succeed, and what is tolerated.")
    var verbose = false

    func validate() throws {
        if (swinject == nil) != (autoregistration == nil) {
            throw ValidationError("--swinject and --autoregistration need each other")
        }
        if every < 1 { throw ValidationError("--every takes a number above zero") }
        if writeRecords, swinject == nil { throw ValidationError("--write-records needs --swinject") }
    }

    func run() throws {
        let found = try folders.flatMap { folder in
            try Attack.all(in: URL(fileURLWithPath: folder).standardizedFileURL, named: filter).map { attack in
                var attack = attack
                attack.isLinkedOnly = linkingOnly
                return attack
            }
        }
        let attacks = stride(from: 0, to: found.count, by: every).map { found[$0] }
        guard !attacks.isEmpty else {
            throw ValidationError("no program was found in \(folders.joined(separator: ", "))")
        }
        let folder = try TemporaryFolder()
        let checkouts = zip([swinject].compactMap { $0 }, [autoregistration].compactMap { $0 }).map {
            (swinject: URL(fileURLWithPath: $0), autoregistration: URL(fileURLWithPath: $1))
        }
        let libraries = try AttackLibraries(swinject: checkouts.first, in: folder.url)
        let outcomes = AttackOutcomes(libraries: libraries)
        if writeRecords {
            let (count, changed) = try outcomes.record(attacks)
            for name in changed { print("recorded anew: \(name)") }
            print("\(count) programs run with \(libraries.versions ?? ""), \(changed.count) records changed")
            return
        }
        try outcomes.check(found)
        let scores = try Score.all(attacks, outcomes)
        print(ScoreTable(scores: scores).text(verbose: verbose))
        try compare(scores)
    }

    /// Compares the scores with the recorded and requested ones.
    private func compare(_ scores: [Score]) throws {
        let proved = scores.flatMap { score in score.proved.map { "\(score.attack.wiringCase.name) \($0)" } }
        if let record { try Data((proved.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: record)) }
        var isWorse = false
        if let against {
            let before = try String(contentsOfFile: against, encoding: .utf8).split(separator: "\n").map(String.init)
            let lost = Set(before).subtracting(proved).sorted()
            for line in lost { print("no longer proved: \(line)") }
            isWorse = !lost.isEmpty
        }
        let verdicts = scores.filter { $0.attack.tolerated == nil }.map(\.verdict)
        let passing = verdicts.count(where: \.passesAndFails)
        let rejected = verdicts.count { $0 == .falseError || $0 == .doesNotCompile }
        if let maxPassing, passing > maxPassing {
            print("\(passing) programs pass and then fail, more than \(maxPassing)")
            isWorse = true
        }
        if let maxRejected, rejected > maxRejected {
            print("\(rejected) programs are rejected without reason or do not compile, more than \(maxRejected)")
            isWorse = true
        }
        if isWorse { throw ExitCode.failure }
    }
}

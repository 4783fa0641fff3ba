import ArgumentParser
import Foundation
import ToolRunner

/// Writes random programs, runs them, and compares what they did with what the tool says of them.
@main struct Combinations: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "combinations",
        abstract: "Scores the proof of containers on random programs, which combine features of real code.",
        discussion: """
            Each program combines two to four features and is compiled and run; each probe in it prints whether a \
            service was found. Program N of a seed always has the same text. What programs did is kept, so that \
            another run with the same seed only runs the tool.

            Scripts/combinations builds the libraries and runs this command.

              combinations --seed 1 --count 500 --tool .build/release/dovetail --libraries LIBS --keep OUT
              combinations --seed 1 --only 17 --print
              combinations --seed 1 --features receiver.tuple,order.throw --tool T --libraries LIBS --keep OUT
            """)

    enum Which: String, ExpressibleByArgument, CaseIterable {
        case swinject, dovetail, both

        var libraries: [Library] { Library(rawValue: rawValue).map { [$0] } ?? Library.allCases }
    }

    @Option(help: "The seed of all randomness.")
    var seed: UInt64 = 1
    @Option(help: "How many programs.")
    var count = 100
    @Option(help: "The library that programs use.")
    var library = Which.swinject
    @Option(help: "The command under test.")
    var tool = ".build/release/dovetail"
    @Option(help: "The compiled libraries, each in a folder of its own: Swinject, Auto, Dovetail.")
    var libraries = ""
    @Option(help: "The folder in which programs are written, and what they did is kept.")
    var keep = ""
    @Option(help: "Only the program of this number; also prints its text and each verdict.")
    var only: Int?
    @Option(help: "These features instead of random ones, separated by commas.")
    var features = ""
    @Option(help: "Features and forms of calls that no program has, separated by commas.")
    var without = ""
    @Option(help: "How many programs are compiled together.")
    var batch = 50
    @Flag(help: "Take features away from programs with wrong verdicts as long as they stay wrong.")
    var reduce = false
    @Flag(help: "Score the proof that only links calls, for comparing.")
    var linkingOnly = false
    @Flag(help: "Only print the program that --only names.")
    var print = false
    @Flag(help: "List the features.")
    var list = false

    func validate() throws {
        if list || print { return }
        if libraries.isEmpty || keep.isEmpty { throw ValidationError("--libraries and --keep are needed") }
        if count < 1 || batch < 1 { throw ValidationError("--count and --batch take numbers above zero") }
    }

    func run() throws {
        if list {
            for feature in Catalog.features { Swift.print("\(feature.id): \(feature.summary)") }
            return
        }
        for library in library.libraries { try score(library) }
    }

    private func score(_ library: Library) throws {
        let without = without.split(separator: ",").map(String.init)
        let calls = without.filter { $0.hasPrefix("call.") }.map { String($0.dropFirst(5)) }
        let composer = Composer(
            library: library, features: Catalog.features.filter { !without.contains($0.id) }, seed: seed,
            excludedCalls: Set(calls))
        let wanted = features.split(separator: ",").map(String.init)
        let forced =
            wanted.isEmpty
            ? nil : Catalog.features.filter { wanted.contains($0.id) && $0.libraries.contains(library) }
        let numbers = only.map { [$0] } ?? Array(1...count)
        let programs = numbers.map { composer.program($0, forced: forced) }
        guard !print else {
            for program in programs {
                Swift.print(program.features.joined(separator: " + "), program.allText, separator: "\n")
            }
            return
        }
        let folder = URL(fileURLWithPath: libraries)
        try Self.compileProbe(in: folder)
        let runner = Runner(
            keep: URL(fileURLWithPath: keep), libraries: folder, batch: batch,
            tool: URL(fileURLWithPath: tool).path, isLinkedOnly: linkingOnly, composer: composer)
        let judged = try runner.judge(programs)
        Swift.print("seed \(seed), \(library.rawValue)")
        Swift.print(Summary(judged: judged).text)
        if only != nil { Self.show(judged) }
        if reduce { try Self.reduce(judged, runner) }
    }

    private static func show(_ judged: [Runner.Judged]) {
        for judged in judged {
            Swift.print(judged.program.allText)
            for verdict in judged.verdicts { Swift.print(verdict.place, verdict.kind.rawValue, verdict.text) }
        }
    }

    private static func reduce(_ judged: [Runner.Judged], _ runner: Runner) throws {
        for kind in [Judge.Verdict.Kind.wrong, .falseError, .silentAndFails, .silent] {
            let found = judged.filter { $0.has(kind) }
            if found.isEmpty { continue }
            Swift.print("\nreduced:")
            Swift.print(Summary(judged: try runner.reduce(found, keeping: kind)).text)
        }
    }

    /// Compiles the module that programs print with, unless that was done.
    private static func compileProbe(in libraries: URL) throws {
        let folder = libraries.appendingPathComponent("Probe")
        let file = folder.appendingPathComponent("Probe.swift")
        if (try? String(contentsOf: file, encoding: .utf8)) == ProbeModule.source { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let built = try compile(
            [
                "-swift-version", "5", "-parse-as-library", "-wmo", "-module-name", "Probe", "-emit-module", "-c", "-o",
                "Probe.o", "Probe.swift",
            ], in: folder, of: ProbeModule.source, file)
        if built.status != 0 { throw CombinationsError(built.errors) }
    }

    private static func compile(
        _ arguments: [String], in folder: URL, of source: String, _ file: URL
    ) throws -> Command {
        try Data(source.utf8).write(to: file)
        return try Command.run("/usr/bin/env", ["swiftc"] + arguments, in: folder)
    }
}

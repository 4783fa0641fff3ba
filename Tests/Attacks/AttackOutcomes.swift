import Foundation
import ToolRunner

/// A program in one of its language modes, laid out in a folder.
struct AttackRun: Sendable {
    var attack: Attack
    var mode: String
    var folder: TemporaryFolder
}

/// What programs do: compiled and run with the libraries that are available, and looked up in the records beside them
/// otherwise.
struct AttackOutcomes: Sendable {
    let libraries: AttackLibraries

    /// Why a program's outcome is not known.
    struct NoRecord: Error, CustomStringConvertible {
        var programs: [String]

        var description: String {
            let count = "\(programs.count) program\(programs.count == 1 ? " has" : "s have")"
            let some = programs.prefix(10).map { "  \($0)\n" }.joined()
            let more = programs.count > 10 ? "  and \(programs.count - 10) more\n" : ""
            return """
                \(count) no record of what happens with Swinject, or changed after it was made:
                \(some)\(more)record it with: Scripts/attacks --swinject CHECKOUT --autoregistration CHECKOUT \
                --write-records FOLDER
                """
        }
    }

    /// Checks that the outcome of each program can be known.
    ///
    /// - Throws: ``NoRecord`` if a library is not available and a program has no record of its outcome.
    func check(_ attacks: [Attack]) throws {
        let missing = attacks.filter { attack in
            libraries.libraries(attack) == nil
                && attack.wiringCase.modes.contains { recorded(attack, mode: $0) == nil }
        }
        if !missing.isEmpty { throw NoRecord(programs: missing.map(\.file.lastPathComponent)) }
    }

    /// The outcomes of programs, which have been checked, in the same order.
    func all(_ runs: [AttackRun]) throws -> [ProgramOutcome] {
        var outcomes: [ProgramOutcome?] = runs.map { recorded($0.attack, mode: $0.mode) }
        let compiled = runs.indices.filter { outcomes[$0] == nil }
        for (index, outcome) in zip(compiled, try ProgramBatch.run(compiled.map { program(runs[$0]) })) {
            outcomes[index] = outcome
        }
        return outcomes.compactMap { $0 }
    }

    /// The recorded outcome of a program whose libraries are not available.
    private func recorded(_ attack: Attack, mode: String) -> ProgramOutcome? {
        guard libraries.libraries(attack) == nil,
            let text = try? String(contentsOf: RecordedOutcomes.file(of: attack.file), encoding: .utf8),
            let record = RecordedOutcomes(text: text),
            record.program == RecordedOutcomes.checksum(of: attack.text)
        else { return nil }
        return record.outcome(mode: mode)
    }

    private func program(_ run: AttackRun) -> SourceProgram {
        let own = libraries.libraries(run.attack) ?? SourceProgram.Libraries()
        var program = PreparedCase.program(
            run.attack.wiringCase, in: run.folder.url, mode: run.mode, libraries: own)
        guard run.attack.kind == .component else { return program }
        program.modules[program.modules.count - 1].files.append(PreparedCase.wiring(run.attack.wiringCase))
        return program
    }

    /// Runs the programs that need a library outside this project, and records beside each what it does.
    ///
    /// - Returns: how many there are, and the names of those whose record is new or has changed.
    func record(_ attacks: [Attack]) throws -> (count: Int, changed: [String]) {
        let foreign = attacks.filter { $0.kind == .swinject }
        guard let versions = libraries.versions else { return (0, []) }
        let runs = try foreign.flatMap { attack in
            try attack.wiringCase.modes.map { mode in
                AttackRun(
                    attack: attack, mode: mode,
                    folder: try PreparedCase.layOut(attack.wiringCase, isMain: attack.isMain))
            }
        }
        let outcomes = try ProgramBatch.run(runs.map(program))
        var records: [URL: RecordedOutcomes] = [:]
        for (run, outcome) in zip(runs, outcomes) {
            records[
                run.attack.file,
                default: RecordedOutcomes(
                    libraries: versions, program: RecordedOutcomes.checksum(of: run.attack.text))
            ].add(outcome, mode: run.mode)
        }
        var changed: [String] = []
        for (program, record) in records.sorted(by: { $0.key.path < $1.key.path }) {
            let file = RecordedOutcomes.file(of: program)
            if (try? String(contentsOf: file, encoding: .utf8)) == record.text { continue }
            try Data(record.text.utf8).write(to: file)
            changed.append(program.lastPathComponent)
        }
        return (foreign.count, changed)
    }
}

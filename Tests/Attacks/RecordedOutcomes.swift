import DovetailBasics
import Foundation
import ToolRunner

/// What a program did with libraries that are not part of this project, in each of its language modes: a file beside the
/// program, so that scoring it needs no checkout of them.
///
/// A record holds the libraries' versions, a checksum of the program, and for each mode how the program ended and what
/// each probe printed. It counts only for the program that it was made from.
struct RecordedOutcomes: Equatable, Sendable {
    /// The libraries with their versions, as in `Swinject 2.10.0`.
    var libraries: String
    /// A checksum of the program.
    var program: String
    var outcomes: [Outcome] = []

    struct Outcome: Equatable, Sendable {
        var mode: String
        var ending: Ending
        /// What the probes printed, line by line.
        var probes: [String] = []
    }

    enum Ending: Equatable, Sendable {
        /// With an exit code or a signal's number, and with the runtime's message if it traps.
        case exits(Int32, message: String?)
        case doesNotEnd
        case doesNotCompile(module: String, error: String)
    }

    /// The record's file beside a program.
    static func file(of program: URL) -> URL {
        program.deletingPathExtension().appendingPathExtension("recorded")
    }

    static func checksum(of text: String) -> String {
        var key = CacheKey()
        key.add(text)
        return key.name
    }

    /// The outcome in a language mode; nil if the record has none.
    func outcome(mode: String) -> ProgramOutcome? {
        outcomes.first { $0.mode == mode }.map { recorded in
            var run = Command(status: 0, output: recorded.probes.map { $0 + "\n" }.joined(), errors: "")
            switch recorded.ending {
            case .doesNotCompile(let module, let error): return .refused(module: module, diagnostics: error)
            case .exits(let status, let message): (run.status, run.errors) = (status, message ?? "")
            case .doesNotEnd: (run.status, run.wasEnded) = (SIGKILL, true)
            }
            return .ran(run, diagnostics: "")
        }
    }

    /// Adds what happened in a language mode.
    mutating func add(_ outcome: ProgramOutcome, mode: String) {
        switch outcome {
        case .refused(let module, let diagnostics):
            let errors = diagnostics.split(separator: "\n").filter { $0.contains("error: ") }
            let error = errors.first.map { $0.drop { $0 != " " }.dropFirst() } ?? ""
            outcomes.append(Outcome(mode: mode, ending: .doesNotCompile(module: module, error: String(error))))
        case .ran(let run, _):
            let probes = run.output.split(whereSeparator: \.isNewline).map(String.init).filter { $0.hasPrefix("@ ") }
            let message = run.errors.split(whereSeparator: \.isNewline).first { $0.contains(": Fatal error") }
            let ending = run.wasEnded ? Ending.doesNotEnd : .exits(run.status, message: message.map(String.init))
            outcomes.append(Outcome(mode: mode, ending: ending, probes: probes))
        }
    }

    // MARK: Text

    var text: String {
        var lines = ["libraries: \(libraries)", "program: \(program)"]
        for outcome in outcomes {
            let ending =
                switch outcome.ending {
                case .exits(let status, let message): "exits with \(status)" + (message.map { ": \($0)" } ?? "")
                case .doesNotEnd: "does not end"
                case .doesNotCompile(let module, let error): "\(module) does not compile: \(error)"
                }
            lines += ["mode \(outcome.mode): \(ending)"] + outcome.probes
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Reads a record; nil if it is none.
    init?(text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.count > 1, let libraries = Self.value(lines[0], of: "libraries"),
            let program = Self.value(lines[1], of: "program")
        else { return nil }
        (self.libraries, self.program) = (libraries, program)
        for line in lines.dropFirst(2) {
            if line.hasPrefix("@ ") {
                guard !outcomes.isEmpty else { return nil }
                outcomes[outcomes.count - 1].probes.append(line)
            } else {
                guard let found = line.firstMatch(ofPattern: #"^mode (\S+): (.+)$"#),
                    let ending = Ending(found.groups[2])
                else { return nil }
                outcomes.append(Outcome(mode: found.groups[1], ending: ending))
            }
        }
    }

    init(libraries: String, program: String) { (self.libraries, self.program) = (libraries, program) }

    private static func value(_ line: String, of name: String) -> String? {
        line.hasPrefix("\(name): ") ? String(line.dropFirst(name.count + 2)) : nil
    }
}

extension RecordedOutcomes.Ending {
    fileprivate init?(_ text: String) {
        if let found = text.firstMatch(ofPattern: #"^exits with (-?\d+)(?:: (.+))?$"#),
            let status = Int32(found.groups[1])
        {
            self = .exits(status, message: found.groups[2].isEmpty ? nil : found.groups[2])
        } else if text == "does not end" {
            self = .doesNotEnd
        } else if let found = text.firstMatch(ofPattern: #"^(.+?) does not compile: (.*)$"#) {
            self = .doesNotCompile(module: found.groups[1], error: found.groups[2])
        } else {
            return nil
        }
    }
}

import DovetailBasics
import Foundation

/// What programs did when they were last compiled and run, so that the same program is not compiled again.
///
/// What a compiler says of a text, and what a program without input prints, depend on nothing else. So a program whose
/// sources, flags, libraries and compiler are all known is looked up, and only what the tool writes differently than
/// before is compiled. Outcomes are looked up in two places: `Tests/Outcomes.jsonl`, which is part of the repository and
/// written by `Scripts/outcomes`, and the build folder, where every new one is kept.
///
/// The variable `DOVETAIL_OUTCOMES` says otherwise: with `none`, everything is compiled and nothing kept; with `anew`,
/// everything is compiled, and it is an error if an outcome differs from the known one; with a folder, the outcomes that
/// are used are also written there.
package final class KnownOutcomes: Sendable {
    /// What a compiler or a program has said.
    struct Outcome: Codable, Equatable {
        /// The module that does not compile; nil if all do.
        var refused: String?
        var status: Int32?
        var output: String?
        var errors: String?
        var diagnostics: String?
    }

    /// A known outcome is not what happens now.
    struct Differs: Error, CustomStringConvertible {
        var known: Outcome
        var now: Outcome

        var description: String {
            """
            a program did not do what is on record; if that is right, record it with Scripts/outcomes
              on record: \(known)
              now: \(now)
            """
        }
    }

    private enum Mode: Sendable, Equatable {
        case none, anew, known
        case writing(URL)
    }

    package static let shared = KnownOutcomes()

    private let mode: Mode
    /// The lines of the repository's file, by their keys.
    private let recorded: [Substring: Substring]
    private let folder = RuntimeBuild.project.appendingPathComponent(".build/outcomes-of-tests")

    private init() {
        let value = ProcessInfo.processInfo.environment["DOVETAIL_OUTCOMES"]
        mode =
            switch value {
            case nil, "": .known
            case "none": .none
            case "anew": .anew
            case .some(let path): .writing(URL(fileURLWithPath: path))
            }
        let file = RuntimeBuild.project.appendingPathComponent("Tests/Outcomes.jsonl")
        let text = mode == .none ? "" : (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let pairs = text.split(separator: "\n").map { line in
            (line.prefix { $0 != " " }, line.drop { $0 != " " }.dropFirst())
        }
        recorded = Dictionary(pairs) { first, _ in first }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// The known outcome of a key, or that of a run.
    ///
    /// - Throws: ``Differs``, or what the run throws.
    func outcome(_ key: String, ofRun run: () throws -> Outcome) throws -> Outcome {
        if let known = known(key) { return known }
        let outcome = try run()
        if !Self.isTemporary("\(outcome)") { try add(key, outcome) }
        return outcome
    }

    /// The outcome to use for a key, or nil if it has to be found out.
    func known(_ key: String) -> Outcome? {
        guard mode != .none, mode != .anew, let line = line(key), let outcome = Self.outcome(line) else { return nil }
        use(key, line)
        Tally.shared.add(.known)
        return outcome
    }

    /// Keeps an outcome that was found out.
    ///
    /// - Throws: ``Differs`` if another is on record.
    func add(_ key: String, _ outcome: Outcome) throws {
        guard mode != .none else { return }
        if mode == .anew, let known = line(key).flatMap(Self.outcome), known != outcome {
            throw Differs(known: known, now: outcome)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = String(decoding: try encoder.encode(outcome), as: UTF8.self)
        try Data(line.utf8).write(to: folder.appendingPathComponent(key), options: .atomic)
        use(key, Substring(line))
    }

    private func line(_ key: String) -> Substring? {
        recorded[Substring(key)]
            ?? (try? String(contentsOf: folder.appendingPathComponent(key), encoding: .utf8)).map { Substring($0) }
    }

    private static func outcome(_ line: Substring) -> Outcome? {
        try? JSONDecoder().decode(Outcome.self, from: Data(line.utf8))
    }

    private func use(_ key: String, _ line: Substring) {
        guard case .writing(let folder) = mode else { return }
        try? Data(line.utf8).write(to: folder.appendingPathComponent(key), options: .atomic)
    }
}

extension KnownOutcomes {
    /// The compiler, on which every outcome depends.
    static let compiler: String? = {
        guard let version = try? Command.run(Command.swiftc, ["--version"]), version.status == 0 else { return nil }
        return version.output
    }()

    /// What is left of a program's errors: without the stack of a program that has stopped, which has addresses.
    static func withoutStack(_ errors: String) -> String {
        let lines = errors.components(separatedBy: "\n")
        let end = lines.firstIndex { $0.hasPrefix("*** ") || $0.hasPrefix("Current stack trace:") || $0.contains("💣") }
        return lines[..<(end ?? lines.count)].joined(separator: "\n")
    }

    /// A text with this repository's folder left open, because it stands elsewhere on another machine; nil if it is
    /// empty.
    static func portable(_ text: String) -> String? {
        text.isEmpty ? nil : text.replacingOccurrences(of: RuntimeBuild.project.path, with: "@PROJECT@")
    }

    /// A text that ``portable(_:)`` has made, with the folder of this repository.
    static func here(_ text: String?) -> String {
        text?.replacingOccurrences(of: "@PROJECT@", with: RuntimeBuild.project.path) ?? ""
    }

    /// Whether a text names a temporary folder, which is another one each time.
    static func isTemporary(_ text: String) -> Bool { text.contains(FileManager.default.temporaryDirectory.path) }
}

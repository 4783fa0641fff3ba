import Foundation
/// Compares the tool's report on a scene with what happens when it runs.
struct SceneComparison {
    let report: SceneReport
    /// The results of the resolutions at each line: the registration's line, or nil.
    private var given: [String: [String?]] = [:]
    /// Functions that register their arguments; the tool reports each call of them.
    private let registrars: Set<String>
    /// The lines that registered an existing key, and those that had registered it before.
    private var twice: Set<String> = []

    /// - Parameter registrars: the lines of functions that register their arguments.
    init(_ report: SceneReport, _ lines: [String], registrars: Set<String>) {
        self.report = report
        self.registrars = registrars.union(["-"])
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            guard words.count >= 3 else { continue }
            if words[0] == "asked", words.count == 4 {
                given[words[1], default: []].append(words[2] == "nil" ? nil : words[3])
            }
            if words[0] == "twice" { twice.formUnion(words[1...]) }
        }
    }

    /// The number of lines that resolved.
    var asked: Int { given.count }
    /// The number of lines that got nil.
    var missed: Int { given.values.filter { $0.contains(nil) }.count }

    /// The disagreements, as text.
    var problems: [String] {
        var found: [String] = []
        for (line, values) in given {
            let isOpen = report.gaps.contains(line) || report.branches.contains(line)
            if !isOpen, values.contains(nil), !isMissing(line) { found.append("proved, and nil: \(line)") }
            let answers = report.answers[line] ?? []
            if !isOpen, answers.isEmpty, !isMissing(line) { found.append("not counted: \(line)") }
            // Of two registrations in one container, the last one answers, which the tool does not follow.
            for value in Set(values.compactMap { $0 }).subtracting(twice).subtracting(registrars)
            where !isOpen && !answers.contains(value) && report.told.contains(value) && !isMissing(line) {
                found.append("another answers: \(value) at \(line), not \(answers.sorted())")
            }
        }
        for (line, errors) in report.errors {
            for error in errors where !isTrue(error, at: line) { found.append("never happens: \(error)") }
        }
        return found.sorted()
    }

    private func isMissing(_ line: String) -> Bool {
        report.bodies.contains(line) || report.errors[line]?.contains(where: Self.saysMissing) == true
    }

    /// Whether a line is an error about a missing registration, or a note of one at a further place that needs it.
    private static func saysMissing(_ line: String) -> Bool {
        line.contains("[missing-registration]") || line.contains(" is also needed here")
    }

    private func isTrue(_ error: String, at line: String) -> Bool {
        if Self.saysMissing(error) {
            // Nothing is known about a line that was never reached.
            return given[line]?.contains(nil) ?? true
        }
        if error.contains("[duplicate-registration]") { return twice.contains(line) }
        return false
    }
}

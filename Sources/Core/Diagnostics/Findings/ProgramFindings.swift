/// Joins the findings of a project's programs, each of which was checked by itself.
package struct ProgramFindings {
    /// The names of each program.
    private let names: [[String]]
    /// The programs that contain a file, by its path.
    private let linked: [String: Set<Int>]
    /// The kinds of findings that say that no program does something.
    private let ofAll: Set<FindingID>
    /// The programs to report on; nil for all.
    private let reported: Set<Int>?
    private var found: [Finding: Set<Int>] = [:]
    /// The programs with a finding of such a kind.
    private var shared: [Kind: Set<Int>] = [:]

    private struct Kind: Hashable {
        var id: FindingID
        var location: SourceLocation
        var message = ""
    }

    /// - Parameters:
    ///   - programs: the names of each program and the paths of its files.
    ///   - ofAll: the kinds of findings that count only if all programs that contain their place have them.
    ///   - reported: the numbers of the programs whose findings are wanted; nil for all.
    package init(
        _ programs: [(names: [String], paths: [String])], ofAll: Set<FindingID>, reported: Set<Int>? = nil
    ) {
        self.ofAll = ofAll
        self.reported = reported
        names = programs.map(\.names)
        linked = Dictionary(
            programs.enumerated().flatMap { number, one in one.paths.map { ($0, [number] as Set) } },
            uniquingKeysWith: { $0.union($1) })
    }

    /// Whether a program contains a file.
    package func contains(_ path: String) -> Bool { linked[path] != nil }

    /// Whether these are all the programs that contain a place.
    package func containsOnly(_ numbers: Set<Int>, _ place: SourceLocation) -> Bool { linked[place.path] == numbers }

    /// Adds a finding of the program with this number.
    package mutating func add(_ finding: Finding, of number: Int) {
        guard ofAll.contains(finding.id) else {
            found[finding, default: []].insert(number)
            return
        }
        shared[Kind(id: finding.id, location: finding.location), default: []].insert(number)
    }

    /// Whether a finding of the whole project holds: no program contains its place, or all that do have it too.
    package func confirms(_ finding: Finding) -> Bool {
        guard let programs = linked[finding.location.path] else { return true }
        return shared[Kind(id: finding.id, location: finding.location)] == programs
    }

    /// The findings. One of some programs, but not of all that contain its place, says in which programs it occurs.
    ///
    /// - Parameter ofProject: the findings of the whole project, whose notes tell what is in other programs.
    package func joined(besides ofProject: [Finding]) -> [Finding] {
        func kind(_ finding: Finding) -> Kind {
            Kind(id: finding.id, location: finding.location, message: finding.message)
        }
        let better = Dictionary(ofProject.map { (kind($0), $0) }) { first, _ in first }
        // The notes may differ between programs.
        return Dictionary(grouping: found.keys, by: kind).compactMap { kind, findings in
            let first = findings.min { (found[$0]?.min() ?? 0, $0) < (found[$1]?.min() ?? 0, $1) }
            var finding = better[kind] ?? first ?? findings[0]
            let numbers = findings.reduce(into: Set<Int>()) { $0.formUnion(found[$1] ?? []) }
            if let reported, reported.isDisjoint(with: numbers) { return nil }
            let words = words(numbers, at: finding.location)
            guard !words.isEmpty else { return finding }
            finding.knownAs = finding.knownAs ?? finding.message
            // What is known of one program is new in another.
            if finding.paths.isEmpty { finding.paths = numbers.flatMap { names[$0] }.sorted() }
            finding.message += words
            return finding
        }
    }

    /// Programs in words that follow a sentence about a place; empty for all that contain it, and for none.
    package func words(_ numbers: Set<Int>, at place: SourceLocation) -> String {
        guard !numbers.isEmpty, numbers != linked[place.path] else { return "" }
        let all = numbers.flatMap { names[$0] }.sorted()
        let listed = all.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        return all.count == 1
            ? " (in the program \(listed))"
            : " (in the programs \(listed)" + (all.count > 3 ? " and \(all.count - 3) more)" : ")")
    }
}

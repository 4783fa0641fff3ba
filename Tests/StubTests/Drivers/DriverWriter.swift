import DovetailDoubles
import DovetailFacts

/// Writes the program that calls all doubles of a fixture.
struct DriverWriter {
    private(set) var text = ""
    /// The requirements that are called.
    private(set) var called: [String] = []
    /// Those with a condition, which may not hold.
    private(set) var conditional: Set<String> = []
    /// The requirements that are not called, each with the reason.
    private(set) var refused: [String: String] = [:]
    private var excluded: Set<String> = []

    /// Whether a name in the list belongs to a requirement that is left out.
    func isKnown(_ name: String) -> Bool { excluded.contains(name) }

    /// - Parameter excluded: the names of requirements to leave out.
    /// - Parameter handWritten: the calls for which no driver is written.
    init(
        _ file: ProtocolFile, _ doubles: [EmittedDouble], _ fixture: Fixture, excluded: Set<String>,
        handWritten: HandWrittenCalls
    ) {
        let context = DriverContext(file, fixture, doubles)
        var body: [String] = []
        var runs: [String] = []
        var number = 0
        for double in doubles {
            for member in double.members {
                number += 1
                var driver = MemberDriver(context, double, member, number: number)
                let condition = double.facts.condition.and(member.requirement.condition)
                if let function = handWritten.functions[driver.name] {
                    if !called.contains(driver.name) {
                        runs.append("await dvRun(\"\(driver.name)\") { try await \(function)() }")
                        called.append(driver.name)
                    }
                    continue
                }
                do {
                    var lines = try driver.write()
                    let outer = double.facts.outer.joined(separator: ".")
                    if excluded.contains(driver.name) {
                        self.excluded.insert(driver.name)
                        continue
                    }
                    if !outer.isEmpty { lines = ["extension \(outer) {"] + lines + ["}"] }
                    lines.insert("// MARK: \(driver.name)", at: 0)
                    let call = outer.isEmpty ? "dvCheck\(number)" : "\(outer).dvCheck\(number)"
                    let run = "await dvRun(\"\(driver.name)\") { try await \(call)() }"
                    let (start, end) = condition.lines
                    body += start + lines + end
                    runs += start + [run] + end
                    // Of two requirements with opposite conditions, one exists.
                    if !called.contains(driver.name) { called.append(driver.name) }
                    if !condition.isAlways { conditional.insert(driver.name) }
                } catch {
                    refused[driver.name] = (error as? Refusal)?.reason ?? "\(error)"
                }
            }
        }
        let imports = file.imports.flatMap { line in
            line.condition.lines.start + [line.text] + line.condition.lines.end
        }
        text = (imports + [DriverSupport.text, fixture.declarations, handWritten.text] + body).joined(separator: "\n")
        text += "\nfunc dvChecks() async {\n\(runs.joined(separator: "\n"))\n}\n"
    }
}

extension Condition {
    /// The lines before and after what it holds for.
    fileprivate var lines: (start: [String], end: [String]) { isAlways ? ([], []) : (["#if \(self)"], ["#endif"]) }
}

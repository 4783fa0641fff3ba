import Foundation
import ToolRunner

/// The tool's report on a program.
struct ToolWord: Sendable {
    var findings: [ToolFinding] = []
    /// The places of resolutions that cannot be proved.
    var gaps: Set<String> = []
    /// The places of resolutions that are proved only if a branch is taken or a function is called.
    var conditional: Set<String> = []
    /// The places of resolutions that are proved to find a registration.
    var proved: Set<String> = []
    /// The number of resolutions that were examined.
    var resolutions = 0
    /// Why there is no report: the tool hangs, or exits with an unexpected code.
    var failure: Verdict?

    var errors: [ToolFinding] { findings.filter(\.isError) }

    /// Runs the tool on the sources in a folder.
    init(_ attack: Attack, in folder: URL) throws {
        let wiringCase = attack.wiringCase
        let inputs =
            ["--target", wiringCase.home] + wiringCase.modules.flatMap { ["--module", "\($0)=\($0)"] }
            + (wiringCase.rules == nil ? [] : ["--rules", "dovetail.yml"])
        let command = attack.kind == .component ? ["generate", "--output", PreparedCase.wiring(wiringCase)] : ["check"]
        let flags =
            attack.kind == .component ? [] : ["--proved"] + (attack.isLinkedOnly ? ["--linking-only"] : [])
        let said = try Command.run(
            Command.dovetail,
            command + inputs + ["--verbose"] + wiringCase.toolFlags
                + flags, in: folder, within: 60)
        if said.wasEnded { failure = .hangs } else if said.status > 1 { failure = .toolFails }
        read(said.errors)
    }

    private mutating func read(_ text: String) {
        findings = ToolFinding.all(in: text)
        for line in text.split(whereSeparator: \.isNewline) {
            if let found = line.firstMatch(ofPattern: #"^(.+?):(\d+):\d+: not provable"#) {
                gaps.insert("\(found.groups[1]):\(found.groups[2])")
            } else if let found = line.firstMatch(ofPattern: #"^(.+?):(\d+):\d+: proved: "#) {
                proved.insert("\(found.groups[1]):\(found.groups[2])")
            } else if let found = line.firstMatch(ofPattern: #"^(.+?):(\d+):\d+: conditional"#) {
                conditional.insert("\(found.groups[1]):\(found.groups[2])")
            } else if let found = line.firstMatch(ofPattern: #"^proved \d+ of (\d+) resolution"#) {
                resolutions = Int(found.groups[1]) ?? 0
            }
        }
    }

    /// Whether there is an error at a place, or something there cannot be proved, or is proved only under a condition.
    func tells(of place: String, _ ids: Set<String>) -> Bool {
        gaps.contains(place) || conditional.contains(place)
            || errors.contains { ($0.places + $0.steps).contains(place) && ids.contains($0.id) }
    }
}

extension WiringCase {
    /// Additional arguments for the tool.
    var toolFlags: [String] { (others["toolflags"] ?? "").split(separator: " ").map(String.init) }
}

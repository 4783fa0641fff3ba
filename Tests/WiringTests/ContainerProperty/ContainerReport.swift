import Foundation
/// The tool's report on a generated program.
struct ContainerReport {
    struct Finding {
        var place: String
        var id: String
        var isError: Bool
        var text: String
        /// Its own place and those of its notes.
        var places: [String]
    }

    var findings: [Finding] = []
    /// The places that cannot be proved.
    var gaps: [String: [String]] = [:]
    var resolutions = 0
    var gapCount = 0
    var output: String

    init(_ output: String) {
        self.output = output
        for line in output.split(whereSeparator: \.isNewline) { read(line) }
    }

    private mutating func read(_ line: Substring) {
        let words = line.split(separator: " ")
        if words.count >= 5, words[0] == "proved", words[2] == "of", let all = Int(words[3]) {
            resolutions = all
            if let semicolon = line.firstIndex(of: ";") {
                gapCount = line[semicolon...].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            }
            return
        }
        let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, let name = parts[0].split(separator: "/").last, Int(parts[1]) != nil else { return }
        let place = "\(name):\(parts[1])"
        switch parts[3].split(separator: " ").joined(separator: " ") {
        case "not provable": gaps[place, default: []].append(parts[4])
        case "note":
            guard var finding = findings.last else { return }
            if parts[4].contains(" is also needed here") {
                // Another place of the same cause.
                (finding.place, finding.text, finding.places) = (place, String(line), [place])
                findings.insert(finding, at: findings.count - 1)
            } else {
                findings[findings.count - 1].places.append(place)
            }
        case let kind where kind == "error" || kind == "warning":
            guard let open = parts[4].lastIndex(of: "[") else { return }
            let id = String(parts[4][parts[4].index(after: open)...].dropLast())
            findings.append(.init(place: place, id: id, isError: kind == "error", text: String(line), places: [place]))
        default: break
        }
    }
}

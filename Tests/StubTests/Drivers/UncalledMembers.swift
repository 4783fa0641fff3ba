import Foundation

/// The list of requirements that no driver calls: `Protocols.swift Login.login: the reason` on each line.
struct UncalledMembers {
    private var files: [String: [String: String]] = [:]

    init(_ url: URL) {
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let space = line.firstIndex(of: " "), let colon = line.range(of: ": ") else { continue }
            let name = String(line[line.index(after: space)..<colon.lowerBound])
            files[String(line[..<space]), default: [:]][name] = String(line[colon.upperBound...])
        }
    }

    var count: Int { files.values.reduce(0) { $0 + $1.count } }

    func reasons(_ file: String) -> [String: String] { files[file] ?? [:] }
}

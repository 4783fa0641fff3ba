import Foundation

/// A generated program whose containers are to be proved.
struct ContainerProgram {
    struct File {
        var path: String
        var lines: [TaggedLine]

        /// The file's name, as used by run-time errors.
        var name: String { path.split(separator: "/").last.map(String.init) ?? path }
        var text: String { lines.map { $0.text + "\n" }.joined() }
    }

    var seed: UInt64
    /// Lowest first; the last one contains the program.
    var modules: [String]
    var files: [File]
    /// Whether some code is under `#if FLAG`.
    var usesFlag: Bool
    /// The number of sites that resolve.
    var siteCount: Int

    /// The lines of each tagged item, as `name:line`.
    var places: [String: Set<String>] {
        var places: [String: Set<String>] = [:]
        for file in files {
            for (index, line) in file.lines.enumerated() {
                for tag in line.tags { places[tag, default: []].insert("\(file.name):\(index + 1)") }
            }
        }
        return places
    }

    /// The lines of functions that build a service for a registration that was not written in the end.
    var uncalledPlaces: Set<String> {
        let text = files.map(\.text).joined()
        var found: Set<String> = []
        for file in files {
            for (index, line) in file.lines.enumerated() {
                guard let start = line.text.range(of: "func make"),
                    let name = line.text[start.lowerBound...].dropFirst(5).split(separator: "(").first,
                    text.components(separatedBy: "\(name)(").count == 2
                else { continue }
                for number in index...index + 2 { found.insert("\(file.name):\(number + 1)") }
            }
        }
        return found
    }

    /// The tagged items at each line.
    var tags: [String: Set<String>] {
        var tags: [String: Set<String>] = [:]
        for file in files {
            for (index, line) in file.lines.enumerated() where !line.tags.isEmpty {
                tags["\(file.name):\(index + 1)"] = line.tags
            }
        }
        return tags
    }
}

/// A generated program whose containers are to be proved.
struct ContainerProgram {
    struct File {
        var path: String
        var lines: [TaggedLine]

        /// The file's name, by which errors at run time call it.
        var name: String { path.split(separator: "/").last.map(String.init) ?? path }
        var text: String { lines.map { $0.text + "\n" }.joined() }
    }

    var seed: UInt64
    /// Lowest first; the last one holds the program.
    var modules: [String]
    var files: [File]
    /// Whether something stands under `#if FLAG`.
    var usesFlag: Bool
    /// How many sites ask a container.
    var siteCount: Int

    /// Where each thing's lines are, as `name:line`.
    var places: [String: Set<String>] {
        var places: [String: Set<String>] = [:]
        for file in files {
            for (index, line) in file.lines.enumerated() {
                for tag in line.tags { places[tag, default: []].insert("\(file.name):\(index + 1)") }
            }
        }
        return places
    }

    /// The things at each line.
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

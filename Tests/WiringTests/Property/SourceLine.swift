import Foundation

/// A line of a source file, with the requirements declared on it.
struct SourceLine {
    var text: String
    var requirements: [Int] = []

    init(_ text: String, _ requirements: [Int] = []) {
        self.text = text
        self.requirements = requirements
    }
}

/// The sources of a program.
struct ProgramSources {
    struct File {
        var path: String
        var lines: [SourceLine]

        var text: String { lines.map { $0.text + "\n" }.joined() }
    }

    var files: [File]

    /// The place of each requirement, as `path:line`.
    var places: [Int: String] {
        var places: [Int: String] = [:]
        for file in files {
            for (index, line) in file.lines.enumerated() {
                for requirement in line.requirements { places[requirement] = "\(file.path):\(index + 1)" }
            }
        }
        return places
    }

    /// The place of each `// mark N`, by its number.
    var marks: [Int: String] {
        var marks: [Int: String] = [:]
        for file in files {
            for (index, line) in file.lines.enumerated() {
                guard let mark = line.text.range(of: "// mark "), let number = Int(line.text[mark.upperBound...]) else {
                    continue
                }
                marks[number] = "\(file.path):\(index + 1)"
            }
        }
        return marks
    }
}

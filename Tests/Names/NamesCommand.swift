import ArgumentParser
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailSwiftCode
import Foundation

/// Prints the meaning of each type name, for `Scripts/name-oracle`, which gets the same from the compiler.
@main struct NamesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "names",
        abstract: "Prints what each name of a type means, one a line: path, line, column, name, meaning.",
        discussion: """
            The modules are read from standard input, one file a line: the module's name, a tab, and the file's path.
            """)

    func run() throws {
        let names = NameMeanings(Self.files())
        for line in names.lines() { print(line) }
    }

    private static func files() -> [(module: String, path: String)] {
        var files: [(module: String, path: String)] = []
        while let line = readLine() {
            let halves = line.split(separator: "\t", maxSplits: 1).map(String.init)
            if halves.count == 2 { files.append((halves[0], halves[1])) }
        }
        return files
    }
}

import DovetailBasics
package import DovetailBinaries
import Foundation

/// The libraries at the paths given to `inspect`.
package struct InspectedLibraries {
    package let found: [FoundLibrary]

    /// - Throws: `InputError` if a path does not exist, or if there is no library below the paths.
    package init(_ paths: [String]) throws {
        let search = LibrarySearch(paths)
        guard search.missing.isEmpty else {
            throw InputError("no such file or folder: '\(search.missing[0])'")
        }
        guard !search.found.isEmpty else {
            throw InputError("no library found in \(paths.map { "'\($0)'" }.joined(separator: ", "))")
        }
        found = search.found
    }

    /// Reads each library and returns the results in order. A library is released as soon as `body` returns, since its
    /// symbols may be large.
    package func map<Output: Sendable>(_ depth: BinaryDepth, _ body: @escaping @Sendable (LibraryBundle) -> Output)
        -> [Output]
    {
        let progress = ProgressLine()
        defer { progress.end() }
        progress.say("reading \(counted(found.count, noun: "library", many: "libraries"))")
        let reader = LibraryReader { path in try BinaryReader.read(path, depth: depth) }
        return inParallel(found) { body(reader.read($0)) }
    }

    // MARK: Printing

    /// Prints one line per library; returns whether none has problems.
    package func printTable() -> Bool {
        let rows = map(.symbols) { (LibraryTable.row($0), $0.allProblems) }
        for line in LibraryTable.lines(rows.map(\.0)) { print(line) }
        return Self.report(rows.flatMap(\.1))
    }

    /// Prints each slice; returns whether no library has problems.
    package func printSlices(dependencies: Bool, symbols: Bool) -> Bool {
        let texts = map(symbols ? .symbols : .headers) {
            (SliceText.lines($0, dependencies: dependencies, symbols: symbols).joined(separator: "\n"), $0.allProblems)
        }
        for (text, _) in texts where !text.isEmpty { print(text) }
        return Self.report(texts.flatMap(\.1))
    }

    /// Prints everything that was read; returns whether no library has problems.
    package func printJSON(symbols: Bool) throws -> Bool {
        let libraries = map(symbols ? .symbols : .headers) { $0 }
        print(try LibraryJSON.document(libraries), terminator: "")
        return libraries.allSatisfy(\.allProblems.isEmpty)
    }

    /// Prints problems; returns whether there are none.
    package static func report(_ problems: [BundleProblem]) -> Bool {
        for problem in problems { StandardError.print(.error, problem.text, at: problem.path) }
        return problems.isEmpty
    }
}

import DovetailBasics
package import Foundation

extension Command {
    /// Runs `swift build`, `swift test` or `swift run` in a package that a test has written, unless the outcome is known
    /// (``KnownOutcomes``). The package depends on its own folder, the toolchain and, by path, on this repository.
    ///
    /// - Parameter package: the package's folder in `root`; empty if that is it.
    /// - Parameter root: a folder with all packages that are built. Build folders in it are not looked at.
    /// - Parameter scratch: the build folder, if it is not `.build` in the package.
    package static func swift(
        _ arguments: [String], package: String = "", in root: URL, scratch: URL? = nil
    ) throws -> Command {
        var key = CacheKey()
        for piece in [KnownOutcomes.compiler ?? UUID().uuidString, package] + arguments { key.add(piece) }
        var isOurs = false
        for path in try files(in: root) {
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            isOurs = isOurs || text.contains(RuntimeBuild.project.path)
            key.add(path)
            key.add(KnownOutcomes.portable(text.replacingOccurrences(of: root.path, with: "@ROOT@")) ?? "")
        }
        if isOurs {
            let manifest = RuntimeBuild.project.appendingPathComponent("Package.swift")
            key.add(try String(contentsOf: manifest, encoding: .utf8))
            // All of the library, such as what tests of packages import.
            let library = RuntimeBuild.project.appendingPathComponent("Sources/Runtime")
            for path in try files(in: library) {
                key.add(path)
                key.add(try Data(contentsOf: library.appendingPathComponent(path)))
            }
        }
        let outcome = try KnownOutcomes.shared.outcome(key.name) {
            let options = scratch.map { ["--scratch-path", $0.path] } ?? []
            // What an earlier run built is not there if that run was known.
            let own = arguments.dropFirst().filter { $0 != "--skip-build" }
            let run = try env(
                ["swift"] + arguments.prefix(1) + options + own, in: root.appendingPathComponent(package))
            func text(_ text: String) -> String? {
                KnownOutcomes.portable(text.replacingOccurrences(of: root.path, with: "@ROOT@"))
            }
            // A success is kept without progress and times, which differ: what a program printed, how many tests passed.
            let isQuiet = run.status == 0 && !(run.output + run.errors).contains("warning: ")
            let result = run.output.components(separatedBy: "\n").last { $0.contains("Test run with") } ?? ""
            let output = isQuiet && arguments.first != "run" ? result.components(separatedBy: " after ")[0] : run.output
            return KnownOutcomes.Outcome(
                status: run.status, output: text(output), errors: text(isQuiet ? "" : run.errors))
        }
        func here(_ text: String?) -> String {
            KnownOutcomes.here(text).replacingOccurrences(of: "@ROOT@", with: root.path)
        }
        return Command(
            status: outcome.status ?? 0, output: here(outcome.output), errors: here(outcome.errors))
    }

    /// The files below a folder except what is built, sorted.
    private static func files(in root: URL) throws -> [String] {
        var found: [String] = []
        let keys: Set<URLResourceKey> = [.isDirectoryKey]
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            let parts = path.split(separator: "/")
            if parts.contains(where: { $0 == ".build" || $0 == ".git" || $0 == "Package.resolved" }) { continue }
            let isFolder =
                try root.appendingPathComponent(path).resourceValues(forKeys: keys).isDirectory ?? false
            if !isFolder { found.append(path) }
        }
        return found.sorted()
    }
}

import Foundation
import Testing
import ToolRunner

/// A SwiftPM package with a rule that protects `Library`, and sources that mark leaks of its types with `//~ Type`.
final class LeakProject {
    let folder = try? TemporaryFolder()
    /// The project's folder relative to the test's, with a trailing slash.
    let root: String
    private var expected: [String: [String]] = [:]

    /// - Parameter targets: entries such as `Door -> Library`. A dependency that is not itself a target is a library in
    ///   a package of the same name; targets are tests or apps if their names end with that.
    init(_ targets: [String], rule: String = "modules: 'external:Library*', only: 'Door*'", root: String = "") throws {
        self.root = root
        try write("dovetail.yml", "rules:\n  - id: wall\n    protect: {\(rule)}\n")
        try write("Package.swift", Self.manifest(targets))
    }

    var url: URL {
        folder.map { $0.url.appendingPathComponent(root.isEmpty ? "." : root) } ?? URL(fileURLWithPath: "/")
    }

    /// Writes a file of the project, and records its marks.
    func write(_ path: String, _ text: String) throws {
        let folder = try #require(folder)
        try folder.write(root + path, text)
        expected[path] = text.components(separatedBy: "\n").enumerated().compactMap { number, line in
            let parts = line.components(separatedBy: "//~ ")
            return parts.count == 2 ? "\(path):\(number + 1) \(parts[1])" : nil
        }
    }

    /// Writes a library to the place where SwiftPM checks it out.
    func writeLibrary(_ source: String, _ name: String = "Library", below root: String = ".build/checkouts/library/")
        throws
    {
        try write(
            root + "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "library", products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [.target(name: "\(name)")])
            """)
        try write(root + "Sources/\(name)/\(name).swift", source)
    }

    /// The output of `dovetail check`.
    func check(_ arguments: String...) throws -> String {
        try Command.dovetail(["check"] + arguments, in: url).errors
    }

    /// Compares the leaks that are found with the marks.
    func expectLeaks(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let output = try check()
        let found = output.split(separator: "\n").filter { $0.hasSuffix("[leaked-type]") }.map { line in
            let place = line.split(separator: ":")
            let quoted = line.components(separatedBy: "'")
            return "\(place[0]):\(place[1]) \(quoted[3])"
        }
        #expect(found.sorted() == expected.values.joined().sorted(), "\(output)", sourceLocation: sourceLocation)
    }

    private static func manifest(_ lines: [String]) -> String {
        let targets = lines.map { line in
            let sides = line.components(separatedBy: " -> ")
            return (name: sides[0], uses: sides.count > 1 ? sides[1].components(separatedBy: ", ") : [])
        }
        let own = Set(targets.map(\.name))
        let libraries = Set(targets.flatMap(\.uses)).subtracting(own)
        let packages = libraries.isEmpty ? "" : ".package(url: \"https://example.com/library\", from: \"1.0.0\")"
        let all = targets.map { target in
            let uses = target.uses.map { name in
                own.contains(name) ? "\"\(name)\"" : ".product(name: \"\(name)\", package: \"library\")"
            }
            let kind =
                target.name.hasSuffix("Tests")
                ? "testTarget" : target.name.hasSuffix("App") ? "executableTarget" : "target"
            return ".\(kind)(name: \"\(target.name)\", dependencies: [\(uses.joined(separator: ", "))])"
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [\(packages)],
                targets: [
                    \(all.joined(separator: ",\n        "))
                ])
            """
    }
}

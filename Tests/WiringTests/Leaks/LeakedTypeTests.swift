import Foundation
import Testing
import ToolRunner

/// What `leaked-type` reports is what the compiler refuses where the library is imported for the module alone.
@Suite struct LeakedTypeTests {
    @Test func asTheCompilerSaysIt() async throws {
        let folder = try TemporaryFolder()
        try folder.writeLibrary("Library", LeakSnippets.library)
        try folder.write(
            "dovetail.yml", "rules:\n  - id: door\n    protect: {modules: 'external:Library', only: 'Door*'}\n")
        let names = LeakSnippets.all.indices.map { "Door\($0)" }
        try folder.writePackage(names.map { "\($0) -> Library" })
        for (name, text) in zip(names, LeakSnippets.all) {
            try folder.write("Sources/\(name)/Door.swift", "import Library\n\(text)\n")
            try folder.write("Internal/\(name).swift", "internal import Library\n\(text)\n")
        }
        let found = try Command.dovetail("check", ".", in: folder.url).errors
        let module = try Command.run(
            Command.swiftc,
            [
                "-emit-module", "-parse-as-library", "-module-name", "Library",
                ".build/checkouts/library/Sources/Library/Library.swift",
            ],
            in: folder.url)
        try #require(module.status == 0, "\(module.errors)")
        let url = folder.url
        for (name, text) in zip(names, LeakSnippets.all) {
            func compile(_ path: String) throws -> Command {
                try Command.run(
                    Command.swiftc,
                    ["-typecheck", "-parse-as-library", "-swift-version", "6", "-package-name", "p", "-I", ".", path],
                    in: url)
            }
            let plain = try compile("Sources/\(name)/Door.swift")
            #expect(plain.status == 0, "\(text)\n\(plain.errors)")
            let refused = try compile("Internal/\(name).swift").status != 0
            let reported = found.contains("Sources/\(name)/Door.swift:")
            #expect(reported == refused, "\(text)")
        }
    }
}

extension TemporaryFolder {
    /// A library as SwiftPM checks it out.
    func writeLibrary(_ name: String, _ source: String) throws {
        let root = ".build/checkouts/\(name.lowercased())"
        try write(
            "\(root)/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [.target(name: "\(name)")])
            """)
        try write("\(root)/Sources/\(name)/\(name).swift", source)
    }

    /// A package whose targets are told as `Door -> Library`: libraries are of packages of their own names, and targets
    /// are those that are told themselves.
    func writePackage(_ lines: [String]) throws {
        let targets = lines.map { line in
            let sides = line.components(separatedBy: " -> ")
            return (name: sides[0], uses: sides.count > 1 ? sides[1].components(separatedBy: ", ") : [])
        }
        let own = Set(targets.map(\.name))
        let libraries = Set(targets.flatMap(\.uses)).subtracting(own).sorted()
        let packages = libraries.map { ".package(url: \"https://example.com/\($0.lowercased())\", from: \"1.0.0\")" }
        let all = targets.map { target in
            let uses = target.uses.map { name in
                own.contains(name) ? "\"\(name)\"" : ".product(name: \"\(name)\", package: \"\(name.lowercased())\")"
            }
            return ".target(name: \"\(target.name)\", dependencies: [\(uses.joined(separator: ", "))])"
        }
        try write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [\(packages.joined(separator: ", "))],
                targets: [
                    \(all.joined(separator: ",\n        "))
                ])
            """)
    }
}

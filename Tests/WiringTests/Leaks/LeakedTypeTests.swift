import Foundation
import Testing
import ToolRunner

/// What `leaked-type` reports is what the compiler refuses where the library is imported for the module alone.
@Suite struct LeakedTypeTests {
    @Test func asTheCompilerSaysIt() throws {
        let names = LeakSnippets.all.indices.map { "Door\($0)" }
        let project = try LeakProject(names.map { "\($0) -> Library" })
        try project.writeLibrary(LeakSnippets.library)
        for (name, text) in zip(names, LeakSnippets.all) {
            try project.write("Sources/\(name)/Door.swift", "import Library\n\(text)\n")
            try project.write("Internal/\(name).swift", "internal import Library\n\(text)\n")
        }
        let found = try project.check()
        func compile(_ arguments: String...) throws -> Command {
            try Command.run(
                Command.swiftc,
                ["-parse-as-library", "-swift-version", "6", "-package-name", "p", "-I", "."] + arguments,
                in: project.url)
        }
        let library = try compile(
            "-emit-module", "-module-name", "Library", ".build/checkouts/library/Sources/Library/Library.swift")
        try #require(library.status == 0, "\(library.errors)")
        for (name, text) in zip(names, LeakSnippets.all) {
            let plain = try compile("-typecheck", "Sources/\(name)/Door.swift")
            #expect(plain.status == 0, "\(text)\n\(plain.errors)")
            let isRefused = try compile("-typecheck", "Internal/\(name).swift").status != 0
            #expect(found.contains("Sources/\(name)/Door.swift:") == isRefused, "\(text)")
        }
    }
}

import DovetailBasics
import Foundation
import Testing
import ToolRunner

/// `leaked-type` reports exactly what the compiler rejects if the library is imported with `internal import`.
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
        let flags = ["-parse-as-library", "-swift-version", "6", "-package-name", "p", "-I", "."]
        let library = try Command.run(
            Command.swiftc,
            flags + [
                "-emit-module", "-module-name", "Library", ".build/checkouts/library/Sources/Library/Library.swift",
            ],
            in: project.url)
        try #require(library.status == 0, "\(library.errors)")
        let url = project.url
        let checked = inParallel(names) { name in
            Result {
                try ["Sources/\(name)/Door.swift", "Internal/\(name).swift"].map { file in
                    try Compiler.typecheck(
                        flags + ["-module-name", name, file], importing: LeakSnippets.library, in: url)
                }
            }
        }
        for (name, (text, checked)) in zip(names, zip(LeakSnippets.all, checked)) {
            let (plain, `internal`) = (try checked.get()[0], try checked.get()[1])
            #expect(plain.status == 0, "\(text)\n\(plain.errors)")
            #expect(found.contains("Sources/\(name)/Door.swift:") == (`internal`.status != 0), "\(text)")
        }
        Tally.shared.add(.comparisons, names.count)
    }
}

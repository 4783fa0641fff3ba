@testable import DovetailProject
import Testing

/// Glob patterns of sources.
struct SourceGlobTests {
    @Test(arguments: [
        ("/p/S/**", "/p/S/a.swift", true), ("/p/S/**", "/p/S/x/y/a.swift", true), ("/p/S/**", "/p/T/a.swift", false),
        ("/p/S/**/*.swift", "/p/S/a.swift", true), ("/p/S/*.swift", "/p/S/x/a.swift", false),
        ("/p/S/*.swift", "/p/S/a.swift", true), ("/p/S", "/p/S/x/a.swift", true), ("/p/S", "/p/Sx/a.swift", false),
        ("/p/**/Mocks/**", "/p/a/Mocks/b.swift", true), ("/p/{A,B}/*.swift", "/p/B/b.swift", true),
        ("/p/{A,B}/*.swift", "/p/C/b.swift", false), ("/p/a?.swift", "/p/ab.swift", true),
        ("/p/a.swift", "/p/a.swift", true), ("/p/**/*Tests.swift", "/p/x/ATests.swift", true),
    ])
    func matches(pattern: String, path: String, expected: Bool) {
        #expect(SourceGlob(pattern).matches(path) == expected)
    }

    @Test func filesAreSwiftAndSorted() throws {
        let project = try TemporaryProject([
            "S/b.swift": "", "S/x/a.swift": "", "S/c.m": "", "T/d.swift": "", "S/.hidden/e.swift": "",
        ])
        let files = SourceGlob("\(project.path)/S/**").files()
        #expect(files == ["\(project.path)/S/b.swift", "\(project.path)/S/x/a.swift"])
        #expect(SourceGlob("\(project.path)/T/d.swift").files() == ["\(project.path)/T/d.swift"])
        #expect(SourceGlob("\(project.path)/nowhere/**").files().isEmpty)
    }
}

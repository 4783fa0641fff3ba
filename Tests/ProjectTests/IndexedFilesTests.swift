import DovetailBasics
import DovetailFacts
import DovetailProject
import DovetailSwiftCode
import Testing

/// Files that are indexed when they are searched for test code are read as if they were not.
struct IndexedFilesTests {
    private static let files = [
        "App.swift": """
        import Swinject
        final class Clock {}
        struct AppAssembly: Assembly {
            func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
        }
        let assembler = Assembler([AppAssembly()])
        """,
        "Screen.swift": """
        import Foundation
        final class Screen { let clock = Shared.resolver.resolve(Clock.self) }
        """,
        "Shared.swift": "enum Shared { static let resolver = assembler.resolver }",
        "Checks.swift": "import XCTest\nfinal class ClockChecks: XCTestCase {}",
        "Other.swift": "struct Other { var name: String }",
    ]

    private func project(_ folder: TemporaryProject, indexing: Bool, _ facts: FactCache? = nil) throws -> Project {
        var inputs = ProjectInputs()
        inputs.paths = [folder.path]
        inputs.tests = .leftOut
        (inputs.indexesFiles, inputs.facts) = (indexing, facts)
        return try inputs.project()
    }

    private static func facts(_ program: Program) -> [FileFacts] {
        program.modules.flatMap(\.files).sorted { $0.path < $1.path }
    }

    @Test func theSameFacts() throws {
        let folder = try TemporaryProject(Self.files)
        let plain = try project(folder, indexing: false)
        let indexed = try project(folder, indexing: true)
        #expect(plain.indexed.isEmpty && indexed.indexed.count == Self.files.count)
        #expect(indexed.files == plain.files && indexed.files.count == 4)
        let (one, other) = (plain.read().program, indexed.read().program)
        #expect(Self.facts(one).count > 2 && Self.facts(one) == Self.facts(other))
        #expect(one.bodyUses == other.bodyUses)
    }

    @Test func theSameFactsFromACache() throws {
        let folder = try TemporaryProject(Self.files)
        let plain = try project(folder, indexing: false).read().program
        for _ in 0..<2 {
            let facts = try FactCache(folder: "\(folder.path)/.cache", tool: "test")
            let read = try project(folder, indexing: true, facts).read(cache: facts).program
            try facts.save()
            #expect(Self.facts(read) == Self.facts(plain))
        }
    }
}

import Foundation
import Testing
import ToolRunner

/// What is written about a project in another folder has no absolute paths, and is what a run in its folder writes.
@Suite struct ProjectFolderTests {
    private let shop: ShopRepository
    private let elsewhere: TemporaryFolder

    init() throws {
        var files = ShopRepository.files
        // Without rules, because those of a project elsewhere are not read.
        files["dovetail.yml"] = nil
        // A finding, and a gap.
        files["Sources/App/More.swift"] = """
            import Dovetail
            final class LostComponent: Component<LostDependency> {}
            protocol LostDependency: Dependency { var lost: Int { get } }
            func open(_ name: String) throws { _ = try container.resolve((any Store).self, name: name) }
            """
        shop = try ShopRepository(files)
        elsewhere = try TemporaryFolder()
    }

    private func text(_ arguments: String..., in folder: URL) throws -> String {
        let run = try Command.dovetail(arguments, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test(arguments: [
        ["graph", "--format", "json"], ["graph", "--format", "html"], ["graph", "--modules", "--format", "json"],
        ["graph"],
    ])
    func theGraphIsThatOfARunInTheFolder(_ command: [String]) throws {
        let (own, path) = (shop.folder.url, shop.folder.url.resolvingSymlinksInPath().path)
        let here = try Command.dovetail(command, in: own)
        #expect(here.output.contains("Store") || here.output.contains("Data"), "\(here.errors)")
        for folder in [elsewhere.url, own, own.appendingPathComponent("Sources")] {
            let run = try Command.dovetail(command + [path], in: folder)
            #expect(run.status == here.status, "\(run.errors)")
            if folder != own.appendingPathComponent("Sources") { #expect(run.output == here.output) }
            #expect(!run.output.contains(path), "\(command) in \(folder.path)")
        }
    }

    @Test func pagesAreThoseOfARunInTheFolder() throws {
        let path = shop.folder.url.resolvingSymlinksInPath().path
        _ = try shop.dovetail("docs", "--output", "Here")
        let run = try Command.dovetail(["docs", "--output", "There", path], in: elsewhere.url)
        #expect(run.errors == "5 pages in There: 5 written, 0 deleted, 0 up to date\n", "\(run.errors)")
        let here = shop.folder.url.appendingPathComponent("Here")
        let names = try FileManager.default.contentsOfDirectory(atPath: here.path)
        #expect(names.count == 5)
        for name in names {
            let there = try Data(contentsOf: elsewhere.url.appendingPathComponent("There/\(name)"))
            #expect(try Data(contentsOf: here.appendingPathComponent(name)) == there, "\(name)")
        }
    }

    /// Folders, files and modules count from the deepest folder that all are in.
    @Test func severalPaths() throws {
        let path = shop.folder.url.resolvingSymlinksInPath().path
        let parts = try text(
            "graph", "--format", "json", "\(path)/Sources/Core", "\(path)/Sources/Data/Data.swift", in: elsewhere.url)
        #expect(parts.contains("\"Data/Data.swift\""), "\(parts)")
        let modules = try text(
            "graph", "--format", "json", "--module", "Core=\(path)/Sources/Core", "--module",
            "Data=\(path)/Sources/Data", in: elsewhere.url)
        #expect(modules.contains("\"Data/Data.swift\""), "\(modules)")
        #expect(!parts.contains(path) && !modules.contains(path))
    }

    /// The output, the cache and the rules file are where the options say.
    @Test func otherPathsStay() throws {
        let path = shop.folder.url.resolvingSymlinksInPath().path
        try elsewhere.write("rules.yml", "exclude: ['*/Data']\n")
        let run = try Command.dovetail(
            [
                "graph", "--format", "json", "--output", "graph.json", "--cache", "cache", "--rules", "rules.yml",
                path,
            ], in: elsewhere.url)
        #expect(run.status == 0, "\(run.errors)")
        let written = try String(contentsOf: elsewhere.url.appendingPathComponent("graph.json"), encoding: .utf8)
        #expect(written.contains("AppComponent") && !written.contains("DataAssembly"))
        #expect(FileManager.default.fileExists(atPath: elsewhere.url.appendingPathComponent("cache").path))
    }
}

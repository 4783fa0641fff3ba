import Foundation
import Testing
import ToolRunner

/// A graph file may be anywhere: its sources are found in the folders of the run.
@Suite struct TuistGraphPlaceTests {
    /// A project in the folder `Shop`, with one dependency that is used and one that is not.
    private func project(graph: String, home: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        func target(_ name: String, _ dependencies: [String]) -> String {
            let all = dependencies.map { #"{"target": {"name": "\#($0)"}}"# }.joined(separator: ", ")
            return """
                {"name": "\(name)", "product": "framework", "dependencies": [\(all)],
                 "sources": ["\(home)/\(name)/\(name).swift"]}
                """
        }
        try folder.write(
            graph,
            """
            {"name": "Shop", "path": "\(home)", "projects": {"\(home)": {"name": "Shop", "path": "\(home)", "targets": [
              \(target("Money", [])), \(target("Clock", [])), \(target("App", ["Money", "Clock"]))]}}}
            """)
        try folder.write("Shop/Project.swift", "import ProjectDescription\nlet project = Project(name: \"Shop\")\n")
        try folder.write("Shop/Money/Money.swift", "public struct Money {}\nlet a = 1\n")
        try folder.write("Shop/Clock/Clock.swift", "public struct Clock {}\nlet b = 1\n")
        try folder.write("Shop/App/App.swift", "import Money\nlet money = Money()\n")
        return folder
    }

    private func unused(_ run: Command) -> [Substring] {
        run.errors.split(separator: "\n").filter { $0.contains("[unused-dependency]") }
    }

    @Test(arguments: ["graph.json", "out/made/graph.json", "Shop/graph.json", "Shop/App/graph.json"])
    func sourcesAreFound(_ graph: String) throws {
        let folder = try project(graph: graph, home: "/mac/Shop")
        for (input, current) in [("Shop", ""), (".", "Shop"), ("Shop/App", "")] {
            let file = folder.url.appendingPathComponent(graph).path
            let run = try Command.dovetail(
                ["check", input, "--tuist-graph", file], in: folder.url.appendingPathComponent(current))
            #expect(!run.errors.contains("warning: /mac"), "\(run.errors)")
            // One of the modules is not below the input.
            guard input != "Shop/App" else { continue }
            let found = unused(run)
            #expect(
                found.count == 1 && run.errors.contains("'App' depends on 'Clock' but never imports it"),
                "\(run.errors)")
        }
    }

    @Test func aGraphOfThisMachineNeedsNoManifest() throws {
        let home = try TemporaryFolder()
        let folder = try project(graph: "graph.json", home: "\(home.url.path)/Shop")
        for (path, text) in [("Money/Money", ""), ("Clock/Clock", ""), ("App/App", "import Clock\nimport Money\n")] {
            try home.write("Shop/\(path).swift", text + "let a = 1\n")
        }
        let file = folder.url.appendingPathComponent("graph.json").path
        let run = try Command.dovetail(["check", "Shop/App", "--tuist-graph", file], in: home.url)
        #expect(run.status == 0 && unused(run).isEmpty, "\(run.errors)")
        #expect(!run.errors.contains("cannot be read"), "\(run.errors)")
    }

    /// What an unreadable file imports, or makes visible to others, is unknown.
    @Test func unreadableFilesAreNotUnused() throws {
        let folder = try project(graph: "graph.json", home: "/mac/Shop")
        let shop = folder.url.appendingPathComponent("Shop")
        try FileManager.default.removeItem(at: shop.appendingPathComponent("App/App.swift"))
        try FileManager.default.createDirectory(
            at: shop.appendingPathComponent("App/App.swift"), withIntermediateDirectories: true)
        let run = try Command.dovetail("check", "Shop", "--tuist-graph", "graph.json", in: folder.url)
        #expect(unused(run).isEmpty, "\(run.errors)")
        #expect(run.errors.contains("/Shop/App/App.swift: "), "what cannot be read is said: \(run.errors)")
        #expect(run.errors.contains("warning: "), "\(run.errors)")
        // App imports what Money, whose file is missing, may export.
        try FileManager.default.removeItem(at: shop.appendingPathComponent("App/App.swift"))
        try folder.write("Shop/App/App.swift", "import Money\n")
        try FileManager.default.removeItem(at: shop.appendingPathComponent("Money/Money.swift"))
        let other = try Command.dovetail("check", "Shop", "--tuist-graph", "graph.json", in: folder.url)
        #expect(unused(other).isEmpty, "\(other.errors)")
    }
}

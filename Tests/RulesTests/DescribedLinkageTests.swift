import DovetailBinaries
import DovetailDiagnostics
import DovetailRules
import Testing

/// The meanings of names in `linkage`.
@Suite struct DescribedLinkageTests {
    private func place(_ line: Int) -> DovetailDiagnostics.SourceLocation {
        DovetailDiagnostics.SourceLocation(path: "d.yml", line: line, column: 1)
    }

    private func linked(_ links: String...) -> DescribedLinkage {
        var app = DescribedImage(name: "App", kind: .app, location: place(1))
        app.links = links.enumerated().map { RulesPath($1, at: place($0 + 2)) }
        let core = DescribedImage(name: "Core", kind: .dynamic, location: place(9))
        return DescribedLinkage(
            [app, core], libraries: ["V/A.framework", "V/AB.framework", "V/deep/A.framework", "W/libA.a"],
            isThere: { $0 == "Sources" }
        ) { _ in [] }
    }

    private func names(_ linkage: DescribedLinkage) -> [String] {
        linkage.images[0].links.map { input in
            switch input.target {
            case .image(let name): "\(name) \(input.location.line)"
            case .library(let path): "\(path) \(input.location.line)"
            }
        }
    }

    @Test func imagesAndPaths() {
        #expect(names(linked("Core", "W/libA.a")) == ["Core 2", "W/libA.a 3"])
        #expect(names(linked("V/*.framework")) == ["V/A.framework 2", "V/AB.framework 2"])
        #expect(names(linked("V/A*work", "*/*/A*")) == ["V/A.framework 2", "V/AB.framework 2", "V/deep/A.framework 3"])
        #expect(names(linked("*/*B*.framework")) == ["V/AB.framework 2"])
        #expect(names(linked("V/**/A.framework")) == ["V/A.framework 2", "V/deep/A.framework 2"])
        #expect(names(linked("**/*.a")) == ["W/libA.a 2"])
        #expect(linked("V/A.framework").problems.isEmpty)
    }

    @Test func whatNothingHas() {
        #expect(
            linked("core", "V/C.framework", "/V/A.framework", "none").problems.map(\.description) == [
                "d.yml:2:1: error: 'core' is neither an image in 'linkage' nor a library; did you mean 'Core'?",
                "d.yml:3:1: error: 'V/C.framework' is neither an image in 'linkage' nor a library; did you mean "
                    + "'V/A.framework'?",
                "d.yml:4:1: error: '/V/A.framework' is neither an image in 'linkage' nor a library; did you mean "
                    + "'V/A.framework'?",
                "d.yml:5:1: error: 'none' is neither an image in 'linkage' nor a library",
            ])
    }

    @Test func foldersOfSources() {
        var app = DescribedImage(name: "App", kind: .app, location: place(1))
        app.sources = [RulesPath("Sources", at: place(2)), RulesPath("Soruces", at: place(3))]
        let linkage = DescribedLinkage([app], libraries: [], isThere: { $0 == "Sources" }) { _ in [] }
        #expect(
            linkage.problems.map(\.description) == [
                "d.yml:3:1: error: 'sources' lists 'Soruces', but there is no such folder"
            ])
    }
}

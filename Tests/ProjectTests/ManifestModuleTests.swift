@testable import DovetailProject
import Foundation
import Testing

/// Modules that manifests import.
struct ManifestModuleTests {
    @Test func importsOfLines() {
        let text = """
            import Foundation; import A
            @testable import B
            public import struct C.D
            \timport `E`.F
            // import G
            let important = 1
            """
        #expect(importedModules(Array(text.utf8)) == ["Foundation", "A", "B", "C", "E"])
    }

    @Test func modulesComeAfterWhatTheyImport() throws {
        let project = try TemporaryProject([
            "A/a.swift": "import B\nimport A", "B/b.swift": "import C", "C/c.swift": "", "D/d.swift": "import E",
            "E/e.swift": "import D", "Empty/x.txt": "",
        ])
        let modules = ["A", "B", "C", "D", "E", "Empty"].compactMap {
            ManifestModule(name: $0, folder: "\(project.path)/\($0)")
        }
        #expect(ManifestModule.sorted(modules).map(\.name) == ["C", "B", "A", "D", "E"])
    }

    /// The text in the tool is that of the target that this package compiles.
    @Test func theToolHoldsTheWholeDescription() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Core/TuistDescription").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(TuistDescriptionText.files.map(\.name).sorted() == names)
        for (name, text) in TuistDescriptionText.files {
            #expect(FileManager.default.contents(atPath: "\(folder)/\(name)") == Data(text), "\(name)")
        }
    }
}

import DovetailBasics
import Foundation
import Testing
import ToolRunner

@Suite struct EmbeddedTextTests {
    /// A file that Scripts/texts has not listed is missing in the tool.
    @Test(arguments: ["docs/findings", "Sources/Core/TuistDescription", "Sources/Features/GraphPage/Parts"])
    func theToolContainsEveryFile(folder: String) throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/")
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
            .filter { $0 != "README.md" && !$0.hasPrefix(".") }.sorted()
        let files = EmbeddedText.files(in: folder)
        #expect(files.map(\.name) == names)
        for (name, bytes) in files {
            let onDisk = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(folder)/\(name)"))
            #expect(Data(bytes) == onDisk)
            #expect(EmbeddedText.bytes(of: "\(folder)/\(name)") == bytes)
        }
    }

    @Test func thereIsNoOtherFile() {
        #expect(EmbeddedText.bytes(of: "docs/findings/none.md") == nil)
        #expect(EmbeddedText.bytes(of: "docs/findings") == nil)
        #expect(EmbeddedText.files(in: "docs/find").isEmpty)
    }
}

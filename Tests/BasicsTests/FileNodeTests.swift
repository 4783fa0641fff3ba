import DovetailBasics
import Foundation
import Testing

@Suite struct FileNodeTests {
    @Test func entriesOfAFolder() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? manager.removeItem(atPath: folder) }
        try manager.createDirectory(atPath: "\(folder)/b", withIntermediateDirectories: true)
        for name in ["ä.swift", "a.swift", ".hidden"] {
            try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        for (link, target) in [("toFile", "a.swift"), ("toFolder", "b"), ("toNothing", "absent")] {
            try manager.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
        }
        let entries = try #require(FileNode.entries(in: folder))
        #expect(entries.map(\.name) == [".hidden", "a.swift", "b", "toFile", "toFolder", "ä.swift"])
        #expect(entries.map(\.kind) == [.file, .file, .folder, .file, .folder, .file])
        #expect(FileNode.hasEntry(in: folder) { $0.hasSuffix(".swift") })
        #expect(!FileNode.hasEntry(in: folder) { $0 == "." || $0 == ".." || $0 == "absent" })
        #expect(!FileNode.hasEntry(in: "\(folder)/absent") { _ in true })
        #expect(FileNode.entries(in: "\(folder)/absent") == nil)
        #expect(FileNode.entries(in: "\(folder)/a.swift") == nil)
    }
}

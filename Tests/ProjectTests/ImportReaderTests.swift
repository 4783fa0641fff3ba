import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode
import Foundation
import Testing

/// Many files at once.
@Suite struct ImportReaderTests {
    @Test func keepsTheOrderAndWhatCannotBeRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for index in 0..<200 {
            let file = folder.appendingPathComponent("\(index).swift")
            // A long file before a short one: nothing of the first may be left in the buffer.
            let rest = index % 2 == 0 ? String(repeating: "import Rest\n", count: 500) : ""
            if index % 10 != 0 { try Data("import M\(index)\n\(rest)".utf8).write(to: file) }
            paths.append(file.path)
        }
        try Data().write(to: folder.appendingPathComponent("10.swift"))
        let read = ImportReader.read(paths)
        #expect(read.map(\.path) == paths)
        for (index, file) in read.enumerated() {
            let isMissing = index % 10 == 0 && index != 10
            #expect(file.unreadable == (isMissing ? "No such file or directory" : nil))
            #expect(file.imports.first?.module == (index % 10 == 0 ? nil : "M\(index)"))
            #expect(file.imports.count == (index % 10 == 0 ? 0 : index % 2 == 0 ? 501 : 1))
            #expect(file.imports.allSatisfy { $0.location.path == paths[index] })
        }
    }
}

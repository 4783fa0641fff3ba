import DovetailBinaries
import DovetailDiagnostics
import Foundation
import Testing
import ToolRunner

/// Creates binaries with the toolchain and reads them.
enum Fixture {
    static let clang = Command.find("clang")

    /// An object file for a target, from C or another language.
    static func object(
        _ source: String, language: String = "c", target: String, _ options: [String] = []
    ) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try folder.write("source", source)
        let arguments =
            ["-target", target, "-x", language, "-ffreestanding", "-c", "source", "-o", "object"] + options
        let done = try Command.run(clang, arguments, in: folder.url)
        try #require(done.status == 0, "\(done.errors)")
        return Array(try Data(contentsOf: folder.url.appendingPathComponent("object")))
    }

    /// All facts of the bytes, which must have no problems.
    static func read(_ bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> BinaryFile {
        let file = try BinaryReader.read(bytes: bytes, path: "fixture", depth: .symbols)
        #expect(file.problems == [], sourceLocation: sourceLocation)
        return file
    }

    /// The only image of the bytes, which must have no problems.
    static func image(_ bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> BinaryImage
    {
        let images = try read(bytes, sourceLocation: sourceLocation).slices.flatMap(\.images)
        #expect(images.count == 1, sourceLocation: sourceLocation)
        return try #require(images.first, sourceLocation: sourceLocation)
    }

    /// The problems of damaged bytes, or the reason why they are refused.
    static func problems(_ bytes: [UInt8], depth: BinaryDepth = .symbols) -> [String] {
        do {
            return try BinaryReader.read(bytes: bytes, path: "fixture", depth: depth).problems.map(\.text)
        } catch {
            return [error.description]
        }
    }
}

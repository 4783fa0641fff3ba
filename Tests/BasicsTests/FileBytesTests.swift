import DovetailBasics
import Foundation
import Testing
import ToolRunner

/// Files read into a reused buffer.
@Suite struct FileBytesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    /// Around the sizes at which the buffer grows.
    @Test func aFileIsReadWholeWhateverWasReadBefore() throws {
        let bytes = FileBytes()
        for count in [10, 65535, 65536, 65537, 300_000, 0, 3] {
            let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ count) }
            try Data(content).write(to: folder.url.appendingPathComponent("file"))
            #expect(bytes.read(path("file")) == nil)
            #expect(bytes.bytes.elementsEqual(content), "\(count) bytes")
        }
    }

    @Test func whatIsNoFileIsRefused() throws {
        let bytes = FileBytes()
        #expect(bytes.read(path("nothing")) == "No such file or directory")
        #expect(bytes.read(folder.url.path) == "it is not a file")
    }

    /// Nothing ever writes to it.
    @Test func aPipeIsNotWaitedFor() throws {
        try #require(mkfifo(path("pipe"), 0o600) == 0)
        #expect(FileBytes().read(path("pipe")) == "it is not a file")
    }
}

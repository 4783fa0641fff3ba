import DovetailBinaries
import Foundation
import Testing
import ToolRunner

@Suite struct ArchiveTests {
    private let image = MachOWriter(fileType: 1).bytes()

    private func archive(_ bytes: [UInt8]) throws -> StaticArchive {
        let file = try Fixture.read(bytes)
        let slice = try #require(file.slices.first)
        guard case .archive(let archive) = slice.contents else {
            Issue.record("\(slice.contents)")
            return StaticArchive(format: .bsd, members: [])
        }
        return archive
    }

    @Test func bsd() throws {
        var writer = ArchiveWriter()
        writer.addBSD("__.SYMDEF SORTED", [0, 0, 0, 0, 0, 0, 0, 0])
        writer.addBSD("a name with spaces.o", image)
        writer.add("short.o", image)
        writer.add("notes.txt", Array("hello".utf8))
        writer.add("short.o", image)
        let archive = try archive(writer.bytes)
        #expect(archive.format == .bsd)
        #expect(archive.members.map(\.name) == ["a name with spaces.o", "short.o", "notes.txt", "short.o"])
        #expect(archive.members.map { $0.image?.kind } == [.object, .object, nil, .object])
        #expect(archive.members.map(\.size) == [image.count, image.count, 5, image.count])
        for member in archive.members where member.image != nil {
            #expect(Array(writer.bytes[member.offset..<member.offset + member.size]) == image)
        }
    }

    @Test(arguments: ["__.SYMDEF", "__.SYMDEF SORTED", "__.SYMDEF_64", "__.SYMDEF_64 SORTED"])
    func bsdTables(name: String) throws {
        var writer = ArchiveWriter()
        writer.addBSD(name, [0, 0, 0, 0])
        #expect(try archive(writer.bytes).members == [])
        writer = ArchiveWriter()
        writer.add(name, [0, 0, 0, 0])
        let archive = try archive(writer.bytes)
        #expect(archive.members == [])
        #expect(archive.format == .bsd)
    }

    @Test func gnu() throws {
        var writer = ArchiveWriter()
        writer.add("/", [0, 0, 0, 0])
        writer.add("/SYM64/", [0, 0, 0, 0, 0, 0, 0, 0])
        writer.add("//", Array("a very long name.o/\nanother long name.o/\n".utf8))
        writer.add("/20", image)
        writer.add("/0", image)
        writer.add("short.o/", image)
        let archive = try archive(writer.bytes)
        #expect(archive.format == .gnu)
        #expect(archive.members.map(\.name) == ["another long name.o", "a very long name.o", "short.o"])
        #expect(archive.members.allSatisfy { $0.image != nil })
    }

    @Test func thin() throws {
        var writer = ArchiveWriter(isThin: true)
        writer.add("/", [0, 0, 0, 0])
        writer.add("//", Array("some/folder/a.o/\n".utf8))
        writer.add("/0", [], size: 1000)
        writer.add("b.o/", [], size: 2000)
        let archive = try archive(writer.bytes)
        #expect(archive.format == .gnuThin)
        #expect(archive.members.map(\.name) == ["some/folder/a.o", "b.o"])
        #expect(archive.members.map(\.size) == [1000, 2000])
        #expect(archive.members.allSatisfy { $0.image == nil })
    }

    @Test func membersThatAreNotRead() throws {
        var writer = ArchiveWriter()
        writer.addBSD("bitcode.o", [0x42, 0x43, 0xC0, 0xDE])
        writer.addBSD("inner.a", ArchiveWriter().bytes)
        writer.addBSD("fat.o", fatFile([(0x0100_000C, 0, image)]))
        writer.addBSD("empty", [])
        let members = try archive(writer.bytes).members
        #expect(
            members.map(\.unread) == [
                "LLVM bitcode (link-time optimisation)", "an archive in an archive", "a fat file in an archive", nil,
            ])
    }

    @Test func damage() {
        var writer = ArchiveWriter()
        writer.add("a.o", image)
        let whole = writer.bytes
        #expect(
            Fixture.problems(Array(whole.dropLast(10))) == [
                "a member's \(image.count) bytes end past the end of "
                    + "the archive"
            ])
        #expect(Fixture.problems(whole + [1, 2, 3]) == ["a member's header is expected here"])
        writer.add("#1/99", [1, 2])
        #expect(Fixture.problems(writer.bytes) == ["a member's name is longer than the member"])
        writer = ArchiveWriter()
        writer.add("/5", image)
        #expect(Fixture.problems(writer.bytes) == ["a member's name is outside the table of names"])
        var wrong = whole
        wrong.replaceSubrange(56..<66, with: Array("x         ".utf8))
        #expect(Fixture.problems(wrong) == ["a member's size is not a number"])
        writer = ArchiveWriter()
        writer.add("a.o", image)
        writer.add("b.o", MachOWriter(processor: 0x0100_0007, subtype: 3, fileType: 1).bytes())
        #expect(Fixture.problems(writer.bytes) == ["'b.o' is for x86_64, earlier members are for arm64"])
    }

    @Test(.enabled(if: Command.isInstalled("llvm-ar")), arguments: ["darwin", "bsd", "gnu"])
    func archivesOfTheToolchain(format: String) throws {
        let folder = try TemporaryFolder()
        let names = ["a.o", "a name longer than the header has room for.o"]
        for (index, name) in names.enumerated() {
            let object = try Fixture.object("int f\(index)(void) { return 1; }", target: "arm64-apple-ios15")
            try Data(object).write(to: folder.url.appendingPathComponent(name))
        }
        let done = try Command.run(
            Command.find("llvm-ar"), ["rcs", "--format=\(format)", "lib.a"] + names, in: folder.url)
        try #require(done.status == 0, "\(done.errors)")
        let path = folder.url.appendingPathComponent("lib.a").path
        let file = try BinaryReader.read(path, depth: .symbols)
        #expect(file.path == path && file.problems == [])
        #expect(file.slices.map(\.architecture) == ["arm64"])
        guard case .archive(let archive) = file.slices.first?.contents else {
            Issue.record("\(file)")
            return
        }
        #expect(archive.format == (format == "gnu" ? .gnu : .bsd))
        #expect(archive.members.map(\.name) == names)
        #expect(archive.members.map { $0.image?.exports?.map(\.name) } == [["_f0"], ["_f1"]])
    }
}

import DovetailBinaries
import Foundation
import Testing

/// Files that are crafted to take long or to lead a reader out of bounds.
@Suite(limited(toMinutes: 1)) struct HostileFileTests {
    /// A header with the number of commands, and the commands' bytes.
    private func image(count: UInt32, _ commands: [UInt8]) -> [UInt8] {
        var writer = ByteWriter()
        for word in [0xFEED_FACF, 0x0100_000C, 0, 6, count, UInt32(commands.count), 0, 0] as [UInt32] {
            writer.add(word)
        }
        return writer.bytes + commands
    }

    @Test func manyCommands() {
        let command: [UInt8] = [0x99, 0, 0, 0, 8, 0, 0, 0]
        let commands = Array(repeatElement(command, count: 100_000).joined())
        #expect(Fixture.problems(image(count: 100_000, commands)) == [])
        #expect(
            Fixture.problems(image(count: .max, commands)) == ["there are fewer load commands than the header says"])
    }

    /// Each of the commands is damaged in the same way.
    @Test func problemsAreBounded() {
        let command: [UInt8] = [0x0C, 0, 0, 0, 8, 0, 0, 0]
        let problems = Fixture.problems(image(count: 1000, Array(repeatElement(command, count: 1000).joined())))
        #expect(problems.count == 100)
        #expect(problems.last == "further problems are not listed")
    }

    @Test(arguments: [0, 7, 0xFFFF_FFFF] as [UInt32])
    func impossibleCommandSizes(size: UInt32) {
        var command = ByteWriter()
        command.add(UInt32(0x2))
        command.add(size)
        #expect(
            Fixture.problems(image(count: 5, command.bytes))
                == ["a load command's size of \(size) bytes is impossible"])
    }

    @Test func truncatedHeaders() throws {
        let whole = MachOWriter().bytes()
        for size in 4..<32 {
            let file = try BinaryReader.read(bytes: Array(whole.prefix(size)), path: "a", depth: .symbols)
            #expect(file.slices.map(\.contents) == [.unread("a damaged Mach-O file")])
            #expect(file.problems.map(\.text) == ["the header ends past the end of the file"])
        }
    }

    /// 100,000 symbols sharing one name of a megabyte would be 100 gigabytes.
    @Test func namesThatAllSymbolsShare() {
        var writer = MachOWriter()
        var table = ByteWriter()
        for index in 0..<100_000 {
            table.add(UInt32(1 + index % 100))
            table.bytes += [0x0F, 1, 0, 0]
            table.add(UInt64(1))
        }
        let place = writer.addTail(table.bytes)
        let names = writer.addTail([0] + Array(repeating: 0x61, count: 1 << 20) + [0])
        writer.addWords(0x2, [place, 100_000, names, 1 << 20])
        #expect(
            Fixture.problems(writer.bytes()) == ["tables refer to the same bytes too often; the rest is not read"])
    }

    @Test func triesThatComeBack() {
        for nodes: [UInt8] in [[0, 1, 0x61, 0, 0], [0, 2, 0x61, 0, 8, 0x62, 0, 8, 0, 0]] {
            var writer = MachOWriter()
            writer.addTrie(nodes)
            #expect(Fixture.problems(writer.bytes()) == ["the exports trie has a cycle"])
        }
    }

    /// An edge to the largest possible number.
    @Test func triesThatLeadOut() {
        var nodes = ByteWriter(bytes: [0, 1, 0x61, 0])
        nodes.uleb(UInt64(Int.max))
        var writer = MachOWriter()
        writer.addTrie(nodes.bytes)
        #expect(Fixture.problems(writer.bytes()) == ["the exports trie points outside itself"])
    }

    /// A chain of nodes, each with a name: the total length is the square of the tree's size.
    @Test func deepTries() {
        var nodes = ByteWriter()
        for _ in 0..<50_000 {
            nodes.bytes += [2, 0, 16, 1, 0x61, 0]
            let next = nodes.count + 3
            nodes.bytes += [UInt8(next & 0x7F) | 0x80, UInt8(next >> 7 & 0x7F) | 0x80, UInt8(next >> 14)]
        }
        nodes.bytes += [2, 0, 16, 0]
        var writer = MachOWriter()
        writer.addTrie(nodes.bytes)
        #expect(
            Fixture.problems(writer.bytes()) == ["tables refer to the same bytes too often; the rest is not read"])
    }

    /// One opcode that binds 2^60 places.
    @Test func endlessBindings() {
        var writer = ObjCWriter(image: MachOWriter(), pointer: { $0 }, imports: { _ in 0 })
        writer.addList("__objc_catlist", [writer.addCategory("A")])
        var program = ByteWriter(bytes: [0x40, 0x61, 0, 0x71, 0, 0xC0])
        program.uleb(1 << 60)
        program.uleb(0)
        let place = writer.image.addTail(program.bytes)
        writer.image.addWords(0x22, [0, 0, place, UInt32(program.count), 0, 0, 0, 0, 0, 0])
        #expect(Fixture.problems(writer.image.bytes()).last == "the bindings are damaged")
    }

    /// Lists that overlap each other a thousand times.
    @Test func sharedLists() {
        var writer = MachOWriter()
        let address = writer.addData(Array(repeating: 1, count: 0x1F00))
        for _ in 0..<30 {
            writer.sections.append(MachOWriter.Section(name: "__objc_classlist", address: address, size: 0x1F00))
        }
        #expect(Fixture.problems(writer.bytes()).count <= 100)
    }

    /// Members whose names all start in one line of a megabyte.
    @Test func namesThatAllMembersShare() {
        var writer = ArchiveWriter()
        writer.add("//", Array(repeating: 0x61, count: 1 << 20))
        for index in 0..<20_000 { writer.add("/\(index)", []) }
        #expect(Fixture.problems(writer.bytes) == ["tables refer to the same bytes too often; the rest is not read"])
    }

    @Test func manyLinkerOptions() {
        var commands = ByteWriter()
        for index in 0..<50_000 {
            for word in [0x2D, 24, 1] as [UInt32] { commands.add(word) }
            commands.add("-l\(index)", size: 12)
        }
        #expect(Fixture.problems(image(count: 50_000, commands.bytes)) == [])
    }

    @Test func emptyMembers() throws {
        var writer = ArchiveWriter()
        for _ in 0..<100_000 { writer.add("a.o", []) }
        #expect(try Fixture.read(writer.bytes).slices.count == 1)
    }

    /// Symbol tables with 4 billion entries, and as many sections.
    @Test func enormousCounts() {
        var writer = MachOWriter()
        writer.addWords(0x2, [0x3000, .max, 0x3000, .max])
        writer.addWords(0x8000_0034, [.max, .max])
        writer.addWords(0x8000_0033, [0, .max])
        #expect(Fixture.problems(writer.bytes()).count == 4)
    }
}

import DovetailBinaries
import Testing

@Suite struct FatFileTests {
    private let arm = MachOWriter().bytes()
    private let intel = MachOWriter(processor: 0x0100_0007, subtype: 3).bytes()

    @Test(arguments: [false, true])
    func slices(is64: Bool) throws {
        var archive = ArchiveWriter()
        archive.addBSD("a.o", MachOWriter(is64: false, processor: 12, subtype: 9, fileType: 1).bytes())
        let bytes = fatFile(
            is64: is64,
            [(0x0100_0007, 3, intel), (0x0100_000C, 0, arm), (12, 9, archive.bytes), (7, 3, [0x42, 0x43, 0xC0, 0xDE])])
        let file = try Fixture.read(bytes)
        #expect(file.container == (is64 ? .fat64 : .fat))
        #expect(file.slices.map(\.architecture) == ["x86_64", "arm64", "armv7", "i386"])
        #expect(file.slices.flatMap(\.images).map(\.architecture) == ["x86_64", "arm64", "armv7"])
        #expect(file.slices.map(\.size) == [intel.count, arm.count, archive.bytes.count, 4])
        for slice in file.slices { #expect(slice.offset % 0x1000 == 0) }
        #expect(file.slices.last?.contents == .unread("LLVM bitcode (link-time optimisation)"))
        guard case .archive(let members) = file.slices[2].contents else {
            Issue.record("\(file.slices[2])")
            return
        }
        #expect(members.members.map(\.offset) == [file.slices[2].offset + 72])
    }

    @Test(arguments: [
        (0x0100_0007, 8, "x86_64h"), (0x0100_000C, 0x8000_0002, "arm64e"), (12, 11, "armv7s"), (12, 12, "armv7k"),
        (0x0200_000C, 1, "arm64_32"), (18, 0, "ppc"), (99, 7, "unknown(99,7)"),
    ])
    func names(processor: UInt32, subtype: UInt32, name: String) throws {
        let file = try Fixture.read(fatFile([(processor, subtype, [1, 2, 3, 4])]))
        #expect(file.slices.map(\.architecture) == [name])
        #expect(file.slices.map(\.contents) == [.unread("an unknown format")])
    }

    @Test func damage() throws {
        let whole = fatFile([(0x0100_0007, 3, intel), (0x0100_000C, 0, arm)])
        let cut = try BinaryReader.read(bytes: Array(whole.dropLast(9)), path: "a", depth: .symbols)
        #expect(cut.slices.map(\.architecture) == ["x86_64", "arm64"])
        #expect(cut.slices.last?.contents == .unread("a slice that ends past the end of the file"))
        #expect(cut.problems == [BinaryProblem(offset: 28, text: "the slice for arm64 ends past the end of the file")])
        var overlapping = whole
        overlapping.replaceSubrange(36..<40, with: whole[16..<20])
        #expect(Fixture.problems(overlapping) == ["the slice for arm64 overlaps another"])
        #expect(
            Fixture.problems(Array(whole.prefix(30))).last == "the table of architectures ends past the end "
                + "of the file")
        #expect(Fixture.problems([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0]) == ["the table of architectures is empty"])
        #expect(Fixture.problems(fatFile([(0x0100_0007, 3, arm)])) == ["the slice for x86_64 holds arm64"])
        let nested = try Fixture.read(fatFile([(0x0100_0007, 3, whole)]))
        #expect(nested.slices.map(\.contents) == [.unread("a fat file in a fat file")])
    }

    @Test func offsetsBeyondAllNumbers() throws {
        var bytes = fatFile(is64: true, [(0x0100_0007, 3, intel)])
        for place in 16..<32 { bytes[place] = 0xFF }
        #expect(Fixture.problems(bytes) == ["the slice for x86_64 ends past the end of the file"])
    }
}

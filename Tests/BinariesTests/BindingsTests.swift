@testable import DovetailBinaries
import Testing

@Suite struct BindingsTests {
    /// A file may bind a symbol to each of its words; only those used for Objective-C metadata are looked up.
    @Test func whatIsNotObjectiveCIsNotKept() {
        var program = ByteWriter(bytes: [0x40, 0x61, 0, 0x70, 0, 0xC0])
        program.uleb(1000)
        program.uleb(0)
        var layout = MachOLayout(is64: true, processor: 0x0100_000C, fileType: 6)
        layout.segments = [MachOLayout.Segment(address: 0, offset: 0, size: 8000)]
        func section(_ role: MachOLayout.Role, _ address: UInt64, _ size: UInt64) -> MachOLayout.Section {
            MachOLayout.Section(
                role: role, address: address, size: size, offset: 1, relocations: MachOLayout.Table(offset: 0, count: 0)
            )
        }
        layout.sections = [section(.other, 0, 4000), section(.objectiveC, 4000, 32)]
        layout.bindings = [MachOLayout.Table(offset: 0, count: UInt32(program.count))]
        let bindings = Bindings(
            bytes: Bytes(ByteStorage(program.bytes)), layout: layout, reading: Reading(depth: .symbols, size: 8000))
        #expect(bindings.symbols.keys.sorted() == [4000, 4008, 4016, 4024])
    }
}

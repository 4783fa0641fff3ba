import DovetailBinaries
import Testing

/// Linked images, which the toolchain cannot create for Apple's platforms.
@Suite struct MachOImageTests {
    @Test func commands() throws {
        var writer = MachOWriter()
        writer.addLibrary(0xD, "@rpath/A.framework/A")
        writer.addLibrary(0xC, "/usr/lib/libSystem.B.dylib")
        writer.addLibrary(0x8000_0018, "/weak")
        writer.addLibrary(0x8000_001F, "/reexported")
        writer.addLibrary(0x20, "/lazy")
        writer.addLibrary(0x8000_0023, "/upward")
        writer.addText(0x8000_001C, "@loader_path/Frameworks")
        writer.addText(0x8000_001C, "@loader_path/Frameworks")
        writer.addCommand(0x1B) { $0.bytes += Array(0xA0...0xAF) }
        writer.addWords(0x32, [6, 0x000E_0001, 0x0010_0200, 0])
        writer.addWords(0x32, [1, 0x000B_0000, 0, 0])
        writer.addWords(0x1D, [0x3000, 8])
        writer.addWords(0x36, [0x3000, 8])
        let image = try Fixture.image(writer.bytes())
        #expect(image.kind == .dynamicLibrary)
        #expect(image.installName == "@rpath/A.framework/A")
        #expect(
            image.dependents == [
                BinaryDependent(name: "/usr/lib/libSystem.B.dylib", kind: .load),
                BinaryDependent(name: "/weak", kind: .weak),
                BinaryDependent(name: "/reexported", kind: .reexport), BinaryDependent(name: "/lazy", kind: .lazy),
                BinaryDependent(name: "/upward", kind: .upward),
            ])
        #expect(image.rpaths == ["@loader_path/Frameworks", "@loader_path/Frameworks"])
        #expect(image.uuid == "A0A1A2A3-A4A5-A6A7-A8A9-AAABACADAEAF")
        #expect(
            image.platforms == [
                BinaryPlatform(name: "Mac Catalyst", minimumOS: "14.0.1", sdk: "16.2"),
                BinaryPlatform(name: "macOS", minimumOS: "11.0"),
            ])
        #expect(image.traits == [.signed, .mergeable])
    }

    @Test func versionsOfLibraries() throws {
        var writer = MachOWriter()
        writer.addText(0xD, "@rpath/A", between: [2, 0x0002_0304, 0x0001_0000])
        writer.addText(0xC, "/usr/lib/libz.1.dylib", between: [2, 0x0001_020B, 0])
        writer.addLibrary(0xC, "/none")
        let image = try Fixture.image(writer.bytes())
        #expect(image.versions == LibraryVersions(current: "2.3.4", compatibility: "1.0"))
        #expect(
            image.dependents.map(\.versions) == [LibraryVersions(current: "1.2.11", compatibility: nil), nil])
    }

    @Test func dependentsByFlags() throws {
        var writer = MachOWriter()
        for (flags, name) in [(1, "/weak"), (2, "/reexported"), (4, "/upward"), (8, "/delayed")] as [(UInt32, String)] {
            writer.addText(0xC, name, between: [0x1A74_1800, 0, 0, flags])
        }
        let image = try Fixture.image(writer.bytes())
        #expect(image.dependents.map(\.kind) == [.weak, .reexport, .upward, .lazy])
    }

    /// Old commands do not say "simulator"; no device has an Intel processor.
    @Test(arguments: [
        (0x24, 0x0100_0007, "macOS"), (0x25, 0x0100_0007, "iOS Simulator"), (0x25, 7, "iOS Simulator"),
        (0x25, 12, "iOS"),
        (0x2F, 0x0100_0007, "tvOS Simulator"), (0x2F, 0x0100_000C, "tvOS"), (0x30, 7, "watchOS Simulator"),
        (0x30, 12, "watchOS"),
    ])
    func minimumVersions(command: UInt32, processor: UInt32, name: String) throws {
        var writer = MachOWriter(processor: processor, subtype: 3)
        writer.addWords(command, [0x0009_0000, 0x000E_0400])
        let image = try Fixture.image(writer.bytes())
        #expect(image.platforms == [BinaryPlatform(name: name, minimumOS: "9.0", sdk: "14.4")])
    }

    @Test(
        arguments: [
            (1, .object), (2, .executable), (5, .other), (6, .dynamicLibrary), (8, .bundle),
            (9, .dynamicLibraryStub), (10, .debugSymbols), (11, .other),
        ] as [(UInt32, BinaryImage.Kind)])
    func kinds(fileType: UInt32, kind: BinaryImage.Kind) throws {
        #expect(try Fixture.image(MachOWriter(fileType: fileType).bytes()).kind == kind)
    }

    @Test func symbols() throws {
        var writer = MachOWriter()
        writer.addSymbols([
            ("_local", 0x0E, 0, 1), ("_exported", 0x0F, 0, 1), ("_weak", 0x0F, 0x80, 1), ("_hidden", 0x1F, 0, 1),
            ("_debug", 0x24, 0, 1), ("_alias", 0x0B, 0, 1), ("_missing", 0x01, 0x100, 0), ("_maybe", 0x01, 0x140, 0),
            ("_early", 0x0D, 0, 0), ("_absolute", 0x03, 0, 1), ("_exported", 0x0F, 0, 1),
        ])
        let image = try Fixture.image(writer.bytes())
        #expect(
            image.exports == [
                BinarySymbol(name: "_exported"), BinarySymbol(name: "_weak", isWeak: true),
                BinarySymbol(name: "_alias"),
                BinarySymbol(name: "_absolute"),
            ])
        #expect(
            image.undefined == [
                BinarySymbol(name: "_missing"), BinarySymbol(name: "_maybe", isWeak: true),
                BinarySymbol(name: "_early"),
            ])
    }

    /// `_a`, `_ab` (weak) and `_b`, below their common prefix.
    @Test func exportsOfAStrippedImage() throws {
        var writer = MachOWriter()
        // Nodes: 0 root, 5 '_', 13 '_a', 21 '_b', 26 '_ab'.
        writer.addTrie([
            0, 1, 0x5F, 0, 5,
            0, 2, 0x61, 0, 13, 0x62, 0, 21,
            2, 0, 16, 1, 0x62, 0, 26, 0,
            2, 0, 32, 0, 0,
            2, 4, 48, 0,
        ])
        writer.addChainedFixups(format: 6, imports: [("_missing", false), ("_maybe", true)])
        let image = try Fixture.image(writer.bytes())
        #expect(
            image.exports == [
                BinarySymbol(name: "_a"), BinarySymbol(name: "_ab", isWeak: true), BinarySymbol(name: "_b"),
            ])
        #expect(image.undefined == [BinarySymbol(name: "_missing"), BinarySymbol(name: "_maybe", isWeak: true)])
    }
}

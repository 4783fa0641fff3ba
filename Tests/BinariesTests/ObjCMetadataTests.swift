import DovetailBinaries
import Testing

/// Classes and categories of linked images, with each form in which linkers store pointers.
@Suite struct ObjCMetadataTests {
    private static let base: UInt64 = 0x1_0000_0000
    private static let imports = ["_OBJC_CLASS_$_NSString", "_$s3Far5OuterCN"]

    /// Two classes, one of them in Swift, and three categories, with one pointer encoding.
    private func image(
        is64: Bool = true, subtype: UInt32 = 0, pointer: @escaping (UInt64) -> UInt64,
        imports: @escaping (Int) -> UInt64, finish: (inout ObjCWriter) -> Void
    ) throws -> BinaryImage {
        let image = MachOWriter(is64: is64, processor: is64 ? 0x0100_000C : 12, subtype: is64 ? subtype : 9)
        var writer = ObjCWriter(image: image, pointer: pointer, imports: imports)
        let first = writer.addClass("First"), second = writer.addClass("_TtC1A6Second", flags: 2)
        writer.addList("__objc_classlist", [second, first])
        writer.addList("__objc_nlclslist", [first])
        let categories = [
            writer.addCategory("Own", of: first), writer.addCategory("Foreign", imported: 0),
            writer.addCategory("Swift", imported: 1), writer.addCategory("Own", of: first),
        ]
        writer.addList("__objc_catlist", categories)
        writer.addList("__objc_nlcatlist", Array(categories.prefix(1)))
        finish(&writer)
        return try Fixture.image(writer.image.bytes())
    }

    private func check(_ image: BinaryImage) {
        #expect(image.classes == ["_TtC1A6Second", "First"])
        #expect(
            image.categories == [
                ObjCCategory(type: "First", name: "Own"), ObjCCategory(type: "NSString", name: "Foreign"),
                ObjCCategory(type: "$s3Far5OuterCN", name: "Swift"),
            ])
    }

    @Test(arguments: [true, false])
    func plainPointersAndBindings(is64: Bool) throws {
        let image = try image(is64: is64, pointer: { $0 }, imports: { _ in 0 }) { writer in
            writer.image.addBindings(writer.imported.map { (Self.imports[$0.index], $0.place) })
        }
        check(image)
        #expect(image.undefined?.map(\.name) == Self.imports)
    }

    struct Format: CustomTestStringConvertible {
        var number: UInt16
        var testDescription: String
        var is64 = true
        var pointer: @Sendable (UInt64) -> UInt64
        var imported: @Sendable (Int) -> UInt64
    }

    private static let formats = [
        Format(number: 2, testDescription: "64", pointer: { $0 | 3 << 51 }, imported: { UInt64($0) | 1 << 63 }),
        Format(
            number: 6, testDescription: "64 offset", pointer: { $0 - base | 1 << 51 },
            imported: { UInt64($0) | 1 << 63 }),
        Format(
            number: 3, testDescription: "32", is64: false, pointer: { $0 | 1 << 26 },
            imported: { UInt64($0) | 1 << 31 }),
        Format(number: 1, testDescription: "arm64e", pointer: { $0 | 1 << 51 }, imported: { UInt64($0) | 1 << 62 }),
        Format(
            number: 1, testDescription: "arm64e signed", pointer: { $0 - base | 0xBEEF << 32 | 1 << 63 },
            imported: { UInt64($0) | 3 << 62 }),
        Format(
            number: 9, testDescription: "arm64e userland", pointer: { $0 - base | 1 << 51 },
            imported: { UInt64($0) | 7 << 32 | 1 << 62 }),
        Format(
            number: 12, testDescription: "arm64e userland 24", pointer: { $0 - base | 1 << 51 },
            imported: { UInt64($0) | 1 << 62 }),
    ]

    @Test(arguments: formats)
    func chainedFixups(format: Format) throws {
        let image = try image(
            is64: format.is64, subtype: 2, pointer: format.pointer, imports: format.imported
        ) { writer in
            writer.image.addChainedFixups(format: format.number, imports: Self.imports.map { ($0, false) })
        }
        check(image)
    }

    /// The first images for arm64e: chained pointers, with imports in the bind opcodes.
    @Test func threadedBindings() throws {
        let image = try image(
            subtype: 2, pointer: { $0 | 1 << 51 }, imports: { UInt64($0) | 1 << 62 }
        ) { writer in
            var program = ByteWriter(bytes: [0xD0, 2])
            for name in Self.imports {
                program.bytes += [0x11, 0x40]
                program.add(name)
                program.bytes.append(0x90)
            }
            program.bytes += [0x71, 0, 0xD1, 0]
            let place = writer.image.addTail(program.bytes)
            writer.image.addWords(0x8000_0022, [0, 0, place, UInt32(program.count), 0, 0, 0, 0, 0, 0])
        }
        check(image)
    }

    /// Encrypted code has no names, but symbols still name the classes.
    @Test func encryptedImages() throws {
        var writer = ObjCWriter(image: MachOWriter(), pointer: { $0 }, imports: { _ in 0 })
        let type = writer.addClass("Garbled")
        writer.addList("__objc_classlist", [type])
        writer.addList("__objc_catlist", [writer.addCategory("Added", of: type)])
        writer.image.addSymbols([("_OBJC_CLASS_$_Plain", 0x0F, 0, type)])
        writer.image.addWords(0x2C, [0x1000, 0x1000, 1, 0])
        let file = try BinaryReader.read(bytes: writer.image.bytes(), path: "a", depth: .symbols)
        let image = try #require(file.slices.first?.images.first)
        #expect(image.classes == ["Plain"])
        #expect(image.categories == [])
        #expect(image.traits == .encrypted)
        #expect(file.problems.map(\.text) == ["categories are encrypted and not read"])
    }
}

import DovetailBinaries
import Foundation
import Testing
import ToolRunner

@Suite struct ELFTests {
    private static let source = """
        int shared = 1; static int own = 2; int reserved;
        __attribute__((weak)) int replaceable(void) { return 1; }
        __attribute__((visibility("hidden"))) int inner(void) { return own; }
        extern int missing(void); extern int maybe(void) __attribute__((weak));
        int use(void) { return maybe ? missing() + maybe() + inner() : own++; }
        """

    @Test(arguments: [
        ("x86_64-linux-gnu", "x86_64"), ("aarch64-linux-gnu", "arm64"), ("i386-linux-gnu", "i386"),
        ("armv7-linux-gnueabihf", "arm"), ("riscv64-linux-gnu", "riscv64"),
    ])
    func objects(target: String, architecture: String) throws {
        let image = try Fixture.image(Fixture.object(Self.source, target: target, ["-fcommon"]))
        #expect(image.format == .elf)
        #expect(image.kind == .object)
        #expect(image.architecture == architecture)
        let exports = try #require(image.exports).sorted { $0.name < $1.name }
        #expect(
            exports == [
                BinarySymbol(name: "replaceable", isWeak: true), BinarySymbol(name: "reserved", isCommon: true),
                BinarySymbol(name: "shared"), BinarySymbol(name: "use"),
            ])
        let undefined = try #require(image.undefined).filter { $0.name.hasPrefix("m") }.sorted { $0.name < $1.name }
        #expect(undefined == [BinarySymbol(name: "maybe", isWeak: true), BinarySymbol(name: "missing")])
        #expect(image.classes == [] && image.categories == [])
    }

    private static let hasLinker = Command.isInstalled("ld.lld")

    /// Links without any library, which only needs the toolchain's linker.
    private func library(_ options: [String], target: String = "x86_64-linux-gnu") throws -> [UInt8] {
        let arguments = ["-shared", "-nostdlib", "-fuse-ld=lld", "-fPIC"] + options.map { "-Wl,\($0)" }
        let folder = try TemporaryFolder()
        try folder.write("a.c", Self.source)
        let done = try Command.run(
            Fixture.clang, ["-target", target, "a.c", "-o", "a.so"] + arguments, in: folder.url)
        try #require(done.status == 0, "\(done.errors)")
        return Array(try Data(contentsOf: folder.url.appendingPathComponent("a.so")))
    }

    @Test(.enabled(if: hasLinker), arguments: ["x86_64-linux-gnu", "aarch64-linux-gnu", "i386-linux-gnu"])
    func libraries(target: String) throws {
        let bytes = try library(
            ["-soname,libA.so.1", "-rpath,$ORIGIN:/opt/lib", "--build-id=0x0123456789abcdef"], target: target)
        let image = try Fixture.image(bytes)
        #expect(image.kind == .dynamicLibrary)
        #expect(image.installName == "libA.so.1")
        #expect(image.rpaths == ["$ORIGIN", "/opt/lib"])
        #expect(image.uuid == "0123456789abcdef")
        let exports = Set(try #require(image.exports).map(\.name)), undefined = Set(try #require(image.undefined))
        #expect(exports.isSuperset(of: ["shared", "use", "reserved", "replaceable"]))
        #expect(!exports.contains("inner"))
        #expect(undefined == [BinarySymbol(name: "maybe", isWeak: true), BinarySymbol(name: "missing")])
    }

    @Test(.enabled(if: hasLinker)) func olderRunPaths() throws {
        let image = try Fixture.image(library(["--disable-new-dtags", "-rpath,/old"]))
        #expect(image.rpaths == ["/old"])
    }

    /// Debug files have an image's sections without their contents.
    @Test(.enabled(if: hasLinker && Command.isInstalled("llvm-objcopy"))) func debugSymbols() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appendingPathComponent("a.so")
        try Data(library(["-soname,libA.so.1"])).write(to: path)
        let done = try Command.run(
            Command.find("llvm-objcopy"), ["--only-keep-debug", "a.so", "a.debug"], in: folder.url)
        try #require(done.status == 0, "\(done.errors)")
        let debug = try BinaryReader.read(folder.url.appendingPathComponent("a.debug").path, depth: .symbols)
        #expect(debug.slices.first?.images.first?.kind == .debugSymbols)
        #expect(debug.problems == [])
    }

    /// Without sections, symbols are found through the loader's own tables.
    @Test(.enabled(if: hasLinker), arguments: ["gnu", "sysv"])
    func withoutSections(hash: String) throws {
        var bytes = try library(["-soname,libA.so.1", "--hash-style=\(hash)"])
        let whole = try Fixture.image(bytes)
        // The header's offset, number and names of sections.
        for place in Array(40..<48) + Array(58..<64) { bytes[place] = 0 }
        let image = try Fixture.image(bytes)
        #expect(image.installName == "libA.so.1")
        #expect(image.exports == whole.exports)
        if hash == "sysv" { #expect(image.undefined == whole.undefined) }
        #expect(image.exports?.isEmpty == false)
    }

    #if os(Linux)
        @Test func swiftLibraries() throws {
            let folder = try TemporaryFolder()
            try folder.write("A.swift", "public struct A { public init() {} }")
            let command = [
                "-emit-library", "A.swift", "-module-name", "A", "-Xlinker", "-soname=libA.so", "-o", "libA.so",
            ]
            let done = try Command.run(Command.swiftc, command, in: folder.url)
            try #require(done.status == 0, "\(done.errors)")
            let image = try #require(
                BinaryReader.read(folder.url.appendingPathComponent("libA.so").path, depth: .symbols).slices.first?
                    .images
                    .first)
            #expect(image.kind == .dynamicLibrary)
            #expect(image.traits == .swift)
            #expect(image.dependents.contains(BinaryDependent(name: "libswiftCore.so", kind: .load)))
            #expect(image.exports?.contains { $0.name == "$s1AAAVABycfC" } == true)
            let object = try Command.run(
                Command.swiftc, ["-c", "A.swift", "-module-name", "A", "-o", "A.o"], in: folder.url)
            try #require(object.status == 0, "\(object.errors)")
            let objectImage = try #require(
                BinaryReader.read(folder.url.appendingPathComponent("A.o").path, depth: .headers).slices.first?.images
                    .first
            )
            #expect(objectImage.traits == .swift)
            #expect(objectImage.autolink.contains(["-lswiftCore"]))
        }

        @Test func programs() throws {
            let own = try BinaryReader.read("/proc/self/exe", depth: .headers)
            let image = try #require(own.slices.first?.images.first)
            #expect(image.kind == .executable)
            #expect(image.platforms.map(\.name) == ["Linux"])
        }
    #endif
}

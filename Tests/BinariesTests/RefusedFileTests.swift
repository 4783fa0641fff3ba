import DovetailBinaries
import Foundation
import Testing
import ToolRunner

/// Files that are not binaries, and binaries of kinds that are not read.
@Suite struct RefusedFileTests {
    @Test(arguments: [
        ("", "is empty"),
        (
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
            "is a pointer file of Git LFS; the file itself is elsewhere"
        ),
        ("/annex/objects/SHA256E-s1--0\n", "is a pointer file of git-annex; the file itself is elsewhere"),
        ("../.git/annex/objects/a/b/c", "is a pointer file of git-annex; the file itself is elsewhere"),
        ("--- !tapi-tbd\ntbd-version: 4\n", "lists a library's symbols in text (.tbd) and holds no code"),
        ("---\narchs: [ armv7 ]\n", "lists a library's symbols in text (.tbd) and holds no code"),
        ("{\n  \"tapi_tbd_version\": 5 }", "lists a library's symbols in text (.tbd) and holds no code"),
        ("MZ\u{90}\0", "is a Windows program, not a binary that linkers and loaders read"),
        ("Versions/A/Foo", "is not in a known binary format"),
        ("\u{1}", "is not in a known binary format"),
    ])
    func texts(text: String, reason: String) {
        #expect(Fixture.problems(Array(text.utf8)) == [reason])
    }

    @Test func classesOfJava() {
        let bytes: [UInt8] = [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52, 0, 10]
        #expect(
            Fixture.problems(bytes)
                == ["is a Java class or a damaged fat file, not a binary that linkers and loaders read"])
    }

    @Test(
        arguments: [
            ([0xFE, 0xED, 0xFA, 0xCE, 0, 0, 0, 18, 0, 0, 0, 0], "big-endian Mach-O", "ppc"),
            ([0x7F, 0x45, 0x4C, 0x46, 2, 2, 1, 0], "big-endian ELF", nil),
            ([0x7F, 0x45, 0x4C, 0x46, 9, 9, 1, 0], "ELF of an unknown class", nil),
            ([0x42, 0x43, 0xC0, 0xDE], "LLVM bitcode (link-time optimisation)", nil),
            (
                [0xDE, 0xC0, 0x17, 0x0B, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 1],
                "LLVM bitcode (link-time optimisation)", "arm64"
            ),
            ([0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0], "WebAssembly", nil),
        ] as [([UInt8], String, String?)])
    func unread(bytes: [UInt8], words: String, architecture: String?) throws {
        let file = try Fixture.read(bytes)
        #expect(file.slices.map(\.contents) == [.unread(words)])
        #expect(file.slices.map(\.architecture) == [architecture])
    }

    @Test func paths() throws {
        let folder = try TemporaryFolder()
        #expect(throws: BinaryError.noFile) { try BinaryReader.read(folder.url.path, depth: .headers) }
        let missing = folder.url.appendingPathComponent("missing").path
        #expect(throws: BinaryError.unreadable("No such file or directory")) {
            try BinaryReader.read(missing, depth: .headers)
        }
        try folder.write("empty", "")
        #expect(throws: BinaryError.empty) {
            try BinaryReader.read(folder.url.appendingPathComponent("empty").path, depth: .headers)
        }
        let pipe = folder.url.appendingPathComponent("pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(throws: BinaryError.noFile) { try BinaryReader.read(pipe, depth: .headers) }
    }
}

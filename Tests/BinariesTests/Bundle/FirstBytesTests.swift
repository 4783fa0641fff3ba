@testable import DovetailBinaries
import Testing

@Suite struct FirstBytesTests {
    @Test(
        arguments: [
            ([0xCF, 0xFA, 0xED, 0xFE], FirstBytes.library), ([0xFE, 0xED, 0xFA, 0xCE], .library),
            ([0x7F, 0x45, 0x4C, 0x46], .library), ([0x42, 0x43, 0xC0, 0xDE], .library),
            ([0xDE, 0xC0, 0x17, 0x0B], .library),
            ([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 2], .library), ([0xCA, 0xFE, 0xBA, 0xBF, 0, 0, 0, 2], .library),
            // A class of Java 8.
            ([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52], .unknown), ([0xCA, 0xFE], .text), ([], .empty),
            ([0, 1, 2], .unknown),
        ] as [([UInt8], FirstBytes)])
    func magic(_ bytes: [UInt8], _ expected: FirstBytes) {
        #expect(FirstBytes(bytes) == expected)
    }

    @Test(arguments: [
        ("!<arch>\n", FirstBytes.library), ("!<thin>\nx", .library),
        ("version https://git-lfs.github.com/spec/v1\noid sha256:0", .pointer("Git LFS")),
        ("/annex/objects/SHA256E-s1--0\n", .pointer("git-annex")),
        ("Versions/Current/Foo", .path("Versions/Current/Foo")),
        ("A\n", .path("A")), ("two words", .text), ("two\nlines", .text), (String(repeating: "a", count: 1024), .text),
    ])
    func text(_ text: String, _ expected: FirstBytes) {
        #expect(FirstBytes(Array(text.utf8)) == expected)
    }
}

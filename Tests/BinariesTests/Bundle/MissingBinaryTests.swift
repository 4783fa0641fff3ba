import DovetailBinaries
import Testing

@Suite struct MissingBinaryTests {
    let fixture: BundleFixture

    init() throws { fixture = try BundleFixture() }

    @Test(arguments: [
        ("", "the file is empty"), ("some text\n", "a text file stands where the binary should be"),
        ("Versions/A/Foo", "a text file with the path 'Versions/A/Foo' stands where a link should be"),
        ("/annex/objects/X", "a pointer of git-annex stands for it"), ("\u{1}\u{2}", "cannot be read: unknown bytes"),
        (
            "version https://git-lfs.github.com/spec/v1\n",
            "a pointer of Git LFS stands for it: 'git lfs pull' fetches the file"
        ),
    ])
    func noBinary(_ text: String, _ problem: String) throws {
        try fixture.framework("Foo.framework")
        fixture.binaries = [:]
        try fixture.write("Foo.framework/Foo", text)
        #expect(try fixture.problems("Foo.framework") == ["Foo.framework/Foo: \(problem)"])
    }

    @Test func missingBinary() throws {
        try fixture.framework("Foo.framework")
        try fixture.remove("Foo.framework/Foo")
        #expect(try fixture.problems("Foo.framework") == ["Foo.framework/Foo: the binary is missing"])
        try fixture.write("Foo.framework/Foo.tbd", "--- !tapi-tbd\n")
        #expect(
            try fixture.problems("Foo.framework")
                == ["Foo.framework/Foo: only a text stub stands for it, which is not read"])
        try fixture.link("Foo.framework/Foo", to: "../.git/annex/objects/a/b")
        #expect(
            try fixture.problems("Foo.framework")
                == ["Foo.framework/Foo: a link of git-annex stands for it: 'git annex get' fetches the file"])
    }

    @Test func missingBinaryOfAVersion() throws {
        try fixture.versionedFramework("Foo.framework")
        try fixture.remove("Foo.framework/Versions/A/Foo")
        #expect(try fixture.problems("Foo.framework") == ["Foo.framework/Versions/A/Foo: the binary is missing"])
    }

    @Test func executablesOfOtherNames() throws {
        try fixture.framework("Foo.framework", ["CFBundleExecutable": "Bar"])
        #expect(
            try fixture.problems("Foo.framework")
                == ["Foo.framework/Bar: Info.plist names it as the executable, and there is no such file"])
        #expect(try fixture.read("Foo.framework").variants.first?.binary != nil)
        try fixture.library("Foo.framework/Bar")
        try fixture.remove("Foo.framework/Foo")
        #expect(
            try fixture.problems("Foo.framework")
                == ["Foo.framework/Bar: the binary is called 'Bar', and linkers look for 'Foo'"])
    }
}

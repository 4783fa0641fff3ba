import DovetailBinaries
import Testing

@Suite struct MissingBinaryTests {
    let fixture: BundleFixture

    init() throws { fixture = try BundleFixture() }

    @Test(arguments: [
        ("", "the file is empty"), ("some text\n", "its binary is a text file"),
        ("Versions/A/Foo", "there is a text file with the path 'Versions/A/Foo' instead of a symbolic link"),
        ("/annex/objects/X", "it is a pointer file of git-annex"), ("\u{1}\u{2}", "cannot be read: unknown bytes"),
        (
            "version https://git-lfs.github.com/spec/v1\n",
            "it is a Git LFS pointer: 'git lfs pull' fetches the file"
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
                == ["Foo.framework/Foo: there is only a text stub (.tbd), which is not read"])
        try fixture.link("Foo.framework/Foo", to: "../.git/annex/objects/a/b")
        #expect(
            try fixture.problems("Foo.framework")
                == ["Foo.framework/Foo: it is a git-annex link: 'git annex get' fetches the file"])
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
                == ["Foo.framework/Bar: Info.plist names it as the executable, but there is no such file"])
        #expect(try fixture.read("Foo.framework").variants.first?.binary != nil)
        try fixture.library("Foo.framework/Bar")
        try fixture.remove("Foo.framework/Foo")
        #expect(
            try fixture.problems("Foo.framework")
                == ["Foo.framework/Bar: the binary is called 'Bar', but linkers look for 'Foo'"])
    }
}

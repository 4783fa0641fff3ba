@testable import DovetailBinaries
import Testing

@Suite struct LibrarySearchTests {
    let fixture: BundleFixture

    init() throws { fixture = try BundleFixture() }

    private func found(_ places: String...) -> [String] {
        LibrarySearch(places.map(fixture.path)).found.map { "\($0.path.dropFirst(fixture.path("").count))" }
    }

    @Test func filesByNameAndFirstBytes() throws {
        for name in ["libA.a", "a.o", "b.dylib", "c.so", "d.so.1.2", "e.bundle"] { try fixture.library("lib/\(name)") }
        try fixture.library("lib/tool")
        try fixture.library("lib/Plugin.8")
        try fixture.write("lib/script.so", "INPUT ( libA.a )\n")
        try fixture.write("lib/notes.md", "text")
        try fixture.write("lib/odd.o", [1, 2, 3, 4])
        try fixture.write("lib/odd.a", [1, 2, 3, 4])
        #expect(
            found("lib")
                == ["a.o", "b.dylib", "c.so", "d.so.1.2", "e.bundle", "libA.a", "odd.a"].map { "lib/\($0)" })
        #expect(found("lib/tool", "lib/notes.md") == ["lib/notes.md", "lib/tool"])
    }

    @Test func placeholdersAreFound() throws {
        try fixture.write("libA.a", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
        try fixture.write("libB.a", "")
        try fixture.write("libC.dylib", "libB.dylib")
        #expect(found("") == ["libA.a", "libB.a", "libC.dylib"])
    }

    @Test func bundlesHoldWhatIsInThem() throws {
        try fixture.framework("x/Foo.framework")
        try fixture.library("x/Foo.framework/helper.dylib")
        try fixture.framework("x/Foo.framework/Frameworks/Bar.framework", named: "Bar")
        try fixture.framework("x/Baz.xcframework/ios-arm64/Baz.framework", named: "Baz")
        try fixture.library("x/Foo.framework.dSYM/Contents/Resources/DWARF/libFoo.dylib")
        try fixture.library("x/.hidden/libA.a")
        try fixture.library("x/node_modules/libA.a")
        let all = ["x/Baz.xcframework", "x/Foo.framework", "x/Foo.framework/Frameworks/Bar.framework"]
        #expect(found("x") == all)
        #expect(found("x/", "x/Foo.framework", "x/Foo.framework/") == all)
        #expect(found("x/Foo.framework") == Array(all.dropFirst()))
    }

    @Test func versionsAreWalkedOnce() throws {
        try fixture.versionedFramework("Foo.framework")
        try fixture.library("Foo.framework/Versions/A/libextra.dylib")
        try fixture.framework("Foo.framework/Versions/A/Frameworks/Bar.framework", named: "Bar")
        try fixture.link("Foo.framework/Frameworks", to: "Versions/Current/Frameworks")
        #expect(found("") == ["Foo.framework", "Foo.framework/Versions/A/Frameworks/Bar.framework"])
    }

    @Test func linksAreFollowedOnce() throws {
        try fixture.library("real/libA.so.1")
        try fixture.link("real/libA.so", to: "libA.so.1")
        try fixture.link("real/loop", to: "..")
        try fixture.link("again", to: "real")
        try fixture.link("libGone.a", to: "nowhere")
        #expect(found("") == ["real/libA.so.1"])
        #expect(found("again") == ["again/libA.so.1"])
    }

    @Test func aFolderThatOnlyHasTheName() throws {
        try fixture.library("UIKit.framework/docs/libA.a")
        #expect(found("") == ["UIKit.framework/docs/libA.a"])
        #expect(LibrarySearch([fixture.path("UIKit.framework")]).found.map(\.kind) == [.framework])
    }

    @Test func missingPaths() {
        #expect(LibrarySearch(["/nowhere/at/all/"]).missing == ["/nowhere/at/all"])
    }

    @Test(arguments: [
        ("a/libFoo.a", "Foo"), ("Foo.o", "Foo"), ("libFoo.so.1.2", "Foo"), ("lib.a", "lib"), ("libz.1.dylib", "z.1"),
        ("tool", "tool"),
    ])
    func names(_ path: String, _ name: String) {
        #expect(FoundLibrary(path: path, kind: .file).name == name)
    }
}

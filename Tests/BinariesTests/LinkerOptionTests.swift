import DovetailBinaries
import Testing

@Suite struct LinkerOptionTests {
    private func read(_ flags: String...) -> [String] {
        LinkerOption.read(flags).map { "\($0.meaning)\($0.isWeak ? " weak" : "") \($0.name)" }
    }

    /// In every form in which options reach a linker.
    @Test func oneOptionInManySpellings() {
        #expect(read("-force_load", "V/libx.a") == ["wholeFile V/libx.a"])
        #expect(read("-force_load V/libx.a") == ["wholeFile V/libx.a"])
        #expect(read("-Wl,-force_load,V/libx.a") == ["wholeFile V/libx.a"])
        #expect(read("-Xlinker", "-force_load", "-Xlinker", "V/libx.a") == ["wholeFile V/libx.a"])
    }

    @Test func names() {
        #expect(
            read("-lz", "-l", "xml2", "-weak-lx", "-needed-ly", "-l:libv.a") == [
                "library z", "library xml2", "library weak x", "library y", "library :libv.a",
            ])
        #expect(
            read("-framework", "UIKit", "-weak_framework", "ARKit", "-needed_framework StoreKit") == [
                "framework UIKit", "framework weak ARKit", "framework StoreKit",
            ])
        #expect(read("-LV", "-L", "W", "-L/My Libraries") == ["folder V", "folder W", "folder /My Libraries"])
        #expect(read("V/libx.a", "My V/liby.so", "-u", "_x") == ["file V/libx.a", "file My V/liby.so", "symbol _x"])
        #expect(read("-ObjC", "-all_load", "-dead_strip") == ["objectiveC ", "wholeArchives ", "other "])
    }

    /// Arguments of an option are not libraries.
    @Test func argumentsOfOthers() {
        #expect(
            read("-install_name", "@rpath/libx.dylib", "-soname", "libx.so", "-rpath", "lib.a")
                == Array(
                    repeating: "other ", count: 3))
        #expect(read("$(MY_FLAGS)", "${MORE}", "-L$(ROOT)/lib") == ["unknown ", "unknown ", "folder $(ROOT)/lib"])
        #expect(read("-force_load") == ["other "])
    }
}

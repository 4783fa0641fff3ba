import DovetailBinaries
import DovetailDiagnostics
@testable import DovetailLibraries
import Testing

/// Tests of these helpers, and of options that their text cannot express.
@Suite struct LinkageTextTests {
    @Test func readsImages() {
        let text = LinkageText(
            images: """
                linkage:
                  - name: Wrapper
                    kind: dynamic
                    links: [V/A.framework]
                  - {name: App, links: [Wrapper, V/A-B.framework], slices: [iOS Simulator arm64, macOS]}
                """)
        let images = text.linkage.images
        #expect(images.map(\.name) == ["App", "Wrapper"])
        #expect(images[0].links.map(\.target) == [.image("Wrapper"), .library("V/A-B.framework")])
        #expect(images[0].links.map(\.location.column) == [25, 34])
        #expect(
            images[0].slices == [
                RequiredSlice(platform: "iOS Simulator", architecture: "arm64"), RequiredSlice(platform: "macOS"),
            ])
        #expect(images[1].kind == .dynamic)
        #expect(images[1].location.description == "dovetail.yml:2:5")
        #expect(images[1].links.map(\.location.line) == [4])
        #expect(images[1].embeds == nil)
    }

    @Test func readsLibraries() {
        let library = LibraryText("V/libA.a module:z | static x86_64 of macOS: @A ~_w ; NSData(X) auto:z").bundle
        #expect(library.name == "A")
        #expect(library.kind == .file)
        #expect(library.slices.flatMap(\.images).map(\.categories?.count) == [0, 1])
        #expect(library.slices.first?.architecture == "x86_64")
    }

    @Test func linkerOptions() {
        #expect(LinkerFlags(["-Wl,-ObjC"]).linksObjC)
        #expect(LinkerFlags(["-Xlinker", "-ObjC"]).linksObjC)
        #expect(!LinkerFlags(["-Objc", "ObjC"]).linksObjC)
        #expect(LinkerFlags(["-Wl,-force_load,/x y/libA.a", "-Xlinker", "-all_load"]).forced == ["/x y/libA.a"])
        #expect(LinkerFlags(["-force_load", "/x y/libA.a"]).forces(LibraryText("V/libA.a | static:").bundle))
        #expect(LinkerFlags(["-force_load"]).forced == [])
        #expect(LinkerFlags(["-weak-lz", "-weak_library", "/x/libA.dylib"]).weak == ["z", "A"])
    }

    @Test func namesInALine() {
        #expect(few(["A", "B", "C", "D"]) == "A, B, C and D")
        #expect(few(["A", "B", "C", "D", "E"]) == "A, B, C and 2 more")
        #expect(few(["A"]) == "A")
        #expect(few([String]()) == "")
    }
}

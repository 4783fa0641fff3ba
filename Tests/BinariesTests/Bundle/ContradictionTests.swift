@testable import DovetailBinaries
import Testing

@Suite struct ContradictionTests {
    private func variant(
        _ slices: [BinarySlice], identifier: String = "x", listed: LibraryVariant.Listed? = nil,
        _ change: (inout LibraryVariant) -> Void = { _ in }
    ) -> LibraryVariant {
        var variant = LibraryVariant(path: identifier)
        variant.identifier = identifier
        variant.binary = BinaryFile(path: "\(identifier)/Foo", size: 4, container: .fat, slices: slices)
        variant.listed = listed
        change(&variant)
        return variant
    }

    private func texts(_ variants: LibraryVariant...) -> [String] {
        LibraryBundle(path: "Foo.xcframework", kind: .xcframework, name: "Foo", variants: variants).contradictions
            .map(\.text)
    }

    @Test func listedArchitecturesAndPlatform() {
        let listed = LibraryVariant.Listed(platform: "iOS", architectures: ["arm64", "armv7"])
        #expect(texts(variant([.library("arm64", "iOS"), .library("armv7", "iOS")], listed: listed)).isEmpty)
        #expect(
            texts(variant([.library("arm64", "iOS Simulator"), .library("x86_64", "iOS Simulator")], listed: listed))
                == [
                    "Info.plist says armv7, but the binary has no slice for it",
                    "the binary has a slice for x86_64, which Info.plist does not list",
                    "Info.plist says that it is for iOS, but the binary is for iOS Simulator",
                ])
        let unknown = BinarySlice(architecture: nil, offset: 0, size: 0, contents: .unread("LLVM bitcode"))
        #expect(texts(variant([unknown], listed: listed)).isEmpty)
    }

    @Test(arguments: [
        (["iOS"], ["iOS"], true), (["iOS"], ["iOS", "iOS Simulator"], true), (["iOS"], ["iOS Simulator"], false),
        (["macOS"], ["Mac Catalyst"], true), ([], ["iOS"], true),
    ])
    func declaredPlatforms(_ declared: [String], _ actual: [String], _ isGood: Bool) {
        let found = texts(variant(actual.map { .library("arm64", $0) }) { $0.declared.platforms = declared })
        let text = "its Info.plist says that it is for iOS, but the binary is for iOS Simulator"
        #expect(found == (isGood ? [] : [text]))
    }

    @Test(arguments: [
        (["arm64-apple-ios"], "iOS", true), (["arm64"], "iOS", true), (["arm64-apple-ios"], "iOS Simulator", false),
        (["arm64-apple-macosx"], "macOS", true), (["arm64-apple-ios-macabi"], "Mac Catalyst", true),
        ([], "Linux", true),
    ])
    func swiftModules(_ triples: [String], _ platform: String, _ isGood: Bool) {
        let found = texts(variant([.library("arm64", platform)]) { $0.swiftModules = triples })
        let text = "the binary has a slice for arm64-apple-ios-simulator, but there is no Swift module for it"
        #expect(found == (isGood ? [] : [text]))
    }

    @Test(arguments: [
        ("13.0", "arm64", "iOS", "13.0", true), ("13", "arm64", "iOS", "13.0.0", true),
        ("13.0", "arm64", "iOS", "12.9", true), ("13.0", "arm64", "iOS", "13.1", false),
        ("9.0", "arm64", "iOS", "13.0", false), ("9.0", "arm64", "iOS Simulator", "14.0", true),
        ("9.0", "x86_64", "iOS Simulator", "14.0", false), ("9.0", "arm64", "iOS Simulator", "14.1", false),
        ("10.15", "arm64", "macOS", "11.0", true), ("10.15", "arm64", "Mac Catalyst", "13.1", true),
        ("whatever", "arm64", "iOS", "13.0", true),
    ])
    func minimumOS(_ said: String, _ architecture: String, _ platform: String, _ needed: String, _ isGood: Bool) {
        let slices = [BinarySlice.library(architecture, platform, minimumOS: needed)]
        let found = texts(variant(slices) { $0.declared.minimumOS = said })
        #expect(found == (isGood ? [] : ["the binary needs \(platform) \(needed), but Info.plist says \(said)"]))
    }

    @Test func repeatedPlatforms() {
        func library(_ identifier: String, _ platform: String, _ architecture: String) -> LibraryVariant {
            variant(
                [.library(architecture, platform)], identifier: identifier,
                listed: .init(platform: platform, architectures: [architecture]))
        }
        #expect(texts(library("a", "iOS", "arm64"), library("b", "iOS Simulator", "arm64")).isEmpty)
        #expect(
            texts(library("a", "iOS", "arm64"), library("b", "iOS", "armv7")) == ["'a' and 'b' are both for iOS"])
    }

    @Test func installNames() {
        let flat = "@rpath/Foo.framework/Foo"
        func library(_ identifier: String, _ name: String?) -> LibraryVariant {
            variant([.library("arm64", "iOS", installName: name)], identifier: identifier)
        }
        #expect(
            texts(library("a", flat), library("b", nil), library("c", "@rpath/Foo.framework/Versions/A/Foo")).isEmpty)
        #expect(
            texts(library("a", flat), library("b", "@rpath/Bar.framework/Bar"))
                == ["the install name is '@rpath/Bar.framework/Bar', but that of 'a' is '@rpath/Foo.framework/Foo'"])
    }
}

import DovetailBinaries
import Foundation
import Testing

@Suite struct XCFrameworkReaderTests {
    let fixture: BundleFixture

    init() throws { fixture = try BundleFixture() }

    private func plist(_ libraries: [[String: Any]], _ more: [String: Any] = ["XCFrameworkFormatVersion": "1.0"]) throws
    {
        try fixture.plist("Foo.xcframework/Info.plist", more.merging(["AvailableLibraries": libraries]) { $1 })
    }

    private func library(_ identifier: String, _ more: [String: Any] = [:]) -> [String: Any] {
        let usual: [String: Any] = [
            "LibraryIdentifier": identifier, "LibraryPath": "Foo.framework", "SupportedPlatform": "ios",
            "SupportedArchitectures": ["arm64"],
        ]
        return usual.merging(more) { $1 }
    }

    private func write(_ identifier: String, _ platform: String = "iOS") throws {
        try fixture.framework("Foo.xcframework/\(identifier)/Foo.framework")
        try fixture.library("Foo.xcframework/\(identifier)/Foo.framework/Foo", [.library("arm64", platform)])
    }

    @Test func whole() throws {
        try plist(
            [
                library("ios-arm64", ["BinaryPath": "Foo.framework/Foo"]),
                library("ios-arm64-simulator", ["SupportedPlatformVariant": "simulator"]),
            ], ["XCFrameworkFormatVersion": "1.1"])
        try write("ios-arm64")
        try write("ios-arm64-simulator", "iOS Simulator")
        try fixture.write("Foo.xcframework/_CodeSignature/CodeResources")
        let bundle = try fixture.read("Foo.xcframework")
        #expect(bundle.problems.isEmpty)
        #expect(bundle.variants.map(\.identifier) == ["ios-arm64", "ios-arm64-simulator"])
        #expect(bundle.variants.compactMap(\.listed?.platform) == ["iOS", "iOS Simulator"])
        #expect(bundle.variants.allSatisfy { $0.binary != nil && $0.hasSignature })
    }

    @Test func staticLibraries() throws {
        try plist([library("ios-arm64", ["LibraryPath": "libFoo.a", "HeadersPath": "Headers"])])
        try fixture.library("Foo.xcframework/ios-arm64/libFoo.a")
        try fixture.write("Foo.xcframework/ios-arm64/Headers/Foo/module.modulemap", "module Foo { link \"z\" }")
        try fixture.write("Foo.xcframework/ios-arm64/Foo.swiftmodule/arm64-apple-ios.swiftmodule")
        let bundle = try fixture.read("Foo.xcframework")
        #expect(bundle.problems.isEmpty)
        #expect(bundle.variants.first?.links.map(\.name) == ["z"])
        #expect(bundle.variants.first?.swiftModules == ["arm64-apple-ios"])
    }

    @Test func foldersAndPlistDiffer() throws {
        try plist([
            library("ios-arm64"), library("tvos-arm64", ["SupportedPlatform": "tvos"]),
            library("macos-arm64", ["SupportedPlatform": "macos"]), library("ios-arm64"),
        ])
        try write("ios-arm64")
        try write("xros-arm64", "visionOS")
        try fixture.write("Foo.xcframework/macos-arm64/notes.txt")
        try fixture.write("Foo.xcframework/docs/index.html")
        #expect(
            try fixture.problems("Foo.xcframework") == [
                "Foo.xcframework/tvos-arm64: Info.plist lists this folder, but it is missing",
                "Foo.xcframework/macos-arm64/Foo.framework: Info.plist lists this library, but it is missing",
                "Foo.xcframework/Info.plist: has two libraries 'ios-arm64'",
                "Foo.xcframework/xros-arm64/Foo.framework: Info.plist does not list this library",
            ])
        #expect(
            try fixture.read("Foo.xcframework").variants.compactMap(\.identifier)
                == ["ios-arm64", "tvos-arm64", "macos-arm64", "xros-arm64"])
    }

    @Test func keys() throws {
        try write("ios-arm64")
        try plist([["LibraryIdentifier": "../x"], library("ios-arm64", ["LibraryPath": "a/../../Foo.framework"])], [:])
        #expect(
            try fixture.problems("Foo.xcframework").map {
                $0.replacingOccurrences(of: "Foo.xcframework/Info.plist: ", with: "")
            } == [
                "has no XCFrameworkFormatVersion", "the library '../x': has no LibraryPath",
                "the library '../x': has no SupportedPlatform",
                "the library '../x': '../x' leads out of the xcframework",
                "the library 'ios-arm64': 'a/../../Foo.framework' leads out of the xcframework",
                "Foo.xcframework/ios-arm64/Foo.framework: Info.plist does not list this library",
            ])
        try fixture.plist("Foo.xcframework/Info.plist", [:])
        #expect(try fixture.problems("Foo.xcframework") == ["Foo.xcframework/Info.plist: has no AvailableLibraries"])
        try fixture.remove("Foo.xcframework/Info.plist")
        #expect(try fixture.problems("Foo.xcframework") == ["Foo.xcframework/Info.plist: Info.plist is missing"])
        #expect(try fixture.read("Foo.xcframework").variants.count == 1)
    }

    @Test func binaryPath() throws {
        try plist([library("ios-arm64", ["BinaryPath": "Foo.framework/Bar"])], ["XCFrameworkFormatVersion": "2.0"])
        try write("ios-arm64")
        #expect(
            try fixture.problems("Foo.xcframework") == [
                "Foo.xcframework/Info.plist: has the unknown XCFrameworkFormatVersion '2.0'",
                "Foo.xcframework/ios-arm64/Foo.framework/Bar: Info.plist lists this binary, but it is missing",
            ])
    }
}

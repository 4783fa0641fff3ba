import DovetailBinaries
import Foundation
import Testing

@Suite struct FrameworkReaderTests {
    let fixture: BundleFixture

    init() throws { fixture = try BundleFixture() }

    @Test func flat() throws {
        try fixture.framework(
            "Foo.framework",
            [
                "CFBundleShortVersionString": "1.2", "MinimumOSVersion": "13.0",
                "CFBundleSupportedPlatforms": ["iPhoneOS", "Toaster"],
            ])
        try fixture.write("Foo.framework/Headers/Foo.h")
        try fixture.write("Foo.framework/_CodeSignature/CodeResources")
        try fixture.write("Foo.framework/de.lproj/Foo.strings")
        try fixture.write("Foo.framework/Foo.bundle/PrivacyInfo.xcprivacy")
        try fixture.write("Foo.framework/Foo.bundle/a.png")
        try fixture.write("Foo.framework/Modules/module.modulemap", "framework module Foo { link \"z\" }")
        try fixture.write("Foo.framework/Headers/module.modulemap", "module Old { link framework \"UIKit\" }")
        let bundle = try fixture.read("Foo.framework")
        let variant = try #require(bundle.variants.first)
        #expect(bundle.problems.isEmpty)
        #expect(bundle.name == "Foo")
        #expect(bundle.variants.count == 1)
        #expect(variant.binary?.path == fixture.path("Foo.framework/Foo"))
        #expect(variant.declared.executable == "Foo")
        #expect(variant.declared.identifier == "com.example.Foo")
        #expect(variant.declared.version == "1.2")
        #expect(variant.declared.minimumOS == "13.0")
        #expect(variant.declared.platforms == ["iOS", "Toaster"])
        #expect(variant.links.map(\.name) == ["z", "UIKit"])
        #expect(variant.hasPrivacyManifest && variant.hasSignature)
        #expect(variant.resources == ["Foo.bundle/a.png", "de.lproj/Foo.strings"])
        #expect(variant.swiftModules == nil)
    }

    @Test func swiftModules() throws {
        try fixture.framework("Foo.framework")
        let module = "Foo.framework/Modules/Foo.swiftmodule"
        let head = "// swift-interface-format-version: 1.0\n// swift-compiler-version: Apple Swift version 5.9 (x)\n"
        try fixture.write("\(module)/arm64-apple-ios.private.swiftinterface", head)
        try fixture.write("\(module)/arm64-apple-ios.swiftdoc")
        try fixture.write("\(module)/arm64.swiftmodule")
        try fixture.write("\(module)/Project/x.swiftsourceinfo")
        let variant = try fixture.read("Foo.framework").variants.first
        #expect(variant?.swiftModules == ["arm64", "arm64-apple-ios"])
        #expect(variant?.swiftCompiler == "5.9")
    }

    @Test func versioned() throws {
        try fixture.versionedFramework("Foo.framework")
        try fixture.write("Foo.framework/Versions/A/Resources/a.png")
        let bundle = try fixture.read("Foo.framework")
        #expect(bundle.problems.isEmpty)
        #expect(bundle.variants.first?.declared.identifier == "com.example.Foo")
        #expect(bundle.variants.first?.binary?.path == fixture.path("Foo.framework/Versions/A/Foo"))
        #expect(bundle.variants.first?.resources == ["Versions/A/Resources/a.png"])
    }

    @Test func lostLinks() throws {
        try fixture.versionedFramework("Foo.framework")
        for (place, target) in [("Versions/Current", "A\n"), ("Foo", "Versions/Current/Foo")] {
            try fixture.remove("Foo.framework/\(place)")
            try fixture.write("Foo.framework/\(place)", target)
        }
        try fixture.remove("Foo.framework/Headers")
        try fixture.write("Foo.framework/Headers/Foo.h")
        #expect(
            try fixture.problems("Foo.framework") == [
                "Foo.framework/Versions/Current: there is a text file with the path 'A' instead of a symbolic link",
                "Foo.framework/Foo: there is a text file with the path 'Versions/Current/Foo' instead of a "
                    + "symbolic link",
                "Foo.framework/Headers: there is a copy instead of a symbolic link to 'Versions/Current/Headers'",
            ])
        #expect(try fixture.read("Foo.framework").variants.first?.binary != nil)
    }

    @Test func missingLinks() throws {
        try fixture.versionedFramework("Foo.framework")
        try fixture.remove("Foo.framework/Foo")
        try fixture.remove("Foo.framework/Headers")
        try fixture.link("Foo.framework/Headers", to: "Versions/B/Headers")
        #expect(
            try fixture.problems("Foo.framework") == [
                "Foo.framework/Headers: the link to 'Versions/B/Headers' leads nowhere",
                "Foo.framework/Foo: there is no link to 'Versions/Current/Foo'",
            ])
        try fixture.remove("Foo.framework/Versions/Current")
        #expect(
            try fixture.problems("Foo.framework").first
                == "Foo.framework/Versions/Current: the link to the current version is missing or leads nowhere")
        #expect(try fixture.read("Foo.framework").variants.first?.binary != nil)
    }

    @Test func infoPlists() throws {
        let plist = "Foo.framework/Info.plist"
        try fixture.framework("Foo.framework")
        try fixture.plist(plist, ["CFBundleExecutable": "../../Foo", "CFBundleIdentifier": 7], .binary)
        #expect(
            try fixture.problems("Foo.framework")
                == [
                    "\(plist): '../../Foo' is not a file name",
                    "\(plist): the value of CFBundleIdentifier is not a string",
                ])
        try fixture.plist(plist, ["CFBundleExecutable": "$(EXECUTABLE_NAME)"])
        #expect(
            try fixture.problems("Foo.framework")
                == [
                    "\(plist): the value of CFBundleExecutable is the build setting '$(EXECUTABLE_NAME)', not its "
                        + "value",
                    "\(plist): has no CFBundleIdentifier",
                ])
        try fixture.remove(plist)
        #expect(try fixture.problems("Foo.framework") == ["\(plist): Info.plist is missing"])
        // Linkers do not read it, and a static library is not loaded.
        let archive = StaticArchive(format: .bsd, members: [])
        let slice = BinarySlice(architecture: "arm64", offset: 0, size: 4, contents: .archive(archive))
        fixture.binaries["Foo.framework/Foo"]?.slices = [slice]
        #expect(try fixture.problems("Foo.framework") == [])
        try fixture.write(plist, "{ CFBundleExecutable = Foo; }")
        #expect(
            try fixture.problems("Foo.framework")
                == ["\(plist): is an old-style text property list, which is not read"])
    }
}

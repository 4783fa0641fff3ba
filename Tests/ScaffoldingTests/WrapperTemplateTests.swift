import DovetailBinaries
import DovetailScaffolding
import DovetailSwiftCode
import Testing

/// The one dynamic module that absorbs static libraries.
@Suite struct WrapperTemplateTests {
    private typealias Library = WrapperTemplate.Library

    private func wrapper(
        _ libraries: [Library], flags: [String] = [], systemLibraries: [String] = [], frameworks: [String] = []
    ) -> WrapperTemplate {
        WrapperTemplate("Vendors", libraries, flags: flags, systemLibraries: systemLibraries, frameworks: frameworks)
    }

    @Test func anXCFrameworkIsABinaryTarget() {
        let made = wrapper([
            Library(name: "Maps", kind: .xcframework, path: "Vendor/Maps.xcframework", module: "MapsKit")
        ])
        #expect(
            made.targets == [
                NewTarget(.binary, name: "Maps", arguments: ["path: \"Vendor/Maps.xcframework\""]),
                NewTarget(.library, name: "Vendors", dependencies: [.target("Maps")]),
            ])
        #expect(made.product == NewProduct("Vendors", isDynamic: true))
        #expect(made.files.map(\.path) == ["Sources/Vendors/Vendors.swift"])
        #expect(made.files[0].text.hasPrefix("import MapsKit\n\n"))
        #expect(made.left.isEmpty)
    }

    @Test func aPlainArchiveGetsAModuleOfHeadersAndIsLinkedByItsPath() {
        let made = wrapper([Library(name: "zip", kind: .file, path: "Vendor/libzip.a")], flags: ["-ObjC"])
        #expect(made.targets.first == NewTarget(.system, name: "zip"))
        #expect(
            made.targets.last?.arguments
                == ["linkerSettings: [.unsafeFlags([\"Vendor/libzip.a\", \"-Xlinker\", \"-ObjC\"])]"])
        #expect(
            made.files.map(\.path)
                == ["Sources/zip/module.modulemap", "Sources/zip/shim.h", "Sources/Vendors/Vendors.swift"])
        #expect(made.files[0].text.hasPrefix("module zip [system] {"))
    }

    @Test func aModulesNameIsOneThatCanBeCalled() {
        func target(_ name: String, _ kind: LibraryBundle.Kind = .file) -> String {
            Library(name: name, kind: kind, path: "").target
        }
        #expect(target("zip-1.2") == "zip_1_2")
        #expect(target("class") == "classLibrary")
        #expect(target("Foundation") == "FoundationLibrary")
        #expect(target("zip-1.2", .xcframework) == "zip-1.2")
    }

    @Test func aFrameworkIsLeftToPeople() {
        let made = wrapper([Library(name: "Ads", kind: .framework, path: "Ads.framework")])
        #expect(made.targets == [NewTarget(.library, name: "Vendors")])
        #expect(
            made.left == [
                "Ads.framework: SwiftPM needs an xcframework; create one with `xcodebuild "
                    + "-create-xcframework -framework Ads.framework -output Ads.xcframework`"
            ])
    }

    @Test func whatTheSystemHasIsLinkedToo() {
        let made = wrapper(
            [Library(name: "Maps", kind: .xcframework, path: "a \"b\"\\c")], systemLibraries: ["z"],
            frameworks: ["CoreMotion"])
        #expect(made.targets.first?.arguments == ["path: \"a \\\"b\\\"\\\\c\""])
        #expect(
            made.targets.last?.arguments
                == ["linkerSettings: [.linkedLibrary(\"z\"), .linkedFramework(\"CoreMotion\")]"])
    }
}

import DovetailDiagnostics
import Foundation
import Testing

@Suite struct SystemLibraryTests {
    private func found(_ options: String, _ libraries: String) -> [Finding] {
        LinkageText(images: "- {name: App, links: [V/Ana.framework]\(options)}", libraries: libraries).findings
            .filter { $0.id == .missingSystemLibrary }
    }

    static let library = "V/Ana.framework module:sqlite3 module:z module:StoreKit.framework module:objc | static: @A"

    @Test func whatAModuleMapAsksFor() throws {
        let finding = try #require(found(", imports: []", Self.library).first)
        #expect(
            finding.message == "'Ana' requires 'sqlite3', 'z' and 'StoreKit', but 'App' does not link them")
        #expect(
            finding.help == "link 'sqlite3', 'z' and 'StoreKit' into 'App', or import 'Ana' in one of its "
                + "source files")
        #expect(finding.location.column == 23)
    }

    @Test func whatIsLinked() {
        for options in [
            "", ", imports: [Ana]", ", imports: [], system: [z, sqlite3, StoreKit]",
            ", imports: [], system: [libz.tbd, libsqlite3.dylib, StoreKit.framework]",
            ", imports: [StoreKit], flags: [-lz, -lsqlite3]",
            ", imports: [], flags: [-framework, StoreKit, -lz, -l, sqlite3]",
        ] {
            #expect(found(options, Self.library) == [], "\(options)")
        }
        let half = found(", imports: [StoreKit], system: [z]", Self.library)
        #expect(half.map(\.message) == ["'Ana' requires 'sqlite3', but 'App' does not link it"])
    }

    /// A name with a version is the same library as one without, and an unknown setting may link anything.
    @Test func versionsOfNames() {
        let library = "V/Ana.framework module:stdc++.6.0.9 module:z.1 module:StoreKit.framework | static: @A"
        #expect(
            found(", imports: [], flags: [-lstdc++, -needed-lz, -needed_framework, StoreKit]", library) == [])
        #expect(found(", imports: [], flags: [-lstdc++.6, -lz.1.2, -framework StoreKit]", library) == [])
        #expect(found(", imports: [], flags: [-lstdc++.6]", library).count == 1)
        #expect(found(", imports: [], flags: [$(MY_FLAGS)]", library) == [])
    }

    @Test func whatObjectsAskFor() {
        let library = "V/Ana.framework module:z module:UIKit.framework | static: @A auto:z ; @B auto:UIKit.framework"
        #expect(found(", imports: []", library) == [])
        #expect(found(", imports: []", library.replacingOccurrences(of: "auto:z", with: "")).count == 1)
        #expect(found(", imports: []", "V/Ana.framework module:z | dynamic:") == [])
    }

    @Test func whatComesWithAnImport() {
        let library = "V/Ana.framework module:Foundation.framework module:CoreGraphics.framework | static: @A"
        #expect(found(", imports: [UIKit]", library) == [])
        #expect(found(", imports: [Foundation]", library).count == 1)
    }

    /// An umbrella header imports the others, and the links of one imported module apply to all.
    @Test func headersImportToo() {
        let libraries = """
            V/Ana.framework module:z | static: @A
            V/Core.framework module:z | static: @C
            V/Fire.framework header:Middle | static: @F
            V/Middle.framework header:Core header:Fire | static: @M
            """
        #expect(found(", imports: [Fire]", libraries) == [])
        #expect(found(", imports: [Fire]", libraries.replacingOccurrences(of: "header:Core", with: "")).count == 1)
    }

    @Test func staticImagesBringTheirImports() {
        let images = """
            - {name: App, links: [S], imports: []}
            - {name: S, kind: static, links: [V/Ana.framework], imports: [Ana]}
            """
        #expect(LinkageText(images: images, libraries: Self.library).ids == [])
        let other = images.replacingOccurrences(of: "[Ana]", with: "[UIKit]")
        #expect(LinkageText(images: other, libraries: Self.library).ids == ["missing-system-library 2"])
    }

    @Test func whatNobodyHas() throws {
        let library =
            "V/Ana.framework | static: @A >FBLPromise >NSString auto:FBLPromises.framework auto:UIKit.framework"
        let finding = try #require(found("", library).first)
        #expect(
            finding.message == "'Ana' requires 'FBLPromises', but no known library is called that")
        #expect(finding.notes.map(\.message) == ["no known library has the class FBLPromise"])
        // A library with another name that has the class.
        #expect(found("", library + "\nV/PromisesObjC.framework | static: @FBLPromise") == [])
        #expect(found("", library + "\nV/FBLPromises.framework") == [])
        #expect(found(", system: [FBLPromises]", library) == [])
        #expect(found("", library.replacingOccurrences(of: ">FBLPromise", with: "")) == [])
        #expect(found("", "V/Ana.framework | static: >FBLPromise auto:swiftCore auto:z auto:sqlite3.0") == [])
    }
}

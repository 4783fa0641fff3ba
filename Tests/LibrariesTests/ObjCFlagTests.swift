import DovetailDiagnostics
import Foundation
import Testing

@Suite struct ObjCFlagTests {
    private func check(_ id: FindingID, _ images: String, _ libraries: String) -> [Finding] {
        LinkageText(images: images, libraries: libraries).findings.filter { $0.id == id }
    }

    private func lost(_ library: String, _ options: String = "") -> [String] {
        check(.objcFlag, "- {name: App, links: [V/Gul.framework]\(options)}", library).flatMap(\.notes).map(\.message)
    }

    @Test func whatNothingPullsIn() throws {
        let library = """
            V/Gul.framework | static: @GULLogger ; NSData(GULGzip) ~___block_descriptor_32 =_common >GULLogger ; NSString(X)
            """
        let findings = check(.objcFlag, "- {name: App, links: [V/Gul.framework]}", library)
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(
            finding.message
                == "'App' is linked without -ObjC, so the categories NSData(GULGzip) and NSString(X) will be "
                + "missing, which crashes the app at the first call ('unrecognized selector')")
        #expect(
            finding.notes.map(\.message) == [
                "'Gul': NSData(GULGzip) and NSString(X), in files that nothing else needs"
            ])
        #expect(finding.help == "add -ObjC to the linker flags of 'App', or -force_load with the path of 'Gul'")
        #expect(finding.severity == .error)
    }

    @Test func whatComesWithItsFile() {
        #expect(lost("V/Gul.framework | static: @GULLogger GULLogger(More)") == [])
        #expect(lost("V/Gul.framework | static: +_gul_helper NSData(GULGzip)") == [])
        #expect(lost("V/Gul.framework | static: #Hidden NSData(GULGzip)") == [])
        // Another file needs its weak symbol.
        #expect(lost("V/Gul.framework | static: @A -_shared ; ~_shared NSData(GULGzip)") == [])
        #expect(lost("V/Gul.framework | static: @A -_shared ; =_shared NSData(GULGzip)").count == 1)
        #expect(lost("V/Gul.framework | static: swift NSData(GULGzip)") == [])
        #expect(lost("V/Gul.framework | static: blind NSData(GULGzip)") == [])
        #expect(lost("V/Gul.framework | object: NSData(GULGzip)") == [])
        #expect(lost("V/Gul.framework | dynamic: NSData(GULGzip)") == [])
    }

    @Test func whatAConstantMayPullIn() {
        let constant = "; +_kZipError NSData(Zip) ; @GULLogger -_kUsed ; +_kUsed NSURL(Used)"
        #expect(lost("V/Gul.framework | static: @A \(constant)") == [])
        #expect(
            lost("V/Gul.framework | static: NSString(X) \(constant)") == [
                "'Gul': NSString(X), in files that nothing else needs",
                "'Gul': NSData(Zip) too, unless 'App' uses a function or a constant from the same object file",
            ])
    }

    @Test func options() {
        let library = "V/Gul.framework | static: NSData(GULGzip)"
        for flags in [
            "-ObjC", "-all_load", "-force_load, /x/Gul.framework/Gul", "-force_load V/Gul.framework/Gul",
            "-Wl\u{2c}-ObjC", "-Xlinker, -ObjC",
        ] where !flags.hasPrefix("-Wl") {
            #expect(lost(library, ", flags: [\(flags)]") == [], "\(flags)")
        }
        #expect(lost(library, ", flags: [-force_load, V/Other.framework/Other]").count == 1)
        #expect(lost(library, ", flags: [-lObjC, -dead_strip]").count == 1)
    }

    @Test func codeThatUsesNoLibrary() {
        let library = "V/Gul.framework | static: @GULLogger NSData(GULGzip) ; GULLogger(More)"
        #expect(lost(library, ", imports: [Gul]") == ["'Gul': GULLogger(More), in files that nothing else needs"])
        // Nothing of it is linked, and categories of its own classes are not needed.
        #expect(
            lost(library, ", imports: [UIKit]") == ["'Gul': NSData(GULGzip), in files that nothing else needs"])
        #expect(
            lost(library, ", imports: [], flags: [-u, _OBJC_CLASS_$_GULLogger]") == [
                "'Gul': GULLogger(More), in files that nothing else needs"
            ])
    }

    @Test func whatOtherLibrariesNeed() {
        let libraries = """
            V/Gul.framework | static: @GULData NSData(GULGzip)
            V/User.framework | object: >GULData
            """
        let images = "- {name: App, links: [V/Gul.framework, V/User.framework], imports: []}"
        #expect(check(.objcFlag, images, libraries) == [])
        #expect(check(.objcFlag, images, libraries.replacingOccurrences(of: "object", with: "static")).count == 1)
    }

    @Test func whatIsNotReadMayNeedAnything() {
        let libraries = "V/Gul.framework | static: +_gul NSData(GULGzip)\nV/LTO.framework | unread:"
        let images = "- {name: App, links: [V/Gul.framework, V/LTO.framework], imports: []}"
        #expect(check(.objcFlag, images, libraries) == [])
        #expect(check(.objcFlag, images, libraries.replacingOccurrences(of: "unread:", with: "static: blind")) == [])
        #expect(check(.objcFlag, images, libraries.replacingOccurrences(of: "unread:", with: "static: +_f")).count == 1)
    }

    @Test func theImageInWhichItEnds() {
        let images = """
            - {name: App, links: [Wrapper]}
            - {name: Wrapper, kind: dynamic, links: [S]}
            - {name: S, kind: static, links: [V/Gul.framework], flags: [-ObjC]}
            """
        let findings = check(.objcFlag, images, "V/Gul.framework | static: NSData(GULGzip)")
        #expect(findings.map(\.location.line) == [2])
        #expect(findings.first?.notes.map(\.location.line) == [3])
    }

    @Test func onlyWhatIsBuilt() {
        let library = "V/Gul.framework | static arm64 of iOS: @A | static arm64 of macOS: NSData(Zip)"
        #expect(lost(library, ", slices: [iOS arm64]") == [])
        #expect(lost(library, ", slices: [macOS]").count == 1)
        #expect(lost(library).count == 1)
        let two = "V/Gul.framework | static arm64 of iOS: @A | static armv7 of iOS: NSData(Zip)"
        #expect(lost(two, ", slices: [iOS arm64]") == [])
        #expect(lost(two, ", slices: [iOS]").count == 1)
    }

    @Test func needless() throws {
        let images = "- {name: App, links: [V/Gul.framework], flags: [-ObjC]}"
        let finding = try #require(check(.needlessObjCFlag, images, "V/Gul.framework | static: +_f ; +_g").first)
        #expect(finding.severity == .warning)
        #expect(check(.needlessObjCFlag, images, "V/Gul.framework | static: @A") == [])
        #expect(check(.needlessObjCFlag, images, "V/Gul.framework | static: NSData(A)") == [])
        #expect(check(.needlessObjCFlag, images, "V/Gul.framework | static: blind") == [])
        #expect(check(.needlessObjCFlag, images, "V/Gul.framework | unread:") == [])
        #expect(check(.needlessObjCFlag, images, "V/Gul.framework") == [])
        #expect(check(.needlessObjCFlag, images, "V/Gul.framework | dynamic: @A") == [])
        let own = "- {name: App, links: [V/Gul.framework, S], flags: [-ObjC]}\n- {name: S, kind: static}"
        #expect(check(.needlessObjCFlag, own, "V/Gul.framework | static: +_f") == [])
    }

    @Test func byAutolinkingAlone() throws {
        let library = "V/Gul.framework | static: @GUL ; NSData(GULGzip)"
        let finding = try #require(
            check(.objcFlag, "- {name: App, flags: [-ObjC], imports: [Gul]}", library).first)
        #expect(finding.message.hasPrefix("'App' links 'Gul' only by autolinking, which -ObjC does not affect"))
        #expect(finding.notes.map(\.message) == ["a source imports 'Gul'"])
        #expect(finding.help == "link 'Gul' to 'App' explicitly")
        #expect(check(.objcFlag, "- {name: App, imports: [UIKit]}", library) == [])
        #expect(
            check(.objcFlag, "- {name: App, imports: [Gul], flags: [-force_load, V/Gul.framework/Gul]}", library) == [])
        // The wrapper contains it.
        let wrapped = """
            - {name: App, links: [W], imports: [Gul]}
            - {name: W, kind: dynamic, links: [V/Gul.framework], flags: [-ObjC]}
            """
        #expect(check(.objcFlag, wrapped, library) == [])
        let asked =
            "V/User.framework module:Map.framework | static: @A auto:Gul.framework\nV/Map.framework | static: "
            + "NSData(M)\n"
        #expect(
            check(.objcFlag, "- {name: App, links: [V/User.framework], imports: []}", asked + library).flatMap(\.notes)
                .map(\.message) == ["objects of 'User' require it"])
        #expect(
            check(.objcFlag, "- {name: App, links: [V/User.framework], imports: [User]}", asked).flatMap(\.notes)
                .map(\.message) == ["the module map of 'User' requires it"])
    }

    /// An unknown setting may contain -ObjC.
    @Test func optionsThatAreNotKnown() {
        let library = "V/Gul.framework | static: NSData(GULGzip)"
        #expect(lost(library).count == 1)
        #expect(lost(library, ", flags: [$(MY_FLAGS)]") == [])
        let plain = "V/Gul.framework | static: +_f"
        let images = "- {name: App, links: [V/Gul.framework], flags: [-ObjC, $(MY_FLAGS)]}"
        #expect(check(.needlessObjCFlag, images, plain) == [])
    }

    @Test func platformsOfALink() {
        let library = "V/Gul.framework | static arm64 of iOS: | static arm64 of macOS: NSData(GULGzip)"
        func found(_ on: String) -> [Finding] {
            check(.objcFlag, "- {name: App, links: [V/Gul.framework on \(on)], slices: [iOS, macOS]}", library)
        }
        #expect(found("iOS") == [])
        #expect(found("macOS").count == 1)
    }
}

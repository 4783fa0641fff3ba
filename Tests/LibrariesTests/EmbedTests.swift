import DovetailBinaries
import DovetailDiagnostics
import Testing

@Suite struct EmbedTests {
    private func check(_ id: FindingID, _ images: String, _ libraries: String) -> [Finding] {
        LinkageText(images: images, libraries: libraries).findings.filter { $0.id == id }
    }

    private func missing(_ images: String, _ libraries: String) -> [String] {
        check(.dynamicNotEmbedded, images, libraries).map { "\($0.location.line) \($0.message)" }
    }

    static let login = "V/Login.framework | dynamic: needs:@rpath/Core.framework/Core needs:/usr/lib/libz.dylib"
    static let core = "V/Core.framework | dynamic: @Core"

    @Test func whatIsLinked() throws {
        let findings = check(
            .dynamicNotEmbedded, "- {name: App, kind: app, links: [V/Core.framework], embeds: []}", Self.core)
        let finding = try #require(findings.first)
        #expect(finding.message == "'App' loads the dynamic library 'Core', which is not embedded in it")
        #expect(finding.location.column == 34)
        #expect(finding.help == "embed 'Core' in 'App'")
        #expect(
            missing("- {name: App, kind: app, links: [V/Core.framework], embeds: [V/Core.framework]}", Self.core) == [])
        #expect(missing("- {name: App, kind: app, links: [V/Core.framework]}", Self.core) == [])
    }

    @Test func whatADynamicImageLinks() {
        let images = """
            - {name: App, kind: app, links: [Wrapper], embeds: [Wrapper]}
            - {name: Wrapper, kind: dynamic, links: [V/Core.framework]}
            """
        let findings = check(.dynamicNotEmbedded, images, Self.core)
        #expect(findings.map(\.location.line) == [1])
        #expect(findings.first?.notes.map { "\($0.location.line) \($0.message)" } == ["2 'Wrapper' links it here"])
        #expect(
            missing("- {name: App, links: [Wrapper], embeds: []}\n- {name: Wrapper, kind: dynamic}", "") == [
                "1 'App' loads the dynamic library 'Wrapper', which is not embedded in it"
            ])
        // The wrapper contains it.
        #expect(
            missing(
                """
                - {name: App, kind: app, links: [Wrapper], embeds: [Wrapper]}
                - {name: Wrapper, kind: dynamic, links: [V/Core.framework], embeds: [V/Core.framework]}
                """, Self.core) == [])
    }

    @Test func whatALibraryLoads() {
        let images = "- {name: App, kind: app, links: [V/Login.framework], embeds: [V/Login.framework]}"
        let findings = check(.dynamicNotEmbedded, images, Self.login + "\n" + Self.core)
        #expect(findings.map(\.message) == ["'App' loads the dynamic library 'Core', which is not embedded in it"])
        #expect(findings.first?.notes.map(\.message) == ["'Login' loads it as '@rpath/Core.framework/Core'"])
        // A framework without a binary still counts.
        #expect(check(.dynamicNotEmbedded, images, Self.login + "\nV/Core.framework").count == 1)
        #expect(
            missing(
                "- {name: App, links: [V/Login.framework], embeds: [V/Login.framework, V/Core.framework]}",
                Self.login + "\nV/Core.framework") == [])
    }

    @Test func whatNothingProvides() throws {
        let images = """
            - {name: App, kind: app, links: [V/Login.framework]}
            - {name: Second, kind: app, links: [V/Login.framework]}
            - {name: Tests, kind: test, links: [V/Login.framework]}
            """
        let findings = check(
            .dynamicNotEmbedded, images, Self.login + "\nV/Cores.framework | dynamic:\nW/Core.framework | static: @A")
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(
            finding.message == "'Login' needs 'Core' at load time, but no known library has that name")
        #expect(
            finding.notes.map(\.message) == [
                "it loads '@rpath/Core.framework/Core'", "'Cores' has a similar name",
                "this 'Core' is static, so it cannot be loaded at run time",
            ])
        #expect(finding.help == "get 'Core' from the vendor of 'Login', and embed it in 'App' too")
    }

    @Test func theProjectsOwnImageProvides() {
        let images = """
            - {name: App, kind: app, links: [V/Login.framework, Core], embeds: [V/Login.framework, Core]}
            - {name: Core, kind: dynamic}
            """
        #expect(missing(images, Self.login) == [])
    }

    @Test func whatMayBeMissing() {
        let weak = "V/Login.framework | dynamic: weak:@rpath/Core.framework/Core weak:@rpath/Gone.framework/Gone"
        let images = "- {name: App, links: [V/Login.framework], embeds: [V/Login.framework]}"
        #expect(missing(images, weak + "\n" + Self.core) == [])
        let linked = "- {name: App, links: [V/Core.framework], embeds: [], flags: [-weak_framework, Core]}"
        #expect(missing(linked, Self.core) == [])
        // An existing library is loaded, with its dependents.
        #expect(
            missing(
                "- {name: App, links: [V/Login.framework], embeds: [V/Login.framework, V/Core.framework]}",
                weak + "\nV/Core.framework | dynamic: needs:@rpath/More.framework/More"
            ).count == 1)
    }

    @Test func whatTheSystemBrings() {
        let system = """
            V/A.framework | dynamic: needs:/System/Library/Frameworks/UIKit.framework/UIKit needs:/usr/lib/libz.1.dylib \
            needs:@rpath/libswiftCore.dylib needs:@rpath/XCTest.framework/XCTest needs:/opt/other/libx.dylib
            """
        #expect(missing("- {name: App, links: [V/A.framework], embeds: [V/A.framework]}", system) == [])
        #expect(
            missing(
                "- {name: App, links: [V/A.framework], embeds: [V/A.framework]}", system + "\nV/libx.dylib | dynamic:")
                == [])
        let installed = "V/libx.dylib | dynamic: id:/opt/other/libx.dylib"
        #expect(missing("- {name: App, links: [V/libx.dylib], embeds: []}", installed) == [])
    }

    @Test func onLinux() {
        let program = "- {name: tool, links: [V/libvendor.so]}"
        #expect(
            missing(
                program,
                """
                V/libvendor.so | dynamic x86_64 of Linux: id:libvendor.so.1 needs:libc.so.6 needs:libstdc++.so.6 \
                needs:libswiftCore.so needs:ld-linux-x86-64.so.2 needs:libother.so.2 needs:libFoundation.so
                V/libother.so | dynamic x86_64 of Linux: id:libother.so.2
                """) == [])
        let lacking = "V/libvendor.so | dynamic x86_64 of Linux: needs:libother.so.3"
        #expect(
            missing(program, lacking) == [
                "1 'vendor' needs 'other' at load time, but no known library has that name"
            ])
        #expect(missing("- {name: tool, links: [V/libvendor.so], system: [other]}", lacking) == [])
    }

    @Test func extensionsLoadFromTheAppAroundThem() {
        let images = """
            - {name: App, links: [V/Core.framework], embeds: [V/Core.framework, Widget]}
            - {name: Widget, links: [V/Core.framework], embeds: []}
            """
        #expect(missing(images, Self.core) == [])
        #expect(missing("- {name: App}\n- {name: Widget, links: [V/Core.framework], embeds: []}", Self.core).count == 1)
    }

    @Test func onlySlicesThatAreBuilt() {
        let library = """
            V/A.framework | dynamic arm64 of iOS: | dynamic arm64 of iOS Simulator: needs:@rpath/Sim.framework/Sim
            """
        #expect(missing("- {name: App, links: [V/A.framework], slices: [iOS arm64]}", library) == [])
        #expect(missing("- {name: App, links: [V/A.framework], slices: [iOS Simulator]}", library).count == 1)
    }

    @Test func staticOnesAreCopiedForNothing() throws {
        let images = """
            - {name: App, links: [Wrapper], embeds: [V/Gul.framework]}
            - {name: Wrapper, kind: static, links: [V/Gul.framework]}
            """
        let finding = try #require(check(.staticEmbedded, images, "V/Gul.framework | static: @A").first)
        #expect(finding.location.line == 1)
        #expect(finding.severity == .warning)
        #expect(finding.message.hasPrefix("static library 'Gul' is embedded in 'App' but not needed"))
        #expect(finding.notes.map(\.message) == ["its code is in 'App'"])
        #expect(check(.staticEmbedded, images, "V/Gul.framework resource:a.png | static: @A") == [])
        #expect(check(.staticEmbedded, images, "V/Gul.framework privacy:yes | static: @A") == [])
        #expect(check(.staticEmbedded, images, "V/Gul.framework | dynamic: @A") == [])
        #expect(check(.staticEmbedded, images, "V/Gul.framework") == [])
        let mixed = "V/Gul.xcframework | static arm64 of iOS: | dynamic arm64 of macOS:"
        #expect(check(.staticEmbedded, "- {name: App, embeds: [V/Gul.xcframework]}", mixed) == [])
    }

    /// A copy that nothing uses ranks behind one that is copied or linked, wherever it is.
    @Test func aSecondCopyOnTheDisk() {
        let copies = "\(Self.login)\n\(Self.core)\nOld/Core.framework | dynamic: @Core"
        #expect(
            missing(
                "- {name: App, links: [V/Login.framework], embeds: [V/Login.framework, V/Core.framework]}", copies)
                == [])
        let linked = "- {name: App, links: [V/Login.framework, V/Core.framework]}"
        #expect(check(.duplicateObjCClass, linked, copies) == [])
    }

    @Test func insideOfWhatIsCopied() {
        let inner = """
            V/Login.framework | dynamic: needs:@rpath/Core.framework/Core
            V/Login.framework/Frameworks/Core.framework | dynamic: @Core
            """
        #expect(missing("- {name: App, links: [V/Login.framework], embeds: [V/Login.framework]}", inner) == [])
    }

    @Test func linkedByNameAlone() {
        let images = "- {name: App, embeds: [], flags: [-framework Core]}"
        let findings = check(.dynamicNotEmbedded, images, Self.core)
        #expect(findings.map(\.message) == ["'App' loads the dynamic library 'Core', which is not embedded in it"])
        #expect(findings.first?.notes.map(\.message) == ["an option links 'Core'"])
        #expect(missing("- {name: App, embeds: [V/Core.framework], flags: [-framework Core]}", Self.core) == [])
        #expect(missing("- {name: App, embeds: [], flags: [-weak_framework Core]}", Self.core) == [])
        #expect(missing("- {name: App, embeds: [], imports: [Core]}", Self.core).count == 1)
        #expect(
            missing(
                "- {name: App, links: [V/libUI.a], embeds: []}",
                "\(Self.core)\nV/libUI.a | static: +f auto:Core.framework"
            ).count == 1)
    }

    @Test func theAppThatHoldsAnExtension() {
        let images = """
            - {name: App, embeds: [Widget]}
            - {name: Widget, links: [V/Core.framework], embeds: []}
            """
        #expect(
            check(.dynamicNotEmbedded, images, Self.core).map(\.help) == [
                "embed 'Core' in 'App'"
            ])
    }

    /// Static on one platform and dynamic on another: the platform that the app is built for decides.
    @Test func kindsOfTheSlicesThatAreBuilt() {
        let mixed = "V/Chat.xcframework | static arm64 of iOS: @A | dynamic arm64 of macOS: @A"
        let images = "- {name: App, links: [V/Chat.xcframework], embeds: [], slices: [iOS arm64]}"
        #expect(LinkageText(images: images, libraries: mixed).found == [])
        #expect(missing("- {name: App, links: [V/Chat.xcframework], embeds: [], slices: [macOS]}", mixed).count == 1)
    }

    @Test func platformsThatDoNotMeet() {
        let images = "- {name: App, links: [V/Core.framework on macOS], embeds: [], slices: [iOS arm64]}"
        #expect(missing(images, Self.core) == [])
    }

    @Test func aSystemsLibraryOnLinux() {
        let library = "/usr/lib/libxml2.so.2 | dynamic x86_64 of Linux: id:libxml2.so.2 needs:libicuuc.so.70"
        #expect(missing("- {name: tool, links: [/usr/lib/libxml2.so.2], embeds: []}", library) == [])
    }

    @Test func librariesThatAreNotThere() {
        var linkage = LinkageText(images: "- {name: App, links: [V/Gone.framework]}").linkage
        linkage.missing = ["V/Gone.framework"]
        #expect(
            LinkageText.found(linkage) == [
                "broken-bundle dovetail.yml:1:23 no library found at 'V/Gone.framework', so it is not checked"
            ])
    }
}

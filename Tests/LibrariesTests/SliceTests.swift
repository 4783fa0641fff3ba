import DovetailBinaries
import DovetailDiagnostics
import Foundation
import Testing

@Suite struct SliceTests {
    private func check(_ id: FindingID, _ images: String, _ libraries: String) -> [Finding] {
        LinkageText(images: images, libraries: libraries).findings.filter { $0.id == id }
    }

    private func missing(_ slices: String, _ library: String) -> [String] {
        let path = library.prefix { $0 != " " }
        return check(.missingSlice, "- {name: App, links: [\(path)], slices: [\(slices)]}", library).map(\.message)
    }

    static let fat = """
        V/A.framework | dynamic arm64 of iOS: | dynamic armv7 of iOS: | dynamic x86_64 of iOS Simulator:
        """

    @Test func whatIsNotThere() throws {
        let findings = check(
            .missingSlice,
            "- {name: App, links: [V/A.framework], slices: [iOS Simulator arm64, iOS arm64, macOS]}",
            Self.fat)
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "'App' is built for iOS Simulator arm64 and macOS, but 'A' has no slice for that")
        #expect(finding.notes.map(\.message) == ["it has iOS (arm64, armv7), iOS Simulator (x86_64)"])
        #expect(finding.help.hasPrefix("get 'A' as an xcframework"))
    }

    @Test func whatIsThere() {
        #expect(missing("iOS, iOS Simulator, iOS Simulator x86_64", Self.fat) == [])
        #expect(missing("", Self.fat) == [])
        #expect(missing("iOS arm64", "V/A.framework") == [])
        #expect(missing("iOS arm64", "V/A.xcframework") == [])
        #expect(missing("iOS arm64", "V/A.framework | static arm64 of any: @A") == [])
        #expect(missing("iOS arm64", "V/A.framework | static x86_64 of any: @A").count == 1)
        #expect(missing("macOS", "V/A.framework | static arm64 of iOS: @A").count == 1)
    }

    @Test func xcframeworks() throws {
        let library = "V/A.xcframework | static arm64 of iOS: | static arm64 of iOS Simulator:"
        let images = "- {name: App, links: [V/A.xcframework], slices: [SLICES]}"
        func found(_ slices: String) -> [Finding] {
            check(.missingSlice, images.replacingOccurrences(of: "SLICES", with: slices), library)
        }
        #expect(found("iOS arm64, iOS Simulator arm64") == [])
        let finding = try #require(found("iOS Simulator x86_64").first)
        #expect(finding.help.hasPrefix("get a build of 'A' for iOS Simulator x86_64"))
    }

    @Test func throughImagesThatDoNotSay() {
        let images = """
            - {name: App, links: [Wrapper], slices: [iOS arm64]}
            - {name: Wrapper, kind: dynamic, links: [V/A.framework]}
            """
        let findings = check(.missingSlice, images, "V/A.framework | static x86_64 of iOS Simulator:")
        #expect(findings.map(\.location.line) == [2])
        #expect(findings.first?.notes.map(\.location.line) == [2, 1])
        let own = images.replacingOccurrences(of: "dynamic,", with: "dynamic, slices: [iOS Simulator x86_64],")
        #expect(check(.missingSlice, own, "V/A.framework | static x86_64 of iOS Simulator:") == [])
    }

    @Test func whatIsOnlyCopied() {
        let images = "- {name: App, embeds: [V/A.framework], slices: [macOS]}"
        #expect(check(.missingSlice, images, Self.fat).count == 1)
        let both = "- {name: App, links: [V/A.framework], embeds: [V/A.framework], slices: [macOS]}"
        #expect(check(.missingSlice, both, Self.fat).map(\.location.column) == [23])
        let two =
            "- {name: App, embeds: [V/A.framework], slices: [macOS]}\n- {name: W, links: [V/A.framework], slices: "
            + "[tvOS]}"
        let findings = check(.missingSlice, two, Self.fat)
        #expect(findings.map(\.location.line) == [2])
        #expect(findings.first?.notes.last?.message == "'App' uses it too, and is built for macOS")
    }

    @Test func mixedLinkage() throws {
        let images = "- {name: App, links: [V/A.xcframework]}"
        let library = "V/A.xcframework | static arm64 of iOS: | dynamic arm64 of iOS Simulator:"
        let finding = try #require(check(.mixedLinkage, images, library).first)
        #expect(finding.message == "'A' is static for ios-arm64 and dynamic for ios-simulator-arm64")
        #expect(finding.location.path == "dovetail.yml")
        #expect(
            finding.notes.map(\.location.path) == [
                "V/A.xcframework/ios-arm64/A.framework/A", "V/A.xcframework/ios-simulator-arm64/A.framework/A",
            ])
        #expect(check(.mixedLinkage, "", library).map(\.location.path) == ["V/A.xcframework"])
        #expect(
            check(.mixedLinkage, images, "V/A.xcframework | static: | static arm64 of macOS: | object x86_64: ") == [])
    }

    @Test func brokenBundles() {
        let library = "V/A.framework problem:lost | static:"
        #expect(
            check(.brokenBundle, "- {name: App, links: [V/A.framework]}", library).map {
                "\($0.location) \($0.message)"
            }
                == ["dovetail.yml:1:23 'A' is damaged: lost"])
        #expect(
            check(.brokenBundle, "", library).map { "\($0.location) \($0.message)" }
                == ["V/A.framework/A:1:1 'A' is damaged: lost"])
        var linkage = LinkageText(images: "", libraries: "V/A.framework | static:").linkage
        linkage.libraries[0].variants[0].binary?.problems = [BinaryProblem(offset: 12, text: "it ends early")]
        #expect(
            LinkageText.found(linkage) == [
                "broken-bundle V/A.framework/A:1:1 'A' is damaged: it ends early (at byte 12)"
            ])
    }

    /// If the platforms are unknown, the architectures are listed instead.
    @Test func whatItHasIsSaidOrLeftOut() {
        let images = "- {name: App, links: [V/A.framework], slices: [Linux arm64]}"
        let findings = LinkageText(images: images, libraries: "V/A.framework | static x86_64 of any: +f").findings
        #expect(findings.flatMap(\.notes).map(\.message) == ["it has x86_64"])
    }
}

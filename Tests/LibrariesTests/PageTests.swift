import DovetailDiagnostics
import Foundation
import Testing

/// The examples on the pages of findings about linkage. The first `yaml` block of a page causes the finding, the `text`
/// block is the output for it, and the second `yaml` block is fixed. The libraries of a page are defined here because a
/// page cannot contain them.
@Suite struct PageTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var id: FindingID
        var libraries: String
        /// The imports of the sources in folders.
        var sources: [String: [String]] = [:]
        /// The libraries after the fix, if the fix is another build of the library.
        var fixed: String?
        var testDescription: String { id.rawValue }
    }

    static let examples: [Example] = [
        Example(
            id: .brokenBundle,
            libraries: """
                Vendors/Lottie.framework \
                problem:there_is_a_text_file_with_the_path_'Versions/A/Lottie'_instead_of_a_symbolic_link
                """, fixed: "Vendors/Lottie.framework | dynamic arm64 of macOS: @Lottie"),
        Example(
            id: .duplicateObjCClass,
            libraries: """
                Vendors/AdNetwork.framework | static: @AdBanner ; @Reachability ; @ZipArchive
                Vendors/Analytics.framework | dynamic: @Tracker @Reachability
                """,
            fixed: """
                Vendors/AdNetwork.framework | static: @AdBanner ; @ZipArchive
                Vendors/Analytics.framework | dynamic: @Tracker @Reachability
                """),
        Example(
            id: .dynamicNotEmbedded,
            libraries: """
                Vendors/FBSDKCoreKit.framework | dynamic: @FBSDKSettings
                Vendors/FBSDKLoginKit.framework | dynamic: needs:@rpath/FBSDKCoreKit.framework/FBSDKCoreKit @FBSDKLogin
                """),
        Example(
            id: .missingSlice,
            libraries: "Vendors/Maps.framework | dynamic arm64 of iOS: @Map | dynamic x86_64 of iOS Simulator: @Map",
            fixed: "Vendors/Maps.xcframework | dynamic arm64 of iOS: @Map | dynamic arm64 of iOS Simulator: @Map"),
        Example(
            id: .missingSystemLibrary,
            libraries: """
                Vendors/FirebaseAnalytics.framework module:sqlite3 module:z module:StoreKit.framework | static: @FIRAnalytics
                """, sources: ["Sources/ThirdParty": ["Foundation"]]),
        Example(
            id: .mixedLinkage,
            libraries: "Vendors/Chat.xcframework | dynamic arm64 of iOS: @Chat | static arm64 of iOS Simulator: @Chat",
            fixed: "Vendors/Chat.xcframework | dynamic arm64 of iOS: @Chat | dynamic arm64 of iOS Simulator: @Chat"),
        Example(id: .needlessObjCFlag, libraries: "Vendors/libopus.a | static: +_opus_encode ; +_opus_decode"),
        Example(
            id: .objcFlag,
            libraries: """
                Vendors/GoogleUtilities.framework | static: @GULLogger ; \
                NSData(GULGzip) ~___block_descriptor_32 ; NSURLSession(GULPromises)
                """),
        Example(id: .staticEmbedded, libraries: "Vendors/FirebaseCore.framework | static: @FIRApp"),
        Example(
            id: .staticInTwoImages,
            libraries: """
                Vendors/GoogleUtilities.framework | static: @GULLogger +_GULLog ; @GULNetwork ; @GULReachability ; \
                @GULSwizzler ; @GULUserDefaults +_GULUserDefaultsKey
                """),
    ]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func blocks(_ kind: String, _ text: String) -> [String] {
        text.components(separatedBy: "```\(kind)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    @Test func eachHasAnExample() { #expect(Set(Self.examples.map(\.id)) == FindingID.about(.linkage)) }

    @Test(arguments: examples)
    func showsTheFindingAndItsFix(_ example: Example) throws {
        let url = Self.root.appendingPathComponent(example.id.page)
        let text = try String(contentsOf: url, encoding: .utf8)
        let yaml = Self.blocks("yaml", text), shown = Self.blocks("text", text)
        try #require(
            yaml.count == 2 && shown.count == 1, "\(example.id.page) must hold two yaml blocks and a text block")
        let failing = LinkageText(images: yaml[0], libraries: example.libraries, sources: example.sources)
        #expect(failing.findings.map(\.id).contains(example.id))
        #expect(text.contains("\n\(example.id.severity == .error ? "Error" : "Warning"). "))
        let fixed = LinkageText(
            images: yaml[1], libraries: example.fixed ?? example.libraries, sources: example.sources)
        #expect(fixed.found == [])
        guard failing.printed != shown[0] else { return }
        guard ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] != nil else {
            #expect(failing.printed == shown[0], "\(example.id.page) shows another text")
            return
        }
        let new = text.replacingOccurrences(of: "```text\n\(shown[0])```", with: "```text\n\(failing.printed)```")
        try new.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("\(example.id.page) was written anew; look at the difference")
    }

}

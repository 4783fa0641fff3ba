import Foundation
import Testing
import ToolRunner

/// What Xcode targets link and embed, from the root of a checkout with nothing described by hand.
@Suite struct XcodeLinkageTests {
    /// An app that links a framework of its own; both may link a static library from the folder `lib`.
    private static func project(appLinks: String, frameworkLinks: String, embeds: String) -> String {
        """
        // !$*UTF8*$!
        { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (TApp, TKit); };
        G = { isa = PBXGroup; children = (RMetrics, RKit, RApp); sourceTree = "<group>"; };
        TApp = {
            isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            productReference = RApp; buildPhases = (LinkApp, EmbedApp); };
        TKit = {
            isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
            productReference = RKit; buildPhases = (LinkKit); };
        RApp = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        RKit = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        RMetrics = { isa = PBXFileReference; path = lib/libMetrics.a; sourceTree = "<group>"; };
        LinkApp = { isa = PBXFrameworksBuildPhase; files = (AppKit\(appLinks)); };
        LinkKit = { isa = PBXFrameworksBuildPhase; files = (\(frameworkLinks)); };
        EmbedApp = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; files = (\(embeds)); };
        AppKit = { isa = PBXBuildFile; fileRef = RKit; };
        AppMetrics = { isa = PBXBuildFile; fileRef = RMetrics; };
        KitMetrics = { isa = PBXBuildFile; fileRef = RMetrics; };
        Embed = { isa = PBXBuildFile; fileRef = RKit; };
        }; rootObject = P; }

        """
    }

    /// The place of an object's definition.
    private func place(_ id: String) -> String {
        let lines = Self.project(appLinks: "", frameworkLinks: "", embeds: "").split(
            separator: "\n", omittingEmptySubsequences: false)
        let line = (lines.firstIndex { $0.hasPrefix("\(id) = {") } ?? -1) + 1
        return "App.xcodeproj/project.pbxproj:\(line):1"
    }

    private func inspect(appLinks: String = "", frameworkLinks: String = "", embeds: String = "Embed") throws -> (
        status: Int32, errors: String
    ) {
        let vendor = try Vendor()
        try vendor.folder.write(
            "App.xcodeproj/project.pbxproj",
            Self.project(appLinks: appLinks, frameworkLinks: frameworkLinks, embeds: embeds))
        let run = try vendor.inspect("--project", "--verbose")
        return (run.status, run.errors)
    }

    @Test func aStaticLibraryInTwoImages() throws {
        let run = try inspect(appLinks: ", AppMetrics", frameworkLinks: "KitMetrics")
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.errors.contains("[static-in-two-images]"), "\(run.errors)")
        #expect(run.errors.contains("\(place("AppMetrics")): error: static library 'Metrics'"), "\(run.errors)")
    }

    @Test func aFrameworkThatIsNotEmbedded() throws {
        let run = try inspect(embeds: "")
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.errors.contains("\(place("AppKit")): error: "), "\(run.errors)")
        #expect(run.errors.contains("[dynamic-not-embedded]"), "\(run.errors)")
    }

    @Test func oneImageIsFine() throws {
        let run = try inspect(frameworkLinks: "KitMetrics")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                """
                \(place("TApp")): App [app]
                  \(place("AppKit")): links Kit
                  \(place("Embed")): embeds Kit
                \(place("TKit")): Kit [dynamic]
                  \(place("KitMetrics")): links lib/libMetrics.a

                """), "\(run.errors)")
    }

    /// What holds for some platforms only is linked and embedded on those.
    @Test func platformFilters() throws {
        let vendor = try Vendor()
        let project = Self.project(appLinks: ", AppMetrics", frameworkLinks: "KitMetrics", embeds: "Embed")
            .replacingOccurrences(
                of: "fileRef = RMetrics; };\nKitMetrics = { isa = PBXBuildFile;",
                with: """
                    fileRef = RMetrics; platformFilter = ios; };
                    KitMetrics = { isa = PBXBuildFile; platformFilters = (macos, xros);
                    """
            )
            .replacingOccurrences(
                of: "Embed = { isa = PBXBuildFile;", with: "Embed = { isa = PBXBuildFile; platformFilter = maccatalyst;"
            )
        try vendor.folder.write("App.xcodeproj/project.pbxproj", project)
        let run = try vendor.inspect("--project", "--verbose")
        // The two are never linked into one program.
        #expect(!run.errors.contains("[static-in-two-images]"), "\(run.errors)")
        #expect(run.errors.contains("links lib/libMetrics.a on iOS\n"), "\(run.errors)")
        #expect(run.errors.contains("links lib/libMetrics.a on macOS, visionOS\n"), "\(run.errors)")
        #expect(run.errors.contains("embeds Kit on Mac Catalyst\n"), "\(run.errors)")
    }
}

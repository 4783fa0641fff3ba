import Foundation
import Testing
import ToolRunner

/// Files that settings leave out of a target, and dependencies for some platforms only.
@Suite struct XcodeConditionTests {
    /// An app over a folder, whose two configurations have these settings.
    private func folder(_ debug: String, _ release: String, config: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "App.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A); };
            G = { isa = PBXGroup; children = (F, C, O); sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = L; buildPhases = (S); fileSystemSynchronizedGroups = (F); };
            F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
            O = { isa = PBXFileReference; path = Listed.swift; sourceTree = "<group>"; };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            B = { isa = PBXBuildFile; fileRef = O; };
            L = { isa = XCConfigurationList; buildConfigurations = (D, R); defaultConfigurationName = Release; };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {\(debug)};
                \(config == nil ? "" : "baseConfigurationReference = C;") };
            R = { isa = XCBuildConfiguration; name = Release; buildSettings = {\(release)};
                \(config == nil ? "" : "baseConfigurationReference = C;") };
            }; rootObject = P; }

            """)
        if let config { try folder.write("App.xcconfig", config) }
        for name in ["App/Main", "App/Mac/Menu", "App/Mac/Bar", "App/My Old", "Listed"] {
            try folder.write("\(name).swift", "let a = 1\n")
        }
        return folder
    }

    /// The files that `check` finds in no module.
    private func leftOut(_ folder: TemporaryFolder) throws -> [String] {
        let run = try Command.dovetail("check", ".", "--verbose", in: folder.url)
        return run.errors.split(separator: "\n").filter { $0.hasSuffix(": in no module") }
            .map { String($0.dropLast(": in no module".count)) }
    }

    private func leftOut(_ settings: String, release: String? = nil) throws -> [String] {
        try leftOut(try folder(settings, release ?? settings))
    }

    @Test func excludedNames() throws {
        #expect(
            try leftOut("EXCLUDED_SOURCE_FILE_NAMES = (Menu.swift, \"\\\"My *\\\"\");") == [
                "App/Mac/Menu.swift", "App/My Old.swift",
            ])
        #expect(
            try leftOut("EXCLUDED_SOURCE_FILE_NAMES = \"Mac/* Listed*\";") == [
                "App/Mac/Bar.swift", "App/Mac/Menu.swift", "Listed.swift",
            ])
        #expect(try leftOut("EXCLUDED_SOURCE_FILE_NAMES = \"$(SRCROOT)/App/Main.swift\";") == ["App/Main.swift"])
        #expect(
            try leftOut("EXCLUDED_SOURCE_FILE_NAMES = \"Mac/*\"; INCLUDED_SOURCE_FILE_NAMES = Bar.swift;")
                == ["App/Mac/Menu.swift"])
    }

    @Test func settingsOfFiles() throws {
        let folder = try folder("", "", config: "EXCLUDED_SOURCE_FILE_NAMES = Menu.swift // for now\n")
        #expect(try leftOut(folder) == ["App/Mac/Menu.swift"])
    }

    /// What one configuration or one platform compiles belongs to the target.
    @Test func someConfigurations() throws {
        #expect(try leftOut("EXCLUDED_SOURCE_FILE_NAMES = Menu.swift;", release: "").isEmpty)
        #expect(try leftOut("\"EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\" = Menu.swift;").isEmpty)
        #expect(
            try leftOut(
                "EXCLUDED_SOURCE_FILE_NAMES = \"Mac/*\"; \"INCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\" = \"Mac/*\";"
            ).isEmpty)
    }

    @Test func settingsOfSpecifications() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "project.yml",
            """
            name: App
            targets:
              App:
                type: application
                platform: iOS
                sources: [App]
                settings:
                  base: {EXCLUDED_SOURCE_FILE_NAMES: "Menu.swift"}
                  configs: {Release: {EXCLUDED_SOURCE_FILE_NAMES: "Bar.swift"}}
            """)
        for name in ["Main", "Menu", "Bar"] { try folder.write("App/\(name).swift", "let a = 1\n") }
        #expect(try leftOut(folder) == ["App/Menu.swift"])
    }
}

import Foundation
import Testing
import ToolRunner

/// Imports of pods, which CocoaPods links into some targets and not into others.
@Suite struct PodImportTests {
    /// An app and a framework with pods, and what CocoaPods writes for them.
    ///
    /// - Parameter written: whether the folder `Pods` is there.
    private func folder(written: Bool) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "App.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A, K); };
            G = { isa = PBXGroup; children = (FA, FK, CA, CK); sourceTree = "<group>"; };
            FA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            FK = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
            CA = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
            CK = { isa = PBXFileReference; path = "Pods/Target Support Files/Pods-Kit/Pods-Kit.release.xcconfig";
                sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = LA; fileSystemSynchronizedGroups = (FA); dependencies = (D); };
            D = { isa = PBXTargetDependency; target = K; };
            K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildConfigurationList = LK; fileSystemSynchronizedGroups = (FK); };
            LA = { isa = XCConfigurationList; buildConfigurations = (RA); defaultConfigurationName = Release; };
            RA = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = CA; buildSettings = {}; };
            LK = { isa = XCConfigurationList; buildConfigurations = (RK); defaultConfigurationName = Release; };
            RK = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = CK; buildSettings = {}; };
            }; rootObject = P; }

            """)
        try folder.write(
            "Podfile.lock", "PODS:\n  - Alamofire (5.9.1)\n  - Kingfisher (7.0.0)\n  - Firebase/Core (10.0.0)\n")
        try folder.write(
            "App.xcconfig", "#include \"Pods/Target Support Files/Pods-App/Pods-App.release.xcconfig\"\n")
        if written {
            for pod in ["Alamofire", "Kingfisher", "Firebase"] {
                try folder.write(
                    "Pods/Target Support Files/\(pod)/\(pod).modulemap", "framework module \(pod) {\n}\n")
            }
            try folder.write(
                "Pods/Target Support Files/Pods-App/Pods-App.release.xcconfig",
                """
                FRAMEWORK_SEARCH_PATHS = $(inherited) "${PODS_CONFIGURATION_BUILD_DIR}/Alamofire-iOS"
                HEADER_SEARCH_PATHS = $(inherited) "${PODS_ROOT}/Firebase/CoreOnly/Sources"
                OTHER_LDFLAGS = $(inherited) -ObjC -l"Kingfisher" -framework "UIKit"
                PODS_ROOT = ${SRCROOT}/Pods

                """)
            try folder.write(
                "Pods/Target Support Files/Pods-Kit/Pods-Kit.release.xcconfig",
                """
                FRAMEWORK_SEARCH_PATHS = $(inherited) "${PODS_CONFIGURATION_BUILD_DIR}/Kingfisher"
                OTHER_LDFLAGS = $(inherited) -framework "Kingfisher"

                """)
        }
        try folder.write("App/Main.swift", "import Alamofire\nimport Firebase\nimport Kingfisher\nimport Kit\n")
        try folder.write("Kit/Kit.swift", "import Kingfisher\nimport Alamofire\n")
        return folder
    }

    @Test func eachTargetHasItsOwn() throws {
        let folder = try folder(written: true)
        let run = try Command.dovetail("check", "--verbose", in: folder.url)
        let found = run.errors.split(separator: "\n").filter { $0.contains("[undeclared-import]") }
        #expect(found.count == 1, "\(run.errors)")
        #expect(found.first?.hasPrefix("Kit/Kit.swift:2:8: ") == true, "\(run.errors)")
        let help = "help: add the pod 'Alamofire' to the target 'Kit' in the Podfile"
        #expect(run.errors.contains(help), "\(run.errors)")
    }

    /// Without the folder `Pods`, any target may have any pod.
    @Test func nothingIsWritten() throws {
        let folder = try folder(written: false)
        let run = try Command.dovetail("check", in: folder.url)
        #expect(run.errors.contains("checked 2 modules in 2 files"), "\(run.errors)")
        #expect(!run.errors.contains("[undeclared-import]"), "\(run.errors)")
    }

    /// A pod without a module map may contain frameworks with any names.
    @Test func prebuiltFrameworks() throws {
        let folder = try folder(written: true)
        try folder.write("Podfile.lock", "PODS:\n  - Alamofire (5.9.1)\n  - Kingfisher (7.0.0)\n  - Tracking (1.0.0)\n")
        try folder.write(
            "Pods/Target Support Files/Pods-Kit/Pods-Kit.release.xcconfig",
            "OTHER_LDFLAGS = -framework \"TrackingLib\"\nFRAMEWORK_SEARCH_PATHS = \"${PODS_ROOT}/Tracking/iOS\"\n")
        try folder.write("Kit/Kit.swift", "import TrackingLib\n")
        try folder.write("App/Main.swift", "import Alamofire\nimport Kit\n")
        let run = try Command.dovetail("check", in: folder.url)
        #expect(run.errors.contains("1 import undecided"), "\(run.errors)")
        #expect(!run.errors.contains("[undeclared-import]"), "\(run.errors)")
    }
}

import DovetailDiagnostics
import DovetailFacts
@testable import DovetailProject
import Foundation
import Testing

/// The targets of Xcode projects, and the modules of their files.
@Suite struct XcodeProjectTests {
    /// A folder with an `App.xcodeproj` that has these objects.
    private final class Folder {
        let path: String

        init(_ objects: String, root: String = "P", files: [String: String] = [:]) throws {
            path = NSTemporaryDirectory() + "dovetail-xcode-\(UUID().uuidString)"
            let text = "// !$*UTF8*$!\n{ objectVersion = 77; objects = {\n\(objects)\n}; rootObject = \(root); }\n"
            for (name, content) in files.merging(["App.xcodeproj/project.pbxproj": text], uniquingKeysWith: { $1 }) {
                let url = URL(fileURLWithPath: "\(path)/\(name)")
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(content.utf8).write(to: url)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var project: XcodeProject { XcodeProject("\(path)/App.xcodeproj") }

        /// `Module`, `Module?` if its extent is not exact, `test Module`, or `none`.
        func owner(_ file: String) -> String {
            switch project.owner(of: "\(path)/\(file)") {
            case .module(let module, let isTest):
                "\(isTest ? "test " : "")\(module.name ?? "")\(module.isExact ? "" : "?")"
            case .none: "none"
            default: "other"
            }
        }
    }

    private static let configurations = """
        L = { isa = XCConfigurationList; buildConfigurations = (D, R); defaultConfigurationName = Release; };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
        """

    private static func target(_ id: String, _ name: String, _ type: String, _ more: String) -> String {
        "\(id) = { isa = PBXNativeTarget; name = \"\(name)\"; productType = \"com.apple.product-type.\(type)\"; "
            + "buildConfigurationList = L; \(more) };"
    }

    @Test func filesOfGroups() throws {
        let folder = try Folder(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (A, K, T); buildConfigurationList = L; };
            G = { isa = PBXGroup; children = (G1, G2, F4, F6); sourceTree = "<group>"; };
            G1 = { isa = PBXGroup; children = (F1, G3); path = Sources/App; sourceTree = "<group>"; };
            G2 = { isa = PBXGroup; children = (F3); name = Kit; sourceTree = "<group>"; };
            G3 = { isa = PBXVariantGroup; children = (F2); path = "Sub Folder"; sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = "앱 화면.swift"; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = ../Shared/Kit.swift; sourceTree = SOURCE_ROOT; };
            F4 = { isa = PBXFileReference; path = Gone.swift; sourceTree = BUILT_PRODUCTS_DIR; };
            F5 = { isa = PBXFileReference; path = Stray.swift; sourceTree = "<group>"; };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            B4 = { isa = PBXBuildFile; fileRef = F4; };
            SA = { isa = PBXSourcesBuildPhase; files = (B1, B2, B4, MISSING); };
            SK = { isa = PBXSourcesBuildPhase; files = (B3); };
            F6 = { isa = PBXFileReference; path = Tests.swift; sourceTree = SOURCE_ROOT; };
            B6 = { isa = PBXBuildFile; fileRef = F6; };
            ST = { isa = PBXSourcesBuildPhase; files = (B1, B6); };
            \(Self.target("A", "My App", "application", "buildPhases = (SA);"))
            \(Self.target("K", "2-Kit", "framework", "buildPhases = (SK);"))
            \(Self.target("T", "AppTests", "bundle.unit-test", "buildPhases = (ST);"))
            \(Self.configurations)
            """)
        #expect(folder.project.gap == nil)
        #expect(folder.owner("Sources/App/App.swift") == "My_App")
        #expect(folder.owner("Sources/App/Sub Folder/앱 화면.swift") == "My_App")
        #expect(folder.owner("Stray.swift") == "none")
        #expect(folder.owner("Tests.swift") == "test AppTests?", "it compiles a source of the app itself")
        #expect(folder.project.targets[1].module == "__Kit")
        let shared = URL(fileURLWithPath: folder.path).deletingLastPathComponent().appendingPathComponent("Shared")
        #expect(folder.project.targets[1].files == ["\(shared.path)/Kit.swift"])
    }

    @Test func synchronizedFolders() throws {
        let folder = try Folder(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (A, W, T); buildConfigurationList = L; };
            G = { isa = PBXGroup; children = (S, SW, SL); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2);
                explicitFolders = (Blue); };
            SW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
            SL = { isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
                membershipExceptions = (Old.swift, Parked); };
            E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
                membershipExceptions = (Model/User.swift); };
            \(Self.target("A", "App", "application", "fileSystemSynchronizedGroups = (S);"))
            \(Self.target("W", "Widget", "app-extension", "fileSystemSynchronizedGroups = (SW);"))
            \(Self.target("T", "Tests", "bundle.ui-testing", "fileSystemSynchronizedGroups = (SL);"))
            \(Self.configurations)
            """)
        // The two programs share a file, so neither module has an exact extent.
        #expect(folder.owner("App/Main.swift") == "App?")
        #expect(folder.owner("App/Model/User.swift") == "App?")
        #expect(folder.owner("Widget/Widget.swift") == "Widget?")
        #expect(folder.owner("App/Old.swift") == "none")
        #expect(folder.owner("App/Parked/Deep/A.swift") == "none")
        #expect(folder.owner("App/ParkedNot.swift") == "App?")
        #expect(folder.owner("App/Blue/Template.swift") == "none")
        #expect(folder.owner("Application/Main.swift") == "none")
        #expect(folder.owner("Tests/LoginTests.swift") == "test Tests")
    }

    @Test func moduleNames() throws {
        let folder = try Folder(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (A, B, C, E); buildConfigurationList = L; };
            G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
            L = { isa = XCConfigurationList; buildConfigurations = (D, R); defaultConfigurationName = Release; };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { BRAND = Debug; }; };
            R = { isa = XCBuildConfiguration; name = Release; buildSettings = { BRAND = "My Bank"; }; };
            LA = { isa = XCConfigurationList; buildConfigurations = (AD, AR); defaultConfigurationName = Release; };
            AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "App-Debug"; }; };
            AR = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(NAME:default=$(BRAND)) ${SUFFIX}"; }; };
            LB = { isa = XCConfigurationList; buildConfigurations = (BR); defaultConfigurationName = Release; };
            BR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {}; };
            LC = { isa = XCConfigurationList; buildConfigurations = (CR); };
            CR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
                PRODUCT_NAME = "$(TARGET_NAME:lower)-$(PRODUCT_NAME)"; PRODUCT_MODULE_NAME = "$(PRODUCT_MODULE_NAME)"; }; };
            A = { isa = PBXNativeTarget; name = App; buildConfigurationList = LA; };
            B = { isa = PBXNativeTarget; name = Base; buildConfigurationList = LB; };
            C = { isa = PBXNativeTarget; name = Core; buildConfigurationList = LC; };
            E = { isa = PBXNativeTarget; name = Extra; };
            """,
            files: [
                "Config/App.xcconfig": "#include \"Common.xcconfig\" // shared\nPRODUCT_MODULE_NAME = $(STEM)UI // x\n",
                "Config/Common.xcconfig": "#include? \"App.xcconfig\"\nSTEM = Bank\n",
            ])
        #expect(folder.project.targets.map(\.module) == ["My_Bank_", "BankUI", "core_Core", "Extra"])
    }

    @Test(arguments: [
        ("", "P"), ("P = { isa = PBXProject; };", "Q"), ("P = { isa = PBXGroup; };", "P"), ("P = (", "P"),
        ("P = 1;", "P"),
    ]) func damagedFiles(objects: String, root: String) throws {
        let project = try Folder(objects, root: root).project
        #expect(project.targets.isEmpty)
        #expect(project.gap?.message.hasPrefix("this Xcode project cannot be read: ") == true)
        #expect(project.gap?.location.path.hasSuffix("App.xcodeproj/project.pbxproj") == true)
    }

    /// The place is that of the fault.
    @Test(arguments: [
        ("P = { isa = PBXProject };", 3, "P = { isa = PBXProject".count + 1, "';' is missing here"),
        ("\n\n  P = (", 6, 1, "a value is missing here"),
        ("<<<<<<< HEAD", 3, 1, "unresolved merge conflict"),
        (String(repeating: "P = {", count: 300), 3, 5 * 126 + 5, "more than 128 lists are nested here"),
    ]) func placesOfDamage(objects: String, line: Int, column: Int, reason: String) throws {
        let gap = try #require(try Folder(objects).project.gap)
        #expect(gap.message == "this Xcode project cannot be read: \(reason)")
        #expect((gap.location.line, gap.location.column) == (line, column), "\(gap.location)")
    }

    /// Each setting refers to the one before it many times.
    @Test(arguments: ["", "x"], ["PRODUCT_NAME", "OTHER_LDFLAGS", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "TEST_HOST"])
    func settingsThatGrow(_ first: String, _ name: String) throws {
        let settings = (1...16).map { number in
            "S\(number) = \"\(String(repeating: "$(S\(number - 1)) ", count: 10))\";"
        }
        let folder = try Folder(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = L; };
            L = { isa = XCConfigurationList; buildConfigurations = (D); defaultConfigurationName = Debug; };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                S0 = "\(first)"; \(settings.joined(separator: " ")) \(name) = "$(S15)"; }; };
            \(Self.target("A", "App", "application", ""))
            """)
        let began = Date()
        let project = folder.project
        #expect(Date().timeIntervalSince(began) < 5)
        let gap = try #require(project.gap)
        #expect(gap.location.line == 7, "\(gap.location)")
        #expect(
            gap.message.contains("the build setting '\(name)' refers to others so often that its value is too long"))
    }

    /// The default isolation, for settings of the target's two configurations, and of the project's.
    @Test(arguments: [
        ("", "", "", "no"), ("M", "M", "", "main"), ("", "", "M", "main"), ("M", "", "", "open"), ("N", "N", "M", "no"),
        ("M", "", "M", "main"), ("P", "P", "", "open"), ("M P", "M P", "", "main"), ("F", "F", "", "main"),
        ("B", "B", "", "open"), ("B M", "B M", "", "main"),
    ]) func defaultIsolation(_ debug: String, _ release: String, _ shared: String, _ expected: String) throws {
        func settings(_ names: String) -> String {
            let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
            let texts = [
                "M": "\(key) = MainActor;", "N": "\(key) = nonisolated;", "P": "\"\(key)[sdk=iphoneos*]\" = MainActor;",
                "F": "OTHER_SWIFT_FLAGS = \"-default-isolation MainActor\";",
            ]
            let base = names.contains("B") ? "baseConfigurationReference = X; " : ""
            return base
                + "buildSettings = { \(names.split(separator: " ").compactMap { texts[String($0)] }.joined()) };"
        }
        let folder = try Folder(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = LP; };
            G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = Secret.xcconfig; sourceTree = "<group>"; };
            LP = { isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
            PD = { isa = XCBuildConfiguration; name = Debug; \(settings(shared)) };
            PR = { isa = XCBuildConfiguration; name = Release; \(settings(shared)) };
            L = { isa = XCConfigurationList; buildConfigurations = (D, R); defaultConfigurationName = Release; };
            D = { isa = XCBuildConfiguration; name = Debug; \(settings(debug)) };
            R = { isa = XCBuildConfiguration; name = Release; \(settings(release)) };
            \(Self.target("A", "App", "application", ""))
            """)
        let project = folder.project
        let module = project.module(of: try #require(project.targets.first))
        #expect((module.openIsolation != nil ? "open" : module.isMainActor ? "main" : "no") == expected)
        if let open = module.openIsolation { #expect(open.target == "App" && open.location.line > 1) }
    }

    @Test func conditionsOfDependencies() throws {
        let folder = try Folder(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (A, K, M, N); buildConfigurationList = L; };
            B1 = { isa = PBXBuildFile; fileRef = RK; platformFilters = (ios, maccatalyst); };
            B2 = { isa = PBXBuildFile; fileRef = RM; platformFilter = ios; };
            B3 = { isa = PBXBuildFile; fileRef = RM; };
            LA = { isa = PBXFrameworksBuildPhase; files = (B1, B2, B3); };
            X = { isa = PBXTargetDependency; target = N; platformFilter = macos; };
            RK = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            RM = { isa = PBXFileReference; path = More.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            \(Self.target("A", "App", "application", "buildPhases = (LA); dependencies = (X);"))
            \(Self.target("K", "Kit", "framework", "productReference = RK;"))
            \(Self.target("M", "More", "framework", "productReference = RM;"))
            \(Self.target("N", "Now", "framework", ""))
            \(Self.configurations)
            """)
        var all = Project()
        all.xcodeProjects = [folder.project]
        let app = try #require(all.xcodeGraph().modules.first { $0.name == "App" })
        #expect(app.dependencies.map(\.target.text) == ["Kit", "More", "Now"])
        #expect(app.dependencies.map(\.condition) == ["Mac Catalyst, iOS", nil, "macOS"])
    }

    /// A plugin of a package runs in the build; nothing links or imports it.
    @Test func plugins() throws {
        let folder = try Folder(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = L; };
            D1 = { isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
            D2 = { isa = XCSwiftPackageProductDependency; productName = Kit; };
            X1 = { isa = PBXTargetDependency; productRef = D1; };
            X2 = { isa = PBXTargetDependency; productRef = D2; };
            \(Self.target("A", "App", "application", "dependencies = (X1, X2);"))
            \(Self.configurations)
            """)
        #expect(folder.project.targets[0].dependencies.map(\.target) == [.product(name: "Kit", package: nil)])
    }

    /// Bytes changed, removed and repeated anywhere end in a project or in a gap.
    @Test(arguments: 1...60) func mutatedFiles(seed: UInt64) throws {
        let whole = """
            P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = L; };
            G = { isa = PBXGroup; children = (G, S, F1); path = App; sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = "<group>"; exceptions = (E1); };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Old.swift); };
            F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            SA = { isa = PBXSourcesBuildPhase; files = (B1); };
            \(Self.target("A", "App", "application", "buildPhases = (SA); fileSystemSynchronizedGroups = (S);"))
            \(Self.configurations)
            """
        var random = SeededRandom(state: seed)
        var bytes = Array(whole.utf8)
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let at = Int.random(in: bytes.indices, using: &random)
            let end = min(bytes.count, at + Int.random(in: 1...40, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(at..<end)
            case 2: bytes.insert(contentsOf: bytes[at..<end], at: at)
            default: bytes.insert(Array("{}();=,\"ASGPL".utf8).randomElement(using: &random) ?? 0, at: at)
            }
            if bytes.isEmpty { bytes = [0] }
        }
        let project = try Folder(String(decoding: bytes, as: UTF8.self)).project
        #expect(project.gap == nil || project.targets.isEmpty, "seed \(seed)")
        _ = project.owner(of: "/App/App.swift")
    }
}

extension ModuleDependency.Target {
    fileprivate var text: String { if case .module(let name, _) = self { name } else { "\(self)" } }
}

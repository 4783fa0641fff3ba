import DovetailDiagnostics
import DovetailFacts
@testable import DovetailProject
import Foundation
import Testing
import ToolRunner

/// Almost valid project files.
///
/// `DOVETAIL_SEED=7` repeats a run. `DOVETAIL_FUZZ_SECONDS=600` with `DOVETAIL_FUZZ_PROJECTS`, a text file with the path
/// of a `project.pbxproj`, `project.yml`, `.xcconfig` or `Podfile.lock` per line, runs longer and over real files.
@Suite struct ProjectFuzzTests {
    private static let environment = ProcessInfo.processInfo.environment

    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; objects = {
        P /* Project */ = {isa = PBXProject; mainGroup = G; targets = (A, K, T); buildConfigurationList = L; };
        G = {isa = PBXGroup; children = (G1, S, FK); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1); path = "Sources/App"; sourceTree = SOURCE_ROOT; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (E); sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = K; membershipExceptions = (Old.swift); };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        FC = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };
        FP = {isa = PBXFileReference; path = "Pods-App.xcconfig"; sourceTree = SOURCE_ROOT; };
        FK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        B1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = FK; platformFilter = ios; };
        B3 = {isa = PBXBuildFile; productRef = D; };
        SA = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        LA = {isa = PBXFrameworksBuildPhase; files = (B2, B3, ); };
        EA = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; files = (B2); };
        D = {isa = XCSwiftPackageProductDependency; package = R; productName = Nuke; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/kean/Nuke.git"; };
        X = {isa = PBXTargetDependency; target = K; targetProxy = Y; platformFilters = (macos, xros); };
        Y = {isa = PBXContainerItemProxy; containerPortal = P; proxyType = 1; remoteGlobalIDString = K; };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); defaultConfigurationName = Release; };
        CP = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = FP; buildSettings = {}; };
        A = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildConfigurationList = LP; buildPhases = (SA, LA, EA); dependencies = (X); };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = FK;
            buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
        T = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Release; };
        C = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = FC; buildSettings = {
            PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; OTHER_LDFLAGS = ("$(inherited)", "-ObjC"); SDKROOT = iphoneos;
            EXCLUDED_SOURCE_FILE_NAMES = "$(SRCROOT)/Old/* *Mac*.swift"; INCLUDED_SOURCE_FILE_NAMES = "$(S1)Mac.swift";
            S1 = "$(S2)$(S2)"; S2 = "$(S3)$(S3)"; S3 = "$(S1)x"; }; };
        }; rootObject = P; }

        """

    private static let specification = """
        name: Bank
        include: [more.yml, {path: other.yml, relativePaths: false, enable: false}]
        packages:
          Nuke: {url: "https://example.com/kean/Nuke.git", from: 1.0.0}
        settingGroups:
          flags: {base: {OTHER_LDFLAGS: [-ObjC, $(inherited)]}, groups: [flags]}
        targetTemplates:
          Program: &program
            platform: [iOS, macOS]
            sources: ["${target_name}", {path: Shared, excludes: ["**/*.md"]}]
        targets:
          App: {type: application, templates: [Program], settings: {groups: [flags]}, dependencies: [{target: Kit, embed: false, platforms: [iOS]}, {framework: "${HOME}/K.framework"}]}
          Kit: {<<: *program, type: framework, dependencies: [{package: Nuke, products: [Nuke, NukeUI]}, {sdk: UIKit}]}

        """

    private static let configuration = """
        // Settings of all targets
        #include "More.xcconfig"
        #include? "Local.xcconfig"
        SWIFT_VERSION = 6.0
        PRODUCT_MODULE_NAME[sdk=iphoneos*] = $(PRODUCT_NAME:c99extidentifier)_Phone
        OTHER_LDFLAGS = $(inherited) -framework "$(FLAVOR)Kit" ${OTHER}
        OTHER = $(OTHER_LDFLAGS) $(UNKNOWN:default=-ObjC)

        """

    private static let lock = """
        PODS:
          - Alamofire (5.9.1)
          - Firebase/Core (10.0.0):
            - Firebase/CoreOnly
            - "FirebaseAnalytics (~> 10.0)"
          - "GoogleUtilities/NSData+zlib (7.0)"

        DEPENDENCIES:
          - Alamofire (from: `../Alamofire`)

        COCOAPODS: 1.15.2

        """

    /// The file that is damaged, with what it contains before.
    private struct Sample {
        var file: String
        var bytes: [UInt8]

        init(_ file: String, _ text: String) { (self.file, bytes) = (file, Array(text.utf8)) }

        init(contentsOf path: String) throws {
            let name = URL(fileURLWithPath: path).lastPathComponent
            file =
                switch name {
                case "project.pbxproj": "App.xcodeproj/project.pbxproj"
                case "Podfile.lock": name
                default: name.hasSuffix(".xcconfig") ? "Base.xcconfig" : "project.yml"
                }
            bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        }
    }

    /// A project of each kind, with the files that it reads.
    private static let samples = [
        Sample("App.xcodeproj/project.pbxproj", project), Sample("Base.xcconfig", configuration),
        Sample("More.xcconfig", "OTHER_LDFLAGS = $(inherited) -lz\n#include \"Base.xcconfig\"\n"),
        Sample("Pods-App.xcconfig", "PODS_ROOT = ${SRCROOT}/Pods\nOTHER_LDFLAGS = -framework Alamofire -l\"Kit\"\n"),
        Sample("Podfile.lock", lock), Sample("project.yml", specification),
        Sample("more.yml", "targets:\n  App: {settings: {base: {A: b}}, sources: [{path: More, optional: true}]}\n"),
    ]

    @Test func anyBytesAreReadOrRefused() throws {
        let seed = Self.environment["DOVETAIL_SEED"].flatMap(UInt64.init) ?? .random(in: 1...1_000_000)
        let seconds = Self.environment["DOVETAIL_FUZZ_SECONDS"].flatMap(Double.init)
        print("project files of seed \(seed)")
        var random = SeededRandom(state: seed)
        let samples = try Self.damaged()
        let folder = try TemporaryProject(["Sources/App/App.swift": ""])
        for sample in Self.samples { try Self.write(sample.bytes, to: "\(folder.path)/\(sample.file)") }
        let start = Date()
        var round = 0
        while seconds.map({ Date().timeIntervalSince(start) < $0 }) ?? (round < Extent.share(of: 3000)) {
            round += 1
            let sample = samples[Int.random(in: samples.indices, using: &random)]
            let bytes = Self.mutated(sample.bytes, samples.map(\.bytes), &random)
            try Self.write(bytes, to: "\(folder.path)/\(sample.file)")
            let began = Date()
            let project =
                sample.file.hasSuffix(".yml")
                ? XcodeProject(specification: "\(folder.path)/project.yml")
                : XcodeProject("\(folder.path)/App.xcodeproj")
            let graph = Self.graph(of: project)
            if let gap = project.gap {
                #expect(gap.location.path.hasPrefix(folder.path), "seed \(seed), round \(round): \(gap)")
                #expect(graph == 0, "seed \(seed), round \(round)")
            }
            let limit = 2 + Double(bytes.count) / 200_000
            #expect(Date().timeIntervalSince(began) < limit, "seed \(seed), round \(round) took long")
            for whole in Self.samples where whole.file == sample.file {
                try Self.write(whole.bytes, to: "\(folder.path)/\(sample.file)")
            }
        }
        print("\(round) project files in \(Int(Date().timeIntervalSince(start))) seconds")
    }

    /// Everything that is made of a project; the number of its modules.
    private static func graph(of project: XcodeProject) -> Int {
        var all = Project()
        all.xcodeProjects = [project]
        let linkage = XcodeLinkage([project], files: [], dynamicProducts: [])
        let graph = all.xcodeGraph()
        return graph.modules.count + linkage.images.count
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// What is damaged: real files, or else the samples.
    private static func damaged() throws -> [Sample] {
        guard let list = environment["DOVETAIL_FUZZ_PROJECTS"] else { return samples }
        let paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
        return try paths.map(Sample.init(contentsOf:))
    }

    /// A copy with a few changes: bytes replaced, removed or repeated, words swapped, pieces of another file.
    private static func mutated(_ bytes: [UInt8], _ all: [[UInt8]], _ random: inout SeededRandom) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            guard bytes.count > 8 else { return bytes }
            let start = Int.random(in: 0..<bytes.count - 4, using: &random)
            let end = min(bytes.count, start + Int.random(in: 1...60, using: &random))
            switch Int.random(in: 0..<7, using: &random) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 3: bytes.removeLast(bytes.count - end)
            case 4: bytes[start] = Array("(){};=\"*&<:- \n".utf8).randomElement(using: &random) ?? 0
            case 5:
                let other = all[Int.random(in: all.indices, using: &random)]
                guard other.count > 40 else { continue }
                let from = Int.random(in: 0..<other.count - 40, using: &random)
                bytes.insert(contentsOf: other[from..<from + 40], at: start)
            default: swapWords(&bytes, &random)
            }
        }
        return bytes
    }

    /// Replaces one word by another of the same file, such as an id, so that references change.
    private static func swapWords(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        let text = String(decoding: bytes, as: UTF8.self)
        let words = text.split { !($0.isLetter || $0.isNumber) }
        guard let one = words.randomElement(using: &random), let other = words.randomElement(using: &random) else {
            return
        }
        bytes = Array(text[..<one.startIndex].utf8) + Array(other.utf8) + Array(text[one.endIndex...].utf8)
    }
}

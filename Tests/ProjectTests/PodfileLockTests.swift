import DovetailDiagnostics
@testable import DovetailProject
import Foundation
import Testing

/// The pods of a `Podfile.lock`, and the names that imports use for them.
@Suite struct PodfileLockTests {
    private static let lock = """
        PODS:
          - Alamofire (5.9.1)
          - CardFlight-v4 (4.0.0)
          - Bank (1.0.0):
            - Alamofire
          - Firebase/Auth (10.0.0):
            - Firebase/Core
          - Firebase/Core (10.0.0)
          - ReachabilitySwift (5.2.0)

        DEPENDENCIES:
          - Alamofire

        """

    private func names(_ files: [String: String], for folder: String = "") throws -> [String]? {
        let project = try TemporaryProject(files)
        let path = folder.isEmpty ? project.path : "\(project.path)/\(folder)"
        return PodfileLock(for: path)?.pods.map { "\($0.name) \($0.module) \($0.location.line)" }
    }

    @Test func eachPodOnce() throws {
        #expect(
            try names(["Podfile.lock": Self.lock]) == [
                "Alamofire Alamofire 2", "Bank Bank 4", "CardFlight-v4 CardFlight_v4 3", "Firebase Firebase 6",
                "ReachabilitySwift ReachabilitySwift 9",
            ])
    }

    @Test func namesOnDisk() throws {
        let found = try names([
            "Podfile.lock": Self.lock,
            "Pods/Target Support Files/ReachabilitySwift/ReachabilitySwift.modulemap":
                "framework module Reachability {\n  umbrella header \"Reachability-umbrella.h\"\n}\n",
            "Pods/Local Podspecs/Bank.podspec.json": #"{"name": "Bank", "module_name": "BankKit"}"#,
            "Pods/Local Podspecs/Alamofire.podspec.json": "{",
        ])
        #expect(found?.contains("ReachabilitySwift Reachability 9") == true, "\(found ?? [])")
        #expect(found?.contains("Bank BankKit 4") == true, "\(found ?? [])")
        #expect(found?.contains("Alamofire Alamofire 2") == true, "\(found ?? [])")
    }

    /// A project below the folder of the `Podfile`, and a folder without one.
    @Test func theNearestAbove() throws {
        #expect(try names(["Podfile.lock": Self.lock, "Apps/One/a.swift": ""], for: "Apps/One")?.count == 5)
        #expect(try names(["Podfile.lock": "PODFILE CHECKSUM: 1\n"]) == nil)
        #expect(try names(["Podfile.lock": "PODS: [\n"]) == nil)
    }
}

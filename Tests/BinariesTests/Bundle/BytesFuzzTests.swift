@testable import DovetailBinaries
import Foundation
import Testing

/// Damaged bytes result in a value or an error. The seed is printed, even before a crash; `DOVETAIL_SEED` repeats it.
@Suite(.serialized) struct BytesFuzzTests {
    private static let rounds = 3000
    private static let seed: UInt64 = {
        let given = ProcessInfo.processInfo.environment["DOVETAIL_SEED"].flatMap(UInt64.init)
        let seed = given ?? .random(in: 1...1_000_000)
        print("damaged bundles of seed \(seed)")
        return seed
    }()

    private func fuzz(_ samples: [[UInt8]], _ read: ([UInt8]) throws -> Void) {
        let seed = Self.seed
        var numbers = DamagedBytes(seed: seed)
        for round in 0..<Self.rounds {
            let bytes = numbers.mutate(samples[round % samples.count])
            do {
                try read(bytes)
            } catch {
                #expect(!"\(error)".isEmpty, "seed \(seed), round \(round)")
            }
        }
    }

    @Test func propertyLists() throws {
        let values: [String: Any] = [
            "CFBundleExecutable": "Foo", "CFBundleSupportedPlatforms": ["iPhoneOS"], "n": 1, "d": Date(), "한글": "글",
            "AvailableLibraries": [["LibraryIdentifier": "ios-arm64", "SupportedArchitectures": ["arm64"]]],
        ]
        let samples = try [PropertyListSerialization.PropertyListFormat.xml, .binary, .binary].map {
            Array(try PropertyListSerialization.data(fromPropertyList: values, format: $0, options: 0))
        }
        fuzz(samples) { bytes in
            let list = try PropertyList(bytes)
            var info = InfoPlist(list)
            _ = info.declared()
            _ = try XCFrameworkList(list)
        }
    }

    @Test func moduleMaps() {
        let text = "framework module Foo { // c\n/* d */ link \"z\" link framework \"A\\\"B\" module * { export * } }"
        fuzz([Array(text.utf8)]) { _ = ModuleMapLink.links(in: $0) }
    }

    @Test func specifications() {
        let text =
            "{\n \"1.0\": \"https://a.b/c-1.zip?alt=https%3A%2F%2Fd.e%2Ff\",\n \"2.0.0-a\\u00e9\\ud83d\\ude00\": \"x\"}"
        fuzz([Array(text.utf8)]) { bytes in
            let spec = try CarthageSpec(bytes, path: "a.json")
            _ = (spec.problems, spec.latest)
        }
    }

    @Test func firstBytesAndInterfaces() {
        let texts = ["// swift-compiler-version: Apple Swift version 5.9 (x)\nimport A", "Versions/A/Foo", "!<arch>\n"]
        fuzz(texts.map { Array($0.utf8) }) { bytes in
            _ = (FirstBytes(bytes), SwiftModuleFolders.version(inHead: bytes))
        }
    }
}

import DovetailFacts
@testable import DovetailSwiftCode
import Foundation
import Testing
import ToolRunner

/// Encoded values are decoded unchanged, and damaged bytes do no harm.
@Suite struct CompactCodingTests {
    private struct Everything: Codable, Equatable {
        enum Plain: String, Codable { case one, two }
        indirect enum Tree: Codable, Equatable {
            case leaf
            case named(String?, at: Int)
            case node(Tree, Tree?)
        }

        var text = "name"
        var again = "name"
        var empty = ""
        var numbers = [0, 1, -1, 127, 128, -129, .max, .min]
        var bytes: [UInt8] = [0, 255]
        var flags = [true, false]
        var labels: [String?] = ["a", nil, "name", nil]
        var nested: [[String?]?] = [nil, [], ["b", nil]]
        var plain = Plain.two
        var some: Plain? = .one
        var none: Plain?
        var optional: [String?]? = [nil]
        var missing: Int?
        var number: Int? = 0
        var flag: Bool? = false
        var tree = Tree.node(.named(nil, at: -5), .node(.named("x", at: 0), nil))
        var leaf = Tree.leaf
    }

    @Test func allKindsOfValues() throws {
        let value = Everything()
        let bytes = try CompactEncoder.encode(value)
        let read = try bytes.withUnsafeBytes { try CompactDecoder.decode(Everything.self, from: $0, path: "") }
        #expect(read == value)
    }

    @Test func othersAreRefused() {
        #expect(throws: EncodingError.self) { try CompactEncoder.encode([1.5]) }
        #expect(throws: EncodingError.self) { try CompactEncoder.encode([Int16(1)]) }
    }

    /// Sources of this project, which contain most kinds of facts.
    private static let sources: [String] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folders = ["Tests/WiringTests/Cases/Containers", "Examples", "Sources/Features/Containers"].map {
            root.appendingPathComponent($0)
        }
        let all = folders.flatMap { folder -> [String] in
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            return (files?.compactMap { $0 as? URL } ?? []).map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
        }
        return all.filter { Extent.includes($0.replacingOccurrences(of: root.path, with: ""), oneOf: 4) }
    }()

    @Test func factsOfRealFiles() throws {
        #expect(Self.sources.count > 40)
        var registrations = 0
        for path in Self.sources {
            let text = try Data(contentsOf: URL(fileURLWithPath: path))
            let facts = text.withUnsafeBytes { FactReader.read(path: path, $0, .containers) }
            let bytes = try CompactEncoder.encode(facts)
            let read = try bytes.withUnsafeBytes { try CompactDecoder.decode(FileFacts.self, from: $0, path: path) }
            #expect(read == facts, "\(path)")
            let index = text.withUnsafeBytes { FileIndexer.index($0) }
            let indexBytes = try CompactEncoder.encode(index)
            let readIndex = try indexBytes.withUnsafeBytes {
                try CompactDecoder.decode(FileIndex.self, from: $0, path: path)
            }
            #expect(readIndex == index, "\(path)")
            registrations += facts.containers.registrations.count
        }
        #expect(registrations > 15)
    }

    @Test func damagedBytesDoNoHarm() throws {
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0 ... .max, using: &random)
        print("seed \(seed)")
        var state = seed
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        var failures = 0
        for path in Self.sources.prefix(Extent.share(of: 120)) {
            let text = try Data(contentsOf: URL(fileURLWithPath: path))
            let facts = text.withUnsafeBytes { FactReader.read(path: path, $0, .containers) }
            let bytes = try CompactEncoder.encode(facts)
            for _ in 0..<40 {
                var damaged = bytes
                switch next(3) {
                case 0: damaged[next(bytes.count)] = UInt8(next(256))
                case 1: damaged.removeSubrange(next(bytes.count)...)
                default: damaged.insert(UInt8(next(256)), at: next(bytes.count))
                }
                let read = damaged.withUnsafeBytes { try? CompactDecoder.decode(FileFacts.self, from: $0, path: path) }
                if read == nil { failures += 1 }
            }
        }
        #expect(failures > Extent.share(of: 1000))
    }
}

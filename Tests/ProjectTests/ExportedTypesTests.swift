import DovetailFacts
import DovetailSwiftCode
import Foundation
import Testing
import ToolRunner

/// The types that a source declares for other modules.
@Suite struct ExportedTypesTests {
    private func names(_ source: String, least: Access = .public) -> Set<String> {
        Array(source.utf8).withUnsafeBytes { ExportedTypes.names(in: $0, least: least) }
    }

    @Test func atTheTopLevel() {
        let source = """
            import struct Foundation.Date
            public struct A { public struct Inner {} }
            @objc public final class B: NSObject {}
            open class C {}
            public indirect enum D<T> { case one }
            public actor E {}
            @MainActor public protocol F: AnyObject {}
            public typealias G = [Int]
            #if os(iOS)
            public struct H {}
            #endif
            struct Internal {}
            public func f(_ type: C.Type) {}
            struct Later {}
            public var v: Int { 1 }; class AfterV {}
            public extension A { struct InExtension {} }
            application.open(class)
            struct AfterOpen {}
            public nonisolated final class Modified {}
            // public struct Comment {}
            let text = "public struct Text {}"
            package enum P {}
            private protocol Q {}
            """
        #expect(names(source) == ["A", "B", "C", "D", "E", "F", "G", "H", "Modified"])
        #expect(names(source, least: .package) == ["A", "B", "C", "D", "E", "F", "G", "H", "Modified", "P"])
    }

    /// The syntax tree gives the same result for many files.
    @Test func asTheParserSaysIt() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var count = 0
        for folder in [
            "Sources/Core/Facts", "Sources/Core/Diagnostics", "Sources/Runtime", "Examples", "Tests/WiringTests/Cases",
            "Tests/StubTests",
        ] {
            let all = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for case let file as URL in all ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift" {
                guard Extent.includes(file.lastPathComponent, oneOf: 5),
                    !file.path.contains("/Examples/") || !file.path.contains("/.build/"),
                    let text = try? String(contentsOf: file, encoding: .utf8)
                else { continue }
                let types = try ExposureReader.read(text, path: "").types
                let parsed = types.filter { $0.value.access >= .package && !$0.key.contains(".") }.map(\.key)
                #expect(names(text, least: .package) == Set(parsed), "\(file.path)")
                count += parsed.count
            }
        }
        #expect(count > (Extent.isFull ? 300 : 60))
    }
}

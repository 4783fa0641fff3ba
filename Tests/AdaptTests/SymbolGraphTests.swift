import Foundation
import Testing
import ToolRunner

/// A symbol graph is equivalent to the printed interface of the same module.
@Suite struct SymbolGraphTests {
    private static let source = """
        import Foundation
        public protocol Listener: AnyObject { func heard(_ tracker: Tracker) }
        open class Base { public init() {}; open func start() async throws -> Int { 1 } }
        @MainActor open class Tracker: NSObject, Sendable {
            open class func logEvent(_ name: String, parameters: [String: Any]? = nil, level: Int = 3) {}
            open class var isCollecting: Bool { get { true } set {} }
            public final let token: String? = nil
            public private(set) var count = 1
            public func load<T: Sequence>(
                _ values: T, _ done: @escaping @Sendable (Result<Data, any Error>) -> Void
            ) async throws -> [T.Element] where T.Element: Hashable { [] }
            public subscript(_ index: Int) -> String { "" }
            @available(*, deprecated, message: "say \\"go\\"") public func old() {}
            @discardableResult public func drop() -> Date { Date() }
            nonisolated public func free(_ url: URL) {}
            public func typed() throws(Failure) {}
            public func change(_ value: inout Int, _ text: consuming String) {}
            public required init(_ number: Int) { super.init() }
            func hidden() {}
        }
        public struct Failure: Error { public let reason: Swift.String }
        extension Tracker { public func extended() {} }
        public struct Box<Content> { public init() {}; public var count: Int { 1 } }
        extension Box where Content == Int { public func sum() -> Int { 1 } }
        public final class Child: Base, CustomStringConvertible { public var description: String { "" } }
        public actor Worker { public init() {}; public func work() {}; public nonisolated let name = "a" }
        """

    @Test func saysWhatTheInterfaceSays() throws {
        let library = try AdaptedLibrary("Tracking", source: Self.source)
        try extract(library)
        let types = "Tracker,Box,Child,Worker,Base"
        let printed = try library.adapt(
            "--flag", "-I", "--flag", ".", "--types", types, "--keep-all", into: "Printed")
        let graph = try library.adapt(
            "--interface", "Tracking.symbols.json", "--types", types, "--keep-all", into: "Graph")
        #expect(
            graph.errors.replacingOccurrences(of: "in Graph", with: "in Printed")
                == printed.errors.replacingOccurrences(of: "== Swift.Int", with: "== Int"))
        for file in library.swiftFiles("Printed/Interface", "Printed/Library") {
            let other = file.replacingOccurrences(of: "Printed", with: "Graph")
            #expect(try library.text(other) == library.text(file), "\(file)")
        }
        #expect(try library.text("Graph/Interface/TrackerProtocol.swift").contains("func drop() -> Date"))
    }

    private func extract(_ library: AdaptedLibrary) throws {
        let target = try Command.env("swiftc", "-print-target-info", in: library.work.url).output
        let triple = try #require(
            target.components(separatedBy: "\"triple\": \"").dropFirst().first?.prefix { $0 != "\"" })
        let run = try Command.env(
            "swift", "symbolgraph-extract", "-module-name", "Tracking", "-I", ".", "-target", String(triple),
            "-output-dir",
            ".", in: library.work.url)
        try #require(run.status == 0, "\(run.errors)")
    }

    @Test(arguments: [
        ("{}", "'G.symbols.json' cannot be used: it is not a symbol graph from 'swift symbolgraph-extract'"),
        (
            #"{"module": {"name": "Other"}, "symbols": [], "relationships": []}"#,
            "'G.symbols.json' cannot be used: it is the symbol graph of 'Other', but --module is 'Tracking'"
        ),
        (
            #"{"module": {"name": "Tracking"}, "symbols": [], "relationships": []}"#,
            "'G.symbols.json' declares no types"
        ),
    ])
    func whatCannotBeUsed(_ text: String, _ message: String) throws {
        let library = try AdaptedLibrary("Tracking", source: nil)
        try library.work.write("G.symbols.json", text)
        let run = try library.adapt("--interface", "G.symbols.json", "--types", "A", status: 2)
        #expect(run.errors == "error: \(message)\n")
    }

    /// A folder with a one-letter name.
    @Test func aShortFolder() throws {
        let library = try AdaptedLibrary("Tracking", source: nil)
        try library.work.write("T.txt", "public class A { public func go() }\n")
        try library.adapt("--interface", "T.txt", "--types", "A", into: "B")
        #expect(try library.text("B/Interface/AProtocol.swift").contains("func go()"))
    }
}

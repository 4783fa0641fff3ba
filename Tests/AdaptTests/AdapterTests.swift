import Foundation
import Testing
import ToolRunner

/// Types whose members return their own type or others of the library, so that an adapter forwards all of them.
@Suite struct AdapterTests {
    private static let source = """
        open class Node: @unchecked Sendable {
            public var title: String
            public var children: [Node] = []
            public weak var parent: Node?
            public init(_ title: String) { self.title = title }
            public static let root = Node("root")
            open class func make(_ title: String = "made") -> Self { unsafeDowncast(Node(title), to: self) }
            public func twin() -> Self { self }
            public func find(_ wrapped: String) -> Node? { wrapped == title ? self : nil }
            public func leaf() -> Leaf { Leaf() }
            public func load() async throws -> Node { self }
            public func base() -> Int { 1 }
            public subscript(key: String) -> Int { get { key.count } set { title = "\\(newValue)" } }
            public var length: Int { get async throws { title.count } }
            public func changing(_ value: inout Int) { value += 1 }
            public func each(_ work: (Int) throws -> Void) rethrows { try work(1) }
            public func packed<each Value>(_ values: repeat each Value) -> Int { 1 }
            public func lazily(_ value: @autoclosure () -> Int) -> Int { value() }
            public func generic<Value: Comparable>(_ value: Value) -> Value { value }
            public func many(_ values: Int...) -> Int { values.count }
            @MainActor public func onMain() -> String { "main" }
        }
        public final class Leaf: Sendable { public func fall() -> String { "falls" } }
        public actor Worker {
            public init() {}
            public func work(_ value: Int) -> Int { value }
            public func other() -> Worker { self }
            public nonisolated func name() -> String { "worker" }
        }
        @MainActor public final class Screen {
            public init() {}
            public func next() -> Screen? { self }
            public nonisolated func id() -> Int { 1 }
        }
        public struct Point: Sendable {
            public var x = 0
            public init() {}
            public mutating func move() { x += 1 }
            public func moved() -> Point { self }
        }
        """

    private static let program = """
        import Tree

        @main struct Program {
            @MainActor static func main() async throws {
                TreeFacade.connectLibrary()
                print(TreeFacade.root.title, TreeFacade.make().title)
                //> root made
                let node: any NodeProtocol = NodeAdapter(Node("node"))
                print(node.twin().title, node.find("node")?.base() ?? 0, node.find("other") == nil, node.children.count)
                //> node 1 true 0
                print(node.leaf().fall(), try await node.load().title, try await node.length)
                //> falls node 4
                var number = 1
                node.changing(&number)
                node.each { print(number + $0) }
                //> 3
                print(node.packed(1, ""), node.lazily(5), node.generic("g"), node.onMain(), node["key"])
                //> 1 5 g main 3
                node["key"] = 7
                print(node.title)
                //> 7
                let worker: any WorkerProtocol = WorkerAdapter(Worker())
                print(await worker.work(2), await worker.other().name())
                //> 2 worker
                let screen: any ScreenProtocol = ScreenAdapter(Screen())
                print(screen.next()?.id() ?? 0)
                //> 1
                let point: any PointProtocol = PointAdapter(Point())
                print(point.moved().x)
                //> 0
                let stub = NodeStub(), other = NodeStub()
                stub.twinReturnValue = other
                print(stub.twin() === other, stub.twinCalled)
                //> true true
            }
        }
        """

    @Test func passedOn() throws {
        let library = try AdaptedLibrary("Tree", source: Self.source)
        let run = try library.adapt(
            "--flag", "-I", "--flag", ".", "--types", "Node,Leaf,Worker,Screen,Point", status: 3)
        for decision in [
            "'children' is read-only in its adapter", "'parent' is read-only in its adapter",
            "'many(_:)' takes variadic arguments", "'x' is read-only in its adapter",
            "'move()' mutates its value",
        ] { #expect(run.errors.contains(decision), "\(decision)") }
        #expect(run.errors.contains("5 things are left to decide"))
        try library.work.write("Program.swift", Self.program)
        let files = library.swiftFiles("Out/Interface", "Out/Library", "Out/Stubs") + ["Program.swift"]
        for mode in LanguageMode.allCases {
            #expect(try library.output(files, objects: ["Tree.o"], mode) == expectedOutput(Self.program), "\(mode)")
        }
    }
}

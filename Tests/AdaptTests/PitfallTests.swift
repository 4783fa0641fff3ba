import Foundation
import Testing
import ToolRunner

/// Everything that makes a protocol hard to write by hand, each with a member of a library.
@Suite struct PitfallTests {
    private static let source = """
        import Foundation

        public typealias Handler = @Sendable (Result<Int, any Error>) -> Void

        open class Statics {
            open class func start() {}
            nonisolated(unsafe) static var stored: String?
            open class var userID: String? { get { stored } set { stored = newValue } }
            public static let version = 3
            open class func make() -> Self { fatalError() }
            static public subscript(index: Int) -> String { "\\(index)" }
        }

        open class Instances: @unchecked Sendable {
            public init() {}
            public required init(name: String) {}
            public private(set) var closed = 1
            public internal(set) weak var parent: AnyObject?
            public lazy var late = 1
            public let constant: [String: Any] = [:]
            public var asyncValue: Int { get async throws { 1 } }
            public subscript(key: String) -> Int { get { 1 } set {} }
            public func overload(id: Int) -> Int { 1 }
            public func overload(id: String) -> String { "" }
            public func escaping(_ work: @escaping () -> Void, then: @escaping @Sendable (Int) -> Void) {}
            public func aliased(_ handler: @escaping Handler, other: Handler? = nil) { handler(.success(7)) }
            @MainActor public func onMain() {}
            public func typed() throws(CancellationError) {}
            public func passing(_ work: (Int) throws -> Void) rethrows { try work(1) }
            public func changing(_ value: inout Int, base: Int = 1) { value += base }
            public func generic<Value: Decodable>(_ type: Value.Type) -> Value? where Value: Sendable { nil }
            public func packed<each Value>(_ values: repeat each Value) {}
            @discardableResult public func `default`(_ `in`: Int, for `repeat`: Int = 2) -> Int { `in` * `repeat` }
            public func lazily(_ value: @autoclosure () -> Int, line: Int = #line) -> Int { value() }
            public func fetch(_ id: Int, completion: @escaping @Sendable (Int) -> Void) { completion(id) }
            public func fetch(_ id: Int) async -> Int { id }
            @available(*, deprecated, message: "use fetch") public func old() {}
            public static func == (left: Instances, right: Instances) -> Bool { true }
            public func someValue() -> some Equatable { 1 }
            public func _hidden() {}
        }

        open class Child: Instances, @unchecked Sendable {
            open override func overload(id: Int) -> Int { 2 }
        }

        extension Child { public func added() {} }
        extension Child: CustomStringConvertible { public var description: String { "child" } }

        public actor Worker {
            public init() {}
            public var count = 1
            public func work(_ value: Int) -> Int { value }
            public func fail() throws {}
            public nonisolated func name() -> String { "worker" }
        }

        @MainActor public final class Screen {
            public init() {}
            public func show() -> String { "shown" }
            public nonisolated func id() -> Int { 1 }
        }

        public struct Counter: Sendable {
            public var count = 0
            public init(count: Int) { self.count = count }
            public mutating func increase(by step: Int = 1) { count += step }
        }

        open class Box<Content> {
            public init() {}
            public func put(_ content: Content) {}
            public func clear() {}
        }
        """

    private static let program = """
        import Kit

        func useInstances(_ value: any InstancesProtocol) async throws {
            var number = 1
            value.changing(&number)
            print(number, value.default(3), value.lazily(4))
            value.fetch(5) { print($0) }
            print(await value.fetch(6))
            value.aliased { print((try? $0.get()) ?? 0) }
            value.passing { print($0) }
        }

        @main struct Program {
            @MainActor static func main() async throws {
                try await useInstances(Instances())
                //> 2 6 4
                //> 5
                //> 6
                //> 7
                //> 1
                let stub = InstancesStub()
                stub.defaultForReturnValue = 8
                print((stub as any InstancesProtocol).default(3), stub.defaultForReceivedArguments?.`repeat` ?? 0)
                //> 8 2
                let worker: any WorkerProtocol = Worker()
                print(await worker.work(9), await worker.count, worker.name())
                //> 9 1 worker
                let screen: any ScreenProtocol = Screen()
                print(screen.show(), screen.id())
                //> shown 1
                var counter: any CounterProtocol = Counter(count: 1)
                counter.increase(by: 2)
                print(counter.count)
                //> 3
                KitFacade.connectLibrary()
                KitFacade.userID = "kim"
                print(KitFacade.userID ?? "", KitFacade.version)
                //> kim 3
            }
        }
        """

    private func adapted(_ more: [String] = []) throws -> (AdaptedLibrary, Command) {
        let library = try AdaptedLibrary("Kit", source: Self.source)
        let run = try Command.dovetail(
            [
                "adapt", "--module", "Kit", "--flag", "-I", "--flag", ".", "--output", "Out", "--types",
                "Statics,Instances,Child,Worker,Screen,Counter,Box",
            ] + more, in: library.work.url)
        return (library, run)
    }

    @Test func rules() throws {
        let (library, run) = try adapted()
        // Box's content is open.
        #expect(run.status == 3, "\(run.errors)")
        let statics = try library.text("Out/Interface/StaticsProtocol.swift")
        for line in [
            "static func start()", "static var userID: String? { get set }", "static var version: Int { get }",
            "static func make() -> Self", "static subscript(index: Int) -> String { get }",
        ] { #expect(statics.contains("    \(line)\n"), "\(line)") }
        let instances = try library.text("Out/Interface/InstancesProtocol.swift")
        for line in [
            "init(name: String)", "var closed: Int { get }", "var parent: AnyObject? { get }",
            "var late: Int { get set }",
            "var constant: [String: Any] { get }", "var asyncValue: Int { get async throws }",
            "subscript(key: String) -> Int { get set }", "func overload(id: Int) -> Int",
            "func overload(id: String) -> String",
            "func escaping(_ work: @escaping () -> Void, then: @escaping @Sendable (Int) -> Void)",
            "func aliased(_ handler: @escaping @Sendable (Result<Int, any Error>) -> Void, "
                + "other: (@Sendable (Result<Int, any Error>) -> Void)?)",
            "@MainActor func onMain()", "func typed() throws(CancellationError)",
            "func passing(_ work: (Int) throws -> Void) rethrows", "func changing(_ value: inout Int, base: Int)",
            "func packed<each Value>(_ values: repeat each Value)",
            "@discardableResult func `default`(_ `in`: Int, for `repeat`: Int) -> Int",
            "func lazily(_ value: @autoclosure () -> Int, line: Int) -> Int",
            "@available(*, deprecated, message: \"use fetch\") func old()",
        ] { #expect(instances.contains("    \(line)\n"), "\(line)") }
        #expect(instances.contains("protocol InstancesProtocol: AnyObject, Sendable {"))
        let child = try library.text("Out/Interface/ChildProtocol.swift")
        for line in ["func added()", "var description: String { get }", "var closed: Int { get }"] {
            #expect(child.contains("    \(line)\n"), "\(line)")
        }
        #expect(child.components(separatedBy: "func overload(id: Int)").count == 2)
        let worker = try library.text("Out/Interface/WorkerProtocol.swift")
        for line in [
            "var count: Int { get async }", "func work(_ value: Int) async -> Int", "func fail() async throws",
            "func name() -> String",
        ] { #expect(worker.contains("    \(line)\n"), "\(line)") }
        let screen = try library.text("Out/Interface/ScreenProtocol.swift")
        #expect(screen.contains("@MainActor\nprotocol ScreenProtocol: AnyObject, Sendable {\n"))
        #expect(screen.contains("    nonisolated func id() -> Int\n"))
        let counter = try library.text("Out/Interface/CounterProtocol.swift")
        #expect(counter.contains("    mutating func increase(by step: Int)\n"))
        for note in [
            "left out of 'Instances' because it is an operator: ==(left:right:)",
            "left out of 'Instances' because its result type is opaque: someValue()",
            "left out of 'Instances' because its name marks it as private: _hidden()",
            "cannot conform with it: init()", "'Child' inherits 'CustomStringConvertible' of another module",
            "'Box' is not Sendable", "'put(_:)' names 'Content', which 'Box' leaves generic",
        ] { #expect(run.errors.contains(note), "\(note)") }
        // And all of it compiles and runs.
        try library.work.write("Program.swift", Self.program)
        let files = library.swiftFiles("Out/Interface", "Out/Library", "Out/Stubs") + ["Program.swift"]
        for mode in LanguageMode.allCases {
            #expect(try library.output(files, objects: ["Kit.o"], mode) == expectedOutput(Self.program), "\(mode)")
        }
    }

    @Test func choices() throws {
        let (library, run) = try adapted(["--pairs", "async", "--omit-deprecated", "--omit", "Box.put,typed"])
        #expect(run.status == 0, "\(run.errors)")
        let instances = try library.text("Out/Interface/InstancesProtocol.swift")
        #expect(instances.contains("func fetch(_ id: Int) async -> Int"))
        #expect(!instances.contains("completion:"))
        #expect(!instances.contains("old()") && !instances.contains("typed()"))
        #expect(run.errors.contains("because it is deprecated: old()"))
        #expect(run.errors.contains("because it is in --omit: typed()"))
        try library.adapt(
            "--flag", "-I", "--flag", ".", "--types", "Instances", "--pairs", "handlers", into: "Handlers")
        let handlers = try library.text("Handlers/Interface/InstancesProtocol.swift")
        #expect(handlers.contains("completion:") && !handlers.contains("fetch(_ id: Int) async"))
    }
}

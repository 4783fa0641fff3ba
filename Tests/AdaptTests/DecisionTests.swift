import Foundation
import Testing
import ToolRunner

/// Members through which a library would leak into its interface.
@Suite struct DecisionTests {
    /// A handwritten text with short names and without anything that a compiler adds.
    private static let interface = """
        import Foundation

        public let standardDelay: Double
        public enum Mode { case a }
        public protocol DialogDelegate: AnyObject { func done(_ dialog: Dialog) }
        public typealias Completion = (Result<Int, any Error>) -> Void
        public typealias Failing = (ModeError) -> Void
        public struct ModeError: Error {}
        extension String { public static let vendorName: String }

        open class Dialog {
            public enum Style { case alert }
            public var mode: Mode
            public var style: Style { get }
            weak public var delegate: (any DialogDelegate)?
            public func show(_ completion: @escaping Completion)
            public func fail(_ handler: Failing?)
            public func modes() -> [String : [Mode]]
            public func constrained<T>(_ value: T) where T : DialogDelegate
            public func typed() throws(ModeError)
            public func wait(_ delay: Double = standardDelay, name: String = .vendorName, count: Int = 3)
            public func copy() -> Dialog
            public func add(_ dialog: Dialog)
            public var next: Dialog?
        }

        @globalActor public actor DialogActor { public static let shared: DialogActor }
        @DialogActor public final class Isolated { public func run() }
        """

    private func library() throws -> AdaptedLibrary {
        let library = try AdaptedLibrary("Vendor", source: nil)
        try library.work.write("Vendor.txt", Self.interface)
        return library
    }

    @Test func leaks() throws {
        let library = try library()
        let run = try library.adapt(
            "--interface", "Vendor.txt", "--types", "Dialog,Isolated", "--omit", "copy,add,next", status: 3)
        let text = try library.text("Out/Interface/DialogProtocol.swift")
        #expect(!text.contains("import Vendor"))
        #expect(text.contains("    func show(_ completion: @escaping (Result<Int, any Error>) -> Void)\n"))
        let leaks = [
            "mode": "Mode", "style": "Dialog.Style", "delegate": "DialogDelegate", "fail(_:)": "ModeError",
            "modes()": "Mode", "constrained(_:)": "DialogDelegate", "typed()": "ModeError",
        ]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (title, type) in leaks {
            let todo = "// TODO(adapter): '\(title)' uses '\(type)' of Vendor: allow it with --keep \(type),"
            let line = lines.firstIndex { $0.contains(todo) }
            #expect(line != nil, "\(title)")
            // The list at the end refers to this place.
            let place = "Out/Interface/DialogProtocol.swift:\((line ?? 0) + 1): TODO(adapter): '\(title)'"
            #expect(run.errors.contains(place), "\(title)")
        }
        #expect(text.contains("    // func typed() throws(Vendor.ModeError)\n"))
        #expect(text.contains("'delay' of 'wait(_:name:count:)' defaults to 'standardDelay', which names"))
        #expect(text.contains("'name' of 'wait(_:name:count:)' defaults to '.vendorName', which names"))
        #expect(text.contains("    func wait(_ delay: Double, name: String) {\n"))
        #expect(try library.text("Out/Interface/IsolatedProtocol.swift").contains("uses 'DialogActor' of Vendor"))
        #expect(run.errors.contains("10 things are left to decide:"), "\(run.errors)")
        // The skeleton compiles unchanged.
        let built = try Command.env(
            ["swiftc", "-typecheck"] + library.swiftFiles("Out/Interface", "Out/Stubs"), in: library.work.url)
        #expect(built.status == 0, "\(built.errors)")
    }

    @Test func kept() throws {
        let library = try library()
        try library.adapt(
            "--interface", "Vendor.txt", "--types", "Dialog", "--keep", "Mode,Dialog.Style,DialogDelegate,ModeError",
            "--omit", "copy,add,next,wait")
        let text = try library.text("Out/Interface/DialogProtocol.swift")
        #expect(text.contains("import Vendor\n"))
        #expect(text.contains("    var mode: Vendor.Mode { get set }\n"))
        #expect(text.contains("    func fail(_ handler: ((Vendor.ModeError) -> Void)?)\n"))
        #expect(!text.contains("TODO"))
    }

    /// All types are kept except those that get protocols.
    @Test func allKept() throws {
        let library = try library()
        let run = try library.adapt(
            "--interface", "Vendor.txt", "--types", "Dialog", "--members", "copy,mode,add", "--keep-all", status: 3)
        let text = try library.text("Out/Interface/DialogProtocol.swift")
        #expect(text.contains("    func copy() -> any DialogProtocol\n"))
        #expect(text.contains("    var mode: Vendor.Mode { get set }\n"))
        #expect(run.errors.contains("1 thing is left to decide:"))
        #expect(text.contains("'add(_:)' uses 'Dialog' of Vendor"))
    }

    @Test func wrapped() throws {
        let library = try library()
        let run = try library.adapt(
            "--interface", "Vendor.txt", "--types", "Dialog", "--members", "copy,add,next,show", status: 3)
        let text = try library.text("Out/Interface/DialogProtocol.swift")
        #expect(text.contains("    func copy() -> any DialogProtocol\n"))
        #expect(text.contains("    var next: (any DialogProtocol)? { get }\n"))
        #expect(text.contains("'next' is read-only in its adapter: write how to set it"))
        #expect(text.contains("'add(_:)' uses 'Dialog' of Vendor"))
        let adapter = try library.text("Out/Library/DialogAdapter.swift")
        #expect(adapter.contains("var next: (any DialogProtocol)? { base.next.map { DialogAdapter($0) } }"))
        #expect(adapter.contains("        DialogAdapter(base.copy())\n"))
        #expect(run.errors.contains("2 things are left to decide:"))
    }

    /// Only changed files are written, and a second run writes the same text.
    @Test func writtenOnce() throws {
        let library = try library()
        let arguments = ["--interface", "Vendor.txt", "--types", "Dialog", "--members", "show"]
        func run() throws -> Command {
            try Command.dovetail(["adapt", "--module", "Vendor", "--output", "Out"] + arguments, in: library.work.url)
        }
        #expect(try run().errors.contains("1 member of 1 type in 4 files in Out\n"))
        let before = try library.text("Out/Stubs/Stubs.swift")
        #expect(try run().errors.contains("in 4 files in Out, already up to date\n"))
        #expect(try library.text("Out/Stubs/Stubs.swift") == before)
    }

    /// A type that now needs an adapter loses its conformance; files that `adapt` did not write are kept.
    @Test func staleFiles() throws {
        let library = try library()
        func run(_ more: String...) throws -> Command {
            try Command.dovetail(
                ["adapt", "--module", "Vendor", "--output", "Out", "--interface", "Vendor.txt", "--types", "Dialog"]
                    + more, in: library.work.url)
        }
        #expect(try run("--members", "show").status == 0)
        try library.work.write("Out/Library/Own.swift", "// mine\n")
        #expect(try run("--members", "show", "--check").status == 0)
        let stale = try run("--members", "show,copy", "--check")
        #expect(stale.status == 1)
        #expect(stale.errors.contains("Out/Library/DialogAdapter.swift:1:1: error: the adapter is stale"))
        #expect(stale.errors.contains("Out/Library/Dialog+DialogProtocol.swift:1:1: error: the adapter is stale"))
        let changed = try run("--members", "show,copy")
        #expect(changed.errors.contains("note: removed 'Out/Library/Dialog+DialogProtocol.swift'"))
        #expect(library.swiftFiles("Out/Library") == ["Out/Library/DialogAdapter.swift", "Out/Library/Own.swift"])
        try library.work.write("Out/Interface/DialogProtocol.swift", "protocol DialogProtocol {}\n")
        let refused = try run("--members", "show")
        #expect(refused.status == 2)
        #expect(
            refused.errors.contains(
                "'Out/Interface/DialogProtocol.swift' already exists and was not written by dovetail"))
        #expect(library.swiftFiles("Out/Library") == ["Out/Library/DialogAdapter.swift", "Out/Library/Own.swift"])
    }

    @Test func drift() throws {
        let library = try library()
        let arguments = ["adapt", "--module", "Vendor", "--interface", "Vendor.txt", "--output", "Out"]
        try library.adapt("--interface", "Vendor.txt", "--types", "Dialog,ModeError", "--members", "show")
        let same = try Command.dovetail(arguments + ["--diff"], in: library.work.url)
        #expect((same.status, same.output) == (0, ""))
        #expect(same.errors == "Vendor has not changed since the last run\n")
        let record = try library.text("Out/api.txt")
        #expect(record.contains("\nDialog\n    func add(_ dialog: Dialog)\n"))
        try library.work.write(
            "Vendor.txt",
            Self.interface.replacingOccurrences(
                of: "public func copy() -> Dialog", with: "public func copy() -> Dialog?"
            )
            .replacingOccurrences(of: "public func modes() -> [String : [Mode]]", with: "public func novel()")
            .replacingOccurrences(of: "public struct ModeError: Error {}", with: ""))
        let drifted = try Command.dovetail(arguments + ["--diff"], in: library.work.url)
        #expect(drifted.status == 1)
        #expect(
            drifted.output == """
                - ModeError, the whole type
                - Dialog: func copy() -> Dialog
                + Dialog: func copy() -> Dialog?
                - Dialog: func modes() -> [String: [Mode]]
                + Dialog: func novel()

                """)
        #expect(drifted.errors == "Vendor has 4 changes since the last run\n")
        #expect(try library.text("Out/api.txt") == record)
        // Changes of members outside the interface are reported too.
        let one = try Command.dovetail(arguments + ["--diff", "--types", "Dialog"], in: library.work.url)
        #expect(one.errors == "Vendor has 3 changes since the last run\n")
    }
}

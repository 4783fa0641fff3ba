import Foundation
import Testing
import ToolRunner

/// Types that cannot be adapted: a message, exit code 2, and nothing written.
@Suite struct BadInputTests {
    private static let interface = """
        open class Tracker {
            open class func track(_ name: String)
            open func stop()
        }
        public protocol Delegate {}
        public struct Handle : ~Copyable {}
        public typealias Old = Tracker
        public enum Outer { public struct Inner {} }
        """

    private func refusal(_ arguments: String..., module: String = "Kit", output: String = "Out") throws -> String {
        let work = try TemporaryFolder()
        try work.write("Kit.txt", Self.interface)
        try work.write(
            "Kit.swiftinterface", "public struct Own {}\nextension FoundationEssentials.URL { public func own() }\n")
        try work.write("Broken.txt", "open class Tracker {\n    open func (\n}\n")
        try work.write("Empty.txt", "import Foundation\n")
        try work.write("file", "no folder\n")
        let run = try Command.dovetail(["adapt", "--module", module, "--output", output] + arguments, in: work.url)
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: work.url.appendingPathComponent("Out").path))
        return run.errors
    }

    @Test func modules() throws {
        let near = try refusal("--types", "URL", module: "Fundation")
        #expect(near == "error: no importable module is called 'Fundation'; did you mean 'Foundation'?\n")
        let far = try refusal("--types", "A", module: "NoSuchLibrary")
        #expect(far.contains("pass its folder with --flag -I --flag FOLDER, or its text with --interface"))
    }

    @Test func types() throws {
        #expect(
            try refusal("--interface", "Kit.txt", "--types", "Traker")
                == "error: no type is called 'Traker' in the interface of 'Kit'; did you mean 'Tracker'?\n")
        #expect(try refusal("--interface", "Kit.txt", "--types", "Inner").contains("did you mean 'Outer.Inner'?"))
        #expect(try refusal("--interface", "Kit.txt", "--types", "Delegate").contains("is already a protocol"))
        #expect(try refusal("--interface", "Kit.txt", "--types", "Handle").contains("is not copyable"))
        #expect(try refusal("--interface", "Kit.txt", "--types", "Old").contains("is an alias of 'Tracker'"))
        #expect(
            try refusal("--interface", "Kit.swiftinterface", "--types", "URL").contains(
                "'Kit' only extends 'URL', which is a type of 'FoundationEssentials': --module FoundationEssentials"))
        #expect(try refusal("--interface", "Kit.txt", "--types", "Tracker", "--keep", "Nothing").contains("'Nothing'"))
    }

    @Test func members() throws {
        #expect(
            try refusal("--interface", "Kit.txt", "--types", "Tracker", "--members", "trak")
                == "error: 'Tracker' has no member 'trak'; did you mean 'track'?\n")
        #expect(
            try refusal("--interface", "Kit.txt", "--types", "Tracker", "--omit", "track(name:)").contains("track(_:)"))
        #expect(
            try refusal("--interface", "Kit.txt", "--types", "Tracker", "--members", "track(_: Int)")
                .contains("no member 'track(_: Int)'"))
    }

    @Test func texts() throws {
        #expect(try refusal("--interface", "None.txt", "--types", "A") == "error: 'None.txt' does not exist\n")
        #expect(try refusal("--interface", "Empty.txt", "--types", "A") == "error: 'Empty.txt' declares no types\n")
        #expect(
            try refusal("--interface", "Broken.txt", "--types", "Tracker")
                .hasPrefix("error: Broken.txt:2:"))
    }

    @Test func names() throws {
        let tracker = ["--interface", "Kit.txt", "--types", "Tracker"]
        func refused(_ more: String...) throws -> String {
            let work = try TemporaryFolder()
            try work.write("Kit.txt", Self.interface)
            let run = try Command.dovetail(
                ["adapt", "--module", "Kit", "--output", "Out"] + tracker + more, in: work.url)
            #expect(run.status == 2, "\(run.errors)")
            return run.errors
        }
        #expect(try refused("--protocol-name", "Tracker").contains("takes TYPE=NAME"))
        #expect(try refused("--protocol-name", "Tracker=My Name").contains("takes TYPE=NAME"))
        #expect(try refused("--protocol-name", "Traker=Tracking").contains("which is not one of --types"))
        #expect(try refused("--protocol-name", "Tracker=Delegate").contains("already has a type 'Delegate'"))
        #expect(try refused("--facade-name", "class").contains("not a valid name for a type"))
        #expect(try refused("--access", "private").contains("not 'private'"))
        #expect(try refused("--diff").contains("run the command without --diff first"))
        #expect(try refused("--flag", "-I").contains("--flag cannot be combined with --interface"))
    }

    /// A folder that cannot be created, and one with a file that cannot be replaced: nothing changes.
    @Test func output() throws {
        let blocked = try refusal("--interface", "Kit.txt", "--types", "Tracker", output: "file/Out")
        #expect(blocked.contains("error: the folder 'file/Out/"))
        let work = try TemporaryFolder()
        try work.write("Kit.txt", Self.interface)
        try work.write("Out/api.txt/inside", "a folder where a file goes\n")
        let run = try Command.dovetail(
            "adapt", "--module", "Kit", "--output", "Out", "--interface", "Kit.txt", "--types", "Tracker", in: work.url)
        #expect(run.status == 2)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: work.url.appendingPathComponent("Out").path) == [
                "api.txt"
            ])
    }
}

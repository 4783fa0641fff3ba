import Foundation
import Testing
import ToolRunner

/// The output of `dovetail modules imports`.
@Suite struct ModuleImportsTests {
    private static let sources = MarkedSources(files: [
        "App/A.swift":
            "import A\n@testable import struct B.C // x\n#if os(iOS) && !DEBUG\n    public import D\n#endif\n",
        "App/Sub/B.swift": "let a = 1\n",
        "App/Sub/C.swift": "import `E`.F\n",
        "App/Package.swift": "import PackageDescription\n",
        "Other.swift": "import G\n",
    ])

    private func run(_ arguments: String..., status: Int32 = 0) throws -> Command {
        let folder = try Self.sources.folder()
        let run = try Command.run(Command.dovetail, ["modules", "imports"] + arguments, in: folder.url)
        #expect(run.status == status, "\(run.errors)")
        return run
    }

    @Test func textIsALineForEach() throws {
        let expected = """
            App/A.swift:1:8: import A
            App/A.swift:2:25: @testable import struct B.C
            App/A.swift:4:19: public import D [when !DEBUG && os(iOS)]
            App/Sub/C.swift:1:8: import E.F

            """
        #expect(try run("App").output == expected)
        #expect(try run().output == "Other.swift:1:8: import G\n" + expected)
    }

    @Test func jsonIsAnObjectForEach() throws {
        let expected = #"""
            {"column":8,"file":"App/A.swift","line":1,"module":"A"}
            {"attributes":["testable"],"column":25,"file":"App/A.swift","kind":"struct","line":2,"module":"B","path":["C"]}
            {"access":"public","column":19,"condition":"!DEBUG && os(iOS)","file":"App/A.swift","line":4,"module":"D"}
            {"column":8,"file":"App/Sub/C.swift","line":1,"module":"E","path":["F"]}

            """#
        let output = try run("App", "--format", "json").output
        #expect(output == expected)
        for line in output.split(separator: "\n") { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }

    @Test func pathsAreReadOnceAndLeftOut() throws {
        let expected = "Other.swift:1:8: import G\nApp/Sub/C.swift:1:8: import E.F\n"
        #expect(try run("Other.swift", "App/Sub", "Other.swift").output == expected)
        #expect(try run(".", "--exclude", "A.swift", "--exclude", "Sub").output == "Other.swift:1:8: import G\n")
        #expect(try run("App/Package.swift").output == "App/Package.swift:1:8: import PackageDescription\n")
    }

    @Test func escapesWhatJSONCannotHold() throws {
        let folder = try TemporaryFolder()
        try folder.write("a\"\\\u{1}카.swift", "#if _compiler_version(\"5\")\nimport A\n#endif")
        let arguments = ["modules", "imports", ".", "--format", "json"]
        let run = try Command.run(Command.dovetail, arguments, in: folder.url)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(object?["file"] as? String == "a\"\\\u{1}카.swift")
        #expect(object?["condition"] as? String == "_compiler_version(\"5\")")
    }

    @Test func saysWhatCannotBeRead() throws {
        #expect(try run("Nowhere", status: 2).errors == "error: no such file or folder: 'Nowhere'\n")
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "import A")
        try folder.write("B.swift", "import B")
        let closed = folder.url.appendingPathComponent("A.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
        // The root user can read the file anyway.
        guard !FileManager.default.isReadableFile(atPath: closed) else { return }
        let run = try Command.run(Command.dovetail, ["modules", "imports", "."], in: folder.url)
        #expect(run.status == 2 && run.output == "B.swift:1:8: import B\n")
        #expect(run.errors == "error: A.swift: Permission denied\n")
    }
}

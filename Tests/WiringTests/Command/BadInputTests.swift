import Foundation
import Testing
import ToolRunner

/// Input that nobody should pass to a tool but somebody will.
@Suite struct BadInputTests {
    static let good = GenerateTests.source

    /// Runs `generate` on a folder with `files`; the output must not change.
    private func generate(
        _ files: [String: Data], arguments: [String] = ["App"], status: Int32, says: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.good)
        try folder.write("Wiring.swift", "// old\n")
        for (path, data) in files {
            let url = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        let run = try Command.run(
            Command.dovetail, ["generate", "--output", "Wiring.swift"] + arguments, in: folder.url)
        #expect(run.status == status, "\(run.errors.prefix(2000))", sourceLocation: sourceLocation)
        #expect(says.isEmpty || run.errors.contains(says), "\(run.errors.prefix(2000))", sourceLocation: sourceLocation)
        let left = try String(contentsOf: folder.url.appendingPathComponent("Wiring.swift"), encoding: .utf8)
        #expect((left == "// old\n") == (status != 0), sourceLocation: sourceLocation)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(
            !names.contains { $0.contains("dovetail-") }, "a temporary file is left", sourceLocation: sourceLocation)
    }

    @Test func syntaxErrors() throws {
        try generate(
            ["App/Broken.swift": Data("import Dovetail\nclass C: Component<\n".utf8)], status: 2,
            says: "[unreadable-source]")
    }

    @Test func aSyntaxErrorHidesNoOtherFindingAndMakesNone() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/App.swift",
            "import Dovetail\nfinal class App: BootstrapComponent {\n    var id: Int { 1 \n    var c: C { "
                + "C(parent: self) }\n}\n"
        )
        try folder.write(
            "App/C.swift",
            "import Dovetail\nprotocol D: Dependency { var id: Int { get } }\nfinal class C: Component<D> {}\n")
        let run = try Command.run(Command.dovetail, ["check", "App"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("[unreadable-source]"))
        #expect(!run.errors.contains("[missing-provider]"))
    }

    @Test(arguments: [
        "func setUp(_ c: Container) { c.register(A.self) { _ in A() } }\nfunc broken( {\n",
        "struct SetUp: Assembly {\n    func assemble(container c: Container) {\n        let x = ;\n"
            + "        c.register(A.self) { _ in A() }\n    }\n}\n",
    ])
    func whatABrokenFileRegistersIsNotMissing(_ broken: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("App/SetUp.swift", "import Dovetail\n" + broken)
        try folder.write(
            "App/main.swift",
            "import Dovetail\nfinal class A {}\nfinal class B {}\nlet c = Container()\nsetUp(c)\n"
                + "c.register(B.self) { _ in B() }\n_ = try c.resolve(A.self)\n")
        let run = try Command.run(Command.dovetail, ["check", "App", "--verbose"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("[unreadable-source]"))
        for other in ["[missing-registration]", "[unused-registration]", "[never-applied-assembly]", "proved 1 of"] {
            #expect(!run.errors.contains(other))
        }
        #expect(run.errors.contains("proved 0 of 1 resolution"))
        let graph = try Command.run(Command.dovetail, ["graph", "App", "--format", "json"], in: folder.url)
        #expect(graph.output.contains("could not be parsed, so what it registers is not known"))
    }

    @Test func invalidUTF8() throws {
        try generate(
            [
                "App/Latin.swift": Data("import Dovetail\nclass C: Component<D> { let \u{E9}".utf8.prefix(46))
                    + Data([0xFF, 0xFE])
            ],
            status: 2, says: "is not valid UTF-8")
    }

    @Test func aLineOf50Megabytes() throws {
        let words = "let withAlphaComponent = [" + String(repeating: "0x00FF, ", count: 50 << 17) + "0]"
        try generate(["App/Data.swift": Data(words.utf8)], status: 2, says: "is larger than 16 MB")
        let plain = words.replacingOccurrences(of: "withAlphaComponent", with: "data")
        try generate(["App/Data.swift": Data(plain.utf8)], status: 0, says: "")
    }

    @Test(arguments: ["(", "[", "{", "<", "!"])
    func nesting10000Deep(_ bracket: String) throws {
        let deep = "import Dovetail\nclass C: Component<D> { var x: Int { " + String(repeating: bracket, count: 10_000)
        try generate(["App/Deep.swift": Data(deep.utf8)], status: 2, says: "[unreadable-source]")
    }

    @Test func deeplyNestedTypes() throws {
        let deep =
            "import Dovetail\n" + String(repeating: "enum E { ", count: 10_000)
            + "class C: Component<D> {}" + String(repeating: "}", count: 10_000)
        try generate(["App/Deep.swift": Data(deep.utf8)], status: 2, says: "[unreadable-source]")
    }

    @Test func byteOrderMarkCarriageReturnsAndEmoji() throws {
        let text =
            "\u{FEFF}// 🧩 \u{1F468}\u{200D}\u{1F469}\r\nimport Dovetail\r\nfinal class 카드: "
            + "Component<EmptyDependency> {}\r\n"
        try generate(["App/Other.swift": Data(text.utf8)], status: 0, says: "카드 is never created")
    }

    @Test func namesWithSpacesAndOtherLetters() throws {
        let folder = try TemporaryFolder()
        try folder.write("내 앱/App One.swift", Self.good)
        let run = try Command.run(
            Command.dovetail, ["generate", "--output", "내 앱/배선 file.swift", "내 앱"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("내 앱/배선 file.swift").path))
    }

    @Test func loopsOfLinks() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.good)
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("App/self").path, withDestinationPath: ".")
        try manager.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("App/up").path, withDestinationPath: "..")
        try manager.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("App/nowhere.swift").path, withDestinationPath: "missing")
        let run = try Command.run(Command.dovetail, ["check", "App"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func aFolderCalledLikeASource() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.good)
        try folder.write("App/Odd.swift/Inner.swift", "let x = 1\n")
        let run = try Command.run(Command.dovetail, ["check", "App"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func inputsThatAreNotThere() throws {
        try generate([:], arguments: ["App", "Nowhere"], status: 2, says: "no such file or folder: 'Nowhere'")
        try generate([:], arguments: [], status: 2, says: "nothing to read")
        try generate([:], arguments: ["--module", "App"], status: 2, says: "--module takes NAME=PATH, not 'App'")
        try generate(
            [:], arguments: ["--modules-file", "m.json"], status: 2, says: "no modules file at 'm.json'")
        try generate(
            ["m.json": Data("{\"version\": 1}".utf8)], arguments: ["--modules-file", "m.json"], status: 2,
            says: "the key 'modules' is missing")
        try generate(
            ["list.txt": Data("App/Gone.swift\n".utf8)], arguments: ["list.txt"], status: 2,
            says: "'list.txt' lists 'App/Gone.swift', which does not exist")
        try generate(
            [:], arguments: ["App", "--header", "none.txt"], status: 2,
            says: "the header file 'none.txt' cannot be read")
    }

    @Test func anOutputThatCannotBeWritten() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.good)
        let run = try Command.run(
            Command.dovetail, ["generate", "--output", "missing/Wiring.swift", "App"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("'missing/Wiring.swift' cannot be written: No such file or directory"))
        let device = try Command.run(Command.dovetail, ["generate", "--output", "App", "App"], in: folder.url)
        #expect(device.status == 2)
        #expect(device.errors.contains("cannot be written"))
    }

    @Test func wrongOptions() throws {
        let folder = try TemporaryFolder()
        let run = try Command.run(Command.dovetail, ["generate", "--ouput", "x"], in: folder.url)
        #expect(run.status == 2, "\(run.status)")
        #expect(run.errors.contains("--output"))
    }
}

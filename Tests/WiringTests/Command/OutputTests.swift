import Foundation
import Testing
import ToolRunner

/// A full disk, and a process that is killed, while the output is being written.
@Suite struct OutputTests {
    /// Runs `generate` in a shell that limits files to one block; the output is larger.
    private func run(_ before: String) throws -> (status: Int32, errors: String, output: String?) {
        let folder = try TemporaryFolder()
        let components = (0..<60).map { number in
            """
            protocol D\(number): Dependency { var id: Int { get } }
            final class C\(number): Component<D\(number)> {}
            """
        }
        let children = (0..<60).map { "    var c\($0): C\($0) { C\($0)(parent: self) }" }
        try folder.write(
            "App/App.swift",
            (["import Dovetail"] + components
                + ["final class App: BootstrapComponent {", "    var id: Int { 1 }"] + children + ["}"]).joined(
                    separator: "\n"))
        try folder.write("Wiring.swift", "// old\n")
        let script = "\(before) ulimit -f 1; exec \"$0\" generate --output Wiring.swift App"
        let shell = try Command.run("/bin/sh", ["-c", script, Command.dovetail], in: folder.url)
        let output = try? String(contentsOf: folder.url.appendingPathComponent("Wiring.swift"), encoding: .utf8)
        return (shell.status, shell.errors, output)
    }

    @Test func aFullDiskIsSaidAndTheOldFileStays() throws {
        let run = try run("trap '' XFSZ;")
        #expect(run.status == 2)
        #expect(run.errors.contains("'Wiring.swift' cannot be written: "), "\(run.errors)")
        #expect(run.errors.contains("its old content is untouched"))
        #expect(run.output == "// old\n")
    }

    @Test func aKillLeavesTheOldFileWhole() throws {
        let run = try run("")
        #expect(run.status != 0)
        #expect(run.output == "// old\n")
    }
}

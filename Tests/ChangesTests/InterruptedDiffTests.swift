import Foundation
import Testing
import ToolRunner

/// What an interrupted `dovetail diff` leaves behind: nothing.
@Suite struct InterruptedDiffTests {
    /// The state of a run that waits for a program which never ends.
    private struct Run {
        let process = Process()
        let temporary: URL
        let program: pid_t

        /// Starts the comparison, in which the tool runs itself, which runs SwiftPM.
        init(_ shop: ShopRepository) throws {
            let folder = shop.folder.url.appendingPathComponent(".git/run")
            temporary = folder.appendingPathComponent("tmp")
            try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
            let (swift, started) = (folder.appendingPathComponent("swift"), folder.appendingPathComponent("started"))
            try Data(
                "#!/bin/sh\necho $$ > '\(started.path).part'\nmv '\(started.path).part' '\(started.path)'\nexec sleep 600\n"
                    .utf8
            )
            .write(to: swift)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
            process.executableURL = URL(fileURLWithPath: Command.dovetail)
            process.arguments = ["diff", "base", "--quiet"]
            process.currentDirectoryURL = shop.folder.url
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            process.environment = ProcessInfo.processInfo.environment.merging([
                "PATH": "\(folder.path):\(path)", "TMPDIR": temporary.path,
            ]) { $1 }
            (process.standardInput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try process.run()
            for _ in 0..<3000 where !FileManager.default.fileExists(atPath: started.path) { usleep(20_000) }
            let text = try String(contentsOf: started, encoding: .utf8)
            program = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        }

        var leftFolders: [String] {
            get throws { try FileManager.default.contentsOfDirectory(atPath: temporary.path) }
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func foldersAreDeletedAndProgramsEnded(_ number: Int32) throws {
        let shop = try ShopRepository()
        let run = try Run(shop)
        #expect(try !run.leftFolders.isEmpty)
        kill(run.process.processIdentifier, number)
        run.process.waitUntilExit()
        #expect(run.process.terminationReason == .uncaughtSignal)
        #expect(run.process.terminationStatus == number)
        #expect(try run.leftFolders == [])
        // Whoever adopts it may not have reaped it yet.
        for _ in 0..<500 where kill(run.program, 0) == 0 { usleep(10_000) }
        #expect(kill(run.program, 0) != 0)
        withExtendedLifetime(shop) {}
    }
}

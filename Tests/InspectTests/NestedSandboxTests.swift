import Foundation
import Testing
import ToolRunner

/// macOS runs no sandbox within another, such as SwiftPM's for a manifest within that of a plugin.
@Suite struct NestedSandboxTests {
    /// A `swift` that refuses as macOS does, unless SwiftPM makes no sandbox of its own.
    private static let swift = #"""
        #!/bin/sh
        folder=${0%/*}
        echo "$*" >>"$folder/calls"
        case " $* " in
        *" --disable-sandbox "*) ;;
        *) echo "sandbox-exec: sandbox_apply: Operation not permitted" >&2; exit 71 ;;
        esac
        PATH=${PATH#"$folder:"} exec swift "$@"
        """#

    @Test func aManifestIsReadWithoutASandboxOfItsOwn() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: ["App"].map { .executableTarget(name: $0 + "") })
            """)
        try folder.write("Sources/App/main.swift", "print(1)\n")
        try folder.write("bin/swift", Self.swift)
        let bin = folder.url.appendingPathComponent("bin")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bin.path + "/swift")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let run = try Command.run(
            Command.dovetail, ["inspect", "--project"], in: folder.url, environment: ["PATH": "\(bin.path):\(path)"])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("checked 1 image"), "\(run.errors)")
        let calls = try String(contentsOf: bin.appendingPathComponent("calls"), encoding: .utf8)
            .split(separator: "\n")
        #expect(calls.count == 2)
        #expect(calls.first?.contains("--disable-sandbox") == false)
        // The caches of the user cannot be written within the outer sandbox either.
        #expect(calls.last?.contains("--disable-sandbox --manifest-cache none --cache-path ") == true)
    }
}

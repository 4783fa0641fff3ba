import Foundation
import Testing
import ToolRunner

/// Third-party libraries in a temporary folder: `libMetrics.a`, static, and `libSession.so`, dynamic.
struct Vendor {
    let folder: TemporaryFolder
    var url: URL { folder.url }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("metrics.c", "static int total; int metrics_count(void) { return ++total; }\n")
        try folder.write("session.c", "extern int missing(void); int session_open(void) { return 7; }\n")
        try run("clang -c -fPIC -o metrics.o metrics.c")
        try run("mkdir -p lib && llvm-ar rcs lib/libMetrics.a metrics.o && rm metrics.o")
        try run("clang -shared -fPIC -nostdlib -Wl,-soname,libSession.so.1 -o lib/libSession.so session.c")
    }

    /// Runs a shell command.
    func run(_ script: String) throws {
        let made = try Command.shell(Self.path + script, in: url)
        try #require(made.status == 0, "\(script): \(made.errors)")
    }

    /// The toolchain's programs are next to its compiler.
    private static let path =
        "PATH=\"$PATH:\(URL(fileURLWithPath: Command.swiftc).resolvingSymlinksInPath().deletingLastPathComponent().path)\"; "

    func inspect(_ arguments: String...) throws -> Command {
        try Command.dovetail(["inspect"] + arguments, in: url)
    }
}

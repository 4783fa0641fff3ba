import DovetailBasics
import Foundation

/// The Swift compiler of this machine.
package struct SwiftCompiler: Sendable {
    package let path: String
    /// Its version text.
    package let version: String

    /// The first compiler on a search path, a list of folders separated by `:`.
    package static func find(on searchPath: String, limit: Double) -> SwiftCompiler? {
        for path in SearchPath(searchPath).programs("swiftc") {
            let run = try? ChildProcess(executable: path, arguments: ["--version"], limit: limit).run()
            guard let run, run.code == 0 else { continue }
            return SwiftCompiler(path: path, version: run.output)
        }
        return nil
    }

    /// The arguments of every compilation; they are part of the cache keys.
    static let flags = [
        "-swift-version", "5", "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm",
    ]

    /// Compiles a module into `folder`, as an object and an importable module.
    func compile(_ module: ManifestModule, importing folders: [String], into folder: String, limit: Double) throws
        -> ChildProcess.Outcome
    {
        try run(
            [
                "-wmo", "-parse-as-library", "-c", "-emit-module", "-module-name", module.name,
                "-emit-module-path", "\(folder)/\(module.name).swiftmodule", "-o", "\(folder)/\(module.name).o",
            ] + folders.flatMap { ["-I", $0] } + module.sources(in: folder),
            folder: folder, limit: limit)
    }

    /// Compiles a manifest into a program at `output`.
    func compile(manifest: String, with modules: [BuiltModule], to output: String, folder: String, limit: Double)
        throws -> ChildProcess.Outcome
    {
        try run(
            ["-module-name", "DovetailManifest", "-o", output] + modules.flatMap { ["-I", $0.folder] } + [manifest]
                + modules.map { "\($0.folder)/\($0.name).o" },
            folder: folder, limit: limit)
    }

    /// Intermediate files go to `folder`, so that those of an interrupted compiler are deleted with it.
    private func run(_ arguments: [String], folder: String, limit: Double) throws -> ChildProcess.Outcome {
        try ChildProcess(
            executable: path, arguments: Self.flags + ["-module-cache-path", "\(folder)/../../imports"] + arguments,
            folder: folder, environment: ["TMPDIR": folder], limit: limit
        ).run()
    }
}

/// A compiled module.
struct BuiltModule: Sendable {
    var name: String
    var folder: String
}

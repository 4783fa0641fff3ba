package import Foundation

/// The runtime library, compiled once for all tests that compile programs.
package struct RuntimeBuild: Sendable {
    package let folder: URL
    package let failure: String?

    package static let shared = RuntimeBuild()
    /// The project's folder.
    package static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let sources = project.appendingPathComponent("Sources/Runtime")

    private init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-runtime-\(UUID().uuidString)")
        do {
            failure = try Self.build(folder)
        } catch {
            failure = "\(error)"
        }
    }

    /// Flags for compiling and linking against the runtime.
    package var flags: [String] {
        ["-I", folder.path, "-Xcc", "-I\(Self.sources.path)/DovetailAtomics/include"]
    }
    package var objects: [String] {
        ["DovetailAtomics.o", "Dovetail.o", "DovetailMain.o"].map { "\(folder.path)/\($0)" }
    }

    package var libraries: SourceProgram.Libraries {
        SourceProgram.Libraries(flags: flags, objects: objects, failure: failure)
    }

    private static func build(_ folder: URL) throws -> String? {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let atomics = sources.appendingPathComponent("DovetailAtomics")
        let map = "module DovetailAtomics { umbrella header \"\(atomics.path)/include/DovetailAtomics.h\" export * }"
        try Data(map.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
        let c = try Command.run(
            Command.clang,
            [
                "-c", "-O1", "-I\(atomics.path)/include", "\(atomics.path)/DovetailAtomics.c", "-o",
                "\(folder.path)/DovetailAtomics.o",
            ])
        guard c.status == 0 else { return c.errors }
        for module in ["Dovetail", "DovetailMain"] {
            let files =
                FileManager.default.enumerator(
                    at: sources.appendingPathComponent(module), includingPropertiesForKeys: nil)?
                .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted() ?? []
            let swift = try Command.run(
                Command.swiftc,
                [
                    "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
                    "-enable-upcoming-feature", "InternalImportsByDefault", "-parse-as-library", "-wmo",
                    "-module-name", module, "-package-name", "dovetail", "-emit-module",
                    "-emit-module-path", "\(folder.path)/\(module).swiftmodule", "-emit-object",
                    "-o", "\(folder.path)/\(module).o", "-I", folder.path,
                ] + files)
            guard swift.status == 0 else { return swift.errors }
        }
        return nil
    }
}

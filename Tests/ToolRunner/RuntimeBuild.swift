import DovetailBasics
package import Foundation

/// The runtime library, compiled once for all tests that compile programs, and kept in the build folder for later runs
/// with the same sources and compiler.
package struct RuntimeBuild: Sendable {
    package let folder: URL
    package let failure: String?

    package static let shared = RuntimeBuild()
    /// The project's folder.
    package static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let sources = project.appendingPathComponent("Sources/Runtime")
    private static let modules = ["Dovetail", "DovetailMain"]

    private init() {
        folder = Self.place
        do {
            failure = FileManager.default.fileExists(atPath: folder.path) ? nil : try Self.build(movedTo: folder)
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
        SourceProgram.Libraries(flags: flags, objects: objects, failure: failure, identity: folder.lastPathComponent)
    }

    /// The folder for these sources and this compiler.
    private static let place: URL = {
        var key = CacheKey()
        key.add((try? Command.run(Command.swiftc, ["--version"]).output) ?? UUID().uuidString)
        key.add((try? String(contentsOfFile: #filePath, encoding: .utf8)) ?? UUID().uuidString)
        for path in [atomics.path] + modules.map({ sources.appendingPathComponent($0).path }) {
            for file in files(in: path) { key.add(FileManager.default.contents(atPath: file) ?? Data()) }
        }
        return project.appendingPathComponent(".build/runtime-of-tests/\(key.name)")
    }()

    private static let atomics = sources.appendingPathComponent("DovetailAtomics")

    /// The files below a folder, sorted.
    private static func files(in folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
            .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }.sorted()
    }

    /// Builds in a folder beside the place, and moves it there if it is whole; another run may have been faster.
    private static func build(movedTo place: URL) throws -> String? {
        let folder = place.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        if let failure = try build(folder) { return failure }
        if !FileManager.default.fileExists(atPath: place.path) {
            try? FileManager.default.moveItem(at: folder, to: place)
        }
        return FileManager.default.fileExists(atPath: place.path) ? nil : "'\(place.path)' cannot be written"
    }

    private static func build(_ folder: URL) throws -> String? {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let map = "module DovetailAtomics { umbrella header \"\(atomics.path)/include/DovetailAtomics.h\" export * }"
        try Data(map.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
        let c = try Command.run(
            Command.clang,
            [
                "-c", "-O1", "-I\(atomics.path)/include", "\(atomics.path)/DovetailAtomics.c", "-o",
                "\(folder.path)/DovetailAtomics.o",
            ])
        guard c.status == 0 else { return c.errors }
        for module in modules {
            let swift = try Command.run(
                Command.swiftc,
                [
                    "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
                    "-enable-upcoming-feature", "InternalImportsByDefault", "-parse-as-library", "-wmo",
                    "-module-name", module, "-package-name", "dovetail", "-emit-module",
                    "-emit-module-path", "\(folder.path)/\(module).swiftmodule", "-emit-object",
                    "-o", "\(folder.path)/\(module).o", "-I", folder.path,
                ] + files(in: sources.appendingPathComponent(module).path))
            guard swift.status == 0 else { return swift.errors }
        }
        return nil
    }
}

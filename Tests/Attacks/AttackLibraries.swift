import Foundation
import ToolRunner

/// The libraries that attacks are linked with: the module they print with, the runtime, and Swinject if a checkout is
/// given.
struct AttackLibraries: Sendable {
    private let probe: SourceProgram.Libraries
    private let swinject: SourceProgram.Libraries?
    /// The versions of Swinject and of its autoregistration, as their checkouts have them; nil without checkouts.
    let versions: String?

    /// Compiles them into a folder.
    ///
    /// - Parameter checkouts: the checkouts of Swinject and of SwinjectAutoregistration.
    init(swinject checkouts: (swinject: URL, autoregistration: URL)?, in folder: URL) throws {
        let runtime = RuntimeBuild.shared.libraries
        var probe = SourceProgram.Libraries(flags: ["-package-name", "pkg"] + runtime.flags, objects: runtime.objects)
        (probe.failure, probe.identity) = (runtime.failure, runtime.identity.map { Self.probeSource + $0 })
        try Data(Self.probeSource.utf8).write(to: folder.appendingPathComponent("Probe.swift"))
        try Self.compile("Probe", ["Probe.swift"], mode: "6", into: &probe, in: folder)
        self.probe = probe
        guard let checkouts else {
            (swinject, versions) = (nil, nil)
            return
        }
        var both = probe
        for (module, checkout) in [
            ("Swinject", checkouts.swinject), ("SwinjectAutoregistration", checkouts.autoregistration),
        ] {
            let sources = checkout.appendingPathComponent("Sources")
            let files = (FileManager.default.enumerator(atPath: sources.path)?.allObjects as? [String] ?? [])
                .filter { $0.hasSuffix(".swift") }.map { "\(sources.path)/\($0)" }.sorted()
            try Self.compile(module, files, mode: "5", into: &both, in: folder)
        }
        both.identity = nil
        swinject = both
        versions = try [checkouts.swinject, checkouts.autoregistration].map(Self.version).joined(separator: ", ")
    }

    /// A library's name and version, which stand in its podspec.
    private static func version(of checkout: URL) throws -> String {
        let files = try FileManager.default.contentsOfDirectory(atPath: checkout.path)
        guard let name = files.first(where: { $0.hasSuffix(".podspec") }) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "\(checkout.path)/*.podspec"])
        }
        let text = try String(contentsOf: checkout.appendingPathComponent(name), encoding: .utf8)
        let version = text.firstMatch(ofPattern: #"\.version\s*=\s*["']([^"']+)["']"#)?.groups[1]
        return "\(name.dropLast(8)) \(version ?? "of unknown version")"
    }

    /// The libraries that an attack is linked with; nil if some are not available.
    func libraries(_ attack: Attack) -> SourceProgram.Libraries? { attack.kind == .swinject ? swinject : probe }

    private static func compile(
        _ module: String, _ files: [String], mode: String, into libraries: inout SourceProgram.Libraries, in folder: URL
    ) throws {
        let built = try Command.run(
            Command.swiftc,
            [
                "-swift-version", mode, "-parse-as-library", "-wmo", "-module-name", module, "-I", ".", "-emit-module",
                "-emit-module-path", "\(module).swiftmodule", "-c", "-o", "\(module).o", "-suppress-warnings",
            ] + files, in: folder)
        if built.status != 0 { libraries.failure = built.errors }
        if !libraries.flags.contains(folder.path) { libraries.flags += ["-I", folder.path] }
        libraries.objects.append("\(folder.path)/\(module).o")
    }

    private static let probeSource = """
        /// Says what a resolution gave, and at which line.
        public func probe<T>(_ value: T?, file: StaticString = #fileID, line: UInt = #line) {
            print("@ \\("\\(file)"):\\(line) \\(value == nil ? "nil" : "ok")")
        }
        /// The same for what throws.
        public func attempt<T>(file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> T) {
            do {
                _ = try body()
                print("@ \\("\\(file)"):\\(line) ok")
            } catch {
                print("@ \\("\\(file)"):\\(line) throws \\("\\(error)".split(separator: "\\n").joined(separator: " "))")
            }
        }
        /// Says whether something holds that does if the right object came.
        public func same(_ value: Bool, file: StaticString = #fileID, line: UInt = #line) {
            print("@ \\("\\(file)"):\\(line) \\(value ? "same" : "other")")
        }
        @available(*, noasync) public func flush() {}

        """
}

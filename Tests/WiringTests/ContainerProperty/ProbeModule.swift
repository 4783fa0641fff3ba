import Foundation
import ToolRunner

/// A module with which generated programs print. The tool does not read it, so its resolutions belong to no code that
/// is checked.
struct ProbeModule: Sendable {
    let folder: URL
    let failure: String?

    static let shared = ProbeModule()

    private init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-probe-\(UUID().uuidString)")
        do {
            failure = try Self.build(folder)
        } catch {
            failure = "\(error)"
        }
    }

    var libraries: SourceProgram.Libraries {
        SourceProgram.Libraries(
            flags: ["-I", folder.path] + RuntimeBuild.shared.flags,
            objects: ["\(folder.path)/Probe.o"] + RuntimeBuild.shared.objects, failure: failure,
            identity: RuntimeBuild.shared.libraries.identity.map { Self.source + $0 })
    }

    private static func build(_ folder: URL) throws -> String? {
        if let failure = RuntimeBuild.shared.failure { return "the runtime does not compile: \(failure)" }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: folder.appendingPathComponent("Probe.swift"))
        let built = try Command.run(
            Command.swiftc,
            RuntimeBuild.shared.flags + [
                "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", "Probe", "-emit-module",
                "-emit-module-path", "Probe.swiftmodule", "-emit-object", "-o", "Probe.o", "Probe.swift",
            ], in: folder)
        return built.status == 0 ? nil : built.errors
    }

    private static let source = """
        import Dovetail

        public func site(_ number: Int, _ body: () throws -> Void) { print("site \\(number) \\(outcome(body))") }
        public func probe(_ number: Int, _ body: () throws -> Void) { print("probe \\(number) \\(outcome(body))") }

        /// The same for what is resolved asynchronously.
        public func siteAsync(
            _ number: Int, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
        ) async {
            let result: Result<Void, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            site(number) { try result.get() }
        }

        public func ask<Service, each Argument>(
            _ container: Container, _ type: Service.Type, _ name: String?, _ arguments: repeat each Argument
        ) throws {
            let value = try container.resolve(type, name: name, arguments: repeat each arguments)
            for value in value as? [Any] ?? [value] { try (value as? any Runs)?.run() }
        }

        /// What keeps closures that ask.
        public protocol Runs { func run() throws }

        struct PlacedError: Error {
            var place: String
            var error: any Error
        }

        /// Tells errors where they come from.
        public func placed<T>(file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> T) throws -> T {
            do { return try body() } catch {
                throw PlacedError(place: "\\("\\(file)".split(separator: "/").last!):\\(line)", error: error)
            }
        }

        private func outcome(_ body: () throws -> Void) -> String {
            do {
                try body()
                return "ok"
            } catch let error as PlacedError {
                let words = outcome { throw error.error }.split(separator: " ")
                return ([String(words[0]), error.place] + words.dropFirst().map(String.init)).joined(separator: " ")
            } catch let error as ResolutionError {
                let kind = switch error.reason {
                case .notRegistered: "missing"
                case .cycle, .endless: "cycle"
                default: "other"
                }
                return ([kind] + error.path.map { $0.place?.description ?? "-" }).joined(separator: " ")
            } catch let error as RegistrationError {
                let places = error.problems.map { problem in
                    if case .duplicate(let step, _) = problem { step.place?.description ?? "-" } else { "-" }
                }
                return (["creation"] + places).joined(separator: " ")
            } catch {
                return "other"
            }
        }

        """
}

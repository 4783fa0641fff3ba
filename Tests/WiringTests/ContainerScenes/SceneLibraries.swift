import Foundation
import ToolRunner

/// The libraries that scenes are linked with: a small container with Swinject's interface that reports which
/// registration answered, and functions that print the resolutions. The tool reads neither.
struct SceneLibraries: Sendable {
    let folder: URL
    let failure: String?

    static let shared = SceneLibraries()

    private init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-scene-\(UUID().uuidString)")
        do {
            failure =
                try Self.build("Swinject", Self.swinject, folder) ?? Self.build("SceneProbe", Self.probe, folder)
        } catch {
            failure = "\(error)"
        }
    }

    var libraries: SourceProgram.Libraries {
        SourceProgram.Libraries(
            flags: ["-I", folder.path], objects: ["\(folder.path)/Swinject.o", "\(folder.path)/SceneProbe.o"],
            failure: failure, identity: Self.swinject + Self.probe)
    }

    private static func build(_ name: String, _ source: String, _ folder: URL) throws -> String? {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: folder.appendingPathComponent("\(name).swift"))
        let built = try Command.run(
            Command.swiftc,
            [
                "-swift-version", "5", "-parse-as-library", "-wmo", "-I", folder.path, "-module-name", name,
                "-emit-module", "-emit-module-path", "\(name).swiftmodule", "-emit-object", "-o", "\(name).o",
                "\(name).swift",
            ], in: folder)
        return built.status == 0 ? nil : built.errors
    }

    /// As in Swinject, the last registration of a service is used, and a factory resolves from the container that was
    /// called.
    private static let swinject = """
        public protocol Resolver {
            func resolve<Service>(_ type: Service.Type, name: String?) -> Service?
        }
        extension Resolver {
            public func resolve<Service>(_ type: Service.Type) -> Service? { resolve(type, name: nil) }
        }

        /// Where the registration stands that has answered last.
        nonisolated(unsafe) public var answer: String?

        public final class Container: Resolver {
            private struct Key: Hashable {
                var type: ObjectIdentifier
                var name: String?
            }
            private struct Entry {
                var place: String
                var factory: (any Resolver) -> Any
            }

            private let parent: Container?
            private var entries: [Key: Entry] = [:]

            public init() { parent = nil }
            public init(parent: Container?) { self.parent = parent }

            public func register<Service>(
                _ type: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
                factory: @escaping (any Resolver) -> Service
            ) {
                let key = Key(type: ObjectIdentifier(type), name: name)
                let place = "\\("\\(file)".split(separator: "/").last!):\\(line)"
                if let earlier = entries[key] { print("twice \\(earlier.place) \\(place)") }
                entries[key] = Entry(place: place, factory: factory)
            }

            public func resolve<Service>(_ type: Service.Type, name: String?) -> Service? {
                let entry = entry(Key(type: ObjectIdentifier(type), name: name))
                let service = entry?.factory(self) as? Service
                answer = entry?.place
                return service
            }

            private func entry(_ key: Key) -> Entry? { entries[key] ?? parent?.entry(key) }
        }

        public protocol Assembly {
            func assemble(container: Container)
        }

        public final class Assembler {
            private let container: Container
            public var resolver: any Resolver { container }

            public init(container: Container? = Container()) { self.container = container! }
            public init(_ assemblies: [any Assembly], container: Container = Container()) {
                self.container = container
                apply(assemblies: assemblies)
            }
            public init(_ assemblies: [any Assembly], parent: Assembler?) {
                container = Container(parent: parent?.container)
                apply(assemblies: assemblies)
            }
            public func apply(assembly: any Assembly) { assembly.assemble(container: container) }
            public func apply(assemblies: [any Assembly]) { for assembly in assemblies { apply(assembly: assembly) } }
        }
        """

    private static let probe = """
        import Swinject

        /// Prints what a question at a line gave, and the registration that gave it.
        public func asked<T>(_ value: T?, file: StaticString = #fileID, line: UInt = #line) {
            let place = "\\("\\(file)".split(separator: "/").last!):\\(line)"
            print("asked \\(place) \\(value == nil ? "nil" : "ok") \\(value == nil ? "-" : answer ?? "-")")
            answer = nil
        }
        public func asked<T, U>(_ values: (T?, U?), file: StaticString = #fileID, line: UInt = #line) {
            answer = nil
            asked(values.0, file: file, line: line)
            asked(values.1, file: file, line: line)
        }

        public func yes() -> Bool { true }
        public func no() -> Bool { false }
        public func number(_ number: Int) -> Int { number }
        """
}

import ByteSearch
import Doubles
import Foundation
import ProjectFacts
import SourceFacts
import WiringModel

/// The files in which a command looks for protocols, as they are on disk.
struct StubSources {
    private struct Input: Sendable {
        var path: String
        var module: String?
        /// Whether its protocols are only inherited: it is of another package.
        var isParent: Bool
        var content: Data
    }

    private var inputs: [Input] = []
    /// The module that is written for, where that is known.
    private(set) var home: String?

    /// What the standard library declares.
    static var known: ProtocolFile {
        ProtocolReader.read(KnownProtocols.source, path: "", module: KnownProtocols.module)
    }

    /// Finds and reads sources and `.swiftinterface` files.
    ///
    /// - Throws: `InputError` where an input is not there.
    init(_ sources: SourceInputs) throws {
        var sources = sources
        let interfaces = sources.paths.filter { $0.hasSuffix(".swiftinterface") }
        sources.paths.removeAll(where: interfaces.contains)
        let set = try sources.resolve()
        home = set.home.flatMap { set.modules[$0].name } ?? (sources.modules.isEmpty ? nil : "")
        let package = set.home.flatMap { set.modules[$0].package }
        let files = set.files.map { (path: $0.path, module: set.modules[$0.module]) }
        let texts = interfaces.map { path in
            (
                path,
                Module(
                    name: path.split(separator: "/").last?.split(separator: ".").first.map(String.init), isExact: true)
            )
        }
        inputs = try inParallel(files + texts) { path, module -> Result<Input, InputError> in
            guard let content = FileManager.default.contents(atPath: path) else {
                return .failure(InputError("there is no file '\(path)'"))
            }
            return .success(
                Input(
                    path: path, module: module.isExact ? module.name : nil,
                    isParent: package != nil && module.package != package, content: content))
        }.map { try $0.get() }
    }

    /// The paths of all files.
    var paths: [String] { inputs.map(\.path) }

    /// What tells these inputs from all others.
    func add(to key: inout CacheKey) {
        let hashes = inParallel(inputs) { input in
            input.content.withUnsafeBytes { buffer in
                buffer.baseAddress.map { byte_hash($0, buffer.count) } ?? byte_hash_value(low: 0, high: 0)
            }
        }
        for (input, hash) in zip(inputs, hashes) {
            key.add(input.path)
            key.add("\(input.module ?? "")\(input.isParent) \(hash.low) \(hash.high)")
        }
    }

    /// The protocols: those that may get doubles, and those that are only inherited.
    ///
    /// - Throws: `InputError` where a file is no text.
    func read() throws -> (own: [ProtocolFile], parents: [ProtocolFile]) {
        let files = try inParallel(inputs) { input in Result { try Self.read(input) } }.map { try $0.get() }
        let both = zip(inputs, files)
        return (
            both.compactMap { $0.isParent ? nil : $1 }, both.compactMap { $0.isParent ? $1 : nil }
        )
    }

    /// nil for a file that says nothing about doubles, which is not parsed.
    private static func read(_ input: Input) throws -> ProtocolFile? {
        let words = ["protocol", "typealias", "~Copyable", "~Escapable"]
        guard words.contains(where: { input.content.range(of: Data($0.utf8)) != nil }) else { return nil }
        guard let text = String(data: input.content, encoding: .utf8) else {
            throw InputError("'\(input.path)' is not UTF-8")
        }
        return ProtocolReader.read(text, path: input.path, module: input.module)
    }
}

import Doubles
import Foundation
import ProjectFacts
import SourceFacts
import WiringModel

/// Reads the protocols behind paths.
enum StubSources {
    /// What the standard library declares.
    static var known: ProtocolFile {
        ProtocolReader.read(KnownProtocols.source, path: "", module: KnownProtocols.module)
    }

    /// - Parameter output: the file that is written, which is no input.
    static func read(_ paths: [String], exclude: [String], output: String?) throws -> [ProtocolFile] {
        var files: [String] = []
        for path in paths {
            files += path.hasSuffix(".swiftinterface") ? [path] : try SwiftFiles.list([path], exclude: exclude)
        }
        let current = FileManager.default.currentDirectoryPath
        let own = output.map { absolutePath($0, from: current) }
        var seen: Set<String> = []
        files = files.filter { seen.insert($0).inserted && absolutePath($0, from: current) != own }
        return try inParallel(files) { path -> Result<ProtocolFile?, InputError> in
            guard let data = FileManager.default.contents(atPath: path) else {
                return .failure(InputError("there is no file '\(path)'"))
            }
            guard
                data.range(of: Data("protocol".utf8)) != nil || data.range(of: Data("typealias".utf8)) != nil
                    || data.range(of: Data("~Copyable".utf8)) != nil
            else { return .success(nil) }
            guard let text = String(data: data, encoding: .utf8) else {
                return .failure(InputError("'\(path)' is not UTF-8"))
            }
            return .success(ProtocolReader.read(text, path: path, module: nil))
        }.compactMap { try $0.get() }
    }
}

package import DovetailBasics
import DovetailByteSearch
package import DovetailFacts
package import DovetailProject
import DovetailSwiftCode
import Foundation

/// The files in which a command looks for protocols, as read from disk.
package struct StubSources {
    private struct Input: Sendable {
        var path: String
        var module: String?
        /// Whether its protocols are only inherited, because it belongs to another package.
        var isParent: Bool
        var content: Data
    }

    private var inputs: [Input] = []
    /// The module for which doubles are written, if it is known.
    package private(set) var home: String?

    /// The declarations of the standard library.
    package static var known: ProtocolFile {
        get throws { try ProtocolReader.read(KnownProtocols.source, path: "", module: KnownProtocols.module) }
    }

    /// Finds and reads sources and `.swiftinterface` files.
    ///
    /// - Parameter parents: the inputs whose protocols get no doubles.
    /// - Throws: `InputError` if an input does not exist.
    package init(_ sources: ProjectInputs, parents: ProjectInputs) throws {
        let (project, own) = try Self.find(sources)
        home = project.home.flatMap { project.modules[of: $0].name } ?? (sources.modules.isEmpty ? nil : "")
        let package = project.home.flatMap { project.modules[of: $0].package }
        let all =
            try own.map { ($0, package != nil && $1.package != package, $1) }
            + Self.find(parents).files.map { ($0, true, $1) }
        inputs = try inParallel(all) { path, isParent, module -> Result<Input, InputError> in
            guard let content = FileManager.default.contents(atPath: path) else {
                let isThere = FileNode(path) != nil
                return .failure(InputError(isThere ? "'\(path)' cannot be read" : "no such file: '\(path)'"))
            }
            return .success(
                Input(path: path, module: module.isExact ? module.name : nil, isParent: isParent, content: content))
        }.map { try $0.get() }
    }

    /// The files of the inputs, with their modules.
    private static func find(_ sources: ProjectInputs) throws -> (project: Project, files: [(String, Module)]) {
        var sources = sources
        let interfaces = sources.paths.filter { $0.hasSuffix(".swiftinterface") }
        sources.paths.removeAll(where: interfaces.contains)
        let project = try sources.project()
        if sources.packagePath != nil, let gap = project.gaps.first { throw gap }
        let texts = interfaces.map { path in
            let name = path.lastComponent.split(separator: ".").first.map(String.init)
            return (path, Module(name: name, isExact: true))
        }
        return (project, project.files.map { ($0.path, project.modules[of: $0.module]) } + texts)
    }

    /// Whether the doubles' own module declares protocols, or files of no known module do. The sources of a test target
    /// usually declare none.
    package var ownsProtocols: Bool {
        inputs.contains { ($0.module == nil || $0.module == home) && Self.holdsProtocols($0.content) }
    }

    /// The paths of all files.
    package var paths: [String] { inputs.map(\.path) }

    /// The Swift files of each module whose name is known, and those of the doubles' own module or of none.
    package var filesByModule: (named: [String: [String]], others: [String]) {
        var (named, others): ([String: [String]], [String]) = ([:], [])
        for input in inputs where input.path.hasSuffix(".swift") {
            if let module = input.module, module != home {
                named[module, default: []].append(input.path)
            } else {
                others.append(input.path)
            }
        }
        return (named, others)
    }

    /// Adds the identity and contents of these inputs to a cache key.
    package func add(to key: inout CacheKey) {
        let hashes = inParallel(inputs) { input in
            input.content.withUnsafeBytes { buffer in
                buffer.baseAddress.map { byte_hash($0, buffer.count) } ?? byte_hash_value(low: 0, high: 0)
            }
        }
        key.add(home ?? "\0")
        for (input, hash) in zip(inputs, hashes) {
            key.add(input.path)
            key.add("\(input.module ?? "")\(input.isParent) \(hash.low) \(hash.high)")
        }
    }

    /// The protocols: those that may get doubles, and those that are only inherited.
    ///
    /// - Parameter naming: how the doubles are called.
    /// - Returns: also the names of the types in files that are not parsed.
    /// - Throws: `InputError` if a file is not text; `UnparsedSource` if one is nested too deeply.
    package func read(
        _ naming: DoubleNaming
    ) throws -> (own: [ProtocolFile], parents: [ProtocolFile], otherTypes: Set<String>) {
        let holdsProtocols = inParallel(inputs) { Self.holdsProtocols($0.content) }
        var files = try read(inputs.indices.filter { holdsProtocols[$0] })
        // The other files are parsed only if they declare a mentioned type.
        let left = inputs.indices.filter { files[$0] == nil }
        var names = Dictionary(
            uniqueKeysWithValues: zip(left, inParallel(left) { DeclaredNames.find(in: inputs[$0].content) }))
        var mentioned = Set(files.values.flatMap { $0.mentionedTypes(naming) }).union(DoubleEmitter.assumedTypes)
        while true {
            let needed = names.filter { !$0.value.isDisjoint(with: mentioned) }.map(\.key).sorted()
            guard !needed.isEmpty else { break }
            for index in needed { names[index] = nil }
            let found = try read(needed)
            mentioned = Set(found.values.flatMap { $0.mentionedTypes(naming) })
            files.merge(found) { first, _ in first }
        }
        let sorted = inputs.indices.compactMap { index in files[index].map { (inputs[index].isParent, $0) } }
        return (
            sorted.filter { !$0.0 }.map(\.1), sorted.filter(\.0).map(\.1),
            names.values.reduce(into: []) { $0.formUnion($1) }
        )
    }

    private func read(_ indices: [Int]) throws -> [Int: ProtocolFile] {
        let files = Workers.map(indices.count) { position, _ in
            Result { try Self.read(inputs[indices[position]]) }
        }
        return Dictionary(uniqueKeysWithValues: zip(indices, try files.map { try $0.get() }))
    }

    /// Whether a file is always relevant for doubles.
    private static func holdsProtocols(_ content: Data) -> Bool {
        let words = ["protocol", "typealias", "~Copyable", "~Escapable"]
        return content.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            return words.contains { byte_search(start, bytes.count, $0, $0.utf8.count) != nil }
        }
    }

    private static func read(_ input: Input) throws -> ProtocolFile {
        let outline = input.content.withUnsafeBytes { SourceOutline.bytes(of: $0).map { Data($0) } }
        guard let text = String(data: outline ?? input.content, encoding: .utf8) else {
            throw InputError("'\(input.path)' is not UTF-8")
        }
        return try ProtocolReader.read(text, path: input.path, module: input.module)
    }
}

extension ProtocolFile {
    /// The types in other files that affect the doubles of its protocols and classes.
    fileprivate func mentionedTypes(_ naming: DoubleNaming) -> [String] {
        protocols.flatMap { $0.mentionedTypes(naming) } + classes.flatMap { $0.superclass?.path ?? [] }
    }
}

extension ProtocolFacts {
    /// The types that affect its double, besides other protocols: inherited and enclosing types, and those with the
    /// names that its double might get.
    fileprivate func mentionedTypes(_ naming: DoubleNaming) -> [String] {
        let inherited = inherited.flatMap(\.names) + requirements.flatMap { $0.right.names }
        return inherited + outer + naming.allNames(for: name)
    }
}

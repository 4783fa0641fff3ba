import DovetailBasics

/// The `.swiftmodule` folders in a folder.
struct SwiftModuleFolders {
    /// The targets that have a module or an interface, sorted and without duplicates.
    let triples: [String]
    /// The version of the compiler that wrote the interfaces: `5.9`; nil if there are none.
    let compiler: String?

    private static let suffixes = [
        ".private.swiftinterface", ".package.swiftinterface", ".swiftinterface", ".swiftmodule",
    ]

    /// Nil if there are none.
    init?(_ folder: String) {
        let modules = FileNode.names(in: folder).filter { $0.hasSuffix(".swiftmodule") }.map { "\(folder)/\($0)" }
            .filter(FileNode.isFolder)
        guard !modules.isEmpty else { return nil }
        var triples: Set<String> = []
        var interfaces: [String] = []
        for module in modules {
            for name in FileNode.names(in: module) {
                guard let suffix = Self.suffixes.first(where: name.hasSuffix) else { continue }
                triples.insert(String(name.dropLast(suffix.count)))
                if suffix.hasSuffix("interface") { interfaces.append("\(module)/\(name)") }
            }
        }
        self.triples = triples.sorted()
        compiler = interfaces.lazy.compactMap(Self.compiler).first
    }

    private static func compiler(_ interface: String) -> String? {
        SmallFile.beginning(interface, count: 4096).flatMap(version(inHead:))
    }

    /// The compiler version in the header of an interface: `5.9` for
    /// `// swift-compiler-version: Apple Swift version 5.9 (swiftlang-5.9.0.128.2)`.
    static func version(inHead bytes: [UInt8]) -> String? {
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard line.hasPrefix("//") else { return nil }
            guard line.hasPrefix("// swift-compiler-version:") else { continue }
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return nil }
            return String(words[index + 1])
        }
        return nil
    }
}

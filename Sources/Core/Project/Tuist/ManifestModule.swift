import DovetailBasics
import Foundation

/// A module that manifests import: Tuist's API, a plugin, or the project's helpers.
struct ManifestModule: Sendable {
    static let apiName = "ProjectDescription"

    var name: String
    /// Absolute paths, sorted.
    var files: [String]
    var texts: [[UInt8]]
    var imports: Set<String>
    /// The files whose texts are not those on disk.
    private(set) var changed: Set<String> = []

    /// The module formed by the Swift files below a folder, also by those with names of manifests; nil if there are
    /// none.
    init?(name: String, folder: String) {
        var walk = FolderWalk(sources: [])
        walk.walk(folder)
        guard !walk.files.isEmpty else { return nil }
        self.name = name
        files = walk.files.sorted()
        texts = files.map { Array(FileManager.default.contents(atPath: $0) ?? Data()) }
        imports = texts.reduce(into: []) { $0.formUnion(importedModules($1)) }
        imports.remove(name)
    }

    /// Tuist's API, whose files are written to `folder` before compilation.
    init(apiIn folder: String) {
        name = Self.apiName
        files = TuistDescriptionText.files.map { "\(folder)/\($0.name)" }
        texts = TuistDescriptionText.files.map(\.bytes)
        imports = []
    }

    /// The module as it would be with other texts, which are not written to its files.
    func changed(_ new: [String: String]) -> ManifestModule {
        var module = self
        for (index, file) in files.enumerated() {
            guard let text = new[file] else { continue }
            module.texts[index] = Array(text.utf8)
            module.changed.insert(file)
        }
        return module
    }

    /// The files to compile: a changed text is written to a folder, with the path of its file as its own.
    func sources(in folder: String) throws -> [String] {
        try zip(files, texts).enumerated().map { number, source in
            guard changed.contains(source.0) else { return source.0 }
            let file = "\(folder)/\(number).swift"
            try Data(placed(source.1, at: source.0)).write(to: URL(fileURLWithPath: file))
            return file
        }
    }

    /// Modules sorted after those they import; those that import each other are sorted by name.
    static func sorted(_ modules: [ManifestModule]) -> [ManifestModule] {
        var left = modules.sorted { $0.name < $1.name }
        var result: [ManifestModule] = []
        while !left.isEmpty {
            let names = Set(left.map(\.name))
            let next = left.firstIndex { $0.imports.isDisjoint(with: names) } ?? 0
            result.append(left.remove(at: next))
        }
        return result
    }
}

/// The modules imported in the lines of a manifest or helper. Lines in comments count, too: an extra import only
/// affects the order.
func importedModules(_ text: [UInt8]) -> Set<String> {
    var result: Set<String> = []
    for line in text.split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == UInt8(ascii: ";") }) {
        var words = line.split(whereSeparator: { $0 == 32 || $0 == 9 }).map { String(decoding: $0, as: UTF8.self) }[...]
        words = words.drop { $0.hasPrefix("@") || ["public", "internal", "package", "private"].contains($0) }
        guard words.popFirst() == "import", var name = words.popFirst() else { continue }
        if ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(name) {
            name = words.first ?? name
        }
        result.insert(String(name.prefix { $0 != "." }.filter { $0 != "`" }))
    }
    return result
}

/// A source that the compiler takes for the one at a path.
func placed(_ text: [UInt8], at path: String) -> [UInt8] {
    let name = path.replacing(text: "\\", with: "\\\\").replacing(text: "\"", with: "\\\"")
    return Array("#sourceLocation(file: \"\(name)\", line: 1)\n".utf8) + text
}

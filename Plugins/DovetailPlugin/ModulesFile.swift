import Foundation
import PackagePlugin

/// The tool's input: the format of `dovetail generate --modules-file`.
struct ModulesFile: Encodable {
    struct Module: Encodable {
        var name: String
        var target: String
        var package: String?
        var files: [String]
    }

    struct Package: Encodable, Hashable {
        var id: String
        var manifest: String

        init(_ package: PackagePlugin.Package) {
            id = package.id
            manifest = package.directoryURL.appendingPathComponent("Package.swift").path
        }
    }

    var version = 1
    var home: String
    var modules: [Module]
    var packages: [Package]
    /// Whether the modules are a whole program, not a library with its dependencies.
    var whole: Bool

    /// Writes the file unless it already has this content.
    func write(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        if (try? Data(contentsOf: url)) == data { return }
        try data.write(to: url, options: .atomic)
    }
}

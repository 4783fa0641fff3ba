import DovetailBasics
import DovetailFacts
import DovetailSwiftCode
import Foundation

/// Modules and their files as passed by a build system, in JSON.
///
/// ```json
/// {
///   "version": 1,
///   "home": "BankApp",
///   "modules": [
///     { "name": "Card", "package": "bank", "files": ["Sources/Card/Card.swift"] }
///   ]
/// }
/// ```
///
/// With `"wired": true`, a module's own roots are left to the file that is generated for that module. The tool finds
/// this out from the manifests instead if the file lists them:
/// `"packages": [{ "id": …, "manifest": … }]`.
///
/// `"whole": false` means that the modules are only part of a program.
struct ModulesFile: Decodable {
    struct Entry: Decodable {
        var name: String
        var package: String?
        var target: String?
        var wired: Bool?
        var files: [String]
    }

    struct Package: Decodable {
        var id: String
        var manifest: String
    }

    var version: Int
    var home: String?
    var modules: [Entry]
    var packages: [Package]?
    var whole: Bool?

    /// Reads the file at `path`.
    static func read(_ path: String) throws -> ModulesFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InputError("no modules file at '\(path)'")
        }
        do {
            let file = try JSONDecoder().decode(ModulesFile.self, from: data)
            guard file.version == 1 else {
                throw InputError("'\(path)' has version \(file.version); this tool reads version 1")
            }
            return file
        } catch let error as DecodingError {
            throw InputError("'\(path)' is not a modules file: \(error.inOneLine)")
        }
    }

    /// The targets whose manifest applies the plugin, as `package|target`.
    ///
    /// - Throws: `UnparsedSource`.
    private func pluginTargets() throws -> Set<String> {
        var found: Set<String> = []
        for package in packages ?? [] {
            guard let data = FileManager.default.contents(atPath: package.manifest),
                let text = String(data: data, encoding: .utf8)
            else { continue }
            let manifest = try Manifest(source: text, path: package.manifest)
            for target in manifest.targets where target.plugins.contains("DovetailPlugin") {
                found.insert("\(package.id)|\(target.name)")
            }
        }
        return found
    }

    /// Adds its modules and files to a project.
    func add(to project: inout Project) throws {
        let pluginTargets = try pluginTargets()
        for entry in modules {
            let index = project.module(
                Module(
                    name: entry.name, package: entry.package, isExact: true,
                    isWired: entry.wired
                        ?? pluginTargets.contains("\(entry.package ?? "")|\(entry.target ?? entry.name)")))
            project.add(entry.files.filter { $0.hasSuffix(".swift") }, module: index)
            if entry.name == home { project.home = index }
        }
        if whole == false { project.isWhole = false }
        if let home, project.home == nil { throw InputError("the modules file's home module '\(home)' is not in it") }
    }
}

import DovetailBinaries
import Foundation

/// What `swift package dump-package` says of a package, as far as its graph goes.
struct PackageDescription {
    struct Target {
        var name: String
        /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
        var type: String
        var path: String?
        var exclude: [String] = []
        var sources: [String]?
        /// What is copied into the bundle or processed for it; no Swift file in it is compiled.
        var resources: [String] = []
        var dependencies: [Dependency] = []
        /// Whether a plugin of the build may add files to it.
        var hasPlugins = false
        /// The names of those plugins.
        var plugins: [String] = []
        var linkerSettings: [LinkerSetting] = []

        var isTest: Bool { type == "test" }
        var isExecutable: Bool { type == "executable" }
        /// Whether its sources may wire something: no plugin of a build, no library of C, no binary.
        var isOfSwift: Bool { ["regular", "executable", "test", "macro"].contains(type) }
    }

    struct LinkerSetting {
        enum Kind {
            case library(String)
            case framework(String)
            case flags([String])
        }

        var kind: Kind
        /// Where it holds.
        var on = LinkedPlatforms.all
    }

    struct Dependency {
        var name: String
        /// The package, as the manifest names it; nil for a target, and for a name alone.
        var package: String?
        var isProduct: Bool
        /// What the modules of the product are called here, by their own names.
        var aliases: [String: String] = [:]
        /// The platforms for which it holds; empty for all.
        var platforms: [String] = []

        /// Where it holds.
        var on: LinkedPlatforms { SwiftPMPlatforms.linked(platforms) }
    }

    struct Product {
        var name: String
        var targets: [String]
        /// Whether it is a library that programs load.
        var isDynamic = false
    }

    /// A package that this one depends on.
    struct Package {
        var identity: String
        /// What products' dependencies may call it.
        var name: String?
        /// Its folder, where it is one on disk.
        var path: String?
    }

    var name: String
    var targets: [Target]
    var products: [Product]
    var packages: [Package]

    /// Reads the JSON; nil for anything else.
    init?(_ data: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let name = root["name"] as? String
        else { return nil }
        self.name = name
        targets = Self.objects(root["targets"]).compactMap(Self.target)
        products = Self.objects(root["products"]).compactMap { product in
            guard let name = product["name"] as? String else { return nil }
            let type = product["type"] as? [String: Any]
            return Product(
                name: name, targets: product["targets"] as? [String] ?? [],
                isDynamic: (type?["library"] as? [String])?.contains("dynamic") ?? false)
        }
        packages = Self.objects(root["dependencies"]).flatMap(Self.packages)
    }

    private static func objects(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

    private static func target(_ value: [String: Any]) -> Target? {
        guard let name = value["name"] as? String, let type = value["type"] as? String else { return nil }
        var target = Target(name: name, type: type)
        target.path = value["path"] as? String
        target.exclude = value["exclude"] as? [String] ?? []
        target.sources = value["sources"] as? [String]
        target.resources = objects(value["resources"]).compactMap { $0["path"] as? String }
        target.dependencies = objects(value["dependencies"]).compactMap(dependency)
        target.hasPlugins = !objects(value["pluginUsages"]).isEmpty
        target.plugins = objects(value["pluginUsages"]).compactMap { ($0["plugin"] as? [Any])?.first as? String }
        target.linkerSettings = objects(value["settings"]).compactMap(linkerSetting)
        return target
    }

    /// `{"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}, "condition": {"platformNames": ["ios"]}}`; nil for one
    /// that is not for what is shipped.
    private static func linkerSetting(_ value: [String: Any]) -> LinkerSetting? {
        guard value["tool"] as? String == "linker", let kind = value["kind"] as? [String: [String: Any]] else {
            return nil
        }
        let condition = value["condition"] as? [String: Any]
        if condition?["config"] as? String == "debug" { return nil }
        let on = SwiftPMPlatforms.linked(condition?["platformNames"] as? [String] ?? [])
        if let name = kind["linkedLibrary"]?["_0"] as? String { return LinkerSetting(kind: .library(name), on: on) }
        if let name = kind["linkedFramework"]?["_0"] as? String { return LinkerSetting(kind: .framework(name), on: on) }
        return (kind["unsafeFlags"]?["_0"] as? [String]).map { LinkerSetting(kind: .flags($0), on: on) }
    }

    /// `{"byName": [name, condition]}`, `{"target": [name, condition]}` or
    /// `{"product": [name, package, aliases, condition]}`.
    private static func dependency(_ value: [String: Any]) -> Dependency? {
        guard let (kind, parts) = value.first, let parts = parts as? [Any], let name = parts.first as? String else {
            return nil
        }
        var dependency = Dependency(name: name, isProduct: kind == "product")
        if kind == "product", parts.count > 2 {
            dependency.package = parts[1] as? String
            dependency.aliases = parts[2] as? [String: String] ?? [:]
        }
        let condition = parts.last as? [String: Any]
        dependency.platforms = (condition?["platformNames"] as? [String] ?? []).sorted()
        return dependency
    }

    private static func packages(_ value: [String: Any]) -> [Package] {
        value.flatMap { kind, values in
            objects(values).compactMap { value in
                guard let identity = value["identity"] as? String else { return nil }
                let name = value["nameForTargetDependencyResolutionOnly"] as? String
                return Package(
                    identity: identity, name: name, path: kind == "fileSystem" ? value["path"] as? String : nil)
            }
        }
    }
}

import DovetailBinaries
import DovetailSwiftCode
import Foundation

/// The output of `swift package dump-package`, as far as the package's graph needs it.
struct PackageDescription {
    struct Target {
        var name: String
        /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
        var type: String
        var path: String?
        var exclude: [String] = []
        var sources: [String]?
        /// Resources, which are copied or processed; Swift files in them are not compiled.
        var resources: [String] = []
        var dependencies: [Dependency] = []
        /// Whether build plugins may add files to it.
        var hasPlugins = false
        /// The names of those plugins.
        var plugins: [String] = []
        var linkerSettings: [LinkerSetting] = []
        /// Whether its declarations are isolated to the main actor unless they say otherwise.
        var isMainActor = false
        /// Whether it is open if they are.
        var isIsolationOpen = false
        /// Whether it is surely compiled in language mode 6.
        var isSwift6 = false

        var isTest: Bool { type == "test" }
        var isExecutable: Bool { type == "executable" }
        /// Whether it is built from Swift sources, which may contain wiring: not a build plugin, C library or binary.
        var isOfSwift: Bool { ["regular", "executable", "test", "macro"].contains(type) }
    }

    struct LinkerSetting {
        enum Kind {
            case library(String)
            case framework(String)
            case flags([String])
        }

        var kind: Kind
        /// The platforms to which it applies.
        var on = LinkedPlatforms.all
    }

    struct Dependency {
        var name: String
        /// The package as named in the manifest; nil for a target or a bare name.
        var package: String?
        var isProduct: Bool
        /// The names used here for modules of the product, by their original names.
        var aliases: [String: String] = [:]
        /// The platforms to which it applies; empty for all.
        var platforms: [String] = []

        /// The platforms to which it applies.
        var on: LinkedPlatforms { SwiftPMPlatforms.linked(platforms) }
    }

    struct Product {
        var name: String
        var targets: [String]
        /// Whether it is a dynamic library.
        var isDynamic = false
    }

    /// A package that this one depends on.
    struct Package {
        var identity: String
        /// The name that product dependencies may use for it.
        var name: String?
        /// Its folder, if it is a local package.
        var path: String?
    }

    var name: String
    var targets: [Target]
    var products: [Product]
    var packages: [Package]

    /// Parses the JSON; nil for anything else.
    init?(_ data: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let name = root["name"] as? String
        else { return nil }
        self.name = name
        let modes = root["swiftLanguageVersions"] as? [String]
        let tools = (root["toolsVersion"] as? [String: Any])?["_version"] as? String
        let isSwift6 = LanguageMode.isSwift6(tools: tools, modes: modes)
        targets = Self.objects(root["targets"]).compactMap { Self.target($0, isSwift6: isSwift6) }
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

    private static func target(_ value: [String: Any], isSwift6: Bool) -> Target? {
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
        let isolation = isolation(objects(value["settings"]))
        target.isMainActor = isolation.mayBeMain
        target.isIsolationOpen = isolation.isOpen
        target.isSwift6 = isolation.isSwift6 ?? isSwift6
        return target
    }

    /// `{"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}`, or the compiler's option for it.
    private static func isolation(_ settings: [[String: Any]]) -> IsolationSettings {
        var isolation = IsolationSettings()
        for value in settings {
            guard value["tool"] as? String == "swift", let kind = value["kind"] as? [String: [String: Any]] else {
                continue
            }
            let isConditional = value["condition"] is [String: Any]
            if let own = kind["defaultIsolation"] {
                isolation.add(isMain: own["_0"] as? String == "MainActor", isConditional: isConditional)
            }
            if let mode = kind["swiftLanguageMode"]?["_0"] as? String {
                isolation.set(languageMode: mode, isConditional: isConditional)
            }
            if let options = kind["unsafeFlags"]?["_0"] as? [String] {
                isolation.add(options: options, isConditional: isConditional)
            }
        }
        return isolation
    }

    /// `{"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}, "condition": {"platformNames": ["ios"]}}`; nil for a
    /// setting that does not apply to release builds.
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

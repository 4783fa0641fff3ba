import DovetailBasics
import DovetailBinaries
import DovetailDiagnostics
import Foundation

/// Reads the targets of an XcodeGen specification, as XcodeGen would write them into an Xcode project.
struct XcodeGenReader {
    private let spec: XcodeGenSpec
    private let usesPods: Bool
    /// The places of targets and dependencies, by their ids.
    private(set) var places: [String: SourceLocation] = [:]
    private(set) var targets: [XcodeTarget] = []
    /// What the specification leaves open, in words for people.
    private(set) var problems: [String] = []
    /// The dependencies of each target, and what the specification says about embedding them.
    private var embeds: [[(dependency: XcodeDependency, isEmbedded: Bool?)]] = []

    /// - Throws: `YAMLValue.Unreadable`.
    init(_ spec: XcodeGenSpec) throws {
        self.spec = spec
        usesPods = FileManager.default.fileExists(atPath: "\(spec.folder)/Podfile")
        for (name, value) in spec.targets { try add(name, value) }
        for index in targets.indices where targets[index].isApp && targets[index].embeds != nil {
            targets[index].embeds = embeds[index].filter { $0.isEmbedded ?? isEmbedded($0.dependency) }.map(
                \.dependency)
        }
        problems = spec.openVariables.map { "\($0.location): the environment variable '\($0.name)' is not set" }
    }

    /// Whether XcodeGen embeds a dependency in an app by default.
    private func isEmbedded(_ dependency: XcodeDependency) -> Bool {
        switch dependency.target {
        case .target(let name): targets.first { $0.id == name }?.imageKind == .dynamic
        case .library(let path): !path.hasSuffix(".a")
        case .built, .foreign: true
        case .product, .system: false
        }
    }

    private mutating func add(_ name: String, _ value: YAMLValue) throws {
        let excess = XcodeSettings.Excess()
        let settings = settings(of: value, name, excess)
        let product = value["productName"]?.text ?? value.plainName(spec) ?? name
        let found = settings.value("PRODUCT_MODULE_NAME") ?? settings.value("PRODUCT_NAME") ?? product
        var target = XcodeTarget(
            id: name, name: name, module: XcodeSettings.identifier(found.isEmpty ? product : found),
            productType: "com.apple.product-type.\(value["type"]?.text ?? "")")
        places[name] = value.location
        target.product = Self.productFile(product, target)
        target.files = try files(of: value)
        target.hasOtherSources = settings.value("SWIFT_OBJC_BRIDGING_HEADER").map { !$0.isEmpty } ?? false
        target.usesPods = usesPods
        target.hasSearchPaths = usesPods || !settings.isComplete || XcodeTargetReader.hasSearchPaths(settings)
        target.platforms = platforms(of: value, settings)
        target.binaryType = settings.value("MACH_O_TYPE")
        target.isMainActor = XcodeTargetReader.isMainActor(settings)
        target.isHosted = target.isTest && !target.isUITest
        target.linkerFlags = (settings.value("OTHER_LDFLAGS") ?? "").split(separator: " ").map(String.init)
        target.definedConditions = XcodeTargetReader.definedConditions(in: [settings])?.union(["DEBUG"])
        var embeds: [(dependency: XcodeDependency, isEmbedded: Bool?)] = []
        var hasCarthage = false
        for (number, dependency) in (value["dependencies"]?.list ?? []).enumerated() {
            let on = Self.platforms(of: dependency)
            hasCarthage = hasCarthage || dependency["carthage"] != nil
            for meaning in meanings(of: dependency) {
                let id = "\(name)|\(number)"
                places[id] = dependency.location
                let isLinked = !(dependency["link"]?.isFalse ?? false)
                target.dependencies.append(XcodeDependency(target: meaning, id: id, isLinked: isLinked, on: on))
                embeds.append(
                    (
                        XcodeDependency(target: meaning, id: id, isLinked: false, on: on),
                        dependency["embed"].map { !$0.isFalse }
                    ))
            }
        }
        self.embeds.append(embeds)
        // A script of CocoaPods or Carthage copies frameworks.
        target.embeds = target.isApp && !usesPods && !hasCarthage ? [] : nil
        if let filter = XcodeFileFilter(self.settings(of: value, name, excess, isShared: true)) {
            target.filters = [filter]
            target.dropFilesLeftOut()
        }
        if let found = excess.found { throw YAMLValue.Unreadable(location: value.location, reason: found.reason) }
        targets.append(target)
    }

    private static func productFile(_ name: String, _ target: XcodeTarget) -> String {
        switch target.productType.split(separator: ".").last {
        case "framework": "\(name).framework"
        case "static": target.productType.hasSuffix("library.static") ? "lib\(name).a" : "\(name).framework"
        case "dynamic": "lib\(name).dylib"
        default: name
        }
    }

    // MARK: Sources

    /// The absolute paths of a target's Swift files.
    private func files(of target: YAMLValue) throws -> Set<String> {
        var found: Set<String> = []
        for source in target["sources"]?.list ?? [] {
            let phase = source["buildPhase"]
            guard let path = source.path ?? source["path"]?.path, phase == nil || phase?.text == "sources" else {
                continue
            }
            guard !path.hasSuffix(".swift") else {
                found.insert(path)
                continue
            }
            // Such a folder may be the whole disk.
            guard !spec.folder.hasPrefix(path == "/" ? path : path + "/") else {
                throw YAMLValue.Unreadable(
                    location: source.location, reason: "a folder of sources contains the folder of the specification")
            }
            func globs(_ key: String) -> [SourceGlob] {
                (source[key]?.list ?? []).compactMap(\.text).map { SourceGlob(absolutePath($0, from: path)) }
            }
            let (excludes, includes) = (globs("excludes"), globs("includes"))
            var walk = FolderWalk()
            walk.walk(path)
            found.formUnion(
                walk.files.filter { file in
                    (includes.isEmpty || includes.contains { $0.matches(file) })
                        && !excludes.contains { $0.matches(file) }
                })
        }
        return found
    }

    // MARK: Settings

    /// The settings of a target: its own, then the project's, each over those of its groups.
    ///
    /// - Parameter isShared: whether only those count that all configurations have.
    private func settings(
        of target: YAMLValue, _ name: String, _ excess: XcodeSettings.Excess, isShared: Bool = false
    ) -> XcodeSettings {
        var levels: [[String: String]] = []
        var isComplete = true
        for owner in [target, spec.root] {
            if let settings = owner["settings"] { add(settings, to: &levels, isShared, depth: 0) }
            for file in isShared ? [] : (owner["configFiles"]?.mapping ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let path = file.value.path else { continue }
                let config = XcodeConfigFile(path)
                isComplete = isComplete && config.isComplete
                levels.append(config.settings)
            }
        }
        return XcodeSettings(
            levels, predefined: ["TARGET_NAME": name, "PRODUCT_NAME": name], isComplete: isComplete, excess: excess)
    }

    private func add(_ settings: YAMLValue, to levels: inout [[String: String]], _ isShared: Bool, depth: Int) {
        func texts(_ value: YAMLValue?) -> [String: String] {
            (value?.mapping ?? [:]).compactMapValues { entry in
                entry.text ?? (entry.mapping == nil ? entry.list.compactMap(\.text).joined(separator: " ") : nil)
            }
        }
        let parts = ["base", "configs", "groups"]
        guard settings.mapping?.keys.contains(where: parts.contains) ?? false else {
            levels.append(texts(settings))
            return
        }
        for (_, configuration) in (settings["configs"]?.mapping ?? [:]).sorted(by: { $0.key > $1.key }) {
            if !isShared { levels.append(texts(configuration)) }
        }
        levels.append(texts(settings["base"]))
        for name in (settings["groups"]?.list ?? []).compactMap(\.text) where depth < 8 {
            if let group = spec.root["settingGroups"]?[name] { add(group, to: &levels, isShared, depth: depth + 1) }
        }
    }

    private func platforms(of target: YAMLValue, _ settings: XcodeSettings) -> [String] {
        let known = ["ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS"]
        let several = (target["supportedDestinations"]?.list ?? []).compactMap(\.text)
        let one = target["platform"]?.list.compactMap(\.text) ?? []
        let own = (several.isEmpty ? one : several).compactMap { known[$0.lowercased()] }
        return Set(own).union(XcodePlatforms(settings).names).sorted()
    }

    // MARK: Dependencies

    /// The platforms on which a dependency is one.
    private static func platforms(of dependency: YAMLValue) -> LinkedPlatforms {
        let keys = ["platformFilter", "platforms", "destinationFilters"]
        let names = keys.flatMap { dependency[$0]?.list ?? [] }.compactMap { $0.text?.lowercased() }
        return XcodePlatforms.filters(names.filter { $0 != "all" })
    }

    private func meanings(of dependency: YAMLValue) -> [XcodeDependency.Target] {
        if let name = dependency["target"]?.text {
            // `Project/Target` is a target of another project.
            let parts = name.split(separator: "/")
            return [parts.count > 1 ? .built("\(parts[1]).framework") : .target(name)]
        }
        if let name = dependency["sdk"]?.text { return [.system(XcodeTargetReader.libraryName(name))] }
        if let name = dependency["carthage"]?.text { return [.built("\(name).framework")] }
        if let framework = dependency["framework"] {
            guard let name = framework.text, let path = framework.path else { return [] }
            let isBuilt = dependency["implicit"].map { !$0.isFalse } ?? false
            return [isBuilt || !name.contains("/") ? .built(name) : .library(path)]
        }
        guard let package = dependency["package"]?.text else { return [] }
        let value = spec.root["packages"]?[package]
        let place = value?["url"]?.text ?? value?["github"]?.text ?? value?["path"]?.text
        let products = (dependency["products"]?.list ?? dependency["product"]?.list ?? []).compactMap(\.text)
        return (products.isEmpty ? [package] : products).map {
            .product(name: $0, package: place.map(XcodeTargetReader.identity))
        }
    }
}

extension YAMLValue {
    /// The name of a target that is built for several platforms, without the platform.
    fileprivate func plainName(_ spec: XcodeGenSpec) -> String? {
        guard (self["platform"]?.list.count ?? 0) > 1 else { return nil }
        return spec.root["targets"]?.mapping?.first { $0.value.location == location }?.key
    }
}

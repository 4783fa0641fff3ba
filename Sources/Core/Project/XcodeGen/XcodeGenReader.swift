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
    /// What the specification says that each target depends on.
    private var written: [[XcodeGenDependency]] = []
    /// The targets that also link what their dependencies depend on, by index.
    private var transitive: Set<Int> = []

    /// - Throws: `YAMLValue.Unreadable`.
    init(_ spec: XcodeGenSpec) throws {
        self.spec = spec
        usesPods = FileManager.default.fileExists(atPath: "\(spec.folder)/Podfile")
        for target in spec.targets where target.value["legacy"] == nil {
            try add(target.name, building: target.product, target.value, on: target.platform)
        }
        for index in targets.indices {
            let all = transitive.contains(index) ? allDependencies(of: index) : written[index]
            let own = Set(written[index].map(\.key))
            targets[index].dependencies = all.map {
                XcodeDependency(
                    target: $0.target, id: $0.id, isLinked: $0.isLinked ?? isLinked($0, by: index),
                    isWritten: own.contains($0.key), on: $0.on)
            }
            guard targets[index].embeds != nil else { continue }
            targets[index].embeds = all.filter { isForFrameworks($0) && ($0.isEmbedded ?? isEmbedded($0)) }.map {
                XcodeDependency(target: $0.target, id: $0.id, isLinked: false, on: $0.on)
            }
        }
        problems = spec.openVariables.map { "\($0.location): the environment variable '\($0.name)' is not set" }
    }

    /// Whether XcodeGen embeds a dependency in an app by default.
    private func isEmbedded(_ dependency: XcodeGenDependency) -> Bool {
        switch dependency.target {
        case .target(let name): target(name)?.imageKind == .dynamic
        case .library(let path): !path.hasSuffix(".a")
        case .built, .foreign: true
        case .product, .system: false
        }
    }

    /// Whether a dependency that is embedded is copied into the folder for frameworks.
    private func isForFrameworks(_ dependency: XcodeGenDependency) -> Bool {
        guard !dependency.isCopiedElsewhere, case .target(let name) = dependency.target else {
            return !dependency.isCopiedElsewhere
        }
        return target(name)?.productType.contains(".framework") ?? false
    }

    /// Whether XcodeGen links a dependency by default.
    private func isLinked(_ dependency: XcodeGenDependency, by index: Int) -> Bool {
        let isStatic = targets[index].productType.hasSuffix(".library.static")
        switch dependency.target {
        case .target(let name):
            guard let other = target(name), !other.isProgram, !other.isTest else { return false }
            return other.imageKind == .dynamic ? !isStatic : targets[index].isProgram || targets[index].isTest
        case .library, .built, .foreign, .product: return !isStatic
        case .system: return true
        }
    }

    private func target(_ name: String) -> XcodeTarget? { targets.first { $0.id == name } }

    /// What a target links if it also links what its dependencies depend on, as XcodeGen's
    /// `transitivelyLinkDependencies` has it: not what they embed, and nothing behind apps and tests, which embed all.
    private func allDependencies(of index: Int) -> [XcodeGenDependency] {
        var found: [XcodeGenDependency] = []
        var (known, visited): (Set<String>, Set<String>) = ([], [])
        var pending = [index]
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard visited.insert(targets[next].id).inserted else { continue }
            for dependency in written[next] {
                let isSystem = if case .system = dependency.target { true } else { false }
                guard next == index || isSystem || dependency.isEmbedded != true,
                    known.insert(dependency.key).inserted
                else { continue }
                found.append(dependency)
                guard case .target(let name) = dependency.target,
                    let other = targets.firstIndex(where: { $0.id == name }), !targets[other].isApp,
                    !targets[other].isTest
                else { continue }
                pending.append(other)
            }
        }
        return found
    }

    private mutating func add(
        _ name: String, building product: String, _ value: YAMLValue, on platform: String?
    ) throws {
        let excess = XcodeSettings.Excess()
        let product = value["productName"]?.text ?? product
        let settings = settings(of: value, name, building: product, excess)
        let found = settings.value("PRODUCT_MODULE_NAME") ?? settings.value("PRODUCT_NAME") ?? product
        var target = XcodeTarget(
            id: name, name: name, module: XcodeSettings.identifier(found.isEmpty ? product : found),
            productType: "com.apple.product-type.\(value["type"]?.text ?? "")")
        places[name] = value.location
        target.product = Self.productFile(product, target)
        target.files = try files(of: value)
        target.hasOtherSources =
            settings.value("SWIFT_OBJC_BRIDGING_HEADER").map { !$0.isEmpty } ?? false
            || !(value["buildToolPlugins"]?.list ?? []).isEmpty
        target.pods = usesPods ? .unknown : .none
        target.hasSearchPaths = usesPods || !settings.isComplete || XcodeTargetReader.hasSearchPaths(settings)
        target.platforms = platforms(of: value, settings)
        target.binaryType = settings.value("MACH_O_TYPE")
        target.isMainActor = settings.isolatesToMainActor
        let each = [settings, self.settings(of: value, name, building: product, excess, isShared: true)]
        target.isIsolationOpen = XcodeSettings.isIsolationOpen(in: each)
        target.isSwift6 = XcodeSettings.isSwift6(in: each)
        target.isHosted = target.isTest && !target.isUITest
        target.linkerFlags = (settings.value("OTHER_LDFLAGS") ?? "").split(separator: " ").map(String.init)
        target.definedConditions = XcodeTargetReader.definedConditions(in: [settings])?.union(["DEBUG"])
        let dependencies = (value["dependencies"]?.list ?? []).enumerated().filter { Self.isOne($1, on: platform) }
        let hasCarthage = dependencies.contains { $1["carthage"] != nil }
        let all = dependencies.flatMap { number, dependency in
            meanings(of: dependency, on: platform).map {
                XcodeGenDependency($0, value: dependency, id: "\(name)|\(number)")
            }
        }
        for (number, dependency) in dependencies { places["\(name)|\(number)"] = dependency.location }
        written.append(all)
        let key = "transitivelyLinkDependencies"
        if let own = value[key] ?? spec.root["options"]?[key], own.isTrue { transitive.insert(targets.count) }
        // A script of CocoaPods or Carthage copies frameworks.
        target.embeds = target.isApp && !usesPods && !hasCarthage ? [] : nil
        if let filter = XcodeFileFilter(self.settings(of: value, name, building: name, excess, isShared: true)) {
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
        of target: YAMLValue, _ name: String, building product: String, _ excess: XcodeSettings.Excess,
        isShared: Bool = false
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
            levels, predefined: ["TARGET_NAME": name, "PRODUCT_NAME": product], isComplete: isComplete, excess: excess)
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

    /// Whether a target for a platform has a dependency; nil is the platform of targets with several destinations.
    private static func isOne(_ dependency: YAMLValue, on platform: String?) -> Bool {
        guard let platforms = dependency["platforms"]?.list.compactMap(\.text) else { return true }
        return platforms.contains { $0.lowercased() == (platform ?? "auto").lowercased() }
    }

    private func meanings(of dependency: YAMLValue, on platform: String?) -> [XcodeDependency.Target] {
        if let name = dependency["target"]?.text {
            // Such targets build nothing that could be linked.
            let isOther = spec.root["aggregateTargets"]?[name] != nil || spec.root["targets"]?[name]?["legacy"] != nil
            guard !isOther else { return [] }
            // `Project/Target` is a target of another project.
            let parts = name.split(separator: "/").map(String.init)
            guard parts.count > 1 else { return [.target(name)] }
            let project = spec.root["projectReferences"]?[parts[0]]?["path"]?.path
            return [
                project.map { .foreign(project: $0, id: parts[1], name: parts[1]) } ?? .built("\(parts[1]).framework")
            ]
        }
        if let name = dependency["sdk"]?.text { return [.system(XcodeTargetReader.libraryName(name))] }
        if let name = dependency["carthage"]?.text {
            return XcodeGenCarthage(spec, platform).paths(of: dependency, name).map { .library($0) }
        }
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

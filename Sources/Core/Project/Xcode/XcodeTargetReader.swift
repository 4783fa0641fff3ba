import DovetailBasics

/// Reads the targets of an Xcode project.
struct XcodeTargetReader {
    let objects: XcodeObjects
    let paths: [String: String]
    /// The targets' ids, by the ids of their products.
    let targetsByProduct: [String: String]
    /// A setting whose value is too long.
    let excess = XcodeSettings.Excess()
    private let folder: String

    /// - Parameter folder: the folder of the project, as an absolute path.
    init(_ objects: XcodeObjects, folder: String) {
        self.objects = objects
        self.folder = folder
        paths = XcodePaths(objects, folder: folder).absolute
        let products = objects.list("targets", of: objects.root).compactMap { target in
            target.text("productReference").map { ($0, target.id) }
        }
        targetsByProduct = Dictionary(products) { first, _ in first }
    }

    /// The targets that may compile Swift, in the order of the project.
    var targets: [XcodeTarget] {
        let found = objects.list("targets", of: objects.root).filter { $0.kind == "PBXNativeTarget" }
        var targets = found.map(target)
        let indices = Dictionary(found.enumerated().map { ($1.id, $0) }) { first, _ in first }
        // A target can also compile single files of a folder that belongs to others.
        for group in synchronizedFolders {
            guard let path = paths[group.id] else { continue }
            for exceptions in objects.list("exceptions", of: group) {
                guard let index = exceptions.text("target").flatMap({ indices[$0] }),
                    !found[index].texts("fileSystemSynchronizedGroups").contains(group.id)
                else { continue }
                let added = exceptions.texts("membershipExceptions").map { absolutePath($0, from: path) }
                targets[index].files.formUnion(added.filter { $0.hasSuffix(".swift") })
                targets[index].folders += added.filter { !$0.hasSuffix(".swift") }.map { .init(path: $0, excluded: []) }
                targets[index].dropFilesLeftOut()
            }
        }
        return targets
    }

    private var synchronizedFolders: [XcodeObjects.Object] {
        var found: [XcodeObjects.Object] = []
        var seen: Set<String> = []
        var pending = objects.object("mainGroup", of: objects.root).map { [$0] } ?? []
        while let group = pending.popLast() {
            guard seen.insert(group.id).inserted else { continue }
            if group.kind == "PBXFileSystemSynchronizedRootGroup" { found.append(group) }
            pending += objects.list("children", of: group).reversed()
        }
        return found
    }

    private func target(_ object: XcodeObjects.Object) -> XcodeTarget {
        let name = object.text("name") ?? ""
        let settings = settings(of: object, name)
        var target = XcodeTarget(
            id: object.id, name: name, module: moduleName(settings, name),
            productType: object.text("productType") ?? "")
        target.product = objects.object("productReference", of: object)?.text("path")
        target.productID = object.text("productReference")
        target.dependencies = dependencies(of: object)
        target.embeds = embeds(of: object, isApp: target.isApp)
        target.linkerFlags = linkerFlags(of: object)
        // Their value may be too long, which this notes.
        _ = settings.value("OTHER_LDFLAGS")
        target.platforms = XcodePlatforms(settings).names
        target.definedConditions = definedConditions(object, name)
        target.binaryType = settings.value("MACH_O_TYPE")
        target.isMainActor = settings.isolatesToMainActor
        let each = configurations(of: object).map { self.settings(of: object, name, in: $0, withPods: false) }
        target.isIsolationOpen = XcodeSettings.isIsolationOpen(in: each)
        target.isSwift6 = XcodeSettings.isSwift6(in: each)
        target.isHosted = settings.value("TEST_HOST").map { !$0.isEmpty } ?? false
        target.pods = LinkedPods(configurationFiles: configurations(of: object).flatMap(configFiles))
        target.hasSearchPaths = Self.hasSearchPaths(
            target.pods.areKnown ? self.settings(of: object, name, withPods: false) : settings)
        target.hasOtherSources =
            settings.value("SWIFT_OBJC_BRIDGING_HEADER").map { !$0.isEmpty } ?? false || hasBuildPlugin(object)
        for phase in objects.list("buildPhases", of: object) {
            if phase.kind == "PBXSourcesBuildPhase" {
                let files = objects.list("files", of: phase).compactMap { $0.text("fileRef").flatMap { paths[$0] } }
                target.files.formUnion(files.filter { $0.hasSuffix(".swift") })
                target.hasOtherSources = target.hasOtherSources || files.contains(where: Self.isOtherSource)
            } else if phase.texts("outputPaths").contains(where: { $0.hasSuffix(".swift") }) {
                target.hasOtherSources = true
            }
        }
        for group in objects.list("fileSystemSynchronizedGroups", of: object) {
            guard let path = paths[group.id] else { continue }
            let exceptions = objects.list("exceptions", of: group).filter { $0.text("target") == object.id }
            // Explicit folders are copied as resources.
            let excluded = exceptions.flatMap { $0.texts("membershipExceptions") } + group.texts("explicitFolders")
            target.folders.append(.init(path: path, excluded: Set(excluded.map { absolutePath($0, from: path) })))
        }
        target.filters = XcodeFileFilter.all(
            configurations(of: object).map { self.settings(of: object, name, in: $0) })
        target.dropFilesLeftOut()
        return target
    }

    /// Whether a plugin of a package takes part in the build of a target, to which it may add sources.
    private func hasBuildPlugin(_ target: XcodeObjects.Object) -> Bool {
        objects.list("dependencies", of: target).contains { entry in
            objects.object("productRef", of: entry)?.text("productName")?.hasPrefix("plugin:") ?? false
        }
    }

    // MARK: Names

    /// Whether a file is a source in a language whose imports are not read.
    private static func isOtherSource(_ file: String) -> Bool {
        [".m", ".mm", ".c", ".cpp", ".cc", ".s"].contains { file.hasSuffix($0) }
    }

    /// Whether a target may import modules that the project does not mention, which are found on search paths.
    static func hasSearchPaths(_ settings: XcodeSettings) -> Bool {
        let paths = [
            "FRAMEWORK_SEARCH_PATHS", "SWIFT_INCLUDE_PATHS", "HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS",
            "OTHER_SWIFT_FLAGS", "OTHER_CFLAGS",
        ]
        return !settings.isComplete
            || paths.contains { name in
                let words = settings.value(name)?.split(separator: " ") ?? []
                return words.contains { $0.contains("/") || $0.hasPrefix("-I") || $0.hasPrefix("-F") }
            }
    }

    /// `OTHER_LDFLAGS` of a target in its default configuration, which is the one that is shipped.
    private func linkerFlags(of target: XcodeObjects.Object) -> [String] {
        var flags = LinkerFlagLevels()
        guard let own = configurations(of: target).first else { return [] }
        let name = own.text("name")
        let shared = configurations(of: objects.root).first { $0.text("name") == name }
        for configuration in [shared, own].compactMap(\.self) {
            if let path = configFile(of: configuration) { flags.add(configurationFile: path, shipped: name) }
            flags.add(configuration.settings("buildSettings").mapValues { [$0] }, shipped: name)
        }
        return flags.flags.filter { !$0.hasPrefix("$") }
    }

    /// The conditions of `#if` that some configuration of a target defines; nil if unknown.
    private func definedConditions(_ target: XcodeObjects.Object, _ name: String) -> Set<String>? {
        Self.definedConditions(in: configurations(of: target).map { settings(of: target, name, in: $0) })
    }

    /// The conditions of `#if` that some of these settings define; nil if unknown.
    static func definedConditions(in all: [XcodeSettings]) -> Set<String>? {
        var found: Set<String> = []
        for settings in all {
            guard settings.isComplete else { return nil }
            // A key may be limited to a platform: SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*].
            let conditions = settings.values(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
            let flags = settings.values(of: "OTHER_SWIFT_FLAGS")
            found.formUnion(conditions.flatMap { $0.split(separator: " ") }.map(String.init))
            for words in flags.map({ $0.split(separator: " ") }) {
                for (word, next) in zip(words, words.dropFirst()) where word == "-D" { found.insert(String(next)) }
                found.formUnion(words.filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) })
            }
        }
        return found
    }

    /// The settings of a target in its default configuration.
    ///
    /// - Parameter withPods: whether those that CocoaPods writes count.
    private func settings(of target: XcodeObjects.Object, _ name: String, withPods: Bool = true) -> XcodeSettings {
        guard let first = configurations(of: target).first else {
            return XcodeSettings([], predefined: ["TARGET_NAME": name], owner: target.id, excess: excess)
        }
        return settings(of: target, name, in: first, withPods: withPods)
    }

    private func settings(
        of target: XcodeObjects.Object, _ name: String, in first: XcodeObjects.Object, withPods: Bool = true
    ) -> XcodeSettings {
        let shared = configurations(of: objects.root)
        let project = shared.first { $0.text("name") == first.text("name") }
        let predefined = [
            "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder,
            "PROJECT_NAME": objects.root.text("name") ?? "",
        ]
        let used = [first] + (project.map { [$0] } ?? [])
        let files = used.map { config(of: $0, withPods: withPods) }
        let levels = zip(used, files).flatMap { [$0.settings("buildSettings"), $1?.settings ?? [:]] }
        return XcodeSettings(
            levels, predefined: predefined, isComplete: files.allSatisfy { $0?.isComplete ?? true },
            owner: target.id, excess: excess)
    }

    private func moduleName(_ settings: XcodeSettings, _ name: String) -> String {
        let found =
            settings.value("PRODUCT_MODULE_NAME").flatMap { $0.isEmpty ? nil : $0 }
            ?? settings.value("PRODUCT_NAME") ?? name
        return XcodeSettings.identifier(found.isEmpty ? name : found)
    }

    /// The build configurations, the default one first.
    private func configurations(of object: XcodeObjects.Object) -> [XcodeObjects.Object] {
        guard let list = objects.object("buildConfigurationList", of: object) else { return [] }
        let all = objects.list("buildConfigurations", of: list)
        let usual = list.text("defaultConfigurationName")
        return all.filter { $0.text("name") == usual } + all.filter { $0.text("name") != usual }
    }

    /// A configuration's `.xcconfig` file; nil if it has none.
    private func config(of configuration: XcodeObjects.Object, withPods: Bool = true) -> XcodeConfigFile? {
        configFile(of: configuration).map { XcodeConfigFile($0, withPods: withPods) }
    }

    /// The paths of a configuration's `.xcconfig` file and of those that it includes.
    private func configFiles(of configuration: XcodeObjects.Object) -> Set<String> {
        config(of: configuration)?.paths ?? []
    }

    private func configFile(of configuration: XcodeObjects.Object) -> String? {
        if let path = configuration.text("baseConfigurationReference").flatMap({ paths[$0] }) { return path }
        guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }),
            let path = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return absolutePath(path, from: anchor)
    }
}

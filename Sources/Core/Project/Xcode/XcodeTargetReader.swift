import DovetailBasics

/// Reads the targets of an Xcode project.
struct XcodeTargetReader {
    private let objects: XcodeObjects
    private let paths: [String: String]
    private let folder: String

    /// - Parameter folder: the folder of the project, as an absolute path.
    init(_ objects: XcodeObjects, folder: String) {
        self.objects = objects
        self.folder = folder
        paths = XcodePaths(objects, folder: folder).absolute
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
        var target = XcodeTarget(
            name: name, module: moduleName(object, name), productType: object.text("productType") ?? "")
        for phase in objects.list("buildPhases", of: object) where phase.kind == "PBXSourcesBuildPhase" {
            let files = objects.list("files", of: phase).compactMap { $0.text("fileRef").flatMap { paths[$0] } }
            target.files.formUnion(files.filter { $0.hasSuffix(".swift") })
        }
        for group in objects.list("fileSystemSynchronizedGroups", of: object) {
            guard let path = paths[group.id] else { continue }
            let exceptions = objects.list("exceptions", of: group).filter { $0.text("target") == object.id }
            // Explicit folders are copied as resources.
            let excluded = exceptions.flatMap { $0.texts("membershipExceptions") } + group.texts("explicitFolders")
            target.folders.append(.init(path: path, excluded: Set(excluded.map { absolutePath($0, from: path) })))
        }
        return target
    }

    // MARK: Names

    /// The name of a target's module in its default configuration.
    private func moduleName(_ target: XcodeObjects.Object, _ name: String) -> String {
        let own = configurations(of: target)
        guard let first = own.first else { return XcodeSettings.identifier(name) }
        let shared = configurations(of: objects.root)
        let project = shared.first { $0.text("name") == first.text("name") }
        let predefined = [
            "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder,
            "PROJECT_NAME": objects.root.text("name") ?? "",
        ]
        let levels = ([first] + (project.map { [$0] } ?? [])).flatMap {
            [$0.settings("buildSettings"), config(of: $0)]
        }
        let settings = XcodeSettings(levels, predefined: predefined)
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

    /// The settings of a configuration's `.xcconfig` file.
    private func config(of configuration: XcodeObjects.Object) -> [String: String] {
        if let path = configuration.text("baseConfigurationReference").flatMap({ paths[$0] }) {
            return XcodeConfigFile(path).settings
        }
        guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }),
            let path = configuration.text("baseConfigurationReferenceRelativePath")
        else { return [:] }
        return XcodeConfigFile(absolutePath(path, from: anchor)).settings
    }
}

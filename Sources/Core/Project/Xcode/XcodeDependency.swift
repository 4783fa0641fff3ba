import DovetailBasics
import DovetailBinaries

/// What a target of an Xcode project depends on.
struct XcodeDependency {
    /// What is depended on, before it is looked up among the run's projects and packages.
    enum Target: Hashable {
        /// A target of the same project, by its id.
        case target(String)
        /// A target of another project: the absolute path of the project, and the id of the target or of its product.
        case foreign(project: String, id: String, name: String)
        /// A product of a package; the package's identity is nil for one that is added as a folder.
        case product(name: String, package: String?)
        /// A product that some target builds, by its file name, such as `Bank.framework`.
        case built(String)
        /// A library on disk, by its absolute path.
        case library(String)
        /// A framework or library of the SDK, by its name.
        case system(String)
    }

    var target: Target
    /// The id of the object that declares it.
    var id: String
    /// Whether it is linked, rather than only built first.
    var isLinked: Bool
    /// Whether the project writes it, rather than an option that links what its dependencies depend on.
    var isWritten = true
    /// The platforms on which it is one.
    var on = LinkedPlatforms.all
}

extension XcodeTargetReader {
    /// What a target links, and then what it only builds first, each in the order of the project.
    func dependencies(of target: XcodeObjects.Object) -> [XcodeDependency] {
        var found: [XcodeDependency] = []
        for phase in objects.list("buildPhases", of: target) where phase.kind == "PBXFrameworksBuildPhase" {
            for entry in objects.list("files", of: phase) {
                let linked =
                    objects.object("productRef", of: entry).flatMap(product)
                    ?? objects.object("fileRef", of: entry).flatMap(library)
                guard let linked else { continue }
                let on = XcodePlatforms.filters(of: entry)
                if let known = found.firstIndex(where: { $0.target == linked }) {
                    found[known].on = found[known].on.union(on)
                } else {
                    found.append(XcodeDependency(target: linked, id: entry.id, isLinked: true, on: on))
                }
            }
        }
        for entry in objects.list("packageProductDependencies", of: target) {
            guard let linked = product(entry) else { continue }
            found.append(XcodeDependency(target: linked, id: entry.id, isLinked: true))
        }
        for entry in objects.list("dependencies", of: target) {
            guard let built = builtFirst(entry) else { continue }
            let on = XcodePlatforms.filters(of: entry)
            found.append(XcodeDependency(target: built, id: entry.id, isLinked: false, on: on))
        }
        var seen: Set<XcodeDependency.Target> = []
        return found.filter { seen.insert($0.target).inserted }
    }

    /// What a target copies into its folder for frameworks; nil if a script does that, or the target is not an app.
    func embeds(of target: XcodeObjects.Object, isApp: Bool) -> [XcodeDependency]? {
        let phases = objects.list("buildPhases", of: target)
        let scripts = phases.compactMap { $0.text("shellScript") }
        guard isApp,
            !scripts.contains(where: { $0.contains(text: "copy-frameworks") || $0.contains(text: "-frameworks.sh") })
        else {
            return nil
        }
        let frameworksFolder = "10"
        return phases.filter {
            $0.kind == "PBXCopyFilesBuildPhase" && $0.text("dstSubfolderSpec") == frameworksFolder
        }.flatMap { phase in
            objects.list("files", of: phase).compactMap { entry -> XcodeDependency? in
                let copied =
                    objects.object("productRef", of: entry).flatMap(product)
                    ?? objects.object("fileRef", of: entry).flatMap(library)
                let on = XcodePlatforms.filters(of: entry)
                return copied.map { XcodeDependency(target: $0, id: entry.id, isLinked: false, on: on) }
            }
        }
    }

    private func builtFirst(_ entry: XcodeObjects.Object) -> XcodeDependency.Target? {
        // A package's product or plugin.
        if let product = objects.object("productRef", of: entry).flatMap(product) { return product }
        if let own = objects.object("target", of: entry) { return .target(own.id) }
        guard let proxy = objects.object("targetProxy", of: entry) else { return nil }
        return foreign(proxy)
    }

    private func product(_ object: XcodeObjects.Object) -> XcodeDependency.Target? {
        // A plugin runs in the build and is not linked.
        guard object.kind == "XCSwiftPackageProductDependency", let name = object.text("productName"),
            !name.hasPrefix("plugin:")
        else { return nil }
        let package = objects.object("package", of: object)
        let place = package?.text("repositoryURL") ?? package?.text("relativePath")
        return .product(name: name, package: place.map(Self.identity))
    }

    /// SwiftPM's identity of a package: the last part of its URL or path, without `.git`, in lower case.
    static func identity(_ place: String) -> String {
        let last = place.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? place
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    /// What a proxy stands for: a target of this project, or a target or product of another one.
    private func foreign(_ proxy: XcodeObjects.Object) -> XcodeDependency.Target? {
        guard let id = proxy.text("remoteGlobalIDString"), let portal = proxy.text("containerPortal") else {
            return nil
        }
        if portal == objects.root.id { return .target(id) }
        guard let project = paths[portal] else { return nil }
        return .foreign(project: project, id: id, name: proxy.text("remoteInfo") ?? id)
    }

    private func library(_ reference: XcodeObjects.Object) -> XcodeDependency.Target? {
        if reference.kind == "PBXReferenceProxy" {
            return objects.object("remoteRef", of: reference).flatMap(foreign)
                ?? reference.text("path").map { .built($0) }
        }
        guard let file = reference.text("path") else { return nil }
        switch reference.text("sourceTree") {
        case "BUILT_PRODUCTS_DIR":
            if let own = targetsByProduct[reference.id] { return .target(own) }
            return .built(file)
        case "SDKROOT", "DEVELOPER_DIR": return .system(Self.libraryName(file))
        default: return paths[reference.id].map { .library($0) }
        }
    }

    /// The name of a library's file, without what the linker adds: `sqlite3` for `libsqlite3.tbd`.
    static func libraryName(_ path: String) -> String {
        let file = path.lastComponent
        let name = file.split(separator: ".").first.map(String.init) ?? file
        let isFile = [".a", ".dylib", ".tbd"].contains { file.hasSuffix($0) }
        return isFile && name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
    }
}

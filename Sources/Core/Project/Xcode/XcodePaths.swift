import DovetailBasics

/// The paths of a project's files and groups, which are stored relative to the groups above them.
struct XcodePaths {
    /// The absolute path of each reference and group by id; none for products and files of the SDK.
    private(set) var absolute: [String: String] = [:]

    /// - Parameter folder: the folder of the project, as an absolute path.
    init(_ objects: XcodeObjects, folder: String) {
        let source = absolutePath(objects.root.text("projectDirPath") ?? "", from: folder)
        guard let main = objects.object("mainGroup", of: objects.root) else { return }
        var pending = [(object: main, above: source as String?)]
        while let (object, above) = pending.popLast() {
            // Damaged files may have cycles.
            guard absolute[object.id] == nil else { continue }
            let path = object.text("path")
            let own: String?
            switch object.text("sourceTree") ?? "<group>" {
            case "<group>": own = above.map { absolutePath(path ?? "", from: $0) }
            case "SOURCE_ROOT": own = absolutePath(path ?? "", from: source)
            case "<absolute>": own = path.map { absolutePath($0, from: "/") }
            default: own = nil
            }
            absolute[object.id] = own
            // Groups without a path are in the folder of the group above them.
            pending += objects.list("children", of: object).reversed().map { ($0, own) }
        }
    }
}

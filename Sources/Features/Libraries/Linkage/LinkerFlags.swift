import DovetailBinaries

/// The meaning of a linker's options.
struct LinkerFlags {
    /// `-ObjC`: members of archives that define classes or categories are linked.
    var linksObjC = false
    /// `-all_load`: all members are linked.
    var linksAll = false
    /// `-force_load`: the archives whose members are all linked.
    var forced: [String] = []
    /// Symbols that are treated as used (`-u`).
    var roots: [String] = []
    /// Libraries and frameworks by name: `z`, `UIKit`.
    var linked: Set<String> = []
    /// The linked ones that may be missing at run time.
    var weak: Set<String> = []
    /// Whether some of the options are unknown.
    var isOpen = false

    init(_ flags: [String]) {
        for option in LinkerOption.read(flags) {
            switch option.meaning {
            case .objectiveC: linksObjC = true
            case .wholeArchives: linksAll = true
            case .wholeFile: forced.append(option.name)
            case .symbol: roots.append(option.name)
            case .framework, .library, .file:
                let name = loadedName(String(option.name.drop { $0 == ":" }))
                linked.insert(name)
                if option.isWeak { weak.insert(name) }
            case .unknown: isOpen = true
            case .folder, .other: break
            }
        }
    }

    /// Whether all members of an archive are linked.
    func forces(_ library: LibraryBundle) -> Bool {
        let files = Set(
            ([library.path] + library.variants.flatMap { [$0.path, $0.binary?.path ?? $0.path] }).map(Self.file))
        return linksAll || forced.contains { files.contains(Self.file($0)) }
    }

    /// A framework's binary has the framework's name.
    private static func file(_ path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        let framework = parts.last { $0.hasSuffix(".framework") || $0.hasSuffix(".xcframework") }
        return framework.map { String($0.prefix { $0 != "." }) } ?? parts.last ?? ""
    }
}

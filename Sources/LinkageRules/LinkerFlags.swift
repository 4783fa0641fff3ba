import WiringModel

/// What the options for a linker ask for.
struct LinkerFlags {
    /// `-ObjC`: members of archives that define classes or categories are linked.
    var linksObjC = false
    /// `-all_load`: all members are linked.
    var linksAll = false
    /// `-force_load`: the archives of which all members are linked.
    var forced: [String] = []
    /// Symbols that are looked for as if they were used (`-u`).
    var roots: [String] = []
    /// Libraries and frameworks by name: `z`, `UIKit`.
    var linked: Set<String> = []
    /// Those of them that may be missing at run time.
    var weak: Set<String> = []

    init(_ flags: [String]) {
        var words = Self.words(flags)[...]
        while let word = words.popFirst() {
            switch word {
            case "-ObjC": linksObjC = true
            case "-all_load": linksAll = true
            case "-force_load": if let path = words.popFirst() { forced.append(path) }
            case "-u": if let symbol = words.popFirst() { roots.append(symbol) }
            case "-framework", "-reexport_framework", "-needed_framework", "-l":
                if let name = words.popFirst() { linked.insert(name) }
            case "-weak_framework", "-weak_library":
                if let name = words.popFirst() {
                    linked.insert(Providers.plainName(name))
                    weak.insert(Providers.plainName(name))
                }
            default:
                if word.hasPrefix("-weak-l") {
                    linked.insert(String(word.dropFirst(7)))
                    weak.insert(String(word.dropFirst(7)))
                } else if word.hasPrefix("-l") {
                    linked.insert(String(word.dropFirst(2)))
                }
            }
        }
    }

    /// The linker's own words: compilers pass them on behind `-Xlinker` or with commas behind `-Wl,`.
    private static func words(_ flags: [String]) -> [String] {
        flags.flatMap { flag -> [String] in
            if flag.hasPrefix("-Wl,") { return flag.dropFirst(4).split(separator: ",").map(String.init) }
            // A path may hold spaces, an option holds none.
            return flag.hasPrefix("-") ? flag.split(separator: " ").map(String.init) : [flag]
        }.filter { $0 != "-Xlinker" }
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

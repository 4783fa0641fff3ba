import DovetailBasics
import DovetailFacts

/// The folders of a module of an app that are named after it, as a pattern for those of another module.
struct FolderPattern {
    /// The name of the module, or of the one that it tests.
    private let name: String
    /// The folder that contains all modules.
    private let base: String
    private let parts: [Substring]
    /// The position of the outermost folder that is named after the module.
    private let first: Int

    /// - Parameter name: the name of the module, or of the one that it tests.
    /// - Returns: nil if no folder is named after it.
    init?(of module: ProjectModule, named name: String, in base: String) {
        let whole = module.commonFolder
        let isInside = !base.isEmpty && (whole + "/").hasPrefix(base + "/")
        let inner = (isInside ? String(whole.dropFirst(base.count)) : whole).split(separator: "/")
        func isNamedAfter(_ part: Substring) -> Bool {
            [name, module.name, module.target].contains(String(part))
        }
        guard let first = inner.firstIndex(where: isNamedAfter), let last = inner.lastIndex(where: isNamedAfter)
        else { return nil }
        self.name = name
        self.base = isInside ? base : whole.hasPrefix("/") ? "/" : ""
        self.first = first
        let roles: Set<Substring> = ["Sources", "Source", "Src", "Tests", "Test"]
        let hasRole = inner.dropFirst(last + 1).first.map(roles.contains) ?? false
        parts = Array(inner[...(hasRole ? last + 1 : last)])
    }

    /// Whether the module's sources are in a folder within its own.
    var isNested: Bool { parts.count > first + 1 }

    /// The folder of the sources of a module with this name, or of its tests.
    func sources(_ new: String) -> String { path(parts, new) }

    /// The outermost folder that is named after a module with this name.
    func own(_ new: String) -> String { path(parts[...first], new) }

    private func path(_ parts: some Sequence<Substring>, _ new: String) -> String {
        let renamed = parts.enumerated().map { index, part in
            if part == name + "Tests" { return new + "Tests" }
            return part == name || index == first ? new : String(part)
        }
        return plainPath(joinedPath(base.isEmpty ? "." : base, renamed.joined(separator: "/")))
    }
}

extension ProjectModule {
    /// The innermost folder that contains all its files; empty if it has none.
    var commonFolder: String { innermostFolder(files.map(parentFolder)) }
}

/// The innermost folder that contains all of some folders.
func innermostFolder(_ folders: [String]) -> String {
    let all = folders.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    guard var common = all.first else { return "" }
    for folder in all { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
    return common.joined(separator: "/")
}

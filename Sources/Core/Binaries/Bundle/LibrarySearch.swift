import DovetailBasics

/// Finds the libraries in files and folders.
///
/// A framework inside a framework counts as a separate library; the contents of an xcframework belong to it. Links are
/// followed, but each real folder and file is visited once, so loops of links end. Hidden folders, debug symbols and
/// folders that tools fill for themselves are skipped.
package struct LibrarySearch {
    /// Sorted by path.
    package private(set) var found: [FoundLibrary] = []
    /// Given paths where nothing exists.
    package private(set) var missing: [String] = []

    private var seen: Set<FileNode.Identity> = []
    private var pending: [String] = []
    /// Visited last: a path without a link is preferred.
    private var links: [String] = []

    private let isExcluded: (String) -> Bool

    private static let skipped: Set<String> = ["node_modules", "DerivedData"]

    /// Runs the search. A given path is a library whatever it looks like; below folders, files are recognised by their
    /// names and first bytes. Reads the folders, and the first bytes of files named like libraries.
    ///
    /// - Parameter isExcluded: whether to skip a path below a given folder.
    package init(_ paths: [String], isExcluded: @escaping (String) -> Bool = { _ in false }) {
        self.isExcluded = isExcluded
        for path in paths { add(given: path) }
        while let path = pending.popLast() ?? links.popLast() { visit(path) }
        found.sort()
    }

    private mutating func add(given path: String) {
        var path = path
        while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
        guard let node = FileNode(path) else { return missing.append(path) }
        if node.kind != .folder {
            add(path, kind: .file, node: node)
        } else if let kind = LibraryNames.bundle(path.lastComponent) {
            add(path, kind: kind, node: node)
        } else {
            pending.append(path)
        }
    }

    private mutating func add(_ path: String, kind: LibraryBundle.Kind, node: FileNode) {
        guard seen.insert(node.identity).inserted else { return }
        found.append(FoundLibrary(path: path, kind: kind))
        if kind == .framework { pending += FrameworkLayout(path).foldersOfLibraries.reversed() }
    }

    private mutating func visit(_ path: String) {
        guard let node = FileNode(path), !seen.contains(node.identity) else { return }
        if node.kind == .file {
            if LibraryNames.isLibrary(path.lastComponent), isLibrary(path) { add(path, kind: .file, node: node) }
        } else if node.kind == .folder {
            if let kind = LibraryNames.bundle(path.lastComponent), kind == .xcframework || FrameworkLayout.fits(path) {
                add(path, kind: kind, node: node)
            } else {
                seen.insert(node.identity)
                enter(path)
            }
        }
    }

    private mutating func enter(_ folder: String) {
        for name in FileNode.names(in: folder).reversed()
        where !Self.skipped.contains(name) && !name.hasSuffix(".dSYM") {
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            guard !isExcluded(path) else { continue }
            switch FileNode(at: path)?.kind {
            case .folder: pending.append(path)
            case .link: links.append(path)
            case .file: if LibraryNames.isLibrary(name) { pending.append(path) }
            case .other, nil: break
            }
        }
    }

    private func isLibrary(_ path: String) -> Bool {
        switch FirstBytes(path) {
        case .library, .empty, .pointer, .path: true
        case .unknown: LibraryNames.isCertainlyLibrary(path.lastComponent)
        // For example, a linker script.
        case .text, nil: false
        }
    }
}

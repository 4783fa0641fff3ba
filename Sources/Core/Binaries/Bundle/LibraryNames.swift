import Foundation

/// A library that was found but not read yet.
package struct FoundLibrary: Hashable, Sendable, Comparable {
    /// The path as the search reached it, below one of the given paths.
    package var path: String
    package var kind: LibraryBundle.Kind

    package init(path: String, kind: LibraryBundle.Kind) {
        self.path = path
        self.kind = kind
    }

    package static func < (left: Self, right: Self) -> Bool { left.path < right.path }

    /// The library's name: `Foo` for `Foo.framework` and `lib/libFoo.so.1`.
    package var name: String {
        let file = path.lastComponent
        guard kind == .file else { return file.withoutExtension }
        // A name such as `libFoo.so.1.2` ends in a version.
        let stem = file.range(of: ".so.").map { String(file[..<$0.lowerBound]) } ?? file.withoutExtension
        return stem.hasPrefix("lib") && stem.count > 3 ? String(stem.dropFirst(3)) : stem
    }
}

/// The file names of libraries.
enum LibraryNames {
    /// The kind of bundle that a folder's name denotes; nil if it is not a bundle.
    static func bundle(_ name: String) -> LibraryBundle.Kind? {
        name.hasSuffix(".framework") ? .framework : name.hasSuffix(".xcframework") ? .xcframework : nil
    }

    /// Whether a file with this name may be a library: `libFoo.a`, `libFoo.so.1`.
    static func isLibrary(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        switch name[name.index(after: dot)...] {
        case "a", "o", "dylib", "so", "bundle": return true
        case let last where last.first?.isASCII == true && last.allSatisfy(\.isNumber): return isVersionedObject(name)
        default: return false
        }
    }

    /// Whether a file with this name is a library whatever it contains; the other names have further uses.
    static func isCertainlyLibrary(_ name: String) -> Bool {
        isLibrary(name) && !name.hasSuffix(".o") && !name.hasSuffix(".bundle")
    }

    private static func isVersionedObject(_ name: String) -> Bool {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        while let last = parts.last, !last.isEmpty, last.allSatisfy(\.isNumber) { parts.removeLast() }
        return parts.count > 1 && parts.last == "so"
    }
}

extension String {
    /// The part after the last slash.
    var lastComponent: String {
        lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
    }

    /// The text without its last dot and what follows.
    var withoutExtension: String {
        lastIndex(of: ".").flatMap { $0 == startIndex ? nil : String(self[..<$0]) } ?? self
    }
}

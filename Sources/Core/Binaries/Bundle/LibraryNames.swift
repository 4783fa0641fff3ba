import Foundation

/// A library that was found, and not read yet.
package struct FoundLibrary: Hashable, Sendable, Comparable {
    /// As the search came to it, below a path that was given.
    package var path: String
    package var kind: LibraryBundle.Kind

    package init(path: String, kind: LibraryBundle.Kind) {
        self.path = path
        self.kind = kind
    }

    package static func < (left: Self, right: Self) -> Bool { left.path < right.path }

    /// What the library is called: `Foo` of `Foo.framework` and of `lib/libFoo.so.1`.
    package var name: String {
        let file = path.lastComponent
        guard kind == .file else { return file.withoutExtension }
        // `libFoo.so.1.2` ends in a version.
        let stem = file.range(of: ".so.").map { String(file[..<$0.lowerBound]) } ?? file.withoutExtension
        return stem.hasPrefix("lib") && stem.count > 3 ? String(stem.dropFirst(3)) : stem
    }
}

/// Which names libraries have.
enum LibraryNames {
    /// What a folder is by its name; nil for one that is no bundle.
    static func bundle(_ name: String) -> LibraryBundle.Kind? {
        name.hasSuffix(".framework") ? .framework : name.hasSuffix(".xcframework") ? .xcframework : nil
    }

    /// Whether a file of that name may be a library: `libFoo.a`, `libFoo.so.1`.
    static func isLibrary(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        switch name[name.index(after: dot)...] {
        case "a", "o", "dylib", "so", "bundle": return true
        case let last where last.first?.isASCII == true && last.allSatisfy(\.isNumber): return isVersionedObject(name)
        default: return false
        }
    }

    /// Whether a file of that name is a library whatever it holds; others with such names have other meanings too.
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
    /// What stands behind the last slash.
    var lastComponent: String {
        lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
    }

    /// Without the last dot and what follows.
    var withoutExtension: String {
        lastIndex(of: ".").flatMap { $0 == startIndex ? nil : String(self[..<$0]) } ?? self
    }
}

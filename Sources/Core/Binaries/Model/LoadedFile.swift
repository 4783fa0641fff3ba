/// The file or framework that a path by which a library is loaded leads to: `X.framework` of
/// `@rpath/X.framework/Versions/A/X`; the last part of other paths.
package func loadedFile(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return String(parts.last { $0.hasSuffix(".framework") } ?? parts.last ?? "")
}

/// The name of a library from a path by which it is loaded: `X` of `X.framework`, `libX.dylib` and `libX.so.1`.
package func loadedName(_ path: String) -> String {
    let file = loadedFile(path)
    let base = file.prefix { $0 != "." }
    return String(file.hasPrefix("lib") && !file.hasSuffix(".framework") ? base.dropFirst(3) : base)
}

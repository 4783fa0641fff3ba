/// The file or framework that a load path leads to: `X.framework` for `@rpath/X.framework/Versions/A/X`; the last
/// component of other paths.
package func loadedFile(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return String(parts.last { $0.hasSuffix(".framework") } ?? parts.last ?? "")
}

/// The name of a library, from its load path: `X` for `X.framework`, `libX.dylib` and `libX.so.1`.
package func loadedName(_ path: String) -> String {
    let file = loadedFile(path)
    let base = file.prefix { $0 != "." }
    return String(file.hasPrefix("lib") && !file.hasSuffix(".framework") ? base.dropFirst(3) : base)
}

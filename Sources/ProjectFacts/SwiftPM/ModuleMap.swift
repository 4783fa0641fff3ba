import Foundation

/// A module map, of a target that is not Swift.
struct ModuleMap {
    /// The name of its first module.
    let name: String

    /// The module map of a target's folder, if it has one.
    init?(_ folder: String, isSystem: Bool) {
        let path = isSystem ? "\(folder)/module.modulemap" : "\(folder)/include/module.modulemap"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let words = String(decoding: data, as: UTF8.self)
            .split { $0.isWhitespace || $0 == "{" || $0 == "[" || $0 == "\"" }
        guard let index = words.firstIndex(of: "module"), index + 1 < words.count else { return nil }
        name = String(words[index + 1])
    }
}

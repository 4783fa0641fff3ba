import DovetailBinaries
import Foundation

/// The module map of a target that is not written in Swift.
struct ModuleMap {
    /// The name of its first module.
    let name: String

    /// The module map in a target's folder, if there is one.
    init?(_ folder: String, isSystem: Bool) {
        let path = isSystem ? "\(folder)/module.modulemap" : "\(folder)/include/module.modulemap"
        guard let data = FileManager.default.contents(atPath: path), let name = ModuleMapName.first(in: Array(data))
        else { return nil }
        self.name = name
    }
}

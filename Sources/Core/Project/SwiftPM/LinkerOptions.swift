import DovetailBinaries
import Foundation

/// What the linker settings of targets request, in order.
struct LinkerOptions {
    /// A library, and the platforms on which it is linked.
    struct Linked {
        var name: String
        var on: LinkedPlatforms
    }

    /// Library search folders, as paths for this run.
    private(set) var folders: [String] = []
    /// Names of libraries, such as `z`.
    private(set) var libraries: [Linked] = []
    /// Names of frameworks.
    private(set) var frameworks: [String] = []
    /// Paths of libraries that are given directly.
    private(set) var files: [Linked] = []
    /// The remaining options, such as `-ObjC`.
    private(set) var flags: [String] = []

    /// Adds a target's settings.
    ///
    /// - Parameter folder: the package's folder, to which paths are relative.
    /// - Parameter platforms: where the target is linked.
    mutating func add(
        _ settings: [PackageDescription.LinkerSetting], in folder: String, on platforms: LinkedPlatforms
    ) {
        for setting in settings {
            let on = setting.on.intersection(platforms)
            guard !on.isEmpty else { continue }
            switch setting.kind {
            case .library(let name): libraries.append(Linked(name: name, on: on))
            case .framework(let name): frameworks.append(name)
            case .flags(let flags): add(flags, in: folder, on: on)
            }
        }
    }

    private mutating func add(_ given: [String], in folder: String, on: LinkedPlatforms) {
        func joined(_ path: String) -> String {
            path.hasPrefix("/") || folder == "." ? path : "\(folder)/\(path)"
        }
        for option in LinkerOption.read(given) {
            switch option.meaning {
            case .folder: folders.append(joined(option.name))
            case .library:
                libraries.append(Linked(name: option.name, on: on))
                if option.isWeak { flags += option.words }
            case .framework:
                frameworks.append(option.name)
                if option.isWeak { flags += option.words }
            case .file, .wholeFile:
                files.append(Linked(name: joined(option.name), on: on))
                if option.words.count > 1 { flags += option.words }
            case .symbol, .objectiveC, .wholeArchives, .unknown, .other: flags += option.words
            }
        }
    }

    /// The file that a linker uses for a library name: dynamic before static, in the order of the folders; nil if no
    /// folder has it.
    func file(ofLibrary name: String) -> String? {
        let files =
            name.hasPrefix(":") ? [String(name.dropFirst())] : ["lib\(name).so", "lib\(name).dylib", "lib\(name).a"]
        for folder in folders {
            for file in files {
                let path = folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }
}

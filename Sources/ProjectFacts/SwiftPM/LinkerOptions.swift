import Foundation

/// What the linker settings of targets ask for, in their order.
struct LinkerOptions {
    /// Folders of libraries, as paths for this run.
    private(set) var folders: [String] = []
    /// Names of libraries, `z`.
    private(set) var libraries: [String] = []
    /// Names of frameworks.
    private(set) var frameworks: [String] = []
    /// Paths of libraries that are given as such.
    private(set) var files: [String] = []
    /// The rest: `-ObjC`.
    private(set) var flags: [String] = []

    /// Adds a target's settings.
    ///
    /// - Parameter folder: the package's folder, from which paths count.
    mutating func add(_ settings: [PackageDescription.LinkerSetting], in folder: String) {
        for setting in settings {
            switch setting {
            case .library(let name): libraries.append(name)
            case .framework(let name): frameworks.append(name)
            case .flags(let flags): add(flags, in: folder)
            }
        }
    }

    private mutating func add(_ given: [String], in folder: String) {
        // `-Xlinker X` hands X to the linker as it is.
        var rest = given.filter { $0 != "-Xlinker" }[...]
        func joined(_ path: String) -> String {
            path.hasPrefix("/") || folder == "." ? path : "\(folder)/\(path)"
        }
        while let flag = rest.popFirst() {
            switch flag {
            case "-L": rest.popFirst().map { folders.append(joined($0)) }
            case "-l": rest.popFirst().map { libraries.append($0) }
            case "-framework": rest.popFirst().map { frameworks.append($0) }
            case _ where flag.hasPrefix("-L"): folders.append(joined(String(flag.dropFirst(2))))
            case _ where flag.hasPrefix("-l"): libraries.append(String(flag.dropFirst(2)))
            case _ where flag.hasSuffix(".a") || flag.hasSuffix(".so") || flag.hasSuffix(".dylib"):
                files.append(joined(flag))
            default: flags.append(flag)
            }
        }
    }

    /// The file that a linker takes for a library's name: a dynamic one before a static one, in the folders' order; nil
    /// where none of them has it.
    func file(ofLibrary name: String) -> String? {
        for folder in folders {
            for file in ["lib\(name).so", "lib\(name).dylib", "lib\(name).a"] {
                let path = folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }
}

import DovetailBasics

/// Reads one `.xcframework`.
struct XCFrameworkReader {
    private let path: String
    private let source: BinarySource
    private(set) var problems: [BundleProblem] = []

    init(_ path: String, _ source: BinarySource) {
        self.path = path
        self.source = source
    }

    /// The libraries in the order of Info.plist, followed by those it does not list.
    mutating func read() -> [LibraryVariant] {
        let entries = entries()
        var variants: [LibraryVariant] = []
        for entry in entries ?? [] {
            if variants.contains(where: { $0.identifier == entry.identifier }) {
                add("Info.plist", "has two libraries '\(entry.identifier)'")
            } else {
                variants.append(read(entry))
            }
        }
        for identifier in FileNode.names(in: path) where !variants.contains(where: { $0.identifier == identifier }) {
            for name in libraries(in: identifier) {
                if entries != nil { add("\(identifier)/\(name)", "Info.plist does not list this library") }
                variants.append(library(identifier, name, headers: "Headers"))
            }
        }
        if FileNode.isFolder("\(path)/_CodeSignature") {
            for index in variants.indices { variants[index].hasSignature = true }
        }
        return variants
    }

    /// Nil if Info.plist cannot be read.
    private mutating func entries() -> [XCFrameworkEntry]? {
        let plist = "\(path)/Info.plist"
        guard FileNode(at: plist) != nil else {
            add("Info.plist", "Info.plist is missing")
            return nil
        }
        do {
            let list = try XCFrameworkList(try PropertyList.read(plist))
            for problem in list.problems { add("Info.plist", problem) }
            return list.entries
        } catch {
            add("Info.plist", "\(error)")
            return nil
        }
    }

    private mutating func read(_ entry: XCFrameworkEntry) -> LibraryVariant {
        let place = "\(entry.identifier)/\(entry.libraryPath)"
        var variant = LibraryVariant(path: "\(path)/\(place)")
        variant.identifier = entry.identifier
        if !FileNode.isFolder("\(path)/\(entry.identifier)") {
            add(entry.identifier, "Info.plist lists this folder, but it is missing")
        } else if FileNode(at: variant.path) == nil {
            add(place, "Info.plist lists this library, but it is missing")
        } else {
            variant = library(entry.identifier, entry.libraryPath, headers: entry.headersPath ?? "Headers")
            if let binary = entry.binaryPath, FileNode("\(path)/\(entry.identifier)/\(binary)") == nil,
                variant.binary != nil
            {
                add("\(entry.identifier)/\(binary)", "Info.plist lists this binary, but it is missing")
            }
        }
        variant.listed = LibraryVariant.Listed(platform: entry.platform, architectures: entry.architectures)
        return variant
    }

    private mutating func library(_ identifier: String, _ name: String, headers: String) -> LibraryVariant {
        let folder = "\(path)/\(identifier)"
        var variant = LibraryVariant(path: "\(folder)/\(name)")
        if LibraryNames.bundle(name) == .framework {
            var reader = FrameworkReader(variant.path, source)
            variant = reader.read()
            problems += reader.problems
        } else {
            variant.binary = source.binary(variant.path, &problems)
            let folders =
                ["\(folder)/\(headers)"]
                + FileNode.names(in: "\(folder)/\(headers)").map { "\(folder)/\(headers)/\($0)" }
            variant.links = ModuleMapLink.read(folders.flatMap { ["\($0)/module.modulemap", "\($0)/module.map"] })
            let modules = SwiftModuleFolders(folder)
            variant.swiftModules = modules?.triples
            variant.swiftCompiler = modules?.compiler
        }
        variant.identifier = identifier
        return variant
    }

    /// The names of the libraries in a folder next to Info.plist.
    private func libraries(in identifier: String) -> [String] {
        FileNode.names(in: "\(path)/\(identifier)").filter {
            LibraryNames.bundle($0) == .framework || LibraryNames.isCertainlyLibrary($0)
        }
    }

    private mutating func add(_ place: String, _ text: String) {
        problems.append(BundleProblem(path: "\(path)/\(place)", text: text))
    }
}

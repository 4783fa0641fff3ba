@testable import DovetailBinaries
import Foundation
import ToolRunner

/// Bundles in a temporary folder. Their binaries have the first bytes of a library; they are read as the values in
/// `binaries`.
final class BundleFixture {
    let folder: TemporaryFolder
    /// The values as which binaries are read, by path relative to the folder.
    var binaries: [String: BinaryFile] = [:]

    init() throws { folder = try TemporaryFolder() }

    func path(_ place: String) -> String { "\(folder.url.path)/\(place)" }

    func write(_ place: String, _ text: String = "") throws { try folder.write(place, text) }

    func write(_ place: String, _ bytes: [UInt8]) throws {
        try folder.write(place, "")
        try Data(bytes).write(to: URL(fileURLWithPath: path(place)))
    }

    /// Writes a binary, by default a dynamic library for iOS devices.
    func library(_ place: String, _ slices: [BinarySlice] = [.library("arm64", "iOS")]) throws {
        try write(place, [0xCF, 0xFA, 0xED, 0xFE])
        binaries[place] = BinaryFile(path: path(place), size: 4, container: .thin, slices: slices)
    }

    func plist(_ place: String, _ values: [String: Any], _ format: PropertyListSerialization.PropertyListFormat = .xml)
        throws
    {
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
        try write(place, Array(data))
    }

    func link(_ place: String, to target: String) throws {
        let parent = URL(fileURLWithPath: path(place)).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path(place), withDestinationPath: target)
    }

    func remove(_ place: String) throws { try FileManager.default.removeItem(atPath: path(place)) }

    /// A valid flat framework.
    func framework(_ place: String, named name: String = "Foo", _ values: [String: Any] = [:]) throws {
        try library("\(place)/\(name)")
        let usual: [String: Any] = ["CFBundleExecutable": name, "CFBundleIdentifier": "com.example.\(name)"]
        try plist("\(place)/Info.plist", usual.merging(values) { $1 })
    }

    /// A valid framework with versions, as on macOS.
    func versionedFramework(_ place: String) throws {
        try library("\(place)/Versions/A/Foo", [.library("arm64", "macOS")])
        try plist(
            "\(place)/Versions/A/Resources/Info.plist",
            ["CFBundleExecutable": "Foo", "CFBundleIdentifier": "com.example.Foo"])
        try write("\(place)/Versions/A/Headers/Foo.h")
        try link("\(place)/Versions/Current", to: "A")
        for name in ["Foo", "Resources", "Headers"] { try link("\(place)/\(name)", to: "Versions/Current/\(name)") }
    }

    /// Reads the only bundle at a place.
    func read(_ place: String) throws -> LibraryBundle {
        let binaries = Dictionary(uniqueKeysWithValues: binaries.map { (path($0.key), $0.value) })
        let reader = LibraryReader { path in
            guard let binary = binaries[path] else { throw PropertyListProblem("unknown bytes") }
            return binary
        }
        let found = LibrarySearch([path(place)]).found
        guard let library = found.first else { throw PropertyListProblem("nothing found") }
        return reader.read(library)
    }

    /// The problems of the bundle at a place, `path: text`, with paths relative to the folder.
    func problems(_ place: String) throws -> [String] {
        try read(place).problems.map { "\($0.path.dropFirst(folder.url.path.count + 1)): \($0.text)" }
    }
}

extension BinarySlice {
    /// A slice with a dynamic library.
    static func library(
        _ architecture: String, _ platform: String, minimumOS: String? = nil, installName: String? = nil
    ) -> BinarySlice {
        var image = BinaryImage(format: .machO, kind: .dynamicLibrary, architecture: architecture)
        image.platforms = [BinaryPlatform(name: platform, minimumOS: minimumOS)]
        image.installName = installName
        return BinarySlice(architecture: architecture, offset: 0, size: 4, contents: .image(image))
    }
}

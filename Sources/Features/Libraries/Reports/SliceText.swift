import DovetailBasics
package import DovetailBinaries

/// All slices of libraries as text: their kind, and what they load and define.
package struct SliceText {
    private let showsDependencies: Bool
    private let showsSymbols: Bool
    private var lines: [String] = []

    /// - Parameter symbols: whether to show symbols and Objective-C classes.
    package static func lines(_ library: LibraryBundle, dependencies: Bool, symbols: Bool) -> [String] {
        var text = SliceText(showsDependencies: dependencies, showsSymbols: symbols)
        for variant in library.variants {
            guard let binary = variant.binary else { continue }
            for slice in binary.slices { text.add(slice, of: binary.path) }
            for link in variant.links {
                text.field("module map", "link \(link.isFramework ? "framework " : "")\"\(link.name)\"")
            }
            for problem in binary.problems { text.field("problem", "at byte \(problem.offset): \(problem.text)") }
        }
        return text.lines
    }

    private init(showsDependencies: Bool, showsSymbols: Bool) {
        self.showsDependencies = showsDependencies
        self.showsSymbols = showsSymbols
    }

    private mutating func field(_ name: String, _ value: String) {
        lines.append("  " + name + String(repeating: " ", count: max(1, 12 - name.count)) + value)
    }

    private mutating func add(_ slice: BinarySlice, of path: String) {
        var words = [slice.architecture ?? "?", LinkageWord.of(slice)]
        let platforms = Set(slice.images.flatMap(\.platforms)).sorted { $0.words < $1.words }
        words += platforms.map(\.words)
        lines.append("\(path) (\(words.joined(separator: ", ")))")
        switch slice.contents {
        case .unread(let format): field("not read", format)
        case .image(let image): add(image)
        case .archive(let archive):
            field("archive", "\(counted(archive.members.count, noun: "member")), \(archive.format.rawValue)")
            if showsDependencies { addAutolink(slice.images) }
            guard showsSymbols else { return }
            for member in archive.members {
                lines.append("  \(member.name)")
                if let format = member.unread { field("  not read", format) }
                if let image = member.image { addSymbols(image, indent: "  ") }
            }
        }
    }

    private mutating func add(_ image: BinaryImage) {
        if let uuid = image.uuid { field("uuid", uuid) }
        if showsDependencies {
            if let name = image.installName { field("id", name + words(image.versions)) }
            for dependent in image.dependents {
                field(dependent.kind.rawValue, dependent.name + words(dependent.versions))
            }
            for path in image.rpaths { field("rpath", path) }
            addAutolink([image])
        }
        if showsSymbols { addSymbols(image, indent: "") }
    }

    /// In the format of `otool -L`.
    private func words(_ versions: LibraryVersions?) -> String {
        guard let versions else { return "" }
        return
            " (compatibility version \(versions.compatibility ?? "0.0"), current version \(versions.current ?? "0.0"))"
    }

    private mutating func addAutolink(_ images: [BinaryImage]) {
        for options in Set(images.flatMap(\.autolink).map { $0.joined(separator: " ") }).sorted() {
            field("autolink", options)
        }
    }

    private mutating func addSymbols(_ image: BinaryImage, indent: String) {
        for name in image.classes ?? [] { field(indent + "class", name) }
        for category in image.categories ?? [] {
            field(indent + "category", "\(category.type ?? "?")(\(category.name))")
        }
        for symbol in image.exports ?? [] { field(indent + (symbol.isWeak ? "exports?" : "exports"), symbol.name) }
        for symbol in image.undefined ?? [] { field(indent + (symbol.isWeak ? "needs?" : "needs"), symbol.name) }
    }
}

extension BinaryPlatform {
    /// `iOS 13.0, SDK 17.2`
    fileprivate var words: String {
        name + (minimumOS.map { " \($0)" } ?? "") + (sdk.map { ", SDK \($0)" } ?? "")
    }
}

package import DovetailBinaries

/// Libraries as a text table, one line each.
package enum LibraryTable {
    /// The table's lines.
    package static func lines(_ rows: [[String]]) -> [String] {
        guard !rows.isEmpty else { return [] }
        var table = TextTable(["LIBRARY", "LINKAGE", "SLICES", "MIN OS", ">SIZE", ">OBJC", "NEEDS"])
        for row in rows { table.add(row) }
        return table.lines
    }

    /// The columns of a library's line.
    package static func row(_ library: LibraryBundle) -> [String] {
        let classes = library.classes.map { $0.isEmpty ? "-" : "\($0.count)" } ?? "-"
        let size = library.variants.compactMap { $0.binary?.size }.reduce(0, +)
        return [
            library.path, linkage(library), SliceNames.text(library.slices), minimum(library.slices),
            ByteCount.text(size), classes, needs(library),
        ]
    }

    private static func linkage(_ library: LibraryBundle) -> String {
        let slices = library.slices
        if slices.isEmpty { return library.variants.contains { $0.binary != nil } ? "?" : "no binary" }
        let words = Set(slices.map(LinkageWord.of)).sorted()
        return words.joined(separator: "+")
    }

    private static func minimum(_ slices: [BinarySlice]) -> String {
        let platforms = slices.flatMap(\.images).flatMap(\.platforms)
        let texts = Set(platforms.compactMap(\.minimumOS)).sorted()
        let versions = texts.compactMap { text in SystemVersion(text).map { (text: text, version: $0) } }
        guard let first = versions.min(by: { $0.version < $1.version })?.text,
            let last = versions.max(by: { $0.version < $1.version })?.text
        else { return "-" }
        return first == last ? first : "\(first)-\(last)"
    }

    /// The non-system libraries that it loads, and the number of system ones.
    private static func needs(_ library: LibraryBundle) -> String {
        let own = Set(library.dependents.filter { !$0.isOfSystem }.map { loadedFile($0.name) }).sorted()
        let links = Set(library.variants.flatMap(\.links)).sorted().map(\.name)
        let system = Set(library.dependents.filter(\.isOfSystem).map(\.name)).count
        var parts = own + links
        if system > 0 { parts.append("\(system) from the system") }
        return parts.isEmpty ? "-" : parts.joined(separator: ", ")
    }
}

/// A word for how a linker treats a slice.
enum LinkageWord {
    static func of(_ slice: BinarySlice) -> String {
        switch slice.contents {
        case .unread: return "?"
        case .archive: return "static"
        case .image(let image):
            switch image.kind {
            case .object: return "static (object)"
            case .dynamicLibrary: return "dynamic"
            case .dynamicLibraryStub: return "dynamic (stub)"
            case .executable: return "program"
            case .bundle: return "bundle"
            case .debugSymbols: return "debug symbols"
            case .other: return "other"
            }
        }
    }
}

/// The platforms of slices, each with its architectures.
enum SliceNames {
    static func text(_ slices: [BinarySlice]) -> String {
        var order: [String] = []
        var architectures: [String: [String]] = [:]
        for slice in slices {
            let names = Set(slice.images.flatMap(\.platforms).map(\.name)).sorted()
            let isELF = slice.images.contains { $0.format == .elf }
            let platform = names.isEmpty ? (isELF ? "ELF" : "unknown") : names.joined(separator: "/")
            if architectures[platform] == nil { order.append(platform) }
            let name = slice.architecture ?? "?"
            if architectures[platform]?.contains(name) != true { architectures[platform, default: []].append(name) }
        }
        return order.isEmpty
            ? "-"
            : order.sorted().map { "\($0) \((architectures[$0] ?? []).sorted().joined(separator: " "))" }
                .joined(separator: ", ")
    }
}

/// Readable sizes.
enum ByteCount {
    /// `912 B`, `4.6 KB`, `12.3 MB`; a kilobyte has 1,000 bytes, as in Finder.
    static func text(_ bytes: Int) -> String {
        var amount = Double(bytes)
        guard amount >= 1000 else { return "\(bytes) B" }
        for unit in ["KB", "MB", "GB"] {
            amount /= 1000
            if amount < 999.95 || unit == "GB" {
                let tenths = Int((amount * 10).rounded())
                return "\(tenths / 10).\(tenths % 10) \(unit)"
            }
        }
        return "\(bytes) B"
    }
}

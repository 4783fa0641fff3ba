import DovetailBinaries

/// A library as a line of text: `Vendors/Gul.framework module:z | static arm64 of iOS: @Logger -_puts ; NSData(Zip)`.
///
/// The path is followed by `module:z` and `module:UIKit.framework` for the links of its module map, `header:UIKit` for
/// the imports of its headers, `privacy:yes` for a privacy manifest, `resource:FILE` and `problem:TEXT`. Each further
/// part is a slice, `KIND [ARCHITECTURE of PLATFORM]: CONTENTS`, in an xcframework a variant. The contents of an
/// archive are its members, with `;` between them:
///
/// | word | means |
/// | --- | --- |
/// | `+s`, `~s`, `=s` | a symbol, a weak one, a common one |
/// | `-s` | a symbol that is lacking |
/// | `@C`, `#C`, `>C` | a class, a hidden class, a class that is used |
/// | `C(N)` | a category |
/// | `auto:z`, `auto:UIKit.framework` | an option for the linker |
/// | `needs:PATH`, `weak:PATH`, `id:PATH` | what it loads, and its own name for that |
/// | `swift`, `blind` | with code in Swift; without symbols |
struct LibraryText {
    var bundle: LibraryBundle

    init(_ line: String) {
        let parts = line.split(separator: "|").map { Self.trimmed($0) }
        let head = parts[0].split(separator: " ").map(String.init)
        let path = head[0]
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let isFile = !file.hasSuffix("framework")
        let base = String(file.prefix { $0 != "." })
        let kind: LibraryBundle.Kind =
            isFile ? .file : file.hasSuffix(".xcframework") ? .xcframework : .framework
        bundle = LibraryBundle(
            path: path, kind: kind, name: isFile && base.hasPrefix("lib") ? String(base.dropFirst(3)) : base,
            variants: [])
        let binary = isFile ? path : "\(path)/\(base)"
        let slices = parts.dropFirst().map { Self.slice($0, kind == .file ? file : "\(base).framework/\(base)") }
        if kind == .xcframework {
            bundle.variants = slices.map { slice, title in
                var variant = LibraryVariant(path: "\(path)/\(title)/\(base).framework")
                variant.identifier = title
                variant.binary = BinaryFile(path: "\(variant.path)/\(base)", size: 0, container: .thin, slices: [slice])
                return variant
            }
        } else {
            var variant = LibraryVariant(path: path)
            if !slices.isEmpty {
                variant.binary = BinaryFile(path: binary, size: 0, container: .fat, slices: slices.map(\.0))
            }
            bundle.variants = [variant]
        }
        for word in head.dropFirst() {
            guard let (key, value) = Self.pair(word) else { continue }
            switch key {
            case "module": bundle.variants[0].links.append(Self.link(value))
            case "header": bundle.variants[0].imports.append(value)
            case "privacy": bundle.variants[0].hasPrivacyManifest = true
            case "resource": bundle.variants[0].resources.append(value)
            default:
                // A word contains no spaces.
                let text = String(value.map { $0 == "_" ? " " : $0 })
                bundle.problems.append(BundleProblem(path: "\(path)/\(base)", text: text))
            }
        }
    }

    private static func slice(_ text: String, _ file: String) -> (BinarySlice, title: String) {
        let colon = text.firstIndex(of: ":") ?? text.endIndex
        let head = text[..<colon].split(separator: " ").map(String.init)
        let architecture = head.count > 1 ? head[1] : "arm64"
        let platform = head.count > 3 ? head[3...].joined(separator: " ") : "iOS"
        let members = text[colon...].dropFirst().split(separator: ";", omittingEmptySubsequences: false).map { member in
            image(String(member), kind: head[0], architecture, platform, file)
        }
        let contents: BinarySlice.Contents
        switch head[0] {
        case "static":
            var archive = StaticArchive(format: .bsd, members: [])
            for (index, image) in members.enumerated() {
                var member = ArchiveMember(name: "\(index).o", offset: 0, size: 0)
                member.image = image
                archive.members.append(member)
            }
            contents = .archive(archive)
        case "unread": contents = .unread("LLVM bitcode")
        default: contents = .image(members[0])
        }
        return (
            BinarySlice(architecture: architecture, offset: 0, size: 0, contents: contents),
            "\(platform.split(separator: " ").joined(separator: "-").lowercased())-\(architecture)"
        )
    }

    private static func image(
        _ text: String, kind: String, _ architecture: String, _ platform: String, _ file: String
    ) -> BinaryImage {
        let kinds: [String: BinaryImage.Kind] = ["dynamic": .dynamicLibrary, "program": .executable]
        let isELF = platform == "Linux"
        var image = BinaryImage(format: isELF ? .elf : .machO, kind: kinds[kind] ?? .object, architecture: architecture)
        if platform != "any" { image.platforms = [BinaryPlatform(name: platform)] }
        if kind == "dynamic" { image.installName = isELF ? file : "@rpath/\(file)" }
        var exports: [BinarySymbol] = [], undefined: [BinarySymbol] = [], classes: [String] = []
        var categories: [ObjCCategory] = []
        let words = trimmed(text).split(separator: " ").map(String.init)
        for word in words {
            let rest = String(word.dropFirst())
            switch word.first {
            case "+": exports.append(BinarySymbol(name: rest))
            case "~": exports.append(BinarySymbol(name: rest, isWeak: true))
            case "=": exports.append(BinarySymbol(name: rest, isCommon: true))
            case "-": undefined.append(BinarySymbol(name: rest))
            case ">": undefined.append(BinarySymbol(name: "_OBJC_CLASS_$_\(rest)"))
            case "#": classes.append(rest)
            case "@":
                classes.append(rest)
                exports.append(BinarySymbol(name: "_OBJC_CLASS_$_\(rest)"))
            default:
                if let open = word.firstIndex(of: "(") {
                    let type = open == word.startIndex ? nil : String(word[..<open])
                    categories.append(ObjCCategory(type: type, name: String(word[open...].dropFirst().dropLast())))
                } else if word == "swift" {
                    image.traits.insert(.swift)
                } else {
                    add(word, &image)
                }
            }
        }
        guard !words.contains("blind") else { return image }
        (image.exports, image.undefined, image.classes, image.categories) = (exports, undefined, classes, categories)
        return image
    }

    private static func add(_ word: String, _ image: inout BinaryImage) {
        guard let (key, value) = pair(word) else { return }
        switch key {
        case "needs": image.dependents.append(BinaryDependent(name: value, kind: .load))
        case "weak": image.dependents.append(BinaryDependent(name: value, kind: .weak))
        case "id": image.installName = value
        default:
            let link = link(value)
            image.autolink.append(link.isFramework ? ["-framework", link.name] : ["-l\(link.name)"])
        }
    }

    private static func link(_ text: String) -> ModuleMapLink {
        let isFramework = text.hasSuffix(".framework")
        return ModuleMapLink(name: isFramework ? String(text.dropLast(10)) : text, isFramework: isFramework)
    }

    private static func pair(_ word: String) -> (String, String)? {
        word.firstIndex(of: ":").map { (String(word[..<$0]), String(word[$0...].dropFirst())) }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}

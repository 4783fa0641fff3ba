/// A linker option, and what it refers to.
///
/// All options are parsed here, whether they come from a manifest, a rules file, build settings or an object.
package struct LinkerOption: Codable, Hashable, Sendable {
    package enum Meaning: String, Codable, Hashable, Sendable {
        /// A library search folder (`-L`).
        case folder
        /// A library by name (`-lz`); `:libz.a` is the exact file name.
        case library
        /// A framework by name (`-framework UIKit`).
        case framework
        /// A library by path.
        case file
        /// An archive by path, with all its members linked (`-force_load`).
        case wholeFile
        /// A symbol that is resolved as if it were used (`-u`).
        case symbol
        /// Links all archive members that define classes or categories (`-ObjC`).
        case objectiveC
        /// Links all members of all archives (`-all_load`).
        case wholeArchives
        /// Unknown here: a build setting that expands to options.
        case unknown
        case other
    }

    package var meaning: Meaning
    /// What it refers to, or empty.
    package var name: String
    /// Whether that may be missing at run time.
    package var isWeak: Bool
    /// The option in the linker's own form.
    package var words: [String]

    /// Parses linker options, including those passed through compilers (`-Wl,`, `-Xlinker`).
    package static func read(_ flags: [String]) -> [LinkerOption] {
        var words = words(flags)[...]
        var options: [LinkerOption] = []
        while let word = words.popFirst() { options.append(option(word, &words)) }
        return options
    }

    /// The words of a line, split at unquoted spaces.
    package static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character == " " || character == "\t" {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// The words as the linker gets them.
    private static func words(_ flags: [String]) -> [String] {
        flags.flatMap { flag -> [String] in
            if flag.hasPrefix("-Wl,") { return flag.dropFirst(4).split(separator: ",").map(String.init) }
            // A path may contain spaces, and so may the folder in an option such as `-L`.
            return flag.hasPrefix("-") && !flag.hasPrefix("-L") ? words(of: flag) : [flag]
        }.filter { $0 != "-Xlinker" && $0 != "-Xclang-linker" }
    }

    private static func option(_ word: String, _ rest: inout ArraySlice<String>) -> LinkerOption {
        func make(_ meaning: Meaning, name: String, more: [String] = [], isWeak: Bool = false) -> LinkerOption {
            LinkerOption(meaning: meaning, name: name, isWeak: isWeak, words: [word] + more)
        }
        switch word {
        case "-ObjC": return make(.objectiveC, name: "")
        case "-all_load", "--whole-archive": return make(.wholeArchives, name: "")
        default: break
        }
        if let meaning = named[word] {
            guard let name = rest.popFirst() else { return make(.other, name: "") }
            return make(meaning, name: name, more: [name], isWeak: word.hasPrefix("-weak"))
        }
        if let count = arguments[word] {
            let more = Array(rest.prefix(count))
            rest.removeFirst(more.count)
            return make(.other, name: "", more: more)
        }
        for prefix in libraryPrefixes where word.hasPrefix(prefix) && word.count > prefix.count {
            return make(.library, name: String(word.dropFirst(prefix.count)), isWeak: prefix == "-weak-l")
        }
        if word.hasPrefix("-L") { return make(.folder, name: String(word.dropFirst(2))) }
        let isFile = [".a", ".so", ".dylib", ".tbd"].contains(where: word.hasSuffix)
        if isFile, !word.hasPrefix("-") { return make(.file, name: word) }
        let isSetting = word.hasPrefix("$(") && word.hasSuffix(")") || word.hasPrefix("${") && word.hasSuffix("}")
        return make(isSetting ? .unknown : .other, name: "")
    }

    /// Options that are followed by what they refer to.
    private static let named: [String: Meaning] = [
        "-L": .folder, "-l": .library, "-framework": .framework, "-weak_framework": .framework,
        "-needed_framework": .framework, "-reexport_framework": .framework, "-upward_framework": .framework,
        "-lazy_framework": .framework, "-weak_library": .file, "-needed_library": .file, "-reexport_library": .file,
        "-upward_library": .file, "-load_hidden": .file, "-force_load": .wholeFile, "-u": .symbol,
    ]

    private static let libraryPrefixes = [
        "-weak-l", "-needed-l", "-reexport-l", "-upward-l", "-hidden-l", "-lazy-l", "-l",
    ]

    /// Other options that take arguments, but no libraries, with the number of arguments.
    private static let arguments: [String: Int] = [
        "-F": 1, "-I": 1, "-alias": 2, "-arch": 1, "-bundle_loader": 1, "-client_name": 1, "-compatibility_version": 1,
        "-current_version": 1, "-dylib_install_name": 1, "-e": 1, "-exported_symbols_list": 1, "-h": 1,
        "-install_name": 1, "-isysroot": 1, "-map": 1, "-o": 1, "-order_file": 1, "-platform_version": 3, "-rpath": 1,
        "-sectcreate": 3, "-soname": 1, "-sub_library": 1, "-sub_umbrella": 1, "-syslibroot": 1, "-target": 1,
        "-umbrella": 1, "-unexported_symbols_list": 1,
    ]
}

import DovetailBinaries
import DovetailFacts
import DovetailGraphs

/// A library or a framework that something asks a linker for.
struct LinkWish: Hashable, Comparable {
    var name: String
    var isFramework: Bool

    init(_ link: ModuleMapLink) { (name, isFramework) = (link.name, link.isFramework) }

    /// nil for an option that names none.
    init?(option: [String]) {
        guard let option = LinkerOption.read(option).first else { return nil }
        switch option.meaning {
        case .framework: (name, isFramework) = (option.name, true)
        case .library: (name, isFramework) = (option.name, false)
        default: return nil
        }
    }

    /// Without a version: `stdc++` of `stdc++.6`.
    var plainName: String { loadedName(name) }

    static func < (left: LinkWish, right: LinkWish) -> Bool {
        (left.isFramework ? 1 : 0, left.name) < (right.isFramework ? 1 : 0, right.name)
    }

    /// Whether every Apple linker call brings it, or the toolchain.
    var isAlwaysThere: Bool {
        guard !isFramework else { return false }
        return ["System", "objc", "c", "m", "c++", "clang_rt"].contains(plainName) || name.hasPrefix("swift")
    }

    /// Whether it may be the system's.
    var isOfSystem: Bool {
        isFramework ? SystemModules.contains(name) : isAlwaysThere || SystemLibraries.contains(plainName)
    }
}

extension LibraryBundle {
    /// What its module maps ask for, once each.
    var moduleMapWishes: [LinkWish] { Set(variants.flatMap(\.links).map { LinkWish($0) }).sorted() }

    /// What its objects ask for, once each.
    var autolinkWishes: [LinkWish] {
        let options = Set(slices.filter { $0.linkage == .static }.flatMap(\.images).flatMap(\.autolink))
        return Set(options.compactMap { LinkWish(option: $0) }).sorted()
    }
}

extension LibraryBundle {
    /// What its objects ask for that is not known as the system's, with the classes that such objects lack.
    ///
    /// A linker only warns about an option that names nothing, so it counts where a class is missing as well: modules
    /// and libraries often have two names.
    ///
    /// - Parameter classes: those that are given.
    func unknownWishes(classes: Set<String>) -> [LinkWish: Set<String>] {
        var wanted: [LinkWish: Set<String>] = [:]
        for object in slices.flatMap(\.images) where object.kind == .object {
            let missing = (object.undefined ?? []).filter { !$0.isWeak }.compactMap { SystemClasses.ownClass($0.name) }
                .filter { !classes.contains($0) }
            guard !missing.isEmpty else { continue }
            for wish in Set(object.autolink.compactMap { LinkWish(option: $0) }) where !wish.isOfSystem {
                wanted[wish, default: []].formUnion(missing)
            }
        }
        return wanted
    }
}

extension LinkGraph {
    /// The modules that the code of an image imports, that of its static images included, and those that come with them
    /// by their headers; nil where not all is known.
    func imports(of image: Int) -> Set<String>? {
        var found: Set<String> = []
        let statics = inputs[image].compactMap { input -> Int? in
            if case .image(let index) = input.node, images[index].kind == .static { return index }
            return nil
        }
        for index in [image] + statics {
            guard let imports = images[index].imports else { return nil }
            found.formUnion(imports)
        }
        let named = Dictionary(grouping: libraries, by: \.name)
        return Set(reachable(from: found) { (named[$0] ?? []).flatMap(\.variants).flatMap(\.imports) })
    }

    /// Whether the project's own code in an image may use what its libraries define. It cannot where it imports
    /// nothing but modules of the system.
    func ownCodeMayUseLibraries(_ image: Int) -> Bool {
        imports(of: image)?.contains { !SystemModules.contains($0) } ?? true
    }

    /// Names of libraries that an image links without being told to, each with the reason.
    func autolinkedNames(_ image: Int) -> [String: String] {
        var names: [String: String] = [:]
        for module in (imports(of: image) ?? []) { names[module] = "a source imports \(module.quoted)" }
        for library in libraries where names[library.name] != nil {
            for wish in library.moduleMapWishes {
                names[wish.name] = "the module map of \(library.name.quoted) requires it"
            }
        }
        for library in staticLibraries(of: image).map(\.library) {
            for wish in libraries[library].autolinkWishes {
                names[wish.name] = "objects of \(libraries[library].name.quoted) require it"
            }
        }
        return names
    }
}

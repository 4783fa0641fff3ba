import DovetailBinaries
import DovetailFacts
import DovetailGraphs

/// A library or a framework that something asks the linker to link.
struct LinkRequest: Hashable, Comparable {
    var name: String
    var isFramework: Bool

    init(_ link: ModuleMapLink) { (name, isFramework) = (link.name, link.isFramework) }

    /// Nil for an option that names none.
    init?(option: [String]) {
        guard let option = LinkerOption.read(option).first else { return nil }
        switch option.meaning {
        case .framework: (name, isFramework) = (option.name, true)
        case .library: (name, isFramework) = (option.name, false)
        default: return nil
        }
    }

    /// The name without a version: `stdc++` for `stdc++.6`.
    var plainName: String { loadedName(name) }

    static func < (left: LinkRequest, right: LinkRequest) -> Bool {
        (left.isFramework ? 1 : 0, left.name) < (right.isFramework ? 1 : 0, right.name)
    }

    /// Whether every Apple linker call or the toolchain includes it.
    var isAlwaysThere: Bool {
        guard !isFramework else { return false }
        return ["System", "objc", "c", "m", "c++", "clang_rt"].contains(plainName) || name.hasPrefix("swift")
    }

    /// Whether it may be a system library.
    var isOfSystem: Bool {
        isFramework ? SystemModules.contains(name) : isAlwaysThere || SystemLibraries.contains(plainName)
    }
}

extension LibraryBundle {
    /// The links in its module maps, without duplicates.
    var moduleMapRequests: [LinkRequest] { Set(variants.flatMap(\.links).map { LinkRequest($0) }).sorted() }

    /// The autolink options of its objects, without duplicates.
    var autolinkRequests: [LinkRequest] {
        let options = Set(slices.filter { $0.linkage == .static }.flatMap(\.images).flatMap(\.autolink))
        return Set(options.compactMap { LinkRequest(option: $0) }).sorted()
    }
}

extension LibraryBundle {
    /// The links that its objects request and that are not known system libraries, with the classes missing from those
    /// objects.
    ///
    /// A linker only warns about an option that names nothing, so a link counts only if a class is also missing:
    /// modules and libraries often have different names.
    ///
    /// - Parameter classes: the classes that are defined.
    func unknownRequests(classes: Set<String>) -> [LinkRequest: Set<String>] {
        var wanted: [LinkRequest: Set<String>] = [:]
        for object in slices.flatMap(\.images) where object.kind == .object {
            let missing = (object.undefined ?? []).filter { !$0.isWeak }.compactMap { SystemClasses.ownClass($0.name) }
                .filter { !classes.contains($0) }
            guard !missing.isEmpty else { continue }
            for request in Set(object.autolink.compactMap { LinkRequest(option: $0) }) where !request.isOfSystem {
                wanted[request, default: []].formUnion(missing)
            }
        }
        return wanted
    }
}

extension LinkGraph {
    /// The modules that the code of an image imports, including its static images, and those that come with them
    /// through their headers; nil if some are unknown.
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

    /// Whether the project's own code in an image may use definitions of its libraries. It cannot if it imports only
    /// system modules.
    func ownCodeMayUseLibraries(_ image: Int) -> Bool {
        imports(of: image)?.contains { !SystemModules.contains($0) } ?? true
    }

    /// Names of libraries that an image links implicitly, each with the reason.
    func autolinkedNames(_ image: Int) -> [String: String] {
        var names: [String: String] = [:]
        for module in (imports(of: image) ?? []) { names[module] = "a source imports \(module.quoted)" }
        for library in libraries where names[library.name] != nil {
            for request in library.moduleMapRequests {
                names[request.name] = "the module map of \(library.name.quoted) requires it"
            }
        }
        for library in staticLibraries(of: image).map(\.library) {
            for request in libraries[library].autolinkRequests {
                names[request.name] = "objects of \(libraries[library].name.quoted) require it"
            }
        }
        return names
    }
}

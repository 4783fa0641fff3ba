import DovetailBasics
import Foundation

/// What an XcodeGen specification says differently than the project generated from it.
struct XcodeGenDifference {
    /// In words for people.
    private(set) var texts: [String] = []

    init(_ specification: XcodeProject, _ project: XcodeProject) {
        guard specification.gap == nil, project.gap == nil else { return }
        let written = Dictionary(project.targets.map { ($0.name, $0) }) { first, _ in first }
        let own = Set(specification.targets.map(\.name))
        for target in specification.targets {
            guard let other = written[target.name] else {
                texts.append("\(project.path) has no target '\(target.name)', which \(specification.path) declares")
                continue
            }
            let added = target.files.filter { !other.compiles($0) }.sorted()
            let removed = other.files.filter { !target.compiles($0) }.sorted()
            if let text = Self.text("does not list", added) {
                texts.append("\(project.path) \(text) in '\(target.name)'")
            }
            if let text = Self.text("lists", removed) {
                texts.append("\(project.path) \(text) in '\(target.name)', unlike \(specification.path)")
            }
            texts += Self.dependencies(of: target, specification: specification, other: other, project: project)
        }
        for name in written.keys.sorted() where !own.contains(name) {
            texts.append("\(project.path) has a target '\(name)', which \(specification.path) does not declare")
        }
        if !texts.isEmpty {
            texts.append(
                "\(project.path) is out of date and is used unchanged; `xcodegen generate` updates it from \(specification.path)"
            )
        }
    }

    /// How the dependencies and embedded products of a target differ.
    private static func dependencies(
        of target: XcodeTarget, specification: XcodeProject, other: XcodeTarget, project: XcodeProject
    ) -> [String] {
        guard let own = names(target.dependencies, specification), let written = names(other.dependencies, project)
        else {
            return []
        }
        func text(_ verb: String, _ names: Set<String>) -> String? {
            // What `pod install` adds.
            let names = names.filter { !$0.hasPrefix("Pods") }.sorted().map { "'\($0)'" }
            return names.isEmpty
                ? nil
                : "\(project.path) \(verb) \(names.joined(separator: ", ")) in '\(target.name)', unlike "
                    + "\(specification.path)"
        }
        var texts = [text("does not use", own.subtracting(written)), text("uses", written.subtracting(own))]
        if let own = target.embeds.flatMap({ names($0, specification) }),
            let written = other.embeds.flatMap({ names($0, project) })
        {
            texts += [text("does not embed", own.subtracting(written)), text("embeds", written.subtracting(own))]
        }
        return texts.compactMap(\.self)
    }

    /// The names of dependencies; nil if one of them is unknown.
    private static func names(_ dependencies: [XcodeDependency], _ project: XcodeProject) -> Set<String>? {
        var names: Set<String> = []
        for dependency in dependencies {
            switch dependency.target {
            case .target(let id):
                guard let target = project.targets.first(where: { $0.id == id }) else { return nil }
                names.insert(target.name)
            case .foreign(_, _, let name), .product(let name, _), .system(let name): names.insert(name)
            case .built(let path), .library(let path): names.insert(XcodeTargetReader.libraryName(path))
            }
        }
        return names
    }

    private static func text(_ verb: String, _ files: [String]) -> String? {
        guard let first = files.first else { return nil }
        let current = FileManager.default.currentDirectoryPath
        let more = files.count > 1 ? " and \(counted(files.count - 1, noun: "more file"))" : ""
        return "\(verb) \(relativePath(first, to: current))\(more)"
    }

    /// The index of the project that was generated from each specification; nil if it is not there.
    static func generated(_ specifications: [XcodeProject], _ projects: [XcodeProject]) -> [Int?] {
        specifications.map { specification in
            let folder = parentFolder(specification.path)
            let beside = projects.indices.filter { parentFolder(projects[$0].path) == folder }
            let name = (try? XcodeGenSpec(specification.path).name).map { "\($0).xcodeproj" }
            return beside.first { projects[$0].path.lastComponent == name }
        }
    }
}

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

    private static func text(_ verb: String, _ files: [String]) -> String? {
        guard let first = files.first else { return nil }
        let current = FileManager.default.currentDirectoryPath
        let more = files.count > 1 ? " and \(counted(files.count - 1, "more file"))" : ""
        return "\(verb) \(relativePath(first, to: current))\(more)"
    }

    /// The index of the project that was generated from each specification; nil if it is not there.
    static func generated(_ specifications: [XcodeProject], _ projects: [XcodeProject]) -> [Int?] {
        specifications.map { specification in
            let folder = parentFolder(specification.path)
            let beside = projects.indices.filter { parentFolder(projects[$0].path) == folder }
            let name = (try? XcodeGenSpec(specification.path).name).map { "\($0).xcodeproj" }
            return beside.first { projects[$0].path.split(separator: "/").last.map(String.init) == name }
        }
    }
}

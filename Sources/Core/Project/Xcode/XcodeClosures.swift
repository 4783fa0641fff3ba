import DovetailBasics
import DovetailFacts
import DovetailGraphs
import DovetailSwiftCode

/// Which libraries of Xcode projects go into which of their programs.
struct XcodeClosures {
    /// The libraries that each module depends on, by the modules' ids.
    private var declared: [String: Set<String>] = [:]
    /// The ids of the libraries, by the names that imports use.
    private var named: [String: Set<String>] = [:]
    private var libraries: Set<String> = []
    private let files: [String: [String]]

    init(_ project: Project) {
        let index = XcodeTargetIndex(project.xcodeProjects)
        files = project.files.reduce(into: [:]) { files, file in
            for module in file.modules { files[project.modules[of: module].id, default: []].append(file.path) }
        }
        for (number, xcode) in project.xcodeProjects.enumerated() {
            for target in xcode.targets where !target.isTest {
                let id = xcode.module(of: target).id
                if target.kind == .library {
                    libraries.insert(id)
                    named[target.module, default: []].insert(id)
                }
                for dependency in target.dependencies {
                    guard let found = index.target(dependency.target, in: number), found.target.kind == .library else {
                        continue
                    }
                    let other = index.projects[found.project].module(of: found.target).id
                    declared[id, default: []].insert(other)
                }
            }
        }
    }

    /// The libraries that a program neither depends on nor imports, directly or through others.
    ///
    /// - Parameter program: the id of the program's module.
    /// - Complexity: reads the imports of the program only if it does not depend on all libraries.
    func unlinked(by program: String) -> Set<String> {
        var linked = Set(reachable(from: [program]) { Array(declared[$0] ?? []) })
        var read: Set<String> = []
        // An import that no dependency declares links its module, too.
        while !libraries.isSubset(of: linked), !linked.isSubset(of: read) {
            let new = linked.subtracting(read)
            read.formUnion(new)
            let imported = ImportReader.read(new.flatMap { files[$0] ?? [] }.sorted()).flatMap(\.imports)
            let found = Set(imported.map(\.module)).flatMap { named[$0] ?? [] }
            linked.formUnion(reachable(from: found) { Array(declared[$0] ?? []) })
        }
        return libraries.subtracting(linked)
    }
}

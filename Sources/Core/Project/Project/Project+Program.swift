import DovetailBasics
import DovetailSwiftCode
package import DovetailFacts

/// One program of a project.
extension Project {
    /// Makes a module of the graph the home, and drops the files of modules that it does not depend on, which belong to
    /// other programs. The files must be assigned to the modules of the graph.
    ///
    /// - Throws: `InputError` if there is no such module.
    package mutating func keepProgram(ofTarget name: String, among graph: [ProjectModule]) throws {
        let home = try home(ofTarget: name, among: graph)
        guard let closure = modules[of: home].closure else { return }
        self.home = home
        // A program that owns a file which this one compiles, too, is still another program.
        let left = moduleIDs.filter { index in
            let module = modules[of: index]
            return index != home && module.closure != nil && (module.isProgram || !closure.contains(module.id))
        }
        keepProgram(of: home, without: Set(left))
    }

    /// The module of a target.
    ///
    /// - Throws: `InputError` if there is no such module.
    package func home(ofTarget name: String, among graph: [ProjectModule]) throws -> ModuleID {
        let names = Set([name, moduleName(name)] + graph.filter { $0.target == name }.map(\.name))
        let found = moduleIDs.filter { names.contains(modules[of: $0].name ?? "") && modules[of: $0].closure != nil }
        guard let home = found.first(where: { modules[of: $0].isProgram }) ?? found.first else {
            let known = graph.filter { $0.kind != .test }.map(\.name).sorted().joined(separator: ", ")
            throw InputError(
                known.isEmpty
                    ? "no target is called '\(name)': no manifest among the inputs declares targets"
                    : "no target is called '\(name)', or it has no Swift files; known targets: \(known)")
        }
        return home
    }

    /// Drops the files of modules that do not belong to the home's program. A file that such a module shares with
    /// others becomes one of those.
    mutating func keepProgram(of home: ModuleID, without left: Set<ModuleID>) {
        let sharesFiles = files.contains { !$0.others.isEmpty && $0.modules.contains(home) }
        for index in files.indices where left.contains(files[index].module) {
            let file = files[index]
            let others = file.others.filter { !left.contains($0) }
            guard let taker = others.contains(home) ? home : others.first else { continue }
            files[index] = SourceFile(path: file.path, module: taker, others: others.filter { $0 != taker })
        }
        if sharesFiles, !files.contains(where: { $0.module != home && $0.others.contains(home) }) {
            modules[of: home].isExact = true
        }
        files.removeAll { left.contains($0.module) }
    }
}

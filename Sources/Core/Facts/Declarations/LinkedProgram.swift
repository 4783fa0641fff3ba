import DovetailBasics
import DovetailDiagnostics

/// An app, an extension or a tool of a project, with the modules that are linked into it.
package struct LinkedProgram: Sendable {
    /// Its name. Several, sorted, for programs that do not differ in what was read of their containers.
    package var names: [String]
    /// The modules that they begin with.
    package var starts: [ModuleID]
    /// The project with the files of these modules only.
    package var program: Program
}

extension Program {
    /// The programs of the project that may use containers; empty if the dependencies of one are unknown, or if all
    /// that uses containers is linked into a single program.
    package var linkedPrograms: [LinkedProgram] {
        let starts = allStarts
        var relevant: Set<ModuleID> = []
        for index in starts.isEmpty ? Identifiers(count: 0) : modules.ids {
            for file in modules[index].files where !file.containers.isEmpty {
                relevant.insert(index)
                relevant.formUnion(sharedFiles[file.path] ?? [])
            }
        }
        if starts.count == 1, relevant.allSatisfy({ isLinked($0, into: starts[0]) || modules[$0].module.isTest }) {
            return []
        }
        // Files without facts name functions, too.
        let naming = bodyUses.value.values.reduce(into: relevant) { $0.formUnion($1.namingModules ?? []) }
        let parts = Dictionary(grouping: starts) { start in
            Part(
                modules: naming.filter { isLinked($0, into: start) },
                platforms: modules[start].module.conditions.platforms)
        }
        return linkedPrograms(parts.filter { !$0.key.modules.isDisjoint(with: relevant) }.map(\.value))
    }

    /// What distinguishes programs: the modules that are linked into them, and the platforms for which they are built.
    private struct Part: Hashable {
        var modules: Set<ModuleID>
        var platforms: [String]
    }

    /// The only program of the project as it is compiled; the project itself if it has several or none.
    package var compiledIntoOnlyProgram: Program {
        let starts = allStarts
        return starts.count == 1 ? compiled(into: starts[0]) : self
    }

    /// The programs of the project, each by itself, if some of its files are compiled into several modules; otherwise
    /// empty, and where `linkedPrograms` is empty.
    package var programsWithSharedFiles: [LinkedProgram] {
        sharedFiles.isEmpty ? [] : linkedPrograms(starts.map { [$0] })
    }

    /// The programs that begin with these modules, by name.
    private func linkedPrograms(_ starts: [[ModuleID]]) -> [LinkedProgram] {
        func name(_ index: ModuleID) -> String { modules[index].module.target ?? modules[index].module.name ?? "" }
        let named = starts.map { (starts: $0, names: $0.map(name).sorted()) }
        let sorted = named.sorted { one, other in
            // Two projects may have a program of one name each.
            if one.names == other.names { return one.starts.lexicographicallyPrecedes(other.starts) }
            return one.names.lexicographicallyPrecedes(other.names)
        }
        return sorted.map { LinkedProgram(names: $0.names, starts: $0.starts, program: part($0.starts)) }
    }

    /// The modules of the programs; empty if there are fewer than two, or if the dependencies of one are unknown.
    private var starts: [ModuleID] {
        let starts = allStarts
        return starts.count > 1 ? starts : []
    }

    /// The modules of the programs; empty if the dependencies of one are unknown.
    private var allStarts: [ModuleID] {
        let starts = modules.ids.filter { modules[$0].module.isProgram && !modules[$0].module.isTest }
        guard isWhole, starts.allSatisfy({ modules[$0].module.closure != nil }) else { return [] }
        return starts
    }

    /// The files of the only target to report on, with those of the modules that are linked into it; nil if there is no
    /// such target.
    package var pathsOfTarget: Set<String>? {
        guard let target else { return nil }
        let linked = Set(modules.ids.filter { isLinked($0, into: target) })
        return Set(
            modules.ids.flatMap { index in
                modules[index].files.lazy.map(\.path).filter { path in
                    linked.contains(index) || sharedFiles[path]?.contains(where: linked.contains) ?? false
                }
            })
    }

    /// Whether a program is one to report on.
    package func reports(on program: LinkedProgram) -> Bool {
        guard let target, modules[target].module.isProgram else { return true }
        return program.starts.contains(target)
    }

    /// Whether a program contains a file several times, and each of its globals with it.
    package func isRepeated(_ path: String) -> Bool {
        repeatedFiles.contains(path) || sharedFiles[path] != nil && starts.isEmpty
    }

    /// Whether a module is linked into a program: another program is not, although it may share files with it.
    package func isLinked(_ index: ModuleID, into program: ModuleID) -> Bool {
        index == program || !modules[index].module.isProgram && module(program, mayUse: index)
    }

    /// The part that is linked into some programs. Nothing in other modules calls its functions.
    private func part(_ starts: [ModuleID]) -> Program {
        let linked = Set(modules.ids.filter { index in starts.contains { isLinked(index, into: $0) } })
        var part = withSharedFiles(in: starts, besides: linked)
        let paths = Set(linked.flatMap { part.modules[$0].files.map(\.path) })
        part.isLinked = true
        for index in modules.ids {
            if !starts.contains(index) { part.modules[index].module.isProgram = false }
            if !linked.contains(index) { part.modules[index].files = [] }
        }
        if let first = starts.first { part = part.compiled(into: first) }
        part.bodyUses = Deferred(bodyUses.value.mapValues { $0.limited(to: linked, paths) })
        return part
    }
}

extension Program {
    /// The program with shared files in these modules, and not in others that compile them, too.
    ///
    /// - Parameter linked: more modules, which keep the files that they share, or take them over if none of `wanted`
    ///   compiles them.
    package func withSharedFiles(in wanted: [ModuleID], besides linked: Set<ModuleID> = []) -> Program {
        guard !sharedFiles.isEmpty else { return self }
        var result = self
        let all = linked.union(wanted)
        var moved: [ModuleID: Set<String>] = [:]
        let takers = wanted + linked.subtracting(wanted).sorted()
        var (whole, partial): (Set<ModuleID>, Set<ModuleID>) = ([], [])
        for index in modules.ids {
            for file in modules[index].files {
                guard let others = sharedFiles[file.path] else { continue }
                let takers = takers.filter { $0 == index || others.contains($0) }
                whole.formUnion(takers.filter(wanted.contains))
                if takers.count > 1 { result.repeatedFiles.insert(file.path) }
                guard !all.contains(index), let taker = takers.first else {
                    partial.formUnion(takers.filter { $0 != index })
                    continue
                }
                moved[index, default: []].insert(file.path)
                result.modules[taker].files.append(file)
                partial.formUnion(takers.dropFirst())
            }
        }
        for (index, paths) in moved { result.modules[index].files.removeAll { paths.contains($0.path) } }
        for index in whole.subtracting(partial) { result.modules[index].module.isExact = true }
        for index in all { result.modules[index].files.sort { $0.path < $1.path } }
        result.sharedFiles = [:]
        return result
    }
}

extension BodyUse {
    /// The uses in some modules, which consist of these files.
    fileprivate func limited(to modules: Set<ModuleID>, _ paths: Set<String>) -> BodyUse {
        var limited = self
        limited.callers.removeAll { !paths.contains($0.path) }
        if let namingModules { limited.isNamed = isNamed && !namingModules.isDisjoint(with: modules) }
        return limited
    }
}

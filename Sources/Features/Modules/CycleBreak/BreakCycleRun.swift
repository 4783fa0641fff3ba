import DovetailBasics
package import DovetailFacts
import DovetailGraphs
import DovetailProject
import DovetailSwiftCode
import Foundation

/// Everything that is needed to cut a cycle at one place, as values.
package struct BreakCycleRun {
    package let cut: CycleBreak
    package let uses: [ModuleUse]
    package let used: DeclaredModule
    package let plan: InterfacePlan
    /// Why the cut cannot be written, in order.
    package let obstacles: [CycleObstacle]
    /// The files of other modules that need the interface, by module.
    package let filesToImport: [ProjectModuleID: Set<String>]
    package let fileUses: [FileUse]
    package typealias FileUse = (path: String, text: String, uses: [ModuleUse], imports: [SourceChange])
    /// Whether the interface would be empty: an import of which nothing is used is only removed.
    package let isUnused: Bool

    package init(_ cut: CycleBreak) throws {
        self.cut = cut
        let modules = cut.linked.modules
        var texts: [ProjectModuleID: [(path: String, text: String)]] = [:]
        func files(_ index: ProjectModuleID) throws -> [(path: String, text: String)] {
            if let known = texts[index] { return known }
            let read = try modules[index].files.map { (path: $0, text: try SourceText.read($0)) }
            texts[index] = read
            return read
        }
        let user = InterfacePlan.Side(cut.fromName, try DeclarationReader.read(files(cut.from)))
        let used = InterfacePlan.Side(cut.toName, try DeclarationReader.read(files(cut.to)))
        let names = InterfaceNames(cut.toName)
        let reader = UseReader((user.name, user.declared), using: (used.name, used.declared))
        func fileUses(_ interface: String?) throws -> [FileUse] {
            try files(cut.from).map { path, text in
                let (uses, imports) = try reader.read(
                    path: path, text: text, replacingImportsBy: interface, seeing: .package)
                return (path, text, uses, imports)
            }
        }
        let found = try fileUses(names.interface)
        uses = found.flatMap(\.uses)
        let neighbours = try cut.neighbours.map { index in
            InterfacePlan.Neighbour(
                modules[index].name, types: try DeclarationReader.read(files(index)).types.mapValues(\.access),
                isFree: cut.isFree(index))
        }
        plan = InterfacePlan(user: user, used: used, uses: uses, neighbours: neighbours, exports: cut.exports)
        self.used = used.declared
        let outside = OutsideUses(plan)
        var obstacles = plan.obstacles
        var filesToImport: [ProjectModuleID: Set<String>] = [:]
        for index in cut.users {
            let declared = try DeclarationReader.read(files(index))
            let reader = UseReader((modules[index].name, declared), using: (user.name, user.declared))
            let uses = try files(index).map { path, text in
                let access = cut.access(ofFile: path, in: index)
                let read = try reader.read(path: path, text: text, replacingImportsBy: "", seeing: access)
                return (read.uses, access)
            }
            obstacles += outside.obstacles(InterfacePlan.Side(modules[index].name, declared), uses: uses)
            filesToImport[index] = outside.filesToImport(uses: uses)
        }
        self.filesToImport = filesToImport.filter { !$0.value.isEmpty }
        self.obstacles = Array(Set(obstacles)).sorted()
        isUnused = obstacles.isEmpty && plan.members.isEmpty && plan.names.types.isEmpty && plan.exports.isEmpty
        self.fileUses = isUnused ? try fileUses(nil) : found
    }

    /// Whether the program compiles without the imports, as far as the project's sources tell: nothing of the module is
    /// used, neither by name nor through another module, a conformance or a module that only it imports.
    package var isCertainlyUnused: Bool {
        guard isUnused, used.additions.isEmpty, !used.addsConformances else { return false }
        let linked = cut.linked
        guard !linked.modules[cut.to].hasOtherFiles, !linked.modules[cut.to].hasUnreadFiles else { return false }
        let others = linked.edges[of: cut.from].filter { $0 != cut.to }
        guard !others.contains(where: { cut.reaches($0, cut.to) }) else { return false }
        let loaded = reachable(from: others) { linked.edges[of: $0] } + [cut.from]
        let imported = Set(loaded.flatMap { linked.uses[of: $0].map(\.imported.module) } + [cut.fromName])
        return linked.uses[of: cut.to].allSatisfy { imported.contains($0.imported.module) }
    }

    /// The cycle, its cut, and the declarations used there.
    package var lines: [String] {
        var lines = cut.lines
        if cut.imports.isEmpty {
            lines.append(
                "'\(cut.fromName)' imports nothing from '\(cut.toName)': "
                    + cut.linked.modules[cut.from].removing(cut.toName))
            return lines
        }
        lines.append("what '\(cut.fromName)' uses from '\(cut.toName)':")
        let found = UseReport.lines(uses, of: used)
        lines += found.isEmpty ? ["  nothing by name"] : found
        let command = "dovetail modules break-cycle \(cut.fromName) \(cut.toName)"
        if let reason = cut.obstacle {
            lines.append("this has to be put behind an interface by hand: \(reason)")
        } else if isUnused {
            lines.append("`\(command) --apply` removes the import")
        } else if obstacles.isEmpty {
            lines.append("`\(command) --apply` puts it behind an interface")
        } else {
            lines.append("what prevents `\(command) --apply`:")
            lines += obstacles.map { "  \($0)" }
        }
        return lines
    }
}

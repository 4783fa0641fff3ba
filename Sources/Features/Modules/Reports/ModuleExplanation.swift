import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs

/// Everything that is known about a module: its declaration, its layer, its uses and users, and a path that reaches it.
package struct ModuleExplanation: Codable, Hashable, Sendable {
    /// A module that it uses, or that uses it.
    package struct Use: Codable, Hashable, Sendable {
        package var name: String
        /// The number of imports; 0 if only the manifest declares it.
        package var imports: Int
        package var isDeclared: Bool
        /// The ids of its findings.
        package var findings: [String]

        fileprivate init(_ name: String, _ edge: ModulePicture.Edge) {
            self.name = name
            imports = edge.imports
            isDeclared = edge.isDeclared
            findings = edge.findings + (edge.isCut ? [FindingID.moduleCycle.rawValue] : [])
        }

        fileprivate var line: String {
            let how = imports == 0 ? "declared but never imported" : imports == 1 ? "1 import" : "\(imports) imports"
            return "\(name) (\(([how] + (isDeclared ? [] : ["not declared"]) + findings).joined(separator: ", ")))"
        }
    }

    package var module: ModulePicture.Node
    package var uses: [Use]
    package var users: [Use]
    /// The names from an app to this module along a shortest path; empty if none reaches it.
    package var reachedBy: [String]

    /// The explanation of the module with this name; nil if the picture has none.
    package init?(_ name: String, in picture: ModulePicture) {
        guard let index = picture.nodes.firstIndex(where: { $0.name == name }) else { return nil }
        module = picture.nodes[index]
        uses = picture.edges.filter { $0.from == index }.map { Use(picture.nodes[$0.to].name, $0) }
        users = picture.edges.filter { $0.to == index }.map { Use(picture.nodes[$0.from].name, $0) }
        reachedBy = Self.way(to: index, picture).map { picture.nodes[$0].name }
    }

    /// The explanation as lines of text.
    package var lines: [String] {
        var head = "module"
        if module.kind != .library { head += " [\(module.kind.rawValue)]" }
        if let package = module.package { head += " of \(package)" }
        if let layer = module.layer { head += ", layer \(layer)" }
        let places = [module.location].compactMap(\.self) + (module.otherLocations ?? [])
        if !places.isEmpty { head += " (\(places.map(\.description).joined(separator: ", ")))" }
        return [module.name, "  \(head)"] + uses.map { "    uses: \($0.line)" }
            + users.map { "    used by: \($0.line)" }
            + (reachedBy.count > 1 ? ["    reached by: \(reachedBy.joined(separator: " → "))"] : [])
    }

    private static func way(to target: Int, _ picture: ModulePicture) -> [Int] {
        let next = Dictionary(grouping: picture.edges, by: \.from)
        let apps = picture.nodes.indices.filter { picture.nodes[$0].kind == .app }
        return shortestPath(from: apps, to: { $0 == target }, next: { (next[$0] ?? []).map(\.to) }) ?? []
    }
}

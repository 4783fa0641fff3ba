import DovetailBasics

extension TuistGraphReader {
    /// The dependencies of all targets in the newer shape, by project folder and target name.
    func edges(_ tree: JSONTree) throws -> [String: [String: [TuistDependency]]] {
        guard let dependencies = tree["dependencies"]?.pairs else {
            throw InputError("'dependencies' is not a list of keys and values")
        }
        let conditions = conditions(tree)
        var result: [String: [String: [TuistDependency]]] = [:]
        for (from, to) in dependencies {
            guard let target = from["target"], let name = target["name"]?.string, let folder = target["path"]?.string
            else { continue }
            guard let list = to.array else { throw InputError("the dependencies of '\(name)' are not a list") }
            var found = list.compactMap { dependency($0, folder: folder) }
            for index in found.indices {
                let edge = Edge(from: .target(name, folder: folder), to: found[index].kind)
                if let filters = conditions[edge] { found[index].filters = filters }
            }
            // Tuist stores them in a set, whose order differs between runs.
            result[folder, default: [:]][name] = found.sorted { "\($0.kind)" < "\($1.kind)" }
        }
        return result
    }

    private struct Edge: Hashable {
        var from: TuistDependency.Kind
        var to: TuistDependency.Kind
    }

    /// The platforms of the edges that have a condition.
    private func conditions(_ tree: JSONTree) -> [Edge: [String]] {
        var result: [Edge: [String]] = [:]
        for (key, value) in tree["dependencyConditions"]?.pairs ?? [] {
            guard let from = key["from"].flatMap({ dependency($0, folder: "") }),
                let to = key["to"].flatMap({ dependency($0, folder: "") })
            else { continue }
            result[Edge(from: from.kind, to: to.kind)] = Self.filters(
                value["condition"]?["_0"] ?? value["condition"] ?? value)
        }
        return result
    }
}

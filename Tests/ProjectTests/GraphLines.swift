import DovetailFacts

extension ProjectGraph {
    /// A line for each module with all its dependencies, for comparisons.
    var lines: [String] {
        modules.map { module in
            let names = module.dependencies.map { dependency in
                let name: String =
                    switch dependency.target {
                    case .module(let name, let package): "\(package ?? "?").\(name)"
                    case .product(let name, let package): "+\(package.map { $0 + "." } ?? "")\(name)"
                    case .system(let name): "@\(name)"
                    }
                return name + (dependency.condition.map { "(\($0))" } ?? "")
            }
            return "\(module.package ?? "?").\(module.name) \(module.kind.rawValue): \(names.joined(separator: " "))"
        }
    }
}

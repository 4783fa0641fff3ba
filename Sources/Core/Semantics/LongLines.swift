import DovetailBasics
package import DovetailDiagnostics
import DovetailFacts

/// Declarations that refer to each other in chains too long to follow: typealiases of typealiases, and inheritance
/// among classes and protocols.
///
/// All code that follows names recursively checks this first.
package struct LongLines {
    /// The types that are too far up a chain; their inheritance is ignored.
    package private(set) var types: Set<Int> = []
    /// The places of the typealiases that are too far up a chain; their targets are ignored.
    package private(set) var aliases: Set<SourceLocation> = []

    /// Longer chains of declarations are not followed.
    package static let limit = 128

    package init() {}

    package init(_ symbols: SymbolTable) {
        let all = symbols.types.count + symbols.aliases.count
        guard all > Self.limit else { return }
        let next = inParallel(Array(0..<all), ifOver: 500) { symbols.next(of: $0) }
        let depths = Self.depths(next)
        for node in 0..<all where depths[node] > Self.limit {
            if node < symbols.types.count {
                types.insert(node)
            } else {
                aliases.insert(symbols.aliases[node - symbols.types.count].fact.location)
            }
        }
    }

    /// The length of the longest chain that starts at each declaration; a cycle ends a chain.
    private static func depths(_ next: [[Int]]) -> [Int] {
        var depths = Array(repeating: 0, count: next.count)
        var isEntered = Array(repeating: false, count: next.count)
        for start in next.indices where !isEntered[start] {
            var path = [(node: start, next: next[start])]
            isEntered[start] = true
            while let last = path.last {
                if let below = last.next.last {
                    path[path.count - 1].next.removeLast()
                    guard !isEntered[below] else {
                        depths[last.node] = max(depths[last.node], depths[below])
                        continue
                    }
                    isEntered[below] = true
                    path.append((below, next[below]))
                } else {
                    path.removeLast()
                    depths[last.node] += 1
                    if let above = path.last { depths[above.node] = max(depths[above.node], depths[last.node]) }
                }
            }
        }
        return depths
    }
}

extension SymbolTable {
    /// The declarations that one refers to, types before aliases.
    fileprivate func next(of node: Int) -> [Int] {
        if node < types.count {
            let clauses = types[node].fact.inherits + extensions[node].flatMap(\.fact.inherits)
            return Set(clauses.flatMap { nodes(of: $0.shape, in: types[node].inside) }).sorted()
        }
        let alias = aliases[node - types.count]
        return Set(nodes(of: alias.fact.target.shape, in: alias.context, withArguments: true)).sorted()
    }

    private func nodes(of shape: TypeShape, in context: LookupContext, withArguments: Bool = false) -> [Int] {
        var found: [Int] = []
        func visit(_ shape: TypeShape) {
            guard let path = shape.path else {
                _ = shape.mapped {
                    visit($0)
                    return $0
                }
                return
            }
            switch inheritedMeaning(of: path, in: context) {
            case .types(let types): found += types
            case .alias(let alias): found += aliasNumbers[alias.fact.location].map { [types.count + $0] } ?? []
            case .named, .external, .open: break
            }
            if withArguments { shape.allArguments.forEach(visit) }
        }
        visit(shape)
        return found
    }

    /// A finding for each file with a chain that is too long, at the first such place.
    package var longLineFindings: [Finding] {
        let places = longLines.types.map { types[$0].fact.location } + longLines.aliases
        return Dictionary(grouping: places, by: \.path).values.compactMap { $0.min() }.map { place in
            Finding(
                .unreadableSource, at: place,
                "this chain of superclasses, protocols or type aliases is longer than \(LongLines.limit), so Dovetail "
                    + "does not follow it",
                help: "shorten the chain by naming its last type earlier; until then, nothing that depends on this "
                    + "file is checked")
        }
    }
}

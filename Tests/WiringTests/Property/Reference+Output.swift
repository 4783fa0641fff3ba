extension Reference {
    /// The limits on paths when values are read: how often a component may occur, and the length.
    static let rounds = 2
    static let length = 12

    /// The expected output: each need of each component on each path down from a root. Nil if there are too many paths.
    func output() -> [String]? {
        var lines: [String] = []
        var steps = 0
        func walk(_ path: [Int]) {
            steps += 1
            guard let last = path.last, steps < 1_500 else { return }
            for need in program.allNeeds(last) {
                for requirement in need.requirements { lines += show(requirement, of: need, path) }
            }
            for edge in program.edges(last) where path.count < Self.length {
                if path.filter({ $0 == edge.child }).count < Self.rounds { walk(path + [edge.child]) }
            }
        }
        for root in program.roots { walk([root.id]) }
        return steps < 1_500 ? lines.sorted() : nil
    }

    private func show(_ requirement: ProgramRequirement, of need: ProgramProtocol, _ path: [Int]) -> [String] {
        guard case .value(let value, _) = answer(requirement, path) else { return ["unmet"] }
        let place = path.map(String.init).joined(separator: ">")
        let line = "\(place) \(need.name).\(requirement.name) = \(value)"
        return requirement.isSettable
            ? [line, "\(place) \(need.name).\(requirement.name) set = -\(requirement.id)"] : [line]
    }
}

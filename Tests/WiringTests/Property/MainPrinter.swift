/// Writes the program's main file: it walks down every path and prints what each component gets.
struct MainPrinter {
    let program: Program

    var lines: [String] {
        var lines = [
            "final class Output { var lines: [String] = [] }",
            "func mayWalk(_ path: [Int], _ child: Int) -> Bool {",
            "    path.count < \(Reference.length) && path.filter { $0 == child }.count < \(Reference.rounds)",
            "}",
        ]
        for component in program.components where component.isConcrete { lines += walkLines(component) }
        lines += ["func run() async throws {", "    let output = Output()"]
        for root in program.roots {
            var speller = TypeSpeller(program, program.home, item: 200_000 + root.id)
            lines.append(
                "    try await walk\(root.id)(\(speller.component(root.id))(), [\(root.id)], output)")
        }
        return lines + [
            "    print(output.lines.sorted().joined(separator: \"\\n\"))", "}", "try await run()",
        ]
    }

    private func walkLines(_ component: ProgramComponent) -> [String] {
        var speller = TypeSpeller(program, program.home, item: 200_000 + component.id)
        var lines = [
            "func walk\(component.id)(_ c: \(speller.component(component.id)), _ path: [Int], _ output: Output) async throws {",
            "    let place = path.map { \"\\($0)\" }.joined(separator: \">\")",
        ]
        if program.allNeeds(component.id).isEmpty { lines.removeLast() }
        for needs in program.allNeeds(component.id) {
            lines += [
                "    do {", "        let d: any \(speller.needs(needs.id)) = c.dependency", "        _ = d",
            ]
            for requirement in needs.requirements {
                lines += useLines(requirement, needs, component, &speller).map { "        \($0)" }
            }
            lines.append("    }")
        }
        for edge in program.edges(component.id) {
            let child = EdgePrinter(program: program, edge: edge, block: 0).use("c")
            let walk = "try await walk\(edge.child)(\(child), path + [\(edge.child)], output)"
            lines.append("    if mayWalk(path, \(edge.child)) { \(walk) }")
        }
        return lines + ["}"]
    }

    private func useLines(
        _ requirement: ProgramRequirement, _ needs: ProgramProtocol, _ component: ProgramComponent,
        _ speller: inout TypeSpeller
    ) -> [String] {
        let label = "\\(place) \(needs.name).\(requirement.name)"
        let isOwn = program.lineage(component.id).flatMap(\.providers).contains {
            $0.name == requirement.name
        }
        let isPlain = requirement.form == .property && requirement.effects == .none
        // Through the component itself, if it has no member with that name.
        let owner = isPlain && !isOwn && speller.random.chance(30) ? "c" : "d"
        let member = "\(owner).\(MemberText(requirement.form).use(requirement.name))"
        let name = "v\(requirement.id)"
        let number = requirement.type.number(of: name)
        var lines = [
            "let \(name) = \(requirement.effects.calls)\(member)",
            "output.lines.append(\"\(label) = \\(\(number))\")",
        ]
        if requirement.isSettable {
            let new = speller.value(requirement.type, -requirement.id)
            lines += ["d.\(requirement.name) = \(new)", "let w\(requirement.id) = d.\(requirement.name)"]
            let number = requirement.type.number(of: "w\(requirement.id)")
            lines.append("output.lines.append(\"\(label) set = \\(\(number))\")")
            // Restores the value: other paths lead to the same owner.
            lines.append("d.\(requirement.name) = \(name)")
        }
        return lines
    }
}

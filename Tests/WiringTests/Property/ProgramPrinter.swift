/// Writes a program as Swift sources, the same text for the same part whatever else changes.
struct ProgramPrinter {
    let program: Program

    static func sources(_ program: Program) -> ProgramSources {
        let printer = ProgramPrinter(program: program)
        return ProgramSources(files: program.modules.indices.flatMap { printer.files(of: $0) })
    }

    private func files(of module: Int) -> [ProgramSources.File] {
        let name = program.modules[module]
        var random = SplitMix(program.seed, 900_000 + module)
        let names = ["Parts", "Screens", "Needs", "Zone"].shuffled(using: &random)
        var files = names.prefix(random.number(1...3)).map {
            ProgramSources.File(path: "\(name)/\($0).swift", lines: header(module))
        }
        for (item, block) in blocks(of: module) {
            // By what the block is, so that a mutation elsewhere does not move it.
            var place = SplitMix(program.seed, item)
            let file = place.number(0...(files.count - 1))
            files[file].lines += block + [SourceLine("")]
        }
        if module == program.home {
            let main = header(module) + MainPrinter(program: program).lines.map { SourceLine($0) }
            files.append(ProgramSources.File(path: "\(name)/main.swift", lines: main))
        }
        return files
    }

    private func header(_ module: Int) -> [SourceLine] {
        let modules = ["Dovetail"] + program.modules[..<module]
        return modules.sorted().map { SourceLine("import \($0)") } + [SourceLine("")]
    }

    private func blocks(of module: Int) -> [(item: Int, lines: [SourceLine])] {
        var blocks: [(item: Int, lines: [SourceLine])] = []
        for (index, block) in ValueType.declarations(module: module).enumerated() {
            blocks.append((800_000 + index, block.map { SourceLine($0) }))
        }
        for (index, alias) in program.aliases.enumerated() where alias.module == module {
            // Not by way of another alias.
            let others = Program(seed: program.seed, modules: program.modules)
            var speller = TypeSpeller(others, module, item: 700_000 + index)
            let line = SourceLine("public typealias \(alias.name) = \(speller.type(alias.type))")
            blocks.append((700_000 + index, [line]))
        }
        for needs in program.protocols where needs.module == module {
            blocks.append((600_000 + needs.id, protocolLines(needs)))
        }
        for component in program.components {
            let printer = ComponentPrinter(program: program, component: component)
            if component.module == module {
                blocks.append((500_000 + component.id, printer.classLines.map { SourceLine($0) }))
            }
            for (item, lines) in printer.extensions(in: module) {
                blocks.append((item, lines.map { SourceLine($0) }))
            }
        }
        return blocks
    }

    // MARK: Dependency protocols

    private func protocolLines(_ needs: ProgramProtocol) -> [SourceLine] {
        var speller = TypeSpeller(program, needs.module, item: 600_000 + needs.id)
        var parents = needs.inherits.map { speller.needs($0) }
        if needs.isDependency {
            parents.append(speller.random.pick(["Dependency", "Dependency", "Dovetail.Dependency"]))
        }
        if parents.isEmpty { parents = ["AnyObject"] }
        let access = needs.access == .internal ? "" : "\(needs.access.word) "
        var lines = [SourceLine("\(access)protocol \(needs.name): \(parents.joined(separator: ", ")) {")]
        for requirement in needs.requirements {
            if speller.random.chance(15) {
                lines.append(SourceLine("    // var \(requirement.name): Never { get }"))
            }
            lines.append(SourceLine("    " + text(requirement, &speller), [requirement.id]))
        }
        lines.append(SourceLine("}"))
        for requirement in needs.requirements {
            guard let standard = requirement.standard else { continue }
            let value = speller.value(requirement.type, standard)
            let head = MemberText(requirement.form).head(requirement.name, speller.type(requirement.type))
            lines += ["\(access)extension \(needs.name) {", "    \(head) { \(value) }", "}"].map {
                SourceLine($0)
            }
        }
        return lines
    }

    private func text(_ requirement: ProgramRequirement, _ speller: inout TypeSpeller) -> String {
        let member = MemberText(requirement.form)
        let type = speller.type(requirement.type)
        guard requirement.form == .property else {
            return member.head(requirement.name, type, requirement.effects)
        }
        let accessors = requirement.isSettable ? "get set" : "get\(requirement.effects.words)"
        return "\(member.head(requirement.name, type)) { \(accessors) }"
    }
}
